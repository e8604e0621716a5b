use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, 1000, 32) }

fn generate(random: &mut Random) -> String {
    cases(3, || {
        // Large heaps where they are few, many ones elsewhere.
        let n: usize = random.between(1, 6);
        let most = [9, 6, 4, 3, 2, 2][n - 1];
        counted(&random.list(n, 1, most))
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    let any = cases(4000, || counted(&random.list(50, 990, 1000)));
    let ones = cases(4000, || counted(&random.list(50, 1, 2)));
    vec![any, ones]
}

/// Sorted, without empty heaps.
fn options(heaps: &[u64]) -> Vec<Vec<u64>> {
    let mut options = change_one(heaps, |heap| vec![heap - 1]);
    for j in 0..heaps.len() {
        for i in 0..j {
            let mut merged = heaps.to_vec();
            merged[i] += merged.remove(j);
            options.push(merged);
        }
    }
    for option in &mut options {
        option.retain(|&heap| heap > 0);
        option.sort_unstable();
    }
    options
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|heaps: &Vec<u64>| options(heaps));
    for case in 1..=input.read::<usize>() {
        let mut heaps = input.read_counted();
        heaps.sort_unstable();
        let winner = either(search.wins(&heaps), "Alice", "Bob");
        output.line(format!("Case #{case}: {winner}"));
    }
}
