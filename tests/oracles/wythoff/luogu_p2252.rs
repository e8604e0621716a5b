use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 1000, 125) }

fn generate(random: &mut Random) -> String {
    let lost = [
        (0, 0),
        (1, 2),
        (3, 5),
        (4, 7),
        (6, 10),
        (8, 13),
        (9, 15),
        (11, 18),
    ];
    // Anything, or a lost position, or one beside it.
    let (a, b) = match random.between(0, 15) {
        place if place < 8 => lost[place],
        _ => (random.between(0, 18), random.between(0, 18)),
    };
    let more = random.between(0, 2) / 2;
    if random.between(0, 1) == 0 {
        format!("{} {b}\n", a + more)
    } else {
        format!("{b} {}\n", a + more)
    }
}

fn largest(_: &mut Random) -> Vec<String> {
    // The second is lost, which 64-bit floats do not show.
    ["1000000000 1000000000\n", "433494436 701408732\n"]
        .map(String::from)
        .to_vec()
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|&(a, b): &(u64, u64)| {
        let first = (0..a).map(|rest| (rest, b));
        let second = (0..b).map(|rest| (a, rest));
        let both = (1..=a.min(b)).map(|count| (a - count, b - count));
        first.chain(second).chain(both).collect()
    });
    let position = (input.read(), input.read());
    output.line(either(search.wins(&position), "1", "0"));
}
