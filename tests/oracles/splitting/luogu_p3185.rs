use crate::prelude::*;
use snippets::mex::mex;
oracle! {
    same(generate, solve).lines(|input| 2 * number(input, 0)).known(known)
        .largest(largest, None, None)
}

fn generate(random: &mut Random) -> String {
    cases(3, || {
        // Few beans in the front, each of which becomes many.
        let n = random.between(2, 5);
        let mut beans: Vec<u64> = (0..n).map(|i| random.between(0, (i + 1).min(3))).collect();
        beans[0] = beans[0].min(6 - n);
        format!("{n}\n{}\n", line(&beans))
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    vec![cases(10, || {
        format!("21\n{}\n", line(&random.list(21, 9_990, 10_000)))
    })]
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

/// By the values of single beans, each found from those after it.
fn known(random: &mut Random) -> Vec<(String, String)> {
    let mut known = Vec::new();
    for n in [15, 18, 20, 21, 21, 21] {
        let mut values = vec![0; n];
        for i in (0..n).rev() {
            let pairs = (i + 1..n).flat_map(|j| (j..n).map(move |k| (j, k)));
            values[i] = mex(pairs.map(|(j, k)| values[j] ^ values[k]));
        }
        let beans: Vec<u32> = random.list(n, 0, 3);
        let odd = (0..n).filter(|&i| beans[i] % 2 == 1);
        let sum = odd.fold(0, |sum, i| sum ^ values[i]);
        let mut won = moves(&beans);
        won.retain(|[i, j, k]| sum ^ values[*i] ^ values[*j] ^ values[*k] == 0);
        let first = won
            .first()
            .map_or("-1 -1 -1".to_string(), |triple| line(triple));
        let input = format!("1\n{n}\n{}\n", line(&beans));
        known.push((input, format!("{first}\n{}\n", won.len())));
    }
    known
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
