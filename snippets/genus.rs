//! # Tame games in misère play (亏格, 驯服的反常游戏)
//!
//! ## Rules
//!
//! A sum of games in which who cannot move wins.
//!
//! The misère value of a game without options is 1, that of any other game is the mex of its
//! options' misère values: the player to move loses exactly when it is 0. The *genus* of a game,
//! written g^(g₀ g₁ g₂ ...), is its Grundy value g with the misère values of the game alone, with
//! one heap of two beside it, with two, and so on. Five pins of Kayles have 4^(1 4 6 4 6 ...). In
//! what follows (g, g₀) is enough. A heap of Nim has (0, 1), (1, 0), or (n, n) with n > 1.
//!
//! Which games are *tame* is told from the end of the game on. Let p be the pair (g, g₀) that a game
//! has if only those options count that are sums of tame games; it is (0, 1) if the game has no
//! options at all. The game is tame if p is (0, 1) or (1, 0), called *fickle*, or some (n, n), called
//! *firm*, and if every other option can be answered by a move to a sum of tame games that has the
//! pair p. All other games are *wild*.
//!
//! ## Theorem (Conway)
//!
//! A tame game has the pair p. A sum of tame games has as its Grundy value the nim-sum x of theirs,
//! and as its misère value x if one of them is firm, x ^ 1 if none is.
//!
//! So in any sum of tame games one counts as a heap of one if it has (1, 0), as a heap of n if it
//! has (n, n) with n > 1, as two heaps, 2 and 2 or 2 and 3, if it has (0, 0) or (1, 1). In its genus
//! g ^ 2, g, g ^ 2, ... follow on g₀.
//!
//! ## Why
//!
//! Each value of a sum is shown to be what the theorem tells, call it m, by induction: no option
//! has the value m, and some option has each smaller one. The end has (0, 1).
//!
//! An option that is not a sum of tame games can be answered by a move that restores p, and thus m;
//! so it has not the value m itself. All else is as in [`crate::sprague_grundy`] for the Grundy
//! values. For the misère values let one game change from (g, h) to a tame (a, b), where a ≠ g and
//! b ≠ h by the mex. If there is a firm game before and after, or neither before nor after, a ≠ g
//! says that the value is not m. If the only firm one, (h, h), becomes fickle, a ^ 1 = b ≠ h says
//! so. If none was firm and one becomes (n, n), then n > 1, since g and h are 0 and 1; so the value
//! is above 1, and m is not.
//!
//! If no game is firm, a smaller value is 0 with x = 0, m = 1, and some game has not ended. It has
//! the other fickle pair among its options, which leads to 0: (0, 1) has an option with b = 0,
//! (1, 0) one with a = 0, and no other tame pair has that and a ≠ g, b ≠ h. If some game is firm,
//! let y < x = m. As in Nim, some game has a Grundy value v with t = v ^ x ^ y < v. If it is fickle,
//! it is (1, 0), and its option (0, 1) leads to y. If it is firm and not the only one, an option
//! with a = t does; if it is the only one, an option with b = t.
//!
//! ## How to play
//!
//! Leave the misère value 0: the nim-sum 0 if some game is firm, 1 if none is. Answer a move to a
//! wild game by the move that restores the pair.
//!
//! ## Cost
//!
//! As many steps as the positions have options and, for wild options, answers to them.
//!
//! Sums with wild games, the restive ones of the books included, are beyond this page. In Kayles a
//! ball knocks down one pin of a row, or two that stand side by side, and five pins are wild.
//!
//! ## Example
//!
//! ```
//! use snippets::genus;
//!
//! let cut = |rest: usize| (0..=rest).map(move |left| vec![left, rest - left]);
//! let kayles = |pins: usize| (1..=pins.min(2)).flat_map(|hit| cut(pins - hit)).collect();
//! let rows: Vec<Vec<Vec<usize>>> = (0..=8).map(kayles).collect();
//! let pairs = genus::tame(&rows);
//! assert_eq!(pairs[3..=6], [Some((3, 3)), Some((1, 0)), None, Some((3, 3))]);
//! let (four, eight) = (pairs[4].unwrap(), pairs[8].unwrap());
//! assert_eq!(eight, (1, 1));
//! assert_eq!(genus::sum(&[four, four]).1, 1); // the first player wins
//! assert_eq!(genus::sum(&[four, eight]).1, 0); // the first player loses
//! ```
//!
//! ## Problems
//!
//! `hdu2509`.
//!
//! ## Source
//!
//! J. H. Conway, On Numbers and Games, chapter 12; Winning Ways, chapter 13; A. N. Siegel,
//! Combinatorial Game Theory, chapter V.
use crate::mex::mex;

