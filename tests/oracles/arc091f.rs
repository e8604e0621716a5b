use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 2000, 256) }

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 3);
    let most = [40, 16, 9][n - 1];
    let mut heaps: Vec<(u64, u64)> = (0..n)
        .map(|_| (random.between(1, most), random.between(1, 4)))
        .collect();
    if n == 1 && random.between(0, 1) == 0 {
        // Often lost.
        heaps.push(heaps[0]);
        heaps[0].0 = heaps[0].0.min(16);
        heaps[1].0 = heaps[0].0;
    }
    format!("{}\n{}", heaps.len(), lines(&heaps))
}

/// The most rounds: as many quotients as steps with the same quotient.
fn largest(random: &mut Random) -> Vec<String> {
    let mut input = |least, most| {
        let mut heap = || {
            (
                1_000_000_000 - random.between(0, 9),
                random.between(least, most),
            )
        };
        let heaps: Vec<(u64, u64)> = (0..200).map(|_| heap()).collect();
        format!("200\n{}", lines(&heaps))
    };
    vec![input(9_000, 12_000), input(1, 9), input(1, 1_000_000_000)]
}

fn solve(input: &mut Input, output: &mut Output) {
    let heaps: Vec<(u64, u64)> = (0..input.read())
        .map(|_| (input.read(), input.read()))
        .collect();
    let mut search = Search::normal(|sizes: &Vec<u64>| {
        let mut options = Vec::new();
        for i in 0..sizes.len() {
            for taken in 1..=sizes[i] / heaps[i].1 {
                let mut option = sizes.clone();
                option[i] -= taken;
                options.push(option);
            }
        }
        options
    });
    let won = search.wins(&heaps.iter().map(|heap| heap.0).collect());
    output.line(either(won, "Takahashi", "Aoki"));
}
