use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 2000, 256) }

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 9);
    counted(&random.list(n, 1, 9))
}

fn largest(random: &mut Random) -> Vec<String> {
    vec![
        counted(&random.list(50, 1, 100_000)),
        counted(&[100_000; 50]),
    ]
}

/// How much the holder of the token and the other one get of the slices.
fn shares(slices: &[u64]) -> (u64, u64) {
    let Some((slice, rest)) = slices.split_first() else {
        return (0, 0);
    };
    let (holder, other) = shares(rest);
    let keeps_the_token = (holder, other + slice);
    let takes_the_slice = (other + slice, holder);
    either(
        keeps_the_token.0 > takes_the_slice.0,
        keeps_the_token,
        takes_the_slice,
    )
}

fn solve(input: &mut Input, output: &mut Output) {
    let n = input.read();
    let (bob, alice) = shares(&input.read_list(n));
    output.line(format!("{alice} {bob}"));
}
