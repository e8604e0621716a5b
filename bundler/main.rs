//! `grundy` prints a solution as one file that a judge compiles: the program and, in modules, what
//! it needs of its libraries; it runs solutions, judges them, and finds problems and games.
//!
//! | what | does |
//! |---|---|
//! | [`commands`] | has a file per command |
//! | [`judging`] | compiles bundles, runs them and judges what they write |
//! | [`setting`] | says which libraries and which edition: by the manifest and the command line |
//! | [`packages`] | finds the libraries that manifests name, as cargo does |
//! | [`stages`] | make a bundle of a text and its libraries |
//! | [`catalogue`], [`heading`] | find problems, read what stands on top of a page |
//! | [`other_names`] | is the list of the problems with what else people call them |
//! | [`arguments`] | reads the command line |
//! | [`manifest`] | reads TOML and JSON as [`entries`] |
//! | [`mod@home`], [`files`], [`words`], [`error`] | what all of them use |
//!
//! Each leads to those below it only. [`commands::guess`], [`commands::play`] and [`commands::table`] alone call our
//! own library.
mod arguments;
mod catalogue;
mod entries;
mod error;
mod files;
mod heading;
mod home;
mod manifest;
#[path = "../problems/catalogue.rs"]
mod other_names;
mod packages;
mod setting;
mod stages;
mod words;

/// One file per command.
mod commands {
    pub mod bundle;
    pub mod guess;
    pub mod list;
    pub mod listen;
    pub mod new;
    pub mod oracle;
    pub mod play;
    pub mod run;
    pub mod solution;
    pub mod stress;
    pub mod table;
    pub mod test;
}

/// What runs and judges programs.
mod judging {
    pub mod dialogue;
    pub mod diff;
    pub mod editions;
    pub mod executable;
    pub mod samples;
    pub mod trial;
    pub mod verdicts;
}

use commands::{bundle, guess, list, listen, new, play, run, stress, table, test};
use error::Result;
use files::show;

fn main() {
    if let Err(error) = dispatch() {
        eprintln!("{}", error.0);
        std::process::exit(1);
    }
}

fn dispatch() -> Result<()> {
    let words = arguments::words();
    if let Some(answer) = arguments::answer(&words) {
        return show(&answer);
    }
    let (command, words, options) = arguments::read(words)?;
    match &*command {
        "guess" => show(&guess::guess(&words)?),
        "list" => show(&list::list(&words)?),
        "listen" => listen::listen(&words, &options),
        "new" => new::new(&words),
        "play" => play::play(&words),
        "run" => run::run(&words, &options),
        "stress" => stress::stress(&words, &options),
        "table" => show(&table::table(&words)?),
        "test" => test::test(&words, &options),
        _ => bundle::bundle(&words, &options),
    }
}
