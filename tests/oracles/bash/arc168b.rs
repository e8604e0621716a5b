use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 2000, 1024) }

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 2);
    let mut heaps = random.list(n, 1, 7);
    // Often with the nim-sum 0.
    let nim_sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
    if random.between(0, 3) > 0 && nim_sum > 0 {
        heaps.push(nim_sum);
    }
    if random.between(0, 2) == 0 {
        let heap = random.between(1, 8);
        heaps.extend([heap, heap]);
    }
    random.shuffle(&mut heaps);
    counted(&heaps)
}

fn largest(random: &mut Random) -> Vec<String> {
    let mut paired = random.list(125_000, 1 << 28, (1 << 29) - 1);
    paired.extend_from_within(..);
    random.shuffle(&mut paired);
    let mut alone = paired.clone();
    alone.truncate(249_997);
    // Three heaps with the nim-sum of those that were removed.
    let sum = paired[249_997..].iter().fold(0, |sum, heap| sum ^ heap);
    let (high, low) = (sum | 1 << 28, 1 << 28 | 1 << 27);
    alone.extend([high, low, high ^ low ^ sum]);
    let equal = vec![1_000_000_000; 250_000];
    let inputs = [paired, alone, equal].map(|heaps| format!("250000\n{}\n", line(&heaps)));
    inputs.to_vec()
}

/// The most that a move takes, and the heaps that are left, sorted.
type Position = (u64, Vec<u64>);

fn options((most, heaps): &Position) -> Vec<Position> {
    let mut options = change_one(heaps, |heap| (heap.saturating_sub(*most)..heap).collect());
    for option in &mut options {
        option.retain(|&heap| heap > 0);
        option.sort_unstable();
    }
    options.into_iter().map(|option| (*most, option)).collect()
}

fn solve(input: &mut Input, output: &mut Output) {
    let n = input.read();
    let mut heaps: Vec<u64> = input.read_list(n);
    heaps.sort_unstable();
    let mut search = Search::normal(options);
    let mut wins = |most| search.wins(&(most, heaps.clone()));
    // No move takes more than the greatest heap.
    let greatest = heaps[n - 1];
    if wins(greatest) {
        output.line(-1);
    } else {
        output.line((1..greatest).rev().find(|&most| wins(most)).unwrap_or(0));
    }
}
