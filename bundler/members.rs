//! Stage 6, members: whose member a name may mean, and which traits must be in scope for it.
use crate::items::Kind;
use crate::names::{self, Def, Hit};
use crate::needed::Closure;
use crate::program::{ImportId, ItemId, ModuleId};
use crate::stdlib;
use crate::types::Type;
use crate::uses::{self, Impl};
use std::collections::{BTreeSet, HashSet};

impl Closure<'_> {
    /// Notes that a member of a type is named in a scope.
    pub fn member(&mut self, owner: &Type, name: String, scope: ModuleId) {
        let names = match owner {
            Type::Unknown => &mut self.seen.any,
            Type::Std(..) => &mut self.seen.of_std,
            Type::Own(item, _) if self.is_found(*item, &name, scope) => return,
            Type::Own(item, _) if self.dereferences(*item) => &mut self.seen.any,
            Type::Own(..) | Type::Parameter => &mut self.seen.of_trait,
        };
        names.insert(name.clone());
        self.seen.by_scope.entry(scope).or_default().insert(name);
    }

    /// Notes a member of a type or a trait at hand, if it is clear which one it is.
    fn is_found(&mut self, owner: ItemId, name: &str, scope: ModuleId) -> bool {
        let inherent = self
            .program
            .inherent
            .contains_key(&(owner, name.to_string()));
        let of = if inherent {
            Some(owner)
        } else {
            self.trait_with(owner, name)
        };
        if let Some(of) = of {
            self.seen.of.insert((of, name.to_string()));
            return true;
        }
        if let Some(of) = self.trait_of_type(owner, name) {
            self.seen.of.insert((of, name.to_string()));
            if self.inside != Some(of) {
                self.seen.called.insert((scope, of));
                self.seen.by_scope.entry(scope).or_default();
            }
            return true;
        }
        self.program.has_variant(owner, name)
    }

    /// Whether what a type or a trait is or stands on may be dereferenced.
    fn dereferences(&self, owner: ItemId) -> bool {
        match self.program.kind(owner) {
            Kind::Trait => self.program.dereferencing,
            _ => self.has_deref(owner),
        }
    }

    /// Whether there is an impl of `Deref` for a type.
    fn has_deref(&self, owner: ItemId) -> bool {
        let mut impls = self.all_impls();
        impls.any(|found| found.on == Some(owner) && found.dereferences)
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
        let found = self.impls.iter().find(|(item, _)| *item == owner);
        found.map_or(Some(owner), |(_, found)| found.of)
    }

    fn all_impls(&self) -> impl Iterator<Item = &Impl> {
        let impls = self.impls.iter().map(|(_, found)| found);
        impls.chain(&self.own_impls)
    }

    /// The one trait that a type has and that has a member, if it can only be that.
    fn trait_of_type(&mut self, owner: ItemId, name: &str) -> Option<ItemId> {
        if self.has_deref(owner) {
            return None;
        }
        let mut traits = Vec::new();
        for found in self.all_impls() {
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
