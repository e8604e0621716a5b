//! Stage 6: what of the libraries the solution needs: the closure of what is used.
//!
//! An item is needed when a needed item names it. An impl of a trait is needed when all that its
//! head mentions is needed or not at hand, as it may be called without being named; a member of a
//! type or trait when its name is used; an import when a name is found through it.
use crate::items::Kind;
use crate::names::{Def, Hit, Names};
use crate::program::{is_exported, CrateId, ImportId, ItemId, ModuleId, Program};
use crate::source::{Error, Source};
use crate::stdlib;
use crate::uses::{self, CallImpls, Impl, Place, Uses};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::ops::Range;
use std::rc::Rc;

/// What is needed, and what must change in it.
#[derive(Default)]
pub struct Needed {
    /// For each item, whether it is needed.
    pub items: Vec<bool>,
    /// For each import, whether it is needed.
    pub imports: Vec<bool>,
    /// Other texts for tokens, by source and place.
    pub edits: HashMap<*const Source, BTreeMap<usize, String>>,
    /// What is for tests only in bodies, as tokens, by source.
    pub tests: HashMap<*const Source, Vec<Range<usize>>>,
    /// The exported macros that are reached by a path into their library.
    pub macros: BTreeSet<(CrateId, String)>,
    /// The items with parts that rustc would call dead, and that stay.
    pub dead_parts: BTreeSet<ItemId>,
    /// The libraries that are handed on by another one.
    pub public: BTreeSet<CrateId>,
    /// What the solution's author should know.
    pub warnings: Vec<Error>,
}

/// What was seen of uses that may mean several items.
#[derive(Default)]
pub struct Seen {
    /// Members of unknown types, of unknown traits, of unknown traits that types of std have.
    pub any: HashSet<String>,
    pub of_trait: HashSet<String>,
    pub of_std: HashSet<String>,
    /// Members of a type or a trait.
    pub of: HashSet<(ItemId, String)>,
    /// The member names by which traits in scope may be used, by scope.
    pub by_scope: BTreeMap<ModuleId, BTreeSet<String>>,
    /// The traits whose methods are called, by scope.
    pub called: BTreeSet<(ModuleId, ItemId)>,
    /// The traits that are named outside of the heads of impls that macros write.
    pub traits: HashSet<ItemId>,
    /// The fields that are read, of a struct or of any.
    pub fields: HashSet<(Option<ItemId>, String)>,
    /// The variants that are constructed.
    pub variants: HashSet<(ItemId, String)>,
    /// The names of what macros may write into impls.
    pub defined: HashSet<String>,
    /// The macros that are called, by the scopes of the calls.
    pub macros: HashSet<(ItemId, ModuleId)>,
    /// The imports that stay whether they are used or not.
    pub fixed: Vec<ImportId>,
    /// The names that modules do not have.
    pub missing: Vec<(Place, ModuleId)>,
    /// The heads of paths that mean nothing at hand.
    pub unknown: Vec<Place>,
    /// What cannot be inlined.
    pub errors: Vec<Error>,
}

/// What grows until nothing more is needed.
pub struct Closure<'a> {
    pub program: &'a mut Program,
    pub names: &'a mut Names,
    pub needed: Needed,
    pub seen: Seen,
    /// The items that are needed and were not looked at.
    pub queue: Vec<ItemId>,
    /// The impls of the libraries, and those of the solution.
    pub impls: Vec<(ItemId, Impl)>,
    pub own_impls: Vec<Impl>,
    /// The macro calls of the libraries that stand in the place of items.
    pub calls: Vec<(ItemId, CallImpls)>,
    /// The traits that types of std may have.
    pub for_std: HashSet<ItemId>,
    /// The members of libraries' traits that the solution implements.
    pub implemented: Vec<(ItemId, ItemId)>,
    /// The trait that is in scope as what is looked at is a part of it or of an impl of it.
    pub inside: Option<ItemId>,
}

