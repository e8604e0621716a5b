//! # Nim (尼姆博弈)
//!
//! Impartial games are measured by this one: a Grundy value says which heap of Nim
//! a position is as good as ([`sprague_grundy`](crate::sprague_grundy)).
//!
//! ## Rules
//!
//! Some heaps of stones. A move takes one or more stones from one heap. A player who cannot move
//! loses.
//!
//! ## Theorem (Bouton)
//!
//! The *nim-sum* of heaps, a ⊕ b ⊕ ..., is their exclusive or: if they are written in binary, one
//! below the other, the nim-sum has a 1 in each column with an odd number of ones. The player to
//! move loses exactly if the nim-sum is 0.
//!
//! ## Why
//!
//! By induction over the number of stones, the positions of nim-sum 0 are the lost ones:
//!
//! 1. Without any stones the nim-sum is 0, and the player to move has lost.
//! 2. From nim-sum 0 every move leads to another nim-sum: it changes some digits of one heap, and in
//!    their columns the number of ones becomes odd. So all options are won, and the position is
//!    lost.
//! 3. From a nim-sum s > 0 some move leads to nim-sum 0. The column of the highest 1 of s has an
//!    odd number of ones, so some heap h has a 1 there. The number h ⊕ s has a 0 there, and the
//!    digits of h in all higher columns: it is less than h. So a move may bring h down to h ⊕ s.
//!    That changes the nim-sum by h ⊕ (h ⊕ s) = s, to 0. So some option is lost, and the position
//!    is won.
//!
//! ## Values
//!
//! A single heap of h stones has the Grundy value h, as its options are the heaps of 0 to h − 1
//! stones. The value of several heaps is their nim-sum ([`sum`]), as
//! [`sprague_grundy`](crate::sprague_grundy) proves for all sums of games. The values of two heaps:
//!
#![doc = include_str!("pictures/nim.svg")]
//!
//! Each entry is the mex of the entries below it and to its left, which are its options; the picture has the entry of
//! two empty heaps at the bottom on the left. (`grundy table nim 15x15` has it on top.) Two heaps are lost if they are
//! equal: the opponent answers on the other heap. Three heaps are lost if each is
//! the nim-sum of the other two, as 1, 2, 3 or 1, 4, 5 or 2, 4, 6.
//!
//! ## How to play
//!
//! With nim-sum s > 0 find a heap h with h ⊕ s < h, and bring it down to h ⊕ s: [`winning_moves`].
//! These heaps are those with a 1 where s has its highest 1, so their number is odd, and there is
//! one winning move on each of them.
//!
//! ## Other rules
//!
//! - **A move takes at most m stones:** each heap counts modulo m + 1 ([`bash`](crate::bash)); **or one of some
//!   given numbers:** [`subtraction`](crate::subtraction).
//! - **The player who takes the last stone loses:** [`misere`](crate::misere).
//! - **A move takes from several heaps:** [`moore`](crate::moore).
//! - **The first move must be on a given heap:** [`wins_on`].
//! - **Stones may also be added,** if that cannot go on for ever: nothing changes. The winner plays
//!   as above, and takes away again what the opponent adds ([`northcott`](crate::northcott)).
//! - **How many positions are lost?** [`counting`](crate::counting).
//! - **Passes:** [`tempo`](crate::tempo#other-rules).
//! - **Harmless moves.** A new kind of move changes nothing if it never leads from a lost position to a lost
//!   position, and play still ends: the proof above stays as it is. So two heaps are lost exactly if equal,
//!   also if a move may take x from one heap and 2 x from the other; or if it may carry stones from the larger
//!   heap to the smaller one. (The same number from both joins 1, 1 and 0, 0: that is
//!   [`wythoff`](crate::wythoff).) If a move takes one stone, or carries one either way, play does not end, and
//!   from two stones on all is a draw.
//! - **The OR is kept.** A move makes one heap smaller so that the bitwise OR of all heaps stays as it is.
//!   The player to move loses exactly if the nim-sum is equal to the OR: if each binary digit that is 1 in
//!   some heap is 1 in an odd number of heaps. *Why:* a move changes the nim-sum and not the OR, so it leads
//!   from such a position to none. Otherwise let z be the OR ⊕ the nim-sum. Each 1 of z is in two or more
//!   heaps. Take a heap h with the highest of them and leave h ⊕ z, which is smaller. A 1 that it loses is
//!   still in another heap, and one that it gets was in some heap. So the OR is kept, and the nim-sum is now
//!   equal to it. (1, 3, 5 is lost. From 1, 3, 7, where z is 2, leave 1, 1, 7 or 1, 3, 5.)
//! - **Heaps stay different.** No move may make two heaps equal that have stones. Two heaps are lost as 2 k − 1
//!   and 2 k. Up to three heaps a, b, c (0 for one that is missing) are lost exactly if (a + 1) ⊕ (b + 1) ⊕
//!   (c + 1) = 0, or if all are empty. *Why:* play Nim with a + 1, b + 1 and c + 1. A move that brings a + 1 to
//!   (b + 1) ⊕ (c + 1) is allowed: that is neither b + 1 nor c + 1, as the other one is not 0; and it is 0 only
//!   if b = c, so if both are empty. Then take all of a. For four heaps no rule is known, and
//!   [Welter's](crate::gaps) is none: 1, 3, 5, 7 is won.
//! - **A last stone stays.** The last stone of a heap may be taken only when all heaps are single stones. With
//!   k heaps and a − 1 for each a it is Nim if k is even, and misère Nim if k is odd: when all are single
//!   stones, k moves are left. *Who leaves just one heap wins:* for three heaps Nim on a − 1, as nobody wants
//!   to leave two. For four heaps that is false, as 1, 1, 1, 1 is won; but 1, a, b, c is lost exactly as a, b,
//!   c in Nim (up to 13 stones, by search).
//! - **Plunder.** Each player keeps what he takes. A player who takes the last stone of a heap also gets half
//!   of what the other player has, rounded up, and in the end the player with more stones wins (`yuki102`).
//!   That is the player who moves last, so the game is plain Nim: if the other player has c stones before
//!   the last move, he keeps ⌊c / 2⌋, and the last mover has ⌈c / 2⌉ and at least one stone from the heap.
//!   Where such a rule makes the last move worth more than all before it, do not count points. It is the same
//!   with a bound on the takes.
//!
//! ## Where are the heaps? (堆在哪里)
//!
//! A statement seldom says "heaps". Try in this order:
//!
//! - *Pieces on a line that do not pass each other*: every other gap, for short steps its value
//!   ([`gaps`](crate::gaps)).
//! - *A row of two colours, in which one of the one colour turns and a stretch of the other one right after it*:
//!   a number in binary. Let the colour that has to be there be 1. A move that turns 2ᵏ and the zeros down to 2ᵐ
//!   changes the number by −2ᵏ + 2ᵏ⁻¹ + ... + 2ᵐ = −2ᵐ, and each power of two that the number has room for can be
//!   taken so: turn the lowest 1 at place m or above, and the zeros down to m. So the row is one heap from which
//!   a power of two is taken: its value is the number modulo 3 ([`subtraction`](crate::subtraction)). Red, blue,
//!   red is 5, and 5 mod 3 = 2: leave 3 = blue, red, red. It is no sum of its red cards: red, red is 3 and lost,
//!   though its cards alone have the values 2 and 1 (`codechef_chn07`).
//! - *Two heaps that change together*: their difference ([`wythoff`](crate::wythoff), *Take a i, give a − 1
//!   of each a back*).
//! - *A number and its divisors*: the prime factors ([`divisor_nim`](crate::divisor_nim)).
//! - *A piece that leaves any set of pieces in lower classes*: only whether each class has an odd number
//!   ([`coin_turning`](crate::coin_turning)).
//! - *A bound on all later takes*: quotient and remainder, the part that may not change and the part that may
//!   ([`dynamic_nim`](crate::dynamic_nim)).
//!
//! A candidate is right if each move changes one heap only, each smaller heap can be reached, and a move that
//! makes a heap greater can be undone by one move of the opponent.
//!
//! *Rules that only look like a known one* (WA?): rows 17, 18 and 19 of [false friends](crate::false_friends#the-table).
//!
//! ## Cost
//!
//! O(n) for n heaps.
//!
//! ## Example
//!
//! Heaps of 3, 4 and 5 stones:
//!
//! ```text
//! 3 = 0 1 1      0 0 1 = 1
//! 4 = 1 0 0      1 0 0 = 4
//! 5 = 1 0 1      1 0 1 = 5
//!     ─────      ─────
//! s = 0 1 0      0 0 0
//! ```
//!
//! The nim-sum is s = 2, so the first player wins. The heap with a 1 in the middle column is 3, and
//! 3 ⊕ 2 = 1: take two stones from it. If the opponent now takes all of the 5, say, the heaps are
//! 1, 0 and 4, the nim-sum is 5, and 4 ⊕ 5 = 1: take three of the 4. That leaves 1, 0 and 1.
//!
//! ```
//! use snippets::nim;
//!
//! let mut heaps = [3, 4, 5];
//! assert!(nim::wins(&heaps));
//! let moves = nim::winning_moves(&heaps);
//! assert_eq!(moves, [(0, 1)]);
//! let (i, rest) = moves[0];
//! heaps[i] = rest;
//! assert!(!nim::wins(&heaps));
//! assert_eq!(nim::equation(&heaps), "0 = 1 ⊕ 4 ⊕ 5");
//!
//! heaps[2] = 0;
//! assert_eq!(nim::winning_moves(&heaps), [(1, 1)]);
//! ```
//!
//! ## Problems
//!
//! Three positions to decide with a pencil come first:
//! [exercises, step 1](crate::exercises#step-1-heaps).
//!
//! Easiest first.
//!
//! - [`luogu_p2197`](crate::problems::nim::luogu_p2197) Luogu P2197 【模板】Nim 游戏
//! - [`acwing891`](crate::problems::nim::acwing891) AcWing 891 Nim游戏
//! - [`cses1730`](crate::problems::nim::cses1730) CSES 1730 Nim Game I
//! - [`hdu1849`](crate::problems::nim::hdu1849) † HDU 1849 Rabbit and Grass
//! - [`luogu_p1247`](crate::problems::nim::luogu_p1247) Luogu P1247 取火柴游戏
//! - [`hdu1850`](crate::problems::nim::hdu1850) † HDU 1850 Being a Good Boy in Spring Festival
//! - [`hdu2176`](crate::problems::nim::hdu2176) † HDU 2176 取(m堆)石子游戏
//! - [`exercise_first_heap`](crate::problems::nim::exercise_first_heap) Exercise: Nim, the first move on a given heap
//! - [`exercise_updates`](crate::problems::nim::exercise_updates) Exercise: Nim with updates
//! - [`cf15c`](crate::problems::nim::cf15c) Codeforces 15C Industrial Nim
//! - [`hackerrank_zero_move_nim`](crate::problems::nim::hackerrank_zero_move_nim) HackerRank Zero-Move Nim: on Grundy values
//! - [`arc013c`](crate::problems::nim::arc013c) AtCoder ARC 013 C 笑いをとれるかな？
//! - [`codechef_chn07`](crate::problems::subtraction::codechef_chn07) CodeChef CHN07 Malvika and Animesh play Red-Blue cards Game: a row as a binary number
//! - [`yuki102`](crate::problems::nim::yuki102) yukicoder 102 トランプを奪え
//! - [`cf768e`](crate::problems::nim::cf768e) Codeforces 768E Game of Stones: on Grundy values
//! - [`cf603c`](crate::problems::nim::cf603c) Codeforces 603C Lieges of Legendre: on Grundy values
//! - [`luogu_p5675`](crate::problems::nim::luogu_p5675) Luogu P5675 \[GZOI2017\] 取石子游戏
//! - [`luogu_p2148`](crate::problems::nim::luogu_p2148) Luogu P2148 \[SDOI2009\] E&D: on Grundy values
//! - [`abc255g`](crate::problems::nim::abc255g) AtCoder ABC 255 G Constrained Nim: on Grundy values
//! - [`arc105d`](crate::problems::nim::arc105d) AtCoder ARC 105 D Let's Play Nim
//!
//! † The judge takes no Rust.
//!
//! ## Source
//!
//! C. L. Bouton, "Nim, a game with a complete mathematical theory", Annals of Mathematics 3 (1901);
//! Winning Ways, chapter 2.
#![doc(alias(
    "bitwise OR",
    "按位或",
    "Nim on two heaps",
    "Different heaps",
    "Nim and twice",
    "matches",
    "二进制",
    "尼姆博弈",
    "Nim",
    "尼姆游戏",
    "取石子游戏",
    "异或和",
    "nim-sum",
    "Bouton",
    "尼姆博奕",
    "xor",
    "石子",
    "石子游戏",
    "stones",
    "piles",
    "sticks"
))]

