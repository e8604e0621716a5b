//! The crates: the files of their modules, without what a `cfg` leaves out, as one list of items with
//! their owners, and one list of the names that are imported.
use crate::error::Error;
use crate::features;
use crate::items::{items, leaves, Item, Kind, Leaf};
use crate::tokens::Source;
use std::collections::HashMap;
use std::ops::Range;
use std::path::{Path, PathBuf};

pub type ItemId = usize;
pub type ModuleId = usize;
pub type ImportId = usize;

/// A library to inline.
pub struct Library {
    pub name: String,
    /// Its root file or its folder.
    pub path: PathBuf,
    /// Whether its imports are cut down to what is named, which needs that std's traits are known.
    pub is_exact: bool,
}

/// The solution, which is crate 0, or a library.
pub struct Crate {
    pub name: String,
    pub is_exact: bool,
    pub root: ModuleId,
    pub source: &'static Source,
    /// The features that are on.
    pub features: Vec<String>,
}

/// An item in its place.
pub struct Entry {
    pub item: Item,
    pub module: ModuleId,
    /// The impl, trait or foreign block that it is a member of.
    pub owner: Option<ItemId>,
    /// The module that it is.
    pub inside: Option<ModuleId>,
    /// The names that it imports.
    pub imports: Range<ImportId>,
    /// The members of an impl, a trait or a foreign block.
    pub members: Range<ItemId>,
}

pub struct Module {
    pub crate_id: usize,
    pub parent: Option<ModuleId>,
    /// The item that it is; none for the root of a crate.
    pub item: Option<ItemId>,
    /// The file that it is, if it has one of its own.
    pub file: Option<&'static Source>,
    /// What has a name in it: items, and names that are imported.
    pub names: HashMap<&'static str, (Vec<ItemId>, Vec<ImportId>)>,
    pub globs: Vec<ImportId>,
    /// All that is imported.
    pub imports: Vec<ImportId>,
    /// The traits that it defines.
    pub traits: Vec<ItemId>,
}

/// A name that is imported into a module.
pub struct Import {
    pub item: ItemId,
    pub module: ModuleId,
    pub leaf: Leaf,
    pub is_public: bool,
}

/// All that was read.
#[derive(Default)]
pub struct Program {
    pub crates: Vec<Crate>,
    pub modules: Vec<Module>,
    pub items: Vec<Entry>,
    pub imports: Vec<Import>,
    /// What a `cfg` leaves out.
    pub left_out: Vec<Item>,
}

impl Program {
    /// Reads a solution and libraries.
    pub fn read(solution: &Path, libraries: &[Library]) -> Result<Self, Error> {
        let mut program = Self::default();
        program.add_crate("crate", solution.to_path_buf(), Vec::new(), true)?;
        for library in libraries {
            let is_known = |name: &str| libraries.iter().any(|library| library.name == name);
            let (root, features) = features::library(&library.path, &is_known)?;
            program.add_crate(&library.name, root, features, library.is_exact)?;
        }
        Ok(program)
    }

    fn add_crate(
        &mut self,
        name: &str,
        path: PathBuf,
        features: Vec<String>,
        is_exact: bool,
    ) -> Result<(), Error> {
        let crate_id = self.crates.len();
        let source = Source::read(&path, crate_id)?;
        let root = self.add_module(crate_id, None, None, Some(source));
        self.crates.push(Crate {
            name: name.to_string(),
            is_exact,
            root,
            source,
            features,
        });
        let folder = path.parent().unwrap_or(Path::new("")).to_path_buf();
        self.add_items(root, None, source, 0..source.tokens.len(), &folder)?;
        Ok(())
    }

    fn add_module(
        &mut self,
        crate_id: usize,
        parent: Option<ModuleId>,
        item: Option<ItemId>,
        file: Option<&'static Source>,
    ) -> ModuleId {
        self.modules.push(Module {
            crate_id,
            parent,
            item,
            file,
            names: HashMap::new(),
            globs: Vec::new(),
            imports: Vec::new(),
            traits: Vec::new(),
        });
        self.modules.len() - 1
    }

