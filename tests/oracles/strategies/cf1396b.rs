use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, 1000, 256) }

fn generate(random: &mut Random) -> String {
    cases(2, || {
        let n = random.between(1, 4);
        let mut heaps = random.list(n, 1, 4);
        if random.between(0, 2) == 0 {
            // About as large as the others together.
            let rest = heaps.iter().sum::<u64>();
            heaps.push(random.between(rest.saturating_sub(1).max(1), rest + 2));
            random.shuffle(&mut heaps);
        }
        counted(&heaps)
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    vec![cases(100, || counted(&random.list(100, 90, 100)))]
}

fn solve(input: &mut Input, output: &mut Output) {
    // The heap that was just chosen stands apart, in front; the others are sorted.
    let mut search = Search::normal(|heaps: &Vec<u64>| {
        let chosen = (1..heaps.len()).filter(|&i| heaps[i] > 0);
        let after = chosen.map(|i| {
            let mut option = heaps.clone();
            option.swap(0, i);
            option[0] -= 1;
            option[1..].sort_unstable();
            option
        });
        after.collect()
    });
    for _ in 0..input.read() {
        let heaps: Vec<u64> = input.read_counted();
        output.line(either(search.wins(&[&[0], &heaps[..]].concat()), "T", "HL"));
    }
}
