//! The crates as trees of modules: files are read, items entered where they stand, and macros that
//! are called among items expanded.
use crate::cfg::Cfg;
use crate::expand::{self, Rules};
use crate::manifest::{Dependency, Manifest};
use crate::source::{small, Error, Source, Token};
use crate::syntax::{Cut, Parser};
use crate::tokens::Kind as TokenKind;
use crate::tree::{Block, Body, Call, Event, Item, Kind, Leaf, Place, Visibility};
use std::collections::{HashMap, HashSet};
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
/// The macros of textual scope at a place: the last one, and by it those before.
pub type Textual = Option<usize>;

/// A crate: the solution or a library.
#[derive(Clone, Default)]
pub struct Crate {
    /// Its name.
    pub name: String,
    /// Its root module, and the file of that.
    pub root: ModuleId,
    pub file: PathBuf,
    pub source: Option<&'static Source>,
    /// Its edition.
    pub edition: u32,
    /// What its `cfg`s come to.
    pub cfg: Rc<Cfg>,
    /// The crates that it calls by other names than theirs.
    pub aliases: HashMap<String, CrateId>,
    /// The crates whose exported macros are everywhere in it.
    pub macro_use: Vec<CrateId>,
}

/// A module, or a block that holds items.
#[derive(Clone)]
pub struct Module {
    /// Its crate.
    pub crate_id: CrateId,
    /// The module around it.
    pub parent: Option<ModuleId>,
    /// The `mod` that it is the inside of, or the item of whose body it is a block.
    pub item: Option<ItemId>,
    /// Whether it is a block: names that it does not have are looked up around it.
    pub is_block: bool,
    /// Its items in order.
    pub items: Vec<ItemId>,
    /// Its items by name.
    pub names: HashMap<&'static str, Vec<ItemId>>,
    /// The names that are imported into it, globs under `*`.
    pub imports: HashMap<&'static str, Vec<ImportId>>,
    /// The tokens of its file, if it has one of its own.
    pub file: Option<&'static [Token]>,
}

/// An item in its place.
#[derive(Clone)]
pub struct Entry {
    /// The item.
    pub item: &'static Item,
    /// The tokens that its places are of.
    pub tokens: &'static [Token],
    /// The module that it stands in.
    pub module: ModuleId,
    /// The impl, trait or foreign block that it is a part of.
    pub owner: Option<ItemId>,
    /// The macro call that it is written by.
    pub made_by: Option<ItemId>,
    /// Its parts: members, or what it writes if it is a macro call.
    pub members: Vec<ItemId>,
    /// The inside of a module.
    pub inside: Option<ModuleId>,
    /// The file that an `include!` stands for.
    pub included: Option<&'static [Token]>,
    /// The imports of a `use`.
    pub imports: Vec<ImportId>,
    /// The module that may name it; none if all may.
    pub visible: Option<ModuleId>,
    /// The macros that it sees; for a macro, itself among them.
    pub textual: Textual,
}

/// A name that a `use` brings in.
#[derive(Clone, Copy)]
pub struct Import {
    /// The module that has it.
    pub module: ModuleId,
    /// The `use`.
    pub item: ItemId,
    /// The path and the name.
    pub leaf: &'static Leaf,
}

/// Where a name that a macro wrote is from.
#[derive(Clone, Copy)]
pub struct Context {
    /// The context of the name in the macro's rules.
    pub outer: u32,
    /// The macro.
    pub item: ItemId,
    /// How many expansions it is within.
    depth: usize,
}

