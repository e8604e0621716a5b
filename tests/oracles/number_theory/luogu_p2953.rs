use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    cases(10, || format!("{}\n", random.between(1, 3000)))
}

fn largest(random: &mut Random) -> Vec<String> {
    vec![cases(100, || {
        format!("{}\n", random.between(999_900, 1_000_000))
    })]
}

fn solve(input: &mut Input, output: &mut Output) {
    // Who makes the number 0 wins, so the player who has to move at 0 has lost.
    let mut search = Search::normal(|&n: &u64| {
        let mut digits = Vec::new();
        let mut rest = n;
        while rest > 0 {
            digits.push(rest % 10);
            rest /= 10;
        }
        digits.retain(|&digit| digit > 0);
        digits.sort_unstable();
        let ends = digits.first().into_iter().chain(digits.last());
        ends.map(|digit| n - digit).collect()
    });
    for _ in 0..input.read() {
        let won = search.wins(&input.read());
        output.line(either(won, "YES", "NO"));
    }
}
