use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 1000, 256) }

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 4);
    // Two primes with like exponents are often a lost position.
    let small = |random: &mut Random| 1 << random.between(0, 3);
    let numbers: Vec<u64> = match random.between(0, 2) {
        0 => random.list(n, 1, 40),
        1 => (0..n)
            .map(|_| random.between(1, 60))
            .map(|x| x * x)
            .collect(),
        _ => {
            let powers: Vec<u64> = (0..n).map(|_| small(random)).collect();
            let cubes = powers.iter().map(|power| 3u64.pow(power.trailing_zeros()));
            let mut numbers: Vec<u64> = powers.iter().copied().chain(cubes).collect();
            if random.between(0, 1) == 0 {
                numbers.pop();
            }
            numbers
        }
    };
    counted(&numbers)
}

fn largest(random: &mut Random) -> Vec<String> {
    let most = 1_000_000_000;
    let mut powers = Vec::new();
    for prime in [2u64, 3, 5, 7, 11, 13, 17] {
        let own = (1..).map(|exponent| prime.pow(exponent));
        powers.extend(own.take_while(|&power| power <= most));
    }
    powers.resize(100, 999_999_937); // A prime.
    let some: Vec<u64> = (0..100).map(|_| 1 << random.between(0, 29)).collect();
    let lists = [
        powers,
        some,
        vec![999_999_937; 100],
        random.list(100, most - 999, most),
    ];
    lists.map(|list| format!("100\n{}\n", line(&list))).into()
}

fn solve(input: &mut Input, output: &mut Output) {
    let n = input.read();
    let numbers: Vec<u64> = input.read_list(n);
    let is_prime = |number: &u64| (2..*number).all(|divisor| number % divisor != 0);
    let most = numbers.iter().copied().max().expect("a number");
    let divides_some = |prime: &u64| numbers.iter().any(|number| number % prime == 0);
    let primes = (2..=most).filter(divides_some).filter(is_prime);
    let primes: Vec<u64> = primes.collect();
    let mut search = Search::normal(|numbers: &Vec<u64>| {
        let mut options = Vec::new();
        for prime in &primes {
            for power in (1..).map(|k| prime.pow(k)) {
                if numbers.iter().all(|number| number % power != 0) {
                    break;
                }
                let divide = |&number: &u64| match number % power {
                    0 => number / power,
                    _ => number,
                };
                options.push(numbers.iter().map(divide).collect());
            }
        }
        options
    });
    let wins = search.wins(&numbers);
    output.line(either(wins, "Mojtaba", "Arpa"));
}
