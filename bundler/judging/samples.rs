//! The samples of a program: inputs and their answers, under the names that people give them.
//!
//! One rule pairs them. A path is cut into words, runs of letters and runs of digits. An answer has the words of its
//! input, but for those that say which of the two it is: `in/1.txt` and `out/1.txt`, `a.in1` and `a.ans1`. Or it has one
//! `a` more: `01` and `01.a`.
use crate::error::{fail, Error};
use crate::files::{entries, name, stem};
use crate::words::{has, words};
use std::path::{Path, PathBuf};

/// What an input is called. Where none of these words is there, `i` is one, too.
const INPUT: &str = "in input inputs";

/// What an answer is called in place of that.
const ANSWER: &str = "out output outputs o ou ans answer answers ok sol diff a";

/// The words of the folders that have samples. They name no program.
const FOLDER: &str =
    "in input inputs out output outputs ans answer answers case cases data sample samples secret \
    test testcase testcases tests group groups subtask subtasks src bin";

/// An input and its answers: none, one, or several where the names do not tell which is meant.
pub type Sample = (PathBuf, Vec<PathBuf>);

/// The samples of a program in a path: those of its name if there are any, otherwise those that belong to no other
/// program in its folder.
pub fn samples(path: &Path, program: &Path) -> Result<Vec<Sample>, Error> {
    let place = path.display();
    if !path.exists() {
        return fail!("{place}: error: no such file or folder");
    }
    // Answers may be beside the folder of the inputs.
    let mut folder = path;
    while folder.is_file() || has(&words(&name(folder), ""), INPUT) {
        folder = folder.parent().unwrap_or(path);
    }
    let mut files = Vec::new();
    collect(folder, "", &mut files);
    files.sort_by_key(|(_, file)| file.as_os_str().len());
    let answers = |input: &str| -> Vec<PathBuf> {
        let answers = files.iter().filter(|(answer, _)| is_answer(answer, input));
        answers.map(|(_, file)| file.clone()).collect()
    };
    let mut inputs = files.clone();
    inputs.retain(|(input, file)| {
        let is_input = has(input, INPUT) || !answers(input).is_empty();
        file == path || is_input && file.starts_with(path)
    });

    // Where there are a and a1, a1.in is one of a, and a1.1.in one of a1. A number is no name: 1.in is the first sample,
    // not that of 1.rs.
    let programs = entries(&program.with_file_name(""), ".rs");
    let owner = |input: &str| {
        let sample = words(input, FOLDER);
        let owners = programs.iter().map(|path| words(&stem(path), FOLDER));
        let owners = owners.filter(|id| id.contains(char::is_alphabetic) && sample.starts_with(id));
        owners.max_by_key(|id| (sample != *id, id.len()))
    };
    let own = Some(words(&stem(program), FOLDER));
    // What failed was kept by `stress`.
    let has_own = inputs
        .iter()
        .any(|(input, _)| owner(input) == own && !has(input, "failing"));
    inputs.retain(|(input, file)| {
        let owner = owner(input);
        let is_free = !has_own && owner.is_none() && !has(input, "failing");
        file == path || owner == own || is_free
    });
    if inputs.is_empty() {
        let seen: Vec<String> = entries(path, "").iter().map(|path| name(path)).collect();
        let seen = seen.join(" ");
        return fail!("{place}: error: no sample such as 1.in with its 1.out; there are: {seen}");
    }
    let samples = inputs.into_iter();
    let samples = samples.map(|(input, file)| (file, answers(&input)));
    Ok(samples.collect())
}

/// Adds the files of a folder, with the words of their paths, and the files of all folders in it that are called as
/// those that have samples are, or are in one. Hidden files, copies of editors and programs are left out.
fn collect(folder: &Path, above: &str, files: &mut Vec<(String, PathBuf)>) {
    for path in entries(folder, "") {
        let name = name(&path);
        let is_program = path.extension() == Some("rs".as_ref());
        if is_program || name.starts_with('.') || name.ends_with('~') {
            continue;
        }
        let below = above.to_string() + &words(&name, "");
        if !path.is_dir() {
            files.push((below, path));
        } else if has(&below, FOLDER) {
            collect(&path, &below, files);
        }
    }
}

/// Whether a file of these words may be the answer to an input.
fn is_answer(answer: &str, input: &str) -> bool {
    let called = if has(input, INPUT) { INPUT } else { "i" };
    // The empty word at the end of both is in no list, so that both have as many.
    let mut pairs = input.split(' ').zip(answer.split(' '));
    called == "i" && answer.strip_prefix(input) == Some("a ")
        || answer != input && pairs.all(|(a, b)| a == b || has(a, called) && has(b, ANSWER))
}
