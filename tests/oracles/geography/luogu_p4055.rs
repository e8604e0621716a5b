use crate::prelude::*;
oracle! { same(generate, solve).some_lines().largest(largest, None, 125) }

fn generate(random: &mut Random) -> String {
    let (rows, columns) = (random.between(1, 4), random.between(1, 4));
    let closed = random.between(0, 4);
    let mut input = format!("{rows} {columns}\n");
    for _ in 0..rows {
        for _ in 0..columns {
            input.push(if random.between(1, 6) <= closed {
                '#'
            } else {
                '.'
            });
        }
        input.push('\n');
    }
    input
}

fn largest(random: &mut Random) -> Vec<String> {
    let maze = |free: &dyn Fn(usize, usize) -> bool| {
        let mut input = String::from("100 100\n");
        for row in 0..100 {
            input.extend((0..100).map(|column| if free(row, column) { '.' } else { '#' }));
            input.push('\n');
        }
        input
    };
    let closed = random.list(10_000, 0, 3);
    // All free; half of the cells are answers; one long corridor; every fourth cell closed.
    vec![
        maze(&|_, _| true),
        maze(&|row, column| row + column > 0),
        maze(&|row, column| row % 2 == 0 || column == [99, 0][row / 2 % 2]),
        maze(&|row, column| closed[100 * row + column] > 0),
    ]
}

fn solve(input: &mut Input, output: &mut Output) {
    let rows: usize = input.read();
    let _columns: usize = input.read();
    let maze: Vec<Vec<u8>> = (0..rows).map(|_| input.read_word().into_bytes()).collect();
    // The maze without the cells that were visited, and the cell of the piece.
    let mut search = Search::normal(|(maze, row, column): &(Vec<Vec<u8>>, usize, usize)| {
        let mut left = maze.clone();
        left[*row][*column] = b'#';
        let mut options = Vec::new();
        for (r, cells) in left.iter().enumerate() {
            for (c, &cell) in cells.iter().enumerate() {
                if cell == b'.' && r.abs_diff(*row) + c.abs_diff(*column) == 1 {
                    options.push((left.clone(), r, c));
                }
            }
        }
        options
    });
    let mut won = Vec::new();
    for (row, cells) in maze.iter().enumerate() {
        for (column, &cell) in cells.iter().enumerate() {
            // YY moves first.
            if cell == b'.' && !search.wins(&(maze.clone(), row, column)) {
                won.push([row + 1, column + 1]);
            }
        }
    }
    output.line(either(won.is_empty(), "LOSE", "WIN"));
    for cell in won {
        output.list(cell);
    }
}
