use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, None, None).slow() }

fn generate(random: &mut Random) -> String {
    let n = random.between(2, 9);
    let most = random.between(2, 9);
    let mut piles: Vec<u64> = random.list(n, 1, most);
    // More often than not at one end or at both.
    for gap in [0, n - 1, random.between(0, n - 1)] {
        if random.between(0, 1) == 0 {
            piles[gap] = 0;
        }
    }
    piles[random.between(0, n - 1)] = 0;
    counted(&piles)
}

/// One long row, two long stacks that fall towards the gap, and many short rows.
fn largest(random: &mut Random) -> Vec<String> {
    let most = 100_000_000;
    let mut row = random.list(1_000_000, most - 1000, most);
    let mut short = random.list(1_000_000, 0, most);
    row[0] = 0;
    short.iter_mut().step_by(5).for_each(|pile| *pile = 0);
    let falling = (0..1_000_000u64).map(|i| i.abs_diff(500_000) * 200);
    vec![
        counted(&row),
        counted(&falling.collect::<Vec<_>>()),
        counted(&short),
    ]
}

fn solve(input: &mut Input, output: &mut Output) {
    let piles: Vec<i64> = input.read_counted();
    let sum: i64 = piles.iter().sum();
    let mut search = Scores::new(|piles: &Vec<i64>| {
        let mut moves = Vec::new();
        for i in (0..piles.len()).filter(|&i| piles[i] > 0) {
            let is_gone = |neighbour| piles.get(neighbour) == Some(&0);
            if is_gone(i + 1) || i > 0 && is_gone(i - 1) {
                let mut option = piles.clone();
                option[i] = 0;
                moves.push((piles[i], option));
            }
        }
        moves
    });
    let lead = search.lead(&piles);
    output.list([(sum + lead) / 2, (sum - lead) / 2]);
}
