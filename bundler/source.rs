//! A source file: its text, its tokens without white space and comments, and how its brackets pair.
//! Errors name a place in it.
use crate::tokens::{tokens, Kind};
use std::fmt;
use std::ops::Range;
use std::path::{Path, PathBuf};

/// What went wrong, ready to be printed: `path:line:column: error: message`, the line and a caret.
#[derive(Debug)]
pub struct Error(pub String);

impl fmt::Display for Error {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.write_str(&self.0)
    }
}

/// A token that means something: no white space, no comment. There are many, so it is small.
#[derive(Clone, Copy)]
pub struct Token {
    kind: Kind,
    /// The places of its first byte and behind its last.
    start: u32,
    end: u32,
    /// For a bracket, the index of its partner.
    partner: u32,
}

/// A file that was read.
pub struct Source {
    /// Where it is.
    pub path: PathBuf,
    /// Its text.
    pub text: String,
    /// Its tokens; a token's index stands for it everywhere.
    pub tokens: Vec<Token>,
}

/// Larger files than the places in a [`Token`] can tell.
const LARGEST: usize = u32::MAX as usize;

/// Deeper brackets than programs have, as the stages recurse once a level. Clang's limit, too.
const DEEPEST: usize = 256;

impl Source {
    /// Reads a file.
    ///
    /// # Errors
    /// If it cannot be read, is not UTF-8, or its tokens or brackets are broken.
    pub fn read(path: &Path) -> Result<Self, Error> {
        let bytes = std::fs::read(path).map_err(|error| {
            Error(format!(
                "{}: error: cannot read the file: {error}",
                path.display()
            ))
        })?;
        let text = String::from_utf8(bytes).map_err(|error| {
            let valid = error.utf8_error().valid_up_to();
            let before = String::from_utf8_lossy(&error.as_bytes()[..valid]).into_owned();
            let place = Self {
                path: path.to_path_buf(),
                text: before,
                tokens: Vec::new(),
            };
            place.error(valid, "the text is not UTF-8")
        })?;
        Self::new(path.to_path_buf(), text)
    }

    /// Takes a text as the file at `path`.
    ///
    /// # Errors
    /// If its tokens or brackets are broken.
    pub fn new(path: PathBuf, text: String) -> Result<Self, Error> {
        let tokens = Vec::new();
        let mut source = Self { path, text, tokens };
        source.tokens = source.paired()?;
        Ok(source)
    }

    /// The tokens that mean something, their brackets paired.
    fn paired(&self) -> Result<Vec<Token>, Error> {
        let mut found: Vec<Token> = Vec::with_capacity(self.text.len() / 4);
        let mut open: Vec<usize> = Vec::new();
        let unclosed =
            |token: Token| Err(self.error(token.start as usize, "this bracket is not closed"));
        if self.text.len() > LARGEST {
            return Err(self.error(0, "the file is too large"));
        }
        let small = |place: usize| u32::try_from(place).expect("no more than the largest place");
        let mut start = 0;
        for (kind, length) in tokens(&self.text) {
            let end = start + length;
            let index = found.len();
            let mut partner = index;
            match kind {
                Kind::Bad(problem) => return Err(self.error(start, &problem.to_string())),
                Kind::Open if open.len() == DEEPEST => {
                    let problem = format!("brackets nested deeper than {DEEPEST}");
                    return Err(self.error(start, &problem));
                }
                Kind::Open => open.push(index),
                Kind::Close => {
                    let Some(other) = open.pop() else {
                        return Err(self.error(start, "this bracket closes nothing"));
                    };
                    let opened = self.text.as_bytes()[found[other].start as usize];
                    let pair = (opened, self.text.as_bytes()[start]);
                    if !matches!(pair, (b'(', b')') | (b'[', b']') | (b'{', b'}')) {
                        return unclosed(found[other]);
                    }
                    partner = other;
                    found[other].partner = small(index);
                }
                _ => {}
            }
            if !matches!(kind, Kind::Space | Kind::Comment) {
                found.push(Token {
                    kind,
                    start: small(start),
                    end: small(end),
                    partner: small(partner),
                });
            }
            start = end;
        }
        match open.pop() {
            Some(other) => unclosed(found[other]),
            None => Ok(found),
        }
    }

    /// The text of a token, or an empty one behind the last.
    pub fn word(&self, token: usize) -> &str {
        match self.tokens.get(token) {
            Some(token) => &self.text[token.start as usize..token.end as usize],
            None => "",
        }
    }

