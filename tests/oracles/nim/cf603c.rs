use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 2000, 256) }

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 3);
    let k = random.between(1, 6 - n);
    format!("{n} {k}\n{}\n", line(&random.list(n, 1, 10 - 2 * n)))
}

fn largest(random: &mut Random) -> Vec<String> {
    // The heap that can be halved most often.
    let halved = line(&vec![1 << 29; 100_000]);
    let mixed = line(&random.list(100_000, 1, 1_000_000_000));
    vec![
        format!("100000 999999999\n{halved}\n"),
        format!("100000 1000000000\n{mixed}\n"),
    ]
}

fn solve(input: &mut Input, output: &mut Output) {
    let n = input.read();
    let k: usize = input.read();
    let mut search = Search::normal(|heaps: &Vec<u64>| {
        let mut options = Vec::new();
        for (i, &heap) in heaps.iter().enumerate() {
            let others = [&heaps[..i], &heaps[i + 1..]].concat();
            if heap > 0 {
                options.push([others.as_slice(), &[heap - 1]].concat());
            }
            if heap > 0 && heap % 2 == 0 {
                options.push([others, vec![heap / 2; k]].concat());
            }
        }
        for option in &mut options {
            option.sort_unstable();
        }
        options
    });
    let mut heaps: Vec<u64> = input.read_list(n);
    heaps.sort_unstable();
    output.line(either(search.wins(&heaps), "Kevin", "Nicky"));
}
