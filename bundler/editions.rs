//! What a library of an earlier edition has to be written as in the edition of the solution.
use crate::crates::{CrateId, Entry, ItemId, Program};
use crate::names::{Def, TYPES};
use crate::needed::Needed;
use crate::source::{inside, Token};
use crate::standard;
use crate::tokens::Kind as TokenKind;
use crate::tree::{Body, Event, Kind, Path, Role};
use std::collections::BTreeSet;
use std::ops::Range;

/// Words that are keywords since an edition. `dyn` was one in front of types before.
const KEYWORDS: [(&str, u32); 3] = [("async", 2018), ("try", 2018), ("gen", 2024)];

/// Attributes that are unsafe since edition 2024.
const UNSAFE: [&str; 3] = ["export_name", "link_section", "no_mangle"];

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
    let mut opaque = Vec::new();
    for (id, entry) in program.items.iter().enumerate() {
        let first = entry.tokens[entry.item.first];
        if !is_new(program.crate_of(id), 2024) {
            continue;
        }
        for &at in &entry.item.attributes {
            if UNSAFE.contains(&entry.tokens[at].text) && entry.tokens[at - 1].text == "[" {
                let close = entry.tokens[at - 1].partner as usize;
                let words = entry.tokens[at..close].iter().map(|token| token.text);
                let words: String = words.collect();
                edits.push((entry.tokens[at], format!("unsafe({words})")));
                let rest = entry.tokens[at + 1..close].iter();
                edits.extend(rest.map(|&token| (token, String::new())));
            }
        }
        match entry.item.kind {
            Kind::Foreign if first.text == "extern" => {
                edits.push((first, "unsafe extern".to_string()));
            }
            Kind::Function if !entry.item.opaque.is_empty() => opaque.push(id),
            _ => {}
        }
    }
    edits.extend(all_captures(program, &opaque));
    edits
}

/// See [`captures`]. What one function returns may come from another one that hides what it borrows.
fn all_captures(program: &Program, functions: &[ItemId]) -> Vec<(Token, String)> {
    let (mut hiding, mut telling) = (BTreeSet::new(), Vec::new());
    for &id in functions {
        match captures(program, id) {
            Some(edits) => telling.push((id, edits)),
            None => drop(hiding.insert(program.name(id))),
        }
    }
    loop {
        let count = telling.len();
        telling.retain(|(id, edits)| {
            let Entry { item, tokens, .. } = program.items[*id];
            let mut names = tokens[item.head_end..item.tokens.end].iter();
            let stays = edits.is_empty() || !names.any(|token| hiding.contains(token.name()));
            let _ = stays || hiding.insert(program.name(*id));
            stays
        });
        if telling.len() == count {
            return telling.into_iter().flat_map(|(_, edits)| edits).collect();
        }
    }
}

/// The types `impl Trait` that a function returns, as what borrows nothing: since 2024 they borrow from
/// all arguments, before if they told a lifetime. None if one may hide that.
fn captures(program: &Program, id: ItemId) -> Option<Vec<(Token, String)>> {
    let Entry {
        item,
        tokens,
        owner,
        ..
    } = program.items[id];
    let around = owner.map(|owner| &program.items[owner]);
    let is_impl = |entry: &Entry| matches!(&entry.item.body, Body::Impl(it) if it.of.is_none());
    let head = |entry: &Entry| &entry.tokens[entry.item.first..entry.item.head_end];
    let has = |tokens: &[Token], is: fn(&Token) -> bool| tokens.iter().any(is);
    let is_generic = around.is_some_and(|entry| has(head(entry), borrows));
    // In traits they always did.
    if around.is_some_and(|entry| !is_impl(entry))
        || !(is_generic || has(head(&program.items[id]), borrows))
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
                entry.item.kind == Kind::Alias || has(head(entry), borrows)
            }
        }
    };
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
        let is_async = has(head(&program.items[id]), |token| token.text == "async");
        if is_async || item.takes_opaque || program.is_written(id) || paths.any(hides_lifetime) {
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
