//! Tokens as items: where each begins and ends, its kind, its name and its body. What is in a body stays
//! tokens, except the items of a module, an impl or a trait, which are asked for in turn.
use super::tokens::Source;
use crate::error::{Error, Result};
use std::ops::Range;

/// What an item is.
#[derive(Clone, Copy, PartialEq)]
pub enum ItemKind {
    /// `mod a;`, `mod a { .. }`.
    Module,
    /// `fn f() { .. }`, also in an impl or a trait.
    Function,
    /// A struct, a union or an enum: `struct A;`.
    Type,
    /// `type A = B;`, also in an impl or a trait.
    Alias,
    /// `trait A { .. }`.
    Trait,
    /// `impl A { .. }`, `impl A for B { .. }`.
    Impl,
    /// A constant or a static: `const N: u8 = 1;`, `static mut S: u8 = 1;`.
    Value,
    /// `use a::{b, c};`.
    Use,
    /// `extern crate a;`.
    ExternCrate,
    /// `macro_rules! m { .. }`.
    Macro,
    /// What has no name and acts all the same: a macro call `m! { .. }`, `const _: () = ..;`, `extern "C" { .. }`.
    Call,
    /// What a `cfg` leaves out: `#[cfg(test)] fn f() { .. }`.
    LeftOut,
}

/// An item, as tokens of a file, and its place in the program.
pub struct Item {
    pub kind: ItemKind,
    pub source: &'static Source,
    /// All its tokens: `#[inline] pub(crate) fn f() { .. }`.
    pub range: Range<usize>,
    /// Its visibility: `pub(crate)`. If it has none, the range is empty, and stands after the attributes.
    pub visibility: Range<usize>,
    /// The token of its name: `f`. An impl, a `use` and an `extern crate` have none.
    pub name_at: Option<usize>,
    /// The bracket that opens its body: `{`, or any of `m![..]`.
    pub body: Option<usize>,
    /// The module that has it; the root of a crate has itself.
    pub module: ModuleId,
    /// The impl or the trait that it is a member of.
    pub owner: Option<ItemId>,
    /// The members that it has, as an impl or a trait.
    pub members: Range<ItemId>,
    /// Its imports: those that a `use` is, or those that are in the blocks of a function, of a macro and the like.
    pub imports: Range<ImportId>,
}

pub type ItemId = usize;
/// The item that a module is.
pub type ModuleId = ItemId;
pub type ImportId = usize;

/// The root of the solution.
pub const ROOT: ModuleId = 0;

impl Item {
    /// Returns an item that is in no module yet.
    pub fn new(kind: ItemKind, source: &'static Source, range: Range<usize>) -> Self {
        Self {
            kind,
            source,
            visibility: range.start..range.start,
            range,
            name_at: None,
            body: None,
            module: 0,
            owner: None,
            members: 0..0,
            imports: 0..0,
        }
    }

    /// Returns its name, or nothing.
    pub fn name(&self) -> &'static str {
        self.name_at.map_or("", |at| self.source.name(at))
    }

    /// Returns an error at its name; if it has none, where its visibility ends.
    pub fn error(&self, message: &str) -> Error {
        let place = self.name_at.unwrap_or(self.visibility.end);
        self.source.error(place, message)
    }

    /// Whether it is an import. A function with one in a block is not.
    pub fn is_import(&self) -> bool {
        matches!(self.kind, ItemKind::Use | ItemKind::ExternCrate)
    }

    /// Returns the tokens in the brackets of its body.
    pub fn body_tokens(&self) -> Range<usize> {
        self.body.map_or(0..0, |body| self.source.inside(body))
    }

    /// Returns its tokens that belong to no other item, after its attributes and its visibility: `impl A for B` of
    /// an impl, all of a function.
    pub fn own_tokens(&self) -> Range<usize> {
        let start = self.visibility.end;
        match self.kind {
            ItemKind::Module | ItemKind::Use => start..start,
            ItemKind::Macro => self.body_tokens(),
            ItemKind::Impl | ItemKind::Trait => start..self.body.unwrap_or(self.range.end),
            _ => start..self.range.end,
        }
    }

    /// Returns the tokens of its attributes: `#[cfg(test)]`.
    pub fn attributes(&self) -> Range<usize> {
        self.range.start..self.visibility.start
    }

    /// Whether it is a macro that a library exports.
    pub fn is_exported(&self) -> bool {
        let is_macro = self.kind == ItemKind::Macro && self.source.crate_id != 0;
        is_macro && self.has_attribute(&["macro_export"])
    }

    /// Whether its attributes have one of these words.
    pub fn has_attribute(&self, words: &[&str]) -> bool {
        self.attributes()
            .any(|at| words.contains(&self.source.at(at)))
    }
}

