//! What a library of an earlier edition has to be written as in the edition of the solution.
use crate::crates::{CrateId, Entry, ItemId, Program};
use crate::names::TYPES;
use crate::needed::Needed;
use crate::source::Token;
use crate::standard;
use crate::tokens::Kind as TokenKind;
use crate::tree::{Body, Event, Kind, Path};
use std::collections::BTreeSet;

/// Words that are keywords since an edition. `dyn` was one in front of types before.
const KEYWORDS: [(&str, u32); 3] = [("async", 2018), ("try", 2018), ("gen", 2024)];

/// What rustc warns of or refuses since edition 2024, by the words that it takes.
const LINTS: [([&str; 2], &str); 3] = [
    (["static", "mut"], "static_mut_refs"),
    (["unsafe", "extern"], "unsafe_op_in_unsafe_fn"),
    (["unsafe", "fn"], "unsafe_op_in_unsafe_fn"),
];

/// The lints that libraries of an earlier edition know nothing of, and by their macros the solution.
pub fn lints(program: &Program, needed: &Needed) -> BTreeSet<(CrateId, &'static str)> {
    let is_old = |crate_id: CrateId| program.crates[crate_id].edition < 2024;
    let mut lints = BTreeSet::new();
    if is_old(0) {
        return lints;
    }
    let kept = needed.items.iter().copied();
    let kept: Vec<ItemId> = kept
        .filter(|&item| is_old(program.crate_of(item)))
        .collect();
    // What one has may be named by the others.
    let mut all: Vec<CrateId> = (1..program.crates.len())
        .filter(|&library| is_old(library))
        .collect();
    if kept.iter().any(|&item| program.is_exported(item)) {
        all.push(0);
    }
    for (words, lint) in LINTS {
        let has_words = |&item: &ItemId| {
            let Entry { item, tokens, .. } = program.items[item];
            let mut pairs = tokens[item.tokens.clone()].windows(2);
            pairs.any(|pair| [pair[0].text, pair[1].text] == words)
        };
        if kept.iter().any(has_words) {
            lints.extend(all.iter().map(|&crate_id| (crate_id, lint)));
        }
    }
    lints
}

/// Other texts for tokens of libraries: names that are keywords by now are raw, patterns that a macro
/// takes have no `|` outside, blocks of foreign items say that they are unsafe, and what is returned
/// by `impl` says that it borrows nothing.
pub fn edits(program: &Program) -> Vec<(Token, String)> {
    let edition = program.crates[0].edition;
    let is_new =
        |library: CrateId, since| program.is_before(program.crates[library].edition, since);
    let mut edits = Vec::new();
    let modules = program.modules.iter();
    for module in modules.filter(|module| program.crates[module.crate_id].edition < edition) {
        let mut keywords = KEYWORDS.to_vec();
        keywords.retain(|&(_, since)| is_new(module.crate_id, since));
        let tokens = module.file.unwrap_or_default();
        let is_fragment =
            |four: &&[Token]| [four[0].text, four[2].text, four[3].text] == ["$", ":", "pat"];
        if is_new(module.crate_id, 2021) {
            let fragments = tokens.windows(4).filter(is_fragment);
            edits.extend(fragments.map(|four| (four[3], "pat_param".to_string())));
        }
        for token in tokens {
            if keywords.iter().any(|(word, _)| token.text == *word) {
                edits.push((*token, format!("r#{}", token.text)));
            }
        }
    }
    for (id, entry) in program.items.iter().enumerate() {
        let first = entry.tokens[entry.item.first];
        if !is_new(program.crate_of(id), 2024) {
            continue;
        }
        match entry.item.kind {
            Kind::Foreign if first.text == "extern" => {
                edits.push((first, "unsafe extern".to_string()));
            }
            Kind::Function if !program.is_written(id) => edits.extend(captures(program, id)),
            _ => {}
        }
    }
    edits
}

/// What a function returns by `impl` may borrow from its arguments since 2024, before if it told a
/// lifetime. A path may hide one.
fn captures(program: &Program, id: ItemId) -> Option<(Token, String)> {
    let Entry {
        item,
        tokens,
        owner,
        ..
    } = program.items[id];
    let around = owner.map(|owner| &program.items[owner]);
    let is_impl = |entry: &Entry| matches!(&entry.item.body, Body::Impl(it) if it.of.is_none());
    let head = &tokens[item.first..item.head_end];
    let is_arrow = |three: &[Token]| three.iter().map(|it| it.text).eq(["-", ">", "impl"]);
    let (arguments, returned) = head.split_at(head.windows(3).position(is_arrow)?);
    let outer = around.map(|entry| &entry.tokens[entry.item.first..entry.item.head_end]);
    let outer = outer.unwrap_or_default();
    let end = returned.iter().position(|token| token.text == "where");
    let returned = &returned[..end.unwrap_or(returned.len())];
    let has = |tokens: &[Token], is: fn(&Token) -> bool| tokens.iter().any(is);
    let borrows: fn(&Token) -> bool = |it| it.text == "&" || it.kind == TokenKind::Lifetime;
    if !around.iter().copied().all(is_impl)
        || !(has(arguments, borrows) || has(outer, borrows))
        || has(arguments, |token| token.text == "impl")
        || has(returned, borrows)
    {
        return None;
    }
    let mut names: Vec<&str> = Vec::new();
    for entry in around.into_iter().chain([&program.items[id]]) {
        names.extend(entry.item.events.iter().map_while(|event| match *event {
            Event::Generic(name) | Event::Bind(name) => Some(entry.tokens[name].text),
            _ => None,
        }));
    }
    let hides_none = |path: &Path| {
        let first = tokens[path.segments[0]].text;
        let meaning = program.resolve(path, tokens, program.place(id), TYPES);
        let is_known = names.contains(&first) || first == "Self" && !has(outer, borrows);
        is_known
            || meaning
                .item()
                .map_or(first != "Self" && standard::is_in_prelude(first), |item| {
                    let Entry { item, tokens, .. } = program.items[item];
                    item.kind != Kind::Alias && !has(&tokens[item.first..item.head_end], borrows)
                })
    };
    let places = returned[0].place..=returned[returned.len() - 1].place;
    let mut paths = item.events.iter().filter_map(|event| match event {
        Event::Path(path) => Some(path).filter(|it| places.contains(&tokens[it.segments[0]].place)),
        _ => None,
    });
    let last = returned[returned.len() - 1];
    paths
        .all(hides_none)
        .then(|| (last, format!("{} + use<{}>", last.text, names.join(", "))))
}
