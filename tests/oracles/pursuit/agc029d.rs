use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 2000, 1024) }

fn text(height: usize, width: usize, cells: &[(usize, usize)]) -> String {
    format!("{height} {width} {}\n{}", cells.len(), lines(cells))
}

fn generate(random: &mut Random) -> String {
    let (height, width) = (random.between(1, 5), random.between(1, 5));
    let rare = random.between(2, 5);
    let all = (1..=height).flat_map(|row| (1..=width).map(move |column| (row, column)));
    let mut cells: Vec<(usize, usize)> = all.filter(|&cell| cell != (1, 1)).collect();
    cells.retain(|_| random.between(0, rare) == 0);
    text(height, width, &cells)
}

fn largest(random: &mut Random) -> Vec<String> {
    let most = 200_000;
    let above: Vec<(usize, usize)> = (1..most).map(|row| (row, row + 1)).collect();
    let mut last: Vec<(usize, usize)> = (1..most).map(|column| (most, column + 1)).collect();
    random.shuffle(&mut last);
    vec![
        text(most, most, &[]),
        text(most, most, &above),
        text(most, most, &last),
    ]
}

fn solve(input: &mut Input, output: &mut Output) {
    let [height, width, count]: [usize; 3] = [(); 3].map(|()| input.read());
    let cells: Vec<(usize, usize)> = (0..count).map(|_| (input.read(), input.read())).collect();
    // The cell, whose turn it is, and whether the last action left the piece. A point is an action of Takahashi's.
    let mut scores = Scores::new(
        |&(row, column, is_his, left): &(usize, usize, bool, bool)| {
            let mut moves = Vec::new();
            // After the second action that leaves the piece the game is over, and there is no piece.
            if row == 0 {
                return moves;
            }
            let point = i64::from(is_his);
            let left_again = either(left, (0, 0), (row, column));
            moves.push((point, (left_again.0, left_again.1, !is_his, true)));
            let next = either(is_his, (row + 1, column), (row, column + 1));
            if next.0 <= height && next.1 <= width && !cells.contains(&next) {
                moves.push((point, (next.0, next.1, !is_his, false)));
            }
            moves
        },
    );
    output.line(scores.lead(&(1, 1, true, false)));
}
