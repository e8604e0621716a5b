//! What is needed, as one file. The text of the sources stays as it is, but for comments, documentation,
//! what is not needed, and what changes now that libraries are modules.
use crate::crates::{holds, Program};
use crate::error::Error;
use crate::heading::heading;
use crate::items::{behind_attributes, branches, Item, ItemId, Kind};
use crate::names::{Def, Names};
use crate::needed::Needed;
use crate::tokens::{self, parts, Source};
use std::collections::HashMap;
use std::ops::Range;

/// What stands in the place of tokens: a text up to a place, or the file of a module.
enum Change {
    Text(usize, String),
    File(&'static Source),
}

/// Traits of std that have to be imported, and what is called of them.
const TRAITS: &str = "BufRead lines read_line read_until split fill_buf consume
    Read read read_exact read_to_end read_to_string bytes take chain
    Write write write_all write_char write_fmt write_str flush\nFromStr from_str
    FromIterator from_iter\nTryFrom try_from\nTryInto try_into\nHash hash\nHasher finish
    BuildHasher build_hasher\nBorrow borrow\nBorrowMut borrow_mut\nAdd add\nSub sub\nMul mul
    Div div\nRem rem\nNeg neg\nNot not\nRangeBounds contains start_bound end_bound";

struct Printer<'a> {
    program: &'a Program,
    names: &'a Names<'a>,
    needed: &'a Needed,
    /// The changes by their first tokens.
    changes: HashMap<*const u8, Change>,
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
        keeps_lines,
    };
    (0..program.items.len()).try_for_each(|id| printer.item(id))?;
    let root = program.crates[0].source;
    let (head, end) = (behind_attributes(root, 0, true), root.tokens.len());
    // Libraries behind macros of the solution would see these.
    let mut own = program
        .items
        .iter()
        .take_while(|item| item.source.crate_id == 0);
    let has_macros = own.any(|item| item.kind == Kind::Macro);
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
        let (program, item) = (self.program, &self.program.items[id]);
        let root = program.crates[0].root;
        if item.kind == Kind::Use {
            return self.import(item);
        } else if !self.needed.items.contains(&id) || self.is_library(item) {
            self.change(item.source, item.range.clone(), String::new());
        } else if item.module == root && self.names.leads_on(Def::Item(id)) {
            self.check(item, item.name())?;
        } else if self.is_exported(id) && !program.modules[root].named(item.name()).is_empty() {
            return Err(item.error("the solution has something of this name"));
        }
        let file = item.inside.and_then(|inside| program.modules[inside].file);
        if let Some(file) = file.filter(|_| self.needed.items.contains(&id)) {
            self.changes
                .insert(item.source.key(item.range.end - 1), Change::File(file));
        }
        Ok(())
    }

    /// Whether an item names a library, which is there by its name.
    fn is_library(&self, item: &Item) -> bool {
        let name = item.source.at(item.visibility.end + 2);
        item.kind == Kind::ExternCrate && self.program.library(name).is_some()
    }

    /// Fails if a library has the name of a type in the root.
    fn check(&self, item: &Item, name: &str) -> Result<(), Error> {
        let root = self
            .program
            .library(name)
            .map(|library| self.program.crates[library].root);
        match root.filter(|root| self.needed.modules.contains(root)) {
            Some(_) => Err(item.error(&format!("a library has the name of this: {name}"))),
            None => Ok(()),
        }
    }

    /// Whether an item is a macro that stands in the root of the bundle by its name.
    fn is_exported(&self, id: ItemId) -> bool {
        let item = &self.program.items[id];
        let is_kept = item.source.crate_id != 0 && self.needed.items.contains(&id);
        is_kept && item.has_attribute(&["macro_export"])
    }

    /// What changes at a `use`. Fails if it brings in the name of a library.
    fn import(&mut self, item: &Item) -> Result<(), Error> {
        let (program, needed, source) = (self.program, self.needed, item.source);
        let is_exact = program.crates[source.crate_id].is_exact;
        let in_root = item.module == program.crates[0].root;
        let mut kept = Vec::new();
        for import in item.imports.clone() {
            let leaf = &program.imports[import];
            let name = leaf.name.map_or("", |name| source.tokens[name].name());
            let hits = self.names.follow(import);
            let all = |is: &dyn Fn(Def) -> bool| hits.iter().all(|hit| is(hit.def));
            // In the root, libraries and their macros are there by their names.
            let library = program
                .library(name)
                .map(|library| program.crates[library].root);
            let is_there = |def: Def| match def {
                Def::Item(id) => program.items[id].name() == name && self.is_exported(id),
                def => library.map(Def::Module) == Some(def),
            };
            let is_there = in_root && all(&is_there);
            if in_root && !is_there && !all(&|def| !self.names.leads_on(def)) {
                self.check(item, name)?;
            }
            // A trait acts without being named; so may all that is from outside.
            let acts = |line: &str| {
                let mut words = line.split_whitespace();
                words.next() == leaf.path.last().map(|&last| source.at(last))
                    && words.any(|word| needed.said_in.contains(&(item.module, word)))
            };
            let is_trait = |def: Def| match def {
                Def::Item(id) => program.kind(id) == Kind::Trait && needed.items.contains(&id),
                Def::Module(_) => false,
                Def::Outside => !is_exact || TRAITS.lines().any(acts),
            };
            let is_read = needed.modules.contains(&item.module);
            let stays = is_read && !all(&|def| !is_trait(def));
            kept.push(!is_there && (stays || needed.imports.contains(&import)));
        }
        if kept.is_empty() || kept.contains(&false) {
            let range = item.visibility.end + 1..item.range.end - 1;
            match self.tree(source, range.clone(), &mut kept.iter()) {
                Some(text) => self.change(source, range, text),
                None => self.change(source, item.range.clone(), String::new()),
            }
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
        let items = (0..self.program.items.len()).filter(|&id| self.is_exported(id));
        for item in items.map(|id| &self.program.items[id]) {
            if item.source.crate_id == library {
                text += &format!("pub use crate::{};\n", item.name());
            }
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
    /// The white space since the last token, with `\0` where something was taken out.
    space: String,
}

impl Printed {
    /// What stands between two tokens.
    fn gap(&mut self, gap: &str) {
        for (kind, text) in parts(gap) {
            self.space += if kind == tokens::Kind::Gap {
                text
            } else {
                "\0"
            };
        }
    }

    /// Another text comes, or nothing.
    fn replace(&mut self, new: &str) {
        if new.is_empty() {
            self.space.push('\0');
        } else {
            self.push(new);
        }
    }

    fn push(&mut self, next: &str) {
        let opened = self.text.ends_with(['(', '[', '{']);
        let closes = next.starts_with([')', ']', '}', ',', ';']);
        let lines: Vec<&str> = self.space.split('\n').collect();
        let (indent, others) = lines.split_last().unwrap_or((&"", &[]));
        let indent = indent.split('\0').next().unwrap_or("");
        // The first line ends what stands there, the others are blank, or of what was taken out.
        let blank = others
            .iter()
            .skip(1)
            .filter(|line| !line.contains('\0'))
            .count();
        let space = match others.len() {
            _ if self.text.is_empty() => String::new(),
            _ if !self.space.contains('\0') => self.space.clone(),
            0 if opened || closes => String::new(),
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
