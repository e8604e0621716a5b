use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 1000, 256) }

fn word(random: &mut Random, length: usize, letters: u8) -> String {
    let letters = random.list(length, b'a', b'a' + letters - 1);
    String::from_utf8(letters).expect("letters")
}

fn generate(random: &mut Random) -> String {
    let (n, games) = (random.between(1, 4), random.between(1, 5));
    let mut text = format!("{n} {games}\n");
    for _ in 0..n {
        let length = random.between(1, 5);
        text += &(word(random, length, 2) + "\n");
    }
    text
}

/// One long word, many short ones, and words that have much in common.
fn largest(random: &mut Random) -> Vec<String> {
    let long = format!("1 1000000000\n{}\n", word(random, 100_000, 26));
    let short: String = (0..100_000).map(|_| word(random, 1, 26) + "\n").collect();
    let mut common = String::new();
    for length in 1..447 {
        common += &("a".repeat(length - 1) + &word(random, 1, 26) + "\n");
    }
    let short = format!("100000 999999999\n{short}");
    vec![long, short, format!("446 1000000000\n{common}")]
}

fn solve(input: &mut Input, output: &mut Output) {
    let [n, games]: [usize; 2] = input.read_array();
    let words: Vec<String> = (0..n).map(|_| input.read_word()).collect();
    let longer = |word: &str| {
        let mut longer = ('a'..='z')
            .map(|letter| format!("{word}{letter}"))
            .collect::<Vec<_>>();
        longer.retain(|word| words.iter().any(|whole| whole.starts_with(word)));
        longer
    };
    // The word, and how many games follow. A player who cannot move has lost, and begins the next game.
    let mut search = Search::normal(|(word, games): &(String, usize)| {
        let (mut options, mut games) = (longer(word), *games);
        if options.is_empty() && games > 0 {
            games -= 1;
            options = longer("");
        }
        options.into_iter().map(|word| (word, games)).collect()
    });
    let won = search.wins(&(String::new(), games - 1));
    output.line(either(won, "First", "Second"));
}
