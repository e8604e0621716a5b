//! Stage 3: the crates as trees of modules. Reads the files of modules; leaves out what is for tests.
use crate::items::{self, Item, Kind, Leaf, Tree, Visibility};
use crate::source::{Error, Source};
use crate::uses::names_deref;
use std::collections::HashMap;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::rc::Rc;

/// The index of a crate; crate 0 is the solution.
pub type CrateId = usize;
/// The index of a module.
pub type ModuleId = usize;
/// The index of an item.
pub type ItemId = usize;
/// The index of a name that a `use` brings in.
pub type ImportId = usize;

/// A crate: the solution or a library.
#[derive(Clone, Default)]
pub struct Crate {
    /// Its name.
    pub name: String,
    /// Its root module.
    pub root: ModuleId,
}

/// A module, or a block that holds items.
#[derive(Clone)]
pub struct Module {
    /// Its crate.
    pub crate_id: CrateId,
    /// The module around it.
    pub parent: Option<ModuleId>,
    /// The `mod` that it is the inside of; a root and a block have none.
    pub item: Option<ItemId>,
    /// Whether it is a block: names that it does not have are looked up around it.
    pub is_block: bool,
    /// Where its text is.
    pub source: Rc<Source>,
    /// The tokens of its inside.
    pub range: Range<usize>,
    /// Its items in order.
    pub items: Vec<ItemId>,
    /// Those of them that are macro calls: what they define is not known.
    pub calls: Vec<ItemId>,
    /// Its items by name.
    pub names: HashMap<String, Vec<ItemId>>,
    /// Its items that are there for tests only, as tokens.
    pub tests: Vec<Range<usize>>,
    /// The names that are imported into it, globs under `*`.
    pub imports: HashMap<String, Vec<ImportId>>,
}

/// An item in its place.
#[derive(Clone)]
pub struct Entry {
    /// The item.
    pub item: Item,
    /// Where its text is.
    pub source: Rc<Source>,
    /// The module that it stands in.
    pub module: ModuleId,
    /// The impl or trait that it is a part of.
    pub owner: Option<ItemId>,
    /// The parts of an impl or a trait, the functions of a foreign block.
    pub members: Vec<ItemId>,
    /// The inside of a module.
    pub inside: Option<ModuleId>,
    /// The imports and the tree of a `use`.
    pub imports: Vec<ImportId>,
    /// The tree of a `use`.
    pub tree: Option<Tree>,
    /// The variants of an enum.
    pub variants: Vec<String>,
    /// The fields of a struct; those without a name by their numbers.
    pub fields: Vec<String>,
}

impl Entry {
    fn new(item: Item, source: &Rc<Source>, module: ModuleId, owner: Option<ItemId>) -> Self {
        Self {
            variants: variants(source, &item),
            fields: fields(source, &item),
            item,
            source: Rc::clone(source),
            module,
            owner,
            members: Vec::new(),
            inside: None,
            imports: Vec::new(),
            tree: None,
        }
    }
}

/// A name that a `use` brings in.
#[derive(Clone)]
pub struct Import {
    /// The module that has it.
    pub module: ModuleId,
    /// The `use`.
    pub item: ItemId,
    /// The path and the name.
    pub leaf: Leaf,
}

/// All that was read.
#[derive(Clone, Default)]
pub struct Program {
    /// The solution and the libraries.
    pub crates: Vec<Crate>,
    /// The modules of all crates.
    pub modules: Vec<Module>,
    /// The items of all modules.
    pub items: Vec<Entry>,
    /// The imports of all modules.
    pub imports: Vec<Import>,
    /// The macros of each crate, by name, in order: a macro has textual scope too.
    pub macros: HashMap<(CrateId, String), Vec<ItemId>>,
    /// Whether a trait stands on `Deref`.
    pub dereferencing: bool,
    /// The members of types outside of traits, by type and name.
    pub inherent: HashMap<(ItemId, String), Option<ItemId>>,
}

/// Where the files of a module's modules are.
struct Place<'a> {
    /// The folder of `mod name;`.
    folder: PathBuf,
    /// The files on the way here, against circles.
    files: &'a mut Vec<PathBuf>,
}

