//! `play`: a game against the program, which plays perfectly.
pub mod games;
#[cfg(test)]
#[path = "../../tests/play.rs"]
mod tests;

use super::table;
use crate::error::Error;
use crate::files::show;
use snippets::random::{line as row, Random};

/// A game that is played.
struct Turns {
    game: games::Game,
    /// The positions so far; in every other one it was the player's turn, in the first one, too.
    positions: Vec<Vec<u64>>,
    random: Random,
}

/// Plays on standard input and output, until the input ends.
pub fn play(words: &[String]) -> Result<(), Error> {
    let (game, position) = games::read(words)?;
    let mut turns = Turns {
        game,
        positions: vec![position],
        random: Random::new(0),
    };
    show(&format!(
        "type a move: how many, `3`, or `take 3 from heap 2`, `5 -> 2`, or what is left,\n\
         `3 2`; or hint, undo, values, new, new lost, new won, quit\n{}",
        turns.state()
    ))?;
    for line in std::io::stdin().lines().map_while(Result::ok) {
        if line.trim() == "quit" {
            break;
        }
        show(&(turns.answer(line.trim()) + &turns.state()))?;
    }
    show("goodbye\n")
}

impl Turns {
    /// The position, and who has won if there is no move.
    fn state(&self) -> String {
        let position = &self.positions[self.positions.len() - 1];
        let verdict = match self.game.best_rest(position) {
            Some(_) => "your move",
            None if self.game.wins(position) == (self.positions.len() % 2 == 1) => "you win",
            None => "you lose",
        };
        format!("{}: {verdict}\n", row(position))
    }

    /// What the program does at a line, and says before the state.
    fn answer(&mut self, line: &str) -> String {
        let turns = self.positions.len();
        let position = self.positions[turns - 1].clone();
        let (mut rests, _, why) = self.game.know(&position).unwrap_or_default();
        match line {
            // Back to the player's turn before.
            "undo" => self
                .positions
                .truncate(turns.saturating_sub(1 + turns % 2).max(1)),
            "new" | "new lost" | "new won" => self.begin(line),
            "values" => return table::text(&self.game, &position),
            "hint" => {
                rests.retain(|rest| !self.game.wins(rest));
                return format!("{why}\nwinning moves leave: {}", list(&rests));
            }
            _ => {
                let legal = list(&rests);
                rests.retain(|rest| is_called(&position, rest, line));
                // Of the moves with a full name the first one is the plainest.
                let is_clear = rests.len() == 1 || line.contains(' ');
                let Some(rest) = rests.first().filter(|_| is_clear) else {
                    return format!(
                        "moves that this may mean: {}legal are: {legal}",
                        list(&rests)
                    );
                };
                self.positions.push(rest.clone());
                if let Some(answer) = self.game.best_rest(rest) {
                    self.positions.push(answer);
                    return "I leave ".to_string();
                }
            }
        }
        String::new()
    }

    /// Begins again with random numbers up to 12, if a position of the wanted kind is found.
    fn begin(&mut self, wanted: &str) {
        for _ in 0..1000 {
            let position = self.random.list(self.positions[0].len(), 0, 12);
            let is_of_kind =
                wanted == "new" || wanted.ends_with("won") == self.game.wins(&position);
            if is_of_kind && self.game.best_rest(&position).is_some() {
                self.positions = vec![position];
                break;
            }
        }
    }
}

/// The first eight of some positions, and how many there are.
fn list(positions: &[Vec<u64>]) -> String {
    let shown = positions
        .iter()
        .take(8)
        .map(|position| row(position) + "; ");
    format!(
        "{}({} in all)\n",
        shown.collect::<String>(),
        positions.len()
    )
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
        "take {count} from heap {}\n{} -> {}\n{}",
        i + 1,
        position[i],
        row(parts),
        row(rest)
    );
    line == count.to_string() || line.contains(' ') && names.lines().any(|name| name == line)
}
