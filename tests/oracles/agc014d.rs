use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 2000, 256) }

fn text(edges: &[(usize, usize)]) -> String {
    format!("{}\n{}", edges.len() + 1, lines(edges))
}

fn generate(random: &mut Random) -> String {
    let n = 2 * random.between(1, 3) + usize::from(random.between(0, 4) == 0);
    text(&random.tree(n.min(6)))
}

/// A path, which has a perfect matching; a comb, which has one, too; any tree.
fn largest(random: &mut Random) -> Vec<String> {
    let n = 100_000;
    let path: Vec<(usize, usize)> = (1..n).map(|v| (v, v + 1)).collect();
    let comb: Vec<(usize, usize)> = (1..n).map(|v| (v, v + 1 + v % 2)).collect();
    let comb: Vec<_> = comb.into_iter().map(|(a, b)| (a, b.min(n))).collect();
    vec![text(&path), text(&comb), text(&random.tree(n))]
}

/// The nodes of the player to move, those of the other one, and whether the first player is to move.
type Position = (u32, u32, bool);

fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let edges = input.read_edges(n - 1);
    let mut search = Search::normal(|&(own, others, firsts_turn): &Position| -> Vec<Position> {
        if own & others > 0 {
            return Vec::new();
        }
        let free = (0..n).filter(|v| (own | others) >> v & 1 == 0);
        let painted = free.map(|v| (others, own | 1 << v, !firsts_turn));
        let mut options: Vec<Position> = painted.collect();
        if options.is_empty() {
            let (white, black) = either(firsts_turn, (own, others), (others, own));
            let turned = |&(a, b): &(usize, usize)| {
                (black >> a & 1) * (1 << b) | (black >> b & 1) * (1 << a)
            };
            let left = white & !edges.iter().fold(0, |nodes, edge| nodes | turned(edge));
            // Nothing can follow on overlapping nodes: that is lost for who would have to move.
            options.extend(either((left > 0) == firsts_turn, Some((1, 1, true)), None));
        }
        options
    });
    output.line(either(search.wins(&(0, 0, true)), "First", "Second"));
}
