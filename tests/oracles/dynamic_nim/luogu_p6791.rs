use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, 1000, 128) }

fn generate(random: &mut Random) -> String {
    cases(4, || {
        format!("{} {}\n", random.between(1, 10), random.between(1, 30))
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    let most = 1_000_000_000_000_000_000_u64;
    let mut inputs = vec![String::from("100000\n"); 3];
    for _ in 0..100_000 {
        let (k, n) = (random.between(1, most), random.between(1, most));
        writeln!(inputs[0], "{most} {most}").unwrap();
        writeln!(inputs[1], "1 {n}").unwrap();
        writeln!(inputs[2], "{k} {n}").unwrap();
    }
    inputs
}

fn solve(input: &mut Input, output: &mut Output) {
    // A heap and the most that may be taken.
    let mut search = Search::misere(|&(heap, most): &(u64, u64)| {
        let takes = 1..=heap.min(most);
        takes.map(|take| (heap - take, 2 * take)).collect()
    });
    for _ in 0..input.read() {
        let [k, n]: [u64; 2] = input.read_array();
        output.line((1..=n).filter(|&heap| search.wins(&(heap, k))).count());
    }
}
