use snippets::random::{line, Random};

// A small input for each seed: 1, 2, ...
fn main() {
    let seed = std::env::args().nth(1).unwrap().parse().unwrap();
    let mut random = Random::new(seed);
    let n = random.between(1, 4);
    println!("{}\n{}", n, line(&random.list(n, 0, 6)));
}