/// A path as a list of its names: `a::b` is `["a", "b"]`, `::a::b` is `["::", "a", "b"]`.
pub type Path = Vec<&'static str>;

/// Reads the path that begins where a range does, as far as it is in the range: `a::b` of `a::b(c)`. Returns it and
/// the place after it.
pub fn path(source: &Source, range: Range<usize>) -> (Path, usize) {
    let mut path = vec![source.name(range.start)];
    let mut at = range.start + 1;
    while at + 1 < range.end && source.at(at) == "::" && source.is_word(at + 1) {
        path.push(source.name(at + 1));
        at += 2;
    }
    (path, at)
}

/// What a `use` brings in: `use a::{b as c, d::*}` is two imports.
#[derive(Clone)]
pub struct Import {
    /// The item that has it: a `use`, an `extern crate`, or an item with a `use` in a block.
    pub item: ItemId,
    /// The tokens of that block.
    pub block: Range<usize>,
    /// The token that begins its path: `a`.
    pub first: usize,
    /// Its path: `a::b`, and `a::d` for the glob.
    pub path: Path,
    /// The name that it has where it is imported: `c`. That of a glob is empty.
    pub name: &'static str,
}

/// Whether a path begins with the name of std, or of a part of it.
pub fn begins_with_std(path: &Path) -> bool {
    let first = path.iter().find(|name| **name != "::");
    first.is_some_and(|first| ["std", "core", "alloc"].contains(first))
}

/// Returns the place after the inner attributes that begin at a place: `#![no_std]`.
pub fn behind_inner_attributes(source: &Source, mut at: usize) -> usize {
    while source.at(at) == "#" && source.at(at + 1) == "!" {
        at = source.next(at + 2);
    }
    at
}

/// Returns the items in a range of tokens: of a file, of a module, or of an impl or a trait.
pub fn items(source: &'static Source, range: Range<usize>) -> Result<Vec<Item>> {
    let mut items = Vec::new();
    let mut at = behind_inner_attributes(source, range.start);
    while at < range.end {
        let item = item(source, at, range.end)?;
        at = item.range.end;
        items.push(item);
    }
    Ok(items)
}

/// Reads the item that begins at a place.
fn item(source: &'static Source, start: usize, end: usize) -> Result<Item> {
    let visibility = visibility(source, start);
    let mut at = visibility.end;
    while at < end && is_modifier(source, at) {
        at += 1;
    }
    let kind = kind(source, at);
    let name_at = match kind {
        ItemKind::Impl | ItemKind::Use | ItemKind::ExternCrate | ItemKind::Call => None,
        // `static mut S`, `macro_rules! m`
        _ if matches!(source.at(at + 1), "mut" | "!") => Some(at + 2),
        _ => Some(at + 1),
    };
    // Whether it is written as a call: `m! { .. }`, `macro_rules! m { .. }`.
    let is_call = matches!(kind, ItemKind::Macro | ItemKind::Call)
        && !matches!(source.at(at), "const" | "extern");
    let last = last(source, at..end, is_call);
    let body = Some(last).filter(|&last| source.at(last) != ";");
    let is_whole = last < end && (!is_call || (at..last).any(|at| source.at(at) == "!"));
    if !is_whole || name_at.is_some_and(|name| !source.is_word(name)) {
        return Err(source.error(at, "expected an item"));
    }
    // A macro call in round or square brackets has a `;` behind them.
    let mut behind = source.next(last);
    while behind < end && source.at(behind) == ";" {
        behind += 1;
    }
    Ok(Item {
        visibility,
        name_at,
        body,
        ..Item::new(kind, source, start..behind)
    })
}