/// What a macro call among statements comes to.
pub struct Written {
    /// The tokens.
    pub tokens: &'static [Token],
    /// What they say.
    pub events: &'static [Event],
    /// The items that stand in them.
    pub items: Vec<ItemId>,
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
    /// Macros with those of textual scope before each.
    pub textual: Vec<(ItemId, Textual)>,
    /// The macros that each crate exports.
    pub exported: HashMap<(CrateId, &'static str), ItemId>,
    /// The calls among items whose macros are not in textual scope.
    pub pending: Vec<ItemId>,
    /// The expansions.
    pub contexts: Vec<Context>,
    /// What of the source goes: the token behind it, and what stands in its place.
    pub cuts: HashMap<(*const Source, u32), (u32, &'static str)>,
    /// The libraries that are being added, by their files.
    loading: Vec<PathBuf>,
    /// How many tokens macros wrote.
    written_tokens: usize,
    /// The files that are being included.
    including: Vec<PathBuf>,
    /// The lists of tokens that are files, by their first.
    files: HashSet<*const Token>,
    /// The tokens of the file that is read; the list is used again for the next one.
    buffer: Vec<Token>,
    bodies: HashMap<ItemId, &'static [Event]>,
    rules: HashMap<ItemId, Rc<Rules>>,
    blocks: HashMap<*const Block, (ModuleId, Vec<ItemId>)>,
    written: HashMap<*const Token, Rc<Written>>,
}

/// Where the files of a module's modules are.
struct Files<'a> {
    /// The folder of `mod name;`.
    folder: PathBuf,
    /// The folder of the file, and whether the module is inline in it.
    home: PathBuf,
    is_inline: bool,
    /// The files on the way here, against circles.
    open: &'a mut Vec<PathBuf>,
}

/// What a file says.
struct File {
    source: &'static Source,
    tokens: &'static [Token],
    items: Vec<Item>,
    /// Whether a `cfg` leaves it out.
    is_off: bool,
}

/// Where items are entered.
#[derive(Clone, Copy)]
struct Home {
    module: ModuleId,
    owner: Option<ItemId>,
    made_by: Option<ItemId>,
}

impl Home {
    fn in_module(module: ModuleId) -> Self {
        Self {
            module,
            owner: None,
            made_by: None,
        }
    }
}

/// More expansions within expansions than rustc allows.
const DEEPEST: usize = 256;
/// More tokens than the macros of a program write.
const MOST: usize = 1 << 23;

impl Program {
    /// Adds the library whose root file or folder is at `path`, and those that its manifest names
    /// by paths and that were not added.
    ///
    /// # Errors
    /// If a file of it cannot be read or parsed.
    pub fn add_library(
        &mut self,
        name: &str,
        path: &Path,
        features: &[String],
    ) -> Result<CrateId, Error> {
        self.start();
        let manifest = Manifest::beside(path)?;
        let file = manifest
            .root
            .canonicalize()
            .unwrap_or(manifest.root.clone());
        if let Some(known) = self.find_crate(name) {
            // It may have been asked for by another library.
            let other = &self.crates[known].file;
            if *other == file {
                return Ok(known);
            }
            let (file, other) = (file.display(), other.display());
            return Err(Error(format!(
                "{file}: error: a library `{name}` is at hand already: {other}"
            )));
        }
        if self.loading.contains(&file) {
            let file = file.display();
            return Err(Error(format!(
                "{file}: error: library `{name}` depends on itself"
            )));
        }
        self.loading.push(file.clone());
        let at_hand = |dependency: &Dependency| {
            dependency.path.is_some() || self.find_crate(&dependency.package).is_some()
        };
        let features = manifest.features(features, &at_hand);
        let mut aliases = HashMap::new();
        for dependency in &manifest.dependencies {
            let known = self.find_crate(&dependency.package);
            let known = known.or_else(|| self.find_crate(&dependency.name));
            let found = match (known, &dependency.path) {
                (Some(known), _) => known,
                (None, Some(path)) if !dependency.is_off(&features) => {
                    self.add_library(&dependency.package, path, &dependency.features)?
                }
                _ => continue,
            };
            aliases.insert(dependency.name.clone(), found);
        }
        let krate = Crate {
            name: name.to_string(),
            file,
            edition: manifest.edition,
            cfg: Rc::new(Cfg { features }),
            aliases,
            ..Crate::default()
        };
        let crate_id = self.crates.len();
        self.crates.push(krate);
        self.load(crate_id, &manifest.root)?;
        self.loading.pop();
        Ok(crate_id)
    }

    fn start(&mut self) {
        if self.crates.is_empty() {
            self.crates.push(Crate {
                edition: 2021,
                ..Crate::default()
            });
            // Context 0 is that of no expansion.
            self.contexts.push(Context {
                outer: 0,
                item: 0,
                depth: 0,
            });
        }
    }

    /// The program of the solution in the file at `path`, with the libraries that were added.
    ///
    /// # Errors
    /// As for a library.
    pub fn with_solution(mut self, path: &Path) -> Result<Self, Error> {
        self.start();
        self.load(0, path)?;
        Ok(self)
    }

    fn load(&mut self, crate_id: CrateId, path: &Path) -> Result<(), Error> {
        let home = path.parent().unwrap_or(Path::new("")).to_path_buf();
        let mut files = Files {
            folder: home.clone(),
            home,
            is_inline: false,
            open: &mut vec![path.to_path_buf()],
        };
        let root = self.add_module(crate_id, None);
        self.crates[crate_id].root = root;
        self.load_file(root, path, &mut files, &mut None)?;
        Ok(())
    }

