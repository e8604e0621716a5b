//! What is needed, as one file. The text of the sources stays as it is, but for comments, documentation,
//! what is not needed, and what changes now that libraries are modules.
use crate::crates::{holds, Entry, ItemId, ModuleId, Program};
use crate::error::Error;
use crate::heading::heading;
use crate::items::{behind_attributes, branches, Kind};
use crate::names::{Def, Names};
use crate::needed::Needed;
use crate::tokens::{self, parts, Source};
use std::collections::{BTreeSet, HashMap};
use std::ops::Range;

/// What stands in the place of tokens: a text up to a place, or the file of a module.
enum Change {
    Text(usize, String),
    File(&'static Source),
}

struct Printer<'a> {
    program: &'a Program,
    names: &'a Names<'a>,
    needed: &'a Needed,
    /// The changes by their first tokens.
    changes: HashMap<*const u8, Change>,
    /// The macros that libraries export, by their names, with the libraries.
    exported: BTreeSet<(&'static str, usize)>,
    /// Whether the solution keeps its comments, so that its lines stay where they are.
    keeps_lines: bool,
}

/// The bundle: the solution, and a module for each library that it needs. Fails if a name would mean
/// something else in it.
pub fn print(names: &Names, needed: &Needed, keeps_lines: bool) -> Result<String, Error> {
    let program = names.program;
    let mut printer = Printer {
        program,
        names,
        needed,
        changes: HashMap::new(),
        exported: BTreeSet::new(),
        keeps_lines,
    };
    (0..program.items.len()).try_for_each(|id| printer.item(id))?;
    for item in &program.left_out {
        printer.change(item.source, item.range.clone(), String::new());
    }
    let root = program.crates[0].source;
    let (head, end) = (behind_attributes(root, 0, true), root.tokens.len());
    // Libraries behind macros of the solution would see these.
    let mut own = program
        .items
        .iter()
        .take_while(|entry| entry.item.source.crate_id == 0);
    let has_macros = own.any(|entry| entry.item.kind == Kind::Macro);
    let split = if has_macros && !keeps_lines {
        head
    } else {
        end
    };
    let title = heading(root.text).filter(|_| !keeps_lines);
    let title = title.map_or(String::new(), |title| format!("// {title}\n"));
    let [first, second] = [0..split, split..end].map(|range| printer.text(root, range));
    let libraries = (1..program.crates.len()).map(|library| printer.library(library));
    let libraries: String = libraries.collect();
    let gap = if second.is_empty() { "" } else { "\n" };
    Ok(title + &first + &libraries + gap + &second)
}

impl Printer<'_> {
    fn change(&mut self, source: &'static Source, range: Range<usize>, text: String) {
        let key = source.key(range.start);
        self.changes.insert(key, Change::Text(range.end, text));
    }

    /// What changes at an item. Fails if its name is taken in the root.
    fn item(&mut self, id: ItemId) -> Result<(), Error> {
        let (program, needed) = (self.program, self.needed);
        let Entry {
            item,
            inside,
            module,
            ..
        } = &program.items[id];
        let (source, name) = (item.source, item.name());
        if matches!(item.kind, Kind::Use | Kind::ExternCrate) {
            return self.import(id, *module);
        } else if !needed.items.contains(&id) {
            self.change(source, item.range.clone(), String::new());
            return Ok(());
        }
        let root = &program.modules[program.crates[0].root];
        let is_exported = source.crate_id != 0 && item.has_attribute("macro_export");
        let mut others = self.exported.iter().filter(|(other, _)| *other == name);
        let is_twice = others.any(|(_, library)| *library != source.crate_id);
        let is_taken = is_exported && (is_twice || root.names.contains_key(name));
        let is_type = self.names.leads_on(Def::Item(id)) && *module == program.crates[0].root;
        if is_taken || is_type && self.is_library(name) {
            let message = format!("the bundle would have two things called `{name}`");
            return Err(source.error(item.name.unwrap_or(0), &message));
        }
        self.exported
            .extend(is_exported.then_some((name, source.crate_id)));
        if let Some(file) = inside.and_then(|inside| program.modules[inside].file) {
            self.changes
                .insert(source.key(item.range.end - 1), Change::File(file));
            if let Some(path) = item.attribute("path") {
                self.change(source, path.start - 2..path.end + 1, String::new());
            }
        }
        Ok(())
    }

    /// Whether a needed library has a name.
    fn is_library(&self, name: &str) -> bool {
        let library = self
            .program
            .library(name)
            .map(|library| &self.program.crates[library]);
        library.is_some_and(|library| self.needed.modules.contains(&library.root))
    }

