//! Rows of pins or cells, coins, and the octal games.
use super::game::{Game, Solution};
use snippets::coin_turning;

/// Rows of pins or cells, and coins.
pub fn rows_and_coins() -> Vec<Game> {
    let octal = |name, rule, digits: &[u8]| {
        let rule = format!("{rule} (octal game {})", code(digits));
        Game::new(name, &rule, "octal", Solution::Octal(digits.to_vec()))
    };
    vec![
        octal(
            "Kayles",
            "knocks down one pin of a row or two neighbours",
            &[0, 7, 7],
        ),
        octal(
            "Up to three neighbours",
            "knocks down one to three neighbours of a row of pins",
            &[0, 7, 7, 7],
        ),
        octal(
            "Up to four neighbours",
            "knocks down one to four neighbours of a row of pins",
            &[0, 7, 7, 7, 7],
        ),
        octal(
            "Up to five neighbours",
            "knocks down one to five neighbours of a row of pins",
            &[0, 7, 7, 7, 7, 7],
        ),
        octal(
            "Dawson's Kayles",
            "knocks down two neighbours of a row of pins",
            &[0, 0, 7],
        ),
        octal(
            "Dawson's chess",
            "takes a stone of a row together with its neighbours",
            &[0, 1, 3, 7],
        ),
        octal(
            "Treblecross",
            "puts a cross into a strip of n cells, not within two cells of another one",
            &[0, 1, 1, 3, 3, 7],
        ),
        octal(
            "Treblecross in n - 2 cells",
            "knocks down three neighbours of a row of n pins",
            &[0, 0, 0, 7],
        ),
        octal("Guiles", &octal_rule(&[0, 1, 5]), &[0, 1, 5]),
        octal("Officers", &octal_rule(&[0, 6]), &[0, 6]),
        Game::new(
            "Mock Turtles",
            "turns over one to three coins, the last of them from heads to tails",
            "coin_turning",
            Solution::of_each(coin_turning::grundy_mock_turtles),
        ),
        Game::new(
            "Ruler",
            "turns over coins without a gap, the last of them from heads to tails",
            "coin_turning",
            Solution::of_each(coin_turning::grundy_ruler),
        ),
        Game::new(
            "Twins",
            "turns over two coins, the last of them from heads to tails",
            "coin_turning",
            Solution::AllBut(Vec::new()),
        ),
        Game::new(
            "Turning Turtles",
            "turns over one coin or two, the last of them from heads to tails, from coin 1 on",
            "coin_turning",
            Solution::AllBut(Vec::new()),
        ),
    ]
}

/// Lists the octal games with up to three digits after the point.
pub fn octal_games() -> Vec<Game> {
    let mut codes = Vec::new();
    for split in [0, 4] {
        for first in 0..8 {
            for second in 0..8 {
                for third in 0..8 {
                    codes.push(vec![split, first, second, third]);
                }
            }
        }
    }
    let mut games = Vec::new();
    for mut digits in codes {
        while digits.last() == Some(&0) {
            digits.pop();
        }
        if !digits.is_empty() {
            let rule = format!("{} (octal game {})", octal_rule(&digits), code(&digits));
            games.push(Game::plain(&rule, "octal", Solution::Octal(digits)));
        }
    }
    games
}

/// What a move of an octal game does.
pub fn octal_rule(digits: &[u8]) -> String {
    let rests = [
        "",
        "no heap",
        "one heap",
        "at most one heap",
        "two heaps",
        "no heap or two",
        "one heap or two",
        "at most two heaps",
    ];
    let mut moves = Vec::new();
    for (take, &digit) in digits.iter().enumerate() {
        if digit > 0 {
            moves.push(match take {
                0 => "splits a heap into two".to_string(),
                _ => format!("takes {take} and leaves {}", rests[usize::from(digit)]),
            });
        }
    }
    moves.join(", or ")
}

/// An octal game as it is written: 0.77.
pub fn code(digits: &[u8]) -> String {
    let mut code = String::new();
    for digit in digits {
        code += &digit.to_string();
    }
    code.insert(1, '.');
    code
}
