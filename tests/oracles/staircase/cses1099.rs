use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, 1000, 512) }

fn generate(random: &mut Random) -> String {
    cases(3, || {
        let n = random.between(1, 5);
        counted(&random.list(n, 0, [9, 9, 5, 3, 2][n - 1]))
    })
}

/// Many games, or one of many stairs.
fn largest(random: &mut Random) -> Vec<String> {
    let one = counted(&random.list(200_000, 0, 1_000_000_000));
    let many = cases(200_000, || counted(&[random.between(0, 1_000_000_000)]));
    vec![many, cases(1, || one.clone())]
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|stairs: &Vec<u64>| {
        let mut options = Vec::new();
        for k in 1..stairs.len() {
            for count in 1..=stairs[k] {
                let mut option = stairs.clone();
                option[k] -= count;
                option[k - 1] += count;
                options.push(option);
            }
        }
        options
    });
    for _ in 0..input.read() {
        let stairs = input.read_counted();
        output.line(either(search.wins(&stairs), "first", "second"));
    }
}
