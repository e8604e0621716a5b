//! What the stages of the bundler say of bad input, and what they take.
use crate::support::{self, folder_with};
use std::fs;
use std::path::PathBuf;
use std::process::Output;

/// An empty folder.
fn fresh(name: &str) -> PathBuf {
    folder_with(format!("stages/{name}"), &[])
}

fn bundle(arguments: &[&str]) -> Output {
    let mut command = support::grundy();
    command.args(arguments).output().expect("the program runs")
}

/// The solution `text` is refused with `message` at `place`, a line and a column.
fn assert_text_refused(name: &str, text: &[u8], place: &str, message: &str) {
    let path = fresh(name).join(format!("{name}.rs"));
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
fn broken_files() {
    let path = fresh("nosuch").join("nosuch.rs");
    let output = bundle(&[path.to_str().expect("a path")]);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1));
    assert!(output.stdout.is_empty());
    assert!(
        errors.starts_with(&format!("{}: error: cannot read it: ", path.display())),
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
        let folder = fresh("module");
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
    let folder = fresh("clashes");
    let file = |name: &str, text: &str| {
        let path = folder.join(name);
        fs::write(&path, text).expect("a file for the test");
        path.to_str().expect("a path").to_string()
    };
    let count = "#[macro_export]\nmacro_rules! count {\n    () => { 1 };\n}\npub fn f() {}\n";
    let twice = "macro_rules! twice {\n    () => { count!() + count!() };\n}\npub fn twice() -> u32 {\n    twice!()\n}\n";
    let one_path = file("clash_one.rs", &format!("{count}{twice}"));
    let one = format!("one={one_path}");
    let making = "macro_rules! make {\n    ($n:ident) => {\n        #[macro_export]\n        macro_rules! $n { () => { 2 }; }\n    };\n}\nmake!(made);\n";
    let like_two = "#[macro_export]\nmacro_rules! two {\n    () => { 2 };\n}\npub mod two {}\n";
    let two_path = file("clash_two.rs", &format!("{count}{making}{like_two}"));
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
        "#[macro_export]\nmacro_rules! count {\n    () => { 3 };\n}\nfn main() {\n    count!() + one::count!();\n}\n",
        &format!("{one_path}:2:14: error: the solution exports a macro `count` too, and a bundle is"),
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
        "mod inner {\n    use two::two;\n    pub fn f() {\n        two!();\n    }\n}\nfn main() {\n    inner::f();\n}\n",
        &format!("{two_path}:14:14: error: the macro `two` shares its name with something in"),
    );
    refused(
        "macro_rules! count {\n    () => { 5 };\n}\nfn main() {\n    one::twice();\n}\n",
        "SOLUTION:1:14: error: the macro `count` would be called in the place of",
    );
    refused(
        "macro_rules! f {\n    () => { one::f() };\n}\nmod a {\n    mod one {\n        pub fn f() {}\n    }\n    \
         pub fn g() {\n        f!()\n    }\n}\nfn main() {\n    a::g();\n    f!();\n}\n",
        "SOLUTION:2:13: error: this has to be `one` in one place and `crate::one` in another\n",
    );
    refused(
        "macro_rules! call {\n    ($library:ident) => { $library::f() };\n}\nmod inner {\n    pub fn g() {\n        call!(one);\n    }\n}\n\
         fn main() {\n    call!(one);\n    inner::g();\n}\n",
        "SOLUTION:6:15: error: a macro takes a name here, and this has to be `crate::one`\n",
    );
    refused(
        "#![no_std]\nextern crate core;\nfn main() {\n    one::f();\n}\n",
        "SOLUTION:1:1: error: the solution is `no_std`, and library `one` is not\n",
    );
    refused(
        "use two::made;\nfn main() {\n    made!();\n}\n",
        "SOLUTION:3:5: error: a macro makes this macro, and in one crate no path leads to it\n",
    );
    refused(
        "fn main() {\n    use two::made;\n    made!();\n}\n",
        "SOLUTION:3:5: error: a macro makes this macro, and in one crate no path leads to it\n",
    );
}

