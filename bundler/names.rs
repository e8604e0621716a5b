//! What a path means: its names are looked up in modules, their imports and globs, and the libraries.
//! All that a name may mean is found, in whichever namespace and through whichever glob.
use crate::crates::{ImportId, ItemId, ModuleId, Program};
use crate::items::{Kind, Leaf};
use crate::tokens::Token;
use std::cell::{Cell, RefCell};
use std::collections::{HashMap, HashSet};
use std::rc::Rc;

/// What a name means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Def {
    Item(ItemId),
    Module(ModuleId),
    /// What a module does not have: nothing, or a macro makes it there.
    Missing(ModuleId),
    /// Something of std or of a crate that is not at hand.
    Outside,
}

/// A meaning of a path.
#[derive(Clone, Debug)]
pub struct Hit {
    pub def: Def,
    /// The imports that lead to it.
    pub via: Vec<ImportId>,
    /// How many names of the path lead to it; those behind are of members.
    pub length: usize,
}

/// The names that blocks import, each with the tokens of its path and, unless it is a glob, its own.
pub type Locals = [(Leaf, Vec<Token>)];

/// A name in a module, and whether others follow it.
type Question = (ModuleId, &'static str, bool);

/// A program whose names can be looked up, with the answers that are known.
pub struct Names<'a> {
    pub program: &'a Program,
    names: RefCell<HashMap<Question, Rc<[Hit]>>>,
    imports: RefCell<HashMap<ImportId, Rc<[Hit]>>>,
    /// The imports that are being followed.
    open: RefCell<HashSet<ImportId>>,
    /// Whether one of them led back to itself: what was found on the way may lack something.
    is_cut: Cell<bool>,
}

/// Names of the prelude and of primitive types, which mean std's unless a module has them.
pub fn is_of_std(name: &str) -> bool {
    const NAMES: &str =
        " std core alloc AsMut AsRef Box Clone Copy Default DoubleEndedIterator Drop
        Eq Err ExactSizeIterator Extend From FromIterator Into IntoIterator Iterator None Ok Option
        Ord PartialEq PartialOrd Result Some String ToOwned ToString TryFrom TryInto Vec bool char
        f32 f64 i128 i16 i32 i64 i8 isize str u128 u16 u32 u64 u8 usize ";
    NAMES.split_whitespace().any(|word| word == name)
}

impl Hit {
    fn new(def: Def) -> Self {
        let via = Vec::new();
        Self {
            def,
            via,
            length: 1,
        }
    }

    /// The same meaning behind other imports.
    fn behind(&self, before: &[ImportId]) -> Self {
        let via = [before, &self.via].concat();
        Self { via, ..*self }
    }
}

impl<'a> Names<'a> {
    pub fn new(program: &'a Program) -> Self {
        Self {
            program,
            names: RefCell::default(),
            imports: RefCell::default(),
            open: RefCell::default(),
            is_cut: Cell::default(),
        }
    }

    /// What a path means that stands in a module, and in blocks with imports.
    pub fn resolve(
        &self,
        path: &[Token],
        is_global: bool,
        module: ModuleId,
        locals: &Locals,
    ) -> Vec<Hit> {
        let mut hits = self.first(path, is_global, module, locals);
        for (index, token) in path.iter().enumerate().skip(1) {
            let mut next: Vec<Hit> = Vec::new();
            for hit in hits.into_iter().filter(|hit| self.leads_on(hit.def)) {
                match hit.def {
                    Def::Module(inside) if hit.length == index => {
                        let is_prefix = index + 1 < path.len();
                        let found = self.in_module(inside, token.name(), is_prefix);
                        next.extend(found.into_iter().map(|found| {
                            let is_missing = matches!(found.def, Def::Missing(_));
                            let length = index + usize::from(!is_missing);
                            Hit {
                                length,
                                ..found.behind(&hit.via)
                            }
                        }));
                    }
                    _ => next.push(hit),
                }
            }
            hits = next;
        }
        // Nothing is missing that is there.
        let is_there = |hit: &Hit| !matches!(hit.def, Def::Missing(_));
        if hits.iter().any(is_there) {
            hits.retain(is_there);
        }
        hits
    }

