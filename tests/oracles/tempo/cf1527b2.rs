use crate::prelude::*;
use std::cmp::Ordering;
oracle! { tests(generate, solve).largest(largest, 1000, 256).slow() }

fn text(signs: &[u8]) -> String {
    let signs: String = signs.iter().map(u8::to_string).collect();
    format!("{}\n{signs}\n", signs.len())
}

fn generate(random: &mut Random) -> String {
    cases(4, || loop {
        let n = random.between(1, 8);
        let mut signs = random.list(n, 0, 1);
        let is_palindrome = random.between(0, 1) == 1;
        for place in (0..n / 2).filter(|_| is_palindrome) {
            signs[n - 1 - place] = signs[place];
        }
        if signs.contains(&0) {
            return text(&signs);
        }
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    let zeros = cases(1000, || text(&[0; 1000]));
    vec![zeros, cases(1000, || text(&random.list(999, 0, 1)))]
}

fn solve(input: &mut Input, output: &mut Output) {
    // The string, and whether the move before was a reversal.
    let mut search = Scores::new(|(signs, is_reversed): &(Vec<u8>, bool)| {
        let mut moves = Vec::new();
        for place in 0..signs.len() {
            if signs[place] == b'0' {
                let mut option = signs.clone();
                option[place] = b'1';
                moves.push((-1, (option, false)));
            }
        }
        let reversal: Vec<u8> = signs.iter().rev().copied().collect();
        if !is_reversed && reversal != *signs {
            moves.push((0, (reversal, true)));
        }
        moves
    });
    for _ in 0..input.read() {
        let _length: usize = input.read();
        let lead = search.lead(&(input.read_word().into_bytes(), false));
        output.line(match lead.cmp(&0) {
            Ordering::Greater => "ALICE",
            Ordering::Equal => "DRAW",
            Ordering::Less => "BOB",
        });
    }
}
