//! `run`: a bundle on standard input and output.
use super::solution::find;
use super::trial::Trial;
use crate::arguments::Arguments;
use crate::error::{fail, Error};
use std::time::Duration;

/// Compiles and runs a program, with the words behind it as its arguments. Fails if it does.
pub fn run(arguments: &Arguments) -> Result<(), Error> {
    let (solution, rest) = find(&arguments.words)?;
    let trial = Trial::new()?;
    let program = trial.compile(arguments, "solution", &solution.path, false)?;
    match program.command(Duration::MAX).args(rest).status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => fail!("error: the program ended with {status}"),
        Err(error) => fail!("error: cannot run the program: {error}"),
    }
}
