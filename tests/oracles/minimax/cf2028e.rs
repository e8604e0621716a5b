use crate::prelude::*;
use snippets::arithmetic::power;
oracle! { tests(generate, solve).largest(largest, 2000, 256).slow() }

fn tree(edges: &[(usize, usize)]) -> String {
    format!("{}\n{}", edges.len() + 1, lines(edges))
}

fn generate(random: &mut Random) -> String {
    let tests = random.between(1, 3);
    cases(tests, || {
        let n = random.between(2, 7);
        tree(&random.tree(n))
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    let n = 200_000;
    let path: Vec<(usize, usize)> = (1..n).map(|v| (v + 1, v)).collect();
    let star: Vec<(usize, usize)> = (2..=n).map(|v| (1, v)).collect();
    let binary: Vec<(usize, usize)> = (2..=n).map(|v| (v / 2, v)).collect();
    let mut inputs = [path, star, binary, random.tree(n)]
        .map(|edges| format!("1\n{}", tree(&edges)))
        .to_vec();
    inputs.push(cases(10_000, || tree(&random.tree(20))));
    inputs
}

/// The fraction of a small denominator that is this number.
fn modular(number: f64) -> u64 {
    for denominator in 1..1000u32 {
        let numerator = number * f64::from(denominator);
        if (numerator - numerator.round()).abs() < 1e-7 {
            let whole: u64 = format!("{numerator:.0}").parse().expect("a number");
            return whole * power::<998_244_353>(denominator.into(), 998_244_351) % 998_244_353;
        }
    }
    panic!("no small denominator: {number}");
}

fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let n: usize = input.read();
        let edges = input.read_edges(n - 1);
        let neighbours = |v: usize| {
            let other = move |&(a, b): &(usize, usize)| match v {
                _ if a == v => Some(b),
                _ if b == v => Some(a),
                _ => None,
            };
            edges.iter().filter_map(other)
        };
        // From each vertex, the chance to be out after the minutes so far.
        let mut chances = vec![0.0; n];
        chances[0] = 1.0;
        for _ in 0..1000 {
            let after_a_minute = |v: usize| {
                let options: Vec<f64> = neighbours(v).map(|v| chances[v]).collect();
                let most = options.iter().copied().fold(0.0, f64::max);
                let least = options.iter().copied().fold(1.0, f64::min);
                match options.len() {
                    _ if v == 0 => 1.0,
                    1 => 0.0,
                    _ => (most + least) / 2.0,
                }
            };
            chances = (0..n).map(after_a_minute).collect();
        }
        output.list(chances.into_iter().map(modular));
    }
}
