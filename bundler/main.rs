//! `grundy` prints a solution as one file that a judge compiles: the program and, in modules, what
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
//! | uses | [`uses`], [`lints`], [`patterns`] | what an item says: paths, members, fields, macro calls |
//! | needed | [`needed`], [`reports`] | what the solution needs; what cannot be one crate |
//! | edits | [`edits`], [`editions`], [`captures`], [`dead`] | what changes in the text: what goes, paths, visibilities, `#[allow(..)]` |
//! | print | [`mod@print`] | the text |
//!
//! # What is kept
//!
//! The solution is kept whole. Of a library, an item is kept when kept code names it by a path that is
//! resolved as rustc resolves it, and an import when a kept name is found through it. A member of a
//! kept type or trait is kept when kept code names it, as `.name()` or by a path that may mean it; a
//! trait and its impls keep the same members. An impl of a trait is kept when its trait and its outermost
//! type, for a trait of std also behind `&`, are kept or not at hand, and something of its library is.
//! What a macro call writes is kept as a whole, as the call.
//!
//! # What is not known
//!
//! Types are not inferred: members of one name are all kept, and what so stays without proof that
//! it is used gets an `#[allow(..)]`. Of std, only what [`standard`] lists is known. What depends
//! on the machine or on how the judge compiles stays on both sides. Procedural macros are not run.
//! For a later edition no more is written anew than [`editions`], [`captures`] and [`patterns`]
//! tell, traits as types (`dyn`), and messages that are no formats: not what depends on types, as a
//! pattern in 2024 below what a function returns, and not what changes its meaning there without an
//! error, as the order in which temporaries are dropped. What code says of its own text or place
//! (`stringify!` of a path, `line!`, `module_path!`), it says of the bundle. A library without std
//! has std's methods of floats there, and is told of if it has its own.
//!
//! # The commands
//!
//! [`arguments`] reads the command line, [`catalogue`] finds problems and [`mod@home`] the library. What each
//! command does with a bundle is in a file of [`commands`]; those that compile and run it share
//! [`commands::trial`]. Stages and commands do not know of each other.
mod arguments;
mod calls;
mod captures;
mod catalogue;
mod cfg;
mod crates;
mod dead;
mod editions;
mod edits;
mod error;
mod expand;
mod files;
mod heading;
mod home;
mod lints;
mod load;
mod manifest;
mod names;
mod needed;
mod patterns;
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

/// One file per command, and what they share.
mod commands {
    pub mod diff;
    pub mod list;
    pub mod new;
    pub mod run;
    pub mod stress;
    pub mod test;
    pub mod trial;
}

use arguments::Arguments;
use catalogue::stem;
use commands::trial::Program;
use commands::{list, new, run, stress, test};
use error::{fail, Error};
use files::{show, write};
use home::home;
use std::path::{is_separator, Path, PathBuf};
use std::process::ExitCode;

