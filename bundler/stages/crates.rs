//! The crates: the files of their modules, without what a `cfg` leaves out, as one list of items with
//! their owners, and one of the names that are imported.
use super::items::{
    add_imports, branches, items, Import, ImportId, Item, ItemId, ItemKind, ModuleId,
};
use super::tokens::Source;
use super::Text;
use crate::error::Result;
use crate::files::read;
use std::collections::{BTreeMap, HashMap};
use std::ops::Range;
use std::path::PathBuf;

/// A library to inline.
#[derive(Clone, Default)]
pub struct Library {
    pub name: String,
    /// Its root file.
    pub path: PathBuf,
    /// Whether it is our own: nothing of it is bundled that the program does not need.
    pub is_exact: bool,
    /// The features that are on.
    pub features: Vec<String>,
    /// The edition that it is written in, if that is known.
    pub edition: Option<String>,
}

/// A module. Imports in blocks count as the module's.
#[derive(Default)]
pub struct Module {
    /// Its file, if it has one of its own.
    pub file: Option<&'static Source>,
    /// Where the files of the modules in it are.
    folder: PathBuf,
    /// Its items by name, those without one by an empty text.
    pub items: HashMap<&'static str, Vec<ItemId>>,
    /// Its imports by name, globs by an empty text.
    pub imports: HashMap<&'static str, Vec<ImportId>>,
}

/// Returns what a map has under a name.
pub fn all<'a>(map: &'a HashMap<&'static str, Vec<usize>>, name: &str) -> &'a [usize] {
    map.get(name).map_or(&[], |found| found)
}

/// All that was read.
#[derive(Default)]
pub struct Program {
    /// The libraries; the first one is the solution.
    pub crates: Vec<&'static Library>,
    /// The root of each.
    pub roots: Vec<ModuleId>,
    /// The modules, by the items that they are.
    pub modules: BTreeMap<ModuleId, Module>,
    pub items: Vec<Item>,
    pub imports: Vec<Import>,
    /// The imports that rename something, by the new name: `use a as b` by `b`.
    pub renamed: HashMap<&'static str, Vec<ImportId>>,
    /// All items by name, members among them.
    pub named: HashMap<&'static str, Vec<ItemId>>,
    /// The files, by their numbers.
    pub sources: Vec<&'static Source>,
}

impl Program {
    /// Reads a solution and libraries.
    pub fn read(solution: Text, libraries: &[Library]) -> Result<Self> {
        let mut program = Self::default();
        let own = Library {
            name: "crate".to_string(),
            is_exact: true,
            ..Library::default()
        };
        program.add_crate(&own, solution)?;
        for library in libraries {
            let path = library.path.clone();
            let text = read(&path)?;
            program.add_crate(library, Text { path, text })?;
        }
        Ok(program)
    }

    /// Adds a library, or the solution, with all that is in its root file.
    fn add_crate(&mut self, library: &Library, file: Text) -> Result<()> {
        let folder = file.path.with_file_name("");
        let source = self.add_file(self.crates.len(), file)?;
        let root = self.items.len();
        self.crates.push(Box::leak(Box::new(library.clone())));
        self.roots.push(root);
        let all = 0..source.tokens.len();
        self.items.push(Item {
            module: root,
            ..Item::new(ItemKind::Module, source, all)
        });
        self.add_module(root, Some(source), folder)
    }

