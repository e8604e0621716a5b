//! `stress` (对拍): a solution against a brute force, on inputs of a generator, until they differ.
use super::diff::first;
use super::trial::{run, Program, Run, Trial, CHECKED};
use crate::error::{fail, Error};
use crate::files::{show, write};
use std::fs::remove_file;
use std::io::{stderr, IsTerminal};
use std::process::Command;
use std::time::{Duration, Instant};

/// Compares the answers to the inputs of the seeds 1 to `cases`: of a solution, a brute force, a
/// generator, which gets the seed, and maybe a checker, which gets the files of the input and of both
/// answers and fails if the solution's is wrong.
///
/// At the first wrong answer it fails and writes the input beside the solution, where `test` finds it,
/// and the right answer; with a checker none is the right one.
pub fn stress(programs: &[Program], cases: u64, limit: Duration) -> Result<(), Error> {
    let trial = Trial::new()?;
    let names = ["solution", "brute", "generator", "checker"]
        .iter()
        .zip(programs);
    let compiled = names.map(|(name, program)| trial.compile(name, program, CHECKED));
    let compiled = compiled.collect::<Result<Vec<_>, _>>()?;
    let (solution, brute, generator) = (&compiled[0], &compiled[1], &compiled[2]);
    let files = ["nothing", "input", "answer", "expected"].map(|name| trial.file(name));
    let [nothing, input, ..] = &files;
    write(nothing, "")?;
    let mut shown = Instant::now();
    for seed in 1..=cases {
        let accepted = |who: usize, run: Run| match run.verdict {
            "AC" => Ok(run),
            verdict => {
                let (name, why) = (programs[who].name.display(), run.why());
                fail!("error: {name} fails on seed {seed}: {verdict}, {why}")
            }
        };
        let made = run(
            Command::new(generator).arg(seed.to_string()),
            nothing,
            limit,
        )?;
        let made = accepted(2, made)?.output;
        write(input, &made)?;
        let expected = run(&mut Command::new(brute), input, limit)?;
        let expected = accepted(1, expected)?.output;
        let mut found = run(&mut Command::new(solution), input, limit)?;
        match compiled.get(3) {
            None => found.compare(&expected),
            Some(checker) if found.verdict == "AC" => {
                write(&files[2], &found.output)?;
                write(&files[3], &expected)?;
                let mut check = run(Command::new(checker).args(&files[1..]), nothing, limit)?;
                if check.verdict == "RE" {
                    (check.verdict, check.cause) = ("WA", check.output.clone());
                    found = check;
                } else {
                    accepted(3, check)?;
                }
            }
            Some(_) => {}
        }
        if found.verdict != "AC" {
            let failing = programs[0].name.with_extension("failing.in");
            write(&failing, &made)?;
            match compiled.get(3) {
                None => write(&failing.with_extension("out"), &expected)?,
                // One of an earlier call would be taken for the answer.
                Some(_) => drop(remove_file(failing.with_extension("out"))),
            }
            let (failing, made, why) = (failing.display(), first(&made), found.why());
            let verdict = found.verdict;
            show(&format!(
                "{verdict}  seed {seed}, input in {failing}:\n{made}\n{why}\n"
            ))?;
            return fail!("error: wrong on seed {seed}");
        }
        if shown.elapsed() > Duration::from_secs(1) && stderr().is_terminal() {
            shown = Instant::now();
            eprintln!("{seed} cases are right");
        }
    }
    show(&format!("{cases} cases are right\n"))
}
