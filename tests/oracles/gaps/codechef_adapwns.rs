use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, 1000, None) }

fn row(random: &mut Random, length: usize, rare: usize) -> String {
    let squares = (0..length).map(|_| either(random.between(0, rare) == 0, 'P', '.'));
    squares.collect::<String>() + "\n"
}

fn generate(random: &mut Random) -> String {
    cases(4, || {
        let length = random.between(2, 11);
        row(random, length, 2)
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    vec![cases(500, || row(random, 128, 3))]
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|row: &Vec<u8>| {
        let mut options = Vec::new();
        for pawn in 0..row.len() {
            for step in 1..=pawn.min(2) {
                let way = &row[pawn - step..pawn];
                if row[pawn] == b'P' && !way.contains(&b'P') {
                    let mut option = row.clone();
                    option.swap(pawn, pawn - step);
                    options.push(option);
                }
            }
        }
        options
    });
    for _ in 0..input.read() {
        let won = search.wins(&input.read_word().into_bytes());
        output.line(either(won, "Yes", "No"));
    }
}
