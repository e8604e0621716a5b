use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 3);
    // Many of them have a factor 8.
    let mut numbers: Vec<u64> = random.list(n, 2, 60);
    for number in &mut numbers {
        if random.between(0, 1) == 0 {
            *number *= 8;
        }
    }
    counted(&numbers)
}

fn largest(random: &mut Random) -> Vec<String> {
    // 9973 is the greatest prime below 10^4.
    let powers = vec![8192; 99];
    [vec![9973; 100], powers, random.list(100, 2, 10_000)]
        .map(|numbers| counted(&numbers))
        .to_vec()
}

fn quotients(number: u64) -> Vec<u64> {
    let is_prime = |p: &u64| (2..*p).all(|factor| p % factor != 0);
    let mut quotients = Vec::new();
    for p in (2..=number).filter(|p| number % p == 0).filter(is_prime) {
        quotients.push(number / p);
        if number % (p * p) == 0 {
            quotients.push(number / p / p);
        }
    }
    quotients
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|numbers: &Vec<u64>| {
        let mut options = change_one(numbers, quotients);
        for option in &mut options {
            option.sort_unstable();
        }
        options
    });
    let won = search.wins(&input.read_counted());
    output.line(either(won, "Alice", "Bob"));
}
