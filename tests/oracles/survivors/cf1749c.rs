use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, 2000, 256) }

fn generate(random: &mut Random) -> String {
    cases(3, || {
        let n = random.between(1, 7);
        let most = either(random.between(0, 1) == 0, n, (n + 1) / 2);
        counted(&random.list(n, 1, most))
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    let any = cases(100, || counted(&random.list(100, 1, 100)));
    vec![
        any,
        cases(100, || counted(&[1; 100])),
        cases(100, || counted(&random.list(100, 1, 30))),
    ]
}

fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let n = input.read();
        let numbers: Vec<usize> = input.read_list(n);
        // The numbers, the bound, and whether Alice is to move. Who cannot move loses: Bob after the last stage.
        let mut search =
            Search::normal(|(numbers, bound, is_alices): &(Vec<usize>, usize, bool)| {
                let mut options = Vec::new();
                for i in 0..numbers.len() {
                    let mut after = numbers.clone();
                    if *is_alices && numbers[i] <= *bound {
                        after.remove(i);
                        options.push((after, *bound, false));
                    } else if !is_alices && *bound > 1 {
                        after[i] += bound;
                        after.sort_unstable();
                        options.push((after, bound - 1, true));
                    }
                }
                if numbers.is_empty() && !is_alices && *bound > 1 {
                    options.push((Vec::new(), bound - 1, true));
                }
                options
            });
        let wins = |k: &usize| search.wins(&(numbers.clone(), *k, true));
        output.line((1..=n).rev().find(wins).unwrap_or(0));
    }
}
