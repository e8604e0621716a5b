//! What the names of a path may mean. They are looked up by name: the first one in the module of the path,
//! `b` in `a::b` in every module that is called `a` anywhere. All that is found counts, in whichever
//! namespace, through whichever import or glob.
use crate::crates::{all, Program};
use crate::items::{Import, ImportId, ItemId, ItemKind, ModuleId, Path};
use std::collections::{HashMap, HashSet};

/// What a name may mean.
#[derive(Default)]
pub struct Found {
    pub items: Vec<ItemId>,
    /// The imports that lead there.
    pub imports: Vec<ImportId>,
    /// Whether it may be of std, or of a crate that is not at hand.
    pub is_outside: bool,
}

/// A program whose names can be looked up.
pub struct Names<'a> {
    pub program: &'a Program,
    /// The modules and enums whose names each glob brings in.
    globs: HashMap<ImportId, Vec<ItemId>>,
}

/// A name that is looked up in a module, for a path that stands in another one.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Question {
    name: &'static str,
    module: ModuleId,
    viewer: ModuleId,
}

impl<'a> Names<'a> {
    pub fn new(program: &'a Program) -> Self {
        let globs = HashMap::new();
        let mut names = Self { program, globs };
        for (id, import) in program.imports.iter().enumerate() {
            if import.name.is_none() {
                names.globs.insert(id, names.brought_in(import));
            }
        }
        names
    }

    /// The modules and enums whose names a glob brings in.
    fn brought_in(&self, glob: &Import) -> Vec<ItemId> {
        let item = &self.program.items[glob.item];
        let mut places = self.places(item.source.crate_id, &glob.path, item.module);
        let modules = places.pop().unwrap_or_default().into_iter();
        let modules = modules.map(|module| self.program.modules[module].item);
        let types = glob.path.iter().rev().take(1);
        let types = types.flat_map(|last| all(&self.program.named, last));
        let types = types.filter(|&&id| self.program.kind(id) == ItemKind::Type);
        modules.chain(types.copied()).collect()
    }

    /// The modules that are called by a name, or by one that it is another name for.
    pub fn modules_called(&self, name: &'static str) -> Vec<ModuleId> {
        let mut names = vec![name];
        let mut modules = Vec::new();
        let mut next = 0;
        while next < names.len() {
            modules.extend(all(&self.program.modules_called, names[next]));
            for &import in all(&self.program.renamed, names[next]) {
                let other = self.program.imports[import].path.last();
                names.extend(other.filter(|other| !names.contains(other)));
            }
            next += 1;
        }
        modules
    }

    /// The modules in which the names of a path are looked up, a list per name; and those that the whole
    /// path may mean. The crate is that of the text in which the path stands.
    fn places(&self, crate_id: usize, path: &Path, viewer: ModuleId) -> Vec<Vec<ModuleId>> {
        let mut inside = vec![viewer];
        let mut places = Vec::new();
        for name in path {
            let next = match *name {
                "crate" | "$crate" | "::" => vec![self.program.crates[crate_id].root],
                "self" => inside.clone(),
                "super" => {
                    let parent = |&id: &ModuleId| self.program.modules[id].parent;
                    inside.iter().map(parent).collect()
                }
                name => self.modules_called(name),
            };
            places.push(inside);
            inside = next;
        }
        places.push(inside);
        places
    }

    /// What each name may mean of a path that stands in the text of a crate and in a module.
    pub fn path(&self, crate_id: usize, path: &Path, viewer: ModuleId) -> Vec<Found> {
        let places = self.places(crate_id, path, viewer);
        let steps = path.iter().zip(&places);
        let find = |(&name, modules): (_, &Vec<ModuleId>)| self.find(name, modules, viewer);
        steps.map(find).collect()
    }

    /// What each name of the path of an import may mean.
    pub fn import(&self, import: ImportId) -> Vec<Found> {
        let import = &self.program.imports[import];
        let item = &self.program.items[import.item];
        self.path(item.source.crate_id, &import.path, item.module)
    }

    /// Looks a name up in modules, and on through imports and globs.
    fn find(&self, name: &'static str, modules: &[ModuleId], viewer: ModuleId) -> Found {
        let mut found = Found::default();
        let question = |&module: &ModuleId| Question {
            name,
            module,
            viewer,
        };
        let mut open: Vec<Question> = modules.iter().map(question).collect();
        let mut asked = HashSet::new();
        while let Some(question) = open.pop() {
            if !asked.insert(question) {
                continue;
            }
            let module = &self.program.modules[question.module];
            if let Some(library) = self.program.library(question.name) {
                if library != module.crate_id {
                    found.items.push(self.program.root(library));
                }
            }
            for &id in all(&module.items, question.name) {
                let item = &self.program.items[id];
                let is_public = !item.visibility.is_empty() || item.kind == ItemKind::Macro;
                if is_public || self.program.is_within(question.viewer, item.module) {
                    found.items.push(id);
                }
            }
            for &import in all(&module.imports, question.name) {
                if self.sees(question.viewer, import) {
                    found.imports.push(import);
                    self.follow(import, &mut found, &mut open);
                }
            }
            let globs = module.globs.iter();
            let globs = globs.filter(|&&glob| self.sees(question.viewer, glob));
            for &id in globs.flat_map(|glob| &self.globs[glob]) {
                match self.program.items[id].inside {
                    Some(module) => open.push(Question { module, ..question }),
                    None if self.has_variant(id, question.name) => found.items.push(id),
                    None => {}
                }
            }
        }
        found
    }

    /// Asks where an import leads.
    fn follow(&self, import: ImportId, found: &mut Found, open: &mut Vec<Question>) {
        let import = &self.program.imports[import];
        let item = &self.program.items[import.item];
        let mut places = self.places(item.source.crate_id, &import.path, item.module);
        places.pop();
        let modules = places.pop().unwrap_or_default();
        let may_be_of_std = |name: &&str| self.program.of_std.contains(name);
        let mut before = import.path.iter().rev().skip(1);
        found.is_outside |= modules.is_empty() || import.is_of_std() || before.any(may_be_of_std);
        for module in modules {
            open.push(Question {
                name: import.path[import.path.len() - 1],
                module,
                viewer: item.module,
            });
        }
    }

    /// Whether a module sees an import: what is private is there for its module and what lies in it.
    fn sees(&self, viewer: ModuleId, import: ImportId) -> bool {
        let item = &self.program.items[self.program.imports[import].item];
        let is_public = item.kind == ItemKind::Use && !item.visibility.is_empty();
        is_public || self.program.is_within(viewer, item.module)
    }

    /// Whether an enum may have a variant of a name: it stands in its body.
    fn has_variant(&self, id: ItemId, name: &str) -> bool {
        let item = &self.program.items[id];
        item.inside().any(|at| item.source.name(at) == name)
    }
}
