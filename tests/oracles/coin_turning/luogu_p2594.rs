use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    let mut input = String::from("2\n");
    for _ in 0..2 {
        // The largest board is rare, for it takes most of the time.
        let (n, m) = match random.between(0, 50) {
            0 => (3, 3),
            1..=15 => (1, random.between(1, 6)),
            16..=30 => (random.between(1, 6), 1),
            31..=40 => (2, random.between(2, 4)),
            _ => (random.between(2, 4), 2),
        };
        input += &format!("{n} {m}\n");
        for _ in 0..n {
            for _ in 0..m {
                input.push(if random.between(0, 1) == 0 { 'H' } else { 'T' });
            }
            input.push('\n');
        }
    }
    input
}

fn largest(random: &mut Random) -> Vec<String> {
    let mut inputs = vec![String::from("50\n"); 2];
    for _ in 0..50 {
        for input in &mut inputs {
            *input += "100 100\n";
        }
        for _ in 0..100 {
            let coins = random.list(100, 0, 1).into_iter();
            inputs[0] += &"T".repeat(100);
            inputs[1].extend(coins.map(|bit| if bit == 0 { 'H' } else { 'T' }));
            for input in &mut inputs {
                input.push('\n');
            }
        }
    }
    inputs
}

fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let n = input.read();
        let m = input.read();
        let mut tails = 0;
        for i in 0..n {
            for (j, coin) in input.read_word().bytes().enumerate() {
                tails |= u32::from(coin == b'T') << (i * m + j);
            }
        }
        let sets = sets(n, m);
        let mut search = Search::normal(|&tails: &u32| {
            let allowed = sets.iter().filter(|(corner, _)| tails & corner != 0);
            allowed.map(|(_, set)| tails ^ set).collect()
        });
        output.line(either(search.wins(&tails), "-_-", "=_="));
    }
}

/// All connected sets of cells with a lower right corner, and that corner.
fn sets(n: usize, m: usize) -> Vec<(u32, u32)> {
    let mut found = Vec::new();
    for set in 1u32..1 << (n * m) {
        let cells: Vec<usize> = (0..n * m).filter(|cell| set >> cell & 1 == 1).collect();
        let last_row = cells.iter().map(|cell| cell / m).max().expect("a cell");
        let last_column = cells.iter().map(|cell| cell % m).max().expect("a cell");
        let corner = last_row * m + last_column;
        if set >> corner & 1 == 1 && connected(&cells, m) {
            found.push((1 << corner, set));
        }
    }
    found
}

fn connected(cells: &[usize], m: usize) -> bool {
    let mut reached = vec![cells[0]];
    for next in 0..cells.len() {
        let Some(&cell) = reached.get(next) else {
            return false;
        };
        for &other in cells {
            let rows = (cell / m).abs_diff(other / m);
            let columns = (cell % m).abs_diff(other % m);
            if rows + columns == 1 && !reached.contains(&other) {
                reached.push(other);
            }
        }
    }
    true
}