/// Returns the visibility of the item that begins at a place.
fn visibility(source: &Source, mut start: usize) -> Range<usize> {
    while source.at(start) == "#" && source.at(start + 1) == "[" {
        start = source.next(start + 1);
    }
    if source.at(start) != "pub" {
        return start..start;
    }
    match source.at(start + 1) {
        "(" => start..source.next(start + 1),
        _ => start..start + 1,
    }
}

/// Whether a word comes before `fn` and the like: `unsafe`, the `const` of `const fn`, `extern "C"`.
fn is_modifier(source: &Source, at: usize) -> bool {
    let next = source.at(at + 1);
    match source.at(at) {
        "extern" => next == "fn" || next != "{" && source.at(at + 2) == "fn",
        _ => matches!(
            next,
            "fn" | "impl" | "trait" | "type" | "const" | "unsafe" | "extern"
        ),
    }
}

/// Returns the kind of the item whose modifiers end at a place.
fn kind(source: &Source, at: usize) -> ItemKind {
    let next = source.at(at + 1);
    match source.at(at) {
        "mod" => ItemKind::Module,
        "fn" => ItemKind::Function,
        "struct" | "enum" | "union" if source.is_name(at + 1) => ItemKind::Type,
        "type" => ItemKind::Alias,
        "trait" => ItemKind::Trait,
        "impl" => ItemKind::Impl,
        "const" if next == "_" => ItemKind::Call,
        "const" | "static" => ItemKind::Value,
        "use" => ItemKind::Use,
        "extern" if next == "crate" => ItemKind::ExternCrate,
        "macro_rules" if next == "!" => ItemKind::Macro,
        _ => ItemKind::Call,
    }
}

/// Returns the bracket that opens the body of an item, which may be a macro call, or the `;` that ends the item.
fn last(source: &Source, range: Range<usize>, is_call: bool) -> usize {
    let has_body = !matches!(source.at(range.start), "const" | "static" | "type" | "use");
    let mut at = range.start + 1;
    while at < range.end {
        at = match source.at(at) {
            ";" => break,
            "(" | "[" | "{" if is_call => break,
            "{" if has_body => break,
            // A brace between `<` and `>` is an argument: `Table<{ 1 + 1 }>`.
            _ if has_body => source.after(at),
            _ => source.next(at),
        };
    }
    at
}

/// Adds what the tree of a `use`, or a branch of it, brings in, in order. It begins at a place; `import` has the path
/// that leads to it.
pub fn add_imports(source: &Source, mut at: usize, mut import: Import, found: &mut Vec<Import>) {
    // `::{a, b}` begins a path with each of its branches.
    if import.path.is_empty() || import.path == ["::"] {
        import.first = at;
    }
    if source.at(at) == "::" {
        import.path.push("::");
        at += 1;
    }
    while source.is_word(at) {
        if source.at(at) != "self" || import.path.is_empty() {
            import.path.push(source.name(at));
        }
        match source.at(at + 1) {
            "::" => at += 2,
            mark => {
                import.name = match mark {
                    "as" => source.name(at + 2),
                    _ => import.path.last().copied().unwrap_or_default(),
                };
                return found.push(import);
            }
        }
    }
    match source.at(at) {
        "*" => found.push(import),
        "{" => {
            for branch in branches(source, at) {
                add_imports(source, branch.start, import.clone(), found);
            }
        }
        _ => {}
    }
}

/// Returns the parts of a group between its commas: `a` and `b::{c, d}` of `{a, b::{c, d}}`.
pub fn branches(source: &Source, open: usize) -> Vec<Range<usize>> {
    let Range { mut start, end } = source.inside(open);
    let mut branches = Vec::new();
    while start < end {
        let mut at = start;
        while at < end && source.at(at) != "," {
            at = source.next(at);
        }
        branches.push(start..at);
        start = at + 1;
    }
    branches
}
