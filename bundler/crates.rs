//! The crates: the files of their modules, without what a `cfg` leaves out, as one list of items with
//! their owners, and one of the names that are imported.
use crate::error::Error;
use crate::files::read;
use crate::items::{items, leaves, ImportId, Item, ItemId, Kind, Leaf, ModuleId};
use crate::tokens::Source;
use std::collections::HashMap;
use std::hash::Hash;
use std::ops::Range;
use std::path::{Path, PathBuf};

/// A library to inline, by its root file or its folder. Of one that is exact, imports from outside go that
/// nothing names.
pub struct Library {
    pub name: String,
    pub path: PathBuf,
    pub is_exact: bool,
}

/// The solution, which is crate 0, or a library, with the features that are on.
pub struct Crate {
    pub name: &'static str,
    pub is_exact: bool,
    pub root: ModuleId,
    pub source: &'static Source,
    pub features: Vec<String>,
}

/// A module: the item that it is, if it is no root, its file, if it has one, and the folder of the files
/// in it; its items and imports by name, globs without one; what acts without being named.
///
/// Imports of blocks are taken for the module's.
#[derive(Default)]
pub struct Module {
    pub crate_id: usize,
    pub parent: Option<ModuleId>,
    pub item: Option<ItemId>,
    pub file: Option<&'static Source>,
    folder: PathBuf,
    pub names: HashMap<&'static str, Vec<ItemId>>,
    pub imports: HashMap<&'static str, Vec<ImportId>>,
    pub unnamed: Vec<ItemId>,
}

/// What a map has for a key.
pub fn all<'a, K: Hash + Eq>(map: &'a HashMap<K, Vec<usize>>, key: &K) -> &'a [usize] {
    map.get(key).map_or(&[], Vec::as_slice)
}

