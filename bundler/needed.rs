//! What of the libraries the solution needs: what kept items mention is kept, until nothing is left to
//! be read.
use crate::crates::{all, Program};
use crate::error::Error;
use crate::index::{Head, Index};
use crate::items::{ImportId, ItemId, Kind, Leaf, ModuleId};
use crate::mentions::{is_macro_of_std, mentions, Mention};
use crate::names::{Def, Hit, Names};
use crate::tokens::Source;
use std::collections::{HashMap, HashSet};
use std::ops::Range;

/// What is kept, with the modules of which something is, and the texts that change, by where these are.
///
/// And on the way: the kept items that were not read yet; the words that were said, and what each may name;
/// those that modules say of members; the macros that were read for a module.
#[derive(Default)]
pub struct Needed {
    pub items: HashSet<ItemId>,
    pub imports: HashSet<ImportId>,
    pub modules: HashSet<ModuleId>,
    pub edits: HashMap<*const u8, String>,
    open: Vec<ItemId>,
    said: HashMap<&'static str, u8>,
    pub said_in: HashSet<(ModuleId, &'static str)>,
    expanded: HashSet<(ItemId, ModuleId)>,
}

/// What a word may name: an associated type or constant, a function of a trait, any, or a method.
const WORD: u8 = 1;
const OF_TRAIT: u8 = 2;
const OF_ANY: u8 = 3;
const METHOD: u8 = 4;

struct Search<'a> {
    program: &'a Program,
    names: &'a Names<'a>,
    index: Index,
    needed: Needed,
}

