//! Every solution, in this process, on the samples of its judge.
use crate::diff::assert_same;
use crate::problems::{find, problems};
use crate::support::{answer, read, samples};

fn check(id: &str) {
    let solve = find(id).expect("a solution");
    for (input, output) in samples(id) {
        let actual = answer(solve, &read(&input));
        assert_same(&input.display().to_string(), &read(output), &actual);
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
