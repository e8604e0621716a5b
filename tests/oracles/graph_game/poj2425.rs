use crate::prelude::*;
oracle! { same(generate, solve).some_lines().largest(largest, 3000, 64) }

fn row(list: &[usize]) -> String {
    if list.is_empty() {
        String::from("0\n")
    } else {
        format!("{} {}\n", list.len(), line(list))
    }
}

fn generate(random: &mut Random) -> String {
    let mut input = String::new();
    for _ in 0..random.between(1, 2) {
        let n = random.between(1, 6);
        let mut order: Vec<usize> = (0..n).collect();
        random.shuffle(&mut order);
        let mut rows = vec![String::new(); order.len()];
        for (i, &v) in order.iter().enumerate() {
            let mut options = order[..i].to_vec();
            options.retain(|_| random.between(0, 2) > 0);
            rows[v] = row(&options);
        }
        input += &format!("{n}\n{}", rows.concat());
        for _ in 0..3 {
            let count = random.between(1, 4);
            input += &row(&random.list(count, 0, n - 1));
        }
        input += "0\n\n";
    }
    input
}

/// The statement does not bound the number of tests: there are four.
fn largest(random: &mut Random) -> Vec<String> {
    let (n, mut inputs) = (1000, vec![String::new(); 2]);
    let mut names: Vec<usize> = (0..n).collect();
    for test in 0..4 {
        // Edges to all vertices that come later, and a path.
        for (input, most) in inputs.iter_mut().zip([1000, 1]) {
            random.shuffle(&mut names);
            let mut rows = vec![String::new(); names.len()];
            for (i, &v) in names.iter().enumerate() {
                let later = &names[i + 1..];
                rows[v] = row(&later[..later.len().min(most)]);
            }
            *input += &format!("{n}\n{}", rows.concat());
            for _ in 0..10_000 {
                *input += &row(&random.list(10, 0, n - 1));
            }
            *input += if test == 3 { "0\n" } else { "0\n\n" };
        }
    }
    inputs
}

fn read_row(input: &mut Input) -> Vec<usize> {
    let count = input.read();
    input.read_list(count)
}

fn solve(input: &mut Input, output: &mut Output) {
    while !input.at_end() {
        let options: Vec<Vec<usize>> = (0..input.read()).map(|_| read_row(input)).collect();
        let mut search = Search::normal(|chessmen: &Vec<usize>| {
            let mut pushed = Vec::new();
            for (i, &from) in chessmen.iter().enumerate() {
                for &to in &options[from] {
                    let mut option = chessmen.clone();
                    option[i] = to;
                    option.sort_unstable();
                    pushed.push(option);
                }
            }
            pushed
        });
        loop {
            let chessmen = read_row(input);
            if chessmen.is_empty() {
                break;
            }
            output.line(either(search.wins(&chessmen), "WIN", "LOSE"));
        }
    }
}
