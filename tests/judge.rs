//! What a problem's file in `oracles/` gives: inputs, and how answers to them are judged.
use crate::dialogue::{assert_says, play, said, Referee};
use crate::diff::assert_same;
use crate::problems::Solve;
use crate::support::{answer, run, Case};
use snippets::random::{line, Random};
use std::fmt::{Display, Write};
use std::fs::File;
use std::panic::catch_unwind;
use std::path::Path;

/// Makes an input.
pub type Generate = fn(&mut Random) -> String;

pub struct Oracle {
    /// Makes small inputs.
    pub generate: Generate,
    /// How answers to them are judged.
    pub judge: Judge,
    /// How many different inputs 400 calls of `generate` make at least.
    pub inputs: usize,
    /// Makes inputs at the bounds of the statement.
    pub largest: fn(&mut Random) -> Vec<String>,
    /// Whether these take long in a build that is not optimized.
    pub is_slow: bool,
    /// How many lines an answer has, if the input says so.
    pub lines: Option<fn(&str) -> usize>,
    /// Makes large inputs, each with the answer.
    pub known: fn(&mut Random) -> Vec<(String, String)>,
    /// The judge's time limit, if it is known.
    pub milliseconds: Option<u32>,
    /// The judge's memory limit, if it is known.
    pub mebibytes: Option<u32>,
}

/// How an answer is judged.
pub enum Judge {
    /// Only one answer is right: that of a brute force.
    Same(Solve),
    /// Several are: a checker accepts them, and refuses the wrong ones.
    Checked(Check, Wrong),
    /// The solution plays against a referee.
    Played(Referee),
}

/// Wrong answers, each after its input.
pub type Wrong = &'static [(&'static str, &'static str)];

/// Says what is wrong with an answer (the second text) to an input (the first).
pub type Check = fn(&str, &str) -> Result<(), String>;

impl Oracle {
    fn new(generate: Generate, judge: Judge) -> Self {
        Self {
            generate,
            judge,
            inputs: 100,
            largest: |_| Vec::new(),
            is_slow: false,
            lines: Some(|_| 1),
            known: |_| Vec::new(),
            milliseconds: None,
            mebibytes: None,
        }
    }

    /// The answer must be that of a brute force, which follows the rules of the game and not the theorem.
    /// `generate` makes small inputs.
    pub fn same(generate: Generate, solve: Solve) -> Self {
        Self::new(generate, Judge::Same(solve))
    }

    /// The same, and the input begins with the number of its tests: an answer has a line for each.
    pub fn tests(generate: Generate, solve: Solve) -> Self {
        Self::same(generate, solve).lines(|input| number(input, 0))
    }

    /// Several answers are right. `check` judges them by the rules of the game, and refuses those of `wrong`.
    pub fn checked(generate: Generate, check: Check, wrong: Wrong) -> Self {
        Self::new(generate, Judge::Checked(check, wrong))
    }

    /// The solution plays against the judge.
    pub fn played(generate: Generate, referee: Referee) -> Self {
        Self::new(generate, Judge::Played(referee))
    }

    /// Inputs at the bounds of the statement, as hard as they can be made, and the judge's limits.
    pub fn largest(
        mut self,
        largest: fn(&mut Random) -> Vec<String>,
        milliseconds: impl Into<Option<u32>>,
        mebibytes: impl Into<Option<u32>>,
    ) -> Self {
        self.largest = largest;
        self.milliseconds = milliseconds.into();
        self.mebibytes = mebibytes.into();
        self
    }

    /// The largest inputs are left to `cargo bench` and to optimized builds.
    pub fn slow(mut self) -> Self {
        self.is_slow = true;
        self
    }

    /// An answer has this many lines, in place of one.
    pub fn lines(mut self, lines: fn(&str) -> usize) -> Self {
        self.lines = Some(lines);
        self
    }

    /// The input does not say how many lines an answer has.
    pub fn some_lines(mut self) -> Self {
        self.lines = None;
        self
    }

    /// Large inputs with answers that are known in another way.
    pub fn known(mut self, known: fn(&mut Random) -> Vec<(String, String)>) -> Self {
        self.known = known;
        self
    }

    /// For games of few positions: this many different inputs are enough.
    pub fn inputs(mut self, inputs: usize) -> Self {
        self.inputs = inputs;
        self
    }

    pub fn is_played(&self) -> bool {
        matches!(self.judge, Judge::Played(_))
    }

    /// What a solution answers, in this process. Panics if that is wrong.
    pub fn assert_solves(&self, solve: Solve, case: &Case) -> String {
        if let Judge::Played(referee) = self.judge {
            return said(&dialogue(referee, case, solve));
        }
        let actual = catch_unwind(|| answer(solve, &case.input))
            .unwrap_or_else(|_| panic!("the solution panicked: {}", case.place));
        self.assert_right(case, &actual);
        actual
    }

    /// What a program answers to a case that is a file. Panics if that is wrong.
    pub fn assert_program_solves(&self, solve: Solve, program: &Path, case: &Case) {
        if let Judge::Played(referee) = self.judge {
            assert_says(program, &dialogue(referee, case, solve));
        } else {
            let actual = run(program, File::open(&case.place).expect("a file"));
            self.assert_right(case, &actual);
        }
    }

    /// Panics if `actual` is a wrong answer. Where only one is right, that is the expected one, or what
    /// the brute force says.
    pub fn assert_right(&self, case: &Case, actual: &str) {
        match self.judge {
            Judge::Same(solve) => {
                let by_rules = || answer(solve, &case.input);
                let expected = case.expected.clone().unwrap_or_else(by_rules);
                assert_same(&case.place, &expected, actual);
            }
            Judge::Checked(check, _) => {
                if let Err(cause) = check(&case.input, actual) {
                    panic!("{}: wrong answer: {cause}\n{actual}", case.place);
                }
                for rubbish in [String::new(), format!("{actual}\n1")] {
                    let refused = check(&case.input, &rubbish).is_err();
                    assert!(refused, "{}: the checker accepts\n{rubbish}", case.place);
                }
            }
            Judge::Played(_) => {}
        }
    }
}

fn dialogue(referee: Referee, case: &Case, solve: Solve) -> String {
    play(referee, &case.input, solve).unwrap_or_else(|cause| panic!("{}: {cause}", case.place))
}

/// A number in an input, by its place among the words; the first word has the place 0.
pub fn number(input: &str, place: usize) -> usize {
    let word = input.split_whitespace().nth(place).expect("a number");
    word.parse().expect("a number")
}

/// How many lines of an input are not empty.
pub fn rows(input: &str) -> usize {
    input.lines().filter(|line| !line.trim().is_empty()).count()
}

/// One of two answers.
pub fn either<T>(first: bool, yes: T, no: T) -> T {
    if first {
        yes
    } else {
        no
    }
}

/// An input of `count` tests, that number first.
pub fn cases(count: usize, mut test: impl FnMut() -> String) -> String {
    let mut tests = format!("{count}\n");
    for _ in 0..count {
        tests += &test();
    }
    tests
}

/// How many numbers there are, and the numbers on the next line.
pub fn counted<T: Display>(numbers: &[T]) -> String {
    format!("{}\n{}\n", numbers.len(), line(numbers))
}

/// A line for each pair, of an edge for example.
pub fn lines<A: Display, B: Display>(pairs: &[(A, B)]) -> String {
    let mut lines = String::new();
    for (a, b) in pairs {
        writeln!(lines, "{a} {b}").expect("room");
    }
    lines
}
