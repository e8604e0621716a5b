//! # Tame games in misère play (亏格, 驯服的反常游戏)
//!
//! In misère play, where a player who cannot move wins, Grundy values do not suffice for sums. For
//! many games a second number beside them does: those are tame. (Both Chinese names are coined here.)
//!
//! ## Rules
//!
//! A sum of impartial games without cycles, in misère play: a player who cannot move wins. What a
//! move leaves of a component may be a sum again.
//!
//! ## Worked example
//!
//! In Kayles a ball knocks down one pin of a row, or two that stand side by side. Find for each position
//! two numbers. The first is the Grundy value. The second is found by the mex in the same way, but the end
//! has 1 in place of 0: in misère play the player who finds no pin has won, and 0 has to mean lost. Here
//! are both for rows, and for the sums that come up:
//!
//! | pins | options, with their two numbers | both |
//! | --- | --- | --- |
//! | 0 | none | 0, 1 |
//! | 1 | 0: (0, 1) | 1, 0 |
//! | 2 | 1: (1, 0), and 0: (0, 1) | 2, 2 |
//! | 1 + 1 | 1: (1, 0) | 0, 1 |
//! | 3 | 2: (2, 2), and 1 + 1: (0, 1), and 1: (1, 0) | 3, 3 |
//! | 2 + 1 | 1 + 1: (0, 1), and 1: (1, 0), and 2: (2, 2) | 3, 3 |
//! | 4 | 3: (3, 3), and 2 + 1: (3, 3), and 2: (2, 2), and 1 + 1: (0, 1) | 1, 0 |
//! | 2 + 2 | 2 + 1: (3, 3), and 2: (2, 2) | 0, 0 |
//!
//! All these are pairs that heaps of Nim have, alone or several together. 4 pins are like a heap of one.
//! 4 + 4 is like two heaps of one: in misère play the player who moves first wins. 2 + 2 is like two
//! heaps of two: the player who moves first loses. Both sums have the Grundy value 0, so the Grundy
//! value does not tell who wins in misère play, but the pair does. Five pins are the first row with
//! another pair, (4, 1).
//!
//! ## Misère values and the genus
//!
//! The *misère value* of a position without options is 1, and that of any other position is the mex of
//! its options' misère values. So the player to move loses exactly when it is 0.
//!
//! The pair (g, h) of a game is its Grundy value g together with its misère value h. A heap of n stones of
//! Nim has (0, 1) for n = 0, (1, 0) for n = 1, and (n, n) for n > 1. The *genus* of a game, written
//! g^(h₀ h₁ h₂ ...), is its Grundy value with the misère values of the game alone, with one heap of
//! two beside it, with two, and so on. Five pins of Kayles ([`octal`](crate::octal)) have the genus
//! 4^(1 4 6 4 6 ...). For tame games the pair is enough.
//!
//! ## Tame games
//!
//! Games are sorted into tame and *wild* ones from the end of the game backwards, so it is known already
//! which options of a game are sums of tame games. Only these options *count*. A pair p is made from
//! their pairs: its first number is the mex of their first numbers, and its second number the mex of
//! their second numbers. If the game has no options at all, p is (0, 1); if it has some, but none
//! counts, p is (0, 0).
//!
//! For example all options of five pins count. They are 4, 3 + 1, 2 + 2, 3 and 2 + 1, with the pairs
//! (1, 0), (2, 2), (0, 0), (3, 3) and (3, 3). The mex of 1, 2, 0, 3, 3 is 4, and the mex of 0, 2, 0, 3, 3 is 1,
//! so p = (4, 1).
//!
//! The game is *tame* if
//!
//! - p is a pair that a sum of heaps can have: (0, 1) or (1, 0), and then the game is *fickle*; or (n, n)
//!   for some n, and then it is *firm*; and
//! - from every option that does not count some move leads to a sum of tame games with the pair p.
//!
//! All other games are wild. The first wild row of Kayles is five pins, as (4, 1) is none of these
//! pairs. Eight pins are tame, though two options have a row of five in them and do not count:
//!
//! | option of 8 pins | 7 | 6 + 1 | 6 | 4 + 3 | 4 + 2 | 3 + 3 | 5 + 2 | 5 + 1 |
//! | --- | --- | --- | --- | --- | --- | --- | --- | --- |
//! | pair | 2, 2 | 2, 2 | 3, 3 | 2, 2 | 3, 3 | 0, 0 | wild | wild |
//! | answer with (1, 1) | | | | | | | 3 + 2 | 2 + 2 + 1 |
//!
//! The options that count give p = (1, 1), as 1 is the mex of 0, 2 and 3. If a player leaves one of the
//! two others, the opponent can answer by a move to a sum with the pair (1, 1).
//!
//! ## Theorem (Conway)
//!
//! A tame game has the pair p. A sum of tame games has as its Grundy value the nim-sum x of theirs,
//! and as its misère value x if one of them is firm, x ⊕ 1 if none is.
//!
//! So in any sum of tame games a game with (0, 1) counts for nothing, one with (1, 0) as a heap of
//! one, one with (n, n) as a heap of n if n > 1, as the heaps 2 and 2 if n = 0, and as 2 and 3 if
//! n = 1. In its genus h₀ is followed by g ⊕ 2, g, g ⊕ 2, ... (Eight pins have 1^(1 3 1 3 ...).)
//!
//! ## Why
//!
//! For example, rows of 2 and 3 pins have the pairs (2, 2) and (3, 3), so the sum should have (1, 1).
//! Its options are 1 + 3 and 3, with (2, 2) and (3, 3), by a hit on the 2, and 2 + 2, 2 + 1 + 1 and
//! 2 + 1, with (0, 0), (2, 2) and (3, 3), by a hit on the 3. The mex of the first numbers is 1, and so is
//! that of the second numbers. (At a first reading this example is enough.)
//!
//! By induction over the options of a sum of tame games. Let m be one of the two values that the
//! theorem gives to the sum. We show that it is the mex: no option has the value m, and some option
//! has each smaller value. The end has (0, 1), as it should.
//!
//! *No option has the value m.*
//!
//! 1. An option that is not a sum of tame games can be answered by a move that restores the pair p of
//!    the one game in which that option was a move. The answer makes this game into a sum of tame games, for which the
//!    theorem holds by induction: its two numbers are equal exactly if a firm game is among them. So there
//!    is a firm game after the answer exactly if there was one before, and the nim-sum is x again: by
//!    induction the answer leads to the value m. Hence the option does not have the value m itself. (In
//!    8 + 2, with (1, 1) and (2, 2), let 8 become 5 + 2. The answer makes it 3 + 2, with the pair (1, 1)
//!    again.)
//! 2. Otherwise one game goes from (g, h) to a sum of tame games with (a, b), where a ≠ g and b ≠ h, as
//!    g and h are mexes. For Grundy values that is all. For misère values,
//!    - if there is a firm game before and after the move, or neither before nor after, the value
//!      changes as the nim-sum does, since a ≠ g;
//!    - if the only firm game, (h, h), becomes fickle, (a, b) with a ⊕ 1 = b, the value was x. Now
//!      the nim-sum is x ⊕ h ⊕ a and no game is firm, so the value is x ⊕ h ⊕ a ⊕ 1 = x ⊕ h ⊕ b,
//!      which differs from x, as b ≠ h (in 2 + 1, with x = 3, let the 2 go to 0, with (0, 1): one pin is
//!      left, and 3 ⊕ 2 ⊕ 1 = 0);
//!    - if none was firm and (n, n) comes in, then n is neither g nor h, which are 0 and 1, so
//!      n > 1, and the value is above 1 now. It was at most 1 (in 4 + 1 it is 1; let the 4 go to 3, and
//!      in 3 + 1 it is 2).
//!
//! *Some option has each value y < m.*
//!
//! 3. For Grundy values: as in [`sprague_grundy`](crate::sprague_grundy), some game has a value v
//!    with t = v ⊕ x ⊕ y < v, so it has an option with a = t.
//! 4. For misère values, if no game is firm, y can only be 0, with m = 1 and x = 0. Some game that
//!    has not ended goes to the other fickle pair: (0, 1) has an option with b = 0, and as a ≠ 0, this
//!    option has (1, 0); and (1, 0) has one with a = 0, and as b ≠ 0, that one has (0, 1). That leaves
//!    the nim-sum 1 and no firm game, so the misère value 0. (In 4 + 4 one 4, with (1, 0), goes to 1 + 1,
//!    with (0, 1). The sum 4 + 1 + 1 has the pair (1, 0).)
//! 5. If some game is firm, take a game with v and t as in step 3. If it is fickle, it is (1, 0)
//!    with t = 0, and goes to (0, 1), as in step 4. If it is firm, but not the only one, it goes to
//!    an option with a = t. Both leave a firm game and the nim-sum y. If it is the only firm one,
//!    it goes to an option with b = t: if that is (t, t), the nim-sum is y and there is a firm
//!    game; if it is (t ⊕ 1, t), the nim-sum is y ⊕ 1 and there is none. Both times the misère
//!    value is y. (In 2 + 1, with x = 3, only the 2 is firm. For y = 2 the 1 goes to 0, and 2 with (2, 2)
//!    is left. For y = 0, t = 2 ⊕ 3 ⊕ 0 = 1: the 2 goes to 0, with (0, 1), and 1 with (1, 0) is left.
//!    For y = 1, t = 0: the 2 goes to 1, with (1, 0), and 1 + 1 with (0, 1) is left.)
//!
//! ## How to play
//!
//! Leave the misère value 0, which [`sum`] computes: the nim-sum 0 if some game is firm then, 1 if
//! none is. If the opponent leaves a wild game, answer by the move that restores the pair.
//!
//! ## Values
//!
//! In Kayles a ball knocks down one pin of a row, or two that stand side by side. The pairs of rows
//! of 0 to 12 pins:
//!
//! ```
//! use snippets::genus;
//!
//! let mut rows = vec![];
//! for pins in 0..=12_usize {
//!     let mut options = vec![];
//!     for hit in 1..=pins.min(2) {
//!         let rest = pins - hit;
//!         for left in 0..=rest {
//!             options.push(vec![left, rest - left]); // two rows
//!         }
//!     }
//!     rows.push(options);
//! }
//! let mut pairs = vec![];
//! for pair in genus::tame(&rows) {
//!     pairs.push(match pair {
//!         Some((g, h)) => format!("{g},{h}"),
//!         None => "wild".to_string(),
//!     });
//! }
//! assert_eq!(pairs.join(" "), "0,1 1,0 2,2 3,3 1,0 wild 3,3 2,2 1,1 wild 2,2 wild wild");
//! ```
//!
//! ## Cost
//!
//! O(1) per part of an option and, where an option does not count, per part of each answer to it.
//!
//! Sums with wild games are beyond this page, also with those that the books call restive.
//!
//! As long as no heap is wild, and none has a pair (0, 0) or (1, 1), heaps are played like heaps of Nim of the
//! same values: [`misere::first_exception`](crate::misere::first_exception) finds the first heap of another
//! kind. The lost rows of misère Kayles are 1, 4, 9, 12 and 20 ([`circle`](crate::circle#other-rules), where it is
//! played in a ring, too).
//!
//! ## Example
//!
//! Four pins are fickle with (1, 0), as one pin is. Two rows of four have the nim-sum 0, and none
//! is firm, so the misère value is 1: the first player wins. Eight pins are firm with (1, 1).
//! Beside a row of four the nim-sum is 0 again, and so is the misère value: the first player loses.
//!
//! ```
//! use snippets::genus;
//!
//! assert_eq!(genus::sum(&[(2, 2), (3, 3)]), (1, 1));
//!
//! let (four, eight) = ((1, 0), (1, 1));
//! assert_eq!(genus::sum(&[four, four]), (0, 1));
//! assert_eq!(genus::sum(&[four, eight]), (0, 0));
//! ```
//!
//! ## Problems
//!
//! - [`hdu2509`](crate::problems::misere::hdu2509) † HDU 2509 Be the Winner
//!
//! † The judge takes no Rust.
//!
//! ## Source
//!
//! J. H. Conway, On Numbers and Games, chapter 12; Winning Ways, chapter 13; A. N. Siegel,
//! Combinatorial Game Theory, chapter V.
#![doc(alias(
    "亏格",
    "Tame games in misère play",
    "驯服的反常游戏",
    "Tame games in misere play",
    "misère play",
    "misere",
    "fickle and firm",
    "tame game"
))]
use crate::mex::mex;
use crate::nim;

