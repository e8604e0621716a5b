use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, 2000, 256) }

fn generate(random: &mut Random) -> String {
    cases(4, || {
        let n = random.between(1, 9);
        let mut numbers: Vec<usize> = (1..=n).collect();
        random.shuffle(&mut numbers);
        counted(&numbers)
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    let n = 300_000;
    let mut numbers: Vec<usize> = (1..=n).collect();
    let rising = format!("1\n{}", counted(&numbers));
    random.shuffle(&mut numbers);
    let small = cases(10_000, || counted(&(1..=30).rev().collect::<Vec<_>>()));
    vec![rising, format!("1\n{}", counted(&numbers)), small]
}

fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let n = input.read();
        let numbers: Vec<usize> = input.read_list(n);
        let mut search = Search::misere(|&chip: &usize| {
            (0..chip).filter(|&j| numbers[j] < numbers[chip]).collect()
        });
        output.line((0..n).filter(|start| !search.wins(start)).count());
    }
}
