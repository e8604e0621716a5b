//! The command line, cut into a command, its words and its options.
use crate::error::{fail, Error};
use crate::home::home;
use std::ffi::OsString;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

/// A paragraph per command.
const HELP: &str = "\
grundy SOLUTION [-o FILE] [--edition YEAR] [--lib NAME=PATH]...
  prints a solution as one file that a judge compiles, or writes it to FILE
  SOLUTION is a file, - for standard input, or a problem of the catalogue: its URL, or its id
  as luogu_p2197, P2197, CF812E or hdu 1846; YEAR is the judge's edition, 2021 if not given;
  --lib, once or more, is for libraries of your own: their root files or folders
  example: grundy P2197 -o main.rs

grundy run SOLUTION [--edition YEAR] [--lib NAME=PATH]...
  compiles it as judges do and runs it on standard input
  example: grundy run a.rs < 1.in

grundy test SOLUTION [SAMPLES] [--limit SECONDS] [--edition YEAR] [--lib NAME=PATH]...
  runs it on samples, 10 seconds each if not told otherwise; what overflows panics
  SAMPLES is a folder, or an input as 1.in with 1.out or 1.ans; without it the samples are
  a1.in, a.1.in or a-1.in beside a.rs, else all there and in test/, tests/, or in/ and out/
  example: grundy test a.rs --limit 2

grundy stress FILE.rs [--brute FILE.rs] [--gen FILE.rs] [--check FILE.rs] [--cases N] \
[--limit SECONDS] [--edition YEAR] [--lib NAME=PATH]...
  compares it with a brute force (对拍), brute.rs, on what a generator writes, gen.rs, whose
  argument is the seed 1, 2, ...; where several answers are right, a checker fails if one is
  wrong: its arguments are the files of the input, of the answer and of the brute force's
  example: grundy stress a.rs --cases 1000

grundy list [WORD]...
  prints the pages of the library, snippets/PAGE.rs, and the problems that match all words
  example: grundy list 反nim

grundy new FILE.rs
  begins FILE.rs, and brute.rs and gen.rs beside it, where there is none
  example: grundy new a.rs
";

/// What no module can be called, beside what is no identifier.
const TAKEN: &str = "_ Self abstract alloc as async await become box break const continue core crate \
    do dyn else enum extern false final fn for gen if impl in let loop macro match mod move mut override \
    priv pub ref return self static std struct super trait true try type typeof unsafe unsized use virtual \
    where while yield";

/// What bundles are made with: the judge's edition, and libraries by name.
pub struct Setting {
    pub edition: u32,
    pub libraries: Vec<(String, PathBuf)>,
}

/// The words of a command line that are not yet understood.
pub struct Arguments(Vec<String>);

impl Arguments {
    pub fn new() -> Result<Self, Error> {
        let words = std::env::args_os().skip(1).map(OsString::into_string);
        let words: Result<_, OsString> = words.collect();
        words
            .map(Self)
            .map_err(|word| Error(format!("error: {word:?} is not UTF-8")))
    }

    /// What is to be shown in place of all else, if help is asked for or the version.
    pub fn answer(&self) -> Option<&'static str> {
        let is_there = |form: &str| self.0.iter().any(|word| word == form);
        if is_there("-h") || is_there("--help") || self.is_first("help") {
            let mut helps = HELP.split_inclusive("\n\n").skip(1);
            let told = helps.find(|help| help.split(' ').nth(1).is_some_and(is_there));
            return Some(told.unwrap_or(HELP));
        }
        let version = concat!("grundy ", env!("CARGO_PKG_VERSION"), "\n");
        (is_there("-V") || is_there("--version")).then_some(version)
    }

    fn is_first(&self, word: &str) -> bool {
        self.0.first().is_some_and(|first| first == word)
    }

    /// The command; without one, a bundle is printed.
    pub fn command(&mut self) -> &'static str {
        let mut commands = ["run", "test", "stress", "list", "new"].into_iter();
        let named = commands.find(|command| self.is_first(command));
        self.0.drain(..named.iter().len());
        named.unwrap_or("print")
    }

    /// What follows an option, the first time that it is there.
    pub fn get(&mut self, option: &str) -> Result<Option<String>, Error> {
        let start = format!("{option}=");
        let is_it = |word: &String| word == option || word.starts_with(&start);
        let Some(place) = self.0.iter().position(is_it) else {
            return Ok(None);
        };
        match self.0.remove(place).strip_prefix(&start) {
            Some(value) => Ok(Some(value.to_string())),
            None if place < self.0.len() => Ok(Some(self.0.remove(place))),
            None => fail!("error: nothing follows {option}; see `grundy --help`"),
        }
    }

    /// The number that follows an option, or what is meant without it.
    pub fn number<T: FromStr>(&mut self, option: &str, default: T) -> Result<T, Error> {
        let Some(value) = self.get(option)? else {
            return Ok(default);
        };
        let problem = format!("error: expected a number behind {option}, found {value:?}");
        value.parse().map_err(|_| Error(problem))
    }

    /// How long a run may take.
    pub fn limit(&mut self) -> Result<Duration, Error> {
        let limit = Duration::try_from_secs_f64(self.number("--limit", 10.0)?);
        limit.map_err(|why| Error(format!("error: expected a time behind --limit: {why}")))
    }

    /// The edition and the libraries: those that are given, and the snippets if none has their name.
    pub fn setting(&mut self) -> Result<Setting, Error> {
        let edition = self.number("--edition", 2021)?;
        if ![2015, 2018, 2021, 2024].contains(&edition) {
            return fail!("error: there is no edition {edition}, but 2015, 2018, 2021 and 2024");
        }
        let mut libraries: Vec<(String, PathBuf)> = Vec::new();
        while let Some(given) = self.get("--lib")? {
            let (name, path) = given.split_once('=').unwrap_or_default();
            if !is_library_name(name) {
                return fail!("error: expected NAME=PATH of a library, found {given:?}");
            }
            if libraries.iter().any(|(other, _)| other == name) {
                return fail!("error: the library {name:?} is given twice");
            }
            libraries.push((name.to_string(), path.into()));
        }
        if libraries.iter().all(|(name, _)| name != "snippets") {
            libraries.insert(0, ("snippets".to_string(), home()?.join("snippets/lib.rs")));
        }
        Ok(Setting { edition, libraries })
    }

    /// What is left, when all options that have an effect are understood.
    pub fn words(self) -> Result<Vec<String>, Error> {
        let is_option = |word: &&String| word.starts_with('-') && *word != "-";
        match self.0.iter().find(is_option) {
            Some(word) => fail!("error: {word} has no effect here; see `grundy --help`"),
            None => Ok(self.0),
        }
    }
}

/// Whether a module of the bundle may have a name.
fn is_library_name(name: &str) -> bool {
    let is_word = name.chars().all(|c| c.is_alphanumeric() || c == '_');
    let is_taken = TAKEN.split_whitespace().any(|word| word == name);
    is_word && !is_taken && !name.is_empty() && !name.starts_with(char::is_numeric)
}
