//! `new`: a solution to begin with, and what `stress` compares it by.
use crate::error::Error;
use crate::files::{show, write};
use std::path::Path;

/// Writes those of the files that are not there.
pub fn new(solution: &Path) -> Result<(), Error> {
    let (brute, generator) = ("brute.rs", "gen.rs");
    for (path, text) in [
        (
            solution.to_path_buf(),
            include_str!("skeletons/solution.rs"),
        ),
        (
            solution.with_file_name(brute),
            include_str!("skeletons/brute.rs"),
        ),
        (
            solution.with_file_name(generator),
            include_str!("skeletons/gen.rs"),
        ),
    ] {
        let is_there = path.exists();
        if !is_there {
            write(&path, text)?;
        }
        let state = ["new", "was there and stays"][usize::from(is_there)];
        show(&format!("{}: {state}\n", path.display()))?;
    }
    Ok(())
}
