//! `table`: the values of a game, up to a position.
use super::play::games::{read, Game};
use snippets::tables;

/// The table up to the position that these words name.
pub fn table(words: &[String]) -> crate::error::Result<String> {
    read(words).map(|(game, position, _)| text(&game, &position))
}

/// The values where the last number of a position, or the last two, run from 0 to what they are, in as many columns as
/// fit the terminal, the period that is proved, and the lost positions among them.
pub fn text(game: &Game, position: &[u64]) -> String {
    let width: usize = std::env::var("COLUMNS")
        .unwrap_or_default()
        .parse()
        .unwrap_or(80);
    // Cells of three digits.
    let columns = width.max(20) / 4 - 2;
    let last = position.len() - 1;
    let mut numbers = position.to_vec();
    let mut rows = Vec::new();
    let mut losing = Vec::new();
    // A single number has one row.
    for row in 0..=if last > 0 { position[last - 1] } else { 0 } {
        numbers[last.saturating_sub(1)] = row;
        let mut values = Vec::new();
        for column in 0..=position[last] {
            numbers[last] = column;
            if let Some((_, value, _)) = game.know(&numbers) {
                values.push(value);
                if value == 0 {
                    losing.push(format!("{numbers:?}"));
                }
            }
        }
        rows.push(values);
    }
    let mut text = if last > 0 {
        for row in &mut rows {
            row.truncate(columns);
        }
        format!(
            "rows and at most {columns} columns, as COLUMNS allows: the last two of {position:?}\n{}",
            tables::two_dimensions(&rows)
        )
    } else {
        tables::one_dimension(&rows.concat(), columns)
    };
    // A period that begins late is not looked for.
    if !game.digits.is_empty() {
        if let Some(period) = snippets::octal::period(&game.digits, 1200) {
            text += &(super::guess::answer::period_in_words(&period) + ", proved\n");
        }
    }
    text += "lost:\n";
    for some in losing.chunks(columns / 3) {
        text += &(some.join(" ") + "\n");
    }
    text
}
