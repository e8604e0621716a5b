//! How `test` and `stress` judge: by the expected answer, a checker or a referee.
use super::dialogue::play;
use super::diff::compare;
use super::trial::{Executable, Run, Trial, Verdict};
use crate::arguments::Arguments;
use crate::error::{fail, Error};
use crate::files::write;
use std::path::Path;
use std::time::Duration;

/// A solution and what judges it.
pub struct Judging {
    pub trial: Trial,
    pub limit: Duration,
    /// By how much numbers with a point may differ.
    tolerance: f64,
    solution: Executable,
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
    pub fn new(arguments: &Arguments, solution: &Path) -> Result<Self, Error> {
        let limit = Duration::try_from_secs_f64(arguments.number("--limit", 10.0)?);
        let limit =
            limit.map_err(|why| Error(format!("error: expected a time behind --limit: {why}")))?;
        let trial = Trial::new()?;
        let compile = |role, path| trial.compile(arguments, role, path, true);
        let judge = match (arguments.get("--check"), arguments.get("--judge")) {
            (None, None) => Judge::Expected,
            (Some(path), None) => Judge::Checker(compile("checker", path.as_ref())?),
            (None, Some(path)) => Judge::Referee(compile("referee", path.as_ref())?),
            _ => return fail!("error: --check or --judge, and not both"),
        };
        Ok(Self {
            solution: compile("solution", solution)?,
            tolerance: arguments.number("--eps", 1e-6)?,
            trial,
            limit,
            judge,
        })
    }

    /// Whether answers are compared with expected ones.
    pub fn compares(&self) -> bool {
        matches!(self.judge, Judge::Expected)
    }

    /// Runs the solution on an input, a file, and judges it.
    pub fn run(&self, input: &Path, expected: Option<&str>) -> Result<Run, Error> {
        if let Judge::Referee(referee) = &self.judge {
            return play(&self.solution, referee, input, self.limit);
        }
        let mut run = self.solution.run(&[], input, self.limit)?;
        if run.verdict != Verdict::Accepted {
            return Ok(run);
        }
        if let Judge::Checker(checker) = &self.judge {
            let [answer, right] = ["answer", "expected"].map(|name| self.trial.0.join(name));
            write(&answer, &run.output)?;
            write(&right, expected.unwrap_or_default())?;
            let check = checker.run(&[input, &answer, &right], input, self.limit)?;
            run.cause = check.output + &check.cause;
            match check.verdict {
                Verdict::Accepted => run.cause.clear(),
                Verdict::RuntimeError => run.verdict = Verdict::WrongAnswer,
                verdict => return fail!("error: {}: {verdict}, {}", checker.name(), run.cause),
            }
        } else if let Some(expected) = expected {
            match compare(expected, &run.output, self.tolerance) {
                Ok(remark) => run.cause = remark.to_string(),
                Err(lines) => {
                    run.verdict = Verdict::WrongAnswer;
                    run.cause = format!("- expected, + written\n{lines}\n{}", run.cause);
                }
            }
        } else {
            run.verdict = Verdict::Unknown;
        }
        Ok(run)
    }
}
