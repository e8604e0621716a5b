//! A manifest, `Cargo.toml`: TOML as a list of texts, each with its path. In a path each key is followed by a dot:
//! `kit.path = "a"`, `kit = { path = "a" }` and `path = "a"` below `[kit]` are "a" at `kit.path.`. The texts of a
//! list have the same path, and so have those of several `[[bin]]`. JSON is read in the same way: it is a table in
//! braces with `:` in place of `=`. What is neither may pass as something that is.
use crate::error::Error;
use crate::files::read;
use std::path::Path;

/// Paths with their texts. Numbers, dates and `true` are texts, too.
#[derive(Clone, Default)]
pub struct Entries(pub Vec<(String, String)>);

/// How deep blocks may lie in one another, so that no text overflows the stack.
const MOST_LEVELS: usize = 64;

/// What is put behind a text.
const END: &str = "\0";

impl Entries {
    pub fn read(path: &Path) -> Result<Self, Error> {
        Self::parse(path, &read(path)?)
    }

    /// Reads a text, which a path names in errors.
    pub fn parse(path: &Path, text: &str) -> Result<Self, Error> {
        let text = format!("{text}\n{END}");
        let mut reader = Reader {
            rest: &text,
            found: Self::default(),
            level: 0,
        };
        let end = if reader.takes("{") { "}" } else { END };
        if reader.block("", end).is_some() && (end == END || reader.takes(END)) {
            return Ok(reader.found);
        }
        let before = &text[..text.len() - reader.rest.len()];
        let message = "expected a key, `=` or a value that has an end";
        Err(Error::behind(path, before, message))
    }

    /// Lists the texts at a path.
    pub fn all(&self, path: &str) -> Vec<String> {
        let entries = self.0.iter().filter(|entry| entry.0 == path);
        entries.map(|entry| entry.1.clone()).collect()
    }

    /// Returns the first text at a path, or the default if there is none.
    pub fn get(&self, path: &str, default: &str) -> String {
        let found = self.all(path).into_iter().next();
        found.unwrap_or(default.to_string())
    }
}

/// A text that is being read. Its functions return `None` at what they cannot read.
struct Reader<'a> {
    /// What has not been read yet.
    rest: &'a str,
    found: Entries,
    /// How deep the block lies that is being read.
    level: usize,
}

impl Reader<'_> {
    /// Reads the entries of a table or a list with a path, up to the mark behind them.
    fn block(&mut self, path: &str, end: &str) -> Option<()> {
        self.level += 1;
        if self.level > MOST_LEVELS {
            return None;
        }
        let mut table = path.to_string();
        while !self.takes(end) {
            if end == END && self.takes("[") {
                self.takes("[");
                table = self.key("", "]")?;
                self.takes("]");
                continue;
            }
            let mut path = table.clone();
            if end != "]" {
                path = self.key(&table, "=")?;
            }
            if self.takes("[") {
                self.block(&path, "]")?;
            } else if self.takes("{") {
                self.block(&path, "}")?;
            } else {
                let text = self.text()?;
                self.found.0.push((path, text));
            }
        }
        self.level -= 1;
        Some(())
    }

    /// Reads a key, which may have several parts, in a table, and the mark behind it. Returns its path.
    fn key(&mut self, table: &str, end: &str) -> Option<String> {
        let mut path = table.to_string();
        loop {
            path = path + &self.text()? + ".";
            if !self.takes(".") {
                return (self.takes(end) || self.takes(":")).then_some(path);
            }
        }
    }

    /// Passes space, commas and comments, and a mark if it follows. Returns whether it does.
    fn takes(&mut self, mark: &str) -> bool {
        let is_space = |c: char| c == ',' || c.is_whitespace();
        self.rest = self.rest.trim_start_matches(is_space);
        if self.rest.starts_with('#') {
            self.rest = self.rest.trim_start_matches(|c| c != '\n');
            return self.takes(mark);
        }
        let behind = self.rest.strip_prefix(mark);
        self.rest = behind.unwrap_or(self.rest);
        behind.is_some()
    }

    /// Reads a string or a word.
    fn text(&mut self) -> Option<String> {
        let quotes = ["\"\"\"", "'''", "\"", "'"];
        let Some(quote) = quotes.into_iter().find(|quote| self.takes(quote)) else {
            let end = self.rest.find(|c| ".=,[]{}# \t\r\n\0".contains(c))?;
            let word = &self.rest[..end];
            self.rest = &self.rest[end..];
            return (!word.is_empty()).then(|| word.to_string());
        };
        // In UTF-16, as an escape may be half of a character.
        let mut units = Vec::new();
        let mut rest = self.rest.chars();
        while !rest.as_str().starts_with(quote) {
            let mut c = rest.next()?;
            if c == '\\' && quote.starts_with('"') {
                c = match rest.next()? {
                    'b' => '\u{8}',
                    'f' => '\u{c}',
                    'n' => '\n',
                    'r' => '\r',
                    't' => '\t',
                    'u' => {
                        let digits: String = rest.by_ref().take(4).collect();
                        units.push(u16::from_str_radix(&digits, 16).ok()?);
                        continue;
                    }
                    same => same,
                };
            }
            units.extend_from_slice(c.encode_utf16(&mut [0; 2]));
        }
        self.rest = &rest.as_str()[quote.len()..];
        String::from_utf16(&units).ok()
    }
}

#[cfg(test)]
#[path = "../tests/manifests.rs"]
mod tests;
