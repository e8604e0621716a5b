//! Stage 6: what of the libraries the solution needs: the closure of what is used.
//!
//! An item is needed when a needed item names it. An impl of a trait is needed when all that its
//! head mentions is needed or not at hand, as it may be called without being named; a member of a
//! type or trait when its name is used; an import when a name is found through it.
use crate::items::{self, Kind, Visibility};
use crate::names::{self, Def, Hit, Names};
use crate::program::{is_exported, CrateId, ImportId, ItemId, ModuleId, Program};
use crate::source::{is_keyword, Error, Source};
use crate::uses::{self, CallImpls, Impl, Member, Place, Uses};
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::ops::Range;
use std::rc::Rc;

/// What is needed, and what must change in it.
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

struct Closure<'a> {
    program: &'a mut Program,
    names: &'a mut Names,
    needed: Needed,
    queue: Vec<ItemId>,
    impls: Vec<(ItemId, Impl)>,
    calls: Vec<(ItemId, CallImpls)>,
    /// Member names of unknown types, and of unknown traits.
    any: HashSet<String>,
    of_trait: HashSet<String>,
    of_std: HashSet<String>,
    of: HashSet<(ItemId, String)>,
    /// The traits that types of std may have.
    for_std: HashSet<ItemId>,
    /// The traits that are named outside of the heads of impls that macros write.
    used_traits: HashSet<ItemId>,
    /// The impls of the solution.
    own_impls: Vec<Impl>,
    /// The traits whose methods are called, by scope.
    called: BTreeSet<(ModuleId, ItemId)>,
    /// The member names by which traits in scope may be used, by scope.
    by_scope: BTreeMap<ModuleId, BTreeSet<String>>,
    /// The trait that is in scope as what is looked at is a part of it or of an impl of it.
    inside: Option<ItemId>,
    macros_seen: HashSet<(ItemId, ModuleId)>,
    /// Imports that stay whether they are used or not.
    fixed: Vec<ImportId>,
    missing: Vec<(Place, ModuleId)>,
    unknown: Vec<Place>,
    fields: HashSet<(Option<ItemId>, String)>,
    variants: HashSet<(ItemId, String)>,
    /// The names of what macros may write into impls.
    defined: HashSet<String>,
    /// The members of libraries' traits that the solution implements.
    implemented: Vec<(ItemId, ItemId)>,
    errors: Vec<Error>,
}

/// Finds what crate 0 of `program`, the solution, needs.
///
/// # Errors
/// If a path into a library leads to nothing, or something cannot be inlined.
pub fn needed(program: &mut Program, names: &mut Names) -> Result<Needed, Error> {
    let mut closure = Closure {
        needed: Needed {
            items: Vec::new(),
            imports: Vec::new(),
            edits: HashMap::new(),
            tests: HashMap::new(),
            macros: BTreeSet::new(),
            dead_parts: BTreeSet::new(),
            public: BTreeSet::new(),
            warnings: Vec::new(),
        },
        queue: Vec::new(),
        impls: Vec::new(),
        calls: Vec::new(),
        any: HashSet::new(),
        of_trait: HashSet::new(),
        of_std: HashSet::new(),
        of: HashSet::new(),
        for_std: HashSet::new(),
        used_traits: HashSet::new(),
        own_impls: Vec::new(),
        called: BTreeSet::new(),
        by_scope: BTreeMap::new(),
        inside: None,
        macros_seen: HashSet::new(),
        fixed: Vec::new(),
        missing: Vec::new(),
        unknown: Vec::new(),
        fields: HashSet::new(),
        variants: HashSet::new(),
        defined: HashSet::new(),
        implemented: Vec::new(),
        errors: Vec::new(),
        program,
        names,
    };
    closure.main()?;
    closure.collect();
    closure.roots();
    closure.close();
    closure.finish()
}

