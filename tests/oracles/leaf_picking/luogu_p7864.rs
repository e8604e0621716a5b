use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, None, None).slow() }

/// The line of the parents of the vertices 2 to n. The i-th of `hang_on` is the earlier vertex that the i-th
/// later one hangs on, the root being vertex 0. All except the root are named at random.
fn tree(random: &mut Random, hang_on: &[usize]) -> String {
    let mut names: Vec<usize> = (2..=hang_on.len() + 1).collect();
    random.shuffle(&mut names);
    names.insert(0, 1);
    let index = |number: usize| number;
    let mut parents = vec![0; hang_on.len()];
    for (&earlier, &name) in hang_on.iter().zip(&names[1..]) {
        parents[index(name) - 2] = names[index(earlier)];
    }
    format!("{}\n{}\n", names.len(), line(&parents))
}

fn generate(random: &mut Random) -> String {
    let mut input = String::from("3\n");
    for _ in 0..3 {
        // The first chains are even, so that trees are lost often enough.
        let mut hang_on: Vec<usize> = Vec::new();
        for _ in 0..random.between(0, 3) {
            let last = hang_on.len();
            hang_on.extend([random.between(0, last), last + 1]);
        }
        for _ in 0..random.between(0, 1) {
            hang_on.push(random.between(0, hang_on.len()));
        }
        input += &tree(random, &hang_on);
    }
    input
}

/// The statement allows ten such trees.
fn largest(random: &mut Random) -> Vec<String> {
    let n = 1_000_000;
    let path: Vec<usize> = (0..n - 1).collect();
    let comb: Vec<usize> = (0..n - 1).map(|i| i / 2 * 2).collect();
    let bushy: Vec<usize> = (0..n - 1).map(|i| random.between(i / 2, i)).collect();
    [path, comb, bushy]
        .iter()
        .map(|hang_on| format!("2\n{}{}", tree(random, hang_on), tree(random, hang_on)))
        .collect()
}

fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let n: usize = input.read();
        let parents: Vec<usize> = input.read_list(n - 1);
        // Bit v - 1 is set if vertex v is there.
        let mut search = Search::normal(|&tree: &u32| {
            let is_there = |v: usize| tree >> (v - 1) & 1 == 1;
            let is_leaf = |v: usize| (2..=n).all(|w| !is_there(w) || parents[w - 2] != v);
            let leaves = (1..=n).filter(|&v| is_there(v) && is_leaf(v));
            let leaves = leaves.fold(0, |set, v| set | 1u32 << (v - 1));
            let sets = (1..=leaves).filter(|set| set & !leaves == 0);
            sets.map(|set| tree & !set).collect()
        });
        output.line(u8::from(search.wins(&((1 << n) - 1))));
    }
}
