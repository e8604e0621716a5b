//! `stress` (对拍): a solution against a brute force, on inputs of a generator, until they differ.
use super::diff::first;
use super::trial::{run, Program, Run, Trial, CHECKED};
use crate::error::{fail, Error};
use crate::files::{show, write};
use std::fs::remove_file;
use std::io::{stderr, IsTerminal};
use std::process::Command;
use std::time::{Duration, Instant};

/// Compares the answers to the inputs of the seeds 1 to `cases`. The programs are a solution, a brute
/// force, a generator, which gets the seed, and maybe a checker, which gets the files of the input and
/// of both answers and fails if the solution's is wrong.
///
/// At the first wrong answer it fails and writes the input beside the solution, where `test` finds it,
/// and the right answer; with a checker none is the right one.
pub fn stress(programs: &[Program], cases: u64, limit: Duration) -> Result<(), Error> {
    let trial = Trial::new()?;
    let mut compiled = Vec::new();
    let names = ["solution", "brute", "generator", "checker"];
    for (program, name) in programs.iter().zip(names) {
        compiled.push(trial.compile(name, program, CHECKED)?);
    }
    let command = |index: usize| Command::new(&compiled[index]);
    let files = ["nothing", "input", "answer", "expected"].map(|name| trial.0.join(name));
    let [nothing, input, answer, expected] = &files;
    write(nothing, "")?;
    let mut shown = Instant::now();
    for seed in 1..=cases {
        let accepted = |index: usize, run: Run| match run.verdict {
            "AC" => Ok(run.output),
            verdict => {
                let (name, cause) = (programs[index].name.display(), run.cause.trim_end());
                fail!("error: {name} fails on seed {seed}: {verdict}, {cause}")
            }
        };
        let made = accepted(2, run(command(2).arg(seed.to_string()), nothing, limit)?)?;
        write(input, &made)?;
        let right = accepted(1, run(&mut command(1), input, limit)?)?;
        let mut found = run(&mut command(0), input, limit)?;
        if programs.len() == 3 {
            found.compare(&right);
        } else if found.verdict == "AC" {
            write(answer, &found.output)?;
            write(expected, &right)?;
            let check = run(command(3).args(&files[1..]), nothing, limit)?;
            if check.verdict == "RE" {
                (found.verdict, found.cause) = ("WA", check.output + &check.cause);
            } else {
                accepted(3, check)?;
            }
        }
        if found.verdict != "AC" {
            let failing = programs[0].name.with_extension("failing.in");
            write(&failing, &made)?;
            // An old one would be taken for the answer.
            let _ = remove_file(failing.with_extension("out"));
            if programs.len() == 3 {
                write(&failing.with_extension("out"), &right)?;
            }
            let (failing, made) = (failing.display(), first(&made));
            let (verdict, cause) = (found.verdict, found.cause.trim_end());
            return fail!("error: {verdict} on seed {seed}, input in {failing}:\n{made}\n{cause}");
        }
        if shown.elapsed() > Duration::from_secs(1) && stderr().is_terminal() {
            shown = Instant::now();
            eprintln!("{seed} cases are right");
        }
    }
    show(&format!("{cases} cases are right\n"))
}
