//! What is needed, as one file. The text of the sources stays as it is, but for comments, documentation,
//! what is not needed, and what changes now that libraries are modules.
use crate::crates::{all, holds, Crate, Program};
use crate::error::Error;
use crate::heading::heading;
use crate::items::{behind_attributes, branches, Item, ItemId, Kind};
use crate::names::{Def, Hit, Names};
use crate::needed::Needed;
use crate::tokens::{self, parts, Source};
use std::collections::HashMap;
use std::ops::Range;
use std::slice::Iter;

/// Traits of std that have to be imported, and what is called of them.
const TRAITS: &str =
    "TryFrom try_from\nTryInto try_into\nFromStr from_str\nHash hash\nBorrow borrow
    Read read read_exact read_to_end read_to_string bytes\nBufRead lines read_line fill_buf consume
    Write write writeln write_all write_fmt write_str write_char flush";

/// What is printed, with the texts that stand in the place of tokens, from the first to the place behind the
/// last. If lines are kept, the solution keeps its comments.
struct Printer<'a> {
    program: &'a Program,
    names: &'a Names<'a>,
    needed: &'a Needed,
    changes: HashMap<*const u8, (usize, String)>,
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
        keeps_lines,
    };
    let mut libraries = program.crates[1..].iter();
    if let Some(problem) = libraries.find_map(|library| printer.problem(library)) {
        return Err(problem);
    }
    // What is in the file of a module stands behind that.
    let mut ids = (0..program.items.len()).rev();
    ids.try_for_each(|id| printer.item(id))?;
    let root = program.crates[0].source;
    let (head, end) = (behind_attributes(root, 0, true), root.tokens.len());
    // Libraries behind macros of the solution would see these.
    let is_own = |item: &Item| item.source.crate_id == 0 && item.kind == Kind::Macro;
    let is_behind = keeps_lines || !program.items.iter().any(is_own);
    let split = if is_behind { end } else { head };
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
        self.changes.insert(key, (range.end, text));
    }

    /// What hides a library in the root.
    fn problem(&self, library: &Crate) -> Option<Error> {
        let (program, name) = (self.program, library.name);
        let root = program.crates[0].root;
        let is_other = |hit: &&Hit| {
            let is_own = hit.def == Def::Module(library.root);
            self.needed.modules.contains(&library.root) && !is_own && self.names.leads_on(hit.def)
        };
        let hits = self.names.in_module((root, name, true));
        let import = hits.iter().find(is_other)?.via.first();
        let item = import.map(|&import| program.imports[import].item);
        let own = all(&program.modules[root].names, &name).first();
        let item = &program.items[item.or(own.copied())?];
        Some(item.error("a library becomes a module of this name"))
    }

    /// What changes at an item. Fails if its name is taken in the root.
    fn item(&mut self, id: ItemId) -> Result<(), Error> {
        let (program, item) = (self.program, &self.program.items[id]);
        let (source, root) = (item.source, &program.modules[program.crates[0].root]);
        let is_kept = self.needed.items.contains(&id);
        let file = item.inside.and_then(|inside| program.modules[inside].file);
        // In the root, a library is there by its name; in libraries, std is.
        let at = item.visibility.end + 2;
        let is_crate = item.kind == Kind::ExternCrate;
        let is_library = is_crate && program.library(source.at(at)).is_some();
        let is_renamed = source.at(at + 1) == "as" || item.has_attribute(&["macro_use"]);
        match file {
            _ if item.kind == Kind::Use => self.import(item),
            _ if is_library && is_renamed && self.needed.modules.contains(&item.module) => {
                return Err(item.error("import this library, or its macros, by `use`"));
            }
            _ if !is_kept || is_library => self.change(source, item.range.clone(), String::new()),
            _ if self.is_exported(id) && root.names.contains_key(item.name()) => {
                return Err(item.error("the solution has something of this name"));
            }
            Some(file) => {
                let text = self.text(file, 0..file.tokens.len());
                let gap = if text.is_empty() { "" } else { "\n" };
                let last = item.range.end - 1;
                self.change(source, last..last + 1, format!(" {{{gap}{text}}}"));
            }
            None => {}
        }
        Ok(())
    }

    /// Whether an item is a macro that stands in the root of the bundle by its name.
    fn is_exported(&self, id: ItemId) -> bool {
        let item = &self.program.items[id];
        let is_kept = item.source.crate_id != 0 && self.needed.items.contains(&id);
        is_kept && item.has_attribute(&["macro_export"])
    }

    /// What changes at a `use`.
    fn import(&mut self, item: &Item) {
        let (program, needed, source) = (self.program, self.needed, item.source);
        let is_exact = program.crates[source.crate_id].is_exact;
        let in_root = item.module == program.crates[0].root;
        let is_read = needed.modules.contains(&item.module);
        let mut kept = Vec::new();
        for import in item.imports.clone() {
            let leaf = &program.imports[import];
            let name = leaf.name.map_or("", |name| source.tokens[name].name());
            let hits = self.names.follow(import);
            // In the root, libraries and their macros are there by their names.
            let library = program.library(name);
            let library = library.map(|library| program.crates[library].root);
            let is_there = |hit: &Hit| match hit.def {
                Def::Item(id) => program.items[id].name() == name && self.is_exported(id),
                def => library.map(Def::Module) == Some(def),
            };
            // A trait acts without being named; so may all that is from outside.
            let acts = |line: &str| {
                let mut words = line.split_whitespace();
                let last = leaf.path.last().map(|&last| source.at(last));
                words.next() == last
                    && words.any(|word| needed.said_in.contains(&(item.module, word)))
            };
            let stays = |hit: &Hit| match hit.def {
                Def::Item(id) => program.kind(id) == Kind::Trait && needed.items.contains(&id),
                Def::Outside if hit.length == 1 && hit.via.is_empty() => {
                    !is_exact || TRAITS.lines().any(acts)
                }
                _ => false,
            };
            let is_kept = is_read && hits.iter().any(stays) || needed.imports.contains(&import);
            kept.push(is_kept && !(in_root && hits.iter().all(is_there)));
        }
        let range = item.visibility.end + 1..item.range.end - 1;
        if kept.is_empty() || kept.contains(&false) {
            match self.tree(source, range.clone(), &mut kept.iter()) {
                Some(text) => self.change(source, range, text),
                None => self.change(source, item.range.clone(), String::new()),
            }
        }
    }

    /// The kept leaves of the tree of a `use`, as text.
    fn tree(&self, source: &Source, range: Range<usize>, kept: &mut Iter<bool>) -> Option<String> {
        let word = |at: usize| match source.at(at) {
            "as" => " as ".to_string(),
            _ => self.new_text(source, at),
        };
        let Some(open) = range.clone().find(|&at| source.at(at) == "{") else {
            return kept.next()?.then(|| range.map(word).collect());
        };
        let parts = branches(source, open).into_iter();
        let parts = parts.filter_map(|part| self.tree(source, part, kept));
        let parts: Vec<String> = parts.collect();
        let path: String = (range.start..open).map(word).collect();
        match &parts[..] {
            [] => None,
            [one] if one == "self" => Some(path.trim_end_matches("::").to_string()),
            [one] if !one.starts_with("self as ") => Some(path + one),
            _ => Some(format!("{path}{{{}}}", parts.join(", "))),
        }
    }

    /// What a token becomes in a bundle.
    fn new_text(&self, source: &Source, at: usize) -> String {
        let (text, next) = (source.at(at), source.at(at + 1));
        let before = |count: usize| source.before(at, count);
        let name = self.program.crates[source.crate_id].name;
        match text {
            _ if self.needed.edits.contains_key(&source.key(at)) => {
                self.needed.edits[&source.key(at)].clone()
            }
            _ if source.crate_id == 0 => text.to_string(),
            "crate" if before(2) == "pub" && next == ")" => format!("in crate::{name}"),
            "crate" | "$crate" if before(1) != "extern" => format!("{text}::{name}"),
            "alloc" if next == "::" && before(1) == "use" => "std".to_string(),
            _ => text.to_string(),
        }
    }

    /// A library as a module, nothing if it is not needed.
    fn library(&self, library: usize) -> String {
        let found = &self.program.crates[library];
        if !self.needed.modules.contains(&found.root) {
            return String::new();
        }
        let (root, name) = (found.source, &found.name);
        let mut text = self.text(root, behind_attributes(root, 0, true)..root.tokens.len());
        let exported = (0..self.program.items.len()).filter(|&id| self.is_exported(id));
        let exported = exported.map(|id| &self.program.items[id]);
        for item in exported.filter(|item| item.source.crate_id == library) {
            text += &format!("pub use crate::{};\n", item.name());
        }
        let outer = ["#[allow(warnings)]\npub mod", "mod"][usize::from(found.is_exact)];
        format!("\n{outer} {name} {{\n{text}}}\n")
    }

    /// Tokens with their changes and without comments and documentation, a line end behind them.
    fn text(&self, source: &'static Source, range: Range<usize>) -> String {
        let is_whole = self.keeps_lines && source.crate_id == 0;
        let mut printed = Printed::default();
        // What a macro is given may have documentation.
        let (mut at, mut documented) = (range.start, 0);
        let mut place = if at == 0 { 0 } else { source.start(at) };
        while at < range.end {
            let (gap, text) = (&source.text[place..source.start(at)], source.at(at));
            printed.gap(gap, at < documented, is_whole);
            if source.before(at, 1) == "!" {
                documented = documented.max(source.behind(at));
            }
            let mut behind = at + 1;
            let open = behind + usize::from(source.at(behind) == "!");
            let is_doc = text == "#" && source.at(open) == "[" && source.at(open + 1) == "doc";
            let is_feature = text == "feature" && source.at(behind) == "=" && source.crate_id != 0;
            // Lines stay where they are.
            let goes = |end: usize| !is_whole || !source.has_line_end(at..end);
            match self.changes.get(&source.key(at)) {
                Some((end, text)) if goes(*end) => {
                    behind = *end;
                    printed.push(text);
                }
                _ if is_doc && at >= documented && goes(source.behind(open)) => {
                    behind = source.behind(open);
                    printed.push("");
                }
                _ if is_feature && matches!(source.before(at, 1), "(" | ",") => {
                    behind = at;
                    let features = &self.program.crates[source.crate_id].features;
                    let holds = holds(source, &mut behind, features) == Some(true);
                    printed.push(if holds { "all()" } else { "any()" });
                }
                _ => printed.push(&self.new_text(source, at)),
            }
            at = behind;
            place = source.tokens[at - 1].end();
        }
        let rest = ["\n", &source.text[place..]][usize::from(is_whole)];
        printed.text += if printed.text.is_empty() { "" } else { rest };
        // As the compiler reads it, also within strings.
        printed.text.replace("\r\n", "\n")
    }
}

