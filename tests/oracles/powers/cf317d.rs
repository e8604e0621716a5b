use crate::prelude::*;
oracle! { same(generate, solve).inputs(30).largest(largest, 1000, 256) }

fn generate(random: &mut Random) -> String {
    format!("{}\n", random.between(1, 32))
}

fn largest(_: &mut Random) -> Vec<String> {
    vec![String::from("1000000000\n")]
}

/// The bits of a number and its powers up to `n`.
fn powers(x: u64, n: u64) -> u64 {
    let powers = (1..).map_while(|exponent| x.checked_pow(exponent));
    let powers = powers.take_while(|&power| power <= n);
    // The powers of 1 do not grow.
    let powers = powers.take(if x == 1 { 1 } else { 64 });
    powers.fold(0, |bits, power| bits | 1 << power)
}

fn solve(input: &mut Input, output: &mut Output) {
    let n: u64 = input.read();
    let chains = (1..=n).map(|x| powers(x, n));
    let chained = chains
        .filter(|chain| chain.count_ones() > 1)
        .fold(0, |all, chain| all | chain);
    // A bit for each number that is allowed.
    let mut search = Search::normal(|&allowed: &u64| {
        let mut options = Vec::new();
        let mut some_alone = false;
        for x in (1..=n).filter(|x| allowed >> x & 1 == 1) {
            // Numbers that neither are nor have powers are all alike: only one is tried.
            let alone = chained >> x & 1 == 0;
            if !(alone && some_alone) {
                options.push(allowed & !powers(x, n));
            }
            some_alone |= alone;
        }
        options
    });
    let wins = search.wins(&((2 << n) - 2));
    output.line(either(wins, "Vasya", "Petya"));
}
