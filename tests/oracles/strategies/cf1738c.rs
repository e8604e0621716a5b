use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, 1000, 256) }

fn generate(random: &mut Random) -> String {
    cases(2, || {
        let n = random.between(1, 10);
        counted(&random.list(n, -5, 5))
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    let bound = 1_000_000_000;
    vec![cases(100, || counted(&random.list(100, -bound, bound)))]
}

/// How many integers of each parity are left; whether the sum of Alice is odd; whether she moves.
type Position = ([usize; 2], bool, bool);

fn options(&(left, is_odd, alice): &Position) -> Vec<Position> {
    let mut options = Vec::new();
    for parity in (0..2).filter(|&parity| left[parity] > 0) {
        let mut rest = left;
        rest[parity] -= 1;
        options.push((rest, is_odd ^ (alice && parity == 1), !alice));
    }
    // At the end the player to move, if he has lost, cannot move; if he has won, he gets one more move.
    let alice_won = !is_odd;
    if left == [0, 0] && alice == alice_won {
        options.push((left, is_odd, !alice));
    }
    options
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(options);
    for _ in 0..input.read() {
        let numbers: Vec<i64> = input.read_counted();
        let odd = numbers.iter().filter(|number| number.rem_euclid(2) == 1);
        let odd = odd.count();
        let left = [numbers.len() - odd, odd];
        output.line(either(search.wins(&(left, false, true)), "Alice", "Bob"));
    }
}
