use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, 1000, 512) }

fn generate(random: &mut Random) -> String {
    cases(2, || {
        let n = random.between(1, 4);
        counted(&random.list(n, 1, [9, 9, 5, 3][n - 1]))
    })
}

/// Many games, or one of many heaps.
fn largest(random: &mut Random) -> Vec<String> {
    let one = counted(&random.list(200_000, 1, 1_000_000_000));
    let many = cases(200_000, || counted(&[random.between(1, 1_000_000_000)]));
    vec![many, cases(1, || one.clone())]
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|heaps: &Vec<u64>| take_from_one(heaps));
    for _ in 0..input.read() {
        let heaps = input.read_counted();
        output.line(either(search.wins(&heaps), "first", "second"));
    }
}
