//! `new`: a solution to begin with, what `stress` compares it with, and a manifest for editors.
use super::solution::file;
use crate::error::Result;
use crate::files::{cannot, name, read, show, stem, write};
use crate::home::home;
use crate::packages::{manifests, MANIFEST};
use std::fs::create_dir_all;
use std::path::Path;

const SOLUTION: &str = include_str!("skeletons/solution.rs");
const GENERATOR: &str = include_str!("skeletons/gen.rs");
const PACKAGE: &str = include_str!("skeletons/Cargo.toml");

/// Begins the solution that words name.
pub fn new(words: &[String]) -> Result<()> {
    begin(&file(words)?)
}

/// Writes those of the files that are not there yet; a manifest only if there is none above, either. The brute
/// force begins as the solution does. A second solution in a folder has its own, `b.brute.rs` and `b.gen.rs`.
pub fn begin(solution: &Path) -> Result<()> {
    let folder = solution.parent().unwrap_or(solution);
    create_dir_all(folder).map_err(cannot("create it", folder))?;
    let manifest = solution.with_file_name(MANIFEST);
    if manifests(solution).is_empty() {
        let home = home()?.display().to_string();
        begin_file(&manifest, &PACKAGE.replace("HOME", &home))?;
    }
    let mut programs = vec![solution.to_path_buf()];
    if begin_file(solution, SOLUTION)? {
        for (name, text) in [("brute.rs", SOLUTION), ("gen.rs", GENERATOR)] {
            let mut path = solution.with_file_name(name);
            if path.exists() {
                path = solution.with_extension(name);
            }
            begin_file(&path, text)?;
            programs.push(path);
        }
    }
    let mut package = read(&manifest).unwrap_or_default();
    if !package.contains("\ngrundy = {") {
        return Ok(());
    }
    for path in programs {
        let file = name(&path);
        if package.contains(&format!("\"{file}\"")) {
            continue;
        }
        let mut bin = stem(&path).replace(|c: char| !c.is_alphanumeric(), "_");
        // Cargo keeps these names for itself.
        while ["build", "deps", "examples", "incremental"].contains(&&*bin)
            || package.contains(&format!("name = \"{bin}\""))
        {
            bin.push('_');
        }
        package += &format!("\n[[bin]]\nname = \"{bin}\"\npath = \"{file}\"\n");
    }
    write(&manifest, &package)
}

/// Writes a file if it is not there. Returns whether it is new.
pub fn begin_file(path: &Path, text: &str) -> Result<bool> {
    let is_new = !path.exists();
    if is_new {
        write(path, text)?;
        show(&format!("{}: new\n", path.display()))?;
    }
    Ok(is_new)
}
