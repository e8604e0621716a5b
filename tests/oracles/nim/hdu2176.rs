use crate::prelude::*;
oracle! { same(generate, solve).some_lines().largest(largest, None, None).slow() }

fn generate(random: &mut Random) -> String {
    let mut input = String::new();
    for _ in 0..2 {
        let n = random.between(1, 4);
        input += &format!("{n}\n{}\n", line(&random.list(n, 1, 5)));
    }
    input + "0\n"
}

/// Neither the heaps nor the number of games has a bound. All moves to the end of a heap win, or
/// about half of all moves on a heap.
fn largest(random: &mut Random) -> Vec<String> {
    let equal = format!("199999\n{}\n", line(&vec![u64::MAX; 199_999]));
    let mut any = || format!("200000\n{}\n", line(&random.list(200_000, 1, u64::MAX)));
    vec![equal.repeat(4) + "0\n", any() + &any() + &any() + "0\n"]
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|heaps: &Vec<u64>| take_from_one(heaps));
    loop {
        let n = input.read();
        if n == 0 {
            break;
        }
        let heaps: Vec<u64> = input.read_list(n);
        output.line(either(search.wins(&heaps), "Yes", "No"));
        for (i, &heap) in heaps.iter().enumerate() {
            for rest in 0..heap {
                let mut option = heaps.clone();
                option[i] = rest;
                if !search.wins(&option) {
                    output.line(format!("{heap} {rest}"));
                }
            }
        }
    }
}
