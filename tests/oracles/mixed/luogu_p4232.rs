use crate::prelude::*;
use snippets::mixed;
use std::collections::HashMap;

oracle! { same(generate, solve).largest(largest, None, None) }

/// A half that is to be rounded up, with the hunter at 1 and the hider at 2 or 3: 3.0625.
const HALF: &str = "1 2 1 3 1 5 1 6 2 3 2 4 2 5 2 6 3 4 3 6 4 5 5 6";

fn generate(random: &mut Random) -> String {
    if random.between(0, 20) == 0 {
        return format!("6 12 {} 1 3\n{HALF}\n", random.between(2, 3));
    }
    // Rarely as large as the statement's.
    let (most_nodes, most_arcs, most_moments) = if random.between(0, 50) == 0 {
        (20, 80, 20)
    } else {
        (6, 9, 3)
    };
    let n = random.between(2, most_nodes);
    let mut arcs = all_arcs(n);
    random.shuffle(&mut arcs);
    arcs.truncate(random.between(1, most_arcs));
    let (a, b) = (random.between(1, n), random.between(1, 2));
    let t = random.between(1, most_moments);
    format!("{n} {} {a} {b} {t}\n{}", arcs.len(), lines(&arcs))
}

fn all_arcs(n: usize) -> Vec<(usize, usize)> {
    let arcs = (1..n).flat_map(|a| (a + 1..=n).map(move |b| (a, b)));
    arcs.collect()
}

/// The most arcs, and the largest matrices; and fewer.
fn largest(random: &mut Random) -> Vec<String> {
    let mut arcs = all_arcs(20);
    let mut inputs = Vec::new();
    for count in [190, 120, 60] {
        arcs.truncate(count);
        inputs.push(format!("20 {count} 1 2 20\n{}", lines(&arcs)));
        random.shuffle(&mut arcs);
    }
    inputs
}

/// How long the hider can make it last, and how short the hunter, if they play certain strategies and the
/// other one plays as well as can be against that. Whatever the strategies are, the truth is between.
struct Bounds {
    reached: Vec<Vec<usize>>,
    /// The bounds for hider, hunter and the moments that are left.
    known: HashMap<(usize, usize, u64), [f64; 2]>,
}

impl Bounds {
    fn of(&mut self, hider: usize, hunter: usize, left: u64) -> [f64; 2] {
        if hider == hunter || left == 0 {
            return [either(hider == hunter, 0.0, 1.0); 2];
        }
        if let Some(&bounds) = self.known.get(&(hider, hunter, left)) {
            return bounds;
        }
        let mut lower = Vec::new();
        let mut upper = Vec::new();
        for x in self.reached[hider].clone() {
            let places = self.reached[hunter].clone().into_iter();
            let row: Vec<[f64; 2]> = places.map(|y| self.of(x, y, left - 1)).collect();
            lower.push(row.iter().map(|bounds| bounds[0]).collect::<Vec<_>>());
            upper.push(row.iter().map(|bounds| bounds[1]).collect::<Vec<_>>());
        }
        let (_, rows, columns) = mixed::solve(&lower);
        for chances in [&rows, &columns] {
            let sum: f64 = chances.iter().sum();
            assert!((sum - 1.0).abs() < 1e-9 && chances.iter().all(|&chance| chance > -1e-9));
        }
        let lasts = |j: usize| -> f64 { rows.iter().zip(&lower).map(|(p, row)| p * row[j]).sum() };
        let least = (0..columns.len()).map(lasts).fold(f64::MAX, f64::min);
        let lasts = |row: &Vec<f64>| -> f64 { row.iter().zip(&columns).map(|(a, q)| a * q).sum() };
        let most = upper.iter().map(lasts).fold(0.0, f64::max);
        let bounds = [1.0 + least, 1.0 + most];
        self.known.insert((hider, hunter, left), bounds);
        bounds
    }
}

fn solve(input: &mut Input, output: &mut Output) {
    let [n, m, hider, hunter]: [usize; 4] = input.read_array();
    let t = input.read();
    let mut reached: Vec<Vec<usize>> = (0..=n).map(|node| vec![node]).collect();
    for _ in 0..m {
        reached[input.read::<usize>()].push(input.read());
    }
    let known = HashMap::new();
    let [least, most] = Bounds { reached, known }.of(hider, hunter, t);
    assert!(most - least < 1e-8, "{least} to {most}");
    output.line(format!("{:.3}", least + 1e-8));
}
