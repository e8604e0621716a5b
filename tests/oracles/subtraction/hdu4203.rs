use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    let mut input = "3\n".to_string();
    for _ in 0..3 {
        let k = random.between(1, 8);
        // Often k more than a multiple of k + 1.
        let coins = match random.between(0, 2) {
            0 => random.between(0, 9) * (k + 1) + k,
            _ => random.between(1, 90),
        };
        input += &format!("{coins} {k}\n");
    }
    input
}

/// The number of tests has no bound.
fn largest(random: &mut Random) -> Vec<String> {
    let any = (0..100_000).map(|_| {
        let coins = random.between(1, 1_000_000_000);
        format!("{coins} {}\n", random.between(1, 100))
    });
    let any = any.collect::<String>();
    vec![format!("100000\n{any}")]
}

/// The powers of `k` up to `most`, each once.
fn powers(k: u64, most: u64) -> Vec<u64> {
    let mut powers = vec![1];
    while k > 1 && powers[powers.len() - 1] * k <= most {
        powers.push(powers[powers.len() - 1] * k);
    }
    powers.retain(|&power| power <= most);
    powers
}

fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let [coins, k]: [u64; 2] = input.read_array();
        let mut search = Search::normal(|&coins: &u64| {
            let takes = powers(k, coins).into_iter();
            takes.map(|taken| coins - taken).collect()
        });
        let mut takes = powers(k, coins).into_iter();
        let least = takes.find(|taken| !search.wins(&(coins - taken)));
        output.line(least.unwrap_or(0));
    }
}
