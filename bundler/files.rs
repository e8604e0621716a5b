//! Files, folders, standard input and output, with errors that name them.
use crate::error::{fail, Error, Result};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

/// Reports what cannot be done with a file, a folder or a program.
pub fn cannot<'a>(what: &'a str, path: &'a Path) -> impl Fn(io::Error) -> Error + 'a {
    move |error| Error(format!("{}: error: cannot {what}: {error}", path.display()))
}

/// The text of a file, without a byte order mark; `-` is standard input.
pub fn read(path: &Path) -> Result<String> {
    let bytes = if path == Path::new("-") {
        io::stdin().lock().bytes().collect()
    } else {
        std::fs::read(path)
    };
    let bytes = bytes.map_err(cannot("read it", path))?;
    match std::str::from_utf8(&bytes) {
        Ok(text) => Ok(text.trim_start_matches('\u{feff}').to_string()),
        Err(error) => {
            let valid = String::from_utf8_lossy(&bytes[..error.valid_up_to()]);
            Err(Error::behind(
                path,
                &valid,
                "the text is not UTF-8; save it as that",
            ))
        }
    }
}

/// Makes a text the content of a file.
pub fn write(path: &Path, text: &str) -> Result<()> {
    std::fs::write(path, text).map_err(cannot("write it", path))
}

/// Whether two paths are those of one file.
pub fn is_same(a: &Path, b: &Path) -> bool {
    let b = b.canonicalize().unwrap_or_default();
    a.canonicalize().is_ok_and(|a| a == b)
}

/// The entries of a folder whose names have an ending, sorted by name; none if there is no such folder.
pub fn entries(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder.join(".")).into_iter().flatten();
    let paths = entries
        .flatten()
        .map(|entry| folder.join(entry.file_name()));
    let mut paths: Vec<PathBuf> = paths.collect();
    paths.retain(|path| path.to_string_lossy().ends_with(ending));
    paths.sort();
    paths
}

/// The name of a file.
pub fn name(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().into()
}

/// The name of a file without its ending.
pub fn stem(path: &Path) -> String {
    let stem = path.file_stem().unwrap_or_default();
    stem.to_string_lossy().into()
}

/// Writes to standard output. It is no error if its reader has seen enough and closed it.
pub fn show(text: &str) -> Result<()> {
    let mut output = io::stdout();
    let written = output.write_all(text.as_bytes());
    match written.and_then(|()| output.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            fail!("error: cannot write to standard output: {error}")
        }
        _ => Ok(()),
    }
}
