//! Texts and their tokens: files as they are read, brackets paired. Errors name a place in a file.
use crate::tokens::{self, Kind};
use std::fmt;
use std::path::{Path, PathBuf};

/// What went wrong, ready to be printed: `path:line:column: error: message`, the line and a caret.
#[derive(Clone, Debug)]
pub struct Error(pub String);

impl fmt::Display for Error {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

/// A file that was read. Files live as long as the process: tokens everywhere point into them.
pub struct Source {
    /// Where it is.
    pub path: PathBuf,
    /// Its text.
    pub text: String,
    /// The crate that it is a part of.
    pub crate_id: usize,
}

/// A token that means something: no white space, no comment.
#[derive(Clone, Copy)]
pub struct Token {
    /// Its kind.
    pub kind: Kind,
    /// Whether another punctuation mark follows at once, so that both may be one operator.
    pub joint: bool,
    /// Its text; empty for the brackets around what a macro's fragment stood for.
    pub text: &'static str,
    /// The file that it is written in.
    pub source: &'static Source,
    /// Where in its text.
    pub start: u32,
    /// The how manieth token of that file it is.
    pub index: u32,
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
    /// Reads the file at `path` and cuts it into tokens.
    ///
    /// # Errors
    /// If it cannot be read, is not UTF-8, or its tokens or brackets are broken.
    pub fn read(path: &Path, crate_id: usize) -> Result<(&'static Self, Vec<Token>), Error> {
        let bytes = std::fs::read(path).map_err(|error| {
            let path = path.display();
            Error(format!("{path}: error: cannot read the file: {error}"))
        })?;
        let text = String::from_utf8(bytes).map_err(|error| {
            let valid = error.utf8_error().valid_up_to();
            let text = String::from_utf8_lossy(&error.as_bytes()[..valid]).into_owned();
            let path = path.to_path_buf();
            Self {
                path,
                text,
                crate_id,
            }
            .report(valid, "error", "the text is not UTF-8")
        })?;
        Self::new(path.to_path_buf(), text, crate_id)
    }

    /// Takes a text as the file at `path`.
    ///
    /// # Errors
    /// If its tokens or brackets are broken.
    pub fn new(
        path: PathBuf,
        text: String,
        crate_id: usize,
    ) -> Result<(&'static Self, Vec<Token>), Error> {
        let source: &'static Self = Box::leak(Box::new(Self {
            path,
            text,
            crate_id,
        }));
        if u32::try_from(source.text.len()).is_err() {
            return Err(source.report(0, "error", "the file is too large"));
        }
        let mut found: Vec<Token> = Vec::with_capacity(source.text.len() / 6);
        let mut start = 0;
        for (kind, length) in tokens::tokens(&source.text) {
            let text = &source.text[start..start + length];
            match kind {
                Kind::Bad(problem) => {
                    return Err(source.report(start, "error", &problem.to_string()))
                }
                Kind::Space | Kind::Comment => {}
                _ => {
                    if let Some(last) = found.last_mut() {
                        let touches = last.start as usize + last.text.len() == start;
                        last.joint = touches && kind == Kind::Mark && last.kind == Kind::Mark;
                    }
                    found.push(Token {
                        kind,
                        joint: false,
                        text,
                        source,
                        start: small(start),
                        index: small(found.len()),
                        partner: 0,
                        context: 0,
                    });
                }
            }
            start += length;
        }
        pair(&mut found)?;
        Ok((source, found))
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
    let mut open: Vec<usize> = Vec::new();
    for index in 0..tokens.len() {
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
    }
    match open.pop() {
        Some(other) => Err(tokens[other].error("this bracket is not closed")),
        None => Ok(()),
    }
}

impl Token {
    /// The name that it stands for: an identifier without its `r#`.
    pub fn name(&self) -> &'static str {
        self.text.strip_prefix("r#").unwrap_or(self.text)
    }

    /// The file and the token of it that this one is written as.
    pub fn origin(&self) -> (*const Source, u32) {
        (self.source, self.index)
    }

    /// An error at its place.
    pub fn error(&self, message: &str) -> Error {
        self.report("error", message)
    }

    /// A message of some severity at its place.
    pub fn report(&self, severity: &str, message: &str) -> Error {
        self.source.report(self.start as usize, severity, message)
    }
}

/// Whether a word can be no name of an item.
pub fn is_keyword(word: &str) -> bool {
    const KEYWORDS: [&str; 37] = [
        "as", "await", "break", "const", "continue", "crate", "else", "enum", "extern", "false",
        "fn", "for", "if", "impl", "in", "let", "loop", "match", "mod", "move", "mut", "pub",
        "ref", "return", "Self", "self", "static", "struct", "super", "trait", "true", "type",
        "unsafe", "use", "where", "while", "_",
    ];
    KEYWORDS.contains(&word)
}
