//! The games of `play` and `table`, an arm each: what a move may leave, what the position is worth, and why. The help
//! of `play` has their rules in words.
use crate::commands::guess::game::index;
use crate::error::{fail, Error};
use snippets::{chomp, end_nim, euclid, fibonacci, misere, nim, octal, search, staircase, wythoff};

/// A game, whose positions are lists of one to eight numbers from 0 to 255.
pub struct Game {
    name: String,
    /// Its rule as the digits of an octal game; nothing if it is none.
    pub digits: Vec<u8>,
}

/// What is known of a position: what a move may leave; the value, 0 exactly if the player to move loses, which is the
/// Grundy value where the page has one, otherwise 0 or 1; why.
type Known = (Vec<Vec<u64>>, u64, String);

impl Game {
    /// What is known of a position; `None` if these numbers are none.
    pub fn know(&self, position: &[u64]) -> Option<Known> {
        Some(match (self.name.as_str(), position) {
            ("nim", heaps) => (
                search::take_from_one(heaps),
                nim::sum(heaps.iter().copied()),
                format!("the heaps have nim-sum {}", nim::equation(heaps)),
            ),
            ("misere", heaps) => (
                search::take_from_one(heaps),
                misere::wins(heaps).into(),
                format!(
                    "{}; nim-sum {}",
                    if heaps.iter().all(|&heap| heap <= 1) {
                        "no heap is above 1, so nim-sum 1 is lost"
                    } else {
                        "some heap is above 1, so nim-sum 0 is lost, as in Nim"
                    },
                    nim::equation(heaps)
                ),
            ),
            ("wythoff", &[a, b]) => (
                search::take_from_one_or_all(position),
                wythoff::wins(a, b).into(),
                format!(
                    "lost are the pairs ⌊k φ⌋, ⌊k φ⌋ + k, and here k is {}",
                    a.abs_diff(b)
                ),
            ),
            ("staircase", steps) => (
                search::carry_down(steps),
                staircase::grundy(steps),
                format!(
                    "the odd steps have nim-sum {}",
                    nim::equation(&steps.iter().copied().step_by(2).collect::<Vec<_>>())
                ),
            ),
            ("fibonacci", &[stones, limit]) => (
                search::take_up_to(stones, limit),
                fibonacci::wins(stones, limit).into(),
                format!(
                    "won if the last part of {stones}, of {:?}, is at most {limit}",
                    fibonacci::zeckendorf(stones)
                ),
            ),
            ("euclid", &[a, b]) => (
                search::subtract_a_multiple(a, b),
                euclid::grundy(a, b),
                "won are equal numbers, and one above φ = 1.618... times the other".to_string(),
            ),
            ("chomp", rows) if rows[0] <= 8 && rows.windows(2).all(|pair| pair[0] >= pair[1]) => (
                search::bite_off(rows),
                chomp::Table::new(rows.len(), 8).wins(rows).into(),
                "the table of all smaller bars decides, as no formula is known".to_string(),
            ),
            ("end_nim", heaps) => {
                let mut row = heaps.to_vec();
                row.retain(|&heap| heap > 0);
                (
                    search::take_from_an_end(heaps),
                    end_nim::wins(&row).into(),
                    "just one size of the first heap makes the others a lost row".to_string(),
                )
            }
            (_, heaps) if !self.digits.is_empty() => {
                let table = octal::grundy_values(&self.digits, index(*heaps.iter().max()?));
                let values: Vec<u64> = heaps.iter().map(|&heap| table[index(heap)]).collect();
                (
                    search::take_and_break_in_place(&self.digits, heaps),
                    nim::sum(values.iter().copied()),
                    format!(
                        "the values of the heaps have nim-sum {}",
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
        let rests = self.know(position)?.0;
        rests.into_iter().max_by_key(|rest| !self.wins(rest))
    }
}

/// The game and the position that these words name.
pub fn read(words: &[String]) -> Result<(Game, Vec<u64>), Error> {
    let mut rest = words.iter().map(String::as_str);
    let name = rest.next().unwrap_or_default();
    let digits = match name {
        "kayles" => octal::digits("0.77"),
        // Longer than any table, so that its end makes no period.
        "lasker" => Some([vec![4], vec![3; 1300]].concat()),
        "octal" => rest.next().and_then(octal::digits),
        "bash" | "subtraction" => rest.next().and_then(takes),
        _ => Some(Vec::new()),
    };
    let mut position: Vec<u64> = Vec::new();
    for number in rest.flat_map(|word| word.split('x')) {
        let Ok(number) = number.parse::<u8>() else {
            return fail!("error: expected a number from 0 to 255, found {number:?}");
        };
        position.push(number.into());
    }
    match (name, &position[..]) {
        ("fibonacci", &[stones]) => position.push(stones.saturating_sub(1)),
        ("chomp", &[rows, columns]) => position = vec![columns; index(rows)],
        _ => (),
    }
    let game = Game {
        name: name.to_string(),
        digits: digits.unwrap_or_default(),
    };
    if !(1..=8).contains(&position.len()) || game.know(&position).is_none() {
        return fail!(
            "error: no game with this rule and a position of 1 to 8 such numbers: {}; see `grundy play --help`",
            words.join(" ")
        );
    }
    Ok((game, position))
}

/// The digits of a subtraction game, if its rule is right: takes as `1,3,4` or `1-3`.
fn takes(rule: &str) -> Option<Vec<u8>> {
    let mut digits = vec![0; 256];
    for part in rule.split(',') {
        let (least, most) = part.split_once('-').unwrap_or((part, part));
        digits
            .get_mut(least.parse().ok()?..=most.parse().ok()?)?
            .fill(3);
    }
    (digits[0] == 0).then_some(digits)
}
