use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 1000, 250).slow() }

fn board(random: &mut Random, n: usize, m: usize, most: u32) -> String {
    let rows = (0..2 * n).map(|_| line(&random.list(m, 0, most)) + "\n");
    format!("{n} {m}\n{}", rows.collect::<String>())
}

fn generate(random: &mut Random) -> String {
    let (n, m) = (random.between(1, 3), random.between(1, 4));
    board(random, n, m, 9)
}

fn largest(random: &mut Random) -> Vec<String> {
    vec![board(random, 10, 10, 100_000), board(random, 10, 10, 1)]
}

fn solve(input: &mut Input, output: &mut Output) {
    let (n, m): (usize, usize) = (input.read(), input.read());
    let first: Vec<i64> = input.read_list(n * m);
    let second: Vec<i64> = input.read_list(n * m);
    // Which cells have a piece.
    let mut search = Scores::new(|board: &Vec<bool>| {
        let pieces = board.iter().filter(|&&piece| piece).count();
        let points = either(pieces % 2 == 0, &first, &second);
        let may_be_taken = |cell: usize| {
            let before = (0..cell).filter(|other| {
                let is_left = other / m == cell / m;
                let is_above = other % m == cell % m;
                is_left || is_above
            });
            !board[cell] && before.into_iter().all(|other| board[other])
        };
        let mut moves = Vec::new();
        for cell in (0..n * m).filter(|&cell| may_be_taken(cell)) {
            let mut option = board.clone();
            option[cell] = true;
            moves.push((points[cell], option));
        }
        moves
    });
    output.line(search.lead(&vec![false; n * m]));
}
