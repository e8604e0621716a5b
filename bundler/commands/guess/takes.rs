//! Takes from a set.
use super::game::{index, Game, Solution};
use snippets::{divisor_nim, dynamic_nim, subtraction};

/// Takes of p to q stones.
pub fn bounded_takes() -> Vec<Game> {
    let mut games = Vec::new();
    for least in 1..=10 {
        for most in least + 1..=20 {
            let is_well_known = least == 1 && most < 10;
            let name = if is_well_known { "Bash's game" } else { "" };
            games.push(Game::new(
                name,
                &format!("takes {least} to {most} stones"),
                "bash",
                Solution::Takes((least..=most).collect()),
            ));
        }
    }
    games
}

/// One to three takes, and all takes except one to three.
pub fn small_sets() -> Vec<Game> {
    let mut sets = Vec::new();
    for a in 1..=10 {
        sets.push(vec![a]);
        for b in a + 1..=10 {
            sets.push(vec![a, b]);
            for c in b + 1..=10 {
                sets.push(vec![a, b, c]);
            }
        }
    }
    sets.sort_by_key(Vec::len);
    let mut games = Vec::new();
    for set in &sets {
        let takes = Solution::Takes(set.clone());
        let rule = format!("takes {} stones", list(set, "or"));
        games.push(Game::plain(&rule, "subtraction", takes));
    }
    for set in sets {
        let rule = format!("takes any number of stones except {}", list(&set, "and"));
        games.push(Game::plain(&rule, "all_but", Solution::AllBut(set)));
    }
    games
}

/// Numbers as in a sentence.
pub fn list(numbers: &[u64], last: &str) -> String {
    let words: Vec<String> = numbers.iter().map(u64::to_string).collect();
    match words.split_last() {
        Some((end, start)) if !start.is_empty() => format!("{} {last} {end}", start.join(", ")),
        _ => words.concat(),
    }
}

/// Takes from a set without an end.
pub fn sets_of_takes() -> Vec<Game> {
    type Formula = fn(u32) -> u64;
    let formulas: [(&str, &str, Formula); 11] = [
        ("Subtract a square", "1, 4, 9, 16, ...", |i| {
            u64::from(i).pow(2)
        }),
        ("Taking cubes", "1, 8, 27, 64, ...", |i| u64::from(i).pow(3)),
        ("Taking triangular numbers", "1, 3, 6, 10, ...", |i| {
            u64::from(i) * u64::from(i + 1) / 2
        }),
        ("Taking odd numbers", "an odd number of", |i| {
            u64::from(2 * i - 1)
        }),
        ("Taking even numbers", "an even number of", |i| {
            u64::from(2 * i)
        }),
        ("Taking factorials", "1, 2, 6, 24, ...", |i| {
            (1..=u64::from(i)).product()
        }),
        ("Taking Catalan numbers", "1, 2, 5, 14, ...", |i| {
            (1..=u64::from(i)).fold(1, |number, j| number * (4 * j - 2) / (j + 1))
        }),
        ("Taking powers of 2", "1, 2, 4, 8, ...", |i| 1 << (i - 1)),
        ("Taking powers of 3", "1, 3, 9, 27, ...", |i| {
            3u64.pow(i - 1)
        }),
        ("Taking powers of 4", "1, 4, 16, 64, ...", |i| {
            4u64.pow(i - 1)
        }),
        ("Taking powers of 5", "1, 5, 25, 125, ...", |i| {
            5u64.pow(i - 1)
        }),
    ];
    let mut games = Vec::new();
    for (name, takes, formula) in formulas.iter().copied() {
        games.push(with_takes(name, takes, move |most| {
            let numbers = (1..).map(formula);
            numbers.take_while(|&take| take <= most).collect()
        }));
    }
    let primes = |most| -> Vec<u64> {
        let counts = divisor_nim::grundy_values(index(most));
        let primes = (0..).zip(counts).filter(|&(_, count)| count == 1);
        primes.map(|(prime, _)| prime).collect()
    };
    let with_one = move |most| [vec![1], primes(most)].concat();
    let fibonacci = |most| dynamic_nim::lost_heaps(|take| 2 * take, most);
    let prime_powers = move |most| -> Vec<u64> {
        let mut powers = vec![1];
        for prime in primes(most) {
            let of_it = std::iter::successors(Some(prime), |power| power.checked_mul(prime));
            powers.extend(of_it.take_while(|&power| power <= most));
        }
        powers
    };
    games.push(with_takes(
        "Taking 1 or a power of a prime",
        "1 or a power of a prime number of",
        prime_powers,
    ));
    games.push(with_takes("Taking primes", "a prime number of", primes));
    games.push(with_takes(
        "Taking 1 or a prime",
        "1 or a prime number of",
        with_one,
    ));
    let lucas = |most| {
        let mut numbers = vec![1, 2, 3, 4];
        while let [.., a, b] = numbers[..] {
            if a + b > most {
                break;
            }
            numbers.push(a + b);
        }
        numbers
    };
    games.push(with_takes(
        "Taking Lucas numbers",
        "1, 2, 3, 4, 7, 11, ...",
        lucas,
    ));
    games.push(with_takes(
        "Taking Fibonacci numbers",
        "1, 2, 3, 5, 8, ...",
        fibonacci,
    ));
    games
}

/// Takes from a set, of which all numbers up to a bound are given.
fn with_takes(name: &'static str, takes: &str, set: impl Fn(u64) -> Vec<u64> + 'static) -> Game {
    let values = move |most| subtraction::grundy_values(&set(most as u64), most);
    let rule = format!("takes {takes} stones");
    Game::new(
        name,
        &rule,
        "subtraction",
        Solution::Values(Box::new(values)),
    )
}