impl Program {
    /// Adds the library whose root is the file at `path`.
    ///
    /// # Errors
    /// If a file of it cannot be read or has no items where items must be.
    pub fn add_library(&mut self, name: &str, path: &Path) -> Result<(), Error> {
        self.add_text(name, &Rc::new(Source::read(path)?))
    }

    /// Adds the library whose root is `source`.
    ///
    /// # Errors
    /// If another file of it cannot be read or there are no items where items must be.
    pub fn add_text(&mut self, name: &str, source: &Rc<Source>) -> Result<(), Error> {
        let crate_id = self.crates.len().max(1);
        self.crates.resize_with(crate_id + 1, Crate::default);
        self.crates[crate_id].name = name.to_string();
        self.load(crate_id, source)
    }

    /// The program of the solution in the file at `path`, with the libraries that were added.
    ///
    /// # Errors
    /// As for a library.
    pub fn with_solution(&self, path: &Path) -> Result<Self, Error> {
        let mut program = self.clone();
        program.load(0, &Rc::new(Source::read(path)?))?;
        Ok(program)
    }

    fn load(&mut self, crate_id: CrateId, source: &Rc<Source>) -> Result<(), Error> {
        self.crates[crate_id].root = self.modules.len();
        let folder = source.path.parent().unwrap_or(Path::new("")).to_path_buf();
        let mut files = vec![source.path.clone()];
        let mut place = Place {
            folder,
            files: &mut files,
        };
        let range = 0..source.tokens.len();
        self.add_module(source, range, crate_id, None, &mut place)?;
        Ok(())
    }

    fn add_module(
        &mut self,
        source: &Rc<Source>,
        range: Range<usize>,
        crate_id: CrateId,
        parent: Option<ModuleId>,
        place: &mut Place,
    ) -> Result<ModuleId, Error> {
        let id = self.empty_module(source, range.clone(), crate_id, parent);
        for item in items::items(source, range)? {
            if items::is_test(source, item.tokens.start) {
                self.modules[id].tests.push(item.tokens);
            } else {
                self.add_item(id, source, &item, Some(place))?;
            }
        }
        Ok(id)
    }

    fn empty_module(
        &mut self,
        source: &Rc<Source>,
        range: Range<usize>,
        crate_id: CrateId,
        parent: Option<ModuleId>,
    ) -> ModuleId {
        self.modules.push(Module {
            crate_id,
            parent,
            item: None,
            is_block: false,
            source: Rc::clone(source),
            range,
            items: Vec::new(),
            calls: Vec::new(),
            tests: Vec::new(),
            names: HashMap::new(),
            imports: HashMap::new(),
        });
        self.modules.len() - 1
    }

    /// Adds a block with the items that were found in it.
    ///
    /// # Errors
    /// If one of the items is broken.
    pub fn add_block(
        &mut self,
        parent: ModuleId,
        source: &Rc<Source>,
        range: Range<usize>,
        items: Vec<Item>,
    ) -> Result<ModuleId, Error> {
        let crate_id = self.modules[parent].crate_id;
        let id = self.empty_module(source, range, crate_id, Some(parent));
        self.modules[id].is_block = true;
        for item in items {
            let added = self.add_item(id, source, &item, None);
            if added.is_err() {
                // Then nothing is known of it.
                self.modules[id].items.clear();
                self.modules[id].calls.clear();
                added?;
            }
        }
        Ok(id)
    }

    fn add_item(
        &mut self,
        module: ModuleId,
        source: &Rc<Source>,
        item: &Item,
        place: Option<&mut Place>,
    ) -> Result<(), Error> {
        let id = self.items.len();
        self.items
            .push(Entry::new(item.clone(), source, module, None));
        self.modules[module].items.push(id);
        self.dereferencing |= item.kind == Kind::Trait && names_deref(source, item.head.clone());
        if let Some(name) = item.name {
            let name = source.name(name).to_string();
            if item.kind == Kind::Macro {
                let crate_id = self.modules[module].crate_id;
                self.macros
                    .entry((crate_id, name.clone()))
                    .or_default()
                    .push(id);
                if is_exported(source, item) {
                    let root = self.crates[crate_id].root;
                    self.modules[root]
                        .names
                        .entry(name.clone())
                        .or_default()
                        .push(id);
                }
            } else {
                self.modules[module].names.entry(name).or_default().push(id);
            }
        }
        match item.kind {
            Kind::Impl | Kind::Trait | Kind::Foreign => self.add_members(id, source, item)?,
            Kind::Call => self.modules[module].calls.push(id),
            Kind::Use => self.add_imports(id, module, source, item)?,
            Kind::ExternCrate => {
                let name = item.head.end - 1;
                let name = source.name(name).to_string();
                self.modules[module].names.entry(name).or_default().push(id);
            }
            Kind::Module => {
                let crate_id = self.modules[module].crate_id;
                let inside = self.add_submodule(crate_id, module, source, item, place)?;
                self.items[id].inside = Some(inside);
                self.modules[inside].item = Some(id);
            }
            _ => {}
        }
        Ok(())
    }

