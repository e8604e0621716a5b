use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 2000, 256).slow() }

fn generate(random: &mut Random) -> String {
    let (n, m) = match random.between(0, 3) {
        0 => (3, random.between(2, 4)),
        1 => (random.between(1, 4), 3),
        2 => (2, random.between(1, 6)),
        _ => (random.between(1, 6), 2),
    };
    let letters = match random.between(0, 2) {
        0 => b"LR".as_slice(),
        1 => b"LLX",
        _ => b"LRX",
    };
    text(random, n, m, letters)
}

fn text(random: &mut Random, n: usize, m: usize, letters: &[u8]) -> String {
    let mut text = format!("{n} {m}\n");
    for _ in 0..n {
        for place in random.list(m, 0, letters.len() - 1) {
            text.push(letters[place].into());
        }
        text.push('\n');
    }
    text
}

fn largest(random: &mut Random) -> Vec<String> {
    vec![text(random, 20, 20, b"X"), text(random, 20, 20, b"LRX")]
}

fn solve(input: &mut Input, output: &mut Output) {
    let [n, m]: [usize; 2] = input.read_array();
    let field: Vec<Vec<u8>> = (0..n).map(|_| input.read_word().into_bytes()).collect();
    // Bit row * m + column of a position: whether the cell is active.
    let is_active = |position: u32, row: usize, column: usize| {
        row < n && column < m && position >> (row * m + column) & 1 == 1
    };
    let mut search = Search::normal(|&position: &u32| {
        let mut options = Vec::new();
        for (row, column) in (0..n).flat_map(|row| (0..m).map(move |column| (row, column))) {
            if !is_active(position, row, column) {
                continue;
            }
            let left_down = [(1, usize::MAX), (usize::MAX, 1)];
            let left_up = [(usize::MAX, usize::MAX), (1, 1)];
            let directions = match field[row][column] {
                b'L' => left_down.to_vec(),
                b'R' => left_up.to_vec(),
                _ => [left_down, left_up].concat(),
            };
            let mut option = position & !(1 << (row * m + column));
            for (down, right) in directions {
                let (mut row, mut column) = (row, column);
                loop {
                    row = row.wrapping_add(down);
                    column = column.wrapping_add(right);
                    if !is_active(position, row, column) {
                        break;
                    }
                    option &= !(1 << (row * m + column));
                }
            }
            options.push(option);
        }
        options
    });
    let wins = search.wins(&((1 << (n * m)) - 1));
    output.line(either(wins, "WIN", "LOSE"));
}
