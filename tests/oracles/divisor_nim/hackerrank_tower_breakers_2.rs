use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    cases(2, || {
        let n = random.between(1, 3);
        format!("{n}\n{}\n", line(&random.list(n, 1, 36)))
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    // The greatest prime of six digits has the longest trial division.
    let prime = cases(100, || counted(&[999_983; 100]));
    let any = cases(100, || counted(&random.list(100, 1, 1_000_000)));
    vec![prime, any, cases(100, || counted(&[1_000_000; 100]))]
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|heights: &Vec<u64>| {
        change_one(heights, |height| {
            (1..height).filter(|less| height % less == 0).collect()
        })
    });
    for _ in 0..input.read() {
        let n = input.read();
        output.line(either(search.wins(&input.read_list(n)), 1, 2));
    }
}
