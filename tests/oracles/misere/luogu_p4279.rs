use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    let mut input = "3\n".to_string();
    for _ in 0..3 {
        let n = random.between(1, 5);
        // Often ones alone.
        let most = [1, 2, 5][random.between(0, 2)];
        input += &format!("{n}\n{}\n", line(&random.list(n, 1, most)));
    }
    input
}

fn largest(random: &mut Random) -> Vec<String> {
    let tests = |least, most, random: &mut Random| -> String {
        let test = |_| format!("50\n{}\n", line(&random.list(50, least, most)));
        (0..500).map(test).collect()
    };
    [(1, 1), (5000, 5000), (1, 5000)]
        .map(|(least, most)| "500\n".to_string() + &tests(least, most, random))
        .into()
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::misere(|heaps: &Vec<u64>| take_from_one(heaps));
    for _ in 0..input.read() {
        let n = input.read();
        output.line(either(search.wins(&input.read_list(n)), "John", "Brother"));
    }
}
