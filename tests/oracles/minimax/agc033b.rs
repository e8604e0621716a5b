use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 2000, 1024) }

fn letters(random: &mut Random, n: usize, choices: &[u8]) -> String {
    let letters = (0..n).map(|_| char::from(choices[random.between(0, choices.len() - 1)]));
    letters.collect()
}

fn text(random: &mut Random, height: usize, width: usize, n: usize, choices: &[u8]) -> String {
    let start = (random.between(1, height), random.between(1, width));
    let (his, hers) = (letters(random, n, choices), letters(random, n, choices));
    format!(
        "{height} {width} {n}\n{} {}\n{his}\n{hers}\n",
        start.0, start.1
    )
}

fn generate(random: &mut Random) -> String {
    let (height, width) = (random.between(2, 4), random.between(2, 4));
    let n = random.between(2, 7);
    text(random, height, width, n, b"LRUD")
}

fn largest(random: &mut Random) -> Vec<String> {
    let most = 200_000;
    vec![
        text(random, most, most, most, b"LRUD"),
        text(random, most, most, most, b"L"),
    ]
}

fn solve(input: &mut Input, output: &mut Output) {
    let [height, width, n]: [i32; 3] = [(); 3].map(|()| input.read());
    let start: (i32, i32) = (input.read(), input.read());
    let turns = [(); 2].map(|()| input.read_word().into_bytes());
    // The cell and the number of turns. Who has no move loses: Aoki if the piece is off, Takahashi at the end.
    let mut search = Search::normal(|&((row, column), turn): &((i32, i32), usize)| {
        let is_on = (1..=height).contains(&row) && (1..=width).contains(&column);
        let is_over = turn == 2 * usize::try_from(n).unwrap();
        let mut options = Vec::new();
        if !is_on && turn % 2 == 0 {
            // It is gone after her own step: he wins.
            options.push(((0, 0), turn + 1));
        }
        if is_on && !is_over {
            let after = match turns[turn % 2][turn / 2] {
                b'L' => (row, column - 1),
                b'R' => (row, column + 1),
                b'U' => (row - 1, column),
                _ => (row + 1, column),
            };
            options.extend([((row, column), turn + 1), (after, turn + 1)]);
        }
        options
    });
    output.line(either(search.wins(&(start, 0)), "NO", "YES"));
}