    fn add_members(
        &mut self,
        owner: ItemId,
        source: &Rc<Source>,
        item: &Item,
    ) -> Result<(), Error> {
        let Some(body) = item.body else { return Ok(()) };
        let module = self.items[owner].module;
        for member in items::items(source, source.inside(body))? {
            if items::is_test(source, member.tokens.start) {
                self.modules[module].tests.push(member.tokens);
                continue;
            }
            let id = self.items.len();
            self.items[owner].members.push(id);
            if item.kind == Kind::Foreign {
                if let Some(name) = member.name {
                    let name = source.name(name).to_string();
                    self.modules[module]
                        .names
                        .entry(name)
                        .or_default()
                        .push(owner);
                }
            }
            self.items
                .push(Entry::new(member, source, module, Some(owner)));
        }
        Ok(())
    }

    fn add_imports(
        &mut self,
        item: ItemId,
        module: ModuleId,
        source: &Rc<Source>,
        found: &Item,
    ) -> Result<(), Error> {
        let (leaves, tree) = items::use_tree(source, found.head.start + 1..found.head.end)?;
        for leaf in leaves {
            let id = self.imports.len();
            let name = leaf.name.map_or("*", |name| source.name(name)).to_string();
            self.modules[module]
                .imports
                .entry(name)
                .or_default()
                .push(id);
            self.items[item].imports.push(id);
            self.imports.push(Import { module, item, leaf });
        }
        self.items[item].tree = Some(tree);
        Ok(())
    }

    fn add_submodule(
        &mut self,
        crate_id: CrateId,
        parent: ModuleId,
        source: &Rc<Source>,
        item: &Item,
        place: Option<&mut Place>,
    ) -> Result<ModuleId, Error> {
        let name = item.name.expect("a module has a name");
        let given = path_attribute(source, item.tokens.start);
        let Some(place) = place else {
            // A module in a block: only its own braces can hold something.
            let Some(body) = item.body else {
                return Err(source.error_at(name, "a module in a block has no file"));
            };
            let mut nowhere = Place {
                folder: PathBuf::new(),
                files: &mut Vec::new(),
            };
            let inside = source.inside(body);
            return self.add_module(source, inside, crate_id, Some(parent), &mut nowhere);
        };
        let word = source.name(name);
        if let Some(body) = item.body {
            let folder = place.folder.join(given.as_deref().unwrap_or(word));
            let mut inner = Place {
                folder,
                files: place.files,
            };
            let inside = source.inside(body);
            return self.add_module(source, inside, crate_id, Some(parent), &mut inner);
        }
        // Inside of inline modules a path is taken from their folder, else from that of the file.
        let inline = self.modules[parent].range != (0..source.tokens.len());
        let base = source.path.parent().filter(|_| !inline);
        let base = base.unwrap_or(&place.folder);
        let is_given = given.is_some();
        let (path, folder) = if let Some(given) = given {
            let path = base.join(given);
            let folder = path.parent().unwrap_or(Path::new("")).to_path_buf();
            (path, folder)
        } else {
            let path = module_file(source, name, &place.folder)?;
            (path, place.folder.join(word))
        };
        // Only `#[path]` can lead back to a file.
        let is_same = |file: &PathBuf| file.canonicalize().ok() == path.canonicalize().ok();
        if is_given && place.files.iter().any(is_same) {
            let path = path.display();
            let message = format!("module `{word}` is a part of itself: {path}");
            return Err(source.error_at(name, &message));
        }
        if !path.is_file() {
            let message = format!("module `{word}` has no {}", path.display());
            return Err(source.error_at(name, &message));
        }
        let inner = Rc::new(Source::read(&path)?);
        let range = 0..inner.tokens.len();
        place.files.push(path);
        let mut below = Place {
            folder,
            files: place.files,
        };
        let id = self.add_module(&inner, range, crate_id, Some(parent), &mut below)?;
        below.files.pop();
        Ok(id)
    }

