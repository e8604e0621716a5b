use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 1000, 64) }

fn generate(random: &mut Random) -> String {
    let mut primes = vec![2, 3, 5, 7, 11, 13, 17, 19, 101, 1_000_000_007, 999_999_937];
    random.shuffle(&mut primes);
    primes.truncate(random.between(1, 6));
    let n = random.between(1, 120);
    format!("{n} {}\n{}\n", primes.len(), line(&primes))
}

fn largest(_: &mut Random) -> Vec<String> {
    let is_prime = |n: &u64| (2..*n).take_while(|d| d * d <= *n).all(|d| n % d > 0);
    let least: Vec<u64> = (2..).filter(is_prime).take(16).collect();
    let below = (2..1_000_000_000).rev();
    let greatest: Vec<u64> = below.filter(is_prime).take(16).collect();
    [least, greatest]
        .iter()
        .map(|primes| format!("1000000000 16\n{}\n", line(primes)))
        .collect()
}

fn solve(input: &mut Input, output: &mut Output) {
    let n: u64 = input.read();
    let m = input.read();
    let primes: Vec<u64> = input.read_list(m);
    let divisible = |number: &u64| primes.iter().any(|prime| number % prime == 0);
    output.line((1..=n).filter(divisible).count());
}