/// As cargo has it: a crate is there once, with what any other asks of it, in whatever order the
/// libraries are given, and is called as its manifest says.
#[test]
fn features_are_those_that_all_ask_for() {
    let one = "[package]\nname = \"one\"\nedition = \"2021\"\n[dependencies]\nbase-rs = { workspace = true, features = [\"b\"] }\n";
    let two = "[package]\nname = \"two\"\nedition = \"2021\"\n[target.'cfg(unix)'.dependencies]\n\
               base-rs = { path = \"../base\", features = [\"c\"] }\n";
    let base = "[package]\nname = \"base-rs\"\n[lib]\nname = \"base\"\n[features]\na = []\nb = []\nc = []\nd = []\n";
    let shared = "[workspace.dependencies]\nbase-rs = { path = \"base\", features = [\"a\"] }\n";
    let feature = |name: &str| format!("#[cfg(feature = \"{name}\")]\npub fn {name}() {{}}\n");
    let features = ["a", "b", "c", "d"].map(feature).concat();
    let home = folder_with(
        "stages/features",
        &[
            ("Cargo.toml", shared),
            ("base/Cargo.toml", base),
            ("base/src/lib.rs", &features),
            ("one/Cargo.toml", one),
            (
                "one/src/lib.rs",
                "pub fn f() {\n    base::a();\n    base::b();\n    base::c();\n}\n",
            ),
            ("two/Cargo.toml", two),
            ("two/src/lib.rs", "pub fn g() {\n    base::b();\n}\n"),
            ("main.rs", "fn main() {\n    one::f();\n    two::g();\n}\n"),
        ],
    );
    let main = home.join("main.rs").display().to_string();
    let library = |name: &str| format!("{name}={}", home.join(name).display());
    for names in [["one", "two"], ["two", "one"]] {
        let [first, second] = names.map(library);
        let output = bundle(&["--lib", &first, "--lib", &second, &main]);
        let text = String::from_utf8_lossy(&output.stdout);
        assert_eq!(String::from_utf8_lossy(&output.stderr), "");
        for name in ["a", "b", "c"] {
            assert!(text.contains(&format!("pub fn {name}() {{}}")), "{text}");
        }
        assert!(text.contains("mod base {") && text.contains("crate::base::c()"));
    }
}

/// What the solution says of std, it says where there is none.
#[test]
fn a_solution_without_std_stays_as_it_is() {
    let text = "#![no_std]\nmod inner {\n    use core::mem;\n    pub fn f() {\n        mem::drop(::core::cmp::max(1, 2));\n    }\n}\nfn main() {\n    inner::f();\n}\n";
    let folder = folder_with("stages/without_std", &[("main.rs", text)]);
    let output = bundle(&[folder.join("main.rs").to_str().expect("a path")]);
    assert_eq!(String::from_utf8_lossy(&output.stdout), text);
}

/// What an exported macro asks of features, it asks of the crate that calls it.
#[test]
fn features_of_who_calls_a_macro() {
    let text = "#[macro_export]\nmacro_rules! big {\n    () => {\n        cfg!(feature = \"big\")\n    };\n}\npub fn inside() -> bool {\n    big!()\n}\n";
    let manifest = "[package]\nname = \"size\"\nedition = \"2021\"\n[features]\ndefault = [\"big\"]\nbig = []\n";
    let files = [("size/Cargo.toml", manifest), ("size/src/lib.rs", text)];
    let home = folder_with("stages/who_calls", &files);
    let path = home.join("size/src/lib.rs").display().to_string();
    let library = format!("size={}", home.join("size").display());
    let main = home.join("main.rs");
    let printed = |call: &str| {
        fs::write(&main, format!("fn main() {{\n    {call};\n}}\n")).expect("a file");
        let main = main.to_str().expect("a path");
        let output = bundle(&["--lib", &library, main]);
        String::from_utf8_lossy(&output.stdout).into_owned()
            + &String::from_utf8_lossy(&output.stderr)
    };
    assert!(printed("size::big!()").contains("cfg!(any())"));
    assert!(printed("size::inside()").contains("cfg!(all())"));
    let message = format!("{path}:4:14: error: this feature is on where one calls the macro,");
    let found = printed("size::inside() || size::big!()");
    assert!(found.starts_with(&message), "{found}");
}

