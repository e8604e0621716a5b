//! A text as tokens.
//!
//! [`tokens`] makes of a text `(kind, length)` pairs whose lengths add up to the
//! text, whatever the text is: an error is a kind of token. The lexical structure is that of the
//! Rust reference, editions 2018 and later; every punctuation mark is a token of its own.
//! The unpleasant part is telling lifetimes from character literals, and `1.` from `1..2` and `x.0.1`.
use std::fmt;

/// What a token is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Space,
    /// Documentation, too.
    Comment,
    /// An identifier or a keyword, also raw (`r#type`).
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
    /// What a macro's fragment stood for begins; no text is made of it.
    Begin(Fragment),
    /// It ends. Also the end of all tokens.
    End,
    Bad(Problem),
}

/// What a fragment of a macro may stand for, if it is parsed as a whole ever after.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fragment {
    /// `$x:expr`
    Expression,
    /// `$x:ty`
    Type,
    /// `$x:pat`
    Pattern,
    /// `$x:path`
    Path,
    /// `$x:stmt`
    Statement,
    /// `$x:block`
    Block,
    /// `$x:item`
    Item,
    /// `$x:meta`
    Meta,
}

/// What is wrong with a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Problem {
    UnterminatedComment,
    /// A string without its end, also a raw one.
    UnterminatedString,
    UnterminatedCharacter,
    UnknownCharacter,
}

impl fmt::Display for Problem {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.write_str(match self {
            Self::UnterminatedComment => "unterminated block comment",
            Self::UnterminatedString => "unterminated string",
            Self::UnterminatedCharacter => "unterminated character",
            Self::UnknownCharacter => "unknown character",
        })
    }
}

/// A token: its kind and its length in bytes.
pub type Token = (Kind, usize);

/// The tokens of `text`, in order. O(length) for all.
pub fn tokens(text: &str) -> impl Iterator<Item = Token> + '_ {
    let mut rest = text;
    let mut after_dot = false;
    std::iter::from_fn(move || {
        let first = rest.chars().next()?;
        // A first line "#!" is for the shell, unless it begins an inner attribute.
        let shebang =
            rest.len() == text.len() && rest.starts_with("#!") && !is_attribute(&rest[2..]);
        let found = if shebang {
            (Kind::Comment, line_comment(rest))
        } else {
            token(rest, first, after_dot)
        };
        if !matches!(found.0, Kind::Space | Kind::Comment) {
            after_dot = first == '.';
        }
        rest = &rest[found.1..];
        Some(found)
    })
}

fn is_attribute(after_mark: &str) -> bool {
    let mut rest = after_mark;
    while let Some(first) = rest.chars().next() {
        match token(rest, first, false) {
            (Kind::Space | Kind::Comment, length) => rest = &rest[length..],
            _ => return first == '[',
        }
    }
    false
}

fn token(rest: &str, first: char, after_dot: bool) -> Token {
    match first {
        _ if is_space(first) => (Kind::Space, length_while(rest, is_space)),
        '/' if rest.starts_with("//") => (Kind::Comment, line_comment(rest)),
        '/' if rest.starts_with("/*") => block_comment(rest),
        '"' => string(rest, 0),
        '\'' => quote(rest, 0),
        '0'..='9' => (Kind::Literal, number(rest, after_dot)),
        '(' | '[' | '{' => (Kind::Open, 1),
        ')' | ']' | '}' => (Kind::Close, 1),
        _ if is_word_start(first) => word(rest),
        _ if first.is_ascii_punctuation() => (Kind::Mark, 1),
        _ => (Kind::Bad(Problem::UnknownCharacter), first.len_utf8()),
    }
}

fn is_space(c: char) -> bool {
    // Pattern_White_Space; char::is_whitespace is another set.
    matches!(c, '\t'..='\r' | ' ' | '\u{85}' | '\u{200e}' | '\u{200f}')
        || matches!(c, '\u{2028}' | '\u{2029}' | '\u{feff}')
}

/// Whether a word may start with `c`. Slightly wider than `XID_Start`, which std does not know.
pub fn is_word_start(c: char) -> bool {
    c == '_' || c.is_alphabetic()
}

fn is_word_part(c: char) -> bool {
    c == '_' || c.is_alphanumeric() || is_mark(c)
}

