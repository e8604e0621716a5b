//! What is needed, as one file. The text of the sources stays as it is, but for comments, documentation,
//! what is not needed, and what changes now that libraries are modules.
use crate::crates::{holds, Entry, ItemId, ModuleId, Program};
use crate::error::Error;
use crate::heading::heading;
use crate::items::{behind_attributes, branches, Item, Kind};
use crate::mentions::is_macro_of_std;
use crate::names::{Def, Names};
use crate::needed::Needed;
use crate::tokens::{self, parts, Source};
use std::collections::{BTreeSet, HashMap};
use std::fmt::Write as _;
use std::ops::Range;

/// What stands in the place of tokens: the place behind the last that goes, and a text or a file.
enum Change {
    Text(usize, String),
    File(&'static Source),
}

struct Printer<'a> {
    program: &'a Program,
    names: &'a Names<'a>,
    needed: &'a Needed,
    changes: HashMap<*const u8, Change>,
    /// Whether the solution keeps its comments, so that its lines stay where they are.
    keeps_lines: bool,
}

/// The bundle: the solution, and a module for each library that it needs. Fails if a name would mean
/// something else in it.
pub fn print(names: &Names, needed: &Needed, keeps_lines: bool) -> Result<String, Error> {
    let program = names.program;
    let changes = HashMap::new();
    let mut printer = Printer {
        program,
        names,
        needed,
        changes,
        keeps_lines,
    };
    printer.check_names()?;
    (0..program.items.len()).for_each(|id| printer.item(id));
    for item in &program.left_out {
        printer.change(item.source, item.range.clone(), String::new());
    }
    let root = program.crates[0].source;
    let (head, end) = (behind_attributes(root, 0, true), root.tokens.len());
    // Libraries behind macros of the solution would see these.
    let is_macro = |item: &Item| item.kind == Kind::Macro && item.source.crate_id == 0;
    let has_macros = program.items.iter().any(|entry| is_macro(&entry.item));
    let split = if has_macros && !keeps_lines {
        head
    } else {
        end
    };
    let title = heading(root.text).filter(|_| !keeps_lines);
    let title = title.map_or(String::new(), |title| format!("// {title}\n"));
    let libraries = (1..program.crates.len()).map(|library| printer.library(library));
    let libraries: String = libraries.collect();
    let [first, second] = [0..split, split..end].map(|range| printer.text(root, range));
    let gap = if second.is_empty() { "" } else { "\n" };
    Ok(title + &first + printer.alloc() + &libraries + gap + &second)
}

