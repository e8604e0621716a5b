use crate::prelude::*;
use std::cell::RefCell;
use std::collections::HashMap;
oracle! { same(generate, solve).some_lines().largest(largest, 1000, 32) }

/// A row of a board with `width` columns.
fn row(random: &mut Random, width: u64) -> String {
    let tom = random.between(1, width);
    let jerry = (tom - 1 + random.between(1, width - 1)) % width + 1;
    format!("{tom} {jerry}\n")
}

fn generate(random: &mut Random) -> String {
    let mut input = String::new();
    let sizes = [(2, 4), (2, 3), (3, 3)];
    let size = sizes[random.between(0, 2)];
    for (n, m) in [size, (1, 5)] {
        input += &format!("{n} {m}\n");
        for _ in 0..n {
            input += &row(random, m);
        }
        input += "\n";
    }
    input
}

/// The number of boards has no bound.
fn largest(random: &mut Random) -> Vec<String> {
    let mut input = String::new();
    for _ in 0..1000 {
        input += "1000 100\n";
        for _ in 0..1000 {
            input += &row(random, 100);
        }
    }
    vec![input]
}

/// The piece of the player to move comes first in each row.
type Rows = Vec<(u64, u64)>;

fn options(rows: &Rows, width: u64) -> Vec<Rows> {
    let mut options = Vec::new();
    for (i, &(own, other)) in rows.iter().enumerate() {
        for cell in 1..=width {
            // Neither onto the other piece nor past it.
            if cell != own && cell != other && (cell < other) == (own < other) {
                let mut option = rows.clone();
                option[i].0 = cell;
                options.push(option.iter().map(|&(own, other)| (other, own)).collect());
            }
        }
    }
    options
}

/// The number of moves up to the end of each position.
type Ends = HashMap<Rows, usize>;

fn ends(n: usize, m: u64) -> Ends {
    let pairs = (1..=m).flat_map(|own| (1..=m).map(move |other| (own, other)));
    let pairs: Rows = pairs.filter(|(own, other)| own != other).collect();
    let boards = product(&vec![pairs; n]);
    forced_ends(&boards, |rows| options(rows, m))
}

// All inputs together have four sizes of boards.
thread_local!(static ENDS: RefCell<HashMap<(usize, u64), Ends>> = RefCell::default());

fn solve(input: &mut Input, output: &mut Output) {
    while !input.at_end() {
        let (n, m): (usize, u64) = (input.read(), input.read());
        let rows: Rows = (0..n).map(|_| (input.read(), input.read())).collect();
        let moves = ENDS.with(|all| {
            let mut all = all.borrow_mut();
            all.entry((n, m)).or_insert_with(|| ends(n, m))[&rows]
        });
        // No position is a draw.
        output.line(either(moves % 2 == 1, "I WIN!", "BAD LUCK!"));
    }
}
