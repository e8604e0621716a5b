use crate::prelude::*;
use std::collections::HashMap;
oracle! { tests(generate, solve).largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    cases(5, || {
        format!("{} {}\n", random.between(1, 12), random.between(1, 8))
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    let mut input = String::from("100\n");
    for i in 0..100 {
        let m = random.between(1, 1_000_000_000 >> (i % 30));
        input += &format!("{} {m}\n", 1_000_000_000 - i);
    }
    vec![input]
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut known = HashMap::new();
    for _ in 0..input.read() {
        let (n, m): (usize, u32) = (input.read(), input.read());
        let won = *known.entry((n, m)).or_insert_with(|| first_wins(n, m));
        output.line(u8::from(!won));
    }
}

fn first_wins(n: usize, m: u32) -> bool {
    let mut search = Search::normal(|heaps: &Vec<u32>| {
        let mut options = Vec::new();
        for (i, a) in heaps.iter().enumerate() {
            for (j, b) in heaps[..i].iter().enumerate() {
                let mut option = heaps.clone();
                option.remove(i);
                option[j] = a + b;
                option.sort_unstable();
                options.push(option);
            }
        }
        options.retain(|heaps| heaps.iter().all(|&heap| heap <= m));
        options
    });
    search.wins(&vec![1; n])
}
