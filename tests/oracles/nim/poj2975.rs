use crate::prelude::*;
oracle! { same(generate, solve).lines(|input| rows(input) / 2).largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    let mut input = String::new();
    for _ in 0..2 {
        let n = random.between(1, 4);
        input += &format!("{n}\n{}\n", line(&random.list(n, 1, 5)));
    }
    input + "0\n"
}

/// The number of games has no bound.
fn largest(random: &mut Random) -> Vec<String> {
    let most = format!("1000\n{}\n", line(&[1_000_000_000; 1000]));
    let any = (0..1000).map(|_| format!("999\n{}\n", line(&random.list(999, 1, 1_000_000_000))));
    vec![most.repeat(1000) + "0\n", any.collect::<String>() + "0\n"]
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|heaps: &Vec<u64>| take_from_one(heaps));
    loop {
        let n = input.read();
        if n == 0 {
            break;
        }
        let options = take_from_one(&input.read_list(n));
        let won = options.iter().filter(|option| !search.wins(option));
        output.line(won.count());
    }
}
