use crate::prelude::*;
oracle! { same(generate, solve).some_lines().largest(largest, 2000, 256) }

fn generate(random: &mut Random) -> String {
    let mut text = String::new();
    for i in 0..random.between(1, 12_usize) {
        // Often the letter two places before, so that long runs can be cut.
        let letter = match text.as_bytes().get(i.wrapping_sub(2)) {
            Some(&letter) if random.between(0, 4) > 0 => char::from(letter),
            _ => ['a', 'b', 'z'][random.between(0, 2)],
        };
        text.push(letter);
    }
    format!("{text}\n")
}

fn largest(random: &mut Random) -> Vec<String> {
    let run = "a".repeat(5000);
    // Two equal runs: no cut wins.
    let half = "a".repeat(2499);
    let mixed: String = random
        .list(5000, 0, 1)
        .into_iter()
        .map(|bit| if bit == 0 { 'a' } else { 'b' })
        .collect();
    vec![
        format!("{run}\n"),
        format!("{half}bc{half}\n"),
        format!("{mixed}\n"),
    ]
}

/// The cuts in one string: the place of the letter, and the two other strings.
fn cuts(text: &str) -> Vec<(usize, String, String)> {
    let letters = text.as_bytes();
    (1..text.len().saturating_sub(1))
        .filter(|&i| {
            (1..=i)
                .any(|l| i + l < letters.len() && (1..=l).all(|d| letters[i - d] == letters[i + d]))
        })
        .map(|i| (i, text[..i].to_string(), text[i + 1..].to_string()))
        .collect()
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|texts: &Vec<String>| {
        let mut options = Vec::new();
        for (i, text) in texts.iter().enumerate() {
            for (cut, before, after) in cuts(text) {
                let mut option = texts.clone();
                option[i] = before;
                option.extend([text[cut..=cut].to_string(), after]);
                // Strings that allow no cut change nothing.
                option.retain(|text| text.len() > 2);
                option.sort();
                options.push(option);
            }
        }
        options
    });
    let text = input.read_word();
    for (cut, before, after) in cuts(&text) {
        if !search.wins(&vec![before, after]) {
            output.line("First");
            output.line(cut + 1);
            return;
        }
    }
    output.line("Second");
}
