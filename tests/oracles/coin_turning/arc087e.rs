use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 2000, 256) }

/// A string is a number here, its digits in binary after a 1. None is a prefix of the added one, nor
/// the other way round.
fn left(free: &[u32], added: u32) -> Vec<u32> {
    let cut = |a: u32, b: u32| a.leading_zeros().saturating_sub(b.leading_zeros());
    let is_prefix = |a, b| b >> cut(a, b) == a;
    let mut left = free.to_vec();
    left.retain(|&string| !is_prefix(string, added) && !is_prefix(added, string));
    left
}

fn text(longest: u64, strings: &[u32]) -> String {
    let lines = strings
        .iter()
        .map(|string| format!("{string:b}\n")[1..].to_string());
    format!("{} {longest}\n{}", strings.len(), lines.collect::<String>())
}

fn generate(random: &mut Random) -> String {
    let longest = random.between(1, 4);
    let mut free: Vec<u32> = (2..2 << longest).collect();
    let (mut strings, most) = (Vec::new(), random.between(3, 12));
    // Long games have many positions.
    while strings.is_empty() || free.len() > most {
        strings.push(free[random.between(0, free.len() - 1)]);
        free = left(&free, strings[strings.len() - 1]);
    }
    text(longest, &strings)
}

/// One long string, and many strings of one length.
fn largest(random: &mut Random) -> Vec<String> {
    let longest = 1_000_000_000_000_000_000;
    let mut many: Vec<u32> = (1 << 13..2 << 13).collect();
    random.shuffle(&mut many);
    let long = format!("1 {longest}\n{}\n", "01".repeat(50_000));
    vec![long, text(longest, &many[..100_000 / 13])]
}

fn solve(input: &mut Input, output: &mut Output) {
    let (n, longest): (usize, u32) = (input.read(), input.read());
    let options = |free: &Vec<u32>| free.iter().map(|&added| left(free, added)).collect();
    let mut free: Vec<u32> = (2..2 << longest).collect();
    for _ in 0..n {
        let string = u32::from_str_radix(&format!("1{}", input.read_word()), 2);
        free = left(&free, string.expect("digits"));
    }
    let won = Search::normal(options).wins(&free);
    output.line(either(won, "Alice", "Bob"));
}
