//! A text as tokens, brackets matched.
//!
//! White space and comments are no tokens: they are the gaps between these. The lexical structure is
//! that of the Rust reference; of marks, only `::`, `->`, `=>`, `..`, `...`, `..=` and `$crate` are
//! taken as one. The unpleasant part is telling lifetimes from characters, and `1.` from `1..2` and
//! `x.0.1`.
use crate::error::Error;
use crate::files::read;
use std::ops::Range;
use std::path::{Path, PathBuf};

/// What a part of a text is; gaps, comments and what is unreadable are no tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Gap,
    Comment,
    /// An identifier or a keyword, also raw (`r#type`), and `$crate`.
    Word,
    /// `'a`.
    Lifetime,
    /// A number, a character, or a string of any sort, with its suffix.
    Literal,
    Mark,
    /// `(`, `[` or `{`.
    Open,
    /// `)`, `]` or `}`.
    Close,
    Bad,
}

/// A token: its kind and text, where it starts in the file, and for a bracket the index of its partner.
#[derive(Clone, Copy, Debug)]
pub struct Token {
    pub kind: Kind,
    pub text: &'static str,
    pub start: usize,
    pub partner: usize,
}

/// A file that was read. It lives as long as the process.
pub struct Source {
    pub path: PathBuf,
    pub text: &'static str,
    pub tokens: Vec<Token>,
    /// The index of the crate that it is a part of; 0 is the solution.
    pub crate_id: usize,
}

/// Brackets nested deeper than programs nest them.
const DEEPEST: usize = 256;

impl Token {
    /// The name that it stands for: an identifier without its `r#`.
    pub fn name(&self) -> &'static str {
        self.text.strip_prefix("r#").unwrap_or(self.text)
    }

    /// The place behind it.
    pub fn end(&self) -> usize {
        self.start + self.text.len()
    }
}

impl Source {
    /// Reads a file. Fails if it cannot be read, or its tokens or brackets are broken.
    pub fn read(path: &Path, crate_id: usize) -> Result<&'static Self, Error> {
        let mut source = Self {
            path: path.to_path_buf(),
            text: Box::leak(read(path)?.into_boxed_str()),
            tokens: Vec::new(),
            crate_id,
        };
        source.cut()?;
        Ok(Box::leak(Box::new(source)))
    }

    /// The folder that it lies in.
    pub fn folder(&self) -> PathBuf {
        self.path.parent().unwrap_or(Path::new("")).to_path_buf()
    }

    /// Fills the tokens.
    fn cut(&mut self) -> Result<(), Error> {
        let (mut open, mut start): (Vec<usize>, usize) = (Vec::new(), 0);
        for (kind, text) in parts(without_tests(self.text)) {
            let index = self.tokens.len();
            let mut partner = index;
            match kind {
                Kind::Bad => return Err(self.error_at(start, "this is unreadable, or has no end")),
                Kind::Open if open.len() == DEEPEST => {
                    return Err(self.error_at(start, "brackets nested too deep"));
                }
                Kind::Open => open.push(index),
                Kind::Close => {
                    let problem = "this bracket closes nothing";
                    partner = open.pop().ok_or_else(|| self.error_at(start, problem))?;
                    if !matches!(
                        (self.at(partner), text),
                        ("(", ")") | ("[", "]") | ("{", "}")
                    ) {
                        return Err(self.error(partner, "this bracket is not closed"));
                    }
                    self.tokens[partner].partner = index;
                }
                _ => {}
            }
            if !matches!(kind, Kind::Gap | Kind::Comment) {
                self.tokens.push(Token {
                    kind,
                    text,
                    start,
                    partner,
                });
            }
            start += text.len();
        }
        match open.last() {
            Some(&open) => Err(self.error(open, "this bracket is not closed")),
            None => Ok(()),
        }
    }

    /// The text of a token, or nothing behind the last one.
    pub fn at(&self, index: usize) -> &'static str {
        self.tokens.get(index).map_or("", |token| token.text)
    }

    /// What tells a token from those of all files: where its text is in memory.
    pub fn key(&self, index: usize) -> *const u8 {
        self.at(index).as_ptr()
    }

    /// The place behind a token, or behind the group that it opens.
    pub fn behind(&self, index: usize) -> usize {
        match self.tokens.get(index) {
            Some(token) if token.kind == Kind::Open => token.partner + 1,
            _ => index + 1,
        }
    }

    /// What stands in the group that a token opens.
    pub fn inside(&self, open: usize) -> Range<usize> {
        open + 1..self.tokens[open].partner
    }

    /// Whether a token is a word; keywords are, too.
    pub fn is_word(&self, index: usize) -> bool {
        let token = self.tokens.get(index);
        token.is_some_and(|token| token.kind == Kind::Word)
    }

    /// The names of the path that begins at a place, before another one.
    pub fn path(&self, first: usize, end: usize) -> Vec<usize> {
        let mut path = vec![first];
        let mut at = first + 2;
        while at < end && self.at(at - 1) == "::" && self.is_word(at) {
            path.push(at);
            at += 2;
        }
        path
    }

    /// An error at a token.
    pub fn error(&self, index: usize, message: &str) -> Error {
        let start = self.tokens.get(index).map_or(0, |token| token.start);
        self.error_at(start, message)
    }

    /// An error at a byte of the text, with its line.
    fn error_at(&self, at: usize, message: &str) -> Error {
        let start = self.text[..at].rfind('\n').map_or(0, |newline| newline + 1);
        let line = self.text[start..].lines().next().unwrap_or("");
        let row = self.text[..start].matches('\n').count() + 1;
        // A tab stays a tab, so that the caret stands below its character.
        let blank = |c| if c == '\t' { '\t' } else { ' ' };
        let indent: String = self.text[start..at].chars().map(blank).collect();
        let (path, column) = (self.path.display(), indent.chars().count() + 1);
        Error(format!(
            "{path}:{row}:{column}: error: {message}\n  {line}\n  {indent}^"
        ))
    }
}

