use crate::prelude::*;
oracle! { same(generate, solve).some_lines().largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    let mut input = String::new();
    for _ in 0..random.between(1, 2) {
        let k = random.between(1, 4);
        let mut takes: Vec<u64> = (1..=8).collect();
        random.shuffle(&mut takes);
        takes.truncate(k);
        let m = random.between(1, 3);
        input += &format!("{k} {}\n{m}\n", line(&takes));
        for _ in 0..m {
            let n = random.between(1, 3);
            input += &format!("{n} {}\n", line(&random.list(n, 0, 9)));
        }
    }
    input + "0\n"
}

/// The statement does not bound the number of cases: there are 20.
fn largest(random: &mut Random) -> Vec<String> {
    let mut inputs = vec![String::new(); 2];
    let mut takes: Vec<u64> = (1..=10_000).collect();
    for _ in 0..20 {
        random.shuffle(&mut takes);
        let small: Vec<u64> = (1..=100).rev().collect();
        inputs[0] += &format!("100 {}\n100\n", line(&small));
        inputs[1] += &format!("100 {}\n100\n", line(&takes[..100]));
        for _ in 0..100 {
            inputs[0] += &format!("100 {}\n", line(&[10_000; 100]));
            inputs[1] += &format!("100 {}\n", line(&random.list(100, 0, 10_000)));
        }
    }
    inputs.into_iter().map(|input| input + "0\n").collect()
}

fn solve(input: &mut Input, output: &mut Output) {
    loop {
        let k = input.read();
        if k == 0 {
            break;
        }
        let takes: Vec<u64> = input.read_list(k);
        let mut search = Search::normal(|heaps: &Vec<u64>| {
            change_one(heaps, |heap| {
                let rests = takes.iter().filter_map(|take| heap.checked_sub(*take));
                rests.collect()
            })
        });
        let mut letters = String::new();
        for _ in 0..input.read() {
            let n = input.read();
            letters.push(if search.wins(&input.read_list(n)) {
                'W'
            } else {
                'L'
            });
        }
        output.line(letters);
    }
}
