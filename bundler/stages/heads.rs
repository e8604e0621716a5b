//! The head of each impl of a library: its trait and its outermost type, as far as these are at hand.
use super::crates::Program;
use super::items::{path, Item, ItemId, ItemKind};
use super::tokens::Source;
use std::collections::HashMap;
use std::ops::Range;

/// What an impl implements, and for what.
pub struct Head {
    pub is_of_trait: bool,
    /// What the name of its trait may mean, if the trait is at hand.
    pub traits: Vec<ItemId>,
    /// What the name of its type may mean, if the type is at hand. If neither the trait nor the type is, a list for
    /// each path that the head names. One item of each list has to be kept.
    pub types: Vec<Vec<ItemId>>,
}

/// The heads of all impls.
pub fn heads(program: &Program) -> HashMap<ItemId, Head> {
    let impls = (0..program.items.len()).filter(|&id| program.kind(id) == ItemKind::Impl);
    impls
        .map(|id| (id, head(program, &program.items[id])))
        .collect()
}

fn head(program: &Program, item: &Item) -> Head {
    let source = item.source;
    let tokens = item.own_tokens();
    let find = |start: usize, word: &str| {
        let is_it =
            |&at: &usize| source.at(at) == word && (word, source.at(at + 1)) != ("for", "<");
        (start..tokens.end).find(is_it).unwrap_or(tokens.end)
    };
    let (parameters, start) = parameters(source, find(tokens.start, "impl") + 1..tokens.end);
    let end = find(start, "where");
    let split = find(start, "for").min(end);
    let at_hand = |at: usize| {
        let is_first = source.is_start(at) && source.before(at, 1) != "::";
        let is_path = is_first && !parameters.contains(&source.at(at));
        is_path.then(|| meant(program, item, at)).flatten()
    };
    // The outermost path, after references and brackets.
    let of = |mut range: Range<usize>| at_hand(range.find(|&at| source.is_start(at))?);
    let is_of_trait = split < end;
    let mut traits = Vec::new();
    let mut types = Vec::new();
    if is_of_trait {
        traits = of(start..split).unwrap_or_default();
        types.extend(of(split..end));
    } else {
        types.extend(of(start..end));
    }
    if traits.is_empty() && types.is_empty() {
        types = (start..end).filter_map(at_hand).collect();
    }
    Head {
        is_of_trait,
        traits,
        types,
    }
}

/// The names of the parameters that a range may begin with, and the place after them.
fn parameters(source: &Source, range: Range<usize>) -> (Vec<&'static str>, usize) {
    let mut names = Vec::new();
    let mut depth = 0;
    let mut at = range.start;
    while at < range.end && (depth > 0 || at == range.start && source.at(at) == "<") {
        if depth == 1 && matches!(source.before(at, 1), "<" | "," | "const") {
            names.push(source.at(at));
        }
        match source.at(at) {
            "<" => depth += 1,
            ">" => depth -= 1,
            _ => {}
        }
        at = source.next(at);
    }
    (names, at)
}

/// The types or traits that the path at a token may mean. `None` if it may lead to std, or to what a macro makes,
/// or to an alias, as what an alias stands for is not looked up.
fn meant(program: &Program, item: &Item, at: usize) -> Option<Vec<ItemId>> {
    let path = path(item.source, at..item.range.end);
    let steps = program.look_up(item.source.crate_id, &path, item.module);
    let mut imports = steps.iter().flat_map(|found| &found.imports);
    let may_be_of_std = imports.any(|&import| program.imports[import].is_of_std);
    let mut types = steps.into_iter().last()?.items;
    let is_alias = types.iter().any(|&id| program.kind(id) == ItemKind::Alias);
    types.retain(|&id| matches!(program.kind(id), ItemKind::Type | ItemKind::Trait));
    (!types.is_empty() && !is_alias && !may_be_of_std).then_some(types)
}