/// std's method of `f64` goes before the library's, which the library means.
#[test]
fn a_library_without_std_that_has_methods_of_floats_is_told_of() {
    let folder = fresh("no_std");
    let (library, main) = (folder.join("floats.rs"), folder.join("main.rs"));
    let given = format!("floats={}", library.display());
    let errors = |attributes: &str, text: &str, function: &str| {
        fs::write(&library, format!("{attributes}{text}")).expect("a file");
        let text = format!("fn main() {{\n    floats::{function}(1.5);\n}}\n");
        fs::write(&main, text).expect("a file");
        let output = bundle(&["--lib", &given, main.to_str().expect("a path")]);
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.success(), "{errors}");
        errors
    };
    let text = "pub trait Floor {\n    fn floor(self) -> Self;\n}\nimpl Floor for f64 {\n    fn floor(self) -> f64 {\n        \
                42.0\n    }\n}\npub fn floor(x: f64) -> f64 {\n    x.floor()\n}\npub fn same(x: f64) -> f64 {\n    x\n}\n";
    let message = "library `floats` knows no `floor` of std's, which goes before this one\n";
    for no_std in ["#![no_std]\n", "#![cfg_attr(not(test), no_std)]\n"] {
        let start = format!("{}:6:8: warning: {message}", library.display());
        let found = errors(no_std, text, "floor");
        assert!(found.starts_with(&start), "{found}");
    }
    for std in [
        "",
        "#![no_std]\nextern crate std;\n",
        "#![cfg_attr(test, no_std)]\n",
    ] {
        assert_eq!(errors(std, text, "floor"), "");
    }
    assert_eq!(errors("#![no_std]\n", text, "same"), "");
    // What it names may have std.
    let naming = format!("mod inner {{\n    pub use snippets::nim;\n}}\n{text}");
    assert_eq!(errors("#![no_std]\n", &naming, "floor"), "");
    let own = "pub struct Own;\nimpl Floor for Own {";
    let text = text.replace("impl Floor for f64 {", own);
    let text = text.replace("f64", "Own").replace("42.0", "Own");
    assert_eq!(errors("#![no_std]\n", &text, "floor"), "");
}

#[test]
fn a_file_that_is_a_part_of_itself_is_refused() {
    let text = b"fn main() {}\n#[path = \"circle.rs\"]\nmod circle;\n";
    let path = fresh("circle").join("circle.rs");
    let message = format!("module `circle` is a part of itself: {}", path.display());
    assert_text_refused("circle", text, "3:5", &message);

    let text = b"include!(\"included.rs\");\nfn main() {}\n";
    let path = fresh("included").join("included.rs");
    let message = format!("the file includes itself: {}", path.display());
    assert_text_refused("included", text, "1:10", &message);
}

#[test]
fn a_crate_that_is_not_at_hand_is_told_of() {
    let path = fresh("foreign").join("foreign.rs");
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

    // A module of std may come by a glob.
    let text =
        "use std::collections::*;\nfn main() {\n    hash_map::HashMap::<u8, u8>::new();\n}\n";
    fs::write(&path, text).expect("a file");
    let output = bundle(&[path.to_str().expect("a path")]);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    let text = "use std::collections::*;\nfn main() {\n    rand::random();\n}\n";
    fs::write(&path, text).expect("a file");
    let output = bundle(&[path.to_str().expect("a path")]);
    assert!(String::from_utf8_lossy(&output.stderr).contains("`rand` is no library"));

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
    let library = path.with_file_name("derives.rs");
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
    let home = fresh("manifest");
    let write = |path: &str, text: &str| {
        let path = home.join(path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, text).expect("a file");
    };
    write(
        "top/Cargo.toml",
        "[package]\nname = \"top\"\nedition = \"2015\"\n[dependencies]\nbase = { path = \"../low\", package = \"low\" }\n\
         [features]\ndefault = [\"on\", \"asked\"]\non = []\nasked = [\"base/more\"]\noff = [\"base/off\"]\n",
    );
    write(
        "top/src/lib.rs",
        "extern crate base;\n#[cfg(feature = \"on\")]\npub fn on() -> u32 {\n    ::base::one() + least(3, 4).plus(0)\n}\n\
         pub trait Plus {\n    fn plus(self, u32) -> u32;\n}\n\
         impl Plus for u32 {\n    fn plus(self, n: u32) -> u32 {\n        self + n\n    }\n}\n\
         use inner::least;\nmod inner {\n    extern crate core as kernel;\n    \
         pub fn least(a: u32, b: u32) -> u32 {\n        kernel::cmp::min(a, b)\n    }\n}\n\
         #[cfg(feature = \"asked\")]\npub fn asked() -> u32 {\n    2\n}\n\
         pub fn off() -> bool {\n    cfg!(feature = \"off\")\n}\n",
    );
    let low = |edition| {
        let features = "[features]\nmore = []\noff = []\n";
        let package = format!("[package]\nname = \"low\"\n{edition}{features}");
        write("low/Cargo.toml", &package);
    };
    low("");
    write(
        "low/src/lib.rs",
        "#[cfg(feature = \"more\")]\npub fn one() -> u32 {\n    1\n}\n#[cfg(feature = \"off\")]\npub fn one() {}\n",
    );
    write(
        "main.rs",
        "fn main() {\n    println!(\"{} {} {}\", top::on(), top::asked(), top::off());\n}\n",
    );
    let library = format!("top={}", home.join("top").display());
    let main = home.join("main.rs").display().to_string();
    let output = bundle(&["--lib", &library, &main]);
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
    crate::low::one() + least(3, 4).plus(0)
}
pub trait Plus {
    fn plus(self, _: u32) -> u32;
}
impl Plus for u32 {
    fn plus(self, n: u32) -> u32 {
        self + n
    }
}
use crate::top::inner::least;
mod inner {
    extern crate std as kernel;
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

