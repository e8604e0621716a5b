use crate::prelude::*;
oracle! { same(generate, solve).some_lines().largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    let most = random.between(2, 9);
    format!("{} {most}\n", random.between(most + 1, 60))
}

fn largest(_: &mut Random) -> Vec<String> {
    let n = 200_000;
    [2, 5, 1000, n / 2, n - 1]
        .map(|most| format!("{n} {most}\n"))
        .to_vec()
}

fn solve(input: &mut Input, output: &mut Output) {
    let [n, most]: [u64; 2] = [input.read(), input.read()];
    // The number that was said last, and what was added then. Who says n or more loses at once, so nobody need.
    let mut search = Search::normal(|&(said, added): &(u64, u64)| {
        let steps = (1..=most).filter(|&step| step != added && said + step < n);
        steps.map(|step| (said + step, step)).collect()
    });
    let mut firsts: Vec<u64> = (1..=most.min(n - 1)).collect();
    firsts.retain(|&first| !search.wins(&(first, first)));
    if firsts.is_empty() {
        firsts.push(0);
    }
    for first in firsts {
        output.line(first);
    }
}
