//! Every solution, in this process, on the samples of its judge.
use crate::oracles::oracle;
use crate::problems::{find, problems};
use crate::support::samples;

fn check(id: &str) {
    let (solve, judge) = (find(id).expect("a solution"), &oracle(id).judge);
    for case in samples(id) {
        judge.assert_solves(solve, &case);
        if let Some(expected) = &case.expected {
            judge.assert_right(&case, expected);
        }
    }
}

macro_rules! tests {
    ($($family:ident { $($id:ident)* })*) => {
        $($(
            #[test]
            fn $id() {
                check(stringify!($id));
            }
        )*)*
    };
}
problems!(tests);
