//! `play`: a game against the program, which plays perfectly.
pub mod games;
#[cfg(test)]
#[path = "../../tests/play.rs"]
mod tests;

use crate::files::show;
use snippets::random::{line as row, Random};
use std::io::{stdin, BufRead};

/// A game that is played.
struct Turns {
    game: games::Game,
    /// The positions so far; in every other one it was the player's turn, in the first one, too.
    positions: Vec<Vec<u64>>,
    random: Random,
}

/// Plays on standard input and output, until the input ends.
pub fn play(words: &[String]) -> crate::error::Result<()> {
    let (game, position, rule) = games::read(words)?;
    let mut turns = Turns {
        game,
        positions: vec![position],
        random: Random::new(0),
    };
    show(&format!("{rule}\n{}", turns.answer("help")))?;
    for line in stdin().lock().split(b'\n').map_while(Result::ok) {
        // In words, so that a position may have brackets and commas, too. `5 -> 2` is `5 to 2`.
        match crate::words::words(&String::from_utf8_lossy(&line).replace('-', "to"), "").trim() {
            "quit" | "q" | "exit" => break,
            line => show(&turns.answer(line))?,
        }
    }
    show("goodbye\n")
}

impl Turns {
    /// Does what a line asks for. Returns what there is to say, the position, and who has won if there is no move.
    fn answer(&mut self, line: &str) -> String {
        let turns = self.positions.len();
        let position = self.positions[turns - 1].clone();
        let (mut rests, _, why) = self.game.know(&position).unwrap_or_default();
        let mut said = String::new();
        match line {
            "" | "help" => {
                said += "\
type a move: how many, `3`, or `take 3 from heap 2`, `5 -> 2`, or what is left,
`3 2`; or hint, undo, values, new, new lost, new won, help, quit
";
            }
            "undo" if turns == 1 => said += "there is no move to undo\n",
            // Back to the player's turn before.
            "undo" => self.positions.truncate(turns - 1 - turns % 2),
            "new" | "new lost" | "new won" => said += self.begin(line),
            "values" => said += &super::table::text(&self.game, &position),
            "hint" => {
                rests.retain(|rest| !self.game.wins(rest));
                said += &format!("{why}\nwinning moves leave: {}", list(&rests));
            }
            _ => {
                let legal = list(&rests);
                let mut meant = rests.clone();
                meant.retain(|rest| is_called(&position, rest, line));
                // Of the moves with a full name the first one is the plainest.
                if line.split(' ').count() > 2 {
                    meant.truncate(1);
                }
                // A single number is what is left only if so many cannot be taken.
                if meant.is_empty() {
                    meant = rests;
                    meant.retain(|rest| row(rest) == line);
                }
                if let [rest] = &meant[..] {
                    self.positions.push(rest.clone());
                    if let Some(answer) = self.game.best_rest(rest) {
                        self.positions.push(answer);
                        said += "I leave ";
                    }
                } else {
                    said += &format!(
                        "moves that this may mean: {}legal are: {legal}",
                        list(&meant)
                    );
                }
            }
        }
        let turns = self.positions.len();
        let position = &self.positions[turns - 1];
        let verdict = match self.game.best_rest(position) {
            Some(_) => "your move",
            None if self.game.wins(position) == (turns % 2 == 1) => "you win; new, undo or quit",
            None => "you lose; new, undo or quit",
        };
        format!("{said}{}: {verdict}\n", row(position))
    }

    /// Begins again with random numbers up to 12, if a position of the wanted kind is found, or says that none is.
    fn begin(&mut self, wanted: &str) -> &'static str {
        for _ in 0..1000 {
            let position = self.random.list(self.positions[0].len(), 0, 12);
            if (wanted == "new" || wanted.ends_with("won") == self.game.wins(&position))
                && self.game.best_rest(&position).is_some()
            {
                self.positions = vec![position];
                return "";
            }
        }
        "no such position was found among those of numbers up to 12\n"
    }
}

/// The first eight of some positions, and how many there are.
fn list(positions: &[Vec<u64>]) -> String {
    let lines: String = positions
        .iter()
        .take(8)
        .map(|position| row(position) + "; ")
        .collect();
    format!("{lines}({} in all)\n", positions.len())
}

/// Whether a line names a move: how much it takes, from which number, or what becomes of that one, which may fall into
/// two.
fn is_called(position: &[u64], rest: &[u64], line: &str) -> bool {
    let i = position
        .iter()
        .zip(rest)
        .take_while(|(old, new)| new >= old)
        .count();
    let parts = &rest[i..=i + rest.len() - position.len()];
    let count = position[i] - parts.iter().sum::<u64>();
    format!(
        "\n{count}\ntake {count}\ntake {count} from heap {}\n{} to {}\n",
        i + 1,
        position[i],
        row(parts)
    )
    .contains(&format!("\n{line}\n"))
}
