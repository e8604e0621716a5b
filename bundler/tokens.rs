//! A text as tokens.
//!
//! [`tokens`] cuts a text into parts, each with its kind, that add up to the text, whatever the
//! text is: an error is a kind of token. The lexical structure is that of the
//! Rust reference, editions 2018 and later; every punctuation mark is a token of its own.
//! The unpleasant part is telling lifetimes from character literals, and `1.` from `1..2` and `x.0.1`.

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
    /// See [`problem`].
    Bad,
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

/// The text of a comment that is documentation.
pub fn documentation(comment: &str) -> Option<&str> {
    let is_doc =
        |start: &str| comment.starts_with(start) && !comment[3..].starts_with(&start[2..3]);
    if is_doc("///") || comment.starts_with("//!") {
        Some(comment[3..].trim_end_matches('\r'))
    } else if is_doc("/**") && comment != "/**/" || comment.starts_with("/*!") {
        Some(&comment[3..comment.len() - 2])
    } else {
        None
    }
}

/// What is wrong with a bad token.
pub fn problem(text: &str) -> &'static str {
    match text.trim_start_matches(['b', 'c', 'r', '#']).chars().next() {
        Some('/') => "unterminated block comment",
        Some('"') => "unterminated string",
        Some('\'') => "unterminated character",
        _ => "unknown character",
    }
}

/// The tokens of `text`, in order. O(length) for all.
pub fn tokens(text: &str) -> Tokens<'_> {
    Tokens {
        text,
        rest: text,
        after_dot: false,
    }
}

/// See [`tokens`].
#[derive(Clone)]
pub struct Tokens<'a> {
    text: &'a str,
    rest: &'a str,
    after_dot: bool,
}

impl<'a> Iterator for Tokens<'a> {
    type Item = (Kind, &'a str);

    fn next(&mut self) -> Option<Self::Item> {
        let first = *self.rest.as_bytes().first()?;
        let is_first = || self.rest.len() == self.text.trim_start_matches('\u{feff}').len();
        let (kind, length) = if first == b'#' && is_first() && is_shebang(self.rest) {
            (Kind::Comment, line_comment(self.rest))
        } else {
            token(self.rest, self.after_dot)
        };
        if !matches!(kind, Kind::Space | Kind::Comment) {
            self.after_dot = first == b'.';
        }
        Some((kind, self.take(length)))
    }
}

impl<'a> Tokens<'a> {
    fn take(&mut self, length: usize) -> &'a str {
        let (found, behind) = self.rest.split_at(length);
        self.rest = behind;
        found
    }

    /// Skips what stands in the `{` that was the last token. Returns how long it is: 0, and nothing is
    /// skipped, if no `}` closes it. Several times as fast as the tokens: it looks at nothing but what
    /// may hold a bracket.
    pub fn skip_inside(&mut self) -> usize {
        let length = inside_length(self.rest).unwrap_or(0);
        self.take(length).len()
    }
}

/// The length of a text up to the `}` that closes a `{` before it.
fn inside_length(text: &str) -> Option<usize> {
    let (mut start, mut depth) = (0, 0);
    loop {
        let is_mark = |byte: u8| matches!(byte, b'{' | b'}' | b'"' | b'\'' | b'/');
        let at = start + text[start..].bytes().position(is_mark)?;
        let length = match text.as_bytes()[at] {
            b'"' => string_behind(&text[start..at], &text[at..]),
            _ => token(&text[at..], false).1,
        };
        match text.as_bytes()[at] {
            b'{' => depth += 1,
            b'}' if depth == 0 => return Some(at),
            b'}' => depth -= 1,
            _ => {}
        }
        start = at + length;
    }
}

/// The length of a string that a text begins with, which is raw if the text before ends so.
fn string_behind(before: &str, text: &str) -> usize {
    let words = before.trim_end_matches('#');
    let is_part = |c| is_word_start(c) || is_word_part(c);
    let word = &words[words.trim_end_matches(is_part).len()..];
    let hashes = before.len() - words.len();
    if matches!(word, "r" | "br" | "cr") {
        raw_quoted(text, 0, hashes).1
    } else {
        string(text, 0).1
    }
}

/// The kind of a token and its length in bytes.
type Token = (Kind, usize);

/// Whether a first line is for the shell: `#!` that begins no inner attribute.
fn is_shebang(text: &str) -> bool {
    let Some(mut rest) = text.strip_prefix("#!") else {
        return false;
    };
    while !rest.is_empty() {
        match token(rest, false) {
            (Kind::Space | Kind::Comment, length) => rest = &rest[length..],
            _ => break,
        }
    }
    !rest.starts_with('[')
}

