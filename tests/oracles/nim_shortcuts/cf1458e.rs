use crate::prelude::*;
oracle! { same(generate, solve).lines(|input| number(input, 1)).known(known).largest(largest, 2000, 500).slow() }

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 8);
    let most = random.between(3, 8);
    let mut shortcuts: Vec<(u64, u64)> = (0..n)
        .map(|_| (random.between(0, most), random.between(0, most)))
        .collect();
    // All positions near the diagonal, where those that are lost lie.
    let near = (0..=most + 3).flat_map(|x| (x.saturating_sub(3)..=x + 3).map(move |y| (x, y)));
    let mut positions: Vec<(u64, u64)> = near.collect();
    random.shuffle(&mut positions);
    positions.truncate(20);
    shortcuts.sort_unstable();
    shortcuts.dedup();
    random.shuffle(&mut shortcuts);
    text(&shortcuts, &positions)
}

fn text(shortcuts: &[(u64, u64)], positions: &[(u64, u64)]) -> String {
    let pairs = shortcuts.iter().chain(positions);
    let lines = pairs.map(|(x, y)| format!("{x} {y}\n"));
    let lines: String = lines.collect();
    format!("{} {}\n{lines}", shortcuts.len(), positions.len())
}

/// A shortcut with equal heaps changes nothing, as that is lost anyway.
fn known(_: &mut Random) -> Vec<(String, String)> {
    let equal: Vec<(u64, u64)> = (0..100_000).map(|x| (x, x)).collect();
    let positions: Vec<(u64, u64)> = (0..100_000).map(|x| (x, x + x % 2)).collect();
    vec![(text(&equal, &positions), "LOSE\nWIN\n".repeat(50_000))]
}

fn largest(random: &mut Random) -> Vec<String> {
    let (count, most) = (100_000, 1_000_000_000);
    // No position comes twice, as the first heaps are all different.
    let mut first: Vec<u64> = (0..count).map(|i| most - i * 9_999).collect();
    random.shuffle(&mut first);
    let near = |random: &mut Random| {
        let pairs = first
            .iter()
            .map(|&x| (x, x.saturating_sub(random.between(0, 200_000))));
        pairs.collect::<Vec<_>>()
    };
    let (one, other) = (near(random), near(random));
    let column: Vec<_> = (0..count).map(|i| (0, most - i)).collect();
    let steps: Vec<_> = (0..count).map(|i| (2 * i, i)).collect();
    vec![
        text(&one, &other),
        text(&column, &one),
        text(&steps, &other),
    ]
}

fn solve(input: &mut Input, output: &mut Output) {
    let [n, m]: [usize; 2] = input.read_array();
    let shortcuts: Vec<(u64, u64)> = (0..n).map(|_| (input.read(), input.read())).collect();
    let mut search = Search::normal(|&(a, b): &(u64, u64)| {
        if shortcuts.contains(&(a, b)) {
            return Vec::new();
        }
        let first = (0..a).map(|less| (less, b));
        first.chain((0..b).map(|less| (a, less))).collect()
    });
    for _ in 0..m {
        let wins = search.wins(&(input.read(), input.read()));
        output.line(either(wins, "WIN", "LOSE"));
    }
}
