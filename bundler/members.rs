//! Stage 6, members: whose member a name may mean, and which traits must be in scope for it.
use crate::items::Kind;
use crate::names::{self, Def, Hit};
use crate::needed::Closure;
use crate::program::{ImportId, ItemId, ModuleId};
use crate::stdlib;
use crate::uses::{self, Impl, Member};
use std::collections::{BTreeSet, HashSet};

impl Closure<'_> {
    /// Notes that a member is named in a scope.
    pub fn member(&mut self, member: Member, scope: ModuleId) {
        let name = match member {
            Member::Any(name) => {
                self.seen.any.insert(name.clone());
                name
            }
            Member::OfTrait(name) => {
                self.seen.of_trait.insert(name.clone());
                name
            }
            Member::OfStd(name) => {
                self.seen.of_std.insert(name.clone());
                name
            }
            Member::Of(owner, name) => {
                if self.program.inherent.contains_key(&(owner, name.clone())) {
                    self.seen.of.insert((owner, name));
                    return;
                }
                if let Some(of) = self.trait_with(owner, &name) {
                    self.seen.of.insert((of, name));
                    return;
                }
                if let Some(of) = self.trait_of_type(owner, &name) {
                    self.seen.of.insert((of, name));
                    if self.inside == Some(of) {
                        return;
                    }
                    self.seen.called.insert((scope, of));
                    self.seen.by_scope.entry(scope).or_default();
                    return;
                }
                let entry = &self.program.items[owner];
                if entry.variants.contains(&name) {
                    return;
                }
                // Of a trait of the type, or of what it dereferences to.
                let dereferences = match entry.item.kind {
                    Kind::Trait => self.program.dereferencing,
                    _ => self
                        .all_impls()
                        .any(|found| found.on == Some(owner) && found.dereferences),
                };
                if dereferences {
                    self.seen.any.insert(name.clone());
                } else {
                    self.seen.of_trait.insert(name.clone());
                }
                name
            }
        };
        self.seen.by_scope.entry(scope).or_default().insert(name);
    }

    /// Whether a member of a trait may be meant by a name that was seen.
    pub fn is_named(&self, of: ItemId, name: &str) -> bool {
        name.is_empty()
            || self.seen.any.contains(name)
            || self.seen.of_trait.contains(name)
            || (self.seen.of_std.contains(name) && self.for_std.contains(&of))
            || self.seen.of.contains(&(of, name.to_string()))
    }

    /// The trait that a member is of or that its impl is of: there it is in scope.
    pub fn trait_around(&self, member: ItemId) -> Option<ItemId> {
        let owner = self.program.items[member].owner?;
        let impls = self.impls.iter();
        let found = impls.clone().find(|(item, _)| *item == owner);
        found.map_or(Some(owner), |(_, found)| found.of)
    }

    fn all_impls(&self) -> impl Iterator<Item = &Impl> {
        let impls = self.impls.iter().map(|(_, found)| found);
        impls.chain(&self.own_impls)
    }

    /// The one trait that a type has and that has a member, if it can only be that.
    fn trait_of_type(&mut self, owner: ItemId, name: &str) -> Option<ItemId> {
        let mut traits = Vec::new();
        for found in self.all_impls() {
            if found.on == Some(owner) && found.dereferences {
                return None;
            }
            // An impl for a type that is not at hand may be one for all types.
            if found.on == Some(owner) || found.on.is_none() {
                traits.extend(found.of.map(|of| (of, found.on.is_some())));
            }
        }
        let mut with = Vec::new();
        for (of, certain) in traits {
            if let Some(of) = self.trait_with(of, name) {
                with.push((of, certain));
            }
        }
        with.sort_unstable();
        with.dedup();
        match with.as_slice() {
            [(of, true)] => Some(*of),
            _ => None,
        }
    }

    /// The trait, this one or one above it, that has a member.
    fn trait_with(&mut self, owner: ItemId, name: &str) -> Option<ItemId> {
        let mut around = vec![owner];
        let mut next = 0;
        while let Some(&item) = around.get(next) {
            next += 1;
            if self.program.kind(item) != Kind::Trait {
                continue;
            }
            let mut members = self.program.items[item].members.iter();
            if members.any(|&member| self.program.name(member) == name) {
                return Some(item);
            }
            for hit in uses::of_item(self.program, self.names, item).hits {
                match hit.def {
                    Def::Item(above) if !around.contains(&above) => around.push(above),
                    _ => {}
                }
            }
        }
        None
    }

    /// Needs the traits whose methods are called where they are in scope, as found from the inside
    /// to the outside, by a name of their own before a glob.
    pub fn find_traits_in_scope(&mut self) {
        for (from, used) in self.seen.by_scope.clone() {
            let mut found = HashSet::new();
            for scope in self.program.scopes_around(from) {
                let mut hits = self.traits_in(scope, &mut Vec::new());
                let is_glob =
                    |&&import: &&ImportId| self.program.imports[import].leaf.name.is_none();
                hits.sort_by_key(|hit| hit.via.iter().filter(is_glob).count());
                for hit in hits {
                    if self.is_used(&hit, from, &used) && found.insert(self.trait_name(&hit)) {
                        self.need_hit(&hit);
                    }
                }
            }
        }
    }

    /// A trait at hand, or else the path by which it is imported.
    fn trait_name(&self, hit: &Hit) -> (Def, String) {
        let import = hit.via.first().filter(|_| hit.def == Def::Foreign);
        let path = import.map_or(String::new(), |&import| {
            let import = &self.program.imports[import];
            let source = &self.program.items[import.item].source;
            let names = import.leaf.path.iter().map(|&token| source.name(token));
            let glob = import.leaf.name.map_or("*", |_| "");
            names.chain([glob]).collect::<Vec<_>>().join("::")
        });
        (hit.def, path)
    }

    /// Whether a trait may have one of the members that are used in a scope.
    fn is_used(&self, hit: &Hit, scope: ModuleId, used: &BTreeSet<String>) -> bool {
        let Def::Item(of) = hit.def else {
            let import = hit.via.first();
            return import.is_some_and(|&import| self.is_used_trait(import, used));
        };
        let mut members = self.program.items[of].members.iter();
        self.seen.called.contains(&(scope, of))
            || members.any(|&member| used.contains(self.program.name(member)))
    }

    /// Whether an import from a crate that is not at hand may be a trait that is used.
    fn is_used_trait(&self, import: ImportId, used: &BTreeSet<String>) -> bool {
        let entry = &self.program.imports[import];
        let source = &self.program.items[entry.item].source;
        let Some(&last) = entry.leaf.path.last() else {
            return false;
        };
        if entry.leaf.name.is_none() {
            return true;
        }
        let name = source.name(last);
        if stdlib::is_std(source.name(entry.leaf.path[0])) {
            let module = entry.leaf.path.iter().rev().nth(1);
            let module = module.map(|&token| source.name(token));
            return stdlib::has_member(module, name, used);
        }
        name.starts_with(char::is_uppercase)
    }

    /// The traits that a module has in scope by items, imports and globs.
    fn traits_in(&mut self, module: ModuleId, around: &mut Vec<ModuleId>) -> Vec<Hit> {
        if around.contains(&module) {
            return Vec::new();
        }
        around.push(module);
        let mut found = Vec::new();
        for &item in &self.program.modules[module].items {
            if self.program.kind(item) == Kind::Trait {
                found.push(Hit {
                    def: Def::Item(item),
                    spaces: names::TYPES,
                    via: vec![],
                    through: vec![],
                });
            }
        }
        let mut imports: Vec<ImportId> = self.program.modules[module]
            .imports
            .values()
            .flatten()
            .copied()
            .collect();
        imports.sort_unstable();
        for import in imports {
            let glob = self.program.imports[import].leaf.name.is_none();
            for hit in self.names.import(self.program, import) {
                match hit.def {
                    Def::Item(item) if self.program.kind(item) == Kind::Trait => {
                        found.push(hit);
                    }
                    Def::Foreign => found.push(Hit {
                        via: vec![import],
                        ..hit
                    }),
                    Def::Module(inner) if glob => {
                        for mut below in self.traits_in(inner, around) {
                            below.via.extend(&hit.via);
                            below.through.extend(&hit.through);
                            found.push(below);
                        }
                    }
                    _ => {}
                }
            }
        }
        around.pop();
        found
    }
}
