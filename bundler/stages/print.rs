//! What is needed, as one file. The text of the sources stays as it is, except for comments, documentation,
//! what is not needed, and what changes now that libraries are modules.
use super::crates::{all, holds, Program};
use super::items::{
    behind_inner_attributes, branches, ImportId, Item, ItemId, ItemKind, ModuleId, ROOT,
};
use super::needed::Needed;
use super::tokens::{parts, Source, TokenId, TokenKind};
use crate::error::Error;
use std::collections::HashMap;
use std::ops::Range;
use std::slice::Iter;

/// What is printed.
struct Printer<'a> {
    program: &'a Program,
    needed: &'a Needed,
    /// Texts in the place of tokens, by the first of them, each with the place after the last.
    changes: HashMap<TokenId, (usize, String)>,
}

/// Returns the parts of the bundle, the solution, which may be in several parts,
/// and a module for each library that it needs; each with the lines of the solution that its lines are of. Fails if a
/// name would mean something else there.
pub fn print(program: &Program, needed: &Needed) -> Result<Vec<(String, Vec<usize>)>, Error> {
    let mut printer = Printer {
        program,
        needed,
        changes: HashMap::new(),
    };
    for (&token, &module) in &needed.paths {
        printer.change_path(token, module, false);
    }
    for &import in &needed.imports {
        let import = &program.imports[import];
        let item = &program.items[import.item];
        if item.kind != ItemKind::ExternCrate {
            printer.change_path((item.source.id, import.first), item.module, true);
        }
    }
    // The items in the file of a module come after the module.
    for id in (0..program.items.len()).rev() {
        printer.change_item(id)?;
    }
    let root = program.crates[0].source;
    let end = root.tokens.len();
    // Libraries that come after macros of the solution would see these. Calls may make macros.
    let may_be_macro = |item: &Item| {
        item.source.crate_id == 0 && matches!(item.kind, ItemKind::Macro | ItemKind::Call)
    };
    let split = if program.items.iter().any(may_be_macro) {
        behind_inner_attributes(root, 0)
    } else {
        end
    };
    let first = printer.printed(root, 0..split);
    let mut parts = vec![(first.text, first.lines)];
    for library in 1..program.crates.len() {
        parts.push((printer.library(library)?, Vec::new()));
    }
    if split < end {
        let second = printer.printed(root, split..end);
        parts.push(("\n".to_string(), Vec::new()));
        parts.push((second.text, second.lines));
    }
    parts.push((printer.macros_in(ROOT), Vec::new()));
    Ok(parts)
}

