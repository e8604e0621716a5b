//! The command line, cut into a command, its words and its options.
use crate::error::{fail, Error};
use std::str::FromStr;

/// A paragraph per command.
const HELP: &str = "\
grundy SOLUTION [-o FILE] [--edition YEAR] [--lib NAME=PATH]...
  prints a solution as one file that a judge compiles, or writes it to FILE
  SOLUTION is a file, - for standard input, or a problem of the catalogue: its URL, its id as
  luogu_p2197, P2197, CF812E or hdu 1846, or its number at another judge, as POJ 3480
  YEAR is the judge's edition; --lib, once or more, is for libraries of your own: their root
  files or folders; what is not given is taken from the nearest Cargo.toml: the edition,
  otherwise 2021, and what it depends on by a path
  example: grundy P2197 -o main.rs

grundy run SOLUTION [ARGUMENT]... [--edition YEAR] [--lib NAME=PATH]...
  compiles it as judges do and runs it on standard input
  example: grundy run a.rs < 1.in

grundy test SOLUTION [SAMPLES] [--check FILE.rs] [--judge FILE.rs] [--eps E] \
[--limit SECONDS] [--edition YEAR] [--lib NAME=PATH]...
  runs it on samples, for at most 10 seconds each by default; what overflows panics
  SAMPLES is a folder, or an input as 1.in with 1.out or 1.ans; without it the samples are
  a1.in, a.1.in or a-1.in beside a.rs, or if there is none, all there and in test/, tests/, or
  in/ and out/; also as in1.txt with out1.txt, or 01 with 01.a
  numbers with a point may differ by 1e-6, absolutely or relatively, if E is not given
  --check: where several answers are right, a checker fails if one is wrong; its arguments are
  the files of the input, of the answer and of the expected answer, empty if there is none
  --judge: for dialogues (交互题), a referee that runs beside the solution, the output of each
  being the input of the other; its argument is the file of the case, and it fails if the solution
  does not win
  example: grundy test a.rs --limit 2

grundy stress FILE.rs [--brute FILE.rs] [--gen FILE.rs] [--check FILE.rs] [--judge FILE.rs] \
[--eps E] [--cases N] [--from N] [--limit SECONDS] [--edition YEAR] [--lib NAME=PATH]...
  compares it with a brute force (对拍), a.brute.rs or brute.rs beside a.rs, on what a generator
  writes, a.gen.rs or gen.rs, whose argument is the seed 1, 2, ..., or from N on; a case that
  failed is tried first; with --check or --judge, as for test, no brute force is needed
  example: grundy stress a.rs --cases 1000

grundy guess [NUMBER]...
  names the games of the library that have these values (打表找规律), ten or more, from heap 0, 1 or 2
  on, or these lost heaps, six or more, or these lost pairs, three or more in brackets; without
  numbers reads them from standard input; says whether the values repeat, if no game has them
  example: grundy guess 0 1 2 3 1 4 3 2 1 4 2 6
  example: grundy guess '(1,2) (3,5) (4,7)'

grundy list [WORD]...
  prints the pages of the library, snippets/PAGE.rs, and the problems in whose names each word
  begins one; if there are none, those whose rules or tasks have the words; the name of a page
  prints its functions, too
  example: grundy list 反nim

grundy new FILE.rs
  begins FILE.rs, and brute.rs, gen.rs and Cargo.toml (for editors) beside it, where there is none
  example: grundy new a/a.rs
";

/// What a command line may begin with, and the options that it may have. Each has a value.
pub const COMMANDS: &[(&str, &str)] = &[
    ("run", "--edition --lib"),
    ("test", "--check --judge --eps --limit --edition --lib"),
    (
        "stress",
        "--brute --gen --check --judge --eps --cases --from --limit --edition --lib",
    ),
    ("guess", ""),
    ("list", ""),
    ("new", ""),
];

/// The options where no command is named.
const OPTIONS: &str = "-o --edition --lib";

/// A command line.
pub struct Arguments {
    /// Empty if none is named.
    pub command: &'static str,
    pub words: Vec<String>,
    options: Vec<(String, String)>,
}

/// The words of the command line.
pub fn words() -> Vec<String> {
    let words = std::env::args_os().skip(1);
    words.map(|word| word.to_string_lossy().into()).collect()
}

/// What is to be shown in place of all else, if help is asked for or the version.
pub fn answer(words: &[String]) -> Option<&'static str> {
    words.iter().find_map(|word| match word.as_str() {
        "-h" | "--help" | "help" => Some(HELP),
        "-V" | "--version" => Some(concat!("grundy ", env!("CARGO_PKG_VERSION"), "\n")),
        _ => None,
    })
}

impl Arguments {
    pub fn new(words: Vec<String>) -> Result<Self, Error> {
        let mut arguments = Self {
            command: "",
            words: Vec::new(),
            options: Vec::new(),
        };
        let mut allowed = OPTIONS;
        let mut words = words.into_iter().peekable();
        for (command, options) in COMMANDS {
            if words.next_if(|word| word == command).is_some() {
                arguments.command = command;
                allowed = options;
                break;
            }
        }
        while let Some(word) = words.next() {
            if !word.starts_with("--") && word != "-o" {
                arguments.words.push(word);
                continue;
            }
            if !allowed.split(' ').any(|option| option == word) {
                return fail!("error: {word} has no effect here; see `grundy --help`");
            }
            let Some(value) = words.next() else {
                return fail!("error: nothing follows {word}; see `grundy --help`");
            };
            arguments.options.push((word, value));
        }
        Ok(arguments)
    }

    /// What follows an option, each time that it is there.
    pub fn all<'a>(&'a self, option: &'a str) -> impl Iterator<Item = &'a str> {
        let given = self.options.iter().filter(move |given| given.0 == option);
        given.map(|given| &*given.1)
    }

    /// What follows an option, if that is there.
    pub fn get<'a>(&'a self, option: &'a str) -> Option<&'a str> {
        self.all(option).next()
    }

    /// The number that follows an option, or what is meant without it.
    pub fn number<T: FromStr>(&self, option: &str, default: T) -> Result<T, Error> {
        let Some(value) = self.get(option) else {
            return Ok(default);
        };
        let problem = format!("error: expected a number after {option}, found {value:?}");
        value.parse().map_err(|_| Error(problem))
    }
}
