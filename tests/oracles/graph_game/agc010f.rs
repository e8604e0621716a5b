use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 2000, 256) }

fn text(stones: &[usize], edges: &[(usize, usize)]) -> String {
    format!("{}\n{}\n{}", stones.len(), line(stones), lines(edges))
}

fn generate(random: &mut Random) -> String {
    let n = random.between(2, 6);
    let most = if n > 4 { 2 } else { 4 };
    let stones = random.list(n, 0, most);
    text(&stones, &random.tree(n))
}

fn largest(random: &mut Random) -> Vec<String> {
    let n = 3000;
    let most = 1_000_000_000;
    let path: Vec<(usize, usize)> = (1..n).map(|v| (v, v + 1)).collect();
    let star: Vec<(usize, usize)> = (2..=n).map(|v| (1, v)).collect();
    let growing: Vec<usize> = (1..=n).map(|v| most - n + v).collect();
    // All vertices but one have the same number.
    let mut equal = vec![most; 3000];
    equal[0] -= 1;
    vec![
        text(&growing, &path),
        text(&growing, &star),
        text(&equal, &random.tree(n)),
        text(&random.list(n, 0, most), &random.tree(n)),
    ]
}

fn solve(input: &mut Input, output: &mut Output) {
    let n = input.read();
    let stones: Vec<u64> = input.read_list(n);
    let edges: Vec<(usize, usize)> = (1..n).map(|_| (input.read(), input.read())).collect();
    // The stones and the vertex of the piece.
    let mut search = Search::normal(|(stones, piece): &(Vec<u64>, usize)| {
        let mut rest = stones.clone();
        if rest[piece - 1] == 0 {
            return Vec::new();
        }
        rest[piece - 1] -= 1;
        let neighbours = edges.iter().filter_map(|&(a, b)| match *piece {
            piece if piece == a => Some(b),
            piece if piece == b => Some(a),
            _ => None,
        });
        neighbours
            .map(|neighbour| (rest.clone(), neighbour))
            .collect()
    });
    output.list((1..=n).filter(|&v| search.wins(&(stones.clone(), v))));
}
