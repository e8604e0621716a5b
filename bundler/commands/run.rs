//! `run`: a bundle on standard input and output.
use super::solution::find;
use super::trial::Trial;
use crate::arguments::Arguments;
use crate::error::{fail, Error};
use crate::files::cannot;

/// Compiles and runs a program, with the words after it as its arguments. Fails if the program does.
pub fn run(arguments: &Arguments) -> Result<(), Error> {
    let (solution, rest) = find(&arguments.words)?;
    let trial = Trial::new()?;
    let program = trial.compile(arguments, "solution.rs", &solution.path, false)?;
    let status = program.command().args(rest).status();
    let status = status.map_err(cannot("run it", &solution.path))?;
    if !status.success() {
        return fail!("error: the program ended with {status}");
    }
    Ok(())
}
