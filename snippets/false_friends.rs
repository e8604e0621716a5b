//! # Rules that look like a known game (似是而非的博弈)
//!
//! WA, and the small cases were right? Look here. Nobody fails for want of a theorem; one fails because a
//! theorem *nearly* fits. Each row of the table is a rule that was answered wrongly by somebody who knew the
//! field, with the smallest position that shows it. (The Chinese name is coined here.)
//!
//! ## What to ask first
//!
//! Before you look a rule up, go through the questions of the [first
//! lesson](crate::first_lesson#6-a-game-that-you-do-not-know) once more:
//!
//! - *Does anybody have a choice?* If not, count moves: [`parity`](crate::parity).
//! - *Is there a mirror?* [`mirror`](crate::mirror).
//! - *Who gains a turn?* [`tempo`](crate::tempo).
//! - *What is left at the end?* [`survivors`](crate::survivors).
//! - *Does it fall into parts?* Then values decide, but only if the last move wins.
//!
//! Then read the statement again for the words that break a theorem:
//!
//! | the statement says | row |
//! | --- | --- |
//! | the last stone loses; who cannot move wins (misère, 取最后一个输) | 1, 6, 8, 10, 16 |
//! | at most half, rounded up or down; at least one | 3 |
//! | a digit of the number | 4, 25 |
//! | not the number that was just taken; each number once (不能重复) | 5, 24 |
//! | from at most k heaps, at most m from each | 7 |
//! | one may pass once (跳过一次) | 11 |
//! | the opponent forbids a number (禁止) | 15 |
//! | heaps must stay different, or must keep a stone | 17, 18 |
//! | an edge may be used once | 13 |
//!
//! ## The table
//!
//! The likeliest mistakes come first. *Fails at* is the first position where the tempting answer is wrong,
//! and the tests check that none before it is: positions come by the sum of their numbers, of the same sum
//! those with fewer numbers first, and then as words in a dictionary; graphs by their edges, boards by their
//! rows. *Lost* means lost for the player to move.
//!
//! | | rule | the answer that suggests itself | fails at | what is right |
//! | --- | --- | --- | --- | --- |
//! | 1 | a sum of games, the last move loses (misère, "SJ theorem") | Grundy values, then misère Nim | Kayles, 1 + 5 pins: lost. One to three neighbours of a row, 5: won | only if the rule passes a test of its table, as any fixed set of takes does: [`misere`](crate::misere#other-rules) says who passes |
//! | 2 | takes are squares, or some other list | the lost heaps of a small table, modulo 5: 0, 2 | 25: won | a pattern ends with the first take that joins two heaps of it: [`tables`](crate::tables#patterns-that-break-late) |
//! | 3 | at most half of the heap (half, 一半) | lost are the powers of two | ⌊n/2⌋: 2 | four roundings, four lists: [`maximum_nim`](crate::maximum_nim#other-rules) |
//! | 4 | subtract the largest or the smallest nonzero digit | lost are the multiples of 10, as for any digit | 132: lost | only a table: [`number_theory`](crate::number_theory#other-rules) |
//! | 5 | take 1 to m, but not the number that was just taken (no repeat) | lost are the multiples of m + 1 | m = 5, 6: won | right if 2 divides m + 1 an even number of times (m even, or m = 3, 11, 15, 19, ...), otherwise a table: [`bash`](crate::bash#other-rules) |
//! | 6 | several heaps, 1 to m from one (or any fixed set of takes), the last stone loses | misère Nim on remainders (values), if some *heap* is above 1 | m = 2, heap 3: won | ask whether some *remainder* (value) is above 1: [`bash`](crate::bash#other-rules), for sets of takes [`subtraction`](crate::subtraction) |
//! | 7 | at most k heaps in a move, 1 to m from each | Moore's Nim on remainders | k = 2: 1, 1, 1, m + 1: won | right for up to k + 1 heaps: [`moore`](crate::moore#other-rules) |
//! | 8 | Wythoff's game, the last stone loses; a queen that must not enter the corner | as normal play while some heap is above 1 | 1, 2: won | 0, 1 and 2, 2 in place of 0, 0 and 1, 2 (another game, "nearly the same from both", changes all pairs): [`wythoff`](crate::wythoff#other-rules) |
//! | 9 | three heaps, the same number from any of them | the nim-sum, as for one heap or all three | 0, 1, 1: won | only a table: [`wythoff`](crate::wythoff#other-rules) |
//! | 10 | one or two neighbours of a ring, the last coin loses | the mirror: won from 2 on | 4: lost | won for 2, 3, 5, 6, 10, 11, 13, 14, 21, 22 and no more: [`circle`](crate::circle#other-rules) |
//! | 11 | Nim with one pass in common, for whoever passes first | the pass is a heap of one | 1: won | two heaps are lost as 1, 2 or 3, 4 or 5, 6 ...; three: only a table of (heaps, whether the pass is left): [`tempo`](crate::tempo#other-rules) |
//! | 12 | Fibonacci Nim on two heaps with one bound in common | lost if both are Fibonacci numbers | 1, 2: won | lost exactly if equal: [`dynamic_nim`](crate::dynamic_nim#other-rules) |
//! | 13 | a token goes along edges, each of them once | maximum matching | the square: lost | even sets, rank modulo 2: [`geography`](crate::geography#other-rules) |
//! | 14 | several kings, left or down or both | values of period 2: 0 1 / 1 2 | 1, 2: value 3 | 3 where the sum is odd and the even one of both numbers is the greater; knights are worse: [`mex`](crate::mex#kings-and-knights) |
//! | 15 | take 1 to m, but the opponent forbids a number before | forbidding changes nothing | 1: lost | lost if n mod (m + 1) is 0 or 1: [`bash`](crate::bash#other-rules) |
//! | 16 | subtract a proper divisor, the last move loses | even numbers are lost | 4: won | lost are 2 and the odd numbers from 5 on: [`number_theory`](crate::number_theory#other-rules) |
//! | 17 | Nim, and heaps with stones must stay different | the nim-sum | 1, 2: lost | for three heaps (a + 1) ⊕ (b + 1) ⊕ (c + 1): [`nim`](crate::nim#other-rules) |
//! | 18 | Nim, and the last stone of a heap stays until all heaps are one stone | Nim on a − 1 | 2: lost | misère Nim on a − 1 for an odd number of heaps: [`nim`](crate::nim#other-rules) |
//! | 19 | two heaps: any number from one, or x from one and 2 x from the other | pairs as in Wythoff's game | 1, 1: lost | lost exactly if equal, a harmless move: [`nim`](crate::nim#other-rules) |
//! | 20 | two heaps: take from one a divisor of the other | lost if equal | 1, 3: lost | lost if 2 divides both equally often: [`number_theory`](crate::number_theory#other-rules) |
//! | 21 | three crosses in a row win (Treblecross) | odd strips are won by the middle, so even ones are lost | 4: won | lost are 6, 12, 22, 30, 32, 44, ..., only by a table: [`octal`](crate::octal#other-rules) |
//! | 22 | Northcott's game with up to k pieces in a move, some forward and some back | Nim-k of the gaps | four rows of three cells, k = 2, gaps 1, 1, 1, 0: won | right if all pieces of a move go forward or all go back: [`northcott`](crate::northcott#other-rules) |
//! | 23 | split a heap into two or three | value n − 1 | 5: value 1 | a table; if all parts differ, 1, 2, 4, 8, 16 are lost and no others up to 40, by search: [`splitting`](crate::splitting#other-rules) |
//! | 24 | take 1 to m, each number once in the game; or not one's own last number (no repeat) | lost are the multiples of m + 1 | once: m = 5, 6: won; own: m = 2, 4: lost | bit masks, or the last two takes: [`bash`](crate::bash#other-rules) |
//! | 25 | write digits in turn, 11 has to divide the number | who writes last decides, as for 3, 7 and 9 | one digit | the first player never gets 11: [`minimax`](crate::minimax#other-rules) |
//!
//! ## Rules from contests
//!
//! The same experience with rules as judges print them. A guess was written down first, and then the game was
//! searched.
//!
//! | rule | guess | fails at | what is right |
//! | --- | --- | --- | --- |
//! | lower a number by 1, or divide it by a proper divisor greater than 1 (CodeChef DIVGAME) | lost are 1 and the odd primes | 16: lost | 1, 16, 34, 289 and the odd primes but 17: [`number_theory`](crate::number_theory#other-rules) |
//! | split a heap into two or more of different sizes (HackerRank Stone Piles) | lost are 1, 2, 4, 8, 16, as with two or three parts | 16: won | 1, 2, 4, 8, and from 9 on the value is n − 4: [`splitting`](crate::splitting#other-rules) |
//! | take a prime number of stones (Luogu P1857) | ⌊(n mod 9) / 2⌋, which is right if only 2, 3, 5, 7, 11 and 13 are taken | 18 | a table: [`tables`](crate::tables#patterns-that-break-late) |
//! | lower a number by 1, or divide it by an odd divisor greater than 1 (Codeforces 1370C); the last move loses | as in normal play, but for the numbers 1 and 2 | 6: won | a table: [`number_theory`](crate::number_theory#other-rules) |
//! | take from exactly half of 2 k heaps (Codeforces 1147C), and who cannot move wins | lost if more than k heaps have the least size, and that is 1 or more | k = 2: 0, 0, 1, 1: lost | empty heaps and heaps of one stone count: [`moore`](crate::moore#other-rules) |
//! | lower the first number by 1 and swap it with another one (Codeforces 1747C); who finds a 0 in front *wins* | the winners are exchanged: lost if the first number is above the least of the others | 1, 0, 1: won | right for two numbers; for three and more only a table |
//!
//! ## Sentences of articles and solutions
//!
//! | sentence | verdict |
//! | --- | --- |
//! | *SJ theorem*: "the game ends when all parts have the value 0", used where play goes on | false there: row 1 |
//! | *Every-SG*: the greatest step decides by its parity | true: [`every_sg`](crate::every_sg) |
//! | the steps as maximum and minimum, without + 1 | false at once: all steps are 0 |
//! | *Every-SG* is won if some part is won | false: takes 1, 2, heaps 1 and 3 |
//! | *Every-SG*, the last move loses: exchange the winners | false: takes 1, 2, heap 2. See [`every_sg`](crate::every_sg#other-rules) |
//! | a *selective sum*, the last move loses: as normal play unless just one part goes on | true: [`selective`](crate::selective#other-rules) |
//! | in misère play two equal heaps cancel, and a lost part may be left out | false: 1 is lost, 1, 2, 2 is won |
//! | the Grundy value of *Moore's Nim*: the digits read in base k + 1 | false: k = 2, heaps 1 and 2 have 3, not 4 |
//! | *Moore's Nim* on remainders, for takes up to m | false from k + 2 heaps on: row 7 |
//! | at most k times the last take: k-bonacci numbers | false: k = 3 begins 1, 2, 3, 4, 6, 8, 11: [`dynamic_nim`](crate::dynamic_nim#values) |
//! | *Fibonacci Nim*: only the least part wins | false: 17 is won by 1 and by 4, and 28 by 2 and by 7 |
//! | *Chomp*: bite (1, 1) | only on squares: [`chomp`](crate::chomp) |
//! | two neighbours of a row: odd numbers of coins are lost, even ones won | false: 3 and 7 are won. Even is right: [`mirror`](crate::mirror) |
//! | numbers from the ends of a row: the first player does no worse | true for an even number, false for 1, 3, 1: [`scoring`](crate::scoring) |
//! | a zero move once per heap: n + 1 for odd, n − 1 for even heaps | true, and false as soon as the pass is common: row 11 |
//! | three heaps, and who leaves one heap wins: Nim on a − 1; so for four | true for three, false for 1, 1, 1, 1: [`nim`](crate::nim#other-rules) |
//! | *a chessboard game*: x mod 4 and y mod 4 | true for 15 × 15, false for 8 × 8: [`mex`](crate::mex#kings-and-knights) |
//! | a period that was seen twenty times is one | false: takes 1, 3, 40: [`tables`](crate::tables#patterns-that-break-late) |
//! | "each edge once" is matching | false: row 13 |
//! | *turning coins*, the last move loses: misère Nim on the values | false: coins 2 and 3 of Turning Turtles. Ruler is fine: [`coin_turning`](crate::coin_turning#other-rules) |
//! | *Grundy's game*, the last move loses: lost are the multiples of 3 | true up to 27, by search, but no proof is known: [`grundys_game`](crate::grundys_game#other-rules) |
//!
//! ## How not to be fooled
//!
//! 1. Write the brute force from the statement, with [`search`](crate::search), and let it find the first
//!    position where your answer is wrong. That is what the tests of this page do, each in a few lines.
//! 2. Try two and three heaps, not one alone, and heaps well above every number of the statement: m + 1, the
//!    largest take, twice that.
//! 3. If the last move loses, begin with positions of value 0 that have moves.
//!
//! ## Example
//!
//! Row 5: take 1 to 5 stones, but not as many as the opponent just took. A position is the heap with the last
//! take.
//!
//! ```
//! use snippets::search::Search;
//!
//! let mut search = Search::normal(|&(heap, last): &(u64, u64)| {
//!     let takes = (1..=heap.min(5)).filter(|&take| take != last);
//!     takes.map(|take| (heap - take, take)).collect()
//! });
//! let wrong = (0..100).find(|&heap| search.wins(&(heap, 0)) == (heap % 6 == 0));
//! assert_eq!(wrong, Some(6)); // take 3, and the opponent may not take 3
//! ```
//!
//! ## Problems
//!
//! Three positions to decide with a pencil come first:
//! [exercises, step 6](crate::exercises#step-6-other-ends).
//!
//! None of its own: each row names the page with the proof, and that page has the problems.
#![doc(alias(
    "似是而非的博弈",
    "Rules that look like a known game",
    "false friends",
    "wrong answer",
    "WA",
    "misère",
    "misere",
    "last stone loses",
    "last move loses",
    "取最后一个输",
    "取到最后一个输",
    "pass once",
    "skip a turn",
    "跳过一次",
    "repeat",
    "twice running",
    "不能取相同",
    "不能和上次相同",
    "不能重复",
    "forbidden number",
    "forbid",
    "禁止",
    "half of the heap",
    "一半",
    "swap",
    "交换",
    "digit",
    "数位",
    "counterexample",
    "反例"
))]

