//! What is needed, as one file. The text of the sources stays as it is, but for comments,
//! documentation, tests, what is not needed, and the changes in paths.
use crate::crates::{CrateId, ItemId, ModuleId, Program};
use crate::edits::Edits;
use crate::needed::Needed;
use crate::source::{Source, Token};
use crate::standard;
use crate::tokens::{self, tokens};
use crate::tree::{Body, Kind, Tree};
use std::collections::{BTreeMap, HashMap};
use std::ops::Range;

/// What stands in the place of tokens, by the first of them: the token behind the last, and a text.
/// An empty text takes them out.
type Changes = BTreeMap<usize, (usize, String)>;

/// The bundle: the solution, then a module for each library that it needs.
pub fn print(program: &Program, needed: &Needed, edits: &Edits) -> String {
    let mut by_source: HashMap<*const Source, Vec<(usize, usize, &str)>> = HashMap::new();
    let cuts = program.cuts.iter();
    let cuts = cuts.map(|(&(source, token), &(behind, text))| (source, token, behind, text));
    let texts = edits.texts.iter();
    let texts = texts.map(|(&(source, token), text)| (source, token, token + 1, text.as_str()));
    for (source, token, behind, text) in cuts.chain(texts) {
        let changes = by_source.entry(source).or_default();
        changes.push((token as usize, behind as usize, text));
    }
    let is_argument = |id: &ItemId| {
        let entry = &program.items[*id];
        let is_module = matches!(entry.item.body, Body::None) && entry.inside.is_some();
        is_module && program.is_written(*id) && needed.items[*id]
    };
    let arguments = (0..program.items.len()).filter(is_argument).map(|id| {
        let entry = &program.items[id];
        let place = entry.tokens[entry.item.tokens.end - 1].origin();
        (place, entry.inside.unwrap_or_default())
    });
    let mut in_blocks: HashMap<*const Token, Vec<ItemId>> = HashMap::new();
    for block in program.modules.iter().filter(|block| block.is_block) {
        for &item in &block.items {
            let tokens = program.items[item].tokens.as_ptr();
            in_blocks.entry(tokens).or_default().push(item);
        }
    }
    let printer = Printer {
        in_blocks,
        arguments: arguments.collect(),
        program,
        needed,
        edits,
        by_source,
    };
    let root = program.crates[0].root;
    let file = program.modules[root].file.and_then(|file| file.first());
    let title = file.and_then(|first| title(&first.source().text));
    let mut output = title.map_or(String::new(), |title| format!("// {title}\n"));
    output += &printer.file(root);
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
    needed: &'a Needed,
    edits: &'a Edits,
    /// Cuts and other texts, by file.
    by_source: HashMap<*const Source, Vec<(usize, usize, &'a str)>>,
    /// The items that stand in blocks, by the list of tokens that they stand in.
    in_blocks: HashMap<*const Token, Vec<ItemId>>,
    /// The semicolons of modules with files that macros write, and the modules.
    arguments: Vec<((*const Source, u32), ModuleId)>,
}

impl Printer<'_> {
    /// A library as a module, nothing if it is not needed.
    fn library(&self, crate_id: CrateId) -> String {
        let library = &self.program.crates[crate_id];
        let mut macros = String::new();
        for (owner, name) in &self.needed.exported {
            if *owner == crate_id {
                macros += &format!("pub use crate::{name};\n");
            }
        }
        let items = &self.program.modules[library.root].items;
        if macros.is_empty() && !items.iter().any(|&item| self.needed.items[item]) {
            return String::new();
        }
        let text = self.file(library.root);
        // Attributes of the inside come first.
        let attributes = text.lines().take_while(|line| line.starts_with("#!"));
        let (attributes, rest) = text.split_at(attributes.map(|line| line.len() + 1).sum());
        let name = &library.name;
        let public = ["", "pub "][usize::from(self.needed.public.contains(&crate_id))];
        let is_allowed = self.edits.libraries.contains(&crate_id);
        let allowed = ["", "#[allow(dead_code)]\n"][usize::from(is_allowed)];
        format!("\n{allowed}{public}mod {name} {{\n{attributes}{macros}{rest}}}\n")
    }

    /// The file of a module.
    fn file(&self, module: ModuleId) -> String {
        let entry = &self.program.modules[module];
        let Some(tokens) = entry.file else {
            return String::new();
        };
        let mut changes = Changes::new();
        if entry.parent.is_none() && entry.crate_id != 0 {
            inner_attributes(tokens, &mut changes);
        }
        self.text(tokens, &entry.items, changes)
    }

    /// The text of a file, of which `items` are needed or not.
    fn text(&self, tokens: &'static [Token], items: &[ItemId], mut changes: Changes) -> String {
        let source: *const Source = match tokens.first() {
            Some(first) => first.source(),
            None => return String::new(),
        };
        let index = |place| tokens.partition_point(|token| (token.place as usize) < place);
        for &(start, end, text) in self.by_source.get(&source).into_iter().flatten() {
            let change = (index(end), text.to_string());
            changes.entry(index(start)).or_insert(change);
        }
        // Modules with files of their own may be arguments of macros.
        for &(place, inside) in &self.arguments {
            if place.0 == source {
                let text = self.inlined(inside);
                let at = index(place.1 as usize);
                changes.insert(at, (at + 1, text));
            }
        }
        self.items(tokens, items, &mut changes);
        let in_blocks = self.in_blocks.get(&tokens.as_ptr());
        self.items(tokens, in_blocks.map_or(&[], Vec::as_slice), &mut changes);
        printed(tokens, &changes)
    }

    /// The file of a module, as it stands in the place of the semicolon.
    fn inlined(&self, module: ModuleId) -> String {
        match self.file(module) {
            text if text.is_empty() => " {}".to_string(),
            text => format!(" {{\n{text}}}"),
        }
    }

    /// Whether modules in a module have files of their own.
    fn has_files(&self, module: ModuleId) -> bool {
        let mut items = self.program.modules[module].items.iter();
        items.any(|&item| {
            let inside = self.program.items[item].inside;
            let is_file = |inside: ModuleId| self.program.modules[inside].file.is_some();
            inside.is_some_and(|inside| is_file(inside) || self.has_files(inside))
        })
    }

    /// Whether an `include!` brings in something that is needed.
    fn is_included(&self, included: &'static [Token], module: ModuleId) -> bool {
        let mut items = self.program.modules[module].items.iter();
        items.any(|&id| {
            std::ptr::eq(self.program.items[id].tokens, included) && self.needed.items[id]
        })
    }

    /// What changes in those items that stand in a file, and in the modules in them.
    fn items(&self, tokens: &'static [Token], items: &[ItemId], changes: &mut Changes) {
        let is_here = |id: &&ItemId| std::ptr::eq(self.program.items[**id].tokens, tokens);
        for &id in items.iter().filter(is_here) {
            let found = &self.program.items[id];
            let item = found.item;
            let included = found.included;
            if let Some(included) = included.filter(|it| self.is_included(it, found.module)) {
                let items = &self.program.modules[found.module].items;
                let text = self.text(included, items, Changes::new());
                let text = text.trim_end().to_string();
                changes.insert(item.tokens.start, (item.tokens.end, text));
                continue;
            }
            if !self.needed.items[id] {
                remove(item.tokens.clone(), changes);
                continue;
            }
            for &member in found.members.iter().filter(|_| item.kind != Kind::Call) {
                if !self.needed.items[member] {
                    remove(self.program.items[member].item.tokens.clone(), changes);
                }
            }
            match (&item.body, found.inside) {
                (Body::Use(_), _) => self.import(id, changes),
                (Body::ExternCrate(_), _) => self.extern_crate(id, changes),
                (Body::None, Some(inside)) => {
                    let text = self.inlined(inside);
                    changes.insert(item.tokens.end - 1, (item.tokens.end, text));
                    self.remove_attribute(id, "path", changes);
                }
                (_, Some(inside)) => {
                    if self.has_files(inside) {
                        self.remove_attribute(id, "path", changes);
                    }
                    self.items(tokens, &self.program.modules[inside].items, changes);
                }
                _ => {}
            }
            for &allowed in std::iter::once(&id).chain(&found.members) {
                self.allow_dead_code(allowed, tokens, changes);
            }
        }
    }

    fn allow_dead_code(&self, id: ItemId, tokens: &'static [Token], changes: &mut Changes) {
        let found = &self.program.items[id];
        let start = found.item.tokens.start;
        let is_here = std::ptr::eq(found.tokens, tokens) && self.needed.items[id];
        if is_here && self.edits.allowed.contains(&tokens[start].origin()) {
            allow("dead_code", tokens, start, changes);
        }
    }

    fn remove_attribute(&self, id: ItemId, name: &str, changes: &mut Changes) {
        let found = &self.program.items[id];
        for &at in &found.item.attributes {
            if found.tokens[at].text == name {
                // It may stand in a `cfg_attr`.
                let mut start = at;
                while start > 0 && found.tokens[start].text != "#" {
                    start -= 1;
                }
                remove(start..found.tokens[start + 1].partner as usize + 1, changes);
            }
        }
    }

    /// An `extern crate` of what is a module now is an import, or nothing in the solution's root.
    fn extern_crate(&self, id: ItemId, changes: &mut Changes) {
        let found = &self.program.items[id];
        let (item, tokens) = (found.item, found.tokens);
        let Body::ExternCrate(library) = item.body else {
            return;
        };
        let own = self.program.crate_of(id);
        let crate_id = match tokens[library].text {
            "self" => Some(own).filter(|&own| own != 0),
            _ => self.program.dependency(own, tokens[library].name()),
        };
        let alias = item.name.map_or("", |name| tokens[name].name());
        let Some(crate_id) = crate_id else {
            if own != 0 && standard::is_crate(tokens[library].name()) {
                let text = format!("use ::std as {alias}");
                changes.insert(library - 2, (item.head_end, text));
                self.remove_attribute(id, "macro_use", changes);
            }
            return;
        };
        let name = &self.program.crates[crate_id].name;
        if (alias == name || alias == "_") && found.module == self.program.crates[0].root {
            return remove(item.tokens.clone(), changes);
        }
        let text = match alias {
            _ if alias == name => format!("use crate::{name}"),
            _ => format!("use crate::{name} as {alias}"),
        };
        changes.insert(library - 2, (item.head_end, text));
        self.remove_attribute(id, "macro_use", changes);
    }

    /// What changes in a `use` of which a part is needed.
    fn import(&self, id: ItemId, changes: &mut Changes) {
        let found = &self.program.items[id];
        let (item, tokens) = (found.item, found.tokens);
        let Body::Use(body) = &item.body else {
            return;
        };
        let is_sure = |import: &usize| {
            let Needed { sure, likely, .. } = self.needed;
            sure.contains(import) || likely.contains(import)
        };
        let is_kept = |import: &usize| {
            let is_used = !self.needed.for_macros.contains(import) || is_sure(import);
            self.needed.imports[*import] && !self.program.is_in_place(*import) && is_used
        };
        let kept: Vec<bool> = found.imports.iter().map(is_kept).collect();
        if !kept.iter().all(|&kept| kept) {
            let Some(text) = use_text(tokens, &body.tree, &kept, changes) else {
                return remove(item.tokens.clone(), changes);
            };
            let (Tree::Leaf(range, _) | Tree::Group(range, _)) = &body.tree;
            changes.insert(range.start, (item.head_end, text));
        }
        let start = item.tokens.start;
        if self.edits.unused.contains(&tokens[start].origin()) {
            allow("unused_imports", tokens, start, changes);
        }
    }
}

