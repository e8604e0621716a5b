//! `run`: a bundle on standard input and output.
use super::trial::{Program, Trial};
use crate::error::{fail, Error};
use crate::files::cannot;
use std::process::Command;

/// Compiles and runs a program. Fails if it does.
pub fn run(program: &Program) -> Result<(), Error> {
    let trial = Trial::new()?;
    let program = trial.compile("solution", program, &[])?;
    let status = Command::new(&program).status();
    match status.map_err(|error| cannot("run", &program, &error))? {
        status if status.success() => Ok(()),
        status => fail!("error: the program ended with {status}"),
    }
}
