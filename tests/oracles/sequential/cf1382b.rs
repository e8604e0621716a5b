use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, 1000, 256) }

fn generate(random: &mut Random) -> String {
    cases(3, || {
        let (n, most) = (random.between(1, 6), random.between(1, 4));
        counted(&random.list(n, 1, most))
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    let ones = counted(&vec![1; 100_000]);
    let many = cases(1000, || counted(&random.list(100, 1, 1_000_000_000)));
    vec![cases(1, || ones.clone()), many]
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|row: &Vec<u64>| match row.split_first() {
        None => Vec::new(),
        Some((&first, behind)) => {
            let rests = (1..first).map(|rest| [&[rest], behind].concat());
            rests.chain([behind.to_vec()]).collect()
        }
    });
    for _ in 0..input.read() {
        let row = input.read_counted();
        output.line(either(search.wins(&row), "First", "Second"));
    }
}
