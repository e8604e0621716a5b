//! Every bundle: printed by the program, compiled by rustc as it is under all editions without a
//! warning that it would have to silence, small enough for every judge, and run on the samples.
use crate::heading::heading;
use crate::oracles::oracle;
use crate::problems::problems;
use crate::support::{accept, compile, folder, grundy, home, read, rustc, samples, succeed};
use std::fs;
use std::path::Path;

/// Luogu's limit for a submission.
const MOST_BYTES: usize = 50_000;

fn check(family: &str, id: &str) {
    let bundled = succeed(grundy().arg(id));
    let notes = String::from_utf8(bundled.stderr).expect("text");
    assert!(
        notes.lines().all(|line| line.starts_with("note: ")),
        "{notes}"
    );
    let source = folder("bundles").join(format!("{id}.rs"));
    let text = String::from_utf8(bundled.stdout).expect("text");
    fs::write(&source, &text).expect("a file for the bundle");
    let head = heading(&read(format!("problems/{family}/{id}.rs"))).expect("a title");
    assert!(text.starts_with(&format!("// {head}\n")), "no {head}");
    assert!(text.len() < MOST_BYTES, "{} bytes", text.len());
    check_exact(&source.with_file_name(format!("{id}_private.rs")), &text);
    // 2024 has the most keywords and the strictest rules. What 2018 and 2021 ask for, it or 2015 asks
    // for, too; the library as a whole is compiled under all four.
    let program = compile(&source, &["2024"]);
    for case in samples(id) {
        oracle(id).judge.assert_program_solves(&program, &case);
    }
}

/// Rustc takes what the root makes public for used, and what its public functions tell of. So it
/// finds what is dead where nothing in the root is public: here under 2015, which has the oldest paths
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

/// So a bundle may hold any part of it.
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

macro_rules! tests {
    ($($family:ident { $($id:ident)* })*) => {
        $($(
            #[test]
            fn $id() {
                check(stringify!($family), stringify!($id));
            }
        )*)*
    };
}
problems!(tests);
