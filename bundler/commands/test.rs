//! `test`: a bundle on samples, with the verdicts of a judge.
use super::solution::{find, find_alone, is_path, is_rust, samples_of};
use crate::arguments::Options;
use crate::error::{fail, Result};
use crate::files::{read, show};
use crate::judging::executable::Verdict;
use crate::judging::samples::samples;
use crate::judging::verdicts::Judging;
use std::path::Path;

/// Runs a program on its samples and prints a verdict for each, and which editions refuse it. Fails if one is wrong, if
/// none is judged, or if libraries may mean something else in their own editions.
pub fn test(words: &[String], options: &Options) -> Result<()> {
    let (solution, _, rest) = find(words)?;
    let (mut folder, mut have_one_answer) = samples_of(&solution)?;
    match rest {
        [] => {}
        // It is left over, and that is an error.
        [word, ..] if is_rust(word) => return find_alone(words).map(drop),
        [word] if is_path(word) || Path::new(word).exists() => folder = word.into(),
        // Those of a problem of the catalogue.
        _ => (folder, have_one_answer) = samples_of(&find_alone(rest)?.0)?,
    }
    let samples = samples(&folder, &solution)?;
    let judging = Judging::new(options, &solution, None, None)?;
    if judging.compares() && !have_one_answer {
        return fail!(
            "error: several answers are right, or it is a dialogue: `cargo test ID` judges it"
        );
    }
    let mut right = 0;
    let mut wrong = 0;
    let mut unknown = 0;
    for (input, answers) in &samples {
        let place = input.display();
        if !input.is_file() {
            show(&format!("--   {place}  is not a file, so it is left out\n"))?;
            continue;
        }
        if answers.len() > 1 {
            unknown += 1;
            show(&format!("??   {place}  has several answers: {answers:?}\n"))?;
            continue;
        }
        let expected = answers.first().map(|answer| read(answer)).transpose()?;
        let run = judging.run(&read(input)?, expected.as_deref())?;
        match run.verdict {
            Verdict::Accepted => right += 1,
            Verdict::Unknown | Verdict::JudgeFailed => unknown += 1,
            _ => wrong += 1,
        }
        show(&format!(
            "{:3}  {place}  {} ms\n{}",
            run.verdict, run.milliseconds, run.cause
        ))?;
    }
    let other_editions = &judging.solution.other_editions;
    show(&other_editions.refusals)?;
    let differences = &other_editions.differences;
    if wrong > 0 || right == 0 || !differences.is_empty() {
        return fail!("{differences}error: {right} right, {wrong} wrong, {unknown} not judged");
    }
    Ok(())
}
