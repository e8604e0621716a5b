//! A manifest, `Cargo.toml`: TOML as a list of texts, each with its path. In a path each key is followed by a dot:
//! `kit.path = "a"`, `kit = { path = "a" }` and `path = "a"` below `[kit]` are "a" at `kit.path.`. The texts of a
//! list have the same path, and so have those of several `[[bin]]`.
use crate::error::Error;
use crate::files::read;
use std::path::Path;

/// The paths and texts. Numbers, dates and `true` are texts as they are written.
#[derive(Default)]
pub struct Manifest(Vec<(String, String)>);

impl Manifest {
    /// Reads a manifest. Fails where it cannot go on; what is not quite TOML may pass.
    pub fn read(path: &Path) -> Result<Self, Error> {
        Self::new(path, &read(path)?)
    }

    fn new(path: &Path, text: &str) -> Result<Self, Error> {
        let mut reader = Reader {
            rest: text,
            found: Vec::new(),
        };
        if reader.tables().is_some() {
            return Ok(Self(reader.found));
        }
        let before = text.len() - reader.rest.len();
        let message = "expected a key, `=` or a value that has an end";
        Err(Error::behind(path, &text[..before], message))
    }

    /// Lists the texts at a path.
    pub fn all(&self, path: &str) -> Vec<String> {
        let found = self.0.iter().filter(|(other, _)| other == path);
        found.map(|(_, text)| text.clone()).collect()
    }

    /// Returns the text at a path, or nothing.
    pub fn get(&self, path: &str) -> String {
        self.all(path).into_iter().next().unwrap_or_default()
    }

    /// Lists the keys of a table, perhaps some of them twice.
    pub fn keys(&self, table: &str) -> Vec<String> {
        let inside = |path: &str| Some(path.strip_prefix(table)?.split_once('.')?.0.to_string());
        let keys = self.0.iter().filter_map(|(path, _)| inside(path));
        let mut keys: Vec<String> = keys.collect();
        keys.dedup();
        keys
    }

    /// Takes what is marked `workspace = true` from the manifest of the workspace, which is in a folder.
    pub fn inherit(&mut self, workspace: &Self, folder: &Path) {
        for (mark, _) in self.0.clone() {
            let Some(own) = mark.strip_suffix("workspace.") else {
                continue;
            };
            // There is one table for dependencies of all kinds.
            let start = own.find("dependencies.").unwrap_or(0);
            let other = format!("workspace.{}", &own[start..]);
            for (path, text) in &workspace.0 {
                if let Some(rest) = path.strip_prefix(&other) {
                    let mut text = text.clone();
                    if rest == "path." {
                        text = folder.join(text).display().to_string();
                    }
                    self.0.push((format!("{own}{rest}"), text));
                }
            }
        }
    }
}

/// A text that is being read.
struct Reader<'a> {
    /// What has not been read yet.
    rest: &'a str,
    found: Vec<(String, String)>,
}

/// Its functions return `None` where they cannot go on.
impl Reader<'_> {
    /// Reads all tables.
    fn tables(&mut self) -> Option<()> {
        let mut table = String::new();
        loop {
            if self.takes("[") {
                self.takes("[");
                table = self.key("")?;
                self.takes("]").then_some(())?;
                self.takes("]");
            } else if self.rest.is_empty() {
                return Some(());
            } else {
                self.entry(&table)?;
            }
        }
    }

    /// Passes white space, commas and comments, and a mark if it follows. Returns whether it does.
    fn takes(&mut self, mark: &str) -> bool {
        let is_blank = |c: char| c == ',' || c.is_whitespace();
        self.rest = self.rest.trim_start_matches(is_blank);
        while self.rest.starts_with('#') {
            let (_, behind) = self.rest.split_once('\n').unwrap_or_default();
            self.rest = behind.trim_start_matches(is_blank);
        }
        let behind = self.rest.strip_prefix(mark);
        self.rest = behind.unwrap_or(self.rest);
        behind.is_some()
    }

    /// Reads `key = value` in a table.
    fn entry(&mut self, table: &str) -> Option<()> {
        let path = self.key(table)?;
        self.takes("=").then_some(())?;
        self.value(&path)
    }

    /// Reads a key in a table, which may have several parts, and returns its path.
    fn key(&mut self, table: &str) -> Option<String> {
        let mut path = table.to_string();
        loop {
            path += &self.text(".=]} \t\r\n")?;
            path += ".";
            if !self.takes(".") {
                return Some(path);
            }
        }
    }

    /// Reads a value and enters the texts in it.
    fn value(&mut self, path: &str) -> Option<()> {
        if self.takes("[") {
            while !self.takes("]") {
                self.value(path)?;
            }
        } else if self.takes("{") {
            while !self.takes("}") {
                self.entry(path)?;
            }
        } else {
            let text = self.text(",]}#\r\n")?;
            self.found.push((path.to_string(), text));
        }
        Some(())
    }

    /// Reads a string, or what comes before one of some characters, at least one.
    fn text(&mut self, ends: &str) -> Option<String> {
        let quotes = ["\"\"\"", "'''", "\"", "'"];
        let Some(quote) = quotes.into_iter().find(|quote| self.takes(quote)) else {
            let end = self.rest.find(|c| ends.contains(c));
            let (text, behind) = self.rest.split_at(end.unwrap_or(self.rest.len()));
            self.rest = behind;
            return Some(text.trim_end().to_string()).filter(|text| !text.is_empty());
        };
        let mut text = String::new();
        let mut rest = self.rest.chars();
        loop {
            if let Some(behind) = rest.as_str().strip_prefix(quote) {
                self.rest = behind;
                return Some(text);
            }
            match rest.next()? {
                '\\' if quote.starts_with('"') => text.push(rest.next()?),
                '\n' if quote.len() == 1 => return None,
                c => text.push(c),
            }
        }
    }
}
