use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 2000, 256) }

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 3);
    let most = [24, 12, 8][n - 1];
    let mut heap = || (random.between(1, most), random.between(1, 4));
    let mut heaps: Vec<(u64, u64)> = (0..n).map(|_| heap()).collect();
    if n == 1 {
        // Often lost.
        heaps = vec![heaps[0]; random.between(1, 2)];
    }
    format!("{}\n{}", heaps.len(), lines(&heaps))
}

/// The most rounds: as many quotients as steps with the same quotient.
fn largest(random: &mut Random) -> Vec<String> {
    let mut input = |least, most| {
        let heaps = random.list(200, 999_999_990, 1_000_000_000_u64);
        let parts = random.list(200, least, most);
        let heaps: Vec<(u64, u64)> = heaps.into_iter().zip(parts).collect();
        format!("200\n{}", lines(&heaps))
    };
    vec![input(9_000, 12_000), input(1, 9), input(1, 1_000_000_000)]
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|heaps: &Vec<(u64, u64)>| {
        let mut options = Vec::new();
        for (i, &(stones, part)) in heaps.iter().enumerate() {
            for taken in 1..=stones / part {
                let mut option = heaps.clone();
                option[i].0 -= taken;
                options.push(option);
            }
        }
        options
    });
    let heaps = (0..input.read()).map(|_| (input.read(), input.read()));
    let won = search.wins(&heaps.collect());
    output.line(either(won, "Takahashi", "Aoki"));
}
