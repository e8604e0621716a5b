//! Stage 2: the items of a module, an impl, a trait or a block, as ranges of tokens.
//!
//! This is no parser of Rust: of an item it finds the kind, the name, and where its head, body and
//! end are. What is in a body is the business of the stage that looks for what is used.
use crate::source::{Error, Source};
use std::ops::Range;

/// What an item is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// `fn`
    Function,
    /// `struct` or `union`
    Struct,
    /// `enum`
    Enum,
    /// `trait`
    Trait,
    /// `impl`
    Impl,
    /// `mod`
    Module,
    /// `use`
    Use,
    /// `const` or `static`
    Constant,
    /// `type`
    Alias,
    /// `macro_rules!`
    Macro,
    /// A macro that is called where an item stands.
    Call,
    /// `extern crate`
    ExternCrate,
    /// `extern "C" { ... }`
    Foreign,
}

/// Who may name an item, fewest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Visibility {
    /// Its module.
    Private,
    /// The module above its own.
    Super,
    /// Its crate.
    Crate,
    /// All.
    Public,
}

/// An item: ranges are token indices of its source.
#[derive(Clone, Debug)]
pub struct Item {
    /// The kind.
    pub kind: Kind,
    /// All of it, with attributes and visibility.
    pub tokens: Range<usize>,
    /// From the first keyword to the body or to the end.
    pub head: Range<usize>,
    /// Its name, if it has one.
    pub name: Option<usize>,
    /// The bracket that opens its body.
    pub body: Option<usize>,
    /// Who may name it.
    pub visibility: Visibility,
}

/// The items in `range`, the inside of a module, an impl or a trait.
///
/// # Errors
/// If something there is no item.
pub fn items(source: &Source, range: Range<usize>) -> Result<Vec<Item>, Error> {
    let mut items = Vec::new();
    let mut token = range.start;
    while token < range.end {
        if source.is(token, ";") {
            token += 1;
        } else if let Some(behind) = inner_attribute(source, token) {
            token = behind;
        } else {
            let found = item(source, token..range.end)?;
            let call = || macro_call(source, token..range.end);
            if let Some(item) = found.or_else(call) {
                token = item.tokens.end;
                items.push(item);
            } else {
                let (first, _) = behind_attributes(source, token);
                let found = source.word(first).lines().next().unwrap_or("");
                return Err(source.error_at(first, &format!("expected an item, found `{found}`")));
            }
        }
    }
    Ok(items)
}

/// The token behind the inner attribute `#![...]` at `token`.
pub fn inner_attribute(source: &Source, token: usize) -> Option<usize> {
    (source.marks(token, "#!") && source.is(token + 2, "[")).then(|| source.next(token + 2))
}

/// The token behind the attributes `#[...]` at `token`, and the brackets of these.
pub fn behind_attributes(source: &Source, mut token: usize) -> (usize, Vec<usize>) {
    let mut attributes = Vec::new();
    while source.is(token, "#") && source.is(token + 1, "[") {
        attributes.push(token + 1);
        token = source.next(token + 1);
    }
    (token, attributes)
}

/// The item that starts at the start of `range`, but for a macro call: that may be an expression.
///
/// # Errors
/// If an item starts there and does not end.
pub fn item(source: &Source, range: Range<usize>) -> Result<Option<Item>, Error> {
    let (first, _) = behind_attributes(source, range.start);
    let (keyword, visibility) = visibility(source, first);
    let Some((kind, name)) = kind(source, keyword) else {
        return Ok(None);
    };
    let ends = |token| source.is(token, ";") || source.is(token, "{");
    // Only in an expression `<` may be no bracket.
    let stop = match kind {
        Kind::Constant | Kind::Use | Kind::ExternCrate => behind(source, keyword..range.end, ";"),
        Kind::Macro => name.map_or(range.end, |name| name + 1),
        Kind::Alias => source.find(keyword..range.end, |token| source.is(token, ";")),
        _ => source.find(keyword..range.end, ends),
    };
    if stop >= range.end {
        return Err(source.error_at(keyword, "this item has no end"));
    }
    let body = (source.kind(stop) == crate::tokens::Kind::Open).then_some(stop);
    let mut end = source.next(stop);
    if kind == Kind::Macro && source.is(end, ";") && !source.is(stop, "{") {
        end += 1;
    }
    let needs_name = !matches!(
        kind,
        Kind::Impl | Kind::Use | Kind::Foreign | Kind::ExternCrate
    );
    if needs_name && name.is_none() {
        return Err(source.error_at(keyword, "this item has no name"));
    }
    let head = keyword..stop;
    Ok(Some(Item {
        kind,
        tokens: range.start..end,
        head,
        name,
        body,
        visibility,
    }))
}

