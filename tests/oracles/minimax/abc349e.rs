use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 2000, 1024).slow() }

fn board(mut numbers: Vec<i64>) -> String {
    let sum: i64 = numbers.iter().sum();
    // The sum has to be odd.
    numbers[0] -= either(sum % 2 == 0, 1, 0);
    let rows = numbers.chunks(3).map(|row| line(row) + "\n");
    rows.collect()
}

fn generate(random: &mut Random) -> String {
    // Aoki wins only where most numbers are below 0.
    let most = random.between(-3, 9);
    board(random.list(9, -9, most))
}

/// Sums that come near to all that nine numbers can be.
fn largest(random: &mut Random) -> Vec<String> {
    let most = 1_000_000_000;
    let signs = random.list(9, 0, 1).into_iter();
    let mixed = signs.map(|sign| (2 * sign - 1) * most + sign);
    vec![
        board(vec![most; 9]),
        board(vec![1 - most; 9]),
        board(
            mixed
                .map(|number: i64| number.clamp(-most + 1, most))
                .collect(),
        ),
        board(random.list(9, 1 - most, most)),
    ]
}

/// The colours of the cells.
type Board = [u8; 9];

/// Whether three cells of a colour lie on a line.
fn has_line(board: &Board, colour: u8) -> bool {
    let has = |row: usize, column: usize| board[3 * row + column] == colour;
    (0..3).any(|i| (0..3).all(|j| has(i, j)) || (0..3).all(|j| has(j, i)))
        || (0..3).all(|i| has(i, i))
        || (0..3).all(|i| has(i, 2 - i))
}

fn solve(input: &mut Input, output: &mut Output) {
    let numbers: Vec<i64> = input.read_list(9);
    let score = |board: &Board, colour| -> i64 {
        let cells = (0..9).filter(|&cell| board[cell] == colour);
        cells.map(|cell| numbers[cell]).sum()
    };
    // The board and who is to move. A position without options is lost.
    let mut search = Search::normal(|(board, colour): &(Board, u8)| {
        let other = either(*colour == b'r', b'b', b'r');
        let mut options = Vec::new();
        if has_line(board, other) {
            return options;
        }
        for cell in (0..9).filter(|&cell| board[cell] == b' ') {
            let mut option = *board;
            option[cell] = *colour;
            options.push((option, other));
        }
        let is_full = options.is_empty();
        if is_full && score(board, *colour) > score(board, other) {
            // Won: an option that is lost.
            options.push(([b'r'; 9], b'b'));
        }
        options
    });
    let won = search.wins(&([b' '; 9], b'r'));
    output.line(either(won, "Takahashi", "Aoki"));
}
