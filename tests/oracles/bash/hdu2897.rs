use crate::prelude::*;
oracle! { same(generate, solve).lines(rows).largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    let mut input = String::new();
    for _ in 0..3 {
        let least = random.between(1, 5);
        let most = random.between(least, 7);
        input += &format!("{} {least} {most}\n", random.between(1, 30));
    }
    input
}

/// The statement's 100 lines and many more.
fn largest(random: &mut Random) -> Vec<String> {
    let any = (0..100_000).map(|_| {
        let least = random.between(1, 65535);
        let most = random.between(least, 65535);
        format!("{} {least} {most}\n", random.between(1, 65535))
    });
    vec!["65535 65535 65535\n".repeat(100_000), any.collect()]
}

fn solve(input: &mut Input, output: &mut Output) {
    while !input.at_end() {
        let coins: u64 = input.read();
        let [least, most]: [u64; 2] = input.read_array();
        // A player who finds no coin wins.
        let mut search = Search::misere(|&coins: &u64| {
            let takes = least.min(coins).max(1)..=most.min(coins);
            takes.map(|taken| coins - taken).collect()
        });
        output.line(either(search.wins(&coins), "WIN", "LOST"));
    }
}
