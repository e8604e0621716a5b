use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 2000, 1024) }

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 8);
    let most = random.between(1, 9);
    counted(&random.list(n, 1, most))
}

fn largest(random: &mut Random) -> Vec<String> {
    let any = random.list(3000, 1, 1_000_000_000);
    // The second player gets almost all.
    let mut burden = vec![1; 2999];
    burden[1..]
        .iter_mut()
        .step_by(2)
        .for_each(|number| *number = 1_000_000_000);
    vec![
        counted(&any),
        counted(&burden),
        counted(&[1_000_000_000; 3000]),
    ]
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Scores::new(|row: &Vec<i64>| {
        let mut moves = Vec::new();
        if let [first, rest @ ..] = &row[..] {
            moves.push((*first, rest.to_vec()));
        }
        if let [rest @ .., last] = &row[..] {
            moves.push((*last, rest.to_vec()));
        }
        moves
    });
    output.line(search.lead(&input.read_counted()));
}