/// Combining marks and the like, which may stand within a word.
fn is_mark(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}' | '\u{900}'..='\u{dff}' | '\u{e31}'..='\u{ecd}' | '\u{200c}' | '\u{200d}' | '\u{20d0}'..='\u{20f0}' | '\u{3099}' | '\u{309a}' | '\u{fe00}'..='\u{fe0f}')
}

fn length_while(text: &str, accept: impl Fn(char) -> bool) -> usize {
    let bytes = text.as_bytes();
    let mut end = 0;
    while end < bytes.len() {
        // Most texts are ASCII, and need no decoding.
        let next = match bytes[end] {
            byte if byte.is_ascii() => char::from(byte),
            _ => text[end..].chars().next().expect("a character"),
        };
        if !accept(next) {
            break;
        }
        end += next.len_utf8();
    }
    end
}

fn line_comment(rest: &str) -> usize {
    let length = rest.find('\n').unwrap_or(rest.len());
    // The "\r" of a line end stays with it.
    rest[..length].strip_suffix('\r').map_or(length, str::len)
}

fn block_comment(rest: &str) -> Token {
    let mut depth = 0;
    let mut position = 0;
    let bytes = rest.as_bytes();
    while position < bytes.len() {
        match &bytes[position..] {
            [b'/', b'*', ..] => {
                depth += 1;
                position += 2;
            }
            [b'*', b'/', ..] => {
                depth -= 1;
                position += 2;
                if depth == 0 {
                    return (Kind::Comment, position);
                }
            }
            _ => position += 1,
        }
    }
    (Kind::Bad(Problem::UnterminatedComment), rest.len())
}

/// A string whose opening quote is at `start`, with its suffix.
fn string(rest: &str, start: usize) -> Token {
    let bytes = rest.as_bytes();
    let mut position = start + 1;
    while position < bytes.len() {
        match bytes[position] {
            b'\\' => position += 2,
            b'"' => return (Kind::Literal, with_suffix(rest, position + 1)),
            _ => position += 1,
        }
    }
    (Kind::Bad(Problem::UnterminatedString), rest.len())
}

/// A raw string whose first `#` or quote is at `start`.
fn raw_string(rest: &str, start: usize) -> Token {
    let hashes = length_while(&rest[start..], |c| c == '#');
    let end = format!("\"{}", &rest[start..start + hashes]);
    let body = start + hashes + 1;
    match rest[body..].find(&end) {
        Some(length) => (Kind::Literal, with_suffix(rest, body + length + end.len())),
        None => (Kind::Bad(Problem::UnterminatedString), rest.len()),
    }
}

/// A lifetime or a character whose quote is at `start`.
fn quote(rest: &str, start: usize) -> Token {
    let body = &rest[start + 1..];
    let mut chars = body.chars();
    let (first, second) = (chars.next(), chars.next());
    let length = match first {
        Some('\\') => {
            let bytes = rest.as_bytes();
            let mut position = start + 1;
            while position < bytes.len() && bytes[position] != b'\n' {
                match bytes[position] {
                    b'\\' => position += 2,
                    b'\'' => return (Kind::Literal, with_suffix(rest, position + 1)),
                    _ => position += 1,
                }
            }
            position.min(rest.len())
        }
        Some(c) if second == Some('\'') && c != '\'' => {
            let end = start + 1 + c.len_utf8() + 1;
            return (Kind::Literal, with_suffix(rest, end));
        }
        Some(c) if is_word_start(c) && start == 0 => {
            let hash = if body.starts_with("r#") { 2 } else { 0 };
            let length = length_while(&body[hash..], is_word_part);
            return (Kind::Lifetime, 1 + hash + length);
        }
        _ => start + 1,
    };
    (Kind::Bad(Problem::UnterminatedCharacter), length)
}

fn with_suffix(rest: &str, end: usize) -> usize {
    match rest[end..].chars().next() {
        Some(c) if is_word_start(c) => end + length_while(&rest[end..], is_word_part),
        _ => end,
    }
}

fn number(rest: &str, after_dot: bool) -> usize {
    let part = |c: char| c.is_ascii_digit() || c == '_';
    let mut end = length_while(rest, part);
    if after_dot {
        // A tuple index: in x.0.1 nothing is a float.
        return with_suffix(rest, end);
    }
    if rest.starts_with("0x") || rest.starts_with("0b") || rest.starts_with("0o") {
        return length_while(rest, is_word_part);
    }
    let mut after = rest[end..].chars();
    if after.next() == Some('.') {
        let next = after.next();
        if next.is_some_and(|c| c.is_ascii_digit()) {
            end += 1 + length_while(&rest[end + 1..], part);
        } else if !next.is_some_and(|c| c == '.' || is_word_start(c)) {
            return end + 1;
        }
    }
    end += exponent(&rest[end..]);
    with_suffix(rest, end)
}

