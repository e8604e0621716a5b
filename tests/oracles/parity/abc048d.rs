use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 2000, 256) }

fn generate(random: &mut Random) -> String {
    let mut letters = vec![random.between(0, 3)];
    for _ in 0..random.between(2, 9) {
        // A letter other than the last one.
        let next = (letters.last().unwrap() + random.between(1, 3)) % 4;
        letters.push(next);
    }
    letters
        .iter()
        .map(|&letter| ['a', 'b', 'x', 'z'][letter])
        .collect::<String>()
        + "\n"
}

/// One with no move, and one with many.
fn largest(_: &mut Random) -> Vec<String> {
    ["ab".repeat(50_000), "abc".repeat(33_333)]
        .map(|word| word + "\n")
        .into()
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|word: &Vec<u8>| {
        let mut options = Vec::new();
        for place in 1..word.len() - 1 {
            let mut option = word.clone();
            option.remove(place);
            if option.windows(2).all(|pair| pair[0] != pair[1]) {
                options.push(option);
            }
        }
        options
    });
    let won = search.wins(&input.read_word().into_bytes());
    output.line(either(won, "First", "Second"));
}