/// The first token of a text that is not empty.
fn token(rest: &str, after_dot: bool) -> Token {
    let bytes = rest.as_bytes();
    match bytes[0] {
        b' ' | b'\t'..=b'\r' => (Kind::Space, space_length(rest)),
        b'/' if bytes.get(1) == Some(&b'/') => (Kind::Comment, line_comment(rest)),
        b'/' if bytes.get(1) == Some(&b'*') => block_comment(bytes),
        b'"' => string(rest, 0),
        b'\'' => quote(rest, 0),
        b'0'..=b'9' => (Kind::Literal, number(rest, after_dot)),
        b'(' | b'[' | b'{' => (Kind::Open, 1),
        b')' | b']' | b'}' => (Kind::Close, 1),
        b'a'..=b'z' | b'A'..=b'Z' | b'_' => word(rest),
        mark if mark.is_ascii_punctuation() => (Kind::Mark, 1),
        _ if rest.starts_with(is_space) => (Kind::Space, space_length(rest)),
        _ if rest.starts_with(is_word_start) => word(rest),
        _ => (Kind::Bad, rest.chars().next().map_or(0, char::len_utf8)),
    }
}

/// Whether a word may start with `c`. Slightly wider than `XID_Start`, which std does not know.
pub fn is_word_start(c: char) -> bool {
    c == '_' || c.is_alphabetic()
}

/// Whether a word goes on with a character: also with combining marks and the like.
fn is_word_part(c: char) -> bool {
    c.is_alphanumeric()
        || matches!(u32::from(c), 0x300..=0x36f | 0x900..=0xdff | 0xe31..=0xecd | 0x200c | 0x200d)
        || matches!(u32::from(c), 0x20d0..=0x20f0 | 0x3099 | 0x309a | 0xfe00..=0xfe0f)
}

/// White space that is not ASCII: `Pattern_White_Space`; `char::is_whitespace` is another set.
fn is_space(c: char) -> bool {
    "\u{85}\u{200e}\u{200f}\u{2028}\u{2029}\u{feff}".contains(c)
}

fn space_length(text: &str) -> usize {
    length_while(text, |byte| matches!(byte, b' ' | b'\t'..=b'\r'), is_space)
}

/// The length of the word or its rest that a text begins with.
fn word_length(text: &str) -> usize {
    let is_ascii = |byte| matches!(byte, b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'_');
    length_while(text, is_ascii, is_word_part)
}

/// The length of a text up to a character that is none of these.
#[inline]
fn length_while(text: &str, is_ascii: fn(u8) -> bool, is_other: fn(char) -> bool) -> usize {
    let length = text.bytes().take_while(|&byte| is_ascii(byte)).count();
    // Most texts are ASCII, and need no decoding.
    if text.as_bytes().get(length).map_or(true, u8::is_ascii) {
        return length;
    }
    let ends = |c: char| !is_other(c) && !u8::try_from(c).is_ok_and(is_ascii);
    text.find(ends).unwrap_or(text.len())
}

fn line_comment(rest: &str) -> usize {
    let length = rest.find('\n').unwrap_or(rest.len());
    // The "\r" of a line end stays with it.
    rest[..length].strip_suffix('\r').map_or(length, str::len)
}

fn block_comment(bytes: &[u8]) -> Token {
    let (mut depth, mut at) = (0, 0);
    while at < bytes.len() {
        let (change, length) = match bytes[at..] {
            [b'/', b'*', ..] => (1, 2),
            [b'*', b'/', ..] => (-1, 2),
            _ => (0, 1),
        };
        depth += change;
        at += length;
        if depth == 0 {
            return (Kind::Comment, at);
        }
    }
    (Kind::Bad, at)
}

/// Where a text between quotes ends that begins at `start`: behind the quote, if there is one
/// before the end of the text or a character of `ends`.
fn quoted(bytes: &[u8], start: usize, quote: u8, ends: Option<u8>) -> Result<usize, usize> {
    let mut at = start;
    while at < bytes.len() && Some(bytes[at]) != ends {
        match bytes[at] {
            b'\\' => at += 2,
            byte if byte == quote => return Ok(at + 1),
            _ => at += 1,
        }
    }
    Err(at.min(bytes.len()))
}

/// A string whose opening quote is at `start`, with its suffix.
fn string(rest: &str, start: usize) -> Token {
    match quoted(rest.as_bytes(), start + 1, b'"', None) {
        Ok(end) => (Kind::Literal, with_suffix(rest, end)),
        Err(end) => (Kind::Bad, end),
    }
}

/// A raw string whose first `#` or quote is at `start`.
fn raw_string(rest: &str, start: usize) -> Token {
    let hashes = rest.len() - start - rest[start..].trim_start_matches('#').len();
    raw_quoted(rest, start + hashes, hashes)
}

/// A raw string whose opening quote is at `start`, behind some `#`.
fn raw_quoted(rest: &str, start: usize, hashes: usize) -> Token {
    let end = format!("\"{}", "#".repeat(hashes));
    let body = start + 1;
    match rest[body..].find(&end) {
        Some(length) => (Kind::Literal, with_suffix(rest, body + length + end.len())),
        None => (Kind::Bad, rest.len()),
    }
}

