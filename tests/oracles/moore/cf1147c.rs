use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 1000, 256) }

fn generate(random: &mut Random) -> String {
    let n = 2 * random.between(1, 3);
    // The more heaps there are, the smaller.
    let most = [12, 3, 2][n / 2 - 1];
    let least = random.between(1, most - 1);
    let mut heaps = random.list(n, least, most);
    // About as many as it takes have the least size.
    let smallest = n / 2 + random.between(0, 1);
    heaps[..smallest].fill(least);
    random.shuffle(&mut heaps);
    counted(&heaps)
}

fn largest(_: &mut Random) -> Vec<String> {
    [25, 26]
        .map(|few| counted(&[vec![49; few], vec![50; 50 - few]].concat()))
        .to_vec()
}

/// The heaps are sorted.
fn options(heaps: &Vec<u64>) -> Vec<Vec<u64>> {
    let rests: Vec<Vec<u64>> = heaps.iter().map(|&heap| (0..=heap).collect()).collect();
    let mut options = product(&rests);
    options.retain(|option| {
        let changed = option.iter().zip(heaps).filter(|(rest, heap)| rest < heap);
        2 * changed.count() == heaps.len()
    });
    for option in &mut options {
        option.sort_unstable();
    }
    options.sort_unstable();
    options.dedup();
    options
}

fn solve(input: &mut Input, output: &mut Output) {
    let n = input.read();
    let mut heaps: Vec<u64> = input.read_list(n);
    heaps.sort_unstable();
    let won = Search::normal(options).wins(&heaps);
    output.line(either(won, "Alice", "Bob"));
}
