use crate::prelude::*;
oracle! { same(generate, solve).lines(|input| number(input, 1)).largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 3);
    let mut input = format!("{n} 6\n{}\n", line(&random.list(n, 0, 5)));
    for _ in 0..6 {
        input += &format!("{} {}\n", random.between(1, n), random.between(0, 5));
    }
    input
}

fn largest(random: &mut Random) -> Vec<String> {
    let (n, most) = (100_000, 1_000_000_000);
    let mut change = || (random.between(1, n), random.between(0, most));
    let changes: Vec<_> = (0..n).map(|_| change()).collect();
    let heaps = random.list(n, 0, most);
    // In the first nothing changes.
    let (equal, same) = (vec![most; n], vec![(n, most); n]);
    [(equal, same), (heaps, changes)]
        .map(|(heaps, changes)| format!("{n} {n}\n{}\n{}", line(&heaps), lines(&changes)))
        .to_vec()
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|heaps: &Vec<u64>| take_from_one(heaps));
    let [n, q]: [usize; 2] = input.read_array();
    let mut heaps: Vec<u64> = input.read_list(n);
    for _ in 0..q {
        let x: usize = input.read();
        heaps[x - 1] = input.read();
        output.line(either(search.wins(&heaps), "Kan", "Li"));
    }
}
