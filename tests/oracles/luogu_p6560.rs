use crate::judge::{Judge, Oracle};
use snippets::io::{Input, Output};
use snippets::random::Random;
use snippets::search::forced_ends;

pub const ORACLE: Oracle = Oracle {
    generate,
    inputs: 100,
    judge: Judge::Same(solve),
    largest,
    milliseconds: None,
    mebibytes: None,
};

fn generate(random: &mut Random) -> String {
    let n = random.between(2, 8);
    let m = random.between(1, 2 * n);
    let mut input = format!("{n} {m} 3\n");
    for _ in 0..m {
        input += &format!("{} {}\n", random.between(1, n), random.between(1, n));
    }
    for _ in 0..3 {
        let start = random.between(1, n);
        let target = (start + random.between(0, n - 2)) % n + 1;
        input += &format!("{start} {target}\n");
    }
    input
}

fn largest(_: &mut Random) -> Vec<String> {
    Vec::new()
}

fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let m: usize = input.read();
    let rounds: usize = input.read();
    let arcs: Vec<(usize, usize)> = (0..m).map(|_| (input.read(), input.read())).collect();
    let positions: Vec<usize> = (1..=n).collect();
    for _ in 0..rounds {
        let (start, target): (usize, usize) = (input.read(), input.read());
        let ends = forced_ends(&positions, |&v| {
            let own = arcs.iter().filter(|arc| arc.0 == v && v != target);
            own.map(|arc| arc.1).collect()
        });
        output.line(match ends.get(&start) {
            None => "0",
            Some(moves) if moves % 2 == 1 => "1",
            Some(_) => "-1",
        });
    }
}
