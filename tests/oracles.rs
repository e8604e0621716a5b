//! Every solution against a brute force that follows the rules of the game, on random inputs.
//!
//! `oracles/<id>.rs` holds `generate`, a small random input, and `solve`, the brute force.
use crate::diff::assert_same;
use crate::problems::{find, problems, Solve};
use crate::support::answer;
use snippets::random::Random;
use std::panic::catch_unwind;

const CASES: u64 = 400;

fn check(id: &str, generate: fn(&mut Random) -> String, oracle: Solve) {
    let solve = find(id).expect("a solution");
    for seed in 0..CASES {
        let input = generate(&mut Random::new(seed));
        let place = format!("seed {seed}, input:\n{input}");
        let answer = |solve| {
            catch_unwind(|| answer(solve, &input)).unwrap_or_else(|_| panic!("panicked: {place}"))
        };
        assert_same(&place, &answer(oracle), &answer(solve));
    }
}

macro_rules! tests {
    ($($family:ident { $($id:ident)* })*) => {
        $($(
            mod $id;

            #[test]
            fn $id() {
                check(stringify!($id), $id::generate, $id::solve);
            }
        )*)*
    };
}
problems!(tests);
