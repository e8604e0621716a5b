//! What a path means: its names are looked up in modules, their imports and globs, and the libraries.
//! All that a name may mean is found, in whichever namespace and through whichever glob.
use crate::crates::{all, Program};
use crate::items::{ImportId, ItemId, Kind, Leaf, ModuleId};
use crate::tokens::Source;
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

/// A meaning of a path, with the imports that lead to it, and how many names of the path do; those behind
/// are of members.
#[derive(Clone, Debug)]
pub struct Hit {
    pub def: Def,
    pub via: Vec<ImportId>,
    pub length: usize,
}

/// A module or an enum whose names globs bring into a module, the step before, and the imports between.
type Step = (Def, usize, Vec<ImportId>);

/// A name in a module, and whether others follow it.
type Question = (ModuleId, &'static str, bool);

/// A program whose names can be looked up.
pub struct Names<'a> {
    pub program: &'a Program,
    known: Known,
}

/// The answers that are known; the imports that are being followed, and whether one of them led back to
/// itself: then what was found on the way may lack something.
#[derive(Default)]
struct Known {
    names: RefCell<HashMap<Question, Rc<[Hit]>>>,
    reached: RefCell<HashMap<ModuleId, Rc<[Step]>>>,
    imports: RefCell<HashMap<ImportId, Rc<[Hit]>>>,
    open: RefCell<HashSet<ImportId>>,
    is_cut: Cell<bool>,
}

/// Names that mean std's unless a module has them.
const OF_STD: &[&str] = &[
    "std", "core", "alloc", "bool", "char", "str", "f32", "f64", "i8", "i16", "i32", "i64", "i128",
    "isize", "u8", "u16", "u32", "u64", "u128", "usize", "Box", "Default", "From", "Iterator",
    "Option", "Result", "Some", "String", "Vec",
];

impl Hit {
    fn new(def: Def, length: usize) -> Self {
        let via = Vec::new();
        Self { def, via, length }
    }

    /// The same meaning behind other imports, and as many names.
    fn behind(&self, before: &[ImportId], length: usize) -> Self {
        let (def, via) = (self.def, [before, &self.via].concat());
        let length = self.length + length;
        Self { def, via, length }
    }
}

impl<'a> Names<'a> {
    pub fn new(program: &'a Program) -> Self {
        let known = Known::default();
        Self { program, known }
    }

