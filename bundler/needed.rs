//! What of the libraries the solution needs: what kept items mention is kept, until nothing is left to
//! be read.
use crate::crates::{ImportId, ItemId, ModuleId, Program};
use crate::error::Error;
use crate::index::Index;
use crate::items::{leaves, Kind};
use crate::mentions::{is_macro_of_std, mentions, Mention};
use crate::names::{Def, Hit, Locals, Names};
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
    /// The exported macros that paths lead to.
    pub exported: HashSet<ItemId>,
    /// Other texts for tokens, by where these are.
    pub edits: HashMap<*const u8, String>,
    /// The kept items that were not read yet.
    open: Vec<ItemId>,
    /// The words that kept tokens say, and what each may name.
    said: HashMap<&'static str, u8>,
    /// The macros that were read for a module, and the members that modules name.
    expanded: HashSet<(ItemId, ModuleId)>,
    named: HashSet<(ModuleId, &'static str)>,
    scopes: HashMap<ModuleId, Rc<Scope>>,
    /// The words in calls of macros, and whether each may stand behind a path.
    arguments: HashSet<&'static str>,
    is_any_argument: bool,
}

/// What a word may name: an associated type or constant, a function of a trait, one of any type.
const WORD: u8 = 1;
const OF_TRAIT: u8 = 2;
const OF_ANY: u8 = 4;

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
    index: &'a Index,
    needed: Needed,
}

/// Where tokens are read.
#[derive(Clone, Copy)]
struct Place<'a> {
    source: &'static Source,
    module: ModuleId,
    locals: &'a Locals,
    /// Whether each word may mean anything, and whether they stand there: else a macro is called there.
    is_loose: bool,
    is_home: bool,
}