/// The length of an exponent with a sign; one without is taken like a suffix.
fn exponent(rest: &str) -> usize {
    if let [b'e' | b'E', b'+' | b'-', b'0'..=b'9' | b'_', ..] = rest.as_bytes() {
        return 2 + length_while(&rest[2..], |c| c.is_ascii_digit() || c == '_');
    }
    0
}

fn word(rest: &str) -> Token {
    let length = length_while(rest, is_word_part);
    let next = rest[length..].chars().next();
    let raw = |start: usize| {
        let hashes = length_while(&rest[start..], |c| c == '#');
        rest[start + hashes..].starts_with('"')
    };
    match (&rest[..length], next) {
        ("r" | "br" | "cr", Some('#' | '"')) if raw(length) => raw_string(rest, length),
        ("b" | "c", Some('"')) => string(rest, length),
        ("b", Some('\'')) => quote(rest, length),
        ("r", Some('#')) if rest[2..].starts_with(is_word_start) => {
            (Kind::Word, 2 + length_while(&rest[2..], is_word_part))
        }
        _ => (Kind::Word, length),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The tokens but white space, as words.
    fn words(text: &str) -> Vec<(Kind, &str)> {
        let mut at = 0;
        let cut = tokens(text).map(|(kind, length)| {
            at += length;
            (kind, &text[at - length..at])
        });
        cut.filter(|(kind, _)| *kind != Kind::Space).collect()
    }

    #[test]
    fn literals() {
        let numbers = "0 1_000u64 0xff_u8 0b1010 0o17 1.0 1. 1e9 1.5e-3f64 2.0E+1";
        let characters = r#"'a' '\'' '\u{1f600}' '😀' b'x' b'\xff' '"' '\\'"#;
        let strings = r###""" "a\"b" "//" b"x" c"x" r"\" r#"a"b"# br##""#"## cr#"x"#"###;
        let texts = [numbers, characters, strings].map(str::split_whitespace);
        for text in texts.into_iter().flatten().chain(["\"two\nlines\""]) {
            assert_eq!(words(text), [(Kind::Literal, text)], "{text}");
            // What follows is none of it.
            let longer = format!("{text};x");
            assert_eq!(words(&longer)[0], (Kind::Literal, text), "{longer}");
        }
    }

    #[test]
    fn tokens_end_where_others_begin() {
        for (text, expected) in [
            ("1..2", "1 . . 2"),
            ("1.max(2)", "1 . max ( 2 )"),
            ("x.0.1", "x . 0 . 1"),
            ("1.0.sqrt()", "1.0 . sqrt ( )"),
            ("'a 'static'_", "'a 'static '_"),
            ("<'a>'b'", "< 'a > 'b'"),
            ("/*/**/*/x", "/*/**/*/ x"),
            ("//a\r\n///b", "//a ///b"),
            ("r#type,变量", "r#type , 变量"),
            ("#!/bin/rust\nx", "#!/bin/rust x"),
            ("#![x]", "# ! [ x ]"),
        ] {
            let found: Vec<_> = words(text).iter().map(|(_, word)| *word).collect();
            assert_eq!(found.join(" "), expected);
        }
    }

    #[test]
    fn kinds() {
        use Kind::{Comment, Lifetime, Literal, Word};
        let kinds = words("'a 'a' x r#x // x").into_iter().map(|(kind, _)| kind);
        assert!(kinds.eq([Lifetime, Literal, Word, Word, Comment]));
    }

    #[test]
    fn errors_are_tokens() {
        for text in ["\"x", "r#\"x\"", "/* /* */", "'\\", "'"] {
            assert!(matches!(words(text)[..], [(Kind::Bad(_), _)]), "{text}");
        }
    }

    /// Whatever the text, the lengths add up to it: here all beginnings and all ends of this file.
    #[test]
    fn lengths_add_up() {
        let text = include_str!("tokens.rs");
        for (at, _) in text.char_indices().step_by(41) {
            for part in [&text[..at], &text[at..]] {
                let sum: usize = tokens(part).map(|(_, length)| length).sum();
                assert_eq!(sum, part.len(), "cut at {at}");
            }
        }
    }
}
