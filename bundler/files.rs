//! Files, folders and standard output, with errors that name them.
use crate::source::Error;
use std::io::Write;
use std::path::{Path, PathBuf};

/// That something cannot be done with a file or a folder.
pub fn cannot(what: &str, path: &Path, error: &std::io::Error) -> Error {
    let path = path.display();
    Error(format!("{path}: error: cannot {what} it: {error}"))
}

/// The text of a file.
pub fn read(path: &Path) -> Result<String, Error> {
    std::fs::read_to_string(path).map_err(|error| cannot("read", path, &error))
}

/// Makes a text the content of a file.
pub fn write(path: &Path, text: &str) -> Result<(), Error> {
    std::fs::write(path, text).map_err(|error| cannot("write", path, &error))
}

/// Makes a folder, if it is not there.
pub fn create(folder: &Path) -> Result<(), Error> {
    std::fs::create_dir_all(folder).map_err(|error| cannot("create", folder, &error))
}

/// What is in a folder, by name.
pub fn entries(folder: &Path) -> Result<Vec<PathBuf>, Error> {
    let entries = std::fs::read_dir(folder).map_err(|error| cannot("read", folder, &error))?;
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let mut paths: Vec<PathBuf> = paths.collect();
    paths.sort();
    Ok(paths)
}

/// Writes to standard output.
pub fn show(text: &str) -> Result<(), Error> {
    let written = std::io::stdout().write_all(text.as_bytes());
    written.map_err(|error| Error(format!("error: cannot write to standard output: {error}")))
}
