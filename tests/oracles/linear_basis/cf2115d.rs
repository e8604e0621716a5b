use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, 2000, 512).slow() }

fn test(random: &mut Random, n: usize, most: u64) -> String {
    let [a, b] = [(); 2].map(|()| line(&random.list(n, 0, most)));
    let players: Vec<u8> = random.list(n, b'0', b'1');
    let players = String::from_utf8(players).unwrap();
    format!("{n}\n{a}\n{b}\n{players}\n")
}

fn generate(random: &mut Random) -> String {
    cases(3, || {
        let n = random.between(1, 6);
        let bits = random.between(1, 5);
        test(random, n, (1 << bits) - 1)
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    let most = (1 << 60) - 1;
    let n = 100_000;
    let many = cases(10_000, || test(random, 10, most));
    vec![many, cases(1, || test(random, n, most))]
}

/// The last x, if `rounds` are still to be played.
fn play(x: u64, rounds: &[([u64; 2], char)]) -> u64 {
    let Some((numbers, player)) = rounds.first() else {
        return x;
    };
    let [one, other] = numbers.map(|number| play(x ^ number, &rounds[1..]));
    either(*player == '1', one.max(other), one.min(other))
}

fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let n = input.read();
        let a: Vec<u64> = input.read_list(n);
        let b: Vec<u64> = input.read_list(n);
        let players = input.read_word();
        let pairs = a.iter().zip(&b).map(|(&a, &b)| [a, b]);
        let rounds: Vec<_> = pairs.zip(players.chars()).collect();
        output.line(play(0, &rounds));
    }
}
