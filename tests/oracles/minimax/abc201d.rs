use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 2000, 1024).slow() }

fn table(height: usize, width: usize, mut is_blue: impl FnMut(usize, usize) -> bool) -> String {
    let mut text = format!("{height} {width}\n");
    for row in 0..height {
        let signs = (0..width).map(|column| either(is_blue(row, column), '+', '-'));
        text += &(signs.collect::<String>() + "\n");
    }
    text
}

fn generate(random: &mut Random) -> String {
    let (height, width) = (random.between(1, 4), random.between(1, 4));
    table(height, width, |_, _| random.between(0, 1) == 0)
}

fn largest(random: &mut Random) -> Vec<String> {
    vec![
        table(2000, 2000, |_, _| random.between(0, 1) == 0),
        table(2000, 2000, |_, _| true),
        // Only one of the players enters blue cells.
        table(2000, 2000, |row, column| (row + column) % 2 == 0),
        table(1, 2000, |_, column| column % 2 == 1),
        table(2000, 1, |row, _| row % 2 == 0),
    ]
}

fn solve(input: &mut Input, output: &mut Output) {
    let height: usize = input.read();
    let width: usize = input.read();
    let rows: Vec<Vec<char>> = (0..height)
        .map(|_| input.read_word().chars().collect())
        .collect();
    let mut search = Scores::new(|&(row, column): &(usize, usize)| {
        let mut moves = Vec::new();
        for (row, column) in [(row + 1, column), (row, column + 1)] {
            if row < height && column < width {
                let points = either(rows[row][column] == '+', 1, -1);
                moves.push((points, (row, column)));
            }
        }
        moves
    });
    let lead = search.lead(&(0, 0));
    let loser = either(lead < 0, "Aoki", "Draw");
    output.line(either(lead > 0, "Takahashi", loser));
}
