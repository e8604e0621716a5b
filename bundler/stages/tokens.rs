//! A text as tokens, brackets matched.
//!
//! A text is cut into parts. White space and comments are parts, but no tokens. The lexical structure is
//! that of the Rust reference; of longer marks, only `::`, `->`, `=>`, `..`, `...`, `..=` and `$crate` are
//! taken as one token, and `1.5` is three, as is `x.0`.
use super::Text;
use crate::error::{Error, Result};
use std::ops::Range;
use std::path::PathBuf;
use TokenKind::{Bad, Close, Comment, Gap, Literal, Mark, Open, Word};

/// What a part of a text is. A gap or a comment is no token.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum TokenKind {
    /// White space, the byte order mark among it.
    Gap,
    /// A comment, documentation or not: `// a`, `/* a */`, `/// a`; also a first line `#!/bin/sh`.
    Comment,
    /// An identifier, a keyword or `$crate`: `a`, `r#type`, `fn`, `self`, `_`; also the `b` of `b"x"`.
    Word,
    /// A number, a character or a string: `1_0u8`, `'a'`, `"a"`, `br#"a"#`.
    Literal,
    /// A mark, or a lifetime: `+`, `::`, `..=`, `'a`.
    Mark,
    /// An opening bracket: `(`, `[`, `{`, but not `<`.
    Open,
    /// A closing bracket.
    Close,
    /// A character that Rust does not have, or what has no end: `∑`, `"a`, `/* a`.
    Bad,
}

/// A part of a text that is neither white space nor a comment.
#[derive(Clone, Copy)]
pub struct Token {
    pub kind: TokenKind,
    pub text: &'static str,
    /// Where it starts in the file, in bytes.
    pub start: usize,
    /// The index of the other bracket of its pair; its own index if it is no bracket.
    pub partner: usize,
}

/// A file that was read. It lives as long as the process.
pub struct Source {
    /// Its number among all files; 0 is the root file of the solution.
    pub id: usize,
    /// The crate that it belongs to; 0 is the solution.
    pub crate_id: usize,
    pub path: PathBuf,
    pub text: &'static str,
    pub tokens: Vec<Token>,
}

/// A token among those of all files: the number of its file, and its index there.
pub type TokenId = (usize, usize);

