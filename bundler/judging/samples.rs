//! The samples of a program: inputs and their answers, under the names that people give them.
//!
//! One rule pairs them. A path is cut into words, runs of letters and runs of digits. An answer has the words of its
//! input, but for those that say which of the two it is: `in/1.txt` and `out/1.txt`, `a.in1` and `a.ans1`. Or it has one
//! `a` more: `01` and `01.a`.
use crate::error::{fail, Result};
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
pub fn samples(path: &Path, program: &Path) -> Result<Vec<Sample>> {
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
    // A number is no name: 1.in is the first sample, not that of 1.rs.
    let mut programs: Vec<String> = entries(&program.with_file_name(""), ".rs")
        .iter()
        .map(|path| words(&stem(path), FOLDER))
        .collect();
    programs.retain(|id| id.contains(char::is_alphabetic));
    let own = words(&stem(program), FOLDER);
    let mut samples = Vec::new();
    let mut free = Vec::new();
    let mut has_own = false;
    for (input, file) in &files {
        let answers: Vec<PathBuf> = files
            .iter()
            .filter(|(answer, _)| is_answer(answer, input))
            .map(|(_, file)| file.clone())
            .collect();
        let is_input = has(input, INPUT) || !answers.is_empty();
        let sample = (file.clone(), answers);
        if file == path {
            return Ok(vec![sample]);
        }
        if !is_input || !file.starts_with(path) {
            continue;
        }
        // What failed was kept by `stress`.
        let is_failing = has(input, "failing");
        // Where there are a and a1, a1.in is one of a, and a1.1.in one of a1.
        let id = words(input, FOLDER);
        let owners = programs.iter().filter(|owner| id.starts_with(*owner));
        match owners.max_by_key(|owner| (id != **owner, owner.len())) {
            Some(owner) if *owner == own => {
                samples.push(sample);
                has_own |= !is_failing;
            }
            None if !is_failing => free.push(sample),
            _ => {}
        }
    }
    if !has_own {
        samples.extend(free);
    }
    if samples.is_empty() {
        let seen: Vec<String> = entries(path, "").iter().map(|path| name(path)).collect();
        return fail!(
            "{place}: error: no sample such as 1.in with its 1.out; there are: {}",
            seen.join(" ")
        );
    }
    samples.sort_by_key(|(file, _)| file.as_os_str().len());
    Ok(samples)
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