#[cfg(test)]
mod tests {
    use crate::mex::index;
    use crate::search::{
        forced_ends, partitions, product, take_and_break, take_from_one, Scores, Search,
    };
    use crate::{geography, misere, moore, nim, octal, subtraction, wythoff};

    /// The first position where an answer to "does the player to move win?" is wrong.
    fn first_wrong<P>(
        positions: impl IntoIterator<Item = P>,
        answer: impl Fn(&P) -> bool,
        mut truth: impl FnMut(&P) -> bool,
    ) -> Option<P> {
        let mut positions = positions.into_iter();
        positions.find(|position| answer(position) != truth(position))
    }

    /// Lists of 1 to `count` heaps, none of them empty, in the order of the page.
    fn by_stones(count: usize, most: u64) -> Vec<Vec<u64>> {
        let mut lists = Vec::new();
        for stones in 1..=most {
            for n in 1..=count {
                lists.extend(partitions(stones, n, 1));
            }
        }
        lists
    }

    /// Pairs a ≤ b up to `most` in the order of the page.
    fn pairs(most: u64) -> Vec<(u64, u64)> {
        let mut pairs = Vec::new();
        for sum in 0..=2 * most {
            let smaller = sum.saturating_sub(most)..=sum / 2;
            pairs.extend(smaller.map(|a| (a, sum - a)));
        }
        pairs
    }

