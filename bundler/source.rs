//! Texts and their tokens: files as they are read, brackets paired. Errors name a place in a file.
use crate::error::Error;
use crate::files::bytes;
use crate::tokens::{self, Kind};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

/// A file that was read. Files live as long as the process: tokens everywhere point into them.
pub struct Source {
    /// Where it is.
    pub path: PathBuf,
    /// Its text.
    pub text: String,
    /// The crate that it is a part of.
    pub crate_id: usize,
    /// The place of its first byte: the bytes of all files are counted as one text.
    pub base: u32,
}

/// All files, by their places.
static SOURCES: Mutex<Vec<&Source>> = Mutex::new(Vec::new());

/// A token that means something: no white space, no comment.
#[derive(Clone, Copy)]
pub struct Token {
    /// Its kind.
    pub kind: Kind,
    /// Whether another punctuation mark follows at once, so that both may be one operator.
    pub joint: bool,
    /// Whether a macro takes it as a name, so that no path may come to stand for it.
    pub is_name: bool,
    /// Its text; empty for the brackets around what a macro's fragment stood for.
    pub text: &'static str,
    /// Where it is written, in the text of all files.
    pub place: u32,
    /// For a bracket, the index of its partner in the list of tokens that it stands in.
    pub partner: u32,
    /// The expansion that its text was written out by, 0 for none; names of different expansions
    /// are different local variables.
    pub context: u32,
}

/// Deeper brackets than programs have, as the stages recurse once per level. Clang's limit, too.
const DEEPEST: usize = 256;

/// A place in a list of at most 4 GiB.
#[must_use]
pub fn small(place: usize) -> u32 {
    u32::try_from(place).expect("a place in a text of at most 4 GiB")
}

impl Source {
    /// Reads the file at `path`, as text and as tokens.
    ///
    /// # Errors
    /// If it cannot be read, is not UTF-8, or its tokens or brackets are broken.
    pub fn read(path: &Path, crate_id: usize) -> Result<(&'static Self, &'static [Token]), Error> {
        let (text, valid) = match String::from_utf8(bytes(path)?) {
            Ok(text) => (text, None),
            Err(error) => {
                let valid = error.utf8_error().valid_up_to();
                let text = String::from_utf8_lossy(&error.as_bytes()[..valid]);
                (text.into_owned(), Some(valid))
            }
        };
        let source = Self::keep(path.to_path_buf(), text, crate_id)?;
        if let Some(valid) = valid {
            return Err(source.report(valid, "error", "the text is not UTF-8"));
        }
        Ok((source, Box::leak(source.cut()?.into_boxed_slice())))
    }

    /// Cuts the text into tokens, and leaves the inside of its tests out.
    fn cut(&'static self) -> Result<Vec<Token>, Error> {
        let (mut start, mut behind_mark) = (0, 0);
        // In most files there is a token to six bytes, or less.
        let mut list: Vec<Token> = Vec::with_capacity(self.text.len() / 6);
        let mut open = Vec::new();
        let mut tokens = tokens::tokens(&self.text);
        while let Some((kind, text)) = tokens.next() {
            let mut end = start + text.len();
            match kind {
                Kind::Bad => return Err(self.report(start, "error", tokens::problem(text))),
                Kind::Space => {}
                Kind::Comment => {
                    if open.iter().any(|&open| opens_call(&list[..=open])) {
                        self.documentation(text, start, &mut list);
                    }
                }
                _ => {
                    if kind == Kind::Mark {
                        if let Some(last) = list.last_mut() {
                            last.joint = behind_mark == start;
                        }
                        behind_mark = end;
                    }
                    list.push(self.token(kind, text, start));
                    if matches!(kind, Kind::Open | Kind::Close) {
                        let index = list.len() - 1;
                        pair_bracket(&mut list, index, &mut open)?;
                        if open.len() == 1 && begins_tests(&list) {
                            end += tokens.skip_inside();
                        }
                    }
                }
            }
            start = end;
        }
        expect_closed(&list, &open)?;
        Ok(list)
    }

    fn token(&self, kind: Kind, text: &'static str, start: usize) -> Token {
        Token {
            kind,
            joint: false,
            is_name: false,
            text,
            place: self.base + small(start),
            partner: 0,
            context: 0,
        }
    }

