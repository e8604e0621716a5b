use crate::prelude::*;
oracle! { same(generate, solve).lines(|input| rows(input) / 2).largest(largest, 1000, 32) }

fn generate(random: &mut Random) -> String {
    let mut input = String::new();
    for _ in 0..2 {
        let n = random.between(2, 4);
        input += &format!("{n}\n{}\n", line(&random.list(n, 1, 5)));
    }
    input + "0\n"
}

/// The statement does not bound the number of tests: there are 1000.
fn largest(random: &mut Random) -> Vec<String> {
    // An odd number of equal heaps: there is a winning move on each.
    let equal = counted(&[1_000_000; 99]).repeat(1000);
    let any = (0..1000).map(|_| counted(&random.list(100, 1, 1_000_000)));
    vec![equal + "0\n", any.collect::<String>() + "0\n"]
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|heaps: &Vec<u64>| take_from_one(heaps));
    loop {
        let n = input.read();
        if n == 0 {
            break;
        }
        let options = take_from_one(&input.read_list(n));
        let won = options.iter().filter(|option| !search.wins(option));
        output.line(won.count());
    }
}
