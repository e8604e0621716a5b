//! The tests of a problem.
use crate::heading::title_and_link;
use crate::judge::{Judge, Oracle};
use crate::limits;
use crate::problems::Solve;
use crate::support::{
    accept, answer, compile, folder, grundy, home, read, rustc, samples, succeed, Case,
};
use snippets::random::Random;
use std::cell::OnceCell;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::fs;
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::path::Path;

/// How many random inputs a solution is tried on.
const CASES: u64 = 400;

/// Luogu's limit for a submission.
const MOST_BYTES: usize = 50_000;

pub struct Problem {
    /// The folder of the solution: the page that it uses most.
    pub family: &'static str,
    /// What people call it, and its file.
    pub id: &'static str,
    /// The solution.
    pub solve: Solve,
    /// What is known about right answers.
    pub oracle: Oracle,
}

impl Problem {
    /// The path of the solution.
    pub fn path(&self) -> String {
        format!("problems/{}/{}.rs", self.family, self.id)
    }

    /// The path of the oracle.
    pub fn oracle_path(&self) -> String {
        format!("tests/oracles/{}/{}.rs", self.family, self.id)
    }

    /// The solution, in this process, on the samples of its judge.
    pub fn check_samples(&self) {
        for case in samples(self.id) {
            self.oracle.assert_solves(self.solve, &case);
            if let Some(expected) = &case.expected {
                self.oracle.assert_right(&case, expected);
            }
        }
    }

    /// The solution on random inputs, its answers judged by the rules of the game. There are many different
    /// inputs and answers, and no checker accepts everything.
    pub fn check_against_oracle(&self) {
        let oracle = &self.oracle;
        let mut inputs = HashSet::new();
        let mut times_of_line = HashMap::new();
        for seed in 0..CASES {
            let input = (oracle.generate)(&mut Random::new(seed));
            let place = format!("seed {seed}, input:\n{input}");
            let case = Case::new(place, input);
            let actual = oracle.assert_solves(self.solve, &case);
            self.check_lines(&case, &actual);
            for line in actual.lines() {
                *times_of_line.entry(line.to_string()).or_insert(0) += 1;
            }
            inputs.insert(case.input);
        }
        let different = inputs.len();
        let is_enough = different >= oracle.inputs;
        assert!(is_enough, "only {different} different inputs");
        let most_frequent = times_of_line.iter().max_by_key(|(_, times)| *times);
        let (line, times) = most_frequent.expect("an answer");
        let all: usize = times_of_line.values().sum();
        let is_varied = times * 10 <= all * 9;
        assert!(is_varied, "{times} of {all} lines of answers are {line:?}");
        if let Judge::Checked(check, wrong) = oracle.judge {
            assert!(!wrong.is_empty(), "no wrong answer");
            for (input, answer) in wrong {
                let place = format!("input:\n{input}answer:\n{answer}");
                assert!(check(input, answer).is_err(), "accepted: {place}");
            }
        }
    }

    /// The bundle: printed by the program, compiled by rustc as it is under all editions without a
    /// warning that it would have to silence, small enough for every judge, and run on the samples.
    pub fn check_bundle(&self) {
        let bundled = succeed(grundy().arg(self.id));
        let notes = String::from_utf8(bundled.stderr).expect("text");
        let is_note = |line: &str| line.starts_with("note: ");
        assert!(notes.lines().all(is_note), "{notes}");
        let source = folder("bundles").join(format!("{}.rs", self.id));
        let text = String::from_utf8(bundled.stdout).expect("text");
        fs::write(&source, &text).expect("a file for the bundle");
        let head = title_and_link(&read(self.path())).expect("a title");
        assert!(text.starts_with(&format!("// {head}\n")), "no {head}");
        assert!(text.len() < MOST_BYTES, "{} bytes", text.len());
        let private = source.with_file_name(format!("{}_private.rs", self.id));
        check_exact(&private, &text);
        // 2024 has the most keywords and the strictest rules. What 2018 and 2021 require, 2024 or 2015
        // requires, too; the library as a whole is compiled under all four.
        let program = compile(&source, "2024");
        for case in samples(self.id) {
            self.oracle
                .assert_program_solves(self.solve, &program, &case);
        }
    }

