//! `test`: a bundle on samples, with the verdicts of a judge.
use super::diff::first;
use super::trial::{run, Program, Trial, CHECKED};
use crate::error::{fail, Error};
use crate::files::{bytes, entries, show, stem};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// Runs a program on its samples in a path and prints a verdict for each. Fails if one is wrong.
pub fn test(program: &Program, path: &Path, limit: Duration) -> Result<(), Error> {
    let samples = samples(path, &stem(&program.name))?;
    let trial = Trial::new()?;
    let executable = trial.compile("solution", program, CHECKED)?;
    let (mut right, mut wrong) = (0, 0);
    for input in &samples {
        let mut run = run(&mut Command::new(&executable), input, limit)?;
        match answer(input) {
            Some(answer) => run.compare(&String::from_utf8_lossy(&bytes(&answer)?)),
            None if run.verdict == "AC" => {
                run.verdict = "??";
                run.cause = format!("no answer is there; it wrote\n{}\n", first(&run.output));
            }
            None => {}
        }
        right += usize::from(run.verdict == "AC");
        wrong += usize::from(!["AC", "??"].contains(&run.verdict));
        let cause = if run.verdict == "AC" { "" } else { &run.cause };
        let (verdict, input, milliseconds) = (run.verdict, input.display(), run.milliseconds);
        show(&format!("{verdict:3}  {input}  {milliseconds} ms\n{cause}"))?;
    }
    if wrong > 0 {
        return fail!("error: {right} of {} samples are right", samples.len());
    }
    Ok(())
}

/// The inputs in a path that are a program's: those of its name if there are any. The input on which
/// another program failed is none.
fn samples(path: &Path, program: &str) -> Result<Vec<PathBuf>, Error> {
    if path.is_file() {
        return Ok(vec![path.to_path_buf()]);
    }
    // a1, a-1 and a.1, and not another program's ab1.
    let is_own = |input: &PathBuf| {
        stem(input).strip_prefix(program).is_some_and(|rest| {
            let number = rest.trim_start_matches(['-', '_']);
            rest.starts_with('.') || number.chars().all(|c| c.is_ascii_digit())
        })
    };
    let is_failing = |input: &PathBuf| stem(input).ends_with(".failing");
    let is_named = |input: &PathBuf| is_own(input) && !is_failing(input);
    let mut samples = entries(path, ".in");
    samples.retain(|input| is_own(input) || !is_failing(input));
    if samples.iter().any(is_named) {
        samples.retain(is_own);
    } else {
        for (folder, ending) in [("test", ".in"), ("tests", ".in"), ("in", "")] {
            samples.extend(entries(&path.join(folder), ending));
        }
    }
    if samples.is_empty() {
        let path = path.display();
        return fail!("{path}: error: no sample, as 1.in with its 1.out");
    }
    Ok(samples)
}

/// The file of the answer to an input: beside it, or in `out` if that is in `in`.
fn answer(input: &Path) -> Option<PathBuf> {
    let mut answers = vec![input.with_extension("out"), input.with_extension("ans")];
    let folder = input.parent()?;
    if folder.ends_with("in") {
        answers.push(input.to_path_buf());
        for answer in &mut answers {
            *answer = folder.with_file_name("out").join(answer.file_name()?);
        }
    }
    answers.into_iter().find(|answer| answer.is_file())
}
