//! `table`: the values of a game, up to a position.
use super::guess::answer::period_in_words;
use super::play::games::{read, Game};
use crate::error::Error;
use snippets::{octal, tables};

/// The table up to the position that these words name.
pub fn table(words: &[String]) -> Result<String, Error> {
    read(words).map(|(game, position)| text(&game, &position))
}

/// The values where the first and the last number of a position run from 0 to what they are, in as many columns as fit
/// the terminal, the period that is proved, and the lost positions among them.
pub fn text(game: &Game, position: &[u64]) -> String {
    let width = std::env::var("COLUMNS").map_or(80, |width| width.parse().unwrap_or(80));
    // Cells of three digits.
    let columns = (width.max(17) - 5) / 4;
    let last = position.len() - 1;
    let mut numbers = position.to_vec();
    let mut rows = Vec::new();
    let mut losing = Vec::new();
    for first in 0..=position[0] {
        numbers[0] = first;
        let mut values = Vec::new();
        for number in if last > 0 {
            0..=position[last]
        } else {
            first..=first
        } {
            numbers[last] = number;
            if let Some((_, value, _)) = game.know(&numbers) {
                values.push(value);
                if value == 0 {
                    losing.push(format!("{numbers:?}"));
                }
            }
        }
        values.truncate(columns);
        rows.push(values);
    }
    let mut text = if last > 0 {
        tables::two_dimensions(&rows)
    } else {
        tables::one_dimension(&rows.concat(), columns)
    };
    // A period that begins late is not looked for.
    let period = octal::period(&game.digits, 1200);
    if let Some(period) = period.filter(|_| !game.digits.is_empty()) {
        text += &format!("{}, proved\n", period_in_words(&period));
    }
    text += "lost:\n";
    for some in losing.chunks(columns / 3) {
        text += &(some.join(" ") + "\n");
    }
    text
}
