use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 2000, 1024) }

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 4);
    let mut apples: Vec<u64> = random.list(n, 1, 5);
    if random.between(0, 1) == 0 {
        for count in &mut apples {
            *count += *count % 2;
        }
    }
    counted(&apples).replace(' ', "\n")
}

fn largest(random: &mut Random) -> Vec<String> {
    let most = 1_000_000_000;
    let even = vec![most; 100_000];
    let mut odd = even.clone();
    odd[99_999] -= 1;
    let any = random.list(100_000, 1, most);
    [even, odd, any]
        .map(|apples| counted(&apples).replace(' ', "\n"))
        .to_vec()
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|apples: &Vec<u64>| {
        let choices: Vec<Vec<u64>> = apples
            .iter()
            .map(|&count| (count.saturating_sub(1)..=count).collect())
            .collect();
        let mut options = product(&choices);
        options.retain(|option| option != apples);
        options
    });
    output.line(either(
        search.wins(&input.read_counted()),
        "first",
        "second",
    ));
}
