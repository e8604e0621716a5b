use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, 2000, None) }

fn generate(random: &mut Random) -> String {
    cases(4, || {
        let n = random.between(1, 5);
        counted(&random.list(n, 1, 7 - n as u64))
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    let equal = cases(100, || counted(&vec![1_000_000_000; 100]));
    let mut rising = (0..100).map(|test| {
        let piles: Vec<u64> = (0..100).map(|i| 1 + (i * test) % 101 * 9_900_000).collect();
        counted(&piles)
    });
    let rising = cases(100, || rising.next().unwrap());
    let any = cases(100, || counted(&random.list(100, 1, 1_000_000_000)));
    vec![equal, rising, any]
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|(piles, first): &(Vec<u64>, bool)| {
        let end = either(*first, 0, piles.len().saturating_sub(1));
        let rests = 0..piles.get(end).copied().unwrap_or(0);
        let after = rests.map(|rest| {
            let mut option = piles.clone();
            option[end] = rest;
            option.retain(|&pile| pile > 0);
            (option, !first)
        });
        after.collect()
    });
    for _ in 0..input.read() {
        let won = search.wins(&(input.read_counted(), true));
        output.line(either(won, "First", "Second"));
    }
}
