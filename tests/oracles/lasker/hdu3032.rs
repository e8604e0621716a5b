use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, 1000, 32) }

fn generate(random: &mut Random) -> String {
    cases(3, || {
        let n = random.between(1, 3);
        let mut heaps = random.list(n, 1, 10 - 2 * n);
        // Many positions are lost: equal pairs, and others.
        match random.between(0, 23) {
            0..=5 => heaps = [heaps[0]; 2].to_vec(),
            6 => {
                // With 8 it is lost, with 7 won: these heaps have the values 7 and 8. They are few, as
                // the search takes long.
                let pair = [[1, 6], [2, 5], [3, 4]][n - 1];
                heaps = [&pair[..], &[random.between(7, 8)]].concat();
            }
            7..=13 => heaps = [[1, 2, 4], [1, 3, 5]][n % 2].to_vec(),
            _ => {}
        }
        random.shuffle(&mut heaps);
        counted(&heaps)
    })
}

/// One test of a million heaps; the others are small, as all together would be a gigabyte.
fn largest(random: &mut Random) -> Vec<String> {
    let most = (1_u64 << 31) - 1;
    let mut inputs = vec![String::from("100\n"); 2];
    for test in 0..100 {
        let n = if test == 0 { 1_000_000 } else { 3000 };
        let alike = vec![most; n];
        inputs[0] += &format!("{n}\n{}\n", line(&alike));
        inputs[1] += &format!("{n}\n{}\n", line(&random.list(n, 1, most)));
    }
    inputs
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|heaps: &Vec<u64>| {
        let digits = [&[4], [3; 10].as_slice()].concat();
        take_and_break(&digits, heaps)
    });
    for _ in 0..input.read() {
        let n = input.read();
        let mut heaps = input.read_list(n);
        heaps.sort_unstable();
        let wins = search.wins(&heaps);
        output.line(either(wins, "Alice", "Bob"));
    }
}
