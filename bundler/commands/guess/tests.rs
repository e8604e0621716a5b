//! The games by their rules, what is found, and the answers in words.
use super::answer::period_in_words;
use super::fits::{first_wrong_heap, start, with_lost_pairs, with_values};
use super::fits::{Found, STARTS};
use super::game::{index, Game, Solution};
use super::heaps::{bounds_that_grow, heaps, with_least};
use super::known::one_heap;
use super::lost_heaps::lost_heaps_alone;
use super::repeats::{remainders, repeats};
use super::rows::{code, octal_rule};
use super::takes::list;
use super::two_heaps::two_heaps;
use super::{answer, LEAST_HEAPS, LEAST_PAIRS, LEAST_VALUES};
use crate::heading::{aliases, title};
use snippets::mex::mex;
use snippets::nim;
use snippets::search::{partitions, Search};
use std::collections::{HashMap, HashSet};
use std::path::Path;

/// All games, those with a name first on one heap.
fn known() -> Vec<Game> {
    one_heap().into_iter().chain(two_heaps()).collect()
}

fn guess(text: &str) -> Result<String, String> {
    answer(text).map_err(|error| error.0)
}

/// The values of a game from a heap on.
fn part(game: &Game, start: usize, count: usize) -> Option<Vec<u64>> {
    let table = game.solution.values(start + count - 1)?;
    Some(table[start..].to_vec())
}

fn words<T: ToString>(numbers: &[T]) -> String {
    let words: Vec<String> = numbers.iter().map(T::to_string).collect();
    words.join(" ")
}

#[test]
fn every_game_has_its_own_values() {
    let games = one_heap();
    assert!(games.len() > 1500);
    let first_without = games.iter().position(|game| game.name.is_empty());
    let last_with = games.iter().rposition(|game| !game.name.is_empty());
    assert!(last_with < first_without);
    for game in games {
        for from in 0..STARTS {
            if let Some(values) = part(&game, from, 14) {
                let found = start(&game, &values);
                assert!(found <= Some(from) && found.is_some(), "{}", game.rule);
                assert_eq!(part(&game, found.unwrap(), 14), Some(values));
            }
        }
    }
}

#[test]
fn names_come_first_and_equal_tables_once() {
    let games = known();
    let with_name = games.iter().filter(|game| !game.name.is_empty());
    for (i, game) in with_name.step_by(7).enumerate() {
        let from = i % STARTS;
        if let Some(values) = part(game, from, 24) {
            let found = with_values(&values).found;
            let has_name = |one: &Found| {
                let is_it = one.game.name == game.name && one.game.rule == game.rule;
                is_it || one.others.contains(&game.name)
            };
            let place = found.iter().position(has_name).expect(game.name);
            let first_without = found.iter().position(|one| one.game.name.is_empty());
            assert!(
                place < first_without.unwrap_or(found.len()),
                "{}",
                game.name
            );
            let last_with = found.iter().rposition(|one| !one.game.name.is_empty());
            assert!(last_with < first_without || first_without.is_none());
            for (i, one) in found.iter().enumerate() {
                let numbers: Vec<u64> = one.numbers.iter().map(|number| number.1).collect();
                assert_eq!(numbers[..24], values);
                let same = |other: &&Found| other.first_difference(one).is_none();
                for other in found[..i].iter().filter(same) {
                    assert!(!one.game.name.is_empty() && one.start != other.start);
                }
            }
        }
    }
}

#[test]
fn games_without_a_name_are_found_or_an_equal_one() {
    let games = one_heap();
    let without = games.iter().filter(|game| game.name.is_empty());
    for (i, game) in without.step_by(197).enumerate() {
        let from = i % STARTS;
        let values = part(game, from, 30).expect("values");
        let more = part(game, from, 90).expect("values");
        let found = with_values(&values).found;
        let is_it = |one: &Found| {
            let numbers = one.numbers.iter().map(|number| number.1);
            numbers.take(90).eq(more.iter().copied()) || one.start < from
        };
        assert!(found.iter().any(is_it), "{}", game.rule);
    }
}

#[test]
fn two_names_from_two_heaps() {
    let text = guess("0 1 1 2 0 3 1 1 0 3 3 2").unwrap();
    let expected = "games that have these values so far: no proof
Dawson's Kayles: a move knocks down two neighbours of a row of pins (octal game 0.07)
    snippets/octal.rs; from heap 1 on; period 34 from heap 53 on
Dawson's chess: a move takes a stone of a row together with its neighbours (octal game 0.137)
    snippets/octal.rs; from heap 0 on; period 34 from heap 52 on
";
    let line = "fewer than 30 values may fit by chance: ";
    let (games, chance) = text.split_at(expected.len());
    assert_eq!(games, expected);
    assert!(chance.starts_with(line), "{text}");
}

#[test]
fn other_names_and_a_saltus() {
    let text = guess("2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24").unwrap();
    let expected = "games that have these values so far: no proof
Nim: a move takes any number of stones
    snippets/nim.rs; from heap 2 on; period 1 from heap 0 on, each time 1 more; the same: Twins, Turning Turtles
";
    assert!(text.starts_with(expected), "{text}");
}

#[test]
fn ten_games_are_shown_and_the_others_counted() {
    let text = guess(&"0 ".repeat(10)).unwrap();
    assert_eq!(text.matches("\n    snippets/").count(), 10);
    let fits = with_values(&[0; 10]);
    let more = format!("\nand {} more: give more values\n", fits.found.len() - 10);
    assert!(text.contains(&more), "{text}");
    let chance = format!(
        "chance: {} of {} games have these 10\n",
        fits.count,
        one_heap().len()
    );
    assert!(text.ends_with(&chance), "{text}");
    let enough = guess(&"0 1 2 ".repeat(10)).unwrap();
    assert!(!enough.contains("chance"), "{enough}");
}

