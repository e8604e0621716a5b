use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 2000, 1024) }

fn generate(random: &mut Random) -> String {
    loop {
        let share = random.between(1, 3);
        let mut numbers: Vec<u64> = (0..10).collect();
        numbers.retain(|_| random.between(0, 3) < share);
        // The two largest ones are often neighbours.
        if random.between(0, 2) > 0 {
            numbers.extend(numbers.last().map(|number| number + 1));
        }
        if numbers.len() >= 2 {
            return counted(&numbers);
        }
    }
}

fn largest(_: &mut Random) -> Vec<String> {
    let n = 300_000;
    let most = 1_000_000_000;
    let dense: Vec<u64> = (most - n + 1..=most).collect();
    let wide: Vec<u64> = (0..n).map(|i| i * (most / n)).collect();
    let inputs = [dense, wide].map(|numbers| format!("{n}\n{}\n", line(&numbers)));
    inputs.to_vec()
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|numbers: &Vec<u64>| {
        let (largest, others) = numbers.split_last().expect("a number");
        let free = (0..*largest).filter(|number| !others.contains(number));
        let options = free.map(|number| {
            let mut option = [others, &[number]].concat();
            option.sort_unstable();
            option
        });
        options.collect()
    });
    let n = input.read();
    let won = search.wins(&input.read_list(n));
    output.line(either(won, "Alice", "Bob"));
}
