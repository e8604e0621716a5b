use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, 1000, 125) }

fn generate(random: &mut Random) -> String {
    cases(3, || {
        let n = random.between(1, 4);
        format!("{n}\n{}\n", line(&random.list(n, 0, 6)))
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    let mut any = || counted(&random.list(10_000, 0, 9999));
    let equal = cases(10, || counted(&vec![9999; 10_000]));
    vec![equal, cases(10, &mut any)]
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|heaps: &Vec<u64>| take_from_one(heaps));
    for _ in 0..input.read() {
        let n = input.read();
        output.line(either(search.wins(&input.read_list(n)), "Yes", "No"));
    }
}
