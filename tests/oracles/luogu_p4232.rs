use crate::prelude::*;
use snippets::mixed;
oracle! { same(generate, solve).largest(largest, None, None) }

/// A half that is to be rounded up, with the hunter at 1 and the hider at 2 or 3: 3.0625.
const HALF: &str = "1 2 1 3 1 5 1 6 2 3 2 4 2 5 2 6 3 4 3 6 4 5 5 6";

fn generate(random: &mut Random) -> String {
    if random.between(0, 20) == 0 {
        return format!("6 12 {} 1 3\n{HALF}\n", random.between(2, 3));
    }
    let n = random.between(2, 6);
    let mut arcs = all_arcs(n);
    random.shuffle(&mut arcs);
    arcs.truncate(random.between(1, 9));
    let (a, b) = (random.between(1, n), random.between(1, 2));
    let t = random.between(1, 3);
    format!("{n} {} {a} {b} {t}\n{}", arcs.len(), lines(&arcs))
}

fn all_arcs(n: usize) -> Vec<(usize, usize)> {
    let arcs = (1..n).flat_map(|a| (a + 1..=n).map(move |b| (a, b)));
    arcs.collect()
}

/// The most arcs, and the largest matrices.
fn largest(_: &mut Random) -> Vec<String> {
    vec![format!("20 190 1 2 20\n{}", lines(&all_arcs(20)))]
}

/// How long the hider can make it last, and how short the hunter, if they play certain strategies and the
/// other one plays as well as can be against that. Whatever the strategies are, the truth is between.
fn bounds(hider: usize, hunter: usize, left: u64, reached: &[Vec<usize>]) -> [f64; 2] {
    if hider == hunter || left == 0 {
        return [either(hider == hunter, 0.0, 1.0); 2];
    }
    let (from, to) = (&reached[hider], &reached[hunter]);
    let row = |&x: &usize| {
        to.iter()
            .map(|&y| bounds(x, y, left - 1, reached))
            .collect()
    };
    let both: Vec<Vec<[f64; 2]>> = from.iter().map(row).collect();
    let lower = |row: &Vec<[f64; 2]>| row.iter().map(|bounds| bounds[0]).collect();
    let (_, rows, columns) = mixed::solve(&both.iter().map(lower).collect::<Vec<_>>());
    for chances in [&rows, &columns] {
        let sum: f64 = chances.iter().sum();
        assert!((sum - 1.0).abs() < 1e-9 && chances.iter().all(|&chance| chance > -1e-9));
    }
    let lasts = |j: usize| -> f64 { (0..from.len()).map(|i| rows[i] * both[i][j][0]).sum() };
    let least = (0..to.len()).map(lasts).fold(f64::MAX, f64::min);
    let lasts = |i: usize| -> f64 { (0..to.len()).map(|j| columns[j] * both[i][j][1]).sum() };
    let most = (0..from.len()).map(lasts).fold(0.0, f64::max);
    [1.0 + least, 1.0 + most]
}

fn solve(input: &mut Input, output: &mut Output) {
    let [n, m, hider, hunter]: [usize; 4] = input.read_array();
    let t = input.read();
    let mut reached: Vec<Vec<usize>> = (0..=n).map(|node| vec![node]).collect();
    for _ in 0..m {
        reached[input.read::<usize>()].push(input.read());
    }
    let [least, most] = bounds(hider, hunter, t, &reached);
    assert!(most - least < 1e-8, "{least} to {most}");
    output.line(format!("{:.3}", least + 1e-8));
}
