use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    let mut input = "2\n".to_string();
    for _ in 0..2 {
        let k = random.between(1, 10);
        // Often few more coins than may be taken at once.
        let n = match random.between(0, 1) {
            0 => random.between(3, 10),
            _ => (k + random.between(0, 2)).clamp(3, 10),
        };
        // Often one coin at a time.
        let k = if random.between(0, 3) == 0 { 1 } else { k };
        input += &format!("{n} {k}\n");
    }
    input
}

fn largest(_: &mut Random) -> Vec<String> {
    let tests = (1..=100).map(|i| format!("1000000000 {}\n", i % 10 + 1));
    vec!["100\n".to_string() + &tests.collect::<String>()]
}

fn solve(input: &mut Input, output: &mut Output) {
    for case in 1..=input.read::<u64>() {
        let (n, k): (u64, usize) = (input.read(), input.read());
        // The first move leaves a row of coins; later ones leave at most two rows of one.
        let digits = [&[0], vec![7; k].as_slice()].concat();
        let mut search = Search::normal(|rows: &Vec<u64>| take_and_break(&digits, rows));
        let mut rests = (0..n).rev().take(k);
        let winner = if rests.any(|rest| !search.wins(&vec![rest])) {
            "first"
        } else {
            "second"
        };
        output.line(format!("Case {case}: {winner}"));
    }
}
