use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, 1000, 32) }

fn generate(random: &mut Random) -> String {
    cases(4, || {
        format!("{} {}\n", random.between(1, 30), random.between(1, 9))
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    vec![
        cases(100, || "1000 1000\n".to_string()),
        cases(100, || format!("1000 {}\n", random.between(1, 1000))),
    ]
}

fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let [n, m]: [u64; 2] = input.read_array();
        let mut search =
            Search::normal(|&heap: &u64| (1..=m.min(heap)).map(|k| heap - k).collect());
        output.line(either(search.wins(&n), "first", "second"));
    }
}
