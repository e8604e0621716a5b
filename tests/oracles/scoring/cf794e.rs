use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 2000, 256) }

fn generate(random: &mut Random) -> String {
    let (n, most) = (random.between(1, 7), random.between(2, 9));
    counted(&random.list(n, 1, most))
}

fn largest(random: &mut Random) -> Vec<String> {
    let any = random.list(300_000, 1, 1_000_000_000);
    let rising: Vec<u64> = (999_700_001..=1_000_000_000).collect();
    vec![counted(&any), counted(&rising)]
}

/// The last carrot; Oleg moves `extra` times and then in turn with Igor.
fn last(carrots: &[u64], extra: usize, is_olegs_turn: bool) -> u64 {
    if let [carrot] = carrots {
        return *carrot;
    }
    let igor_is_next = is_olegs_turn && extra == 0;
    let ends = [&carrots[1..], &carrots[..carrots.len() - 1]];
    let [a, b] = ends.map(|rest| last(rest, extra.saturating_sub(1), !igor_is_next));
    either(is_olegs_turn, a.max(b), a.min(b))
}

fn solve(input: &mut Input, output: &mut Output) {
    let carrots: Vec<u64> = input.read_counted();
    let extras = 0..carrots.len();
    output.list(extras.map(|extra| last(&carrots, extra, true)));
}
