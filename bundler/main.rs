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
//! [`commands::trial`]. Stages and commands do not know of each other: between them stands [`bundle`].
mod arguments;
mod catalogue;
mod crates;
mod error;
mod files;
mod heading;
mod home;
mod index;
mod items;
mod mentions;
mod names;
mod needed;
mod print;
mod tokens;

/// One file per command, and what they share.
mod commands {
    pub mod bundle;
    pub mod dialogue;
    pub mod diff;
    pub mod judging;
    pub mod list;
    pub mod new;
    pub mod oracle;
    pub mod run;
    pub mod samples;
    pub mod setting;
    pub mod solution;
    pub mod stress;
    pub mod test;
    pub mod trial;
}

use arguments::Arguments;
use commands::setting::Setting;
use commands::{list, new, run, stress, test};
use error::Error;
use files::show;
use home::home;
use std::path::Path;

fn main() {
    if let Err(error) = dispatch() {
        eprintln!("{error}");
        std::process::exit(1);
    }
}

fn dispatch() -> Result<(), Error> {
    let words = arguments::words()?;
    if let Some(answer) = arguments::answer(&words) {
        return show(answer);
    }
    let arguments = Arguments::new(words)?;
    match arguments.command {
        "list" => show(&list::list(&arguments.words)?),
        "new" => new::new(&arguments),
        "run" => run::run(&arguments),
        "stress" => stress::stress(&arguments),
        "test" => test::test(&arguments),
        _ => commands::bundle::bundle(&arguments),
    }
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
    let names = names::Names::new(&program);
    let needed = needed::needed(&names)?;
    print::print(&names, &needed, keeps_lines)
}
