//! Every solution, in this process, on the samples of its judge.
use crate::diff::assert_same;
use crate::problems::{find, problems, Solve};
use snippets::io::{Input, Output};
use std::fs;
use std::path::{Path, PathBuf};

/// The sample inputs of a problem, each with the path of its output. At least one.
pub fn of(id: &str) -> Vec<(PathBuf, PathBuf)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/samples")
        .join(id);
    let entries = fs::read_dir(&folder)
        .unwrap_or_else(|error| panic!("{}: no samples: {error}", folder.display()));
    let mut inputs: Vec<PathBuf> = entries
        .map(|entry| entry.expect("a folder entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "in"))
        .collect();
    inputs.sort();
    assert!(!inputs.is_empty(), "{}: no sample", folder.display());
    inputs
        .into_iter()
        .map(|input| (input.clone(), input.with_extension("out")))
        .collect()
}

/// The text of a file.
pub fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// What a solution writes for an input.
pub fn answer(solve: Solve, text: &str) -> String {
    let mut output = Output(String::new());
    solve(&mut Input::new(text.as_bytes()), &mut output);
    output.0
}

fn check(id: &str) {
    let solve = find(id).expect("a solution");
    for (input, output) in of(id) {
        let actual = answer(solve, &read(&input));
        assert_same(&input.display().to_string(), &read(&output), &actual);
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
