//! The traits that are in scope in a module, for their methods.
use crate::crates::{ImportId, ItemId, ModuleId, Program};
use crate::names::{Def, TYPES};
use crate::standard;
use crate::tree::Kind;

/// A trait in scope, and the imports that bring it there.
#[derive(Clone)]
pub struct InScope {
    pub of: Trait,
    pub via: Vec<ImportId>,
}

/// A trait, or what may be one.
#[derive(Clone, Copy)]
pub enum Trait {
    /// At hand.
    Known(ItemId),
    /// Of std, as an import names it.
    Std(ImportId),
    /// Of a crate that is not at hand.
    Foreign(ImportId),
}

impl InScope {
    /// Whether it may have a member of a name that has to be in scope: types of traits have not.
    pub fn may_have(&self, program: &Program, member: &str) -> bool {
        let (import, is_std) = match self.of {
            Trait::Known(item) => {
                let mut members = program.members(item).into_iter();
                return members.any(|other| {
                    program.name(other) == member && program.kind(other) != Kind::Alias
                });
            }
            Trait::Std(import) => (import, true),
            Trait::Foreign(import) => (import, false),
        };
        let found = program.imports[import];
        let tokens = program.items[found.item].tokens;
        let names = found.leaf.path.iter().rev().map(|&at| tokens[at].name());
        let mut names = names.chain(["std"]);
        let last = names.next().unwrap_or("std");
        let is_glob = found.leaf.name.is_none();
        let is_upper = last.starts_with(char::is_uppercase);
        match (is_std, standard::trait_has(last, member)) {
            (false, _) => is_glob || is_upper,
            (true, _) if is_glob && names.clone().any(|name| name == "os") => true,
            (true, _) if is_glob => {
                standard::holds_traits(last) && standard::is_trait_member(member)
            }
            (true, Some(is_member)) => is_member,
            // Constants have capitals only.
            (true, None) => {
                let is_camel = is_upper && last.contains(char::is_lowercase);
                let module = names.next().unwrap_or("std");
                // `std::os` has an `io` and more of its own; an enum holds variants.
                let is_known = standard::knows_module(module) && !names.any(|name| name == "os");
                is_camel && !is_known && !module.starts_with(char::is_uppercase)
            }
        }
    }
}

/// The traits that a module or a block has in scope by its items, imports and globs.
pub fn traits_in(program: &Program, module: ModuleId) -> Vec<InScope> {
    let mut found = Vec::new();
    collect(program, module, module, &[], &mut Vec::new(), &mut found);
    found
}

/// Collects what a module has, as seen from another one, to which the imports `via` lead.
fn collect(
    program: &Program,
    module: ModuleId,
    from: ModuleId,
    via: &[ImportId],
    seen: &mut Vec<(ModuleId, ModuleId)>,
    found: &mut Vec<InScope>,
) {
    if seen.contains(&(module, from)) {
        return;
    }
    seen.push((module, from));
    let entry = &program.modules[module];
    for &item in entry.names.values().flatten() {
        let is_visible = program.is_visible(program.items[item].visible, from);
        if program.kind(item) == Kind::Trait && is_visible {
            found.push(InScope {
                of: Trait::Known(item),
                via: via.to_vec(),
            });
        }
    }
    let mut imports: Vec<ImportId> = entry.imports.values().flatten().copied().collect();
    imports.sort_unstable();
    for import in imports {
        let entry = program.imports[import];
        if !program.is_visible(program.items[entry.item].visible, from) {
            continue;
        }
        let mut hits = program.import(import);
        hits.dedup_by_key(|hit| hit.def);
        if hits.is_empty() && entry.leaf.name.is_none() {
            hits = program.import_path(import, TYPES).hits;
        }
        for hit in hits {
            let mut way = vec![import];
            way.extend(hit.via.iter().filter(|&&other| other != import));
            way.extend(via);
            // Of imports of imports, the one that leads out of what is at hand tells the name.
            let outermost = || {
                let mut way = hit.via.iter().rev();
                let found = way.find(|&&import| program.leads_out(import));
                found.copied().unwrap_or(import)
            };
            let of = match hit.def {
                Def::Item(item) if program.kind(item) == Kind::Trait => Trait::Known(item),
                Def::Std => Trait::Std(outermost()),
                Def::Foreign => Trait::Foreign(outermost()),
                Def::Module(inner) if entry.leaf.name.is_none() => {
                    collect(program, inner, entry.module, &way, seen, found);
                    continue;
                }
                _ => continue,
            };
            found.push(InScope { of, via: way });
        }
    }
}