impl Printer<'_> {
    fn change(&mut self, source: &'static Source, range: Range<usize>, text: String) {
        self.changes
            .insert(source.key(range.start), Change::Text(range.end, text));
    }

    /// In the root stand the modules of libraries, and the macros that these export.
    fn check_names(&self) -> Result<(), Error> {
        let program = self.program;
        let root = &program.modules[program.crates[0].root];
        let mut macros: HashMap<&str, usize> = HashMap::new();
        for &id in &self.needed.items {
            let item = &program.items[id].item;
            let (source, name) = (item.source, item.name());
            let message = format!("the bundle would have two things called `{name}`");
            if item.kind == Kind::Macro
                && source.crate_id != 0
                && item.has_attribute("macro_export")
            {
                let is_other = *macros.entry(name).or_insert(source.crate_id) != source.crate_id;
                let is_taken = root
                    .names
                    .get(name)
                    .map_or(false, |(items, _)| !items.is_empty());
                if is_other || is_taken && self.needed.exported.contains(&id) {
                    return Err(source.error(item.name.unwrap_or(0), &message));
                }
            }
            let library = program
                .library(name)
                .map(|library| program.crates[library].root);
            let in_root = program.items[id].module == program.crates[0].root;
            let is_kept = library.is_some_and(|root| self.needed.modules.contains(&root));
            let def = program.items[id].inside.map_or(Def::Item(id), Def::Module);
            if in_root && is_kept && self.names.leads_on(def) {
                return Err(source.error(item.name.unwrap_or(0), &message));
            }
        }
        Ok(())
    }

    /// What changes at an item.
    fn item(&mut self, id: ItemId) {
        let Entry {
            item,
            inside,
            module,
            ..
        } = &self.program.items[id];
        let source = item.source;
        if matches!(item.kind, Kind::Use | Kind::ExternCrate) {
            self.import(id, *module);
        } else if !self.needed.items.contains(&id) {
            self.change(source, item.range.clone(), String::new());
        } else if let Some(file) = inside.and_then(|inside| self.program.modules[inside].file) {
            self.changes
                .insert(source.key(item.range.end - 1), Change::File(file));
            if let Some(path) = item.attribute("path") {
                self.change(source, path.start - 2..path.end + 1, String::new());
            }
        }
    }

    /// What changes at a `use` or an `extern crate`.
    fn import(&mut self, id: ItemId, module: ModuleId) {
        let (program, needed) = (self.program, self.needed);
        let Entry { item, imports, .. } = &program.items[id];
        let source = item.source;
        let in_root = module == program.crates[0].root;
        let is_foreign =
            !program.crates[source.crate_id].is_exact && needed.modules.contains(&module);
        let is_kept = |import: usize| {
            let leaf = &program.imports[import].leaf;
            let hits = self.names.follow(import);
            // In the root, libraries and their macros are there by their names.
            let is_named = leaf.name == leaf.path.last().copied();
            let is_there = |def: Def| match def {
                Def::Item(id) => program.kind(id) == Kind::Macro && program.crate_of(id) != 0,
                Def::Module(inside) => program.modules[inside].item.is_none(),
                _ => false,
            };
            let is_there = in_root && is_named && hits.iter().all(|hit| is_there(hit.def));
            // From outside, a foreign library may have traits that nothing names.
            let is_outside = is_foreign && hits.iter().all(|hit| hit.def == Def::Outside);
            !is_there && (needed.imports.contains(&import) || is_outside)
        };
        let kept: Vec<bool> = imports.clone().map(is_kept).collect();
        let (first, end) = (item.visibility.end, item.range.end - 1);
        if item.kind == Kind::ExternCrate {
            let hits = self.names.follow(imports.start);
            if let Some(Def::Module(root)) = hits.first().map(|hit| hit.def) {
                let name = &program.crates[program.modules[root].crate_id].name;
                let alias = source.at(end - 1);
                let is_kept = kept[0] && alias != "_" && !(in_root && alias == name);
                let text = format!("use crate::{name} as {alias};");
                let start = if is_kept { first } else { item.range.start };
                let text = if is_kept { text } else { String::new() };
                self.change(source, start..end + 1, text);
            }
        } else if kept.is_empty() || kept.contains(&false) {
            match self.tree(source, first + 1..end, &mut kept.iter()) {
                Some(text) => self.change(source, first + 1..end, text),
                None => self.change(source, item.range.clone(), String::new()),
            }
        }
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
        let name = &self.program.crates[source.crate_id].name;
        let text = source.at(at);
        let before = |count: usize| at.checked_sub(count).map_or("", |at| source.at(at));
        let is_path = matches!(text, "crate" | "$crate") && before(1) != "extern";
        let is_path = is_path && source.crate_id != 0;
        let is_restriction = before(2) == "pub" && source.at(at + 1) == ")";
        let restriction = if is_restriction { "in " } else { "" };
        let edit = self.needed.edits.get(&source.key(at));
        edit.cloned()
            .or_else(|| is_path.then(|| format!("{restriction}{text}::{name}")))
    }

    /// A library as a module, nothing if it is not needed.
    fn library(&self, library: usize) -> String {
        let found = &self.program.crates[library];
        if !self.needed.modules.contains(&found.root) {
            return String::new();
        }
        let (root, name) = (found.source, &found.name);
        let mut text = self.text(root, behind_attributes(root, 0, true)..root.tokens.len());
        let exported = self
            .needed
            .exported
            .iter()
            .map(|&id| &self.program.items[id].item);
        let own = exported.filter(|item| item.source.crate_id == library);
        for name in own.map(Item::name).collect::<BTreeSet<_>>() {
            let _ = writeln!(text, "pub use crate::{name};");
        }
        let outer = if found.is_exact {
            "mod"
        } else {
            "#[allow(warnings)]\npub mod"
        };
        format!("\n{outer} {name} {{\n{text}}}\n")
    }

    /// The crate `alloc` has to be named in the root for the paths of libraries.
    fn alloc(&self) -> &'static str {
        let mut items = self.program.items.iter().map(|entry| &entry.item);
        let is_it = |item: &Item| {
            let root = self.program.crates[item.source.crate_id].root;
            let is_kept = item.source.crate_id != 0 && self.needed.modules.contains(&root);
            let mut words = item.range.clone();
            is_kept
                && item.kind == Kind::ExternCrate
                && words.any(|at| item.source.at(at) == "alloc")
        };
        if items.any(is_it) {
            "\nextern crate alloc;\n"
        } else {
            ""
        }
    }

    /// Tokens with their changes and without comments and documentation, a line end behind them.
    fn text(&self, source: &'static Source, range: Range<usize>) -> String {
        let is_whole = self.keeps_lines && source.crate_id == 0;
        let mut printed = Printed::default();
        let (mut at, mut documented) = (range.start, 0);
        let start = |at: usize| {
            source
                .tokens
                .get(at)
                .map_or(source.text.len(), |token| token.start)
        };
        let mut place = if at == 0 { 0 } else { start(at) };
        while at < range.end {
            let gap = &source.text[place..start(at)];
            if is_whole {
                printed.text += gap;
            } else {
                printed.gap(gap, at < documented);
            }
            // What a macro is given may have documentation.
            let token = &source.tokens[at];
            let before = |count: usize| at.checked_sub(count).map_or("", |at| source.at(at));
            if before(1) == "!" && token.kind == tokens::Kind::Open && !is_macro_of_std(before(2)) {
                documented = documented.max(token.partner);
            }
            let open = at + 1 + usize::from(source.at(at + 1) == "!");
            let is_doc =
                token.text == "#" && source.at(open) == "[" && source.at(open + 1) == "doc";
            let is_feature = token.text == "feature" && matches!(before(1), "(" | ",");
            let mut behind = at + 1;
            match self.changes.get(&source.key(at)) {
                Some(Change::File(file)) => {
                    let text = self.text(file, 0..file.tokens.len());
                    let inside = if text.is_empty() { "}" } else { "\n" };
                    printed.push(&format!(" {{{inside}{text}"));
                    printed.push(if text.is_empty() { "" } else { "}" });
                }
                Some(Change::Text(end, text)) if !is_whole => {
                    behind = *end;
                    printed.replace(text);
                }
                _ if is_doc && at >= documented && !is_whole => {
                    behind = source.behind(open);
                    printed.replace("");
                }
                _ if is_feature && source.at(at + 1) == "=" && source.crate_id != 0 => {
                    let features = &self.program.crates[source.crate_id].features;
                    let holds = holds(source, &mut at, features) == Some(true);
                    behind = at;
                    printed.push(if holds { "all()" } else { "any()" });
                }
                _ => match self.new_text(source, at) {
                    Some(text) if text.is_empty() => {}
                    Some(text) => printed.push(&text),
                    None => printed.push(token.text),
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
    /// What stands between two tokens, documentation in it only if it is asked for.
    fn gap(&mut self, gap: &str, is_documented: bool) {
        for (kind, text) in parts(gap) {
            let is_doc = ["///", "//!", "/**", "/*!"]
                .iter()
                .any(|start| text.starts_with(start));
            match kind {
                tokens::Kind::Gap => self.white_space(text),
                _ if is_documented && is_doc => self.push(text),
                _ => self.replace(""),
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
        let closes = next.starts_with([')', ']', '}']);
        if self.text.is_empty() {
        } else if !self.removed {
            self.text += &self.space;
        } else if newlines == 0 {
            // Two tokens do not become one.
            self.text += if opened || closes || next.starts_with([',', ';']) {
                ""
            } else {
                " "
            };
        } else if !(self.text.ends_with('{') && next == "}") {
            let last = self.space.rfind('\n').map_or(0, |last| last + 1);
            self.text += &"\n".repeat(if opened || closes { 1 } else { newlines.min(2) });
            self.text += &self.space[last..];
        }
        // `x: ::std::..`
        if self.text.ends_with(':') && next.starts_with("::") {
            self.text.push(' ');
        }
        self.text += next;
        *self = Self {
            text: std::mem::take(&mut self.text),
            ..Self::default()
        };
    }
}