#[test]
fn every_game_has_its_own_lost_heaps() {
    // Of those without a name a few are enough.
    for (i, game) in one_heap().iter().enumerate() {
        if game.name.is_empty() && i % 20 > 0 {
            continue;
        }
        let lost = game.solution.lost_heaps(90).expect("lost heaps");
        for from in 0..STARTS as u64 {
            let mut heaps = lost.clone();
            heaps.retain(|&heap| heap >= from);
            if heaps.len() > LEAST_HEAPS {
                assert_eq!(first_wrong_heap(game, &heaps, 90), None, "{}", game.rule);
                let missing = heaps.remove(LEAST_HEAPS / 2);
                let wrong = first_wrong_heap(game, &heaps, 90);
                assert_eq!(wrong, Some(missing), "{}", game.rule);
            }
        }
        // From heap 4 on it is not the first lost heap, if heap 3 is one.
        let later: Vec<u64> = lost.iter().copied().filter(|&heap| heap > 3).collect();
        if !later.is_empty() {
            let wrong = first_wrong_heap(game, &later, 90);
            assert_eq!(wrong, lost.contains(&3).then_some(3), "{}", game.rule);
        }
    }
}

#[test]
fn lost_heaps_are_found_as_far_as_they_go() {
    let powers: Vec<u64> = (0..60).map(|i| 1 << i).collect();
    let mut fibonacci = vec![1u64, 1];
    while let [.., a, b] = fibonacci[..] {
        if a + b > 10u64.pow(18) {
            break;
        }
        fibonacci.push(a + b);
    }
    // As the OEIS prints them: with 0 and twice 1 in front, or up to 2 to the 33.
    for (numbers, name) in [
        (words(&powers), "\nDynamic Nim: "),
        (words(&powers[..34]), "\nDynamic Nim: "),
        (words(&powers[..12]), "\nDynamic Nim: "),
        (format!("0 {}", words(&fibonacci)), "\nFibonacci Nim: "),
        (words(&fibonacci[1..17]), "\nFibonacci Nim: "),
    ] {
        let text = guess(&numbers).unwrap();
        assert!(text.contains(name), "{numbers}\n{text}");
        assert!(!text.contains("only the first numbers"), "{text}");
    }
    let even: Vec<u64> = (0..700).map(|heap| 2 * heap).collect();
    let text = guess(&words(&even)).unwrap();
    assert!(
        text.contains("; only the first numbers were compared\n"),
        "{text}"
    );
}

#[test]
fn lost_heaps_may_be_shifted() {
    // The first player puts crosses into a strip, no two side by side; the numbers are one less than the cells.
    let dawson = [3, 7, 13, 19, 23, 27, 33, 37, 41, 53];
    let text = guess(&words(&dawson)).unwrap();
    assert!(text.contains("Dawson's chess: "), "{text}");
    assert!(text.contains("; each heap has 1 more; "), "{text}");
}

#[test]
fn a_beginning_is_told() {
    let text = guess("0 2 5 7 10 12 15 17 20 22 34 38").unwrap();
    let squares = "\nas this game before heap 38, then not: Subtract a square: ";
    assert!(text.contains(squares), "{text}");
    let leaves = "\nas the remainders 0 and 2 modulo 5 up to heap 22, then not: heap 25 differs\n";
    assert!(text.contains(leaves), "{text}");
    let text = guess("0 1 2 3 1 4 3 2 1 4 2 6 4 1 2 7 1 4 3 9").unwrap();
    let kayles = "\nas this game before value 20, then not: Kayles: ";
    assert!(text.contains(kayles), "{text}");
}

#[test]
fn games_that_go_on_differently_are_told_apart() {
    let text = guess("0 10 20 30 40 50 60").unwrap();
    let line = "number_theory.rs; differs from the first game at heap 132\n";
    assert!(text.contains(line), "{text}");
    let last =
        "these games begin alike and go on differently: give the lost heaps up to heap 132\n";
    assert!(text.ends_with(last), "{text}");
    let text = guess("0 1 2 4 8 16").unwrap();
    assert!(
        text.contains("differs from the first game at heap 32\n"),
        "{text}"
    );
}

#[test]
fn remainders_up_to_some_heap() {
    let told = |heaps: &[u64]| {
        let pattern = remainders(heaps)?;
        Some((
            pattern.remainders,
            pattern.modulus,
            pattern.last,
            pattern.wrong,
        ))
    };
    assert_eq!(
        told(&[0, 3, 6, 9, 12, 15, 18, 22]),
        Some((vec![0], 3, 18, 21))
    );
    assert_eq!(
        told(&[1, 4, 8, 11, 15, 18, 22, 23]),
        Some((vec![1, 4], 7, 22, 23))
    );
    // Up to the end, too few, or never.
    assert_eq!(told(&[0, 3, 6, 9, 12, 15, 18, 21]), None);
    assert_eq!(told(&[0, 3, 6, 9, 12, 16]), None);
    assert_eq!(told(&[0, 1, 3, 6, 10, 15, 21, 28]), None);
}

