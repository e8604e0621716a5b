use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 2000, 1024) }

/// A board with these squares, row by row.
fn text(n: usize, mut square: impl FnMut() -> char) -> String {
    let mut row = || (0..n).map(|_| square()).collect::<String>() + "\n";
    let rows: String = (0..n).map(|_| row()).collect();
    format!("{n}\n{rows}")
}

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 3);
    let mut pieces = 0;
    text(n, || {
        let square = either(pieces < 5, ['.', 'W', 'B'], ['.'; 3])[random.between(0, 2)];
        pieces += u32::from(square != '.');
        square
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    let mut i = 0;
    let turns = text(8, || {
        i += 1;
        ['W', 'B'][(i + i / 8) % 2]
    });
    vec![turns, text(8, || ['.', 'W', 'B'][random.between(0, 2)])]
}

fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let mut board = Vec::new();
    for _ in 0..n {
        board.extend(input.read_word().into_bytes());
    }
    // All squares, and who is to move.
    let mut search = Search::normal(|(board, own): &(Vec<u8>, u8)| {
        let other = either(*own == b'W', b'B', b'W');
        let mut options = Vec::new();
        for square in 0..board.len() {
            let mut option = board.clone();
            if board[square] == other {
                option[square] = b'.';
                options.push((option, other));
            } else if board[square] == *own && square >= n && board[square - n] == b'.' {
                option[square] = b'.';
                option[square - n] = *own;
                options.push((option, other));
            }
        }
        options
    });
    let won = search.wins(&(board, b'W'));
    output.line(either(won, "Takahashi", "Snuke"));
}