    /// What the first name of a path means.
    fn first(
        &self,
        path: &[Token],
        is_global: bool,
        module: ModuleId,
        locals: &Locals,
    ) -> Vec<Hit> {
        let own = self.program.modules[module].crate_id;
        let root = |crate_id: usize| Hit::new(Def::Module(self.program.crates[crate_id].root));
        let (name, text) = path
            .first()
            .map_or(("", "crate"), |first| (first.name(), first.text));
        match text {
            "crate" | "$crate" => return vec![root(own)],
            "self" | "super" => return self.in_module(module, text, true),
            _ => {}
        }
        let mut hits = Vec::new();
        for (leaf, names) in locals.iter().filter(|_| !is_global) {
            let found = self.resolve(&names[..leaf.path.len()], leaf.is_global, module, &[]);
            if leaf.name.is_none() {
                hits.extend(found.iter().flat_map(|hit| self.in_glob(hit, name)));
            } else if names[leaf.path.len()].name() == name {
                hits.extend(found);
            }
        }
        let is_prefix = path.len() > 1;
        if !is_global {
            hits.extend(self.lookup(module, name, is_prefix).iter().cloned());
        }
        match self.program.library(name) {
            Some(library) if library != own => hits.push(root(library)),
            // As paths of 2015 begin.
            _ if is_global => {
                let found = self.lookup(self.program.crates[own].root, name, is_prefix);
                hits.extend(found.iter().cloned());
            }
            _ => {}
        }
        if hits.is_empty() && is_of_std(name) {
            hits.push(Hit::new(Def::Outside));
        }
        hits.iter_mut().for_each(|hit| hit.length = 1);
        hits
    }

    /// What a name behind the path of a module means.
    fn in_module(&self, module: ModuleId, name: &'static str, is_prefix: bool) -> Vec<Hit> {
        let parent = self.program.modules[module].parent.unwrap_or(module);
        match name {
            "self" => return vec![Hit::new(Def::Module(module))],
            "super" => return vec![Hit::new(Def::Module(parent))],
            _ => {}
        }
        match self.lookup(module, name, is_prefix) {
            found if found.is_empty() => vec![Hit::new(Def::Missing(module))],
            found => found.to_vec(),
        }
    }

    /// What a name means that a glob may bring in.
    fn in_glob(&self, target: &Hit, name: &'static str) -> Vec<Hit> {
        let found = match target.def {
            Def::Module(inside) => self.lookup(inside, name, false).to_vec(),
            Def::Item(id) if self.has_variant(id, name) => vec![Hit::new(target.def)],
            _ => Vec::new(),
        };
        found.iter().map(|hit| hit.behind(&target.via)).collect()
    }

    /// Whether an enum may have a variant of a name: it stands in its body.
    fn has_variant(&self, id: ItemId, name: &str) -> bool {
        let item = &self.program.items[id].item;
        let body = item.body.filter(|_| item.kind == Kind::Enum);
        let tokens = body.map_or(&[][..], |body| {
            &item.source.tokens[item.source.inside(body)]
        });
        tokens.iter().any(|token| token.name() == name)
    }

    /// Whether names behind one that means this may be found.
    pub fn leads_on(&self, def: Def) -> bool {
        let Def::Item(id) = def else { return true };
        let kind = self.program.items[id].item.kind;
        !matches!(kind, Kind::Function | Kind::Value | Kind::Macro)
    }

    /// What a name means in a module: its items, its imports, and what its globs bring in.
    pub fn lookup(&self, module: ModuleId, name: &'static str, is_prefix: bool) -> Rc<[Hit]> {
        let question = (module, name, is_prefix);
        if let Some(found) = self.names.borrow().get(&question) {
            return Rc::clone(found);
        }
        let mut hits: Vec<Hit> = Vec::new();
        let mut seen = HashSet::from([module]);
        let mut open = vec![(module, Vec::new())];
        let mut next = 0;
        while let Some((at, via)) = open.get(next).cloned() {
            next += 1;
            let found = &self.program.modules[at];
            let (items, imports) = found
                .names
                .get(name)
                .map_or((&[][..], &[][..]), |(items, imports)| (items, imports));
            for &id in items {
                let item = &self.program.items[id].item;
                if self.is_visible(item.is_public() || item.kind == Kind::Macro, at, module) {
                    let def = self.program.items[id]
                        .inside
                        .map_or(Def::Item(id), Def::Module);
                    hits.push(Hit::new(def).behind(&via));
                }
            }
            for (import, hit) in self.followed(imports, at, module) {
                hits.push(hit.behind(&[&via[..], &[import]].concat()));
            }
            // Of names that lead on, the module's own go before those of globs.
            if is_prefix && hits.iter().any(|hit| self.leads_on(hit.def)) {
                break;
            }
            for (glob, target) in self.followed(&found.globs, at, module) {
                let target = target.behind(&[&via[..], &[glob]].concat());
                match target.def {
                    Def::Module(inside) if seen.insert(inside) => open.push((inside, target.via)),
                    Def::Item(id) if self.has_variant(id, name) => hits.push(target),
                    _ => {}
                }
            }
        }
        let hits: Rc<[Hit]> = hits.into();
        self.settle();
        self.names
            .borrow_mut()
            .insert(question, Rc::clone(&hits));
        hits
    }