fn behind(source: &Source, range: Range<usize>, mark: &str) -> usize {
    let mut token = range.start;
    while token < range.end && !source.is(token, mark) {
        token = source.next(token);
    }
    token
}

/// The macro call, in the place of an item, at the start of `range`.
fn macro_call(source: &Source, range: Range<usize>) -> Option<Item> {
    let (first, _) = behind_attributes(source, range.start);
    let mut token = first;
    while source.kind(token) == crate::tokens::Kind::Word || source.marks(token, "::") {
        token += if source.is(token, ":") { 2 } else { 1 };
    }
    let called = token > first && source.is(token, "!");
    if !called || token + 1 >= range.end || source.kind(token + 1) != crate::tokens::Kind::Open {
        return None;
    }
    let mut end = source.next(token + 1);
    if !source.is(token + 1, "{") {
        end += usize::from(source.is(end, ";"));
    }
    Some(Item {
        kind: Kind::Call,
        tokens: range.start..end,
        head: first..token,
        name: None,
        body: Some(token + 1),
        visibility: Visibility::Private,
    })
}

/// The token behind the attributes and the visibility at `token`.
pub fn behind_visibility(source: &Source, token: usize) -> usize {
    visibility(source, behind_attributes(source, token).0).0
}

fn visibility(source: &Source, token: usize) -> (usize, Visibility) {
    if !source.is(token, "pub") {
        return (token, Visibility::Private);
    }
    // In `struct S(pub (A, B))` the bracket is none of the visibility's.
    match (source.word(token + 1), source.word(token + 2)) {
        ("(", "self") => (source.next(token + 1), Visibility::Private),
        ("(", "super") => (source.next(token + 1), Visibility::Super),
        ("(", "crate" | "in") => (source.next(token + 1), Visibility::Crate),
        _ => (token + 1, Visibility::Public),
    }
}

/// The kind of the item whose keywords are at `token`, and its name.
fn kind(source: &Source, token: usize) -> Option<(Kind, Option<usize>)> {
    let named = |kind, name: usize| {
        let is_name = source.is_name(name) || source.is(name, "_");
        Some((kind, is_name.then_some(name)))
    };
    match source.word(token) {
        "fn" => named(Kind::Function, token + 1),
        "struct" => named(Kind::Struct, token + 1),
        "union" if source.is_name(token + 1) => named(Kind::Struct, token + 1),
        "enum" => named(Kind::Enum, token + 1),
        "trait" => named(Kind::Trait, token + 1),
        "impl" => Some((Kind::Impl, None)),
        "mod" => named(Kind::Module, token + 1),
        "use" => Some((Kind::Use, None)),
        "type" => named(Kind::Alias, token + 1),
        "static" if source.is(token + 1, "mut") => named(Kind::Constant, token + 2),
        "static" if source.is_name(token + 1) => named(Kind::Constant, token + 1),
        "const" if source.is_name(token + 1) || source.is(token + 1, "_") => {
            named(Kind::Constant, token + 1)
        }
        "macro_rules" if source.is(token + 1, "!") => named(Kind::Macro, token + 2),
        "extern" if source.is(token + 1, "crate") => Some((Kind::ExternCrate, None)),
        "extern" => {
            let abi = usize::from(source.kind(token + 1) == crate::tokens::Kind::Literal);
            match source.word(token + 1 + abi) {
                "{" => Some((Kind::Foreign, None)),
                _ => kind(source, token + 1 + abi),
            }
        }
        "const" | "unsafe" | "async" | "default" | "auto" | "safe" => {
            match source.word(token + 1) {
                "fn" | "impl" | "trait" | "const" | "unsafe" | "async" | "extern" | "auto"
                | "type" => kind(source, token + 1),
                _ => None,
            }
        }
        _ => None,
    }
}

