use crate::judge::{Judge, Oracle};
use snippets::io::{Input, Output};
use snippets::random::Random;
use snippets::search::Search;

pub const ORACLE: Oracle = Oracle {
    generate,
    inputs: 100,
    judge: Judge::Same(solve),
    largest,
    milliseconds: None,
    mebibytes: None,
};

fn generate(random: &mut Random) -> String {
    let mut input = String::from("3\n");
    for _ in 0..3 {
        let n = random.between(1, 3);
        let (k, d) = (random.between(0, 1), random.between(1, 2));
        input += &format!("\n{n} {k} {d}\n");
        let mut gaps = random.list(n, 0, 5 - n);
        if n == 3 && random.between(0, 1) == 1 {
            gaps[2] = gaps[0] ^ gaps[1];
        }
        for (y, gap) in gaps.iter().enumerate() {
            let left = i64::try_from(random.between(0, 9)).expect("a small number") - 5;
            let right = left + 1 + i64::try_from(*gap).expect("a small number");
            let black_first = random.between(0, 1) == 1;
            let (black, white) = if black_first {
                (left, right)
            } else {
                (right, left)
            };
            input += &format!("{y} {black} {white}\n");
        }
    }
    input
}

fn largest(random: &mut Random) -> Vec<String> {
    let mut input = String::from("100\n");
    for _ in 0..100 {
        input += "\n100 100 20\n";
        for y in 0..100 {
            let (black, white) = (random.between(500, 1000), random.between(500, 1000));
            input += &format!("-{y} -{black} {white}\n");
        }
    }
    vec![input]
}

/// The columns of the pieces of either player and his moves away that are left; who moves is first.
type Position = [(Vec<i64>, u32); 2];

fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let n: usize = input.read();
        let k: u32 = input.read();
        let d: i64 = input.read();
        let mut search = Search::normal(|[(own, away), other]: &Position| {
            let mut options = Vec::new();
            for i in 0..own.len() {
                let distance = other.0[i] - own[i];
                let side = distance.signum();
                let towards = (1..distance.abs()).map(|step| (side * step, *away));
                let back = (1..=d)
                    .filter(|_| *away > 0)
                    .map(|step| (-side * step, away - 1));
                for (step, away) in towards.chain(back) {
                    let mut own = own.clone();
                    own[i] += step;
                    options.push([other.clone(), (own, away)]);
                }
            }
            options
        });
        let (mut black, mut white) = (Vec::new(), Vec::new());
        for _ in 0..n {
            let _: i64 = input.read();
            black.push(input.read());
            white.push(input.read());
        }
        let won = search.wins(&[(black, k), (white, k)]);
        output.line(if won { "Yes" } else { "No" });
    }
}