fn main() -> ExitCode {
    match dispatch() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn dispatch() -> Result<(), Error> {
    let arguments = Arguments::new(std::env::args_os().skip(1))?;
    let words = &arguments.words;
    if let Some(answer) = arguments.answer {
        return show(answer);
    }
    match arguments.command.as_str() {
        "list" => show(&list::list(words)?),
        "new" => new::new(&file(words)?),
        "stress" => stress(&arguments),
        command => {
            let (path, mut samples, mut rest) = solution(words)?;
            if let ("test", [given, others @ ..]) = (command, rest) {
                // A second solution is no folder of samples.
                if !given.ends_with(".rs") {
                    (samples, rest) = (given.into(), others);
                }
            }
            if let [word, ..] = rest {
                return fail!("error: one solution at a time, and {word:?} is left");
            }
            match command {
                "test" => {
                    let limit = arguments.limit()?;
                    test::test(&program(&path, &arguments, true)?, &samples, limit)
                }
                "run" => run::run(&program(&path, &arguments, false)?),
                _ => print(&path, &arguments),
            }
        }
    }
}

/// Shows the bundle of a solution, or writes it to a file that is none of those it is made of.
fn print(solution: &Path, arguments: &Arguments) -> Result<(), Error> {
    let text = program(solution, arguments, false)?.text;
    if let Some(output) = arguments.get("-o") {
        let full = |path: &Path| path.canonicalize().ok();
        let mut inputs = vec![solution.to_path_buf()];
        for (_, path) in libraries(arguments)? {
            inputs.extend([path.join("src/lib.rs"), path]);
        }
        let output = Path::new(output);
        if output.exists() && inputs.iter().any(|input| full(input) == full(output)) {
            return fail!(
                "{}: error: the bundle is made of this file",
                output.display()
            );
        }
        write(output, &text)?;
        let title = text
            .lines()
            .find_map(|line| line.strip_prefix("// "))
            .unwrap_or_default();
        eprintln!("{}: {} bytes {title}", output.display(), text.len());
    } else {
        show(&text)?;
    }
    if let Some(note) = catalogue::note(solution)? {
        eprintln!("{note}");
    }
    Ok(())
}

fn stress(arguments: &Arguments) -> Result<(), Error> {
    let (limit, cases) = (arguments.limit()?, arguments.number("--cases", u64::MAX)?);
    let solution = file(&arguments.words)?;
    let mut programs = vec![program(&solution, arguments, true)?];
    for (option, name) in [
        ("--brute", "brute.rs"),
        ("--gen", "gen.rs"),
        ("--check", ""),
    ] {
        let path = match arguments.get(option) {
            Some(given) => file(&[given.to_string()])?,
            None if name.is_empty() => continue,
            None => solution.with_file_name(name),
        };
        if !path.is_file() {
            let (path, solution) = (path.display(), solution.display());
            return fail!("{path}: error: it is not there; `{option} FILE.rs` names another, `grundy new {solution}` begins one");
        }
        programs.push(program(&path, arguments, true)?);
    }
    stress::stress(&programs, cases, limit)
}

/// The only word, which has to name a file.
fn file(words: &[String]) -> Result<PathBuf, Error> {
    match words {
        [file] if file.ends_with(".rs") => Ok(file.into()),
        _ => fail!(
            "error: expected one file, as a.rs, found {:?}",
            words.join(" ")
        ),
    }
}

/// The file of a solution, the folder of its samples, and the words behind it.
fn solution(words: &[String]) -> Result<(PathBuf, PathBuf, &[String]), Error> {
    let Some(first) = words.first() else {
        return fail!("error: expected a problem or a file; see `grundy --help`");
    };
    // An id has neither a dot nor a folder, and an address is no file.
    let is_path = first.contains(|c| c == '.' || is_separator(c));
    if first == "-" || is_path && !first.contains("://") {
        let path = PathBuf::from(first);
        return Ok((path.clone(), path.with_file_name("."), &words[1..]));
    }
    // As people say ids, they are up to three words.
    for count in 1..=words.len().min(3) {
        if let Some(path) = catalogue::find(&words[..count].join(" "))? {
            let samples = home()?.join("tests/samples").join(stem(&path));
            return Ok((path, samples, &words[count..]));
        }
    }
    let text = words.join(" ");
    if Path::new(&format!("{first}.rs")).is_file() {
        return fail!("error: no problem {text:?}; is it {first}.rs?");
    }
    match list::list(words) {
        Ok(_) => fail!("error: no problem {text:?}, but `grundy list {text}` finds some"),
        Err(_) => fail!("error: no problem {text:?}; `grundy list` prints them all"),
    }
}

/// The libraries of the command line and, if none has their name, the snippets.
fn libraries(arguments: &Arguments) -> Result<Vec<(String, PathBuf)>, Error> {
    let mut libraries = arguments.libraries()?;
    if libraries.iter().all(|(name, _)| name != "snippets") {
        libraries.insert(0, ("snippets".to_string(), home()?.join("snippets/lib.rs")));
    }
    Ok(libraries)
}

/// The bundle of a solution, as the command line wants it.
fn program(solution: &Path, arguments: &Arguments, keeps_lines: bool) -> Result<Program, Error> {
    let (edition, name) = (arguments.edition()?, solution.display());
    let text = bundle(solution, &libraries(arguments)?, edition, keeps_lines)?;
    let mut lines = text.lines().map(str::trim);
    if let Some(line) = lines.find(|line| line.starts_with("use grundy::")) {
        return fail!("{name}: error: `{line}`: the library is called `snippets`");
    }
    let name = if keeps_lines {
        name.to_string()
    } else {
        format!("<bundle of {name}>")
    };
    Ok(Program {
        name: name.into(),
        text,
        edition,
    })
}

/// The bundle of a solution. With `keeps_lines`, each line of the solution stays where it is.
fn bundle(
    solution: &Path,
    libraries: &[(String, PathBuf)],
    edition: u32,
    _keeps_lines: bool,
) -> Result<String, Error> {
    let mut program = crates::Program::new(edition);
    let libraries = libraries.iter().map(|(name, path)| {
        let features = if name == "snippets" {
            vec![]
        } else {
            vec!["default".to_string()]
        };
        (name.as_str(), path.as_path(), features)
    });
    program.add_libraries(libraries.collect())?;
    let mut program = program.with_solution(solution)?;
    program.expand_pending_calls()?;
    let mut needed = needed::needed(&mut program)?;
    reports::check(&program, &mut needed)?;
    for warning in reports::warnings(&program, &needed) {
        if !warning.0.contains("library `snippets` is of edition") {
            eprintln!("{warning}");
        }
    }
    let edits = edits::edits(&program, &needed);
    Ok(print::print(&program, &needed, &edits))
}