    /// The place of a token's first byte, or the end of the text behind the last token.
    pub fn start(&self, token: usize) -> usize {
        let token = self.tokens.get(token);
        token.map_or(self.text.len(), |token| token.start as usize)
    }

    /// The place behind a token.
    pub fn end(&self, token: usize) -> usize {
        self.tokens[token].end as usize
    }

    /// The other bracket of a pair.
    pub fn partner(&self, bracket: usize) -> usize {
        self.tokens[bracket].partner as usize
    }

    /// Whether a token is `text`.
    pub fn is(&self, token: usize, text: &str) -> bool {
        self.word(token) == text
    }

    /// The kind of a token; behind the last one there are marks.
    pub fn kind(&self, token: usize) -> Kind {
        self.tokens
            .get(token)
            .map_or(Kind::Mark, |token| token.kind)
    }

    /// Whether the marks `marks` stand at `token`, with nothing between them.
    pub fn marks(&self, token: usize, marks: &str) -> bool {
        let Some(first) = self.tokens.get(token) else {
            return false;
        };
        self.text[first.start as usize..].starts_with(marks)
            && (token..token + marks.len()).all(|token| self.kind(token) == Kind::Mark)
    }

    /// Whether a token is an identifier that is no keyword.
    pub fn is_name(&self, token: usize) -> bool {
        self.kind(token) == Kind::Word && !is_keyword(self.word(token))
    }

    /// The name that a token stands for: an identifier without its `r#`.
    pub fn name(&self, token: usize) -> &str {
        let word = self.word(token);
        word.strip_prefix("r#").unwrap_or(word)
    }

    /// The token behind the bracketed group, or the token, at `token`.
    pub fn next(&self, token: usize) -> usize {
        match self.kind(token) {
            Kind::Open => self.partner(token) + 1,
            _ => token + 1,
        }
    }

    /// The tokens inside of the group that opens at `open`.
    pub fn inside(&self, open: usize) -> Range<usize> {
        open + 1..self.partner(open)
    }

    /// The first token in `range`, outside of brackets and of `<>`, that `accept`s; or the end.
    pub fn find(&self, range: Range<usize>, accept: impl Fn(usize) -> bool) -> usize {
        let mut depth = 0usize;
        let mut token = range.start;
        while token < range.end {
            if depth == 0 && accept(token) {
                return token;
            }
            match self.word(token) {
                "<" => depth += 1,
                ">" if self.closes_generics(token) => depth = depth.saturating_sub(1),
                _ => {}
            }
            token = self.next(token);
        }
        range.end
    }

    /// The token behind the generic arguments that open with the `<` at `token`.
    pub fn behind_generics(&self, token: usize, end: usize) -> usize {
        let close = self.find(token + 1..end, |token| self.closes_generics(token));
        (close + 1).min(end)
    }

    /// Whether a token is a `>` that is not the tip of an arrow.
    pub fn closes_generics(&self, token: usize) -> bool {
        let arrow = token > 0 && (self.marks(token - 1, "->") || self.marks(token - 1, "=>"));
        self.is(token, ">") && !arrow
    }

    /// An error at a token.
    pub fn error_at(&self, token: usize, message: &str) -> Error {
        self.error(self.start(token), message)
    }

    /// An error at a byte.
    pub fn error(&self, at: usize, message: &str) -> Error {
        self.report(at, "error", message)
    }

    /// A message of some severity at a byte.
    pub fn report(&self, at: usize, severity: &str, message: &str) -> Error {
        let line_start = self.text[..at].rfind('\n').map_or(0, |newline| newline + 1);
        let line = self.text[line_start..].lines().next().unwrap_or("");
        let row = self.text[..at].matches('\n').count() + 1;
        let before = &self.text[line_start..at];
        let column = before.chars().count() + 1;
        // A tab stays a tab, so that the caret stands below its character.
        let indent: String = before
            .chars()
            .map(|c| if c == '\t' { '\t' } else { ' ' })
            .collect();
        let path = self.path.display();
        Error(format!(
            "{path}:{row}:{column}: {severity}: {message}\n  {line}\n  {indent}^"
        ))
    }
}

/// Whether a word can be no name of an item.
pub fn is_keyword(word: &str) -> bool {
    const KEYWORDS: [&str; 39] = [
        "as", "async", "await", "break", "const", "continue", "crate", "dyn", "else", "enum",
        "extern", "false", "fn", "for", "if", "impl", "in", "let", "loop", "match", "mod", "move",
        "mut", "pub", "ref", "return", "Self", "self", "static", "struct", "super", "trait",
        "true", "type", "unsafe", "use", "where", "while", "_",
    ];
    KEYWORDS.contains(&word)
}
