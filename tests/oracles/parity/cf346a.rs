use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 2000, 256) }

fn generate(random: &mut Random) -> String {
    let mut numbers: Vec<u64> = (1..=random.between(2, 9)).collect();
    random.shuffle(&mut numbers);
    numbers.truncate(random.between(2, 5));
    let factor = random.between(1, 4);
    let multiples: Vec<u64> = numbers.iter().map(|number| factor * number).collect();
    counted(&multiples)
}

fn largest(random: &mut Random) -> Vec<String> {
    let mut numbers: Vec<u64> = (999_999_901..=1_000_000_000).collect();
    random.shuffle(&mut numbers);
    let powers: Vec<u64> = (0..30).map(|bit| 1 << bit).collect();
    let multiples = [500_000_000, 1_000_000_000].to_vec();
    [numbers, powers, multiples]
        .map(|numbers| counted(&numbers))
        .into()
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|set: &Vec<u64>| {
        let mut options = Vec::new();
        for (i, x) in set.iter().enumerate() {
            for y in &set[..i] {
                let mut option = set.clone();
                option.push(x.abs_diff(*y));
                option.sort_unstable();
                if !set.contains(&x.abs_diff(*y)) {
                    options.push(option);
                }
            }
        }
        options
    });
    let mut set: Vec<u64> = input.read_counted();
    set.sort_unstable();
    output.line(either(search.wins(&set), "Alice", "Bob"));
}
