use crate::prelude::*;
oracle! { same(generate, solve).some_lines().largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    cases(3, || {
        let n = random.between(1, 6);
        let mut cells: Vec<u64> = (1..=10).collect();
        random.shuffle(&mut cells);
        cells.truncate(n);
        cells.sort_unstable();
        format!("\n{n}\n{}\n", line(&cells))
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    vec![cases(100, || {
        let mut cells = random.list(10_000, 500_000_000, 1_000_000_000);
        cells.sort_unstable();
        cells.dedup();
        format!("\n{}\n{}\n", cells.len(), line(&cells))
    })]
}

fn solve(input: &mut Input, output: &mut Output) {
    // From a coin on its way to the left up to the next one, the farthest cell first.
    let moves = |coins: &[u64], i: usize| {
        let left = if i == 0 { 0 } else { coins[i - 1] };
        let coins = coins.to_vec();
        (left + 1..coins[i]).map(move |cell| {
            let mut option = coins.clone();
            option[i] = cell;
            option
        })
    };
    let mut search = Search::normal(|coins: &Vec<u64>| {
        let options = (0..coins.len()).flat_map(|i| moves(coins, i));
        options.collect()
    });
    for _ in 0..input.read() {
        let n = input.read();
        let coins: Vec<u64> = input.read_list(n);
        let lost = |(_, option): &(usize, Vec<u64>)| !search.wins(option);
        let mut options = (0..n).flat_map(|i| moves(&coins, i).map(move |option| (i, option)));
        match options.find(lost) {
            None => output.line("Johnny wins"),
            Some((i, option)) => {
                output.line("Mary wins");
                output.line(format!("Move {} to {}", coins[i], option[i]));
            }
        }
        output.line("");
    }
}
