use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 2000, 256) }

fn text(edges: &[(usize, usize)]) -> String {
    format!("{}\n{}", edges.len() + 1, lines(edges))
}

fn generate(random: &mut Random) -> String {
    let n = 2 * random.between(1, 3) + usize::from(random.between(0, 4) == 0);
    text(&random.tree(n.min(6)))
}

fn largest(random: &mut Random) -> Vec<String> {
    let path: Vec<(usize, usize)> = (1..100_000).map(|v| (v, v + 1)).collect();
    vec![text(&path), text(&random.tree(99_999))]
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
            let is_near = |v: usize, (a, b)| {
                (a == v && black >> b & 1 == 1) || (b == v && black >> a & 1 == 1)
            };
            let is_left = |v| white >> v & 1 == 1 && !edges.iter().any(|&edge| is_near(v, edge));
            let won = (0..n).any(is_left) == firsts_turn;
            // Nothing can follow on overlapping nodes: the player who would have to move has lost.
            options.extend(either(won, Some((1, 1, true)), None));
        }
        options
    });
    output.line(either(search.wins(&(0, 0, true)), "First", "Second"));
}
