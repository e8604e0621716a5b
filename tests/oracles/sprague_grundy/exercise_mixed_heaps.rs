use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 4);
    counted(&random.list(n, 0, 6))
}

fn largest(random: &mut Random) -> Vec<String> {
    let mixed = random.list(100_000, 0, 1_000_000_000_000_000_000_u64);
    [vec![1_000_000_000_000_000_000; 100_000], mixed]
        .map(|heaps| counted(&heaps))
        .to_vec()
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|heaps: &Vec<u64>| {
        let mut options = Vec::new();
        for (i, &heap) in heaps.iter().enumerate() {
            for take in 1..=heap {
                let allowed = match i {
                    0 => take <= 3,
                    1 => take % 2 == 1,
                    _ => true,
                };
                if allowed {
                    let mut option = heaps.clone();
                    option[i] -= take;
                    options.push(option);
                }
            }
        }
        options
    });
    let n = input.read();
    let wins = search.wins(&input.read_list(n));
    output.line(either(wins, "First", "Second"));
}
