//! What a path means: its names are looked up in modules, their imports and globs, and the libraries.
//! All that a name may mean is found, in whichever namespace and through whichever glob.
use crate::crates::Program;
use crate::items::{ImportId, ItemId, Kind, ModuleId};
use crate::tokens::Token;
use std::cell::{Cell, RefCell};
use std::collections::{HashMap, HashSet};
use std::hash::Hash;
use std::rc::Rc;

/// What a name means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Def {
    Item(ItemId),
    Module(ModuleId),
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

/// A module or an enum whose names globs bring into a module, the step before, and the imports that lead
/// on from there.
type Step = (Def, usize, Vec<ImportId>);

/// A name in a module, and whether others follow it.
type Question = (ModuleId, &'static str, bool);

/// A program whose names can be looked up.
pub struct Names<'a> {
    pub program: &'a Program,
    known: Known,
}

/// The answers that are known.
#[derive(Default)]
struct Known {
    names: RefCell<HashMap<Question, Rc<[Hit]>>>,
    reached: RefCell<HashMap<ModuleId, Rc<[Step]>>>,
    imports: RefCell<HashMap<ImportId, Rc<[Hit]>>>,
    /// The imports that are being followed.
    open: RefCell<HashSet<ImportId>>,
    /// Whether one of them led back to itself: what was found on the way may lack something.
    is_cut: Cell<bool>,
}

/// Names that mean std's unless a module has them.
const OF_STD: &[&str] = &[
    "std", "core", "alloc", "bool", "char", "str", "f32", "f64", "i8", "i16", "i32", "i64", "i128",
    "isize", "u8", "u16", "u32", "u64", "u128", "usize", "AsMut", "AsRef", "Box", "Clone", "Copy",
    "Default", "Drop", "Eq", "Err", "Extend", "From", "Into", "Iterator", "None", "Ok", "Option",
    "Ord", "Result", "Some", "String", "ToOwned", "ToString", "TryFrom", "TryInto", "Vec",
];

pub fn is_of_std(name: &str) -> bool {
    OF_STD.contains(&name)
}

impl Hit {
    fn new(def: Def) -> Self {
        Self {
            def,
            via: Vec::new(),
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
        let known = Known::default();
        Self { program, known }
    }

    /// What a path means that stands in a module.
    pub fn resolve(&self, path: &[Token], is_global: bool, module: ModuleId) -> Vec<Hit> {
        let mut hits = self.first(path, is_global, module);
        for (index, token) in path.iter().enumerate().skip(1) {
            let mut next: Vec<Hit> = Vec::new();
            for hit in hits.into_iter().filter(|hit| self.leads_on(hit.def)) {
                match hit.def {
                    Def::Module(inside) if hit.length == index => {
                        let is_prefix = index + 1 < path.len();
                        for found in self.in_module(inside, token.name(), is_prefix) {
                            let length = index + found.length;
                            next.push(Hit {
                                length,
                                ..found.behind(&hit.via)
                            });
                        }
                    }
                    _ => next.push(hit),
                }
            }
            hits = next;
        }
        // What has the name goes before what may have it, as macros make it there.
        let most = hits.iter().map(|hit| hit.length).max();
        hits.retain(|hit| Some(hit.length) == most);
        hits
    }

    /// What the first name of a path means.
    fn first(&self, path: &[Token], is_global: bool, module: ModuleId) -> Vec<Hit> {
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
        // A path of 2015 may begin at the root.
        let home = if is_global {
            self.program.crates[own].root
        } else {
            module
        };
        let mut hits = self.lookup(home, name, path.len() > 1).to_vec();
        let library = self.program.library(name).filter(|&library| library != own);
        hits.extend(library.map(root));
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
            found if found.is_empty() => vec![Hit {
                length: 0,
                ..Hit::new(Def::Module(module))
            }],
            found => found
                .iter()
                .map(|hit| Hit {
                    length: 1,
                    ..hit.clone()
                })
                .collect(),
        }
    }

    /// Whether an enum may have a variant of a name: it stands in its body.
    fn has_variant(&self, id: ItemId, name: &str) -> bool {
        let item = &self.program.items[id];
        let body = item.body.filter(|_| item.kind == Kind::Type);
        let tokens = body.map_or(&[][..], |body| {
            &item.source.tokens[item.source.inside(body)]
        });
        tokens.iter().any(|token| token.name() == name)
    }

    /// Whether names behind one that means this may be found.
    pub fn leads_on(&self, def: Def) -> bool {
        let Def::Item(id) = def else { return true };
        let kind = self.program.items[id].kind;
        !matches!(kind, Kind::Function | Kind::Value | Kind::Macro)
    }

    /// What a name means in a module: its items, its imports, and what its globs bring in.
    pub fn lookup(&self, module: ModuleId, name: &'static str, is_prefix: bool) -> Rc<[Hit]> {
        let question = (module, name, is_prefix);
        self.once(&self.known.names, question, || {
            self.look_up(question).into()
        })
    }

