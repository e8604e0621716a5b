//! `grundy` prints a solution as one file that a judge compiles: the program and, in modules, what
//! it needs of its libraries.
//!
//! It is the front end of a compiler, in a straight line, that infers and expands nothing: what may be
//! meant is kept.
//!
//! | stage | makes |
//! |---|---|
//! | [`tokens`] | a text as tokens with their places, brackets matched |
//! | [`items`] | tokens as items: kind, name, span; a `use` as its leaves |
//! | [`crates`] | the files of all modules, without what a `cfg` leaves out, as one list of items |
//! | [`names`] | what a path means: items, imports, globs, libraries |
//! | [`mentions`], [`index`] | what tokens mention; what of libraries may be mentioned |
//! | [`needed`] | a work list: what a kept item mentions is kept |
//! | [`mod@print`] | the solution, and the kept items in their modules |
//!
//! # What is kept
//!
//! 1. The solution is kept whole.
//! 2. A path (`a::b::c`) is resolved from its module; what it passes and all that it may mean is kept. What
//!    means nothing is a local, or of std. Imports of blocks count as those of the module around.
//! 3. `.name`, and the end of a path behind a type, mention members of any type; behind a name of std, of
//!    traits alone. A member of a kept type or trait is kept if it is mentioned, an associated type or
//!    constant if its name stands anywhere.
//! 4. An impl is kept when its trait and its outermost type are kept or not at hand; one of a foreign trait
//!    with all its members, one of an own trait with those that are mentioned, as in the trait. A trait
//!    of a kept library is kept, too, if a member of it is called that the type has not itself.
//! 5. A macro's body is read where it stands and for each module that calls it. Each word in it, and in what
//!    macros are given that are not std's, may mean anything of that name in its library. Calls of macros
//!    among items stay with their modules.
//! 6. Of imports the leaves stay that lead to something kept; from outside, in a foreign library all, in
//!    ours those that are named, and traits of std when a method of theirs is called.
//! 7. Refused with their places are `include!`, `env!("CARGO_..")`, procedural macros, `#[path]`, files of
//!    modules in macros, modules in blocks, `crate` in exported macros, and names that would stand twice.
//!
//! # What is not known
//!
//! Types, so members of one name are kept together; what macros write, so their calls stay whole; of a manifest
//! all but the default features. Not looked for are `extern crate` in a block, constants in the braces of
//! texts, paths that a macro of the solution completes, macros that two libraries export, impls that macros
//! write in a module that nothing else names, names that a build script sets, paths of 2015 from a library's
//! root, and whether a library is of an earlier edition than the bundle. What code says of its own text or
//! place (`stringify!`, `line!`, `module_path!`, `type_name`), it says of the bundle.
//!
//! # The commands
//!
//! [`arguments`] reads the command line, [`catalogue`] finds problems and [`mod@home`] the library. What each
//! command does with a bundle is in a file of [`commands`]; those that compile and run it share
//! [`commands::trial`]. Stages and commands do not know of each other.
mod arguments;
mod catalogue;
mod crates;
mod error;
mod files;
mod heading;
mod heads;
mod home;
mod items;
mod mentions;
mod names;
mod needed;
mod print;
mod tokens;

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
    let brute = brute.map_or(solution.with_file_name("brute.rs"), PathBuf::from);
    let generator = generator.map_or(solution.with_file_name("gen.rs"), PathBuf::from);
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
        let folder = path.parent().filter(|folder| *folder != Path::new(""));
        let folder = folder.unwrap_or(Path::new("."));
        return Ok((path.into(), folder.into(), &words[1..]));
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
    let text = bundle(solution, setting, keeps_lines)?;
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
fn bundle(solution: &Path, setting: &Setting, keeps_lines: bool) -> Result<String, Error> {
    let own = home().map(|home| home.join("snippets/lib.rs"));
    let libraries = setting.libraries.iter();
    let libraries = libraries.map(|(name, path)| crates::Library {
        name: name.clone(),
        path: path.clone(),
        is_exact: own.as_ref().is_ok_and(|own| own == path),
    });
    let program = crates::Program::read(solution, &libraries.collect::<Vec<_>>())?;
    let needed = needed::needed(&program)?;
    print::print(&program, &needed, keeps_lines)
}
