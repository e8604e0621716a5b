use crate::prelude::*;

/// Inputs with wrong answers.
const WRONG: &[(&str, &str)] = &[
    ("1\n2\n1 2\n1 2\n", "1\n"),
    ("1\n2\n2 1\n1 2\n", "0\n"),
    ("1\n3\n1 2 3\n1 2\n1 3\n", "3\n"),
    ("1\n3\n1 2 3\n1 2\n1 3\n", "1\n"),
    ("1\n1\n1\n", "2\n"),
    ("1\n1\n1\n", "x\n"),
];

oracle! { checked(generate, check, WRONG).lines(|input| number(input, 0)).largest(largest, 4000, None).slow() }

fn text(weights: &[usize], edges: &[(usize, usize)]) -> String {
    format!("{}{}", counted(weights), lines(edges))
}

fn generate(random: &mut Random) -> String {
    cases(2, || {
        let n = random.between(1, 6);
        let most = either(random.between(0, 1) == 0, n, n.min(3));
        text(&random.list(n, 1, most), &random.tree(n))
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    let n = 400_000;
    let path: Vec<_> = (1..n).map(|v| (v, v + 1)).collect();
    let rising: Vec<usize> = (1..=n).collect();
    let mut inputs = vec![format!("1\n{}", text(&rising, &path))];
    inputs.push(format!(
        "1\n{}",
        text(&random.list(n, 1, n), &random.tree(n))
    ));
    inputs.push(cases(100_000, || {
        text(&random.list(4, 1, 4), &random.tree(4))
    }));
    inputs
}

/// Whether the player to move wins: in a position that is the vertices that are left, and the last weight.
fn check(input: &str, answer: &str) -> Result<(), String> {
    let mut input = Input::from_text(input);
    let mut lines = answer.lines();
    for game in 0..input.read() {
        let n: usize = input.read();
        let weights: Vec<usize> = input.read_list(n);
        let edges = input.read_edges(n - 1);
        let mut below = vec![0_u32; n];
        for (v, below) in below.iter_mut().enumerate() {
            // What cannot be reached from vertex 1 without v.
            let mut reached = 1_u32;
            for _ in 0..n {
                for &(a, b) in &edges {
                    if a != v && b != v && (reached >> a | reached >> b) & 1 == 1 {
                        reached |= 1 << a | 1 << b;
                    }
                }
            }
            *below = ((1 << n) - 1) & !either(v == 0, 0, reached);
        }
        let mut search = Search::misere(|&(left, last): &(u32, usize)| {
            let heavier = (0..n).filter(|&v| left >> v & 1 == 1 && weights[v] > last);
            heavier.map(|v| (left & !below[v], weights[v])).collect()
        });
        let line = lines.next().unwrap_or_default();
        let choice: usize = line
            .trim()
            .parse()
            .map_err(|_| format!("no number: {line:?}"))?;
        let all = (1 << n) - 1;
        let is_right = match choice {
            0 => !search.wins(&(all, 0)),
            v if v <= n => !search.wins(&(all & !below[v - 1], weights[v - 1])),
            _ => false,
        };
        if !is_right {
            return Err(format!("game {game}: {choice}"));
        }
    }
    match lines.next() {
        None => Ok(()),
        Some(line) => Err(format!("one line too many: {line:?}")),
    }
}
