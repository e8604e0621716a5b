//! Bundles, compiled as a judge does, on the largest inputs of their statements: time and memory beside
//! the judge's limits. `cargo bench` shows them; in `cargo test` nothing depends on time.
use crate::problem::{Form, Problem};
use crate::support::{folder, grundy, rustc, succeed, Case};
use snippets::random::Random;
use std::env::{consts, var_os};
use std::fs::{self, File};
use std::path::Path;
use std::process::{Child, Command};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// What is taken for a limit that is not known: the least that judges have, but for memory of old.
const MILLISECONDS: u32 = 1000;
const MEBIBYTES: u32 = 64;

/// Small inputs on which a bundle must be right.
const SMALL: u64 = 40;

/// `MEASURE=1 cargo test ID::largest` measures in place of testing. That is what `cargo bench` does.
pub fn are_asked_for() -> bool {
    var_os("MEASURE").is_some()
}

/// Prints the costs of a bundle. Nothing is compared with a stored answer. But it must be right on a few
/// small inputs, and answers to large ones have the form of those.
pub fn measure(problem: &Problem) {
    let Problem { id, oracle, .. } = problem;
    let file = |end| folder("limits").join(id).with_extension(end);
    let text = succeed(grundy().arg(id)).stdout;
    fs::write(file("rs"), &text).expect("a file for the bundle");
    let program = file(consts::EXE_EXTENSION);
    let mut rustc = rustc();
    rustc.args(["-O", "--edition", "2021", "-o"]);
    succeed(rustc.args([&program, &file("rs")]));

    let case = |input| Case::new(file("in").display().to_string(), input);
    let write = |case: &Case| fs::write(file("in"), &case.input).expect("a file for the input");
    for seed in 0..SMALL {
        let case = case((oracle.generate)(&mut Random::new(seed)));
        write(&case);
        oracle.assert_program_solves(problem.solve, &program, &case);
    }
    let form = Form::of(problem);
    for (number, large) in problem.large_cases(true).into_iter().enumerate() {
        let large = Case {
            expected: large.expected,
            ..case(large.input)
        };
        write(&large);
        let start = Instant::now();
        let mut mebibytes = 0;
        if oracle.is_played() {
            oracle.assert_program_solves(problem.solve, &program, &large);
        } else {
            mebibytes = run(&program, &file("in"), &file("out"));
        }
        let time = start
            .elapsed()
            .as_millis()
            .try_into()
            .expect("less than a month");
        if !oracle.is_played() {
            let answer = fs::read_to_string(file("out")).expect("text");
            form.check(problem, &large, &answer);
        }
        let name = if number == 0 { id } else { "" };
        let time = with_limit(time, oracle.milliseconds, MILLISECONDS);
        let memory = with_limit(mebibytes, oracle.mebibytes, MEBIBYTES);
        let (bytes, length) = (text.len(), large.input.len());
        // Not what the test harness keeps back.
        eprintln!("{name:28} {bytes:6} {length:9} {time} {memory}");
    }
}

/// A measure and its limit: `!` is above half of it, `?` a limit that is assumed.
fn with_limit(measured: u32, known: Option<u32>, assumed: u32) -> String {
    let limit = known.unwrap_or(assumed);
    let much = if 2 * measured > limit { '!' } else { ' ' };
    let guessed = if known.is_none() { '?' } else { ' ' };
    format!("{measured:6}{much} {limit:5}{guessed}")
}

/// Runs a program to its end. Returns the most memory that it had, in MiB; 0 where the system does not
/// tell.
fn run(program: &Path, input: &Path, output: &Path) -> u32 {
    // A judge's stack, as far as there is a shell to ask for it.
    let mut command = Command::new("sh");
    let shell = ["-c", "ulimit -s 8192; exec \"$0\""];
    command.args(shell).arg(program);
    if !cfg!(unix) {
        command = Command::new(program);
    }
    command.stdin(File::open(input).expect("the input"));
    command.stdout(File::create(output).expect("a file for the answer"));
    let mut child = command.spawn().expect("the program starts");
    let mut kibibytes = 0;
    loop {
        kibibytes = kibibytes.max(peak(&child).unwrap_or(0));
        if let Some(status) = child.try_wait().expect("the program's state") {
            assert!(status.success(), "{status} on {}", input.display());
            return kibibytes / 1024;
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
