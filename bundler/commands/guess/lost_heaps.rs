//! Games of which only the lost heaps are known: those in which the last move counts, and those in which the last
//! player loses.
use super::game::{index, Game, Solution};
use super::numbers::digits;
use snippets::{dynamic_nim, number_theory};

/// Takes up to a bound that moves with the last take.
pub fn bounds_that_move() -> Vec<Game> {
    let mut games = Vec::new();
    let times = [
        "as many",
        "twice as many",
        "3 times as many",
        "4 times as many",
    ];
    for (factor, times) in (1..).zip(&times) {
        let (name, page) = match factor {
            2 => ("Fibonacci Nim", "fibonacci"),
            _ => ("Dynamic Nim", "dynamic_nim"),
        };
        let heaps = move |most| {
            // The page begins at one stone.
            let heaps = dynamic_nim::lost_heaps(|take| factor * take, most);
            [vec![0], heaps].concat()
        };
        games.push(Game::new(
            name,
            &format!("takes at most {times} stones as the move before, and the first move leaves a stone"),
            page,
            Solution::FewLostHeaps(Box::new(heaps)),
        ));
    }
    games
}

/// Games in which the last move counts, and those in which the last player loses.
pub fn lost_heaps_alone() -> Vec<Game> {
    let mut games = Vec::new();
    let by_divisors = |most| {
        let numbers = 0..=most;
        numbers
            .filter(|&number| number == 0 || !number_theory::wins_by_divisors(number))
            .collect()
    };
    games.push(lost(
        "Deleting divisors",
        "subtracts from a number a divisor of it, but neither 1 nor the number itself",
        "number_theory",
        by_divisors,
    ));
    for most in 2..=12 {
        games.push(lost(
            "Not the last number",
            &format!("takes 1 to {most} stones, but not as many as the move before"),
            "bash",
            move |stones| not_the_last_number(most, stones),
        ));
    }
    for most in 2..=9 {
        games.push(lost(
            "Own last number barred",
            &format!("takes 1 to {most} stones, but not as many as the player's own move before"),
            "bash",
            move |stones| not_ones_own_last_number(most, stones),
        ));
    }
    for most in 2..=10 {
        games.push(lost(
            "A forbidden number",
            &format!(
                "takes 1 to {most} stones, but not the number that the opponent forbids before"
            ),
            "bash",
            move |stones| (0..=stones).filter(|heap| heap % (most + 1) < 2).collect(),
        ));
    }
    for most in 2..=10 {
        games.push(lost(
            "Misère Bash's game",
            &format!("takes 1 to {most} stones, and the last stone loses"),
            "bash",
            move |stones| (0..=stones).filter(|heap| heap % (most + 1) == 1).collect(),
        ));
    }
    games.push(lost(
        "Taking a divisor, misère",
        "subtracts from a number a divisor of it, but not the number itself, and the last move loses",
        "number_theory",
        |stones| misere(stones, |number, take| take < number && number % take == 0),
    ));
    games.push(lost(
        "Taking a digit, misère",
        "subtracts from a number one of its decimal digits, and the last move loses",
        "number_theory",
        |stones| misere(stones, |number, take| digits(number).contains(&take)),
    ));
    games.push(lost(
        "Half of the heap, misère",
        "takes at most n / 2 of n stones, rounded down, but always one, and the last stone loses",
        "maximum_nim",
        |stones| misere(stones, |heap, take| take <= (heap / 2).max(1)),
    ));
    games.push(lost(
        "Lower or divide",
        "lowers a number by 1, or divides it by a divisor other than 1 and the number itself",
        "number_theory",
        lower_or_divide,
    ));
    games
}

fn lost(
    name: &'static str,
    rule: &str,
    page: &'static str,
    heaps: impl Fn(u64) -> Vec<u64> + 'static,
) -> Game {
    Game::new(name, rule, page, Solution::LostHeaps(Box::new(heaps)))
}

/// The lost heaps at the start, by a table of heaps and last takes. The last take 0 stands for none.
fn not_the_last_number(most: usize, stones: u64) -> Vec<u64> {
    let mut wins: Vec<Vec<bool>> = Vec::new();
    for heap in 0..=index(stones) {
        let is_winning = |take: usize| take <= heap && !wins[heap - take][take];
        let after = (0..=most).map(|last| (1..=most).any(|take| take != last && is_winning(take)));
        let after = after.collect();
        wins.push(after);
    }
    (0..=stones).filter(|&heap| !wins[index(heap)][0]).collect()
}

/// The lost heaps at the start, by a table of heaps and the last takes of both players. The last take 0 stands for
/// none.
fn not_ones_own_last_number(most: usize, stones: u64) -> Vec<u64> {
    // wins[heap][own][other]
    let mut wins: Vec<Vec<Vec<bool>>> = Vec::new();
    for heap in 0..=index(stones) {
        let is_won = |own: usize, other: usize| {
            let mut takes = (1..=most.min(heap)).filter(|&take| take != own);
            takes.any(|take| !wins[heap - take][other][take])
        };
        let of_own = |own| (0..=most).map(|other| is_won(own, other)).collect();
        let of_heap = (0..=most).map(of_own).collect();
        wins.push(of_heap);
    }
    (0..=stones)
        .filter(|&heap| !wins[index(heap)][0][0])
        .collect()
}

/// The lost heaps, where a player who cannot move wins.
fn misere(most: u64, may_take: impl Fn(u64, u64) -> bool) -> Vec<u64> {
    let mut wins: Vec<bool> = Vec::new();
    for heap in 0..=most {
        let takes: Vec<u64> = (1..=heap).filter(|&take| may_take(heap, take)).collect();
        let is_winning = |&take: &u64| !wins[index(heap - take)];
        wins.push(takes.is_empty() || takes.iter().any(is_winning));
    }
    (0..=most).filter(|&heap| !wins[index(heap)]).collect()
}

/// The lost numbers from 1 on: at 1 the game is over.
fn lower_or_divide(most: u64) -> Vec<u64> {
    let mut wins = vec![true, false];
    for number in 2..=most {
        let mut divisors = (2..number).filter(|divisor| number % divisor == 0);
        let divides = divisors.any(|divisor| !wins[index(number / divisor)]);
        wins.push(divides || !wins[index(number - 1)]);
    }
    (1..=most).filter(|&number| !wins[index(number)]).collect()
}