    /// What changes at a `use` or an `extern crate`.
    fn import(&mut self, id: ItemId, module: ModuleId) -> Result<(), Error> {
        let (program, needed) = (self.program, self.needed);
        let Entry { item, imports, .. } = &program.items[id];
        let (source, in_root) = (item.source, module == program.crates[0].root);
        let is_foreign = !program.crates[source.crate_id].is_exact;
        let mut kept = Vec::new();
        for import in imports.clone() {
            let leaf = &program.imports[import].leaf;
            let hits = self.names.follow(import);
            // In the root, libraries and their macros are there by their names.
            let name = leaf.name.map_or("", |name| source.tokens[name].name());
            let is_there = |def: Def| match def {
                Def::Item(id) => program.kind(id) == Kind::Macro && program.crate_of(id) != 0,
                Def::Module(inside) => {
                    program.modules[inside].item.is_none() && self.is_library(name)
                }
                _ => false,
            };
            let is_named = in_root && leaf.name == leaf.path.last().copied();
            let is_there = is_named && hits.iter().all(|hit| is_there(hit.def));
            if in_root
                && !is_there
                && self.is_library(name)
                && hits.iter().any(|hit| self.names.leads_on(hit.def))
            {
                let message = format!("the library `{name}` becomes a module of this name");
                return Err(source.error(leaf.name.unwrap_or(0), &message));
            }
            // From outside, a foreign library may have traits that nothing names.
            let is_outside = is_foreign && hits.iter().all(|hit| hit.def == Def::Outside);
            let is_outside = is_outside && needed.modules.contains(&module);
            kept.push(!is_there && (needed.imports.contains(&import) || is_outside));
        }
        let (first, end) = (item.visibility.end, item.range.end - 1);
        let root = match self.names.follow(imports.start).first().map(|hit| hit.def) {
            Some(Def::Module(root)) if item.kind == Kind::ExternCrate => Some(root),
            _ => None,
        };
        if let (Some(root), [true]) = (root, &kept[..]) {
            let name = &program.crates[program.modules[root].crate_id].name;
            let alias = source.at(end - 1);
            self.change(source, first..end, format!("use crate::{name} as {alias}"));
        } else if kept.is_empty() || kept.contains(&false) {
            match self.tree(source, first + 1..end, &mut kept.iter()) {
                Some(text) => self.change(source, first + 1..end, text),
                None => self.change(source, item.range.clone(), String::new()),
            }
        } else if item.kind == Kind::ExternCrate && source.crate_id != 0 {
            // `#[macro_use]` is for the root of a crate.
            self.change(
                source,
                item.range.start..item.visibility.start,
                String::new(),
            );
        }
        Ok(())
    }

    /// The kept leaves of the tree of a `use`, as text.
    fn tree(
        &self,
        source: &'static Source,
        range: Range<usize>,
        kept: &mut std::slice::Iter<bool>,
    ) -> Option<String> {
        let word = |at: usize| match self.new_text(source, at) {
            Some(text) => text,
            None if source.at(at) == "as" => " as ".to_string(),
            None => source.at(at).to_string(),
        };
        let Some(open) = range.clone().find(|&at| source.at(at) == "{") else {
            return kept.next()?.then(|| range.map(word).collect());
        };
        let parts = branches(source, open).into_iter();
        let parts: Vec<String> = parts
            .filter_map(|part| self.tree(source, part, kept))
            .collect();
        let path: String = (range.start..open).map(word).collect();
        match &parts[..] {
            [] => None,
            [one] if one == "self" => Some(path.trim_end_matches("::").to_string()),
            [one] if !one.starts_with("self as ") => Some(path + one),
            _ => Some(format!("{path}{{{}}}", parts.join(", "))),
        }
    }

    /// What a token becomes in a bundle.
    fn new_text(&self, source: &Source, at: usize) -> Option<String> {
        let before = |count: usize| at.checked_sub(count).map_or("", |at| source.at(at));
        let text = source.at(at);
        let is_path = matches!(text, "crate" | "$crate") && before(1) != "extern";
        let name = &self.program.crates[source.crate_id].name;
        let path = match before(2) == "pub" && source.at(at + 1) == ")" {
            true => format!("in {text}::{name}"),
            false => format!("{text}::{name}"),
        };
        let edit = self.needed.edits.get(&source.key(at));
        edit.cloned()
            .or((is_path && source.crate_id != 0).then_some(path))
    }

