use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    cases(5, || {
        let n = random.between(1, 3);
        counted(&random.list(n, 1, [26, 16, 10][n - 1]))
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    vec![cases(50, || counted(&random.list(50, 1, 50)))]
}

/// The ways to write a number as a sum of different numbers above a bound.
fn sums(total: u64, bound: u64) -> Vec<Vec<u64>> {
    let mut sums = Vec::new();
    if total == 0 {
        sums.push(Vec::new());
    }
    for part in bound + 1..=total {
        for mut sum in self::sums(total - part, part) {
            sum.push(part);
            sums.push(sum);
        }
    }
    sums
}

fn solve(input: &mut Input, output: &mut Output) {
    // Games with several piles are sums; the value of one pile is searched.
    let mut search = Search::normal(|piles: &Vec<u64>| {
        let mut options = Vec::new();
        for (i, &pile) in piles.iter().enumerate() {
            for parts in sums(pile, 0).into_iter().filter(|parts| parts.len() > 1) {
                let mut option = piles.clone();
                option.remove(i);
                option.extend(parts);
                // A pile that cannot be split is no move any more.
                option.retain(|&pile| pile > 2);
                option.sort_unstable();
                options.push(option);
            }
        }
        options
    });
    for _ in 0..input.read() {
        let n = input.read();
        let mut piles: Vec<u64> = input.read_list(n);
        piles.retain(|&pile| pile > 2);
        piles.sort_unstable();
        output.line(either(search.wins(&piles), "ALICE", "BOB"));
    }
}
