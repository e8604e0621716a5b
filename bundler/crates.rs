//! The crates: the files of their modules, without what a `cfg` leaves out, as one list of items with
//! their owners, and one of the names that are imported.
use crate::error::Error;
use crate::features;
use crate::items::{items, leaves, ImportId, Item, ItemId, Kind, Leaf, ModuleId};
use crate::tokens::Source;
use std::collections::HashMap;
use std::ops::Range;
use std::path::{Path, PathBuf};

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
    /// What is there without being named: calls of macros, what the linker sees.
    pub unnamed: Vec<ItemId>,
}

/// Attributes of what the linker sees.
const LINKED: [&str; 4] = ["no_mangle", "export_name", "used", "global_allocator"];

/// All that was read.
#[derive(Default)]
pub struct Program {
    pub crates: Vec<Crate>,
    pub modules: Vec<Module>,
    pub items: Vec<Item>,
    pub imports: Vec<Leaf>,
    /// What a `cfg` leaves out.
    pub left_out: Vec<Item>,
    /// The names of the libraries.
    libraries: Vec<String>,
}

impl Program {
    /// Reads a solution and libraries.
    pub fn read(solution: &Path, libraries: &[Library]) -> Result<Self, Error> {
        let mut program = Self::default();
        program
            .libraries
            .extend(libraries.iter().map(|library| library.name.clone()));
        program.add_crate("crate", solution, true, Vec::new())?;
        for library in libraries {
            let is_known = |name: &str| libraries.iter().any(|library| library.name == name);
            let (root, features) = features::library(&library.path, &is_known)?;
            program.add_crate(&library.name, &root, library.is_exact, features)?;
        }
        Ok(program)
    }

    fn add_crate(
        &mut self,
        name: &str,
        path: &Path,
        is_exact: bool,
        features: Vec<String>,
    ) -> Result<(), Error> {
        let source = Source::read(path, self.crates.len())?;
        self.crates.push(Crate {
            name: name.to_string(),
            is_exact,
            root: self.modules.len(),
            source,
            features,
        });
        let folder = path.parent().unwrap_or(Path::new(""));
        self.add_module(None, source, 0..source.tokens.len(), folder, true)
    }

    /// Enters a module, a file or a part of one; the files of modules in it lie in a folder.
    fn add_module(
        &mut self,
        item: Option<ItemId>,
        source: &'static Source,
        range: Range<usize>,
        folder: &Path,
        is_file: bool,
    ) -> Result<(), Error> {
        let inside = self.modules.len();
        self.modules.push(Module {
            crate_id: source.crate_id,
            parent: item.map(|item| self.items[item].module),
            item,
            file: Some(source).filter(|_| is_file),
            ..Module::default()
        });
        if let Some(item) = item {
            self.items[item].inside = Some(inside);
        }
        self.add_items(inside, None, source, range, folder)
            .map(|_| ())
    }

    /// Enters the items in a range of tokens. Returns them.
    fn add_items(
        &mut self,
        module: ModuleId,
        owner: Option<ItemId>,
        source: &'static Source,
        range: Range<usize>,
        folder: &Path,
    ) -> Result<Range<ItemId>, Error> {
        let first = self.items.len();
        for mut item in items(source, range)? {
            (item.module, item.owner) = (module, owner);
            match self.is_there(&item) {
                true => self.items.push(item),
                false => self.left_out.push(item),
            }
        }
        let all = first..self.items.len();
        all.clone().try_for_each(|id| self.add_item(id, folder))?;
        Ok(all)
    }

    fn add_item(&mut self, id: ItemId, folder: &Path) -> Result<(), Error> {
        let item = &self.items[id];
        let (source, name, module) = (item.source, item.name(), item.module);
        let root = self.crates[source.crate_id].root;
        let is_exported = root != module && item.has_attribute(&["macro_export"]);
        let is_unnamed =
            matches!(item.kind, Kind::Call | Kind::Impl) || item.has_attribute(&LINKED);
        let kind = item.kind;
        let body = item.body.map(|body| source.inside(body));
        if !self.is_member(id) {
            for home in std::iter::once(module).chain(is_exported.then_some(root)) {
                self.modules[home].names.entry(name).or_default().push(id);
            }
            let unnamed = &mut self.modules[module].unnamed;
            unnamed.extend(is_unnamed.then_some(id));
        }
        match (kind, body) {
            (Kind::Module, Some(body)) => {
                self.add_module(Some(id), source, body, &folder.join(name), false)
            }
            (Kind::Module, None) => {
                let file = Source::read(&self.file(id, folder)?, source.crate_id)?;
                let all = 0..file.tokens.len();
                self.add_module(Some(id), file, all, &folder.join(name), true)
            }
            (Kind::Impl | Kind::Trait | Kind::Foreign, Some(body)) => {
                self.items[id].members = self.add_items(module, Some(id), source, body, folder)?;
                Ok(())
            }
            _ => self.add_imports(id),
        }
    }

    /// The file of a module.
    fn file(&self, id: ItemId, folder: &Path) -> Result<PathBuf, Error> {
        let item = &self.items[id];
        let name = item.name();
        if item.has_attribute(&["path"]) {
            return Err(item.error("the path of a module is not followed"));
        }
        let files = [format!("{name}.rs"), format!("{name}/mod.rs")].map(|file| folder.join(file));
        let message = format!("module `{name}` has no file in {}", folder.display());
        files
            .into_iter()
            .find(|file| file.is_file())
            .ok_or_else(|| item.error(&message))
    }

    /// Enters the names that a `use` or an `extern crate` imports, or an item in its blocks.
    fn add_imports(&mut self, id: ItemId) -> Result<(), Error> {
        let item = &mut self.items[id];
        let (source, start) = (item.source, self.imports.len());
        let mut found = Vec::new();
        for at in item.range.clone().filter(|&at| source.at(at) == "use") {
            match leaves(source, at + 1) {
                Some(leaves) => found.extend(leaves),
                None if item.kind == Kind::Use => return Err(item.error("this is unreadable")),
                None => {}
            }
        }
        item.imports = start..start + found.len();
        let around = &mut self.modules[item.module];
        for leaf in found {
            let import = self.imports.len();
            let name = leaf.name.map_or("", |name| source.tokens[name].name());
            around.imports.push(import);
            around.imported.entry(name).or_default().push(import);
            self.imports.push(Leaf { item: id, ..leaf });
        }
        Ok(())
    }

    /// Whether no `cfg` leaves an item out; an `extern crate` of a library is none in the bundle.
    fn is_there(&self, item: &Item) -> bool {
        let (source, at) = (item.source, item.visibility.end + 2);
        let features = &self.crates[source.crate_id].features;
        let is_off = |inside: Range<usize>| {
            source.at(inside.start) == "cfg"
                && holds(source, &mut (inside.start + 2), features) == Some(false)
        };
        let is_foreign =
            source.crate_id != 0 || self.libraries.iter().any(|it| it == source.at(at));
        let is_plain = item.kind == Kind::ExternCrate && source.at(at + 1) == ";";
        !item.attributes().any(is_off) && !(is_plain && is_foreign)
    }

    pub fn kind(&self, id: ItemId) -> Kind {
        self.items[id].kind
    }

    /// Whether an item is found by its name behind that of a type or a trait.
    pub fn is_member(&self, id: ItemId) -> bool {
        self.items[id]
            .owner
            .is_some_and(|owner| self.kind(owner) != Kind::Foreign)
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