    // Of what is newer than the bundle, that is told.
    low("edition = \"2024\"\n");
    let output = bundle(&["--lib", &library, &main]);
    let warning = format!(
        "{}: warning: library `low` is of edition 2024, and the bundle of 2021\n",
        home.join("low/src/lib.rs").display()
    );
    assert_eq!(String::from_utf8_lossy(&output.stderr), warning);
    assert_eq!(String::from_utf8_lossy(&output.stdout), expected);
    let arguments = ["--lib", &library, "--edition", "2024", &main];
    let output = bundle(&arguments);
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");

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
}

/// What rustc compiles at once and what no one can compile: the tool ends with an error, and soon.
#[test]
fn programs_without_end() {
    let message = "macros that call macros without end";
    assert_text_refused(
        "endless",
        b"macro_rules! rr {\n    () => { fn a() { rr! {} } };\n}\nrr! {}\nfn main() {}\n",
        "2:22",
        message,
    );
    assert_text_refused(
        "doubling",
        b"macro_rules! rr {\n    ($($x:tt)*) => { rr!($($x)* $($x)* a); };\n}\nrr!(a);\nfn main() {}\n",
        "2:36",
        "a macro writes too much",
    );
    let path = fresh("globs").join("globs.rs");
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

/// Each item of a long library needs the one before: the time grows with the length, not its square.
#[test]
fn long_libraries() {
    let items = |item: &dyn Fn(usize) -> String| (1..5_000).map(item).collect::<String>();
    let library = [
        "pub struct S { pub sum: u64 }\nimpl S {\npub fn m0(self) -> S { self }\n",
        &items(&|i| format!("pub fn m{i}(self) -> S {{ self.m{}() }}\n", i - 1)),
        "}\npub fn f0() -> u64 { 0 }\n",
        &items(&|i| format!("pub fn f{i}() -> u64 {{ f{}() + 1 }}\n", i - 1)),
        "pub trait T { fn t(&self) -> u64; }\npub struct S0;\nimpl T for S0 { fn t(&self) -> u64 { 0 } }\n",
        &items(&|i| {
            let before = i - 1;
            format!("pub struct S{i};\nimpl T for S{i} {{ fn t(&self) -> u64 {{ S{before}.t() }} }}\n")
        }),
    ]
    .concat();
    let main = "use library::T;\nfn main() {\n    let long = library::S { sum: 1 }.m4999().sum + library::f4999();\n    println!(\"{}\", long + library::S4999.t());\n}\n";
    let folder = folder_with(
        "stages/long",
        &[("library.rs", &library), ("main.rs", main)],
    );
    let given = format!("library={}", folder.join("library.rs").display());
    let output = bundle(&[
        "--lib",
        &given,
        folder.join("main.rs").to_str().expect("a path"),
    ]);
    let expected = format!("{main}\nmod library {{\n{library}}}\n");
    assert!(output.stdout == expected.as_bytes(), "{:?}", output.status);
}

#[test]
fn a_library_may_be_called_snippets() {
    let library = "pub fn one() -> u32 {\n    1\n}\n";
    let main = "fn main() {\n    println!(\"{}\", snippets::one());\n}\n";
    let folder = folder_with("stages/own", &[("own.rs", library), ("main.rs", main)]);
    let given = format!("snippets={}", folder.join("own.rs").display());
    let output = bundle(&[
        "--lib",
        &given,
        folder.join("main.rs").to_str().expect("a path"),
    ]);
    let expected = format!("{main}\nmod snippets {{\n{library}}}\n");
    assert_eq!(String::from_utf8_lossy(&output.stdout), expected);
}
