use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, None, None).slow() }

fn letter(random: &mut Random, letters: &[u8]) -> char {
    let last = letters.len() - 1;
    letters[random.between(0, last)].into()
}

fn generate(random: &mut Random) -> String {
    // Three letters in both cases, often the same. A long word ends as one of few words begins.
    let n = random.between(1, 7);
    cases(n, || {
        let length = random.between(3, 8);
        let mut word: String = (0..length).map(|_| letter(random, b"aaA")).collect();
        if random.between(0, 2) == 0 {
            word.replace_range(0..1, &letter(random, b"zZ").to_string());
        }
        format!("{word}\n")
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    let n = 200_000;
    let all: Vec<u8> = (b'A'..=b'Z').chain(b'a'..=b'z').collect();
    let word = |random: &mut Random, letters: &[u8], length: usize| -> String {
        (0..length).map(|_| letter(random, letters)).collect()
    };
    let mut inputs = vec![format!("{n}\n"); 3];
    for i in 0..n {
        inputs[0] += &format!("{}\n", word(random, &all, 8));
        // All words lead to few positions.
        let end = word(random, b"ab", 3);
        inputs[1] += &format!("{}{end}\n", word(random, &all, 5));
        // One long chain through all positions, so that the ends are known late.
        let triple = |number: usize| -> String {
            let digits = [number / 52 / 52, number / 52 % 52, number % 52];
            digits.iter().map(|&digit| char::from(all[digit])).collect()
        };
        let from = i % (52 * 52 * 52 - 1);
        inputs[2] += &format!("{}{}\n", triple(from), triple(from + 1));
    }
    inputs
}

fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let words: Vec<Vec<char>> = (0..n)
        .map(|_| input.read_word().chars().collect())
        .collect();
    // A position is the word that was said last.
    let positions: Vec<usize> = (0..n).collect();
    let ends = forced_ends(&positions, |&last| {
        let end = &words[last][words[last].len() - 3..];
        let follows = |&next: &usize| words[next].starts_with(end);
        positions.iter().copied().filter(follows).collect()
    });
    for word in positions {
        output.line(match ends.get(&word) {
            None => "Draw",
            Some(moves) if moves % 2 == 0 => "Takahashi",
            Some(_) => "Aoki",
        });
    }
}
