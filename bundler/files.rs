//! Files, folders, standard input and output, with errors that name them.
use crate::error::Error;
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

/// The files that were read.
static READ: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// That something cannot be done with a file or a folder.
pub fn cannot(what: &str, path: &Path, error: &io::Error) -> Error {
    let path = path.display();
    Error(format!("{path}: error: cannot {what} it: {error}"))
}

/// The content of a file; `-` is standard input.
pub fn bytes(path: &Path) -> Result<Vec<u8>, Error> {
    if path == Path::new("-") {
        let mut bytes = Vec::new();
        let read = io::stdin().read_to_end(&mut bytes);
        return read
            .map(|_| bytes)
            .map_err(|why| cannot("read", path, &why));
    }
    let bytes = std::fs::read(path).map_err(|error| cannot("read", path, &error))?;
    READ.lock().expect("one thread").push(path.to_path_buf());
    Ok(bytes)
}

/// The text of a file.
pub fn read(path: &Path) -> Result<String, Error> {
    let text = String::from_utf8(bytes(path)?);
    text.map_err(|error| cannot("read", path, &io::Error::new(ErrorKind::InvalidData, error)))
}

/// Makes a text the content of a file.
pub fn write(path: &Path, text: &str) -> Result<(), Error> {
    std::fs::write(path, text).map_err(|error| cannot("write", path, &error))
}

/// Fails if a file that is to be written is one of those that were read.
pub fn keep_inputs(path: &Path) -> Result<(), Error> {
    let inputs = READ.lock().expect("one thread");
    let mut inputs = inputs.iter().filter_map(|path| path.canonicalize().ok());
    let output = path.canonicalize();
    if output.is_ok_and(|output| inputs.any(|input| input == output)) {
        let message = "error: what is written is made of this file";
        return Err(Error(format!("{}: {message}", path.display())));
    }
    Ok(())
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

/// Writes to standard output. Who reads there may have seen enough.
pub fn show(text: &str) -> Result<(), Error> {
    pass(&mut text.as_bytes()).map(|_| ())
}

/// Writes all that comes to standard output. Whether it was wanted to the end.
pub fn pass(source: &mut impl Read) -> Result<bool, Error> {
    let mut output = io::stdout();
    let passed = io::copy(source, &mut output);
    match passed.and_then(|_| output.flush()) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(false),
        Err(error) => {
            let message = "cannot write to standard output";
            Err(Error(format!("error: {message}: {error}")))
        }
    }
}