    /// What a path means that stands in a module.
    pub fn resolve(&self, source: &Source, leaf: &Leaf, module: ModuleId) -> Vec<Hit> {
        let path = &leaf.path;
        let mut hits = vec![Hit::new(Def::Module(module), 0)];
        for (index, &at) in path.iter().enumerate() {
            let (name, is_prefix) = (source.tokens[at].name(), index + 1 < path.len());
            let mut next: Vec<Hit> = Vec::new();
            for hit in hits.into_iter().filter(|hit| self.leads_on(hit.def)) {
                match hit.def {
                    _ if hit.length < index => next.push(hit),
                    Def::Module(inside) => {
                        let question = (inside, name, is_prefix);
                        let found = match index {
                            0 => self.first(question, leaf.is_global),
                            _ => self.in_module(question).to_vec(),
                        };
                        next.extend(found.iter().map(|found| found.behind(&hit.via, index)));
                        if found.is_empty() && index > 0 {
                            next.push(hit);
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
    fn first(&self, (module, name, is_prefix): Question, is_global: bool) -> Vec<Hit> {
        let own = self.program.modules[module].crate_id;
        let root = |crate_id: usize| self.program.crates[crate_id].root;
        // A path of 2015 may begin at the root.
        let home = if is_global { root(own) } else { module };
        let mut hits = self.in_module((home, name, is_prefix)).to_vec();
        let library = self.program.library(name).filter(|&library| library != own);
        let is_own = matches!(name, "crate" | "$crate");
        let library = library.or(is_own.then_some(own)).map(root);
        hits.extend(library.map(|root| Hit::new(Def::Module(root), 1)));
        if hits.is_empty() && OF_STD.contains(&name) {
            hits.push(Hit::new(Def::Outside, 1));
        }
        hits
    }

    /// What a name means in a module: its items, its imports, and what its globs bring in.
    pub fn in_module(&self, question: Question) -> Rc<[Hit]> {
        let (module, name, _) = question;
        let parent = self.program.modules[module].parent.unwrap_or(module);
        match name {
            "self" => Rc::new([Hit::new(Def::Module(module), 1)]),
            "super" => Rc::new([Hit::new(Def::Module(parent), 1)]),
            _ => self.once(&self.known.names, question, || self.look_up(question)),
        }
    }

    fn look_up(&self, (module, name, is_prefix): Question) -> Rc<[Hit]> {
        let mut hits = self.look_in(module, name, module);
        // Of names that lead on, the module's own go before those of globs.
        if !is_prefix || !hits.iter().any(|hit| self.leads_on(hit.def)) {
            let steps = self.reached(module);
            for (step, (def, ..)) in steps.iter().enumerate().skip(1) {
                let found = match *def {
                    Def::Module(inside) => self.look_in(inside, name, module),
                    Def::Item(id) if self.has_variant(id, name) => vec![Hit::new(*def, 1)],
                    _ => Vec::new(),
                };
                let before = |&at: &usize| (at > 0).then(|| steps[at].1);
                hits.extend(found.iter().map(|hit| {
                    let way = std::iter::successors(Some(step), before);
                    let way: Vec<ImportId> = way.flat_map(|at| steps[at].2.clone()).collect();
                    hit.behind(&way, 0)
                }));
            }
        }
        hits.into()
    }

    /// What a name means among the items and imports of a module that another one sees.
    fn look_in(&self, at: ModuleId, name: &'static str, from: ModuleId) -> Vec<Hit> {
        let found = &self.program.modules[at];
        let mut hits = Vec::new();
        let imports = all(&found.imports, &name).iter();
        for &import in imports.filter(|&&import| self.sees(from, import)) {
            for hit in self.follow(import).iter() {
                let length = 1;
                hits.push(Hit {
                    length,
                    ..hit.behind(&[import], 0)
                });
            }
        }
        for &id in all(&found.names, &name) {
            let item = &self.program.items[id];
            let is_public = !item.visibility.is_empty() || item.kind == Kind::Macro;
            if is_public || self.program.is_within(from, at) {
                let def = item.inside.map_or(Def::Item(id), Def::Module);
                hits.push(Hit::new(def, 1));
            }
        }
        hits
    }

    /// Whether a module sees an import: what is private is there for its module and what lies in it.
    fn sees(&self, module: ModuleId, import: ImportId) -> bool {
        let item = &self.program.items[self.program.imports[import].item];
        item.kind == Kind::Use && !item.visibility.is_empty()
            || self.program.is_within(module, item.module)
    }

    /// Whether an enum may have a variant of a name: it stands in its body.
    fn has_variant(&self, id: ItemId, name: &str) -> bool {
        let item = &self.program.items[id];
        let is_it = |at: usize| item.source.tokens[at].name() == name;
        item.kind == Kind::Type && item.inside().any(is_it)
    }

    /// Whether names behind one that means this may be found.
    pub fn leads_on(&self, def: Def) -> bool {
        let Def::Item(id) = def else { return true };
        let kind = self.program.kind(id);
        !matches!(kind, Kind::Function | Kind::Value | Kind::Macro)
    }

    /// The modules and enums whose names are in a module, itself first.
    fn reached(&self, module: ModuleId) -> Rc<[Step]> {
        let reach = || {
            let mut seen = HashSet::from([module]);
            let mut steps: Vec<Step> = vec![(Def::Module(module), 0, Vec::new())];
            let mut next = 0;
            while let Some(&(def, ..)) = steps.get(next) {
                let globs = match def {
                    Def::Module(at) => all(&self.program.modules[at].imports, &""),
                    _ => &[],
                };
                for &glob in globs.iter().filter(|&&glob| self.sees(module, glob)) {
                    for hit in self.follow(glob).iter() {
                        match hit.def {
                            Def::Module(inside) if !seen.insert(inside) => {}
                            def => steps.push((def, next, [&[glob], &hit.via[..]].concat())),
                        }
                    }
                }
                next += 1;
            }
            steps.into()
        };
        self.once(&self.known.reached, module, reach)
    }

    /// What an import brings in.
    pub fn follow(&self, import: ImportId) -> Rc<[Hit]> {
        let leaf = &self.program.imports[import];
        let item = &self.program.items[leaf.item];
        if let Some(found) = self.known.imports.borrow().get(&import) {
            return Rc::clone(found);
        }
        if !self.known.open.borrow_mut().insert(import) {
            self.known.is_cut.set(true);
            return Rc::new([]);
        }
        let answer = || {
            let mut hits = self.resolve(item.source, leaf, item.module);
            if hits.is_empty() && !self.known.is_cut.get() {
                hits.push(Hit::new(Def::Outside, 1));
            }
            self.known.open.borrow_mut().remove(&import);
            hits.into()
        };
        self.once(&self.known.imports, import, answer)
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
}