impl Source {
    /// Cuts the text of a file into tokens. Fails if a token is broken, or a bracket has no partner.
    pub fn new(id: usize, crate_id: usize, file: Text) -> Result<&'static Self> {
        let mut source = Self {
            id,
            crate_id,
            path: file.path,
            text: Box::leak(file.text.into_boxed_str()),
            tokens: Vec::new(),
        };
        let mut open = Vec::new();
        let mut start = 0;
        for (kind, text) in parts(without_tests(source.text)) {
            let index = source.tokens.len();
            let place = start;
            start += text.len();
            if matches!(kind, Gap | Comment) {
                continue;
            }
            source.tokens.push(Token {
                kind,
                text,
                start: place,
                partner: index,
            });
            match kind {
                Bad => return Err(source.error(index, "this is unreadable, or has no end")),
                Open => open.push(index),
                Close => {
                    let Some(partner) = open.pop() else {
                        return Err(source.error(index, "this bracket closes nothing"));
                    };
                    if !matches!(
                        (source.at(partner), text),
                        ("(", ")") | ("[", "]") | ("{", "}")
                    ) {
                        return Err(source.error(partner, "this bracket is not closed"));
                    }
                    source.tokens[index].partner = partner;
                    source.tokens[partner].partner = index;
                }
                _ => {}
            }
        }
        match open.last() {
            Some(&bracket) => Err(source.error(bracket, "this bracket is not closed")),
            None => Ok(Box::leak(Box::new(source))),
        }
    }

    /// Returns the text of a token, or nothing after the last one.
    pub fn at(&self, index: usize) -> &'static str {
        self.tokens.get(index).map_or("", |token| token.text)
    }

    /// Returns the text of the token that is `count` places before another one, or nothing.
    pub fn before(&self, index: usize, count: usize) -> &'static str {
        let index = index.checked_sub(count);
        index.map_or("", |index| self.at(index))
    }

    /// Returns the name that a token stands for: an identifier without its `r#`.
    pub fn name(&self, index: usize) -> &'static str {
        let text = self.at(index);
        text.strip_prefix("r#").unwrap_or(text)
    }

    /// Returns where a token starts; where the text ends, if there is no such token.
    pub fn start(&self, index: usize) -> usize {
        let token = self.tokens.get(index);
        token.map_or(self.text.len(), |token| token.start)
    }

    /// Returns the token after another one, or after the group that this opens.
    pub fn next(&self, index: usize) -> usize {
        match self.tokens.get(index) {
            Some(token) if token.kind == Open => token.partner + 1,
            _ => index + 1,
        }
    }

    /// Returns the token after another one, after the group that this opens, or after the `<..>` that it opens, as in
    /// a type.
    pub fn after(&self, index: usize) -> usize {
        if self.at(index) != "<" {
            return self.next(index);
        }
        let mut at = index + 1;
        while !matches!(self.at(at), ">" | "") {
            at = self.after(at);
        }
        at + 1
    }

    /// Returns the bracket that opens the group around a token.
    pub fn around(&self, index: usize) -> Option<usize> {
        (0..index)
            .rev()
            .find(|&open| self.tokens[open].partner > index)
    }

    /// Returns the tokens in the group that a bracket opens.
    pub fn inside(&self, open: usize) -> Range<usize> {
        open + 1..self.tokens[open].partner
    }

    /// Whether a token is a word; keywords are words, too.
    pub fn is_word(&self, index: usize) -> bool {
        let token = self.tokens.get(index);
        token.is_some_and(|token| token.kind == Word)
    }

    /// Whether a token is a name that an item can have: `a`, `r#type`, but not `type`.
    pub fn is_name(&self, index: usize) -> bool {
        self.is_word(index) && !lists(KEYWORDS, self.at(index))
    }

    /// Whether a token may begin a path: `a`, `crate`, `Self`, but not `fn`.
    pub fn is_start(&self, index: usize) -> bool {
        let starts = ["crate", "$crate", "self", "super", "Self"];
        starts.contains(&self.at(index)) || self.is_name(index)
    }

    /// Returns an error at a token.
    pub fn error(&self, index: usize, message: &str) -> Error {
        Error::behind(&self.path, &self.text[..self.start(index)], message)
    }
}

/// Returns a text without the module `tests` at its end, which often is the larger part of a file. The module ends
/// where as many braces are closed as are opened; those in strings count, too. If that is not the end of the text,
/// the text stays whole.
fn without_tests(text: &str) -> &str {
    let Some((before, tests)) = text.split_once("\n#[cfg(test)]\nmod tests {\n") else {
        return text;
    };
    let mut depth = 1;
    let is_inner = |part: &&str| {
        depth += part.matches('{').count();
        depth -= 1;
        depth > 0
    };
    let others: Vec<&str> = tests.split('}').skip_while(is_inner).collect();
    match others[..] {
        [_, "\n"] => before,
        _ => text,
    }
}

/// Whether a list of words has a word.
pub fn lists(list: &str, word: &str) -> bool {
    list.split_ascii_whitespace().any(|other| other == word)
}

/// Cuts a text into parts that add up to it, whatever it is. O(length).
pub fn parts(mut rest: &str) -> impl Iterator<Item = (TokenKind, &str)> {
    std::iter::from_fn(move || {
        let (kind, length) = part(rest)?;
        let (text, behind) = rest.split_at(length);
        rest = behind;
        Some((kind, text))
    })
}

