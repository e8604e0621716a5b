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
//! Here is what each does. [`arguments`] reads the command line, [`mod@home`] finds the library,
//! [`catalogue`] and [`spoken`] the problems; [`trial`], [`mod@run`], [`mod@test`] and [`mod@stress`]
//! compile and run what was printed, and [`new`] begins a problem.
mod arguments;
mod catalogue;
mod crates;
mod diff;
mod error;
mod features;
mod files;
mod heading;
mod home;
mod index;
mod items;
mod memory;
mod mentions;
mod names;
mod needed;
mod new;
mod print;
mod run;
mod spoken;
mod stress;
mod suggest;
mod test;
mod tokens;
mod trial;

use arguments::{usage, Arguments};
use crates::{Library, Program};
use error::Error;
use files::{create, keep_inputs, show, write};
use home::home;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;
use stress::Bundles;

const HELP: &str = "\
Prints a solution as one file that a judge compiles, and tries it.

usage: grundy [OPTIONS] SOLUTION [-o FILE]       print the bundle, or write it there
       grundy run [OPTIONS] SOLUTION             run it on standard input
       grundy test [OPTIONS] SOLUTION [FOLDER] [--limit SECONDS]
                                                 run it on samples, as a judge does
       grundy stress [OPTIONS] FILE.rs --brute FILE.rs --gen FILE.rs
                     [--check FILE.rs] [--cases N] [--limit SECONDS]
                                                 compare it with a brute force
       grundy list [WORD...]                     problems and pages that match all words
       grundy new FAMILY/ID [URL]                begin a problem of the catalogue
       grundy --all FOLDER                       write every problem to FOLDER/ID.rs
       grundy --catalogue                        print the tables of the README
       grundy --help | --version

  SOLUTION         a file, - for standard input, or a problem of the catalogue:
                   its id, as luogu_p2197, P2197, CF812E or hdu 1846, or its URL
  FILE.rs          a file; it may use `snippets`
  FOLDER           with NAME.in and NAME.out, there or in test/, or with in/NAME
                   and out/NAME; if it is not given, the folder of the solution,
                   or the judge's samples of a problem of the catalogue
  --brute FILE.rs  a solution that is slow and right
  --gen FILE.rs    writes an input; its argument is the seed: 1, 2, ...
  --check FILE.rs  where several answers are right: fails if one is wrong; its
                   arguments are the files of the input, the answer, the brute force's
  --cases N        stop after so many
  --limit SECONDS  how long a run may take; 10 if it is not given
  OPTIONS          the edition, and libraries of your own:
  --edition YEAR   what the judge compiles with; 2021 if it is not given
  --lib NAME=PATH  one, by its root file or its folder; may be given for several
  --features NAME=A,B
                   features of that library beside its default ones
";

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
    let arguments = Arguments::new(std::env::args_os().skip(1))?;
    let words: Vec<&str> = arguments.words.iter().map(String::as_str).collect();
    match arguments.command {
        _ if arguments.help => show(HELP),
        "run" => {
            let (solution, _, rest) = solution(&words)?;
            end(rest)?;
            if solution == Path::new("-") {
                return Err(usage("`run` takes no `-`: standard input is the program's"));
            }
            let text = bundle(&solution, &libraries(&arguments)?)?;
            run::run(&text, arguments.edition()?)
        }
        "test" => {
            let (solution, samples, rest) = solution(&words)?;
            end(rest.get(1..).unwrap_or_default())?;
            let hint = if rest.is_empty() && !is_file(words[0]) {
                "; where several answers are right, or the judge plays, ask `cargo test --test tests ID`"
            } else {
                ""
            };
            let samples = rest.first().map_or(samples, PathBuf::from);
            let limit = limit(&arguments)?;
            let text = bundle(&solution, &libraries(&arguments)?)?;
            test::test(&text, arguments.edition()?, &samples, limit, hint)
        }
        "stress" => stress(&arguments, &words),
        "list" => show(&catalogue::list(&words)?),
        "new" => {
            let (name, rest) = first(&words, "FAMILY/ID")?;
            end(rest.get(1..).unwrap_or_default())?;
            new::new(name, rest.first().copied())
        }
        "--all" => {
            let (folder, rest) = first(&words, "a folder")?;
            end(rest)?;
            all(
                Path::new(folder),
                &libraries(&arguments)?,
            )
        }
        "--catalogue" => {
            end(&words)?;
            show(&catalogue::tables()?)
        }
        "--version" => {
            end(&words)?;
            show(concat!("grundy ", env!("CARGO_PKG_VERSION"), "\n"))
        }
        _ => {
            let (solution, _, rest) = solution(&words)?;
            end(rest)?;
            let text = bundle(&solution, &libraries(&arguments)?)?;
            match arguments.get("-o") {
                Some(output) => {
                    keep_inputs(Path::new(output))?;
                    write(Path::new(output), &text)
                }
                None => show(&text),
            }
        }
    }
}

