use crate::prelude::*;
oracle! { tests(generate, solve).known(known).largest(largest, 3000, None) }

fn generate(random: &mut Random) -> String {
    cases(3, || {
        let n = random.between(1, 3);
        let most = [40, 10, 6][n - 1];
        let mut piles = random.list(n, 1, most);
        if n == 2 && random.between(0, 1) == 0 {
            // The first one with a 1 written after it in binary.
            piles[1] = piles[0] * 2 + 1;
        }
        counted(&piles)
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    let most = 2_000_000_000_000_000_000_u64;
    let odd = cases(100, || counted(&[(1_u64 << 60) - 1; 100]));
    vec![
        odd,
        cases(100, || counted(&random.list(100, most / 2, most))),
    ]
}

/// Of single piles those of 1, 3, 7, 15, ... stones are lost: from every other one a move leads to the next
/// of these below it, and from each of them every move leaves more than that one.
fn known(_: &mut Random) -> Vec<(String, String)> {
    let tests = (1..61).flat_map(|k| [(1, 1_u64 << k), (1, (1 << k) - 1)]);
    let tests = lines(&tests.collect::<Vec<_>>());
    vec![(format!("120\n{tests}"), "YES\nNO\n".repeat(60))]
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|piles: &Vec<u64>| {
        let mut options = change_one(piles, |pile| (pile - pile / 2..pile).collect());
        for option in &mut options {
            option.sort_unstable();
        }
        options
    });
    for _ in 0..input.read() {
        let mut piles: Vec<u64> = input.read_counted();
        piles.sort_unstable();
        output.line(either(search.wins(&piles), "YES", "NO"));
    }
}
