//! The command line: what goes where, and what is said of bad input.
use crate::support::{self, folder, home, succeed};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn bundle(arguments: &[&str]) -> Output {
    let mut command = support::bundle();
    command.args(arguments).output().expect("the program runs")
}

/// Fails with code 1 and with `message` on standard error, and writes nothing else.
fn assert_refused(arguments: &[&str], message: &str) {
    let output = bundle(arguments);
    assert_eq!(output.status.code(), Some(1), "{arguments:?}");
    assert_eq!(String::from_utf8_lossy(&output.stdout), "", "{arguments:?}");
    assert_eq!(
        String::from_utf8_lossy(&output.stderr),
        format!("{message}\n"),
        "{arguments:?}"
    );
}

/// The solution `text` is refused with `message` at `place`, a line and a column.
fn assert_text_refused(name: &str, text: &[u8], place: &str, message: &str) {
    let path = folder("cli").join(format!("{name}.rs"));
    fs::write(&path, text).expect("a file for the test");
    let output = bundle(&[path.to_str().expect("a path")]);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{name}: {errors}");
    assert!(output.stdout.is_empty(), "{name}: half a bundle");
    let start = format!("{}:{place}: error: {message}\n", path.display());
    assert!(
        errors.starts_with(&start),
        "{name}: expected {start}found {errors}"
    );
    assert_eq!(
        errors.lines().count(),
        3,
        "the message, the line and the caret: {errors}"
    );
}

#[test]
fn an_id_and_its_file_give_the_same() {
    let by_id = succeed(support::bundle().arg("luogu_p2197"));
    let file = home().join("problems/nim/luogu_p2197.rs");
    let by_file = succeed(support::bundle().arg(file));
    assert!(by_id.stdout == by_file.stdout);
    assert!(by_id.stdout.starts_with(b"// Luogu P2197 "));
}

#[test]
fn a_file_takes_the_output() {
    let path = folder("cli").join("output.rs");
    let output = bundle(&["-o", path.to_str().expect("a path"), "agc017d"]);
    assert!(output.status.success() && output.stdout.is_empty());
    assert!(fs::read(path).expect("a bundle") == bundle(&["agc017d"]).stdout);
}

#[test]
fn all_bundles_at_once() {
    let folder = folder("cli").join("all");
    assert!(bundle(&["--all", folder.to_str().expect("a path")])
        .status
        .success());
    let list = bundle(&["--list"]).stdout;
    for (place, line) in String::from_utf8_lossy(&list).lines().enumerate() {
        let id = line.split_whitespace().next().expect("an id");
        let text = fs::read(folder.join(format!("{id}.rs"))).expect("a bundle");
        assert!(text.starts_with(b"// "), "{id}");
        // One by one they take longer.
        if place % 10 == 0 {
            assert!(text == bundle(&[id]).stdout, "{id}");
        }
    }
}

#[test]
fn help_is_an_answer() {
    let output = bundle(&["--help"]);
    assert!(output.status.success() && output.stderr.is_empty());
    assert!(output.stdout.starts_with(b"Prints a solution as one file"));
}

#[test]
fn wrong_arguments() {
    for (id, hint) in [
        ("agc17d", "is it `agc017d`?"),
        (
            "acwing89",
            "is it `acwing890` or `acwing891` or `acwing892`?",
        ),
        ("nosuch", "`bundle --list` names them all"),
    ] {
        assert_refused(&[id], &format!("error: no problem {id:?}; {hint}"));
    }

    let see = "see `bundle --help`";
    assert_refused(
        &[],
        &format!("error: expected a problem's id or a file; {see}"),
    );
    assert_refused(
        &["--nosuch"],
        &format!("error: unknown option \"--nosuch\"; {see}"),
    );
    assert_refused(
        &["a", "b"],
        &format!("error: one solution at a time; \"b\" is the second; {see}"),
    );
    assert_refused(
        &["--lib", "x"],
        &format!("error: expected NAME=PATH behind --lib, found \"x\"; {see}"),
    );
    assert_refused(&["-o"], &format!("error: expected a file behind -o; {see}"));
    let twice = &["--lib", "x=a.rs", "--lib", "x=b.rs"];
    assert_refused(
        twice,
        &format!("error: the library \"x\" is given twice; {see}"),
    );
    for name in ["std", "fn", "1x", "a-b", ""] {
        let message = format!("error: a library cannot be called {name:?}; {see}");
        assert_refused(&["--lib", &format!("{name}=a.rs")], &message);
    }
}