/// Returns the kind and the length of the first part of a text.
fn part(rest: &str) -> Option<(TokenKind, usize)> {
    let first = rest.chars().next()?;
    Some(match first {
        _ if is_space(first) => (Gap, length_while(rest, is_space)),
        '/' | '#' if rest.starts_with("//") || rest.starts_with("#!/") => {
            (Comment, rest.find('\n').unwrap_or(rest.len()))
        }
        '/' if rest.starts_with("/*") => block_comment(rest),
        '"' => quoted(rest, '"'),
        '\'' => quote(rest),
        '(' | '[' | '{' => (Open, 1),
        ')' | ']' | '}' => (Close, 1),
        '0'..='9' => (Literal, word_length(rest)),
        '$' if rest.starts_with("$crate") && word_length(&rest[1..]) == 5 => (Word, 6),
        _ if first.is_ascii_punctuation() && first != '_' => {
            let long = MARKS.iter().find(|long| rest.starts_with(**long));
            (Mark, long.map_or(1, |long| long.len()))
        }
        _ if is_word_part(first) => word(rest),
        _ => (Bad, first.len_utf8()),
    })
}

/// Marks that are taken as one.
const MARKS: [&str; 6] = ["...", "..=", "..", "::", "->", "=>"];

/// Whether a character may be in a word: nearly `XID_Continue`, which std does not know.
pub fn is_word_part(c: char) -> bool {
    c == '_' || c.is_alphanumeric()
}

/// Whether a character is white space: `Pattern_White_Space` or the byte order mark; `char::is_whitespace` is another
/// set.
fn is_space(c: char) -> bool {
    matches!(
        c,
        ' ' | '\t'
            ..='\r' | '\u{85}' | '\u{200e}' | '\u{200f}' | '\u{2028}' | '\u{2029}' | '\u{feff}'
    )
}

fn length_while(text: &str, is_part: fn(char) -> bool) -> usize {
    text.find(|c| !is_part(c)).unwrap_or(text.len())
}

fn word_length(text: &str) -> usize {
    length_while(text, is_word_part)
}

fn block_comment(rest: &str) -> (TokenKind, usize) {
    let mut depth = 0;
    let mut at = 0;
    while let Some(mark) = rest.as_bytes().get(at..at + 2) {
        match mark {
            b"/*" => depth += 1,
            b"*/" => depth -= 1,
            _ => {
                at += 1;
                continue;
            }
        }
        at += 2;
        if depth == 0 {
            return (Comment, at);
        }
    }
    (Bad, rest.len())
}

/// Reads a string or a character: `"a\""`, `'\n'`.
fn quoted(rest: &str, quote: char) -> (TokenKind, usize) {
    let mut is_escaped = false;
    for (at, c) in rest.char_indices().skip(1) {
        if c == quote && !is_escaped {
            return (Literal, at + 1);
        }
        is_escaped = c == '\\' && !is_escaped;
    }
    (Bad, rest.len())
}

/// Reads a word or a raw string: `r#type`, `r#"x"#`.
fn word(rest: &str) -> (TokenKind, usize) {
    let length = word_length(rest);
    let (prefix, after) = rest.split_at(length);
    let name = after.trim_start_matches('#');
    let hashes = &after[..after.len() - name.len()];
    match name.strip_prefix('"') {
        Some(body) if matches!(prefix, "r" | "br" | "cr") => {
            match body.split_once(&format!("\"{hashes}")) {
                Some((_, others)) => (Literal, rest.len() - others.len()),
                None => (Bad, rest.len()),
            }
        }
        _ if prefix == "r" && hashes == "#" => (Word, 2 + word_length(name)),
        _ => (Word, length),
    }
}

/// Reads a lifetime or a character: `'a`, `'a'`.
fn quote(rest: &str) -> (TokenKind, usize) {
    let end = 1 + word_length(&rest[1..]);
    if end > 1 && !rest[end..].starts_with('\'') {
        return (Mark, end);
    }
    quoted(rest, '\'')
}

/// The words that cannot be the name of an item.
const KEYWORDS: &str = "_ as break const continue crate dyn else enum extern false fn for if impl in let loop \
    match mod move mut pub ref return self static struct super trait true type unsafe use where while Self \
    $crate";

#[cfg(test)]
#[path = "../../tests/tokens.rs"]
mod tests;
