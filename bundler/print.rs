//! Stage 7: what is needed, as one file. The text of the sources stays as it is, but for comments,
//! documentation, tests, what is not needed, and the changes in paths.
use crate::items::{self, Kind, Tree};
use crate::names::Names;
use crate::needed::{is_dropped, Needed};
use crate::program::{CrateId, ItemId, ModuleId, Program};
use crate::source::Source;
use crate::tokens::{self, tokens};
use std::collections::BTreeMap;
use std::ops::Range;
use std::rc::Rc;

/// What stands in the place of tokens, by the first of them: the token behind the last, and a text.
/// An empty text takes them out.
type Changes = BTreeMap<usize, (usize, String)>;

/// The bundle: the solution, then a module for each library that it needs.
pub fn print(program: &Program, names: &mut Names, needed: &Needed) -> String {
    let root = program.crates[0].root;
    let mut printer = Printer {
        program,
        names,
        needed,
    };
    let title = title(&program.modules[root].source.text);
    let mut output = title.map_or(String::new(), |title| format!("// {title}\n"));
    output += &printer.module(root);
    for crate_id in 1..program.crates.len() {
        output += &printer.library(crate_id);
    }
    output
}

/// The title and the link of a problem's documentation, on one line.
fn title(text: &str) -> Option<String> {
    let docs = text.lines().map_while(|line| line.strip_prefix("//!"));
    let mut docs = docs.map(str::trim);
    let title = docs.next()?.strip_prefix("# ")?;
    let link = docs.find_map(|line| line.strip_prefix('<')?.strip_suffix('>'));
    Some(link.map_or(title.to_string(), |link| format!("{title} {link}")))
}

struct Printer<'a> {
    program: &'a Program,
    names: &'a mut Names,
    needed: &'a Needed,
}

