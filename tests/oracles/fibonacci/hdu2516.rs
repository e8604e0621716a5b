use crate::prelude::*;
oracle! { same(generate, solve).lines(|input| rows(input) - 1).largest(largest, 1000, 32) }

fn generate(random: &mut Random) -> String {
    format!("{}\n{}\n0\n", random.between(2, 9), random.between(2, 22))
}

/// The statement does not bound the number of lines: there are 100000.
fn largest(random: &mut Random) -> Vec<String> {
    // The greatest Fibonacci number, the greatest number, and any.
    let any = random.list(100_000, 2, (1_u64 << 31) - 1);
    let lists = [
        vec![1_836_311_903; 100_000],
        vec![2_147_483_647; 100_000],
        any,
    ];
    lists
        .map(|list| line(&list).replace(' ', "\n") + "\n0\n")
        .to_vec()
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