    /// What is private is there for the module and what lies in it.
    fn is_visible(&self, is_public: bool, at: ModuleId, from: ModuleId) -> bool {
        is_public || self.program.is_within(from, at)
    }

    /// What those of some imports of a module lead to that another one sees.
    fn followed(&self, imports: &[ImportId], at: ModuleId, from: ModuleId) -> Vec<(ImportId, Hit)> {
        let mut found = Vec::new();
        for &import in imports {
            if self.is_visible(self.program.imports[import].is_public, at, from) {
                found.extend(self.follow(import).iter().map(|hit| (import, hit.clone())));
            }
        }
        found
    }

    /// What an import brings in.
    pub fn follow(&self, import: ImportId) -> Rc<[Hit]> {
        if let Some(found) = self.imports.borrow().get(&import) {
            return Rc::clone(found);
        }
        if !self.open.borrow_mut().insert(import) {
            self.is_cut.set(true);
            return Rc::new([]);
        }
        let found = &self.program.imports[import];
        let (leaf, item) = (&found.leaf, &self.program.items[found.item].item);
        let own = self.program.modules[found.module].crate_id;
        let path: Vec<Token> = leaf.path.iter().map(|&at| item.source.tokens[at]).collect();
        let mut hits = match item.kind {
            Kind::ExternCrate => {
                let library = self.program.library(path[0].text)
                    .or((path[0].text == "self").then_some(own));
                let root = library.map(|library| Def::Module(self.program.crates[library].root));
                root.map(Hit::new).into_iter().collect()
            }
            _ => self.resolve(&path, leaf.is_global, found.module, &[]),
        };
        if hits.is_empty() && item.kind == Kind::Use {
            // A path of 2015 begins at the root.
            hits = self.resolve(&path, false, self.program.crates[own].root, &[]);
        }
        if hits.is_empty() && !self.is_cut.get() {
            hits.push(Hit::new(Def::Outside));
        }
        let hits: Rc<[Hit]> = hits.into();
        self.open.borrow_mut().remove(&import);
        self.settle();
        self.imports
            .borrow_mut()
            .insert(import, Rc::clone(&hits));
        hits
    }

    /// Once a question is answered, forgets what may lack something.
    fn settle(&self) {
        if self.open.borrow().is_empty() && self.is_cut.replace(false) {
            self.names.borrow_mut().clear();
            self.imports.borrow_mut().clear();
        }
    }

    /// The traits that are in scope in a module, with the imports that bring them in.
    pub fn traits(&self, module: ModuleId) -> Vec<(ItemId, Vec<ImportId>)> {
        let mut traits = Vec::new();
        let mut seen = HashSet::from([module]);
        let mut open = vec![(module, Vec::new())];
        while let Some((at, via)) = open.pop() {
            let found = &self.program.modules[at];
            traits.extend(found.traits.iter().map(|&id| (id, via.clone())));
            for (import, hit) in self.followed(&found.imports, at, module) {
                let is_glob = self.program.imports[import].leaf.name.is_none();
                let hit = hit.behind(&[&via[..], &[import]].concat());
                match hit.def {
                    Def::Item(id) if self.program.items[id].item.kind == Kind::Trait => {
                        traits.push((id, hit.via));
                    }
                    Def::Module(inside) if is_glob && seen.insert(inside) => {
                        open.push((inside, hit.via));
                    }
                    _ => {}
                }
            }
        }
        traits
    }
}
