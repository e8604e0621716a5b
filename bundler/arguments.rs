//! The command line. Its commands are in one table, whose texts are the help; an option is what begins a line there.
use crate::error::{fail, Error};
use crate::manifest::Entries;
use std::path::PathBuf;
use std::str::FromStr;

/// The commands by name, each with its help: how it is called and what it does, then its options. The first one has
/// no name: it is meant where a solution comes first.
pub const COMMANDS: &[(&str, &[&str])] = &[
    ("", &[BUNDLE, OUTPUT, MAKING]),
    ("run", &[RUN, MAKING]),
    ("test", &[TEST, JUDGING, MAKING]),
    ("stress", &[STRESS, STRESSING, JUDGING, MAKING]),
    ("guess", &[GUESS]),
    ("play", &[PLAY]),
    ("table", &[TABLE]),
    ("list", &[LIST]),
    ("listen", &[LISTEN]),
    ("new", &[NEW]),
];

const BUNDLE: &str = "\
grundy SOLUTION [OPTION VALUE]...
  prints a solution as one file that a judge compiles
  SOLUTION is a file, - for standard input, or a problem of the catalogue: its
  URL, its id as luogu_p2197, P2197, CF812E or hdu 1846, or its number at
  another judge, as POJ 3480
  example: grundy P2197 -o main.rs
";

const RUN: &str = "\
grundy run SOLUTION [ARGUMENT]... [OPTION VALUE]...
  compiles it as judges do and runs it on standard input; what comes after --
  is an argument of the program; an example of the documentation runs, too
  example: grundy run a.rs < 1.in
";

const TEST: &str = "\
grundy test SOLUTION [SAMPLES] [OPTION VALUE]...
  runs it on samples; an overflow, which goes unnoticed at a judge, panics
  SAMPLES is a folder, an input, or a problem of the catalogue, whose samples
  are meant; without it the samples are those beside
  a.rs and in tests/, data/, in/ and the like there, or beside src/ of a
  package; if some are named after a, as a1.in, only these; an answer is called
  as its input is, but for one word: 1.out or 1.ans for 1.in, out/x for in/x,
  a_output0.txt for a_input0.txt; or 01.a for 01
  says in the end which other editions refuse it, and which judges have these
  example: grundy test a.rs --limit 2
";

const STRESS: &str = "\
grundy stress FILE.rs [OPTION VALUE]...
  compares it with a brute force (对拍) on what a generator writes; a case that
  failed is tried first; with --check or --judge no brute force is needed
  example: grundy stress a.rs --cases 1000
";

const GUESS: &str = "\
grundy guess [NUMBER]...
  names the games of the library that have these values (打表找规律), ten or
  more, from heap 0 to 3 on, or these lost heaps, six or more, or these lost
  pairs, three or more in brackets; without numbers reads them from standard
  input; says whether the values repeat, if no game has them
  example: grundy guess 0 1 2 3 1 4 3 2 1 4 2 6
  example: grundy guess '(1,2) (3,5) (4,7)'
";

const PLAY: &str = "\
grundy play GAME [RULE] NUMBER...
  plays a game against you on standard input and output, perfectly; you begin
  nim 3 4 5              take one or more stones from a heap
  misere 1 2 2           the same, but who takes the last stone loses
  bash 1-3 10            take 1 to 3 stones from a heap
  subtraction 1,3,4 11   take 1, 3 or 4 stones from a heap
  octal 0.137 9          take j stones from a heap, and leave of it no heap if
                         digit j has the bit 1, one if 2, two if 4
  kayles 9               knock down one pin of a row or two neighbours
  lasker 4 7             take stones from a heap, or none and split it
  wythoff 6 9            take from one heap, or the same number from both
  euclid 7 5             take a multiple of the smaller number from the other
  fibonacci 12           take at most twice as many as the move before; a
                         second number is the most that may be taken now,
                         without it all but one
  staircase 1 0 4        carry stones from a step to the one before it, from
                         step 1 to the ground
  end_nim 3 1 4          take stones from the first or the last heap of a row
  chomp 3x4              bite off the end of a row, and with it the ends that
                         stick out behind it; who eats the first square loses
  at most 8 numbers up to 255, in chomp up to 8; who cannot move loses
  a move is how many are taken, as 3, or take 3 from heap 2; or what becomes of
  a heap, as 5 -> 2; or the position that it leaves, as 3 2
  hint says which moves win, and why; undo; values shows the table up to the
  position; new, new won, new lost begin with another one; quit
  example: grundy play nim 3 4 5
";

const TABLE: &str = "\
grundy table GAME [RULE] NUMBER
grundy table GAME [RULE] NUMBERxNUMBER
  prints the values of a game of `grundy play` up to this position, 1 for won
  where no Grundy value is known, and 0 for lost; the period, if one is proved;
  and the lost positions, which `grundy guess` reads
  as wide as the terminal, which COLUMNS names, or 80 columns
  example: grundy table octal 0.137 60
  example: grundy table wythoff 10x10
";

