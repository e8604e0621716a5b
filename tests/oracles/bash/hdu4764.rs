use crate::prelude::*;
oracle! { same(generate, solve).lines(|input| rows(input) - 1).largest(largest, 1000, 32) }

fn generate(random: &mut Random) -> String {
    let mut input = String::new();
    for _ in 0..3 {
        input += &format!("{} {}\n", random.between(1, 20), random.between(1, 6));
    }
    input + "0 0\n"
}

/// The number of tests has no bound.
fn largest(random: &mut Random) -> Vec<String> {
    let any = (0..100_000).map(|_| {
        let most = random.between(1, 100_000_000);
        format!("{most} {}\n", random.between(1, 100))
    });
    let most = "100000000 100\n".repeat(100_000);
    vec![most + "0 0\n", any.collect::<String>() + "0 0\n"]
}

fn solve(input: &mut Input, output: &mut Output) {
    loop {
        let [n, k]: [u64; 2] = input.read_array();
        if n == 0 {
            break;
        }
        // A player who finds a number of n or more wins.
        let mut search = Search::misere(|&last: &u64| {
            let next = last + 1..=last + k;
            if last < n {
                next.collect()
            } else {
                Vec::new()
            }
        });
        output.line(either(search.wins(&0), "Tang", "Jiang"));
    }
}
