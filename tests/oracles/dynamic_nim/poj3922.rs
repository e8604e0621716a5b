use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, 1000, 64) }

fn generate(random: &mut Random) -> String {
    cases(3, || {
        let (n, k) = (random.between(2, 50), random.between(1, 6));
        format!("{n} {k}\n")
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    let mut input = String::from("20\n");
    for n in random.list(20, 99_000_000, 100_000_000) {
        input += &format!("{n} 100000\n");
    }
    vec![input]
}

fn solve(input: &mut Input, output: &mut Output) {
    for case in 1..=input.read() {
        let [n, k]: [u64; 2] = input.read_array();
        // A heap and the most that may be taken.
        let mut search = Search::normal(|&(heap, limit): &(u64, u64)| {
            let takes = 1..=heap.min(limit);
            takes.map(|take| (heap - take, k * take)).collect()
        });
        let take = (1..n).find(|&take| !search.wins(&(n - take, k * take)));
        let take = take.map_or(String::from("lose"), |take| take.to_string());
        output.line(format!("Case {case}: {take}"));
    }
}