    /// Enters what a file says into a module. Whether it says anything: a `cfg` may leave it out.
    fn load_file(
        &mut self,
        module: ModuleId,
        path: &Path,
        files: &mut Files,
        textual: &mut Textual,
    ) -> Result<bool, Error> {
        let file = self.parse_file(path, self.modules[module].crate_id)?;
        self.modules[module].file = Some(file.tokens);
        let krate = &mut self.crates[self.modules[module].crate_id];
        krate.source = krate.source.or(Some(file.source));
        if file.is_off {
            return Ok(false);
        }
        let home = Home::in_module(module);
        self.add_items(home, file.tokens, file.items, Some(files), textual)?;
        Ok(true)
    }

    fn parse_file(&mut self, path: &Path, crate_id: CrateId) -> Result<File, Error> {
        let mut all = std::mem::take(&mut self.buffer);
        all.clear();
        let source = Source::read(path, crate_id, &mut all)?;
        let cfg = Rc::clone(&self.crates[crate_id].cfg);
        let mut parser = Parser::new(&all, 0..all.len(), &cfg);
        let parsed = parser.inner_attributes().and_then(|is_off| {
            let items = parser.items(Place::Item)?;
            parser.expect_done()?;
            Ok((items, is_off))
        });
        let (items, is_off) = parsed.map_err(|failure| match all.first() {
            Some(first) => failure.error(&all, first),
            None => source.report(0, "error", "the file is empty"),
        })?;
        // What a `cfg` leaves out at the end, as tests, is not kept.
        let mut cuts = parser.cuts;
        let last = cuts.last().filter(|cut| cut.behind == all.len());
        let end = last.map_or(all.len(), |cut| cut.token);
        cuts.retain(|cut| cut.token < end);
        let tokens = expand::keep(all[..end].to_vec());
        self.buffer = all;
        self.files.insert(tokens.as_ptr());
        self.note_cuts(tokens, &cuts);
        Ok(File {
            source,
            tokens,
            items,
            is_off,
        })
    }

    /// Notes what conditional compilation takes out of the source. In what a macro writes it stays,
    /// but for the names of features.
    pub fn note_cuts(&mut self, tokens: &'static [Token], cuts: &[Cut]) {
        let is_file = self.files.contains(&tokens.as_ptr());
        for cut in cuts.iter().filter(|cut| cut.in_macros != is_file) {
            let origin = tokens[cut.token].origin();
            let behind = tokens[cut.behind - 1].end();
            if is_file {
                self.cuts.insert(origin, (behind, cut.text));
            } else {
                self.cuts.entry(origin).or_insert((behind, cut.text));
            }
        }
    }

    fn add_module(&mut self, crate_id: CrateId, parent: Option<ModuleId>) -> ModuleId {
        self.modules.push(Module {
            crate_id,
            parent,
            item: None,
            is_block: false,
            items: Vec::new(),
            names: HashMap::new(),
            imports: HashMap::new(),
            file: None,
        });
        self.modules.len() - 1
    }

    fn add_items(
        &mut self,
        home: Home,
        tokens: &'static [Token],
        items: Vec<Item>,
        mut files: Option<&mut Files>,
        textual: &mut Textual,
    ) -> Result<Vec<ItemId>, Error> {
        let mut added = Vec::new();
        for item in Vec::leak(items) {
            let files = files.as_deref_mut();
            added.push(self.add_item(home, tokens, item, files, textual)?);
        }
        Ok(added)
    }

    fn add_item(
        &mut self,
        home: Home,
        tokens: &'static [Token],
        item: &'static Item,
        files: Option<&mut Files>,
        textual: &mut Textual,
    ) -> Result<ItemId, Error> {
        let id = self.items.len();
        let module = home.module;
        if item.kind == Kind::Macro {
            self.textual.push((id, *textual));
            *textual = Some(self.textual.len() - 1);
        }
        self.items.push(Entry {
            item,
            tokens,
            module,
            owner: home.owner,
            made_by: home.made_by,
            members: Vec::new(),
            inside: None,
            included: None,
            imports: Vec::new(),
            visible: self.visible(module, &item.visibility, tokens),
            textual: *textual,
        });
        match (home.made_by, home.owner) {
            (Some(call), _) => self.items[call].members.push(id),
            (None, Some(owner)) => self.items[owner].members.push(id),
            (None, None) => self.modules[module].items.push(id),
        }
        self.enter_name(id, home);
        match &item.body {
            Body::Items(items) if item.kind == Kind::Module => {
                self.add_submodule(id, Some(items), files, textual)?;
            }
            Body::None if item.kind == Kind::Module => {
                self.add_submodule(id, None, files, textual)?;
            }
            Body::Items(items) => self.add_members(id, items, textual)?,
            Body::Impl(found) => self.add_members(id, &found.items, textual)?,
            Body::Use(found) => {
                for leaf in &found.leaves {
                    self.add_import(id, leaf);
                }
            }
            Body::Call(call) => self.add_call(id, call, files, textual)?,
            _ => {}
        }
        Ok(id)
    }

