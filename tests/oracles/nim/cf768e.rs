use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 3000, 256) }

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 3);
    let heaps = line(&random.list(n, 1, 12 - 2 * n));
    format!("{n}\n{}\n", heaps.replace(' ', "\n"))
}

fn largest(random: &mut Random) -> Vec<String> {
    let mixed = random.list(1_000_000, 1, 60);
    [vec![60; 1_000_000], mixed]
        .iter()
        .map(|heaps| format!("1000000\n{}\n", line(heaps).replace(' ', "\n")))
        .collect()
}

/// The heaps that a move on a heap may leave. Each is its stones and a bit for each number that was
/// taken and is not too great to be taken again.
fn rests(&(stones, taken): &(u64, u64)) -> Vec<(u64, u64)> {
    (1..=stones)
        .filter(|take| taken >> take & 1 == 0)
        .map(|take| {
            (
                stones - take,
                (taken | 1 << take) & ((2 << (stones - take)) - 1),
            )
        })
        .collect()
}

fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let mut search = Search::normal(|heaps: &Vec<(u64, u64)>| {
        let mut options = Vec::new();
        for (i, heap) in heaps.iter().enumerate() {
            for rest in rests(heap) {
                let mut option = heaps.clone();
                option[i] = rest;
                option.sort_unstable();
                options.push(option);
            }
        }
        options
    });
    let mut heaps: Vec<(u64, u64)> = (0..n).map(|_| (input.read(), 0)).collect();
    heaps.sort_unstable();
    output.line(either(search.wins(&heaps), "NO", "YES"));
}

#[test]
fn every_heap_that_the_statement_allows() {
    let mut search = Search::normal(rests);
    for stones in 0..=60 {
        let value = search.grundy(&(stones, 0));
        let next = value + 1;
        assert!(
            value * next / 2 <= stones && stones < next * (next + 1) / 2,
            "{stones}: {value}"
        );
        // The least heap of the same value is an answer to it.
        let heaps = format!("2\n{stones}\n{}\n", value * next / 2);
        let solve = crate::problems::nim::cf768e::solve;
        assert_eq!(crate::support::answer(solve, &heaps), "YES\n", "{stones}");
    }
}
