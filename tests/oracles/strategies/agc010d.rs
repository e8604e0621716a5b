use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 2000, 256) }

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 4);
    let mut numbers = random.list(n, 1, 8);
    if random.between(0, 1) == 0 {
        // One odd number beside an even number of even ones.
        numbers = random.list(2, 1, 5).iter().map(|half| 2 * half).collect();
        numbers.push(2 * random.between(0, 4) + 1);
        random.shuffle(&mut numbers);
    }
    counted(&divided(&numbers))
}

/// As many forced moves as can be, and a divisor that is no power of two.
fn largest(random: &mut Random) -> Vec<String> {
    let mut halved = vec![1 << 29; 99_998];
    halved.push((1 << 29) - 1);
    let mut cubed: Vec<u64> = vec![387_420_489 * 2; 99_998];
    cubed.push(387_420_489 * 2 + 1);
    let any = random.list(100_000, 1, 1_000_000_000);
    [halved, cubed, any].map(|numbers| counted(&numbers)).into()
}

fn divided(numbers: &[u64]) -> Vec<u64> {
    let divides = |divisor: &u64| numbers.iter().all(|number| number % divisor == 0);
    let divisor = (1..=numbers[0]).rev().find(divides).expect("1 divides");
    numbers.iter().map(|number| number / divisor).collect()
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|numbers: &Vec<u64>| {
        let mut options = change_one(numbers, |number| (1..number).rev().take(1).collect());
        for option in &mut options {
            *option = divided(option);
            option.sort_unstable();
        }
        options
    });
    let won = search.wins(&input.read_counted());
    output.line(either(won, "First", "Second"));
}
