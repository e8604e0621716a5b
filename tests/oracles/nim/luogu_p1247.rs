use crate::prelude::*;

// Of several winning moves the statement names one.
oracle! { same(generate, solve).some_lines().largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 5);
    let mut piles = random.list(n, 1, 5);
    if random.between(0, 3) == 0 {
        // Often lost.
        let equal = piles.clone();
        piles.extend(equal);
        piles.truncate(4);
        random.shuffle(&mut piles);
    }
    counted(&piles)
}

/// Only the last pile wins; any piles; a lost position.
fn largest(random: &mut Random) -> Vec<String> {
    let mut one_way = random.list(499_999, 1, (1 << 29) - 1);
    one_way.push(1_000_000_000);
    let any = random.list(500_000, 1, 1_000_000_000);
    let lost = vec![1_000_000_000; 500_000];
    let inputs = [one_way, any, lost];
    inputs
        .map(|piles| format!("500000\n{}\n", line(&piles)))
        .into()
}

fn solve(input: &mut Input, output: &mut Output) {
    let n = input.read();
    let piles: Vec<u64> = input.read_list(n);
    let mut search = Search::normal(|piles: &Vec<u64>| take_from_one(piles));
    for (i, &pile) in piles.iter().enumerate() {
        for taken in 1..=pile {
            let mut option = piles.clone();
            option[i] -= taken;
            if !search.wins(&option) {
                output.line(format!("{taken} {}", i + 1));
                output.list(option);
                return;
            }
        }
    }
    output.line("lose");
}