    fn sorted(mut heaps: Vec<u64>) -> Vec<u64> {
        heaps.sort_unstable();
        heaps
    }

    fn remainders(heaps: &[u64], m: u64) -> Vec<u64> {
        heaps.iter().map(|heap| heap % (m + 1)).collect()
    }

    #[test]
    fn row_1_misere_nim_on_values() {
        let games: [(&[u8], &[u64]); 2] = [(&[0, 7, 7], &[1, 5]), (&[0, 7, 7, 7], &[5])];
        for (digits, first) in games {
            let values = octal::grundy_values(digits, 9);
            let mut search = Search::misere(|rows: &Vec<u64>| take_and_break(digits, rows));
            let tempting = |rows: &Vec<u64>| {
                let values = rows.iter().map(|&row| values[index(row)]);
                misere::wins(&values.collect::<Vec<_>>())
            };
            let wrong = first_wrong(by_stones(3, 9), tempting, |rows| search.wins(rows));
            assert_eq!(wrong, Some(first.to_vec()));
        }
    }

    #[test]
    fn row_2_squares_modulo_five() {
        let squares: Vec<u64> = (1..=20).map(|root| root * root).collect();
        let lost = subtraction::lost_heaps(&squares, 400);
        let mut search = Search::normal(|&n: &u64| {
            let takes = squares.iter().filter(|&&take| take <= n);
            takes.map(|take| n - take).collect()
        });
        let tempting = |n: &u64| ![0, 2].contains(&(n % 5));
        assert_eq!(first_wrong(0..=400, tempting, |n| search.wins(n)), Some(25));
        let right = |n: &u64| !lost.contains(n);
        assert_eq!(first_wrong(0..=400, right, |n| search.wins(n)), None);
    }

