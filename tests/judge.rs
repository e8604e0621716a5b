//! What the tests know of a problem beside its solution: inputs, and how answers to them are judged.
use crate::diff::assert_same;
use crate::problems::Solve;
use crate::support::answer;
use snippets::random::Random;

/// A problem's file in `oracles/` tells this.
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
}

/// Tells right answers by the rules of the game.
pub struct Checker {
    /// Says what is wrong with an answer (the second text) to an input (the first).
    pub check: fn(&str, &str) -> Result<(), String>,
    /// Inputs with wrong answers, which the checker must refuse.
    pub wrong: &'static [(&'static str, &'static str)],
}

impl Judge {
    /// Panics if `actual` is a wrong answer to `input`, which stands at `place`. Where only one is right,
    /// that is `expected`, or what the brute force says.
    pub fn assert_right(&self, place: &str, input: &str, expected: Option<&str>, actual: &str) {
        match self {
            Self::Same(solve) => {
                let expected = expected.map_or_else(|| answer(*solve, input), str::to_string);
                assert_same(place, &expected, actual);
            }
            Self::Checked(checker) => {
                if let Err(cause) = (checker.check)(input, actual) {
                    panic!("{place}: wrong answer: {cause}\n{actual}");
                }
                for rubbish in [String::new(), format!("{actual}\n1")] {
                    let refused = (checker.check)(input, &rubbish).is_err();
                    assert!(refused, "{place}: the checker accepts\n{rubbish}");
                }
            }
        }
    }
}