/// Whether an item with the attributes at `token` is there for tests only.
pub fn is_test(source: &Source, token: usize) -> bool {
    let (_, attributes) = behind_attributes(source, token);
    attributes.iter().any(|&open| {
        let inside = source.inside(open);
        match source.word(inside.start) {
            "test" | "bench" => inside.len() == 1,
            "cfg" if source.is(inside.start + 1, "(") => {
                condition(source, source.inside(inside.start + 1)) == Some(false)
            }
            _ => false,
        }
    })
}

/// What a condition of `cfg` is outside of tests, if that is known.
fn condition(source: &Source, range: Range<usize>) -> Option<bool> {
    let parts = || {
        let inside = source.inside(range.start + 1);
        split(source, inside)
            .into_iter()
            .map(|part| condition(source, part))
    };
    let group = source.is(range.start + 1, "(");
    match source.word(range.start) {
        "test" | "doctest" | "doc" if range.len() == 1 => Some(false),
        "not" if group => parts().next()?.map(|known| !known),
        "all" if group => {
            let parts: Vec<_> = parts().collect();
            let all = parts.iter().all(|&part| part == Some(true));
            if parts.contains(&Some(false)) {
                Some(false)
            } else {
                all.then_some(true)
            }
        }
        "any" if group => {
            let parts: Vec<_> = parts().collect();
            // What nothing ever compiles, as `any()`, is no test.
            let none = !parts.is_empty() && parts.iter().all(|&part| part == Some(false));
            if parts.contains(&Some(true)) {
                Some(true)
            } else {
                none.then_some(false)
            }
        }
        _ => None,
    }
}

/// The parts of `range` between its commas, brackets and generics taken as wholes.
pub fn split(source: &Source, range: Range<usize>) -> Vec<Range<usize>> {
    let mut parts = Vec::new();
    let mut start = range.start;
    while start < range.end {
        let comma = source.find(start..range.end, |token| source.is(token, ","));
        if comma > start {
            parts.push(start..comma);
        }
        start = comma + 1;
    }
    parts
}

/// One name that a `use` brings in, or a glob.
#[derive(Clone, Debug)]
pub struct Leaf {
    /// The tokens of the path's segments.
    pub path: Vec<usize>,
    /// Whether the path starts with `::`.
    pub global: bool,
    /// The token of the name in scope; none for a glob.
    pub name: Option<usize>,
}

/// A `use` tree, for printing a part of it.
#[derive(Clone, Debug)]
pub enum Tree {
    /// The tokens of a path with or without `as`, a glob or `self`: a leaf, with its number.
    Leaf(Range<usize>, usize),
    /// A prefix with its `::`, and what is in the braces behind it.
    Group(Range<usize>, Vec<Tree>),
}

/// The leaves of the `use` whose tree is at `range`, and that tree.
///
/// # Errors
/// If it is no tree of paths.
pub fn use_tree(source: &Source, range: Range<usize>) -> Result<(Vec<Leaf>, Tree), Error> {
    let mut leaves = Vec::new();
    let tree = subtree(
        source,
        range,
        &Leaf {
            path: Vec::new(),
            global: false,
            name: None,
        },
        &mut leaves,
    )?;
    Ok((leaves, tree))
}

