//! Without a command: a bundle is shown, or written to a file.
use super::solution::find_alone;
use crate::arguments::Options;
use crate::error::{fail, Result};
use crate::files::{is_same, show, stem, write};
use crate::heading::WITHOUT_RUST;
use crate::other_names::twins;
use crate::setting;
use crate::stages::Purpose;

/// The most that Luogu takes.
const MOST_BYTES: usize = 50_000;

/// Shows a bundle, or writes it to a file that is not the solution. Notes say what has to be known before it is
/// submitted.
pub fn bundle(words: &[String], options: &Options) -> Result<()> {
    let (path, is_twin) = find_alone(words)?;
    let text = setting::bundle(&path, options, Purpose::Submit)?.text;
    let length = text.len();
    if let Some(output) = options.path("-o") {
        let place = output.display();
        if is_same(&output, &path) {
            return fail!("{place}: error: the bundle is made from this file");
        }
        write(&output, &text)?;
        eprintln!("{place}: {length} bytes");
    } else {
        show(&text)?;
    }
    if length > MOST_BYTES {
        eprintln!("note: {length} bytes; Luogu takes {MOST_BYTES} at most, Codeforces 65536");
    }
    let id = stem(&path);
    let mut judges = WITHOUT_RUST.iter();
    let why = match judges.find(|judge| id.starts_with(&judge.to_lowercase())) {
        Some(judge) => format!("{judge} takes no Rust"),
        None if is_twin => format!("this is {id}"),
        None => return Ok(()),
    };
    let mut twins = twins(&id);
    if twins.is_empty() {
        twins += "none are known";
    }
    eprintln!("note: {why}. Its twins: {twins}.");
    Ok(())
}