    /// The solution at the bounds of the statement, where sums overflow and tables end. An answer that is not
    /// known in another way must at least have the form of answers to small inputs.
    pub fn check_largest(&self) {
        if limits::are_asked_for() {
            return limits::measure(self);
        }
        let leave_out = self.oracle.is_slow && cfg!(debug_assertions);
        let form = OnceCell::new();
        for (number, case) in self.large_cases(!leave_out).iter().enumerate() {
            let check = || {
                if case.expected.is_some() || self.oracle.is_played() {
                    self.oracle.assert_solves(self.solve, case);
                } else {
                    let form = form.get_or_init(|| Form::of(self));
                    form.check(self, case, &answer(self.solve, &case.input));
                }
            };
            if catch_unwind(AssertUnwindSafe(check)).is_err() {
                let path = folder("largest").join(format!("{}.{number}.in", self.id));
                fs::write(&path, &case.input).expect("a file for the input");
                panic!("on {}", path.display());
            }
        }
    }

    /// Those whose answers are known, and the largest ones.
    pub fn large_cases(&self, with_largest: bool) -> Vec<Case> {
        let mut cases = Vec::new();
        for (input, expected) in (self.oracle.known)(&mut Random::new(0)) {
            let mut case = Case::new("known", input);
            case.expected = Some(expected);
            cases.push(case);
        }
        if with_largest {
            for input in (self.oracle.largest)(&mut Random::new(0)) {
                cases.push(Case::new("the largest input", input));
            }
        }
        cases
    }

    fn check_lines(&self, case: &Case, answer: &str) {
        if self.oracle.is_played() {
            return;
        }
        if let Some(lines) = self.oracle.lines {
            let expected = lines(&case.input);
            let actual = answer.lines().count();
            assert_eq!(actual, expected, "lines of the answer to {}", case.place);
        }
    }
}

/// What answers look like.
#[derive(Default)]
pub struct Form {
    /// For each word the characters that it has besides digits.
    words: BTreeSet<BTreeSet<char>>,
    /// How many words a line has.
    widths: BTreeSet<usize>,
}

impl Form {
    /// What answers to small inputs look like.
    pub fn of(problem: &Problem) -> Self {
        let mut answers = String::new();
        if !problem.oracle.is_played() {
            for seed in 0..CASES {
                let input = (problem.oracle.generate)(&mut Random::new(seed));
                answers += &answer(problem.solve, &input);
            }
        }
        Self::of_text(&answers)
    }

    fn of_text(text: &str) -> Self {
        let mut form = Self::default();
        // Most lines of a large answer differ in their digits only.
        let mut bytes = text.as_bytes().to_vec();
        for byte in &mut bytes {
            if byte.is_ascii_digit() {
                *byte = b'0';
            }
        }
        let text = String::from_utf8(bytes).expect("text");
        let lines: HashSet<&str> = text.lines().collect();
        for line in lines {
            let mut words: Vec<&str> = line.split(' ').filter(|word| !word.is_empty()).collect();
            form.widths.insert(words.len());
            words.dedup();
            for word in words {
                let others = word.chars().filter(|c| !c.is_ascii_digit());
                form.words.insert(others.collect());
            }
        }
        form
    }

    /// Panics if an answer has another form.
    pub fn check(&self, problem: &Problem, case: &Case, answer: &str) {
        problem.check_lines(case, answer);
        let Self { words, widths } = Self::of_text(answer);
        assert!(!words.is_empty(), "no answer to {}", case.place);
        let has_known = words.is_subset(&self.words);
        assert!(has_known, "another word in the answer to {}", case.place);
        if self.widths.len() == 1 {
            let place = &case.place;
            assert_eq!(widths, self.widths, "words in a line, {place}");
        }
    }
}

/// Rustc takes what is public in the root to be used, and all that the public functions mention. So it
/// finds what is dead only where nothing in the root is public: here under 2015, which has the oldest paths
/// and the smallest prelude.
fn check_exact(source: &Path, text: &str) {
    for lint in ["dead_code", "unused_imports"] {
        assert!(!text.contains(&format!("#[allow({lint})]")), "{lint}");
    }
    let library = text.find("\nmod snippets {").expect("the library");
    let (root, library) = text.split_at(library);
    let private = root.replace("\npub ", "\n") + library;
    fs::write(source, private).expect("a file for the bundle");
    accept(source, "2015");
}

/// All of it compiles, so a bundle may hold any part of it.
#[test]
fn the_whole_library() {
    for edition in ["2015", "2018", "2021", "2024"] {
        let mut rustc = rustc();
        rustc.args(["-D", "warnings", "--edition", edition]);
        rustc.args(["--crate-type", "lib", "--emit", "metadata", "-o"]);
        rustc.arg(folder("library").join("snippets.rmeta"));
        succeed(rustc.arg(home().join("snippets/lib.rs")));
    }
}
