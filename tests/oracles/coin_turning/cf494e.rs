use crate::prelude::*;
use snippets::mex::mex;
oracle! { same(generate, solve).known(known).largest(largest, None, None) }

fn text(random: &mut Random, size: u32, count: usize) -> String {
    let mut input = format!("{size} {count} {}\n", random.between(1, size));
    for _ in 0..count {
        let (top, left) = (random.between(1, size), random.between(1, size));
        let (bottom, right) = (random.between(top, size), random.between(left, size));
        input += &format!("{top} {left} {bottom} {right}\n");
    }
    input
}

fn generate(random: &mut Random) -> String {
    // The largest board is rare, for it takes most of the time.
    let size = match random.between(0, 50) {
        0 => 4,
        i => 1 + i % 3,
    };
    let count = random.between(1, 3);
    text(random, size, count)
}

/// A white board, all of which the first player may invert. Boards of about 12 rows, by the values of single
/// cells, each found from the squares that end at it.
fn known(random: &mut Random) -> Vec<(String, String)> {
    let white = "1 1 1000000000 1000000000\n".repeat(50_000);
    let white = format!("1000000000 50000 1000000000\n{white}");
    let mut known = vec![(white, "Hamed\n".to_string())];
    for _ in 0..60 {
        let size = random.between(9, 14);
        let input = text(random, size, 6);
        let mut numbers = Input::from_text(&input);
        let [size, _, longest]: [usize; 3] = numbers.read_array();
        let (mut white, mut values) = (vec![vec![false; size]; size], vec![vec![0; size]; size]);
        for _ in 0..6 {
            let [top, left, bottom, right]: [usize; 4] = numbers.read_array();
            for row in &mut white[top - 1..bottom] {
                row[left - 1..right].fill(true);
            }
        }
        let mut sum = 0;
        for (i, j) in (0..size).flat_map(|i| (0..size).map(move |j| (i, j))) {
            let sides = 0..longest.min(i + 1).min(j + 1);
            let squares = sides.map(|s| {
                values[i - s..=i]
                    .iter()
                    .flat_map(move |row| &row[j - s..=j])
            });
            values[i][j] = mex(squares.map(|cells| cells.fold(0, |sum, value| sum ^ value)));
            sum ^= if white[i][j] { values[i][j] } else { 0 };
        }
        drop(numbers);
        let winner = either(sum > 0, "Hamed\n", "Malek\n");
        known.push((input, winner.to_string()));
    }
    known
}

fn largest(random: &mut Random) -> Vec<String> {
    let size = 1_000_000_000;
    let mut inputs = vec![format!("{size} 50000 {size}\n"); 3];
    for i in 1..=50_000 {
        let sides = [random.between(1, size), random.between(1, size)];
        let other_sides = [random.between(1, size), random.between(1, size)];
        let (top, bottom) = (sides[0].min(sides[1]), sides[0].max(sides[1]));
        let left = other_sides[0].min(other_sides[1]);
        let right = other_sides[0].max(other_sides[1]);
        writeln!(inputs[0], "{top} {left} {bottom} {right}").unwrap();
        // One within the other.
        let (least, most) = (9_999 * i, size - 9_999 * i);
        writeln!(inputs[1], "{least} {least} {most} {most}").unwrap();
        // All equal.
        writeln!(inputs[2], "{size} {size} {size} {size}").unwrap();
    }
    inputs
}

fn solve(input: &mut Input, output: &mut Output) {
    let size: u32 = input.read();
    let count = input.read();
    let longest_side: u32 = input.read();
    let bit = |i, j| 1u32 << (size * (i - 1) + j - 1);
    let mut white = 0;
    for _ in 0..count {
        let [top, left]: [u32; 2] = input.read_array();
        let [bottom, right]: [u32; 2] = input.read_array();
        for i in top..=bottom {
            for j in left..=right {
                white |= bit(i, j);
            }
        }
    }
    let mut search = Search::normal(|&white: &u32| {
        let mut options = Vec::new();
        for i in 1..=size {
            for j in 1..=size {
                if white & bit(i, j) == 0 {
                    continue;
                }
                for side in 1..=longest_side.min(i).min(j) {
                    let mut option = white;
                    for row in 0..side {
                        for column in 0..side {
                            option ^= bit(i - row, j - column);
                        }
                    }
                    options.push(option);
                }
            }
        }
        options
    });
    output.line(either(search.wins(&white), "Hamed", "Malek"));
}
