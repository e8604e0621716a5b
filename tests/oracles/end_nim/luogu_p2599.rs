use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    cases(3, || {
        let n = random.between(1, 5);
        let most = random.between(1, 4);
        format!("{n}\n{}\n", line(&random.list(n, 1, most)))
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    let most = 1_000_000_000;
    let mut input = |least| cases(10, || counted(&random.list(1000, least, most)));
    vec![input(most), input(1), input(most - 2)]
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|row: &Vec<u64>| {
        let mut options = Vec::new();
        if let [first, others @ ..] = row.as_slice() {
            options.push(others.to_vec());
            options.extend((1..*first).map(|rest| [&[rest], others].concat()));
        }
        if let [others @ .., last] = row.as_slice() {
            options.push(others.to_vec());
            options.extend((1..*last).map(|rest| [others, &[rest]].concat()));
        }
        options
    });
    for _ in 0..input.read() {
        let n = input.read();
        output.line(i32::from(search.wins(&input.read_list(n))));
    }
}
