use snippets::io::{Input, Output};
use snippets::random::Random;
use snippets::search::Search;

pub fn generate(random: &mut Random) -> String {
    let mut input = String::from("4\n");
    for _ in 0..4 {
        input += &format!("{} {}\n", random.between(1, 30), random.between(1, 9));
    }
    input
}

pub fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let (n, m): (u64, u64) = (input.read(), input.read());
        let mut search =
            Search::normal(|&heap: &u64| (1..=m.min(heap)).map(|k| heap - k).collect());
        output.line(if search.wins(&n) { "first" } else { "second" });
    }
}