#[test]
fn lost_heaps_in_words() {
    let text = "games that have these lost heaps so far: no proof
Fibonacci Nim: a move takes at most twice as many stones as the move before, and the first move leaves a stone
    snippets/fibonacci.rs
";
    for heaps in ["0 1 2 3 5 8", "1 2 3 5 8 13", "2 3 5 8 13 21 34 55 89 144"] {
        let found = guess(heaps).unwrap();
        assert!(found.starts_with(text), "{heaps}: {found}");
    }
    for (heaps, times) in [
        ("1 2 4 8 16 32 64", "most as many"),
        ("1 2 3 4 6 8 11 15 21", "3 times"),
        ("1 2 3 4 5 7 9 12 15", "4 times"),
    ] {
        let text = guess(heaps).unwrap();
        assert!(
            text.contains("Dynamic Nim: ") && text.contains(times),
            "{text}"
        );
    }
    // Wins and losses alone: 1, 3 or 4 stones are taken.
    let text = guess("0 2 7 9 14 16 21 23").unwrap();
    assert!(text.contains("\na move takes 1, 3 or 4 stones\n"), "{text}");
    // As values, and as lost heaps.
    let text = guess("0 1 2 3 4 5 6 7 8 9 20 21").unwrap();
    assert!(
        text.starts_with("games that have these lost heaps"),
        "{text}"
    );
    let text = guess("0 1 2 3 4 5 6 7 8 9").unwrap();
    assert!(text.contains("these values") && text.contains("these lost heaps"));
}

/// The lost pairs a ≤ b of a game with 1 ≤ a and b ≤ `most`.
fn lost_pairs(game: &Game, most: u64) -> Option<Vec<(u64, u64)>> {
    match &game.solution {
        Solution::TwoHeaps(wins) => {
            let pairs = (1..=most).flat_map(|a| (a..=most).map(move |b| (a, b)));
            Some(pairs.filter(|&(a, b)| !wins(a, b)).collect())
        }
        _ => None,
    }
}

#[test]
fn every_game_has_its_own_lost_pairs() {
    for game in two_heaps() {
        let mut pairs = lost_pairs(&game, 36).expect("pairs");
        pairs.sort_unstable();
        let names = |pairs: &[(u64, u64)]| -> Vec<&str> {
            let found = with_lost_pairs(pairs).found;
            let names = |one: Found| [vec![one.game.name], one.others].concat();
            found.into_iter().flat_map(names).collect()
        };
        assert!(names(&pairs).contains(&game.name), "{}", game.rule);
        pairs.remove(2);
        assert!(!names(&pairs).contains(&game.name), "{}", game.rule);
        pairs.push((36, 36));
        pairs.dedup();
        assert!(!names(&pairs).contains(&game.name), "{}", game.rule);
    }
}

#[test]
fn three_lost_pairs_tell_the_games_of_wythoff() {
    let games = two_heaps();
    for game in games.iter().filter(|game| game.page == "wythoff") {
        let mut pairs = lost_pairs(game, 24).expect("pairs");
        pairs.sort_by_key(|&(a, b)| (b, a));
        pairs.truncate(LEAST_PAIRS);
        pairs.sort_unstable();
        let found = with_lost_pairs(&pairs).found;
        let rules: Vec<&String> = found.iter().map(|one| &one.game.rule).collect();
        assert!(rules.contains(&&game.rule), "{}", game.rule);
        if game.name.ends_with("Wythoff") {
            assert_eq!(rules.len(), 1, "{rules:?}");
        }
    }
}

#[test]
fn pairs_with_an_empty_heap() {
    let text = guess("(0,0) (0,1) (0,2) (0,3)").unwrap();
    assert!(
        text.contains("Euclid's game: ") && text.contains("Euclid's game with powers: "),
        "{text}"
    );
    let text = guess("(0,1) (2,2) (3,5)").unwrap();
    assert!(text.contains("Misère Wythoff: "), "{text}");
}

#[test]
fn a_pair_counts_once() {
    let error = "error: found 1 different pairs, print more: 3 or more lost pairs";
    assert_eq!(guess("(1,2) (2,1) (1,2)"), Err(error.to_string()));
}

#[test]
fn brackets_make_pairs_and_gaps_do_not_matter() {
    let expected = "games that have these lost pairs so far: no proof
Wythoff's game: a move takes from one heap, or the same from both
    snippets/wythoff.rs
";
    for pairs in [
        "(1,2) (3,5) (4,7)",
        "[(1, 2), (3, 5), (4, 7)]",
        "{1 2} {3 5}\n{7 4}",
        "（1，2）（3，5）（4，7）【6、10】",
        "(0,0)(1,2)(2,1)(3,5)",
    ] {
        assert_eq!(guess(pairs).unwrap(), expected, "{pairs}");
    }
    let expected = guess("0 1 0 1 2 3 2 0 1 0 1 2 3 2").unwrap();
    assert!(expected.contains("takes 1, 3 or 4 stones\n"));
    for values in [
        "0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, 3, 2",
        "[0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, 3, 2]\n",
        "0 1 0 1 2 3 2\r\n0 1 0 1 2 3 2\r\n",
        "vec![0,1,0,1,2,3,2,0,1,0,1,2,3,2]".trim_start_matches("vec!"),
        "0，1，0，1，2，3，2；0、1;0\t1 2 3 2",
        "[0 1 0 1 2 3 2] [0 1 0 1 2 3 2]",
    ] {
        assert_eq!(guess(values).unwrap(), expected, "{values}");
    }
}

#[test]
fn what_is_no_number_is_named() {
    for (text, word) in [
        ("0 1 -1 2", "-1"),
        ("0 1 x 2", "x"),
        ("0 1 2.5", "2.5"),
        ("g(0)=0", "g"),
        ("0 1 18446744073709551616", "18446744073709551616"),
        ("0 1 二", "二"),
    ] {
        let error = format!("error: expected numbers from 0 on, found {word:?}");
        assert_eq!(guess(text), Err(error));
    }
    assert!(guess("18446744073709551615 0 0 0 0 0 0 0 0 0").is_ok());
}

