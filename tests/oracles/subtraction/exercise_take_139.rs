use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    let most = random.between(0, 12);
    line(&random.list(2, 0, most)) + "\n"
}

fn largest(_: &mut Random) -> Vec<String> {
    vec![String::from("100 100\n"), String::from("100 99\n")]
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|heaps: &Vec<u64>| {
        change_one(heaps, |heap| {
            [1, 3, 9]
                .iter()
                .filter_map(|&take| heap.checked_sub(take))
                .collect()
        })
    });
    let wins = search.wins(&input.read_list(2));
    output.line(either(wins, "win", "lose"));
}
