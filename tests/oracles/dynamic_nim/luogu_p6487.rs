use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    format!("{}\n", random.between(2, 140))
}

fn largest(_: &mut Random) -> Vec<String> {
    // The bound, the greatest Fibonacci number, and one less, which is a sum of 36 of them.
    ["1000000000000000", "806515533049393", "806515533049392"]
        .map(|n| format!("{n}\n"))
        .to_vec()
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|&(heap, last): &(u64, u64)| {
        let takes = 1..=heap.min(2 * last);
        takes.map(|take| (heap - take, take)).collect()
    });
    let n: u64 = input.read();
    let take = (1..=n).find(|&take| !search.wins(&(n - take, take)));
    output.line(take.expect("a winning take"));
}