/// Finds what crate 0 of `program`, the solution, needs.
///
/// # Errors
/// If a path into a library leads to nothing, or something cannot be inlined.
pub fn needed(program: &mut Program, names: &mut Names) -> Result<Needed, Error> {
    let mut closure = Closure {
        program,
        names,
        needed: Needed::default(),
        seen: Seen::default(),
        queue: Vec::new(),
        impls: Vec::new(),
        own_impls: Vec::new(),
        calls: Vec::new(),
        for_std: HashSet::new(),
        implemented: Vec::new(),
        inside: None,
    };
    closure.expect_main()?;
    closure.collect();
    closure.roots();
    closure.close();
    closure.find_dead_parts();
    closure.fit_visibilities();
    closure.report()?;
    let mut needed = closure.needed;
    needed.items.resize(program.items.len(), false);
    needed.imports.resize(program.imports.len(), false);
    Ok(needed)
}

impl Closure<'_> {
    /// Takes down the impls and the macro calls of all crates.
    fn collect(&mut self) {
        for id in 0..self.program.items.len() {
            let entry = &self.program.items[id];
            let library = self.program.modules[entry.module].crate_id != 0;
            match entry.item.kind {
                Kind::Impl => {
                    let found = uses::of_impl(self.program, self.names, id);
                    if let (Some(on), false) = (found.on, found.is_of_trait) {
                        for member in self.program.items[id].members.clone() {
                            let name = self.program.name(member).to_string();
                            let known = self.program.inherent.entry((on, name));
                            known
                                .and_modify(|known| *known = None)
                                .or_insert(Some(member));
                        }
                    }
                    self.for_std.extend(found.of.filter(|_| found.on.is_none()));
                    if library {
                        self.impls.push((id, found));
                        continue;
                    }
                    if let Some(of) = found.of {
                        // The solution keeps its code, so the trait keeps what that implements.
                        for &member in &self.program.items[id].members {
                            self.implemented.push((of, member));
                        }
                    }
                    self.own_impls.push(found);
                }
                Kind::Call if entry.owner.is_none() => {
                    let call = self.names.call(self.program, id);
                    let impls = uses::of_call(self.program, self.names, id, &call.macros);
                    let mentions = impls.heads.iter().flat_map(|(mentions, _)| mentions);
                    self.for_std.extend(traits(self.program, mentions));
                    if library {
                        self.calls.push((id, impls));
                    }
                }
                _ => {}
            }
        }
    }

    /// The solution keeps all of its items.
    fn roots(&mut self) {
        for id in 0..self.program.items.len() {
            let entry = &self.program.items[id];
            if self.program.modules[entry.module].crate_id == 0 {
                if entry.item.kind == Kind::ExternCrate {
                    let name = entry.source.name(entry.item.head.start + 2).to_string();
                    if self.program.find_crate(&name).is_none() && !stdlib::is_std(&name) {
                        let token = entry.item.head.start + 2;
                        self.seen.unknown.push(Place {
                            source: Rc::clone(&entry.source),
                            token,
                        });
                    }
                }
                self.need(id);
            }
        }
    }

    /// Whether an item is needed, as far as is known.
    pub fn is_needed(&self, item: ItemId) -> bool {
        self.needed.items.get(item).copied().unwrap_or(false)
    }

    /// Needs an item and what it stands in.
    pub fn need(&mut self, item: ItemId) {
        if self.is_needed(item) {
            return;
        }
        self.needed.items.resize(self.program.items.len(), false);
        self.needed.items[item] = true;
        self.queue.push(item);
        if let Some(owner) = self.program.items[item].owner {
            self.need(owner);
        }
        self.need_module(self.program.items[item].module);
        if self.program.kind(item) == Kind::Foreign {
            for member in self.program.items[item].members.clone() {
                self.need(member);
            }
        }
    }

    fn need_module(&mut self, module: ModuleId) {
        if let Some(item) = self.program.modules[module].item {
            self.need(item);
        }
    }

    fn need_import(&mut self, import: ImportId) {
        if self.needed.imports.get(import).copied().unwrap_or(false) {
            return;
        }
        self.needed
            .imports
            .resize(self.program.imports.len(), false);
        self.needed.imports[import] = true;
        self.need(self.program.imports[import].item);
        let uses = uses::of_import(self.program, self.names, import);
        self.absorb(uses);
        for hit in self.names.import(self.program, import) {
            for &through in &hit.through {
                self.need(through);
            }
            self.exported(&hit, import);
            self.handed_on(&hit, self.program.imports[import].item);
            self.restrict(&hit, self.program.imports[import].item);
        }
    }

    /// A macro that is exported stands in the root: a path through its library needs a way there.
    pub fn exported(&mut self, hit: &Hit, import: ImportId) {
        let Def::Item(item) = hit.def else { return };
        let entry = &self.program.items[item];
        let crate_id = self.program.modules[entry.module].crate_id;
        if crate_id == 0
            || entry.item.kind != Kind::Macro
            || !is_exported(&entry.source, &entry.item)
        {
            return;
        }
        let segments = self.program.imports[import].leaf.path.len();
        if segments > 1 && !self.is_dropped(import) {
            self.needed
                .macros
                .insert((crate_id, self.program.word(item).to_string()));
        }
    }

    /// Whether an import would bring an exported macro to where it is.
    pub fn is_dropped(&mut self, import: ImportId) -> bool {
        is_dropped(self.program, self.names, import)
    }

    /// Needs a meaning and the way to it.
    pub fn need_hit(&mut self, hit: &Hit) {
        for &import in &hit.via {
            self.need_import(import);
        }
        for &item in &hit.through {
            self.need(item);
        }
        match hit.def {
            Def::Item(item) | Def::Variant(item) => self.need(item),
            Def::Module(module) => self.need_module(module),
            Def::Foreign => {}
        }
    }

    /// Needs what something uses.
    fn absorb(&mut self, uses: Uses) {
        for hit in &uses.hits {
            self.need_hit(hit);
        }
        // What only the heads of impls name is not used by that.
        for of in traits(self.program, &uses.hits) {
            let names = |hits: &[Hit]| {
                traits(self.program, hits)
                    .filter(|&other| other == of)
                    .count()
            };
            if names(&uses.hits) > names(&uses.heads) {
                self.seen.traits.insert(of);
            }
        }
        for (owner, name, scope) in uses.members {
            self.member(&owner, name, scope);
        }
        for (item, scope) in uses.macros {
            if self.seen.macros.insert((item, scope)) {
                self.need(item);
                let uses = uses::of_macro(self.program, self.names, item, scope);
                self.absorb(uses);
            }
        }
        for import in uses.imports {
            self.need_import(import);
            self.seen.fixed.push(import);
        }
        for edit in uses.edits {
            self.edit(&edit.source, edit.token, edit.text);
        }
        for (source, tokens) in uses.tests {
            let tests = self.needed.tests.entry(Rc::as_ptr(&source));
            tests.or_default().push(tokens);
        }
        for (crate_id, name) in uses.exported {
            self.needed.macros.insert((crate_id, name));
        }
        for item in uses.impls {
            let found = uses::of_impl(self.program, self.names, item);
            self.for_std.extend(found.of.filter(|_| found.on.is_none()));
        }
        self.for_std.extend(traits(self.program, &uses.heads));
        self.seen.fields.extend(uses.fields);
        self.seen.variants.extend(uses.variants);
        self.seen.defined.extend(uses.defined);
        self.seen.missing.extend(uses.missing);
        self.seen.unknown.extend(uses.unknown);
        for place in uses.includes {
            let message = "a judge has no file to include";
            self.seen
                .errors
                .push(place.source.error_at(place.token, message));
        }
    }

    /// Needs what is used until nothing is new.
    fn close(&mut self) {
        loop {
            while let Some(item) = self.queue.pop() {
                let uses = uses::of_item(self.program, self.names, item);
                self.inside = self.trait_around(item);
                self.absorb(uses);
            }
            self.find_impls();
            self.find_members();
            self.find_calls();
            self.find_traits_in_scope();
            if self.queue.is_empty() && !self.fix() {
                return;
            }
        }
    }

    /// Whether all that is mentioned is needed or not at hand.
    fn all_needed(&self, mentions: &[Hit]) -> bool {
        mentions.iter().all(|hit| match hit.def {
            Def::Item(item) => match self.program.kind(item) {
                Kind::Struct | Kind::Enum | Kind::Trait | Kind::Call => self.is_needed(item),
                _ => true,
            },
            Def::Variant(item) => self.is_needed(item),
            Def::Module(_) | Def::Foreign => true,
        })
    }

    fn find_impls(&mut self) {
        for index in 0..self.impls.len() {
            let (item, found) = &self.impls[index];
            let (item, inherent) = (*item, !found.is_of_trait);
            // An impl for a type is needed with one of its members only.
            if self.is_needed(item) || (inherent && found.on.is_some()) {
                continue;
            }
            if self.all_needed(&self.impls[index].1.mentions) {
                self.need(item);
            }
        }
    }

    fn find_members(&mut self) {
        for index in 0..self.impls.len() {
            let (item, found) = &self.impls[index];
            let (item, on, of) = (*item, found.on, found.of);
            if !found.is_of_trait {
                if on.is_some() && !self.all_needed(&self.impls[index].1.mentions) {
                    continue;
                }
                self.need_members(item, |closure, member| {
                    let name = closure.program.name(member);
                    name.is_empty()
                        || closure.seen.any.contains(name)
                        || on.is_some_and(|on| closure.seen.of.contains(&(on, name.to_string())))
                });
            } else if self.is_needed(item) {
                self.need_members(item, |closure, member| {
                    let Some(of) = of else { return true };
                    let name = closure.program.name(member);
                    let mut members = closure.program.items[of].members.iter();
                    let counterpart = members.find(|&&other| closure.program.name(other) == name);
                    counterpart.map_or(true, |&other| closure.is_needed(other))
                });
            }
        }
        for item in 0..self.program.items.len() {
            let entry = &self.program.items[item];
            let own = self.program.modules[entry.module].crate_id == 0;
            if entry.item.kind == Kind::Trait && !own && self.is_needed(item) {
                self.need_members(item, |closure, member| {
                    let name = closure.program.name(member);
                    closure.is_named(item, name)
                        || closure.seen.defined.contains(name)
                        || closure.implemented.iter().any(|&(of, implemented)| {
                            of == item && closure.program.name(implemented) == name
                        })
                });
            }
        }
    }

    fn need_members(&mut self, owner: ItemId, accept: impl Fn(&Self, ItemId) -> bool) {
        for member in self.program.items[owner].members.clone() {
            if !self.is_needed(member) && accept(self, member) {
                self.need(member);
            }
        }
    }

    fn find_calls(&mut self) {
        for index in 0..self.calls.len() {
            let (item, impls) = &self.calls[index];
            let item = *item;
            if self.is_needed(item) {
                continue;
            }
            let call = self.names.call(self.program, item);
            let argument = |hit: &Hit| match hit.def {
                Def::Item(item) => Some(item).filter(|&item| {
                    matches!(
                        self.program.kind(item),
                        Kind::Struct | Kind::Enum | Kind::Trait
                    )
                }),
                _ => None,
            };
            let arguments: Vec<ItemId> = impls.arguments.iter().filter_map(argument).collect();
            // An impl with a variable is about what the arguments name, or about what the call
            // itself defines, and that is needed when it is named.
            let given = if arguments.is_empty() {
                call.names.is_empty()
            } else {
                arguments.iter().any(|&item| self.is_needed(item))
            };
            let heads = &impls.heads;
            let applies = heads
                .iter()
                .any(|(mentions, variable)| self.all_needed(mentions) && (!variable || given));
            // Without a name and an impl, what it does is not known: it stays with its module.
            let unknown = heads.is_empty() && call.names.is_empty();
            let module = self.program.items[item].module;
            let around = self.program.modules[module].item;
            let beside = around.map_or(true, |around| self.is_needed(around));
            if applies || (unknown && beside) {
                self.need(item);
            }
        }
    }

    /// Needs what the imports name that stay in any case and that nothing has used. Tells whether
    /// that is anything new.
    fn fix(&mut self) -> bool {
        for import in std::mem::take(&mut self.seen.fixed) {
            let hits = self.names.import(self.program, import);
            let used = hits.iter().any(|hit| match hit.def {
                Def::Item(item) | Def::Variant(item) => self.is_needed(item),
                Def::Module(_) => false,
                Def::Foreign => true,
            });
            if !used && self.program.imports[import].leaf.name.is_some() {
                for hit in hits {
                    self.need_hit(&hit);
                }
            } else {
                // The way to it stays too, as far as it is the one that is used.
                for hit in hits {
                    let wanted = match hit.def {
                        Def::Item(item) | Def::Variant(item) => {
                            // A trait may be there for its methods only.
                            let kind = self.program.kind(item);
                            kind == Kind::Trait || self.is_needed(item)
                        }
                        _ => true,
                    };
                    if wanted {
                        self.need_hit(&hit);
                    }
                }
            }
        }
        !self.queue.is_empty()
    }

    /// Finds what rustc would call dead although nothing can go: structs with a field that nothing
    /// reads any more, enums with a variant that is not constructed any more, traits with a member
    /// that is implemented and not called, or without any and only named by what a macro writes.
    fn find_dead_parts(&mut self) {
        let items = 0..self.program.items.len();
        let dead = items.filter(|&item| {
            let module = self.program.items[item].module;
            let own = self.program.modules[module].crate_id == 0;
            !own && self.is_needed(item) && self.has_dead_parts(item)
        });
        self.needed.dead_parts = dead.collect();
    }

    fn has_dead_parts(&self, item: ItemId) -> bool {
        let entry = &self.program.items[item];
        match entry.item.kind {
            Kind::Trait => {
                let members = entry.members.iter();
                let mut members = members.filter(|&&member| self.is_needed(member)).peekable();
                if members.peek().is_none() {
                    return !self.seen.traits.contains(&item);
                }
                members.any(|&member| !self.is_named(item, self.program.name(member)))
            }
            Kind::Enum => {
                let mut variants = entry.variants.iter();
                !variants.all(|variant| self.seen.variants.contains(&(item, variant.clone())))
                    || self.has_unread_fields(item)
            }
            Kind::Struct => self.has_unread_fields(item),
            _ => false,
        }
    }

    fn has_unread_fields(&self, item: ItemId) -> bool {
        let entry = &self.program.items[item];
        // These derived traits read all fields.
        let mut head = entry.item.tokens.start..entry.item.head.start;
        let traits = ["PartialEq", "Hash", "PartialOrd", "Ord"];
        let derived = head.any(|token| traits.contains(&entry.source.word(token)));
        let is_read = |of, field: &String| self.seen.fields.contains(&(of, field.clone()));
        let mut fields = entry.fields.iter();
        !derived && !fields.all(|field| is_read(Some(item), field) || is_read(None, field))
    }
}