    /// Enters the items in a range of tokens; the files of modules among them lie in `folder`.
    fn add_items(
        &mut self,
        module: ModuleId,
        owner: Option<ItemId>,
        source: &'static Source,
        range: Range<usize>,
        folder: &Path,
    ) -> Result<(), Error> {
        let first = self.items.len();
        for item in items(source, range)? {
            if !self.is_there(&item) {
                self.left_out.push(item);
                continue;
            }
            self.items.push(Entry {
                item,
                module,
                owner,
                inside: None,
                imports: 0..0,
                members: 0..0,
            });
        }
        if let Some(owner) = owner {
            self.items[owner].members = first..self.items.len();
        }
        for id in first..self.items.len() {
            self.add_item(id, folder)?;
        }
        Ok(())
    }

    fn add_item(&mut self, id: ItemId, folder: &Path) -> Result<(), Error> {
        let Entry {
            item,
            module,
            owner,
            ..
        } = &self.items[id];
        let (module, source, kind, body) = (*module, item.source, item.kind, item.body);
        let is_member = owner.is_some_and(|owner| self.items[owner].item.kind != Kind::Foreign);
        match kind {
            Kind::Use | Kind::ExternCrate => return self.add_imports(id),
            Kind::Trait => self.modules[module].traits.push(id),
            _ => {}
        }
        let name = self.items[id].item.name();
        if !name.is_empty() && !is_member {
            self.modules[module]
                .names
                .entry(name)
                .or_default()
                .0
                .push(id);
            let root = self.crates[source.crate_id].root;
            if root != module && self.items[id].item.has_attribute("macro_export") {
                self.modules[root].names.entry(name).or_default().0.push(id);
            }
        }
        match (kind, body) {
            (Kind::Module, Some(body)) => {
                let inside = self.add_module(source.crate_id, Some(module), Some(id), None);
                self.items[id].inside = Some(inside);
                let path = self.path_attribute(id).unwrap_or(name);
                self.add_items(
                    inside,
                    None,
                    source,
                    source.inside(body),
                    &folder.join(path),
                )
            }
            (Kind::Module, None) => self.add_file(id, folder),
            (Kind::Impl | Kind::Trait | Kind::Foreign, Some(body)) => {
                self.add_items(module, Some(id), source, source.inside(body), folder)
            }
            _ => Ok(()),
        }
    }

    /// Enters the names that a `use` or an `extern crate` imports.
    fn add_imports(&mut self, id: ItemId) -> Result<(), Error> {
        let Entry { item, module, .. } = &self.items[id];
        let (module, source) = (*module, item.source);
        let first = item.visibility.end + 1;
        let found = if item.kind == Kind::Use {
            leaves(source, first)
        } else {
            let name = if source.at(first + 2) == "as" {
                first + 3
            } else {
                first + 1
            };
            Some(vec![Leaf {
                path: vec![first + 1],
                is_global: true,
                name: Some(name),
            }])
        };
        let found = found.ok_or_else(|| source.error(first, "this cannot be imported"))?;
        let (is_public, start) = (item.is_public(), self.imports.len());
        for leaf in found {
            let import = self.imports.len();
            let names = &mut self.modules[module];
            names.imports.push(import);
            match leaf.name {
                Some(name) => {
                    let name = names.names.entry(source.tokens[name].name()).or_default();
                    name.1.push(import);
                }
                None => names.globs.push(import),
            }
            self.imports.push(Import {
                item: id,
                module,
                leaf,
                is_public,
            });
        }
        self.items[id].imports = start..self.imports.len();
        Ok(())
    }

