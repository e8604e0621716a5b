use crate::prelude::*;
oracle! { same(generate, solve).lines(|input| rows(input) / 2).largest(largest, 1000, 32) }

fn generate(random: &mut Random) -> String {
    let mut input = String::new();
    for _ in 0..2 {
        let n = random.between(1, 4);
        input += &format!("{n}\n{}\n", line(&random.list(n, 0, 4)));
    }
    input + "0\n"
}

/// The number of strips has no bound.
fn largest(random: &mut Random) -> Vec<String> {
    let most = format!("1000\n{}\n", line(&[1000; 1000]));
    let any = (0..1000).map(|_| format!("1000\n{}\n", line(&random.list(1000, 0, 1000))));
    vec![most.repeat(1000) + "0\n", any.collect::<String>() + "0\n"]
}

fn solve(input: &mut Input, output: &mut Output) {
    let to_the_left = |square: u64| (0..square).collect();
    let mut search = Search::normal(|squares: &Vec<u64>| change_one(squares, to_the_left));
    loop {
        let n = input.read();
        if n == 0 {
            break;
        }
        let won = search.wins(&input.read_list(n));
        output.line(either(won, "Rabbit Win!", "Grass Win!"));
    }
}
