//! What a library of an earlier edition has to be written as in the edition of the solution.
use crate::crates::{CrateId, Entry, ItemId, Program};
use crate::needed::Needed;
use crate::source::Token;
use crate::tree::Kind;
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
/// takes have no `|` outside, and blocks of foreign items say that they are unsafe.
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
        let is_block = entry.item.kind == Kind::Foreign && first.text == "extern";
        if is_block && is_new(program.crate_of(id), 2024) {
            edits.push((first, "unsafe extern".to_string()));
        }
    }
    edits
}