/// A text up to the tests at its end, which often are the larger part of a file: up to there, no brace
/// stands at the start of a line.
fn without_tests(text: &str) -> &str {
    let start = text
        .find("\n#[cfg(test)]\nmod tests {\n")
        .unwrap_or(text.len());
    let is_end = text[start..].find("\n}\n") == (text.len() - start).checked_sub(3);
    &text[..if is_end { start } else { text.len() }]
}

/// Cuts a text into parts that add up to it, whatever it is. O(length).
pub fn parts(text: &str) -> impl Iterator<Item = (Kind, &str)> {
    let (mut rest, mut after_dot) = (text, false);
    std::iter::from_fn(move || {
        let (kind, length) = part(rest, after_dot)?;
        let (text, behind) = rest.split_at(length);
        if !matches!(kind, Kind::Gap | Kind::Comment) {
            after_dot = text == ".";
        }
        rest = behind;
        Some((kind, text))
    })
}

/// The first part of a text and its length.
fn part(rest: &str, after_dot: bool) -> Option<(Kind, usize)> {
    let first = rest.chars().next()?;
    Some(match first {
        _ if is_space(first) => (Kind::Gap, length_while(rest, is_space)),
        '/' if rest.starts_with("//") => (Kind::Comment, line_comment(rest)),
        '/' if rest.starts_with("/*") => block_comment(rest),
        '"' => literal(rest, quoted(rest, 1, b'"')),
        '\'' => quote(rest),
        '0'..='9' => literal(rest, Some(number(rest, after_dot))),
        '(' | '[' | '{' => (Kind::Open, 1),
        ')' | ']' | '}' => (Kind::Close, 1),
        '$' if rest.starts_with("$crate") && !rest[6..].starts_with(is_word_part) => {
            (Kind::Word, 6)
        }
        _ if first.is_ascii_punctuation() && first != '_' => {
            let long = ["...", "..=", "..", "::", "->", "=>"].into_iter();
            let length = long.filter(|long| rest.starts_with(long)).map(str::len);
            (Kind::Mark, length.max().unwrap_or(1))
        }
        _ if is_word_start(first) => word(rest),
        _ => (Kind::Bad, first.len_utf8()),
    })
}

/// Whether a word may start with `c`. Slightly wider than `XID_Start`, which std does not know.
fn is_word_start(c: char) -> bool {
    c == '_' || c.is_alphabetic()
}

fn is_word_part(c: char) -> bool {
    c == '_' || c.is_alphanumeric()
}

/// `Pattern_White_Space` and the mark of byte order; `char::is_whitespace` is another set.
fn is_space(c: char) -> bool {
    const OTHERS: &str = "\u{85}\u{200e}\u{200f}\u{2028}\u{2029}\u{feff}";
    matches!(c, ' ' | '\t'..='\r') || !c.is_ascii() && OTHERS.contains(c)
}

fn length_while(text: &str, is_part: fn(char) -> bool) -> usize {
    text.find(|c| !is_part(c)).unwrap_or(text.len())
}

