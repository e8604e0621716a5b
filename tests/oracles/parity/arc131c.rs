use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 2000, 1024) }

fn xor(numbers: &[u64]) -> u64 {
    numbers.iter().fold(0, |sum, number| sum ^ number)
}

fn generate(random: &mut Random) -> String {
    loop {
        let mut numbers: Vec<u64> = (1..=random.between(1, 15)).collect();
        random.shuffle(&mut numbers);
        // An even number of them mostly: an odd one is always won.
        numbers.truncate(2 * random.between(1, 4) - usize::from(random.between(0, 4) == 0));
        if xor(&numbers) != 0 {
            return counted(&numbers);
        }
    }
}

fn largest(random: &mut Random) -> Vec<String> {
    let mut numbers: Vec<u64> = (1..=400_000).map(|i| 2500 * i - 1).collect();
    random.shuffle(&mut numbers);
    let mut won = (0..399_999).map(|i| i ^ 1 << 29).collect::<Vec<u64>>();
    // So the xor of all is the first number, which is a winning move.
    won.push(xor(&won) ^ won[0]);
    vec![counted(&numbers), counted(&won)]
}

fn solve(input: &mut Input, output: &mut Output) {
    // Where the xor is 0, the player to move has lost.
    let mut search = Search::normal(|numbers: &Vec<u64>| {
        let places = (0..numbers.len()).filter(|_| xor(numbers) != 0);
        let without = |place| [&numbers[..place], &numbers[place + 1..]].concat();
        places.map(without).collect()
    });
    let won = search.wins(&input.read_counted());
    output.line(either(won, "Win", "Lose"));
}