/// A lifetime or a character whose quote is at `start`.
fn quote(rest: &str, start: usize) -> Token {
    let body = &rest[start + 1..];
    let mut chars = body.chars();
    let length = match (chars.next(), chars.next()) {
        (Some('\\'), _) => match quoted(rest.as_bytes(), start + 1, b'\'', Some(b'\n')) {
            Ok(end) => return (Kind::Literal, with_suffix(rest, end)),
            Err(end) => end,
        },
        (Some(c), Some('\'')) if c != '\'' => {
            let end = start + 1 + c.len_utf8() + 1;
            return (Kind::Literal, with_suffix(rest, end));
        }
        (Some(c), _) if is_word_start(c) && start == 0 => {
            let hash = if body.starts_with("r#") { 2 } else { 0 };
            let length = word_length(&body[hash..]);
            return (Kind::Lifetime, 1 + hash + length);
        }
        _ => start + 1,
    };
    (Kind::Bad, length)
}

fn with_suffix(rest: &str, end: usize) -> usize {
    let suffix = &rest[end..];
    if suffix.starts_with(is_word_start) {
        return end + word_length(suffix);
    }
    end
}

fn number(rest: &str, after_dot: bool) -> usize {
    let is_digit = |byte: u8| byte.is_ascii_digit() || byte == b'_';
    let digits = |text| length_while(text, is_digit, |_| false);
    let mut end = digits(rest);
    if after_dot || rest.starts_with("0x") || rest.starts_with("0b") || rest.starts_with("0o") {
        // A tuple index: in x.0.1 nothing is a float.
        return with_suffix(rest, end);
    }
    if let Some(after) = rest[end..].strip_prefix('.') {
        if after.starts_with(|c: char| c.is_ascii_digit()) {
            end += 1 + digits(after);
        } else if !after.starts_with(|c| c == '.' || is_word_start(c)) {
            return end + 1;
        }
    }
    // An exponent without a sign is taken like a suffix.
    if let [b'e' | b'E', b'+' | b'-', b'0'..=b'9' | b'_', ..] = rest.as_bytes()[end..] {
        end += 2 + digits(&rest[end + 2..]);
    }
    with_suffix(rest, end)
}

fn word(rest: &str) -> Token {
    let length = word_length(rest);
    let (prefix, behind) = rest.split_at(length);
    match (behind.as_bytes().first(), prefix) {
        (Some(b'#' | b'"'), "r" | "br" | "cr")
            if behind.trim_start_matches('#').starts_with('"') =>
        {
            raw_string(rest, length)
        }
        (Some(b'"'), "b" | "c") => string(rest, length),
        (Some(b'\''), "b") => quote(rest, length),
        (Some(b'#'), "r") if behind[1..].starts_with(is_word_start) => {
            (Kind::Word, 2 + word_length(&behind[1..]))
        }
        _ => (Kind::Word, length),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The tokens but white space.
    fn words(text: &str) -> Vec<(Kind, &str)> {
        let is_word = |(kind, _): &(Kind, &str)| *kind != Kind::Space;
        tokens(text).filter(is_word).collect()
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
            ("\u{feff}#!/bin/rust\nx", "#!/bin/rust x"),
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
            assert!(matches!(words(text)[..], [(Kind::Bad, _)]), "{text}");
        }
    }

    /// Whatever the text, the tokens add up to it: here all beginnings and all ends of this file.
    #[test]
    fn tokens_add_up() {
        let text = include_str!("tokens.rs");
        for (at, _) in text.char_indices().step_by(41) {
            for part in [&text[..at], &text[at..]] {
                let all: String = tokens(part).map(|(_, text)| text).collect();
                assert_eq!(all, part, "cut at {at}");
            }
        }
    }

    #[test]
    fn what_is_skipped_ends_where_its_tokens_do() {
        let strange = r###"{ &'r"\"{" '{' b'{' '\'' 'a r"{" r#""{"# br"\" r##"{" #"## raw"{" "\"{" /* { */ // {
            { br#"{"# } cr"{" 变r"\"}" r#for "{" 1/2 }"###;
        for text in [
            strange,
            include_str!("tokens.rs"),
            include_str!("syntax.rs"),
        ] {
            let mut tokens = tokens(text);
            while let Some((_, mark)) = tokens.next() {
                if mark == "{" {
                    let (mut depth, mut length) = (1, 0);
                    for (_, text) in tokens.clone() {
                        depth += i32::from(text == "{") - i32::from(text == "}");
                        if depth == 0 {
                            break;
                        }
                        length += text.len();
                    }
                    assert_eq!(tokens.clone().skip_inside(), length);
                }
            }
        }
        let mut unclosed = tokens("{ \"}\" ");
        unclosed.next();
        assert_eq!(unclosed.skip_inside(), 0);
    }
}
