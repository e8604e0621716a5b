use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 2000, 256) }

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 8);
    let most = random.between(1, 9);
    format!("{n}\n{}\n", line(&random.list(n, 1, most)))
}

fn largest(random: &mut Random) -> Vec<String> {
    let n = 100_000;
    let mut stairs: Vec<usize> = (1..=n).collect();
    random.shuffle(&mut stairs);
    let heaps = [
        vec![1_000_000_000; 100_000],
        random.list(n, 999_900_000, 1_000_000_000),
        stairs,
    ];
    let inputs = heaps.iter().map(|heaps| format!("{n}\n{}\n", line(heaps)));
    inputs.collect()
}

fn solve(input: &mut Input, output: &mut Output) {
    // Heaps by size, without empty ones. A player who finds none has won.
    let mut search = Search::misere(|heaps: &Vec<u64>| {
        let mut others = heaps.clone();
        if others.pop().is_none() {
            return Vec::new();
        }
        let less = heaps.iter().map(|heap| heap - 1);
        vec![others, less.filter(|&heap| heap > 0).collect()]
    });
    let n = input.read();
    let mut heaps: Vec<u64> = input.read_list(n);
    heaps.sort_unstable();
    let won = search.wins(&heaps);
    output.line(either(won, "First", "Second"));
}
