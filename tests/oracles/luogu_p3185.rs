use crate::judge::{Judge, Oracle};
use snippets::io::{Input, Output};
use snippets::random::{line, Random};
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
        // Few beans in the front, each of which becomes many.
        let n = random.between(2, 5);
        let mut beans: Vec<u64> = (0..n).map(|i| random.between(0, (i + 1).min(3))).collect();
        beans[0] = beans[0].min(6 - n);
        input += &format!("{n}\n{}\n", line(&beans));
    }
    input
}

fn largest(random: &mut Random) -> Vec<String> {
    let mut input = String::from("10\n");
    for _ in 0..10 {
        input += &format!("21\n{}\n", line(&random.list(21, 9_990, 10_000)));
    }
    vec![input]
}

/// The triples (i, j, k) of a move, in their order.
fn moves(beans: &[u32]) -> Vec<[usize; 3]> {
    let n = beans.len();
    let from = (0..n).filter(|&i| beans[i] > 0);
    let pairs = from.flat_map(|i| (i + 1..n).map(move |j| (i, j)));
    pairs
        .flat_map(|(i, j)| (j..n).map(move |k| [i, j, k]))
        .collect()
}

fn after(beans: &[u32], [i, j, k]: [usize; 3]) -> Vec<u32> {
    let mut beans = beans.to_vec();
    beans[i] -= 1;
    beans[j] += 1;
    beans[k] += 1;
    // In the last bottle they stay: their number is of no use.
    *beans.last_mut().expect("a bottle") = 0;
    beans
}

fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let n = input.read();
        let beans: Vec<u32> = input.read_list(n);
        let mut search = Search::normal(|beans: &Vec<u32>| {
            let options = moves(beans).into_iter().map(|triple| after(beans, triple));
            options.collect()
        });
        let mut winning = moves(&beans);
        winning.retain(|&triple| !search.wins(&after(&beans, triple)));
        match winning.first() {
            None => output.line("-1 -1 -1"),
            Some(triple) => output.list(triple),
        }
        output.line(winning.len());
    }
}