    /// A library as a module, nothing if it is not needed.
    fn library(&self, library: usize) -> String {
        let found = &self.program.crates[library];
        if !self.needed.modules.contains(&found.root) {
            return String::new();
        }
        let (root, name) = (found.source, &found.name);
        let mut text = self.text(root, behind_attributes(root, 0, true)..root.tokens.len());
        for (name, _) in self.exported.iter().filter(|(_, of)| *of == library) {
            text += &format!("pub use crate::{name};\n");
        }
        let outer = if found.is_exact {
            "mod"
        } else {
            "#[allow(warnings)]\npub mod"
        };
        format!("\n{outer} {name} {{\n{text}}}\n")
    }

    /// Tokens with their changes and without comments and documentation, a line end behind them.
    fn text(&self, source: &'static Source, range: Range<usize>) -> String {
        let is_whole = self.keeps_lines && source.crate_id == 0;
        let features = &self.program.crates[source.crate_id].features;
        let start = |at: usize| {
            source
                .tokens
                .get(at)
                .map_or(source.text.len(), |it| it.start)
        };
        let mut printed = Printed::default();
        let mut at = range.start;
        let mut place = if at == 0 { 0 } else { start(at) };
        while at < range.end {
            let gap = &source.text[place..start(at)];
            if is_whole {
                printed.text += gap;
            } else {
                printed.gap(gap);
            }
            let text = source.at(at);
            let open = at + 1 + usize::from(source.at(at + 1) == "!");
            let is_doc = text == "#" && source.at(open) == "[" && source.at(open + 1) == "doc";
            let is_condition = at > 0 && matches!(source.at(at - 1), "(" | ",");
            let is_feature = text == "feature" && source.at(at + 1) == "=" && is_condition;
            let mut behind = at + 1;
            match self.changes.get(&source.key(at)) {
                Some(Change::File(file)) => {
                    let text = self.text(file, 0..file.tokens.len());
                    let gap = if text.is_empty() { "" } else { "\n" };
                    printed.push(&format!(" {{{gap}{text}}}"));
                }
                Some(Change::Text(end, text)) if !is_whole => {
                    behind = *end;
                    printed.replace(text);
                }
                _ if is_doc && !is_whole => {
                    behind = source.behind(open);
                    printed.replace("");
                }
                _ if is_feature && source.crate_id != 0 => {
                    behind = at;
                    let holds = holds(source, &mut behind, features) == Some(true);
                    printed.push(if holds { "all()" } else { "any()" });
                }
                _ => match self.new_text(source, at) {
                    Some(text) if text.is_empty() => {}
                    Some(text) => printed.push(&text),
                    None => printed.push(text),
                },
            }
            at = behind;
            place = source.tokens[at - 1].end();
        }
        if is_whole && at == source.tokens.len() {
            printed.text += &source.text[place..];
        } else if !printed.text.is_empty() {
            printed.text.push('\n');
        }
        // As the compiler reads it, also within strings.
        printed.text.replace("\r\n", "\n")
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
        for (kind, text) in parts(gap) {
            match text.find('\n').filter(|_| self.line_removed) {
                _ if kind != tokens::Kind::Gap => {
                    self.replace("");
                    continue;
                }
                Some(newline) => {
                    let line = self.space.rfind('\n').map_or(0, |last| last + 1);
                    self.space.truncate(line);
                    self.space += &text[newline + 1..];
                }
                // The line's indent is what stood before.
                None if self.line_removed => {}
                None => self.space += text,
            }
            self.line_removed = false;
        }
    }

    /// Another text comes, or nothing.
    fn replace(&mut self, new: &str) {
        if new.is_empty() {
            self.removed = true;
            self.line_removed = self.text.is_empty() || self.space.contains('\n');
        } else {
            self.push(new);
        }
    }

    fn push(&mut self, next: &str) {
        let newlines = self.space.matches('\n').count();
        let opened = self.text.ends_with(['(', '[', '{']);
        let closes = next.starts_with([')', ']', '}', ',', ';']);
        let last = self.space.rfind('\n').unwrap_or(0);
        let space = match newlines {
            _ if self.text.is_empty() => String::new(),
            _ if !self.removed => self.space.clone(),
            // Two tokens do not become one.
            0 if opened || closes => String::new(),
            0 => " ".to_string(),
            _ if self.text.ends_with('{') && next == "}" => String::new(),
            1 => self.space[last..].to_string(),
            _ if opened || closes => self.space[last..].to_string(),
            _ => format!("\n{}", &self.space[last..]),
        };
        // `x: ::std::..`
        let is_path = self.text.ends_with(':') && next.starts_with("::") && space.is_empty();
        let text = std::mem::take(&mut self.text) + &space + if is_path { " " } else { "" } + next;
        *self = Self {
            text,
            ..Self::default()
        };
    }
}
