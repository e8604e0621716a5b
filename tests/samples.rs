//! Every solution, in this process, on the samples of its judge.
use crate::oracles::oracle;
use crate::problems::{find, problems};
use crate::support::{answer, read, samples};

fn check(id: &str) {
    let solve = find(id).expect("a solution");
    for (input, output) in samples(id) {
        let place = input.display().to_string();
        let (input, expected) = (read(input), read(output));
        let judge = &oracle(id).judge;
        for actual in [&expected, &answer(solve, &input)] {
            judge.assert_right(&place, &input, Some(&expected), actual);
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
