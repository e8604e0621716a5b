//! `new`: a solution to begin with, what `stress` compares it with, and a manifest for editors.
use super::solution::file;
use crate::error::Error;
use crate::files::{cannot, show, stem, write};
use crate::home::home;
use crate::packages::{manifest_folder, MANIFEST};
use std::fs::create_dir_all;

const SOLUTION: &str = include_str!("skeletons/solution.rs");
const GENERATOR: &str = include_str!("skeletons/gen.rs");
const PACKAGE: &str = include_str!("skeletons/Cargo.toml");

/// Writes those of the files that are not there yet; a manifest only if there is none above, either. The brute
/// force begins as the solution does.
pub fn new(words: &[String]) -> Result<(), Error> {
    let solution = file(words)?;
    let folder = solution.parent().unwrap_or(&solution);
    create_dir_all(folder).map_err(cannot("create it", folder))?;
    let home = home()?.display().to_string();
    let package = PACKAGE
        .replace("HOME", &home)
        .replace("NAME", &stem(&solution));
    let mut files = vec![
        (solution.clone(), SOLUTION),
        (solution.with_file_name("brute.rs"), SOLUTION),
        (solution.with_file_name("gen.rs"), GENERATOR),
    ];
    if manifest_folder(folder).is_none() {
        files.push((solution.with_file_name(MANIFEST), &*package));
    }
    for (path, text) in files {
        if !path.exists() {
            write(&path, text)?;
            show(&format!("{}: new\n", path.display()))?;
        }
    }
    Ok(())
}
