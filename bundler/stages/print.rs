//! What is needed, as one file. The text of the sources stays as it is, except for comments, documentation,
//! what is not needed, and what changes now that libraries are modules.
use super::crates::{all, holds, Program};
use super::items::{
    behind_inner_attributes, branches, ImportId, Item, ItemId, ItemKind, ModuleId, ROOT,
};
use super::needed::Needed;
use super::tokens::{parts, Source, TokenId, TokenKind};
use crate::error::Result;
use std::collections::HashMap;
use std::mem::take;
use std::ops::Range;

/// What is printed.
struct Printer<'a> {
    program: &'a Program,
    needed: &'a Needed,
    /// Texts in the place of tokens, by the first of them, each with the place after the last: `__kit__m` for the one
    /// token `m`, nothing for all tokens of an item.
    changes: HashMap<TokenId, (usize, String)>,
}

/// A text, and for each of its lines the line of the solution that it was, or 0.
type Lines = (String, Vec<usize>);

/// Returns the bundle: the solution, and a module for each library that it needs. Fails if a name would mean something
/// else there.
pub fn print(program: &Program, needed: &Needed) -> Result<Lines> {
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
    // A change of `mod a;` prints the file of the module, with all changes that are known by then. The items in that
    // file come after the module in the list, so the list is read from its end.
    for id in (0..program.items.len()).rev() {
        printer.change_item(id)?;
    }
    let root = program.sources[0];
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
    let (mut text, mut lines) = printer.printed(root, 0..split);
    for library in 1..program.crates.len() {
        text += &printer.library(library)?;
    }
    if split < end {
        text += "\n";
        lines.resize(text.lines().count(), 0);
        let (others, of) = printer.printed(root, split..end);
        text += &others;
        lines.extend(of);
    }
    text += &printer.macros_in(ROOT);
    lines.resize(text.lines().count(), 0);
    Ok((text, lines))
}

