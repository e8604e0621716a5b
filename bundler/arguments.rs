//! The command line, cut into a command, its words and its options.
use crate::error::Error;
use crate::tokens::{self, is_keyword};
use std::ffi::OsString;
use std::path::Path;
use std::str::FromStr;

/// The commands and the options that each takes. A command without a name prints a bundle.
const COMMANDS: [(&str, &[&str]); 9] = [
    ("", &["--lib", "--features", "--edition", "-o"]),
    ("run", &["--lib", "--features", "--edition"]),
    ("test", &["--lib", "--features", "--edition", "--limit"]),
    (
        "stress",
        &[
            "--lib",
            "--features",
            "--edition",
            "--limit",
            "--brute",
            "--gen",
            "--check",
            "--cases",
        ],
    ),
    ("list", &[]),
    ("new", &[]),
    ("--all", &["--lib", "--features"]),
    ("--catalogue", &[]),
    ("--version", &[]),
];

/// What each option is followed by.
const OPTIONS: [(&str, &str); 9] = [
    ("--lib", "NAME=PATH"),
    ("--features", "NAME=A,B"),
    ("--edition", "a year"),
    ("-o", "a file"),
    ("--limit", "a time"),
    ("--brute", "a file"),
    ("--gen", "a file"),
    ("--check", "a file"),
    ("--cases", "a number"),
];

const EDITIONS: [u32; 4] = [2015, 2018, 2021, 2024];

/// What the command line asks for.
pub struct Arguments {
    /// The command; empty if a bundle is asked for.
    pub command: &'static str,
    /// What is neither a command nor an option.
    pub words: Vec<String>,
    /// Whether help is asked for, whatever else is.
    pub help: bool,
    /// The options with what follows each.
    options: Vec<(&'static str, String)>,
}

/// A library's name, path and features.
type Library<'a> = (&'a str, &'a Path, Vec<String>);

impl Arguments {
    pub fn new(words: impl Iterator<Item = OsString>) -> Result<Self, Error> {
        let mut arguments = Self {
            command: "",
            words: Vec::new(),
            help: false,
            options: Vec::new(),
        };
        let text = |word: OsString| {
            let text = word.into_string();
            text.map_err(|word| usage(&format!("{word:?} is not UTF-8")))
        };
        let mut words = words.map(text);
        while let Some(word) = words.next().transpose()? {
            let is_first = arguments.command.is_empty() && arguments.words.is_empty();
            let command = COMMANDS.iter().find(|(name, _)| *name == word && is_first);
            if word == "--help" || word == "-h" {
                arguments.help = true;
            } else if let Some((option, what)) = OPTIONS.iter().find(|(name, _)| *name == word) {
                let value = words.next().transpose()?;
                let value =
                    value.ok_or_else(|| usage(&format!("expected {what} behind {word}")))?;
                if arguments.get(option).is_some() && !["--lib", "--features"].contains(option) {
                    return Err(usage(&format!("{option} is given twice")));
                }
                arguments.options.push((option, value));
            } else if let Some((command, _)) = command.filter(|_| !word.is_empty()) {
                arguments.command = command;
            } else if word.starts_with('-') && word != "-" {
                return Err(usage(&format!("unknown option {word:?}")));
            } else {
                arguments.words.push(word);
            }
        }
        let command = COMMANDS.iter().find(|(name, _)| *name == arguments.command);
        let takes = command.map_or(&[][..], |(_, takes)| takes);
        let mut options = arguments.options.iter();
        match options.find(|(option, _)| !takes.contains(option)) {
            Some((option, _)) => Err(usage(&format!("{option} has no effect here"))),
            None => Ok(arguments),
        }
    }

    /// What follows an option.
    pub fn get(&self, option: &str) -> Option<&str> {
        self.all(option).first().copied()
    }

    fn all(&self, option: &str) -> Vec<&str> {
        let given = self.options.iter().filter(|(name, _)| *name == option);
        given.map(|(_, value)| value.as_str()).collect()
    }

    /// The number that follows an option, if it is given.
    pub fn number<T: FromStr>(&self, option: &str) -> Result<Option<T>, Error> {
        let number = |value: &str| {
            let problem = || format!("expected a number behind {option}, found {value:?}");
            value.parse().map_err(|_| usage(&problem()))
        };
        self.get(option).map(number).transpose()
    }

    /// The edition of the solution, as the judge compiles it.
    pub fn edition(&self) -> Result<u32, Error> {
        let edition = self.number("--edition")?.unwrap_or(2021);
        if EDITIONS.contains(&edition) {
            return Ok(edition);
        }
        let problem = format!("expected one of {EDITIONS:?} behind --edition, found {edition}");
        Err(usage(&problem))
    }

    /// The libraries.
    pub fn libraries(&self) -> Result<Vec<Library<'_>>, Error> {
        let mut libraries: Vec<Library> = Vec::new();
        for given in self.all("--lib") {
            let (name, path) = pair("--lib", given)?;
            if !is_library_name(name) {
                return Err(usage(&format!("a library cannot be called {name:?}")));
            }
            if libraries.iter().any(|(other, ..)| *other == name) {
                return Err(usage(&format!("the library {name:?} is given twice")));
            }
            libraries.push((name, Path::new(path), vec!["default".to_string()]));
        }
        for given in self.all("--features") {
            let (name, features) = pair("--features", given)?;
            let library = libraries.iter_mut().find(|(library, ..)| *library == name);
            let problem = || format!("features of {name:?}, which no --lib gives");
            let (_, _, own) = library.ok_or_else(|| usage(&problem()))?;
            own.extend(
                features
                    .split(',')
                    .map(|feature| feature.trim().to_string()),
            );
        }
        Ok(libraries)
    }
}

/// An error of who wrote the command line.
pub fn usage(problem: &str) -> Error {
    Error(format!("error: {problem}; see `grundy --help`"))
}

fn pair<'a>(option: &str, value: &'a str) -> Result<(&'a str, &'a str), Error> {
    let forms = OPTIONS.iter().find(|(name, _)| *name == option);
    let form = forms.map_or("", |(_, form)| form);
    let problem = || format!("expected {form} behind {option}, found {value:?}");
    value.split_once('=').ok_or_else(|| usage(&problem()))
}

/// Whether a module of the bundle may have a name.
fn is_library_name(name: &str) -> bool {
    let part = tokens::parts(name).next();
    part == Some((tokens::Kind::Word, name))
        && !is_keyword(name)
        && !matches!(name, "std" | "core" | "alloc")
}
