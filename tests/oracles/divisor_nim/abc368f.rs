use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 2000, 1024) }

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 3);
    counted(&random.list(n, 2, 36))
}

fn largest(random: &mut Random) -> Vec<String> {
    // The greatest prime of five digits has the longest trial division.
    let mixed = random.list(100_000, 2, 100_000);
    [vec![99_991; 100_000], mixed]
        .map(|numbers| counted(&numbers))
        .to_vec()
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|numbers: &Vec<u64>| {
        change_one(numbers, |number| {
            (1..number).filter(|less| number % less == 0).collect()
        })
    });
    let n = input.read();
    output.line(either(search.wins(&input.read_list(n)), "Anna", "Bruno"));
}