    fn look_up(&self, (module, name, is_prefix): Question) -> Vec<Hit> {
        let mut hits: Vec<Hit> = Vec::new();
        self.look_in(module, name, module, &mut hits);
        // Of names that lead on, the module's own go before those of globs.
        if !is_prefix || !hits.iter().any(|hit| self.leads_on(hit.def)) {
            let steps = self.reached(module);
            for (step, (def, ..)) in steps.iter().enumerate().skip(1) {
                let before = hits.len();
                match *def {
                    Def::Module(inside) => self.look_in(inside, name, module, &mut hits),
                    Def::Item(id) if self.has_variant(id, name) => hits.push(Hit::new(*def)),
                    _ => {}
                }
                for hit in &mut hits[before..] {
                    *hit = hit.behind(&via(&steps, step));
                }
            }
        }
        hits
    }

    /// An answer that is known, or is known from now on.
    fn once<K: Hash + Eq, V: Clone>(
        &self,
        known: &RefCell<HashMap<K, V>>,
        question: K,
        answer: impl FnOnce() -> V,
    ) -> V {
        if let Some(found) = known.borrow().get(&question) {
            return found.clone();
        }
        let found = answer();
        // Once the first question is answered, what may lack something is forgotten.
        if self.known.open.borrow().is_empty() && self.known.is_cut.replace(false) {
            self.known.names.borrow_mut().clear();
            self.known.reached.borrow_mut().clear();
            self.known.imports.borrow_mut().clear();
        }
        known.borrow_mut().insert(question, found.clone());
        found
    }

    /// Adds what a name means among the items and imports of a module that another one sees.
    fn look_in(&self, at: ModuleId, name: &str, from: ModuleId, hits: &mut Vec<Hit>) {
        let found = &self.program.modules[at];
        for &id in found.names.get(name).into_iter().flatten() {
            let item = &self.program.items[id];
            let is_public = item.is_public() || item.kind == Kind::Macro;
            if is_public || self.program.is_within(from, at) {
                hits.push(Hit::new(item.inside.map_or(Def::Item(id), Def::Module)));
            }
        }
        let imports = found.imported.get(name).filter(|_| !name.is_empty());
        hits.extend(self.followed(imports.map_or(&[], |it| it), at, from));
    }

    /// The modules and enums whose names are in a module, itself first.
    fn reached(&self, module: ModuleId) -> Rc<[Step]> {
        self.once(&self.known.reached, module, || self.reach(module).into())
    }

    fn reach(&self, module: ModuleId) -> Vec<Step> {
        let mut seen = HashSet::from([module]);
        let mut steps: Vec<Step> = vec![(Def::Module(module), 0, Vec::new())];
        let mut next = 0;
        while next < steps.len() {
            if let Def::Module(at) = steps[next].0 {
                let globs = self.program.modules[at].imported.get("");
                for hit in self.followed(globs.map_or(&[], |it| it), at, module) {
                    match hit.def {
                        Def::Module(inside) if !seen.insert(inside) => {}
                        _ => steps.push((hit.def, next, hit.via)),
                    }
                }
            }
            next += 1;
        }
        steps
    }

    /// What those of some imports of a module lead to that another one sees: what is private is there
    /// for the module and what lies in it.
    fn followed(&self, imports: &[ImportId], at: ModuleId, from: ModuleId) -> Vec<Hit> {
        let mut found = Vec::new();
        for &import in imports {
            let item = &self.program.items[self.program.imports[import].item];
            let is_public = item.kind == Kind::Use && item.is_public();
            if is_public || self.program.is_within(from, at) {
                found.extend(self.follow(import).iter().map(|hit| hit.behind(&[import])));
            }
        }
        found
    }

    /// What an import brings in.
    pub fn follow(&self, import: ImportId) -> Rc<[Hit]> {
        if !self.known.open.borrow_mut().insert(import) {
            self.known.is_cut.set(true);
            return Rc::new([]);
        }
        let leaf = &self.program.imports[import];
        let item = &self.program.items[leaf.item];
        let answer = || {
            let path: Vec<Token> = leaf.path.iter().map(|&at| item.source.tokens[at]).collect();
            let mut hits = self.resolve(&path, leaf.is_global, item.module);
            if hits.is_empty() && !self.known.is_cut.get() {
                hits.push(Hit::new(Def::Outside));
            }
            self.known.open.borrow_mut().remove(&import);
            hits.into()
        };
        let found = self.once(&self.known.imports, import, answer);
        self.known.open.borrow_mut().remove(&import);
        found
    }
}

/// The imports that lead to a step.
fn via(steps: &[Step], step: usize) -> Vec<ImportId> {
    let before = |&at: &usize| (at > 0).then(|| steps[at].1);
    let mut all: Vec<usize> = std::iter::successors(Some(step), before).collect();
    all.reverse();
    all.into_iter().flat_map(|at| steps[at].2.clone()).collect()
}
