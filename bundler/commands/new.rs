//! `new`: a solution to begin with, and what `stress` compares it by.
use crate::error::Error;
use crate::files::{show, write};
use std::path::Path;

const SOLUTION: &str = include_str!("skeletons/solution.rs");
const GENERATOR: &str = include_str!("skeletons/gen.rs");

/// Writes those of the files that are not there. The brute force begins as the solution does.
pub fn new(solution: &Path) -> Result<(), Error> {
    for (path, text) in [
        (solution.to_path_buf(), SOLUTION),
        (solution.with_file_name("brute.rs"), SOLUTION),
        (solution.with_file_name("gen.rs"), GENERATOR),
    ] {
        let (name, is_there) = (path.display(), path.exists());
        if !is_there {
            write(&path, text)?;
        }
        let state = ["new", "there already"][usize::from(is_there)];
        show(&format!("{name}: {state}\n"))?;
    }
    Ok(())
}
