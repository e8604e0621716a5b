//! What the program says, as in a terminal: `transcripts/<name>.txt`.
//!
//! `=== path` begins a file, `$ words` a command line of `grundy`, perhaps with standard input after `<<<`, where `⏎`
//! ends a line, perhaps after `COLUMNS=40` for a narrow terminal; it fails
//! exactly if it says `error: `. What it prints comes below, then what it says on standard error, after `! `. There `[..]` is any part of a line, and `...` are any lines. `# ` begins a remark.
//! After `$ cd path` all is below that folder.
use crate::catalogue::names;
use crate::support::{folder_with, given, read, write};
use std::path::{Path, MAIN_SEPARATOR};

macro_rules! transcripts {
    ($($name:ident)*) => {
        $(
            #[test]
            fn $name() {
                replay(stringify!($name));
            }
        )*

        #[test]
        fn all_are_replayed() {
            let replayed = [$(stringify!($name).to_string()),*];
            assert_eq!(names("tests/transcripts"), replayed.into());
        }
    };
}
transcripts! { bundles calls checkout dialogues editions guess help judging layouts list manifests new play readme samples second_day stress table whose_samples words }

fn replay(name: &str) {
    let text = read(format!("tests/transcripts/{name}.txt"));
    let mut folder = folder_with(format!("transcripts 对话/{name}"), &[]);
    let mut parts: Vec<(&str, Vec<&str>)> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with("# ")) {
        if line.starts_with("=== ") || line.starts_with('$') {
            parts.push((line, Vec::new()));
        } else {
            parts.last_mut().expect("a file").1.push(line);
        }
    }
    for (head, lines) in parts {
        if let Some(path) = head.strip_prefix("=== ") {
            let text = lines.join("\n").replace("\\r", "\r") + "\n";
            let text = text.replace("\\u{feff}", "\u{feff}");
            write(&folder.join(path), &text);
        } else if let Some(path) = head.strip_prefix("$ cd ") {
            folder.push(path);
        } else {
            let said = said(&folder, &head[1..]);
            let all: Vec<&str> = said.lines().collect();
            assert!(fit(&lines, &all), "{name}: {head}\nbut it says:\n{said}");
        }
    }
}

/// What a command line prints, and what it says on standard error, after `! `; with `/` in paths.
pub fn said(folder: &Path, words: &str) -> String {
    let (words, input) = words.split_once(" <<< ").unwrap_or((words, ""));
    let output = given(&input.replace('⏎', "\n"), folder, words);
    let [lines, errors] = [output.stdout, output.stderr].map(|bytes| {
        let text = String::from_utf8(bytes).expect("text");
        text.replace(MAIN_SEPARATOR, "/")
    });
    let is_right = output.status.success() != errors.contains("error: ");
    assert!(is_right, "{words}: {}\n{errors}", output.status);
    let errors = errors.lines().map(|line| format!("! {line}"));
    let lines = lines.lines().map(String::from).chain(errors);
    lines.collect::<Vec<_>>().join("\n")
}

fn fit(expected: &[&str], said: &[&str]) -> bool {
    match (expected, said) {
        ([], _) => said.is_empty(),
        (["...", rest @ ..], _) => (0..=said.len()).any(|any| fit(rest, &said[any..])),
        ([line, rest @ ..], [first, others @ ..]) => fits(line, first) && fit(rest, others),
        _ => false,
    }
}

fn fits(expected: &str, said: &str) -> bool {
    match expected.split_once("[..]") {
        None => expected == said,
        Some((start, rest)) => said.strip_prefix(start).is_some_and(|said| {
            let mut ends = said.char_indices().map(|(any, _)| any).chain([said.len()]);
            ends.any(|any| fits(rest, &said[any..]))
        }),
    }
}

#[test]
fn only_what_is_expected_fits() {
    let said = ["one two", "...", "! three"];
    for (expected, is_right) in [
        ("one two|...|! three", true),
        ("...", true),
        ("[..] two|...", true),
        ("one[..]|...|...|! t[..]e", true),
        ("one two|! three", false),
        ("...|! [..]ee!", false),
        ("...|three", false),
        ("one[..]o", false),
        ("", false),
    ] {
        let lines: Vec<&str> = expected.split('|').collect();
        assert_eq!(fit(&lines, &said), is_right, "{expected}");
    }
}
