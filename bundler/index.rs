//! What libraries have, by what may need it: members and items by their names, impls by what they are
//! of, calls of macros by what they may make.
use crate::crates::{Entry, ItemId, ModuleId, Program};
use crate::error::Error;
use crate::items::{Item, Kind};
use crate::names::{is_of_std, Def, Names};
use crate::tokens::{is_keyword, Source};
use std::collections::{HashMap, HashSet};
use std::ops::Range;

/// What an impl is of, as far as that is at hand: for each path a list, of which one is meant.
#[derive(Default)]
pub struct Head {
    pub is_of_trait: bool,
    /// The trait.
    pub traits: Vec<ItemId>,
    /// All that its trait and its type name.
    pub names: Vec<Vec<ItemId>>,
}

#[derive(Default)]
pub struct Index {
    /// Members, and all other items.
    pub members: HashMap<&'static str, Vec<ItemId>>,
    pub items: HashMap<&'static str, Vec<ItemId>>,
    /// Macros of all crates, the solution's, too.
    pub macros: HashMap<&'static str, Vec<ItemId>>,
    pub heads: HashMap<ItemId, Head>,
    /// Impls by what they are of.
    pub impls: HashMap<ItemId, Vec<ItemId>>,
    /// Calls among items, with what they may make or be impls of.
    pub calls: Vec<(ItemId, HashSet<&'static str>)>,
    /// What stays with its crate: impls of nothing at hand, what the linker sees.
    pub stays: Vec<ItemId>,
}

impl Index {
    /// Fails at what only a compiler can run.
    pub fn new(names: &Names) -> Result<Self, Error> {
        let program = names.program;
        let mut index = Self::default();
        for (id, Entry { item, owner, .. }) in program.items.iter().enumerate() {
            if item.kind == Kind::Macro {
                index.macros.entry(item.name()).or_default().push(id);
            }
            if item.source.crate_id != 0 {
                let is_member = owner.is_some_and(|owner| program.kind(owner) != Kind::Foreign);
                let all = if is_member {
                    &mut index.members
                } else {
                    &mut index.items
                };
                all.entry(item.name()).or_default().push(id);
            }
        }
        for (
            id,
            Entry {
                item,
                module,
                owner,
                ..
            },
        ) in program.items.iter().enumerate()
        {
            let has = |names: &[&str]| names.iter().any(|name| item.has_attribute(name));
            match item.kind {
                _ if item.source.crate_id == 0 => {}
                Kind::Function
                    if has(&["proc_macro", "proc_macro_derive", "proc_macro_attribute"]) =>
                {
                    let message = "a procedural macro cannot be inlined";
                    return Err(item.source.error(item.visibility.end, message));
                }
                Kind::Function | Kind::Value => {
                    let is_linked = has(&["no_mangle", "export_name", "used", "global_allocator"]);
                    index.stays.extend(is_linked.then_some(id));
                }
                Kind::Impl => {
                    let head = head(names, item, *module);
                    for &of in head.names.iter().flatten() {
                        index.impls.entry(of).or_default().push(id);
                    }
                    index.stays.extend(head.names.is_empty().then_some(id));
                    index.heads.insert(id, head);
                }
                Kind::Call if owner.is_none() => {
                    index.calls.push((id, index.made_by(program, item)))
                }
                _ => {}
            }
        }
        Ok(index)
    }

    /// The names of what a call among items may make or be an impl of: the words in its brackets, the
    /// names of items in the macros that it calls, and if there is an impl in these, of types.
    fn made_by(&self, program: &Program, item: &Item) -> HashSet<&'static str> {
        let is_type = |&id: &ItemId| {
            matches!(
                program.kind(id),
                Kind::Struct | Kind::Enum | Kind::Alias | Kind::Trait
            )
        };
        let (mut words, mut seen) = (HashSet::new(), HashSet::new());
        let mut open = vec![(item, item.source.at(item.visibility.end) != "const")];
        while let Some((item, is_call)) = open.pop() {
            let source = item.source;
            for at in item.visibility.end..item.range.end {
                let name = source.tokens[at].name();
                if !source.is_word(at) || is_keyword(name) || is_of_std(name) {
                    continue;
                }
                let before = source.at(at - 1);
                let is_named = matches!(
                    before,
                    "fn" | "struct" | "enum" | "union" | "const" | "static"
                );
                let mut items = self.items.get(name).into_iter().flatten();
                if is_call || is_named || items.any(is_type) {
                    words.insert(name);
                }
                let macros = self.macros.get(name).filter(|_| source.at(at + 1) == "!");
                for &id in macros.into_iter().flatten() {
                    if seen.insert(id) {
                        open.push((&program.items[id].item, false));
                    }
                }
            }
        }
        words
    }
}

/// What an impl is of.
fn head(names: &Names, item: &Item, module: ModuleId) -> Head {
    let source = item.source;
    let end = item.body.unwrap_or(item.range.end);
    let start = (item.visibility.end..end).find(|&at| source.at(at) == "impl");
    let mut at = start.map_or(end, |at| at + 1);
    let mut generics = Vec::new();
    let mut depth = 0;
    while at < end && (depth > 0 || source.at(at) == "<") {
        let before = if source.at(at - 1) == "const" {
            at - 2
        } else {
            at - 1
        };
        if depth == 1 && matches!(source.at(before), "<" | ",") {
            generics.push(source.at(at));
        }
        depth += i32::from(source.at(at) == "<") - i32::from(source.at(at) == ">");
        at = source.behind(at);
        if depth == 0 {
            break;
        }
    }
    let behind = (at..end)
        .find(|&at| source.at(at) == "where")
        .unwrap_or(end);
    let is_for = |&at: &usize| source.at(at) == "for" && source.at(at + 1) != "<";
    let split = (at..behind).find(is_for);
    let mut head = Head {
        is_of_trait: split.is_some(),
        ..Head::default()
    };
    for at in at..behind {
        // Where a path begins.
        let is_first =
            source.is_word(at) && source.at(at - 1) != "::" && !generics.contains(&source.at(at));
        let found = if is_first {
            types(names, source, at..behind, module)
        } else {
            Vec::new()
        };
        if !found.is_empty() {
            if head.names.is_empty() && split.is_some_and(|split| at < split) {
                head.traits.clone_from(&found);
            }
            head.names.push(found);
        }
    }
    head
}

/// The types or traits at hand that the path at the start of a range may mean; of an alias also what it
/// stands for.
fn types(
    names: &Names,
    source: &'static Source,
    range: Range<usize>,
    module: ModuleId,
) -> Vec<ItemId> {
    let path = source.path(range.start, range.end);
    let tokens: Vec<_> = path.iter().map(|&at| source.tokens[at]).collect();
    let mut found = Vec::new();
    for hit in names.resolve(&tokens, false, module, &[]) {
        let Def::Item(id) = hit.def else { continue };
        let Entry { item, module, .. } = &names.program.items[id];
        if matches!(
            item.kind,
            Kind::Struct | Kind::Enum | Kind::Trait | Kind::Alias
        ) {
            found.push(id);
        }
        let mut target = item.range.clone().filter(|_| item.kind == Kind::Alias);
        let target = target.find(|&at| item.source.at(at) == "=");
        if let Some(target) =
            target.filter(|&at| item.source.key(at + 1) != source.key(range.start))
        {
            found.extend(types(
                names,
                item.source,
                target + 1..item.range.end,
                *module,
            ));
        }
    }
    found
}
