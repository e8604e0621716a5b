//! What `play` knows of its games against exhaustive search by their rules, and that it keeps what it has won.
use super::games::read;
use snippets::search::Search;
use std::collections::HashSet;

/// The games, each with a position, from which every line is played.
const GAMES: &str = "\
nim 3 4 2|misere 1 2 4|bash 2-4 7 5|subtraction 1,3,4 11|octal 0.137 9|octal 4.07 6|kayles 7|lasker 2 3|wythoff 7 6|\
euclid 34 21|euclid 60 8|fibonacci 21|staircase 2 1 3|end_nim 3 1 4 2|chomp 3x4";

#[test]
fn every_line_of_play() {
    for call in GAMES.split('|') {
        let words: Vec<String> = call.split(' ').map(String::from).collect();
        let (game, start, _) = read(&words).expect("a game");
        let rests = |position: &Vec<u64>| game.know(position).expect("a position").0;
        let mut search = match &call[..5] {
            "miser" | "chomp" => Search::misere(rests),
            _ => Search::normal(rests),
        };
        let mut left = vec![start];
        let mut seen = HashSet::new();
        while let Some(position) = left.pop() {
            let wins = search.wins(&position);
            assert_eq!(game.wins(&position), wins, "{call}: {position:?}");
            // The program keeps what is won.
            if let Some(rest) = game.best_rest(&position) {
                assert_eq!(game.wins(&rest), !wins, "{call}: {position:?}");
            }
            if seen.insert(position.clone()) {
                left.extend(rests(&position));
            }
        }
    }
}
