use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 1000, 64) }

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 5);
    let most = [9, 7, 4, 3, 2][n - 1];
    let mut steps = random.list(n, 1, most);
    // Every other position is lost, if that leaves no step empty.
    let nim_sum = steps.iter().step_by(2).fold(0, |sum, step| sum ^ step) ^ steps[0];
    if nim_sum > 0 && random.between(0, 1) == 0 {
        steps[0] = nim_sum;
    }
    format!("{n}\n{}\n", line(&steps))
}

fn largest(random: &mut Random) -> Vec<String> {
    let mixed = random.list(100_000, 1, 1_000_000_000);
    [vec![1_000_000_000; 100_000], mixed]
        .map(|heaps| counted(&heaps))
        .to_vec()
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|steps: &Vec<u64>| {
        let mut options = Vec::new();
        for (i, &step) in steps.iter().enumerate() {
            for count in 1..=step {
                let mut option = steps.clone();
                option[i] -= count;
                if i > 0 {
                    option[i - 1] += count;
                }
                options.push(option);
            }
        }
        options
    });
    let n = input.read();
    output.line(either(search.wins(&input.read_list(n)), "Yes", "No"));
}