#[test]
fn broken_files() {
    let path = folder("cli").join("nosuch.rs");
    let output = bundle(&[path.to_str().expect("a path")]);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1));
    assert!(output.stdout.is_empty());
    assert!(
        errors.starts_with(&format!(
            "{}: error: cannot read the file: ",
            path.display()
        )),
        "{errors}"
    );

    let refused = assert_text_refused;
    refused(
        "open",
        b"fn main() {\n    f(1;\n}\n",
        "2:6",
        "this bracket is not closed",
    );
    refused(
        "close",
        b"fn main() {}\n}\n",
        "2:1",
        "this bracket closes nothing",
    );
    refused(
        "string",
        b"fn main() {\n    f(\"x);\n}\n",
        "2:7",
        "unterminated string",
    );
    refused(
        "comment",
        b"fn main() {} /* /* */\n",
        "1:14",
        "unterminated block comment",
    );
    refused(
        "latin",
        b"fn main() {}\n// \xe9\n",
        "2:4",
        "the text is not UTF-8",
    );
    refused(
        "no_item",
        b"fn main() {}\n\n1 + 1;\n",
        "3:1",
        "expected an item, found `1`",
    );
    refused(
        "no_main",
        b"fn mian() {}\n",
        "1:1",
        "the solution has no `fn main`",
    );
    refused("module", b"mod a;\nmod x;\nfn main() {}\n", "1:5", &{
        let folder = folder("cli");
        let (flat, nested) = (folder.join("a.rs"), folder.join("a").join("mod.rs"));
        format!(
            "module `a` has neither {} nor {}",
            flat.display(),
            nested.display()
        )
    });
    refused(
        "path",
        b"use snippets::nmi::sum;\nfn main() {\n    sum(&[]);\n}\n",
        "1:15",
        "crate `snippets` has no `nmi`; is it `nim`?",
    );
    refused(
        "function",
        b"fn main() {\n    snippets::nim::smu(&[]);\n}\n",
        "2:20",
        "module `nim` has no `smu`; is it `sum`?",
    );
    refused(
        "file",
        b"fn main() {\n    include!(\"x.rs\");\n}\n",
        "2:5",
        "a judge has no file to include",
    );
}

#[test]
fn calls_that_cannot_be_written_out() {
    let refused = assert_text_refused;
    refused(
        "environment",
        b"fn main() {\n    env!(\"HOME\");\n}\n",
        "2:5",
        "a judge does not set the environment that this asks for",
    );
    refused(
        "rule",
        b"macro_rules! one {\n    () => {};\n}\none!(1);\nfn main() {}\n",
        "4:1",
        "no rule of macro `one` fits this call",
    );
    refused(
        "written_module",
        b"macro_rules! module {\n    ($name:ident) => { mod $name; };\n}\nmodule!(x);\nfn main() {}\n",
        "4:9",
        "a macro makes a module that has a file",
    );
    refused(
        "many",
        b"macro_rules! many {\n    ($($n:tt)*) => { $n };\n}\nfn main() {\n    many!(1 2);\n}\n",
        "2:23",
        "this name stands for many, and is not repeated here",
    );
    refused(
        "unknown",
        b"nosuch!();\nfn main() {}\n",
        "1:1",
        "macro `nosuch` is not at hand, and what it defines is not known",
    );
}

