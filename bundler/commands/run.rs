//! `run`: a bundle on standard input and output.
use super::solution::find;
use crate::arguments::Making;
use crate::error::{fail, Error};
use crate::files::cannot;
use crate::judging::trial::Trial;
use crate::setting::bundle;
use crate::stages::Purpose;

/// Compiles and runs a program, with the words after it as its arguments. Fails if the program does.
pub fn run(words: &[String], making: &Making) -> Result<(), Error> {
    let (solution, rest) = find(words)?;
    let bundle = bundle(&solution.path, making, Purpose::Run)?;
    let trial = Trial::new()?;
    let program = trial.compile("solution.rs", bundle, false)?;
    let status = program.command().args(rest).status();
    let status = status.map_err(cannot("run it", &solution.path))?;
    if !status.success() {
        return fail!("error: the program ended with {status}");
    }
    Ok(())
}
