//! Tokens as items: where each begins and ends, its kind, its name and its body. What is in a body stays
//! tokens, but for the items of a module, an impl or a trait, which are asked for in turn.
use crate::error::Error;
use crate::tokens::{is_keyword, Source};
use std::ops::Range;

/// What an item is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Module,
    Function,
    /// A struct, a union, an enum, or `type A = B`.
    Type,
    Trait,
    Impl,
    /// A constant or a static.
    Value,
    Use,
    ExternCrate,
    /// `macro_rules! name { .. }`.
    Macro,
    /// What acts without a name: a call of a macro, `const _`, `extern "C" { .. }`.
    Call,
    /// What a `cfg` leaves out.
    LeftOut,
}

/// An item, as tokens of a file: all of it with its attributes; its visibility, or where that would stand;
/// the name; the bracket that opens its body.
///
/// And its place: its module; the impl or trait that it is a member of; the module that it is; the names
/// that it imports, into its module or in its blocks; its own members.
pub struct Item {
    pub kind: Kind,
    pub source: &'static Source,
    pub range: Range<usize>,
    pub visibility: Range<usize>,
    pub name: Option<usize>,
    pub body: Option<usize>,
    pub module: ModuleId,
    pub owner: Option<ItemId>,
    pub inside: Option<ModuleId>,
    pub imports: Range<ImportId>,
    pub members: Range<ItemId>,
}

pub type ItemId = usize;
pub type ModuleId = usize;
pub type ImportId = usize;

impl Item {
    pub fn name(&self) -> &'static str {
        self.name.map_or("", |name| self.source.tokens[name].name())
    }

    /// An error at its name, or where its visibility ends.
    pub fn error(&self, message: &str) -> Error {
        let place = self.name.unwrap_or(self.visibility.end);
        self.source.error(place, message)
    }

    /// What stands in the brackets of its body.
    pub fn inside(&self) -> Range<usize> {
        self.body.map_or(0..0, |body| self.source.inside(body))
    }

    /// What stands in the brackets of its attributes.
    pub fn attributes(&self) -> impl Iterator<Item = Range<usize>> + '_ {
        let mut at = self.range.start;
        std::iter::from_fn(move || {
            let open = at + 1;
            at = self.source.behind(open);
            (open < self.visibility.start).then(|| self.source.inside(open))
        })
    }

    /// Whether one of its attributes has one of some names, maybe in `unsafe(..)`.
    pub fn has_attribute(&self, names: &[&str]) -> bool {
        let is_it = |at: usize| names.contains(&self.source.at(at));
        let is_unsafe = |at: usize| self.source.at(at) == "unsafe" && is_it(at + 2);
        let mut attributes = self.attributes().map(|inside| inside.start);
        attributes.any(|at| is_it(at) || is_unsafe(at))
    }
}

/// The place behind the attributes that stand from a place on: the inner ones, or the others.
pub fn behind_attributes(source: &Source, mut at: usize, is_inner: bool) -> usize {
    let (open, mark) = if is_inner { (2, "!") } else { (1, "[") };
    while source.at(at) == "#" && source.at(at + 1) == mark {
        at = source.behind(at + open);
    }
    at
}

/// The items in a range of tokens: of a file, of a module, or of an impl or a trait.
pub fn items(source: &'static Source, range: Range<usize>) -> Result<Vec<Item>, Error> {
    let mut items = Vec::new();
    let mut at = behind_attributes(source, range.start, true);
    while at < range.end {
        items.push(item(source, at, range.end)?);
        at = items[items.len() - 1].range.end;
    }
    Ok(items)
}

/// The item that begins at a place.
fn item(source: &'static Source, start: usize, end: usize) -> Result<Item, Error> {
    let behind = behind_attributes(source, start, false);
    let mut at = behind;
    if source.at(at) == "pub" {
        at += 1;
        let is_restricted = matches!(source.at(at + 1), "crate" | "self" | "super" | "in");
        if source.at(at) == "(" && is_restricted {
            at = source.behind(at);
        }
    }
    let visibility = behind..at;
    while at < end && is_modifier(source, at) {
        at += 1;
    }
    let (word, next) = (source.at(at), source.at(at + 1));
    let is_named = source.is_word(at + 1) && !is_keyword(next);
    let (kind, name) = match word {
        "mod" => (Kind::Module, 1),
        "fn" => (Kind::Function, 1),
        "struct" | "enum" | "type" => (Kind::Type, 1),
        "union" if is_named => (Kind::Type, 1),
        "trait" => (Kind::Trait, 1),
        "impl" => (Kind::Impl, 0),
        "const" if next == "_" => (Kind::Call, 0),
        "static" if next == "mut" => (Kind::Value, 2),
        "const" | "static" => (Kind::Value, 1),
        "use" => (Kind::Use, 0),
        "extern" if next == "crate" => (Kind::ExternCrate, 0),
        "macro_rules" if next == "!" => (Kind::Macro, 2),
        _ => (Kind::Call, 0),
    };
    let is_call = matches!(kind, Kind::Macro | Kind::Call) && !matches!(word, "const" | "extern");
    let is_open = !is_call && !matches!(word, "const" | "static" | "type" | "use");
    let is_body = |at: usize| match source.at(at) {
        "{" if is_open => true,
        "{" | "(" | "[" => is_call && [at - 1, at - 2].iter().any(|&at| source.at(at) == "!"),
        _ => false,
    };
    let mut last = at + 1;
    while last < end && source.at(last) != ";" && !is_body(last) {
        last = source.behind(last);
    }
    let body = Some(last).filter(|&last| last < end && is_body(last));
    // What does not end with a brace ends with `;`, but for a call as the last item of a macro.
    let mut behind = source.behind(last);
    while body.is_some() && behind < end && source.at(behind) == ";" {
        behind += 1;
    }
    let is_whole = behind <= end && (body.is_some() || !is_call);
    if !is_whole || name > 0 && !source.is_word(at + name) {
        return Err(source.error(at.min(source.tokens.len() - 1), "expected an item"));
    }
    let (range, name) = (start..behind, Some(at + name).filter(|_| name > 0));
    Ok(Item {
        kind,
        source,
        range,
        visibility,
        name,
        body,
        module: 0,
        owner: None,
        inside: None,
        imports: 0..0,
        members: 0..0,
    })
}

