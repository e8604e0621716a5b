use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 1000, 256) }

fn row(random: &mut Random, n: usize, rare: usize) -> String {
    let cards = (0..n).map(|_| either(random.between(0, rare) == 0, '1', '0'));
    cards.collect()
}

fn generate(random: &mut Random) -> String {
    let n = random.between(3, 8);
    let k = random.between(1, n / 2);
    let rare = random.between(1, 2);
    format!("{n} {k}\n{}\n", row(random, n, rare))
}

fn largest(random: &mut Random) -> Vec<String> {
    let n = 100_000;
    [1, n / 2, n - 1, n]
        .map(|k| format!("{n} {k}\n{}\n", row(random, n, 1)))
        .to_vec()
}

fn solve(input: &mut Input, output: &mut Output) {
    let [n, k]: [usize; 2] = [input.read(), input.read()];
    let start = u32::from_str_radix(&input.read_word(), 2).unwrap();
    let all = (1_u32 << n) - 1;
    // The row, and whether the last move made all cards alike: then the game is over, and the player to move lost.
    let options = |&(row, is_over): &(u32, bool)| {
        let mut options = Vec::new();
        for place in (0..=n - k).filter(|_| !is_over) {
            let window = ((1 << k) - 1) << place;
            for after in [row | window, row & !window] {
                options.push((after, after == 0 || after == all));
            }
        }
        options
    };
    let positions = (0..=all).flat_map(|row| [(row, false), (row, true)]);
    let ends = forced_ends(&positions.collect::<Vec<_>>(), options);
    output.line(match ends.get(&(start, false)) {
        None => "once again",
        Some(moves) => either(moves % 2 == 1, "tokitsukaze", "quailty"),
    });
}
