//! `run`: a bundle on standard input and output.
use crate::error::Error;
use crate::files::pass;
use crate::trial::{cannot_run, Folder};
use std::process::{Command, Stdio};

/// Compiles and runs a bundle. Fails if it does.
pub fn run(bundle: &str, edition: u32) -> Result<(), Error> {
    let folder = Folder::new(edition)?;
    let mut command = Command::new(folder.compile("solution", bundle)?);
    let child = command.stdout(Stdio::piped()).spawn();
    let mut child = child.map_err(|error| cannot_run(&command, &error))?;
    let passed = pass(child.stdout.as_mut().expect("a pipe"));
    if !matches!(passed, Ok(true)) {
        // It would write to nobody.
        let _ = child.kill();
        let _ = child.wait();
        return passed.map(|_| ());
    }
    let status = child.wait();
    let status = status.map_err(|error| cannot_run(&command, &error))?;
    if status.success() {
        return Ok(());
    }
    Err(Error(format!("error: the program ended with {status}")))
}
