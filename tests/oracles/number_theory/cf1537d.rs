use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    let n = match random.between(0, 2) {
        0 => 1 << random.between(0, 9),
        _ => random.between(1, 300),
    };
    format!("2\n{n}\n{}\n", random.between(1, 300))
}

fn largest(random: &mut Random) -> Vec<String> {
    let most = 1_000_000_000;
    let mut number = || match random.between(0, 1) {
        0 => 1 << random.between(0, 29),
        _ => most - random.between(0, 9),
    };
    let numbers = (0..10_000).map(|_| format!("{}\n", number()));
    vec![format!("10000\n{}", numbers.collect::<String>())]
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|&n: &u64| {
        let divisors = (2..n).filter(|divisor| n % divisor == 0);
        divisors.map(|divisor| n - divisor).collect()
    });
    for _ in 0..input.read() {
        let wins = search.wins(&input.read());
        output.line(either(wins, "Alice", "Bob"));
    }
}
