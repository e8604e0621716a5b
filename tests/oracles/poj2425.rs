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

fn row(list: &[u64]) -> String {
    if list.is_empty() {
        String::from("0\n")
    } else {
        format!("{} {}\n", list.len(), line(list))
    }
}

fn generate(random: &mut Random) -> String {
    let mut input = String::new();
    for _ in 0..random.between(1, 2) {
        let n = random.between(1, 6);
        let mut order: Vec<u64> = (0..n).collect();
        random.shuffle(&mut order);
        let mut rows = vec![String::new(); order.len()];
        for (i, &v) in order.iter().enumerate() {
            let mut options = order[..i].to_vec();
            options.retain(|_| random.between(0, 2) > 0);
            rows[usize::try_from(v).expect("an index")] = row(&options);
        }
        input += &format!("{n}\n{}", rows.concat());
        for _ in 0..3 {
            let count = random.between(1, 4);
            input += &row(&random.list(count, 0, n - 1));
        }
        input += "0\n\n";
    }
    input
}

fn read_row(input: &mut Input) -> Vec<usize> {
    let count = input.read();
    input.read_list(count)
}

fn largest(_: &mut Random) -> Vec<String> {
    Vec::new()
}

fn solve(input: &mut Input, output: &mut Output) {
    while !input.at_end() {
        let options: Vec<Vec<usize>> = (0..input.read()).map(|_| read_row(input)).collect();
        let mut search = Search::normal(|chessmen: &Vec<usize>| {
            let mut pushed = Vec::new();
            for (i, &from) in chessmen.iter().enumerate() {
                for &to in &options[from] {
                    let mut option = chessmen.clone();
                    option[i] = to;
                    option.sort_unstable();
                    pushed.push(option);
                }
            }
            pushed
        });
        loop {
            let chessmen = read_row(input);
            if chessmen.is_empty() {
                break;
            }
            output.line(if search.wins(&chessmen) {
                "WIN"
            } else {
                "LOSE"
            });
        }
    }
}
