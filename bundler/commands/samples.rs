//! The samples in a folder: inputs and their answers, under the names that people give them.
use crate::error::{fail, Error};
use crate::files::{entries, name, stem};
use std::path::{Path, PathBuf};

/// The inputs in a path that are a program's: those of its name if there are any, else those of no other
/// program there.
pub fn samples(path: &Path, program: &str) -> Result<Vec<PathBuf>, Error> {
    if path.is_file() {
        return Ok(vec![path.to_path_buf()]);
    }
    let place = path.display();
    if !path.is_dir() {
        return fail!("{place}: error: no such file or folder");
    }
    let mut others = entries(path, ".rs");
    others.retain(|other| stem(other) != program);
    let is_other = |input: &PathBuf| others.iter().any(|other| is_of(input, &stem(other)));
    let is_own = |input: &PathBuf| is_of(input, program);
    // What `stress` kept.
    let is_failing = |input: &PathBuf| stem(input).ends_with(".failing");
    let mut samples = inputs(path);
    if samples
        .iter()
        .any(|input| is_own(input) && !is_failing(input))
    {
        samples.retain(is_own);
    } else {
        for folder in ["test", "tests", "in"] {
            samples.extend(inputs(&path.join(folder)));
        }
    }
    samples.retain(|input| is_own(input) || !is_failing(input) && !is_other(input));
    if samples.is_empty() {
        let seen: Vec<String> = entries(path, "").iter().map(|path| name(path)).collect();
        let seen = seen.join(" ");
        return fail!("{place}: error: no sample, as 1.in with its 1.out; there are: {seen}");
    }
    Ok(samples)
}

/// What is in a folder and named as an input, 2 before 10.
fn inputs(folder: &Path) -> Vec<PathBuf> {
    let mut inputs = entries(folder, "");
    inputs.retain(|path| !answers(path).is_empty());
    inputs.sort_by_key(|path| name(path).len());
    inputs
}

/// Whether an input is named for a program: a1, a-1 and a.1 for a, and not ab1.
fn is_of(input: &Path, program: &str) -> bool {
    let name = stem(input);
    name.strip_prefix(program).is_some_and(|rest| {
        let number = rest.trim_start_matches(['-', '_']);
        rest.starts_with('.') || number.chars().all(|c| c.is_ascii_digit())
    })
}

/// The file of the answer to an input.
pub fn answer(input: &Path) -> Option<PathBuf> {
    answers(input).into_iter().find(|answer| answer.is_file())
}

/// Where the answer to an input may be, nowhere if that is not named as one: `1.out` or `1.ans` for `1.in`,
/// `01.a` for `01`, `out1.txt` for `in1.txt`, and in `out` for what is in `in`.
fn answers(input: &Path) -> Vec<PathBuf> {
    let name = name(input);
    let stem = name.strip_suffix(".in").unwrap_or(&name);
    let is_in_folder = input.parent().is_some_and(|folder| folder.ends_with("in"));
    let is_number = name.chars().all(|c| c.is_ascii_digit());
    let mut names = Vec::new();
    if is_in_folder || stem != name || is_number {
        names.extend(["out", "ans", "a"].map(|end| format!("{stem}.{end}")));
    }
    if is_in_folder {
        names.push(name.clone());
    }
    let number = name.strip_prefix("input").or(name.strip_prefix("in"));
    let number = number.and_then(|rest| rest.strip_suffix(".txt"));
    if number.is_some_and(|number| !number.contains(char::is_alphabetic)) {
        // As in `output`.
        names.push(name.replacen("in", "out", 1));
    }
    let mut folder = input.parent().unwrap_or(input).to_path_buf();
    if is_in_folder {
        folder.set_file_name("out");
    }
    names.iter().map(|name| folder.join(name)).collect()
}
