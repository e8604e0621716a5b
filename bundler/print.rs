//! Stage 7: what is needed, as one file. The text of the sources stays as it is, but for comments,
//! documentation, tests, what is not needed, and the changes in paths.
use crate::items::{self, Kind, Tree};
use crate::names::Names;
use crate::needed::{is_dropped, Needed};
use crate::program::{CrateId, ItemId, ModuleId, Program};
use crate::source::Source;
use crate::tokens::{self, tokens};
use std::collections::BTreeMap;

/// A text in the place of a range of bytes.
struct Change {
    end: usize,
    text: String,
}

struct Printer<'a> {
    program: &'a Program,
    names: &'a mut Names,
    needed: &'a Needed,
    output: String,
}

/// The bundle: the solution, then a module for each library that it needs.
pub fn print(program: &Program, names: &mut Names, needed: &Needed) -> String {
    let root = program.crates[0].root;
    let mut printer = Printer {
        program,
        names,
        needed,
        output: String::new(),
    };
    if let Some(title) = title(&program.modules[root].source.text) {
        printer.output = format!("// {title}\n");
    }
    printer.module(root);
    for crate_id in 1..program.crates.len() {
        printer.library(crate_id);
    }
    printer.output
}

/// The title and the link of a problem's documentation, on one line.
pub fn title(text: &str) -> Option<String> {
    let mut docs = text
        .lines()
        .map_while(|line| line.strip_prefix("//!"))
        .map(str::trim);
    let title = docs.next()?.strip_prefix("# ")?;
    let link = docs.find(|line| line.starts_with("<http") && line.ends_with('>'));
    let link = link.map_or(String::new(), |link| {
        format!(" {}", link.trim_matches(['<', '>'].as_ref()))
    });
    Some(format!("{title}{link}"))
}

impl Printer<'_> {
    fn library(&mut self, crate_id: CrateId) {
        let library = &self.program.crates[crate_id];
        let root = library.root;
        let macros = self
            .needed
            .macros
            .iter()
            .filter(|(owner, _)| *owner == crate_id);
        let macros: Vec<String> = macros
            .map(|(_, name)| format!("pub use crate::{name};\n"))
            .collect();
        let macros = macros.concat();
        let module = &self.program.modules[root];
        if macros.is_empty() && !module.items.iter().any(|&item| self.needed.items[item]) {
            return;
        }
        self.output += &format!("\nmod {} {{\n{macros}", library.name);
        self.module(root);
        self.output += "}\n";
    }

    /// Prints the file of a module.
    fn module(&mut self, module: ModuleId) {
        let entry = &self.program.modules[module];
        let source = &entry.source;
        let mut changes = BTreeMap::new();
        Self::documentation(source, &mut changes);
        if entry.parent.is_none() && entry.crate_id != 0 {
            inner_attributes(source, &mut changes);
        }
        self.changes(module, &mut changes);
        let edits = self.needed.edits.get(&std::rc::Rc::as_ptr(source));
        let text = printed(source, &changes, edits.unwrap_or(&BTreeMap::new()));
        if !text.is_empty() {
            self.output += &text;
            self.output.push('\n');
        }
    }

    /// Takes out `#[doc]`.
    fn documentation(source: &Source, changes: &mut BTreeMap<usize, Change>) {
        for token in 0..source.tokens.len() {
            let open = token + 1 + usize::from(source.marks(token, "#!"));
            if source.is(token, "#") && source.is(open, "[") && source.is(open + 1, "doc") {
                remove(source, token..source.next(open), changes);
            }
        }
    }

    /// What changes in the items of a module and of the modules in its file.
    fn changes(&mut self, module: ModuleId, changes: &mut BTreeMap<usize, Change>) {
        let entry = &self.program.modules[module];
        let source = &entry.source;
        for tests in &entry.tests {
            remove(source, tests.clone(), changes);
        }
        for &id in &entry.items {
            let found = &self.program.items[id];
            let item = &found.item;
            if !self.needed.items[id] || self.is_inlined(id) {
                remove(source, item.tokens.clone(), changes);
                continue;
            }
            for &member in &found.members {
                if !self.needed.items[member] {
                    remove(
                        source,
                        self.program.items[member].item.tokens.clone(),
                        changes,
                    );
                }
            }
            match item.kind {
                Kind::Use => self.import(id, changes),
                Kind::Module => {
                    let inside = found.inside.expect("a module has an inside");
                    if item.body.is_some() {
                        self.changes(inside, changes);
                        continue;
                    }
                    let outer = std::mem::take(&mut self.output);
                    self.module(inside);
                    let text = std::mem::replace(&mut self.output, outer);
                    let text = if text.is_empty() {
                        " {}".to_string()
                    } else {
                        format!(" {{\n{text}}}")
                    };
                    let semicolon = source.tokens[item.tokens.end - 1];
                    changes.insert(
                        semicolon.start,
                        Change {
                            end: semicolon.end,
                            text,
                        },
                    );
                    let (first, _) = items::behind_attributes(source, item.tokens.start);
                    path_attribute(source, item.tokens.start..first, changes);
                }
                _ => {}
            }
        }
    }

    /// Whether an item is an `extern crate` of a library that is a module now.
    fn is_inlined(&self, id: ItemId) -> bool {
        let found = &self.program.items[id];
        let name = found.item.head.start + 2;
        found.item.kind == Kind::ExternCrate
            && name + 1 == found.item.head.end
            && self.program.find_crate(found.source.name(name)).is_some()
    }

    fn import(&mut self, id: ItemId, changes: &mut BTreeMap<usize, Change>) {
        let found = &self.program.items[id];
        let source = &found.source;
        let mut kept = Vec::new();
        for &import in &found.imports {
            kept.push(self.needed.imports[import] && !is_dropped(self.program, self.names, import));
        }
        if kept.iter().all(|&kept| kept) {
            return;
        }
        let tree = found.tree.as_ref().expect("a use has a tree");
        let edits = self.needed.edits.get(&std::rc::Rc::as_ptr(source));
        match use_text(source, tree, &kept, edits.unwrap_or(&BTreeMap::new())) {
            None => remove(source, found.item.tokens.clone(), changes),
            Some(text) => {
                let first = source.tokens[found.item.head.start + 1].start;
                let end = source.tokens[found.item.head.end - 1].end;
                changes.insert(first, Change { end, text });
            }
        }
    }
}

