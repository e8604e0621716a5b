//! Numbers whose factors or digits count.
use super::game::{index, Game, Solution};
use snippets::mex::mex;
use snippets::{divisor_nim, nim, number_theory, powers};

/// Numbers whose factors count. The number 0 has no move.
pub fn numbers() -> Vec<Game> {
    let coprime = |most| {
        let values = number_theory::Coprime::new(most);
        (0..=most)
            .map(|number| values.grundy(number as u64))
            .collect()
    };
    let prime_powers = |number| match number {
        0 => 0,
        _ => nim::sum(divisor_nim::exponents(number)),
    };
    let one_prime = |number| match number {
        0 => 0,
        _ => divisor_nim::grundy(number) % 2,
    };
    let divisors = |number: u64| match number {
        0 => 0,
        _ => u64::from(number.trailing_zeros()),
    };
    let board = |most| match most {
        0 => 0,
        _ => powers::grundy(most),
    };
    vec![
        Game::new(
            "Divisor Nim",
            "replaces a number by a smaller divisor of it",
            "divisor_nim",
            Solution::Values(Box::new(divisor_nim::grundy_values)),
        ),
        Game::new(
            "Divisor Nim with one prime",
            "divides a number by a power of a prime",
            "divisor_nim",
            Solution::of_each(prime_powers),
        ),
        Game::new(
            "Divisor Nim step by step",
            "divides a number by a prime",
            "divisor_nim",
            Solution::of_each(one_prime),
        ),
        Game::new(
            "Taking a divisor",
            "subtracts from a number a divisor of it, but not the number itself",
            "number_theory",
            Solution::of_each(divisors),
        ),
        Game::new(
            "Taking a coprime number",
            "subtracts from a number n one of 1 to n that is coprime to n",
            "number_theory",
            Solution::Values(Box::new(coprime)),
        ),
        Game::new(
            "Taking any divisor",
            "subtracts from a number a divisor of it, the number itself as well",
            "number_theory",
            Solution::of_each(any_divisor),
        ),
        by_rests(
            "Taking a number that is not coprime",
            "subtracts from a number n one of 1 to n that is not coprime to n",
            |number, take| !is_coprime(number, take),
        ),
        by_rests(
            "Taking less, not coprime",
            "subtracts from a number n one below n that is not coprime to n",
            |number, take| take < number && !is_coprime(number, take),
        ),
        by_rests(
            "Taking a digit",
            "subtracts from a number one of its decimal digits",
            |number, take| digits(number).contains(&take),
        ),
        by_rests(
            "Taking the largest digit",
            "subtracts from a number its largest decimal digit",
            |number, take| Some(take) == digits(number).into_iter().max(),
        ),
        by_rests(
            "Taking the smallest digit",
            "subtracts from a number its smallest decimal digit that is not 0",
            |number, take| Some(take) == least_digit(number),
        ),
        by_rests(
            "Taking the largest or the smallest digit",
            "subtracts from a number its largest decimal digit, or the smallest one that is not 0",
            |number, take| {
                Some(take) == digits(number).into_iter().max() || Some(take) == least_digit(number)
            },
        ),
        Game::new(
            "Game of powers",
            "strikes out a number and its powers, of the numbers 1 to n",
            "powers",
            Solution::of_each(board),
        ),
    ]
}

/// A number of which some takes may be subtracted.
fn by_rests(name: &'static str, rule: &str, may_take: fn(u64, u64) -> bool) -> Game {
    let values = move |most| {
        let mut values: Vec<u64> = Vec::new();
        for number in 0..=most as u64 {
            let takes = (1..=number).filter(|&take| may_take(number, take));
            let value = mex(takes.map(|take| values[index(number - take)]));
            values.push(value);
        }
        values
    };
    Game::new(
        name,
        rule,
        "number_theory",
        Solution::Values(Box::new(values)),
    )
}

fn any_divisor(number: u64) -> u64 {
    match number {
        0 => 0,
        _ => u64::from(number.trailing_zeros()) + 1,
    }
}

fn is_coprime(mut a: u64, mut b: u64) -> bool {
    while b > 0 {
        (a, b) = (b, a % b);
    }
    a == 1
}

/// The decimal digits of a number, but no 0 in front of it.
pub fn digits(mut number: u64) -> Vec<u64> {
    let mut digits = Vec::new();
    while number > 0 {
        digits.push(number % 10);
        number /= 10;
    }
    digits
}

fn least_digit(number: u64) -> Option<u64> {
    digits(number).into_iter().filter(|&digit| digit > 0).min()
}