impl Printer<'_> {
    /// Returns the name of an exported macro in the root of the bundle: `__kit__m`.
    fn root_name(&self, item: &Item) -> String {
        let library = &self.program.crates[item.source.crate_id].name;
        format!("__{library}__{}", item.name())
    }

    /// Returns imports of the exported macros that a module has by their own names.
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

    /// Returns what hides a library, or std, where a path `name::..` is written: the path may mean another item. That
    /// item is returned, or the `use` that imports it. The place of the path is its first token.
    fn shadow_of(&self, name: &'static str, module: ModuleId, place: TokenId) -> Option<ItemId> {
        // An import does not hide anything from its own path, and one in a block nothing outside of the block.
        let is_seen = |&id: &ImportId| {
            let import = &self.program.imports[id];
            let item = &self.program.items[import.item];
            (item.source.id, import.first) != place
                && (item.is_import()
                    || item.source.id == place.0 && import.block.contains(&place.1))
        };
        let home = &self.program.modules[&module];
        let imports = all(&home.imports, name);
        if !imports.is_empty() && !home.items.contains_key(name) && !imports.iter().any(is_seen) {
            return None;
        }
        let found = self.program.find(name, &[module], module);
        let library = self.program.library(name);
        let is_other = |id: &ItemId| {
            let kind = self.program.kind(*id);
            // Nothing comes after `::` behind the name of these.
            let is_last = matches!(kind, ItemKind::Function | ItemKind::Value | ItemKind::Macro);
            Some(*id) != library && !is_last
        };
        let other = found.items.iter().copied().find(is_other);
        let import = found.imports.first();
        let import = import.map(|&id| self.program.imports[id].item);
        let is_hidden = other.is_some() || self.program.imports_std(&found);
        import.or(other).filter(|_| is_hidden)
    }

    /// Changes the name that begins a path where it does not lead to a library, or to std, any more:
    ///
    /// | was | is | why |
    /// |---|---|---|
    /// | `kit::f` | `crate::kit::f` | the library `kit` is a module of the root |
    /// | `::kit::f` | `crate::kit::f` | |
    /// | `std::mem::drop` | `::std::mem::drop` | in the modules of 2015 `std` is no path |
    /// | `use alloc::vec` | `use std::vec` | without `extern crate alloc` there is no `alloc` |
    /// | `use m` | `use crate::kit::m` | where the exported macro `m` is defined it has another name |
    fn change_path(&mut self, (file, at): TokenId, module: ModuleId, is_import: bool) {
        let source = self.program.sources[file];
        let name = source.name(at);
        if name == "::" {
            if self.program.library(source.name(at + 1)).is_some() {
                self.change(source, at..at + 1, "crate::");
            }
            return;
        }
        // A function may be called as its library: `ntt::<3>()`
        let is_path = source.at(at + 1) == "::" && source.at(at + 2) != "<";
        let root = self.program.roots[source.crate_id];
        let mut items = all(&self.program.modules[&root].items, name).iter();
        let is_macro = items.any(|&id| self.program.items[id].is_exported());
        let own_name = &self.program.crates[source.crate_id].name;
        let new = match name {
            _ if self.program.library(name).is_some() => format!("crate::{name}"),
            "alloc" if is_import => "std".to_string(),
            _ if is_macro && is_import && !is_path => format!("crate::{own_name}::{name}"),
            "std" | "core" | "alloc" if !is_import => "::std".to_string(),
            _ => return,
        };
        // Whether the name leads there as it is, or leads to something else, as before.
        let may_stay = module == ROOT || self.shadow_of(name, module, (file, at)).is_some();
        if (is_import || is_path) && !may_stay {
            self.change(source, at..at + 1, &new);
        }
    }

    /// Changes an item: takes it out if it is not kept, and puts in what its module gains.
    fn change_item(&mut self, id: ItemId) -> Result<()> {
        let program = self.program;
        let item = &program.items[id];
        let source = item.source;
        if id == item.module {
            return Ok(());
        }
        let last = item.range.end - 1;
        if item.kind == ItemKind::Use {
            self.change_use(item);
        } else if item.kind == ItemKind::ExternCrate {
            self.change_extern_crate(id)?;
        } else if !self.needed.items[id] {
            self.change(source, item.range.clone(), "");
        } else if item.is_exported() {
            let name = item.name_at.unwrap_or_default();
            self.change(source, name..name + 1, &self.root_name(item));
            // The crate of `pub(crate)` is that of the caller.
            for at in item.body_tokens() {
                if source.at(at) == "crate" {
                    self.change(source, at..at + 1, "crate");
                }
            }
        } else if let Some(module) = program.modules.get(&id) {
            let mut text = String::new();
            if let Some(file) = module.file {
                text = format!(" {{\n{}", self.printed(file, 0..file.tokens.len()).0);
            }
            text += &self.macros_in(id);
            self.change(source, last..last + 1, &(text + "}"));
        }
        Ok(())
    }

    /// Changes an `extern crate`. The root has each library by its name; another library imports it from there.
    fn change_extern_crate(&mut self, id: ItemId) -> Result<()> {
        let item = &self.program.items[id];
        let source = item.source;
        let at = item.visibility.end + 2;
        let name = source.at(at);
        let own_name = &self.program.crates[source.crate_id].name[..];
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
        if !self.needed.items[id] || name == "self" || is_library && in_solution {
            self.change(source, item.range.clone(), "");
        } else if !in_solution {
            // Without attributes, as only the root of a crate may load macros.
            let text = format!("pub {word}{name}");
            self.change(source, item.range.start..at + 1, &text);
        }
        Ok(())
    }

    fn change(&mut self, source: &Source, range: Range<usize>, text: &str) {
        let change = (range.end, text.to_string());
        self.changes.insert((source.id, range.start), change);
    }

    /// Takes out what a `use` need not import. The imports of an item are in the order of its tree.
    fn change_use(&mut self, item: &Item) {
        let mut imports = item.imports.clone();
        if imports.clone().all(|id| self.is_printed(id)) {
            return;
        }
        let tree = item.visibility.end + 1..item.range.end - 1;
        match self.tree(item.source, tree.clone(), &mut imports) {
            Some(text) => self.change(item.source, tree, &text),
            None => self.change(item.source, item.range.clone(), ""),
        }
    }

    /// Whether an import is needed. In the root a library has its name anyway.
    fn is_printed(&self, id: ImportId) -> bool {
        let import = &self.program.imports[id];
        let library = self.program.library(import.name);
        let found = self.program.look_up_import(id).pop().unwrap_or_default();
        let is_library = library.is_some_and(|id| found.items == [id]);
        let in_root = self.program.items[import.item].module == ROOT;
        self.needed.imports.contains(&id) && !(in_root && is_library)
    }

    /// Returns the imports of the tree of a `use` that are printed, as text. `imports` are those that are left.
    fn tree(
        &self,
        source: &Source,
        range: Range<usize>,
        imports: &mut Range<ImportId>,
    ) -> Option<String> {
        let word = |at: usize| match source.at(at) {
            "as" => " as ".to_string(),
            _ => self.change_at(source, at, false).0,
        };
        let Some(open) = range.clone().find(|&at| source.at(at) == "{") else {
            let is_printed = self.is_printed(imports.next()?);
            return is_printed.then(|| range.map(word).collect());
        };
        let path: String = (range.start..open).map(word).collect();
        let branches = branches(source, open).into_iter();
        let texts = branches.filter_map(|branch| self.tree(source, branch, imports));
        let texts: Vec<String> = texts.collect();
        match &texts[..] {
            [] => None,
            [one] if !one.starts_with("self") => Some(path + one),
            _ => Some(format!("{path}{{{}}}", texts.join(", "))),
        }
    }

    /// Returns a library as a module, or nothing if it is not needed. Fails if the root has something of its name.
    fn library(&self, crate_id: usize) -> Result<String> {
        let library = self.program.crates[crate_id];
        let id = self.program.roots[crate_id];
        if !self.needed.items[id] {
            return Ok(String::new());
        }
        if let Some(id) = self.shadow_of(&library.name, ROOT, (usize::MAX, 0)) {
            let message = "a library becomes a module of this name";
            return Err(self.program.items[id].error(message));
        }
        let root = self.program.items[id].source;
        let start = behind_inner_attributes(root, 0);
        let mut text = self.printed(root, start..root.tokens.len()).0;
        text += &self.macros_in(id);
        let mut head = String::new();
        for at in (0..start).filter(|&at| root.at(at) == "allow") {
            let (lints, _) = self.printed(root, at..root.next(at + 1));
            head += &format!("#[{}]\n", lints.trim_end());
        }
        if !library.is_exact {
            head += "#[allow(warnings)]\npub ";
        }
        Ok(format!("\n{head}mod {} {{\n{text}}}\n", library.name))
    }

    /// Returns tokens with their changes and without comments and documentation, followed by a line end.
    fn printed(&self, source: &'static Source, range: Range<usize>) -> Lines {
        let mut at = range.start;
        let mut place = source.start(at);
        let mut printed = Printed {
            line: source.text[..place].matches('\n').count() + 1,
            ..Printed::default()
        };
        // Before this place are the arguments of a macro, which may have documentation, or the body of one.
        let mut arguments_end = 0;
        while at < range.end {
            let gap = &source.text[place..source.start(at)];
            printed.gap(gap, at < arguments_end);
            // `m!(..)`, `macro_rules! m { .. }`
            if source.before(at, 1) == "!" || source.before(at, 2) == "!" {
                arguments_end = arguments_end.max(source.next(at));
            }
            let (text, next) = self.change_at(source, at, at < arguments_end);
            place = source.start(next - 1) + source.at(next - 1).len();
            printed.push(&text);
            let taken = &source.text[source.start(at)..place];
            printed.line += taken.matches('\n').count();
            at = next;
        }
        if !printed.text.is_empty() {
            printed.text += "\n";
        }
        // As the compiler reads it, also within strings.
        (printed.text.replace("\r\n", "\n"), printed.lines)
    }

    /// Returns the text in the place of a token, or of several from there on, and the place after them.
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
            let is_on = holds(source, at, features) == Some(true);
            return (if is_on { "all()" } else { "any()" }.to_string(), at + 3);
        }
        // What it calls is imported where it is called: `#[macro_export(local_inner_macros)]`
        if (source.at(at), source.at(next)) == ("macro_export", "(") && in_library {
            return ("macro_export".to_string(), source.next(next));
        }
        let name = &self.program.crates[source.crate_id].name;
        let is_visibility = source.before(at, 2) == "pub" && source.at(next) == ")";
        let text = match source.at(at) {
            "crate" if in_library && is_visibility => format!("in crate::{name}"),
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

/// Whether a token is in the condition of a `cfg`: `cfg(not(feature = "a"))`, `cfg!(feature = "a")`.
fn is_in_condition(source: &Source, at: usize) -> bool {
    source.around(at).is_some_and(|open| {
        let conditions = ["cfg", "cfg_attr", "all", "any", "not"];
        conditions.contains(&source.before(open, 1)) || source.before(open, 2) == "cfg"
    })
}

/// A text that grows. What is taken out of it leaves neither its line nor a second blank line.
#[derive(Default)]
struct Printed {
    text: String,
    /// The white space since the last token, with `\0` where something was taken out: ` \0\n` for ` // why` and the
    /// end of its line.
    space: String,
    /// The line of the source that is being printed.
    line: usize,
    /// For each line of the text the line of the source that its first token is of.
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
        let mut space = take(&mut self.space);
        if space.contains('\0') {
            space = self.closed(&space, next);
        }
        let start = self.text.len();
        if start > 0 {
            self.text += &space;
        }
        // `x: ::std::..`
        if self.text.ends_with(':') && next.starts_with("::") {
            self.text += " ";
        }
        self.text += next;
        let breaks = self.text[start..].matches('\n').count();
        let lines = self.lines.len().max(1) + breaks;
        self.lines.resize(lines, self.line);
    }

    /// Returns the white space before a text, in place of one where something was taken out:
    ///
    /// | was | is |
    /// |---|---|
    /// | `f(/* one */ 1)` | `f(1)` |
    /// | `a /* one */ b` | `a b` |
    /// | two lines with a comment, or a blank one, between them | two lines, or a blank one between them |
    /// | `{`, lines that go, `}` | `{}` |
    fn closed(&self, space: &str, next: &str) -> String {
        let opened = self.text.ends_with(['(', '[', '{']);
        let closes = next.starts_with([')', ']', '}', ',', ';']);
        let is_brace = self.text.ends_with('{') || next == "}";
        let Some((lines, last)) = space.rsplit_once('\n') else {
            // Two tokens must not become one.
            let is_closed = (opened || closes) && !is_brace;
            return if is_closed { "" } else { " " }.to_string();
        };
        if opened && closes && is_brace {
            return String::new();
        }
        // The first line ends what is there; the others are blank, or belong to what was taken out.
        let is_blank = lines.split('\n').skip(1).any(|line| !line.contains('\0'));
        let breaks = if is_blank && !opened && !closes {
            "\n\n"
        } else {
            "\n"
        };
        let indent = last.split('\0').next().unwrap_or_default();
        format!("{breaks}{indent}")
    }
}