    /// The text in `#[path = ".."]`.
    fn path_attribute(&self, id: ItemId) -> Option<&'static str> {
        let item = &self.items[id].item;
        let inside = item.attribute("path")?;
        let text = item.source.at(inside.start + 2);
        text.strip_prefix('"')?.strip_suffix('"')
    }

    /// Reads the file of a module.
    fn add_file(&mut self, id: ItemId, folder: &Path) -> Result<(), Error> {
        let Entry { item, module, .. } = &self.items[id];
        let (source, name, parent) = (item.source, item.name(), *module);
        let beside = source.path.parent().unwrap_or(Path::new(""));
        let given = self
            .path_attribute(id)
            .map(|path| match self.modules[parent].file {
                Some(_) => beside.join(path),
                None => folder.join(path),
            });
        let is_given = given.is_some();
        let nested = folder.join(name).join("mod.rs");
        let candidates = given
            .into_iter()
            .chain([folder.join(format!("{name}.rs")), nested]);
        let mut candidates = candidates.take(if is_given { 1 } else { 2 });
        let Some(path) = candidates.find(|path| path.is_file()) else {
            let message = format!("module `{name}` has no file in {}", folder.display());
            return Err(source.error(item.name.unwrap_or(0), &message));
        };
        let mut around = Some(parent);
        while let Some(module) = around {
            let file = self.modules[module].file;
            if file.is_some_and(|file| file.path == path) {
                return Err(source.error(item.name.unwrap_or(0), "this module is a part of itself"));
            }
            around = self.modules[module].parent;
        }
        // `#![cfg(..)]` in the file leaves the module out, too.
        let file = Source::read(&path, source.crate_id)?;
        let inside = self.add_module(source.crate_id, Some(parent), Some(id), Some(file));
        self.items[id].inside = Some(inside);
        let is_flat = !is_given && path.file_name().is_some_and(|file| file != "mod.rs");
        let own = path.parent().unwrap_or(Path::new(""));
        let folder = if is_flat {
            own.join(name)
        } else {
            own.to_path_buf()
        };
        self.add_items(inside, None, file, 0..file.tokens.len(), &folder)
    }

    /// Whether no `cfg` leaves an item out.
    fn is_there(&self, item: &Item) -> bool {
        let features = &self.crates[item.source.crate_id].features;
        let is_off = |inside: &Range<usize>| {
            item.source.at(inside.start) == "cfg"
                && holds(item.source, &mut (inside.start + 2), features) == Some(false)
        };
        !item.attributes().any(|inside| is_off(&inside))
    }

    pub fn kind(&self, id: ItemId) -> Kind {
        self.items[id].item.kind
    }

    /// The crate of an item.
    pub fn crate_of(&self, id: ItemId) -> usize {
        self.modules[self.items[id].module].crate_id
    }

    /// Whether a module is another one or lies in it.
    pub fn is_within(&self, module: ModuleId, other: ModuleId) -> bool {
        let mut around = std::iter::successors(Some(module), |&at| self.modules[at].parent);
        around.any(|module| module == other)
    }

    /// The library of a name.
    pub fn library(&self, name: &str) -> Option<usize> {
        (1..self.crates.len()).find(|&library| self.crates[library].name == name)
    }
}

/// Whether a condition holds that begins at a place, which moves behind it; none if that depends on
/// the machine or on how the judge compiles.
pub fn holds(source: &Source, at: &mut usize, features: &[String]) -> Option<bool> {
    let (word, open) = (source.at(*at), *at + 1);
    *at = open;
    match word {
        "not" | "all" | "any" if source.at(open) == "(" => {
            let inside = source.inside(open);
            let mut part = inside.start;
            let mut parts = Vec::new();
            while part < inside.end {
                parts.push(holds(source, &mut part, features));
                // Behind the comma.
                part += 1;
            }
            *at = inside.end + 1;
            let decides = word == "any";
            match word {
                "not" => parts.first().copied().flatten().map(|holds| !holds),
                _ if parts.contains(&Some(decides)) => Some(decides),
                _ if parts.contains(&None) => None,
                _ => Some(!decides),
            }
        }
        "feature" => {
            *at = open + 2;
            let name = source.at(open + 1).trim_matches('"');
            Some(features.iter().any(|feature| feature == name))
        }
        _ => {
            if source.at(open) == "=" {
                *at = open + 2;
            }
            let is_known = matches!(word, "test" | "doc" | "doctest" | "miri" | "false");
            (is_known || word == "true").then_some(word == "true")
        }
    }
}
