//! Reading crates: files are parsed, items entered where they stand, and macros that are called among
//! items expanded.
use crate::cfg::Cfg;
use crate::crates::{Context, Crate, CrateId, Entry, Import, ItemId, Module, ModuleId, Program};
use crate::error::Error;
use crate::expand::Rules;
use crate::manifest::Manifest;
use crate::source::{inner_attributes, inside, list_inside, small, Source, Token};
use crate::syntax::Parser;
use crate::tokens::Kind as TokenKind;
use crate::tree::{Body, Call, Impl, Item, Kind, Leaf, Place, Visibility};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::rc::Rc;

/// The tokens of a file and its items; none if a `cfg` leaves it out.
type File = (&'static [Token], Option<&'static [Item]>);

/// More expansions within expansions than rustc allows.
const DEEPEST: usize = 256;
/// More tokens than the macros of a program write.
const MOST: usize = 1 << 23;

impl Program {
    /// Adds libraries by their names, the paths of their root files or folders, and the features that
    /// are asked of them, and those that their manifests name by paths. A library is read when something
    /// names it.
    pub fn add_libraries(&mut self, given: Vec<(&str, &Path, Vec<String>)>) -> Result<(), Error> {
        for (name, path, features) in given {
            self.add_library(name, path, features)?;
        }
        // What one asks of another may make that ask for more.
        let mut count = 0;
        while std::mem::replace(&mut count, self.asked_features()) < count {
            for library in 1..self.crates.len() {
                let known = self.crates[library].clone();
                let (features, aliases) =
                    self.dependencies(&known.manifest, &known.asked, known.aliases)?;
                self.crates[library].cfg = Rc::new(Cfg { features });
                self.crates[library].aliases = aliases;
            }
        }
        Ok(())
    }

    /// How many features are asked of all libraries.
    fn asked_features(&self) -> usize {
        let asked = self.crates.iter().map(|found| 1 + found.asked.len());
        asked.sum()
    }

    fn add_library(
        &mut self,
        name: &str,
        path: &Path,
        features: Vec<String>,
    ) -> Result<CrateId, Error> {
        let manifest = Manifest::beside(path)?;
        self.add_crate(name, Rc::new(manifest), features)
    }

    /// Adds the library with a manifest, and those that it names, if they are not known.
    fn add_crate(
        &mut self,
        name: &str,
        manifest: Rc<Manifest>,
        features: Vec<String>,
    ) -> Result<CrateId, Error> {
        let root = &manifest.root;
        let file = root.canonicalize().unwrap_or(root.clone());
        let error = |message: String| Error(format!("{}: error: {message}", file.display()));
        if let Some(known) = self.find_crate(name) {
            // It may have been asked for by another library.
            let other = &mut self.crates[known];
            if other.file == file {
                other.asked.extend(features);
                return Ok(known);
            }
            let other = other.file.display();
            return Err(error(format!(
                "a library `{name}` is at hand already: {other}"
            )));
        }
        if !self.open(&file) {
            return Err(error(format!("library `{name}` depends on itself")));
        }
        let asked = features.into_iter().collect();
        let (features, aliases) = self.dependencies(&manifest, &asked, BTreeMap::new())?;
        let crate_id = self.crates.len();
        self.waiting.push((crate_id, root.clone()));
        self.open.pop();
        let root = self.add_root(crate_id, root);
        self.crates.push(Crate {
            name: name.to_string(),
            root,
            file,
            edition: manifest.edition,
            manifest,
            asked,
            cfg: Rc::new(Cfg { features }),
            aliases,
            ..Crate::default()
        });
        Ok(crate_id)
    }

    /// The features of a library of which some are asked, and the crates that it names by what names,
    /// of which some may be known.
    fn dependencies(
        &mut self,
        manifest: &Manifest,
        asked: &BTreeSet<String>,
        mut aliases: BTreeMap<String, CrateId>,
    ) -> Result<(Vec<String>, BTreeMap<String, CrateId>), Error> {
        let is_known = |package: &str| self.find_crate(package).is_some();
        let features = manifest.features(asked, &is_known);
        for dependency in &manifest.dependencies {
            let known = aliases.get(&dependency.name).copied();
            let known = known.or_else(|| self.find_crate(&dependency.package));
            let known = known.or_else(|| self.find_crate(&dependency.name));
            if dependency.is_off(&features) {
                aliases.extend(known.map(|known| (dependency.name.clone(), known)));
                continue;
            }
            let asked = dependency.asked(&features);
            let found = match (known, &dependency.path) {
                (Some(known), _) => {
                    self.crates[known].asked.extend(asked);
                    known
                }
                (None, Some(path)) => {
                    let manifest = Manifest::beside(path)?;
                    let own = manifest.name.clone();
                    let own = own.unwrap_or(dependency.package.clone());
                    self.add_crate(&own, Rc::new(manifest), asked)?
                }
                (None, None) => continue,
            };
            aliases.insert(dependency.name.clone(), found);
        }
        Ok((features, aliases))
    }

