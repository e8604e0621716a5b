use crate::prelude::*;
oracle! { same(generate, solve).lines(|input| rows(input) / 2).largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    let mut input = String::new();
    for _ in 0..3 {
        let n = random.between(1, 4);
        // Often ones alone.
        let most = [1, 2, 4][random.between(0, 2)];
        input += &format!("{n}\n{}\n", line(&random.list(n, 1, most)));
    }
    input
}

/// The number of tests has no bound.
fn largest(random: &mut Random) -> Vec<String> {
    let equal = |apples| format!("100\n{}\n\n", line(&[apples; 100])).repeat(1000);
    let any = (0..1000).map(|_| format!("100\n{}\n", line(&random.list(100, 1, 100))));
    vec![equal(1), equal(100), any.collect()]
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::misere(|rows: &Vec<u64>| {
        let mut options = Vec::new();
        for (i, &row) in rows.iter().enumerate() {
            for taken in 1..=row {
                for left in 0..=row - taken {
                    let mut option = rows.clone();
                    option[i] = left;
                    option.push(row - taken - left);
                    option.retain(|&row| row > 0);
                    option.sort_unstable();
                    options.push(option);
                }
            }
        }
        options
    });
    while !input.at_end() {
        let n = input.read();
        let mut rows = input.read_list(n);
        rows.sort_unstable();
        output.line(either(search.wins(&rows), "Yes", "No"));
    }
}