    /// Makes an item's name known in its module.
    fn enter_name(&mut self, id: ItemId, home: Home) {
        let entry = &self.items[id];
        let (module, kind) = (home.module, entry.item.kind);
        let Some(name) = entry.item.name.map(|name| entry.tokens[name].name()) else {
            return;
        };
        // Members of types are found by their names alone.
        let is_foreign = |owner: ItemId| self.items[owner].item.kind == Kind::Foreign;
        if home.owner.is_some_and(|owner| !is_foreign(owner)) || name == "_" {
            return;
        }
        let crate_id = self.modules[module].crate_id;
        if kind == Kind::Macro {
            if self.has_attribute(id, "macro_export") {
                let root = self.crates[crate_id].root;
                self.items[id].visible = None;
                let names = &mut self.modules[root].names;
                names.entry(name).or_default().push(id);
                self.exported.insert((crate_id, name), id);
            }
            return;
        }
        self.modules[module].names.entry(name).or_default().push(id);
        if let Body::ExternCrate(library) = entry.item.body {
            if self.has_attribute(id, "macro_use") {
                let library = self.items[id].tokens[library].name();
                let found = self.dependency(crate_id, library);
                self.crates[crate_id].macro_use.extend(found);
            }
        }
    }

    fn add_members(
        &mut self,
        owner: ItemId,
        items: &'static [Item],
        textual: &mut Textual,
    ) -> Result<(), Error> {
        let Entry { tokens, module, .. } = self.items[owner];
        let home = Home {
            module,
            owner: Some(owner),
            made_by: None,
        };
        for item in items {
            self.add_item(home, tokens, item, None, textual)?;
        }
        Ok(())
    }

    fn add_import(&mut self, item: ItemId, leaf: &'static Leaf) {
        let Entry { tokens, module, .. } = self.items[item];
        let id = self.imports.len();
        let name = leaf.name.map_or("*", |name| tokens[name].name());
        self.imports.push(Import { module, item, leaf });
        self.items[item].imports.push(id);
        self.modules[module]
            .imports
            .entry(name)
            .or_default()
            .push(id);
    }

    /// The module that may name what has a visibility in a module; none if all may.
    fn visible(
        &self,
        module: ModuleId,
        visibility: &Visibility,
        tokens: &[Token],
    ) -> Option<ModuleId> {
        let around = self.module_around(module);
        match visibility {
            Visibility::Public => None,
            Visibility::Private => Some(around),
            Visibility::Crate => Some(self.root_of(around)),
            Visibility::In(path) => {
                let mut at = around;
                for &segment in path {
                    let parent = |module: ModuleId| self.modules[module].parent;
                    at = match tokens[segment].name() {
                        "self" => at,
                        "super" => self.module_around(parent(at).unwrap_or(at)),
                        "crate" | "$crate" => self.root_of(at),
                        name => {
                            let named = self.modules[at].names.get(name).into_iter().flatten();
                            let mut inside = named.filter_map(|&item| self.items[item].inside);
                            inside.next().unwrap_or(at)
                        }
                    };
                }
                Some(at)
            }
        }
    }

    fn add_submodule(
        &mut self,
        id: ItemId,
        items: Option<&'static [Item]>,
        files: Option<&mut Files>,
        textual: &mut Textual,
    ) -> Result<(), Error> {
        let Entry {
            tokens,
            module,
            item,
            ..
        } = self.items[id];
        let name = tokens[item.name.expect("a module has a name")];
        let crate_id = self.modules[module].crate_id;
        let inside = self.add_module(crate_id, Some(module));
        self.modules[inside].item = Some(id);
        self.items[id].inside = Some(inside);
        let mut inner = *textual;
        if let Some(items) = items {
            let given = self.path_attribute(id);
            let mut files = files.map(|files| Files {
                folder: files.folder.join(given.unwrap_or(name.name())),
                home: files.home.clone(),
                is_inline: true,
                open: &mut *files.open,
            });
            let home = Home::in_module(inside);
            for item in items {
                self.add_item(home, tokens, item, files.as_mut(), &mut inner)?;
            }
        } else {
            let Some(files) = files else {
                return Err(name.error("a module has no file here"));
            };
            let end = tokens[item.tokens.end - 1];
            let is_argument = tokens[item.head_end - 2].text == "mod"
                && (item.head_end - 2..=item.head_end).all(|at| tokens[at].context == 0)
                && name.is_followed_by(&end);
            if self.is_written(id) && !is_argument {
                return Err(name.error("a macro makes a module that has a file"));
            }
            if !self.load_module_file(id, inside, files, &mut inner)? {
                self.modules[module].names.remove(name.name());
            }
        }
        if self.has_attribute(id, "macro_use") {
            *textual = inner;
        }
        Ok(())
    }

