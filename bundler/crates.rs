//! The crates: the files of their modules, without what a `cfg` leaves out, as one list of items with
//! their owners, and one of the names that are imported.
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
    /// Whether imports from outside go that nothing names, which needs std's traits to be known.
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
    /// The names that it imports, into its module or in its blocks.
    pub imports: Range<ImportId>,
    /// The members of an impl, a trait or a foreign block.
    pub members: Range<ItemId>,
}

#[derive(Default)]
pub struct Module {
    pub crate_id: usize,
    pub parent: Option<ModuleId>,
    /// The item that it is; none for the root of a crate.
    pub item: Option<ItemId>,
    /// The file that it is, if it has one of its own.
    pub file: Option<&'static Source>,
    /// Its items by name.
    pub names: HashMap<&'static str, Vec<ItemId>>,
    /// What is imported by name, globs without one, and all. Imports of blocks are taken for the
    /// module's.
    pub imported: HashMap<&'static str, Vec<ImportId>>,
    pub imports: Vec<ImportId>,
    /// The traits that it defines.
    pub traits: Vec<ItemId>,
    /// What is there without being named: calls of macros, what the linker sees.
    pub unnamed: Vec<ItemId>,
}

/// A name that is imported.
pub struct Import {
    pub item: ItemId,
    pub module: ModuleId,
    pub leaf: Leaf,
    pub is_public: bool,
}

