use crate::prelude::*;
oracle! { same(generate, solve).lines(|input| number(input, 1)).known(known).largest(largest, None, None).slow() }

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 12);
    let mut input = format!("{n}\n3\n");
    for _ in 0..3 {
        let chosen = random.between(1, n);
        let mut cells: Vec<u64> = (1..=n)
            .filter(|&cell| cell == chosen || random.between(0, 1) == 1)
            .collect();
        random.shuffle(&mut cells);
        input += &counted(&cells);
    }
    input
}

/// A single white cell is won at once, and two cells without other multiples are equal heaps.
fn known(_: &mut Random) -> Vec<(String, String)> {
    let input = "1000000\n2\n1\n70000\n2\n600000 1000000\n";
    vec![(input.to_string(), "Yes\nNo\n".to_string())]
}

fn largest(random: &mut Random) -> Vec<String> {
    let mut inputs = vec![String::from("1000000000\n100\n"); 2];
    for _ in 0..100 {
        // Small cells have the most multiples, the others the most digits; these all differ.
        let mut small: Vec<u64> = (1..=100).collect();
        random.shuffle(&mut small);
        let tenth = 1_000_000_000 / 100;
        let great: Vec<u64> = (0..100)
            .map(|i| random.between(tenth * i + 1, tenth * (i + 1)))
            .collect();
        inputs[0] += &format!("100\n{}\n", line(&small));
        inputs[1] += &format!("100\n{}\n", line(&great));
    }
    inputs
}

fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let mut search = Search::normal(|&white: &u32| {
        let mut options = Vec::new();
        for x in 1..=n {
            if white >> x & 1 == 1 {
                let mut option = white;
                for multiple in (x..=n).step_by(x) {
                    option ^= 1 << multiple;
                    options.push(option);
                }
            }
        }
        options
    });
    for _ in 0..input.read() {
        let count = input.read();
        let cells: Vec<u32> = input.read_list(count);
        let white = cells.iter().fold(0, |white, cell| white | 1 << cell);
        output.line(either(search.wins(&white), "Yes", "No"));
    }
}