    /// The program of the solution in the file at `path`, with those of the libraries that were added
    /// that something names.
    pub fn with_solution(mut self, path: &Path) -> Result<Self, Error> {
        self.crates[0].root = self.add_root(0, path);
        self.named.push_back((0, path.to_path_buf()));
        self.read_named()?;
        Ok(self)
    }

    fn read_named(&mut self) -> Result<(), Error> {
        while let Some((crate_id, path)) = self.named.pop_front() {
            self.open(&path);
            self.load_file(self.crates[crate_id].root, &path)?;
            self.open.pop();
        }
        Ok(())
    }

    fn add_root(&mut self, crate_id: CrateId, path: &Path) -> ModuleId {
        self.add_module(Module {
            crate_id,
            folder: Some(folder_of(path)),
            ..Module::default()
        })
    }

    /// Whether a file is none of those that are being read. It is one now.
    fn open(&mut self, path: &Path) -> bool {
        // The names differ for most, and cost less than the real paths.
        let real = |path: &Path| path.canonicalize().unwrap_or(path.to_path_buf());
        let is_path =
            |other: &PathBuf| other.file_name() == path.file_name() && real(other) == real(path);
        let is_new = !self.open.iter().any(is_path);
        self.open.push(path.to_path_buf());
        is_new
    }

    /// Enters what a file says into a module. Whether it says anything: a `cfg` may leave it out.
    fn load_file(&mut self, module: ModuleId, path: &Path) -> Result<bool, Error> {
        let (tokens, items) = self.parse_file(path, self.modules[module].crate_id)?;
        self.modules[module].file = Some(tokens);
        self.add_items(module, None, tokens, items.unwrap_or_default())?;
        Ok(items.is_some())
    }

    fn parse_file(&mut self, path: &Path, crate_id: CrateId) -> Result<File, Error> {
        let (source, tokens) = Source::read(path, crate_id)?;
        self.crates[crate_id].source.get_or_insert(source);
        let Some(first) = tokens.first() else {
            return Ok((tokens, Some(&[])));
        };
        self.files.insert(tokens.as_ptr());
        self.find_named_libraries(crate_id, tokens);
        let parse = |parser: &mut Parser| {
            let is_off = parser.inner_attributes()?;
            let items = parser.items(Place::Item)?;
            Ok((!is_off).then(|| &*Vec::leak(items)))
        };
        let (items, _) = self.parse(crate_id, first, tokens, 0..tokens.len(), parse)?;
        Ok((tokens, items))
    }

    /// Libraries that the file of a crate names need not wait any more.
    fn find_named_libraries(&mut self, crate_id: CrateId, tokens: &[Token]) {
        let aliases = &self.crates[crate_id].aliases;
        let is_named = |&(library, _): &(CrateId, PathBuf)| {
            let aliases = aliases.iter().filter(|(_, &known)| known == library);
            let names = aliases.map(|(alias, _)| alias.as_str());
            let names: Vec<&str> = names.chain([self.crates[library].name.as_str()]).collect();
            tokens.iter().any(|token| names.contains(&token.name()))
        };
        let waiting = std::mem::take(&mut self.waiting).into_iter();
        let (named, waiting): (Vec<_>, _) = waiting.partition(is_named);
        self.waiting = waiting;
        self.named.extend(named);
    }

    pub fn add_module(&mut self, module: Module) -> ModuleId {
        self.modules.push(module);
        self.modules.len() - 1
    }

    /// Enters items in a module, and in an impl, a trait, a foreign block or a macro call.
    fn add_items(
        &mut self,
        module: ModuleId,
        around: Option<ItemId>,
        tokens: &'static [Token],
        items: &'static [Item],
    ) -> Result<(), Error> {
        for item in items {
            self.add_item(module, around, tokens, item)?;
        }
        Ok(())
    }

