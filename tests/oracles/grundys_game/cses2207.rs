use crate::prelude::*;
use snippets::grundys_game;
oracle! { tests(generate, solve).known(known).largest(largest, 1000, 512) }

fn generate(random: &mut Random) -> String {
    let heaps = random.list(8, 1, 17);
    format!("8\n{}\n", lines_of(&heaps))
}

fn lines_of(heaps: &[u64]) -> String {
    line(heaps).replace(' ', "\n")
}

/// All heaps up to well above the last lost one.
fn known(_: &mut Random) -> Vec<(String, String)> {
    let heaps: Vec<u64> = (1..=1230).collect();
    let values = grundys_game::grundy_values(1230).into_iter().skip(1);
    let answers = values.map(|value| either(value > 0, "first\n", "second\n"));
    vec![(format!("1230\n{}\n", lines_of(&heaps)), answers.collect())]
}

fn largest(random: &mut Random) -> Vec<String> {
    let heaps = [1222, 1_000_000].map(|most| lines_of(&random.list(50_000, 1, most)));
    vec![format!("100000\n{}\n", heaps.join("\n"))]
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|heaps: &Vec<u64>| {
        let mut options = Vec::new();
        for (i, &heap) in heaps.iter().enumerate() {
            for part in (1..heap).filter(|part| 2 * part < heap) {
                let mut option = heaps.clone();
                option[i] = part;
                option.push(heap - part);
                // A heap of one coin or two cannot be split.
                option.retain(|&heap| heap > 2);
                option.sort_unstable();
                options.push(option);
            }
        }
        options
    });
    for _ in 0..input.read() {
        output.line(either(search.wins(&vec![input.read()]), "first", "second"));
    }
}