    /// The exported macros of a name in the libraries of which a crate's root says
    /// `#[macro_use] extern crate`.
    pub fn macros_of_extern_crates<'a>(
        &'a self,
        crate_id: CrateId,
        name: &'a str,
    ) -> impl Iterator<Item = ItemId> + 'a {
        let root = &self.modules[self.crates[crate_id].root];
        let entries = root.items.iter().map(|&item| &self.items[item]);
        let used = entries.filter(|entry| {
            entry.item.kind == Kind::ExternCrate
                && has_attribute(&entry.source, &entry.item, "macro_use")
        });
        let libraries =
            used.filter_map(|entry| self.find_crate(entry.source.name(entry.item.head.start + 2)));
        let macros =
            libraries.filter_map(move |library| self.macros.get(&(library, name.to_string())));
        macros.flatten().copied().filter(|&item| {
            let entry = &self.items[item];
            is_exported(&entry.source, &entry.item)
        })
    }

    /// The root of the crate of a module.
    pub fn root_of(&self, module: ModuleId) -> ModuleId {
        self.crates[self.modules[module].crate_id].root
    }

    /// The crate with a name, as far as `crate_id` knows of it.
    pub fn find_crate(&self, name: &str) -> Option<CrateId> {
        (1..self.crates.len()).find(|&id| self.crates[id].name == name)
    }

    /// What `super` means in a module.
    pub fn parent(&self, module: ModuleId) -> Option<ModuleId> {
        self.modules[module]
            .parent
            .map(|parent| self.module_around(parent))
    }

    /// The module, and no block, that a module is or is in.
    pub fn module_around(&self, mut module: ModuleId) -> ModuleId {
        while self.modules[module].is_block {
            module = self.modules[module].parent.expect("a block is in a module");
        }
        module
    }

    /// A block or a module, the blocks around it and the module around these.
    pub fn scopes_around(&self, scope: ModuleId) -> Vec<ModuleId> {
        let mut scopes = vec![scope];
        while self.modules[scopes[scopes.len() - 1]].is_block {
            let inner = scopes[scopes.len() - 1];
            scopes.extend(self.modules[inner].parent);
        }
        scopes
    }

    /// Whether an item may be named in `from`.
    pub fn is_visible(&self, visibility: Visibility, module: ModuleId, from: ModuleId) -> bool {
        let home = match visibility {
            Visibility::Public | Visibility::Crate => return true,
            Visibility::Private => self.module_around(module),
            Visibility::Super => self.modules[self.module_around(module)]
                .parent
                .unwrap_or(module),
        };
        self.is_within(from, home)
    }

    /// Whether a module is another one or is inside of it.
    fn is_within(&self, module: ModuleId, home: ModuleId) -> bool {
        let mut around = Some(module);
        while let Some(module) = around {
            if module == home {
                return true;
            }
            around = self.modules[module].parent;
        }
        false
    }

    /// Whether a macro is in textual scope in `scope`, as seen from an item: items and the modules
    /// around them are numbered in the order of the text, those of blocks later.
    pub fn in_textual_scope(&self, found: ItemId, scope: ModuleId, from: ItemId) -> bool {
        let mut home = self.items[found].module;
        if found >= from && !self.modules[home].is_block {
            return false;
        }
        while !self.is_within(scope, home) {
            let Some(item) = self.modules[home].item else {
                return false;
            };
            let entry = &self.items[item];
            if !has_attribute(&entry.source, &entry.item, "macro_use") {
                return false;
            }
            home = entry.module;
        }
        true
    }

    /// The kind of an item.
    pub fn kind(&self, item: ItemId) -> Kind {
        self.items[item].item.kind
    }

    /// The crate of an item.
    pub fn crate_of(&self, item: ItemId) -> CrateId {
        self.modules[self.items[item].module].crate_id
    }

    /// Whether an item is an enum with a variant of a name.
    pub fn has_variant(&self, item: ItemId, name: &str) -> bool {
        self.items[item]
            .variants
            .iter()
            .any(|variant| variant == name)
    }

    /// The name of an item as it is written, or an empty one.
    pub fn word(&self, item: ItemId) -> &str {
        let entry = &self.items[item];
        entry.item.name.map_or("", |name| entry.source.word(name))
    }

    /// The name of an item, or an empty one.
    pub fn name(&self, item: ItemId) -> &str {
        let entry = &self.items[item];
        entry.item.name.map_or("", |name| entry.source.name(name))
    }
}

