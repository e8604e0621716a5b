use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    cases(2, || {
        let pairs = random.between(1, 3);
        let most = [18, 9, 5][pairs - 1];
        format!(
            "{}\n{}\n",
            2 * pairs,
            line(&random.list(2 * pairs, 1, most))
        )
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    let mut any = || counted(&random.list(20_000, 1, 2_000_000_000));
    let equal = cases(20, || counted(&vec![2_000_000_000; 20_000]));
    vec![equal, cases(20, &mut any)]
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|heaps: &Vec<u64>| {
        let mut options = Vec::new();
        for i in 0..heaps.len() {
            // Heap i is split, the other one of its pair removed.
            for part in 1..heaps[i] {
                let mut option = heaps.clone();
                option[i] = part;
                option[i ^ 1] = heaps[i] - part;
                options.push(option);
            }
        }
        options
    });
    for _ in 0..input.read() {
        let n = input.read();
        output.line(either(search.wins(&input.read_list(n)), "YES", "NO"));
    }
}