#[test]
fn too_few_numbers() {
    for (text, count) in [
        ("", 0),
        ("0 1 2 3 1", 5),
        ("0 1 2 3 1 4 3 2 1", 9),
        ("1 2 3 5 8", 5),
        ("1 2 3 5 8 8", 6),
        ("1 1 2 2 3 5 8 13", 8),
        ("1 2", 2),
        ("[1, 2]", 2),
    ] {
        let error = guess(text).unwrap_err();
        let expected = format!("error: found {count} numbers, print more: ");
        assert!(error.starts_with(&expected), "{text}: {error}");
    }
    // No game is compared so far, or begins so late.
    for text in [
        "1 2 3 5 8 2001",
        "1990 1991 1992 1993 1994 1995",
        "21 22 23 24 25 2000",
    ] {
        let answer = guess(text).unwrap();
        assert!(
            answer.starts_with("no game of the library fits\n"),
            "{answer}"
        );
    }
    let far = guess("(1000,2000) (3000,5000) (4000,7000)").unwrap();
    assert!(far.starts_with("no game of the library fits\n"), "{far}");
}

#[test]
fn nothing_fits() {
    let without = "no game of the library fits\nthe numbers do not repeat so far\nwhat to try next";
    let text = guess("3 1 4 1 5 9 2 6 5 3 5 8").unwrap();
    assert!(text.starts_with(without), "{text}");
    assert!(text.ends_with("oeis.org)\n"));
    for heaps in ["1 2 3 5 8 14", "1 2 3 5 8 13 21 35", "0 2 7 9 14 16 22"] {
        let text = guess(heaps).unwrap();
        assert!(text.starts_with("no game of the library fits\n"), "{text}");
        assert!(text.contains("\nwhat to try next"), "{text}");
    }
    let text = guess("(1,1) (2,4) (3,9)").unwrap();
    assert!(
        text.starts_with("no game of the library fits\nwhat to try next"),
        "{text}"
    );
    assert_eq!(
        guess("7 0 5 1 2 3 1 2 3 1 2 3 1 2 3 1").unwrap(),
        "no game of the library fits\nfrom place 3 on (the first is place 0) the numbers have the period 3 \
         so far: no proof\n"
    );
    assert_eq!(
        guess("1 4 9 13 16 21 25 28 33 37").unwrap(),
        "no game of the library fits\nfrom place 0 on (the first is place 0) the numbers have the period 3 \
         so far, each time 12 more: no proof\n"
    );
}

#[test]
fn repetitions_that_may_be_chance_are_not_told() {
    let pattern = [0, 5, 1, 9, 2, 7, 40];
    for length in 1..=pattern.len() {
        for first in 0..8 {
            // All different, and then a period.
            let mut numbers: Vec<u64> = (0..first).map(|i| 100 + i * i).collect();
            for i in 0..40 {
                let half = (numbers.len() / 2).min(8);
                let enough = i >= length + half.max(length);
                if numbers.len() >= LEAST_HEAPS {
                    let expected = Some((index(first), length, 0));
                    assert_eq!(repeats(&numbers) == expected, enough, "{numbers:?}");
                }
                numbers.push(pattern[i % length]);
            }
        }
    }
    // Falling values do not count.
    let falling: Vec<u64> = (0..20).rev().collect();
    assert_eq!(repeats(&falling), None);
}

/// What a move leaves of a heap, by the rules of a game of one heap.
fn rests(name: &str, n: u64) -> Option<Vec<u64>> {
    let by_take = |is_allowed: &dyn Fn(u64) -> bool| {
        let takes = (1..=n).filter(|&take| is_allowed(take));
        Some(takes.map(|take| n - take).collect())
    };
    let is_power = |base: u64, take: u64| (0..12).any(|i| base.pow(i) == take);
    let is_prime = |m: u64| m > 1 && (2..m).all(|d| m % d != 0);
    let is_prime_power = |m: u64| {
        let least = (2..=m).find(|d| m % d == 0);
        least.is_some_and(|prime| is_power(prime, m))
    };
    let is_coprime = |take: u64| (2..=take).all(|d| take % d != 0 || n % d != 0);
    let is_digit = |take: u64| take < 10 && n.to_string().contains(&take.to_string());
    let is_largest = |take: u64| is_digit(take) && !(take + 1..10).any(is_digit);
    let is_smallest = |take: u64| is_digit(take) && !(1..take).any(is_digit);
    match name {
        "Nim" | "Twins" | "Turning Turtles" => by_take(&|_| true),
        "Quotients" => Some((2..=2 * n).map(|m| n / m).collect()),
        "Divisor Nim" => by_take(&|take| take < n && n % (n - take) == 0),
        "Divisor Nim with one prime" => {
            by_take(&|take| take < n && n % (n - take) == 0 && is_prime_power(n / (n - take)))
        }
        "Divisor Nim step by step" => {
            by_take(&|take| take < n && n % (n - take) == 0 && is_prime(n / (n - take)))
        }
        "Taking a divisor" => by_take(&|take| take < n && n % take == 0),
        "Taking a coprime number" => by_take(&is_coprime),
        "Subtract a square" => by_take(&|take| (1..=take).any(|i| i * i == take)),
        "Taking cubes" => by_take(&|take| (1..=take).any(|i| i * i * i == take)),
        "Taking triangular numbers" => by_take(&|take| (1..=take).any(|i| i * (i + 1) == 2 * take)),
        "Taking odd numbers" => by_take(&|take| take % 2 == 1),
        "Taking even numbers" => by_take(&|take| take % 2 == 0),
        "Taking factorials" => by_take(&|take| [1, 2, 6, 24].contains(&take)),
        "Taking powers of 2" => by_take(&|take| is_power(2, take)),
        "Taking powers of 3" => by_take(&|take| is_power(3, take)),
        "Taking powers of 4" => by_take(&|take| is_power(4, take)),
        "Taking powers of 5" => by_take(&|take| is_power(5, take)),
        "Taking primes" => by_take(&is_prime),
        "Taking 1 or a prime" => by_take(&|take| take == 1 || is_prime(take)),
        "Taking Fibonacci numbers" => by_take(&|take| [1, 2, 3, 5, 8, 13, 21, 34].contains(&take)),
        "Taking any divisor" => by_take(&|take| n % take == 0),
        "Taking a number that is not coprime" => by_take(&|take| !is_coprime(take)),
        "Taking less, not coprime" => by_take(&|take| take < n && !is_coprime(take)),
        "Taking a digit" => by_take(&is_digit),
        "Taking the largest digit" => by_take(&is_largest),
        "Taking the smallest digit" => by_take(&is_smallest),
        "Taking the largest or the smallest digit" => {
            by_take(&|take| is_largest(take) || is_smallest(take))
        }
        "At least half" => by_take(&|take| 2 * take >= n),
        "Taking Catalan numbers" => by_take(&|take| [1, 2, 5, 14, 42].contains(&take)),
        "Taking Lucas numbers" => by_take(&|take| [1, 2, 3, 4, 7, 11, 18, 29].contains(&take)),
        "Taking 1 or a power of a prime" => by_take(&|take| take == 1 || is_prime_power(take)),
        "Maximum Nim by roots" => by_take(&|take| take * take <= n),
        "Maximum Nim by digits" => by_take(&|take| 1 << (take - 1) <= n),
        _ => None,
    }
}

