use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, 3000, 256) }

fn text(a: usize, b: usize, row: &str) -> String {
    format!("{a} {b}\n{row}\n")
}

fn generate(random: &mut Random) -> String {
    cases(4, || {
        let b = random.between(1, 3);
        let a = b + random.between(1, 2);
        let length = random.between(1, 14);
        let sign = |_| either(random.between(0, 6) == 0, 'X', '.');
        text(a, b, &(0..length).map(sign).collect::<String>())
    })
}

fn largest(_: &mut Random) -> Vec<String> {
    let most = 300_000;
    let dots = ".".repeat(most);
    let small = [(2, 1), (most / 2 - 1, most / 2 - 2), (most, 1)];
    let mut inputs = small
        .map(|(a, b)| format!("1\n{}", text(a, b, &dots)))
        .to_vec();
    inputs.push(cases(most, || text(2, 1, ".")));
    inputs
}

fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let [a, b]: [usize; 2] = [input.read(), input.read()];
        let mut search = Search::normal(|(row, alices_turn): &(String, bool)| {
            let length = either(*alices_turn, a, b);
            let mut options = Vec::new();
            for start in 0..(row.len() + 1).saturating_sub(length) {
                let place = start..start + length;
                if !row[place.clone()].contains('X') {
                    let mut option = row.clone();
                    option.replace_range(place, &"X".repeat(length));
                    options.push((option, !alices_turn));
                }
            }
            options
        });
        let won = search.wins(&(input.read_word(), true));
        output.line(either(won, "YES", "NO"));
    }
}
