//! What of the libraries the solution needs: the closure of what is used.
//!
//! An item is needed when needed code names it, an import when a name is found through it. Members
//! are kept by their names: one of a needed type or trait when needed code names it as `.name`, or
//! by a path that may mean it. An impl of a trait is needed when all items at hand that its trait
//! and its type name are, as it may be called without being named. What a macro call writes stays or
//! goes as a whole.
use crate::crates::{CrateId, Entry, Import, ImportId, ItemId, ModuleId, Program};
use crate::error::Error;
use crate::names::{Around, Def, Hit, Meaning, Start, VALUES};
use crate::scopes::{self, InScope, Trait};
use crate::source::Token;
use crate::standard;
use crate::tree::{self, Body, Kind, Visibility};
use crate::uses::{self, Called, Owner, Uses};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// What is needed, and what must change in it.
#[derive(Default)]
pub struct Needed {
    /// The items that stay.
    pub items: BTreeSet<ItemId>,
    /// What is used for certain.
    pub used: Used,
    /// The imports that stay.
    pub imports: BTreeSet<ImportId>,
    /// Other texts for tokens, by their places.
    pub edits: BTreeMap<u32, String>,
    /// The imports that a path goes through, or that alone bring in a trait with a method that is
    /// called.
    pub sure: BTreeSet<ImportId>,
    /// The imports of the solution by which exported macros came that are there without them.
    pub for_macros: BTreeSet<ImportId>,
    /// The imports by which traits come that may have a method that is called.
    pub for_traits: BTreeSet<ImportId>,
    /// The exported macros that are reached by a path into their library.
    pub exported: BTreeSet<ItemId>,
    /// The libraries that another one hands on.
    pub public: BTreeSet<CrateId>,
    /// The items at hand that an item's head names.
    pub heads: BTreeMap<ItemId, Vec<ItemId>>,
    /// The impls that were read.
    pub impls: BTreeMap<ItemId, Impl>,
    /// The names of members, and whose these may be.
    pub named: BTreeSet<(Owner, &'static str)>,
    /// The items that name a member in a module or a block.
    pub callers: BTreeMap<(ModuleId, &'static str), Vec<ItemId>>,
    /// The macros that are called by their names alone.
    pub called: Vec<Called>,
    /// The lints that find something in items which they do not find where each crate is one.
    pub lints: Vec<(ItemId, &'static str)>,
    /// The names that may be of crates that are not at hand.
    pub unknown: Vec<Token>,
}

/// What code uses.
#[derive(Default)]
pub struct Used {
    /// The items that paths lead to.
    pub items: BTreeSet<ItemId>,
    /// The names of members that not only members of that name say, and whose these may be.
    pub members: BTreeSet<(Owner, &'static str)>,
    /// The fields that are read.
    pub fields: BTreeSet<(Owner, String)>,
    /// The variants that are made.
    pub variants: BTreeSet<(ItemId, usize)>,
}

impl Used {
    fn extend(&mut self, other: Self) {
        self.items.extend(other.items);
        self.members.extend(other.members);
        self.fields.extend(other.fields);
        self.variants.extend(other.variants);
    }
}

/// An impl, as far as it decides what is needed.
pub struct Impl {
    pub is_of_trait: bool,
    /// The trait and the type, if they are at hand.
    pub of: Option<ItemId>,
    pub on: Option<ItemId>,
}

struct Closure<'a> {
    program: &'a mut Program,
    needed: Needed,
    /// The needed items of which it is not known yet what they use.
    queue: VecDeque<ItemId>,
    /// The items that may stay by now, as something changed that decides it.
    candidates: BTreeSet<ItemId>,
    /// The impls by the traits and the types at hand that they are of.
    impls: BTreeMap<ItemId, Vec<ItemId>>,
    /// The members of impls and traits by name, and by name and trait, or type if it is of none.
    members: BTreeMap<&'static str, Vec<ItemId>>,
    own: BTreeMap<(ItemId, &'static str), Vec<ItemId>>,
    /// The names of members of traits and of foreign blocks.
    other_names: BTreeSet<&'static str>,
    /// How many items were taken down.
    known: usize,
    /// The crates that have something needed.
    crates: BTreeSet<CrateId>,
    /// The names of the needed members of traits and of their impls.
    of_traits: BTreeSet<(ItemId, &'static str)>,
    in_scope: BTreeMap<ModuleId, Vec<InScope>>,
    /// The trait that alone has such a member in scope there.
    alone: BTreeMap<(ModuleId, &'static str), InScope>,
    /// The types with an impl of `Deref`.
    dereferenced: BTreeSet<ItemId>,
    /// What members of impls of traits use, by the types of these: nothing if the type is not used.
    of_impls: BTreeMap<ItemId, Vec<Used>>,
}

/// Finds what crate 0 of `program`, the solution, needs. Fails if a path leads to nothing, something
/// does not parse, or cannot be inlined.
pub fn needed(program: &mut Program) -> Result<Needed, Error> {
    let mut closure = Closure {
        program,
        needed: Needed::default(),
        queue: VecDeque::new(),
        candidates: BTreeSet::new(),
        impls: BTreeMap::new(),
        members: BTreeMap::new(),
        own: BTreeMap::new(),
        other_names: BTreeSet::new(),
        known: 0,
        crates: BTreeSet::new(),
        of_traits: BTreeSet::new(),
        in_scope: BTreeMap::new(),
        alone: BTreeMap::new(),
        dereferenced: BTreeSet::new(),
        of_impls: BTreeMap::new(),
    };
    closure.expect_main()?;
    closure.take_down()?;
    while closure.need_candidates() {
        while let Some(item) = closure.queue.pop_front() {
            let uses = uses::of_item(closure.program, item)?;
            closure.take_down()?;
            closure.absorb(item, uses)?;
        }
    }
    closure.use_impls();
    closure.prove_traits();
    Ok(closure.needed)
}

impl Needed {
    /// What a trait or an impl tells the members of, if it is at hand.
    pub fn type_of(&self, owner: ItemId) -> Option<ItemId> {
        self.impls.get(&owner).map_or(Some(owner), |found| found.on)
    }

    /// Whether nothing but exported macros came by an import of the solution.
    pub fn is_for_macros(&self, import: ImportId) -> bool {
        let other = [&self.sure, &self.for_traits];
        self.for_macros.contains(&import) && !other.iter().any(|set| set.contains(&import))
    }

    /// Puts a text in the place of a token. Fails if another one has to stand there, too, or a name.
    pub fn edit(&mut self, token: &Token, text: String) -> Result<(), Error> {
        if token.is_name && text.contains("::") {
            let message = format!("a macro takes a name here, and this has to be `{text}`");
            return Err(token.error(&message));
        }
        match self.edits.insert(token.place, text) {
            Some(known) if known != self.edits[&token.place] => {
                let text = &self.edits[&token.place];
                let message =
                    format!("this has to be `{known}` in one place and `{text}` in another");
                Err(token.error(&message))
            }
            _ => Ok(()),
        }
    }
}

impl Closure<'_> {
    /// There is a `main`, of the solution or imported.
    fn expect_main(&self) -> Result<(), Error> {
        let root = self.program.crates[0].root;
        let found = self
            .program
            .lookup(root, "main", VALUES, root, &mut Around::default());
        if found.is_empty() {
            let source = self.program.crates[0].source;
            let source = source.expect("the solution was read");
            return Err(source.report(0, "error", "the solution has no `fn main`"));
        }
        Ok(())
    }

    /// Takes down the impls and the members of libraries that were not known yet.
    fn take_down(&mut self) -> Result<(), Error> {
        let mut next = self.known;
        while next < self.program.items.len() {
            let id = next;
            next += 1;
            let crate_id = self.program.crate_of(id);
            if crate_id != 0 {
                self.program.enter_impls(id)?;
            }
            // Of other libraries, something has to be needed first.
            if crate_id == 0 || self.crates.contains(&crate_id) {
                self.candidates.insert(id);
            }
            let entry = &self.program.items[id];
            match (&entry.item.body, entry.owner) {
                (Body::Impl(body), _) => self.take_down_impl(id, body),
                (_, Some(owner)) => self.take_down_member(id, owner),
                _ => {}
            }
        }
        self.known = next;
        Ok(())
    }

    fn take_down_impl(&mut self, id: ItemId, body: &tree::Impl) {
        let named = |event| {
            let item = self.program.named_by_head(id, event);
            item.filter(|&item| self.program.is_type_or_trait(item))
        };
        let of = body.of.and_then(named);
        // A trait of std has impls for other references, so that rustc infers none of them.
        let is_told = !body.is_reference || of.is_none();
        let found = Impl {
            is_of_trait: body.of.is_some(),
            of,
            on: body.on.filter(|_| is_told).and_then(named),
        };
        // Of std's traits, `Deref` alone has a type of this name.
        if found.is_of_trait && self.program.has_member(id, "Target") {
            self.dereferenced.extend(found.on);
        }
        for item in found.of.into_iter().chain(found.on) {
            self.impls.entry(item).or_default().push(id);
        }
        self.needed.impls.insert(id, found);
    }

    fn take_down_member(&mut self, id: ItemId, owner: ItemId) {
        let name = self.program.name(id);
        self.members.entry(name).or_default().push(id);
        let of = match self.needed.impls.get(&owner) {
            Some(found) if found.is_of_trait => found.of,
            Some(found) => found.on,
            None => {
                self.other_names.insert(name);
                Some(owner)
            }
        };
        if let Some(of) = of {
            self.own.entry((of, name)).or_default().push(id);
        }
    }

    fn is_needed(&self, item: ItemId) -> bool {
        self.needed.items.contains(&item)
    }

    /// Needs an item and what it stands in.
    fn need(&mut self, item: ItemId) {
        if !self.needed.items.insert(item) {
            return;
        }
        self.queue.push_back(item);
        self.look_at_dependents(item);
        let entry = &self.program.items[item];
        let of = entry.owner.and_then(|owner| self.trait_of(owner));
        if let (Some(of), Some(_)) = (of, entry.item.name) {
            let member = (of, self.program.name(item));
            if self.of_traits.insert(member) {
                self.candidates
                    .extend(self.own.get(&member).into_iter().flatten());
            }
        }
        let scopes = self.program.scopes_around(entry.module).into_iter();
        let modules = scopes.filter_map(|scope| self.program.modules[scope].item);
        let around = entry.owner.into_iter().chain(entry.made_by).chain(modules);
        for around in around.collect::<Vec<_>>() {
            self.need(around);
        }
    }

    /// The trait at hand of which a trait or an impl tells the members.
    fn trait_of(&self, owner: ItemId) -> Option<ItemId> {
        let found = self.needed.impls.get(&owner);
        found.map_or(Some(owner), |found| found.of)
    }

    /// Needs what stays with what is needed already. Whether there is anything new.
    fn need_candidates(&mut self) -> bool {
        while let Some(id) = self.candidates.pop_first() {
            if self.is_needed(id) {
                continue;
            }
            let is_linked = self.is_linked(id);
            if is_linked {
                self.needed.used.items.insert(id);
            }
            if is_linked || self.stays(id) {
                self.need(id);
            }
        }
        !self.queue.is_empty()
    }

    /// What may stay now that an item does: its members, its impls and their members, what a macro
    /// writes in it, and of a library of which it is the first, all.
    fn look_at_dependents(&mut self, item: ItemId) {
        let program = &*self.program;
        let entry = &program.items[item];
        self.candidates.extend(program.members(item));
        for &found in self.impls.get(&item).into_iter().flatten() {
            self.candidates.insert(found);
            self.candidates.extend(program.members(found));
        }
        if let Some(inside) = entry.inside {
            self.candidates.extend(&program.modules[inside].items);
        }
        let crate_id = program.crate_of(item);
        if self.crates.insert(crate_id) {
            let all = 0..program.items.len();
            self.candidates
                .extend(all.filter(|&other| program.crate_of(other) == crate_id));
        }
    }

    /// Notes that code names a member.
    fn note_name(&mut self, owner: Owner, name: &'static str) {
        if self.needed.named.insert((owner, name)) {
            let members = match owner {
                Owner::Of(of) => self.own.get(&(of, name)),
                _ => self.members.get(name),
            };
            self.candidates.extend(members.into_iter().flatten());
        }
    }

    /// Whether the linker sees an item of a library of which something is needed.
    fn is_linked(&self, id: ItemId) -> bool {
        let mut attributes = ["no_mangle", "export_name", "used", "global_allocator"].iter();
        attributes.any(|name| self.program.has_attribute(id, name))
            && self.crates.contains(&self.program.crate_of(id))
    }

    /// Whether an item or a macro call stays as a whole: of the solution, or of what a macro writes.
    fn is_whole(&self, id: ItemId) -> bool {
        self.program.crate_of(id) == 0 || self.program.is_written(id)
    }

    /// Whether an item stays although no path leads to it.
    fn stays(&self, id: ItemId) -> bool {
        let entry = &self.program.items[id];
        let is_made = entry.made_by.is_some_and(|call| self.is_needed(call));
        if is_made || self.program.crate_of(id) == 0 {
            return true;
        }
        if let Some(owner) = entry.owner {
            let is_needed = self.is_needed(owner);
            if is_needed && self.is_whole(owner) {
                return true;
            }
            return match self.needed.impls.get(&owner) {
                Some(found) if !found.is_of_trait => self.is_ready(found) && self.is_named(id),
                Some(Impl { of: None, .. }) => is_needed,
                None if self.program.kind(owner) == Kind::Foreign => false,
                found => {
                    is_needed && {
                        // A trait and its impls keep the same members.
                        let of = self.trait_of(owner).map(|of| (of, self.program.name(id)));
                        of.is_some_and(|name| self.of_traits.contains(&name))
                            || (found.is_none() && self.is_named(id))
                    }
                }
            };
        }
        if let Some(found) = self.needed.impls.get(&id) {
            // rustc does not load a crate that is not named.
            let is_loaded = self.crates.contains(&self.program.crate_of(id));
            return found.is_of_trait && is_loaded && self.is_ready(found);
        }
        // What a macro writes in a module that it writes.
        let module = &self.program.modules[entry.module];
        let around = module
            .item
            .filter(|_| !module.is_block && entry.made_by.is_none());
        let is_whole = |around| self.is_needed(around) && self.program.is_written(around);
        self.program.is_written(id) && around.is_some_and(is_whole)
    }

    /// Whether the trait and the type of an impl are needed as far as they are at hand. What else its
    /// head names is no condition: rustc may infer it from the impl.
    fn is_ready(&self, found: &Impl) -> bool {
        let mut named = found.of.iter().chain(&found.on);
        named.all(|&item| self.is_needed(item))
    }

    /// Whether needed code names a member of a library, if its type or trait is needed.
    fn is_named(&self, member: ItemId) -> bool {
        let Entry { item, owner, .. } = &self.program.items[member];
        let owner = owner.expect("a member has an owner");
        let of = self.needed.type_of(owner);
        // A type that is no path, as `dyn Trait`, may be named as anything.
        let is_trait_like = of.is_none() || self.program.kind(owner) == Kind::Trait;
        let name = self.program.name(member);
        let is_named = |owner| self.needed.named.contains(&(owner, name));
        (item.takes_self && is_named(Owner::Method))
            || is_named(Owner::Any)
            || of.is_some_and(|of| is_named(Owner::Of(of)))
            || (is_trait_like && (is_named(Owner::AnyTrait) || is_named(Owner::OfStd)))
    }

    /// Needs what an item uses.
    fn absorb(&mut self, item: ItemId, uses: Uses) -> Result<(), Error> {
        let heads = uses.hits[..uses.head].iter();
        let heads = heads.filter_map(|hit| match hit.def {
            Def::Item(item) => Some(item),
            _ => None,
        });
        self.needed.heads.insert(item, heads.collect());
        // The head of an impl makes nothing used.
        let is_impl = self.program.kind(item) == Kind::Impl;
        let mut certain = Used {
            fields: uses.fields.into_iter().collect(),
            variants: uses.made.into_iter().collect(),
            ..Used::default()
        };
        for hit in &uses.hits {
            if let (Def::Item(item) | Def::Variant(item, _), false) = (hit.def, is_impl) {
                certain.items.insert(item);
            }
            self.reach(hit)?;
        }
        for hit in &uses.globs {
            self.need_meaning(hit)?;
        }
        for hit in &uses.macro_paths {
            // An import that names it leads there already.
            let names_it = |&import: &ImportId| {
                let names = self.program.imports[import].leaf.name.is_some();
                let mut hits = self.program.import(import).into_iter();
                names && hits.any(|other| other.def == hit.def)
            };
            if let (Def::Item(item), false) = (hit.def, hit.via.iter().any(names_it)) {
                self.needed.exported.insert(item);
            }
            self.reach_all_the_way(hit)?;
        }
        for (owner, name, scope) in uses.members {
            let owner = self.owner(owner, name);
            self.note_name(owner, name);
            if !self.may_name_itself(item, owner, name) {
                certain.members.insert((owner, name));
            }
            // By its own name, a trait need not be in scope.
            if matches!(owner, Owner::Of(of) if self.program.kind(of) == Kind::Trait) {
                continue;
            }
            let callers = self.needed.callers.entry((scope, name)).or_default();
            callers.push(item);
            if callers.len() == 1 {
                self.need_traits(scope, name)?;
            }
        }
        for (token, text) in uses.edits {
            self.needed.edit(&token, text)?;
        }
        if let Some((token, module)) = uses.missing.first() {
            return Err(self.program.missing(token, *module));
        }
        let around = self.program.items[item].owner;
        let around = around.and_then(|owner| self.needed.impls.get(&owner));
        match around.filter(|found| found.is_of_trait) {
            Some(&Impl { on: Some(on), .. }) => self.of_impls.entry(on).or_default().push(certain),
            _ => self.needed.used.extend(certain),
        }
        self.needed.called.extend(uses.called);
        self.needed.unknown.extend(uses.unknown);
        let lints = uses.lints.into_iter().map(|lint| (item, lint));
        self.needed.lints.extend(lints);
        if self.is_whole(item) {
            for import in self.program.items[item].imports.clone() {
                self.need_import(import)?;
                for mut hit in self.program.import(import) {
                    hit.via.retain(|&other| other != import);
                    self.reach(&hit)?;
                }
            }
        }
        Ok(())
    }

    /// Whether an item that names a member is one of that name, and of the type that is meant.
    fn may_name_itself(&self, item: ItemId, owner: Owner, name: &str) -> bool {
        let around = self.program.items[item].owner;
        let Some(around) = around.filter(|_| self.program.name(item) == name) else {
            return false;
        };
        let Owner::Of(of) = owner else {
            return true;
        };
        let found = self.needed.impls.get(&around);
        found.is_some_and(|found| !found.is_of_trait && found.on == Some(of))
    }

    /// Whose member a name is, if that is certain.
    fn owner(&self, owner: Owner, name: &str) -> Owner {
        let Owner::Of(of) = owner else {
            return owner;
        };
        // Else one of a trait above may be meant, or of what it dereferences to. A method of a trait may
        // also go before one of a type, if that is hidden or of other instances.
        let is_trait = self.program.kind(of) == Kind::Trait;
        let is_alone = !self.other_names.contains(name) && !self.dereferenced.contains(&of);
        let is_certain = self.own.contains_key(&(of, name)) && (is_trait || is_alone);
        if is_certain {
            owner
        } else {
            Owner::Any
        }
    }

    /// Needs a meaning and the way to it; of an exported macro, as far as it does not go through the
    /// root of the solution, where the macro is.
    fn reach(&mut self, hit: &Hit) -> Result<(), Error> {
        let item = match hit.def {
            Def::Item(item) if self.program.is_exported(item) => item,
            _ => return self.reach_all_the_way(hit),
        };
        let is_renamed = hit.via.iter().any(|&import| self.renames(import));
        let mut way = hit.via.iter();
        let in_root = way.rposition(|&import| self.in_root(import) && !is_renamed);
        let Some(in_root) = in_root else {
            let last = hit.via.last().map(|&import| self.program.imports[import]);
            if last.is_some_and(|last| last.leaf.name.is_none()) {
                self.needed.exported.insert(item);
            }
            return self.reach_all_the_way(hit);
        };
        let (before, behind) = hit.via.split_at(in_root + 1);
        let is_own = |&&import: &&ImportId| {
            let found = self.program.imports[import];
            self.program.crate_of(found.item) == 0
        };
        self.needed.for_macros.extend(before.iter().filter(is_own));
        self.needed.sure.extend(behind);
        for &import in &hit.via[in_root..] {
            self.need_import(import)?;
        }
        self.need(item);
        Ok(())
    }

    /// Needs a meaning and all that leads to it for certain.
    fn reach_all_the_way(&mut self, hit: &Hit) -> Result<(), Error> {
        self.needed.sure.extend(&hit.via);
        self.need_meaning(hit)
    }

    /// Needs a meaning and all that leads to it.
    fn need_meaning(&mut self, hit: &Hit) -> Result<(), Error> {
        for &import in &hit.via {
            self.need_import(import)?;
        }
        if let Some(item) = hit.through {
            self.needed.used.items.insert(item);
            self.need(item);
            let is_public = self.program.items[item].item.visibility != Visibility::Private;
            let library = self.program.extern_crate(item).filter(|_| is_public);
            if let Some(Def::Module(root)) = library {
                let crate_id = self.program.modules[root].crate_id;
                self.needed.public.insert(crate_id);
            }
        }
        match hit.def {
            Def::Item(item) | Def::Variant(item, _) => self.need(item),
            Def::Module(module) => {
                if let Some(item) = self.program.modules[module].item {
                    self.need(item);
                }
            }
            Def::Std | Def::Foreign => {}
        }
        Ok(())
    }

    /// Whether an import stands in the root of the solution.
    fn in_root(&self, import: ImportId) -> bool {
        self.program.imports[import].module == self.program.crates[0].root
    }

    fn renames(&self, import: ImportId) -> bool {
        let found = self.program.imports[import];
        let tokens = self.program.items[found.item].tokens;
        let last = found.leaf.path.last().map(|&at| tokens[at].name());
        found
            .leaf
            .name
            .is_some_and(|name| Some(tokens[name].name()) != last)
    }

    fn need_import(&mut self, import: ImportId) -> Result<(), Error> {
        if !self.needed.imports.insert(import) {
            return Ok(());
        }
        let Import { item, leaf, .. } = self.program.imports[import];
        self.need(item);
        let entry = &self.program.items[item];
        let tokens = entry.tokens;
        let is_public = entry.item.visibility != Visibility::Private;
        let spaces = self.program.spaces_of(import).iter();
        let meanings = spaces.map(|&space| self.program.import_path(import, space));
        let meanings: Vec<Meaning> = meanings.collect();
        for meaning in meanings.iter().filter(|meaning| meaning.is_whole) {
            for hit in &meaning.hits {
                self.hand_on(hit, import, is_public);
            }
        }
        let is_known = |hit: &Hit| hit.def != Def::Foreign;
        let is_found = |meaning: &&Meaning| meaning.is_whole && meaning.hits.iter().any(is_known);
        let is_outside = |meaning: &&Meaning| {
            let mut hits = meaning.hits.iter();
            hits.any(|hit| matches!(hit.def, Def::Std | Def::Foreign))
        };
        let meaning = meanings.iter().find(is_found);
        let meaning = meaning.or(meanings.iter().find(is_outside));
        let meaning = meaning.unwrap_or(&meanings[0]);
        let path = (leaf.global, leaf.path.as_slice());
        let from = self.program.place(item);
        // A crate alone is brought in by its name, which may be another one now.
        let alone = leaf.path.first().filter(|&&first| {
            leaf.path.len() == 1 && leaf.name == Some(first) && tokens[first + 1].text != ":"
        });
        for (token, mut text) in
            uses::edit_of_start(self.program, path, tokens, meaning.start, from)
        {
            let name = token.name();
            if alone.is_some_and(|&first| tokens[first].place == token.place)
                && text.rsplit("::").next() != Some(name)
            {
                text += &format!(" as {name}");
            }
            self.needed.edit(&token, text)?;
        }
        if meaning.start == Start::Unknown {
            self.needed.unknown.push(tokens[leaf.path[0]]);
        }
        match meaning.missing {
            Some(module) if self.program.import(import).is_empty() => {
                let token = &tokens[leaf.path[meaning.length]];
                Err(self.program.missing(token, module))
            }
            _ => Ok(()),
        }
    }

    /// What an import leads to may have to be as public as that.
    fn hand_on(&mut self, hit: &Hit, import: ImportId, is_public: bool) {
        let leaf = self.program.imports[import].leaf;
        match hit.def {
            Def::Module(module) => {
                let crate_id = self.program.crate_with_root(module);
                let handed_on = crate_id.filter(|&crate_id| is_public && crate_id != 0);
                self.needed.public.extend(handed_on);
            }
            Def::Item(item)
                if leaf.path.len() > 1
                    && self.program.is_exported(item)
                    && (!self.in_root(import) || self.renames(import)) =>
            {
                self.needed.exported.insert(item);
            }
            _ => {}
        }
    }

    /// Needs the traits in scope that a member may be of.
    fn need_traits(&mut self, scope: ModuleId, name: &'static str) -> Result<(), Error> {
        let program = &*self.program;
        let mut used: Vec<InScope> = Vec::new();
        for module in program.scopes_around(scope) {
            let all = self.in_scope.entry(module);
            let all = all.or_insert_with(|| scopes::traits_in(program, module));
            used.extend(
                all.iter()
                    .filter(|found| found.may_have(program, name))
                    .cloned(),
            );
        }
        let [first, ..] = used.as_slice() else {
            return Ok(());
        };
        // Else a method of a type may be meant, or one of another trait.
        let is_of_trait = |&member: &ItemId| {
            let owner = self.program.items[member].owner;
            owner.is_some_and(|owner| match self.needed.impls.get(&owner) {
                Some(found) => found.is_of_trait,
                None => matches!(first.of, Trait::Known(of) if of == owner),
            })
        };
        let mut others = self.members.get(name).into_iter().flatten();
        let is_alone =
            used.len() == 1 && others.all(is_of_trait) && !standard::is_common_method(name);
        if is_alone {
            self.alone.insert((scope, name), first.clone());
        }
        for found in used {
            if let Trait::Known(of) = found.of {
                self.need(of);
            }
            for &import in &found.via {
                self.needed.for_traits.insert(import);
                self.need_import(import)?;
            }
        }
        Ok(())
    }

    /// Uses what members of impls do for types that are used, or have members of their own.
    fn use_impls(&mut self) {
        let with_members = self.needed.items.iter().filter_map(|&item| {
            let found = self.needed.impls.get(&self.program.items[item].owner?)?;
            found.on.filter(|_| !found.is_of_trait)
        });
        let used = self.needed.used.items.iter().copied();
        let mut open: Vec<ItemId> = used.chain(with_members).collect();
        while let Some(item) = open.pop() {
            for used in self.of_impls.remove(&item).into_iter().flatten() {
                open.extend(&used.items);
                self.needed.used.extend(used);
            }
        }
    }

    /// The imports of a trait are used for certain where it alone has a member that is called, and not
    /// by a bound, which brings it into scope as well.
    fn prove_traits(&mut self) {
        for (place, found) in std::mem::take(&mut self.alone) {
            let is_bound = |&item: &ItemId| {
                if let Trait::Known(of) = found.of {
                    return self.is_bound(item, of);
                }
                // A formatter has what `Write` has, too.
                let mut words = self.program.items[item].head().iter();
                self.program.name(item) == "fmt" || words.any(|token| token.text == "Formatter")
            };
            if !self.needed.callers[&place].iter().all(is_bound) {
                self.needed.sure.extend(found.via);
            }
        }
    }

    /// Whether the head of an item, or what is around it, names a trait or one that has that above it.
    fn is_bound(&self, item: ItemId, of: ItemId) -> bool {
        let mut open: Vec<ItemId> = vec![item];
        open.extend(self.program.items[item].owner);
        let mut seen = BTreeSet::new();
        while let Some(item) = open.pop() {
            if item == of {
                return true;
            }
            if seen.insert(item) {
                let named = self.needed.heads.get(&item).into_iter().flatten().copied();
                let is_trait = |&item: &ItemId| self.program.kind(item) == Kind::Trait;
                open.extend(named.filter(is_trait));
            }
        }
        false
    }
}