#[test]
fn games_of_one_heap_by_their_rules() {
    let mut names = Vec::new();
    for game in one_heap() {
        let name = game.name;
        if name.is_empty() || rests(name, 1).is_none() {
            continue;
        }
        let mut search = Search::normal(|&n: &u64| rests(name, n).expect("rests"));
        for (heap, value) in (0..).zip(part(&game, 0, 46).expect("values")) {
            assert_eq!(search.grundy(&heap), value, "{name}, heap {heap}");
        }
        names.push(name);
    }
    assert_eq!(names.len(), 35, "{names:?}");
}

#[test]
fn parts_and_quotients_by_their_rules() {
    for least in 1..=5 {
        let mut search = Search::normal(|&n: &u64| {
            let divisors = (2..=2 * n).filter(|_| n >= least);
            divisors.map(|m| n / m).collect()
        });
        let is_it = |game: &Game, start: &str| {
            let rule = with_least(start, least);
            game.rule == rule
        };
        let games = heaps();
        let quotients = "leaves a quotient of the heap by 2 or more, rounded down";
        let game = games.iter().find(|game| is_it(game, quotients)).unwrap();
        for (heap, value) in (0..).zip(part(game, 0, 40).unwrap()) {
            assert_eq!(search.grundy(&heap), value, "{}, heap {heap}", game.rule);
        }
        let split = "splits a heap into two or more, as evenly as can be";
        let game = games.iter().find(|game| is_it(game, split)).unwrap();
        let mut values: Vec<u64> = Vec::new();
        for (n, value) in part(game, 0, 40).unwrap().into_iter().enumerate() {
            let parts = (2..=n).filter(|_| n as u64 >= least);
            let sum = |m: usize| nim::sum((0..m).map(|i| values[(n + i) / m]));
            assert_eq!(mex(parts.map(sum)), value, "{}, heap {n}", game.rule);
            values.push(value);
        }
    }
    for part_of in 2..=10 {
        let rule = format!("takes at most n / {part_of} of n stones, rounded down");
        let mut games = bounds_that_grow().into_iter();
        let game = games.find(|game| game.rule == rule);
        let mut search = Search::normal(|&n: &u64| (n - n / part_of..n).collect());
        for (heap, value) in (0..).zip(part(&game.unwrap(), 0, 60).unwrap()) {
            assert_eq!(search.grundy(&heap), value, "{rule}, heap {heap}");
        }
    }
}

#[test]
fn parts_of_a_heap_by_their_rules() {
    let is_different = |parts: &[u64]| parts.iter().collect::<HashSet<_>>().len() == parts.len();
    let gcd = |a: u64, b: u64| (1..=a.min(b)).rev().find(|d| a % d == 0 && b % d == 0);
    let may_leave = |name: &str, parts: &[u64]| match name {
        "Couples are Forever" => parts.len() == 2 && parts != [1, 1],
        "Two or three parts" => parts.len() < 4,
        "Two or three different parts" => parts.len() < 4 && is_different(parts),
        "Different parts" => is_different(parts),
        "Equal parts" => parts.iter().all(|&part| part == parts[0]),
        "Coprime parts" => parts.len() == 2 && gcd(parts[0], parts[1]) == Some(1),
        _ => false,
    };
    let games = heaps();
    let splits = games.iter().filter(|game| game.page == "splitting");
    let splits: Vec<&Game> = splits
        .filter(|game| game.name != "Any two smaller heaps")
        .collect();
    assert_eq!(splits.len(), 6);
    for game in splits {
        let mut values: Vec<u64> = Vec::new();
        for heap in 0..20 {
            let parts = (2..=heap).flat_map(|count| partitions(heap, index(count), 1));
            let parts = parts.filter(|parts| may_leave(game.name, parts));
            let value =
                mex(parts.map(|parts| nim::sum(parts.iter().map(|&part| values[index(part)]))));
            values.push(value);
        }
        assert_eq!(part(game, 0, 20), Some(values), "{}", game.rule);
    }
}

