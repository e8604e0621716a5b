use crate::prelude::*;
use std::collections::HashMap;
use std::sync::OnceLock;
oracle! { tests(generate, solve).largest(largest, 4000, 256).slow() }

fn is_up(numbers: &[usize]) -> bool {
    numbers.windows(2).all(|pair| pair[0] < pair[1])
}

fn is_down(numbers: &[usize]) -> bool {
    numbers.windows(2).all(|pair| pair[0] > pair[1])
}

/// A permutation that is not sorted.
fn permutation(n: usize, random: &mut Random) -> String {
    let mut numbers: Vec<usize> = (1..=n).collect();
    while is_up(&numbers) || is_down(&numbers) {
        random.shuffle(&mut numbers);
    }
    counted(&numbers)
}

fn generate(random: &mut Random) -> String {
    cases(9, || permutation(random.between(3, 5), random))
}

fn largest(random: &mut Random) -> Vec<String> {
    let one = permutation(500_000, random);
    vec![
        format!("1\n{one}"),
        cases(100_000, || permutation(5, random)),
    ]
}

/// The permutation, which elements are blue, and whether First is to move.
type Position = (Vec<usize>, Vec<bool>, bool);

/// The positions of up to five numbers in which somebody can force the end.
static ENDS: OnceLock<HashMap<Position, usize>> = OnceLock::new();

fn ends() -> HashMap<Position, usize> {
    let mut ends = HashMap::new();
    for n in 3..=5 {
        let mut permutations = product(&vec![(1..=n).collect::<Vec<_>>(); n]);
        permutations.retain(|numbers| (1..=n).all(|number| numbers.contains(&number)));
        let mut positions = Vec::new();
        for blue in product(&vec![vec![false, true]; n]) {
            for numbers in &permutations {
                positions.extend([false, true].map(|turn| (numbers.clone(), blue.clone(), turn)));
            }
        }
        ends.extend(forced_ends(&positions, |(numbers, blue, firsts_turn)| {
            if is_up(numbers) || is_down(numbers) {
                // The loser cannot move, and the winner hands the turn over to him.
                let won = is_up(numbers) == *firsts_turn;
                return either(
                    won,
                    vec![(numbers.clone(), blue.clone(), !firsts_turn)],
                    vec![],
                );
            }
            // In any order, which may be the same: then nothing is done.
            let is_order = |order: &&Vec<usize>| (0..n).all(|i| blue[i] || order[i] == numbers[i]);
            let orders = permutations.iter().filter(is_order);
            let mut options: Vec<Position> = orders
                .map(|order| (order.clone(), blue.clone(), !firsts_turn))
                .collect();
            for red in (0..n).filter(|&i| !blue[i]) {
                let mut blue = blue.clone();
                blue[red] = true;
                options.push((numbers.clone(), blue, !firsts_turn));
            }
            options
        }));
    }
    ends
}

fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let numbers: Vec<usize> = input.read_counted();
        let red = vec![false; numbers.len()];
        let moves = ENDS.get_or_init(ends).get(&(numbers, red, true));
        output.line(match moves.map(|moves| moves % 2) {
            Some(1) => "First",
            Some(_) => "Second",
            None => "Tie",
        });
    }
}
