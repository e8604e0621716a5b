use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 2000, 64) }

fn generate(random: &mut Random) -> String {
    // The second group begins where the first one does, or balances it, more often than by chance.
    let n = random.between(1, 2);
    let mut groups = vec![(random.between(1, 5), random.between(1, 3))];
    if n == 2 {
        let (least, count) = groups[0];
        groups.push(match random.between(0, 2) {
            0 => (least, count),
            1 => (random.between(1, 6), count),
            _ => (random.between(1, 6), random.between(1, 3)),
        });
    } else {
        groups[0].1 += random.between(0, 3);
    }
    text(&groups)
}

fn text(groups: &[(u64, u64)]) -> String {
    let lines = groups.iter().map(|(x, m)| format!("{x} {m}\n"));
    format!("{}\n{}", groups.len(), lines.collect::<String>())
}

fn largest(random: &mut Random) -> Vec<String> {
    let most = 10_000_000_000_000_000;
    let mut group = || (most - random.between(0, 9), most - random.between(0, 9));
    let random: Vec<_> = (0..100_000).map(|_| group()).collect();
    vec![text(&random), text(&vec![(most, most); 100_000])]
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut heaps = Vec::new();
    for _ in 0..input.read() {
        let [least, count]: [u64; 2] = input.read_array();
        heaps.extend(least..least + count);
    }
    heaps.sort_unstable();
    let mut search = Search::normal(|heaps: &Vec<u64>| {
        let mut options = take_from_one(heaps);
        for option in &mut options {
            option.sort_unstable();
        }
        options
    });
    let wins = search.wins(&heaps);
    output.line(either(wins, "tolik", "bolik"));
}
