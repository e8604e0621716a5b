use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    let mut input = "3\n".to_string();
    for _ in 0..3 {
        let (n, most) = [(1, 16), (2, 8), (3, 6)][random.between(0, 2)];
        input += &format!("{n}\n{}\n", line(&random.list(n, 1, most)));
    }
    input
}

fn largest(random: &mut Random) -> Vec<String> {
    let most = format!("100\n{}\n", line(&[10_000; 100])).repeat(1000);
    let any = (0..1000).map(|_| format!("100\n{}\n", line(&random.list(100, 1, 10_000))));
    let any = any.collect::<String>();
    [most, any].map(|tests| format!("1000\n{tests}")).into()
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|piles: &Vec<u64>| {
        let mut options = Vec::new();
        for (i, &pile) in piles.iter().enumerate() {
            for part in 1..pile {
                if part < pile - part {
                    let mut option = piles.clone();
                    option[i] = part;
                    option.push(pile - part);
                    option.sort_unstable();
                    options.push(option);
                }
            }
        }
        options
    });
    for case in 1..=input.read::<u64>() {
        let n = input.read();
        let mut piles = input.read_list(n);
        piles.sort_unstable();
        let winner = if search.wins(&piles) { "Alice" } else { "Bob" };
        output.line(format!("Case {case}: {winner}"));
    }
}
