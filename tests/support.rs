//! What the tests share: files of the package, solutions in this process, and programs that are run.
use crate::judge::either;
use crate::problems::Solve;
use snippets::io::{self, Input};
use std::cell::RefCell;
use std::env::{self, consts};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// The folder of the package.
pub fn home() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The text of a file of the package.
pub fn read(path: impl AsRef<Path>) -> String {
    let path = home().join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The entries of a folder of the package, by name.
pub fn entries(folder: impl AsRef<Path>) -> Vec<PathBuf> {
    let folder = home().join(folder);
    let place = folder.display();
    let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{place}: {error}"));
    let paths = entries.map(|entry| entry.expect("a folder entry").path());
    let mut paths: Vec<PathBuf> = paths.collect();
    paths.sort();
    paths
}

/// The name of a file or a folder, without `.rs`.
pub fn name(path: &Path) -> String {
    let stem = path.file_stem().expect("a name");
    stem.to_str().expect("a name in UTF-8").to_string()
}

/// An input, and where it is.
pub struct Case {
    /// The path of its file, or something else that says which input it is.
    pub place: String,
    /// The input itself.
    pub input: String,
    /// The answer, if it is given.
    pub expected: Option<String>,
}

impl Case {
    pub fn new(place: impl Into<String>, input: String) -> Self {
        Self {
            place: place.into(),
            input,
            expected: None,
        }
    }
}

/// The samples of a problem. At least one.
pub fn samples(id: &str) -> Vec<Case> {
    let mut inputs = entries(format!("tests/samples/{id}"));
    inputs.retain(|path| path.extension().is_some_and(|extension| extension == "in"));
    assert!(!inputs.is_empty(), "{id}: no sample");
    let case = |path: PathBuf| Case {
        place: path.display().to_string(),
        input: read(&path),
        expected: fs::read_to_string(path.with_extension("out")).ok(),
    };
    inputs.into_iter().map(case).collect()
}

/// What a solution writes for an input.
pub fn answer(solve: Solve, text: &str) -> String {
    let written = RefCell::default();
    solve(&mut Input::from_text(text), &mut io::Output(&written));
    written.take()
}

/// A folder of this test's own.
pub fn folder(name: impl AsRef<Path>) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).expect("a folder for the test");
    folder
}

/// A folder of this test's own, with these files and no others.
pub fn folder_with(name: impl AsRef<Path>, files: &[(&str, &str)]) -> PathBuf {
    let folder = folder(name);
    fs::remove_dir_all(&folder).expect("an empty folder");
    fs::create_dir(&folder).expect("a folder for the test");
    for (name, text) in files {
        write(&folder.join(name), text);
    }
    folder
}

/// Writes a file, if need be in a new folder.
pub fn write(path: &Path, text: &str) {
    fs::create_dir_all(path.parent().expect("a folder")).expect("a folder for the test");
    fs::write(path, text).expect("a file for the test");
}

/// The program, which compiles with the same compiler as the tests.
pub fn grundy() -> Command {
    let mut grundy = Command::new(env!("CARGO_BIN_EXE_grundy"));
    grundy.env("RUSTC", tool("rustc").get_program());
    grundy
}

/// What a command line writes in a folder, given a text on standard input, in a terminal of 80 columns or, if it begins
/// so, with `COLUMNS=40`.
pub fn given(text: &str, folder: &Path, words: &str) -> Output {
    let mut words = words.split_whitespace().peekable();
    let is_narrow = words.next_if_eq(&"COLUMNS=40").is_some();
    let mut command = grundy();
    command.env("COLUMNS", either(is_narrow, "40", "80"));
    command.args(words).current_dir(folder);
    command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.stderr(Stdio::piped()).spawn().expect("it runs");
    let mut input = child.stdin.take().expect("a pipe");
    // The program may end without reading it all.
    let _ = input.write_all(text.as_bytes());
    drop(input);
    child.wait_with_output().expect("it ends")
}

/// A tool of Rust's: the one that `RUSTC` or `RUSTDOC` names, otherwise the one beside the cargo that runs the
/// tests. The one in the search path may be rustup's, which looks for the toolchain at each call.
pub fn tool(name: &str) -> Command {
    let cargo = PathBuf::from(env::var_os("CARGO").unwrap_or_default());
    let beside_cargo = cargo.with_file_name(format!("{name}{}", consts::EXE_SUFFIX));
    let is_there = beside_cargo.is_file();
    let found = either(is_there, beside_cargo.into(), name.into());
    Command::new(env::var_os(name.to_uppercase()).unwrap_or(found))
}

/// The compiler.
pub fn rustc() -> Command {
    let mut rustc = tool("rustc");
    // What takes the least time for a small program, and a tenth of the space.
    rustc.args(["-Ccodegen-units=1", "-Cprefer-dynamic", "-Crpath"]);
    rustc.args(["-Cdebug-assertions=off", "-Coverflow-checks=on"]);
    rustc
}

/// Compiles a file with every warning an error. Returns the program.
pub fn compile(source: &Path, edition: &str) -> PathBuf {
    let program = source.with_extension(consts::EXE_EXTENSION);
    let mut rustc = rustc();
    rustc.args(["-D", "warnings", "--edition", edition, "-o"]);
    succeed(rustc.args([&program, source]));
    program
}

/// Has rustc check a file with every warning an error.
pub fn accept(source: &Path, edition: &str) {
    let mut rustc = rustc();
    rustc.args(["-D", "warnings", "--edition", edition, "--emit", "metadata"]);
    let metadata = source.with_extension("rmeta");
    succeed(rustc.arg("-o").args([&metadata, source]));
}

/// Runs a command to its end; it must succeed.
pub fn succeed(command: &mut Command) -> Output {
    let output = command.output();
    let output = output.unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let [text, errors] = [&output.stdout, &output.stderr].map(|text| String::from_utf8_lossy(text));
    let status = output.status;
    assert!(status.success(), "{command:?}: {status}\n{errors}{text}");
    output
}

/// What a program writes for an input.
pub fn run(program: &Path, input: impl Into<Stdio>) -> String {
    let output = succeed(Command::new(program).stdin(input));
    String::from_utf8(output.stdout).expect("text")
}