#[test]
fn halves_by_their_rules() {
    let may_take = |rule: &str, n: u64, take: u64| match rule {
        "takes at most n / 2 of n stones, rounded up" => take <= (n + 1) / 2,
        "takes at most n / 2 of n stones, rounded down, but always one" => {
            take <= n / 2 || take == 1
        }
        "takes less than n / 2 of n stones" => 2 * take < n,
        rule => panic!("{rule}"),
    };
    let games = bounds_that_grow();
    for game in games.iter().filter(|game| game.name == "Half of the heap") {
        let mut search = Search::normal(|&n: &u64| {
            let takes = (1..=n).filter(|&take| may_take(&game.rule, n, take));
            takes.map(|take| n - take).collect()
        });
        for (heap, value) in (0..).zip(part(game, 0, 60).unwrap()) {
            assert_eq!(search.grundy(&heap), value, "{}, heap {heap}", game.rule);
        }
    }
}

/// The lost positions from 0 on, up to 30.
fn lost(mut wins: impl FnMut(u64) -> bool) -> Vec<u64> {
    (0..=30).filter(|&heap| !wins(heap)).collect()
}

#[test]
fn lost_heaps_by_their_rules() {
    let games = lost_heaps_alone();
    let game = |rule: &str| {
        let game = games.iter().find(|game| game.rule == rule);
        let lost = game
            .unwrap_or_else(|| panic!("{rule}"))
            .solution
            .lost_heaps(30);
        lost.expect("lost heaps")
    };
    for most in 2..=9 {
        let mut last = Search::normal(|&(heap, last): &(u64, u64)| {
            let takes = (1..=most.min(heap)).filter(|&take| take != last);
            takes.map(|take| (heap - take, take)).collect()
        });
        let rule = format!("takes 1 to {most} stones, but not as many as the move before");
        assert_eq!(game(&rule), lost(|heap| last.wins(&(heap, 0))), "{rule}");
        let mut own = Search::normal(|&(heap, own, other): &(u64, u64, u64)| {
            let takes = (1..=most.min(heap)).filter(|&take| take != own);
            takes.map(|take| (heap - take, other, take)).collect()
        });
        let rule =
            format!("takes 1 to {most} stones, but not as many as the player's own move before");
        assert_eq!(game(&rule), lost(|heap| own.wins(&(heap, 0, 0))), "{rule}");
        let mut wins: Vec<bool> = Vec::new();
        for heap in 0..=30 {
            let is_winning = |take: usize| !wins[heap - take];
            let wins_without = |number| {
                let mut takes = (1..=heap.min(index(most))).filter(|&take| take != number);
                takes.any(is_winning)
            };
            let always_wins = (1..=index(most)).all(wins_without);
            wins.push(always_wins);
        }
        let rule = format!(
            "takes 1 to {most} stones, but not the number that the opponent forbids before"
        );
        assert_eq!(game(&rule), lost(|heap| wins[index(heap)]), "{rule}");
        let mut last_loses =
            Search::misere(|&heap: &u64| (heap.saturating_sub(most)..heap).collect());
        let rule = format!("takes 1 to {most} stones, and the last stone loses");
        assert_eq!(game(&rule), lost(|heap| last_loses.wins(&heap)), "{rule}");
    }
    let take_from = |name: &'static str| move |&n: &u64| rests(name, n).expect("rests");
    let mut divisor = Search::misere(take_from("Taking a divisor"));
    let rule = "subtracts from a number a divisor of it, but not the number itself, and the last move loses";
    assert_eq!(game(rule), lost(|n| divisor.wins(&n)));
    let mut digit = Search::misere(take_from("Taking a digit"));
    let rule = "subtracts from a number one of its decimal digits, and the last move loses";
    assert_eq!(game(rule), lost(|n| digit.wins(&n)));
    let mut half = Search::misere(|&n: &u64| {
        let takes = (1..=n).filter(|&take| take == 1 || 2 * take <= n);
        takes.map(|take| n - take).collect()
    });
    let rule =
        "takes at most n / 2 of n stones, rounded down, but always one, and the last stone loses";
    assert_eq!(game(rule), lost(|n| half.wins(&n)));
    let mut lower = Search::normal(|&n: &u64| {
        let divided = (2..n)
            .filter(|divisor| n % divisor == 0)
            .map(|divisor| n / divisor);
        let lowered = (n > 1).then(|| n - 1);
        divided.chain(lowered).collect()
    });
    let rule =
        "lowers a number by 1, or divides it by a divisor other than 1 and the number itself";
    assert_eq!(game(rule), lost(|n| n == 0 || lower.wins(&n)));
    let mut proper = Search::normal(|&n: &u64| {
        let takes = (2..n).filter(|take| n % take == 0);
        takes.map(|take| n - take).collect()
    });
    let rule = "subtracts from a number a divisor of it, but neither 1 nor the number itself";
    assert_eq!(game(rule), lost(|n| proper.wins(&n)));
}

/// Whether the pairs up to 14 are those that a game has.
fn assert_pairs(name: &str, mut wins: impl FnMut(u64, u64) -> bool) {
    let games = two_heaps();
    let game = games.iter().find(|game| game.name == name);
    let Solution::TwoHeaps(told) = &game.expect(name).solution else {
        panic!("{name}");
    };
    for a in 0..=14 {
        for b in 0..=14 {
            assert_eq!(told(a, b), wins(a, b), "{name}, {a} {b}");
        }
    }
}

