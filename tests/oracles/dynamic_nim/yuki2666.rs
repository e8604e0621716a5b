use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, None, None) }

fn text(m: u64, heaps: &[u64]) -> String {
    format!("{} {m}\n{}\n", heaps.len(), line(heaps))
}

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 3);
    let most = [30, 12, 7][n - 1];
    let mut heaps = random.list(n, 0, most);
    let m = random.between(1, 6);
    if n > 1 && random.between(0, 1) == 0 {
        // Often both nim-sums are 0.
        heaps[1] = heaps[0];
        heaps.truncate(2);
    }
    text(m, &heaps)
}

fn largest(random: &mut Random) -> Vec<String> {
    let most = 1_000_000_000;
    let n = 200_000;
    [1, 3, 1000, most]
        .map(|m| text(m, &random.list(n, 1, most)))
        .to_vec()
}

fn solve(input: &mut Input, output: &mut Output) {
    let n = input.read();
    let m: u64 = input.read();
    let mut heaps: Vec<u64> = input.read_list(n);
    heaps.sort_unstable();
    // The heaps and what the last take left modulo m; at the beginning all is allowed.
    let mut search = Search::normal(|(heaps, bound): &(Vec<u64>, u64)| {
        let mut options = Vec::new();
        for i in 0..heaps.len() {
            for take in (1..=heaps[i]).filter(|take| take % m <= *bound) {
                let mut rest = heaps.clone();
                rest[i] -= take;
                rest.sort_unstable();
                options.push((rest, take % m));
            }
        }
        options
    });
    output.line(either(search.wins(&(heaps, m)), "Alice", "Bob"));
}
