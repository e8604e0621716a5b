use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    let games = random.between(1, 4);
    cases(games, || {
        let n = random.between(1, 3);
        let most = [40, 20, 14][n - 1];
        format!("{n}\n{}\n", line(&random.list(n, 1, most)))
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    let most = 1_000_000_000_000_000_000_u64;
    vec![cases(10, || {
        let buckets = random.list(10_000, most - 1000, most);
        format!("10000\n{}\n", line(&buckets))
    })]
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|buckets: &Vec<u64>| {
        let mut options = change_one(buckets, |balls| {
            let takes = [2, 3, 5, 7, 11, 13];
            let rests = takes.iter().filter_map(|take| balls.checked_sub(*take));
            rests.collect()
        });
        for option in &mut options {
            option.sort_unstable();
        }
        options
    });
    for _ in 0..input.read() {
        let n = input.read();
        let won = search.wins(&input.read_list(n));
        output.line(either(won, "Manasa", "Sandy"));
    }
}