#[test]
fn names_that_clash_are_refused() {
    let folder = folder("cli");
    let file = |name: &str, text: &str| {
        let path = folder.join(name);
        fs::write(&path, text).expect("a file for the test");
        path.to_str().expect("a path").to_string()
    };
    let count = "#[macro_export]\nmacro_rules! count {\n    () => { 1 };\n}\npub fn f() {}\n";
    let one_path = file("clash_one.rs", count);
    let one = format!("one={one_path}");
    let two_path = file("clash_two.rs", count);
    let two = format!("two={two_path}");
    let refused = |solution: &str, start: &str| {
        let solution = file("clash.rs", solution);
        let output = bundle(&["--lib", &one, "--lib", &two, &solution]);
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{errors}");
        assert!(output.stdout.is_empty());
        let start = start.replace("SOLUTION", &solution);
        assert!(
            errors.starts_with(&start),
            "expected {start}, found {errors}"
        );
    };
    refused(
        "fn main() {\n    one::count!() + two::count!();\n}\n",
        &format!("{two_path}:2:14: error: `one` exports a macro `count` too, and a bundle is"),
    );
    refused(
        "struct one;\nfn main() {\n    ::one::f();\n}\n",
        "SOLUTION:1:8: error: `one` is the name of a library too, and a bundle is one crate\n",
    );
    refused(
        "use inner::one;\nmod inner {\n    pub mod one {}\n}\nfn main() {\n    ::one::f();\n}\n",
        "SOLUTION:1:1: error: `one` is the name of a library too, and a bundle is one crate\n",
    );
    refused(
        "mod one {}\nfn main() {\n    ::one::f();\n}\n",
        "SOLUTION:1:5: error: `one` is the name of a library too, and a bundle is one crate\n",
    );
    let inner =
        "mod inner {\n    use one::count;\n    pub fn f() -> u32 {\n        count!()\n    }\n}\n";
    for shared in ["mod count {}", "fn count() {}"] {
        refused(
            &format!("{inner}{shared}\nfn main() {{\n    inner::f();\n}}\n"),
            &format!("{one_path}:2:14: error: the macro `count` shares its name with something in"),
        );
    }
    refused(
        "macro_rules! count {\n    () => { 5 };\n}\nfn main() {\n    count!() + one::count!();\n}\n",
        &format!("{one_path}:2:14: error: the macro `count` would be called in the place of"),
    );
}

#[test]
fn a_module_that_is_its_own_file_is_refused() {
    let text = b"fn main() {}\n#[path = \"circle.rs\"]\nmod circle;\n";
    let path = folder("cli").join("circle.rs");
    let message = format!("module `circle` is a part of itself: {}", path.display());
    assert_text_refused("circle", text, "3:5", &message);
}

#[test]
fn a_crate_that_is_not_at_hand_is_told_of() {
    let path = folder("cli").join("foreign.rs");
    fs::write(
        &path,
        "use rand::Rng;\nfn main() {\n    rand::random::<u8>();\n}\n",
    )
    .expect("a file");
    let output = bundle(&[path.to_str().expect("a path")]);
    assert!(output.status.success());
    let message = "1:5: warning: `rand` is no library at hand; the judge may have it\n  use rand::Rng;\n      ^\n";
    let expected = format!("{}:{message}", path.display());
    assert_eq!(String::from_utf8_lossy(&output.stderr), expected);

    // What its macros are told of may be needed.
    let text =
        "fn main() {\n    rand::choose!(x if snippets::nim::sum(&[x]).is_power_of_two());\n}\n";
    fs::write(&path, text).expect("a file");
    let output = bundle(&[path.to_str().expect("a path")]);
    let bundled = String::from_utf8_lossy(&output.stdout);
    assert!(bundled.starts_with(text), "{bundled}");
    assert!(bundled.contains("pub fn sum("), "{bundled}");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(errors.contains("`rand` is no library"), "{errors}");

    // A macro that derives may be the judge's, but for a library nobody knows what it writes.
    let derives = "#[derive(Clone, Serialize)]\npub struct S;\n";
    fs::write(&path, format!("{derives}fn main() {{\n    drop(S);\n}}\n")).expect("a file");
    assert!(bundle(&[path.to_str().expect("a path")]).status.success());
    let library = folder("cli").join("derives.rs");
    fs::write(&library, derives).expect("a file");
    fs::write(&path, "fn main() {\n    derives::S;\n}\n").expect("a file");
    let library = library.display().to_string();
    let given = format!("derives={library}");
    let output = bundle(&["--lib", &given, path.to_str().expect("a path")]);
    let errors = String::from_utf8_lossy(&output.stderr);
    let message = "1:17: error: the derive macro `Serialize` is not at hand\n";
    assert!(
        errors.starts_with(&format!("{library}:{message}")),
        "{errors}"
    );
}

