//! The solution that the words of a command line mean.
use super::oracle::has_one_answer;
use crate::arguments::COMMANDS;
use crate::catalogue;
use crate::error::{fail, Error};
use crate::files::{read, stem};
use crate::home::home;
use std::path::{is_separator, Path, PathBuf};

/// A solution, and what is known about it.
pub struct Solution {
    pub path: PathBuf,
    /// The folder of its samples.
    pub samples: PathBuf,
    /// Whether its samples can judge it, as far as is known.
    pub has_one_answer: bool,
    /// Whether the words mean a twin of this problem.
    pub is_twin: bool,
}

/// The file or the problem of the catalogue that words begin with, and the other words.
pub fn find(words: &[String]) -> Result<(Solution, &[String]), Error> {
    let Some(first) = words.first() else {
        return fail!("error: expected a problem or a file; see `grundy --help`");
    };
    // An id has neither a dot nor a folder, and an address is not a file.
    let is_path = first.contains(|c| c == '.' || is_separator(c));
    if first == "-" || is_path && !first.contains("://") {
        let path = Path::new(first);
        // The samples of a package are beside its `src`.
        let mut folders = path.ancestors().skip(1);
        let folder =
            folders.find(|folder| !folder.ends_with("src") && !folder.ends_with("src/bin"));
        let folder = folder.filter(|folder| *folder != Path::new(""));
        let solution = Solution {
            path: path.into(),
            samples: folder.unwrap_or(Path::new(".")).into(),
            has_one_answer: true,
            is_twin: false,
        };
        return Ok((solution, &words[1..]));
    }
    // Ids as people say them are up to three words.
    for count in 1..=words.len().min(3) {
        if let Some((path, is_twin)) = catalogue::find(&words[..count].join(" "))? {
            let id = stem(&path);
            let tests = home()?.join("tests");
            let family = stem(path.parent().expect("the folder of its family"));
            let oracle = read(&tests.join(format!("oracles/{family}/{id}.rs")));
            let solution = Solution {
                path,
                samples: tests.join("samples").join(id),
                has_one_answer: has_one_answer(&oracle.unwrap_or_default()),
                is_twin,
            };
            return Ok((solution, &words[count..]));
        }
    }
    let text = words.join(" ");
    for (name, _) in &COMMANDS[1..] {
        if is_rust(&text) && first.starts_with(&name[..1]) {
            return fail!("error: no command {first:?}; did you mean `{name}`?");
        }
    }
    fail!("error: no problem {text:?}; `grundy list WORD` prints those that match")
}

/// The solution that words mean, with no word left over.
pub fn find_alone(words: &[String]) -> Result<Solution, Error> {
    match find(words)? {
        (solution, []) => Ok(solution),
        (_, rest) => fail!("error: one solution at a time, but {rest:?} is left over"),
    }
}

/// Whether a word names a Rust file.
pub fn is_rust(word: &str) -> bool {
    Path::new(word).extension() == Some("rs".as_ref())
}

/// The only word, which has to name a file.
pub fn file(words: &[String]) -> Result<PathBuf, Error> {
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
