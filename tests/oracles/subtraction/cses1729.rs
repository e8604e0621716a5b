use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 1000, 512) }

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 30);
    // With 1, in any order.
    let mut takes: Vec<u64> = (2..=n).collect();
    random.shuffle(&mut takes);
    takes.truncate(random.between(0, 4));
    takes.push(1);
    random.shuffle(&mut takes);
    format!("{n} {}\n{}\n", takes.len(), line(&takes))
}

/// Every other heap is lost, or few are.
fn largest(random: &mut Random) -> Vec<String> {
    let odd: Vec<u64> = (0..100).map(|i| 2 * i + 1).collect();
    let mut any = random.list(99, 2, 1_000_000);
    any.push(1);
    let inputs = [odd, (1..=100).collect(), any];
    inputs
        .map(|takes| format!("1000000 100\n{}\n", line(&takes)))
        .to_vec()
}

fn solve(input: &mut Input, output: &mut Output) {
    let (n, k): (u64, usize) = (input.read(), input.read());
    let takes: Vec<u64> = input.read_list(k);
    let mut search = Search::normal(|heap: &u64| {
        let rests = takes.iter().filter_map(|take| heap.checked_sub(*take));
        rests.collect()
    });
    let letters = (1..=n).map(|heap| either(search.wins(&heap), 'W', 'L'));
    output.line(letters.collect::<String>());
}
