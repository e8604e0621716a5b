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
//! Here is the command line. [`trial`], [`mod@test`] and [`stress`] compile and run what was printed.
mod calls;
mod catalogue;
mod cfg;
mod crates;
mod dead;
mod diff;
mod edits;
mod expand;
mod files;
mod load;
mod manifest;
mod memory;
mod names;
mod needed;
mod print;
mod reports;
mod scopes;
mod source;
mod standard;
mod stress;
mod suggest;
mod syntax;
mod test;
mod tokens;
mod tree;
mod trial;
mod uses;

use crates::Program;
use files::{create, show, write};
use source::Error;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::str::FromStr;
use std::time::Duration;
use stress::Bundles;

const HELP: &str = "\
Prints a solution as one file that a judge compiles, and tries it.

usage: bundle [OPTIONS] ID|FILE.rs            print the bundle
       bundle test [OPTIONS] ID|FILE.rs [FOLDER]
                                              run it on samples, as a judge does
       bundle stress [OPTIONS] FILE.rs --brute FILE.rs --gen FILE.rs
                                              compare it with a brute force
  ID               a problem of the catalogue, as luogu_p2197
  FILE.rs          a solution of your own; it may use `snippets`
  FOLDER           with NAME.in and NAME.out, there or in test/, or with in/NAME
                   and out/NAME; if it is not given, the folder of FILE.rs

  --lib NAME=PATH  a library, by its root file or its folder; may be given for several
  --features NAME=A,B  features of that library beside its default ones
  -o FILE          write the bundle there and not to standard output
  --all DIR        write every problem of the catalogue to DIR/ID.rs
  --list           list the problems: id, family, title
  --catalogue      the list as tables for the README
  --help           this text

  --limit SECONDS  how long a run may take; 10 if it is not given
  --brute FILE.rs  a solution that is slow and right
  --gen FILE.rs    writes an input; its argument is the seed: 1, 2, ...
  --check FILE.rs  where several answers are right: fails if one is wrong; its
                   arguments are the files of the input, the answer, the brute force's
  --cases N        stop after so many
";

/// What the command line asks for.
#[derive(Default)]
struct Arguments {
    /// `test` or `stress`.
    command: Option<String>,
    words: Vec<String>,
    /// The options as they were given.
    options: Vec<String>,
    libraries: Vec<(String, PathBuf)>,
    features: Vec<(String, String)>,
    output: Option<PathBuf>,
    all: Option<PathBuf>,
    list: bool,
    catalogue: bool,
    help: bool,
    limit: Option<f64>,
    brute: Option<String>,
    generator: Option<String>,
    checker: Option<String>,
    cases: Option<u64>,
}

