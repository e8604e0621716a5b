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
    let n = random.between(1, 5);
    let mut trails: Vec<(u64, u64)> = (1..=n).flat_map(|v| (1..=n).map(move |d| (v, d))).collect();
    random.shuffle(&mut trails);
    trails.truncate(usize::try_from(random.between(1, (n * n).min(12))).unwrap());
    let mut input = format!("{n} {}\n", trails.len());
    for (peak, valley) in trails {
        input += &format!("{peak} {valley}\n");
    }
    input
}

fn largest(_: &mut Random) -> Vec<String> {
    Vec::new()
}

fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let m: usize = input.read();
    let trails: Vec<(usize, usize)> = (0..m)
        .map(|_| (input.read(), n + input.read::<usize>()))
        .collect();
    // The walk so far, its places before the last in order, as only the set of them counts.
    let mut search = Search::normal(|(before, place): &(Vec<usize>, usize)| {
        let mut visited = [before.as_slice(), &[*place]].concat();
        visited.sort_unstable();
        let next = trails.iter().filter_map(|&(a, b)| match *place {
            place if place == a => Some(b),
            place if place == b => Some(a),
            _ => None,
        });
        let next = next.filter(|next| !visited.contains(next));
        next.map(|next| (visited.clone(), next)).collect()
    });
    for peak in 1..=n {
        let won = search.wins(&(Vec::new(), peak));
        output.line(if won { "Slavko" } else { "Mirko" });
    }
}
