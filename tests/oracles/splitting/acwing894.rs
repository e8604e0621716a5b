use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 1000, 64) }

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 4);
    let most = [6, 5, 4, 3][n - 1];
    let mut heaps = random.list(n, 1, most);
    // Every other position is one of equal pairs, as far as its heaps go.
    if random.between(0, 1) == 0 {
        for pair in heaps.chunks_exact_mut(2) {
            pair[1] = pair[0];
        }
    }
    random.shuffle(&mut heaps);
    format!("{n}\n{}\n", line(&heaps))
}

fn largest(random: &mut Random) -> Vec<String> {
    let mixed = random.list(100, 1, 100);
    [vec![100; 100], mixed]
        .map(|heaps| counted(&heaps))
        .to_vec()
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|heaps: &Vec<usize>| {
        let mut options = Vec::new();
        for (i, &heap) in heaps.iter().enumerate() {
            for (a, b) in (0..heap).flat_map(|a| (0..=a).map(move |b| (a, b))) {
                let mut option = heaps.clone();
                option.swap_remove(i);
                // Empty heaps and the order do not matter.
                option.extend([a, b].iter().filter(|&&part| part > 0));
                option.sort_unstable();
                options.push(option);
            }
        }
        options
    });
    let n = input.read();
    let wins = search.wins(&input.read_list(n));
    output.line(either(wins, "Yes", "No"));
}
