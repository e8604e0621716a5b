//! Without a command: a bundle is shown, or written to a file.
use super::setting::program;
use super::solution::find_alone;
use crate::arguments::Arguments;
use crate::catalogue::note;
use crate::error::{fail, Error};
use crate::files::{show, write};
use std::path::Path;

/// The most that Luogu takes.
const MOST_BYTES: usize = 50_000;

/// Shows a bundle, or writes it to a file that is not the solution.
pub fn bundle(arguments: &Arguments) -> Result<(), Error> {
    let solution = find_alone(&arguments.words)?;
    let text = program(arguments, &solution, false)?.text;
    let length = text.len();
    if let Some(output) = arguments.get("-o") {
        let place = Path::new(output).canonicalize();
        if place.is_ok_and(|place| solution.canonicalize().ok() == Some(place)) {
            return fail!("{output}: error: the bundle is made from this file");
        }
        write(output.as_ref(), &text)?;
        eprintln!("{output}: {length} bytes");
    } else {
        show(&text)?;
    }
    if length > MOST_BYTES {
        eprintln!("note: {length} bytes; Luogu takes {MOST_BYTES} at most, Codeforces 65536");
    }
    eprint!("{}", note(&solution)?);
    Ok(())
}
