//! What the tests know of a problem beside its solution: inputs, and how answers to them are judged.
use crate::dialogue::{play, play_program, Referee};
use crate::diff::assert_same;
use crate::problems::Solve;
use crate::support::{answer, run, Case};
use snippets::random::Random;
use std::fs::File;
use std::panic::catch_unwind;
use std::path::Path;

/// A problem's file in `oracles/` tells this.
#[allow(dead_code)] // the tests read a part, the benchmark of the limits another one
pub struct Oracle {
    /// A small random input.
    pub generate: fn(&mut Random) -> String,
    /// How many different inputs 400 calls make at least.
    pub inputs: usize,
    pub judge: Judge,
    /// Inputs at the bounds of the statement, as hard as they can be made.
    pub largest: fn(&mut Random) -> Vec<String>,
    /// The judge's limits, if they are known.
    pub milliseconds: Option<u32>,
    pub mebibytes: Option<u32>,
}

/// How an answer is judged.
pub enum Judge {
    /// It must be that of a brute force, which follows the rules of the game and not the theorem.
    Same(Solve),
    /// Several answers are right.
    Checked(Checker),
    /// The solution plays against the judge.
    Played(Referee),
}

/// Tells right answers by the rules of the game.
pub struct Checker {
    /// Says what is wrong with an answer (the second text) to an input (the first).
    pub check: fn(&str, &str) -> Result<(), String>,
    /// Inputs with wrong answers, which the checker must refuse.
    pub wrong: &'static [(&'static str, &'static str)],
}

impl Judge {
    /// What a solution answers, in this process. Panics if that is wrong.
    pub fn assert_solves(&self, solve: Solve, case: &Case) -> String {
        if let Self::Played(referee) = self {
            return play(*referee, &case.input, solve)
                .unwrap_or_else(|cause| panic!("{}: {cause}", case.place));
        }
        let actual = catch_unwind(|| answer(solve, &case.input))
            .unwrap_or_else(|_| panic!("the solution panicked: {}", case.place));
        self.assert_right(case, &actual);
        actual
    }

    /// What a program answers to a case that is a file. Panics if that is wrong.
    pub fn assert_program_solves(&self, program: &Path, case: &Case) -> String {
        if let Self::Played(referee) = self {
            return play_program(*referee, &case.input, program)
                .unwrap_or_else(|cause| panic!("{}: {cause}", case.place));
        }
        let actual = run(program, File::open(&case.place).expect("a file"));
        self.assert_right(case, &actual);
        actual
    }

    /// Panics if `actual` is a wrong answer. Where only one is right, that is the expected one, or what
    /// the brute force says.
    pub fn assert_right(&self, case: &Case, actual: &str) {
        match self {
            Self::Same(solve) => {
                let by_rules = || answer(*solve, &case.input);
                let expected = case.expected.clone().unwrap_or_else(by_rules);
                assert_same(&case.place, &expected, actual);
            }
            Self::Checked(checker) => {
                if let Err(cause) = (checker.check)(&case.input, actual) {
                    panic!("{}: wrong answer: {cause}\n{actual}", case.place);
                }
                for rubbish in [String::new(), format!("{actual}\n1")] {
                    let refused = (checker.check)(&case.input, &rubbish).is_err();
                    assert!(refused, "{}: the checker accepts\n{rubbish}", case.place);
                }
            }
            Self::Played(_) => {}
        }
    }
}
