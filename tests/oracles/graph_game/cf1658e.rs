use crate::prelude::*;
oracle! { same(generate, solve).lines(|input| number(input, 0)).largest(largest, 4000, 256).slow() }

fn text(random: &mut Random, n: usize, k: usize) -> String {
    let mut numbers: Vec<usize> = (1..=n * n).collect();
    random.shuffle(&mut numbers);
    let rows: Vec<String> = numbers.chunks(n).map(|row| line(row) + "\n").collect();
    format!("{n} {k}\n{}", rows.concat())
}

fn generate(random: &mut Random) -> String {
    let n = random.between(3, 4);
    let k = random.between(1, n - 2);
    text(random, n, k)
}

fn largest(random: &mut Random) -> Vec<String> {
    [1, 1000, 1998].map(|k| text(random, 2000, k)).to_vec()
}

fn solve(input: &mut Input, output: &mut Output) {
    let [n, k]: [usize; 2] = [input.read(), input.read()];
    let numbers: Vec<i64> = input.read_list(n * n);
    let is_far = |a: usize, b: usize| (a / n).abs_diff(b / n) + (a % n).abs_diff(b % n) > k;
    // A pair of moves that goes up and back brings 1 or more, and the last move no more than 16.
    // The lead of the player to move, with the last token on each cell, and so many moves to come.
    let mut leads = vec![0; n * n];
    for _ in 0..2 * 30 {
        let lead = |cell: usize| {
            let next = (0..n * n).filter(|&next| is_far(cell, next));
            next.map(|next| numbers[next] - leads[next]).max().unwrap()
        };
        leads = (0..n * n).map(lead).collect();
    }
    // One move of Marin, then the opponent's, Marin's, ..., as many of each.
    let mut last = Vec::new();
    for cell in 0..n * n {
        let next = (0..n * n).filter(|&next| is_far(cell, next));
        last.push(next.map(|next| numbers[next] - leads[next]).max().unwrap());
    }
    for row in 0..n {
        let winners = (0..n).map(|column| {
            let cell = row * n + column;
            either(numbers[cell] > last[cell], 'M', 'G')
        });
        output.line(winners.collect::<String>());
    }
}