/// Returns for each position of a misère game its Grundy value and its misère value, or `None` where it is
/// wild.
///
/// The options of position `i` are `options[i]`: each option is a sum of positions, empty if nothing is left.
/// O(1) per part of an option, and per part of each answer to an option with a wild part.
///
/// # Panics
/// If an option of position `i` has a part that does not come before `i`.
#[track_caller]
pub fn tame(options: &[Vec<Vec<usize>>]) -> Vec<Option<(u64, u64)>> {
    let mut pairs = Vec::new();
    for (i, sums) in options.iter().enumerate() {
        for &part in sums.iter().flatten() {
            assert!(part < i, "position {} has position {} as a part", i, part);
        }
        let known: Vec<(u64, u64)> = sums
            .iter()
            .filter_map(|parts| pair_of(parts, &pairs))
            .collect();
        let own = if sums.is_empty() {
            (0, 1)
        } else {
            let values = known.iter().map(|pair| pair.0);
            let misere_values = known.iter().map(|pair| pair.1);
            (mex(values), mex(misere_values))
        };
        let like_nim = own.0 == own.1 || own.0 + own.1 == 1;
        let restored = |parts: &Vec<usize>| {
            pair_of(parts, &pairs).is_some()
                || moves(parts, options).any(|answer| pair_of(&answer, &pairs) == Some(own))
        };
        let is_tame = like_nim && sums.iter().all(restored);
        pairs.push(if is_tame { Some(own) } else { None });
    }
    pairs
}

