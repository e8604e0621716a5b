use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    let mut input = "2\n".to_string();
    for _ in 0..2 {
        let (n, most) = [(1, 20), (2, 6), (3, 3)][random.between(0, 2)];
        input += &format!("{n}\n");
        for _ in 0..n {
            input += &format!("{} {}\n", random.between(0, most), random.between(0, most));
        }
    }
    input
}

fn largest(random: &mut Random) -> Vec<String> {
    let most = "1000\n".to_string() + &"499 499\n".repeat(1000);
    let mut any = String::new();
    for _ in 0..200 {
        any += "1000\n";
        for _ in 0..1000 {
            any += &format!("{} {}\n", random.between(0, 499), random.between(0, 499));
        }
    }
    vec![format!("200\n{}", most.repeat(200)), format!("200\n{any}")]
}

const LEAPS: [(i64, i64); 6] = [(-2, 1), (-3, -1), (-2, -1), (-1, -2), (-1, -3), (1, -2)];

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|knights: &Vec<(i64, i64)>| {
        let mut options = Vec::new();
        for (i, &(x, y)) in knights.iter().enumerate() {
            for (right, down) in LEAPS {
                let square = (x + right, y + down);
                if square.0 >= 0 && square.1 >= 0 {
                    let mut option = knights.clone();
                    option[i] = square;
                    option.sort_unstable();
                    options.push(option);
                }
            }
        }
        options
    });
    for case in 1..=input.read::<u64>() {
        let knights = (0..input.read()).map(|_| (input.read(), input.read()));
        let mut knights: Vec<(i64, i64)> = knights.collect();
        knights.sort_unstable();
        let winner = if search.wins(&knights) {
            "Alice"
        } else {
            "Bob"
        };
        output.line(format!("Case {case}: {winner}"));
    }
}