    #[test]
    fn row_3_half_of_the_heap() {
        type Rounding = (fn(u64) -> u64, fn(u64) -> bool, Option<u64>);
        // The greatest take, whether a heap is lost, and where the powers of two are wrong.
        let roundings: [Rounding; 4] = [
            (|n| n / 2, |n| (n + 1).is_power_of_two(), Some(2)),
            (
                |n| (n / 2).max(1),
                |n| (n + 1) % 3 == 0 && ((n + 1) / 3).is_power_of_two(),
                Some(1),
            ),
            (|n| (n + 1) / 2, |n| (n + 2).is_power_of_two(), Some(1)),
            (|n| (n - 1) / 2, |n| n.is_power_of_two(), None),
        ];
        for (most, is_lost, first) in roundings {
            let mut search = Search::normal(|&n: &u64| {
                let least = if n == 0 { 0 } else { n - most(n) };
                (least..n).collect()
            });
            let tempting = |n: &u64| !n.is_power_of_two();
            assert_eq!(first_wrong(1..=200, tempting, |n| search.wins(n)), first);
            let right = |&n: &u64| !is_lost(n);
            assert_eq!(first_wrong(1..=200, right, |n| search.wins(n)), None);
        }
    }

    /// The nonzero digits of a number, by size.
    fn digits_of(n: u64) -> Vec<u64> {
        let digits = n.to_string();
        let digits = digits.bytes().map(|digit| u64::from(digit - b'0'));
        sorted(digits.filter(|&digit| digit > 0).collect())
    }

    #[test]
    fn row_4_digits() {
        let mut any = Search::normal(|&n: &u64| {
            let digits = digits_of(n).into_iter();
            digits.map(|digit| n - digit).collect()
        });
        let mut two = Search::normal(|&n: &u64| {
            let digits = digits_of(n);
            let ends = digits.first().into_iter().chain(digits.last());
            ends.map(|digit| n - digit).collect()
        });
        let tempting = |n: &u64| n % 10 != 0;
        assert_eq!(first_wrong(0..=400, tempting, |n| any.wins(n)), None);
        assert_eq!(first_wrong(0..=400, tempting, |n| two.wins(n)), Some(132));
        assert!(two.wins(&160));
    }

    #[test]
    fn row_5_not_the_last_number() {
        for m in 1..=9 {
            let mut search = Search::normal(|&(n, last): &(u64, u64)| {
                let takes = (1..=m.min(n)).filter(|&take| take != last);
                takes.map(|take| (n - take, take)).collect()
            });
            let tempting = |n: &u64| n % (m + 1) != 0;
            let wrong = first_wrong(0..=80, tempting, |&n| search.wins(&(n, 0)));
            let is_even = (m + 1).trailing_zeros() % 2 == 0;
            assert_eq!(wrong, if is_even { None } else { Some(m + 1) }, "{m}");
        }
    }

    #[test]
    fn row_6_several_heaps_and_the_last_stone_loses() {
        for m in 2..=3 {
            let mut search = Search::misere(|heaps: &Vec<u64>| {
                let mut options = take_from_one(heaps);
                let stones: u64 = heaps.iter().sum();
                options.retain(|option| stones - option.iter().sum::<u64>() <= m);
                options.into_iter().map(sorted).collect()
            });
            let tempting = |heaps: &Vec<u64>| {
                let sum = nim::sum(remainders(heaps, m));
                sum != u64::from(heaps.iter().all(|&heap| heap <= 1))
            };
            let wrong = first_wrong(by_stones(3, 12), tempting, |heaps| search.wins(heaps));
            assert_eq!(wrong, Some(vec![m + 1]));
            let right = |heaps: &Vec<u64>| misere::wins(&remainders(heaps, m));
            let wrong = first_wrong(by_stones(3, 12), right, |heaps| search.wins(heaps));
            assert_eq!(wrong, None);
        }
    }

    #[test]
    fn row_7_few_stones_from_some_heaps() {
        for m in 1..=3 {
            let mut search = Search::normal(|heaps: &Vec<u64>| {
                let rests = heaps
                    .iter()
                    .map(|&heap| (heap.saturating_sub(m)..=heap).collect());
                let mut options = product(&rests.collect::<Vec<_>>());
                let changed = |option: &Vec<u64>| {
                    let pairs = option.iter().zip(heaps);
                    pairs.filter(|(rest, heap)| rest < heap).count()
                };
                options.retain(|option| (1..=2).contains(&changed(option)));
                options.into_iter().map(sorted).collect()
            });
            let tempting = |heaps: &Vec<u64>| moore::wins(2, &remainders(heaps, m));
            let wrong = first_wrong(by_stones(4, m + 4), tempting, |heaps| search.wins(heaps));
            assert_eq!(wrong, Some(vec![1, 1, 1, m + 1]));
            let wrong = first_wrong(by_stones(3, 11), tempting, |heaps| search.wins(heaps));
            assert_eq!(wrong, None);
        }
    }

    /// Any number from one of two heaps, and x from one and y from the other if `is_move(x, y)`.
    fn from_two(&(a, b): &(u64, u64), is_move: impl Fn(u64, u64) -> bool) -> Vec<(u64, u64)> {
        let mut options = Vec::new();
        for (x, y) in (0..=a).flat_map(|x| (0..=b).map(move |y| (x, y))) {
            if (x == 0) != (y == 0) || x > 0 && is_move(x, y) {
                options.push((a - x, b - y));
            }
        }
        options
    }

    #[test]
    fn row_8_wythoff_and_the_last_stone_loses() {
        let mut search = Search::misere(|heaps: &(u64, u64)| from_two(heaps, |x, y| x == y));
        let tempting = |&(a, b): &(u64, u64)| {
            if b > 1 {
                wythoff::wins(a, b)
            } else {
                a == b
            }
        };
        let wrong = first_wrong(pairs(20), tempting, |heaps| search.wins(heaps));
        assert_eq!(wrong, Some((1, 2)));
        let right = |&(a, b): &(u64, u64)| match (a, b) {
            (0, 1) | (2, 2) => false,
            (0, 0) | (1, 2) => true,
            _ => wythoff::wins(a, b),
        };
        let wrong = first_wrong(pairs(20), right, |heaps| search.wins(heaps));
        assert_eq!(wrong, None);
    }

