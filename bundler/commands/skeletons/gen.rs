use snippets::random::{line, Random};

fn main() {
    let seed: usize = std::env::args().nth(1).unwrap().parse().unwrap();
    let mut random = Random::new(seed as u64);
    // Small at first, so that the first failing case is small.
    let n = random.between(1, 2 + seed / 50);
    println!("{}\n{}", n, line(&random.list(n, 0, 2 + seed / 10)));
}
