use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 2000, 1024) }

fn text(parents: &[usize]) -> String {
    format!("{}\n{}\n", parents.len() + 1, line(parents))
}

fn generate(random: &mut Random) -> String {
    let n = random.between(2, 9);
    let parents: Vec<usize> = (1..n).map(|most| random.between(1, most)).collect();
    text(&parents)
}

fn largest(random: &mut Random) -> Vec<String> {
    let n = 100_000;
    let path: Vec<usize> = (1..n).collect();
    let any: Vec<usize> = (1..n).map(|most| random.between(1, most)).collect();
    let twigs: Vec<usize> = (1..n).map(|v| either(v % 2 == 1, 1, v)).collect();
    vec![text(&path), text(&any), text(&twigs), text(&vec![1; n - 1])]
}

fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let mut parents = vec![n; n];
    for parent in &mut parents[1..] {
        *parent = input.read::<usize>() - 1;
    }
    // The piece, and the vertices without a coin. The piece is nowhere after the end.
    let mut scores = Scores::new(|&(piece, taken): &(usize, u32)| {
        if piece == n {
            return Vec::new();
        }
        if taken >> piece & 1 == 0 {
            return vec![(1, (piece, taken | 1 << piece))];
        }
        let children = (0..n).filter(|&v| parents[v] == piece && taken >> v & 1 == 0);
        let mut moves: Vec<(i64, (usize, u32))> = children.map(|v| (0, (v, taken))).collect();
        if moves.is_empty() {
            moves.push((0, (parents[piece], taken)));
        }
        moves
    });
    let lead = scores.lead(&(0, 0));
    output.line((i64::try_from(n).unwrap() + lead) / 2);
}
