//! What of the libraries the solution needs: the closure of what is used.
//!
//! An item is needed when needed code names it, an import when a name is found through it. Members
//! are kept by their names: one of a needed type or trait when needed code names it as `.name`, or
//! by a path that may mean it. An impl of a trait is needed when all items at hand that its trait
//! and its type name are, as it may be called without being named. What a macro call writes stays or
//! goes as a whole.
use crate::crates::{CrateId, ImportId, ItemId, ModuleId, Program};
use crate::names::{Around, Def, From, Hit, Meaning, Start, MACROS, TYPES, VALUES};
use crate::scopes::{self, InScope, Trait};
use crate::source::{Error, Source, Token};
use crate::standard;
use crate::tree::{Body, Kind, Visibility};
use crate::uses::{self, Called, Owner, Uses};
use std::collections::{BTreeSet, HashMap, HashSet, VecDeque};

/// What is needed, and what must change in it.
#[derive(Default)]
pub struct Needed {
    /// For each item, whether it is needed.
    pub items: Vec<bool>,
    /// The items that paths lead to.
    pub used: HashSet<ItemId>,
    /// For each import, whether it is needed.
    pub imports: Vec<bool>,
    /// Other texts for tokens.
    pub edits: HashMap<(*const Source, u32), String>,
    /// The imports that a path goes through.
    pub sure: HashSet<ImportId>,
    /// The imports that alone bring in a trait with a method that is called.
    pub likely: HashSet<ImportId>,
    /// The globs in the root that bring in exported macros.
    pub for_macros: HashSet<ImportId>,
    /// The exported macros that are reached by a path into their library.
    pub exported: BTreeSet<(CrateId, &'static str)>,
    /// The libraries that another one hands on.
    pub public: BTreeSet<CrateId>,
    /// The libraries of which a glob takes all that is visible.
    pub globbed: BTreeSet<CrateId>,
    /// The items at hand that an item's head names.
    pub heads: HashMap<ItemId, Vec<ItemId>>,
    /// What is said of members, fields and variants.
    pub named: Named,
    /// The macros that are called by their names alone.
    pub called: Vec<Called>,
    /// The names that may be of crates that are not at hand.
    pub unknown: Vec<Token>,
}

/// What needed code names of members.
#[derive(Default)]
pub struct Named {
    /// Of any type or trait, as `.name()`.
    pub methods: HashSet<&'static str>,
    /// Of any type or trait, by a path.
    pub any: HashSet<&'static str>,
    /// Of any trait.
    pub of_traits: HashSet<&'static str>,
    /// Of one type or trait, for certain.
    pub of: HashSet<(ItemId, &'static str)>,
    /// The fields that are read.
    pub fields: HashSet<String>,
    /// The variants that are made.
    pub made: HashSet<(ItemId, usize)>,
}

/// An impl of a library, as far as it decides what is needed.
#[derive(Default)]
struct Impl {
    /// The trait, if it is of one at hand.
    of: Option<ItemId>,
    is_of_trait: bool,
    /// The type, if it is at hand.
    on: Option<ItemId>,
    /// How many of the items that its trait and type name are not needed yet.
    missing: usize,
}

struct Closure<'a> {
    program: &'a mut Program,
    needed: Needed,
    queue: VecDeque<ItemId>,
    impls: HashMap<ItemId, Impl>,
    /// The impls that wait for an item, those of a trait, those on a type.
    waiting: HashMap<ItemId, Vec<ItemId>>,
    of_trait: HashMap<ItemId, Vec<ItemId>>,
    /// The members of impls and traits by name.
    members: HashMap<&'static str, Vec<ItemId>>,
    /// How many items were taken down.
    known: usize,
    in_scope: HashMap<ModuleId, Vec<InScope>>,
    seen: HashSet<(ModuleId, &'static str)>,
}

/// Finds what crate 0 of `program`, the solution, needs.
///
/// # Errors
/// If a path leads to nothing, something does not parse, or cannot be inlined.
pub fn needed(program: &mut Program) -> Result<Needed, Error> {
    let mut closure = Closure {
        program,
        needed: Needed::default(),
        queue: VecDeque::new(),
        impls: HashMap::new(),
        waiting: HashMap::new(),
        of_trait: HashMap::new(),
        members: HashMap::new(),
        known: 0,
        in_scope: HashMap::new(),
        seen: HashSet::new(),
    };
    closure.expect_main()?;
    closure.take_down()?;
    closure.roots();
    closure.close()?;
    closure.need_linked();
    closure.close()?;
    let mut needed = closure.needed;
    needed.items.resize(program.items.len(), false);
    needed.imports.resize(program.imports.len(), false);
    Ok(needed)
}

impl Needed {
    /// Puts a text in the place of a token.
    ///
    /// # Errors
    /// If another one has to stand there, too.
    pub fn edit(&mut self, token: &Token, text: String) -> Result<(), Error> {
        match self.edits.insert(token.origin(), text) {
            Some(known) if known != self.edits[&token.origin()] => {
                let text = &self.edits[&token.origin()];
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
            if self.program.crate_of(id) != 0 {
                self.program.enter_impls(id)?;
            }
            let entry = &self.program.items[id];
            if entry.item.kind == Kind::Impl {
                let found = self.head(id);
                if let Some(of) = found.of {
                    self.of_trait.entry(of).or_default().push(id);
                }
                self.impls.insert(id, found);
            } else if entry.owner.is_some() {
                let name = self.program.name(id);
                self.members.entry(name).or_default().push(id);
            }
        }
        self.known = next;
        Ok(())
    }

    /// What an impl is of and on; waits for these if they are at hand. What else its head names is no
    /// condition: rustc may infer it from the impl.
    fn head(&mut self, id: ItemId) -> Impl {
        let entry = &self.program.items[id];
        let Body::Impl(body) = &entry.item.body else {
            return Impl::default();
        };
        let mut found = Impl {
            of: body.of.and_then(|of| self.program.named_by_head(id, of)),
            is_of_trait: body.of.is_some(),
            on: body.on.and_then(|on| self.program.named_by_head(id, on)),
            missing: 0,
        };
        let is_at_hand = |item: &ItemId| self.program.is_type_or_trait(*item);
        found.of = found.of.filter(is_at_hand);
        found.on = found.on.filter(is_at_hand);
        if self.program.crate_of(id) != 0 {
            for item in found.of.into_iter().chain(found.on) {
                if !self.is_needed(item) {
                    found.missing += 1;
                    self.waiting.entry(item).or_default().push(id);
                }
            }
        }
        found
    }

    /// The solution keeps all of its items.
    fn roots(&mut self) {
        for id in 0..self.program.items.len() {
            if self.program.crate_of(id) == 0 {
                self.need(id);
            }
        }
        let is_ready = |(&id, found): (&ItemId, &Impl)| (found.missing == 0).then_some(id);
        let mut ready: Vec<ItemId> = self.impls.iter().filter_map(is_ready).collect();
        ready.sort_unstable();
        for id in ready {
            self.complete(id);
        }
    }

    /// What the linker sees of the libraries that are used stays, too.
    fn need_linked(&mut self) {
        const LINKED: [&str; 4] = ["no_mangle", "export_name", "used", "global_allocator"];
        let kept = (0..self.program.items.len()).filter(|&id| self.is_needed(id));
        let used: BTreeSet<CrateId> = kept.map(|id| self.program.crate_of(id)).collect();
        for id in 0..self.program.items.len() {
            let is_linked = LINKED
                .iter()
                .any(|name| self.program.has_attribute(id, name));
            if is_linked && used.contains(&self.program.crate_of(id)) {
                self.needed.used.insert(id);
                self.need(id);
            }
        }
    }

    fn is_needed(&self, item: ItemId) -> bool {
        self.needed.items.get(item).copied().unwrap_or(false)
    }

    /// Needs an item and what it stands in.
    fn need(&mut self, item: ItemId) {
        if self.is_needed(item) {
            return;
        }
        self.needed.items.resize(self.program.items.len(), false);
        self.needed.items[item] = true;
        self.queue.push_back(item);
        let entry = &self.program.items[item];
        let scopes = self.program.scopes_around(entry.module).into_iter();
        let modules = scopes.filter_map(|scope| self.program.modules[scope].item);
        let around = entry.owner.into_iter().chain(entry.made_by).chain(modules);
        for around in around.collect::<Vec<_>>() {
            self.need(around);
        }
    }

    /// Needs what is used until nothing is new.
    fn close(&mut self) -> Result<(), Error> {
        while let Some(item) = self.queue.pop_front() {
            let uses = uses::of_item(self.program, item)?;
            self.take_down()?;
            self.absorb(item, uses)?;
            self.parts(item)?;
        }
        Ok(())
    }

    /// Needs what stays with a needed item.
    fn parts(&mut self, item: ItemId) -> Result<(), Error> {
        let entry = &self.program.items[item];
        let (kind, members) = (entry.item.kind, entry.members.clone());
        let is_whole = self.program.crate_of(item) == 0 || self.program.is_written(item);
        match kind {
            Kind::Call if entry.included.is_some() => {}
            // What a call writes stays as a whole.
            Kind::Call => members.iter().for_each(|&member| self.need(member)),
            Kind::Module if is_whole => {
                let inside = entry
                    .inside
                    .map(|inside| &self.program.modules[inside].items);
                for item in inside.cloned().unwrap_or_default() {
                    if self.program.is_written(item) {
                        self.need(item);
                    }
                }
            }
            Kind::Foreign if is_whole => members.iter().for_each(|&member| self.need(member)),
            Kind::Impl => {
                let of_foreign = self.impls[&item].is_of_trait && self.impls[&item].of.is_none();
                for &member in &members {
                    if is_whole || of_foreign || self.is_in_step(item, member) {
                        self.need(member);
                    }
                }
            }
            Kind::Trait => {
                for &member in &members {
                    if is_whole || self.is_named(member) {
                        self.need(member);
                    }
                }
            }
            Kind::Use if is_whole => {
                for import in entry.imports.clone() {
                    self.need_import(import)?;
                    for mut hit in self.program.import(import) {
                        hit.via.retain(|&other| other != import);
                        self.reach(&hit)?;
                    }
                }
            }
            _ => {}
        }
        // Impls that waited for it.
        for id in self.waiting.remove(&item).unwrap_or_default() {
            let found = self
                .impls
                .get_mut(&id)
                .expect("an impl that was taken down");
            found.missing -= 1;
            if found.missing == 0 {
                self.complete(id);
            }
        }
        self.in_step(item);
        Ok(())
    }

    /// All that an impl names is needed: one of a trait is, too, and members that are named.
    fn complete(&mut self, id: ItemId) {
        if self.impls[&id].is_of_trait {
            return self.need(id);
        }
        for member in self.program.members(id) {
            if self.is_named(member) {
                self.need(member);
            }
        }
    }

    /// Whether a member of an impl belongs to one of its trait that is needed.
    fn is_in_step(&self, id: ItemId, member: ItemId) -> bool {
        let Some(of) = self.impls[&id].of else {
            return self.is_named(member);
        };
        let name = self.program.name(member);
        let members = self.program.members(of);
        let mut members = members.iter();
        members.any(|&other| self.is_needed(other) && self.program.name(other) == name)
    }

    /// A trait and its impls keep the same members.
    fn in_step(&mut self, member: ItemId) {
        let Some(owner) = self.program.items[member].owner else {
            return;
        };
        let name = self.program.name(member);
        if self.program.kind(owner) == Kind::Trait {
            for id in self.of_trait.get(&owner).cloned().unwrap_or_default() {
                if self.is_needed(id) {
                    self.need_member_of(id, name);
                }
            }
        } else if let Some(of) = self.impls.get(&owner).and_then(|found| found.of) {
            self.need_member_of(of, name);
        }
    }

    fn need_member_of(&mut self, owner: ItemId, name: &str) {
        for member in self.program.members(owner) {
            if self.program.name(member) == name {
                self.need(member);
            }
        }
    }

    /// Whether needed code names a member of a library, if its type or trait is needed.
    fn is_named(&self, member: ItemId) -> bool {
        let name = self.program.name(member);
        let owner = self.program.items[member]
            .owner
            .expect("a member has an owner");
        let named = &self.needed.named;
        if named.methods.contains(name) && self.program.items[member].item.takes_self {
            return true;
        }
        let of = match self.impls.get(&owner) {
            Some(found) => found.on,
            None => Some(owner),
        };
        // A type that is no path, as `dyn Trait`, may be named as anything.
        let is_trait_like = of.is_none() || self.program.kind(owner) == Kind::Trait;
        named.any.contains(name)
            || of.is_some_and(|of| named.of.contains(&(of, name)))
            || (is_trait_like && named.of_traits.contains(name))
    }

    /// Needs the members of a name that has become known.
    fn need_named(&mut self, name: &'static str) {
        for member in self.members.get(name).cloned().unwrap_or_default() {
            let owner = self.program.items[member]
                .owner
                .expect("a member has an owner");
            let is_ready = match self.impls.get(&owner) {
                Some(found) if found.is_of_trait => continue,
                Some(found) => found.missing == 0,
                None => self.is_needed(owner),
            };
            if is_ready && self.is_named(member) {
                self.need(member);
            }
        }
    }

    /// Needs what an item uses.
    fn absorb(&mut self, item: ItemId, uses: Uses) -> Result<(), Error> {
        let heads = uses.hits[..uses.head]
            .iter()
            .filter_map(|hit| match hit.def {
                Def::Item(item) => Some(item),
                _ => None,
            });
        self.needed.heads.insert(item, heads.collect());
        // The head of an impl makes nothing used.
        let is_impl = self.program.kind(item) == Kind::Impl;
        for hit in &uses.hits {
            if is_impl {
                self.reach(hit)?;
            } else {
                self.need_hit(hit)?;
            }
        }
        for (owner, name, scope) in uses.members {
            let owner = self.owner(owner, name);
            let named = &mut self.needed.named;
            let is_new = match owner {
                Owner::Method => named.methods.insert(name),
                Owner::Any => named.any.insert(name),
                Owner::AnyTrait => named.of_traits.insert(name),
                Owner::Of(of) => named.of.insert((of, name)),
            };
            if is_new {
                self.need_named(name);
            }
            if self.seen.insert((scope, name)) {
                self.need_traits(scope, name)?;
            }
        }
        for (token, text) in uses.edits {
            self.needed.edit(&token, text)?;
        }
        for found in uses.exported {
            self.export(found);
        }
        if let Some((token, module)) = uses.missing.first() {
            return Err(self.program.missing(token, *module));
        }
        self.needed.named.fields.extend(uses.fields);
        self.needed.named.made.extend(uses.made);
        self.needed.called.extend(uses.called);
        self.needed.unknown.extend(uses.unknown);
        Ok(())
    }

    /// Whose member a name is, if that is certain.
    fn owner(&self, owner: Owner, name: &str) -> Owner {
        let Owner::Of(of) = owner else {
            return owner;
        };
        if self.program.kind(of) == Kind::Trait {
            // One of a trait above may be meant, or of what it dereferences to.
            return if self.program.has_member(of, name) {
                owner
            } else {
                Owner::Any
            };
        }
        // A method of a trait may go before one of the type.
        let members = self.members.get(name).map_or(&[][..], Vec::as_slice);
        let owners = members
            .iter()
            .filter_map(|&member| self.program.items[member].owner);
        let mut is_inherent = false;
        for around in owners {
            match self.impls.get(&around) {
                None => return Owner::Any,
                Some(found) if found.is_of_trait => {}
                Some(found) => is_inherent |= found.on == Some(of),
            }
        }
        if is_inherent {
            owner
        } else {
            Owner::Any
        }
    }

    /// Needs what a path leads to.
    fn need_hit(&mut self, hit: &Hit) -> Result<(), Error> {
        if let Def::Item(item) | Def::Variant(item, _) = hit.def {
            self.needed.used.insert(item);
        }
        self.reach(hit)
    }

    /// Needs a meaning and the way to it.
    fn reach(&mut self, hit: &Hit) -> Result<(), Error> {
        if let (Def::Item(item), Some(&import)) = (hit.def, hit.via.last()) {
            let found = self.program.imports[import];
            if found.leaf.name.is_none() && self.program.is_exported(item) {
                // In the root, an exported macro needs no import but for another name.
                let in_root = found.module == self.program.crates[0].root;
                if in_root && !hit.via.iter().any(|&import| self.renames(import)) {
                    self.needed.for_macros.insert(import);
                    self.need(item);
                    return self.need_import(import);
                }
                self.export(item);
            }
        }
        for &import in &hit.via {
            self.needed.sure.insert(import);
            self.need_import(import)?;
        }
        hit.through.into_iter().for_each(|item| self.need(item));
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
        if self.needed.imports.get(import).copied().unwrap_or(false) {
            return Ok(());
        }
        self.needed
            .imports
            .resize(self.program.imports.len(), false);
        self.needed.imports[import] = true;
        let found = self.program.imports[import];
        self.need(found.item);
        let entry = &self.program.items[found.item];
        let tokens = entry.tokens;
        let is_public = entry.item.visibility != Visibility::Private;
        let from = From {
            module: found.module,
            textual: entry.textual,
            is_import: true,
        };
        let path = (found.leaf.global, found.leaf.path.as_slice());
        let length = found.leaf.path.len();
        let meanings = [TYPES, VALUES, MACROS].map(|space| self.program.import_path(import, space));
        let is_whole = |meaning: &&Meaning| meaning.length == length;
        let known: Vec<&Meaning> = meanings.iter().filter(is_whole).collect();
        for meaning in &known {
            for hit in &meaning.hits {
                self.hand_on(hit, import, is_public);
            }
        }
        let is_outside = |meaning: &&Meaning| {
            let is_outside = |hit: &Hit| matches!(hit.def, Def::Std | Def::Foreign);
            meaning.hits.iter().any(is_outside)
        };
        let is_found = |meaning: &&Meaning| is_whole(meaning) && meaning.start != Start::Unknown;
        let meaning = meanings.iter().find(is_found);
        let meaning = meaning
            .or(meanings.iter().find(is_outside))
            .unwrap_or(&meanings[0]);
        for (token, text) in uses::edit_of_start(self.program, path, tokens, meaning.start, from) {
            self.needed.edit(&token, text)?;
        }
        if meaning.start == Start::Unknown {
            self.needed.unknown.push(tokens[found.leaf.path[0]]);
        }
        match meaning.missing {
            Some(module) if self.program.foreign_globs(module).is_empty() => Err(self
                .program
                .missing(&tokens[found.leaf.path[meaning.length]], module)),
            _ => Ok(()),
        }
    }

    /// What an import leads to may have to be as public as that.
    fn hand_on(&mut self, hit: &Hit, import: ImportId, is_public: bool) {
        let found = self.program.imports[import];
        match hit.def {
            Def::Module(module) => {
                let crate_id = self.program.modules[module].crate_id;
                let is_root = module == self.program.crates[crate_id].root && crate_id != 0;
                if is_public && is_root {
                    self.needed.public.insert(crate_id);
                }
                if found.leaf.name.is_none()
                    && crate_id != self.program.modules[found.module].crate_id
                {
                    self.needed.globbed.insert(crate_id);
                }
            }
            Def::Item(item)
                if found.leaf.path.len() > 1
                    && self.program.is_exported(item)
                    && !self.program.is_in_place(import) =>
            {
                self.export(item);
            }
            _ => {}
        }
    }

    fn export(&mut self, found: ItemId) {
        let crate_id = self.program.crate_of(found);
        if crate_id != 0 {
            let entry = &self.program.items[found];
            let name = entry.tokens[entry.item.name.expect("a macro has a name")].text;
            self.needed.exported.insert((crate_id, name));
        }
    }

    /// Needs the traits in scope that a member may be of.
    fn need_traits(&mut self, scope: ModuleId, name: &'static str) -> Result<(), Error> {
        let mut used: Vec<InScope> = Vec::new();
        for module in self.program.scopes_around(scope) {
            let program = &*self.program;
            let all = self.in_scope.entry(module);
            let all = all
                .or_insert_with(|| scopes::traits_in(program, module))
                .iter();
            used.extend(all.filter(|found| found.may_have(program, name)).cloned());
        }
        let [first, ..] = used.as_slice() else {
            return Ok(());
        };
        // Else a method of a type may be meant, or one of another trait.
        let is_first = |owner: ItemId| matches!(first.of, Trait::Known(of) if of == owner);
        let is_of_trait = |&member: &ItemId| {
            let owner = self.program.items[member].owner;
            owner.is_some_and(|owner| match self.impls.get(&owner) {
                Some(found) => found.is_of_trait,
                None => is_first(owner),
            })
        };
        let mut others = self.members.get(name).into_iter().flatten();
        let is_alone =
            used.len() == 1 && others.all(is_of_trait) && !standard::is_common_method(name);
        for found in used {
            if is_alone {
                self.needed.likely.extend(&found.via);
            }
            if let Trait::Known(of) = found.of {
                self.need(of);
            }
            found
                .via
                .iter()
                .try_for_each(|&import| self.need_import(import))?;
        }
        Ok(())
    }
}
