//! Bundles, compiled as a judge does, on the largest inputs of their statements: time and memory beside
//! the judge's limits. `cargo bench` shows them; in `cargo test` nothing depends on time.
use crate::judge::either;
use crate::problem::{Form, Problem};
use crate::support::{folder, grundy, read, rustc, succeed, Case};
use snippets::random::Random;
use std::env::{consts, var_os};
use std::fs::{self, File};
use std::path::Path;
use std::process::Command;
use std::thread::sleep;
use std::time::{Duration, Instant};

/// What is assumed for a limit that is not known: the least that judges have, except for the memory of old ones.
const MILLISECONDS: u32 = 1000;
const MEBIBYTES: u32 = 64;

/// Small inputs on which a bundle must be right.
const SMALL: u64 = 40;

/// `MEASURE=1 cargo test ID::largest` measures instead of testing. That is what `cargo bench` does.
pub fn are_asked_for() -> bool {
    var_os("MEASURE").is_some()
}

/// Prints the costs of a bundle. Nothing is compared with a stored answer. But the bundle must be right on a few
/// small inputs, and its answers to large inputs must have the form of answers to small ones.
pub fn measure(problem: &Problem) {
    let Problem { id, oracle, .. } = problem;
    let file = |end| folder("limits").join(id).with_extension(end);
    let source = file("rs");
    let program = file(consts::EXE_EXTENSION);
    let text = succeed(grundy().arg(id)).stdout;
    fs::write(&source, &text).expect("a file for the bundle");
    let options = ["-O", "--edition=2021", "-o"];
    succeed(rustc().args(options).args([&program, &source]));

    let input = file("in");
    let output = file("out");
    let on_file = |text: String| {
        fs::write(&input, &text).expect("a file for the input");
        Case::new(input.display().to_string(), text)
    };
    for seed in 0..SMALL {
        let small = on_file((oracle.generate)(&mut Random::new(seed)));
        oracle.assert_program_solves(problem.solve, &program, &small);
    }
    let form = Form::of(problem);
    for (number, large) in problem.large_cases(true).into_iter().enumerate() {
        let large = on_file(large.input);
        let start = Instant::now();
        let mebibytes = if oracle.is_played() {
            oracle.assert_program_solves(problem.solve, &program, &large);
            0
        } else {
            run(&program, &input, &output)
        };
        let milliseconds = start.elapsed().as_millis();
        if !oracle.is_played() {
            form.check(problem, &large, &read(&output));
        }
        let name = either(number == 0, *id, "");
        let time = with_limit(milliseconds, oracle.milliseconds, MILLISECONDS);
        let memory = with_limit(mebibytes, oracle.mebibytes, MEBIBYTES);
        let bundle_length = text.len();
        let input_length = large.input.len();
        // To standard error: `cargo bench` keeps back the standard output of the tests.
        eprintln!("{name:28} {bundle_length:6} {input_length:9} {time} {memory}");
    }
}

/// A measure and its limit: `!` is above half of it, `?` a limit that is assumed.
fn with_limit(measured: u128, known: Option<u32>, assumed: u32) -> String {
    let limit = known.unwrap_or(assumed);
    let much = either(2 * measured > limit.into(), '!', ' ');
    let guessed = either(known.is_none(), '?', ' ');
    format!("{measured:6}{much} {limit:5}{guessed}")
}

/// Runs a program to its end. Returns the most memory that it had, in MiB, according to Linux; 0 on other
/// systems.
fn run(program: &Path, input: &Path, output: &Path) -> u128 {
    let mut command = Command::new(program);
    command.stdin(File::open(input).expect("the input"));
    command.stdout(File::create(output).expect("a file for the answer"));
    let mut child = command.spawn().expect("the program starts");
    let report = format!("/proc/{}/status", child.id());
    let mut kibibytes = 0;
    loop {
        let report = fs::read_to_string(&report).unwrap_or_default();
        let mut lines = report.lines();
        if let Some(peak) = lines.find_map(|line| line.strip_prefix("VmHWM:")) {
            let peak = peak.trim_end_matches("kB").trim();
            kibibytes = peak.parse().expect("a number");
        }
        if let Some(status) = child.try_wait().expect("the program's state") {
            assert!(status.success(), "{status} on {}", input.display());
            return kibibytes / 1024;
        }
        sleep(Duration::from_millis(1));
    }
}
