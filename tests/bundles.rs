//! Every bundle: printed by the program, compiled by rustc as it is under all editions without a
//! warning, small enough for every judge, and run on the samples.
use crate::diff::assert_same;
use crate::problems::problems;
use crate::samples;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// Luogu's limit for a submission.
const MOST_BYTES: usize = 50_000;

/// Runs a command to its end; it must succeed.
pub fn succeed(command: &mut Command) -> Output {
    let output = command
        .output()
        .unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(
        output.status.success(),
        "{command:?}: {}\n{errors}",
        output.status
    );
    output
}

/// A folder of this test's own.
pub fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).expect("a folder for the test");
    folder
}

/// Compiles a file under each edition of `editions` with every warning an error, under the last to
/// a program. Returns that.
pub fn compile(source: &Path, editions: &[&str]) -> PathBuf {
    let program = source.with_extension(std::env::consts::EXE_EXTENSION);
    for (index, edition) in editions.iter().enumerate() {
        let mut rustc = Command::new(std::env::var_os("RUSTC").unwrap_or("rustc".into()));
        rustc
            .args(["-D", "warnings", "--edition", edition])
            .arg(source);
        if index + 1 == editions.len() {
            rustc.arg("-o").arg(&program);
        } else {
            rustc
                .args(["--emit", "metadata", "-o"])
                .arg(source.with_extension("rmeta"));
        }
        succeed(&mut rustc);
    }
    program
}

/// What a program writes for the input in a file.
pub fn run(program: &Path, input: &Path) -> String {
    let input = File::open(input).unwrap_or_else(|error| panic!("{}: {error}", input.display()));
    let output = succeed(Command::new(program).stdin(Stdio::from(input)));
    String::from_utf8(output.stdout).expect("text")
}

fn check(id: &str) {
    let output = succeed(Command::new(env!("CARGO_BIN_EXE_bundle")).arg(id));
    assert!(
        output.stderr.is_empty(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    assert!(
        output.stdout.len() < MOST_BYTES,
        "{} bytes",
        output.stdout.len()
    );

    let source = folder("bundles").join(format!("{id}.rs"));
    fs::write(&source, &output.stdout).expect("a file for the bundle");
    let program = compile(&source, &["2015", "2018", "2024", "2021"]);
    for (input, expected) in samples::of(id) {
        let place = input.display().to_string();
        assert_same(&place, &samples::read(&expected), &run(&program, &input));
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