    /// Enters an item. Fails if it or what it writes is broken.
    pub fn add_item(
        &mut self,
        module: ModuleId,
        around: Option<ItemId>,
        tokens: &'static [Token],
        item: &'static Item,
    ) -> Result<ItemId, Error> {
        let id = self.items.len();
        let made_by = around.filter(|&around| self.kind(around) == Kind::Call);
        let owner = match made_by {
            Some(call) => self.items[call].owner,
            None => around,
        };
        self.items.push(Entry {
            item,
            tokens,
            module,
            is_written: !self.files.contains(&tokens.as_ptr()),
            owner,
            made_by,
            members: Vec::new(),
            inside: None,
            included: None,
            imports: Vec::new(),
            // By its path a macro is what imports or its attribute make it.
            visible: match item.kind {
                Kind::Macro => None,
                _ => self.visible(module, &item.visibility, tokens),
            },
            textual: self.modules[module].textual,
            behind: self.modules[module].textual,
        });
        if let Some(around) = around {
            self.items[around].members.push(id);
        }
        match owner {
            Some(_) if takes_closure(tokens, item) => {
                self.closure_takers.insert(self.name(id));
            }
            Some(_) => {}
            None => self.modules[module].items.push(id),
        }
        self.enter_name(id);
        if item.kind == Kind::Macro {
            self.modules[module].textual = Some(id);
        }
        match &item.body {
            Body::Items(items) if item.kind == Kind::Module => {
                self.add_submodule(id, Some(items))?;
            }
            Body::None if item.kind == Kind::Module => self.add_submodule(id, None)?,
            Body::Items(items) | Body::Impl(Impl { items, .. }) => {
                self.add_items(module, Some(id), tokens, items)?;
            }
            Body::Use(found) => found
                .leaves
                .iter()
                .for_each(|leaf| self.add_import(id, leaf)),
            Body::Call(call) => self.add_call(id, call)?,
            &Body::ExternCrate(library) if self.has_attribute(id, "macro_use") => {
                let crate_id = self.crate_of(id);
                let found = self.dependency(crate_id, tokens[library].name());
                self.crates[crate_id].macro_use.extend(found);
            }
            _ => {}
        }
        Ok(id)
    }

    /// Makes an item's name known in its module.
    fn enter_name(&mut self, id: ItemId) {
        let entry = &self.items[id];
        let (item, module, name) = (entry.item, entry.module, self.name(id));
        let crate_id = self.crate_of(id);
        // Members of types are found by their names alone.
        let is_member = |owner| self.kind(owner) != Kind::Foreign;
        if entry.owner.is_some_and(is_member) || matches!(name, "" | "_") {
            return;
        }
        let home = match item.kind {
            Kind::Macro if !self.has_attribute(id, "macro_export") => return,
            Kind::Macro => {
                self.exported.entry((crate_id, name)).or_default().push(id);
                self.crates[crate_id].root
            }
            _ => module,
        };
        let names = &mut self.modules[home].names;
        names.entry(name).or_default().push(id);
    }

