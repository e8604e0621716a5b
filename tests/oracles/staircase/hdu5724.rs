use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, 1000, 64) }

/// A test of `n` rows, each with up to `most` pieces from column `first` on.
fn test(random: &mut Random, n: usize, first: u64, most: usize) -> String {
    let mut rows = format!("{n}\n");
    for _ in 0..n {
        let mut columns: Vec<u64> = (first..=20).collect();
        random.shuffle(&mut columns);
        columns.truncate(random.between(0, most));
        write!(rows, "{}", counted(&columns)).expect("room");
    }
    rows
}

fn generate(random: &mut Random) -> String {
    cases(2, || {
        let (n, first) = (random.between(1, 2), random.between(14, 18));
        test(random, n, first, 5)
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    vec![cases(100, || test(random, 1000, 1, 20))]
}

/// Rows as sets of columns, column 20 as the highest bit.
fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|rows: &Vec<u64>| {
        change_one(rows, |row| {
            let pieces = (1..=20).filter(|column| row >> column & 1 == 1);
            let moved = pieces.filter_map(|column| {
                let to = (column..=20).find(|to| row >> to & 1 == 0)?;
                Some(row ^ 1 << column ^ 1 << to)
            });
            moved.collect()
        })
    });
    for _ in 0..input.read() {
        let rows = (0..input.read()).map(|_| {
            let columns: Vec<u64> = input.read_counted();
            columns.iter().map(|column| 1 << column).sum()
        });
        let rows: Vec<u64> = rows.collect();
        output.line(either(search.wins(&rows), "YES", "NO"));
    }
}
