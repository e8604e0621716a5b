use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, 1000, 32) }

fn generate(random: &mut Random) -> String {
    let mut input = "3\n".to_string();
    for _ in 0..3 {
        let n = random.between(2, 12);
        let mut boxes = vec![0; n];
        for _ in 0..random.between(1, 5) {
            boxes[random.between(0, n - 1)] += 1;
        }
        input += &format!("{n}\n{}\n", line(&boxes));
    }
    input
}

fn largest(random: &mut Random) -> Vec<String> {
    let most = format!("10000\n{}\n", line(&vec![100; 10_000])).repeat(100);
    let any = (0..100).map(|_| format!("10000\n{}\n", line(&random.list(10_000, 0, 100))));
    let any = any.collect::<String>();
    [most, any].map(|tests| format!("100\n{tests}")).into()
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|boxes: &Vec<u64>| {
        let mut options = Vec::new();
        for (from, to) in (1..=boxes.len()).flat_map(|from| (1..from).map(move |to| (from, to))) {
            if (from + to) % 2 == 1 && (from + to) % 3 == 0 {
                for cards in 1..=boxes[from - 1] {
                    let mut option = boxes.clone();
                    option[from - 1] -= cards;
                    option[to - 1] += cards;
                    options.push(option);
                }
            }
        }
        options
    });
    for case in 1..=input.read::<u64>() {
        let n = input.read();
        let winner = if search.wins(&input.read_list(n)) {
            "Alice"
        } else {
            "Bob"
        };
        output.line(format!("Case {case}: {winner}"));
    }
}
