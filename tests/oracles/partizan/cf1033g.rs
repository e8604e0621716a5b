use crate::prelude::*;
oracle! { same(generate, solve).known(known).largest(largest, 2000, 256).slow() }

fn generate(random: &mut Random) -> String {
    let (n, most) = (random.between(1, 3), random.between(1, 4));
    let heaps = random.list(n, 1, [0, 12, 9, 5][n]);
    format!("{n} {most}\n{}\n", line(&heaps))
}

/// With one chip, a take of 1 alone moves. With a = b = 1 and an even heap, the second player wins.
fn known(_: &mut Random) -> Vec<(String, String)> {
    [
        ("1 100000\n1\n", "99999 99999 1 9999800001\n"),
        ("1 1\n1000000000000000000\n", "0 0 0 1\n"),
    ]
    .map(|(input, counts)| (input.to_string(), counts.to_string()))
    .to_vec()
}

fn largest(random: &mut Random) -> Vec<String> {
    let any = random.list(100, 1, 1_000_000_000_000_000_000_u64);
    let equal = vec![1_000_000_000_000_000_000; 100];
    let heaps = [any, equal].into_iter();
    heaps
        .map(|heaps| format!("100 100000\n{}\n", line(&heaps)))
        .collect()
}

fn solve(input: &mut Input, output: &mut Output) {
    let (n, most): (usize, u64) = (input.read(), input.read());
    let heaps: Vec<u64> = input.read_list(n);
    // Alice's, Bob's, the first player's, the second's.
    let mut counts = [0; 4];
    for a in 1..=most {
        for b in 1..=most {
            let mut search = Search::normal(|(heaps, alice): &(Vec<u64>, bool)| {
                let rest = |heap: u64| heap.checked_sub(either(*alice, a, b));
                let options = change_one(heaps, |heap| rest(heap).into_iter().collect());
                options.into_iter().map(|option| (option, !alice)).collect()
            });
            let mut wins = |alice| search.wins(&(heaps.clone(), alice));
            let kind = match (wins(true), wins(false)) {
                (true, false) => 0,
                (false, true) => 1,
                (true, true) => 2,
                (false, false) => 3,
            };
            counts[kind] += 1;
        }
    }
    output.list(counts);
}
