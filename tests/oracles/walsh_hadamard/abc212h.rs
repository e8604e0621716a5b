use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 2000, 1024) }

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 4);
    let most = [20, 9, 7, 5][n - 1];
    let mut sizes: Vec<u64> = (1..=most).collect();
    random.shuffle(&mut sizes);
    sizes.truncate(random.between(1, [20, 6, 4, 3][n - 1]));
    format!("{n} {}\n{}\n", sizes.len(), line(&sizes))
}

fn largest(random: &mut Random) -> Vec<String> {
    let mut sizes: Vec<u64> = (1..1 << 16).collect();
    let all = line(&sizes);
    random.shuffle(&mut sizes);
    let half = line(&sizes[..1 << 15]);
    vec![
        format!("200000 65535\n{all}\n"),
        format!("199999 32768\n{half}\n"),
    ]
}

fn solve(input: &mut Input, output: &mut Output) {
    let [n, k]: [usize; 2] = input.read_array();
    let sizes: Vec<u64> = input.read_list(k);
    let mut search = Search::normal(|heaps: &Vec<u64>| {
        let mut options = take_from_one(heaps);
        for option in &mut options {
            option.sort_unstable();
        }
        options
    });
    let mut won = 0;
    for m in 1..=n {
        for mut heaps in product(&vec![sizes.clone(); m]) {
            heaps.sort_unstable();
            won += u64::from(search.wins(&heaps));
        }
    }
    output.line(won);
}