/// The Grundy value and the misère value of each position, or `None` where it is wild.
///
/// The options of the position `i` are `options[i]`: each is a sum of positions, all of which must
/// come before `i`, and empty if nothing is left.
pub fn tame(options: &[Vec<Vec<usize>>]) -> Vec<Option<(u64, u64)>> {
    let mut pairs = Vec::new();
    for sums in options {
        let known: Vec<(u64, u64)> = sums
            .iter()
            .filter_map(|parts| pair(parts, &pairs))
            .collect();
        let own = if sums.is_empty() {
            (0, 1)
        } else {
            let values = known.iter().map(|pair| pair.0);
            let misere_values = known.iter().map(|pair| pair.1);
            (mex(values), mex(misere_values))
        };
        let like_nim = own.0 == own.1 || own.0 + own.1 == 1;
        let restored = |sum: &Vec<usize>| {
            pair(sum, &pairs).is_some()
                || moves(sum, options).any(|answer| pair(&answer, &pairs) == Some(own))
        };
        let is_tame = like_nim && sums.iter().all(restored);
        pairs.push(if is_tame { Some(own) } else { None });
    }
    pairs
}

/// The Grundy value and the misère value of a sum of tame games, from theirs: the player to move
/// loses exactly when the latter is 0. O(n).
pub fn sum(pairs: &[(u64, u64)]) -> (u64, u64) {
    let value = pairs.iter().fold(0, |sum, pair| sum ^ pair.0);
    let firm = pairs.iter().any(|pair| pair.0 == pair.1);
    (value, value ^ u64::from(!firm))
}

/// The pair of a sum of positions if all are tame.
fn pair(parts: &[usize], pairs: &[Option<(u64, u64)>]) -> Option<(u64, u64)> {
    let tame: Option<Vec<(u64, u64)>> = parts.iter().map(|&part| pairs[part]).collect();
    tame.map(|pairs| sum(&pairs))
}

