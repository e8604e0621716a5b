use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, 1000, 9) }

fn generate(random: &mut Random) -> String {
    cases(3, || {
        let n = random.between(1, 5);
        let mut cells: Vec<u64> = (1..=9).collect();
        random.shuffle(&mut cells);
        cells.truncate(n);
        format!("{n}\n{}\n", line(&cells))
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    let mut inputs = vec![String::from("20\n"); 2];
    let mut cells: Vec<u64> = (1..=10_000).collect();
    let last: Vec<u64> = (9001..=10_000).rev().collect();
    for _ in 0..20 {
        random.shuffle(&mut cells);
        inputs[0] += &format!("1000\n{}\n", line(&last));
        inputs[1] += &format!("1000\n{}\n", line(&cells[..1000]));
    }
    inputs
}

fn solve(input: &mut Input, output: &mut Output) {
    // One bit for each taken cell.
    let mut search = Search::normal(|&cells: &u32| {
        let mut options = Vec::new();
        for from in (0..32).filter(|&from| cells >> from & 1 == 1) {
            let free = (0..from).rev().take_while(|&to| cells >> to & 1 == 0);
            options.extend(free.map(|to| cells ^ 1 << from ^ 1 << to));
        }
        options
    });
    for _ in 0..input.read() {
        let n = input.read();
        let cells = input
            .read_list(n)
            .iter()
            .map(|cell: &u32| 1 << (cell - 1))
            .sum();
        let won = search.wins(&cells);
        output.line(either(won, "Georgia will win", "Bob will win"));
    }
}