fn subtree(
    source: &Source,
    range: Range<usize>,
    prefix: &Leaf,
    leaves: &mut Vec<Leaf>,
) -> Result<Tree, Error> {
    let mut leaf = prefix.clone();
    let mut token = range.start;
    if source.marks(token, "::") {
        leaf.global |= leaf.path.is_empty();
        token += 2;
    }
    loop {
        match source.word(token) {
            "{" if source.next(token) == range.end => {
                let trees = split(source, source.inside(token))
                    .into_iter()
                    .map(|part| subtree(source, part, &leaf, leaves))
                    .collect::<Result<_, _>>()?;
                return Ok(Tree::Group(range.start..token, trees));
            }
            "*" if token + 1 == range.end => {
                leaf.name = None;
                break;
            }
            _ if source.kind(token) == crate::tokens::Kind::Word && token < range.end => {
                if source.is(token, "self") && !prefix.path.is_empty() && token == range.start {
                    leaf.name = prefix.path.last().copied();
                } else {
                    leaf.path.push(token);
                    leaf.name = Some(token);
                }
                token += 1;
            }
            _ => return Err(source.error_at(token, "expected a path")),
        }
        if source.marks(token, "::") && token < range.end {
            token += 2;
            continue;
        }
        if source.is(token, "as") && token < range.end {
            leaf.name = Some(token + 1);
            token += 2;
        }
        if token != range.end {
            return Err(source.error_at(token, "expected `;`"));
        }
        break;
    }
    leaves.push(leaf);
    Ok(Tree::Leaf(range, leaves.len() - 1))
}

/// The parts of an impl's head.
pub struct ImplHead {
    /// The inside of its generic parameters.
    pub generics: Range<usize>,
    /// The trait, if it is of one.
    pub of: Option<Range<usize>>,
    /// The type.
    pub on: Range<usize>,
}