/// The options of a sum of positions.
fn moves<'a>(
    parts: &'a [usize],
    options: &'a [Vec<Vec<usize>>],
) -> impl Iterator<Item = Vec<usize>> + 'a {
    (0..parts.len()).flat_map(move |i| {
        let rest = move |sum: &Vec<usize>| [&parts[..i], sum, &parts[i + 1..]].concat();
        options[parts[i]].iter().map(rest)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{heaps_up_to, take_and_break, Search};

    fn indices(numbers: &[u64]) -> Vec<usize> {
        let places = numbers.iter().map(|&number| usize::try_from(number));
        places.map(|place| place.expect("an index")).collect()
    }

    /// Holds `tame` and `sum` against the rules, on those of `sums` that are sums of tame games.
    /// Returns how many are.
    fn check(games: &[Vec<Vec<usize>>], sums: &[Vec<u64>]) -> usize {
        let options = |sum: &Vec<usize>| {
            let mut options: Vec<Vec<usize>> = moves(sum, games).collect();
            for option in &mut options {
                option.sort_unstable();
            }
            options
        };
        let mut normal = Search::normal(options);
        let mut misere = Search::misere(options);
        let pairs = tame(games);
        let mut count = 0;
        for parts in sums.iter().map(|sum| indices(sum)) {
            if let Some((value, misere_value)) = pair(&parts, &pairs) {
                assert_eq!(value, normal.grundy(&parts), "{parts:?}");
                assert_eq!(misere_value != 0, misere.wins(&parts), "{parts:?}");
                count += 1;
            }
        }
        count
    }

    /// The numbers below `count` whose bit in `set` is 1.
    fn bits(set: usize, count: usize) -> Vec<Vec<usize>> {
        let members = (0..count).filter(|i| set >> i & 1 == 1);
        members.map(|i| vec![i]).collect()
    }

    #[test]
    fn sums_of_the_first_games() {
        // Game g has game i as an option if bit i of g is 1: all games but for their names. Games
        // 0, 1, 3 and 11 are heaps.
        let games: Vec<Vec<Vec<usize>>> = (0..4096).map(|game| bits(game, 12)).collect();
        let tame_games = check(&games, &heaps_up_to(1, 4095));
        assert!(tame_games > 1000, "{tame_games}");
        check(&games, &heaps_up_to(2, 63));
        check(&games, &heaps_up_to(3, 15));
    }

    #[test]
    fn sums_of_games_with_wild_options() {
        // The heaps 0 to 3, a tame game and three wild ones: all games with options among these.
        let small = [0, 0b1, 0b11, 0b111, 0b100, 0b1_0001, 0b1_0010, 0b11_0000];
        let all = small.iter().copied().chain(0..256);
        let games: Vec<Vec<Vec<usize>>> = all.map(|set| bits(set, 8)).collect();
        let pairs = tame(&games);
        assert_eq!(pairs[4], Some((0, 0)));
        assert_eq!(pairs[5..8], [None; 3]);
        let answered =
            |g: &usize| pairs[*g].is_some() && games[*g].iter().any(|i| pairs[i[0]].is_none());
        assert!((8..games.len()).filter(answered).count() > 20);
        check(&games, &heaps_up_to(2, 263));
        check(&games, &heaps_up_to(3, 23));
    }

    #[test]
    fn heaps_of_all_octal_games_with_two_digits() {
        for code in 0..64u8 {
            let digits = [0, code / 8, code % 8];
            let heap = |n| take_and_break(&digits, &[n]);
            let games: Vec<Vec<Vec<usize>>> = (0..=8)
                .map(|n| heap(n).iter().map(|option| indices(option)).collect())
                .collect();
            check(&games, &heaps_up_to(2, 8));
        }
    }

    #[test]
    fn the_genus_of_rows_of_kayles() {
        let rows: Vec<Vec<Vec<usize>>> = (0..=8)
            .map(|pins| {
                let options = take_and_break(&[0, 7, 7], &[pins]);
                options.iter().map(|option| indices(option)).collect()
            })
            .collect();
        // Misère values are Grundy values if the end is given a way to go on.
        let mut search = Search::normal(|sum: &Option<Vec<usize>>| {
            let options = sum.iter().flat_map(|sum| moves(sum, &rows));
            let options: Vec<_> = options.map(Some).collect();
            if sum.is_some() && options.is_empty() {
                vec![None]
            } else {
                options
            }
        });
        // A row of two pins is a heap of two.
        let mut genus = |pins: usize| {
            let twos = (0..4).map(|count| [vec![pins], vec![2; count]].concat());
            twos.map(|sum| search.grundy(&Some(sum)))
                .collect::<Vec<_>>()
        };
        assert_eq!(genus(5), [1, 4, 6, 4]);
        for (pins, pair) in tame(&rows).into_iter().enumerate() {
            if let Some((value, misere_value)) = pair {
                assert_eq!(genus(pins), [misere_value, value ^ 2, value, value ^ 2]);
            }
        }
    }
}
