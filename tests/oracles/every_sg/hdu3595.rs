use crate::prelude::*;
oracle! { same(generate, solve).some_lines().largest(largest, 1000, 32) }

fn generate(random: &mut Random) -> String {
    let mut input = String::new();
    for _ in 0..random.between(1, 3) {
        let games = random.between(1, 3);
        let most = [30, 9, 5][games - 1];
        input += &format!("{games}\n");
        for _ in 0..games {
            input += &format!("{} {}\n", random.between(1, most), random.between(1, most));
        }
    }
    input
}

fn largest(random: &mut Random) -> Vec<String> {
    // Fibonacci numbers have the longest way to an end.
    let slow = cases(1000, || "610 987\n".to_string()).repeat(100);
    let mut any = || lines(&[(random.between(1, 1000), random.between(1, 1000))]);
    let any = (0..100).map(|_| cases(1000, &mut any)).collect();
    vec![slow, any]
}

/// The heaps after each move in one game, none if a heap is empty.
fn options((p, q): (u64, u64)) -> Vec<(u64, u64)> {
    if p == 0 || q == 0 {
        return Vec::new();
    }
    let first = (1..=p / q).map(|k| (p - k * q, q));
    let second = (1..=q / p).map(|k| (p, q - k * p));
    first.chain(second).collect()
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|games: &Vec<(u64, u64)>| {
        let mut going = games.clone();
        going.retain(|&game| !options(game).is_empty());
        if going.is_empty() {
            return Vec::new();
        }
        product(&going.into_iter().map(options).collect::<Vec<_>>())
    });
    while !input.at_end() {
        let games: usize = input.read();
        let games = (0..games).map(|_| (input.read(), input.read())).collect();
        output.line(either(search.wins(&games), "MM", "GG"));
    }
}
