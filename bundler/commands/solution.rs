//! The solution that the words of a command line mean.
use super::oracle::has_one_answer;
use crate::catalogue;
use crate::error::{fail, Result};
use crate::files::{read, stem};
use crate::home::home;
use std::path::{is_separator, Path, PathBuf};

/// The file or the problem of the catalogue that words begin with, whether they mean a twin of it, and the other words.
pub fn find(words: &[String]) -> Result<(PathBuf, bool, &[String])> {
    let Some(first) = words.first() else {
        return fail!("error: expected a problem or a file; see `grundy --help`");
    };
    if first == "-" || is_path(first) {
        return Ok((first.into(), false, &words[1..]));
    }
    // Ids as people say them are up to three words.
    for count in 1..=words.len().min(3) {
        if let Some((path, is_twin)) = catalogue::find(&words[..count].join(" "))? {
            return Ok((path, is_twin, &words[count..]));
        }
    }
    let text = words.join(" ");
    fail!(
        "error: no problem {text:?}; `grundy list WORD` prints those that match, \
         `grundy --help` the commands"
    )
}

/// The solution that words mean, with no word left over, and whether they mean a twin of it.
pub fn find_alone(words: &[String]) -> Result<(PathBuf, bool)> {
    match find(words)? {
        (path, is_twin, []) => Ok((path, is_twin)),
        (_, _, rest) => fail!("error: one solution at a time, but {rest:?} is left over"),
    }
}

/// Whether a word is a path: an id has neither a dot nor a folder, and an address is not a file.
pub fn is_path(word: &str) -> bool {
    word.contains(|c| c == '.' || is_separator(c)) && !word.contains("://")
}

/// The folder of the samples of a solution, and whether these can judge it, as far as is known.
pub fn samples_of(solution: &Path) -> Result<(PathBuf, bool)> {
    let home = home()?;
    if let Ok(problem) = solution.strip_prefix(home.join("problems")) {
        let samples = home.join("tests/samples").join(stem(problem));
        let oracle = read(&home.join("tests/oracles").join(problem))?;
        return Ok((samples, has_one_answer(&oracle)));
    }
    // The samples of a package are beside its `src`.
    let mut folders = solution.ancestors().skip(1);
    let folder = folders.find(|folder| {
        let is_inside = folder.ends_with("src") || folder.ends_with("src/bin");
        !is_inside && *folder != Path::new("")
    });
    Ok((folder.unwrap_or(Path::new(".")).into(), true))
}

/// Whether a word names a Rust file.
pub fn is_rust(word: &str) -> bool {
    Path::new(word).extension() == Some("rs".as_ref())
}

/// The only word, which has to name a file.
pub fn file(words: &[String]) -> Result<PathBuf> {
    match words {
        [file] if is_rust(file) => Ok(file.into()),
        _ => fail!("error: expected one file such as a.rs, found {words:?}"),
    }
}

/// A file that belongs to a solution: `a.gen.rs` beside `a.rs`, otherwise `gen.rs`.
pub fn beside(solution: &Path, name: &str) -> PathBuf {
    let own = solution.with_extension(name);
    if own.is_file() {
        return own;
    }
    solution.with_file_name(name)
}
