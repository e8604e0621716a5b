//! What the names of a path may mean. They are looked up by name: the first one in the module of the path,
//! `b` in `a::b` in every module that is called `a` anywhere. All that is found counts, in whichever
//! namespace, through whichever import or glob.
use super::crates::{all, Program};
use super::items::{begins_with_std, Import, ImportId, ItemId, ItemKind, ModuleId, Path};
use std::collections::HashSet;

/// What a name may mean, with what leads there.
#[derive(Default)]
pub struct Found {
    /// The items of that name: `f` for `fn f()`, also through an import and through a glob.
    pub items: Vec<ItemId>,
    /// The imports of that name on the way there: `use a::f`, `use a::g as f`.
    pub imports: Vec<ImportId>,
    /// The globs that may lead there: each `use a::*` of a module where the name is looked up, unless that module
    /// defines the name.
    pub globs: Vec<ImportId>,
}

/// Whether a name leads to a module of its own crate: `crate`, `self`, the `::` that begins a path, but not `a`.
pub fn leads_to_own_module(name: &str) -> bool {
    matches!(name, "crate" | "$crate" | "self" | "super" | "::")
}

/// A name, the module in which it is looked up, and the viewer, which is the module where the path is written: for a
/// path `a::f` that is written in a module `b`, `f` is looked up in `a` for `b`. What is private to `a` is then not
/// meant.
type Question = (&'static str, ModuleId, ModuleId);

impl Program {
    /// Returns the modules and the enums that a glob brings names from: the module `a`, and each type `a`, for
    /// `use a::*`.
    pub fn brought_in(&self, glob: &Import) -> Vec<ItemId> {
        let mut found = self.places_of(glob).pop().unwrap_or_default();
        let name = glob.path.last().copied().unwrap_or_default();
        let types = all(&self.named, name).iter().copied();
        found.extend(types.filter(|&id| self.kind(id) == ItemKind::Type));
        found
    }

    /// Returns a name and those that imports rename to it: `a` and `b` for `a`, if there is `use b as a`.
    fn names_for(&self, name: &'static str) -> Vec<&'static str> {
        let mut names = vec![name];
        let mut next = 0;
        while next < names.len() {
            for &import in all(&self.renamed, names[next]) {
                let other = self.imports[import].path.last();
                names.extend(other.filter(|other| !names.contains(other)));
            }
            next += 1;
        }
        names
    }

    /// Returns the items that have a name, or one that an import renames to it.
    pub fn items_called(&self, name: &'static str) -> Vec<ItemId> {
        let names = self.names_for(name).into_iter();
        names
            .flat_map(|name| all(&self.named, name))
            .copied()
            .collect()
    }

    /// Returns the modules that have a name, or one that an import renames to it.
    fn modules_called(&self, name: &'static str) -> Vec<ModuleId> {
        let mut modules = Vec::new();
        for name in self.names_for(name) {
            modules.extend(self.library(name));
            let items = all(&self.named, name).iter().copied();
            modules.extend(items.filter(|&id| self.kind(id) == ItemKind::Module));
            if leads_to_own_module(name) {
                // `use crate as root`
                modules.extend(self.modules.keys());
            }
        }
        modules
    }

    /// Returns the modules in which each name of a path is looked up, and last the modules that the whole path may
    /// mean: for `a::f` the viewer, the modules called `a`, the modules called `f`. The crate is that of the text that
    /// has the path: `crate` leads to its root.
    pub fn places(&self, crate_id: usize, path: &Path, viewer: ModuleId) -> Vec<Vec<ModuleId>> {
        let mut places = vec![vec![viewer]];
        for (index, name) in path.iter().enumerate() {
            let inside = &places[index];
            let next = match *name {
                "crate" | "$crate" | "::" => vec![self.roots[crate_id]],
                "self" => inside.clone(),
                "super" => inside.iter().map(|&id| self.items[id].module).collect(),
                name => self.modules_called(name),
            };
            places.push(next);
        }
        places
    }

    /// Returns the modules in which each name of the path of an import is looked up, and last those that the whole
    /// path may mean.
    fn places_of(&self, import: &Import) -> Vec<Vec<ModuleId>> {
        let item = &self.items[import.item];
        self.places(item.source.crate_id, &import.path, item.module)
    }

    /// Returns what each name of a path may mean. The path is in the text of a crate and in a module.
    pub fn look_up(&self, crate_id: usize, path: &Path, viewer: ModuleId) -> Vec<Found> {
        let places = self.places(crate_id, path, viewer);
        path.iter()
            .zip(&places)
            .map(|(name, modules)| self.find(name, modules, viewer))
            .collect()
    }

    /// Returns what each name of the path of an import may mean.
    pub fn look_up_import(&self, import: ImportId) -> Vec<Found> {
        let import = &self.imports[import];
        let item = &self.items[import.item];
        self.look_up(item.source.crate_id, &import.path, item.module)
    }

    /// Looks a name up in modules, and on through imports and globs.
    pub fn find(&self, name: &'static str, modules: &[ModuleId], viewer: ModuleId) -> Found {
        let mut found = Found::default();
        let question = |&module| (name, module, viewer);
        let mut open: Vec<Question> = modules.iter().map(question).collect();
        let mut asked = HashSet::new();
        while let Some((name, module_id, viewer)) = open.pop() {
            if leads_to_own_module(name) || !asked.insert((name, module_id, viewer)) {
                continue;
            }
            let module = &self.modules[&module_id];
            found.items.extend(self.library(name));
            for &id in all(&module.items, name) {
                let item = &self.items[id];
                let is_public = !item.visibility.is_empty() || item.kind == ItemKind::Macro;
                if is_public || self.is_within(viewer, item.module) {
                    found.items.push(id);
                }
            }
            for &import in all(&module.imports, name) {
                if self.sees(viewer, import) {
                    found.imports.push(import);
                    open.extend(self.follow(import));
                }
            }
            for &glob in all(&module.imports, "") {
                if !self.sees(viewer, glob) {
                    continue;
                }
                if !self.defines(module_id, name) {
                    found.globs.push(glob);
                }
                for id in self.brought_in(&self.imports[glob]) {
                    let item = &self.items[id];
                    let mut inside = item.body_tokens();
                    if item.kind == ItemKind::Module {
                        open.push((name, id, viewer));
                    } else if inside.any(|at| item.source.name(at) == name) {
                        // An enum, with a variant of the name.
                        found.items.push(id);
                    }
                }
            }
        }
        found
    }

    /// Whether a module itself has a name: as an item, or as an import. An import in a block or through a glob is not
    /// meant.
    pub fn defines(&self, module: ModuleId, name: &str) -> bool {
        let module = &self.modules[&module];
        let mut imports = all(&module.imports, name).iter();
        module.items.contains_key(name)
            || imports.any(|&id| self.items[self.imports[id].item].is_import())
    }

    /// Whether something is imported from std on the way to what was found.
    pub fn imports_std(&self, found: &Found) -> bool {
        let mut imports = found.imports.iter();
        imports.any(|&id| begins_with_std(&self.imports[id].path))
    }

    /// Whether an import or a glob on the way of a path may lead to std. Those in `asked` are not followed again.
    pub fn may_be_of_std(&self, steps: &[Found], asked: &mut HashSet<ImportId>) -> bool {
        let passed = |found: &Found| [&found.imports[..], &found.globs].concat();
        steps.iter().flat_map(passed).any(|id| {
            let is_of_std = begins_with_std(&self.imports[id].path);
            is_of_std || asked.insert(id) && self.may_be_of_std(&self.look_up_import(id), asked)
        })
    }

    /// Returns where an import leads: the last name of its path, in the modules where that is looked up.
    pub fn follow(&self, import: ImportId) -> Vec<Question> {
        let import = &self.imports[import];
        let item = &self.items[import.item];
        let last = import.path.len() - 1;
        let question = |&module| (import.path[last], module, item.module);
        self.places_of(import)[last].iter().map(question).collect()
    }

    /// Whether a module sees an import. A private one is seen by its own module and by the modules in that.
    fn sees(&self, viewer: ModuleId, import: ImportId) -> bool {
        let item = &self.items[self.imports[import].item];
        let is_public = item.is_import() && !item.visibility.is_empty();
        is_public || self.is_within(viewer, item.module)
    }
}