/// The first word and the others.
fn first<'a>(words: &'a [&str], what: &str) -> Result<(&'a str, &'a [&'a str]), Error> {
    let problem = || usage(&format!("expected {what}"));
    let (first, rest) = words.split_first().ok_or_else(problem)?;
    Ok((first, rest))
}

/// Fails if a word is left.
fn end(words: &[&str]) -> Result<(), Error> {
    let problem = |word| Err(usage(&format!("{word:?} has no effect")));
    words.first().map_or(Ok(()), problem)
}

/// An id has neither a dot nor a folder, and an address is no file.
fn is_file(word: &str) -> bool {
    let is_path = word.contains(|c| c == '.' || std::path::is_separator(c));
    word == "-" || is_path && spoken::address(word).is_none()
}

/// The file of a solution, the folder of its samples, and the words behind it.
fn solution<'a>(words: &'a [&str]) -> Result<(PathBuf, PathBuf, &'a [&'a str]), Error> {
    let (file, rest) = first(words, "a problem or a file")?;
    if is_file(file) {
        let file = PathBuf::from(file);
        return Ok((file.clone(), file.with_file_name("."), rest));
    }
    // As people say ids, they are up to three words.
    let mut count = 1;
    loop {
        match catalogue::find(&words[..count].join(" ")) {
            Err(_) if count < words.len().min(3) => count += 1,
            Err(error) => return Err(error),
            Ok(problem) => {
                let samples = home()?.join("tests/samples").join(problem.id);
                return Ok((problem.path, samples, &words[count..]));
            }
        }
    }
}

/// How long a run may take.
fn limit(arguments: &Arguments) -> Result<Duration, Error> {
    let seconds = arguments.number("--limit")?.unwrap_or(10.0);
    let problem = |_| usage("expected a time behind --limit");
    Duration::try_from_secs_f64(seconds).map_err(problem)
}

fn stress(arguments: &Arguments, words: &[&str]) -> Result<(), Error> {
    let (solution, rest) = first(words, "a file")?;
    end(rest)?;
    let limit = limit(arguments)?;
    let cases = arguments.number("--cases")?.unwrap_or(u64::MAX);
    let program = |file: &str| {
        if file == "-" || !is_file(file) {
            return Err(usage(&format!(
                "`stress` takes files, and {file:?} is none"
            )));
        }
        bundle(Path::new(file), &libraries(arguments)?)
    };
    let given = |option| {
        let file = arguments.get(option);
        file.ok_or_else(|| usage(&format!("`stress` needs {option}")))
    };
    let (brute, generator) = (given("--brute")?, given("--gen")?);
    let bundles = Bundles {
        edition: arguments.edition()?,
        solution: program(solution)?,
        brute: program(brute)?,
        generator: program(generator)?,
        checker: arguments.get("--check").map(program).transpose()?,
    };
    let failing = Path::new(solution).with_extension("failing.in");
    stress::stress(&bundles, cases, limit, &failing)
}

/// Writes the bundles of all problems into a folder, once all are made.
fn all(folder: &Path, libraries: &[Library]) -> Result<(), Error> {
    let mut bundles = Vec::new();
    for problem in catalogue::problems()? {
        let text = bundle(&problem.path, libraries)?;
        bundles.push((folder.join(format!("{}.rs", problem.id)), text));
    }
    create(folder)?;
    bundles.iter().try_for_each(|(path, _)| keep_inputs(path))?;
    bundles
        .iter()
        .try_for_each(|(path, text)| write(path, text))
}

/// The libraries of the command line and, if none has their name, the snippets.
fn libraries(arguments: &Arguments) -> Result<Vec<Library>, Error> {
    let given = arguments.libraries()?.into_iter();
    let mut libraries: Vec<Library> = given
        .map(|(name, path, _)| Library {
            name: name.to_string(),
            path: path.to_path_buf(),
            is_exact: false,
        })
        .collect();
    if libraries.iter().all(|library| library.name != "snippets") {
        libraries.insert(
            0,
            Library {
                name: "snippets".to_string(),
                path: home()?.join("snippets/lib.rs"),
                is_exact: true,
            },
        );
    }
    Ok(libraries)
}

/// The bundle of a solution.
fn bundle(solution: &Path, libraries: &[Library]) -> Result<String, Error> {
    let program = Program::read(solution, libraries)?;
    let names = names::Names::new(&program);
    let needed = needed::needed(&names)?;
    print::print(&names, &needed, false)
}
