//! `test`: a bundle on samples, with the verdicts of a judge.
use super::diff::first;
use super::judging::Judging;
use super::oracle::Answers;
use super::samples::{answer, samples};
use super::solution::{find, is_rust};
use super::trial::Verdict;
use crate::arguments::Arguments;
use crate::error::{fail, Error};
use crate::files::{bytes, show, stem, write};
use std::path::PathBuf;

/// Runs a program on its samples and prints a verdict for each. Fails if one is wrong.
pub fn test(arguments: &Arguments) -> Result<(), Error> {
    let (solution, rest) = find(&arguments.words)?;
    let folder = match rest {
        [] => solution.samples,
        [told] if !is_rust(told) => PathBuf::from(told),
        _ => return fail!("error: one solution at a time, and {rest:?} is left"),
    };
    let id = stem(&solution.path);
    if solution.answers == Answers::Dialogue && arguments.get("--judge").is_none() {
        return show(&format!(
            "??   {id} is a dialogue: `cargo test {id}` plays it\n"
        ));
    }
    let samples = samples(&folder, &id)?;
    let judging = Judging::new(arguments, &solution.path)?;
    let is_judged = solution.answers != Answers::Several || !judging.compares();
    let (mut right, mut wrong, mut unknown) = (0, 0, 0);
    for sample in &samples {
        let place = sample.display();
        if !sample.is_file() {
            show(&format!("--   {place}  is no file, so it is left out\n"))?;
            continue;
        }
        let text = bytes(sample)?;
        let input = judging.trial.0.join("input");
        write(&input, &text)?;
        let expected = answer(sample).map(|answer| bytes(&answer)).transpose()?;
        let expected = expected.as_deref().map(String::from_utf8_lossy);
        let mut run = judging.run(&input, expected.as_deref())?;
        match run.verdict {
            Verdict::Accepted => right += 1,
            Verdict::Unknown => {
                unknown += 1;
                run.cause = format!("no answer is there; it wrote\n{}\n", first(&run.output));
            }
            Verdict::WrongAnswer if !is_judged => {
                unknown += 1;
                run.verdict = Verdict::Unknown;
                run.cause = format!("several answers are right: `cargo test {id}` judges them\n");
            }
            Verdict::WrongAnswer => {
                wrong += 1;
                let input = first(&String::from_utf8_lossy(&text));
                run.cause = format!("input:\n{input}\n{}", run.cause);
            }
            _ => wrong += 1,
        }
        let (verdict, milliseconds) = (run.verdict, run.milliseconds);
        let line = format!("{verdict:3}  {place}  {milliseconds} ms\n");
        show(&(line + &run.cause))?;
    }
    if wrong > 0 {
        return fail!("error: {right} right, {wrong} wrong, {unknown} not judged");
    }
    Ok(())
}
