use crate::prelude::*;
oracle! { same(generate, solve).lines(|input| rows(input) - 1).largest(largest, 4000, 256).slow() }

fn generate(random: &mut Random) -> String {
    let n = random.between(2, 9);
    let mut input = format!("{n}\n");
    for _ in 0..2 {
        let most = random.between(1, n - 1);
        let mut numbers = some_numbers(random, n, most);
        random.shuffle(&mut numbers);
        input += &format!("{} {}\n", numbers.len(), line(&numbers));
    }
    input
}

/// At most `most` different numbers from 1 to n - 1.
fn some_numbers(random: &mut Random, n: usize, most: usize) -> Vec<usize> {
    let mut numbers = random.list(most, 1, n - 1);
    numbers.sort_unstable();
    numbers.dedup();
    numbers
}

fn largest(random: &mut Random) -> Vec<String> {
    let n = 7000;
    let text = |sets: [Vec<usize>; 2]| {
        let sets = sets.map(|set| format!("{} {}\n", set.len(), line(&set)));
        format!("{n}\n{}", sets.concat())
    };
    let mut all: Vec<usize> = (1..n).collect();
    random.shuffle(&mut all);
    let all_but_one = || (2..n).collect::<Vec<_>>();
    let half = || (1..n / 2).map(|i| 2 * i).collect::<Vec<_>>();
    vec![
        text([all.clone(), all]),
        text([all_but_one(), vec![1]]),
        text([half(), half()]),
        text([some_numbers(random, n, n), some_numbers(random, n, n)]),
    ]
}

fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let mut sets: Vec<Vec<usize>> = Vec::new();
    for _ in 0..2 {
        let count = input.read();
        sets.push(input.read_list(count));
    }
    let positions: Vec<(usize, usize)> = (0..n).flat_map(|x| [(x, 0), (x, 1)]).collect();
    let ends = forced_ends(&positions, |&(place, player)| {
        let own = sets[player].iter().filter(|_| place != 0);
        own.map(|number| ((place + number) % n, 1 - player))
            .collect()
    });
    for player in 0..2 {
        output.list((1..n).map(|place| match ends.get(&(place, player)) {
            None => "Loop",
            Some(moves) if moves % 2 == 1 => "Win",
            Some(_) => "Lose",
        }));
    }
}
