//! What libraries have, by what may need it: members and items by their names, impls by what they are of.
use crate::error::Error;
use crate::items::{Item, ItemId, Kind, ModuleId};
use crate::names::{Def, Names};
use crate::tokens::{is_keyword, Source};
use std::collections::{HashMap, HashSet};
use std::ops::Range;

/// What an impl is of, as far as that is at hand: the trait; the trait and the type, or else all that it
/// names, for each path what that may mean.
pub struct Head {
    pub is_of_trait: bool,
    pub traits: Vec<ItemId>,
    pub names: Vec<Vec<ItemId>>,
}

/// All items by name; impls of libraries, and by what they are of; the names of members that are of no trait.
#[derive(Default)]
pub struct Index {
    pub named: HashMap<&'static str, Vec<ItemId>>,
    pub heads: HashMap<ItemId, Head>,
    pub impls: HashMap<ItemId, Vec<ItemId>>,
    pub own: HashSet<&'static str>,
}

impl Index {
    /// Fails at what only a compiler can run.
    pub fn new(names: &Names) -> Result<Self, Error> {
        let mut index = Self::default();
        for (id, item) in names.program.items.iter().enumerate() {
            if item.has_attribute(&["proc_macro", "proc_macro_derive", "proc_macro_attribute"]) {
                return Err(item.error("a procedural macro cannot be inlined"));
            }
            index.named.entry(item.name()).or_default().push(id);
            if item.kind == Kind::Impl && item.source.crate_id != 0 {
                let head = head(names, item);
                for &of in head.names.iter().flatten() {
                    index.impls.entry(of).or_default().push(id);
                }
                let own = item.members.clone().filter(|_| !head.is_of_trait);
                index
                    .own
                    .extend(own.map(|id| names.program.items[id].name()));
                index.heads.insert(id, head);
            }
        }
        Ok(index)
    }
}

/// What an impl is of.
fn head(names: &Names, item: &Item) -> Head {
    let source = item.source;
    let end = item.body.unwrap_or(item.range.end);
    let is_impl = |&at: &usize| source.at(at) == "impl";
    let start = (item.visibility.end..end).find(is_impl).unwrap_or(end);
    let (mut at, mut depth, mut generics) = (start + 1, 0, Vec::new());
    while at < end && (depth > 0 || source.at(at) == "<") {
        if depth == 1 && matches!(source.at(at - 1), "<" | ",") {
            generics.push(source.at(at));
        }
        depth += i32::from(source.at(at) == "<") - i32::from(source.at(at) == ">");
        at = source.behind(at);
        if depth == 0 {
            break;
        }
    }
    let is_where = |&at: &usize| source.at(at) == "where";
    let behind = (at..end).find(is_where).unwrap_or(end);
    let is_for = |&at: &usize| source.at(at) == "for" && source.at(at + 1) != "<";
    let split = (at..behind).find(is_for);
    let is_start = |&at: &usize| matches!(source.at(at), "crate" | "$crate" | "self" | "super");
    let is_name = |at: &usize| source.is_word(*at) && !is_keyword(source.at(*at)) || is_start(at);
    let types = |at: usize| {
        let is_own = !generics.contains(&source.at(at));
        let found = is_own.then(|| types(names, source, at..behind, item.module));
        found.unwrap_or_default()
    };
    // Of the trait and of the type, the outermost path counts, behind references.
    let outermost = |range: Range<usize>| range.clone().find(is_name).map_or(Vec::new(), types);
    let traits = split.map_or(Vec::new(), |split| outermost(at..split));
    let of_type = outermost(split.map_or(at, |split| split + 1)..behind);
    let mut names = vec![traits.clone(), of_type];
    if names.iter().all(Vec::is_empty) {
        names = (at..behind).filter(is_name).map(types).collect();
    }
    names.retain(|list| !list.is_empty());
    let is_of_trait = split.is_some();
    Head {
        is_of_trait,
        traits,
        names,
    }
}

/// The types or traits at hand that the path at the start of a range may mean.
fn types(names: &Names, source: &Source, range: Range<usize>, module: ModuleId) -> Vec<ItemId> {
    let path = source.path(range.start, range.end);
    let mut found = Vec::new();
    for hit in names.resolve(source, &path.into(), module) {
        let Def::Item(id) = hit.def else { continue };
        let item = &names.program.items[id];
        // What an alias stands for is not looked up.
        let is_type = item.kind == Kind::Type && item.source.at(item.visibility.end) != "type";
        if is_type || item.kind == Kind::Trait {
            found.push(id);
        }
    }
    found
}