/// The options that each command takes beside those for libraries.
const OPTIONS: [(&str, &[&str]); 3] = [
    ("", &["-o", "--all", "--list", "--catalogue"]),
    ("test", &["--limit"]),
    (
        "stress",
        &["--limit", "--brute", "--gen", "--check", "--cases"],
    ),
];

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
        return show(&catalogue::tables()?);
    }
    if let Some(folder) = &arguments.all {
        let libraries = libraries(&arguments)?;
        create(folder)?;
        for problem in catalogue::problems()? {
            let text = bundle(&problem.path, libraries.clone())?;
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
    let bundle = |name: &String| bundle(&solution(name)?, libraries(&arguments)?);
    let limit = Duration::try_from_secs_f64(arguments.limit.unwrap_or(10.0));
    let limit = limit.map_err(|_| usage("expected a time behind --limit"))?;
    match (arguments.command.as_deref(), &arguments.words[..]) {
        (Some("test"), [name, folder @ ..]) if folder.len() <= 1 => {
            let samples = match folder {
                [folder] => PathBuf::from(folder),
                _ if is_file(name) => Path::new(name).with_file_name("."),
                _ => catalogue::home().join("tests/samples").join(name),
            };
            test::test(&bundle(name)?, &samples, limit)
        }
        (Some("stress"), [name]) if is_file(name) => {
            let file = |option: &Option<String>, what: &str| {
                let file = option.as_ref();
                bundle(file.ok_or_else(|| usage(&format!("`stress` needs {what}")))?)
            };
            let bundles = Bundles {
                brute: file(&arguments.brute, "--brute")?,
                generator: file(&arguments.generator, "--gen")?,
                checker: arguments.checker.as_ref().map(bundle).transpose()?,
                solution: bundle(name)?,
            };
            let failing = Path::new(name).with_extension("failing.in");
            stress::stress(
                &bundles,
                arguments.cases.unwrap_or(u64::MAX),
                limit,
                &failing,
            )
        }
        (None, [name]) => match &arguments.output {
            Some(output) => write(output, &bundle(name)?),
            None => show(&bundle(name)?),
        },
        (None, [_, second, ..]) => {
            let problem = format!("one solution at a time; {second:?} is the second");
            Err(usage(&problem))
        }
        (Some("stress"), [_]) => Err(usage("`stress` takes a file")),
        (Some(_), [_, _, word, ..]) | (Some("stress"), [_, word]) => {
            Err(usage(&format!("{word:?} has no effect")))
        }
        _ => Err(usage("expected a problem's id or a file")),
    }
}

/// An id has neither a dot nor a folder.
fn is_file(name: &str) -> bool {
    name.contains(|c| c == '.' || std::path::is_separator(c))
}

/// The file of a solution.
fn solution(name: &str) -> Result<PathBuf, Error> {
    if is_file(name) {
        return Ok(PathBuf::from(name));
    }
    catalogue::find(name)
}

fn usage(problem: &str) -> Error {
    Error(format!("error: {problem}; see `bundle --help`"))
}

fn arguments(mut words: impl Iterator<Item = String>) -> Result<Arguments, Error> {
    let mut arguments = Arguments::default();
    while let Some(word) = words.next() {
        if word.starts_with('-') {
            arguments.options.push(word.clone());
        }
        let mut value = |what| {
            words
                .next()
                .ok_or_else(|| usage(&format!("expected {what} behind {word}")))
        };
        match word.as_str() {
            "--help" | "-h" => arguments.help = true,
            "--list" => arguments.list = true,
            "--catalogue" => arguments.catalogue = true,
            "--limit" => arguments.limit = Some(number(&word, &value("a time")?)?),
            "--cases" => arguments.cases = Some(number(&word, &value("a number")?)?),
            "--brute" => arguments.brute = Some(value("a file")?),
            "--gen" => arguments.generator = Some(value("a file")?),
            "--check" => arguments.checker = Some(value("a file")?),
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
            "test" | "stress" if arguments.command.is_none() && arguments.words.is_empty() => {
                arguments.command = Some(word);
            }
            _ => arguments.words.push(word),
        }
    }
    let command = arguments.command.as_deref().unwrap_or("");
    let takes = OPTIONS.iter().find(|(name, _)| *name == command);
    let takes = takes.map_or(&[][..], |(_, options)| options);
    let others = OPTIONS.iter().flat_map(|(_, options)| options.iter());
    let mut others = others.filter(|option| !takes.contains(option));
    if let Some(option) = others.find(|option| arguments.options.iter().any(|own| own == *option)) {
        return Err(usage(&format!("{option} has no effect here")));
    }
    Ok(arguments)
}

fn number<T: FromStr>(option: &str, value: &str) -> Result<T, Error> {
    let number = value.parse();
    number.map_err(|_| {
        usage(&format!(
            "expected a number behind {option}, found {value:?}"
        ))
    })
}

fn pair(option: &str, value: &str, form: &str) -> Result<(String, String), Error> {
    let parts = value.split_once('=');
    let parts = parts.map(|(name, rest)| (name.to_string(), rest.to_string()));
    parts.ok_or_else(|| usage(&format!("expected {form} behind {option}, found {value:?}")))
}

/// Whether a module of the bundle may have a name.
fn is_library_name(name: &str) -> bool {
    let token = tokens::tokens(name).next();
    token == Some((tokens::Kind::Word, name))
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
fn bundle(solution: &Path, libraries: Program) -> Result<String, Error> {
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