/// A library by its folder: edition, features and a dependency are those of its manifest.
#[test]
fn a_library_with_a_manifest() {
    let home = folder("cli").join("manifest");
    let write = |path: &str, text: &str| {
        let path = home.join(path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, text).expect("a file");
    };
    write(
        "top/Cargo.toml",
        "[package]\nname = \"top\"\nedition = \"2015\"\n[dependencies]\nbase = { path = \"../low\", package = \"low\" }\n\
         [features]\ndefault = [\"on\"]\non = []\nasked = []\noff = []\n",
    );
    write(
        "top/src/lib.rs",
        "extern crate base;\n#[cfg(feature = \"on\")]\npub fn on() -> u32 {\n    ::base::one() + least(3, 4)\n}\n\
         use inner::least;\nmod inner {\n    extern crate core as kernel;\n    \
         pub fn least(a: u32, b: u32) -> u32 {\n        kernel::cmp::min(a, b)\n    }\n}\n\
         #[cfg(feature = \"asked\")]\npub fn asked() -> u32 {\n    2\n}\n\
         pub fn off() -> bool {\n    cfg!(feature = \"off\")\n}\n",
    );
    write("low/Cargo.toml", "[package]\nname = \"low\"\n");
    write("low/src/lib.rs", "pub fn one() -> u32 {\n    1\n}\n");
    write(
        "main.rs",
        "fn main() {\n    println!(\"{} {} {}\", top::on(), top::asked(), top::off());\n}\n",
    );
    let library = format!("top={}", home.join("top").display());
    let main = home.join("main.rs").display().to_string();
    let output = bundle(&["--lib", &library, "--features", "top=asked", &main]);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    let expected = "fn main() {
    println!(\"{} {} {}\", top::on(), top::asked(), top::off());
}

mod low {
pub fn one() -> u32 {
    1
}
}

mod top {
pub fn on() -> u32 {
    crate::low::one() + least(3, 4)
}
use crate::top::inner::least;
mod inner {
    use ::std as kernel;
    pub fn least(a: u32, b: u32) -> u32 {
        kernel::cmp::min(a, b)
    }
}
pub fn asked() -> u32 {
    2
}
pub fn off() -> bool {
    cfg!(any())
}
}
";
    assert_eq!(String::from_utf8_lossy(&output.stdout), expected);

    write(
        "low/Cargo.toml",
        "[package]\nname = \"low\"\n[dependencies]\ntop = { path = \"../top\" }\n",
    );
    let output = bundle(&["--lib", &library, &main]);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(
        errors.ends_with("error: library `top` depends on itself\n"),
        "{errors}"
    );
    assert_refused(
        &["--features", "x=a", &main],
        "error: features of \"x\", which no --lib gives; see `bundle --help`",
    );
}

/// What rustc compiles at once and what no one can compile: the tool ends with an error, and soon.
#[test]
fn programs_without_end() {
    let message = "macros that call macros without end";
    assert_text_refused(
        "endless",
        b"macro_rules! rr {\n    () => { fn a() { rr!() } };\n}\nrr! {}\nfn main() {}\n",
        "2:22",
        message,
    );
    assert_text_refused(
        "doubling",
        b"macro_rules! rr {\n    ($($x:tt)*) => { rr!($($x)* $($x)* a); };\n}\nrr!(a);\nfn main() {}\n",
        "2:36",
        "a macro writes too much",
    );
    let path = folder("cli").join("globs.rs");
    let mut text = String::from("use m0::*;\nfn main() {\n    f7();\n    \"\".len();\n}\n");
    for i in 0..9 {
        text += &format!("pub mod m{i} {{\npub fn f{i}() {{}}\n");
        for j in (0..9).filter(|&j| j != i) {
            text += &format!("pub use super::m{j}::*;\n");
        }
        text += "}\n";
    }
    fs::write(&path, text).expect("a file");
    assert!(bundle(&[path.to_str().expect("a path")]).status.success());
}

