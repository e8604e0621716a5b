use crate::prelude::*;
oracle! { same(generate, solve).inputs(13).largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    // Lost strips are rare.
    let n = match random.between(0, 11) {
        0 | 1 => 6,
        2 => 12,
        _ => random.between(3, 15),
    };
    format!("{n}\n")
}

fn largest(_: &mut Random) -> Vec<String> {
    vec![String::from("2000\n")]
}

fn three(crosses: u32) -> bool {
    crosses & crosses >> 1 & crosses >> 2 != 0
}

fn solve(input: &mut Input, output: &mut Output) {
    let n: u32 = input.read();
    // A bit for each cross. Three side by side end the game: the player to move has lost.
    let mut search = Search::normal(|crosses: &u32| {
        if three(*crosses) {
            return Vec::new();
        }
        let empty = (0..n).filter(|cell| crosses >> cell & 1 == 0);
        let options: Vec<u32> = empty.map(|cell| crosses | 1 << cell).collect();
        // An option that ends the game spares the search all others.
        let last = options.iter().copied().find(|&option| three(option));
        last.map_or(options, |last| vec![last])
    });
    output.line(either(search.wins(&0), 1, 2));
}
