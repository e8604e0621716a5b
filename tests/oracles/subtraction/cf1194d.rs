use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, 2000, 256) }

fn generate(random: &mut Random) -> String {
    cases(3, || {
        // Multiples of 3 are the hard ones.
        let k = match random.between(0, 1) {
            0 => 3 * random.between(1, 5),
            _ => random.between(3, 15),
        };
        let n = match random.between(0, 2) {
            0 => random.between(0, 60),
            1 => 3 * random.between(0, 20),
            _ => random.between(0, 3) * (k + 1) + k,
        };
        format!("{n} {k}\n")
    })
}

fn largest(_: &mut Random) -> Vec<String> {
    let most = 1_000_000_000;
    let games = (0..100).map(|i| format!("{} {}\n", most - i % 2, most - i));
    vec![format!("100\n{}", games.collect::<String>())]
}

fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let [n, k]: [u64; 2] = input.read_array();
        let mut search = Search::normal(|&heap: &u64| {
            let takes = [1, 2, k].into_iter();
            takes.filter_map(|take| heap.checked_sub(take)).collect()
        });
        output.line(either(search.wins(&n), "Alice", "Bob"));
    }
}