    /// If a comment is documentation, adds the attribute that it stands for: a macro may take it.
    fn documentation(&self, comment: &str, start: usize, list: &mut Vec<Token>) {
        let Some(text) = tokens::documentation(comment) else {
            return;
        };
        // As many as rustc takes.
        let behind = text.split('"').skip(1);
        let marks = behind.map(|behind| 1 + behind.len() - behind.trim_start_matches('#').len());
        let marks = "#".repeat(marks.max().unwrap_or(0));
        let text: &'static str = Box::leak(format!("r{marks}\"{text}\"{marks}").into_boxed_str());
        let is_inner = comment[2..].starts_with('!');
        for (kind, text) in [
            (Kind::Mark, "#"),
            (Kind::Mark, "!"),
            (Kind::Open, "["),
            (Kind::Word, "doc"),
            (Kind::Mark, "="),
            (Kind::Literal, text),
            (Kind::Close, "]"),
        ] {
            if text != "!" || is_inner {
                list.push(self.token(kind, text, start));
            }
        }
        let close = list.len() - 1;
        (list[close].partner, list[close - 4].partner) = (small(close - 4), small(close));
    }

    /// Enters a file.
    fn keep(path: PathBuf, text: String, crate_id: usize) -> Result<&'static Self, Error> {
        let mut sources = SOURCES.lock().expect("no panic elsewhere");
        let base = sources.last().map_or(0, |last| last.end());
        let mut source = Self {
            path,
            text,
            crate_id,
            base: 0,
        };
        match u32::try_from(base + source.text.len()) {
            Ok(_) => source.base = small(base),
            Err(_) => return Err(source.report(0, "error", "the file is too large")),
        }
        let source: &'static Self = Box::leak(Box::new(source));
        sources.push(source);
        Ok(source)
    }

    /// The text between two places in it.
    pub fn between(&self, places: Range<u32>) -> &str {
        &self.text[(places.start - self.base) as usize..(places.end - self.base) as usize]
    }

    /// The place behind it.
    fn end(&self) -> usize {
        self.base as usize + self.text.len()
    }

    /// A message of some severity at a byte.
    pub fn report(&self, at: usize, severity: &str, message: &str) -> Error {
        let line_start = self.text[..at].rfind('\n').map_or(0, |newline| newline + 1);
        let line = self.text[line_start..].lines().next().unwrap_or("");
        let row = self.text[..at].matches('\n').count() + 1;
        let before = &self.text[line_start..at];
        let column = before.chars().count() + 1;
        // A tab stays a tab, so that the caret stands below its character.
        let blank = |c| if c == '\t' { '\t' } else { ' ' };
        let indent: String = before.chars().map(blank).collect();
        let path = self.path.display();
        Error(format!(
            "{path}:{row}:{column}: {severity}: {message}\n  {line}\n  {indent}^"
        ))
    }
}

/// Tells each bracket in a list of tokens where its partner is.
///
/// # Errors
/// If a bracket has no partner or too many are nested.
pub fn pair(tokens: &mut [Token]) -> Result<(), Error> {
    let mut open = Vec::new();
    for index in 0..tokens.len() {
        pair_bracket(tokens, index, &mut open)?;
    }
    expect_closed(tokens, &open)
}

/// What stands in the bracket that opens at a place of a list.
pub fn inside(tokens: &[Token], open: usize) -> Range<usize> {
    open + 1..tokens[open].partner as usize
}

/// What stands in a bracket, as a list of its own.
///
/// # Errors
/// As [`pair`].
pub fn list_inside(tokens: &[Token], open: usize) -> Result<Vec<Token>, Error> {
    let mut list = tokens[inside(tokens, open)].to_vec();
    pair(&mut list)?;
    Ok(list)
}

/// The brackets of the inner attributes that stand from a place on.
pub fn inner_attributes(tokens: &[Token], mut at: usize) -> impl Iterator<Item = usize> + '_ {
    let is = |at: usize, text: &str| tokens.get(at).is_some_and(|token| token.text == text);
    std::iter::from_fn(move || {
        let open = at + 2;
        let found = is(at, "#") && is(at + 1, "!") && is(open, "[");
        found.then(|| {
            at = tokens[open].partner as usize + 1;
            open
        })
    })
}