    #[test]
    fn row_9_the_same_from_any_heaps() {
        let mut search = Search::normal(|heaps: &Vec<u64>| {
            let mut options = Vec::new();
            for set in product(&vec![vec![0, 1]; 3]) {
                for take in 1..=heaps[2] {
                    let rests = heaps.iter().zip(&set);
                    let rests = rests.map(|(heap, chosen)| heap.checked_sub(take * chosen));
                    options.extend(rests.collect::<Option<Vec<u64>>>().map(sorted));
                }
            }
            options.retain(|option| option != heaps);
            options
        });
        let mut threes = Vec::new();
        for stones in 0..=12 {
            threes.extend(partitions(stones, 3, 0));
        }
        let tempting = |heaps: &Vec<u64>| nim::wins(heaps);
        let wrong = first_wrong(threes.clone(), tempting, |heaps| search.wins(heaps));
        assert_eq!(wrong, Some(vec![0, 1, 1]));
        threes.retain(|heaps| heaps[0] > 0 && !search.wins(heaps));
        let lost = [[1, 1, 4], [1, 3, 3], [2, 2, 6], [3, 4, 4], [1, 5, 6]];
        assert!(lost.iter().all(|heaps| threes.contains(&heaps.to_vec())));
    }

    #[test]
    fn row_10_a_ring_in_which_the_last_coin_loses() {
        let mut search = Search::misere(|rows: &Vec<u64>| take_and_break(&[0, 7, 7], rows));
        let mut ring = |&n: &u64| (1..=n.min(2)).any(|take| !search.wins(&vec![n - take]));
        assert_eq!(first_wrong(1..=14, |&n| n > 1, &mut ring), Some(4));
        let won = [2, 3, 5, 6, 10, 11, 13, 14];
        assert_eq!(first_wrong(1..=14, |n| won.contains(n), &mut ring), None);
    }

    #[test]
    fn row_11_one_pass() {
        let mut search = Search::normal(|(heaps, has_pass): &(Vec<u64>, bool)| {
            let mut options = Vec::new();
            for option in take_from_one(heaps) {
                options.push((sorted(option), *has_pass));
            }
            if *has_pass && heaps.iter().any(|&heap| heap > 0) {
                options.push((heaps.clone(), false));
            }
            options
        });
        let mut truth = |heaps: &Vec<u64>| search.wins(&(heaps.clone(), true));
        let tempting = |heaps: &Vec<u64>| nim::sum(heaps.iter().copied()) != 1;
        assert_eq!(
            first_wrong(by_stones(3, 9), tempting, &mut truth),
            Some(vec![1])
        );
        let right = |heaps: &Vec<u64>| match heaps[..] {
            [a, b] => a % 2 == 0 || b != a + 1,
            _ => true,
        };
        assert_eq!(first_wrong(by_stones(2, 16), right, &mut truth), None);
    }

    #[test]
    fn row_12_fibonacci_nim_on_two_heaps() {
        let mut search = Search::normal(|&(a, b, most): &(u64, u64, u64)| {
            let first = (1..=a.min(most)).map(|take| (a - take, b, 2 * take));
            let second = (1..=b.min(most)).map(|take| (a, b - take, 2 * take));
            first.chain(second).collect()
        });
        let mut truth = |&(a, b): &(u64, u64)| search.wins(&(a, b, 99));
        let mut two = pairs(12);
        two.retain(|&(a, _)| a > 0);
        let fibonacci = [1, 2, 3, 5, 8];
        let tempting = |(a, b): &(u64, u64)| !fibonacci.contains(a) || !fibonacci.contains(b);
        assert_eq!(first_wrong(two.clone(), tempting, &mut truth), Some((1, 2)));
        assert_eq!(first_wrong(two, |(a, b)| a != b, &mut truth), None);
    }

    /// Graphs on the vertices 0, 1, 2 and 3, 4, 5, by their edges, and the token's vertex.
    #[test]
    fn row_13_edges_are_used_up() {
        let all = product(&[vec![0, 1, 2], vec![3, 4, 5]]);
        let edges_of = |set: u32| -> Vec<(usize, usize)> {
            let chosen = all.iter().zip(0..).filter(|(_, i)| set >> i & 1 == 1);
            chosen.map(|(edge, _)| (edge[0], edge[1])).collect()
        };
        let starts = (0..1_u32 << 9).flat_map(|set| (0..6).map(move |token| (set, token)));
        let mut positions: Vec<(u32, usize)> = starts.collect();
        positions.sort_by_key(|position| position.0.count_ones());
        let mut search = Search::normal(|&(set, token): &(u32, usize)| {
            let mut options = Vec::new();
            for (edge, i) in all.iter().zip(0..) {
                if set >> i & 1 == 1 && edge.contains(&token) {
                    options.push((set & !(1 << i), edge[0] + edge[1] - token));
                }
            }
            options
        });
        let tempting = |&(set, token): &(u32, usize)| {
            let moves = geography::winning_move_by_start(6, &edges_of(set));
            moves[token].is_some()
        };
        let wrong = first_wrong(positions, tempting, |position| search.wins(position));
        let wrong = wrong.expect("the square");
        assert_eq!(edges_of(wrong.0), [(0, 3), (0, 4), (1, 3), (1, 4)]);
        assert!(tempting(&wrong));
    }

    #[test]
    fn row_14_kings() {
        let mut search = Search::normal(|&(a, b): &(u64, u64)| {
            let steps = [(1, 0), (0, 1), (1, 1)];
            let possible = steps.iter().filter(|&&(x, y)| x <= a && y <= b);
            possible.map(|&(x, y)| (a - x, b - y)).collect()
        });
        let values = pairs(12)
            .into_iter()
            .map(|cell| (search.grundy(&cell), cell));
        let values: Vec<(u64, (u64, u64))> = values.collect();
        let differs = |&&(value, (a, b)): &&(u64, (u64, u64))| value != a % 2 + b % 2;
        assert_eq!(values.iter().find(differs), Some(&(3, (1, 2))));
    }

