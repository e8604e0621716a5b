use crate::prelude::*;
oracle! { same(generate, solve).lines(|input| rows(input) / 2).largest(largest, 1000, 32).slow() }

fn generate(random: &mut Random) -> String {
    let mut input = String::new();
    for _ in 0..2 {
        let mut cells: Vec<u64> = (1..=8).collect();
        random.shuffle(&mut cells);
        let n = random.between(1, 7);
        cells.truncate(n);
        cells.sort_unstable();
        input += &format!("{n} {}\n{}\n", random.between(n.min(2), n), line(&cells));
    }
    input
}

/// The number of tests has no bound.
fn largest(random: &mut Random) -> Vec<String> {
    let mut cells: Vec<u64> = (1..100_000).collect();
    let mut test = || {
        random.shuffle(&mut cells);
        let mut persons = cells[..999].to_vec();
        persons.sort_unstable();
        format!("999 {}\n{}\n", random.between(1, 999), line(&persons))
    };
    vec![(0..1000).map(|_| test()).collect()]
}

/// The persons who are not on the hilltop, from the top, and the king's place among them.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Hill {
    cells: Vec<u64>,
    king: Option<usize>,
}

fn options(hill: &Hill) -> Vec<Hill> {
    let mut options = Vec::new();
    let Some(king) = hill.king else {
        return options;
    };
    for (i, &cell) in hill.cells.iter().enumerate() {
        let above = if i == 0 { 0 } else { hill.cells[i - 1] };
        for target in above..cell {
            let mut cells = hill.cells.clone();
            if target > above {
                cells[i] = target;
                let king = hill.king;
                options.push(Hill { cells, king });
            } else if target == 0 {
                cells.remove(0);
                let king = king.checked_sub(1);
                options.push(Hill { cells, king });
            }
        }
    }
    options
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(options);
    while !input.at_end() {
        let [n, king]: [usize; 2] = input.read_array();
        let cells = input.read_list(n);
        let king = king.checked_sub(1);
        output.line(if search.wins(&Hill { cells, king }) {
            "Alice"
        } else {
            "Bob"
        });
    }
}
