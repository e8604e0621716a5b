//! What is needed, as one file. The text of the sources stays as it is, except for comments, documentation,
//! what is not needed, and what changes now that libraries are modules.
use super::crates::{all, holds, Program};
use super::items::{behind_inner_attributes, branches, ImportId, Item, ItemId, ItemKind, ModuleId};
use super::needed::Needed;
use super::tokens::{parts, Source, TokenId, TokenKind};
use super::Purpose;
use crate::error::Error;
use crate::heading::title_and_link;
use std::collections::{HashMap, HashSet};
use std::ops::Range;
use std::slice::Iter;

/// What is printed.
struct Printer<'a> {
    program: &'a Program,
    needed: &'a Needed,
    /// Texts in the place of tokens, by the first of them, each with the place after the last.
    changes: HashMap<TokenId, (usize, String)>,
    /// Whether the solution keeps its comments, and each line its number.
    keeps_lines: bool,
}

/// The bundle: the solution, and a module for each library that it needs. Fails if a name would mean
/// something else in it.
pub fn print(program: &Program, needed: &Needed, purpose: Purpose) -> Result<String, Error> {
    let keeps_lines = purpose == Purpose::Test;
    let mut printer = Printer {
        program,
        needed,
        changes: HashMap::new(),
        keeps_lines,
    };
    printer.check_names()?;
    for (&token, &module) in &needed.paths {
        printer.change_path(token, module, false);
    }
    for &import in &needed.imports {
        let import = &program.imports[import];
        let item = &program.items[import.item];
        if item.kind == ItemKind::ExternCrate {
            continue;
        }
        printer.change_path((item.source.id, import.first), item.module, true);
    }
    // The items in the file of a module come after the module.
    for id in (0..program.items.len()).rev() {
        printer.change_item(id)?;
    }
    let root = program.crates[0].source;
    let end = root.tokens.len();
    // Libraries that come after macros of the solution would see these.
    let is_own_macro = |item: &Item| item.source.crate_id == 0 && item.kind == ItemKind::Macro;
    let split = if keeps_lines || !program.items.iter().any(is_own_macro) {
        end
    } else {
        behind_inner_attributes(root, 0)
    };
    let mut bundle = String::new();
    if let Some(title) = title_and_link(root.text).filter(|_| !keeps_lines) {
        bundle += &format!("// {title}\n");
    }
    bundle += &printer.text(root, 0..split);
    for library in 1..program.crates.len() {
        bundle += &printer.library(library);
    }
    if split < end {
        bundle += "\n";
        bundle += &printer.text(root, split..end);
    }
    Ok(bundle)
}