    #[test]
    fn row_15_a_forbidden_number() {
        for m in 2..=6 {
            let mut won: Vec<bool> = Vec::new();
            for n in 0..=40 {
                let wins = |forbidden| {
                    let mut takes = (1..=m.min(n)).filter(|&take| take != forbidden);
                    takes.any(|take| !won[n - take])
                };
                let wins_always = (1..=m).all(wins);
                won.push(wins_always);
            }
            let tempting = |n: &usize| n % (m + 1) > 0;
            assert_eq!(first_wrong(0..=40, tempting, |&n| won[n]), Some(1));
            let right = |n: &usize| n % (m + 1) > 1;
            assert_eq!(first_wrong(0..=40, right, |&n| won[n]), None);
        }
    }

    #[test]
    fn row_16_divisors_and_the_last_move_loses() {
        let mut search = Search::misere(|&n: &u64| {
            let divisors = (1..n).filter(|divisor| n % divisor == 0);
            divisors.map(|divisor| n - divisor).collect()
        });
        let wrong = first_wrong(1..=150, |n| n % 2 == 1, |n| search.wins(n));
        assert_eq!(wrong, Some(4));
        let right = |&n: &u64| n != 2 && (n % 2 == 0 || n < 5);
        assert_eq!(first_wrong(1..=150, right, |n| search.wins(n)), None);
    }

    #[test]
    fn row_17_heaps_stay_different() {
        let differ = |heaps: &Vec<u64>| heaps.windows(2).all(|two| two[0] == 0 || two[0] < two[1]);
        let mut search = Search::normal(|heaps: &Vec<u64>| {
            let options = take_from_one(heaps).into_iter().map(sorted);
            options.filter(differ).collect()
        });
        let mut lists = by_stones(3, 16);
        lists.retain(differ);
        let tempting = |heaps: &Vec<u64>| nim::wins(heaps);
        let wrong = first_wrong(lists.clone(), tempting, |heaps| search.wins(heaps));
        assert_eq!(wrong, Some(vec![1, 2]));
        lists.retain(|heaps| heaps.len() == 3);
        let right = |heaps: &Vec<u64>| nim::sum(heaps.iter().map(|heap| heap + 1)) != 0;
        assert_eq!(first_wrong(lists, right, |heaps| search.wins(heaps)), None);
    }

    #[test]
    fn row_18_the_last_stone_stays() {
        let mut search = Search::normal(|heaps: &Vec<u64>| {
            let mut options = take_from_one(heaps);
            if heaps.iter().any(|&heap| heap > 1) {
                options.retain(|option| !option.contains(&0));
            }
            let stones = |option: Vec<u64>| option.into_iter().filter(|&heap| heap > 0);
            let options = options
                .into_iter()
                .map(|option| sorted(stones(option).collect()));
            options.collect()
        });
        let less = |heaps: &[u64]| heaps.iter().map(|heap| heap - 1).collect::<Vec<_>>();
        let tempting = |heaps: &Vec<u64>| {
            let is_over = heaps.iter().all(|&heap| heap == 1);
            is_over && heaps.len() % 2 == 1 || nim::wins(&less(heaps))
        };
        let wrong = first_wrong(by_stones(4, 12), tempting, |heaps| search.wins(heaps));
        assert_eq!(wrong, Some(vec![2]));
        let right = |heaps: &Vec<u64>| {
            if heaps.len() % 2 == 0 {
                nim::wins(&less(heaps))
            } else {
                misere::wins(&less(heaps))
            }
        };
        let wrong = first_wrong(by_stones(4, 12), right, |heaps| search.wins(heaps));
        assert_eq!(wrong, None);
    }

    #[test]
    fn row_19_twice_as_many_from_the_other_heap() {
        let mut search =
            Search::normal(|heaps: &(u64, u64)| from_two(heaps, |x, y| x == 2 * y || y == 2 * x));
        let tempting = |&(a, b): &(u64, u64)| wythoff::wins(a, b);
        let wrong = first_wrong(pairs(20), tempting, |heaps| search.wins(heaps));
        assert_eq!(wrong, Some((1, 1)));
        let wrong = first_wrong(pairs(20), |(a, b)| a != b, |heaps| search.wins(heaps));
        assert_eq!(wrong, None);
    }

    #[test]
    fn row_20_a_divisor_of_the_other_heap() {
        let mut search = Search::normal(|&(a, b): &(u64, u64)| {
            let first = (1..=a).filter(|take| b % take == 0);
            let second = (1..=b).filter(|take| a % take == 0);
            let first = first.map(|take| (a - take, b));
            first.chain(second.map(|take| (a, b - take))).collect()
        });
        let wrong = first_wrong(pairs(30), |(a, b)| a != b, |heaps| search.wins(heaps));
        assert_eq!(wrong, Some((1, 3)));
        let right = |(a, b): &(u64, u64)| a.trailing_zeros() != b.trailing_zeros();
        assert_eq!(
            first_wrong(pairs(30), right, |heaps| search.wins(heaps)),
            None
        );
    }

    #[test]
    fn row_21_treblecross() {
        let values = octal::grundy_values(&[0, 0, 0, 7], 14);
        let strips = 3..=10_u32;
        let truth = |&n: &u32| {
            let mut search = Search::normal(|&crosses: &u32| {
                if (0..n - 2).any(|cell| crosses >> cell & 7 == 7) {
                    return Vec::new();
                }
                let free = (0..n).filter(|cell| crosses >> cell & 1 == 0);
                free.map(|cell| crosses | 1 << cell).collect()
            });
            search.wins(&0)
        };
        assert_eq!(first_wrong(strips.clone(), |n| n % 2 == 1, truth), Some(4));
        assert_eq!(
            first_wrong(strips, |&n| values[n as usize + 2] != 0, truth),
            None
        );
    }

