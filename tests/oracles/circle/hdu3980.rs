use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, None, None).slow() }

fn generate(random: &mut Random) -> String {
    let mut input = "3\n".to_string();
    for _ in 0..3 {
        // Often a few moves long.
        let m = random.between(1, 5) * random.between(1, 2);
        input += &format!("{} {m}\n", random.between(1, 14));
    }
    input
}

/// Every m once, and any tests; their number has no bound.
fn largest(random: &mut Random) -> Vec<String> {
    let every = (1..=1000).map(|m| format!("1000 {m}\n"));
    let every: String = every.collect();
    let any = (0..100_000).map(|_| {
        let n = random.between(1, 1000);
        format!("{n} {}\n", random.between(1, 1000))
    });
    let any: String = any.collect();
    vec![format!("1000\n{every}"), format!("100000\n{any}")]
}

fn solve(input: &mut Input, output: &mut Output) {
    for case in 1..=input.read::<u64>() {
        let [n, m]: [usize; 2] = input.read_array();
        let mut search = Search::normal(|beads: &Vec<bool>| {
            let mut options = Vec::new();
            if m <= n {
                for start in 0..n {
                    let mut option = beads.clone();
                    let run = (start..start + m).map(|i| i % n);
                    if run.clone().all(|i| beads[i]) {
                        run.for_each(|i| option[i] = false);
                        options.push(option);
                    }
                }
            }
            options
        });
        let won = search.wins(&vec![true; n]);
        let winner = if won { "aekdycoin" } else { "abcdxyzk" };
        output.line(format!("Case #{case}: {winner}"));
    }
}
