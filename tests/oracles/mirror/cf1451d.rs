use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, 2000, 256) }

fn generate(random: &mut Random) -> String {
    cases(3, || {
        let step = random.between(1, 5);
        format!("{} {step}\n", random.between(step, 40.min(12 * step)))
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    let mut any = || {
        format!(
            "{} {}\n",
            random.between(99_000, 100_000),
            random.between(1, 9)
        )
    };
    let rim = cases(100, || "100000 20000\n".to_string());
    let long = cases(100, || "100000 1\n".to_string());
    vec![
        long,
        cases(100, &mut any),
        rim,
        cases(100, || "100000 100000\n".to_string()),
    ]
}

fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let distance: u64 = input.read();
        let step: u64 = input.read();
        let mut search = Search::normal(|&(x, y): &(u64, u64)| {
            let mut options = vec![(x + step, y), (x, y + step)];
            options.retain(|(x, y)| x * x + y * y <= distance * distance);
            options
        });
        output.line(either(search.wins(&(0, 0)), "Ashish", "Utkarsh"));
    }
}