fn line_comment(rest: &str) -> usize {
    let length = rest.find('\n').unwrap_or(rest.len());
    // The "\r" of a line end stays with it.
    rest[..length].strip_suffix('\r').map_or(length, str::len)
}

fn block_comment(rest: &str) -> (Kind, usize) {
    let (mut depth, mut at) = (0, 0);
    while at < rest.len() {
        let (change, length) = match rest.as_bytes()[at..] {
            [b'/', b'*', ..] => (1, 2),
            [b'*', b'/', ..] => (-1, 2),
            _ => (0, 1),
        };
        (depth, at) = (depth + change, at + length);
        if depth == 0 {
            return (Kind::Comment, at);
        }
    }
    (Kind::Bad, rest.len())
}

/// A literal that ends somewhere, and its suffix.
fn literal(rest: &str, end: Option<usize>) -> (Kind, usize) {
    let with_suffix = |end| end + length_while(&rest[end..], is_word_part);
    end.map_or((Kind::Bad, rest.len()), |end| {
        (Kind::Literal, with_suffix(end))
    })
}

/// The place behind the quote that ends a text from `start` on, if one does.
fn quoted(rest: &str, start: usize, quote: u8) -> Option<usize> {
    let mut at = start;
    loop {
        match rest.as_bytes().get(at)? {
            b'\\' => at += 2,
            byte if *byte == quote => return Some(at + 1),
            _ => at += 1,
        }
    }
}

/// The place behind a raw string whose first `#` or quote is at `start`.
fn raw(rest: &str, start: usize) -> Option<usize> {
    let hashes = length_while(&rest[start..], |c| c == '#');
    let (body, end) = (start + hashes + 1, format!("\"{}", "#".repeat(hashes)));
    Some(body + rest[body..].find(&end)? + end.len())
}

/// A lifetime or a character.
fn quote(rest: &str) -> (Kind, usize) {
    let mut chars = rest[1..].chars();
    match (chars.next(), chars.next()) {
        (Some(c), next) if is_word_start(c) && next != Some('\'') => {
            (Kind::Lifetime, 1 + length_while(&rest[1..], is_word_part))
        }
        _ => literal(rest, quoted(rest, 1, b'\'')),
    }
}

/// The length of a number, but for its suffix. An exponent without a sign is taken like one.
fn number(rest: &str, after_dot: bool) -> usize {
    let digits = |text| length_while(text, |c| c.is_ascii_digit() || c == '_');
    let mut end = digits(rest);
    // A tuple index: in x.0.1 nothing is a float.
    if after_dot
        || ["0x", "0b", "0o"]
            .iter()
            .any(|start| rest.starts_with(start))
    {
        return end;
    }
    if let Some(after) = rest[end..].strip_prefix('.') {
        if !after.starts_with(|c| c == '.' || is_word_start(c)) {
            end += 1 + digits(after);
        }
    }
    match rest.as_bytes()[end..] {
        [b'e' | b'E', b'+' | b'-', b'0'..=b'9' | b'_', ..] => end + 2 + digits(&rest[end + 2..]),
        _ => end,
    }
}

fn word(rest: &str) -> (Kind, usize) {
    let length = length_while(rest, is_word_part);
    let (prefix, behind) = rest.split_at(length);
    let is_raw = behind.trim_start_matches('#').starts_with('"');
    match (prefix, behind.as_bytes().first()) {
        ("r" | "br" | "cr", Some(b'#' | b'"')) if is_raw => literal(rest, raw(rest, length)),
        ("b" | "c", Some(b'"')) => literal(rest, quoted(rest, length + 1, b'"')),
        ("b", Some(b'\'')) => literal(rest, quoted(rest, length + 1, b'\'')),
        ("r", Some(b'#')) if behind[1..].starts_with(is_word_start) => {
            (Kind::Word, 2 + length_while(&behind[1..], is_word_part))
        }
        _ => (Kind::Word, length),
    }
}

/// The words that can be no name of an item.
const KEYWORDS: &[&str] = &[
    "_", "as", "async", "await", "break", "const", "continue", "crate", "dyn", "else", "enum",
    "extern", "false", "fn", "for", "if", "impl", "in", "let", "loop", "match", "mod", "move",
    "mut", "pub", "ref", "return", "self", "Self", "static", "struct", "super", "trait", "true",
    "type", "unsafe", "use", "where", "while", "$crate",
];

pub fn is_keyword(word: &str) -> bool {
    KEYWORDS.contains(&word)
}
