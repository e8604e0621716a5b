use crate::prelude::*;
oracle! { same(generate, solve).lines(rows).largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    let tests = (0..3).map(|_| format!("{}\n", random.between(1, 100)));
    tests.collect()
}

/// The statement does not bound the number of tests: there are 100000.
fn largest(_: &mut Random) -> Vec<String> {
    vec!["1000\n".repeat(100_000)]
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|&cards: &u64| {
        let powers = (0..64).map(|exponent| 1 << exponent);
        let takes = powers.take_while(|&power| power <= cards);
        takes.map(|taken| cards - taken).collect()
    });
    while !input.at_end() {
        output.line(either(search.wins(&input.read()), "Kiki", "Cici"));
    }
}