/// The file of a module in the folder of its parent's modules.
fn module_file(source: &Source, name: usize, folder: &Path) -> Result<PathBuf, Error> {
    let word = source.name(name);
    let flat = folder.join(format!("{word}.rs"));
    let nested = folder.join(word).join("mod.rs");
    match (flat.is_file(), nested.is_file()) {
        (true, false) => Ok(flat),
        (false, true) => Ok(nested),
        (both, _) => {
            let (either, or) = if both {
                ("both", "and")
            } else {
                ("neither", "nor")
            };
            let (flat, nested) = (flat.display(), nested.display());
            let message = format!("module `{word}` has {either} {flat} {or} {nested}");
            Err(source.error_at(name, &message))
        }
    }
}

fn variants(source: &Source, item: &Item) -> Vec<String> {
    let (Kind::Enum, Some(body)) = (item.kind, item.body) else {
        return Vec::new();
    };
    let parts = commas(source, source.inside(body)).into_iter();
    parts
        .filter(|part| !items::is_test(source, part.start))
        .map(|part| {
            source
                .name(items::behind_attributes(source, part.start).0)
                .to_string()
        })
        .collect()
}

/// The fields of a struct, and the named ones of an enum, but for those that hold nothing.
fn fields(source: &Source, item: &Item) -> Vec<String> {
    let opens = |token: usize| source.is(token, "(") || source.is(token, "{");
    match item.kind {
        Kind::Struct if !source.is(item.head.start, "union") => {
            let open = source.find(item.head.start..item.tokens.end, opens);
            fields_in(source, open, item.tokens.end)
        }
        Kind::Enum => {
            let body = item.body.map_or(0..0, |body| source.inside(body));
            let braces = body.filter(|&token| source.is(token, "{"));
            let fields = braces.map(|open| fields_in(source, open, item.tokens.end));
            fields.flatten().collect()
        }
        _ => Vec::new(),
    }
}

fn fields_in(source: &Source, open: usize, end: usize) -> Vec<String> {
    if open == end {
        return Vec::new();
    }
    let parts = items::split(source, source.inside(open)).into_iter();
    let holds = |part: &Range<usize>| !part.clone().any(|token| source.is(token, "PhantomData"));
    parts
        .enumerate()
        .filter(|(_, part)| !items::is_test(source, part.start) && holds(part))
        .map(|(index, part)| match source.word(open) {
            "{" => source
                .name(items::behind_visibility(source, part.start))
                .to_string(),
            _ => index.to_string(),
        })
        .collect()
}

/// The parts of `range` between its commas, brackets taken as wholes.
fn commas(source: &Source, range: Range<usize>) -> Vec<Range<usize>> {
    let mut parts = Vec::new();
    let mut start = range.start;
    while start < range.end {
        let mut end = start;
        while end < range.end && !source.is(end, ",") {
            end = source.next(end);
        }
        parts.push(start..end);
        start = end + 1;
    }
    parts
}

/// Whether a macro has `#[macro_export]`.
pub fn is_exported(source: &Source, item: &Item) -> bool {
    has_attribute(source, item, "macro_export")
}

fn has_attribute(source: &Source, item: &Item, name: &str) -> bool {
    let (_, attributes) = items::behind_attributes(source, item.tokens.start);
    attributes.iter().any(|open| source.is(open + 1, name))
}

/// The path in `#[path = "..."]`, if there is one.
fn path_attribute(source: &Source, token: usize) -> Option<String> {
    let (_, attributes) = items::behind_attributes(source, token);
    attributes.iter().find_map(|open| {
        let named = source.is(open + 1, "path") && source.is(open + 2, "=");
        let value = source.word(open + 3);
        named.then(|| value.trim_matches('"').to_string())
    })
}
