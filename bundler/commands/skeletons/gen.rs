use snippets::io::{Input, Output};
use snippets::random::Random;

/// The input is a seed: 1, 2, ...
fn generate(input: &mut Input, output: &mut Output) {
    let seed = input.read();
    let mut random = Random::new(seed);
    // Small at first, so that the first failing case is small.
    let n = random.between(1, 2 + (seed / 50).min(8));
    output.line(n);
    output.list(random.list(n as usize, 0, 2 + (seed / 10).min(100)));
}

fn main() {
    snippets::io::run(generate);
}