/// Returns the nim-sum of numbers as they come: heaps, `heaps.iter().copied()`, or Grundy values. O(n).
pub fn sum(numbers: impl IntoIterator<Item = u64>) -> u64 {
    numbers.into_iter().fold(0, |sum, number| sum ^ number)
}

/// Returns the nim-sum of numbers as an equation, to explain a move of Nim with it: `2 = 3 ⊕ 4 ⊕ 5`. O(n).
pub fn equation<'a>(numbers: impl IntoIterator<Item = &'a u64>) -> String {
    let numbers: Vec<u64> = numbers.into_iter().copied().collect();
    let terms: Vec<String> = numbers.iter().map(u64::to_string).collect();
    format!("{} = {}", sum(numbers), terms.join(" ⊕ "))
}

/// Returns whether the player to move wins Nim on these heaps, where a move takes one or more stones from one
/// heap, and who cannot move loses. O(n).
pub fn wins(heaps: &[u64]) -> bool {
    sum(heaps.iter().copied()) != 0
}

/// Lists all winning moves `(i, rest)` in Nim, where who cannot move loses: heap `i` is brought down to
/// `rest` stones. There is at most one for each heap, and they are listed by growing `i`. O(n).
pub fn winning_moves(heaps: &[u64]) -> Vec<(usize, u64)> {
    let nim_sum = sum(heaps.iter().copied());
    let rests = heaps.iter().map(|heap| heap ^ nim_sum).enumerate();
    rests.filter(|&(i, rest)| rest < heaps[i]).collect()
}

