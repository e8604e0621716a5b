//! What of the libraries the solution needs: what kept items mention is kept, until nothing is left to
//! be read.
use crate::crates::{ImportId, ItemId, ModuleId, Program};
use crate::error::Error;
use crate::index::Index;
use crate::items::Kind;
use crate::mentions::{is_macro_of_std, mentions, Mention};
use crate::names::{Def, Hit, Names};
use crate::tokens::{Source, Token};
use std::collections::{HashMap, HashSet};
use std::ops::Range;
use std::rc::Rc;

/// What is kept, and what changes in it.
#[derive(Default)]
pub struct Needed {
    pub items: HashSet<ItemId>,
    pub imports: HashSet<ImportId>,
    /// The modules of which something is kept.
    pub modules: HashSet<ModuleId>,
    /// Other texts for tokens, by where these are.
    pub edits: HashMap<*const u8, String>,
    /// The kept items that were not read yet.
    open: Vec<ItemId>,
    /// The words that kept tokens say, and what each may name.
    said: HashMap<&'static str, u8>,
    /// The macros that were read for a module.
    expanded: HashSet<(ItemId, ModuleId)>,
    scopes: HashMap<ModuleId, Rc<Scope>>,
}

/// What a word may name: an associated type or constant, a function of a trait, one of any type.
const WORD: u8 = 1;
const OF_TRAIT: u8 = 2;
const OF_ANY: u8 = 3;

/// The traits in scope in a module by their members: each, if it is at hand, with the imports that bring
/// it in.
type Scope = HashMap<&'static str, Vec<(Option<ItemId>, Vec<ImportId>)>>;

/// Traits of std that have to be imported, and what is called of them.
const TRAITS: &str = "BufRead: lines read_line read_until split fill_buf consume;
    Read: read read_exact read_to_end read_to_string bytes take chain;
    Write: write write_all write_char write_fmt write_str flush; FromStr: from_str;
    FromIterator: from_iter; TryFrom: try_from; TryInto: try_into; Hash: hash; Hasher: finish;
    BuildHasher: build_hasher; Borrow: borrow; BorrowMut: borrow_mut; Add: add; Sub: sub; Mul: mul;
    Div: div; Rem: rem; Neg: neg; Not: not; RangeBounds: contains start_bound end_bound";

struct Search<'a> {
    program: &'a Program,
    names: &'a Names<'a>,
    index: Index,
    needed: Needed,
}

/// Where tokens are read: those of an item in its module, those of a macro for a call in a module.
#[derive(Clone, Copy)]
struct Place {
    source: &'static Source,
    module: ModuleId,
    is_macro: bool,
    is_call: bool,
}

/// Finds what the solution needs. Fails if something cannot be inlined.
pub fn needed(names: &Names) -> Result<Needed, Error> {
    let (program, index) = (names.program, Index::new(names)?);
    let needed = Needed::default();
    let mut search = Search {
        program,
        names,
        index,
        needed,
    };
    search.keep_module(program.crates[0].root);
    for id in (0..program.items.len()).filter(|&id| program.crate_of(id) == 0) {
        search.keep(id);
    }
    while let Some(id) = search.needed.open.pop() {
        search.read(id)?;
    }
    Ok(search.needed)
}

/// What a map has for a key.
fn all<K: std::hash::Hash + Eq>(map: &HashMap<K, Vec<usize>>, key: &K) -> Vec<usize> {
    map.get(key).cloned().unwrap_or_default()
}