    fn load_module_file(
        &mut self,
        id: ItemId,
        inside: ModuleId,
        files: &mut Files,
        textual: &mut Textual,
    ) -> Result<bool, Error> {
        let entry = &self.items[id];
        let name = entry.tokens[entry.item.name.expect("a module has a name")];
        let word = name.name();
        let given = self.path_attribute(id);
        let (path, folder) = if let Some(given) = given {
            // Inside of inline modules a path is taken from their folder, else from the file's.
            let base = if files.is_inline {
                &files.folder
            } else {
                &files.home
            };
            let path = base.join(given);
            let folder = path.parent().unwrap_or(Path::new("")).to_path_buf();
            (path, folder)
        } else {
            (module_file(name, &files.folder)?, files.folder.join(word))
        };
        // Only `#[path]` can lead back to a file.
        let is_same = |file: &PathBuf| file.canonicalize().ok() == path.canonicalize().ok();
        if given.is_some() && files.open.iter().any(is_same) {
            let message = format!("module `{word}` is a part of itself: {}", path.display());
            return Err(name.error(&message));
        }
        if given.is_some() && !path.is_file() {
            return Err(name.error(&format!("module `{word}` has no {}", path.display())));
        }
        files.open.push(path.clone());
        let mut below = Files {
            folder,
            home: path.parent().unwrap_or(Path::new("")).to_path_buf(),
            is_inline: false,
            open: &mut *files.open,
        };
        let says = self.load_file(inside, &path, &mut below, textual);
        files.open.pop();
        says
    }

    // Macros.

    /// Expands a call among items, or leaves that for later if its macro is not in textual scope.
    fn add_call(
        &mut self,
        id: ItemId,
        call: &Call,
        files: Option<&mut Files>,
        textual: &mut Textual,
    ) -> Result<(), Error> {
        let name = self.items[id].tokens[call.path.segments[0]].name();
        let found = match call.path.segments.as_slice() {
            [_] if !call.path.global => self.in_textual_scope(name, *textual),
            _ => None,
        };
        if let (None, "include", Some(files)) = (found, name, files.as_deref()) {
            let home = files.home.clone();
            return self.add_included(id, call, &home, textual);
        }
        if let Some(found) = found {
            return self.add_expansion(id, found, files, textual);
        }
        self.pending.push(id);
        Ok(())
    }

    /// Enters the items of a file that is included.
    fn add_included(
        &mut self,
        id: ItemId,
        call: &Call,
        folder: &Path,
        textual: &mut Textual,
    ) -> Result<(), Error> {
        let entry = self.items[id].clone();
        let argument = entry.tokens[call.open + 1];
        if argument.kind != TokenKind::Literal
            || entry.tokens[call.open].partner as usize != call.open + 2
        {
            return Err(argument.error("expected the name of a file, and nothing else"));
        }
        let path = folder.join(argument.text.trim_matches('"'));
        if self.including.contains(&path) {
            return Err(argument.error("the file includes itself"));
        }
        self.including.push(path.clone());
        let file = self.parse_file(&path, self.modules[entry.module].crate_id)?;
        let home = Home::in_module(entry.module);
        self.items[id].included = Some(file.tokens);
        self.add_items(home, file.tokens, file.items, None, textual)?;
        self.including.pop();
        Ok(())
    }

    /// Expands the call `id` among items by the macro `found`, in a module that was read.
    ///
    /// # Errors
    /// If no rule matches, or no items come of it.
    pub fn expand_pending(&mut self, id: ItemId, found: ItemId) -> Result<(), Error> {
        let mut textual = self.items[id].textual;
        self.add_expansion(id, found, None, &mut textual)
    }

