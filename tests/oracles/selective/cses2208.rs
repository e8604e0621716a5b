use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, 1000, 512) }

fn generate(random: &mut Random) -> String {
    cases(3, || {
        let n = random.between(1, 4);
        let mut heaps = random.list(n, 1, [9, 5, 3, 2][n - 1]);
        // Often all even.
        if random.between(0, 2) > 0 {
            for heap in &mut heaps {
                *heap += *heap % 2;
            }
        }
        counted(&heaps)
    })
}

/// One heap is odd, the last; many games.
fn largest(random: &mut Random) -> Vec<String> {
    let (n, most) = (200_000, 1_000_000_000);
    let mut heaps = vec![most; n];
    heaps[n - 1] = most - 1;
    let small = cases(n, || counted(&[random.between(most - 9, most)]));
    vec![format!("1\n{}", counted(&heaps)), small]
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|heaps: &Vec<u64>| {
        let rests = heaps
            .iter()
            .map(|&heap| (heap.saturating_sub(1)..=heap).collect());
        let mut options = product(&rests.collect::<Vec<_>>());
        options.retain(|option| option != heaps);
        options
    });
    for _ in 0..input.read() {
        let n = input.read();
        let won = search.wins(&input.read_list(n));
        output.line(either(won, "first", "second"));
    }
}
