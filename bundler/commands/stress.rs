//! `stress` (对拍): a solution against a brute force, on the inputs of a generator, until their answers differ.
use super::solution::{beside, file};
use crate::arguments::Options;
use crate::error::{fail, Result};
use crate::files::{entries, read, show, write};
use crate::judging::executable::{Run, Verdict};
use crate::judging::verdicts::Judging;
use std::collections::hash_map::DefaultHasher;
use std::collections::HashSet;
use std::fs::remove_file;
use std::hash::{Hash, Hasher};
use std::io::{stderr, IsTerminal};
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// How long cases are tried if nobody says how many.
const LONG: Duration = Duration::from_secs(10);

/// How long a process that answers many inputs runs, about, and how much longer than for one it may.
const TURN: Duration = Duration::from_millis(100);
const PATIENCE: Duration = Duration::from_secs(1);

/// What is said of programs that are no functions of their inputs.
const OTHERWISE: &str =
    "right in processes of its own, as at a judge, but not after other cases: a static, \
    thread_local! or OnceLock may live on; from here on each case has processes of its own";

/// Compares the answers to the inputs of the seeds. With a checker or a referee a brute force is not
/// needed; one that is named gives a checker the expected answers.
///
/// At the first wrong answer it fails and writes the input beside the solution, where `test` finds it,
/// and the right answer, if that is the only one. The next run begins with this case.
pub fn stress(words: &[String], options: &Options) -> Result<()> {
    let solution = file(words)?;
    let most = options.number("--cases", u64::MAX)?;
    let from: u64 = options.number("--from", 1)?;
    let generator = options.path("--gen").unwrap_or(beside(&solution, "gen.rs"));
    let mut brute = options.path("--brute");
    if brute.is_none() && !options.has("--check") && !options.has("--judge") {
        let path = beside(&solution, "brute.rs");
        // Beside several solutions it may be that of another one.
        let is_alone = entries(&solution.with_file_name(""), ".rs").len() <= 3;
        if !is_alone && path.ends_with("brute.rs") {
            eprintln!("note: compared with {}", path.display());
        }
        brute = Some(path);
    }
    let judging = Judging::new(options, &solution, brute, Some(generator))?;
    let mut turn: u64 = judging.are_served().into();
    let stress = Stress {
        kept: solution.with_extension("failing.in"),
        judging,
    };
    if stress.kept.is_file() {
        let input = read(&stress.kept)?;
        let expected = stress.try_input("the kept case", &input)?;
        // The brute force may have been wrong.
        stress.keep(&input, expected)?;
        show(&format!("{} is now right\n", stress.kept.display()))?;
    }
    let start = Instant::now();
    let mut next_report = 1;
    let mut inputs = HashSet::new();
    let mut cases = 0;
    while cases < most && (most < u64::MAX || start.elapsed() < LONG) {
        let seed = from.saturating_add(cases);
        let turn_start = Instant::now();
        let count = turn.min(most - cases);
        let mut right = stress.try_many(seed, count)?;
        let done = right.len() as u64;
        if done == 0 || done < count {
            let place = format!("seed {}", seed + done);
            let input = stress.make(seed + done)?;
            stress.try_input(&place, &input)?;
            right.push(input);
            if turn > 0 {
                eprintln!("note: {place}: {OTHERWISE}");
                turn = 0;
            }
        } else if turn_start.elapsed() < TURN {
            turn *= 2;
        }
        for input in right {
            let mut hasher = DefaultHasher::new();
            input.hash(&mut hasher);
            inputs.insert(hasher.finish());
            cases += 1;
        }
        let seconds = start.elapsed().as_secs();
        if seconds >= next_report && stderr().is_terminal() {
            next_report = 2 * seconds;
            eprintln!("{cases} cases, {} per second", cases / seconds);
        }
    }
    let different = inputs.len();
    show(&format!(
        "{cases} cases are right, {different} different inputs\n"
    ))
}

struct Stress {
    judging: Judging,
    /// Where an input that fails is kept.
    kept: PathBuf,
}

impl Stress {
    /// Tries the cases of many seeds. Returns the inputs before the first one that may be wrong.
    fn try_many(&self, seed: u64, count: u64) -> Result<Vec<String>> {
        if count == 0 {
            return Ok(Vec::new());
        }
        let judging = &self.judging;
        let limit = judging.limit + PATIENCE;
        let seeds: Vec<String> = (seed..seed.saturating_add(count))
            .map(|seed| seed.to_string())
            .collect();
        let mut inputs = judging.generator().answers(&seeds, limit)?;
        let answers = judging.solution.answers(&inputs, limit)?;
        let expected = match &judging.brute {
            Some(brute) => brute
                .answers(&inputs, limit)?
                .into_iter()
                .map(Some)
                .collect(),
            None => vec![None; inputs.len()],
        };
        let mut right = 0;
        for ((input, output), expected) in inputs.iter().zip(answers).zip(expected) {
            let (verdict, _) = judging.judge(input, &output, expected.as_deref())?;
            if verdict != Verdict::Accepted || input.trim().is_empty() {
                break;
            }
            right += 1;
        }
        inputs.truncate(right);
        Ok(inputs)
    }

    /// What the generator makes of a seed, which is its input and its argument.
    fn make(&self, seed: u64) -> Result<String> {
        let generator = self.judging.generator();
        let word = seed.to_string();
        let made = generator.run(&[PathBuf::from(&word)], &word, self.judging.limit)?;
        if made.verdict != Verdict::Accepted {
            return fail!("error: {} on seed {seed}\n{}", made.verdict, made.cause);
        }
        if made.output.trim().is_empty() {
            return fail!("error: {} writes nothing on seed {seed}", generator.name());
        }
        Ok(made.output)
    }

    /// Fails if the answer to an input is wrong. Returns the expected answer, if there is one.
    fn try_input(&self, place: &str, text: &str) -> Result<Option<String>> {
        let mut run = Run::default();
        if let Some(brute) = &self.judging.brute {
            run = brute.run(&[], text, self.judging.limit)?;
        }
        let mut expected = None;
        if run.verdict == Verdict::Accepted {
            expected = self.judging.brute.is_some().then_some(run.output);
            run = self.judging.run(text, expected.as_deref())?;
        }
        if run.verdict == Verdict::Accepted {
            return Ok(expected);
        }
        let kept = match self.keep(text, expected) {
            Ok(()) => format!("kept in {}", self.kept.display()),
            Err(error) => error.0,
        };
        fail!("error: {} on {place}\n{}{kept}", run.verdict, run.cause)
    }

    /// Writes a case beside the solution; without an answer if several are right.
    fn keep(&self, input: &str, expected: Option<String>) -> Result<()> {
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
