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
    /// A struct or a union.
    Struct,
    Enum,
    /// `type A = B`.
    Alias,
    Trait,
    Impl,
    /// A constant or a static.
    Value,
    Use,
    ExternCrate,
    /// `extern "C" { .. }`.
    Foreign,
    /// `macro_rules! name { .. }`.
    Macro,
    /// A call of a macro, or a constant without a name, which acts by what is in it as well.
    Call,
}

/// An item as tokens of a file.
#[derive(Clone)]
pub struct Item {
    pub kind: Kind,
    pub source: &'static Source,
    /// All of it, with its attributes.
    pub range: Range<usize>,
    /// Its visibility, or where that would stand: behind the attributes.
    pub visibility: Range<usize>,
    /// The token that names it.
    pub name: Option<usize>,
    /// The brackets of its body, if that has some.
    pub body: Option<usize>,
}

impl Item {
    pub fn name(&self) -> &'static str {
        self.name.map_or("", |name| self.source.tokens[name].name())
    }

    pub fn is_public(&self) -> bool {
        !self.visibility.is_empty()
    }

    /// The attributes, as ranges of what stands in their brackets.
    pub fn attributes(&self) -> impl Iterator<Item = Range<usize>> + '_ {
        attributes(self.source, self.range.start..self.visibility.start)
    }

    /// Whether it has an attribute of a name.
    pub fn has_attribute(&self, name: &str) -> bool {
        self.attribute(name).is_some()
    }

    /// What stands in the brackets of an attribute of a name.
    pub fn attribute(&self, name: &str) -> Option<Range<usize>> {
        self.attributes().find(|inside| {
            let mut words = self.source.tokens[inside.clone()].iter();
            // `unsafe(no_mangle)` and `cfg_attr(.., no_mangle)`, too.
            let first = words.next().map_or("", |token| token.text);
            first == name
                || matches!(first, "unsafe" | "cfg_attr") && words.any(|it| it.text == name)
        })
    }
}

/// What stands in the brackets of the attributes in a range that begins with them, also inner ones.
pub fn attributes(
    source: &'static Source,
    range: Range<usize>,
) -> impl Iterator<Item = Range<usize>> {
    let mut at = range.start;
    std::iter::from_fn(move || {
        let open = at + 1 + usize::from(source.at(at + 1) == "!");
        let is_one = at < range.end && source.at(at) == "#" && source.at(open) == "[";
        is_one.then(|| {
            at = source.behind(open);
            source.inside(open)
        })
    })
}

/// The place behind the attributes that stand from a place on: the inner ones, or the others.
pub fn behind_attributes(source: &Source, mut at: usize, is_inner: bool) -> usize {
    let open = |at: usize| at + 1 + usize::from(is_inner);
    while source.at(at) == "#"
        && source.at(open(at)) == "["
        && (!is_inner || source.at(at + 1) == "!")
    {
        at = source.behind(open(at));
    }
    at
}

/// The items in a range of tokens: of a file, of a module, or of an impl, a trait or a foreign block.
pub fn items(source: &'static Source, range: Range<usize>) -> Result<Vec<Item>, Error> {
    let mut items = Vec::new();
    let mut at = behind_attributes(source, range.start, true);
    while at < range.end {
        if source.at(at) == ";" {
            at += 1;
            continue;
        }
        let item = item(source, at, range.end)?;
        at = item.range.end;
        items.push(item);
    }
    Ok(items)
}

