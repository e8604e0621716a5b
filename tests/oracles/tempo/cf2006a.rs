use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, 2000, 256) }

fn text(edges: &[(usize, usize)], signs: &str) -> String {
    format!("{}\n{}{signs}\n", edges.len() + 1, lines(edges))
}

/// Mostly blanks.
fn signs(n: usize, random: &mut Random) -> String {
    let sign = |_| ['0', '1', '?', '?', '?'][random.between(0, 4)];
    (0..n).map(sign).collect()
}

fn generate(random: &mut Random) -> String {
    cases(1, || {
        let n = random.between(2, 6);
        text(&random.tree(n), &signs(n, random))
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    let n = 100_000;
    let path: Vec<(usize, usize)> = (1..n).map(|v| (v, v + 1)).collect();
    let star: Vec<(usize, usize)> = (2..=n).map(|v| (1, v)).collect();
    let blank = "?".repeat(n);
    let two = format!("2\n{}{}", text(&path, &blank), text(&star, &blank));
    let many = cases(50_000, || text(&random.tree(4), &signs(4, random)));
    vec![two, many]
}

/// How many leaves count, each given by the vertices from the root to it. Of blanks no piece is made.
fn count(ways: &[Vec<usize>], signs: &[u8]) -> i64 {
    let counts = |way: &Vec<usize>| {
        let pieces = |piece: [u8; 2]| {
            let pairs = way.windows(2).map(|pair| [signs[pair[0]], signs[pair[1]]]);
            pairs.filter(|pair| *pair == piece).count()
        };
        i64::from(pieces(*b"01") != pieces(*b"10"))
    };
    ways.iter().map(counts).sum()
}

fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let n: usize = input.read();
        let edges = input.read_edges(n - 1);
        let signs = input.read_word().into_bytes();
        let mut ways = vec![vec![0]];
        let mut leaves = Vec::new();
        while let Some(way) = ways.pop() {
            let last = way[way.len() - 1];
            let both = edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]);
            let next = both.filter(|(from, to)| *from == last && !way.contains(to));
            let longer: Vec<Vec<usize>> = next.map(|(_, to)| [&way[..], &[to]].concat()).collect();
            if longer.is_empty() {
                leaves.push(way);
            }
            ways.extend(longer);
        }
        // A move scores by how much it changes the count; Dora wants the count small.
        let mut scores = Scores::new(|(signs, iris): &(Vec<u8>, bool)| {
            let mut moves = Vec::new();
            for blank in (0..n).filter(|&v| signs[v] == b'?') {
                for digit in *b"01" {
                    let mut option = signs.clone();
                    option[blank] = digit;
                    let more = count(&leaves, &option) - count(&leaves, signs);
                    moves.push((either(*iris, more, -more), (option, !iris)));
                }
            }
            moves
        });
        let before = count(&leaves, &signs);
        output.line(before + scores.lead(&(signs, true)));
    }
}
