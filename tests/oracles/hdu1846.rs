use crate::prelude::*;

pub fn oracle() -> Oracle {
    Oracle::tests(generate, solve).largest(largest, 1000, 32)
}

fn generate(random: &mut Random) -> String {
    let mut input = String::from("4\n");
    for _ in 0..4 {
        input += &format!("{} {}\n", random.between(1, 30), random.between(1, 9));
    }
    input
}

fn largest(random: &mut Random) -> Vec<String> {
    let mut inputs = vec![String::from("100\n"); 2];
    for _ in 0..100 {
        inputs[0] += "1000 1000\n";
        inputs[1] += &format!("1000 {}\n", random.between(1, 1000));
    }
    inputs
}

fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let (n, m): (u64, u64) = (input.read(), input.read());
        let mut search =
            Search::normal(|&heap: &u64| (1..=m.min(heap)).map(|k| heap - k).collect());
        output.line(either(search.wins(&n), "first", "second"));
    }
}