/// Takes an impl's head apart.
pub fn impl_head(source: &Source, item: &Item) -> ImplHead {
    let head = item.head.clone();
    let mut token = source.find(head.clone(), |token| source.is(token, "impl")) + 1;
    let mut generics = token..token;
    if source.is(token, "<") {
        let behind = source.behind_generics(token, head.end);
        generics = token + 1..behind - 1;
        token = behind;
    }
    let is_for = |token| source.is(token, "for") && !source.is(token + 1, "<");
    let conditions = source.find(token..head.end, |token| source.is(token, "where"));
    let middle = source.find(token..conditions, is_for);
    let (of, on) = if middle == conditions {
        (None, token..conditions)
    } else {
        (Some(token..middle), middle + 1..conditions)
    };
    ImplHead { generics, of, on }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(text: &str) -> Source {
        Source::new("test.rs".into(), text.to_string()).expect("tokens")
    }

    /// Kind, name and first and last word of each item.
    fn found(text: &str) -> Vec<(Kind, String, String, String)> {
        let source = source(text);
        let items = items(&source, 0..source.tokens.len()).expect("items");
        let word = |token| source.word(token).to_string();
        items
            .iter()
            .map(|item| {
                let name = item.name.map_or(String::new(), word);
                (
                    item.kind,
                    name,
                    word(item.tokens.start),
                    word(item.tokens.end - 1),
                )
            })
            .collect()
    }

    fn one(text: &str, kind: Kind, name: &str) {
        // Between two others: it ends where it ends.
        let items = found(&format!("use a; {text} use b;"));
        assert_eq!(items.len(), 3, "{text}: {items:?}");
        assert_eq!((items[1].0, items[1].1.as_str()), (kind, name), "{text}");
    }

    #[test]
    fn every_kind() {
        one(
            "fn f<T: Fn(u8) -> u8>(x: T) -> [u8; 2] where T: Copy { x }",
            Kind::Function,
            "f",
        );
        one(
            "pub(in crate::a) const unsafe extern \"C\" fn g();",
            Kind::Function,
            "g",
        );
        one("fn h() -> Grid<{ 2 + 1 }> {}", Kind::Function, "h");
        one(
            "#[derive(Clone)] struct S<const N: usize = { 3 }>;",
            Kind::Struct,
            "S",
        );
        one(
            "pub struct T(pub (u8, u8)) where u8: Copy;",
            Kind::Struct,
            "T",
        );
        one("union U { a: u8 }", Kind::Struct, "U");
        one("enum E { A, B(u8) }", Kind::Enum, "E");
        one("unsafe trait R: Sized {}", Kind::Trait, "R");
        one(
            "unsafe impl<T> R for Vec<T> where T: Fn() -> u8 {}",
            Kind::Impl,
            "",
        );
        one("mod m { fn f() {} }", Kind::Module, "m");
        one("mod m;", Kind::Module, "m");
        one(
            "const A: [u8; 1 << 3] = [if 1 < 2 { 3 } else { 4 }; 1 << 3];",
            Kind::Constant,
            "A",
        );
        one("const _: () = {};", Kind::Constant, "_");
        one("static mut B: u8 = 1;", Kind::Constant, "B");
        one("type C<T> = Vec<T>;", Kind::Alias, "C");
        one("macro_rules! m { () => {}; }", Kind::Macro, "m");
        one("macro_rules! m (() => {});", Kind::Macro, "m");
        one("std::thread_local! { static X: u8 = 1; }", Kind::Call, "");
        one("call!(a, b);", Kind::Call, "");
        one("extern crate std as core_too;", Kind::ExternCrate, "");
        one("extern \"C\" { fn f(); }", Kind::Foreign, "");
    }

    #[test]
    fn what_is_no_item() {
        for text in [
            "let x = 1;",
            "unsafe { f() }",
            "const { 1 }",
            "union.f()",
            "x + 1",
            "static || 1",
        ] {
            let source = source(text);
            assert!(
                matches!(item(&source, 0..source.tokens.len()), Ok(None)),
                "{text}"
            );
        }
        let broken = source("fn f()");
        assert!(item(&broken, 0..broken.tokens.len()).is_err());
    }

    #[test]
    fn what_is_for_tests() {
        for (attributes, expected) in [
            ("#[test]", true),
            ("#[cfg(test)]", true),
            ("#[inline] #[cfg(all(unix, test))]", true),
            ("#[cfg(not(not(test)))]", true),
            ("#[cfg(any(test, unix))]", false),
            ("#[cfg(not(test))]", false),
            ("#[cfg(debug_assertions)]", false),
            ("#[cfg_attr(test, inline)]", false),
        ] {
            assert_eq!(
                is_test(&source(&format!("{attributes} fn f() {{}}")), 0),
                expected,
                "{attributes}"
            );
        }
    }

    #[test]
    fn use_trees() {
        let source = source("use ::a::{self, b as c, d::*, e::{f, g}};");
        let (leaves, _) = use_tree(&source, 1..source.tokens.len() - 1).expect("a tree");
        let leaves: Vec<String> = leaves
            .iter()
            .map(|leaf| {
                let path: Vec<&str> = leaf.path.iter().map(|&token| source.word(token)).collect();
                assert!(leaf.global);
                format!(
                    "{} as {}",
                    path.join("::"),
                    leaf.name.map_or("*", |name| source.word(name))
                )
            })
            .collect();
        assert_eq!(
            leaves,
            [
                "a as a",
                "a::b as c",
                "a::d as *",
                "a::e::f as f",
                "a::e::g as g"
            ]
        );
    }

    #[test]
    fn heads_of_impls() {
        let text =
            "impl<'a, T: Fn(u8) -> u8> From<Vec<T>> for S<'a, T> where T: for<'b> Fn(&'b u8) {}";
        let source = source(text);
        let item = item(&source, 0..source.tokens.len())
            .expect("an item")
            .expect("an impl");
        let head = impl_head(&source, &item);
        let words = |range: Range<usize>| range.map(|token| source.word(token)).collect::<String>();
        assert_eq!(words(head.generics), "'a,T:Fn(u8)->u8");
        assert_eq!(words(head.of.expect("a trait")), "From<Vec<T>>");
        assert_eq!(words(head.on), "S<'a,T>");
    }
}