#[test]
fn two_heaps_with_more_than_takes_by_their_rules() {
    let take_one = |a: u64, b: u64| {
        let rests = (0..a).map(|c| (c, b)).collect::<Vec<_>>();
        rests.into_iter().chain((0..b).map(move |d| (a, d)))
    };
    let mut pass = Search::normal(|&(a, b, may_pass): &(u64, u64, bool)| {
        let takes = take_one(a, b).map(|(c, d)| (c, d, may_pass));
        let passes = (may_pass && a + b > 0).then_some((a, b, false));
        takes.chain(passes).collect()
    });
    assert_pairs("Nim with a pass", |a, b| pass.wins(&(a, b, true)));
    let mut twice = Search::normal(|&(a, b, most): &(u64, u64, u64)| {
        let rests = take_one(a, b).map(|(c, d)| (c, d, 2 * (a + b - c - d)));
        rests
            .filter(|&(c, d, next)| next <= 2 * most && c + d <= a + b)
            .collect()
    });
    assert_pairs("Fibonacci Nim on two heaps", |a, b| {
        twice.wins(&(a, b, a + b))
    });
    let mut give = Search::normal(|&(a, b): &(u64, u64)| {
        let first = (1..=a / 2).map(|i| (a - 2 * i, b + i));
        first
            .chain((1..=b / 2).map(|i| (a + i, b - 2 * i)))
            .collect()
    });
    assert_pairs("Take two and give one", |a, b| give.wins(&(a, b)));
    let mut knight = Search::normal(|&(a, b): &(u64, u64)| {
        let mut rests = Vec::new();
        for (first, second, is_swapped) in [(a, b, false), (b, a, true)] {
            if first >= 2 {
                rests.push((first - 2, second + 1, is_swapped));
            }
            if first >= 2 && second > 0 {
                rests.push((first - 2, second - 1, is_swapped));
            }
        }
        let rests = rests.into_iter();
        let ordered = rests.map(|(c, d, is_swapped)| if is_swapped { (d, c) } else { (c, d) });
        ordered.collect()
    });
    assert_pairs("A knight", |a, b| knight.wins(&(a, b)));
}

#[test]
fn two_heaps_by_their_rules() {
    let moves = |rule: &str, a: u64, b: u64| -> Vec<(u64, u64)> {
        let (small, large) = (a.min(b), a.max(b));
        let mut rests = Vec::new();
        for c in 0..=a {
            for d in 0..=b {
                let (x, y) = (a - c, b - d);
                let from_one = (x > 0) != (y > 0);
                let from_both = |bound: u64| x > 0 && y > 0 && x.abs_diff(y) < bound;
                let is_move = match rule {
                    "takes from one heap" | "takes from one heap, and the last stone loses" => from_one,
                    "takes from one heap, or the same from both"
                    | "takes from one heap, or the same from both, and the last stone loses" => {
                        from_one || from_both(1)
                    }
                    "takes from one heap, and heaps with stones must not become equal" => {
                        from_one && (c != d || c == 0)
                    }
                    "takes from one heap, or any number from one and twice as many from the other" => {
                        from_one || x > 0 && (x == 2 * y || y == 2 * x)
                    }
                    "takes from one heap a divisor of the other one; each number divides 0" => {
                        from_one && (x > 0 && b % x == 0 || y > 0 && a % y == 0)
                    }
                    "takes one stone from one heap, or the same number from both" => {
                        x + y == 1 || from_both(1)
                    }
                    "takes one stone from one heap, or one from each" => {
                        x + y == 1 || (x, y) == (1, 1)
                    }
                    "eats the largest heap or one of each heap, and the last sweet loses" => {
                        (c, d) == (a.saturating_sub(1), b.saturating_sub(1)) && a + b > 0
                            || (c, d) == (0, b) && a >= b && a > 0
                            || (c, d) == (a, 0) && b >= a && b > 0
                    }
                    "bites off a corner of a bar of two rows, and the last square loses" => {
                        // Rows of a ≥ b: a bite in the lower one shortens both.
                        a >= b && (c == a && d < b || c < a && d == b.min(c))
                    }
                    "subtracts a multiple of the smaller number from the larger one" => {
                        a >= b && b > 0 && y == 0 && x > 0 && x % b == 0
                            || b > a && a > 0 && x == 0 && y > 0 && y % a == 0
                    }
                    "subtracts a power of the smaller number from the larger one, or leaves its remainder" => {
                        let is_power = |take: u64| (1..8).any(|i| small.pow(i) == take);
                        let is_rest = |rest: u64| rest == large % small;
                        small > 0
                            && (a >= b && y == 0 && (is_power(x) || is_rest(c))
                                || b > a && x == 0 && (is_power(y) || is_rest(d)))
                            && (x, y) != (0, 0)
                    }
                    _ => {
                        let bound = rule.split("less than ").nth(1).expect("a bound");
                        let bound = bound.split(',').next().unwrap().parse().unwrap();
                        from_one || from_both(bound)
                    }
                };
                if is_move {
                    rests.push((c, d));
                }
            }
        }
        rests
    };
    let others = [
        "Nim with a pass",
        "Fibonacci Nim on two heaps",
        "Take two and give one",
        "A knight",
    ];
    for game in two_heaps() {
        if others.contains(&game.name) {
            continue;
        }
        let rule = &game.rule[..];
        let options = |&(a, b): &(u64, u64)| moves(rule, a, b);
        let mut normal = Search::normal(options);
        let mut misere = Search::misere(options);
        let is_misere = rule.ends_with("loses");
        let Solution::TwoHeaps(wins) = &game.solution else {
            panic!("{rule}");
        };
        for a in 1..=14 {
            for b in 1..=a {
                // Such heaps are no position.
                if game.name == "Different heaps" && a == b {
                    continue;
                }
                let search_wins = if is_misere {
                    misere.wins(&(a, b))
                } else {
                    normal.wins(&(a, b))
                };
                assert_eq!(wins(a, b), search_wins, "{rule}, {a} {b}");
                assert_eq!(wins(b, a), search_wins, "{rule}, {b} {a}");
            }
        }
    }
}

