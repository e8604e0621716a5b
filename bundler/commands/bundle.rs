//! Without a command: a bundle is shown, or written to a file.
use super::solution::{find_alone, Solution};
use crate::arguments::Options;
use crate::catalogue::note;
use crate::error::{fail, Error};
use crate::files::{is_same, show, write};
use crate::setting;
use crate::stages::Purpose;

/// The most that Luogu takes.
const MOST_BYTES: usize = 50_000;

/// Shows a bundle, or writes it to a file that is not the solution.
pub fn bundle(words: &[String], options: &Options) -> Result<(), Error> {
    let Solution { path, is_twin, .. } = find_alone(words)?;
    let text = setting::bundle(&path, options, Purpose::Submit)?.text;
    let length = text.len();
    if let Some(output) = &options.output {
        let place = output.display();
        if is_same(output, &path) {
            return fail!("{place}: error: the bundle is made from this file");
        }
        write(output, &text)?;
        eprintln!("{place}: {length} bytes");
    } else {
        show(&text)?;
    }
    if length > MOST_BYTES {
        eprintln!("note: {length} bytes; Luogu takes {MOST_BYTES} at most, Codeforces 65536");
    }
    eprint!("{}", note(&path, is_twin)?);
    Ok(())
}
