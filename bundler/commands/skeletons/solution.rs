use snippets::io::{Input, Output};

fn solve(input: &mut Input, output: &mut Output) {
    let n = input.read();
    let numbers: Vec<u64> = input.read_list(n);
    output.line(numbers.iter().sum::<u64>());
}

fn main() {
    snippets::io::run(solve);
}
