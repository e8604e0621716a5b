use crate::prelude::*;
oracle! { same(generate, solve).some_lines().largest(largest, None, None) }

/// The pieces, and the player whose pieces move next.
type Position = (Vec<Vec<u8>>, u8);

/// The cells of the pieces that can move into the empty one.
fn movable((board, player): &Position) -> Vec<(usize, usize)> {
    let cells = || (0..board.len()).flat_map(|row| (0..board[0].len()).map(move |c| (row, c)));
    let hole = cells()
        .find(|&(row, column)| board[row][column] == b'.')
        .expect("a hole");
    let mut movable: Vec<_> = cells().filter(|&(r, c)| board[r][c] == *player).collect();
    movable.retain(|cell| cell.0.abs_diff(hole.0) + cell.1.abs_diff(hole.1) == 1);
    movable
}

fn after((board, player): &Position, (row, column): (usize, usize)) -> Position {
    let mut board = board.clone();
    for cell in board.iter_mut().flatten() {
        if *cell == b'.' {
            *cell = *player;
        }
    }
    board[row][column] = b'.';
    (board, if *player == b'O' { b'X' } else { b'O' })
}

/// A random game on a random board; another one unless Egg wins after a move of Rabbit.
fn generate(random: &mut Random) -> String {
    loop {
        let (rows, columns) = (random.between(1, 4), random.between(1, 4));
        let piece = |bit: u64| if bit == 0 { b'O' } else { b'X' };
        let mut row = || random.list(columns, 0, 1).into_iter().map(piece).collect();
        let mut board: Vec<Vec<u8>> = (0..rows).map(|_| row()).collect();
        let mut cells: Vec<&mut u8> = board.iter_mut().flatten().collect();
        random.shuffle(&mut cells);
        *cells[0] = b'.';
        let mut position = (board.clone(), b'O');
        let mut moves = Vec::new();
        loop {
            let mut choice = movable(&position);
            random.shuffle(&mut choice);
            let Some(cell) = choice.pop() else { break };
            moves.push(cell);
            position = after(&position, cell);
        }
        if moves.is_empty() || moves.len() % 2 == 1 {
            continue;
        }
        let mut input = format!("{rows} {columns}\n");
        for row in board {
            input += &format!("{}\n", String::from_utf8(row).unwrap());
        }
        input += &format!("{}\n", moves.len() / 2);
        for (row, column) in moves {
            input += &format!("{} {}\n", row + 1, column + 1);
        }
        return input;
    }
}

/// A game along `path`, on a board of 40 x 40 where only its cells and the `others` can be walked on.
fn recorded(path: &[(usize, usize)], others: &[(usize, usize)]) -> String {
    let (hole, moves) = path.split_first().expect("a hole");
    let rounds = moves.len() / 2;
    let mut input = String::from("40 40\n");
    for row in 0..40 {
        for column in 0..40 {
            let cell = (row, column);
            let even = (row + column + hole.0 + hole.1) % 2 == 0;
            let walkable = path[..=2 * rounds].contains(&cell) || others.contains(&cell);
            input.push(match cell == *hole {
                true => '.',
                false if even == walkable => 'X',
                false => 'O',
            });
        }
        input.push('\n');
    }
    input += &format!("{rounds}\n");
    for (row, column) in &moves[..2 * rounds] {
        input += &format!("{} {}\n", row + 1, column + 1);
    }
    input
}

fn largest(_: &mut Random) -> Vec<String> {
    // Row after row, and one row in three.
    let mut snakes = Vec::new();
    for rows_apart in [1, 3] {
        let mut snake = Vec::new();
        let mut columns: Vec<usize> = (0..40).collect();
        for row in (rows_apart / 2..40).step_by(rows_apart) {
            let between = (row - snake.last().map_or(row, |cell: &(usize, usize)| cell.0)).max(1);
            snake.extend((1..between).map(|up| (row - between + up, columns[0])));
            snake.extend(columns.iter().map(|&column| (row, column)));
            columns.reverse();
        }
        snakes.push(snake);
    }
    // A cell beside each cell of the path except the last, where the game would be won at once.
    let path = &snakes[1];
    let beside = |a: (usize, usize), b: (usize, usize)| a.0.abs_diff(b.0) + a.1.abs_diff(b.1) == 1;
    let mut ends: Vec<(usize, usize)> = Vec::new();
    let mut taken = path.clone();
    for cell in (0..40).flat_map(|row| (0..40).map(move |column| (row, column))) {
        let near: Vec<_> = taken.iter().filter(|&&other| beside(cell, other)).collect();
        if let [only] = near[..] {
            let has_none = !ends.iter().any(|&end| beside(end, *only));
            if path[..path.len() - 2].contains(only) && !taken.contains(&cell) && has_none {
                ends.push(cell);
                taken.push(cell);
            }
        }
    }
    vec![recorded(&snakes[0], &[]), recorded(path, &ends)]
}

fn solve(input: &mut Input, output: &mut Output) {
    let rows: usize = input.read();
    let _columns: usize = input.read();
    let board = (0..rows).map(|_| input.read_word().into_bytes()).collect();
    let mut position = (board, b'O');
    let mut search = Search::normal(|position: &Position| {
        let cells = movable(position).into_iter();
        cells.map(|cell| after(position, cell)).collect()
    });
    let mut mistakes = Vec::new();
    for round in 1..=input.read::<usize>() {
        let won = search.wins(&position);
        let mut play = || (input.read::<usize>() - 1, input.read::<usize>() - 1);
        position = after(&position, play());
        if won && search.wins(&position) {
            mistakes.push(round);
        }
        position = after(&position, play());
    }
    output.line(mistakes.len());
    for round in mistakes {
        output.line(round);
    }
}
