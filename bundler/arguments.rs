//! The command line. The help says which commands there are, and which options they have.
use crate::entries::Entries;
use crate::error::{fail, Error, Result};
use crate::words::has;
use std::path::PathBuf;
use std::str::FromStr;

/// How the commands are called and what they do, a section each; a solution without a command is the first.
const COMMANDS: &str = include_str!("help/commands.txt");

/// The games and the options, a section each, by the names that the sections of the commands have.
const OPTIONS: &str = concat!(
    include_str!("help/games.txt"),
    "\n",
    include_str!("help/options.txt")
);

/// What is called without a command, as its section has it.
const NAMELESS: &str = "SOLUTION";

/// Returns the section of a command.
fn section(command: &str) -> Option<&'static str> {
    let start = format!("grundy {command} ");
    let mut sections = COMMANDS.split_inclusive("\n\n");
    sections.find(|section| section.starts_with(&start))
}

/// The words of the command line.
pub fn words() -> Vec<String> {
    std::env::args_os()
        .skip(1)
        .map(|word| word.to_string_lossy().into())
        .collect()
}

/// Returns what is to be shown in place of all else, if help is asked for or the version.
pub fn answer(words: &[String]) -> Option<String> {
    let words = words.iter().map(|word| &**word);
    let own: Vec<&str> = words.take_while(|word| *word != "--").collect();
    let name = match own[..] {
        ["-V" | "--version", ..] => {
            return Some(format!("grundy {}\n", env!("CARGO_PKG_VERSION")));
        }
        ["help" | "-h" | "--help"] => {
            let more = "`grundy COMMAND --help` describes the options\n";
            return Some(format!("{COMMANDS}\n{more}"));
        }
        ["help" | "-h" | "--help", name, ..] | [name, .., "-h" | "--help"] => name,
        _ => return None,
    };
    let section = section(name).or(section(NAMELESS))?;
    let options = OPTIONS.split_inclusive("\n\n").filter(|option| {
        let (name, _) = option.split_once(' ').unwrap_or_default();
        has(name, section)
    });
    Some(section.to_string() + &options.collect::<String>())
}

/// Reads the words of a command line: its command, other words, and options. What comes after `--` is no option.
pub fn read(words: Vec<String>) -> Result<(String, Vec<String>, Options)> {
    let mut words = words.into_iter().peekable();
    let command = words.next_if(|word| section(word).is_some());
    let command = command.unwrap_or(NAMELESS.to_string());
    let mut others = Vec::new();
    let mut options = Options::default();
    while let Some(word) = words.next() {
        if word == "--" {
            others.extend(words);
            break;
        }
        if !word.starts_with("--") && word != "-o" {
            others.push(word);
            continue;
        }
        let (name, value) = match word.split_once('=') {
            Some((name, value)) => (name, Some(value.to_string())),
            None => (&*word, words.next()),
        };
        if !has(name, section(&command).unwrap_or_default()) {
            return fail!("error: {name} has no effect here; see `grundy --help`");
        }
        let Some(value) = value else {
            return fail!("error: nothing follows {name}; see `grundy --help`");
        };
        options.0 .0.push((name.to_string(), value));
    }
    if options.has("--check") && options.has("--judge") {
        return fail!("error: --check or --judge, but not both");
    }
    Ok((command, others, options))
}

/// The options of a command line: names, as `--limit`, with their values.
#[derive(Default)]
pub struct Options(Entries);

impl Options {
    /// Lists the values of an option, in their order.
    pub fn all(&self, name: &str) -> Vec<String> {
        self.0.all(name)
    }

    pub fn has(&self, name: &str) -> bool {
        !self.all(name).is_empty()
    }

    /// Returns the file that an option names last.
    pub fn path(&self, name: &str) -> Option<PathBuf> {
        self.all(name).pop().map(PathBuf::from)
    }

    /// Returns the number that an option has, otherwise the default.
    pub fn number<T: FromStr>(&self, name: &str, default: T) -> Result<T> {
        let Some(value) = self.all(name).pop() else {
            return Ok(default);
        };
        let problem = format!("error: expected a number after {name}, found {value:?}");
        value.parse().map_err(|_| Error(problem))
    }
}
