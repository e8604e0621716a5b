//! The bundler on what the language has: one fixture per rule, in `fixtures/<rule>`, with libraries, a
//! solution that uses them, and the bundle as it ought to be.
//!
//! That is `<library>/lib.rs` (a later library in the alphabet may use an earlier one), `main.rs` and
//! `expected.rs`. A `Cargo.toml` beside the first says which features are on. The bundle must be `expected.rs` to the byte, compile without a warning, and do what
//! the solution does when it is linked with the libraries as they are. Nothing that has `unneeded` in its name
//! may be in the bundle.
use crate::diff::assert_same;
use crate::support::{
    accept, compile, entries, folder, grundy, home, name, read, run, rustc, succeed,
};
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

/// The oldest paths and the smallest prelude, and the most keywords.
const ALL: &[&str] = &["2015", "2024"];

/// Without the paths of 2015: a `use` of a library begins with the library's name everywhere, and sees macros.
const SINCE_2018: &[&str] = &["2018", "2024"];

/// The features that are on, by the only manifest of a fixture.
const ON: [&str; 4] = ["default", "std", "alloc", "fast"];

/// Each fixture with the editions of its bundle; the program that is run is compiled under the last one.
macro_rules! fixtures {
    ($($name:ident $editions:expr,)*) => {
        const NAMES: &[&str] = &[$(stringify!($name)),*];

        $(
            #[test]
            fn $name() {
                check(stringify!($name), $editions);
            }
        )*
    };
}
fixtures! {
    blocks SINCE_2018,
    conditions ALL,
    edition_2015 &["2015"],
    exported_macros SINCE_2018,
    globs ALL,
    impls ALL,
    imports ALL,
    libraries SINCE_2018,
    macro_names SINCE_2018,
    made_by_macros SINCE_2018,
    members ALL,
    method_resolution SINCE_2018,
    paths ALL,
    same_names SINCE_2018,
    solution_macros &["2021", "2024"],
    text &["2021", "2024"],
    textual_macros ALL,
    traits ALL,
    // In 2024 such attributes are `unsafe`.
    unnamed &["2015", "2021"],
    values SINCE_2018,
    visibility ALL,
}

#[test]
fn every_folder_is_tested() {
    let folders = entries("tests/fixtures");
    let found: Vec<String> = folders.iter().map(|path| name(path)).collect();
    assert_eq!(NAMES, found, "the list and the folders, by name");
}

fn check(fixture: &str, editions: &[&str]) {
    let target = folder(format!("fixtures/{fixture}"));
    let fixture = home().join("tests/fixtures").join(fixture);
    let solution = fixture.join("main.rs");

    // A fixture whose bundle is for one edition only is written in that.
    let own = if let [edition] = editions {
        edition
    } else {
        "2021"
    };
    let unbundled = |source: &Path, linked: &[String], output: &Path| {
        let mut rustc = unbundled(source, linked, output);
        rustc.args(["--edition", own]);
        rustc
    };
    let mut bundle = grundy();
    bundle.args(["--edition", own]);
    let mut linked = Vec::new();
    for library in entries(&fixture) {
        let root = library.join("lib.rs");
        if root.is_file() {
            let library = name(&library);
            let argument = format!("{library}={}", root.display());
            bundle.arg("--lib").arg(argument);
            let output = target.join(format!("lib{library}.rlib"));
            let mut rustc = unbundled(&root, &linked, &output);
            succeed(rustc.args(["--crate-type", "rlib", "--crate-name", &library]));
            linked.push(format!("{library}={}", output.display()));
        }
    }
    let bundled = succeed(bundle.arg(&solution));
    assert_eq!(String::from_utf8_lossy(&bundled.stderr), "");
    let bundled = String::from_utf8(bundled.stdout).expect("text");
    let expected = read(fixture.join("expected.rs"));
    assert_same(
        fixture.to_str().expect("a path in UTF-8"),
        &expected,
        &bundled,
    );
    assert!(bundled == expected, "white space at the end of a line");
    assert!(!bundled.to_lowercase().contains("unneeded"), "{bundled}");

    let source = target.join("bundle.rs");
    fs::write(&source, &bundled).expect("a file for the bundle");
    let (last, others) = editions.split_last().expect("an edition");
    for edition in others {
        accept(&source, edition);
    }
    let program = compile(&source, last);
    let original = target.join("unbundled");
    succeed(&mut unbundled(&solution, &linked, &original));
    let printed = |program| run(program, Stdio::null());
    assert_eq!(printed(&original), printed(&program));
}

/// A compilation of a file as its author wrote it, whatever rustc warns about.
fn unbundled(source: &Path, libraries: &[String], output: &Path) -> Command {
    let mut rustc = rustc();
    rustc.args(["--cap-lints", "allow"]);
    if source.with_file_name("Cargo.toml").is_file() {
        for feature in ON {
            rustc.args(["--cfg", &format!("feature={feature:?}")]);
        }
    }
    for library in libraries {
        rustc.args(["--extern", library]);
    }
    // The libraries that these libraries use are there, too.
    rustc.arg("-L").args(output.parent());
    rustc.arg(source).arg("-o").arg(output);
    rustc
}
