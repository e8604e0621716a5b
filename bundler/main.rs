//! `bundle` prints a solution as one file that a judge compiles: the program and, in modules, what
//! it needs of its libraries.
//!
//! A stage a file: [`tokens`], [`source`] (files, brackets, errors), [`items`], [`program`] (trees of
//! modules), [`names`] (which item a path means), [`uses`] (what an item uses: its [`bodies`], [`paths`]
//! and [`types`]), [`needed`] (the closure of that, with [`members`], [`visibility`] and
//! [`reports`]) and
//! [`mod@print`]. What they know of std is in [`stdlib`].
//! Here is the command line, with the [`catalogue`] and, for a misspelt name, [`suggest`].
mod bodies;
mod catalogue;
mod items;
mod members;
mod names;
mod needed;
mod paths;
mod print;
mod program;
mod reports;
mod source;
mod stdlib;
mod suggest;
mod tokens;
mod types;
mod uses;
mod visibility;

use program::Program;
use source::Error;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const HELP: &str = "\
Prints a solution as one file that a judge compiles.

usage: bundle [OPTIONS] ID|FILE.rs

  ID               a problem of the catalogue, as luogu_p2197
  FILE.rs          a solution of your own; it may use `snippets`

  --lib NAME=FILE  a library, by the file of its root; may be given for several
  -o FILE          write there and not to standard output
  --all DIR        write every problem of the catalogue to DIR/ID.rs
  --list           list the problems: id, family, title
  --catalogue      the list as a table for the README
  --help           this text
";

/// What the command line asks for.
#[derive(Default)]
struct Arguments {
    solution: Option<String>,
    libraries: Vec<(String, PathBuf)>,
    output: Option<PathBuf>,
    all: Option<PathBuf>,
    list: bool,
    catalogue: bool,
    help: bool,
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<(), Error> {
    let arguments = arguments(std::env::args().skip(1))?;
    if arguments.help {
        return show(HELP);
    }
    if arguments.list {
        return show(&catalogue::list()?);
    }
    if arguments.catalogue {
        return show(&catalogue::table()?);
    }
    if let Some(folder) = &arguments.all {
        let libraries = libraries(&arguments.libraries)?;
        std::fs::create_dir_all(folder).map_err(|error| cannot("create", folder, &error))?;
        for problem in catalogue::problems()? {
            let text = bundle(&problem.path, &libraries)?;
            write(&folder.join(format!("{}.rs", problem.id)), &text)?;
        }
        return Ok(());
    }
    let Some(solution) = &arguments.solution else {
        return Err(usage("expected a problem's id or a file"));
    };
    // An id has neither a dot nor a folder.
    let path = if solution.contains(|c| c == '.' || std::path::is_separator(c)) {
        PathBuf::from(solution)
    } else {
        catalogue::find(solution)?
    };
    let text = bundle(&path, &libraries(&arguments.libraries)?)?;
    match &arguments.output {
        Some(output) => write(output, &text),
        None => show(&text),
    }
}

fn usage(problem: &str) -> Error {
    Error(format!("error: {problem}; see `bundle --help`"))
}

fn cannot(what: &str, path: &Path, error: &std::io::Error) -> Error {
    Error(format!(
        "{}: error: cannot {what} it: {error}",
        path.display()
    ))
}

fn show(text: &str) -> Result<(), Error> {
    use std::io::Write;
    let written = std::io::stdout().write_all(text.as_bytes());
    written.map_err(|error| Error(format!("error: cannot write to standard output: {error}")))
}

fn write(path: &Path, text: &str) -> Result<(), Error> {
    std::fs::write(path, text).map_err(|error| cannot("write", path, &error))
}

fn arguments(mut words: impl Iterator<Item = String>) -> Result<Arguments, Error> {
    let mut arguments = Arguments::default();
    while let Some(word) = words.next() {
        let mut value = |what| {
            words
                .next()
                .ok_or_else(|| usage(&format!("expected {what} behind {word}")))
        };
        match word.as_str() {
            "--help" | "-h" => arguments.help = true,
            "--list" => arguments.list = true,
            "--catalogue" => arguments.catalogue = true,
            "-o" => arguments.output = Some(PathBuf::from(value("a file")?)),
            "--all" => arguments.all = Some(PathBuf::from(value("a folder")?)),
            "--lib" => {
                let library = value("NAME=FILE")?;
                let Some((name, path)) = library.split_once('=') else {
                    return Err(usage(&format!(
                        "expected NAME=FILE behind --lib, found {library:?}"
                    )));
                };
                if !is_library_name(name) {
                    return Err(usage(&format!("a library cannot be called {name:?}")));
                }
                if name == "snippets" || arguments.libraries.iter().any(|(other, _)| other == name)
                {
                    return Err(usage(&format!("the library {name:?} is given twice")));
                }
                arguments
                    .libraries
                    .push((name.to_string(), PathBuf::from(path)));
            }
            option if option.starts_with('-') => {
                return Err(usage(&format!("unknown option {option:?}")))
            }
            _ if arguments.solution.is_some() => {
                return Err(usage(&format!(
                    "one solution at a time; {word:?} is the second"
                )));
            }
            _ => arguments.solution = Some(word),
        }
    }
    Ok(arguments)
}

/// Whether a module of the bundle may have a name.
fn is_library_name(name: &str) -> bool {
    let token = tokens::tokens(name).next();
    token == Some((tokens::Kind::Word, name.len()))
        && !source::is_keyword(name)
        && !stdlib::is_std(name)
}

/// The snippets and the libraries of the command line.
fn libraries(given: &[(String, PathBuf)]) -> Result<Program, Error> {
    let mut program = Program::default();
    program.add_library("snippets", &catalogue::home().join("snippets/lib.rs"))?;
    for (name, path) in given {
        program.add_library(name, path)?;
    }
    Ok(program)
}

/// The bundle of a solution. Prints what its author should know to standard error.
fn bundle(solution: &Path, libraries: &Program) -> Result<String, Error> {
    let mut program = libraries.with_solution(solution)?;
    let mut names = names::Names::default();
    let needed = needed::needed(&mut program, &mut names)?;
    for warning in &needed.warnings {
        eprintln!("{warning}");
    }
    Ok(print::print(&program, &mut names, &needed))
}
