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
    tests.args("test --quiet --test tests -- --test-threads=1 --nocapture".split(' '));
    tests.args(["samples", "oracle", "bundle"].map(|test| format!("--skip=::{test}")));
    tests.arg(if word.is_empty() { "::largest" } else { &word });
    let tests = tests.env("MEASURE", "1").stderr(Stdio::inherit());
    let told = tests.output().expect("cargo runs");
    if !told.status.success() {
        stderr().write_all(&told.stdout).expect("what failed");
        exit(1);
    }
    println!("\n{:44}      ms", "hot spot");
    hot_spots(&word);
}

fn time<T>(word: &str, name: &str, run: impl FnOnce() -> T) {
    if name.contains(word) {
        let start = Instant::now();
        black_box(run());
        println!("{name:44} {:7}", start.elapsed().as_millis());
    }
}

/// What the library is fast at.
fn hot_spots(word: &str) {
    const MILLION: usize = 1_000_000;
    let kayles = || octal::grundy_values(&[0, 7, 7], MILLION);
    time(word, "octal: Kayles up to 10^6", kayles);
    let dawsons = || octal::grundy_values(&[0, 0, 7], MILLION);
    time(word, "octal: Dawson's Kayles up to 10^6", dawsons);
    let squares = || subtraction::grundy_values(&[1, 4, 9, 16, 25, 36, 49, 64, 81, 100], MILLION);
    time(word, "subtraction: 10 takes, heaps up to 10^6", squares);

    let mut random = Random::new(0);
    let mut numbers = random.list(MILLION, 1, u64::MAX);
    let products = || numbers.iter().fold(1, |all, &n| nimber::product(all, n));
    time(word, "nimber: 10^6 products of 64 bits", products);
    numbers.truncate(MILLION / 10);
    let inverses = || numbers.iter().fold(0, |all, &n| all ^ nimber::inverse(n));
    time(word, "nimber: 10^5 inverses of 64 bits", inverses);

    let half = MILLION / 2;
    let mut number = || random.between(0, half - 1);
    let arcs: Vec<_> = (0..MILLION).map(|_| (number(), number())).collect();
    let retrograde = || retrograde::moves_to_end(half, &arcs);
    time(word, "retrograde: 10^6 random arcs", retrograde);
    let hackenbush = || hackenbush::grundy(half, &arcs, 0);
    time(word, "hackenbush: 10^6 random edges", hackenbush);
    let to_other_side = |&(a, b): &(usize, usize)| (a / 5, half + b / 5);
    let edges: Vec<_> = arcs[..300_000].iter().map(to_other_side).collect();
    let matching = || matching::maximum(MILLION, &edges);
    time(word, "matching: 3 * 10^5 edges", matching);
}