/// Where tokens are read: those of an item in its module, those of a macro for a call in a module.
#[derive(Clone, Copy)]
struct Place(&'static Source, ModuleId);

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
    for (id, item) in program.items.iter().enumerate() {
        if item.source.crate_id == 0 && item.kind != Kind::LeftOut {
            search.keep(id);
        }
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
        let item = &self.program.items[id];
        item.owner.into_iter().for_each(|owner| self.keep(owner));
        self.keep_module(item.inside.unwrap_or(item.module));
        for found in all(&self.index.impls, &id).to_vec() {
            self.try_impl(found);
        }
        item.members.clone().for_each(|id| self.try_member(id));
    }

    fn keep_module(&mut self, module: ModuleId) {
        if !self.needed.modules.insert(module) {
            return;
        }
        let (program, found) = (self.program, &self.program.modules[module]);
        if let Some(item) = found.item {
            self.keep(item);
            self.keep_module(program.items[item].module);
        } else {
            let is_its = |&id: &ItemId| program.items[id].source.crate_id == found.crate_id;
            for id in (0..program.items.len()).filter(is_its) {
                self.try_impl(id);
                self.try_member(id);
            }
        }
        found.unnamed.iter().for_each(|&id| self.keep(id));
        // A glob may bring in what only a compiler knows.
        if !program.crates[found.crate_id].is_exact {
            for &glob in all(&found.imports, &"") {
                self.read_import(glob);
            }
        }
    }

    fn keep_import(&mut self, import: ImportId) {
        let leaf = &self.program.imports[import];
        let item = &self.program.items[leaf.item];
        if item.kind == Kind::Use {
            // That of a block is there if the block is.
            self.needed.imports.insert(import);
            self.keep(leaf.item);
        }
        let place = Place(item.source, item.module);
        self.edit(place, leaf, true);
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
        hit.via.iter().for_each(|&import| self.keep_import(import));
        match hit.def {
            Def::Item(id) => self.keep(id),
            Def::Module(module) => self.keep_module(module),
            Def::Outside => {}
        }
    }

    /// Whether an impl has what it is of.
    fn is_ready(&self, head: &Head) -> bool {
        let is_kept = |list: &Vec<ItemId>| list.iter().any(|id| self.needed.items.contains(id));
        head.names.iter().all(is_kept)
    }

    fn try_impl(&mut self, id: ItemId) {
        let head = self.index.heads.get(&id).filter(|head| self.is_ready(head));
        if head.is_some_and(|head| head.is_of_trait) {
            self.keep(id);
        } else if head.is_some() {
            let members = self.program.items[id].members.clone();
            members.for_each(|member| self.try_member(member));
        }
    }

    /// Keeps a member of a library if it is needed: of traits and their impls what is said of any, of
    /// types what is said and no trait's alone, of impls of foreign traits all. It brings its trait.
    fn try_member(&mut self, id: ItemId) {
        let item = &self.program.items[id];
        let is_there = item.kind != Kind::LeftOut;
        let Some(owner) = item.owner.filter(|_| is_there) else {
            return;
        };
        let said = self.needed.said.get(item.name()).copied().unwrap_or(0);
        let is_kept = self.needed.items.contains(&owner);
        let library = &self.program.crates[item.source.crate_id];
        let is_near = self.needed.said_in.contains(&(item.module, item.name()))
            || !library.is_exact && self.needed.modules.contains(&library.root);
        let (is_there, least) = match self.index.heads.get(&owner) {
            Some(head) if !head.is_of_trait => (self.is_ready(head), OF_ANY),
            Some(head) if head.traits.is_empty() && is_kept => return self.keep(id),
            // What a trait keeps, it says.
            Some(_) => (is_kept, OF_ANY),
            None => (is_kept || is_near && said >= METHOD, OF_TRAIT),
        };
        let is_said = match item.kind {
            Kind::Call => true,
            Kind::Function => said >= least,
            _ => said >= WORD,
        };
        if is_there && is_said {
            self.keep(id);
        }
    }

    /// Reads a kept item.
    fn read(&mut self, id: ItemId) -> Result<(), Error> {
        let item = &self.program.items[id];
        let (source, start, end) = (item.source, item.visibility.end, item.range.end);
        for import in item.imports.clone() {
            if source.crate_id == 0 || item.kind != Kind::Use {
                self.read_import(import);
            }
        }
        let body = item.body.unwrap_or(start);
        let mut range = match item.kind {
            Kind::Use | Kind::Module => start..start,
            Kind::Impl | Kind::Trait => start..body,
            Kind::Macro => body..end,
            _ => start..end,
        };
        let is_macro = item.kind == Kind::Macro;
        let place = Place(source, item.module);
        self.scan(place, item.range.start..item.visibility.start, false)?;
        self.scan(place, range.clone(), is_macro)?;
        let is_exported = source.crate_id != 0 && item.has_attribute(&["macro_export"]);
        let is_unsound = |&at: &usize| {
            let behind = at + if source.at(at + 1) == "$" { 3 } else { 2 };
            let is_block = item.kind == Kind::Function && source.is_word(at + 1);
            let is_callers = is_exported && source.at(at + 1) == "::";
            source.at(at) == "mod" && (source.at(behind) == ";" || is_block)
                || source.at(at) == "crate" && is_callers
        };
        let message =
            "a module in a block, or a macro's file or `crate`: it would change its meaning";
        let place = range.find(is_unsound);
        place.map_or(Ok(()), |at| Err(source.error(at, message)))
    }

    /// Reads tokens; if they are a macro's, each word may mean anything.
    fn scan(&mut self, place: Place, range: Range<usize>, is_macro: bool) -> Result<(), Error> {
        let (program, named) = (self.program, &self.index.named);
        let is_macro_id = |&id: &ItemId| program.kind(id) == Kind::Macro;
        let has_macro = |name: &str| {
            named
                .get(name)
                .is_some_and(|all| all.iter().any(is_macro_id))
        };
        let is_plain = |name: &str| is_macro_of_std(name) && !has_macro(name);
        let mut found = mentions(place.0, range, is_macro, is_plain).into_iter();
        found.try_for_each(|mention| self.mention(place, mention))
    }

    fn mention(&mut self, place: Place, mention: Mention) -> Result<(), Error> {
        let Place(source, module) = place;
        let name = |at: usize| source.tokens[at].name();
        let kind = |at| {
            if source.before(at, 1) == "." {
                METHOD
            } else {
                OF_ANY
            }
        };
        match mention {
            Mention::Path(leaf) => {
                self.edit(place, &leaf, false);
                self.read_path(place, &leaf, leaf.path.len() > 1);
            }
            Mention::Member(at) => self.say(name(at), kind(at), module),
            Mention::Word(at) => {
                self.say(name(at), OF_ANY, module);
                // Behind paths and parameters it may be of any module.
                for id in all(&self.index.named, &name(at)).to_vec() {
                    if self.is_near(place, id) && self.program.items[id].owner.is_none() {
                        self.keep(id);
                    }
                }
                self.read_path(place, &vec![at].into(), true);
                self.read_macro(place, name(at))?;
            }
            Mention::Macro(at) => {
                let is_of_cargo = source.at(at + 3).starts_with("\"CARGO_");
                match name(at) {
                    "env" | "option_env" if !is_of_cargo => {}
                    "include" | "include_str" | "include_bytes" | "env" | "option_env" => {
                        return Err(source.error(at, "what this reads is not there for a judge"));
                    }
                    _ => {}
                }
                self.read_macro(place, name(at))?;
            }
        }
        Ok(())
    }

    /// Whether an item is of the crate of some tokens, or of that of the call of their macro.
    fn is_near(&self, Place(source, module): Place, id: ItemId) -> bool {
        let crate_id = self.program.items[id].source.crate_id;
        crate_id == source.crate_id || crate_id == self.program.modules[module].crate_id
    }

    /// Keeps the macros that a name may mean, and reads them for the module of the call.
    fn read_macro(&mut self, place: Place, name: &'static str) -> Result<(), Error> {
        let mut found = all(&self.index.named, &name).to_vec();
        found.retain(|&id| self.program.kind(id) == Kind::Macro);
        for id in found {
            let item = &self.program.items[id];
            let is_it = item.has_attribute(&["macro_export"]) || self.is_near(place, id);
            if is_it && self.needed.expanded.insert((id, place.1)) {
                self.keep(id);
                let body = item.body.unwrap_or(item.range.end)..item.range.end;
                self.scan(Place(item.source, place.1), body, true)?;
            }
        }
        Ok(())
    }

    /// Keeps what a path means; a module only if it may be more than a value.
    fn read_path(&mut self, place: Place, leaf: &Leaf, is_any: bool) {
        let Place(source, mut module) = place;
        for &at in &leaf.path {
            self.say(source.tokens[at].name(), WORD, module);
        }
        if source.at(leaf.path[0]) == "$crate" {
            module = self.program.crates[source.crate_id].root;
        }
        let (mut members, mut of) = (1, None);
        for hit in &self.names.resolve(source, leaf, module) {
            if is_any || !matches!(hit.def, Def::Module(_)) {
                self.keep_hit(hit);
                (members, of) = (hit.length.min(leaf.path.len()), Some(hit.def));
            }
        }
        for &at in &leaf.path[members..] {
            let name = source.tokens[at].name();
            // Of what is not at hand, traits alone may have members; what no type has itself is a trait's.
            let kind = match of {
                Some(Def::Outside) => OF_TRAIT,
                _ if self.index.own.contains(name) => OF_ANY,
                _ => METHOD,
            };
            self.say(name, kind, place.1);
        }
    }

    /// A word is said in a module, and what may have its name is kept.
    fn say(&mut self, word: &'static str, kind: u8, module: ModuleId) {
        let said = self.needed.said.entry(word).or_default();
        let is_more = *said < kind;
        *said = kind.max(*said);
        let is_exact = self.program.crates[self.program.modules[module].crate_id].is_exact;
        let is_new = is_exact && self.needed.said_in.insert((module, word));
        for id in all(&self.index.named, &word).to_vec() {
            if is_new || is_more {
                self.try_member(id);
            }
        }
    }

    /// Puts the path of a library in the place of its name where that does not lead to it any more, and
    /// `::std` in the place of `std`, which is no path in the modules of 2015.
    fn edit(&mut self, Place(source, module): Place, leaf: &Leaf, is_use: bool) {
        let (program, is_global) = (self.program, leaf.is_global);
        let Some(&first) = leaf.path.first().filter(|_| is_use || leaf.path.len() > 1) else {
            return;
        };
        let name = source.tokens[first].name();
        let library = program.library(name);
        let new = match name {
            _ if library.is_some_and(|it| it != source.crate_id) => format!("crate::{name}"),
            "std" | "core" | "alloc" if !is_use && !is_global => "::std".to_string(),
            _ => return,
        };
        // Another module of this name goes before, and in the root, the library is there by its name.
        let hits = self.names.in_module((module, name, true));
        let is_own = |hit: &Hit| hit.via.is_empty() || !is_use;
        let is_other = |hit: &Hit| self.names.leads_on(hit.def) && is_own(hit);
        let is_there = module == program.crates[0].root || hits.iter().any(is_other);
        if is_global {
            let key = source.key(first - 1);
            self.needed.edits.insert(key, "crate::".to_string());
        } else if !is_there {
            self.needed.edits.insert(source.key(first), new);
        }
    }
}