/// Whether a word stands before `fn` and the like.
fn is_modifier(source: &Source, at: usize) -> bool {
    let next = source.at(at + 1);
    match source.at(at) {
        "const" => matches!(next, "fn" | "unsafe" | "extern"),
        "extern" => next != "crate" && next != "{" && source.at(at + 2) != "{",
        "unsafe" | "async" | "default" | "auto" => source.is_word(at + 1),
        text => text.starts_with('"'),
    }
}

/// A path by its names, as tokens, and whether `::` leads it; of a name that an item imports also the
/// token of that name, none for a glob.
#[derive(Clone, Debug, Default)]
pub struct Leaf {
    pub path: Vec<usize>,
    pub is_global: bool,
    pub item: ItemId,
    pub name: Option<usize>,
}

impl From<Vec<usize>> for Leaf {
    fn from(path: Vec<usize>) -> Self {
        Self {
            path,
            ..Self::default()
        }
    }
}

/// The names that a `use` brings in whose tree begins at a place, in order; none if it is no tree.
pub fn leaves(source: &Source, start: usize) -> Option<Vec<Leaf>> {
    let mut found = Vec::new();
    add_leaves(source, start, Leaf::default(), &mut found).map(|()| found)
}

/// Adds the leaves of a tree behind a path.
fn add_leaves(source: &Source, at: usize, mut leaf: Leaf, found: &mut Vec<Leaf>) -> Option<()> {
    let next = source.at(at + 1);
    match source.at(at) {
        "::" => {
            leaf.is_global |= leaf.path.is_empty();
            return add_leaves(source, at + 1, leaf, found);
        }
        "*" => {}
        "{" => {
            let mut parts = branches(source, at).into_iter();
            return parts.try_for_each(|part| add_leaves(source, part.start, leaf.clone(), found));
        }
        word => {
            source.is_word(at).then_some(())?;
            if word != "self" || leaf.path.is_empty() {
                leaf.path.push(at);
            }
            if next == "::" {
                return add_leaves(source, at + 2, leaf, found);
            }
            leaf.name = Some(if next == "as" {
                at + 2
            } else {
                *leaf.path.last()?
            });
        }
    }
    found.push(leaf);
    Some(())
}

/// The parts of a group between its commas.
pub fn branches(source: &Source, open: usize) -> Vec<Range<usize>> {
    let (mut parts, inside) = (Vec::new(), source.inside(open));
    let (mut start, mut at) = (inside.start, inside.start);
    while at <= inside.end {
        if at == inside.end || source.at(at) == "," {
            parts.push(start..at);
            start = at + 1;
        }
        at = source.behind(at);
    }
    parts.retain(|part| !part.is_empty());
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_end_where_others_begin_and_imports_have_leaves() {
        let text =
            "#![allow(x)] #[a] #[b(c)] pub(in crate::x) unsafe extern \"C\" fn f() -> [u8; {1}] {}\n\
             struct S(u8); pub const fn g() {} const A: [u8; 2] = { [1, 2] }; static mut B: u8 = 1;\n\
             impl<T> S for [T; 2] where T: X { fn h() {} } union! { a } x::y!(b); const _: () = {};\n\
             extern \"C\" { fn k(); } extern crate std as s; macro_rules! m { () => {} } union U { a: u8 }\n\
             use {::a::{self, b as c, d::*}, e};";
        let source = Source::new("".as_ref(), text.to_string(), 0).expect("tokens");
        let all = items(source, 0..source.tokens.len()).expect("items");
        let names: Vec<_> = all
            .iter()
            .map(|item| format!("{:?} {}", item.kind, item.name()))
            .collect();
        let expected =
            "Function f, Type S, Function g, Value A, Value B, Impl , Call , Call , Call , \
                        Call , ExternCrate , Macro m, Type U, Use ";
        assert_eq!(names.join(", "), expected);
        assert!(all
            .windows(2)
            .all(|pair| pair[0].range.end == pair[1].range.start));
        assert!(all[0].has_attribute(&["b"]) && !all[0].has_attribute(&["c", "allow"]));
        let found = leaves(source, all[13].visibility.end + 1).expect("leaves");
        let text = |at: &usize| source.at(*at);
        let leaf = |leaf: &Leaf| {
            let path: Vec<_> = leaf.path.iter().map(text).collect();
            format!(
                "{} {}",
                path.join("::"),
                leaf.name.as_ref().map_or("*", text)
            )
        };
        let all: Vec<String> = found.iter().map(leaf).collect();
        assert_eq!(all, ["a a", "a::b c", "a::d *", "e e"]);
        assert!(found[2].is_global && !found[3].is_global);
    }
}
