use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 2000, 1024) }

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 3);
    let least = random.between(1, 4);
    let most = random.between(least, 12);
    format!(
        "{n} {least} {most}\n{}\n",
        line(&random.list(n, 1, 16 - 3 * n))
    )
}

fn largest(random: &mut Random) -> Vec<String> {
    let n = 200_000;
    let all_equal = line(&vec![1_000_000_000; 200_000]);
    let mixed = line(&random.list(n, 1, 1_000_000_000));
    vec![
        format!("{n} 1000000000 1000000000\n{all_equal}\n"),
        format!("{n} 1 1000000000\n{mixed}\n"),
    ]
}

fn solve(input: &mut Input, output: &mut Output) {
    let n = input.read();
    let least: u64 = input.read();
    let most: u64 = input.read();
    let mut search = Search::normal(|heaps: &Vec<u64>| {
        let mut options = change_one(heaps, |heap| {
            (least..=most.min(heap)).map(|take| heap - take).collect()
        });
        for option in &mut options {
            option.sort_unstable();
        }
        options
    });
    output.line(either(search.wins(&input.read_list(n)), "First", "Second"));
}