#[test]
fn solve_runs_a_solution() {
    let solve = |id: &[&str], input: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_solve"));
        let path = folder("cli").join("input.txt");
        fs::write(&path, input).expect("an input");
        command
            .args(id)
            .stdin(fs::File::open(path).expect("an input"))
            .output()
            .expect("it runs")
    };
    assert_eq!(solve(&["luogu_p2197"], "1\n2\n1 2\n").stdout, b"Yes\n");
    let unknown = solve(&["nosuch"], "");
    assert_eq!(unknown.status.code(), Some(1));
    assert!(unknown.stdout.is_empty());
    let message = b"error: no problem \"nosuch\"; `bundle --list` names them all\n";
    assert_eq!(unknown.stderr, message);
}

/// A folder with these files and no others.
fn folder_with(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let folder = folder("cli").join(name);
    let _ = fs::remove_dir_all(&folder);
    for (name, text) in files {
        let path = folder.join(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder for the test");
        fs::write(path, text).expect("a file for the test");
    }
    folder
}

/// What a command writes and what errors it tells, with a number in place of each time and memory.
fn told(folder: &Path, arguments: &[&str]) -> (bool, String, String) {
    let output = support::bundle()
        .args(arguments)
        .current_dir(folder)
        .output();
    let output = output.expect("the program runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
    let lines = text(output.stdout);
    let lines = lines.lines().map(|line| match line.split_once(" ms") {
        Some((start, _)) => start
            .trim_end_matches(|c: char| c.is_ascii_digit())
            .trim_end(),
        None => line,
    });
    let lines: Vec<&str> = lines.collect();
    (
        output.status.success(),
        lines.join("\n"),
        text(output.stderr),
    )
}

const SOLUTION: &str = "\
use snippets::io::{Input, Output};
fn solve(input: &mut Input, output: &mut Output) {
    match input.read::<i32>() {
        1 => output.line(1),
        2 => panic!(\"two\"),
        3 => loop {},
        4 => {}
        _ => loop {
            output.list(vec![\"much\"; 1000]);
            if input.at_end() && false {}
        },
    }
}
fn main() {
    snippets::io::run(solve);
}
";

#[test]
fn samples_are_judged() {
    let folder = folder_with(
        "samples 样例",
        &[
            ("a.rs", SOLUTION),
            ("1.in", "1\r\n"),
            ("1.out", "1"),
            ("2.in", "2"),
            ("2.out", "2\n"),
            ("3.in", "3\n"),
            ("3.out", "3\n"),
            ("4.in", "4\n"),
            ("4.out", "4\n"),
            ("5.in", "1\n"),
            ("test/sample-1.in", "1\n"),
            ("test/sample-1.out", "2\n"),
            ("in/x.txt", "1\n"),
            ("out/x.txt", "1\n"),
        ],
    );
    let (success, lines, errors) = told(&folder, &["test", "a.rs", "--limit", "0.3"]);
    assert!(!success);
    assert_eq!(errors, "error: 2 of 7 samples are right\n");
    let expected = [
        "AC   ./1.in",
        "RE   ./2.in",
        "TLE  ./3.in",
        "still running after 0.3 s",
        "WA   ./4.in",
        "- expected, + written",
        "    1 - 4",
        "??   ./5.in",
        "WA   ./test/sample-1.in",
        "    1 - 2",
        "    1 + 1",
        "AC   ./in/x.txt",
    ];
    for line in expected {
        assert!(lines.lines().any(|own| own == line), "no {line}:\n{lines}");
    }
    assert!(lines.contains("two"), "{lines}");
    assert!(lines.contains("5.out"), "{lines}");

    let (success, lines, errors) = told(&folder, &["test", "agc017d"]);
    assert!(
        success && lines.starts_with("AC ") && errors.is_empty(),
        "{lines}{errors}"
    );
    let (_, _, errors) = told(&folder, &["test", "a.rs", "nosuch"]);
    assert_eq!(errors, "nosuch: error: no sample, as 1.in with its 1.out\n");
}

#[test]
fn a_brute_force_finds_what_is_wrong() {
    let program = |answer: &str| {
        let read = "let number: u64 = input.read();";
        format!(
            "use snippets::io::{{Input, Output}};
            fn solve(input: &mut Input, output: &mut Output) {{ {read} output.line({answer}); }}
            fn main() {{ snippets::io::run(solve); }}"
        )
    };
    let generator = "use snippets::random::Random;
        fn main() {
            let seed = std::env::args().nth(1).unwrap().parse().unwrap();
            println!(\"{}\", Random::new(seed).between(1, 9));
        }";
    // Any multiple is right.
    let checker = "use std::{env, fs};
        fn main() {
            let number = |i| -> u64 {
                let text = fs::read_to_string(env::args().nth(i).unwrap()).unwrap();
                text.trim().parse().unwrap()
            };
            assert!(number(2) % number(1) == 0 && number(3) == number(1), \"no multiple\");
        }";
    let folder = folder_with(
        "stress",
        &[
            ("right.rs", &program("number")),
            ("twice.rs", &program("2 * number")),
            ("wrong.rs", &program("number + number / 7")),
            ("broken.rs", &program("number / (number / 7)")),
            ("generator.rs", generator),
            ("checker.rs", checker),
        ],
    );
    let stress = |name: &str, more: &[&str]| {
        let common = [
            "stress",
            name,
            "--brute",
            "right.rs",
            "--gen",
            "generator.rs",
        ];
        told(&folder, &[&common, more].concat())
    };
    let right = stress("twice.rs", &["--cases", "20", "--check", "checker.rs"]);
    assert_eq!(
        right,
        (true, "20 cases are right".to_string(), String::new())
    );

    let (success, lines, errors) = stress("wrong.rs", &[]);
    let found = fs::read_to_string(folder.join("wrong.failing.in")).expect("the input");
    let number: u64 = found.trim().parse().expect("a number");
    assert!(
        !success && number >= 7 && errors.starts_with("error: wrong on seed "),
        "{errors}"
    );
    assert!(lines.starts_with("WA  seed "), "{lines}");
    let diff = format!("    1 - {number}\n    1 + {}", number + 1);
    assert!(lines.contains(&diff), "{lines}");
    let (_, lines, _) = stress("wrong.rs", &["--check", "checker.rs"]);
    assert!(
        lines.starts_with("WA  seed ") && lines.contains("no multiple"),
        "{lines}"
    );
    let (_, lines, _) = stress("broken.rs", &["--check", "checker.rs"]);
    assert!(
        lines.starts_with("RE  seed ") && lines.contains("divide by zero"),
        "{lines}"
    );
}

#[test]
fn words_without_effect_are_refused() {
    let see = "see `bundle --help`";
    for (arguments, problem) in [
        (
            &["--limit", "1", "agc017d"][..],
            "--limit has no effect here",
        ),
        (&["test", "agc017d", "-o", "x.rs"], "-o has no effect here"),
        (&["test", "agc017d", "a", "b"], "\"b\" has no effect"),
        (&["stress", "a.rs", "b.rs"], "\"b.rs\" has no effect"),
        (&["stress", "agc017d"], "`stress` takes a file"),
        (&["stress", "a.rs"], "`stress` needs --brute"),
        (&["test"], "expected a problem's id or a file"),
        (
            &["test", "agc017d", "--limit", "x"],
            "expected a number behind --limit, found \"x\"",
        ),
        (
            &["test", "agc017d", "--limit", "-1"],
            "expected a time behind --limit",
        ),
    ] {
        assert_refused(arguments, &format!("error: {problem}; {see}"));
    }
}
