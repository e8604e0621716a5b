use crate::prelude::*;
oracle! { same(generate, solve).some_lines().largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    let mut input = String::new();
    for _ in 0..random.between(1, 3) {
        // A large box, and small ones.
        let mut sizes = vec![random.between(1, 50), random.between(1, 6), 2];
        sizes.truncate(random.between(1, 3));
        random.shuffle(&mut sizes);
        let held = |&size: &u64| (size, random.between(0, size.min(9)));
        let boxes: Vec<_> = sizes.iter().map(held).collect();
        input += &format!("{}\n{}", boxes.len(), lines(&boxes));
    }
    input + "0\n"
}

/// The statement does not bound the number of cases.
fn largest(random: &mut Random) -> Vec<String> {
    let most = 1_000_000;
    let mut input = String::new();
    for _ in 0..20 {
        let boxes: Vec<_> = (0..50)
            .map(|_| (random.between(most - 9, most), random.between(0, 40)))
            .collect();
        input += &format!("50\n{}", lines(&boxes));
    }
    vec![input + "0\n", format!("50\n{}0\n", lines(&[(most, 1); 50]))]
}

fn solve(input: &mut Input, output: &mut Output) {
    // For how many stones each box has room, and how many it holds.
    let mut search = Search::normal(|boxes: &Vec<(u64, u64)>| {
        let mut options = Vec::new();
        for (i, &(size, stones)) in boxes.iter().enumerate() {
            for added in 1..=(stones * stones).min(size - stones) {
                let mut option = boxes.clone();
                option[i].1 += added;
                options.push(option);
            }
        }
        options
    });
    for case in 1.. {
        let n: usize = input.read();
        if n == 0 {
            break;
        }
        let boxes = (0..n).map(|_| (input.read(), input.read())).collect();
        output.line(format!("Case {case}:"));
        output.line(either(search.wins(&boxes), "Yes", "No"));
    }
}
