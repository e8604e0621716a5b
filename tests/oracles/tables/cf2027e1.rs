use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, 2000, 256) }

fn test(bounds: &[u64], heaps: &[u64]) -> String {
    format!("{}{}\n", counted(bounds), line(heaps))
}

fn generate(random: &mut Random) -> String {
    cases(3, || {
        let n = random.between(1, 3);
        let most = [127, 15, 7][n - 1];
        test(&random.list(n, 1, most), &random.list(n, 1, most))
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    let most = (1 << 30) - 1;
    let n = 10_000;
    let equal = cases(1, || test(&vec![most; n], &vec![most; n]));
    let small = cases(1000, || {
        test(&random.list(10, 1, most), &random.list(10, 1, most))
    });
    let one = cases(1, || {
        test(&random.list(n, 1, most), &random.list(n, 1, most))
    });
    vec![equal, small, one]
}

fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let n: usize = input.read();
        let bounds: Vec<u64> = input.read_list(n);
        let mut search = Search::normal(|heaps: &Vec<u64>| {
            let mut options = Vec::new();
            for (i, &heap) in heaps.iter().enumerate() {
                for take in (1..=bounds[i]).filter(|take| take & heap == *take) {
                    let mut rest = heaps.clone();
                    rest[i] -= take;
                    options.push(rest);
                }
            }
            options
        });
        let won = search.wins(&input.read_list(n));
        output.line(either(won, "Alice", "Bob"));
    }
}
