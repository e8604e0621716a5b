use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, 1000, 64) }

fn generate(random: &mut Random) -> String {
    let mut tests = vec![random.list(2, 1, 5)];
    let (a, b) = (random.between(1, 5), random.between(1, 6));
    // Often with the nim-sum 0 of the heaps, or of the values if a heap has seven stones or more.
    tests.push(match random.between(0, 6) {
        0 => vec![a, a],
        1 => vec![a, 1, (a ^ 1).max(1)],
        2 => vec![random.between(7, 8), b, 7 - b],
        _ => random.list(3, 1, 4),
    });
    let mut input = "2\n".to_string();
    for heaps in &mut tests {
        random.shuffle(heaps);
        input += &format!("{}\n{}\n", heaps.len(), line(heaps));
    }
    input
}

/// The number of long tests has no bound.
fn largest(random: &mut Random) -> Vec<String> {
    let most = format!("1000000\n{}\n", line(&vec![1_000_000_000; 1_000_000]));
    let any = line(&random.list(1_000_000, 100_000_000, 1_000_000_000));
    let any = format!("1000000\n{any}\n");
    vec![format!("1\n{most}"), format!("2\n{any}{any}")]
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|heaps: &Vec<u64>| {
        // A move takes nothing and leaves three heaps, or takes stones and leaves at most one.
        let digits = [&[8], [3; 8].as_slice()].concat();
        take_and_break(&digits, heaps)
    });
    for _ in 0..input.read() {
        let n = input.read();
        let mut heaps: Vec<u64> = input.read_list(n);
        heaps.sort_unstable();
        let wins = search.wins(&heaps);
        output.line(either(wins, "First player wins.", "Second player wins."));
    }
}
