use snippets::random::{line, Random};

fn main() {
    let seed = std::env::args().nth(1).unwrap().parse().unwrap();
    let mut random = Random::new(seed);
    let n = random.between(1, 4);
    println!("{}\n{}", n, line(&random.list(n, 0, 6)));
}