/// Returns whether a first move on heap `i` wins Nim, where who cannot move loses; the other heaps are closed
/// for that one move. O(n).
///
/// # Panics
/// If there is no heap `i`.
#[track_caller]
pub fn wins_on(heaps: &[u64], i: usize) -> bool {
    heaps[i] ^ sum(heaps.iter().copied()) < heaps[i]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{forced_ends, heaps_up_to, partitions, take_from_one, Scores, Search};

    #[test]
    fn every_position_up_to_four_heaps_of_five() {
        let mut search = Search::normal(|heaps: &Vec<u64>| take_from_one(heaps));
        for heaps in heaps_up_to(4, 5) {
            assert_eq!(wins(&heaps), search.wins(&heaps), "{heaps:?}");
            assert_eq!(sum(heaps.clone()), search.grundy(&heaps), "{heaps:?}");

            let mut good = Vec::new();
            for (i, &heap) in heaps.iter().enumerate() {
                for rest in 0..heap {
                    let mut option = heaps.clone();
                    option[i] = rest;
                    if !search.wins(&option) {
                        good.push((i, rest));
                    }
                }
            }
            assert_eq!(winning_moves(&heaps), good, "{heaps:?}");
            for i in 0..heaps.len() {
                let won = good.iter().any(|&(on, _)| on == i);
                assert_eq!(wins_on(&heaps, i), won, "{heaps:?}, heap {i}");
            }
        }
    }

    #[test]
    fn the_or_is_kept() {
        let or = |heaps: &[u64]| heaps.iter().fold(0, |or, heap| or | heap);
        let mut search = Search::normal(|heaps: &Vec<u64>| {
            let mut options = take_from_one(heaps);
            options.retain(|option| or(option) == or(heaps));
            options
        });
        for heaps in heaps_up_to(3, 11).into_iter().chain(heaps_up_to(4, 5)) {
            let difference = or(&heaps) ^ sum(heaps.clone());
            assert_eq!(search.wins(&heaps), difference != 0, "{heaps:?}");
            for (i, &heap) in heaps.iter().enumerate() {
                let mut option = heaps.clone();
                option[i] = heap ^ difference;
                let is_highest = difference & heap > difference / 2;
                assert!(!is_highest || (option[i] < heap && or(&option) == or(&heaps)));
                assert!(!is_highest || !search.wins(&option), "{heaps:?}");
            }
        }
        let lost = |heaps: &[u64]| or(heaps) == sum(heaps.to_vec());
        assert!(lost(&[1, 3, 5]) && lost(&[1, 1, 7]) && or(&[1, 3, 7]) ^ sum([1, 3, 7]) == 2);
    }

    /// Plunder: heaps, and what the player to move and the other player have.
    #[test]
    fn the_last_move_has_more_in_the_end() {
        for most in 1..=5 {
            let mut scores = Scores::new(|(heaps, own, other): &(Vec<u64>, u64, u64)| {
                let mut moves = Vec::new();
                for (i, &heap) in heaps.iter().enumerate() {
                    for stones in 1..=heap.min(most) {
                        let mut rest = heaps.clone();
                        rest[i] -= stones;
                        rest.sort_unstable();
                        let loot = if stones == heap { (other + 1) / 2 } else { 0 };
                        // What the other one loses counts, too.
                        let points = i64::try_from(stones + 2 * loot).unwrap();
                        moves.push((points, (rest, other - loot, own + stones + loot)));
                    }
                }
                moves
            });
            for heaps in heaps_up_to(3, 5) {
                if heaps.iter().all(|&heap| heap == 0) {
                    continue;
                }
                let lead = scores.lead(&(heaps.clone(), 0, 0));
                let won = sum(heaps.iter().map(|heap| heap % (most + 1))) != 0;
                assert_eq!(lead.signum(), if won { 1 } else { -1 }, "{heaps:?}, {most}");
            }
        }
    }

    /// Two heaps: any number from one, and the moves that are added.
    fn with_more(
        &(a, b): &(u64, u64),
        more: impl Fn(u64, u64) -> Vec<(u64, u64)>,
    ) -> Vec<(u64, u64)> {
        let mut options = more(a, b);
        options.extend(more(b, a).into_iter().map(|(b, a)| (a, b)));
        options.extend((0..a).map(|rest| (rest, b)));
        options.extend((0..b).map(|rest| (a, rest)));
        options
    }

    type More = fn(u64, u64) -> Vec<(u64, u64)>;

    #[test]
    fn harmless_moves() {
        let positions: Vec<(u64, u64)> = (0..=14)
            .flat_map(|a| (0..=14 - a).map(move |b| (a, b)))
            .collect();
        let harmless: [More; 2] = [
            |a, b| {
                (1..=a.min(b / 2))
                    .map(|take| (a - take, b - 2 * take))
                    .collect()
            },
            |a, b| {
                (1..=a)
                    .filter(|_| a > b)
                    .map(|take| (a - take, b + take))
                    .collect()
            },
        ];
        for more in harmless {
            let ends = forced_ends(&positions, |heaps| with_more(heaps, more));
            for (a, b) in &positions {
                let moves = ends.get(&(*a, *b)).expect("no draw");
                assert_eq!(moves % 2 == 1, a != b, "{a}, {b}");
            }
        }
        let ends = forced_ends(&positions, |&(a, b)| {
            let first = a.checked_sub(1).map(|rest| [(rest, b), (rest, b + 1)]);
            let second = b.checked_sub(1).map(|rest| [(a, rest), (a + 1, rest)]);
            first.into_iter().chain(second).flatten().collect()
        });
        assert!(positions
            .iter()
            .all(|heaps| ends.contains_key(heaps) == (heaps.0 + heaps.1 < 2)));
    }

    #[test]
    fn heaps_that_stay_different() {
        let differ = |heaps: &Vec<u64>| {
            let mut sorted: Vec<u64> = heaps.iter().copied().filter(|&heap| heap > 0).collect();
            sorted.sort_unstable();
            sorted.windows(2).all(|two| two[0] < two[1])
        };
        let mut search = Search::normal(|heaps: &Vec<u64>| {
            take_from_one(heaps).into_iter().filter(differ).collect()
        });
        for heaps in heaps_up_to(3, 9) {
            if heaps.len() == 3 && differ(&heaps) {
                let is_over = heaps.iter().all(|&heap| heap == 0);
                let won = sum(heaps.iter().map(|heap| heap + 1)) != 0 && !is_over;
                assert_eq!(search.wins(&heaps), won, "{heaps:?}");
            }
        }
        assert!(search.wins(&vec![1, 3, 5, 7]));
    }

    #[test]
    fn a_last_stone_that_stays() {
        let mut stays = Search::normal(|heaps: &Vec<u64>| {
            let mut options = take_from_one(heaps);
            let may_empty = heaps.iter().all(|&heap| heap <= 1);
            options.retain(|option| may_empty || !option.contains(&0));
            for option in &mut options {
                option.retain(|&heap| heap > 0);
                option.sort_unstable();
            }
            options
        });
        let mut one_heap = Search::normal(|heaps: &Vec<u64>| {
            let mut options = take_from_one(heaps);
            for option in &mut options {
                option.retain(|&heap| heap > 0);
                option.sort_unstable();
            }
            options.retain(|_| heaps.len() > 1);
            options
        });
        for stones in 1..=13 {
            for count in 1..=5 {
                for heaps in partitions(stones, count, 1) {
                    let less: Vec<u64> = heaps.iter().map(|heap| heap - 1).collect();
                    let won = if count % 2 == 0 {
                        wins(&less)
                    } else {
                        crate::misere::wins(&less)
                    };
                    assert_eq!(stays.wins(&heaps), won, "{heaps:?}");
                    if count == 3 {
                        assert_eq!(one_heap.wins(&heaps), wins(&less), "{heaps:?}");
                    } else if count == 4 && heaps[0] == 1 {
                        let won = wins(&heaps[1..]);
                        assert_eq!(one_heap.wins(&heaps), won, "{heaps:?}");
                    }
                }
            }
        }
        assert!(one_heap.wins(&vec![1; 4]));
    }

    #[test]
    fn a_row_of_two_colours_is_a_binary_number() {
        // Bit 1 is red. A move turns a red card, and blue ones right after it, which are lower bits.
        let options = |&row: &u64| {
            let mut options = Vec::new();
            for red in (0..11).filter(|red| row >> red & 1 == 1) {
                let mut turned = 0;
                for card in (0..=red).rev() {
                    if card < red && row >> card & 1 == 1 {
                        break;
                    }
                    turned |= 1 << card;
                    options.push(row ^ turned);
                }
            }
            options
        };
        let mut search = Search::normal(options);
        for row in 0..1_u64 << 11 {
            let mut left = options(&row);
            left.sort_unstable();
            let mut powers: Vec<u64> = (0..11).map(|place| 1 << place).collect();
            powers.retain(|power| *power <= row);
            let expected: Vec<u64> = powers.iter().rev().map(|power| row - power).collect();
            assert_eq!(left, expected);
            assert_eq!(search.grundy(&row), row % 3);
        }
    }
}