/// The kept part of a `use` tree.
fn use_text(tokens: &[Token], tree: &Tree, kept: &[bool], changes: &Changes) -> Option<String> {
    let words = |range: &Range<usize>| {
        let mut text = String::new();
        for token in range.clone() {
            if tokens[token].text == "as" || text.ends_with(" as") {
                text.push(' ');
            }
            let change = changes.get(&token);
            text += change.map_or(tokens[token].text, |(_, text)| text);
        }
        text
    };
    match tree {
        Tree::Leaf(range, leaf) => kept[*leaf].then(|| words(range)),
        Tree::Group(prefix, trees) => {
            let text = |tree| use_text(tokens, tree, kept, changes);
            let texts: Vec<String> = trees.iter().filter_map(text).collect();
            let prefix = words(prefix);
            match texts.as_slice() {
                [] => None,
                [one] => Some(match one.strip_prefix("self") {
                    Some(alias) if alias.is_empty() || alias.starts_with(" as ") => {
                        format!("{}{alias}", prefix.trim_end_matches("::"))
                    }
                    _ => prefix + one,
                }),
                texts => Some(format!("{prefix}{{{}}}", texts.join(", "))),
            }
        }
    }
}

/// Puts an attribute in front of an item that rustc may warn of.
fn allow(lint: &str, tokens: &[Token], first: usize, changes: &mut Changes) {
    let token = &tokens[first];
    let before = &token.source().text[..token.start()];
    let start = before.rsplit('\n').next().unwrap_or("");
    let indent = &start[..start.len() - start.trim_start_matches(' ').len()];
    let change = changes.remove(&first);
    let (behind, text) = change.unwrap_or_else(|| (first + 1, token.text.to_string()));
    let text = format!("#[allow({lint})]\n{indent}{text}");
    changes.insert(first, (behind, text));
}

