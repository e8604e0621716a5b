//! The solution that the words of a command line mean.
use super::oracle::has_one_answer;
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
    /// Whether its samples can judge it, as far as is known.
    pub has_one_answer: bool,
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
            has_one_answer: true,
        };
        return Ok((solution, &words[1..]));
    }
    // As people say ids, they are up to three words.
    for count in 1..=words.len().min(3) {
        if let Some(path) = catalogue::find(&words[..count].join(" "))? {
            let id = stem(&path);
            let tests = home()?.join("tests");
            let oracle = read(&tests.join(format!("oracles/{id}.rs")));
            let solution = Solution {
                path,
                samples: tests.join("samples").join(id),
                has_one_answer: has_one_answer(&oracle.unwrap_or_default()),
            };
            return Ok((solution, &words[count..]));
        }
    }
    let text = words.join(" ");
    for (command, _) in COMMANDS {
        if is_rust(&text) && first.starts_with(&command[..1]) {
            return fail!("error: no command {first:?}; is it `{command}`?");
        }
    }
    fail!("error: no problem {text:?}; `grundy list WORD` prints those that match")
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