const LIST: &str = "\
grundy list [WORD]...
  prints the ten pages of the library, snippets/PAGE.rs, and problems that have
  most of the words, the best first: in a name, in the rule of a game or in a
  task; names and rare words count more, and all forms of a word are one;
  the name of a page prints its functions and types, too
  example: grundy list rook special cells
";

const LISTEN: &str = "\
grundy listen [FOLDER] [--port N]
  waits for Competitive Companion, an extension of browsers; begins each
  problem that it posts as `new` does, with its samples, until Enter is typed
  or a contest is complete
  --port N
      the port, otherwise the first free one of those that it posts to
  example: grundy listen abc400
";

const NEW: &str = "\
grundy new FILE.rs
  begins FILE.rs, and brute.rs, gen.rs and Cargo.toml (for editors) beside it;
  where there are some, FILE.brute.rs and FILE.gen.rs
  example: grundy new a/a.rs
";

const OUTPUT: &str = "  -o FILE
      writes to FILE in place of standard output
";

const MAKING: &str = "  --edition YEAR
      the judge's edition; without it that of the nearest Cargo.toml above,
      otherwise 2024, which AtCoder, Luogu, Library Checker, yukicoder,
      LeetCode, Codeforces have; 2021: Codeforces, Kattis, DMOJ, CSES,
      LibreOJ; 2018: CSES, LibreOJ; 2015: Hydro, DOMjudge, CMS, LibreOJ
  --lib NAME=PATH
      a library of your own, its root file or its folder, once or more; the
      nearest Cargo.toml above names libraries by their paths, too, as do
      theirs
";

const JUDGING: &str = "  --check FILE
      where several answers are right, a checker, in Rust or a program such as
      testlib's, that fails if one is wrong; its arguments are the files of the
      input, of the answer and of the expected answer, empty if there is none
  --judge FILE
      for dialogues (交互题), a referee that runs beside the solution, the
      output of each being the input of the other; its argument is the file of
      the case, and it fails if the solution does not win
  --eps E
      how much numbers with a point may differ, absolutely or relatively, 1e-6
      by default
  --limit SECONDS
      the time of each run, 10 seconds by default
";

const STRESSING: &str = "  --brute FILE.rs
      the brute force, a.brute.rs or brute.rs beside a.rs by default
  --gen FILE.rs
      the generator, a.gen.rs or gen.rs beside a.rs by default; its argument
      and its input is the seed 1, 2, ...
  --cases N
      how many cases are enough; without it as many as go into ten seconds
  --from N
      the first seed, 1 by default
";

/// A command line: the name of a command, its words, and its options.
pub struct Line {
    pub command: &'static str,
    pub words: Vec<String>,
    pub options: Options,
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
    let own: Vec<&str> = words
        .iter()
        .map(|word| &**word)
        .take_while(|word| *word != "--")
        .collect();
    let name = match own[..] {
        ["-V" | "--version", ..] => {
            return Some(format!("grundy {}\n", env!("CARGO_PKG_VERSION")));
        }
        ["help" | "-h" | "--help"] => {
            let all: Vec<&str> = COMMANDS.iter().map(|(_, help)| help[0]).collect();
            return Some(all.join("\n") + "\n`grundy COMMAND --help` shows the options, too\n");
        }
        ["help" | "-h" | "--help", name, ..] | [name, .., "-h" | "--help"] => name,
        _ => return None,
    };
    let named = COMMANDS.iter().find(|(other, _)| *other == name);
    Some(named.unwrap_or(&COMMANDS[0]).1.concat())
}

impl Line {
    /// Reads the words of a command line. What comes after `--` is no option.
    pub fn new(words: Vec<String>) -> Result<Self, Error> {
        let mut words = words.into_iter().peekable();
        let named = COMMANDS[1..]
            .iter()
            .find(|(name, _)| words.next_if(|word| word == name).is_some());
        let (command, help) = named.unwrap_or(&COMMANDS[0]);
        let help = help.concat();
        let mut line = Self {
            command,
            words: Vec::new(),
            options: Options::default(),
        };
        while let Some(word) = words.next() {
            if word == "--" {
                line.words.extend(words);
                break;
            }
            if !word.starts_with("--") && word != "-o" {
                line.words.push(word);
                continue;
            }
            let (name, value) = match word.split_once('=') {
                Some((name, value)) => (name, Some(value.to_string())),
                None => (&*word, None),
            };
            if !help.contains(&format!("\n  {name} ")) {
                return fail!("error: {name} has no effect here; see `grundy --help`");
            }
            let Some(value) = value.or_else(|| words.next()) else {
                return fail!("error: nothing follows {name}; see `grundy --help`");
            };
            line.options.0 .0.push((name.to_string(), value));
        }
        if line.options.has("--check") && line.options.has("--judge") {
            return fail!("error: --check or --judge, but not both");
        }
        Ok(line)
    }
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
    pub fn number<T: FromStr>(&self, name: &str, default: T) -> Result<T, Error> {
        let Some(value) = self.all(name).pop() else {
            return Ok(default);
        };
        let problem = format!("error: expected a number after {name}, found {value:?}");
        value.parse().map_err(|_| Error(problem))
    }
}