/// The traits among what is mentioned.
fn traits<'a>(
    program: &'a Program,
    mentions: impl IntoIterator<Item = &'a Hit> + 'a,
) -> impl Iterator<Item = ItemId> + 'a {
    let items = mentions.into_iter().filter_map(|hit| match hit.def {
        Def::Item(item) => Some(item),
        _ => None,
    });
    items.filter(|&item| program.kind(item) == Kind::Trait)
}

/// Whether an import in the root of the solution would bring an exported macro or a library to where
/// it is.
pub fn is_dropped(program: &Program, names: &mut Names, import: ImportId) -> bool {
    let entry = &program.imports[import];
    if entry.module != program.crates[0].root {
        return false;
    }
    let source = &program.items[entry.item].source;
    let name = entry.leaf.name.map(|name| source.name(name).to_string());
    let hits = names.import(program, import);
    !hits.is_empty()
        && hits.iter().all(|hit| match hit.def {
            // A library's own name.
            Def::Module(module) => {
                let crate_id = program.modules[module].crate_id;
                crate_id != 0
                    && module == program.root_of(module)
                    && name.as_ref() == Some(&program.crates[crate_id].name)
            }
            Def::Item(item) => {
                let found = &program.items[item];
                let library = program.modules[found.module].crate_id != 0;
                library
                    && found.item.kind == Kind::Macro
                    && is_exported(&found.source, &found.item)
                    && name.as_deref() == Some(program.name(item))
            }
            _ => false,
        })
}
