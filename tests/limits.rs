//! `cargo bench [WORD]`: every bundle, compiled as a judge does, on the largest inputs of its statement,
//! and the library's hot spots. WORD is part of an id or of a hot spot's name.
//!
//! Nothing is compared with a stored answer. But each bundle must be right on a few small inputs, and
//! an answer to a large one hold no other letters than those to small ones.
#![allow(dead_code)] // of what is shared, the tests use the rest

mod dialogue;
mod diff;
mod judge;
#[path = "../problems/catalogue.rs"]
mod problems;
mod support;

use judge::{Judge, Oracle};
use problems::problems;
use snippets::random::Random;
use snippets::{hackenbush, matching, nimber, octal, retrograde, subtraction};
use std::collections::HashSet;
use std::fs::{self, File};
use std::hint::black_box;
use std::path::Path;
use std::process::{Child, Command, ExitStatus};
use std::thread::sleep;
use std::time::{Duration, Instant};
use support::{folder, grundy, rustc, succeed, Case};

/// What is taken for a limit that is not known: the least that judges have, but for memory of old.
const MILLISECONDS: u32 = 1000;
const MEBIBYTES: u32 = 64;

/// Small inputs on which a bundle must be right.
const SMALL: u64 = 40;

macro_rules! list {
    ($($family:ident { $($id:ident)* })*) => {
        mod oracles {
            $($(
                pub mod $id;
            )*)*
        }

        const ORACLES: &[(&str, &Oracle)] = &[
            $($((stringify!($id), &oracles::$id::ORACLE),)*)*
        ];
    };
}
problems!(list);

fn main() {
    let word = std::env::args()
        .skip(1)
        .find(|word| !word.starts_with("--"));
    let is_asked_for = |name: &str| word.as_deref().map_or(true, |word| name.contains(word));
    println!("Memory in MiB; `!` is above half of the limit, `?` a limit that is assumed.\n");
    println!("{:28} bundle     input      ms  limit     MiB  limit", "id");
    for (id, oracle) in ORACLES.iter().filter(|(id, _)| is_asked_for(id)) {
        measure(id, oracle);
    }
    println!("\n{:44}      ms", "hot spot");
    for (name, run) in HOT_SPOTS.iter().filter(|(name, _)| is_asked_for(name)) {
        let start = Instant::now();
        run();
        println!("{name:44} {:7}", start.elapsed().as_millis());
    }
}

fn measure(id: &str, oracle: &Oracle) {
    let source = folder("limits").join(format!("{id}.rs"));
    let text = succeed(grundy().arg(id)).stdout;
    fs::write(&source, &text).expect("a file for the bundle");
    let program = source.with_extension(std::env::consts::EXE_EXTENSION);
    succeed(
        rustc()
            .args(["-O", "--edition", "2021", "-o"])
            .args([&program, &source]),
    );

    let mut letters: HashSet<char> = "0123456789-".chars().collect();
    for seed in 0..SMALL {
        let path = folder("limits").join(format!("{id}.small"));
        let input = (oracle.generate)(&mut Random::new(seed));
        fs::write(&path, &input).expect("a file for the input");
        let case = Case {
            place: path.display().to_string(),
            input,
            expected: None,
        };
        let answer = oracle.judge.assert_program_solves(&program, &case);
        letters.extend(answer.chars());
    }
    for (number, input) in (oracle.largest)(&mut Random::new(0)).iter().enumerate() {
        let cost = match oracle.judge {
            Judge::Played(_) => play(oracle, &program, input),
            _ => run(id, &program, input, &letters),
        };
        let name = if number == 0 { id } else { "" };
        let time = with_limit(cost.milliseconds, oracle.milliseconds, MILLISECONDS);
        let memory = with_limit(cost.mebibytes, oracle.mebibytes, MEBIBYTES);
        println!(
            "{name:28} {:6} {:9} {time} {memory}",
            text.len(),
            input.len()
        );
    }
}

/// A measure and its limit, marked as the first line of the table tells.
fn with_limit(measured: u32, known: Option<u32>, assumed: u32) -> String {
    let limit = known.unwrap_or(assumed);
    let much = if 2 * measured > limit { '!' } else { ' ' };
    let guessed = if known.is_none() { '?' } else { ' ' };
    format!("{measured:6}{much} {limit:5}{guessed}")
}

struct Cost {
    milliseconds: u32,
    /// 0 where the system does not tell.
    mebibytes: u32,
}

fn play(oracle: &Oracle, program: &Path, input: &str) -> Cost {
    let case = Case {
        place: "the largest input".to_string(),
        input: input.to_string(),
        expected: None,
    };
    let start = Instant::now();
    oracle.judge.assert_program_solves(program, &case);
    Cost {
        milliseconds: milliseconds_since(start),
        mebibytes: 0,
    }
}

fn run(id: &str, program: &Path, input: &str, letters: &HashSet<char>) -> Cost {
    let [text, answer] = ["in", "out"].map(|end| folder("limits").join(format!("{id}.{end}")));
    fs::write(&text, input).expect("a file for the input");
    // A judge's stack, as far as there is a shell to ask for it.
    let mut command = Command::new("sh");
    command
        .args(["-c", "ulimit -s 8192; exec \"$0\""])
        .arg(program);
    if !cfg!(unix) {
        command = Command::new(program);
    }
    command.stdin(File::open(&text).expect("the input"));
    command.stdout(File::create(&answer).expect("a file for the answer"));
    let (status, cost) = watch(&mut command);
    assert!(status.success(), "{id}: {status} on {}", text.display());
    let answer = fs::read_to_string(answer).expect("text");
    assert!(
        !answer.trim().is_empty(),
        "{id}: no answer to {}",
        text.display()
    );
    let mut written = answer.chars().filter(|c| !c.is_whitespace());
    let other = written.find(|letter| !letters.contains(letter));
    assert_eq!(
        other,
        None,
        "{id}: a letter in the answer to {}",
        text.display()
    );
    cost
}

/// Runs a command to its end.
fn watch(command: &mut Command) -> (ExitStatus, Cost) {
    let start = Instant::now();
    let mut child = command.spawn().expect("the program starts");
    let mut mebibytes = 0;
    loop {
        let kibibytes = peak(&child).unwrap_or(0);
        mebibytes = mebibytes.max(kibibytes / 1024);
        if let Some(status) = child.try_wait().expect("the program's state") {
            let milliseconds = milliseconds_since(start);
            return (
                status,
                Cost {
                    milliseconds,
                    mebibytes,
                },
            );
        }
        sleep(Duration::from_millis(1));
    }
}

/// The most memory that a program has had, in KiB. Linux tells it.
fn peak(child: &Child) -> Option<u32> {
    let status = fs::read_to_string(format!("/proc/{}/status", child.id())).ok()?;
    let mut lines = status.lines();
    let line = lines.find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.split_whitespace().next()?.parse().ok()
}

fn milliseconds_since(start: Instant) -> u32 {
    start
        .elapsed()
        .as_millis()
        .try_into()
        .expect("less than a month")
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
    let mut number = move || usize::try_from(random.between(0, n as u64 - 1)).expect("an index");
    std::iter::repeat_with(move || (number(), number())).take(count)
}