    /// Enters the items in `tokens` as what the call `id` writes.
    ///
    /// # Errors
    /// If something else is in them.
    pub fn add_arguments(&mut self, id: ItemId, tokens: &'static [Token]) -> Result<(), Error> {
        self.add_written(id, tokens, Place::Item, None, &mut None)
    }

    fn add_expansion(
        &mut self,
        id: ItemId,
        found: ItemId,
        files: Option<&mut Files>,
        textual: &mut Textual,
    ) -> Result<(), Error> {
        let entry = self.items[id].clone();
        let Body::Call(call) = &entry.item.body else {
            return Ok(());
        };
        let tokens = self.expand(found, call, entry.tokens)?;
        self.add_written(id, tokens, call.place, files, textual)
    }

    /// Enters the items that `tokens` say as what the call `id` writes.
    ///
    /// # Errors
    /// If they say anything else.
    fn add_written(
        &mut self,
        id: ItemId,
        tokens: &'static [Token],
        place: Place,
        files: Option<&mut Files>,
        textual: &mut Textual,
    ) -> Result<(), Error> {
        let entry = self.items[id].clone();
        let cfg = Rc::clone(&self.crates[self.modules[entry.module].crate_id].cfg);
        let mut parser = Parser::new(tokens, 0..tokens.len(), &cfg);
        let items = parser.items(place);
        let items = items.and_then(|items| parser.expect_done().map(|()| items));
        let call = entry.tokens[entry.item.first];
        let items = items.map_err(|failure| failure.error(tokens, &call))?;
        self.note_cuts(tokens, &parser.cuts);
        let home = Home {
            module: entry.module,
            owner: entry.owner,
            made_by: Some(id),
        };
        self.add_items(home, tokens, items, files, textual)?;
        Ok(())
    }

    /// What a call comes to by a macro.
    ///
    /// # Errors
    /// If no rule matches, or macros call each other too deep.
    pub fn expand(
        &mut self,
        found: ItemId,
        call: &Call,
        tokens: &'static [Token],
    ) -> Result<&'static [Token], Error> {
        let rules = self.rules(found)?;
        let name = tokens[call.path.segments[0]];
        let inside = call.open + 1..tokens[call.open].partner as usize;
        let mut input = tokens[inside].to_vec();
        crate::source::pair(&mut input)?;
        let cfg = Rc::clone(&self.crates[tokens[call.open].source().crate_id].cfg);
        let mut known: HashMap<u32, u32> = HashMap::new();
        let path = &tokens[call.path.segments[0]..=call.open];
        let depths = path
            .iter()
            .map(|token| self.contexts[token.context as usize].depth);
        let depth = 1 + depths.max().unwrap_or(0);
        if depth > DEEPEST || self.written_tokens > MOST {
            return Err(name.error("macros that call macros without end"));
        }
        let contexts = &mut self.contexts;
        let written = rules.expand(&input, &cfg, |outer| {
            *known.entry(outer).or_insert_with(|| {
                contexts.push(Context {
                    outer,
                    item: found,
                    depth,
                });
                small(contexts.len() - 1)
            })
        })?;
        match written {
            Some(written) => {
                self.written_tokens += written.len();
                Ok(expand::keep(written))
            }
            None => Err(name.error(&format!(
                "no rule of macro `{}` fits this call",
                name.name()
            ))),
        }
    }

    fn rules(&mut self, found: ItemId) -> Result<Rc<Rules>, Error> {
        if let Some(rules) = self.rules.get(&found) {
            return Ok(Rc::clone(rules));
        }
        let entry = &self.items[found];
        let Body::Group(open) = entry.item.body else {
            unreachable!("a macro has rules");
        };
        let close = entry.tokens[open].partner as usize;
        let rules = Rc::new(Rules::new(entry.tokens, open + 1..close)?);
        self.rules.insert(found, Rc::clone(&rules));
        Ok(rules)
    }

    /// The macro of a name that is in textual scope.
    pub fn in_textual_scope(&self, name: &str, mut textual: Textual) -> Option<ItemId> {
        while let Some(index) = textual {
            let (item, before) = self.textual[index];
            if self.name(item) == name {
                return Some(item);
            }
            textual = before;
        }
        None
    }

    // Blocks.