/// The kept part of a `use` tree.
fn use_text(
    source: &Source,
    tree: &Tree,
    kept: &[bool],
    edits: &BTreeMap<usize, String>,
) -> Option<String> {
    let words = |range: std::ops::Range<usize>| {
        let mut text = String::new();
        for token in range {
            let place = source.tokens[token];
            let spaced = source.is(token, "as") || text.ends_with(" as");
            if spaced {
                text.push(' ');
            }
            text += edits
                .get(&place.start)
                .map_or(source.word(token), String::as_str);
        }
        text
    };
    match tree {
        Tree::Leaf(range, leaf) => kept[*leaf].then(|| words(range.clone())),
        Tree::Group(prefix, trees) => {
            let parts: Vec<String> = trees
                .iter()
                .filter_map(|tree| use_text(source, tree, kept, edits))
                .collect();
            let prefix = words(prefix.clone());
            match parts.as_slice() {
                [] => None,
                [one] if one != "self" && !one.starts_with("self as") => {
                    Some(format!("{prefix}{one}"))
                }
                parts => Some(format!("{prefix}{{{}}}", parts.join(", "))),
            }
        }
    }
}

fn remove(source: &Source, range: std::ops::Range<usize>, changes: &mut BTreeMap<usize, Change>) {
    let end = source.tokens[range.end - 1].end;
    changes.insert(
        source.tokens[range.start].start,
        Change {
            end,
            text: String::new(),
        },
    );
}

/// Takes the attributes of a library's root out: they are of a crate, and it is none any more.
fn inner_attributes(source: &Source, changes: &mut BTreeMap<usize, Change>) {
    let mut token = 0;
    while let Some(behind) = items::inner_attribute(source, token) {
        if !source.is(token + 3, "allow") {
            remove(source, token..behind, changes);
        }
        token = behind;
    }
}

/// Takes `#[path]` out of the attributes in `range`.
fn path_attribute(
    source: &Source,
    range: std::ops::Range<usize>,
    changes: &mut BTreeMap<usize, Change>,
) {
    let mut token = range.start;
    while token < range.end {
        let behind = source.next(token + 1);
        if source.is(token + 2, "path") {
            remove(source, token..behind, changes);
        }
        token = behind;
    }
}

/// A source with its changes and without its comments.
fn printed(
    source: &Source,
    changes: &BTreeMap<usize, Change>,
    edits: &BTreeMap<usize, String>,
) -> String {
    let mut output = String::new();
    // White space since the last token, and whether something was taken out in it.
    let mut space = String::new();
    let mut removed = false;
    // Whether a whole line was taken out, whose end is still to come.
    let mut line_removed = false;
    let mut at = 0;
    let mut skip_to = 0;
    for (kind, length) in tokens(&source.text) {
        let start = at;
        at += length;
        if start < skip_to {
            continue;
        }
        let text = &source.text[start..at];
        let change = changes.get(&start);
        if kind == tokens::Kind::Comment || change.is_some_and(|change| change.text.is_empty()) {
            skip_to = change.map_or(at, |change| change.end);
            removed = true;
            line_removed = output.is_empty() || space.contains('\n');
            continue;
        }
        if kind == tokens::Kind::Space {
            let text = text.replace('\r', "");
            match text.find('\n').filter(|_| line_removed) {
                Some(newline) => {
                    space.truncate(space.rfind('\n').map_or(0, |last| last + 1));
                    space += &text[newline + 1..];
                }
                None => space += &text,
            }
            line_removed = false;
            continue;
        }
        let text = match change {
            Some(change) => {
                skip_to = change.end;
                change.text.as_str()
            }
            None => edits.get(&start).map_or(text, String::as_str),
        };
        push_space(&mut output, &space, removed, text);
        output += text;
        space.clear();
        removed = false;
        line_removed = false;
    }
    output
}

fn push_space(output: &mut String, space: &str, removed: bool, next: &str) {
    if output.is_empty() {
        return;
    }
    let mut newlines = space.matches('\n').count();
    if removed {
        let at_brace = output.ends_with(['{', '(', '['].as_ref())
            || next.starts_with(['}', ')', ']'].as_ref());
        newlines = newlines.min(if at_brace { 1 } else { 2 });
        if newlines > 0 && output.ends_with('{') && next == "}" {
            return;
        }
    }
    if newlines > 0 {
        let last = space
            .rfind('\n')
            .map_or("", |newline| &space[newline + 1..]);
        *output += &"\n".repeat(newlines);
        *output += last;
    } else if !removed {
        *output += space;
    } else {
        let word = |c: char| c == '_' || c.is_alphanumeric();
        let joined = output.ends_with(word) && next.starts_with(word);
        let spaced = !space.is_empty()
            && !next.starts_with([',', ';', ')'].as_ref())
            && !output.ends_with(' ');
        if joined || spaced {
            output.push(' ');
        }
    }
}
