use crate::prelude::*;
oracle! { same(generate, solve).lines(|_| 2).largest(largest, 1000, 128) }

fn text(random: &mut Random, n: usize) -> String {
    let mut values: Vec<usize> = (0..n * (n - 1) / 2).collect();
    random.shuffle(&mut values);
    let mut rows = String::new();
    let mut values = &values[..];
    for length in (1..n).rev() {
        let (row, rest) = values.split_at(length);
        rows += &(line(row) + "\n");
        values = rest;
    }
    format!("{n}\n{rows}")
}

fn generate(random: &mut Random) -> String {
    let n = 2 * random.between(2, 4);
    text(random, n)
}

fn largest(random: &mut Random) -> Vec<String> {
    vec![text(random, 500)]
}

/// The value of the best pair of some persons.
fn best(values: &[Vec<u32>], persons: &[usize]) -> Option<u32> {
    let pairs = persons
        .iter()
        .flat_map(|&a| persons.iter().map(move |&b| (a, b)));
    pairs
        .filter(|(a, b)| a < b)
        .map(|(a, b)| values[a][b])
        .max()
}

/// The best pair that the player can get and win with, in all plays from here on.
fn play(values: &[Vec<u32>], own: &[usize], others: &[usize]) -> Option<u32> {
    let free: Vec<usize> = (0..values.len())
        .filter(|person| !own.contains(person) && !others.contains(person))
        .collect();
    if free.is_empty() {
        let pair = best(values, own);
        return pair.filter(|_| pair > best(values, others));
    }
    let plays = free.iter().map(|&person| {
        let own = [own, &[person]].concat();
        let rest = free.iter().filter(|other| **other != person);
        let computers = rest.max_by_key(|&&other| own.iter().map(|&a| values[a][other]).max());
        play(values, &own, &[others, &[*computers.unwrap()]].concat())
    });
    plays.max().flatten()
}

fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let mut values = vec![vec![0; n]; n];
    for (a, b) in (0..n).flat_map(|a| (a + 1..n).map(move |b| (a, b))) {
        values[a][b] = input.read();
        values[b][a] = values[a][b];
    }
    match play(&values, &[], &[]) {
        None => output.line(0),
        Some(value) => {
            output.line(1);
            output.line(value);
        }
    }
}
