//! The command line, cut into a command, its words and its options.
use crate::error::{fail, Error};
use std::ffi::OsString;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

/// A paragraph per command. It begins with the grammar: the options of the command stand there in
/// brackets, with a word for what follows them.
const HELP: &str = "\
grundy SOLUTION [-o FILE] [--edition YEAR] [--lib NAME=PATH]...
  prints a solution as one file that a judge compiles, or writes it to FILE
  SOLUTION is a file, - for standard input, or a problem of the catalogue: its id, as
  luogu_p2197, P2197, CF812E or hdu 1846, or its URL; YEAR is that of the judge's edition,
  2021 if it is not given; each --lib is a library of your own, its root file or its folder
  example: grundy P2197 -o main.rs

grundy run SOLUTION [--edition YEAR] [--lib NAME=PATH]...
  compiles a solution as judges do and runs it on standard input
  example: grundy run a.rs < 1.in

grundy test SOLUTION [SAMPLES] [--limit SECONDS] [--edition YEAR] [--lib NAME=PATH]...
  runs a solution on samples, as a judge does, for at most 10 seconds each; overflow panics
  SAMPLES is an input, as 1.in with its answer 1.out or 1.ans, or a folder; if it is not given,
  that of the solution, or the judge's samples of a problem of the catalogue; if it has a1.in,
  a.1.in or a-1.in, these are for a.rs, else all in it and in its test/, tests/, or in/ and out/
  example: grundy test a.rs --limit 2

grundy stress FILE.rs [--brute FILE.rs] [--gen FILE.rs] [--check FILE.rs] [--cases N] \
[--limit SECONDS] [--edition YEAR] [--lib NAME=PATH]...
  compares a solution with a brute force (对拍), brute.rs if no other is given, on what a
  generator writes, gen.rs, whose argument is the seed 1, 2, ...; a checker is for problems with
  several right answers: it fails if one is wrong, and its arguments are the files of the
  input, of the answer and of the brute force's
  example: grundy stress a.rs --cases 1000

grundy list [WORD]...
  prints the pages of the library, snippets/PAGE.rs, and the problems that match all words
  example: grundy list 反nim

grundy new FILE.rs
  begins a solution, and brute.rs and gen.rs beside it, where no such file is
  example: grundy new a.rs
";

const EDITIONS: [u32; 4] = [2015, 2018, 2021, 2024];

/// What no module can be called, beside what is no identifier.
const TAKEN: &str = "_ Self abstract alloc as async await become box break const continue core crate \
    do dyn else enum extern false final fn for gen if impl in let loop macro match mod move mut override \
    priv pub ref return self static std struct super trait true try type typeof unsafe unsized use virtual \
    where while yield";

/// What the command line asks for.
#[derive(Default)]
pub struct Arguments {
    /// The command; empty if a bundle is asked for.
    pub command: String,
    /// What is neither a command nor an option.
    pub words: Vec<String>,
    /// What is to be shown in place of all else: help, or the version.
    pub answer: Option<&'static str>,
    /// The options with what follows each.
    options: Vec<(String, String)>,
}

impl Arguments {
    pub fn new(words: impl Iterator<Item = OsString>) -> Result<Self, Error> {
        let words: Result<Vec<String>, OsString> = words.map(OsString::into_string).collect();
        let mut words = words.or_else(|word| fail!("error: {word:?} is not UTF-8"))?;
        if words.first().is_some_and(|word| word == "help") {
            words[0] = "--help".to_string();
        }
        let count = words.len();
        words.retain(|word| word != "-h" && word != "--help");
        let asks_for_help = words.len() < count;
        let start = words.first().map(|word| format!("grundy {word} "));
        let mut helps = HELP.split_inclusive("\n\n");
        let help = start.and_then(|start| helps.find(|help| help.starts_with(&start)));
        let mut arguments = Self::default();
        if asks_for_help {
            arguments.answer = Some(help.unwrap_or(HELP));
        } else if words.iter().any(|word| word == "-V" || word == "--version") {
            arguments.answer = Some(concat!("grundy ", env!("CARGO_PKG_VERSION"), "\n"));
        } else {
            arguments.command = help.map_or(String::new(), |_| words.remove(0));
            arguments.read(
                words,
                help.unwrap_or(HELP).lines().next().unwrap_or_default(),
            )?;
        }
        Ok(arguments)
    }

    /// Tells options, which the grammar of the command names, from words.
    fn read(&mut self, words: Vec<String>, grammar: &str) -> Result<(), Error> {
        let mut words = words.into_iter();
        while let Some(word) = words.next() {
            if !word.starts_with('-') || word == "-" {
                self.words.push(word);
                continue;
            }
            let (option, value) = word.split_once('=').unzip();
            let option = option.unwrap_or(&word);
            let mut forms = grammar
                .split(['[', ']'])
                .filter_map(|form| form.split_once(' '));
            let Some((_, form)) = forms.find(|(name, _)| *name == option) else {
                return fail!("error: {option} has no effect here; see `grundy --help`");
            };
            let Some(value) = value.map(str::to_string).or_else(|| words.next()) else {
                return fail!("error: expected {form} behind {option}");
            };
            if option != "--lib" && self.get(option).is_some() {
                return fail!("error: {option} is given twice");
            }
            self.options.push((option.to_string(), value));
        }
        Ok(())
    }

    /// What follows an option.
    pub fn get(&self, option: &str) -> Option<&str> {
        let given = self.options.iter().find(|(name, _)| name == option);
        given.map(|(_, value)| value.as_str())
    }

    /// The number that follows an option, or what is meant without it.
    pub fn number<T: FromStr>(&self, option: &str, default: T) -> Result<T, Error> {
        let Some(value) = self.get(option) else {
            return Ok(default);
        };
        let number = value.parse();
        number.or_else(|_| fail!("error: expected a number behind {option}, found {value:?}"))
    }

    /// How long a run may take.
    pub fn limit(&self) -> Result<Duration, Error> {
        let limit = Duration::try_from_secs_f64(self.number("--limit", 10.0)?);
        limit.or_else(|why| fail!("error: expected a time behind --limit: {why}"))
    }

    /// What the judge compiles with.
    pub fn edition(&self) -> Result<u32, Error> {
        match self.number("--edition", 2021)? {
            edition if EDITIONS.contains(&edition) => Ok(edition),
            other => fail!("error: expected one of {EDITIONS:?} behind --edition, found {other}"),
        }
    }

    /// The libraries by name.
    pub fn libraries(&self) -> Result<Vec<(String, PathBuf)>, Error> {
        let mut libraries: Vec<(String, PathBuf)> = Vec::new();
        for (_, given) in self.options.iter().filter(|(option, _)| option == "--lib") {
            let Some((name, path)) = given.split_once('=') else {
                return fail!("error: expected NAME=PATH behind --lib, found {given:?}");
            };
            if !is_library_name(name) {
                return fail!("error: a library cannot be called {name:?}");
            }
            if libraries.iter().any(|(other, _)| other == name) {
                return fail!("error: the library {name:?} is given twice");
            }
            libraries.push((name.to_string(), path.into()));
        }
        Ok(libraries)
    }
}

/// Whether a module of the bundle may have a name.
fn is_library_name(name: &str) -> bool {
    let is_word = name.chars().all(|c| c.is_alphanumeric() || c == '_');
    let is_taken = TAKEN.split_whitespace().any(|word| word == name);
    is_word && !is_taken && !name.is_empty() && !name.starts_with(char::is_numeric)
}