impl Printer<'_> {
    /// A library as a module, nothing if it is not needed.
    fn library(&mut self, crate_id: CrateId) -> String {
        let library = &self.program.crates[crate_id];
        let macros = self.needed.macros.iter();
        let macros = macros.filter(|(owner, _)| *owner == crate_id);
        let macros: Vec<String> = macros
            .map(|(_, name)| format!("pub use crate::{name};\n"))
            .collect();
        let items = &self.program.modules[library.root].items;
        if macros.is_empty() && !items.iter().any(|&item| self.needed.items[item]) {
            return String::new();
        }
        let text = self.module(library.root);
        // Attributes of the inside come first.
        let attributes = text.lines().take_while(|line| line.starts_with("#!"));
        let (attributes, rest) = text.split_at(attributes.map(|line| line.len() + 1).sum());
        let (name, macros) = (&library.name, macros.concat());
        let public = if self.needed.public.contains(&crate_id) {
            "pub "
        } else {
            ""
        };
        format!("\n{public}mod {name} {{\n{attributes}{macros}{rest}}}\n")
    }

    /// The file of a module.
    fn module(&mut self, module: ModuleId) -> String {
        let entry = &self.program.modules[module];
        let source = &entry.source;
        let mut changes = Changes::new();
        if let Some(edits) = self.needed.edits.get(&Rc::as_ptr(source)) {
            changes.extend(
                edits
                    .iter()
                    .map(|(&token, text)| (token, (token + 1, text.clone()))),
            );
        }
        for tests in self
            .needed
            .tests
            .get(&Rc::as_ptr(source))
            .into_iter()
            .flatten()
        {
            remove(tests.clone(), &mut changes);
        }
        if entry.parent.is_none() && entry.crate_id != 0 {
            inner_attributes(source, &mut changes);
        }
        self.changes(module, &mut changes);
        self.changes_in_blocks(source, &mut changes);
        printed(source, &changes)
    }

    /// What changes in the imports in blocks of a library's file.
    fn changes_in_blocks(&mut self, source: &Rc<Source>, changes: &mut Changes) {
        for block in &self.program.modules {
            if !block.is_block || block.crate_id == 0 || !Rc::ptr_eq(&block.source, source) {
                continue;
            }
            for &id in &block.items {
                let found = &self.program.items[id];
                match found.item.kind {
                    Kind::Use if self.needed.items[id] => self.import(id, changes),
                    Kind::Use => remove(found.item.tokens.clone(), changes),
                    _ => {}
                }
            }
        }
    }

    /// Whether modules in a module have files of their own.
    fn has_files(&self, module: ModuleId) -> bool {
        let mut items = self.program.modules[module].items.iter();
        items.any(|&item| {
            let entry = &self.program.items[item];
            let inside = entry.inside;
            inside.is_some_and(|inside| entry.item.body.is_none() || self.has_files(inside))
        })
    }

    /// What changes in the items of a module and of the modules in its file.
    fn changes(&mut self, module: ModuleId, changes: &mut Changes) {
        let entry = &self.program.modules[module];
        let source = &entry.source;
        for tests in &entry.tests {
            remove(tests.clone(), changes);
        }
        for &id in &entry.items {
            let found = &self.program.items[id];
            let item = &found.item;
            if !self.needed.items[id] {
                remove(item.tokens.clone(), changes);
                continue;
            }
            for &member in &found.members {
                if !self.needed.items[member] {
                    remove(self.program.items[member].item.tokens.clone(), changes);
                }
            }
            if self.needed.dead_parts.contains(&id) {
                allow_dead_code(source, item.tokens.start, changes);
            }
            match (item.kind, found.inside) {
                (Kind::Use, _) => self.import(id, changes),
                (Kind::ExternCrate, _) => self.extern_crate(id, changes),
                (_, Some(inside)) if item.body.is_some() => {
                    if self.has_files(inside) {
                        attribute(source, item.tokens.clone(), "path", changes);
                    }
                    self.changes(inside, changes);
                }
                (_, Some(inside)) => {
                    // The file in the place of the semicolon.
                    let text = match self.module(inside) {
                        text if text.is_empty() => " {}".to_string(),
                        text => format!(" {{\n{text}}}"),
                    };
                    changes.insert(item.tokens.end - 1, (item.tokens.end, text));
                    attribute(source, item.tokens.clone(), "path", changes);
                }
                _ => {}
            }
        }
    }

    /// An `extern crate` of what is a module now is an import, or nothing in the solution's root.
    fn extern_crate(&self, id: ItemId, changes: &mut Changes) {
        let found = &self.program.items[id];
        let (source, head) = (&found.source, &found.item.head);
        let name = head.start + 2;
        let own = self.program.modules[found.module].crate_id;
        let library = match self.program.find_crate(source.name(name)) {
            None if source.is(name, "self") && own != 0 => own,
            None => return,
            Some(library) => library,
        };
        if name + 1 == head.end && found.module == self.program.crates[0].root {
            return remove(found.item.tokens.clone(), changes);
        }
        let text = format!("use crate::{}", self.program.crates[library].name);
        changes.insert(head.start, (name + 1, text));
        attribute(source, found.item.tokens.clone(), "macro_use", changes);
    }

    /// What changes in a `use` of which a part is needed.
    fn import(&mut self, id: ItemId, changes: &mut Changes) {
        let found = &self.program.items[id];
        let mut kept = Vec::new();
        for &import in &found.imports {
            let dropped = is_dropped(self.program, self.names, import);
            kept.push(self.needed.imports[import] && !dropped);
        }
        if kept.iter().all(|&kept| kept) {
            return;
        }
        let tree = found.tree.as_ref().expect("a use has a tree");
        match use_text(&found.source, tree, &kept, changes) {
            None => remove(found.item.tokens.clone(), changes),
            Some(text) => {
                let tree = found.item.head.start + 1;
                changes.insert(tree, (found.item.head.end, text));
            }
        }
    }
}

/// The kept part of a `use` tree.
fn use_text(source: &Source, tree: &Tree, kept: &[bool], changes: &Changes) -> Option<String> {
    let words = |range: &Range<usize>| {
        let mut text = String::new();
        for token in range.clone() {
            if source.is(token, "as") || text.ends_with(" as") {
                text.push(' ');
            }
            text += changes
                .get(&token)
                .map_or(source.word(token), |(_, text)| text);
        }
        text
    };
    match tree {
        Tree::Leaf(range, leaf) => kept[*leaf].then(|| words(range)),
        Tree::Group(prefix, trees) => {
            let parts = trees
                .iter()
                .filter_map(|tree| use_text(source, tree, kept, changes));
            let parts: Vec<String> = parts.collect();
            let prefix = words(prefix);
            match parts.as_slice() {
                [] => None,
                [one] => Some(match one.strip_prefix("self") {
                    Some(alias) if alias.is_empty() || alias.starts_with(" as ") => {
                        format!("{}{alias}", prefix.trim_end_matches("::"))
                    }
                    _ => prefix + one,
                }),
                parts => Some(format!("{prefix}{{{}}}", parts.join(", "))),
            }
        }
    }
}

/// Puts an attribute in front of an item that has dead parts.
fn allow_dead_code(source: &Source, first: usize, changes: &mut Changes) {
    let line = source.text[..source.start(first)].rsplit('\n').next();
    let indent = line.unwrap_or("").chars().take_while(|c| *c == ' ');
    let indent: String = indent.collect();
    let text = format!("#[allow(dead_code)]\n{indent}{}", source.word(first));
    changes.insert(first, (first + 1, text));
}