/// Finds what the solution needs. Fails if something cannot be inlined.
pub fn needed(names: &Names) -> Result<Needed, Error> {
    let program = names.program;
    let index = &Index::new(names)?;
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

impl Search<'_> {
    /// Keeps an item and what it lies in.
    fn keep(&mut self, id: ItemId) {
        if !self.needed.items.insert(id) {
            return;
        }
        self.needed.open.push(id);
        let (program, index) = (self.program, self.index);
        let entry = &program.items[id];
        let name = entry.item.name();
        if let Some(owner) = entry.owner {
            self.keep(owner);
            match program.kind(owner) {
                // What a trait keeps, its impls keep.
                Kind::Trait => self.try_members(name),
                Kind::Impl if program.crate_of(id) == 0 => self.say(name, OF_ANY, entry.module),
                _ => {}
            }
        }
        self.keep_module(entry.inside.unwrap_or(entry.module));
        for &found in index.impls.get(&id).into_iter().flatten() {
            self.try_impl(found);
        }
        if matches!(entry.item.kind, Kind::Impl | Kind::Trait) {
            entry
                .members
                .clone()
                .for_each(|member| self.try_member(member));
        }
    }

    fn keep_module(&mut self, module: ModuleId) {
        let (program, index) = (self.program, self.index);
        let found = &program.modules[module];
        let crate_id = found.crate_id;
        if !self.needed.modules.insert(module) {
            return;
        }
        if let Some(item) = found.item {
            self.keep(item);
            self.keep_module(program.items[item].module);
        } else {
            for &id in index
                .stays
                .iter()
                .filter(|&&id| program.crate_of(id) == crate_id)
            {
                match program.kind(id) {
                    Kind::Impl => self.try_impl(id),
                    _ => self.keep(id),
                }
            }
            self.keep_calls(|words, said| said.keys().any(|word| words.contains(word)));
        }
        for &glob in found
            .globs
            .iter()
            .filter(|_| !program.crates[crate_id].is_exact)
        {
            if self.is_opaque(glob, &mut HashSet::from([module])) {
                self.read_import(glob);
            }
        }
    }

    /// Whether a glob may bring in what only a compiler knows: what macros make, or comes from outside.
    fn is_opaque(&self, glob: ImportId, seen: &mut HashSet<ModuleId>) -> bool {
        let hits = self.names.follow(glob);
        hits.iter().any(|hit| match hit.def {
            Def::Outside | Def::Missing(_) => true,
            Def::Module(inside) if seen.insert(inside) => {
                let mut calls = self.index.calls.iter();
                let mut globs = self.program.modules[inside].globs.iter();
                calls.any(|(id, _)| self.program.items[*id].module == inside)
                    || globs.any(|&glob| self.is_opaque(glob, seen))
            }
            _ => false,
        })
    }

    /// Keeps the calls among items of kept crates that may make what is said.
    fn keep_calls(&mut self, may_make: impl Fn(&HashSet<&str>, &HashMap<&str, u8>) -> bool) {
        let (program, index) = (self.program, self.index);
        for (id, words) in &index.calls {
            let root = program.crates[program.crate_of(*id)].root;
            if self.needed.modules.contains(&root) && may_make(words, &self.needed.said) {
                self.keep(*id);
            }
        }
    }

    fn keep_import(&mut self, import: ImportId) {
        if self.needed.imports.insert(import) {
            let found = &self.program.imports[import];
            self.keep(found.item);
            let item = &self.program.items[found.item].item;
            if item.kind == Kind::Use {
                let leaf = &found.leaf;
                self.edit(item.source, &leaf.path, leaf.is_global, found.module, true);
            }
        }
    }

    /// Keeps what an import leads to.
    fn read_import(&mut self, import: ImportId) {
        self.keep_import(import);
        for hit in self.names.follow(import).iter() {
            self.keep_hit(hit);
        }
    }

    /// Keeps what a hit leads through and to.
    fn keep_hit(&mut self, hit: &Hit) {
        for &import in &hit.via {
            self.keep_import(import);
        }
        match hit.def {
            Def::Item(id) => {
                let item = &self.program.items[id].item;
                let is_by_path = hit.length > 1 || !hit.via.is_empty();
                if is_by_path && item.kind == Kind::Macro && item.has_attribute("macro_export") {
                    self.needed.exported.insert(id);
                }
                self.keep(id);
            }
            Def::Module(module) | Def::Missing(module) => self.keep_module(module),
            Def::Outside => {}
        }
    }

    /// Whether an impl has what it is of; those of the solution do.
    fn is_ready(&self, id: ItemId) -> bool {
        let is_kept = |list: &Vec<ItemId>| list.iter().any(|id| self.needed.items.contains(id));
        self.index
            .heads
            .get(&id)
            .map_or(true, |head| head.names.iter().all(is_kept))
    }

    fn try_impl(&mut self, id: ItemId) {
        if self.is_ready(id) {
            if self
                .index
                .heads
                .get(&id)
                .map_or(true, |head| head.is_of_trait)
            {
                self.keep(id);
            }
            let members = self.program.items[id].members.clone();
            members.for_each(|member| self.try_member(member));
        }
    }

    fn try_members(&mut self, name: &str) {
        for &member in self.index.members.get(name).into_iter().flatten() {
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
                kept.contains(&owner) && {
                    let members = head
                        .traits
                        .iter()
                        .flat_map(|&of| program.items[of].members.clone());
                    let mut own = members
                        .filter(|&id| program.items[id].item.name() == name)
                        .peekable();
                    own.peek().is_none() || own.any(|member| kept.contains(&member))
                }
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
        for inside in item
            .attributes()
            .filter(|inside| source.at(inside.start) != "doc")
        {
            self.read_tokens(source, inside, module, true, true)?;
        }
        let is_file = |at: &usize| {
            let behind = at + if source.at(at + 1) == "$" { 3 } else { 2 };
            source.at(*at) == "mod" && source.at(behind) == ";"
        };
        match item.kind {
            Kind::Macro | Kind::Call if (start..end).any(|at| is_file(&at)) => {
                let at = (start..end).find(is_file).unwrap_or(start);
                Err(source.error(at, "a macro makes a module that has a file"))
            }
            Kind::Use | Kind::ExternCrate => {
                let own = entry.imports.clone().filter(|_| source.crate_id == 0);
                own.for_each(|import| self.read_import(import));
                Ok(())
            }
            Kind::Module => Ok(()),
            Kind::Impl | Kind::Trait | Kind::Foreign => self.read_tokens(
                source,
                start..item.body.unwrap_or(start),
                module,
                false,
                true,
            ),
            Kind::Macro => {
                self.needed.expanded.insert((id, module));
                self.read_tokens(source, item.body.unwrap_or(start)..end, module, true, true)
            }
            _ => {
                let name = item.name.unwrap_or(start);
                self.read_tokens(source, start..name, module, false, true)?;
                let behind = name + usize::from(item.name.is_some());
                self.read_tokens(source, behind..end, module, false, true)
            }
        }
    }

    fn read_tokens(
        &mut self,
        source: &'static Source,
        range: Range<usize>,
        module: ModuleId,
        is_loose: bool,
        is_home: bool,
    ) -> Result<(), Error> {
        let uses = range.clone().filter(|&at| source.at(at) == "use");
        let leaves = uses.filter_map(|at| leaves(source, at + 1)).flatten();
        let with_tokens = leaves.map(|leaf| {
            let names = leaf.path.iter().copied().chain(leaf.name);
            let tokens: Vec<Token> = names.map(|at| source.tokens[at]).collect();
            (leaf, tokens)
        });
        let locals: &Locals = &with_tokens.collect::<Vec<_>>();
        let index = self.index;
        let is_plain = |name: &str| is_macro_of_std(name) && !index.macros.contains_key(name);
        let place = Place {
            source,
            module,
            locals,
            is_loose,
            is_home,
        };
        let mut found = Vec::new();
        mentions(source, range, is_loose, &is_plain, &mut found);
        found
            .into_iter()
            .try_for_each(|mention| self.mention(place, mention))
    }

    fn mention(&mut self, place: Place, mention: Mention) -> Result<(), Error> {
        let Place { source, module, .. } = place;
        match mention {
            Mention::Path { path, is_global } => {
                if place.is_home && !place.is_loose {
                    self.edit(source, &path, is_global, module, false);
                }
                self.read_path(place, &path, is_global, false);
            }
            Mention::Import(leaf) => {
                if place.is_home {
                    self.edit(source, &leaf.path, leaf.is_global, module, true);
                }
                for hit in self.read_path(place, &leaf.path, leaf.is_global, true) {
                    // Its traits are in scope in the block.
                    let traits = match hit.def {
                        Def::Module(inside) if leaf.name.is_none() => self.names.traits(inside),
                        _ => Vec::new(),
                    };
                    for (id, via) in traits {
                        self.keep_hit(&Hit { def: Def::Item(id), via, length: 1 });
                    }
                }
            }
            Mention::Member(at) => self.say(source.tokens[at].name(), OF_ANY, module),
            Mention::Anything(at) => self.keep_all(source.tokens[at].name()),
            Mention::AnyArgument => {
                self.needed.is_any_argument = true;
                for word in self.needed.arguments.clone() {
                    self.keep_all(word);
                }
            }
            Mention::Text(name) => {
                for hit in self.names.lookup(module, name, false).iter() {
                    self.keep_hit(hit);
                }
            }
            Mention::Word(at) => {
                let name = source.tokens[at].name();
                if self.needed.arguments.insert(name) && self.needed.is_any_argument {
                    self.keep_all(name);
                }
                self.say(name, OF_ANY, module);
                self.read_path(place, &[at], false, true);
                return self.read_macro(place, name);
            }
            Mention::Macro(at) => {
                let name = source.tokens[at].name();
                let is_of_cargo = source.at(at + 3).starts_with("\"CARGO_");
                match name {
                    "include" | "include_str" | "include_bytes" | "env" | "option_env"
                        if is_of_cargo || name.starts_with("include") =>
                    {
                        return Err(source.error(at, "what this reads is not there for a judge"));
                    }
                    "write" | "writeln" => self.say("write_fmt", OF_ANY, module),
                    _ => {}
                }
                return self.read_macro(place, name);
            }
        }
        Ok(())
    }

    /// Keeps the macros that a name may mean, and reads them for the module of the call.
    fn read_macro(&mut self, place: Place, name: &str) -> Result<(), Error> {
        let (program, index) = (self.program, self.index);
        let all = index.macros.get(name).into_iter().flatten();
        let crates = [
            place.source.crate_id,
            program.modules[place.module].crate_id,
        ];
        let is_near = |id: &&ItemId| crates.contains(&program.crate_of(**id));
        let mut found: Vec<ItemId> = all.clone().filter(is_near).copied().collect();
        if found.is_empty() {
            found.extend(all.filter(|&&id| program.items[id].item.has_attribute("macro_export")));
        }
        for id in found {
            self.keep(id);
            if self.needed.expanded.insert((id, place.module)) {
                let item = &program.items[id].item;
                let body = item.body.unwrap_or(item.range.end)..item.range.end;
                self.read_tokens(item.source, body, place.module, true, false)?;
            }
        }
        Ok(())
    }

    /// Keeps what a path means; a module alone only if it may be anything, as it is no value.
    fn read_path(&mut self, place: Place, path: &[usize], is_global: bool, is_any: bool) -> Vec<Hit> {
        let path: Vec<Token> = path.iter().map(|&at| place.source.tokens[at]).collect();
        for token in &path {
            self.say(token.name(), WORD, place.module);
        }
        let module = match path.first() {
            Some(first) if first.text == "$crate" => {
                self.program.crates[place.source.crate_id].root
            }
            _ => place.module,
        };
        let hits = self.names.resolve(&path, is_global, module, place.locals);
        let (mut members, mut kind) = (1.min(path.len()), OF_ANY);
        for hit in &hits {
            if path.len() > 1 || is_any || !matches!(hit.def, Def::Module(_)) {
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
        hits
    }

    /// A word is said in a module, and what may have its name is kept.
    fn say(&mut self, word: &'static str, kind: u8, module: ModuleId) {
        let said = self.needed.said.entry(word).or_default();
        let before = *said;
        *said = before.max(kind);
        if before < kind {
            self.try_members(word);
        }
        if before == 0 {
            self.keep_calls(|words, _| words.contains(word));
        }
        if kind == WORD || !self.needed.named.insert((module, word)) {
            return;
        }
        // The traits in scope that have a member of this name.
        for (id, via) in self.scope(module).get(word).into_iter().flatten() {
            id.iter().for_each(|&id| self.keep(id));
            via.iter().for_each(|&import| self.keep_import(import));
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
                let name = self.program.items[member].item.name();
                scope.entry(name).or_default().push((Some(id), via.clone()));
            }
        }
        for &import in &self.program.modules[module].imports {
            let found = &self.program.imports[import];
            let source = self.program.items[found.item].item.source;
            let name = found.leaf.path.last().map_or("", |&last| source.at(last));
            let parts = TRAITS
                .split(';')
                .filter_map(|part| part.trim().split_once(':'));
            let members = parts
                .filter(|(of, _)| *of == name)
                .flat_map(|(_, members)| members.split(' '));
            for member in members {
                scope.entry(member).or_default().push((None, vec![import]));
            }
        }
        let scope = Rc::new(scope);
        self.needed.scopes.insert(module, Rc::clone(&scope));
        scope
    }

    /// Keeps all of libraries that has a name.
    fn keep_all(&mut self, name: &'static str) {
        self.say(name, OF_ANY, self.program.crates[0].root);
        for &id in self.index.items.get(name).into_iter().flatten() {
            self.keep(id);
        }
        for module in 0..self.program.modules.len() {
            let found = self.program.modules[module].names.get(name);
            for &import in found.into_iter().flat_map(|(_, imports)| imports) {
                self.read_import(import);
            }
        }
    }

    /// Puts the path of a library in the place of its name where that does not lead to it any more, and
    /// `::std` in the place of `std`, which is no path in the modules of 2015.
    fn edit(
        &mut self,
        source: &'static Source,
        path: &[usize],
        is_global: bool,
        module: ModuleId,
        is_use: bool,
    ) {
        let Some(&first) = path.first().filter(|_| is_use || path.len() > 1) else {
            return;
        };
        let name = source.tokens[first].name();
        let in_root = module == self.program.crates[0].root;
        let library = self.program.library(name);
        let is_library = library.is_some_and(|library| library != source.crate_id);
        let is_std = matches!(name, "std" | "core") && !is_use;
        if !is_global && (is_library || is_std) {
            // Another module of this name goes before.
            let hits = self.names.lookup(module, name, true);
            let is_own = |hit: &Hit| match hit.def {
                Def::Module(inside) => self.program.modules[inside].item.is_some() || !is_use,
                def => self.names.leads_on(def) && !is_use,
            };
            if !in_root && !hits.iter().any(is_own) {
                let path = if is_library { "crate::" } else { "::" };
                self.needed
                    .edits
                    .insert(source.key(first), format!("{path}{name}"));
            }
        } else if is_library {
            self.needed
                .edits
                .insert(source.key(first - 1), String::new());
            self.needed
                .edits
                .insert(source.key(first), format!("crate::{name}"));
        }
    }
}