    fn add_import(&mut self, item: ItemId, leaf: &'static Leaf) {
        let Entry { tokens, module, .. } = self.items[item];
        let id = self.imports.len();
        let name = leaf.name.map_or("*", |name| tokens[name].name());
        self.imports.push(Import { module, item, leaf });
        self.items[item].imports.push(id);
        let imports = &mut self.modules[module].imports;
        imports.entry(name).or_default().push(id);
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
            Visibility::In(path) => {
                let inner = |at: ModuleId, &segment: &usize| match tokens[segment].name() {
                    "self" => at,
                    "super" => self.module_around(self.modules[at].parent.unwrap_or(at)),
                    "crate" | "$crate" => self.root_of(at),
                    name => {
                        let mut named = self.modules[at].names.get(name).into_iter().flatten();
                        let inside = named.find_map(|&item| self.items[item].inside);
                        inside.unwrap_or(at)
                    }
                };
                Some(path.iter().fold(around, inner))
            }
        }
    }

    fn add_submodule(&mut self, id: ItemId, items: Option<&'static [Item]>) -> Result<(), Error> {
        let Entry { tokens, module, .. } = self.items[id];
        let name = self.name(id);
        let given = self.path_attribute(id);
        let file = match items {
            Some(_) => None,
            None => Some(self.module_file(id, given)?),
        };
        let around = &self.modules[module];
        let folder = match (&file, given) {
            (Some(path), Some(_)) => Some(folder_of(path)),
            _ => around
                .folder
                .as_ref()
                .map(|it| it.join(given.unwrap_or(name))),
        };
        let inside = self.add_module(Module {
            crate_id: around.crate_id,
            parent: Some(module),
            item: Some(id),
            folder,
            textual: around.textual,
            ..Module::default()
        });
        self.items[id].inside = Some(inside);
        if let Some(path) = file {
            if !self.open(&path) {
                let message = format!("module `{name}` is a part of itself: {}", path.display());
                return Err(self.name_token(id).error(&message));
            }
            if !self.load_file(inside, &path)? {
                if let Some(named) = self.modules[module].names.get_mut(name) {
                    named.retain(|&other| other != id);
                }
            }
            self.open.pop();
        }
        self.add_items(inside, None, tokens, items.unwrap_or_default())?;
        let (list, start) = match self.modules[inside].file {
            Some(file) => (file, 0),
            None => (tokens, self.items[id].item.head_end + 1),
        };
        let mut attributes = inner_attributes(list, start);
        if self.has_attribute(id, "macro_use")
            || attributes.any(|open| list[open + 1].text == "macro_use")
        {
            self.modules[module].textual = self.modules[inside].textual;
        }
        Ok(())
    }

    /// The path in `#[path = "..."]`, if there is one.
    fn path_attribute(&self, id: ItemId) -> Option<&'static str> {
        let Entry { item, tokens, .. } = &self.items[id];
        let is_path = |at: &usize| tokens[*at].text == "path" && tokens[at + 1].text == "=";
        let at = item.attributes.iter().copied().find(is_path)?;
        let path = tokens.get(at + 2)?.text.strip_prefix('"')?;
        path.strip_suffix('"')
    }

    /// The file of a module, to which an attribute may have given a path.
    fn module_file(&self, id: ItemId, given: Option<&str>) -> Result<PathBuf, Error> {
        let Entry { item, tokens, .. } = self.items[id];
        let name = self.name_token(id);
        let is_argument = tokens[item.head_end - 2].text == "mod"
            && (item.head_end - 2..=item.head_end).all(|at| tokens[at].context == 0)
            && name.is_followed_by(&tokens[item.tokens.end - 1]);
        if self.is_written(id) && !is_argument {
            return Err(name.error("a macro makes a module that has a file"));
        }
        let around = &self.modules[self.items[id].module];
        let Some(folder) = &around.folder else {
            return Err(name.error("a module has no file here"));
        };
        let word = name.name();
        if let Some(given) = given {
            // Inside of inline modules a path is taken from their folder, else from the file's.
            let path = match around.file {
                Some(_) => folder_of(&name.source().path).join(given),
                None => folder.join(given),
            };
            if path.is_file() {
                return Ok(path);
            }
            return Err(name.error(&format!("module `{word}` has no {}", path.display())));
        }
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

    // Macros.

    /// Expands a call among items, or leaves that for later if its macro is not in textual scope.
    fn add_call(&mut self, id: ItemId, call: &'static Call) -> Result<(), Error> {
        let entry = &self.items[id];
        let name = entry.tokens[call.path.segments[0]].name();
        let found = match call.path.segments[..] {
            [_] if !call.path.global => self.in_textual_scope(name, entry.textual),
            _ => Vec::new(),
        };
        let is_in_file = self.modules[entry.module].folder.is_some() && !entry.is_written;
        if !found.is_empty() {
            return self.add_expansions(id, call, &found);
        }
        if name == "include" && is_in_file && call.place == Place::Item {
            return self.add_included(id, call);
        }
        self.modules[entry.module].textual = Some(id);
        self.pending.push((id, call));
        Ok(())
    }

    /// Enters the items of a file that is included.
    fn add_included(&mut self, id: ItemId, call: &Call) -> Result<(), Error> {
        let Entry { tokens, module, .. } = self.items[id];
        let argument = tokens[call.open + 1];
        let is_alone = inside(tokens, call.open).len() == 1;
        if argument.kind != TokenKind::Literal || !is_alone {
            return Err(argument.error("expected the name of a file, and nothing else"));
        }
        let path = folder_of(&argument.source().path).join(argument.text.trim_matches('"'));
        if !self.open(&path) {
            let message = format!("the file includes itself: {}", path.display());
            return Err(argument.error(&message));
        }
        let (tokens, items) = self.parse_file(&path, self.modules[module].crate_id)?;
        self.items[id].included = Some(tokens);
        let folder = self.modules[module].folder.replace(folder_of(&path));
        self.add_items(module, None, tokens, items.unwrap_or_default())?;
        self.modules[module].folder = folder;
        self.open.pop();
        Ok(())
    }

    /// Enters what the call `id` among items writes by a macro, and by its twins.
    pub fn add_expansions(
        &mut self,
        id: ItemId,
        call: &Call,
        found: &[ItemId],
    ) -> Result<(), Error> {
        let tokens = self.items[id].tokens;
        for found in self.fitting(found, call, tokens) {
            let written = self.expand(found, call, tokens)?;
            self.add_written(id, call, written)?;
        }
        Ok(())
    }

    /// Those of twins that a call fits: what decides which is there may decide of the call, too.
    pub fn fitting(
        &mut self,
        found: &[ItemId],
        call: &Call,
        tokens: &'static [Token],
    ) -> Vec<ItemId> {
        let mut fitting = found.to_vec();
        if found.len() > 1 {
            fitting.retain(|&found| self.expand(found, call, tokens).is_ok());
        }
        if fitting.is_empty() {
            fitting.extend(found.first());
        }
        fitting
    }

    /// Enters the items that tokens say as what the call `id` writes.
    pub fn add_written(
        &mut self,
        id: ItemId,
        call: &Call,
        written: &'static [Token],
    ) -> Result<(), Error> {
        let entry = &self.items[id];
        let (module, near) = (entry.module, &entry.tokens[entry.item.first]);
        let all = 0..written.len();
        let parse = |parser: &mut Parser| parser.items(call.place);
        let (items, _) = self.parse(self.crate_of(id), near, written, all, parse)?;
        self.add_items(module, Some(id), written, Vec::leak(items))
    }

    /// What a call comes to by a macro. Fails if no rule matches, or macros call each other too deep.
    pub fn expand(
        &mut self,
        found: ItemId,
        call: &Call,
        tokens: &'static [Token],
    ) -> Result<&'static [Token], Error> {
        let (first, open) = (call.path.segments[0], call.open);
        let name = tokens[first];
        let contexts = tokens[first..=open].iter().map(|token| token.context);
        let depths = contexts.map(|context| self.contexts[context as usize].depth);
        let depth = 1 + depths.max().unwrap_or(0);
        if depth > DEEPEST || self.written_tokens > MOST {
            return Err(name.error("macros that call macros without end"));
        }
        let input = list_inside(tokens, open)?;
        let rules = &self.items[found];
        let Body::Group(bracket) = rules.item.body else {
            unreachable!("a macro has rules");
        };
        let is_new = self.crates[self.crate_of(found)].edition >= 2021;
        let pattern = ["pat_param", "pat"][usize::from(is_new)];
        let rules = Rules::new(rules.tokens, inside(rules.tokens, bracket), pattern)?;
        let cfg = Rc::clone(&self.crates[tokens[open].source().crate_id].cfg);
        let mut known: BTreeMap<u32, u32> = BTreeMap::new();
        let written = rules.expand(&input, &cfg, |outer| {
            *known.entry(outer).or_insert_with(|| {
                let item = found;
                self.contexts.push(Context { outer, item, depth });
                small(self.contexts.len() - 1)
            })
        })?;
        let Some(written) = written else {
            let macro_name = call.name(tokens).name();
            let message = format!("no rule of macro `{macro_name}` fits this call");
            return Err(name.error(&message));
        };
        self.written_tokens += written.len();
        Ok(Vec::leak(written))
    }
}

/// Whether a function may take a closure, by the words of its head: a trait, or a second `fn`.
fn takes_closure(tokens: &[Token], item: &Item) -> bool {
    let mut head = tokens[item.name.unwrap_or(item.first)..item.head_end].iter();
    head.any(|token| matches!(token.text, "Fn" | "FnMut" | "FnOnce" | "fn"))
}

/// The folder that a file lies in.
fn folder_of(path: &Path) -> PathBuf {
    path.parent().unwrap_or(Path::new("")).to_path_buf()
}