/// Returns the Grundy value and the misère value of a sum of tame games from theirs. In misère play the player
/// to move loses exactly when the latter is 0. O(n) for n games.
///
/// # Panics
/// If a pair is not that of a tame game: (0, 1), (1, 0), or two equal numbers.
#[track_caller]
pub fn sum(pairs: &[(u64, u64)]) -> (u64, u64) {
    let like_nim =
        |&(value, misere): &(u64, u64)| value == misere || value ^ misere == 1 && value < 2;
    assert!(pairs.iter().all(like_nim), "a game that is not tame");
    let value = nim::sum(pairs.iter().map(|pair| pair.0));
    let firm = pairs.iter().any(|pair| pair.0 == pair.1);
    (value, value ^ u64::from(!firm))
}

/// Returns the pair of a sum of positions if all are tame.
fn pair_of(parts: &[usize], pairs: &[Option<(u64, u64)>]) -> Option<(u64, u64)> {
    let known: Option<Vec<(u64, u64)>> = parts.iter().map(|&part| pairs[part]).collect();
    known.map(|pairs| sum(&pairs))
}

/// The options of a sum of positions.
fn moves<'a>(
    parts: &'a [usize],
    options: &'a [Vec<Vec<usize>>],
) -> impl Iterator<Item = Vec<usize>> + 'a {
    (0..parts.len()).flat_map(move |i| {
        let rest = move |new: &Vec<usize>| [&parts[..i], new, &parts[i + 1..]].concat();
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

    /// The options of a total by the rules: one of its parts gives way to one of its own options.
    fn options_of(total: &[usize], games: &[Vec<Vec<usize>>]) -> Vec<Vec<usize>> {
        let mut options = Vec::new();
        for (i, &part) in total.iter().enumerate() {
            for parts in &games[part] {
                let mut option = total.to_vec();
                option.swap_remove(i);
                option.extend(parts);
                option.sort_unstable();
                options.push(option);
            }
        }
        options
    }

    /// The same, with a way to go on from the end to `None`: Grundy values are misère values then.
    fn with_a_way_on(
        total: Option<&[usize]>,
        games: &[Vec<Vec<usize>>],
    ) -> Vec<Option<Vec<usize>>> {
        let Some(total) = total else {
            return Vec::new();
        };
        let options: Vec<_> = options_of(total, games).into_iter().map(Some).collect();
        if options.is_empty() {
            vec![None]
        } else {
            options
        }
    }

    /// Holds `tame` and `total` against the rules, on those of `sums` that are sums of tame games.
    /// Returns how many are.
    fn check(games: &[Vec<Vec<usize>>], sums: &[Vec<u64>]) -> usize {
        let mut normal = Search::normal(|total: &Vec<usize>| options_of(total, games));
        let mut misere = Search::misere(|total: &Vec<usize>| options_of(total, games));
        let mut misere_values =
            Search::normal(|total: &Option<Vec<usize>>| with_a_way_on(total.as_deref(), games));
        let pairs = tame(games);
        assert_eq!(pairs.len(), games.len());
        let mut count = 0;
        for parts in sums.iter().map(|total| indices(total)) {
            let own: Option<Vec<(u64, u64)>> = parts.iter().map(|&part| pairs[part]).collect();
            if let Some(own) = own {
                let (value, misere_value) = sum(&own);
                assert_eq!(value, normal.grundy(&parts), "{parts:?}");
                assert_eq!(misere_value != 0, misere.wins(&parts), "{parts:?}");
                let by_rules = misere_values.grundy(&Some(parts.clone()));
                assert_eq!(misere_value, by_rules, "{parts:?}");
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
            let count = check(&games, &heaps_up_to(2, 8));
            if digits == [0, 7, 7] {
                // Kayles: of the nine rows all but that of five pins.
                assert_eq!(count, 1 + 8 + 8 * 8);
            }
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
        let mut search =
            Search::normal(|total: &Option<Vec<usize>>| with_a_way_on(total.as_deref(), &rows));
        // A row of two pins is a heap of two.
        let mut genus = |pins: usize| {
            let twos = (0..4).map(|count| [vec![pins], vec![2; count]].concat());
            twos.map(|total| search.grundy(&Some(total)))
                .collect::<Vec<_>>()
        };
        assert_eq!(genus(5), [1, 4, 6, 4]);
        let pairs = tame(&rows);
        let wild: Vec<usize> = (0..=8).filter(|&pins| pairs[pins].is_none()).collect();
        assert_eq!(wild, [5]);
        for (pins, pair) in pairs.into_iter().enumerate() {
            if let Some((value, misere_value)) = pair {
                assert_eq!(genus(pins), [misere_value, value ^ 2, value, value ^ 2]);
            }
        }
    }
}
