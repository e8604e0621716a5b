//! Files, folders, standard input and output, with errors that name them.
use crate::error::{fail, Error};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

/// That something cannot be done with a file, a folder or a program.
pub fn cannot(what: &str, path: &Path, error: &io::Error) -> Error {
    let path = path.display();
    Error(format!("{path}: error: cannot {what} it: {error}"))
}

/// The content of a file, without the mark of its encoding; `-` is standard input.
pub fn bytes(path: &Path) -> Result<Vec<u8>, Error> {
    let mut bytes = Vec::new();
    let read = if path == Path::new("-") {
        io::stdin().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        std::fs::read(path)
    };
    let bytes = read.map_err(|error| cannot("read", path, &error))?;
    if bytes.starts_with(b"\xff\xfe") || bytes.starts_with(b"\xfe\xff") {
        let path = path.display();
        return fail!("{path}: error: the text is UTF-16; save it as UTF-8");
    }
    match bytes.strip_prefix("\u{feff}".as_bytes()) {
        Some(rest) => Ok(rest.to_vec()),
        None => Ok(bytes),
    }
}

/// The text of a file.
pub fn read(path: &Path) -> Result<String, Error> {
    String::from_utf8(bytes(path)?).map_err(|error| {
        let valid = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        Error::behind(
            path,
            &String::from_utf8_lossy(valid),
            "the text is not UTF-8",
        )
    })
}

/// Makes a text the content of a file.
pub fn write(path: &Path, text: impl AsRef<[u8]>) -> Result<(), Error> {
    std::fs::write(path, text).map_err(|error| cannot("write", path, &error))
}

/// What is in a folder and has an ending, by name; nothing if there is no folder.
pub fn entries(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten();
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
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

/// Writes to standard output. Who reads there may have seen enough.
pub fn show(text: &str) -> Result<(), Error> {
    let mut output = io::stdout();
    let written = output.write_all(text.as_bytes());
    match written.and_then(|()| output.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            fail!("error: cannot write to standard output: {error}")
        }
        _ => Ok(()),
    }
}
