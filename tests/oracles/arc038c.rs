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

fn text(bowls: &[(u64, u64)]) -> String {
    let mut input = format!("{}\n", bowls.len() + 1);
    for (reach, beans) in bowls {
        input += &format!("{reach} {beans}\n");
    }
    input
}

fn generate(random: &mut Random) -> String {
    let n = random.between(2, 7);
    let mut bowls: Vec<(u64, u64)> = (1..n).map(|i| (random.between(1, i), 0)).collect();
    // Up to six beans.
    for _ in 0..random.between(1, 6) {
        let bowl = usize::try_from(random.between(0, n - 2)).unwrap();
        bowls[bowl].1 += 1;
    }
    text(&bowls)
}

fn largest(random: &mut Random) -> Vec<String> {
    let most = 1_000_000_000;
    let farthest: Vec<(u64, u64)> = (1..100_000).map(|i| (i, most)).collect();
    let nearest: Vec<(u64, u64)> = (1..100_000).map(|_| (1, most - 1)).collect();
    let any = (1..100_000).map(|i| (random.between(1, i), random.between(0, most)));
    vec![
        text(&farthest),
        text(&nearest),
        text(&any.collect::<Vec<_>>()),
    ]
}

fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let mut reaches = vec![0; n];
    let mut beans = vec![0u64; n];
    for i in 1..n {
        reaches[i] = input.read();
        beans[i] = input.read();
    }
    let mut search = Search::normal(|beans: &Vec<u64>| {
        let mut options = Vec::new();
        for i in (0..n).filter(|&i| beans[i] > 0) {
            for to in i - reaches[i]..i {
                let mut option = beans.clone();
                option[i] -= 1;
                option[to] += 1;
                options.push(option);
            }
        }
        options
    });
    let won = search.wins(&beans);
    output.line(if won { "First" } else { "Second" });
}
