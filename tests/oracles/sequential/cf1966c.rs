use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, 2000, 256) }

fn generate(random: &mut Random) -> String {
    cases(3, || {
        let n = random.between(1, 5);
        let mut sizes = random.list(n, 1, 9);
        // Often all sizes from 1 up to some number.
        let run = random.between(0, 5);
        sizes.extend(1..=run);
        random.shuffle(&mut sizes);
        counted(&sizes)
    })
}

/// All sizes from 1 up; great differences; many games.
fn largest(random: &mut Random) -> Vec<String> {
    let (n, most) = (200_000, 1_000_000_000);
    let mut run: Vec<u64> = (1..=n).collect();
    random.shuffle(&mut run);
    let any: Vec<u64> = random.list(200_000, 1, most);
    vec![
        format!("1\n{}", counted(&run)),
        format!("1\n{}", counted(&any)),
        cases(10_000, || counted(&random.list(20, 1, 19))),
    ]
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|heaps: &Vec<u64>| {
        let least = heaps.iter().copied().min().unwrap_or(0);
        let after = |k| {
            let rests = heaps.iter().map(|heap| heap - k);
            rests.filter(|&rest| rest > 0).collect()
        };
        (1..=least).map(after).collect()
    });
    for _ in 0..input.read() {
        let n = input.read();
        let won = search.wins(&input.read_list(n));
        output.line(either(won, "Alice", "Bob"));
    }
}
