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
        match String::from_utf8_lossy(&line).trim() {
            "quit" => break,
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
        let said = match line {
            "" | "help" => "\
type a move: how many, `3`, or `take 3 from heap 2`, `5 -> 2`, or what is left,
`3 2`; or hint, undo, values, new, new lost, new won, help, quit
"
            .to_string(),
            "undo" if turns == 1 => "there is no move to undo\n".to_string(),
            "undo" => {
                // Back to the player's turn before.
                self.positions.truncate(turns - 1 - turns % 2);
                String::new()
            }
            "new" | "new lost" | "new won" => self.begin(line),
            "values" => super::table::text(&self.game, &position),
            "hint" => {
                rests.retain(|rest| !self.game.wins(rest));
                format!("{why}\nwinning moves leave: {}", list(&rests))
            }
            _ => {
                let legal = list(&rests);
                rests.retain(|rest| is_called(&position, rest, line));
                // Of the moves with a full name the first one is the plainest.
                if line.contains(' ') {
                    rests.truncate(1);
                }
                if let [rest] = &rests[..] {
                    self.positions.push(rest.clone());
                    if let Some(answer) = self.game.best_rest(rest) {
                        self.positions.push(answer);
                        "I leave ".to_string()
                    } else {
                        String::new()
                    }
                } else {
                    format!(
                        "moves that this may mean: {}legal are: {legal}",
                        list(&rests)
                    )
                }
            }
        };
        let turns = self.positions.len();
        let position = &self.positions[turns - 1];
        let verdict = match self.game.best_rest(position) {
            Some(_) => "your move",
            None if self.game.wins(position) == (turns % 2 == 1) => "you win",
            None => "you lose",
        };
        format!("{said}{}: {verdict}\n", row(position))
    }

    /// Begins again with random numbers up to 12, if a position of the wanted kind is found, or says that none is.
    fn begin(&mut self, wanted: &str) -> String {
        for _ in 0..1000 {
            let position = self.random.list(self.positions[0].len(), 0, 12);
            if (wanted == "new" || wanted.ends_with("won") == self.game.wins(&position))
                && self.game.best_rest(&position).is_some()
            {
                self.positions = vec![position];
                return String::new();
            }
        }
        "no such position was found among those of numbers up to 12\n".to_string()
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

/// Whether a line means a move: how much it takes, from which number, what becomes of that one, which may fall into
/// two, or what is left of all.
fn is_called(position: &[u64], rest: &[u64], line: &str) -> bool {
    let i = position
        .iter()
        .zip(rest)
        .take_while(|(old, new)| new >= old)
        .count();
    let parts = &rest[i..=i + rest.len() - position.len()];
    let count = position[i] - parts.iter().sum::<u64>();
    let names = format!(
        "{count}\ntake {count} from heap {}\n{} -> {}",
        i + 1,
        position[i],
        row(parts)
    );
    names.lines().any(|name| name == line) || rest.len() > 1 && row(rest) == line
}