/// Attributes of what the linker sees.
const LINKED: [&str; 4] = ["no_mangle", "export_name", "used", "global_allocator"];

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
        program.add_crate("crate", solution, Vec::new(), true)?;
        for Library {
            name,
            path,
            is_exact,
        } in libraries
        {
            let is_known = |name: &str| libraries.iter().any(|library| library.name == name);
            let (root, features) = features::library(path, &is_known)?;
            program.add_crate(name, &root, features, *is_exact)?;
        }
        Ok(program)
    }

    fn add_crate(
        &mut self,
        name: &str,
        path: &Path,
        features: Vec<String>,
        is_exact: bool,
    ) -> Result<(), Error> {
        let crate_id = self.crates.len();
        let source = Source::read(path, crate_id)?;
        let (name, root) = (name.to_string(), self.modules.len());
        let file = Some(source);
        self.modules.push(Module {
            crate_id,
            file,
            ..Module::default()
        });
        self.crates.push(Crate {
            name,
            is_exact,
            root,
            source,
            features,
        });
        self.add_items(root, None, source, 0..source.tokens.len(), &source.folder())
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
        let all = items(source, range)?.into_iter();
        let (there, left_out): (Vec<_>, Vec<_>) = all.partition(|item| self.is_there(item));
        self.left_out.extend(left_out);
        let first = self.items.len();
        self.items.extend(there.into_iter().map(|item| Entry {
            item,
            module,
            owner,
            inside: None,
            imports: 0..0,
            members: 0..0,
        }));
        if let Some(owner) = owner {
            self.items[owner].members = first..self.items.len();
        }
        (first..self.items.len()).try_for_each(|id| self.add_item(id, folder))
    }

    fn add_item(&mut self, id: ItemId, folder: &Path) -> Result<(), Error> {
        let Entry {
            item,
            module,
            owner,
            ..
        } = &self.items[id];
        let (module, source, name, kind) = (*module, item.source, item.name(), item.kind);
        let is_member = owner.is_some_and(|owner| self.kind(owner) != Kind::Foreign);
        let root = self.crates[source.crate_id].root;
        let body = item.body.map(|body| source.inside(body));
        if !name.is_empty() && !is_member {
            let is_exported = root != module && item.has_attribute("macro_export");
            for home in std::iter::once(module).chain(is_exported.then_some(root)) {
                self.modules[home].names.entry(name).or_default().push(id);
            }
        }
        let is_linked = LINKED.iter().any(|name| item.has_attribute(name));
        match kind {
            Kind::Trait => self.modules[module].traits.push(id),
            _ if !is_member && (kind == Kind::Call || is_linked) => {
                self.modules[module].unnamed.push(id);
            }
            _ => {}
        }
        match (kind, body) {
            (Kind::Module, Some(body)) => {
                let folder = folder.join(self.path_attribute(id).unwrap_or(name));
                let inside = self.add_module(id, None);
                self.add_items(inside, None, source, body, &folder)
            }
            (Kind::Module, None) => {
                let (path, folder) = self.file(id, folder)?;
                let file = Source::read(&path, source.crate_id)?;
                let inside = self.add_module(id, Some(file));
                self.add_items(inside, None, file, 0..file.tokens.len(), &folder)
            }
            (Kind::Impl | Kind::Trait | Kind::Foreign, Some(body)) => {
                self.add_items(module, Some(id), source, body, folder)
            }
            _ => self.add_imports(id),
        }
    }

    /// Enters the names that a `use` or an `extern crate` imports, or an item in its blocks.
    fn add_imports(&mut self, id: ItemId) -> Result<(), Error> {
        let Entry { item, module, .. } = &self.items[id];
        let (module, source, kind) = (*module, item.source, item.kind);
        let (is_public, start) = (item.is_public() && kind == Kind::Use, self.imports.len());
        let first = item.visibility.end;
        let mut found = Vec::new();
        if kind == Kind::ExternCrate {
            let name = if source.at(first + 3) == "as" {
                first + 4
            } else {
                first + 2
            };
            found.push(Leaf {
                path: vec![first + 2],
                is_global: true,
                name: Some(name),
            });
        }
        for at in item.range.clone().filter(|&at| source.at(at) == "use") {
            match leaves(source, at + 1) {
                Some(leaves) => found.extend(leaves),
                None if kind == Kind::Use => {
                    return Err(source.error(at, "what this imports is unreadable"));
                }
                None => {}
            }
        }
        for leaf in found {
            let import = self.imports.len();
            let name = leaf.name.map_or("", |name| source.tokens[name].name());
            let around = &mut self.modules[module];
            around.imports.push(import);
            around.imported.entry(name).or_default().push(import);
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
        let text = item.source.at(item.attribute("path")?.start + 2);
        text.strip_prefix('"')?.strip_suffix('"')
    }

    fn add_module(&mut self, id: ItemId, file: Option<&'static Source>) -> ModuleId {
        let crate_id = self.crate_of(id);
        let (parent, item) = (Some(self.items[id].module), Some(id));
        self.modules.push(Module {
            crate_id,
            parent,
            item,
            file,
            ..Module::default()
        });
        self.items[id].inside = Some(self.modules.len() - 1);
        self.modules.len() - 1
    }

    /// The file of a module, and the folder of the files of those in it.
    fn file(&self, id: ItemId, folder: &Path) -> Result<(PathBuf, PathBuf), Error> {
        let Entry { item, module, .. } = &self.items[id];
        let (source, name) = (item.source, item.name());
        let beside = self.modules[*module]
            .file
            .map_or(folder.to_path_buf(), |_| source.folder());
        let files = match self.path_attribute(id) {
            Some(path) => vec![(
                beside.join(path),
                beside.join(Path::new(path).parent().unwrap_or(Path::new(""))),
            )],
            None => [format!("{name}.rs"), format!("{name}/mod.rs")]
                .map(|file| (folder.join(file), folder.join(name)))
                .to_vec(),
        };
        let error = |message: String| source.error(item.visibility.end, &message);
        let message = || format!("module `{name}` has no file in {}", folder.display());
        let found = files.into_iter().find(|(file, _)| file.is_file());
        let (file, folder) = found.ok_or_else(|| error(message()))?;
        let mut around = std::iter::successors(Some(*module), |&at| self.modules[at].parent);
        if around.any(|at| {
            self.modules[at]
                .file
                .is_some_and(|other| other.path == file)
        }) {
            return Err(error(format!("module `{name}` is a part of itself")));
        }
        Ok((file, folder))
    }

    /// Whether no `cfg` leaves an item out.
    fn is_there(&self, item: &Item) -> bool {
        let features = &self.crates[item.source.crate_id].features;
        let is_off = |inside: Range<usize>| {
            item.source.at(inside.start) == "cfg"
                && holds(item.source, &mut (inside.start + 2), features) == Some(false)
        };
        !item.attributes().any(is_off)
    }

    pub fn kind(&self, id: ItemId) -> Kind {
        self.items[id].item.kind
    }

    pub fn crate_of(&self, id: ItemId) -> usize {
        self.items[id].item.source.crate_id
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
    let (word, next) = (source.at(*at), *at + 1);
    *at = next;
    match source.at(next) {
        "(" => {
            let (mut part, end) = (next + 1, source.behind(next) - 1);
            let mut parts = Vec::new();
            while part < end {
                parts.push(holds(source, &mut part, features));
                // Behind the comma.
                part += 1;
            }
            *at = end + 1;
            let decides = word == "any";
            match word {
                "not" => parts.first()?.map(|holds| !holds),
                "all" | "any" if parts.contains(&Some(decides)) => Some(decides),
                "all" | "any" if !parts.contains(&None) => Some(!decides),
                _ => None,
            }
        }
        "=" => {
            *at = next + 2;
            let value = source.at(next + 1).trim_matches('"');
            (word == "feature").then(|| features.iter().any(|feature| feature == value))
        }
        _ => match word {
            "test" | "doc" | "doctest" | "miri" | "false" => Some(false),
            _ => (word == "true").then_some(true),
        },
    }
}
