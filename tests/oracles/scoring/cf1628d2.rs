use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, 2000, 256) }

const MODULUS: u64 = 1_000_000_007;

fn generate(random: &mut Random) -> String {
    cases(3, || {
        let n = random.between(1, 6);
        let most = [0, 9, MODULUS - 1][random.between(0, 2)];
        format!(
            "{n} {} {}\n",
            random.between(1, n),
            random.between(most / 2, most)
        )
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    let many = cases(100_000, || {
        format!("10 {} {}\n", random.between(1, 10), MODULUS - 1)
    });
    vec![many, format!("1\n1000000 999999 {}\n", MODULUS - 1)]
}

/// The score, if Alice may name 0, 1, ..., `most`, and Bob has to add `adds` more times.
fn score(turns: usize, adds: usize, most: i64) -> i64 {
    if turns == 0 {
        return 0;
    }
    let added = score(turns - 1, adds.saturating_sub(1), most);
    let subtracted = (adds < turns).then(|| score(turns - 1, adds, most));
    let scores =
        (0..=most).map(|x| (added + x).min(subtracted.map_or(i64::MAX, |score| score - x)));
    scores.max().expect("a number")
}

fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let (n, m, k): (usize, usize, u64) = (input.read(), input.read(), input.read());
        // All is in parts of k: 2^n are enough.
        let parts = u64::try_from(score(n, m, 1 << n)).expect("no loss");
        let halves = (0..n).fold(k, |part, _| part * ((MODULUS + 1) / 2) % MODULUS);
        output.line(parts * halves % MODULUS);
    }
}
