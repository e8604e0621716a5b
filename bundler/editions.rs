//! What a library of an earlier edition has to be written as in the edition of the solution.
use crate::captures::captures;
use crate::crates::{CrateId, Entry, ItemId, Module, Program};
use crate::needed::Needed;
use crate::source::Token;
use crate::tree::Kind;
use std::collections::BTreeSet;

/// Words that are keywords since an edition. `dyn` was one in front of types before.
const KEYWORDS: [(&str, u32); 3] = [("async", 2018), ("try", 2018), ("gen", 2024)];

/// Kinds of fragments that are more since an edition, and what is as they were.
const FRAGMENTS: [(&str, u32, &str); 2] = [("pat", 2021, "pat_param"), ("expr", 2024, "expr_2021")];

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

/// Other texts for tokens of libraries.
pub fn edits(program: &Program) -> Vec<(Token, String)> {
    let mut edits = Vec::new();
    for module in &program.modules {
        words(program, module, &mut edits);
    }
    let is_old = |&id: &ItemId| program.is_before(program.crate_of(id), 2024);
    let items: Vec<ItemId> = (0..program.items.len()).filter(is_old).collect();
    for &id in &items {
        unsafe_parts(&program.items[id], &mut edits);
    }
    let returns_opaque = |&id: &ItemId| !program.items[id].item.opaque.is_empty();
    let functions: Vec<ItemId> = items.into_iter().filter(returns_opaque).collect();
    edits.extend(captures(program, &functions));
    edits
}

/// Names that are keywords by now are raw, and macros take no more than they did.
fn words(program: &Program, module: &Module, edits: &mut Vec<(Token, String)>) {
    let mut keywords = KEYWORDS.to_vec();
    keywords.retain(|&(_, since)| program.is_before(module.crate_id, since));
    let tokens = module.file.unwrap_or_default();
    for (word, since, text) in FRAGMENTS {
        let is_it =
            |four: &&[Token]| [four[0].text, four[2].text, four[3].text] == ["$", ":", word];
        if program.is_before(module.crate_id, since) {
            let found = tokens.windows(4).filter(is_it);
            edits.extend(found.map(|four| (four[3], text.to_string())));
        }
    }
    if keywords.is_empty() {
        return;
    }
    for token in tokens {
        if keywords.iter().any(|(word, _)| token.text == *word) {
            edits.push((*token, format!("r#{}", token.text)));
        }
    }
}

/// Blocks of foreign items and what the linker sees say that they are unsafe.
fn unsafe_parts(entry: &Entry, edits: &mut Vec<(Token, String)>) {
    let Entry { item, tokens, .. } = entry;
    let first = tokens[item.first];
    if item.kind == Kind::Foreign && first.text == "extern" {
        edits.push((first, "unsafe extern".to_string()));
    }
    for &at in &item.attributes {
        if UNSAFE.contains(&tokens[at].text) && tokens[at - 1].text == "[" {
            let close = tokens[at - 1].partner as usize;
            let words: String = tokens[at..close].iter().map(|token| token.text).collect();
            edits.push((tokens[at], format!("unsafe({words})")));
            let rest = tokens[at + 1..close].iter();
            edits.extend(rest.map(|&token| (token, String::new())));
        }
    }
}
