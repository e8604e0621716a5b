use crate::prelude::*;

/// Inputs with wrong answers.
const WRONG: &[(&str, &str)] = &[
    ("6\n", "1\n2\n"),
    ("30\n", "2\n"),
    ("30\n", "1\n2\n"),
    ("30\n", "1\n0\n"),
    ("30\n", "1\n30\n"),
    ("30\n", "1\n4\n"),
    ("30\n", "1\n"),
    ("1\n", "1\n1\n"),
    ("7\n", "1\n7\n"),
    ("7\n", "2\n"),
];

oracle! { checked(generate, check, WRONG).some_lines().largest(largest, 2000, 256) }

fn generate(random: &mut Random) -> String {
    format!("{}\n", random.between(1, 2000))
}

fn largest(_: &mut Random) -> Vec<String> {
    // The greatest prime below the bound, a square of a prime, a cube, twice a prime, the bound.
    let numbers = [
        9_999_999_999_971,
        9_999_973_000_018,
        9_938_375_000_000,
        9_999_999_999_962,
        10_000_000_000_000,
    ];
    numbers.map(|q: u64| format!("{q}\n")).to_vec()
}

/// The divisors that may be written.
fn options(q: u64) -> Vec<u64> {
    (2..q).filter(|divisor| q % divisor == 0).collect()
}

fn check(input: &str, answer: &str) -> Result<(), String> {
    let q: u64 = Input::from_text(input).read();
    let words: Vec<&str> = answer.split_whitespace().collect();
    let numbers: Result<Vec<u64>, _> = words.iter().map(|word| word.parse()).collect();
    let numbers = numbers.map_err(|error| error.to_string())?;
    let mut search = Search::misere(|&q: &u64| options(q));
    let is_right = match (&numbers[..], search.wins(&q)) {
        ([2], won) => !won,
        ([1, 0], true) => options(q).is_empty(),
        ([1, first], true) => options(q).contains(first) && !search.wins(first),
        _ => false,
    };
    if is_right {
        Ok(())
    } else {
        Err("not the winner and his first move".to_string())
    }
}
