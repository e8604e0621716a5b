//! The games of `play` and `table`, an arm each: what a move may leave, what the position is worth, and why. Their
//! rules in words stand in the help.
use crate::commands::guess::game::index;
use crate::error::Error;
use snippets::{chomp, end_nim, euclid, fibonacci, misere, nim, octal, search, staircase, wythoff};

/// The games, each with an example of its rule and its position; from column 21 on what a move does, with RULE as typed.
const GAMES: &str = include_str!("../../help/games.txt");

/// A game, whose positions are lists of one to eight numbers from 0 to 255.
pub struct Game {
    name: String,
    /// Its rule as the digits of an octal game; nothing if it is none.
    pub digits: Vec<u8>,
    /// The values of its heaps up to 255, if it is an octal game.
    values: Vec<u64>,
}

impl Game {
    /// What is known of a position: what a move may leave; the value, 0 exactly if the player to move loses, which is
    /// the Grundy value where the page has one, otherwise 0 or 1; why. `None` if the game has no such position.
    pub fn know(&self, position: &[u64]) -> Option<(Vec<Vec<u64>>, u64, String)> {
        Some(match (&*self.name, position) {
            ("misere", heaps) => (
                search::take_from_one(heaps),
                misere::wins(heaps).into(),
                format!(
                    "lost is nim-sum 0, as in Nim, but 1 if no heap is above 1; here it is {}",
                    nim::equation(heaps)
                ),
            ),
            ("wythoff", &[a, b]) => (
                search::take_from_one_or_all(position),
                wythoff::wins(a, b).into(),
                "lost are the pairs ⌊k φ⌋, ⌊k φ⌋ + k, of which k is the difference".to_string(),
            ),
            ("staircase", steps) => (
                search::carry_down(steps),
                staircase::grundy(steps),
                format!(
                    "the odd steps have nim-sum {}",
                    nim::equation(steps.iter().step_by(2))
                ),
            ),
            ("fibonacci", &[stones, limit]) => (
                search::take_up_to(stones, limit),
                fibonacci::wins(stones, limit).into(),
                format!(
                    "{stones} is the sum of the Fibonacci numbers {:?}; won if the last one is at most {limit}",
                    fibonacci::zeckendorf(stones)
                ),
            ),
            ("euclid", &[a, b]) => (
                search::subtract_a_multiple(a, b),
                euclid::grundy(a, b),
                "won are equal numbers, and one above φ = 1.618... times the other".to_string(),
            ),
            ("chomp", rows @ [..=8, ..]) if rows.windows(2).all(|pair| pair[0] >= pair[1]) => (
                search::bite_off(rows),
                chomp::Table::new(rows.len(), 8).wins(rows).into(),
                "the table of all smaller bars decides".to_string(),
            ),
            ("end_nim", heaps) => {
                let mut row = heaps.to_vec();
                row.retain(|&heap| heap > 0);
                (
                    search::take_from_an_end(heaps),
                    end_nim::wins(&row).into(),
                    "with the other heaps as they are, the row is lost at just one size of the first heap".to_string(),
                )
            }
            (_, heaps) if !self.digits.is_empty() => {
                let values: Vec<u64> = heaps.iter().map(|&heap| self.values[index(heap)]).collect();
                (
                    search::take_and_break_in_place(&self.digits, heaps),
                    nim::sum(values.iter().copied()),
                    format!(
                        "lost are those of value 0; the value of {heaps:?} is {}",
                        nim::equation(&values)
                    ),
                )
            }
            _ => return None,
        })
    }

    /// Whether the player to move wins.
    pub fn wins(&self, position: &[u64]) -> bool {
        self.know(position).is_some_and(|known| known.1 > 0)
    }

    /// What the best move leaves: a lost position, if there is one; `None` at the end of the game.
    pub fn best_rest(&self, position: &[u64]) -> Option<Vec<u64>> {
        self.know(position)?
            .0
            .into_iter()
            .max_by_key(|rest| !self.wins(rest))
    }
}

/// The game and the position that these words name, and what a move does, in words.
pub fn read(words: &[String]) -> Result<(Game, Vec<u64>, String), Error> {
    let text = words.join(" ");
    let example = GAMES
        .lines()
        .find(|line| line.split_whitespace().next() == text.split(' ').next())
        .unwrap_or(GAMES);
    // `None` unless the text has the form of the example.
    let start = || {
        let mut parts = text.split([' ', 'x']);
        let name = parts.next()?;
        let rule = example[21..].replace("RULE", parts.clone().next()?);
        let digits = match name {
            // Longer than any table, so that its end makes no period.
            "nim" | "lasker" => [vec![if name == "nim" { 0 } else { 4 }], vec![3; 1300]].concat(),
            "kayles" => vec![0, 7, 7],
            "octal" => octal::digits_of_code(parts.next()?)?,
            "bash" | "subtraction" => takes(parts.next()?)?,
            _ => Vec::new(),
        };
        let mut position = Vec::new();
        for number in parts {
            position.push(u64::from(number.parse::<u8>().ok()?));
        }
        match (name, &position[..]) {
            ("fibonacci", &[stones]) => position.push(stones.saturating_sub(1)),
            ("chomp", &[rows, columns]) if text.contains('x') => {
                position = vec![columns; index(rows)];
            }
            _ => (),
        }
        let game = Game {
            name: name.to_string(),
            values: octal::grundy_values(&digits, 255),
            digits,
        };
        game.know(&position)?;
        (1..=8)
            .contains(&position.len())
            .then_some((game, position, rule))
    };
    start().ok_or(Error(format!(
        "error: found `{text}`, expected a game, its rule, in which no range is empty, and 1 to 8 numbers from 0 to \
         255, in chomp to 8, as here:\n{example}"
    )))
}

/// The digits of a subtraction game, if its rule is right: takes as `1,3,4` or `1-3`.
fn takes(rule: &str) -> Option<Vec<u8>> {
    let mut digits = vec![0; 256];
    for part in rule.split(',') {
        let (least, most) = part.split_once('-').unwrap_or((part, part));
        let range = digits.get_mut(least.parse().ok()?..=most.parse().ok()?)?;
        range.first()?;
        range.fill(3);
    }
    (digits[0] == 0).then_some(digits)
}
