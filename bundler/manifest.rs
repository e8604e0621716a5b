//! A manifest, `Cargo.toml`: TOML as a list of texts, each with its path. In a path each key is followed by a dot:
//! `kit.path = "a"`, `kit = { path = "a" }` and `path = "a"` below `[kit]` are "a" at `kit.path.`. The texts of a
//! list have the same path, and so have those of several `[[bin]]`. What is no TOML may pass as something that is.
use crate::error::Error;
use crate::files::read;
use std::collections::BTreeMap;
use std::path::Path;

/// The texts at each path. Numbers, dates and `true` are texts, too.
#[derive(Clone, Default)]
pub struct Manifest(pub BTreeMap<String, Vec<String>>);

/// What is put behind a text.
const END: &str = "\0";

impl Manifest {
    pub fn read(path: &Path) -> Result<Self, Error> {
        let text = read(path)? + "\n" + END;
        let mut reader = Reader {
            rest: &text,
            found: BTreeMap::new(),
        };
        if reader.block("", END).is_some() {
            return Ok(Self(reader.found));
        }
        let before = text.len() - reader.rest.len();
        let message = "expected a key, `=` or a value that has an end";
        Err(Error::behind(path, &text[..before], message))
    }

    /// Lists the texts at a path.
    pub fn all(&self, path: &str) -> Vec<String> {
        self.0.get(path).cloned().unwrap_or_default()
    }

    /// Returns the text at a path, or what is meant without it.
    pub fn get(&self, path: &str, default: &str) -> String {
        let found = self.all(path).into_iter().next();
        found.unwrap_or(default.to_string())
    }

    /// Adds the texts that another manifest has at a path, or that path and more, to those at a path.
    pub fn copy(&mut self, other: &Self, place: &str, new: &str) {
        for (path, texts) in &other.0 {
            if let Some(rest) = path.strip_prefix(place) {
                let own = self.0.entry(format!("{new}{rest}")).or_default();
                own.extend(texts.clone());
            }
        }
    }

    /// Lists the keys of a table, perhaps some of them several times.
    pub fn keys(&self, table: &str) -> Vec<String> {
        let inside = |path: &String| Some(path.strip_prefix(table)?.split('.').next()?.to_string());
        self.0.keys().filter_map(inside).collect()
    }
}

/// A text that is being read. Its functions return `None` at what they cannot read.
struct Reader<'a> {
    /// What has not been read yet.
    rest: &'a str,
    found: BTreeMap<String, Vec<String>>,
}

impl Reader<'_> {
    /// Reads the entries of a table or a list with a path, up to the mark behind them.
    fn block(&mut self, path: &str, end: &str) -> Option<()> {
        let mut table = path.to_string();
        while !self.takes(end) {
            if end == END && self.takes("[") {
                self.takes("[");
                table = self.key(String::new())?;
                self.takes("]");
                self.takes("]");
                continue;
            }
            let mut path = table.clone();
            if end != "]" {
                path = self.key(path)?;
                self.takes("=").then_some(())?;
            }
            if self.takes("[") {
                self.block(&path, "]")?;
            } else if self.takes("{") {
                self.block(&path, "}")?;
            } else {
                let text = self.text()?;
                self.found.entry(path).or_default().push(text);
            }
        }
        Some(())
    }

    /// Reads a key, which may have several parts, in a table. Returns its path.
    fn key(&mut self, mut path: String) -> Option<String> {
        loop {
            path = path + &self.text()? + ".";
            if !self.takes(".") {
                return Some(path);
            }
        }
    }

    /// Passes space, commas and comments, and a mark if it follows. Returns whether it does.
    fn takes(&mut self, mark: &str) -> bool {
        let is_space = |c: char| c == ',' || c.is_whitespace();
        self.rest = self.rest.trim_start_matches(is_space);
        if self.rest.starts_with('#') {
            let end = self.rest.find('\n').unwrap_or(self.rest.len());
            self.rest = &self.rest[end..];
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
            let is_mark = |c: char| !c.is_alphanumeric() && !"-_+:".contains(c);
            let (word, behind) = self.rest.split_at(self.rest.find(is_mark)?);
            self.rest = behind;
            return (!word.is_empty()).then(|| word.to_string());
        };
        let mut text = String::new();
        let mut rest = self.rest.chars();
        while !rest.as_str().starts_with(quote) {
            match rest.next()? {
                '\\' if quote.starts_with('"') => text.push(rest.next()?),
                c => text.push(c),
            }
        }
        self.rest = &rest.as_str()[quote.len()..];
        Some(text)
    }
}

#[cfg(test)]
#[path = "../tests/manifests.rs"]
mod tests;