/// A text that grows. What is taken out of it leaves neither its line nor a second blank line.
#[derive(Default)]
struct Printed {
    text: String,
    /// The white space since the last token, with `\0` where something was taken out.
    space: String,
}

impl Printed {
    /// What stands between two tokens, comments in it only if these are documentation that counts.
    fn gap(&mut self, gap: &str, is_documented: bool, is_whole: bool) {
        if is_whole {
            self.text += gap;
            return self.space.clear();
        }
        for (kind, text) in parts(gap) {
            let mut docs = ["///", "//!", "/**", "/*!"].iter();
            let is_doc = docs.any(|doc| text.starts_with(doc));
            match kind {
                tokens::Kind::Gap => self.space += text,
                _ => self.push(if is_documented && is_doc { text } else { "" }),
            }
        }
    }

    /// Another text comes; nothing, if something is taken out.
    fn push(&mut self, next: &str) {
        if next.is_empty() {
            return self.space.push('\0');
        }
        let opened = self.text.ends_with(['(', '[', '{']);
        let closes = next.starts_with([')', ']', '}', ',', ';']);
        let lines: Vec<&str> = self.space.split('\n').collect();
        let (indent, others) = lines.split_last().unwrap_or((&"", &[]));
        let indent = indent.split('\0').next().unwrap_or("");
        // The first line ends what stands there, the others are blank, or of what was taken out.
        let is_blank = |line: &&&str| !line.contains('\0');
        let blank = others.iter().skip(1).filter(is_blank).count();
        let space = match others.len() {
            _ if self.text.is_empty() => String::new(),
            _ if !self.space.contains('\0') => self.space.clone(),
            0 if (opened || closes) && !self.text.ends_with('{') && next != "}" => String::new(),
            // Two tokens do not become one.
            0 => " ".to_string(),
            _ if self.text.ends_with('{') && next == "}" => String::new(),
            _ if opened || closes || blank == 0 => format!("\n{indent}"),
            _ => format!("\n\n{indent}"),
        };
        // `x: ::std::..`
        let is_path = self.text.ends_with(':') && next.starts_with("::") && space.is_empty();
        self.text += &space;
        self.text += if is_path { " " } else { "" };
        self.text += next;
        self.space.clear();
    }
}
