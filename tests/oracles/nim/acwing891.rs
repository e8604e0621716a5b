use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 1000, 64) }

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 4);
    let mut heaps = random.list(n, 1, 6);
    // Every other position is lost, if that leaves no heap empty.
    let nim_sum = heaps[1..].iter().fold(0, |sum, heap| sum ^ heap);
    if nim_sum > 0 && random.between(0, 1) == 0 {
        heaps[0] = nim_sum;
    }
    random.shuffle(&mut heaps);
    format!("{n}\n{}\n", line(&heaps))
}

fn largest(random: &mut Random) -> Vec<String> {
    let mixed = random.list(100_000, 1, 1_000_000_000);
    [vec![1_000_000_000; 100_000], mixed]
        .map(|heaps| counted(&heaps))
        .to_vec()
}

fn solve(input: &mut Input, output: &mut Output) {
    let n = input.read();
    let mut search = Search::normal(|heaps: &Vec<u64>| take_from_one(heaps));
    output.line(either(search.wins(&input.read_list(n)), "Yes", "No"));
}
