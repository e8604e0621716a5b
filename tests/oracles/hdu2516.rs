use crate::prelude::*;
oracle! { same(generate, solve).lines(|input| rows(input) - 1).largest(largest, 1000, 32) }

fn generate(random: &mut Random) -> String {
    format!("{}\n{}\n0\n", random.between(2, 9), random.between(2, 22))
}

/// The statement bounds no number of lines: there are 100000.
fn largest(random: &mut Random) -> Vec<String> {
    let mut inputs = vec![String::new(); 3];
    for _ in 0..100_000 {
        // The greatest Fibonacci number, the greatest number, and any.
        inputs[0] += "1836311903\n";
        inputs[1] += "2147483647\n";
        let heap = random.between(2, (1_u64 << 31) - 1);
        writeln!(inputs[2], "{heap}").unwrap();
    }
    inputs.into_iter().map(|input| input + "0\n").collect()
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|&(stones, limit): &(u64, u64)| {
        let takes = 1..=limit.min(stones);
        takes.map(|take| (stones - take, 2 * take)).collect()
    });
    loop {
        let n: u64 = input.read();
        if n == 0 {
            break;
        }
        output.line(either(search.wins(&(n, n - 1)), "First win", "Second win"));
    }
}