impl Closure<'_> {
    /// There is a `main`, of the solution or imported.
    fn main(&mut self) -> Result<(), Error> {
        let root = self.program.crates[0].root;
        let found = self
            .names
            .lookup(self.program, root, "main", names::VALUES, None);
        let module = &self.program.modules[root];
        if found.is_empty() && module.calls.is_empty() {
            return Err(module.source.error(0, "the solution has no `fn main`"));
        }
        Ok(())
    }

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

    fn roots(&mut self) {
        for id in 0..self.program.items.len() {
            let entry = &self.program.items[id];
            if self.program.modules[entry.module].crate_id == 0 {
                if entry.item.kind == Kind::ExternCrate {
                    let name = entry.source.name(entry.item.head.start + 2).to_string();
                    if self.program.find_crate(&name).is_none() && !names::is_std(&name) {
                        let token = entry.item.head.start + 2;
                        self.unknown.push(Place {
                            source: Rc::clone(&entry.source),
                            token,
                        });
                    }
                }
                self.need(id);
            }
        }
    }

    fn is_needed(&self, item: ItemId) -> bool {
        self.needed.items.get(item).copied().unwrap_or(false)
    }

    fn need(&mut self, item: ItemId) {
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
        if self.program.items[item].item.kind == Kind::Foreign {
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

    /// What is private in a library's root is visible in all of the library, and no further now:
    /// neither is a `pub(crate)` import of it.
    fn restrict(&mut self, hit: &Hit, import: ItemId) {
        let item = match hit.def {
            Def::Item(item) | Def::Variant(item) => item,
            Def::Module(module) => match self.program.modules[module].item {
                Some(item) => item,
                None => return,
            },
            Def::Foreign => return,
        };
        let (found, import) = (&self.program.items[item], &self.program.items[import]);
        let crate_id = self.program.modules[import.module].crate_id;
        let private = found.item.visibility == Visibility::Private
            && found.module == self.program.crates[crate_id].root;
        let (first, _) = items::behind_attributes(&import.source, import.item.tokens.start);
        let restricted = import.source.is(first + 1, "(") && import.source.is(first + 2, "crate");
        if crate_id != 0 && private && restricted {
            let text = format!("in crate::{}", self.program.crates[crate_id].name);
            let edits = self.needed.edits.entry(Rc::as_ptr(&import.source));
            edits.or_default().insert(first + 2, text);
        }
    }

    /// A library that an item hands on must be as public as that.
    fn handed_on(&mut self, hit: &Hit, item: ItemId) {
        let Def::Module(module) = hit.def else { return };
        let crate_id = self.program.modules[module].crate_id;
        let public = self.program.items[item].item.visibility != Visibility::Private;
        if public && crate_id != 0 && module == self.program.root_of(module) {
            self.needed.public.insert(crate_id);
        }
    }

    /// A macro that is exported stands in the root: a path through its library needs a way there.
    fn exported(&mut self, hit: &Hit, import: ImportId) {
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
    fn is_dropped(&mut self, import: ImportId) -> bool {
        is_dropped(self.program, self.names, import)
    }

    fn need_hit(&mut self, hit: &Hit) {
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
                self.used_traits.insert(of);
            }
        }
        for (member, scope) in uses.members {
            self.member(member, scope);
        }
        for (item, scope) in uses.macros {
            if self.macros_seen.insert((item, scope)) {
                self.need(item);
                let uses = uses::of_macro(self.program, self.names, item, scope);
                self.absorb(uses);
            }
        }
        for import in uses.imports {
            self.need_import(import);
            self.fixed.push(import);
        }
        for edit in uses.edits {
            let edits = self
                .needed
                .edits
                .entry(Rc::as_ptr(&edit.source))
                .or_default();
            edits.insert(edit.token, edit.text);
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
        self.fields.extend(uses.fields);
        self.variants.extend(uses.variants);
        self.defined.extend(uses.defined);
        self.missing.extend(uses.missing);
        self.unknown.extend(uses.unknown);
        for place in uses.includes {
            let message = "a judge has no file to include";
            self.errors
                .push(place.source.error_at(place.token, message));
        }
    }

    /// The trait that a member is of or that its impl is of: there it is in scope.
    fn trait_around(&self, member: ItemId) -> Option<ItemId> {
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
            if self.program.items[item].item.kind != Kind::Trait {
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

    fn member(&mut self, member: Member, scope: ModuleId) {
        let name = match member {
            Member::Any(name) => {
                self.any.insert(name.clone());
                name
            }
            Member::OfTrait(name) => {
                self.of_trait.insert(name.clone());
                name
            }
            Member::OfStd(name) => {
                self.of_std.insert(name.clone());
                name
            }
            Member::Of(owner, name) => {
                if self.program.inherent.contains_key(&(owner, name.clone())) {
                    self.of.insert((owner, name));
                    return;
                }
                if let Some(of) = self.trait_with(owner, &name) {
                    self.of.insert((of, name));
                    return;
                }
                if let Some(of) = self.trait_of_type(owner, &name) {
                    self.of.insert((of, name));
                    if self.inside == Some(of) {
                        return;
                    }
                    for scope in self.program.scopes_around(scope) {
                        self.called.insert((scope, of));
                        self.by_scope.entry(scope).or_default();
                    }
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
                    self.any.insert(name.clone());
                } else {
                    self.of_trait.insert(name.clone());
                }
                name
            }
        };
        for scope in self.program.scopes_around(scope) {
            self.by_scope.entry(scope).or_default().insert(name.clone());
        }
    }

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
            Def::Item(item) => match self.program.items[item].item.kind {
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
                        || closure.any.contains(name)
                        || on.is_some_and(|on| closure.of.contains(&(on, name.to_string())))
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
                        || closure.defined.contains(name)
                        || closure.implemented.iter().any(|&(of, implemented)| {
                            of == item && closure.program.name(implemented) == name
                        })
                });
            }
        }
    }

    /// Whether a member of a trait may be meant by a name that was seen.
    fn is_named(&self, of: ItemId, name: &str) -> bool {
        name.is_empty()
            || self.any.contains(name)
            || self.of_trait.contains(name)
            || (self.of_std.contains(name) && self.for_std.contains(&of))
            || self.of.contains(&(of, name.to_string()))
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
                        self.program.items[item].item.kind,
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

    /// Needs the traits whose methods are called where they are in scope.
    fn find_traits_in_scope(&mut self) {
        for (scope, used) in self.by_scope.clone() {
            for hit in self.traits_in(scope, &mut Vec::new()) {
                let named = match hit.def {
                    Def::Item(of) if self.called.contains(&(scope, of)) => true,
                    Def::Item(of) => {
                        let members = &self.program.items[of].members;
                        members
                            .iter()
                            .any(|&member| used.contains(self.program.name(member)))
                    }
                    _ => hit
                        .via
                        .first()
                        .is_some_and(|&import| self.is_used_trait(import, &used)),
                };
                if named {
                    self.need_hit(&hit);
                }
            }
        }
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
        if names::is_std(source.name(entry.leaf.path[0])) {
            // Two traits are called Write.
            let module = entry.leaf.path.iter().rev().nth(1);
            let full = module.map(|&token| format!("{}::{name}", source.name(token)));
            let mut known = TRAITS
                .iter()
                .filter(|(known, _)| *known == name || Some(*known) == full.as_deref());
            return known
                .any(|(_, members)| members.split(' ').any(|member| used.contains(member)));
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
            if self.program.items[item].item.kind == Kind::Trait {
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
                    Def::Item(item) if self.program.items[item].item.kind == Kind::Trait => {
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

    /// Needs what the imports name that stay in any case and that nothing has used. Tells whether
    /// that is anything new.
    fn fix(&mut self) -> bool {
        for import in std::mem::take(&mut self.fixed) {
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
                            let kind = self.program.items[item].item.kind;
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

    fn finish(mut self) -> Result<Needed, Error> {
        self.find_dead_parts();
        let clashes = self.clashes();
        self.errors.extend(clashes);
        for (place, module) in std::mem::take(&mut self.missing) {
            if let Some(error) = self.missing_name(&place, module) {
                self.errors.push(error);
            }
        }
        if let Some(error) = self.errors.into_iter().next() {
            return Err(error);
        }
        let mut named = HashSet::new();
        self.unknown
            .sort_by_key(|place| (place.source.path.clone(), place.token));
        for place in self.unknown {
            let name = place.source.name(place.token).to_string();
            let at = place.source.start(place.token);
            let is_crate = name.starts_with(|c: char| c.is_lowercase())
                && !is_keyword(&name)
                && !names::PRIMITIVES.contains(&name.as_str());
            if is_crate && !names::is_std(&name) && named.insert(name.clone()) {
                let message = format!("`{name}` is no library at hand; the judge may have it");
                self.needed
                    .warnings
                    .push(place.source.report(at, "warning", &message));
            }
        }
        self.needed.items.resize(self.program.items.len(), false);
        self.needed
            .imports
            .resize(self.program.imports.len(), false);
        Ok(self.needed)
    }

    /// Errors for names that are one too many where the crates are modules of one crate.
    fn clashes(&self) -> Vec<Error> {
        let mut errors = Vec::new();
        let mut clash = |item: ItemId, message: &str| {
            let entry = &self.program.items[item];
            let token = entry.item.name.unwrap_or(entry.item.head.start);
            errors.push(entry.source.error_at(token, message));
        };
        let mut libraries = BTreeSet::new();
        let mut exported = HashMap::new();
        for item in (0..self.program.items.len()).filter(|&item| self.is_needed(item)) {
            let entry = &self.program.items[item];
            let crate_id = self.program.modules[entry.module].crate_id;
            libraries.insert(crate_id);
            if entry.item.kind == Kind::Macro && is_exported(&entry.source, &entry.item) {
                let name = self.program.name(item);
                let first = *exported.entry(name).or_insert(crate_id);
                if first != crate_id {
                    let other = &self.program.crates[first].name;
                    clash(
                        item,
                        &format!(
                            "`{other}` exports a macro `{name}` too, and a bundle is one crate"
                        ),
                    );
                }
            }
        }
        let root = &self.program.modules[self.program.crates[0].root];
        for library in libraries.into_iter().filter(|&library| library != 0) {
            let name = &self.program.crates[library].name;
            for &item in root.names.get(name).into_iter().flatten() {
                // Of these, a module of the same name may stand beside.
                let beside = matches!(
                    self.program.items[item].item.kind,
                    Kind::Function
                        | Kind::Constant
                        | Kind::Macro
                        | Kind::Foreign
                        | Kind::ExternCrate
                );
                if !beside {
                    clash(
                        item,
                        &format!(
                            "`{name}` is the name of a library too, and a bundle is one crate"
                        ),
                    );
                }
            }
        }
        errors
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
                    return !self.used_traits.contains(&item);
                }
                members.any(|&member| !self.is_named(item, self.program.name(member)))
            }
            Kind::Enum => {
                let mut variants = entry.variants.iter();
                !variants.all(|variant| self.variants.contains(&(item, variant.clone())))
            }
            Kind::Struct => {
                // These derived traits read all fields.
                let mut head = entry.item.tokens.start..entry.item.head.start;
                let traits = ["PartialEq", "Hash", "PartialOrd", "Ord"];
                let derived = head.any(|token| traits.contains(&entry.source.word(token)));
                let is_read = |of, field: &String| self.fields.contains(&(of, field.clone()));
                let mut fields = entry.fields.iter();
                !derived && !fields.all(|field| is_read(Some(item), field) || is_read(None, field))
            }
            _ => false,
        }
    }

    /// The error for a name that a module does not have, if that is certain.
    fn missing_name(&mut self, place: &Place, module: ModuleId) -> Option<Error> {
        let entry = &self.program.modules[module];
        let mut names: BTreeSet<String> = entry.names.keys().cloned().collect();
        names.extend(entry.imports.keys().filter(|&name| name != "*").cloned());
        if !entry.calls.is_empty() {
            return None;
        }
        for import in entry.imports.get("*").cloned().unwrap_or_default() {
            let hits = self.names.import(self.program, import);
            for hit in &hits {
                if let Def::Module(inner) = hit.def {
                    names.extend(self.program.modules[inner].names.keys().cloned());
                }
            }
            if hits.is_empty() || hits.iter().any(|hit| hit.def == Def::Foreign) {
                return None;
            }
        }
        let name = place.source.name(place.token);
        let crate_id = entry.crate_id;
        let what = if crate_id == 0 && entry.parent.is_none() {
            "the solution".to_string()
        } else if entry.parent.is_none() {
            format!("crate `{}`", self.program.crates[crate_id].name)
        } else {
            let item = entry.item.map_or("", |item| self.program.name(item));
            format!("module `{item}`")
        };
        let hint = match crate::catalogue::nearest(name, names.iter().map(String::as_str)) {
            Some(near) => format!("; is it `{near}`?"),
            None => String::new(),
        };
        Some(
            place
                .source
                .error_at(place.token, &format!("{what} has no `{name}`{hint}")),
        )
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
    items.filter(|&item| program.items[item].item.kind == Kind::Trait)
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

/// Whether a name is that of a trait of std that is imported to call its methods.
pub fn is_std_trait(name: &str) -> bool {
    let last = |known: &str| known.rsplit(':').next() == Some(name);
    TRAITS.iter().any(|(known, _)| last(known))
}

/// The traits of std that are imported to call their methods, with these.
const TRAITS: [(&str, &str); 51] = [
    (
        "Read",
        "read read_to_end read_to_string read_exact bytes by_ref chain take",
    ),
    ("io::Write", "write write_all write_fmt flush by_ref"),
    ("fmt::Write", "write_str write_char write_fmt"),
    (
        "BufRead",
        "read_line read_until lines split fill_buf consume",
    ),
    ("Seek", "seek rewind stream_position"),
    ("FromStr", "from_str"),
    ("TryFrom", "try_from"),
    ("TryInto", "try_into"),
    ("FromIterator", "from_iter"),
    ("Sum", "sum"),
    ("Product", "product"),
    ("Hash", "hash hash_slice"),
    (
        "Hasher",
        "finish write write_u8 write_u16 write_u32 write_u64 write_usize write_i32 write_i64",
    ),
    ("BuildHasher", "build_hasher hash_one"),
    ("Borrow", "borrow"),
    ("BorrowMut", "borrow_mut"),
    ("Any", "type_id"),
    ("Error", "source description"),
    ("Display", "fmt"),
    ("Debug", "fmt"),
    ("Binary", "fmt"),
    ("LowerHex", "fmt"),
    ("UpperHex", "fmt"),
    ("Deref", "deref"),
    ("DerefMut", "deref_mut"),
    ("Index", "index"),
    ("IndexMut", "index_mut"),
    ("RangeBounds", "start_bound end_bound contains"),
    ("Add", "add"),
    ("Sub", "sub"),
    ("Mul", "mul"),
    ("Div", "div"),
    ("Rem", "rem"),
    ("Neg", "neg"),
    ("Not", "not"),
    ("BitAnd", "bitand"),
    ("BitOr", "bitor"),
    ("BitXor", "bitxor"),
    ("Shl", "shl"),
    ("Shr", "shr"),
    ("AddAssign", "add_assign"),
    ("SubAssign", "sub_assign"),
    ("MulAssign", "mul_assign"),
    ("DivAssign", "div_assign"),
    ("RemAssign", "rem_assign"),
    ("BitAndAssign", "bitand_assign"),
    ("BitOrAssign", "bitor_assign"),
    ("BitXorAssign", "bitxor_assign"),
    ("ShlAssign", "shl_assign"),
    ("ShrAssign", "shr_assign"),
    ("Future", "poll"),
];
