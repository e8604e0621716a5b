use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, 2000, 1024) }

fn generate(random: &mut Random) -> String {
    let mut input = String::from("3\n");
    for _ in 0..3 {
        let n = random.between(1, 8);
        let (least, most) = (random.between(1, 30), random.between(2, 12));
        input += &format!("{n}\n");
        for _ in 0..n {
            let l = random.between(least, least + most);
            let r = random.between(l + 1, l + most / 2 + 1);
            input += &format!("{l} {r}\n");
        }
    }
    input
}

fn largest(random: &mut Random) -> Vec<String> {
    let mut inputs = vec![String::from("20\n"); 2];
    for _ in 0..20 {
        for input in &mut inputs {
            *input += "100\n";
        }
        for _ in 0..100 {
            let l = random.between(1, 99);
            // The short ones lie in most of the stretches.
            inputs[0] += &format!("{} {}\n", l, l + 1);
            inputs[1] += &format!("{} {}\n", l, random.between(l + 1, 100));
        }
    }
    inputs
}

fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let intervals: Vec<(u32, u32)> = (0..input.read())
            .map(|_| (input.read(), input.read()))
            .collect();
        // The intervals that may still be chosen.
        let mut search = Search::normal(|free: &Vec<(u32, u32)>| {
            let choose = |&(l, r): &(u32, u32)| {
                let apart = free.iter().filter(|&&(a, b)| b <= l || r <= a);
                apart.copied().collect()
            };
            free.iter().map(choose).collect()
        });
        output.line(either(search.wins(&intervals), "Alice", "Bob"));
    }
}
