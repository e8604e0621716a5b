//! All games that `guess` knows.
use super::game::Game;
use super::{heaps, lost_heaps, numbers, rows, takes};

/// The games on one heap, those with a name first.
pub fn one_heap() -> Vec<Game> {
    let mut games = Vec::new();
    // Their lost heaps are compared farther than those of the others.
    games.extend(lost_heaps::bounds_that_move());
    games.extend(heaps::heaps());
    games.extend(takes::bounded_takes());
    games.extend(numbers::numbers());
    games.extend(rows::rows_and_coins());
    games.extend(takes::sets_of_takes());
    games.extend(heaps::bounds_that_grow());
    games.extend(takes::small_sets());
    games.extend(rows::octal_games());
    games.extend(lost_heaps::lost_heaps_alone());
    games.sort_by_key(|game| game.name.is_empty());
    games
}
