use crate::prelude::*;
oracle! { same(generate, solve).lines(starts).largest(largest, 1000, 1536).slow() }

type Cells = Vec<(u64, u64)>;

/// For each test the closed cells and the starts.
fn text(tests: &[[Cells; 2]]) -> String {
    let mut text = format!("{}\n", tests.len());
    for cells in tests.iter().flatten() {
        text += &format!("{}\n{}", cells.len(), lines(cells));
    }
    text
}

fn starts(input: &str) -> usize {
    let mut numbers = Input::from_text(input);
    let mut starts = 0;
    for _ in 0..numbers.read() {
        let closed: usize = numbers.read();
        let _cells: Vec<u64> = numbers.read_list(2 * closed);
        let count: usize = numbers.read();
        let _cells: Vec<u64> = numbers.read_list(2 * count);
        starts += count;
    }
    starts
}

fn generate(random: &mut Random) -> String {
    let mut tests = Vec::new();
    for _ in 0..random.between(1, 3) {
        let [columns, rows] = [random.between(1, 7), random.between(1, 7)];
        let cells = (0..columns).flat_map(|x| (0..rows).map(move |y| (x, y)));
        let mut cells: Cells = cells.collect();
        random.shuffle(&mut cells);
        let closed = random.between(1, cells.len().min(10));
        let mut starts = cells.split_off(closed);
        // There has to be a start.
        starts.truncate(12);
        starts.push((columns + random.between(0, 3), rows));
        tests.push([cells, starts]);
    }
    text(&tests)
}

fn largest(random: &mut Random) -> Vec<String> {
    let (count, most) = (100_000, 1_000_000_000);
    let starts: Cells = (0..count).map(|i| (most - i, most - i / 2)).collect();
    let diagonal = (0..count).map(|i| (2 * i, 2 * i + i % 2));
    let row = (0..count).map(|i| (2 * i, 9_999));
    let column = (0..count).map(|i| (9_999, 2 * i));
    let far = (0..count).map(|i| (random.between(0, most), 5_000 * i));
    let single = [vec![(0, most)], vec![(most, most)]];
    let mut inputs = vec![vec![single; 10_000]];
    for closed in [
        diagonal.collect(),
        row.collect(),
        column.collect(),
        far.collect(),
    ] {
        inputs.push(vec![[closed, starts.clone()]]);
    }
    inputs.iter().map(|tests| text(tests)).collect()
}

fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let n = input.read();
        let closed: Cells = (0..n).map(|_| (input.read(), input.read())).collect();
        let mut search = Search::normal(|&(x, y): &(u64, u64)| {
            let left = (0..x).rev().map(|less| (less, y));
            let down = (0..y).rev().map(|less| (x, less));
            let is_open = |cell: &(u64, u64)| !closed.contains(cell);
            let mut options: Cells = left.take_while(is_open).collect();
            options.extend(down.take_while(is_open));
            options
        });
        for _ in 0..input.read() {
            let wins = search.wins(&(input.read(), input.read()));
            output.line(either(wins, "Alice", "Bob"));
        }
    }
}
