use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    cases(3, || {
        let n = random.between(1, 60);
        // Every other heap is lost.
        let lost = random.between(0, 1) == 1;
        format!("{}\n", if lost { 6 * n } else { n })
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    let heaps = random.list(100_000, 49_000_000, 50_000_000);
    let lines = line(&heaps).replace(' ', "\n");
    vec![format!("100000\n{lines}\n")]
}

/// Whether no more than one prime divides the number.
fn is_prime_power(number: u64) -> bool {
    let mut rest = number;
    if let Some(prime) = (2..=number).find(|divisor| number % divisor == 0) {
        while rest % prime == 0 {
            rest /= prime;
        }
    }
    rest == 1
}

fn solve(input: &mut Input, output: &mut Output) {
    let takes: Vec<u64> = (1..=360).filter(|&take| is_prime_power(take)).collect();
    let mut search = Search::normal(|&heap: &u64| {
        let possible = takes.iter().filter(|&&take| take <= heap);
        possible.map(|take| heap - take).collect()
    });
    for _ in 0..input.read() {
        let won = search.wins(&input.read());
        output.line(either(won, "October wins!", "Roy wins!"));
    }
}
