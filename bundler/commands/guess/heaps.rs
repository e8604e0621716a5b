//! Heaps with a rule of their own, and takes up to a bound that grows with the heap.
use super::game::{index, Game, Solution};
use snippets::mex::mex;
use snippets::{divide, divisor_nim, grundys_game, lasker, maximum_nim, splitting};

/// Heaps with a rule of their own.
pub fn heaps() -> Vec<Game> {
    let two_smaller = |most| splitting::grundy_values(splitting::two_smaller, most);
    let mut games = vec![
        Game::new(
            "Nim",
            "takes any number of stones",
            "nim",
            Solution::AllBut(Vec::new()),
        ),
        Game::new(
            "Grundy's game",
            "splits a heap into two of different sizes",
            "grundys_game",
            Solution::Values(Box::new(grundys_game::grundy_values)),
        ),
        Game::new(
            "Lasker's Nim",
            "takes any number of stones, or splits a heap into two",
            "lasker",
            Solution::of_each(lasker::grundy),
        ),
        Game::new(
            "Lasker's Nim with three heaps",
            "takes any number of stones, or splits a heap into three",
            "lasker",
            Solution::of_each(lasker::grundy_of_three),
        ),
        Game::new(
            "Any two smaller heaps",
            "replaces a heap by two smaller ones of any sizes, empty or not",
            "splitting",
            Solution::Values(Box::new(two_smaller)),
        ),
        Game::new(
            "Couples are Forever",
            "splits a heap into two, but not a heap of two",
            "splitting",
            Solution::Values(Box::new(couples_are_forever)),
        ),
        Game::new(
            "Two or three parts",
            "splits a heap into two or three of any sizes",
            "splitting",
            Solution::Values(Box::new(|most| two_or_three_parts(0, most))),
        ),
        Game::new(
            "Two or three different parts",
            "splits a heap into two or three, no two of the same size",
            "splitting",
            Solution::Values(Box::new(|most| two_or_three_parts(1, most))),
        ),
        Game::new(
            "Different parts",
            "splits a heap into two or more, no two of the same size",
            "splitting",
            Solution::of_each(different_parts),
        ),
        Game::new(
            "Equal parts",
            "splits a heap into two or more of the same size",
            "splitting",
            Solution::of_each(equal_parts),
        ),
        Game::new(
            "Coprime parts",
            "splits a heap into two whose sizes are coprime",
            "splitting",
            Solution::of_each(|heap| u64::from(heap > 0 && heap % 2 == 0)),
        ),
    ];
    for least in 1..=5 {
        let name = if least == 1 { "Quotients" } else { "" };
        let rule = "leaves a quotient of the heap by 2 or more, rounded down";
        games.push(Game::new(
            name,
            &with_least(rule, least),
            "divide",
            Solution::of_each(move |heap| divide::grundy_quotient(least, heap)),
        ));
        let name = if least == 1 { "Even split" } else { "" };
        let rule = "splits a heap into two or more, as evenly as can be";
        let values = move |most| divide::grundy_values_even_split(least, most);
        games.push(Game::new(
            name,
            &with_least(rule, least),
            "divide",
            Solution::Values(Box::new(values)),
        ));
    }
    games
}

fn couples_are_forever(most: usize) -> Vec<u64> {
    let parts = |heap: u64| {
        (1..=heap / 2)
            .filter(move |_| heap != 2)
            .map(move |part| (part, heap - part))
    };
    splitting::grundy_values(parts, most)
}

/// Where a heap is split into two or three, each by `gap` or more larger than the one before.
fn two_or_three_parts(gap: usize, most: usize) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..=most {
        let mut options = Vec::new();
        for small in 1..=heap {
            if small + gap <= heap - small {
                options.push(values[small] ^ values[heap - small]);
            }
            for middle in small + gap..heap - small {
                let large = heap - small - middle;
                if middle + gap > large {
                    break;
                }
                options.push(values[small] ^ values[middle] ^ values[large]);
            }
        }
        values.push(mex(options));
    }
    values
}

fn different_parts(heap: u64) -> u64 {
    let small = [0, 0, 0, 1, 0, 2, 3, 4, 0];
    if heap < 9 {
        small[index(heap)]
    } else {
        heap - 4
    }
}

/// How many odd prime factors a heap has, each as often as it occurs, and one more if it is even.
fn equal_parts(heap: u64) -> u64 {
    if heap == 0 {
        return 0;
    }
    let odd = heap >> heap.trailing_zeros();
    divisor_nim::grundy(odd) + u64::from(heap % 2 == 0)
}

/// A rule for the heaps from `least` on.
pub fn with_least(rule: &str, least: u64) -> String {
    if least == 1 {
        return rule.to_string();
    }
    format!("{rule}, if it has {least} stones or more")
}

/// The greatest take from a heap.
type Bound = fn(u64) -> u64;

/// Takes up to a bound that grows with the heap.
pub fn bounds_that_grow() -> Vec<Game> {
    let root = |heap| (1..=heap).take_while(|i| i * i <= heap).count() as u64;
    let digits = |heap: u64| u64::from(u64::BITS - heap.leading_zeros());
    let mut games = Vec::new();
    for part in 2..=10 {
        let name = if part < 6 { "Maximum Nim" } else { "" };
        games.push(Game::new(
            name,
            &format!("takes at most n / {part} of n stones, rounded down"),
            "maximum_nim",
            Solution::of_each(move |heap| maximum_nim::grundy_part(part, heap)),
        ));
    }
    let halves: [(&str, Bound); 3] = [
        ("n / 2 of n stones, rounded up", |heap| heap - heap / 2),
        (
            "n / 2 of n stones, rounded down, but always one",
            |heap| match heap {
                1 => 1,
                _ => heap / 2,
            },
        ),
        ("less than n / 2 of n stones", |heap| {
            heap.saturating_sub(1) / 2
        }),
    ];
    for (most, bound) in halves {
        let at_most = if most.starts_with("less") {
            ""
        } else {
            "at most "
        };
        games.push(Game::new(
            "Half of the heap",
            &format!("takes {at_most}{most}"),
            "maximum_nim",
            Solution::of_each(move |heap| maximum_nim::grundy(bound, heap)),
        ));
    }
    games.push(Game::new(
        "At least half",
        "takes at least n / 2 of n stones",
        "maximum_nim",
        Solution::of_each(digits),
    ));
    games.push(Game::new(
        "Maximum Nim by roots",
        "takes at most as many of n stones as the square root of n, rounded down",
        "maximum_nim",
        Solution::of_each(move |heap| maximum_nim::grundy(root, heap)),
    ));
    games.push(Game::new(
        "Maximum Nim by digits",
        "takes at most as many stones as the heap has binary digits",
        "maximum_nim",
        Solution::of_each(move |heap| maximum_nim::grundy(digits, heap)),
    ));
    games
}
