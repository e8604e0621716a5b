//! What a function returns as `impl Trait` borrows.
//!
//! Since edition 2024 that is all that its arguments do; before, what it told by a lifetime. So what told
//! none says so there: `+ use<T>`.
use crate::crates::{Entry, ItemId, Program};
use crate::names::{Def, TYPES};
use crate::source::{inside, Token};
use crate::standard;
use crate::tokens::Kind as TokenKind;
use crate::tree::{Body, Event, Kind, Path, Role};
use std::collections::BTreeSet;
use std::ops::Range;

/// The changes in the functions of libraries that return types `impl Trait`. What one returns may come
/// from another one of which it cannot be told what it borrows.
pub fn captures(program: &Program, functions: &[ItemId]) -> Vec<(Token, String)> {
    let (mut hiding, mut telling) = (BTreeSet::new(), Vec::new());
    for &id in functions {
        match of_function(program, id) {
            Some(edits) => telling.push((id, edits)),
            None => drop(hiding.insert(program.name(id))),
        }
    }
    loop {
        let count = telling.len();
        telling.retain(|(id, edits)| {
            let Entry { item, tokens, .. } = program.items[*id];
            let mut names = tokens[item.head_end..item.tokens.end].iter();
            let hides = !edits.is_empty() && names.any(|token| hiding.contains(token.name()));
            if hides {
                hiding.insert(program.name(*id));
            }
            !hides
        });
        if telling.len() == count {
            return telling.into_iter().flat_map(|(_, edits)| edits).collect();
        }
    }
}

/// The types `impl Trait` that a function returns, as what borrows nothing; none if a path may hide a
/// lifetime that they tell.
fn of_function(program: &Program, id: ItemId) -> Option<Vec<(Token, String)>> {
    let Entry {
        item,
        tokens,
        owner,
        ..
    } = program.items[id];
    let around = owner.map(|owner| &program.items[owner]);
    let is_impl = |entry: &Entry| matches!(&entry.item.body, Body::Impl(it) if it.of.is_none());
    let has = |tokens: &[Token], is: fn(&Token) -> bool| tokens.iter().any(is);
    let is_generic = around.is_some_and(|entry| has(entry.head(), borrows));
    // In traits they always did.
    if around.is_some_and(|entry| !is_impl(entry))
        || !(is_generic || has(program.items[id].head(), borrows))
    {
        return Some(Vec::new());
    }
    let mut names: Vec<&str> = Vec::new();
    for entry in around.into_iter().chain([&program.items[id]]) {
        names.extend(entry.item.events.iter().map_while(|event| match *event {
            Event::Generic(name) | Event::Bind(name) => Some(entry.tokens[name].text),
            _ => None,
        }));
    }
    let hides_lifetime = |path: &Path| {
        let first = tokens[path.segments[0]].text;
        let found = program.resolve(path, tokens, program.place(id), TYPES);
        match found.item() {
            _ if names.contains(&first) => false,
            // No trait of std has one.
            _ if path.role == Role::Bound && found.hits.iter().any(|it| it.def == Def::Std) => {
                false
            }
            None if first == "Self" => is_generic,
            None => !standard::is_in_prelude(first),
            Some(item) => {
                let entry = &program.items[item];
                entry.item.kind == Kind::Alias || has(entry.head(), borrows)
            }
        }
    };
    let is_async = has(program.items[id].head(), |token| token.text == "async");
    let is_unknown = is_async || item.takes_opaque || program.is_written(id);
    let mut edits = Vec::new();
    for range in &item.opaque {
        let all = &tokens[range.clone()];
        if tells_lifetime(tokens, range.clone()) || has(all, |token| token.text == "use") {
            continue;
        }
        let mut paths = item.events.iter().filter_map(|event| match event {
            Event::Path(path) if range.contains(&path.segments[0]) => Some(path),
            _ => None,
        });
        if is_unknown || paths.any(hides_lifetime) {
            return None;
        }
        let last = tokens[range.end - 1];
        edits.push((last, format!("{} + use<{}>", last.text, names.join(", "))));
    }
    Some(edits)
}

fn borrows(token: &Token) -> bool {
    token.text == "&" || token.kind == TokenKind::Lifetime
}

/// Whether a type tells a lifetime, beside what closures take.
fn tells_lifetime(tokens: &[Token], range: Range<usize>) -> bool {
    let mut at = range.start;
    while at < range.end {
        // What lives for ever is not borrowed.
        if tokens[at].text == "'static" || tokens[at + 1].text == "'static" {
            at += 1;
            continue;
        }
        if borrows(&tokens[at]) {
            return true;
        }
        let is_closure = matches!(tokens[at].text, "Fn" | "FnMut" | "FnOnce");
        at += 1;
        if is_closure && tokens[at].text == "(" {
            at = inside(tokens, at).end;
        }
    }
    false
}
