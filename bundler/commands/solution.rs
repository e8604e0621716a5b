//! The solution that the words of a command line mean.
use super::list::list;
use super::oracle::{answers, Answers};
use crate::arguments::COMMANDS;
use crate::catalogue;
use crate::error::{fail, Error};
use crate::files::{read, stem};
use crate::home::home;
use std::path::{is_separator, Path, PathBuf};

/// A solution, and what is known of it.
pub struct Solution {
    pub path: PathBuf,
    /// The folder of its samples.
    pub samples: PathBuf,
    /// What its oracle tells, if it has one.
    pub answers: Answers,
}

/// The file that words begin with, or the problem of the catalogue; the other words.
pub fn find(words: &[String]) -> Result<(Solution, &[String]), Error> {
    let Some(first) = words.first() else {
        return fail!("error: expected a problem or a file; see `grundy --help`");
    };
    // An id has neither a dot nor a folder, and an address is no file.
    let is_path = first.contains(|c| c == '.' || is_separator(c));
    if first == "-" || is_path && !first.contains("://") {
        let path = Path::new(first);
        let folder = path.parent().filter(|folder| *folder != Path::new(""));
        let solution = Solution {
            path: path.into(),
            samples: folder.unwrap_or(Path::new(".")).into(),
            answers: Answers::One,
        };
        return Ok((solution, &words[1..]));
    }
    // As people say ids, they are up to three words.
    for count in 1..=words.len().min(3) {
        if let Some(path) = catalogue::find(&words[..count].join(" "))? {
            let id = stem(&path);
            let tests = home()?.join("tests");
            let oracle = tests.join("oracles").join(&id).with_extension("rs");
            let solution = Solution {
                path,
                samples: tests.join("samples").join(&id),
                answers: answers(&read(&oracle).unwrap_or_default()),
            };
            return Ok((solution, &words[count..]));
        }
    }
    let text = words.join(" ");
    if Path::new(&format!("{first}.rs")).is_file() {
        return fail!("error: no problem {text:?}; is it {first}.rs?");
    }
    if list(words).is_ok() {
        return fail!("error: no problem {text:?}, but `grundy list {text}` finds some");
    }
    let mut commands = COMMANDS.iter().map(|(command, _)| command);
    let meant = commands.find(|command| first.starts_with(&command[..1]));
    if let (Some(meant), true) = (meant, is_rust(&text)) {
        return fail!("error: no command {first:?}; is it `{meant}`?");
    }
    fail!("error: no problem {text:?}; `grundy list` prints them all")
}

/// The file of the solution that words mean, all of them.
pub fn find_alone(words: &[String]) -> Result<PathBuf, Error> {
    match find(words)? {
        (solution, []) => Ok(solution.path),
        (_, rest) => fail!("error: one solution at a time, and {rest:?} is left"),
    }
}

/// Whether a word names a file of Rust.
pub fn is_rust(word: &str) -> bool {
    Path::new(word).extension() == Some("rs".as_ref())
}

/// The only word, which has to name a file.
pub fn file(words: &[String]) -> Result<PathBuf, Error> {
    match words {
        [file] if is_rust(file) => Ok(file.into()),
        _ => fail!("error: expected one file, as a.rs, found {words:?}"),
    }
}
