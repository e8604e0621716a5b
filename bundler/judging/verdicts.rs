//! How `test` and `stress` judge: by the expected answer, a checker or a referee.
use super::dialogue::play;
use super::diff::{compare, first};
use super::executable::{said, Executable, Run, Verdict};
use super::trial::Trial;
use crate::arguments::Options;
use crate::error::{fail, Result};
use crate::stages::Purpose;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

/// A solution and what judges it.
pub struct Judging {
    pub trial: Trial,
    pub limit: Duration,
    /// By how much numbers with a point may differ.
    tolerance: f64,
    pub solution: Executable,
    /// Fails if an answer is wrong. Its arguments are the files of the input, of the answer and of the expected
    /// answer, which is empty if there is none.
    checker: Option<Executable>,
    /// Plays against the solution. Its arguments are the same files, those of answers empty.
    referee: Option<Executable>,
    pub brute: Option<Executable>,
    generator: Option<Executable>,
}

impl Judging {
    /// Makes all programs, at the same time. With a generator, each answers many inputs if it can.
    pub fn new(
        options: &Options,
        solution: &Path,
        brute: Option<PathBuf>,
        generator: Option<PathBuf>,
    ) -> Result<Self> {
        let tolerance = options.number("--eps", 1e-6)?;
        let seconds = options.number("--limit", 10.0)?;
        let Ok(limit) = Duration::try_from_secs_f64(seconds) else {
            return fail!("error: expected a time after --limit: {seconds} is none");
        };
        let trial = Trial::new()?;
        let purpose = match generator {
            Some(_) => Purpose::Serve,
            None => Purpose::Test,
        };
        // The solution alone is what will be submitted.
        let paths = [
            (Some(solution.to_path_buf()), purpose),
            (options.path("--check"), Purpose::Serve),
            (options.path("--judge"), Purpose::Serve),
            (generator, Purpose::Serve),
            (brute, Purpose::Serve),
        ];
        let make = |path: PathBuf, purpose| trial.program(&path, options, purpose);
        let [solution, checker, referee, generator, brute] = thread::scope(|scope| {
            paths
                .map(|(path, purpose)| {
                    scope.spawn(move || path.map(|path| make(path, purpose)).transpose())
                })
                .map(|thread| thread.join().expect("no panic"))
        });
        Ok(Self {
            solution: solution?.expect("a solution"),
            checker: checker?,
            referee: referee?,
            generator: generator?,
            brute: brute?,
            tolerance,
            limit,
            trial,
        })
    }

    pub fn generator(&self) -> &Executable {
        self.generator.as_ref().expect("a generator")
    }

    /// Whether one process of each program can answer many inputs.
    pub fn are_served(&self) -> bool {
        let mut programs = [&self.solution]
            .into_iter()
            .chain(&self.brute)
            .chain(&self.generator);
        self.referee.is_none() && programs.all(Executable::is_served)
    }

    /// Whether answers are compared with expected ones.
    pub fn compares(&self) -> bool {
        self.checker.is_none() && self.referee.is_none()
    }

    /// Runs the solution on an input and judges it. What fails is reported with the input.
    pub fn run(&self, input: &str, expected: Option<&str>) -> Result<Run> {
        let mut run;
        if let Some(referee) = &self.referee {
            let files = self.files(input, "", expected)?;
            run = play(&self.solution, referee, &files, self.limit)?;
        } else {
            run = self.solution.run(&[], input, self.limit)?;
            if run.verdict == Verdict::Accepted {
                let (verdict, cause) = self.judge(input, &run.output, expected)?;
                run.verdict = verdict;
                run.cause.insert_str(0, &cause);
            }
        }
        if ![Verdict::Accepted, Verdict::Unknown].contains(&run.verdict) {
            run.cause = format!("input:\n{}\n{}", first(input), run.cause);
        }
        Ok(run)
    }

    /// Judges what was written in a run that ended well. Returns the reason, too.
    pub fn judge(
        &self,
        input: &str,
        output: &str,
        expected: Option<&str>,
    ) -> Result<(Verdict, String)> {
        let written = || format!("it wrote\n{}\n", first(output));
        if let Some(checker) = &self.checker {
            let files = self.files(input, output, expected)?;
            let check = checker.run(&files, input, self.limit)?;
            let verdict = said(check.status);
            let mut cause = check.output + &check.cause;
            if verdict == Verdict::WrongAnswer {
                cause.insert_str(0, &written());
            }
            return Ok((verdict, cause));
        }
        let Some(expected) = expected else {
            let cause = format!("no answer is given; {}", written());
            return Ok((Verdict::Unknown, cause));
        };
        Ok(match compare(expected, output, self.tolerance) {
            Ok(remark) => (Verdict::Accepted, remark),
            Err(lines) => {
                let cause = format!("- expected, + written\n{lines}\n");
                (Verdict::WrongAnswer, cause)
            }
        })
    }

    /// The files of an input, an answer and the expected answer.
    fn files(&self, input: &str, answer: &str, expected: Option<&str>) -> Result<[PathBuf; 3]> {
        Ok([
            self.trial.file("input", input)?,
            self.trial.file("answer", answer)?,
            self.trial.file("expected", expected.unwrap_or_default())?,
        ])
    }
}