    fn add_file(&mut self, crate_id: usize, file: Text) -> Result<&'static Source> {
        let source = Source::new(self.sources.len(), crate_id, file)?;
        self.sources.push(source);
        Ok(source)
    }

    /// Adds the module that an item is, with all that is in it.
    fn add_module(
        &mut self,
        id: ModuleId,
        file: Option<&'static Source>,
        folder: PathBuf,
    ) -> Result<()> {
        let module = self.modules.entry(id).or_default();
        module.file = file;
        module.folder = folder;
        let item = &self.items[id];
        let (source, range) = match file {
            Some(file) => (file, 0..file.tokens.len()),
            None => (item.source, item.body_tokens()),
        };
        self.add_items(source, range, id, None).map(|_| ())
    }

    /// Adds the items in a range of tokens, with all that is in them. Returns where they are in the list.
    fn add_items(
        &mut self,
        source: &'static Source,
        range: Range<usize>,
        module: ModuleId,
        owner: Option<ItemId>,
    ) -> Result<Range<ItemId>> {
        // First all are numbered, so that the items of one body are a range; then what is in them is added.
        let first = self.items.len();
        for mut item in items(source, range)? {
            item.module = module;
            item.owner = owner;
            self.items.push(item);
        }
        let added = first..self.items.len();
        for id in added.clone() {
            self.add_item(id)?;
        }
        Ok(added)
    }

    /// Enters an item, and adds what is in it.
    fn add_item(&mut self, id: ItemId) -> Result<()> {
        if self.is_left_out(id) {
            self.items[id].kind = ItemKind::LeftOut;
            return Ok(());
        }
        let item = &self.items[id];
        let (name, source, module) = (item.name(), item.source, item.module);
        let root = self.roots[source.crate_id];
        self.named.entry(name).or_default().push(id);
        if item.owner.is_none() {
            // A path to an exported macro begins in the root.
            let home = if item.is_exported() { root } else { module };
            let home = self.modules.entry(home).or_default();
            home.items.entry(name).or_default().push(id);
        }
        match item.kind {
            ItemKind::Module => {
                let folder = self.modules[&module].folder.join(name);
                let mut file = None;
                if item.body.is_none() {
                    let path = self.path(id)?;
                    let text = read(&path)?;
                    file = Some(self.add_file(source.crate_id, Text { path, text })?);
                }
                self.add_module(id, file, folder)
            }
            ItemKind::Impl | ItemKind::Trait => {
                let inside = item.body_tokens();
                self.items[id].members = self.add_items(source, inside, module, Some(id))?;
                Ok(())
            }
            _ => self.enter_imports(id),
        }
    }

    /// Returns the path of the file of a module: `a.rs` or `a/mod.rs` for `mod a;`.
    fn path(&self, id: ItemId) -> Result<PathBuf> {
        let item = &self.items[id];
        if item.has_attribute(&["path"]) {
            return Err(item.error("the path of a module is not followed"));
        }
        let name = item.name();
        let folder = &self.modules[&item.module].folder;
        let file = folder.join(format!("{name}.rs"));
        let message = format!(
            "module `{name}` has no file, neither {} nor {name}/mod.rs",
            file.display()
        );
        let mut files = [file, folder.join(name).join("mod.rs")].into_iter();
        let found = files.find(|file| file.is_file());
        found.ok_or_else(|| item.error(&message))
    }

    /// Enters what a `use` imports, or what another item imports in its blocks.
    fn enter_imports(&mut self, id: ItemId) -> Result<()> {
        let first = self.imports.len();
        let item = &self.items[id];
        let source = item.source;
        // The word that comes before what is imported: `use a`, `extern crate a`.
        let word = match item.kind {
            ItemKind::ExternCrate => "crate",
            _ => "use",
        };
        for at in item.range.clone().filter(|&at| source.at(at) == word) {
            let import = Import {
                item: id,
                block: source.around(at).map_or(0..0, |open| source.inside(open)),
                first: at + 1,
                path: Vec::new(),
                name: "",
            };
            add_imports(source, at + 1, import, &mut self.imports);
        }
        let added = first..self.imports.len();
        if item.kind == ItemKind::Use && added.is_empty() {
            return Err(item.error("this is unreadable"));
        }
        let module = self.modules.entry(item.module).or_default();
        for id in added.clone() {
            let Import { path, name, .. } = &self.imports[id];
            module.imports.entry(name).or_default().push(id);
            if path.last() != Some(name) {
                self.renamed.entry(name).or_default().push(id);
            }
        }
        self.items[id].imports = added;
        Ok(())
    }

    /// Whether a `cfg` leaves an item out.
    fn is_left_out(&self, id: ItemId) -> bool {
        let item = &self.items[id];
        let source = item.source;
        let features = &self.crates[source.crate_id].features;
        item.attributes().any(|at| {
            let is_condition = source.at(at) == "cfg" && source.before(at, 1) == "[";
            is_condition && holds(source, at + 2, features) == Some(false)
        })
    }

    pub fn kind(&self, id: ItemId) -> ItemKind {
        self.items[id].kind
    }

    /// Whether a module is another one or lies in it.
    pub fn is_within(&self, mut module: ModuleId, other: ModuleId) -> bool {
        while module != other && self.items[module].module != module {
            module = self.items[module].module;
        }
        module == other
    }

    /// Returns the root of the library with a name.
    pub fn library(&self, name: &str) -> Option<ModuleId> {
        let mut ids = 1..self.crates.len();
        let id = ids.find(|&id| self.crates[id].name == name)?;
        Some(self.roots[id])
    }
}

/// Whether the condition of a `cfg` that begins at a place holds: `not(feature = "a")`. `None` if that depends on the
/// machine or on how the judge compiles.
pub fn holds(source: &Source, at: usize, features: &[String]) -> Option<bool> {
    let word = source.at(at);
    let mark = at + 1;
    let mut parts = Vec::new();
    for part in branches(source, mark) {
        parts.push(holds(source, part.start, features));
    }
    // One part decides the whole, if it holds in `any`, or if it does not hold in `all`.
    let decisive = Some(word == "any");
    match word {
        "feature" => {
            let name = source.at(mark + 1).trim_matches('"');
            Some(features.iter().any(|feature| feature == name))
        }
        "not" => parts.first()?.map(|holds| !holds),
        "all" | "any" if parts.contains(&decisive) => decisive,
        "all" | "any" if !parts.contains(&None) => Some(word == "all"),
        "true" => Some(true),
        "test" | "doc" | "doctest" | "miri" | "false" => Some(false),
        _ => None,
    }
}