/// The item that begins at a place.
fn item(source: &'static Source, start: usize, end: usize) -> Result<Item, Error> {
    let visibility = behind_attributes(source, start, false);
    let mut at = visibility;
    if source.at(at) == "pub" {
        at += 1;
        let is_restricted = matches!(source.at(at + 1), "crate" | "self" | "super" | "in");
        if source.at(at) == "(" && is_restricted {
            at = source.behind(at);
        }
    }
    let visibility = visibility..at;
    // What may stand before `fn` and the like.
    let mut word = source.at(at);
    loop {
        let next = source.at(at + 1);
        let is_before = match word {
            "const" | "static" => matches!(next, "fn" | "unsafe" | "async" | "extern"),
            "extern" => next.starts_with(['"', 'r']) && source.at(at + 2) != "{" || next == "fn",
            "default" | "auto" | "safe" => source.is_word(at + 1),
            "unsafe" | "async" | "gen" => next != "!",
            _ => false,
        };
        if !is_before || at >= end {
            break;
        }
        // An `extern` goes with its string.
        at += if next.starts_with(['"', 'r']) && word == "extern" {
            2
        } else {
            1
        };
        word = source.at(at);
    }
    let is_named = source.is_word(at + 1) && !is_keyword(source.at(at + 1));
    let (kind, name) = match word {
        "mod" => (Kind::Module, Some(at + 1)),
        "fn" => (Kind::Function, Some(at + 1)),
        "struct" => (Kind::Struct, Some(at + 1)),
        "union" if is_named => (Kind::Struct, Some(at + 1)),
        "enum" => (Kind::Enum, Some(at + 1)),
        "type" => (Kind::Alias, Some(at + 1)),
        "trait" => (Kind::Trait, Some(at + 1)),
        "impl" => (Kind::Impl, None),
        "const" if source.at(at + 1) == "_" => (Kind::Call, None),
        "const" => (Kind::Value, Some(at + 1)),
        "static" if source.at(at + 1) == "mut" => (Kind::Value, Some(at + 2)),
        "static" => (Kind::Value, Some(at + 1)),
        "use" => (Kind::Use, None),
        "extern" if source.at(at + 1) == "crate" => (Kind::ExternCrate, None),
        "extern" => (Kind::Foreign, None),
        "macro_rules" if source.at(at + 1) == "!" && source.is_word(at + 2) => {
            (Kind::Macro, Some(at + 2))
        }
        _ if source.is_word(at) || word == "::" => (Kind::Call, None),
        _ => return Err(source.error(at.min(source.tokens.len() - 1), "expected an item")),
    };
    if name.is_some_and(|name| name >= end || !source.is_word(name)) {
        return Err(source.error(at, "expected a name behind this"));
    }
    let is_call = matches!(kind, Kind::Macro | Kind::Call) && word != "const";
    let ends_with_body = !matches!(
        kind,
        Kind::Value | Kind::Alias | Kind::Use | Kind::ExternCrate
    ) && (word != "const");
    let mut body = None;
    let mut behind = at + 1;
    while behind < end && body.is_none() && source.at(behind) != ";" {
        let is_body = if is_call {
            source.tokens[behind].partner > behind
        } else {
            ends_with_body && source.at(behind) == "{" && !is_const_argument(source, behind)
        };
        body = Some(behind).filter(|_| is_body);
        behind = source.behind(behind);
    }
    let is_closed = body.is_some_and(|body| ends_with_body && (!is_call || source.at(body) == "{"));
    if !is_closed {
        if behind >= end && !is_call {
            return Err(source.error(at, "this item has no end"));
        }
        behind = if source.at(behind) == ";" && behind < end {
            behind + 1
        } else {
            behind
        };
    }
    let has_mark = |body: usize| {
        [body - 1, body - 2]
            .iter()
            .any(|&mark| source.at(mark) == "!")
    };
    if is_call && !body.is_some_and(has_mark) {
        return Err(source.error(at, "expected an item"));
    }
    Ok(Item {
        kind,
        source,
        range: start..behind,
        visibility,
        name,
        body,
    })
}

/// Whether a brace is an argument as in `[T; {N}]` or `A<{ N + 1 }>`, and no body.
fn is_const_argument(source: &Source, open: usize) -> bool {
    matches!(source.at(open - 1), "<" | "," | "=")
        && matches!(source.at(source.behind(open)), ">" | ",")
}

/// A name that a `use` brings in.
#[derive(Clone, Debug)]
pub struct Leaf {
    /// The names on the way, as tokens; a leading `::` is told by `is_global`.
    pub path: Vec<usize>,
    pub is_global: bool,
    /// The token of the name that it brings in; none for a glob.
    pub name: Option<usize>,
}

/// The names that a `use` brings in whose tree begins at a place, in order; none if it is no tree.
pub fn leaves(source: &Source, start: usize) -> Option<Vec<Leaf>> {
    let mut found = Vec::new();
    let root = Leaf {
        path: Vec::new(),
        is_global: false,
        name: None,
    };
    add_leaves(source, start, root, &mut found).map(|_| found)
}

/// Adds the leaves of a tree behind a path. Returns the place behind it.
fn add_leaves(
    source: &Source,
    mut at: usize,
    mut leaf: Leaf,
    found: &mut Vec<Leaf>,
) -> Option<usize> {
    if source.at(at) == "::" {
        leaf.is_global |= leaf.path.is_empty();
        at += 1;
    }
    match source.at(at) {
        "*" => {
            found.push(leaf);
            Some(at + 1)
        }
        "{" => {
            for branch in branches(source, at) {
                add_leaves(source, branch.start, leaf.clone(), found)?;
            }
            Some(source.behind(at))
        }
        word => {
            source.is_word(at).then_some(())?;
            if word != "self" || leaf.path.is_empty() {
                leaf.path.push(at);
            }
            let next = source.at(at + 1);
            if next == "::" {
                return add_leaves(source, at + 2, leaf, found);
            }
            leaf.name = if next == "as" {
                Some(at + 2)
            } else {
                leaf.path.last().copied()
            };
            found.push(leaf);
            Some(if next == "as" { at + 3 } else { at + 1 })
        }
    }
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
