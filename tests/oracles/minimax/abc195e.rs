use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 2000, 1024) }

fn word(random: &mut Random, length: usize, letters: &[u8]) -> String {
    let letter = |_| char::from(letters[random.between(0, letters.len() - 1)]);
    (0..length).map(letter).collect()
}

fn rounds(random: &mut Random, n: usize, players: &[u8]) -> String {
    let digits = word(random, n, b"0123456789");
    format!("{n}\n{digits}\n{}\n", word(random, n, players))
}

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 8);
    rounds(random, n, b"ATT")
}

fn largest(random: &mut Random) -> Vec<String> {
    let players: [&[u8]; 3] = [b"AT", b"T", b"ATTTTTTTT"];
    players
        .map(|players| rounds(random, 200_000, players))
        .to_vec()
}

/// The word that is written, and the digits and players of the rounds to come.
fn takahashi_wins(word: &str, rounds: &[(char, char)]) -> bool {
    let Some(((digit, player), rest)) = rounds.split_first() else {
        return word.parse::<u64>().expect("digits") % 7 == 0;
    };
    let won = [*digit, '0'].map(|digit| takahashi_wins(&format!("{word}{digit}"), rest));
    won.contains(&true) && (*player == 'T' || won == [true; 2])
}

fn solve(input: &mut Input, output: &mut Output) {
    let _: usize = input.read();
    let digits = input.read_word();
    let players = input.read_word();
    let rounds: Vec<(char, char)> = digits.chars().zip(players.chars()).collect();
    output.line(either(takahashi_wins("", &rounds), "Takahashi", "Aoki"));
}
