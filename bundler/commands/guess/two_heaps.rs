//! Games on two heaps.
use super::game::{index, Game, Solution, MOST_OF_PAIRS};
use snippets::{candy_piles, chomp, euclid, misere, nim, wythoff};

/// Games on two heaps.
pub fn two_heaps() -> Vec<Game> {
    let mut games = vec![
        pairs(
            "Wythoff's game",
            "takes from one heap, or the same from both",
            "wythoff",
            wythoff::wins,
        ),
        pairs("Nim on two heaps", "takes from one heap", "nim", |a, b| {
            nim::sum([a, b]) != 0
        }),
        pairs(
            "Misère Nim on two heaps",
            "takes from one heap, and the last stone loses",
            "misere",
            |a, b| misere::wins(&[a, b]),
        ),
        pairs(
            "Euclid's game",
            "subtracts a multiple of the smaller number from the larger one",
            "euclid",
            euclid::wins,
        ),
        pairs(
            "Euclid's game with powers",
            "subtracts a power of the smaller number from the larger one, or leaves its remainder",
            "euclid",
            euclid::wins_by_powers,
        ),
        pairs(
            "Chomp in two rows",
            "bites off a corner of a bar of two rows, and the last square loses",
            "chomp",
            |a, b| (a, b) == (0, 0) || chomp::wins_two_rows(a.max(b), a.min(b)),
        ),
        pairs(
            "Candy Piles",
            "eats the largest heap or one of each heap, and the last sweet loses",
            "candy_piles",
            |a, b| candy_piles::wins(&[a, b]),
        ),
    ];
    for (name, rule, page, wins) in BY_FORMULA {
        games.push(pairs(name, rule, page, wins));
    }
    for bound in 2..=5 {
        let rule = format!(
            "takes from one heap, or from both, numbers that differ by less than {bound}, and the last stone loses"
        );
        let larger = lost_in_misere_wythoff(bound);
        games.push(pairs(
            "Misère generalized Wythoff",
            &rule,
            "wythoff",
            move |a, b| larger[index(a.min(b))] != Some(a.max(b)),
        ));
    }
    for bound in 2..=5 {
        let rule =
            format!("takes from one heap, or from both, numbers that differ by less than {bound}");
        games.push(pairs(
            "Generalized Wythoff",
            &rule,
            "wythoff",
            move |a, b| wythoff::wins_generalized(bound, a, b),
        ));
    }
    games
}

/// A name, a rule, a page, and whether the player to move wins.
type Row = (
    &'static str,
    &'static str,
    &'static str,
    fn(u64, u64) -> bool,
);

/// Games whose lost pairs have a formula that no function of the library has.
const BY_FORMULA: [Row; 10] = [
    (
        "Misère Wythoff",
        "takes from one heap, or the same from both, and the last stone loses",
        "wythoff",
        wins_misere_wythoff,
    ),
    (
        "Nim with a pass",
        "takes from one heap, or passes, once in the game for both players together",
        "tempo",
        |a, b| !is_next_to_odd(a, b) && (a, b) != (0, 0),
    ),
    (
        "Different heaps",
        "takes from one heap, and heaps with stones must not become equal",
        "nim",
        |a, b| !is_next_to_odd(a, b) && (a, b) != (0, 0),
    ),
    (
        "Nim and twice",
        "takes from one heap, or any number from one and twice as many from the other",
        "nim",
        |a, b| a != b,
    ),
    (
        "Fibonacci Nim on two heaps",
        "takes from one heap, at most twice as many stones as the move before",
        "dynamic_nim",
        |a, b| a != b,
    ),
    (
        "A divisor of the other heap",
        "takes from one heap a divisor of the other one; each number divides 0",
        "number_theory",
        |a, b| a.trailing_zeros() != b.trailing_zeros(),
    ),
    (
        "One, or the same from both",
        "takes one stone from one heap, or the same number from both",
        "wythoff",
        wins_one_or_the_same,
    ),
    (
        "Take two and give one",
        "takes 2, 4, 6, ... stones from one heap and puts half of them on the other",
        "wythoff",
        |a, b| a.abs_diff(b) > 1,
    ),
    (
        "A king",
        "takes one stone from one heap, or one from each",
        "mex",
        |a, b| a % 2 == 1 || b % 2 == 1,
    ),
    (
        "A knight",
        "takes two stones from one heap, and takes one from the other or adds one to it",
        "mex",
        |a, b| a % 4 > 1 || b % 4 > 1,
    ),
];

fn pairs(
    name: &'static str,
    rule: &str,
    page: &'static str,
    wins: impl Fn(u64, u64) -> bool + 'static,
) -> Game {
    Game::new(name, rule, page, Solution::TwoHeaps(Box::new(wins)))
}

/// Whether the heaps are 2 k − 1 and 2 k.
fn is_next_to_odd(a: u64, b: u64) -> bool {
    a.abs_diff(b) == 1 && a.min(b) % 2 == 1
}

/// Whether the player to move wins, where the last stone loses: 0, 1 and 2, 2 are lost in place of 0, 0 and 1, 2.
fn wins_misere_wythoff(a: u64, b: u64) -> bool {
    match (a.min(b), a.max(b)) {
        (0, 1) | (2, 2) => false,
        (0, 0) | (1, 2) => true,
        (small, large) => wythoff::wins(small, large),
    }
}

/// The lost pairs are 0 and an even number, and 2 and an odd one from 3 on.
fn wins_one_or_the_same(a: u64, b: u64) -> bool {
    match (a.min(b), a.max(b)) {
        (0, large) => large % 2 == 1,
        (2, large) => large % 2 == 0,
        _ => true,
    }
}

/// For each smaller heap up to the bound of pairs the larger one with which it is lost, where the numbers that are
/// taken from both differ by less than `bound`, and the last stone loses. The nth lost pair, from 0 on, is the least
/// heap that is in none before, and one that is `bound` · n + 1 larger.
fn lost_in_misere_wythoff(bound: u64) -> Vec<Option<u64>> {
    let mut larger = vec![None; index(MOST_OF_PAIRS) + 1];
    let mut is_larger = vec![false; larger.len()];
    let mut difference = 1;
    for small in 0..=MOST_OF_PAIRS {
        if !is_larger[index(small)] {
            let large = small + difference;
            larger[index(small)] = Some(large);
            if let Some(seen) = is_larger.get_mut(index(large)) {
                *seen = true;
            }
            difference += bound;
        }
    }
    larger
}
