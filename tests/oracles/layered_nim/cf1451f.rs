use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, 2000, 256) }

fn generate(random: &mut Random) -> String {
    cases(2, || {
        let shapes = [
            (1, 1, 9),
            (1, 3, 3),
            (2, 2, 3),
            (3, 1, 3),
            (2, 3, 1),
            (3, 3, 1),
        ];
        let (rows, columns, most) = shapes[random.between(0, 5)];
        // Half of them have the same number all along each diagonal, except the two that stand alone.
        let by_diagonals = random.between(0, 1) == 0;
        let mut diagonals = random.list(rows + columns, 0, most);
        diagonals[0] *= random.between(0, 1);
        let numbers = (0..rows).map(|row| {
            let row = (row..row + columns).map(|diagonal| {
                if by_diagonals && random.between(0, 9) > 0 {
                    diagonals[diagonal]
                } else {
                    random.between(0, most)
                }
            });
            line(&row.collect::<Vec<_>>()) + "\n"
        });
        let mut numbers: Vec<String> = numbers.collect();
        if by_diagonals && rows == columns {
            // The two corners are diagonals of one cell.
            numbers[0].replace_range(0..1, "0");
            let last = numbers.len() - 1;
            let end = numbers[last].len() - 1;
            numbers[last].replace_range(end - 1..end, "0");
        }
        format!("{rows} {columns}\n{}", numbers.concat())
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    let mut numbers = || line(&random.list(100, 999_000, 1_000_000)) + "\n";
    let mut matrix = || {
        format!(
            "100 100\n{}",
            (0..100).map(|_| numbers()).collect::<String>()
        )
    };
    let tests: String = (0..10).map(|_| matrix()).collect();
    vec![format!("10\n{tests}")]
}

/// The matrices after a path goes on from a cell to the right and down, through numbers up to `most`.
///
/// It goes on to the last cell, as it may leave each number on its way as it is.
fn go_on(matrix: &[u64], columns: usize, cell: usize, most: u64) -> Vec<Vec<u64>> {
    let right = Some(cell + 1).filter(|next| next % columns > 0);
    let down = Some(cell + columns).filter(|&next| next < matrix.len());
    if right.or(down).is_none() {
        return vec![matrix.to_vec()];
    }
    let mut options = Vec::new();
    for next in right.into_iter().chain(down) {
        for number in 0..=most {
            let mut option = matrix.to_vec();
            option[next] = number;
            options.extend(go_on(&option, columns, next, most));
        }
    }
    options
}

fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let [rows, columns]: [usize; 2] = input.read_array();
        let matrix: Vec<u64> = input.read_list(rows * columns);
        // The rules know no greatest number, but a search needs one: 2^k - 1, at least all there are.
        let most = matrix.iter().fold(0, |all, number| all | number);
        let most = (most + 1).next_power_of_two() - 1;
        let mut search = Search::normal(|matrix: &Vec<u64>| {
            let mut options = Vec::new();
            for start in 0..matrix.len() {
                for less in 0..matrix[start] {
                    let mut option = matrix.clone();
                    option[start] = less;
                    options.extend(go_on(&option, columns, start, most));
                }
            }
            options
        });
        let wins = search.wins(&matrix);
        output.line(either(wins, "Ashish", "Jeel"));
    }
}
