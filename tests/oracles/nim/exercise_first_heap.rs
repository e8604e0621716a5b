use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    cases(3, || {
        let n = random.between(1, 4);
        let k = random.between(1, n);
        format!("{n} {k}\n{}\n", line(&random.list(n, 0, 6)))
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    let heaps = random.list(100_000, 0, 1_000_000_000);
    let mut single = String::from("100000\n");
    for heap in &heaps {
        writeln!(single, "1 1\n{heap}").unwrap();
    }
    vec![
        format!(
            "1\n100000 100000\n{}\n",
            line(&vec![1_000_000_000; 100_000])
        ),
        format!("1\n100000 1\n{}\n", line(&heaps)),
        single,
    ]
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|heaps: &Vec<u64>| take_from_one(heaps));
    for _ in 0..input.read() {
        let [n, k]: [usize; 2] = input.read_array();
        let heaps: Vec<u64> = input.read_list(n);
        let wins = take_from_one(&heaps)
            .iter()
            .any(|option| option[k - 1] < heaps[k - 1] && !search.wins(option));
        output.line(either(wins, "Yes", "No"));
    }
}
