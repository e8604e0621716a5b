use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, 1000, 32) }

fn generate(random: &mut Random) -> String {
    cases(3, || {
        let n = random.between(1, 4);
        let most = random.between(1, 5);
        format!("{n}\n{}\n", line(&random.list(n, 1, most)))
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    // Every other row has single sweets only.
    let mut most = [1, 4747].into_iter().cycle();
    let mut any = || counted(&random.list(47, 1, most.next().unwrap()));
    let equal = cases(474, || counted(&[4747; 47]));
    vec![equal, cases(474, &mut any)]
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::misere(|heaps: &Vec<u64>| take_from_one(heaps));
    for _ in 0..input.read() {
        let n = input.read();
        output.line(either(search.wins(&input.read_list(n)), "John", "Brother"));
    }
}