/// Tokens of a file.
type Part = (&'static Source, Range<usize>);

/// All that was read.
#[derive(Default)]
pub struct Program {
    pub crates: Vec<Crate>,
    pub modules: Vec<Module>,
    pub items: Vec<Item>,
    pub imports: Vec<Leaf>,
}

impl Program {
    /// Reads a solution and libraries.
    pub fn read(solution: &Path, libraries: &[Library]) -> Result<Self, Error> {
        let mut program = Self::default();
        program.add_crate("crate", solution, true)?;
        for library in libraries {
            let root = library.path.join("src/lib.rs");
            let path = if root.is_file() { &root } else { &library.path };
            program.add_crate(&library.name, path, library.is_exact)?;
        }
        Ok(program)
    }

    fn add_crate(&mut self, name: &str, path: &Path, is_exact: bool) -> Result<(), Error> {
        // An exact one has no features.
        let features = if is_exact { vec![] } else { features(path)? };
        let (source, root) = (Source::read(path, self.crates.len())?, self.modules.len());
        let name = Box::leak(name.into());
        self.crates.push(Crate {
            name,
            is_exact,
            root,
            source,
            features,
        });
        let folder = path.parent().unwrap_or(Path::new("")).to_path_buf();
        self.add_module(None, Some(source), folder)
    }

    fn add_module(
        &mut self,
        item: Option<ItemId>,
        file: Option<&'static Source>,
        folder: PathBuf,
    ) -> Result<(), Error> {
        let (crate_id, module) = (self.crates.len() - 1, self.modules.len());
        let around = item.map(|id| &self.items[id]);
        let parent = around.map(|item| item.module);
        let part = around.map(|item| (item.source, item.inside()));
        let part = file.map(|file| (file, 0..file.tokens.len())).or(part);
        let new = Module {
            crate_id,
            parent,
            item,
            file,
            folder,
            ..Module::default()
        };
        self.modules.push(new);
        if let Some(item) = item {
            self.items[item].inside = Some(module);
        }
        part.map_or(Ok(()), |part| self.enter(module, None, part))
    }

    /// Enters the items of a module, of its own or of an impl or a trait.
    fn enter(&mut self, module: ModuleId, owner: Option<ItemId>, part: Part) -> Result<(), Error> {
        let first = self.items.len();
        for mut item in items(part.0, part.1)? {
            (item.module, item.owner) = (module, owner);
            let is_there = self.is_there(&item);
            item.kind = if is_there { item.kind } else { Kind::LeftOut };
            self.items.push(item);
        }
        let mut all = first..self.items.len();
        if let Some(owner) = owner {
            self.items[owner].members = all.clone();
        }
        all.try_for_each(|id| self.add_item(id))
    }

    fn add_item(&mut self, id: ItemId) -> Result<(), Error> {
        let item = &self.items[id];
        let (source, name, module, kind) = (item.source, item.name(), item.module, item.kind);
        let is_exported = item.has_attribute(&["macro_export"]);
        let is_linked =
            item.has_attribute(&["no_mangle", "export_name", "used", "global_allocator"]);
        let acts = is_linked || kind == Kind::Call;
        let (has_file, part) = (item.body.is_none(), (source, item.inside()));
        if item.owner.is_none() && kind != Kind::LeftOut {
            let root = self.crates[source.crate_id].root;
            let root = Some(root).filter(|&root| is_exported && root != module);
            for home in std::iter::once(module).chain(root) {
                self.modules[home].names.entry(name).or_default().push(id);
            }
            self.modules[module].unnamed.extend(acts.then_some(id));
        }
        match kind {
            Kind::Module => {
                let file = has_file.then(|| self.file(id)).transpose()?;
                let folder = self.modules[module].folder.join(name);
                self.add_module(Some(id), file, folder)
            }
            Kind::Impl | Kind::Trait => self.enter(module, Some(id), part),
            Kind::LeftOut => Ok(()),
            _ => self.add_imports(id),
        }
    }

    /// The file of a module.
    fn file(&self, id: ItemId) -> Result<&'static Source, Error> {
        let item = &self.items[id];
        let mut words = item.attributes().flatten();
        if words.any(|at| item.source.at(at) == "path") {
            return Err(item.error("the path of a module is not followed"));
        }
        let (name, folder) = (item.name(), &self.modules[item.module].folder);
        let files = [format!("{name}.rs"), format!("{name}/mod.rs")];
        let mut files = files.iter().map(|file| folder.join(file));
        let message = format!("module `{name}` has no file in {}", folder.display());
        let file = files.find(|file| file.is_file());
        let file = file.ok_or_else(|| item.error(&message))?;
        Source::read(&file, item.source.crate_id)
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
            around.imports.entry(name).or_default().push(import);
            self.imports.push(Leaf { item: id, ..leaf });
        }
        Ok(())
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
        self.items[id].kind
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

/// The default features of the library with a root file, and what they turn on, but for crates.
fn features(root: &Path) -> Result<Vec<String>, Error> {
    let folders = root.ancestors().skip(1).take(2);
    let mut manifests = folders.map(|folder| folder.join("Cargo.toml"));
    let manifest = manifests.find(|file| file.is_file());
    let text = manifest.map_or(Ok(String::new()), |file| read(&file))?;
    // Each entry is a list, maybe on several lines, behind comments.
    let mut tables = text.split("\n[");
    let table = tables.find_map(|table| table.strip_prefix("features]"));
    let entries = table.unwrap_or("").split(']');
    let entries = entries.filter_map(|entry| entry.split_once('='));
    let entries = entries.map(|(key, list)| {
        let key = key.lines().last().unwrap_or("").trim().trim_matches('"');
        (key, list.split('"').skip(1).step_by(2).collect())
    });
    let entries: HashMap<&str, Vec<&str>> = entries.collect();
    let (mut features, mut open) = (Vec::new(), vec!["default"]);
    while let Some(feature) = open.pop() {
        let is_new = !features.iter().any(|other| other == feature);
        if let Some(parts) = entries.get(feature).filter(|_| is_new) {
            open.extend(parts);
            features.push(feature.to_string());
        }
    }
    Ok(features)
}

/// Whether a condition holds that begins at a place, which moves behind it; none if that depends on
/// the machine or on how the judge compiles.
pub fn holds(source: &Source, at: &mut usize, features: &[String]) -> Option<bool> {
    let (word, next) = (source.at(*at), *at + 1);
    *at = next;
    match (word, source.at(next)) {
        (_, "=") => {
            *at = next + 2;
            let value = source.at(next + 1).trim_matches('"');
            (word == "feature").then(|| features.iter().any(|feature| feature == value))
        }
        (_, "(") => {
            let mut parts = Vec::new();
            *at += 1;
            while source.at(*at) != ")" {
                parts.push(holds(source, at, features));
                *at += usize::from(source.at(*at) == ",");
            }
            *at += 1;
            let decides = word == "any";
            match word {
                "not" => parts.first()?.map(|holds| !holds),
                "all" | "any" if parts.contains(&Some(decides)) => Some(decides),
                "all" | "any" if !parts.contains(&None) => Some(!decides),
                _ => None,
            }
        }
        ("test" | "doc" | "doctest" | "miri" | "false", _) => Some(false),
        _ => (word == "true").then_some(true),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_certain_decides_a_condition() {
        for (text, expected) in [
            ("test", Some(false)),
            ("true", Some(true)),
            ("target_os = \"linux\"", None),
            ("feature = \"std\"", Some(true)),
            ("not(feature = \"std\")", Some(false)),
            ("all(unix, not(test))", None),
            ("all(not(test), feature = \"std\",)", Some(true)),
            ("any(unix, not(test))", Some(true)),
            ("any(all(test, unix), feature = \"no\")", Some(false)),
            ("any()", Some(false)),
        ] {
            let source = Source::new("".as_ref(), text.to_string(), 0).expect("tokens");
            let mut at = 0;
            let found = holds(source, &mut at, &["std".to_string()]);
            assert_eq!(found, expected, "{text}");
            assert_eq!(at, source.tokens.len(), "{text}");
        }
    }
}
