//! Every solution on random inputs, its answers judged by a brute force or a checker that follows the
//! rules of the game.
use crate::judge::{Judge, Oracle};
use crate::problems::{find, problems};
use crate::support::Case;
use snippets::random::Random;
use std::collections::{HashMap, HashSet};

const CASES: u64 = 400;

fn check(id: &str) {
    let (solve, oracle) = (find(id).expect("a solution"), oracle(id));
    let (mut inputs, mut lines) = (HashSet::new(), HashMap::new());
    for seed in 0..CASES {
        let input = (oracle.generate)(&mut Random::new(seed));
        let case = Case {
            place: format!("seed {seed}, input:\n{input}"),
            input,
            expected: None,
        };
        let actual = oracle.judge.assert_solves(solve, &case);
        for line in actual.lines() {
            *lines.entry(line.to_string()).or_insert(0) += 1;
        }
        inputs.insert(case.input);
    }
    let different = inputs.len();
    assert!(
        different >= oracle.inputs,
        "only {different} different inputs"
    );
    let (line, times) = lines
        .iter()
        .max_by_key(|(_, &times)| times)
        .expect("an answer");
    let all: usize = lines.values().sum();
    assert!(
        times * 10 <= all * 9,
        "{times} of {all} lines of answers are {line:?}"
    );
}

/// No checker accepts everything.
fn check_refusals(id: &str) {
    let Judge::Checked(checker) = &oracle(id).judge else {
        return;
    };
    assert!(!checker.wrong.is_empty(), "{id}: no wrong answer");
    for (input, answer) in checker.wrong {
        let place = format!("{id}: input:\n{input}answer:\n{answer}");
        assert!((checker.check)(input, answer).is_err(), "accepted: {place}");
    }
}

macro_rules! tests {
    ($($family:ident { $($id:ident)* })*) => {
        $($(
            mod $id;

            #[test]
            fn $id() {
                check(stringify!($id));
            }
        )*)*

        #[test]
        fn checkers_refuse_wrong_answers() {
            $($(
                check_refusals(stringify!($id));
            )*)*
        }

        /// The oracle of a problem.
        pub fn oracle(id: &str) -> &'static Oracle {
            match id {
                $($(stringify!($id) => &$id::ORACLE,)*)*
                _ => panic!("no problem {id}"),
            }
        }
    };
}
problems!(tests);