    /// The pieces of the player to move stand first in each pair, and on the left.
    #[test]
    fn row_22_two_pieces_in_a_move() {
        let check = |rows: usize, cells: u64, may_mix: bool| {
            let row: Vec<(u64, u64)> = (1..=cells)
                .flat_map(|b| (1..b).map(move |a| (a, b)))
                .collect();
            let positions = product(&vec![row; rows]);
            let ends = forced_ends(&positions, |position| {
                let own = position.iter().map(|&(_, b)| (1..b).collect());
                let mut options = product(&own.collect::<Vec<Vec<u64>>>());
                options.retain(|option| {
                    let moves = option.iter().zip(position);
                    let forward = moves.clone().filter(|(to, from)| **to > from.0).count();
                    let back = moves.filter(|(to, from)| **to < from.0).count();
                    (1..=2).contains(&(forward + back)) && (may_mix || forward * back == 0)
                });
                // The board is turned for the other player.
                let turned = |option: Vec<u64>| {
                    let pieces = option.iter().zip(position);
                    pieces
                        .map(|(a, (_, b))| (cells + 1 - b, cells + 1 - a))
                        .collect()
                };
                options.into_iter().map(turned).collect()
            });
            let gaps = |position: &[(u64, u64)]| -> Vec<u64> {
                position.iter().map(|(a, b)| b - a - 1).collect()
            };
            let tempting = |position: &Vec<(u64, u64)>| moore::wins(2, &gaps(position));
            let truth = |position: &Vec<(u64, u64)>| ends[position] % 2 == 1;
            first_wrong(positions.clone(), tempting, truth).map(|position| sorted(gaps(&position)))
        };
        assert_eq!(check(3, 3, true), None);
        assert_eq!(check(2, 4, true), None);
        assert_eq!(check(4, 3, true), Some(vec![0, 1, 1, 1]));
        assert_eq!(check(4, 3, false), None);
    }

    #[test]
    fn row_23_two_or_three_heaps() {
        let parts = |heap: u64| [partitions(heap, 2, 1), partitions(heap, 3, 1)].concat();
        let differ = |parts: &Vec<u64>| parts.windows(2).all(|two| two[0] < two[1]);
        let split = |heaps: &Vec<u64>, only_different: bool| {
            let mut options = Vec::new();
            for (i, &heap) in heaps.iter().enumerate() {
                for new in parts(heap)
                    .into_iter()
                    .filter(|new| !only_different || differ(new))
                {
                    options.push(sorted([&heaps[..i], &heaps[i + 1..], &new].concat()));
                }
            }
            options
        };
        let mut any = Search::normal(|heaps: &Vec<u64>| split(heaps, false));
        let values: Vec<u64> = (1..=8).map(|heap| any.grundy(&vec![heap])).collect();
        assert_eq!(values, [0, 1, 2, 3, 1, 4, 3, 2]);
        let mut different = Search::normal(|heaps: &Vec<u64>| split(heaps, true));
        let lost = (1..=9).filter(|&heap| !different.wins(&vec![heap]));
        assert!(lost.eq([1, 2, 4, 8]));
    }

    #[test]
    fn row_24_each_number_once_or_not_ones_own_last() {
        let mut once = Search::normal(|&(n, used): &(u64, u64)| {
            let takes = (1..=n.min(5)).filter(|take| used >> take & 1 == 0);
            takes.map(|take| (n - take, used | 1 << take)).collect()
        });
        let wrong = first_wrong(0..=15, |n| n % 6 > 0, |&n| once.wins(&(n, 0)));
        assert_eq!(wrong, Some(6));
        let mut own = Search::normal(|&(n, own, other): &(u64, u64, u64)| {
            let takes = (1..=n.min(2)).filter(|&take| take != own);
            takes.map(|take| (n - take, other, take)).collect()
        });
        let wrong = first_wrong(0..=40, |n| n % 3 > 0, |&n| own.wins(&(n, 0, 0)));
        assert_eq!(wrong, Some(4));
        let right = |n: &u64| ![0, 3, 4].contains(&(n % 6));
        assert_eq!(first_wrong(0..=40, right, |&n| own.wins(&(n, 0, 0))), None);
    }

    /// Digits that are still to come, the remainder so far, and whether the player who wants it is to move.
    #[test]
    fn row_25_digits_in_turn() {
        fn gets(divisor: u32, digits: u32, total: u32, rest: u32, is_his_turn: bool) -> bool {
            if digits == 0 {
                return rest == 0;
            }
            let least = u32::from(digits == total);
            let after = |digit| (10 * rest + digit) % divisor;
            let mut ends = (least..=9)
                .map(|digit| gets(divisor, digits - 1, total, after(digit), !is_his_turn));
            if is_his_turn {
                ends.any(|end| end)
            } else {
                ends.all(|end| end)
            }
        }
        for total in 1..=4 {
            let writes_last = |first: bool| (total % 2 == 1) == first;
            for first in [true, false] {
                for divisor in [3, 7, 9] {
                    assert_eq!(gets(divisor, total, total, 0, first), writes_last(first));
                }
                let right = writes_last(first) && !first;
                assert_eq!(gets(11, total, total, 0, first), right);
            }
        }
    }

