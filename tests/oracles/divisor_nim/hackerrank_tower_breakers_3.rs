use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    let games = random.between(1, 4);
    cases(games, || {
        let n = random.between(1, 3);
        let most = [30, 12, 6][n - 1];
        format!("{n}\n{}\n", line(&random.list(n, 1, most)))
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    // 99 991 is the greatest prime below 10^5.
    let mut any = random.list(100, 99_000, 100_000);
    any[0] = 100_000;
    let heights = [vec![99_991; 100], any];
    let inputs = heights.iter().map(|heights| {
        let game = format!("100\n{}\n", line(heights));
        format!("200\n{}", game.repeat(200))
    });
    inputs.collect()
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|towers: &Vec<usize>| {
        let mut options = Vec::new();
        for (i, &height) in towers.iter().enumerate() {
            for count in (2..=height).filter(|count| height % count == 0) {
                let mut option = towers.clone();
                option.swap_remove(i);
                option.extend(vec![height / count; count]);
                // Towers of height 1 stay as they are.
                option.retain(|&height| height > 1);
                option.sort_unstable();
                options.push(option);
            }
        }
        options
    });
    for _ in 0..input.read() {
        let n = input.read();
        let won = search.wins(&input.read_list(n));
        output.line(either(won, 1, 2));
    }
}
