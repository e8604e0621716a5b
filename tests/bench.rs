//! `cargo bench [WORD]`: every bundle on the largest inputs of its statement, as the tests measure them
//! (limits.rs), and the library's hot spots. WORD is part of an id or of a hot spot's name.
use snippets::random::Random;
use snippets::{hackenbush, matching, nimber, octal, retrograde, subtraction};
use std::env;
use std::hint::black_box;
use std::io::{stderr, Write};
use std::process::{exit, Command, Stdio};
use std::time::Instant;

fn main() {
    let mut words = env::args().skip(1).filter(|word| !word.starts_with("--"));
    let word = words.next().unwrap_or_default();
    println!("Memory in MiB; `!` is above half of the limit, `?` a limit that is assumed.\n");
    println!("{:28} bundle     input      ms  limit     MiB  limit", "id");
    let mut tests = Command::new(env::var_os("CARGO").unwrap_or("cargo".into()));
    tests.args([
        "test",
        "--quiet",
        "--test",
        "tests",
        "--",
        "--test-threads=1",
    ]);
    tests.args(["samples", "oracle", "bundle"].map(|test| format!("--skip=::{test}")));
    let filter = if word.is_empty() { "::largest" } else { &word };
    tests.args(["--nocapture", filter]).env("MEASURE", "1");
    let told = tests.stderr(Stdio::inherit()).output();
    let told = told.expect("cargo runs");
    if !told.status.success() {
        stderr().write_all(&told.stdout).expect("what failed");
        exit(1);
    }
    println!("\n{:44}      ms", "hot spot");
    for (name, run) in HOT_SPOTS.iter().filter(|(name, _)| name.contains(&word)) {
        let start = Instant::now();
        run();
        println!("{name:44} {:7}", start.elapsed().as_millis());
    }
}

const MILLION: usize = 1_000_000;

/// What the library is fast at.
const HOT_SPOTS: &[(&str, fn())] = &[
    ("octal: Kayles up to 10^6", || {
        black_box(octal::grundy_values(&[0, 7, 7], MILLION));
    }),
    ("octal: Dawson's Kayles up to 10^6", || {
        black_box(octal::grundy_values(&[0, 0, 7], MILLION));
    }),
    ("subtraction: 10 takes, heaps up to 10^6", || {
        let takes: Vec<usize> = (1..=10).map(|i| i * i).collect();
        black_box(subtraction::grundy_values(&takes, MILLION));
    }),
    ("nimber: 10^6 products of 64 bits", || {
        let numbers = Random::new(0).list(1_000_001, 0, u64::MAX);
        let products = numbers
            .windows(2)
            .map(|pair| nimber::product(pair[0], pair[1]));
        black_box(products.fold(0, |sum, product| sum ^ product));
    }),
    ("nimber: 10^5 inverses of 64 bits", || {
        let numbers = Random::new(0).list(100_000, 1, u64::MAX);
        let inverses = numbers.into_iter().map(nimber::inverse);
        black_box(inverses.fold(0, |sum, inverse| sum ^ inverse));
    }),
    ("retrograde: 10^6 random arcs", || {
        let arcs: Vec<_> = pairs(MILLION / 2, MILLION).collect();
        black_box(retrograde::moves_to_end(MILLION / 2, &arcs));
    }),
    ("hackenbush: 10^6 random edges", || {
        let edges: Vec<_> = pairs(MILLION / 2, MILLION).collect();
        black_box(hackenbush::grundy(MILLION / 2, &edges, 0));
    }),
    ("matching: 10^5 and 10^5 vertices, 3 * 10^5 edges", || {
        let half = 100_000;
        let edges = pairs(half, 3 * half).map(|(left, right)| (left, half + right));
        black_box(matching::maximum(2 * half, &edges.collect::<Vec<_>>()));
    }),
];

/// So many random pairs of numbers below `n`.
fn pairs(n: usize, count: usize) -> impl Iterator<Item = (usize, usize)> {
    let mut random = Random::new(0);
    let mut number = move || random.between(0, n - 1);
    std::iter::repeat_with(move || (number(), number())).take(count)
}