/// The rows of the table above, without the last cell.
fn rows() -> Vec<String> {
    let mut rows = Vec::new();
    for game in known().iter().filter(|game| !game.name.is_empty()) {
        let numbers = if let Some(values) = part(game, 0, 16) {
            words(&values)
        } else if let Some(lost) = game.solution.lost_heaps(60) {
            format!("lost: {}", words(&lost[..lost.len().min(10)]))
        } else {
            let pairs = lost_pairs(game, 40).expect("pairs");
            let pairs: Vec<String> = pairs
                .iter()
                .take(5)
                .map(|pair| format!("{pair:?}"))
                .collect();
            format!("lost: {}", words(&pairs))
        };
        let period = game.solution.period();
        let period = period.map(|period| period_in_words(&period)[7..].replace("heap ", ""));
        rows.push(format!(
            "//! | {} | {} | {numbers} | {} | [`{page}.rs`](crate::{page}) |",
            game.name,
            game.rule,
            period.unwrap_or_default(),
            page = game.page,
        ));
    }
    rows
}

#[test]
fn the_table_of_games_with_a_name() {
    let page = include_str!("../../../snippets/tables.rs");
    let told = page
        .lines()
        .skip_while(|line| !line.starts_with("//! | game |"));
    let told: Vec<&str> = told
        .skip(2)
        .take_while(|line| line.starts_with("//! |"))
        .collect();
    let rows = rows();
    let table = rows.join("\n");
    assert_eq!(told.len(), rows.len(), "the table is:\n{table}");
    for (line, row) in told.iter().zip(&rows) {
        let last = line.strip_prefix(&row[..]);
        let last = last.unwrap_or_else(|| panic!("the table is:\n{table}"));
        let number = last.trim_end_matches('|').trim();
        let code = number
            .trim_start_matches('[')
            .split(']')
            .next()
            .unwrap_or_default();
        let link = format!("[{code}](https://oeis.org/{code})");
        assert!(number.is_empty() || number == link, "{line}");
    }
}

/// How many lists begin as no other one does.
fn alone(lists: &HashSet<Vec<u64>>, count: usize) -> usize {
    let mut beginnings = HashMap::new();
    for list in lists {
        *beginnings.entry(&list[..count]).or_insert(0) += 1;
    }
    beginnings.values().filter(|&&lists| lists == 1).count()
}

#[test]
fn how_much_numbers_tell_is_on_the_page() {
    let mut tables = HashSet::new();
    let mut lists = HashSet::new();
    for game in one_heap() {
        if let Some(values) = game.solution.values(64 + STARTS) {
            tables.extend((0..STARTS).map(|start| values[start..start + 64].to_vec()));
        }
        let mut lost = game.solution.lost_heaps(200).expect("lost heaps");
        lost.retain(|&heap| heap > 0);
        if lost.len() >= 12 {
            lost.truncate(12);
            lists.insert(lost);
        }
    }
    let page = include_str!("../../../snippets/tables.rs").replace("\n//! ", " ");
    let sentences = [
        format!(
            "have {} different tables of 64 values, from heap 0, 1, 2 or 3 on. Of these {} have first ten values \
             that no other one has",
            tables.len(),
            alone(&tables, LEAST_VALUES)
        ),
        format!("with 30 values {} are alone.", alone(&tables, 30)),
        format!(
            "There are {} different lists of 12 lost heaps up to 200. Of these {} have a first six that no other \
             one has",
            lists.len(),
            alone(&lists, LEAST_HEAPS)
        ),
    ];
    let missing = sentences
        .iter()
        .filter(|sentence| !page.contains(&sentence[..]));
    let missing: Vec<&String> = missing.collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn names_are_names_of_their_pages() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("snippets");
    for game in known().iter().filter(|game| !game.name.is_empty()) {
        let page = folder.join(game.page).with_extension("rs");
        let page = std::fs::read_to_string(page).expect("a page");
        let aliases: Vec<&str> = aliases(&page).collect();
        // An alias cannot have an apostrophe.
        let names = (title(&page).expect("a title") + "\n" + &aliases.join("\n")).replace("'s", "");
        let name = game.name.replace("'s", "");
        assert!(names.contains(&name), "{name} on {}", game.page);
    }
}

#[test]
fn rules_in_words() {
    assert_eq!(list(&[3], "or"), "3");
    assert_eq!(list(&[3, 5], "or"), "3 or 5");
    assert_eq!(list(&[3, 5, 9], "and"), "3, 5 and 9");
    assert_eq!(code(&[4, 0, 7]), "4.07");
    assert_eq!(code(&[4]), "4.");
    let words = [
        (1, "no heap"),
        (2, "one heap"),
        (3, "at most one heap"),
        (4, "two heaps"),
        (5, "no heap or two"),
        (6, "one heap or two"),
        (7, "at most two heaps"),
    ];
    for (digit, rest) in words {
        let rule = format!("takes 2 and leaves {rest}");
        assert_eq!(octal_rule(&[0, 0, digit]), rule);
    }
    assert_eq!(
        octal_rule(&[4, 1, 3]),
        "splits a heap into two, or takes 1 and leaves no heap, or takes 2 and leaves at most one heap"
    );
}
