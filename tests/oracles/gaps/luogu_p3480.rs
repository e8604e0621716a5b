use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    cases(3, || {
        let n = random.between(1, 4);
        let mut piles = random.list(n, 0, 5);
        piles.sort_unstable();
        format!("{n}\n{}\n", line(&piles))
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    let mut inputs = vec![String::from("10\n"); 2];
    for _ in 0..10 {
        // The two bounds that copies of the statement give: on all pebbles, and on those of a pile.
        let mut piles = random.list(1000, 0, 10_000);
        piles.sort_unstable();
        inputs[0] += &format!("1000\n{}\n", line(&[10; 1000]));
        inputs[1] += &format!("1000\n{}\n", line(&piles));
    }
    inputs
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|piles: &Vec<u64>| {
        let mut options = Vec::new();
        for i in 0..piles.len() {
            let mut option = piles.clone();
            while option[i] > 0 {
                option[i] -= 1;
                if option.windows(2).all(|pair| pair[0] <= pair[1]) {
                    options.push(option.clone());
                }
            }
        }
        options
    });
    for _ in 0..input.read() {
        let n = input.read();
        output.line(either(search.wins(&input.read_list(n)), "TAK", "NIE"));
    }
}