impl Printer<'_> {
    fn is_kept(&self, id: ItemId) -> bool {
        self.needed.items.contains(&id)
    }

    /// The name of an exported macro in the root of the bundle.
    fn root_name(&self, item: &Item) -> String {
        let library = self.program.crates[item.source.crate_id].name;
        format!("__{library}_{}", item.name())
    }

    /// Imports of the exported macros that a module has by their own names.
    fn macros_in(&self, module: ModuleId) -> String {
        let mut text = String::new();
        for &(_, id) in self.needed.macros.iter().filter(|(of, _)| *of == module) {
            let item = &self.program.items[id];
            let root_name = self.root_name(item);
            let line = format!("pub use crate::{root_name} as {};\n", item.name());
            // Of two macros of one name, a `cfg` leaves one.
            if !text.contains(&line) {
                text += &line;
            }
        }
        text
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
        let is_other = |id: &ItemId| {
            let kind = self.program.kind(*id);
            let is_last = matches!(kind, ItemKind::Function | ItemKind::Value | ItemKind::Macro);
            Some(*id) != library && !is_last
        };
        let other = found.items.iter().copied().find(is_other);
        let import = found.imports.first();
        let import = import.map(|&id| self.program.imports[id].item);
        let is_hidden = other.is_some() || self.program.imports_std(&found);
        import.or(other).filter(|_| is_hidden)
    }

    /// Replaces the name of a library with its path where the name does not lead to it any more, and `std` with
    /// `::std`, as `std` is not a path in the modules of 2015.
    fn change_path(&mut self, (file, at): TokenId, module: ModuleId, is_import: bool) {
        let source = self.program.sources[file];
        let is_global = source.at(at) == "::";
        let name = source.name(if is_global { at + 1 } else { at });
        let found = &self.program.crates[source.crate_id];
        let mut items = all(&self.program.modules[found.root].items, name).iter();
        let is_macro = items.any(|&id| self.program.items[id].is_exported());
        let new = match name {
            _ if self.program.library(name).is_some() => format!("crate::{name}"),
            "alloc" if is_import && !is_global => "std".to_string(),
            // It has another name where it is defined.
            _ if is_macro && is_import && source.at(at + 1) != "::" => {
                format!("crate::{}::{name}", found.name)
            }
            "std" | "core" | "alloc" if !is_import && !is_global => "::std".to_string(),
            _ => return,
        };
        let is_there = module == ROOT || self.hiding(name, module, (file, at)).is_some();
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
        if id == program.root(source.crate_id) {
            return Ok(());
        }
        let last = item.range.end - 1;
        if item.kind == ItemKind::Use {
            self.change_use(item);
        } else if item.kind == ItemKind::ExternCrate {
            self.change_extern_crate(id)?;
        } else if !self.is_kept(id) {
            self.change(source, item.range.clone(), String::new());
        } else if item.is_exported() {
            let name = item.name.unwrap_or_default();
            self.change(source, name..name + 1, self.root_name(item));
        } else if let Some(inside) = item.inside {
            let mut text = String::new();
            if let Some(file) = program.modules[inside].file {
                text = format!(" {{\n{}", self.printed(file, 0..file.tokens.len()).text);
            }
            text += &self.macros_in(inside);
            self.change(source, last..last + 1, text + "}");
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
                format!("pub {word}{name}"),
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
        let in_root = item.module == ROOT;
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

    /// Whether an import brings in a library by the name that it has in the root anyway.
    fn is_in_root(&self, id: ImportId) -> bool {
        let name = self.program.imports[id].name.unwrap_or_default();
        let library = self.program.library(name);
        let found = self.program.look_up_import(id).pop().unwrap_or_default();
        library.is_some_and(|id| found.items == [self.program.root(id)])
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

    /// A library as a module, or nothing if it is not needed. Fails if something hides it in the root.
    fn library(&self, library: usize) -> Result<String, Error> {
        let found = &self.program.crates[library];
        if !self.is_kept(self.program.root(library)) {
            return Ok(String::new());
        }
        if let Some(id) = self.hiding(found.name, ROOT, (usize::MAX, 0)) {
            let message = "a library becomes a module of this name";
            return Err(self.program.items[id].error(message));
        }
        let root = found.source;
        let start = behind_inner_attributes(root, 0);
        let mut text = self.printed(root, start..root.tokens.len()).text;
        text += &self.macros_in(found.root);
        let mut head = String::new();
        if !found.is_exact {
            head += "#[allow(warnings)]\npub ";
        }
        for at in (0..start).filter(|&at| root.at(at) == "allow") {
            let lints = self.printed(root, at..root.next(at + 1)).text;
            head.insert_str(0, &format!("#[{}]\n", lints.trim_end()));
        }
        Ok(format!("\n{head}mod {} {{\n{text}}}\n", found.name))
    }

    /// Tokens with their changes and without comments and documentation, followed by a line end.
    fn printed(&self, source: &'static Source, range: Range<usize>) -> Printed {
        let mut at = range.start;
        let mut place = if at == 0 { 0 } else { source.start(at) };
        let mut printed = Printed {
            line: source.text[..place].matches('\n').count() + 1,
            ..Printed::default()
        };
        // The arguments of a macro may have documentation.
        let mut arguments_end = 0;
        while at < range.end {
            let gap = &source.text[place..source.start(at)];
            printed.gap(gap, at < arguments_end);
            if [1, 2].iter().any(|&count| source.before(at, count) == "!") {
                arguments_end = arguments_end.max(source.next(at));
            }
            let (text, next) = self.change_at(source, at, at < arguments_end);
            place = source.end(next - 1);
            printed.push(&text);
            let taken = &source.text[source.start(at)..place];
            printed.line += taken.matches('\n').count();
            at = next;
        }
        if !printed.text.is_empty() {
            printed.text += "\n";
        }
        // As the compiler reads it, also within strings.
        printed.text = printed.text.replace("\r\n", "\n");
        printed
    }

    /// The text in the place of a token, or of several from there on, and the place after them.
    fn change_at(&self, source: &Source, at: usize, is_argument: bool) -> (String, usize) {
        if let Some((end, text)) = self.changes.get(&(source.id, at)) {
            return (text.clone(), *end);
        }
        let next = at + 1;
        let open = if source.at(next) == "!" { at + 2 } else { next };
        let in_library = source.crate_id != 0;
        let is_left_out = match source.at(open + 1) {
            "doc" => true,
            // What is left of a library may be what it forbids.
            "deny" | "forbid" | "rustfmt" => in_library,
            _ => false,
        };
        if source.at(at) == "#" && source.at(open) == "[" && is_left_out && !is_argument {
            return (String::new(), source.next(open));
        }
        let is_feature = source.at(at) == "feature" && source.at(next) == "=";
        if is_feature && in_library && is_in_condition(source, at) {
            let features = &self.program.crates[source.crate_id].features;
            let is_on = holds(source, at..at + 3, features) == Some(true);
            return (if is_on { "all()" } else { "any()" }.to_string(), at + 3);
        }
        // What it calls is imported where it is called: `#[macro_export(local_inner_macros)]`
        if (source.at(at), source.at(next)) == ("macro_export", "(") && in_library {
            return ("macro_export".to_string(), source.next(next));
        }
        let name = self.program.crates[source.crate_id].name;
        let is_visibility = source.before(at, 2) == "pub" && source.at(next) == ")";
        let text = match source.at(at) {
            // In a macro it may be that of the caller.
            "crate" if in_library && is_visibility && !is_argument => format!("in crate::{name}"),
            "crate" | "$crate"
                if in_library && !is_visibility && source.before(at, 1) != "extern" =>
            {
                format!("{}::{name}", source.at(at))
            }
            // `use ::{a, b}`
            "::" if (source.before(at, 1), source.at(next)) == ("use", "{") => String::new(),
            // A library may have what the solution forbids.
            "deny" | "forbid" if source.id == 0 && at < behind_inner_attributes(source, 0) => {
                "warn".to_string()
            }
            text => text.to_string(),
        };
        (text, next)
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
    /// The line of the source that is being printed.
    line: usize,
    /// That of the first token of each line of the text.
    lines: Vec<usize>,
}

impl Printed {
    /// Adds what is between two tokens. Of comments, only documentation that is an argument is kept.
    fn gap(&mut self, gap: &str, is_argument: bool) {
        self.line += gap.matches('\n').count();
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
        let start = self.text.len();
        if start > 0 {
            self.text += &space;
        } else {
            self.lines.push(self.line);
        }
        // `x: ::std::..`
        if self.text.ends_with(':') && next.starts_with("::") {
            self.text += " ";
        }
        self.text += next;
        self.space.clear();
        let breaks = self.text[start..].matches('\n').count();
        self.lines.extend(vec![self.line; breaks]);
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
