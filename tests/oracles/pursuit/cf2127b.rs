use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, 1000, 256) }

fn text(random: &mut Random, n: usize, place: usize, rare: usize) -> String {
    let cell = |cell| either(cell != place && random.between(0, rare) == 0, '#', '.');
    let strip: String = (1..=n).map(cell).collect();
    format!("{n} {place}\n{strip}\n")
}

fn generate(random: &mut Random) -> String {
    cases(3, || {
        let n = random.between(2, 7);
        let place = random.between(1, n);
        let rare = random.between(0, 3);
        text(random, n, place, rare)
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    let n = 200_000;
    let mut one = |place, rare| format!("1\n{}", text(random, n, place, rare));
    let mut inputs = vec![one(n / 2, 1), one(1, 100), one(n, 0)];
    inputs.push(cases(10_000, || text(random, 20, 10, 3)));
    inputs
}

/// Whether he can be sure to be out within so many days, the builder first.
fn is_out(n: usize, place: usize, walls: u32, days: usize) -> bool {
    let free = (1..=n).filter(|&cell| cell != place && walls >> cell & 1 == 0);
    let built: Vec<u32> = free.map(|cell| walls | 1 << cell).collect();
    let choices = either(built.is_empty(), vec![walls], built);
    choices.into_iter().all(|walls| {
        let left = (1..place).rev().find(|cell| walls >> cell & 1 == 1);
        let right = (place + 1..=n).find(|cell| walls >> cell & 1 == 1);
        let mut sides = [left, right].into_iter();
        sides.any(|wall| match wall {
            None => true,
            Some(wall) => days > 1 && is_out(n, wall, walls & !(1 << wall), days - 1),
        })
    })
}

fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let [n, place]: [usize; 2] = [input.read(), input.read()];
        let strip = input.read_word();
        let walls = (1..).zip(strip.chars()).filter(|(_, sign)| *sign == '#');
        let walls: u32 = walls.map(|(cell, _)| 1 << cell).sum();
        let mut days = 1..=n;
        output.line(days.find(|&days| is_out(n, place, walls, days)).unwrap());
    }
}
