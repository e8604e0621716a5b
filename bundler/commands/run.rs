//! `run`: a bundle on standard input and output.
use super::solution::find;
use crate::arguments::Options;
use crate::error::{fail, Result};
use crate::files::cannot;
use crate::judging::trial::Trial;
use crate::stages::Purpose;
use std::io::{stdin, IsTerminal};

/// Compiles and runs a program, with the words after it as its arguments. Fails if the program does.
pub fn run(words: &[String], options: &Options) -> Result<()> {
    let (solution, _, rest) = find(words)?;
    let trial = Trial::new()?;
    let program = trial.program(&solution, options, Purpose::Run)?;
    let mut command = program.command();
    // With a terminal, ^C ends both; without one, what ends this process ends the program.
    if !stdin().is_terminal() {
        program.join_group(&mut command);
    }
    let status = command.args(rest).status();
    let status = status.map_err(cannot("run it", &solution))?;
    if !status.success() {
        return fail!("error: the program ended with {status}");
    }
    Ok(())
}
