//! What is needed, as one file. The text of the sources stays as it is, but for comments,
//! documentation, tests, and what changes.
use crate::crates::{CrateId, Program};
use crate::edits::{Changes, Edits, New};
use crate::heading::heading;
use crate::needed::Needed;
use crate::source::Token;
use crate::tokens::{self, tokens};
use std::collections::BTreeSet;

/// The bundle: the solution, then a module for each library that it needs.
pub fn print(program: &Program, needed: &Needed, edits: &Edits) -> String {
    let root = program.modules[program.crates[0].root]
        .file
        .unwrap_or_default();
    let title = root.first().and_then(|first| heading(&first.source().text));
    let mut output = title.map_or(String::new(), |title| format!("// {title}\n"));
    output += &attributes(edits, 0, "#!");
    output += &printed(root, &edits.changes);
    for library in 1..program.crates.len() {
        output += &printed_library(program, needed, edits, library);
    }
    output
}

/// A library as a module, nothing if it is not needed.
fn printed_library(program: &Program, needed: &Needed, edits: &Edits, library: CrateId) -> String {
    let exported = needed.exported.intersection(&needed.items);
    let exported = exported.filter(|&&item| program.crate_of(item) == library);
    // Twins that conditional compilation tells apart have one name.
    let names: BTreeSet<&str> = exported
        .map(|&item| program.name_token(item).text)
        .collect();
    let text = |name: &&str| format!("pub use crate::{name};\n");
    let macros: String = names.iter().map(text).collect();
    let root = &program.modules[program.crates[library].root];
    let is_empty = !root.items.iter().any(|&item| needed.items.contains(&item));
    if is_empty && macros.is_empty() && !edits.named.contains(&library) {
        return String::new();
    }
    let text = printed(root.file.unwrap_or_default(), &edits.changes);
    let name = &program.crates[library].name;
    let public = ["", "pub "][usize::from(needed.public.contains(&library))];
    let outer = attributes(edits, library, "#");
    format!("\n{outer}{public}mod {name} {{\n{text}{macros}}}\n")
}

/// The attributes that a crate gets, behind a mark.
fn attributes(edits: &Edits, crate_id: CrateId, mark: &str) -> String {
    let mut lines = String::new();
    for (_, text) in edits.attributes.iter().filter(|(of, _)| *of == crate_id) {
        lines += &format!("{mark}[{text}]\n");
    }
    lines
}

/// A source with its changes and without its comments and documentation, a line end behind it.
fn printed(tokens: &[Token], changes: &Changes) -> String {
    let mut printed = Printed::default();
    let Some(source) = tokens.first().map(Token::source) else {
        return String::new();
    };
    let (mut token, mut at) = (0, source.base);
    let mut coming = changes.range(at..).peekable();
    while let Some(next) = tokens.get(token) {
        // All of an attribute that a comment stands for begins where that does.
        printed.gap(source.between(at.min(next.place)..next.place));
        token += 1;
        // Within what goes, others may have come.
        while coming.next_if(|(&place, _)| place < next.place).is_some() {}
        if let Some((_, (behind, new))) = coming.next_if(|(&place, _)| place == next.place) {
            match new {
                New::Text(text) => printed.replace(text),
                New::Module(file) => printed.push(&in_braces(file, changes)),
                New::Included(file) => printed.replace(self::printed(file, changes).trim_end()),
            }
            token += tokens[token..].partition_point(|token| token.place < *behind);
        } else {
            printed.push(next.text);
        }
        at = tokens[token - 1].end();
    }
    if !printed.text.is_empty() {
        printed.text.push('\n');
    }
    // As the compiler reads it, also within strings.
    printed.text.replace("\r\n", "\n")
}

fn in_braces(file: &[Token], changes: &Changes) -> String {
    match printed(file, changes) {
        text if text.is_empty() => " {}".to_string(),
        text => format!(" {{\n{text}}}"),
    }
}

/// A text that grows. What is taken out of it leaves neither its line nor a second blank line.
#[derive(Default)]
struct Printed {
    text: String,
    /// The white space since the last token, and whether something was taken out in it.
    space: String,
    removed: bool,
    /// Whether what was taken out began its line, and the line has not ended.
    line_removed: bool,
}

impl Printed {
    /// What stands between two tokens.
    fn gap(&mut self, gap: &str) {
        for (kind, text) in tokens(gap) {
            match kind {
                tokens::Kind::Space => self.white_space(text),
                _ => self.remove(),
            }
        }
    }

    fn white_space(&mut self, space: &str) {
        match space.find('\n').filter(|_| self.line_removed) {
            Some(newline) => {
                let line = self.space.rfind('\n').map_or(0, |last| last + 1);
                self.space.truncate(line);
                self.space += &space[newline + 1..];
            }
            // The line's indent is what stood before.
            None if self.line_removed => {}
            None => self.space += space,
        }
        self.line_removed = false;
    }

    /// Something is taken out here.
    fn remove(&mut self) {
        self.removed = true;
        self.line_removed = self.text.is_empty() || self.space.contains('\n');
    }

    fn replace(&mut self, new: &str) {
        if new.is_empty() {
            self.remove();
        } else {
            self.push(new);
        }
    }

    fn push(&mut self, next: &str) {
        if !self.text.is_empty() {
            if self.removed {
                self.push_space_around_removed(next);
            } else {
                self.text += &self.space;
            }
            let is_path = self.text.ends_with(':') && next.starts_with("::");
            if is_path || (next == "#" && self.text.ends_with(is_word)) {
                self.text.push(' ');
            }
        }
        self.text += next;
        self.space.clear();
        self.removed = false;
        self.line_removed = false;
    }

    fn push_space_around_removed(&mut self, next: &str) {
        let newlines = self.space.matches('\n').count();
        if newlines > 0 {
            let opened = self.text.ends_with(['(', '[', '{'].as_ref());
            let closes = next.starts_with([')', ']', '}'].as_ref());
            if !(self.text.ends_with('{') && next == "}") {
                let most = if opened || closes { 1 } else { 2 };
                let last = self.space.rfind('\n').map_or(0, |last| last + 1);
                self.text += &"\n".repeat(newlines.min(most));
                self.text += &self.space[last..];
            }
            return;
        }
        // What would be one token without a space.
        let last = self.text.chars().next_back();
        let ends: String = last.into_iter().chain(next.chars().next()).collect();
        // A word in front of a quote would be its prefix.
        let joined = ends.chars().all(is_word)
            || ends.starts_with(is_word) && ends.ends_with(['"', '\'', '#'].as_ref())
            || JOINED.split(' ').any(|pair| pair == ends);
        let opened = self.text.ends_with(['(', '['].as_ref());
        let spaced = !self.space.is_empty() && !next.starts_with([')', ']', ',', ';'].as_ref());
        if joined || (spaced && !opened) {
            self.text.push(' ');
        }
    }
}

/// Whether a word may have a character.
fn is_word(c: char) -> bool {
    c == '_' || c.is_alphanumeric()
}

/// Pairs of marks that are one token.
const JOINED: &str = ":: .. -> => <- == != <= >= && || << >> += -= *= /= %= ^= &= |= // /* */";
