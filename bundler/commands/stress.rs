//! `stress` (对拍): a solution against a brute force, on inputs of a generator, until they differ.
use super::diff::first;
use super::judging::Judging;
use super::solution::file;
use super::trial::{Executable, Run, Verdict, NOTHING};
use crate::arguments::Arguments;
use crate::error::{fail, Error};
use crate::files::{read, show, write};
use std::collections::HashSet;
use std::fs::remove_file;
use std::io::{stderr, IsTerminal};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// Compares the answers to the inputs of the seeds. With a checker or a referee a brute force is not
/// needed; one that is named tells a checker the expected answers.
///
/// At the first wrong answer it fails and writes the input beside the solution, where `test` finds it,
/// and the right answer, if it is the only one. The next time it begins with this case.
pub fn stress(arguments: &Arguments) -> Result<(), Error> {
    let cases = arguments.number("--cases", u64::MAX)?;
    let from = arguments.number("--from", 1_u64)?;
    let solution = file(&arguments.words)?;
    let judging = Judging::new(arguments, &solution)?;
    let compile = |option, name| {
        let named = arguments.get(option).map(PathBuf::from);
        let path = named.unwrap_or_else(|| beside(&solution, name));
        judging.trial.compile(arguments, name, &path, true)
    };
    let generator = compile("--gen", "gen.rs")?;
    let mut brute = None;
    if judging.compares() || arguments.get("--brute").is_some() {
        brute = Some(compile("--brute", "brute.rs")?);
    }
    let stress = Stress {
        kept: solution.with_extension("failing.in"),
        brute,
        judging,
    };
    let kept = stress.kept.display();
    if stress.kept.is_file() {
        let input = read(&stress.kept)?;
        let expected = stress.try_input("the kept case", &input)?;
        // The brute force may have been wrong.
        stress.keep(&input, expected)?;
        show(&format!("{kept} is right now\n"))?;
    }
    let nothing = stress.judging.trial.0.join(NOTHING);
    let mut inputs = HashSet::new();
    let mut shown = Instant::now();
    for seed in from..from.saturating_add(cases) {
        let argument = seed.to_string();
        let limit = stress.judging.limit;
        let made = generator.run(&[argument.as_ref()], &nothing, limit)?;
        let (name, verdict, cause) = (generator.name(), made.verdict, made.cause.trim_end());
        if verdict != Verdict::Accepted {
            return fail!("error: {verdict} on seed {seed} by {name}: {cause}");
        }
        if made.output.trim().is_empty() {
            return fail!("error: {name} writes nothing on seed {seed}");
        }
        stress.try_input(&format!("seed {seed}"), &made.output)?;
        inputs.insert(made.output);
        if shown.elapsed() > Duration::from_secs(1) && stderr().is_terminal() {
            shown = Instant::now();
            eprintln!("{} cases are right", seed - from + 1);
        }
    }
    let different = inputs.len();
    show(&format!(
        "{cases} cases are right, {different} different inputs\n"
    ))
}

/// A file that belongs to a solution: `a.gen.rs`, else `gen.rs` beside it.
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
    /// Where an input is kept that fails.
    kept: PathBuf,
}

impl Stress {
    /// Fails if the answer to an input is wrong. Returns the expected answer, if there is one.
    fn try_input(&self, place: &str, text: &str) -> Result<Option<String>, Error> {
        let input = self.judging.trial.0.join("input");
        write(&input, text)?;
        let mut expected = None;
        if let Some(brute) = &self.brute {
            let run = brute.run(&[], &input, self.judging.limit)?;
            if run.verdict != Verdict::Accepted {
                let place = format!("{place} by {}", brute.name());
                return Err(self.failure(&place, text, None, &run));
            }
            expected = Some(run.output);
        }
        let run = self.judging.run(&input, expected.as_deref())?;
        if run.verdict != Verdict::Accepted {
            return Err(self.failure(place, text, expected, &run));
        }
        Ok(expected)
    }

    /// What is told of an input that fails and that is kept.
    fn failure(&self, place: &str, input: &str, expected: Option<String>, run: &Run) -> Error {
        let shown = first(input);
        let cause = run.cause.trim_end();
        let kept = self.kept.display();
        let start = format!("error: {} on {place}, input", run.verdict);
        Error(match self.keep(input, expected) {
            Ok(()) => format!("{start} in {kept}:\n{shown}\n{cause}"),
            Err(error) => format!("{start}:\n{shown}\n{cause}\n{error}"),
        })
    }

    /// Writes a case beside the solution; without an answer if several are right.
    fn keep(&self, input: &str, expected: Option<String>) -> Result<(), Error> {
        write(&self.kept, input)?;
        let answer = self.kept.with_extension("out");
        match expected {
            Some(expected) if self.judging.compares() => write(&answer, expected)?,
            // An old one would be taken for the answer.
            _ => drop(remove_file(answer)),
        }
        Ok(())
    }
}
