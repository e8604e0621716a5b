//! How `test` and `stress` judge: by the expected answer, a checker or a referee.
use super::dialogue::play;
use super::diff::{compare, first};
use super::trial::{Executable, Run, Trial, Verdict};
use crate::arguments;
use crate::error::Error;
use crate::setting::bundle;
use crate::stages::Purpose;
use std::path::Path;
use std::time::Duration;

/// A solution and what judges it.
pub struct Judging {
    pub trial: Trial,
    pub limit: Duration,
    /// By how much numbers with a point may differ.
    tolerance: f64,
    pub solution: Executable,
    judge: Judge,
}

enum Judge {
    /// The expected answer is the only one.
    Expected,
    /// Fails if an answer is wrong. Its arguments are the files of the input, of the answer and of the
    /// expected answer, which is empty if there is none.
    Checker(Executable),
    /// Plays against the solution.
    Referee(Executable),
}

impl Judging {
    pub fn new(options: &arguments::Judging, solution: &Path) -> Result<Self, Error> {
        let trial = Trial::new()?;
        let compile = |role, path| {
            let bundle = bundle(path, &options.making, Purpose::Test)?;
            trial.compile(role, bundle, true)
        };
        let judge = match (&options.checker, &options.referee) {
            (Some(path), _) => Judge::Checker(compile("checker.rs", path)?),
            (None, Some(path)) => Judge::Referee(compile("referee.rs", path)?),
            (None, None) => Judge::Expected,
        };
        Ok(Self {
            solution: compile("solution.rs", solution)?,
            tolerance: options.tolerance,
            trial,
            limit: options.limit,
            judge,
        })
    }

    /// Whether answers are compared with expected ones.
    pub fn compares(&self) -> bool {
        matches!(self.judge, Judge::Expected)
    }

    /// Runs the solution on an input and judges it. What fails is reported with the input.
    pub fn run(&self, text: &str, expected: Option<&str>) -> Result<Run, Error> {
        let input = self.trial.file("input", text)?;
        let mut run = match &self.judge {
            Judge::Referee(referee) => play(&self.solution, referee, &input, self.limit)?,
            _ => self.solution.run(&[], &input, self.limit)?,
        };
        if run.verdict == Verdict::Accepted {
            self.judge_answer(&mut run, &input, expected)?;
        }
        if ![Verdict::Accepted, Verdict::Unknown].contains(&run.verdict) {
            run.cause = format!("input:\n{}\n{}", first(text), run.cause);
        }
        Ok(run)
    }

    /// Judges what was written in a run that ended well. A referee has judged already, during the run.
    fn judge_answer(
        &self,
        run: &mut Run,
        input: &Path,
        expected: Option<&str>,
    ) -> Result<(), Error> {
        match (&self.judge, expected) {
            (Judge::Checker(checker), _) => {
                let answer = self.trial.file("answer", &run.output)?;
                let right = self.trial.file("expected", expected.unwrap_or_default())?;
                let check = checker.run(&[input, &answer, &right], input, self.limit)?;
                run.cause = String::new();
                if check.verdict != Verdict::Accepted {
                    run.verdict = Verdict::WrongAnswer;
                    run.cause = check.output + &check.cause;
                }
            }
            (Judge::Expected, Some(expected)) => {
                match compare(expected, &run.output, self.tolerance) {
                    Ok(remark) => run.cause = remark,
                    Err(lines) => {
                        run.verdict = Verdict::WrongAnswer;
                        run.cause = format!("- expected, + written\n{lines}\n{}", run.cause);
                    }
                }
            }
            (Judge::Expected, None) => {
                run.verdict = Verdict::Unknown;
                run.cause = format!("no answer is given; it wrote\n{}\n", first(&run.output));
            }
            (Judge::Referee(_), _) => {}
        }
        Ok(())
    }
}
