use crate::prelude::*;

/// Inputs with wrong answers.
const WRONG: &[(&str, &str)] = &[
    ("1\n8 2\n", "1\n"),
    ("1\n2 3\n", "-1\n"),
    ("1\n2 3\n", "1\n"),
    ("1\n2 3\n", "2 2\n"),
    ("1\n2 1\n", "18446744073709551616\n"),
    ("1\n1 1\n", "-1\n"),
    ("1\n321321321321 2\n", "-1\n"),
    ("2\n2 2\n2 2\n", "1\n"),
];

oracle! {
    checked(generate, check, WRONG).lines(|input| number(input, 0))
        .largest(largest, None, None)
}

fn generate(random: &mut Random) -> String {
    let most = match random.between(0, 31) {
        0 => u64::MAX,
        1..=11 => 65_535,
        12..=21 => 255,
        _ => 15,
    };
    let a = random.between(1, most);
    let most = if random.between(0, 3) == 0 { 15 } else { most };
    let b = random.between(1, most);
    format!("1\n{a} {b}\n")
}

fn largest(random: &mut Random) -> Vec<String> {
    let mut number = || random.between(u64::MAX / 2, u64::MAX);
    let pairs = (0..100).map(|_| format!("{} {}\n", number(), number()));
    vec![format!("100\n{}", pairs.collect::<String>())]
}

/// The nim-product by the rules for the powers of 2: with halves, and F = 2^half,
/// F ⊗ x = F · x for x < F, and F ⊗ F = F ^ F/2.
fn product(a: u64, b: u64) -> u64 {
    if a <= 1 || b <= 1 {
        return a * b;
    }
    let mut half = 1;
    while a.max(b) >> half >> half != 0 {
        half *= 2;
    }
    let mask = (1 << half) - 1;
    let (high, low) = (product(a >> half, b >> half), product(a & mask, b & mask));
    let mixed = product(a >> half, b & mask) ^ product(a & mask, b >> half);
    (mixed ^ high) << half | low ^ product(high, 1 << (half - 1))
}

fn power(a: u64, exponent: u64) -> u64 {
    let bits = (0..64).rev().map(|bit| exponent >> bit & 1);
    bits.fold(1, |result, bit| {
        let square = product(result, result);
        if bit == 1 {
            product(square, a)
        } else {
            square
        }
    })
}

/// Whether b is a power of a.
fn is_power(a: u64, b: u64) -> bool {
    if a < 1 << 8 {
        // One power after another, until they repeat.
        let mut reached = a;
        while reached != b && reached != 1 {
            reached = product(reached, a);
        }
        return reached == b;
    }
    // There are too many. As the group is cyclic, b is a power if its order divides that of a.
    let mut order = u64::MAX;
    for prime in [3, 5, 17, 257, 641, 65_537, 6_700_417] {
        if power(a, order / prime) == 1 {
            order /= prime;
        }
    }
    power(b, order) == 1
}

fn check(input: &str, answer: &str) -> Result<(), String> {
    let mut input = Input::from_text(input);
    let words: Vec<&str> = answer.split_whitespace().collect();
    if words.len() != input.read::<usize>() {
        return Err("not one number per test".to_string());
    }
    for word in words {
        let [a, b]: [u64; 2] = input.read_array();
        if word == "-1" {
            if is_power(a, b) {
                return Err(format!("{b} is a power of {a}"));
            }
            continue;
        }
        let x: u64 = word.parse().map_err(|error| format!("{word}: {error}"))?;
        if power(a, x) != b {
            return Err(format!("{x} is no logarithm of {b} to the base {a}"));
        }
    }
    Ok(())
}
