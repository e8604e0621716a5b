//! Without a command: a bundle is shown, or written to a file.
use super::setting::{program, Setting};
use super::solution::find_alone;
use crate::arguments::Arguments;
use crate::catalogue::note;
use crate::error::{fail, Error};
use crate::files::{show, write};
use std::path::Path;

/// What Luogu takes at most.
const MOST_BYTES: usize = 50_000;

/// Shows a bundle, or writes it to a file that is none of those it is made of.
pub fn bundle(arguments: &Arguments) -> Result<(), Error> {
    let solution = find_alone(&arguments.words)?;
    let text = program(arguments, &solution, false)?.text;
    if let Some(output) = arguments.get("-o") {
        let mut inputs = vec![solution.clone()];
        for (_, library) in Setting::new(arguments, &solution)?.libraries {
            inputs.push(library.join("src/lib.rs"));
            inputs.push(library);
        }
        let full = |path: &Path| path.canonicalize().ok();
        let place = full(output.as_ref());
        if place.is_some() && inputs.iter().any(|input| full(input) == place) {
            return fail!("{output}: error: the bundle is made of this file");
        }
        write(output.as_ref(), &text)?;
        let first = text.lines().next().unwrap_or_default();
        let title = first.strip_prefix("//").unwrap_or_default();
        eprintln!("{output}: {} bytes{title}", text.len());
    } else {
        show(&text)?;
    }
    let length = text.len();
    if length > MOST_BYTES {
        eprintln!("note: {length} bytes; Luogu takes {MOST_BYTES} at most, Codeforces 65536");
    }
    eprint!("{}", note(&solution)?);
    Ok(())
}