fn remove(tokens: Range<usize>, changes: &mut Changes) {
    changes.insert(tokens.start, (tokens.end, String::new()));
}

/// Takes the attributes of a library's root out: they are of a crate, and it is none any more.
fn inner_attributes(tokens: &[Token], changes: &mut Changes) {
    let mut at = 0;
    let is = |at: usize, text: &str| tokens.get(at).is_some_and(|token| token.text == text);
    while is(at, "#") && is(at + 1, "!") && is(at + 2, "[") {
        let behind = tokens[at + 2].partner as usize + 1;
        if !is(at + 3, "allow") {
            remove(at..behind, changes);
        }
        at = behind;
    }
}

/// A source with its changes and without its comments and documentation, a line end behind it.
fn printed(tokens: &[Token], changes: &Changes) -> String {
    let mut printed = Printed::default();
    let Some(source) = tokens.first().map(Token::source) else {
        return String::new();
    };
    let (mut token, mut at) = (0, source.base);
    while let Some(next) = tokens.get(token) {
        printed.gap(source.between(at..next.place));
        let change = changes.get(&token);
        let (behind, new) = change.map_or((token + 1, next.text), |(end, new)| (*end, new));
        if new.is_empty() && change.is_some() {
            printed.remove();
        } else {
            printed.push(new);
        }
        at = tokens[behind - 1].end();
        token = behind;
    }
    if !printed.text.is_empty() {
        printed.text.push('\n');
    }
    // As the compiler reads it, also within strings.
    printed.text.replace("\r\n", "\n")
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

    fn push(&mut self, next: &str) {
        if !self.text.is_empty() {
            if self.removed {
                self.push_space_around_removed(next);
            } else {
                self.text += &self.space;
            }
            if self.text.ends_with(':') && next.starts_with("::") {
                self.text.push(' ');
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
        let last = self.text.chars().next_back();
        let ends: String = last.into_iter().chain(next.chars().next()).collect();
        let joined = ends.chars().all(word) || JOINED.split(' ').any(|pair| pair == ends);
        let closes = next.starts_with([')', ']'].as_ref());
        let opened = self.text.ends_with(['(', '['].as_ref());
        let spaced = !self.space.is_empty() && !closes && !next.starts_with([',', ';'].as_ref());
        if joined || (spaced && !opened) {
            self.text.push(' ');
        }
    }
}

/// Pairs of marks that are one token.
const JOINED: &str = ":: .. -> => <- == != <= >= && || << >> += -= *= /= %= ^= &= |= // /* */";
