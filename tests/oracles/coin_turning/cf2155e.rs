use crate::prelude::*;
use std::collections::HashSet;
oracle! { tests(generate, solve).largest(largest, 2000, 256) }

fn generate(random: &mut Random) -> String {
    // Boards of few positions: rows, columns and the most tokens.
    let boards = [
        (1, 6, 3),
        (1, 4, 4),
        (2, 4, 2),
        (2, 3, 3),
        (3, 3, 2),
        (4, 2, 2),
    ];
    cases(4, || {
        let (n, m, most) = boards[random.between(0, boards.len() - 1)];
        let k = random.between(1, most);
        let tokens: Vec<(usize, usize)> = (0..k)
            .map(|_| (random.between(1, n), random.between(1, m)))
            .collect();
        format!("{n} {m} {k}\n{}", lines(&tokens))
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    let most = 200_000;
    let mut inputs = Vec::new();
    for (n, tests, k) in [(1, 1, most), (most, 1, most), (2, 10_000, 20)] {
        inputs.push(cases(tests, || {
            let tokens: Vec<(usize, usize)> = (0..k)
                .map(|_| (random.between(1, n), random.between(1, most)))
                .collect();
            format!("{n} {most} {k}\n{}", lines(&tokens))
        }));
    }
    inputs
}

type Cell = (usize, usize);

fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let rows: usize = input.read();
        let _: usize = input.read();
        let k: usize = input.read();
        let mut tokens: Vec<Cell> = (0..k).map(|_| (input.read(), input.read())).collect();
        tokens.sort_unstable();
        let mut search = Search::normal(|tokens: &Vec<Cell>| {
            let mut options = HashSet::new();
            for i in 0..tokens.len() {
                for walk in walks(rows, tokens[i]) {
                    let mut option = tokens.clone();
                    option.remove(i);
                    // Tokens in column 1 never move.
                    option.extend(walk.into_iter().filter(|cell| cell.1 > 1));
                    option.sort_unstable();
                    options.insert(option);
                }
            }
            options.into_iter().collect()
        });
        tokens.retain(|cell| cell.1 > 1);
        output.line(either(search.wins(&tokens), "Mimo", "Yuyu"));
    }
}

/// The walks from a cell, without that cell.
fn walks(rows: usize, (row, column): Cell) -> Vec<Vec<Cell>> {
    if column == 1 {
        return Vec::new();
    }
    let mut done = Vec::new();
    let mut open = vec![vec![(row, column - 1)]];
    while let Some(walk) = open.pop() {
        let (row, column) = *walk.last().unwrap();
        if column == 1 {
            done.push(walk.clone());
        }
        let mut next = vec![(row + 1, column), (row - 1, column)];
        if column > 1 {
            next.push((row, column - 1));
        }
        next.retain(|cell| (1..=rows).contains(&cell.0) && !walk.contains(cell));
        for cell in next {
            let mut longer = walk.clone();
            longer.push(cell);
            open.push(longer);
        }
    }
    done
}
