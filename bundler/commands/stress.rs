//! `stress` (对拍): a solution against a brute force, on the inputs of a generator, until their answers differ.
use super::solution::file;
use crate::arguments;
use crate::error::{fail, Error};
use crate::files::{read, show, write};
use crate::judging::trial::{Executable, Run, Verdict};
use crate::judging::verdicts::Judging;
use crate::setting::bundle;
use crate::stages::Purpose;
use std::collections::HashSet;
use std::fs::remove_file;
use std::path::{Path, PathBuf};

/// Compares the answers to the inputs of the seeds. With a checker or a referee a brute force is not
/// needed; one that is named gives a checker the expected answers.
///
/// At the first wrong answer it fails and writes the input beside the solution, where `test` finds it,
/// and the right answer, if that is the only one. The next run begins with this case.
pub fn stress(words: &[String], options: &arguments::Stress) -> Result<(), Error> {
    let (cases, from) = (options.cases, options.from);
    let solution = file(words)?;
    let judging = Judging::new(&options.judging, &solution)?;
    let compile = |named: &Option<PathBuf>, name| {
        let path = named.clone().unwrap_or_else(|| beside(&solution, name));
        let bundle = bundle(&path, &options.judging.making, Purpose::Test)?;
        judging.trial.compile(name, bundle, true)
    };
    let generator = compile(&options.generator, "gen.rs")?;
    let mut brute = None;
    if judging.compares() || options.brute.is_some() {
        brute = Some(compile(&options.brute, "brute.rs")?);
    }
    let stress = Stress {
        kept: solution.with_extension("failing.in"),
        brute,
        judging,
    };
    if stress.kept.is_file() {
        let input = read(&stress.kept)?;
        let expected = stress.try_input("the kept case", &input)?;
        // The brute force may have been wrong.
        stress.keep(&input, expected)?;
        show(&format!("{} is now right\n", stress.kept.display()))?;
    }
    let nothing = stress.judging.trial.file("nothing", "")?;
    let mut inputs = HashSet::new();
    for seed in from..from.saturating_add(cases) {
        let argument = seed.to_string();
        let made = generator.run(&[argument.as_ref()], &nothing, stress.judging.limit)?;
        if made.verdict != Verdict::Accepted {
            return fail!("error: {} on seed {seed}\n{}", made.verdict, made.cause);
        }
        if made.output.trim().is_empty() {
            return fail!("error: {} writes nothing on seed {seed}", generator.name());
        }
        stress.try_input(&format!("seed {seed}"), &made.output)?;
        inputs.insert(made.output);
    }
    show(&format!(
        "{cases} cases are right, {} different inputs\n",
        inputs.len()
    ))
}

/// A file that belongs to a solution: `a.gen.rs` beside `a.rs`, otherwise `gen.rs`.
fn beside(solution: &Path, name: &str) -> PathBuf {
    let own = solution.with_extension(name);
    if own.is_file() {
        return own;
    }
    solution.with_file_name(name)
}

struct Stress {
    judging: Judging,
    brute: Option<Executable>,
    /// Where an input that fails is kept.
    kept: PathBuf,
}

impl Stress {
    /// Fails if the answer to an input is wrong. Returns the expected answer, if there is one.
    fn try_input(&self, place: &str, text: &str) -> Result<Option<String>, Error> {
        let mut expected = None;
        if let Some(brute) = &self.brute {
            let input = self.judging.trial.file("input", text)?;
            let run = brute.run(&[], &input, self.judging.limit)?;
            if run.verdict != Verdict::Accepted {
                return self.fail(place, text, None, &run);
            }
            expected = Some(run.output);
        }
        let run = self.judging.run(text, expected.as_deref())?;
        if run.verdict != Verdict::Accepted {
            return self.fail(place, text, expected, &run);
        }
        Ok(expected)
    }

    /// Keeps an input and fails with the reason.
    fn fail<T>(
        &self,
        place: &str,
        input: &str,
        expected: Option<String>,
        run: &Run,
    ) -> Result<T, Error> {
        let kept = match self.keep(input, expected) {
            Ok(()) => format!("kept in {}", self.kept.display()),
            Err(error) => error.0,
        };
        fail!("error: {} on {place}\n{}{kept}", run.verdict, run.cause)
    }

    /// Writes a case beside the solution; without an answer if several are right.
    fn keep(&self, input: &str, expected: Option<String>) -> Result<(), Error> {
        write(&self.kept, input)?;
        let answer = self.kept.with_extension("out");
        match expected {
            Some(expected) if self.judging.compares() => write(&answer, &expected)?,
            // An old one would be taken for the answer.
            _ => drop(remove_file(answer)),
        }
        Ok(())
    }
}
