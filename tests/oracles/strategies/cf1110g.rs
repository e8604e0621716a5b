use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, None, None).slow() }

fn text(edges: &[(usize, usize)], colours: &str) -> String {
    format!("{}\n{}{colours}\n", edges.len() + 1, lines(edges))
}

/// Whether three nodes of a set lie on a path: two edges within it that meet.
fn has_path(edges: &[(usize, usize)], set: u32) -> bool {
    let inside = edges.iter().filter(|&&(a, b)| set >> a & set >> b & 1 == 1);
    let degree = |v: usize| inside.clone().filter(|&&(a, b)| a == v || b == v).count();
    (0..32).any(|v| degree(v) > 1)
}

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 8);
    let tree = random.tree(n);
    loop {
        let white = random.between(0, (1u32 << n) - 1) & random.between(0, (1u32 << n) - 1);
        let free = n - white.count_ones() as usize;
        if (1..=5).contains(&free) && !has_path(&tree, white << 1) {
            let colours = (0..n).map(|v| either(white >> v & 1 == 1, 'W', 'N'));
            return format!("1\n{}", text(&tree, &colours.collect::<String>()));
        }
    }
}

fn largest(random: &mut Random) -> Vec<String> {
    let n = 500_000;
    let path: Vec<(usize, usize)> = (1..n).map(|v| (v, v + 1)).collect();
    let one = |edges: &[_]| format!("1\n{}", text(edges, &"N".repeat(n)));
    let many = cases(50_000, || text(&random.tree(10), "WNNWNNNNNN"));
    vec![one(&path), one(&random.tree(n)), many]
}

/// 2 if the player to move wins, 1 for a draw, 0 if he loses.
fn outcome(edges: &[(usize, usize)], own: u32, others: u32) -> usize {
    if has_path(edges, others) {
        return 0;
    }
    let free = (0..=edges.len()).filter(|v| (own | others) >> v & 1 == 0);
    let outcomes = free.map(|v| 2 - outcome(edges, others, own | 1 << v));
    outcomes.max().unwrap_or(1)
}

fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let n: usize = input.read();
        let edges = input.read_edges(n - 1);
        let colours = input.read_word();
        let bits = (0..n).zip(colours.bytes());
        let white = bits.map(|(v, colour)| u32::from(colour == b'W') << v).sum();
        output.line(["Black", "Draw", "White"][outcome(&edges, white, 0)]);
    }
}
