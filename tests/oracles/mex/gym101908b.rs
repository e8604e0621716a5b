use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 500, 1024) }

fn generate(random: &mut Random) -> String {
    let count = random.between(1, 3);
    let most = [9, 5, 4][count - 1];
    cases(count, || {
        let row = random.between(1, most);
        // Half of the marbles next to the diagonal, as the others are often won at once.
        let column = if random.between(0, 1) == 0 {
            row % most + 1
        } else {
            random.between(1, most)
        };
        format!("{row} {column}\n")
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    // No marble that wins at once.
    let any = cases(1000, || {
        let column = random.between(1, 99);
        format!("{} {column}\n", random.between(column + 1, 100))
    });
    vec![cases(1000, || "100 99\n".to_string()), any]
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|marbles: &Vec<(u8, u8)>| {
        let mut options = Vec::new();
        if marbles.contains(&(0, 0)) {
            return options;
        }
        for (i, &(row, column)) in marbles.iter().enumerate() {
            for r in 0..=row {
                for c in 0..=column {
                    let (up, left) = (row - r, column - c);
                    if up + left > 0 && (up == 0 || left == 0 || up == left) {
                        let mut option = marbles.clone();
                        option[i] = (r, c);
                        option.sort_unstable();
                        options.push(option);
                    }
                }
            }
        }
        options
    });
    let count: usize = input.read();
    let mut marbles: Vec<_> = (0..count).map(|_| (input.read(), input.read())).collect();
    marbles.sort_unstable();
    output.line(either(search.wins(&marbles), "Y", "N"));
}
