use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, 1000, None) }

fn row(random: &mut Random, length: usize) -> String {
    let cards = (0..length).map(|_| either(random.between(0, 1) == 0, 'R', 'B'));
    cards.collect::<String>() + "\n"
}

fn generate(random: &mut Random) -> String {
    cases(4, || {
        let length = random.between(1, 9);
        row(random, length)
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    vec![cases(100, || row(random, 500))]
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|row: &String| {
        let mut options = Vec::new();
        for start in 0..row.len() {
            if &row[start..=start] == "B" {
                continue;
            }
            let blue = row[start + 1..].bytes().take_while(|&card| card == b'B');
            for turned in 0..=blue.count() {
                let mut option = row.clone();
                let end = start + 1 + turned;
                option.replace_range(start..end, &("B".to_string() + &"R".repeat(turned)));
                options.push(option);
            }
        }
        options
    });
    for _ in 0..input.read() {
        let won = search.wins(&input.read_word());
        output.line(either(won, "Malvika", "Animesh"));
    }
}
