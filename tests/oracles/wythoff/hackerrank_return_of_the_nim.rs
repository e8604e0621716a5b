use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    cases(3, || {
        let (n, most) = [(2, 8), (3, 5), (5, 2)][random.between(0, 2)];
        let mut heaps = random.list(n, 1, most);
        // Many positions are lost.
        let nim_sum = heaps[1..].iter().fold(0, |sum, heap| sum ^ heap);
        if n > 2 && nim_sum > 0 && random.between(0, 1) == 0 {
            heaps[0] = nim_sum;
        }
        if n == 2 && random.between(0, 1) == 0 {
            heaps = [[1, 2], [3, 5], [4, 7]][random.between(0, 2)].to_vec();
        }
        random.shuffle(&mut heaps);
        format!("{n}\n{}\n", line(&heaps))
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    vec![
        cases(15, || "2\n100000 100000\n".to_string()),
        cases(15, || {
            format!("29\n{}\n", line(&random.list(29, 99_990, 100_000)))
        }),
    ]
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|heaps: &Vec<u64>| {
        let mut options = take_from_one(heaps);
        let least = *heaps.iter().min().expect("a heap");
        options.extend((1..=least).map(|count| heaps.iter().map(|heap| heap - count).collect()));
        options
    });
    for _ in 0..input.read() {
        let n = input.read();
        let won = search.wins(&input.read_list(n));
        output.line(either(won, "Sherlock", "Watson"));
    }
}
