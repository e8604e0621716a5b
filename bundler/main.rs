//! `bundle` prints a solution as one file that a judge compiles: the program and, in modules, what
//! it needs of its libraries.
//!
//! It is the front end of a compiler, in a straight line. A stage is a file or two, with a value in and
//! a value out:
//!
//! | stage | files | makes |
//! |---|---|---|
//! | tokens | [`tokens`], [`source`] | tokens with their places; errors |
//! | syntax | [`syntax`], [`tree`], [`mod@cfg`] | items as a tree, code as events, without what a `cfg` leaves out |
//! | crates | [`manifest`], [`crates`], [`load`] | modules, items and imports of all crates |
//! | expand | [`expand`] | what calls of `macro_rules` macros write |
//! | names | [`names`], [`scopes`] | what a path means; the traits in scope |
//! | calls | [`calls`] | the items that macro calls and blocks hold |
//! | uses | [`uses`] | what an item says: paths, members, fields, macro calls |
//! | needed | [`needed`], [`reports`] | what the solution needs; what cannot be one crate |
//! | edits | [`edits`], [`dead`] | what changes in the text: what goes, paths, visibilities, `#[allow(..)]` |
//! | print | [`mod@print`] | the text |
//!
//! # What is kept
//!
//! The solution is kept whole. Of a library, an item is kept when kept code names it by a path that is
//! resolved as rustc resolves it, and an import when a kept name is found through it. A member of a
//! kept type or trait is kept when kept code names it, as `.name()` or by a path that may mean it; a
//! trait and its impls keep the same members. An impl of a trait is kept when its trait and its outermost
//! type are kept or not at hand. What a macro call writes is kept as a whole, as the call.
//!
//! # What is not known
//!
//! Types are not inferred: members of one name are all kept, and what so stays without proof that it
//! is used gets an `#[allow(..)]`. Of std, only what [`standard`] lists is known. What depends on
//! the machine or on how the judge compiles stays on both sides. Procedural macros are not run. No
//! judge's edition is known, so a word that is a keyword in a later one stays.
//!
//! Here is the command line.
mod calls;
mod catalogue;
mod cfg;
mod crates;
mod dead;
mod edits;
mod expand;
mod load;
mod manifest;
mod names;
mod needed;
mod print;
mod reports;
mod scopes;
mod source;
mod standard;
mod suggest;
mod syntax;
mod tokens;
mod tree;
mod uses;

use crates::Program;
use source::Error;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const HELP: &str = "\
Prints a solution as one file that a judge compiles.

usage: bundle [OPTIONS] ID|FILE.rs

  ID               a problem of the catalogue, as luogu_p2197
  FILE.rs          a solution of your own; it may use `snippets`

  --lib NAME=PATH  a library, by its root file or its folder; may be given for several
  --features NAME=A,B  features of that library beside its default ones
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
    features: Vec<(String, String)>,
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
        let libraries = libraries(&arguments)?;
        std::fs::create_dir_all(folder).map_err(|error| cannot("create", folder, &error))?;
        for problem in catalogue::problems()? {
            let text = bundle(&problem.path, &libraries)?;
            write(&folder.join(format!("{}.rs", problem.id)), &text)?;
        }
        return Ok(());
    }
    let given: Vec<&String> = arguments.libraries.iter().map(|(name, _)| name).collect();
    if let Some((name, _)) = arguments
        .features
        .iter()
        .find(|(name, _)| !given.contains(&name))
    {
        let problem = format!("features of {name:?}, which no --lib gives");
        return Err(usage(&problem));
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
    let text = bundle(&path, &libraries(&arguments)?)?;
    match &arguments.output {
        Some(output) => write(output, &text),
        None => show(&text),
    }
}

fn usage(problem: &str) -> Error {
    Error(format!("error: {problem}; see `bundle --help`"))
}

fn cannot(what: &str, path: &Path, error: &std::io::Error) -> Error {
    let path = path.display();
    Error(format!("{path}: error: cannot {what} it: {error}"))
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
                let (name, path) = pair(&word, &value("NAME=PATH")?, "NAME=PATH")?;
                if !is_library_name(&name) {
                    return Err(usage(&format!("a library cannot be called {name:?}")));
                }
                let mut names = arguments.libraries.iter().map(|(name, _)| name);
                if name == "snippets" || names.any(|other| *other == name) {
                    return Err(usage(&format!("the library {name:?} is given twice")));
                }
                arguments.libraries.push((name, PathBuf::from(path)));
            }
            "--features" => {
                let found = pair(&word, &value("NAME=A,B")?, "NAME=A,B")?;
                arguments.features.push(found);
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

fn pair(option: &str, value: &str, form: &str) -> Result<(String, String), Error> {
    let parts = value.split_once('=');
    let parts = parts.map(|(name, rest)| (name.to_string(), rest.to_string()));
    parts.ok_or_else(|| usage(&format!("expected {form} behind {option}, found {value:?}")))
}

/// Whether a module of the bundle may have a name.
fn is_library_name(name: &str) -> bool {
    let token = tokens::tokens(name).next();
    token == Some((tokens::Kind::Word, name.len()))
        && !source::is_keyword(name)
        && !standard::is_crate(name)
}

/// The snippets and the libraries of the command line.
fn libraries(arguments: &Arguments) -> Result<Program, Error> {
    let mut program = Program::new();
    program.add_library("snippets", &catalogue::home().join("snippets/lib.rs"), &[])?;
    for (name, path) in &arguments.libraries {
        let asked = arguments.features.iter();
        let asked = asked.filter(|(library, _)| library == name);
        let features = asked.flat_map(|(_, features)| features.split(','));
        let features: Vec<String> = features.map(|feature| feature.trim().to_string()).collect();
        program.add_library(name, path, &features)?;
    }
    Ok(program)
}

/// The bundle of a solution. Prints what its author should know to standard error.
fn bundle(solution: &Path, libraries: &Program) -> Result<String, Error> {
    let mut program = libraries.with_solution(solution)?;
    program.expand_pending_calls()?;
    let mut needed = needed::needed(&mut program)?;
    reports::check(&program, &mut needed)?;
    for warning in reports::warnings(&needed) {
        eprintln!("{warning}");
    }
    let edits = edits::edits(&program, &needed);
    Ok(print::print(&program, &needed, &edits))
}
