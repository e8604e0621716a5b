use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    cases(6, || {
        let (a, b) = (random.between(1, 40), random.between(1, 25));
        format!("{a} {b}\n")
    })
}

fn largest(_: &mut Random) -> Vec<String> {
    // Fibonacci numbers have the most moves without a choice.
    let pairs = [
        "1134903170 1836311903",
        "1836311903 1134903170",
        "2147483647 2147483646",
        "2147483647 2147483647",
        "2147483647 1",
        "1 2147483647",
    ];
    vec![format!("6\n{}\n", pairs.join("\n"))]
}

fn solve(input: &mut Input, output: &mut Output) {
    // A pair with a 0 has no option, so the player who faces it has lost.
    let mut search = Search::normal(|&(a, b): &(u64, u64)| {
        let (large, small) = if a < b { (b, a) } else { (a, b) };
        let mut options = Vec::new();
        let mut rest = large;
        while small > 0 && rest >= small {
            rest -= small;
            options.push((rest, small));
        }
        options
    });
    for _ in 0..input.read() {
        let pair = (input.read(), input.read());
        output.line(either(search.wins(&pair), "Stan wins", "Ollie wins"));
    }
}
