use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, 3000, 512) }

fn generate(random: &mut Random) -> String {
    cases(3, || {
        let (n, most) = (random.between(1, 5), random.between(1, 4));
        counted(&random.list(n, 1, most))
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    let one = counted(&random.list(200_000, 1, 1_000_000_000_u64));
    let ones = counted(&vec![1; 200_000]);
    let many = cases(10_000, || counted(&random.list(20, 1, 2)));
    vec![format!("1\n{one}"), format!("1\n{ones}"), many]
}

/// The same piles, each of them named in turn.
fn named(piles: &[u64]) -> Vec<(usize, Vec<u64>)> {
    let places = (0..piles.len()).filter(|&i| piles[i] > 0);
    places.map(|i| (i, piles.to_vec())).collect()
}

fn solve(input: &mut Input, output: &mut Output) {
    // A move takes from the pile that is named, and names one for the opponent.
    let mut search = Search::normal(|(i, piles): &(usize, Vec<u64>)| {
        let mut options = Vec::new();
        for rest in 0..piles[*i] {
            let mut left = piles.clone();
            left[*i] = rest;
            // With no stones left, any pile is named, and the opponent cannot move.
            if left.iter().all(|&pile| pile == 0) {
                options.push((0, left));
            } else {
                options.extend(named(&left));
            }
        }
        options
    });
    for _ in 0..input.read() {
        let named = named(&input.read_counted());
        let won = named.iter().all(|position| search.wins(position));
        output.line(either(won, "Alice", "Bob"));
    }
}