fn remove(tokens: Range<usize>, changes: &mut Changes) {
    changes.insert(tokens.start, (tokens.end, String::new()));
}

/// Takes the attributes of a library's root out: they are of a crate, and it is none any more.
fn inner_attributes(source: &Source, changes: &mut Changes) {
    let mut token = 0;
    while let Some(behind) = items::inner_attribute(source, token) {
        if !source.is(token + 3, "allow") {
            remove(token..behind, changes);
        }
        token = behind;
    }
}

/// Takes an attribute out of those at the start of an item.
fn attribute(source: &Source, item: Range<usize>, name: &str, changes: &mut Changes) {
    let (_, attributes) = items::behind_attributes(source, item.start);
    for open in attributes
        .into_iter()
        .filter(|open| source.is(open + 1, name))
    {
        remove(open - 1..source.next(open), changes);
    }
}

/// The token behind `#[doc]` or `#![doc]`, if that stands at `token`.
fn behind_documentation(source: &Source, token: usize) -> Option<usize> {
    let open = token + 1 + usize::from(source.marks(token, "#!"));
    let is_doc = source.is(token, "#") && source.is(open, "[") && source.is(open + 1, "doc");
    is_doc.then(|| source.next(open))
}

/// A source with its changes and without its comments and documentation, a line end behind it.
fn printed(source: &Source, changes: &Changes) -> String {
    let mut printed = Printed::default();
    printed.text.reserve(source.text.len() / 4);
    let mut token = 0;
    let mut at = 0;
    while token < source.tokens.len() {
        printed.gap(&source.text[at..source.start(token)]);
        let documentation = behind_documentation(source, token);
        let behind = match (documentation, changes.get(&token)) {
            (Some(behind), _) => {
                printed.remove();
                behind
            }
            (None, Some((behind, text))) if text.is_empty() => {
                printed.remove();
                *behind
            }
            (None, Some((behind, text))) => {
                printed.push(text);
                *behind
            }
            (None, None) => {
                printed.push(source.word(token));
                token + 1
            }
        };
        at = source.end(behind - 1);
        token = behind;
    }
    if !printed.text.is_empty() {
        printed.text.push('\n');
    }
    // As the compiler reads it, also within strings.
    if printed.text.contains('\r') {
        printed.text.replace("\r\n", "\n")
    } else {
        printed.text
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
        let mut at = 0;
        for (kind, length) in tokens(gap) {
            match kind {
                tokens::Kind::Space => self.white_space(&gap[at..at + length]),
                _ => self.remove(),
            }
            at += length;
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

    fn push(&mut self, next: &str) {
        if !self.text.is_empty() {
            if self.removed {
                self.push_space_around_removed(next);
            } else {
                self.text += &self.space;
            }
        }
        self.text += next;
        self.space.clear();
        self.removed = false;
        self.line_removed = false;
    }

    fn push_space_around_removed(&mut self, next: &str) {
        let opened = self.text.ends_with(['(', '[', '{'].as_ref());
        let closes = next.starts_with([')', ']', '}'].as_ref());
        let newlines = self.space.matches('\n').count();
        if newlines > 0 {
            if self.text.ends_with('{') && next == "}" {
                return;
            }
            let most = if opened || closes { 1 } else { 2 };
            let last = self.space.rfind('\n').map_or(0, |last| last + 1);
            self.text += &"\n".repeat(newlines.min(most));
            self.text += &self.space[last..];
            return;
        }
        let word = |c: char| c == '_' || c.is_alphanumeric();
        // What would be one token without a space.
        let ends = self
            .text
            .chars()
            .next_back()
            .into_iter()
            .chain(next.chars().next());
        let ends: String = ends.collect();
        let joined = ends.chars().all(word) || JOINED.contains(&ends.as_str());
        let closes = next.starts_with([')', ']'].as_ref());
        let opened = self.text.ends_with(['(', '['].as_ref());
        let spaced = !self.space.is_empty() && !closes && !next.starts_with([',', ';'].as_ref());
        if joined || (spaced && !opened) {
            self.text.push(' ');
        }
    }
}

/// Pairs of marks that are one token.
const JOINED: [&str; 24] = [
    "::", "..", "->", "=>", "<-", "==", "!=", "<=", ">=", "&&", "||", "<<", ">>", "+=", "-=", "*=",
    "/=", "%=", "^=", "&=", "|=", "//", "/*", "*/",
];