impl Printer<'_> {
    fn is_kept(&self, id: ItemId) -> bool {
        self.needed.items.contains(&id)
    }

    /// Fails if something hides a library in the root, or if the name of a macro is taken there.
    fn check_names(&self) -> Result<(), Error> {
        let program = self.program;
        let root = program.crates[0].root;
        for library in 1..program.crates.len() {
            let hiding = self.hiding(program.crates[library].name, root, (usize::MAX, 0));
            if let Some(id) = hiding.filter(|_| self.is_kept(program.root(library))) {
                return Err(program.items[id].error("a library becomes a module of this name"));
            }
        }
        let mut names: HashSet<&str> = program.modules[root].items.keys().copied().collect();
        for item in (0..program.items.len()).filter_map(|id| self.exported(id)) {
            if !names.insert(item.name()) {
                return Err(item.error("the solution or a macro has this name"));
            }
        }
        Ok(())
    }

    /// What other than the library of a name, or than std, may have that name at a place in a module, so that
    /// further names may follow it in a path: an item, or what imports it.
    fn hiding(&self, name: &'static str, module: ModuleId, place: TokenId) -> Option<ItemId> {
        // The path of an import does not see what it brings in, nor the rest of a module what a block does.
        let is_seen = |&id: &ImportId| {
            let import = &self.program.imports[id];
            let item = &self.program.items[import.item];
            (item.source.id, import.first) != place
                && (item.is_import()
                    || item.source.id == place.0 && import.block.contains(&place.1))
        };
        let home = &self.program.modules[module];
        let imports = all(&home.imports, name);
        if !imports.is_empty() && !home.items.contains_key(name) && !imports.iter().any(is_seen) {
            return None;
        }
        let found = self.program.look_up(0, &vec![name], module).pop()?;
        let library = self.program.library(name).map(|id| self.program.root(id));
        let is_other = |id: &ItemId| Some(*id) != library && self.may_lead_on(*id);
        let other = found.items.iter().copied().find(is_other);
        let import = found.imports.first();
        let import = import.map(|&id| self.program.imports[id].item);
        let is_hidden = other.is_some() || self.program.imports_std(&found);
        import.or(other).filter(|_| is_hidden)
    }

    /// Whether further names may follow that of an item in a path.
    fn may_lead_on(&self, id: ItemId) -> bool {
        let kind = self.program.kind(id);
        !matches!(kind, ItemKind::Function | ItemKind::Value | ItemKind::Macro)
    }

    /// An item, if it is a macro that is in the root of the bundle by its name.
    fn exported(&self, id: ItemId) -> Option<&Item> {
        let item = &self.program.items[id];
        let is_kept = item.source.crate_id != 0 && self.is_kept(id);
        (is_kept && item.has_attribute(&["macro_export"])).then_some(item)
    }

    /// Replaces the name of a library with its path where the name does not lead to it any more, and `std` with
    /// `::std`, as `std` is not a path in the modules of 2015.
    fn change_path(&mut self, (file, at): TokenId, module: ModuleId, is_import: bool) {
        let source = self.program.sources[file];
        let is_global = source.at(at) == "::";
        let name = source.name(if is_global { at + 1 } else { at });
        let new = match name {
            _ if self.program.library(name).is_some() => format!("crate::{name}"),
            "alloc" if is_import && !is_global => "std".to_string(),
            "std" | "core" | "alloc" if !is_import && !is_global => "::std".to_string(),
            _ => return,
        };
        let is_there = module == self.program.crates[0].root
            || self.hiding(name, module, (file, at)).is_some();
        if is_global {
            self.change(source, at..at + 1, "crate::".to_string());
        } else if (is_import || source.at(at + 1) == "::") && !is_there {
            self.change(source, at..at + 1, new);
        }
    }

    /// What changes at an item.
    fn change_item(&mut self, id: ItemId) -> Result<(), Error> {
        let program = self.program;
        let item = &program.items[id];
        let source = item.source;
        let file = item.inside.and_then(|inside| program.modules[inside].file);
        if id == program.root(source.crate_id) {
            return Ok(());
        }
        if item.kind == ItemKind::Use {
            self.change_use(item);
        } else if item.kind == ItemKind::ExternCrate {
            self.change_extern_crate(id)?;
        } else if !self.is_kept(id) {
            self.change(source, item.range.clone(), String::new());
        } else if let Some(file) = file {
            let mut text = self.text(file, 0..file.tokens.len());
            if !text.is_empty() {
                text.insert(0, '\n');
            }
            let last = item.range.end - 1;
            self.change(source, last..item.range.end, format!(" {{{text}}}"));
        }
        Ok(())
    }

    /// The root has each library by its name; another library imports it from there.
    fn change_extern_crate(&mut self, id: ItemId) -> Result<(), Error> {
        let item = &self.program.items[id];
        let source = item.source;
        let at = item.visibility.end + 2;
        let name = source.at(at);
        let own_name = self.program.crates[source.crate_id].name;
        let is_renamed = source.at(at + 1) == "as" && !["_", own_name].contains(&source.at(at + 2));
        let is_library = name == "self" || self.program.library(name).is_some();
        if is_library && (is_renamed || item.has_attribute(&["macro_use"])) {
            return Err(item.error("import this library, or its macros, with `use`"));
        }
        let in_solution = source.crate_id == 0;
        let visibility = if item.visibility.is_empty() {
            ""
        } else {
            "pub "
        };
        let word = if is_library {
            "use crate::"
        } else {
            "extern crate "
        };
        if !self.is_kept(id) || name == "self" || is_library && in_solution {
            self.change(source, item.range.clone(), String::new());
        } else if !in_solution {
            // Without attributes, as only the root of a crate may load macros.
            self.change(
                source,
                item.range.start..at + 1,
                format!("{visibility}{word}{name}"),
            );
        }
        Ok(())
    }

    fn change(&mut self, source: &Source, range: Range<usize>, text: String) {
        self.changes
            .insert((source.id, range.start), (range.end, text));
    }

    /// Takes out what a `use` need not import.
    fn change_use(&mut self, item: &Item) {
        let in_root = item.module == self.program.crates[0].root;
        let is_kept =
            |import| self.needed.imports.contains(&import) && !(in_root && self.is_in_root(import));
        let kept: Vec<bool> = item.imports.clone().map(is_kept).collect();
        if !kept.is_empty() && !kept.contains(&false) {
            return;
        }
        let tree = item.visibility.end + 1..item.range.end - 1;
        match self.tree(item.source, tree.clone(), &mut kept.iter()) {
            Some(text) => self.change(item.source, tree, text),
            None => self.change(item.source, item.range.clone(), String::new()),
        }
    }

    /// Whether an import brings in what the root has by that name anyway: a library, or a macro of one.
    fn is_in_root(&self, id: ImportId) -> bool {
        let name = self.program.imports[id].name.unwrap_or_default();
        let library = self.program.library(name).map(|id| self.program.root(id));
        let is_there = |&id: &ItemId| {
            let is_macro = self.exported(id).is_some_and(|item| item.name() == name);
            is_macro || Some(id) == library
        };
        let found = self.program.look_up_import(id).pop().unwrap_or_default();
        !found.items.is_empty() && found.items.iter().all(is_there)
    }

    /// The kept imports of the tree of a `use`, as text.
    fn tree(&self, source: &Source, range: Range<usize>, kept: &mut Iter<bool>) -> Option<String> {
        let word = |at: usize| match source.at(at) {
            "as" => " as ".to_string(),
            _ => self.change_at(source, at, false).0,
        };
        let Some(open) = range.clone().find(|&at| source.at(at) == "{") else {
            return kept.next()?.then(|| range.map(word).collect());
        };
        let path: String = (range.start..open).map(word).collect();
        let branches = branches(source, open).into_iter();
        let texts = branches.filter_map(|branch| self.tree(source, branch, kept));
        let texts: Vec<String> = texts.collect();
        match &texts[..] {
            [] => None,
            [one] if !one.starts_with("self") => Some(path + one),
            _ => Some(format!("{path}{{{}}}", texts.join(", "))),
        }
    }

    /// What a token becomes in a bundle.
    fn new_text(&self, source: &Source, at: usize) -> String {
        let text = source.at(at);
        let is_start = matches!(text, "crate" | "$crate") && source.before(at, 1) != "extern";
        if text == "::" && (source.before(at, 1), source.at(at + 1)) == ("use", "{") {
            // `use ::{a, b}`
            return String::new();
        }
        if source.crate_id == 0 || !is_start {
            return text.to_string();
        }
        let name = self.program.crates[source.crate_id].name;
        if source.before(at, 2) == "pub" && source.at(at + 1) == ")" {
            return format!("in crate::{name}");
        }
        format!("{text}::{name}")
    }

    /// A library as a module, or nothing if it is not needed.
    fn library(&self, library: usize) -> String {
        let found = &self.program.crates[library];
        if !self.is_kept(self.program.root(library)) {
            return String::new();
        }
        let root = found.source;
        let start = behind_inner_attributes(root, 0);
        let mut text = self.text(root, start..root.tokens.len());
        for item in (0..self.program.items.len()).filter_map(|id| self.exported(id)) {
            if item.source.crate_id == library {
                text += &format!("pub use crate::{};\n", item.name());
            }
        }
        let module = if found.is_exact {
            "mod"
        } else {
            "#[allow(warnings)]\npub mod"
        };
        format!("\n{module} {} {{\n{text}}}\n", found.name)
    }

    /// Tokens with their changes and without comments and documentation, followed by a line end.
    fn text(&self, source: &'static Source, range: Range<usize>) -> String {
        let is_whole = self.keeps_lines && source.crate_id == 0;
        let mut printed = Printed::default();
        // The arguments of a macro may have documentation.
        let mut arguments_end = 0;
        let mut at = range.start;
        let mut place = if at == 0 { 0 } else { source.start(at) };
        while at < range.end {
            let gap = &source.text[place..source.start(at)];
            if is_whole {
                printed.space.clear();
                printed.text += gap;
            } else {
                printed.gap(gap, at < arguments_end);
            }
            if [1, 2].iter().any(|&count| source.before(at, count) == "!") {
                arguments_end = arguments_end.max(source.next(at));
            }
            let (text, next) = self.change_at(source, at, at < arguments_end);
            let taken = &source.text[source.start(at)..source.end(next - 1)];
            if is_whole && taken.contains('\n') {
                // Lines stay where they are.
                printed.push(&self.new_text(source, at));
                at += 1;
            } else {
                printed.push(&text);
                at = next;
            }
            place = source.end(at - 1);
        }
        if is_whole {
            printed.text += &source.text[place..];
        } else if !printed.text.is_empty() {
            printed.text += "\n";
        }
        // As the compiler reads it, also within strings.
        printed.text.replace("\r\n", "\n")
    }

    /// The text in the place of a token, or of several from there on, and the place after them.
    fn change_at(&self, source: &Source, at: usize, is_argument: bool) -> (String, usize) {
        if let Some((end, text)) = self.changes.get(&(source.id, at)) {
            return (text.clone(), *end);
        }
        let next = at + 1;
        let open = if source.at(next) == "!" { at + 2 } else { next };
        let is_doc = source.at(open) == "[" && source.at(open + 1) == "doc";
        if source.at(at) == "#" && is_doc && !is_argument {
            return (String::new(), source.next(open));
        }
        let is_feature = source.at(at) == "feature" && source.at(next) == "=";
        if is_feature && source.crate_id != 0 && is_in_condition(source, at) {
            let features = &self.program.crates[source.crate_id].features;
            let is_on = holds(source, at..at + 3, features) == Some(true);
            return (if is_on { "all()" } else { "any()" }.to_string(), at + 3);
        }
        (self.new_text(source, at), next)
    }
}