impl Search<'_> {
    /// Keeps an item and what it lies in.
    fn keep(&mut self, id: ItemId) {
        if !self.needed.items.insert(id) {
            return;
        }
        self.needed.open.push(id);
        let entry = &self.program.items[id];
        if let Some(owner) = entry.owner {
            self.keep(owner);
            // What a trait keeps, its impls keep.
            self.try_members(entry.item.name());
        }
        self.keep_module(entry.inside.unwrap_or(entry.module));
        for found in all(&self.index.impls, &id) {
            self.try_impl(found);
        }
        entry
            .members
            .clone()
            .for_each(|member| self.try_member(member));
    }

    fn keep_module(&mut self, module: ModuleId) {
        if !self.needed.modules.insert(module) {
            return;
        }
        let found = &self.program.modules[module];
        if let Some(item) = found.item {
            self.keep(item);
            self.keep_module(self.program.items[item].module);
        }
        found.unnamed.iter().for_each(|&id| self.keep(id));
        for found in all(&self.index.free_impls, &module) {
            self.try_impl(found);
        }
        let is_exact = self.program.crates[found.crate_id].is_exact;
        for glob in all(&found.imported, &"") {
            if !is_exact && self.is_opaque(glob, &mut HashSet::from([module])) {
                self.read_import(glob);
            }
        }
    }

    /// Whether a glob may bring in what macros make, or what comes from outside.
    fn is_opaque(&self, glob: ImportId, seen: &mut HashSet<ModuleId>) -> bool {
        self.names.follow(glob).iter().any(|hit| match hit.def {
            Def::Module(inside) if seen.insert(inside) => {
                let found = &self.program.modules[inside];
                let mut globs = all(&found.imported, &"").into_iter();
                !found.unnamed.is_empty() || globs.any(|glob| self.is_opaque(glob, seen))
            }
            def => matches!(def, Def::Outside | Def::Missing(_)),
        })
    }

    fn keep_import(&mut self, import: ImportId) {
        let found = &self.program.imports[import];
        let item = &self.program.items[found.item].item;
        if matches!(item.kind, Kind::Use | Kind::ExternCrate) {
            // That of a block is there if the block is.
            self.needed.imports.insert(import);
            self.keep(found.item);
        }
        if item.kind != Kind::ExternCrate {
            let place = Place::new(item.source, found.module, false, false);
            self.edit(place, &found.leaf.path, found.leaf.is_global, true);
        }
    }

    /// Keeps what an import leads to.
    fn read_import(&mut self, import: ImportId) {
        self.keep_import(import);
        self.names
            .follow(import)
            .iter()
            .for_each(|hit| self.keep_hit(hit));
    }

    /// Keeps what a hit leads through and to.
    fn keep_hit(&mut self, hit: &Hit) {
        hit.via.iter().for_each(|&import| self.keep_import(import));
        match hit.def {
            Def::Item(id) => self.keep(id),
            Def::Module(module) | Def::Missing(module) => self.keep_module(module),
            Def::Outside => {}
        }
    }

    /// Whether an impl has what it is of; those of the solution do.
    fn is_ready(&self, id: ItemId) -> bool {
        let head = self.index.heads.get(&id);
        let is_kept = |list: &Vec<ItemId>| list.iter().any(|id| self.needed.items.contains(id));
        head.map_or(true, |head| head.names.iter().all(is_kept))
    }

    fn try_impl(&mut self, id: ItemId) {
        if self.is_ready(id) {
            if self.index.heads[&id].is_of_trait {
                self.keep(id);
            }
            let members = self.program.items[id].members.clone();
            members.for_each(|member| self.try_member(member));
        }
    }

    fn try_members(&mut self, name: &'static str) {
        for member in all(&self.index.members, &name) {
            self.try_member(member);
        }
    }

    /// Keeps a member of a library if it is needed.
    fn try_member(&mut self, id: ItemId) {
        let (program, kept) = (self.program, &self.needed.items);
        let entry = &program.items[id];
        let Some(owner) = entry.owner.filter(|_| !kept.contains(&id)) else {
            return;
        };
        let name = entry.item.name();
        let said = self.needed.said.get(name).copied().unwrap_or(0);
        let is_said = match entry.item.kind {
            Kind::Call => true,
            Kind::Function if program.kind(owner) == Kind::Trait => said >= OF_TRAIT,
            Kind::Function => said >= OF_ANY,
            _ => said >= WORD,
        };
        let keeps = match self.index.heads.get(&owner) {
            None => kept.contains(&owner) && is_said,
            Some(head) if !head.is_of_trait => self.is_ready(owner) && is_said,
            // An impl of a trait has what that keeps; all, if it is not at hand or macros make it.
            Some(head) => {
                let members = head
                    .traits
                    .iter()
                    .map(|&of| program.items[of].members.clone());
                let mut own = members
                    .flatten()
                    .filter(|&id| program.items[id].item.name() == name);
                let is_kept = own.clone().any(|member| kept.contains(&member));
                kept.contains(&owner) && (is_kept || own.next().is_none())
            }
        };
        if keeps {
            self.keep(id);
        }
    }

    /// Reads a kept item.
    fn read(&mut self, id: ItemId) -> Result<(), Error> {
        let entry = &self.program.items[id];
        let (item, module) = (&entry.item, entry.module);
        let (source, start, end) = (item.source, item.visibility.end, item.range.end);
        let is_import = matches!(item.kind, Kind::Use | Kind::ExternCrate);
        for import in entry.imports.clone() {
            if source.crate_id == 0 || !is_import {
                self.read_import(import);
            }
        }
        let is_macro = item.kind == Kind::Macro;
        let (start, end) = match item.kind {
            Kind::Use | Kind::ExternCrate | Kind::Module => (start, start),
            Kind::Impl | Kind::Trait | Kind::Foreign => (start, item.body.unwrap_or(start)),
            _ => (
                if is_macro {
                    item.body.unwrap_or(start)
                } else {
                    start
                },
                end,
            ),
        };
        let is_file = |&at: &usize| {
            let behind = at + if source.at(at + 1) == "$" { 3 } else { 2 };
            source.at(at) == "mod" && source.at(behind) == ";"
        };
        if let Some(at) = (start..end).find(is_file) {
            return Err(source.error(at, "a macro makes a module that has a file"));
        }
        if is_macro {
            self.needed.expanded.insert((id, module));
        }
        let place = Place::new(source, module, is_macro, false);
        self.read_tokens(place, item.range.start..item.visibility.start)?;
        self.read_tokens(place, start..end)
    }

    fn read_tokens(&mut self, place: Place, range: Range<usize>) -> Result<(), Error> {
        let macros = &self.index.macros;
        let is_plain = |name: &str| is_macro_of_std(name) && !macros.contains_key(name);
        let mut found = Vec::new();
        mentions(place.source, range, place.is_macro, &is_plain, &mut found);
        found
            .into_iter()
            .try_for_each(|mention| self.mention(place, mention))
    }

    fn mention(&mut self, place: Place, mention: Mention) -> Result<(), Error> {
        let (source, module) = (place.source, place.module);
        let name = |at: usize| source.tokens[at].name();
        match mention {
            Mention::Path { path, is_global } => {
                if !place.is_call {
                    self.edit(place, &path, is_global, false);
                }
                self.read_path(place, &path, is_global);
            }
            Mention::Function(at) => self.say(name(at), OF_TRAIT, module),
            Mention::Member(at) => self.say(name(at), OF_ANY, module),
            Mention::Text(name) => {
                let hits = self.names.lookup(module, name, false);
                hits.iter().for_each(|hit| self.keep_hit(hit));
            }
            Mention::Word(at) => {
                self.say(name(at), OF_ANY, module);
                // Behind paths and parameters it may be of any module.
                for id in all(&self.index.items, &name(at)) {
                    if self.is_near(place, id) {
                        self.keep(id);
                    }
                }
                self.read_path(
                    Place {
                        is_macro: true,
                        ..place
                    },
                    &[at],
                    false,
                );
                self.read_macro(place, name(at))?;
            }
            Mention::Macro(at) => {
                let is_of_cargo = source.at(at + 3).starts_with("\"CARGO_");
                match name(at) {
                    "include" | "include_str" | "include_bytes" | "env" | "option_env"
                        if is_of_cargo || name(at).starts_with("include") =>
                    {
                        return Err(source.error(at, "what this reads is not there for a judge"));
                    }
                    "write" | "writeln" => self.say("write_fmt", OF_ANY, module),
                    _ => {}
                }
                self.read_macro(place, name(at))?;
            }
        }
        Ok(())
    }

    /// Whether an item is of the crate of some tokens, or of that of the call of their macro.
    fn is_near(&self, place: Place, id: ItemId) -> bool {
        let crate_id = self.program.crate_of(id);
        crate_id == place.source.crate_id || crate_id == self.program.modules[place.module].crate_id
    }

    /// Keeps the macros that a name may mean, and reads them for the module of the call.
    fn read_macro(&mut self, place: Place, name: &'static str) -> Result<(), Error> {
        let found = all(&self.index.macros, &name);
        let has_near = found.iter().any(|&id| self.is_near(place, id));
        for id in found {
            let item = &self.program.items[id].item;
            let is_it = self.is_near(place, id) || !has_near && item.has_attribute("macro_export");
            if is_it && self.needed.expanded.insert((id, place.module)) {
                self.keep(id);
                let body = item.body.unwrap_or(item.range.end)..item.range.end;
                self.read_tokens(Place::new(item.source, place.module, true, true), body)?;
            }
        }
        Ok(())
    }

    /// Keeps what a path means; a module alone only if a macro may do more with it, as it is no value.
    fn read_path(&mut self, place: Place, path: &[usize], is_global: bool) {
        let path: Vec<Token> = path.iter().map(|&at| place.source.tokens[at]).collect();
        for token in &path {
            self.say(token.name(), WORD, place.module);
        }
        let module = match path[0].text {
            "$crate" => self.program.crates[place.source.crate_id].root,
            _ => place.module,
        };
        let (mut members, mut kind) = (1, OF_ANY);
        for hit in &self.names.resolve(&path, is_global, module) {
            if path.len() > 1 || place.is_macro || !matches!(hit.def, Def::Module(_)) {
                self.keep_hit(hit);
                members = hit.length.min(path.len());
                // Of what is not at hand, traits alone may have members.
                kind = if hit.def == Def::Outside {
                    OF_TRAIT
                } else {
                    OF_ANY
                };
            }
        }
        for token in &path[members..] {
            self.say(token.name(), kind, place.module);
        }
    }

    /// A word is said in a module, and what may have its name is kept.
    fn say(&mut self, word: &'static str, kind: u8, module: ModuleId) {
        let said = self.needed.said.entry(word).or_default();
        if *said < kind {
            *said = kind;
            self.try_members(word);
        }
        if kind > WORD {
            // The traits in scope that have a member of this name.
            for (id, via) in self.scope(module).get(word).into_iter().flatten() {
                id.iter().for_each(|&id| self.keep(id));
                via.iter().for_each(|&import| self.keep_import(import));
            }
        }
    }

    /// The traits in scope in a module.
    fn scope(&mut self, module: ModuleId) -> Rc<Scope> {
        if let Some(scope) = self.needed.scopes.get(&module) {
            return Rc::clone(scope);
        }
        let mut scope = Scope::new();
        for (id, via) in self.names.traits(module) {
            for member in self.program.items[id].members.clone() {
                let members = scope
                    .entry(self.program.items[member].item.name())
                    .or_default();
                members.push((Some(id), via.clone()));
            }
        }
        let traits: Vec<_> = TRAITS
            .split(';')
            .filter_map(|part| part.trim().split_once(':'))
            .collect();
        for &import in &self.program.modules[module].imports {
            let found = &self.program.imports[import];
            let source = self.program.items[found.item].item.source;
            let name = found.leaf.path.last().map_or("", |&last| source.at(last));
            for (_, members) in traits.iter().filter(|(of, _)| *of == name) {
                for member in members.split_whitespace() {
                    scope.entry(member).or_default().push((None, vec![import]));
                }
            }
        }
        let scope = Rc::new(scope);
        self.needed.scopes.insert(module, Rc::clone(&scope));
        scope
    }

    /// Puts the path of a library in the place of its name where that does not lead to it any more, and
    /// `::std` in the place of `std`, which is no path in the modules of 2015.
    fn edit(&mut self, place: Place, path: &[usize], is_global: bool, is_use: bool) {
        let (source, module) = (place.source, place.module);
        let Some(&first) = path.first().filter(|_| is_use || path.len() > 1) else {
            return;
        };
        let name = source.tokens[first].name();
        let mut libraries = self.program.crates[1..]
            .iter()
            .map(|library| library.name.as_str());
        let own = &self.program.crates[source.crate_id].name;
        let is_library = name != own && libraries.any(|library| library == name);
        let is_std = matches!(name, "std" | "core") && !place.is_macro && !is_use && !is_global;
        let is_alloc = name == "alloc" && source.crate_id != 0 && !is_library;
        if !is_library && !is_std && !is_alloc {
            return;
        }
        let key = source.key(first);
        if is_global && is_library {
            self.needed
                .edits
                .insert(source.key(first - 1), String::new());
            self.needed.edits.insert(key, format!("crate::{name}"));
            return;
        }
        // Another module of this name goes before.
        let is_taken = if is_use {
            let own = all(&self.program.modules[module].names, &name);
            own.iter()
                .any(|&id| self.program.items[id].inside.is_some())
        } else {
            let hits = self.names.lookup(module, name, true);
            hits.iter().any(|hit| self.names.leads_on(hit.def))
        };
        let in_root = module == self.program.crates[0].root && !place.is_macro;
        if !is_taken && (is_alloc || !in_root) {
            let new = match (is_library, is_use) {
                (true, _) => format!("crate::{name}"),
                (false, true) => "std".to_string(),
                (false, false) => format!("::{}", if is_alloc { "std" } else { name }),
            };
            self.needed.edits.insert(key, new);
        }
    }
}

impl Place {
    fn new(source: &'static Source, module: ModuleId, is_macro: bool, is_call: bool) -> Self {
        Self {
            source,
            module,
            is_macro,
            is_call,
        }
    }
}
