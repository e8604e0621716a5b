//! The public functions: their documentation, and calls at the bounds of what they need, and beyond these.
use crate::catalogue::assert_none;
use crate::judge::either;
use crate::support::{entries, folder, home, name, read, run, rustc, succeed, write};
use std::fmt::Write;
use std::process::Stdio;

/// The pages of `bounds.txt`, each with its calls and what these give.
fn sections(text: &str) -> Vec<(&str, Vec<(&str, &str)>)> {
    let parts = text.split("\n[").skip(1);
    let section = |part| {
        let (page, lines) = str::split_once(part, "]\n").expect("a page");
        let lines = lines.lines().filter(|line| !line.is_empty());
        let pair = |line| str::rsplit_once(line, " => ").expect("a call and a value");
        (page, lines.map(pair).collect())
    };
    parts.map(section).collect()
}

/// The program that makes the calls, and writes them with what they give.
const START: &str = r#"
use std::panic::{catch_unwind, set_hook};
use std::sync::Mutex;

static MESSAGE: Mutex<String> = Mutex::new(String::new());

fn give(call: &str, value: fn() -> String) {
    let given = catch_unwind(value).unwrap_or_else(|_| MESSAGE.lock().unwrap().clone());
    println!("{call} => {given}");
}

fn main() {
    set_hook(Box::new(|info| {
        let is_here = info.location().unwrap().file().ends_with("calls.rs");
        let place = if is_here { " here" } else { "" };
        let payload = info.payload();
        let plain = payload.downcast_ref::<&str>().map(|text| text.to_string());
        let message = plain.or(payload.downcast_ref::<String>().cloned()).unwrap();
        *MESSAGE.lock().unwrap() = format!("panics{place}: {message}");
    }));
"#;

/// In a program without overflow checks, as a judge compiles it: there a wrong argument may give a wrong value.
#[test]
fn a_value_only_where_the_page_gives_one() {
    let text = read("tests/bounds.txt");
    let folder = folder("bounds");
    let mut program = START.to_string();
    let mut pages = String::new();
    let mut expected = Vec::new();
    for (page, calls) in sections(&text) {
        writeln!(program, "    {page}::calls();").expect("a text");
        writeln!(
            pages,
            "mod {page} {{ use snippets::{page}::*; pub fn calls() {{"
        )
        .expect("a text");
        for (call, given) in calls {
            let line = format!("crate::give({call:?}, || format!(\"{{:?}}\", {call}));");
            writeln!(pages, "{line}").expect("a text");
            expected.push(format!("{call} => {given}"));
        }
        pages += "}}\n";
    }
    let source = folder.join("calls.rs");
    write(&source, &(program + "}\n" + &pages));
    let library = folder.join("libsnippets.rlib");
    let unchecked = [
        "-Coverflow-checks=off",
        "--edition=2021",
        "-Awarnings",
        "-o",
    ];
    let mut of_library = rustc();
    of_library.args(unchecked).arg(&library);
    let path = home().join("snippets/lib.rs");
    succeed(
        of_library
            .args(["--crate-type=rlib", "--crate-name=snippets"])
            .arg(path),
    );
    let calls = source.with_extension("");
    let mut of_calls = rustc();
    of_calls.args(unchecked).arg(&calls).arg("--extern");
    of_calls.arg(format!("snippets={}", library.display()));
    succeed(of_calls.arg(&source));
    let given = run(&calls, Stdio::null());
    let lines = given.lines().zip(&expected);
    let wrong = lines.filter(|(given, expected)| given != expected);
    let wrong: Vec<String> = wrong
        .map(|(given, expected)| format!("{given}\n    not {expected}"))
        .collect();
    assert_none(&wrong);
    assert_eq!(given.lines().count(), expected.len());
}

/// The public functions of all pages, each with its page and its documentation.
fn public_functions() -> Vec<(String, String, String)> {
    let mut functions = Vec::new();
    for file in entries("snippets").iter().filter(|path| path.is_file()) {
        let mut doc = String::new();
        for line in read(file).lines().map(str::trim_start) {
            if let Some(more) = line.strip_prefix("///") {
                doc += more;
            } else if let Some(rest) = line.strip_prefix("pub fn ") {
                let function = rest.split(['(', '<']).next().unwrap_or_default();
                functions.push((name(file), function.to_string(), doc.clone()));
            } else if !line.starts_with("#[") {
                doc.clear();
            }
        }
    }
    functions
}

/// Where its page says that it panics, a call shows that the panic names the line of the call.
#[test]
fn every_public_function_is_called() {
    let text = read("tests/bounds.txt");
    let sections = sections(&text);
    let mut wrong = Vec::new();
    for (page, function, doc) in public_functions() {
        let section = sections.iter().find(|section| section.0 == page);
        let mut calls = section.iter().flat_map(|section| &section.1);
        let names = [format!("{function}("), format!("{function}::<")];
        let start = either(doc.contains("# Panics"), "panics here: ", "");
        let is_call = |(call, given): &&(&str, &str)| {
            let is_called = names.iter().any(|name| call.contains(name.as_str()));
            is_called && given.starts_with(start)
        };
        if calls.find(is_call).is_none() {
            wrong.push(format!("{page}::{function}: no call {start:?}"));
        }
    }
    assert_none(&wrong);
}

/// Rustdoc gives each function a page of its own, which begins with what the function does.
#[test]
fn the_documentation_of_a_function_stands_alone() {
    let mut wrong = Vec::new();
    for (page, function, doc) in public_functions() {
        // A verb in the third person: Returns, Lists, Adds.
        let is_verb = doc
            .split(' ')
            .nth(1)
            .is_some_and(|word| word.ends_with('s') && word != "As");
        let other_parts = [" above", " As [`", " as in [`", " as for [`"];
        let has_cost = doc.contains("O(") || doc.contains("Costs ");
        if !is_verb || other_parts.iter().any(|part| doc.contains(part)) || !has_cost {
            wrong.push(format!("{page}::{function}:{doc}"));
        }
    }
    assert_none(&wrong);
}
