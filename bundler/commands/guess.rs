//! `guess`: the games of the library that have given values.
use crate::error::Error;
use crate::files::read;

/// What the library knows of the numbers in these words or, without words, on standard input.
pub fn guess(words: &[String]) -> Result<String, Error> {
    let text = match words {
        [] => read("-".as_ref())?,
        _ => words.join(" "),
    };
    snippets::guess::guess(&text).map_err(Error)
}
