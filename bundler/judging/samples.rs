//! The samples in a folder: inputs and their answers, under the names that people give them.
use crate::error::{fail, Error};
use crate::files::{entries, name, stem};
use std::path::{Path, PathBuf};

/// How an input and its answer may be named: the beginning and the end of each. What is between is the same.
const NAMES: [(&str, &str, &str, &str); 4] = [
    ("", ".in", "", ".out"),
    ("", ".in", "", ".ans"),
    ("in", ".txt", "out", ".txt"),
    ("", "", "", ".a"),
];

/// The inputs in a path that belong to a program: those of its name if there are any, otherwise those that belong
/// to no other program there.
pub fn samples(path: &Path, program: &str) -> Result<Vec<PathBuf>, Error> {
    if path.is_file() {
        return Ok(vec![path.to_path_buf()]);
    }
    let place = path.display();
    if !path.is_dir() {
        return fail!("{place}: error: no such file or folder");
    }
    let programs = entries(path, ".rs");
    let is_other = |input: &PathBuf| programs.iter().any(|other| is_of(input, &stem(other)));
    let is_own = |input: &PathBuf| is_of(input, program);
    // What `stress` kept.
    let is_failing = |input: &PathBuf| stem(input).ends_with(".failing");
    let mut samples = inputs(path);
    let has_own = samples
        .iter()
        .any(|input| is_own(input) && !is_failing(input));
    if !has_own {
        for folder in ["test", "tests", "in"] {
            samples.extend(inputs(&path.join(folder)));
        }
    }
    samples.retain(|input| is_own(input) || !has_own && !is_failing(input) && !is_other(input));
    if samples.is_empty() {
        let seen: Vec<String> = entries(path, "").iter().map(|path| name(path)).collect();
        let seen = seen.join(" ");
        return fail!("{place}: error: no sample such as 1.in with its 1.out; there are: {seen}");
    }
    Ok(samples)
}

/// The files of a folder that are named like an input or have an answer, 2 before 10.
fn inputs(folder: &Path) -> Vec<PathBuf> {
    let mut inputs = entries(folder, "");
    inputs.retain(|path| path.extension() == Some("in".as_ref()) || answer(path).is_some());
    inputs.sort_by_key(|path| name(path).len());
    inputs
}

/// Whether an input is named after a program: a1, a-1 and a.1 after a, but not ab1.
fn is_of(input: &Path, program: &str) -> bool {
    let name = stem(input);
    name.strip_prefix(program).is_some_and(|rest| {
        let number = rest.trim_start_matches(['-', '_']);
        rest.starts_with('.') || number.chars().all(|c| c.is_ascii_digit())
    })
}

/// The file of the answer to an input. A folder `out` has the answers to the inputs in `in`.
pub fn answer(input: &Path) -> Option<PathBuf> {
    let name = name(input);
    let mut folder = input.parent()?.to_path_buf();
    let mut answers = Vec::new();
    for (start, end, answer_start, answer_end) in NAMES {
        let rest = name.strip_prefix(start);
        if let Some(middle) = rest.and_then(|rest| rest.strip_suffix(end)) {
            answers.push(format!("{answer_start}{middle}{answer_end}"));
        }
    }
    if folder.ends_with("in") {
        folder.set_file_name("out");
        answers.push(name);
    }
    let mut answers = answers.iter().map(|answer| folder.join(answer));
    answers.find(|answer| answer.is_file())
}
