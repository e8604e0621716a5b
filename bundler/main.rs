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

use arguments::{Arguments, Setting};
use commands::trial::Program;
use commands::{list, new, run, stress, test};
use error::{fail, Error};
use files::{show, stem, write};
use home::home;
use std::path::{is_separator, Path, PathBuf};

fn main() {
    if let Err(error) = dispatch() {
        eprintln!("{error}");
        std::process::exit(1);
    }
}

fn dispatch() -> Result<(), Error> {
    let mut arguments = Arguments::new()?;
    if let Some(answer) = arguments.answer() {
        return show(answer);
    }
    match arguments.command() {
        "list" => show(&list::list(&arguments.words()?)?),
        "new" => new::new(&file(&arguments.words()?)?),
        "stress" => stress(arguments),
        "run" => {
            let setting = arguments.setting()?;
            let (path, _) = solution(&arguments.words()?, false)?;
            run::run(&program(&path, &setting, false)?)
        }
        "test" => {
            let (setting, limit) = (arguments.setting()?, arguments.limit()?);
            let (path, samples) = solution(&arguments.words()?, true)?;
            test::test(&program(&path, &setting, true)?, &samples, limit)
        }
        _ => print(arguments),
    }
}

/// Shows a bundle, or writes it to a file that is none of those it is made of.
fn print(mut arguments: Arguments) -> Result<(), Error> {
    let (setting, output) = (arguments.setting()?, arguments.get("-o")?);
    let (path, _) = solution(&arguments.words()?, false)?;
    let text = program(&path, &setting, false)?.text;
    if let Some(output) = output {
        let full = |path: &Path| path.canonicalize().ok();
        let mut inputs = vec![path.clone()];
        for (_, library) in &setting.libraries {
            inputs.extend([library.clone(), library.join("src/lib.rs")]);
        }
        let place = full(output.as_ref());
        if place.is_some() && inputs.iter().any(|input| full(input) == place) {
            return fail!("{output}: error: the bundle is made of this file");
        }
        write(output.as_ref(), &text)?;
        let first = text.lines().next().unwrap_or_default();
        let title = first.strip_prefix("//").unwrap_or_default();
        eprintln!("{output}: {} bytes{title}", text.len());
    } else {
        show(&text)?;
    }
    catalogue::note(&path).map(|note| eprint!("{note}"))
}

/// Hands its programs to the command; what is not given is beside the solution.
fn stress(mut arguments: Arguments) -> Result<(), Error> {
    let (setting, limit) = (arguments.setting()?, arguments.limit()?);
    let cases = arguments.number("--cases", u64::MAX)?;
    let (brute, generator) = (arguments.get("--brute")?, arguments.get("--gen")?);
    let checker = arguments.get("--check")?;
    let solution = file(&arguments.words()?)?;
    let or_beside =
        |given: Option<String>, name| given.map_or(solution.with_file_name(name), PathBuf::from);
    let brute = or_beside(brute, "brute.rs");
    let generator = or_beside(generator, "gen.rs");
    let mut paths = vec![solution.clone(), brute, generator];
    paths.extend(checker.map(PathBuf::from));
    if let Some(path) = paths.iter().find(|path| !path.is_file()) {
        let path = path.display();
        return fail!("{path}: error: no such file; name another or begin it by `grundy new`");
    }
    let programs = paths.iter().map(|path| program(path, &setting, true));
    stress::stress(&programs.collect::<Result<Vec<_>, _>>()?, cases, limit)
}

/// Whether a word names a file of Rust.
fn is_rust(word: &str) -> bool {
    Path::new(word).extension() == Some("rs".as_ref())
}

/// The only word, which has to name a file.
fn file(words: &[String]) -> Result<PathBuf, Error> {
    match words {
        [file] if is_rust(file) => Ok(file.into()),
        _ => fail!("error: expected one file, as a.rs, found {words:?}"),
    }
}

/// The file of a solution and the path of its samples, which may be told.
fn solution(words: &[String], takes_samples: bool) -> Result<(PathBuf, PathBuf), Error> {
    match find(words)? {
        (path, samples, []) => Ok((path, samples)),
        (path, _, [told]) if takes_samples && !is_rust(told) => Ok((path, told.into())),
        (.., rest) => fail!("error: one solution at a time, and {rest:?} is left"),
    }
}

/// The file that words begin with, or the problem of the catalogue; its samples; the other words.
fn find(words: &[String]) -> Result<(PathBuf, PathBuf, &[String]), Error> {
    let Some(first) = words.first() else {
        return fail!("error: expected a problem or a file; see `grundy --help`");
    };
    // An id has neither a dot nor a folder, and an address is no file.
    let is_path = first.contains(|c| c == '.' || is_separator(c));
    if first == "-" || is_path && !first.contains("://") {
        let path = Path::new(first);
        return Ok((path.into(), path.with_file_name("."), &words[1..]));
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

/// The bundle of a solution. What rustc says of the contestant's own lines is under his name.
fn program(solution: &Path, setting: &Setting, keeps_lines: bool) -> Result<Program, Error> {
    let (edition, name) = (setting.edition, solution.display());
    let text = bundle(solution, &setting.libraries, edition, keeps_lines)?;
    let mut lines = text.lines().map(str::trim);
    if let Some(line) = lines.find(|line| line.starts_with("use grundy::")) {
        return fail!("{name}: error: `{line}`: the library is called `snippets`");
    }
    let kind = if keeps_lines { "" } else { "bundle of " };
    let name = format!("{kind}{name}").into();
    Ok(Program {
        name,
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