    /// The module that a block is, with its items entered in the order of the text, and those that
    /// its macro calls write; and the items that stand in it themselves. `find` finds macros that
    /// are not of textual scope.
    ///
    /// # Errors
    /// If an item or a call is broken.
    pub fn block(
        &mut self,
        parent: ModuleId,
        tokens: &'static [Token],
        block: &'static Block,
        mut textual: Textual,
        find: Find,
    ) -> Result<(ModuleId, Vec<ItemId>), Error> {
        let key: *const Block = block;
        if let Some(known) = self.blocks.get(&key) {
            return Ok(known.clone());
        }
        let module = self.add_module(self.modules[parent].crate_id, Some(parent));
        self.modules[module].is_block = true;
        let items = self.enter_block(module, tokens, block, &mut textual, find)?;
        self.blocks.insert(key, (module, items.clone()));
        Ok((module, items))
    }

    fn enter_block(
        &mut self,
        module: ModuleId,
        tokens: &'static [Token],
        block: &'static Block,
        textual: &mut Textual,
        find: Find,
    ) -> Result<Vec<ItemId>, Error> {
        let home = Home::in_module(module);
        let mut items = Vec::new();
        let mut calls = block.calls.iter().peekable();
        for item in &block.items {
            while let Some(call) = calls.next_if(|call| call.open < item.tokens.start) {
                self.enter_call(module, tokens, call, textual, find)?;
            }
            items.push(self.add_item(home, tokens, item, None, textual)?);
        }
        for call in calls {
            self.enter_call(module, tokens, call, textual, find)?;
        }
        Ok(items)
    }

    /// Expands a call among statements and enters its items, if its macro is at hand.
    fn enter_call(
        &mut self,
        module: ModuleId,
        tokens: &'static [Token],
        call: &Call,
        textual: &mut Textual,
        find: Find,
    ) -> Result<(), Error> {
        let Some(found) = find(self, module, *textual, &call.path, tokens) else {
            return Ok(());
        };
        let written = self.expand(found, call, tokens)?;
        let cfg = Rc::clone(&self.crates[self.modules[module].crate_id].cfg);
        let mut parser = Parser::new(written, 0..written.len(), &cfg);
        let name = tokens[call.path.segments[0]];
        let block = parser.statements();
        let block = block.and_then(|block| parser.expect_done().map(|()| block));
        let block = block.map_err(|failure| failure.error(written, &name))?;
        self.note_cuts(written, &parser.cuts);
        let events = parser.keep_events();
        let block: &'static Block = Box::leak(Box::new(block));
        let items = self.enter_block(module, written, block, textual, find)?;
        let written = Rc::new(Written {
            tokens: written,
            events,
            items,
        });
        self.written.insert(tokens[call.open..].as_ptr(), written);
        Ok(())
    }

