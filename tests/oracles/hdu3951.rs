use crate::judge::{Judge, Oracle};
use snippets::io::{Input, Output};
use snippets::random::Random;
use snippets::search::Search;

pub const ORACLE: Oracle = Oracle {
    generate,
    inputs: 100,
    judge: Judge::Same(solve),
    largest,
    milliseconds: None,
    mebibytes: None,
};

fn generate(random: &mut Random) -> String {
    let mut input = "3\n".to_string();
    for _ in 0..3 {
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
        let (n, k): (usize, usize) = (input.read(), input.read());
        let mut search = Search::normal(|coins: &Vec<bool>| {
            let mut options = Vec::new();
            for start in 0..n {
                let mut option = coins.clone();
                for i in 0..k.min(n) {
                    // A run ends at a gap.
                    if !std::mem::take(&mut option[(start + i) % n]) {
                        break;
                    }
                    options.push(option.clone());
                }
            }
            options
        });
        let winner = if search.wins(&vec![true; n]) {
            "first"
        } else {
            "second"
        };
        output.line(format!("Case {case}: {winner}"));
    }
}
