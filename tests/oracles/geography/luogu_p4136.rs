use crate::prelude::*;
oracle! { same(generate, solve).lines(|input| rows(input) - 1).largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    let mut input = String::new();
    for _ in 0..random.between(0, 6) {
        input += &format!("{}\n", random.between(1, 4));
    }
    input + "0\n"
}

/// The statement does not bound the number of lines: there are 100000.
fn largest(random: &mut Random) -> Vec<String> {
    let mixed = random.list(100_000, 1, 10_000);
    [vec![10_000; 100_000], mixed]
        .iter()
        .map(|sides| format!("{}\n0\n", line(sides).replace(' ', "\n")))
        .collect()
}

fn solve(input: &mut Input, output: &mut Output) {
    loop {
        let n: usize = input.read();
        if n == 0 {
            break;
        }
        // The cell of the stone and the set of the cells where it has been.
        let mut search = Search::normal(|&(row, column, visited): &(usize, usize, u32)| {
            let cells = (0..n).flat_map(|r| (0..n).map(move |c| (r, c)));
            let next = cells.filter(|&(r, c)| {
                r.abs_diff(row) + c.abs_diff(column) == 1 && visited >> (r * n + c) & 1 == 0
            });
            next.map(|(r, c)| (r, c, visited | 1 << (r * n + c)))
                .collect()
        });
        output.line(either(search.wins(&(0, 0, 1)), "Alice", "Bob"));
    }
}