/// If a token opens a bracket, enters it into those that are open; if it closes one, pairs it with
/// the last of them.
fn pair_bracket(tokens: &mut [Token], index: usize, open: &mut Vec<usize>) -> Result<(), Error> {
    match tokens[index].kind {
        Kind::Open | Kind::Begin(_) if open.len() == DEEPEST => {
            let message = format!("brackets nested deeper than {DEEPEST}");
            return Err(tokens[index].error(&message));
        }
        Kind::Open | Kind::Begin(_) => open.push(index),
        Kind::Close | Kind::End => {
            let Some(other) = open.pop() else {
                return Err(tokens[index].error("this bracket closes nothing"));
            };
            let pair = (tokens[other].text, tokens[index].text);
            if !matches!(pair, ("(", ")") | ("[", "]") | ("{", "}") | ("", "")) {
                return Err(tokens[other].error("this bracket is not closed"));
            }
            tokens[index].partner = small(other);
            tokens[other].partner = small(index);
        }
        _ => {}
    }
    Ok(())
}

fn expect_closed(tokens: &[Token], open: &[usize]) -> Result<(), Error> {
    match open.last() {
        Some(&other) => Err(tokens[other].error("this bracket is not closed")),
        None => Ok(()),
    }
}

/// Whether a list ends with a macro's name, `!` and a bracket.
fn opens_call(list: &[Token]) -> bool {
    matches!(list, [.., name, mark, _] if name.kind == Kind::Word && mark.text == "!")
}

/// Whether a list ends with `#[cfg(test)] mod name {`. Often that is the larger part of a file.
fn begins_tests(list: &[Token]) -> bool {
    const HEAD: [&str; 8] = ["#", "[", "cfg", "(", "test", ")", "]", "mod"];
    let head = list.len().saturating_sub(HEAD.len() + 2);
    let head = list[head..].iter().map(|token| token.text);
    list[list.len() - 1].text == "{" && head.take(HEAD.len()).eq(HEAD)
}

impl Token {
    /// The name that it stands for: an identifier without its `r#`.
    pub fn name(&self) -> &'static str {
        self.text.strip_prefix("r#").unwrap_or(self.text)
    }

    /// The file that it is written in.
    pub fn source(&self) -> &'static Source {
        let sources = SOURCES.lock().expect("no panic elsewhere");
        let behind = sources.partition_point(|source| source.base <= self.place);
        sources[behind - 1]
    }

    /// Where in the text of its file it is.
    pub fn start(&self) -> usize {
        (self.place - self.source().base) as usize
    }

    /// The place behind it, if it is written as its text is.
    pub fn end(&self) -> u32 {
        self.place + small(self.text.len())
    }

    /// Whether nothing but white space and comments stands between this and another one.
    pub fn is_followed_by(&self, next: &Self) -> bool {
        let source = self.source();
        let is_blank = |(kind, _)| matches!(kind, Kind::Space | Kind::Comment);
        (self.end()..source.base + small(source.text.len())).contains(&next.place)
            && tokens::tokens(source.between(self.end()..next.place)).all(is_blank)
    }

    /// An error at its place.
    pub fn error(&self, message: &str) -> Error {
        self.report("error", message)
    }

    /// A message of some severity at its place.
    pub fn report(&self, severity: &str, message: &str) -> Error {
        self.source().report(self.start(), severity, message)
    }
}

/// The tokens of a text.
#[cfg(test)]
pub fn tokens_of(text: &str) -> Result<Vec<Token>, Error> {
    Source::keep("x.rs".into(), text.to_string(), 0)?.cut()
}

/// Whether a word can be no name of an item.
pub fn is_keyword(word: &str) -> bool {
    let keywords: &[&str] = match word.len() {
        1 => &["_"],
        2 => &["as", "fn", "if", "in"],
        3 => &["for", "let", "mod", "mut", "pub", "ref", "use"],
        4 => &[
            "else", "enum", "impl", "loop", "move", "Self", "self", "true", "type",
        ],
        5 => &[
            "await", "break", "const", "crate", "false", "match", "super", "trait", "where",
            "while",
        ],
        6 => &["extern", "return", "static", "struct", "unsafe"],
        8 => &["continue"],
        _ => &[],
    };
    keywords.contains(&word)
}