/// Whether a token is in the condition of a `cfg`.
fn is_in_condition(source: &Source, at: usize) -> bool {
    source
        .around(at)
        .is_some_and(|open| match source.before(open, 1) {
            "all" | "any" | "not" => is_in_condition(source, open),
            "!" => source.before(open, 2) == "cfg",
            word => matches!(word, "cfg" | "cfg_attr"),
        })
}

/// A text that grows. What is taken out of it leaves neither its line nor a second blank line.
#[derive(Default)]
struct Printed {
    text: String,
    /// The white space since the last token, with `\0` where something was taken out.
    space: String,
}

impl Printed {
    /// Adds what is between two tokens. Of comments, only documentation that is an argument is kept.
    fn gap(&mut self, gap: &str, is_argument: bool) {
        for (kind, text) in parts(gap) {
            let mut docs = ["///", "//!", "/**", "/*!"].iter();
            if kind == TokenKind::Gap {
                self.space += text;
            } else if is_argument && docs.any(|doc| text.starts_with(doc)) {
                self.push(text);
            } else {
                self.push("");
            }
        }
    }

    /// Adds another text, which is empty if something is taken out.
    fn push(&mut self, next: &str) {
        if next.is_empty() {
            return self.space.push('\0');
        }
        let space = if self.space.contains('\0') {
            self.closed_space(next)
        } else {
            self.space.clone()
        };
        if !self.text.is_empty() {
            self.text += &space;
        }
        // `x: ::std::..`
        if self.text.ends_with(':') && next.starts_with("::") {
            self.text += " ";
        }
        self.text += next;
        self.space.clear();
    }

    /// The white space before a text where something was taken out.
    fn closed_space(&self, next: &str) -> String {
        let opened = self.text.ends_with(['(', '[', '{']);
        let closes = next.starts_with([')', ']', '}', ',', ';']);
        let is_empty = self.text.ends_with('{') && next == "}";
        let lines: Vec<&str> = self.space.split('\n').collect();
        let indent = lines[lines.len() - 1].split('\0').next().unwrap_or("");
        if lines.len() == 1 {
            // Two tokens must not become one.
            let is_closed = (opened || closes) && !self.text.ends_with('{') && next != "}";
            return if is_closed { "" } else { " " }.to_string();
        }
        if is_empty {
            return String::new();
        }
        // The first line ends what is there; the others are blank, or belong to what was taken out.
        let mut between = lines[1..lines.len() - 1].iter();
        let is_blank = between.any(|line| !line.contains('\0'));
        let breaks = if is_blank && !opened && !closes {
            "\n\n"
        } else {
            "\n"
        };
        format!("{breaks}{indent}")
    }
}