    #[test]
    fn sentences_of_articles() {
        // In misère Nim two equal heaps do not cancel.
        let mut search = Search::misere(|heaps: &Vec<u64>| take_from_one(heaps));
        assert!(!search.wins(&vec![1]) && search.wins(&vec![1, 2, 2]));
        // A move in both heaps, of 1 or 2 stones.
        let every = |heaps: &Vec<u64>| {
            let rests = heaps.iter().map(|&heap| match heap {
                0 => vec![0],
                _ => (heap.saturating_sub(2)..heap).collect(),
            });
            let mut options = product(&rests.collect::<Vec<Vec<u64>>>());
            options.retain(|option| option != heaps);
            options
        };
        let (mut normal, mut misere) = (Search::normal(every), Search::misere(every));
        assert!(normal.wins(&vec![1]) && !normal.wins(&vec![1, 3]));
        assert!(normal.wins(&vec![2]) && misere.wins(&vec![2]));
        // The steps without + 1: all are 0, and heaps of 1 and 2 are won.
        let mut steps = vec![0];
        for heap in 1..=9_usize {
            let rests = heap.saturating_sub(2)..heap;
            let step = if heap % 3 > 0 {
                rests
                    .filter(|rest| rest % 3 == 0)
                    .map(|rest| steps[rest])
                    .max()
            } else {
                rests.map(|rest| steps[rest]).min()
            };
            steps.push(step.expect("an option"));
        }
        assert_eq!(steps, [0; 10]);
        // Moore's Nim on two heaps, k = 2.
        let mut search = Search::normal(|heaps: &Vec<u64>| {
            let rests = heaps.iter().map(|&heap| (0..=heap).collect());
            let mut options = product(&rests.collect::<Vec<Vec<u64>>>());
            options.retain(|option| option != heaps);
            options
        });
        assert_eq!(search.grundy(&vec![1, 2]), 3);
        // Fibonacci Nim: all first takes that win.
        let mut search = Search::normal(|&(n, most): &(u64, u64)| {
            let takes = 1..=n.min(most);
            takes.map(|take| (n - take, 2 * take)).collect()
        });
        for (n, good) in [(17, [1, 4]), (28, [2, 7])] {
            let takes = (1..n).filter(|take| !search.wins(&(n - take, 2 * take)));
            assert!(takes.eq(good));
        }
        // Two neighbours of a row.
        let mut search = Search::normal(|rows: &Vec<u64>| take_and_break(&[0, 0, 7], rows));
        let won = (1..=10).filter(|&row| search.wins(&vec![row]));
        assert!(won.eq([2, 3, 4, 6, 7, 8, 10]));
        // Chomp on 2 × 3 squares, by the lengths of the rows: the bite (1, 1) leaves 3 and 1.
        let mut search = Search::normal(|rows: &Vec<u64>| {
            let bites = (0..rows.len()).flat_map(|i| (0..rows[i]).map(move |j| (i, j)));
            let bite = |(i, j): (usize, u64)| {
                let left = rows.iter().enumerate();
                let left = left.map(|(row, &length)| if row < i { length } else { length.min(j) });
                left.collect()
            };
            bites.filter(|&square| square != (0, 0)).map(bite).collect()
        });
        assert!(search.wins(&vec![3, 1]) && !search.wins(&vec![3, 2]));
        assert!(!search.wins(&vec![2, 1]));
        // Numbers from the ends of a row.
        let mut scores = Scores::new(|row: &Vec<i64>| match row[..] {
            [] => vec![],
            [first, ..] => {
                let (last, rest) = row.split_last().expect("a number");
                vec![(first, row[1..].to_vec()), (*last, rest.to_vec())]
            }
        });
        assert!(scores.lead(&vec![1, 3, 1]) < 0);
        for row in product(&vec![vec![0, 1, 3]; 4]) {
            assert!(scores.lead(&row) >= 0, "{row:?}");
        }
    }

    #[test]
    fn rules_from_contests() {
        let is_prime = |n: u64| n > 1 && (2..n).all(|divisor| n % divisor != 0);
        // Lower by 1, or divide by a proper divisor.
        let mut search = Search::normal(|&n: &u64| {
            let quotients = (2..n).filter(|divisor| n % divisor == 0);
            let quotients = quotients.map(|divisor| n / divisor);
            quotients.chain((n > 1).then_some(n - 1)).collect()
        });
        let tempting = |&n: &u64| n != 1 && (n == 2 || !is_prime(n));
        assert_eq!(first_wrong(1..=400, tempting, |n| search.wins(n)), Some(16));
        // The last move loses, and the divisors are odd.
        let options = |&n: &u64| {
            let quotients = (3..=n).filter(|divisor| divisor % 2 == 1 && n % divisor == 0);
            let quotients = quotients.map(|divisor| n / divisor);
            quotients
                .chain((n > 1).then_some(n - 1))
                .collect::<Vec<_>>()
        };
        let (mut normal, mut misere) = (Search::normal(options), Search::misere(options));
        let mut tempting = |n: &u64| if *n < 3 { *n == 1 } else { normal.wins(n) };
        let wrong = (1..=100).find(|n| misere.wins(n) != tempting(n));
        assert_eq!(wrong, Some(6));
        // Exactly two of four heaps, and who cannot move wins.
        let mut search = Search::misere(|heaps: &Vec<u64>| {
            let rests = heaps.iter().map(|&heap| (0..=heap).collect());
            let mut options = product(&rests.collect::<Vec<Vec<u64>>>());
            options.retain(|option| option.iter().zip(heaps).filter(|(a, b)| a < b).count() == 2);
            options.into_iter().map(sorted).collect()
        });
        let mut fours = Vec::new();
        for stones in 0..=6 {
            fours.extend(partitions(stones, 4, 0));
        }
        let tempting = |heaps: &Vec<u64>| heaps[0] == 0 || heaps[0] != heaps[2];
        let wrong = first_wrong(fours, tempting, |heaps| search.wins(heaps));
        assert_eq!(wrong, Some(vec![0, 0, 1, 1]));
        // The first number is lowered and exchanged, and who finds 0 in front wins.
        let mut search = Search::misere(|numbers: &Vec<u64>| {
            let others = 1..numbers.len();
            let exchanged = others.filter(|_| numbers[0] > 0).map(|i| {
                let mut option = numbers.clone();
                option[0] -= 1;
                option.swap(0, i);
                option
            });
            exchanged.collect()
        });
        let tempting = |numbers: &Vec<u64>| numbers[1..].iter().all(|&other| other >= numbers[0]);
        let two = product(&vec![(0..8).collect(); 2]);
        assert_eq!(
            first_wrong(two, tempting, |numbers| search.wins(numbers)),
            None
        );
        let mut three = product(&vec![(0..3).collect(); 3]);
        three.sort_by_key(|numbers| numbers.iter().sum::<u64>());
        let wrong = first_wrong(three, tempting, |numbers| search.wins(numbers));
        assert_eq!(wrong, Some(vec![1, 0, 1]));
        // Primes.
        let mut search = Search::normal(|&n: &u64| {
            let primes = (2..=n).filter(|&take| is_prime(take));
            primes.map(|take| n - take).collect()
        });
        let wrong = (0..=100).find(|n| search.grundy(n) != n % 9 / 2);
        assert_eq!(wrong, Some(18));
        let six = [2, 3, 5, 7, 11, 13];
        let values = subtraction::grundy_values(&six, 500);
        assert!((0..).zip(values).all(|(n, value)| value == n % 9 / 2));
    }
}
