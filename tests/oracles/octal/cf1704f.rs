use crate::prelude::*;
oracle! { tests(generate, solve).known(known).largest(largest, 1000, 256) }

fn generate(random: &mut Random) -> String {
    cases(2, || {
        let n = random.between(2, 8);
        // Every other row alternates except at a few places.
        let alternating = random.between(0, 1);
        let cells = (0..n).map(|i| {
            let same = alternating == 0 || random.between(0, 5) == 0;
            let red = if same { random.between(0, 1) } else { i % 2 };
            if red == 1 {
                'R'
            } else {
                'B'
            }
        });
        format!("{n}\n{}\n", cells.collect::<String>())
    })
}

/// Alternating runs of 31, 2 and 49 cells, of values 5, 1 and 4 in Dawson's Kayles. No shorter run tells
/// this game from 0.17, in which a single cell may be taken, too.
fn known(_: &mut Random) -> Vec<(String, String)> {
    let cells = "RB".repeat(15) + "RRB" + &"BR".repeat(24) + "B";
    vec![(format!("1\n82\n{cells}\n"), "Bob\n".to_string())]
}

fn largest(random: &mut Random) -> Vec<String> {
    let mut cells: Vec<char> = "RB".repeat(250_000).chars().collect();
    let alternating: String = cells.iter().collect();
    random.shuffle(&mut cells);
    let mixed: String = cells.iter().collect();
    // As many rows as there may be, each with as many red cells as blue ones.
    let rows = (0..10_000).map(|_| {
        random.shuffle(&mut cells[..50]);
        let half = cells[..25].iter();
        let other = half
            .clone()
            .map(|cell| if *cell == 'R' { 'B' } else { 'R' });
        format!("50\n{}\n", half.copied().chain(other).collect::<String>())
    });
    let rows: String = rows.collect();
    vec![
        format!("1\n500000\n{alternating}\n"),
        format!("1\n500000\n{mixed}\n"),
        format!("10000\n{rows}"),
    ]
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|(cells, own): &(Vec<u8>, u8)| {
        let mut options = Vec::new();
        for i in 1..cells.len() {
            if cells[i - 1..=i].contains(own) {
                let mut whitened = cells.clone();
                whitened[i - 1..=i].fill(b'W');
                options.push((whitened, b'R' ^ b'B' ^ own));
            }
        }
        options
    });
    for _ in 0..input.read() {
        let _n: usize = input.read();
        let cells = input.read_word().into_bytes();
        output.line(either(search.wins(&(cells, b'R')), "Alice", "Bob"));
    }
}
