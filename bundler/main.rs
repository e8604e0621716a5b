//! `grundy` prints a solution as one file that a judge compiles: the program and, in modules, what
//! it needs of its libraries.
//!
//! It is the front end of a compiler, in a straight line, that infers nothing and expands nothing. Words are
//! looked up by name, and what may be meant is kept.
//!
//! | stage | makes |
//! |---|---|
//! | [`tokens`] | a text as tokens with their places, brackets matched |
//! | [`items`] | tokens as items: kind, name, body; a `use` as its imports |
//! | [`crates`] | the files of all modules, without what a `cfg` leaves out, as one list of items |
//! | [`names`] | what the names of a path may mean: items, imports |
//! | [`heads`] | what each impl is of: its trait, its outermost type |
//! | [`mentions`] | what tokens mention: paths, members, macros |
//! | [`needed`] | a work list: what the words of kept items may mean is kept |
//! | [`mod@print`] | the solution, and the kept items in their modules |
//!
//! # What is kept
//!
//! 1. The solution is kept whole. The words of what is kept are looked up, and what they may mean is kept, until
//!    nothing is added.
//! 2. The first name of a path is looked up in its module: among its items, its imports, and through its globs;
//!    `b` in `a::b` in every module that is called `a` anywhere. Imports of blocks count as the module's. What
//!    is found nowhere is a local, or of std.
//! 3. A function of a kept type or trait is kept if its name stands behind a dot, `fn`, or what may be a type;
//!    an associated type or constant wherever its name stands.
//! 4. An impl is kept if its outermost type is kept or not at hand, and so is its trait, or a member of that
//!    trait may be called: which method `x.f()` is depends on all traits. An impl of a trait that is not at
//!    hand has all its members, others have those of rule 3.
//! 5. In macros, and in what macros are given that are not std's, each word may mean anything of its name in its
//!    crate and in all libraries except ours. A call of a macro among items stays with its module, and
//!    wherever it names a kept type, by whatever name; so does a function with an impl in its body.
//! 6. An import stays if its name was looked up, if it is of a kept trait, a glob, or of what no item is called,
//!    as a macro may make that. Those of std stay; in ours, if they are named or a method of theirs is.
//! 7. Refused with their places are `include!`, `env!("CARGO_..")`, procedural macros, `#[path]`, files of
//!    modules in macros, modules in functions, `extern crate` of a library that is public or by another name,
//!    `crate` in exported macros, and names that would stand twice.
//!
//! # What is not known
//!
//! Types, so members of one name are kept together; what macros write, so their calls stay whole; of a manifest
//! all but the default features. Not looked for are paths into our library that a macro of the solution
//! completes, macros that macros define in a module that nothing names, calls of macros in functions that
//! nothing names, macros that match the path of a library by its tokens, `extern crate` in a block, attributes of
//! a whole crate (`#![recursion_limit]`, `#![allow]`), names that a build script
//! sets, and whether a library is of an earlier edition than the bundle. What code says of its own text or place
//! (`stringify!`, `line!`, `module_path!`, `type_name`), it says of the bundle.
//!
//! # The commands
//!
//! [`arguments`] reads the command line, [`catalogue`] finds problems and [`mod@home`] the library. What each
//! command does with a bundle is in a file of [`commands`]; those that compile and run it share
//! [`commands::trial`]. Stages and commands do not know of each other: between them stands [`bundle`],
//! which is given the libraries. [`commands::guess`] alone calls our own library.
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
    pub mod bundle;
    pub mod dialogue;
    pub mod diff;
    pub mod guess;
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
use commands::{guess, list, new, run, stress, test};
use crates::{Library, Program};
use error::Error;
use files::show;
use std::path::Path;

fn main() {
    if let Err(error) = dispatch() {
        eprintln!("{error}");
        std::process::exit(1);
    }
}

fn dispatch() -> Result<(), Error> {
    let words = arguments::words();
    if let Some(answer) = arguments::answer(&words) {
        return show(answer);
    }
    let arguments = Arguments::new(words)?;
    match arguments.command {
        "guess" => show(&guess::guess(&arguments.words)?),
        "list" => show(&list::list(&arguments.words)?),
        "new" => new::new(&arguments),
        "run" => run::run(&arguments),
        "stress" => stress::stress(&arguments),
        "test" => test::test(&arguments),
        _ => commands::bundle::bundle(&arguments),
    }
}

/// The bundle of a solution. With `keeps_lines`, each line of the solution stays where it is.
fn bundle(solution: &Path, libraries: &[Library], keeps_lines: bool) -> Result<String, Error> {
    let program = Program::read(solution, libraries)?;
    let needed = needed::needed(&program)?;
    print::print(&program, &needed, keeps_lines)
}