    /// What a function's body says.
    ///
    /// # Errors
    /// If it does not parse.
    pub fn body(&mut self, id: ItemId) -> Result<&'static [Event], Error> {
        if let Some(known) = self.bodies.get(&id) {
            return Ok(known);
        }
        let Entry { item, tokens, .. } = self.items[id];
        let (Kind::Function, &Body::Group(open)) = (item.kind, &item.body) else {
            return Ok(&item.events);
        };
        let close = tokens[open].partner as usize;
        let cfg = Rc::clone(&self.crates[self.crate_of(id)].cfg);
        let mut parser = Parser::new(tokens, open..close + 1, &cfg);
        let parsed = parser.body();
        parsed.map_err(|failure| failure.error(tokens, &tokens[open]))?;
        self.note_cuts(tokens, &parser.cuts);
        let events = parser.keep_events();
        self.bodies.insert(id, events);
        Ok(events)
    }

    /// Enters the blocks of an item of a library that holds impls: they are there for all.
    ///
    /// # Errors
    /// If the item does not parse.
    pub fn enter_impls(&mut self, id: ItemId, find: Find) -> Result<(), Error> {
        let Entry {
            item,
            tokens,
            module,
            textual,
            ..
        } = self.items[id];
        let says_impl = |token: &Token| token.text == "impl";
        let holds = match (item.kind, &item.body) {
            (Kind::Function, &Body::Group(open)) => open..tokens[open].partner as usize,
            (Kind::Constant | Kind::Static, _) => item.head_end..item.tokens.end,
            _ => return Ok(()),
        };
        if !tokens[holds].iter().any(says_impl) {
            return Ok(());
        }
        let mut modules = vec![module];
        for event in self.body(id)? {
            match event {
                Event::Open => modules.push(modules[modules.len() - 1]),
                Event::Block(block) => {
                    let around = modules[modules.len() - 1];
                    let (inside, _) = self.block(around, tokens, block, textual, find)?;
                    self.modules[inside].item = Some(id);
                    modules.push(inside);
                }
                Event::Close => drop(modules.pop()),
                _ => {}
            }
        }
        Ok(())
    }

    /// What a call among statements came to.
    pub fn written(&self, tokens: &'static [Token], call: &Call) -> Option<Rc<Written>> {
        self.written.get(&tokens[call.open..].as_ptr()).cloned()
    }

    // Questions.

    /// Whether an item has an attribute.
    pub fn has_attribute(&self, id: ItemId, name: &str) -> bool {
        let Entry { item, tokens, .. } = &self.items[id];
        item.attributes.iter().any(|&at| tokens[at].text == name)
    }

    /// The path in `#[path = "..."]`, if there is one.
    fn path_attribute(&self, id: ItemId) -> Option<&'static str> {
        let Entry { item, tokens, .. } = &self.items[id];
        let is_path = |at: &usize| tokens[*at].text == "path" && tokens[at + 1].text == "=";
        let at = item.attributes.iter().copied().find(is_path)?;
        let path = tokens.get(at + 2)?.text.strip_prefix('"')?;
        path.strip_suffix('"')
    }

    /// Whether an item is a macro that a library exports: it stands in the root then.
    pub fn is_exported(&self, id: ItemId) -> bool {
        let is_macro = self.kind(id) == Kind::Macro && self.crate_of(id) != 0;
        is_macro && self.has_attribute(id, "macro_export")
    }

    /// Whether a macro writes an item.
    pub fn is_written(&self, id: ItemId) -> bool {
        !self.files.contains(&self.items[id].tokens.as_ptr())
    }

    /// The name of an item, or an empty one.
    pub fn name(&self, id: ItemId) -> &'static str {
        let Entry { item, tokens, .. } = &self.items[id];
        item.name.map_or("", |name| tokens[name].name())
    }

    /// The members of an impl, a trait or a foreign block, also those that macro calls in it write.
    pub fn members(&self, owner: ItemId) -> Vec<ItemId> {
        let mut members = Vec::new();
        for &member in &self.items[owner].members {
            members.push(member);
            if self.kind(member) == Kind::Call {
                members.extend(self.members(member));
            }
        }
        members
    }

    /// Whether an impl, a trait or a foreign block has a member of a name.
    pub fn has_member(&self, owner: ItemId, name: &str) -> bool {
        let members = self.members(owner);
        members.iter().any(|&member| self.name(member) == name)
    }

    /// The kind of an item.
    pub fn kind(&self, id: ItemId) -> Kind {
        self.items[id].item.kind
    }

    /// The crate of an item.
    pub fn crate_of(&self, id: ItemId) -> CrateId {
        self.modules[self.items[id].module].crate_id
    }

    /// The root of the crate of a module.
    pub fn root_of(&self, module: ModuleId) -> ModuleId {
        self.crates[self.modules[module].crate_id].root
    }

    /// The library with a name.
    pub fn find_crate(&self, name: &str) -> Option<CrateId> {
        (1..self.crates.len()).find(|&id| self.crates[id].name == name)
    }

    /// The library that a crate knows by a name.
    pub fn dependency(&self, crate_id: CrateId, name: &str) -> Option<CrateId> {
        let alias = self.crates[crate_id].aliases.get(name);
        alias.copied().or_else(|| self.find_crate(name))
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
            scopes.extend(self.modules[scopes[scopes.len() - 1]].parent);
        }
        scopes
    }

    /// Whether a module is another one or is inside of it.
    pub fn is_within(&self, module: ModuleId, home: ModuleId) -> bool {
        let mut around = Some(module);
        while let Some(module) = around {
            if module == home {
                return true;
            }
            around = self.modules[module].parent;
        }
        false
    }
}

/// Finds the macro of a path, in a module or a block and behind macros of textual scope.
pub type Find<'a> =
    &'a dyn Fn(&Program, ModuleId, Textual, &crate::tree::Path, &[Token]) -> Option<ItemId>;

/// The file of a module in the folder of its parent's modules.
fn module_file(name: Token, folder: &Path) -> Result<PathBuf, Error> {
    let word = name.name();
    let flat = folder.join(format!("{word}.rs"));
    let nested = folder.join(word).join("mod.rs");
    let (either, or) = match (flat.is_file(), nested.is_file()) {
        (true, false) => return Ok(flat),
        (false, true) => return Ok(nested),
        (true, true) => ("both", "and"),
        (false, false) => ("neither", "nor"),
    };
    let (flat, nested) = (flat.display(), nested.display());
    Err(name.error(&format!(
        "module `{word}` has {either} {flat} {or} {nested}"
    )))
}
