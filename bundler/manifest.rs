//! A manifest, `Cargo.toml`: TOML as a list of texts, each with its path. In a path each key is followed by a dot:
//! `kit.path = "a"`, `kit = { path = "a" }` and `path = "a"` below `[kit]` are "a" at `kit.path.`. The texts of a
//! list have the same path, and so have those of several `[[bin]]`. JSON is read in the same way: it is a table in
//! braces with `:` in place of `=`. What is neither may pass as something that is.
use crate::entries::Entries;
use crate::error::{Error, Result};
use crate::files::read;
use std::path::Path;

/// What is put behind a text.
const END: &str = "\0";

impl Entries {
    pub fn read(path: &Path) -> Result<Self> {
        Self::parse(path, &read(path)?)
    }

    /// Reads a text, which a path names in errors.
    pub fn parse(path: &Path, text: &str) -> Result<Self> {
        let text = format!("{text}\n{END}");
        let mut rest = &*text;
        let found = entries(&mut rest);
        found.ok_or_else(|| {
            let before = &text[..text.len() - rest.len()];
            Error::behind(path, before, "expected a key, `=` or a value that ends")
        })
    }
}

/// Reads all entries. This and what follows move `rest`, which has not been read yet, and return `None` at what they
/// cannot read.
fn entries(rest: &mut &str) -> Option<Entries> {
    let mut found = Entries::default();
    // The table or list that is being read, behind those that it is in: its path, and the mark behind it.
    let mut blocks = vec![(String::new(), END)];
    if takes(rest, "{") {
        blocks.push((String::new(), "}"));
    }
    while let Some((table, end)) = blocks.pop() {
        if takes(rest, end) {
            continue;
        }
        if end == END && takes(rest, "[") {
            takes(rest, "[");
            blocks.push((key(rest, "", "]")?, end));
            takes(rest, "]");
            continue;
        }
        let mut path = table.clone();
        if end != "]" {
            path = key(rest, &table, "=")?;
        }
        blocks.push((table, end));
        if takes(rest, "[") {
            blocks.push((path, "]"));
        } else if takes(rest, "{") {
            blocks.push((path, "}"));
        } else {
            found.0.push((path, text(rest)?));
        }
    }
    Some(found)
}

/// Reads a key, which may have several parts, in a table, and the mark behind it. Returns its path.
fn key(rest: &mut &str, table: &str, end: &str) -> Option<String> {
    let mut path = table.to_string();
    loop {
        path = path + &text(rest)? + ".";
        if !takes(rest, ".") {
            return (takes(rest, end) || takes(rest, ":")).then_some(path);
        }
    }
}

/// Passes space, commas and comments, and a mark if it follows. Returns whether it does.
fn takes(rest: &mut &str, mark: &str) -> bool {
    let is_space = |c: char| c == ',' || c.is_whitespace();
    *rest = rest.trim_start_matches(is_space);
    while rest.starts_with('#') {
        *rest = rest
            .trim_start_matches(|c| c != '\n')
            .trim_start_matches(is_space);
    }
    let behind = rest.strip_prefix(mark);
    *rest = behind.unwrap_or(rest);
    behind.is_some()
}

/// Reads a string or a word.
fn text(rest: &mut &str) -> Option<String> {
    let quotes = ["\"\"\"", "'''", "\"", "'"];
    let Some(quote) = quotes.into_iter().find(|quote| takes(rest, quote)) else {
        let end = rest.find(|c| ".=,[]{}# \t\r\n\0".contains(c))?;
        let (word, behind) = rest.split_at(end);
        *rest = behind;
        return (!word.is_empty()).then(|| word.to_string());
    };
    // In UTF-16, as an escape may be half of a character.
    let mut units = Vec::new();
    let mut chars = rest.chars();
    while !chars.as_str().starts_with(quote) {
        let mut c = chars.next()?;
        if c == '\\' && quote.starts_with('"') {
            c = match chars.next()? {
                // Control characters, which are in no name, path or sample.
                'b' | 'f' => return None,
                'n' => '\n',
                'r' => '\r',
                't' => '\t',
                'u' => {
                    let digits: String = chars.by_ref().take(4).collect();
                    units.push(u16::from_str_radix(&digits, 16).ok()?);
                    continue;
                }
                same => same,
            };
        }
        units.extend_from_slice(c.encode_utf16(&mut [0; 2]));
    }
    *rest = &chars.as_str()[quote.len()..];
    String::from_utf16(&units).ok()
}

#[cfg(test)]
#[path = "../tests/manifests.rs"]
mod tests;
