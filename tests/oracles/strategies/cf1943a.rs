use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    cases(2, || {
        let n = random.between(1, 5);
        let most = random.between(0, n - 1);
        counted(&random.list(n, 0, most))
    })
}

/// Two copies of each; each once; any.
fn largest(random: &mut Random) -> Vec<String> {
    let n = 200_000;
    let doubled: Vec<usize> = (0..n / 2).chain(0..n / 2).collect();
    let any = cases(20_000, || counted(&random.list(10, 0, 9)));
    let one = [doubled, (0..n).collect()].map(|numbers| format!("1\n{}", counted(&numbers)));
    [&one[..], &[any]].concat()
}

/// The score if Alice has the numbers of a set, and `left` is to be taken.
fn score(alice: u32, left: &[u32], alices_turn: bool) -> u32 {
    let after = (0..left.len()).map(|i| {
        let rest = [&left[..i], &left[i + 1..]].concat();
        let alice = either(alices_turn, alice | 1 << left[i], alice);
        score(alice, &rest, !alices_turn)
    });
    let best = either(alices_turn, after.clone().max(), after.min());
    best.unwrap_or(alice.trailing_ones())
}

fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        output.line(score(0, &input.read_counted(), true));
    }
}
