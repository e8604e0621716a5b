//! What a path means: names are looked up in blocks, modules, imports, globs, the crates at hand and
//! the prelude, as rustc does, by namespaces and visibility.
use crate::crates::{CrateId, Entry, Import, ImportId, ItemId, ModuleId, Program, Textual};
use crate::error::Error;
use crate::source::Token;
use crate::standard;
use crate::suggest::nearest;
use crate::tokens::Kind::Begin;
use crate::tree::{Body, Event, Kind, Path};
use std::collections::{BTreeMap, BTreeSet};

/// Types, modules and traits.
pub const TYPES: u8 = 1;
/// Functions, constants and what makes a value.
pub const VALUES: u8 = 2;
/// Macros.
pub const MACROS: u8 = 4;
/// All namespaces.
pub const ALL: u8 = TYPES | VALUES | MACROS;

/// What a name means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Def {
    /// An item at hand.
    Item(ItemId),
    /// A module at hand.
    Module(ModuleId),
    /// A variant of an enum at hand.
    Variant(ItemId, usize),
    /// Something of std.
    Std,
    /// Something of another crate that is not at hand.
    Foreign,
}

/// A meaning, and the imports that lead to it.
#[derive(Clone, Debug)]
pub struct Hit {
    pub def: Def,
    pub via: Vec<ImportId>,
    /// An `extern crate` that gives a name to it.
    pub through: Option<ItemId>,
}

impl Hit {
    /// A meaning that needs no import.
    pub fn of(def: Def) -> Self {
        Self {
            def,
            via: Vec::new(),
            through: None,
        }
    }
}

/// How a path begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// With a name of the module around it.
    Around,
    /// With a name of a block around it, of textual scope, or of the prelude.
    Near,
    /// With the name of an exported macro that is in scope as such.
    Exported,
    /// With `crate`, `$crate`, or a path from the root of its crate in edition 2015.
    Root,
    /// With the name of a library at hand.
    Library(CrateId),
    /// With the name of a crate that comes with the compiler.
    Std,
    /// With a name that nothing at hand explains.
    Unknown,
}

/// What a path means.
#[derive(Clone, Debug)]
pub struct Meaning {
    pub start: Start,
    /// Several for twins that conditional compilation tells apart.
    pub hits: Vec<Hit>,
    /// How many names lead there; behind them follow members of a type.
    pub length: usize,
    /// Whether all names do.
    pub is_whole: bool,
    /// The module that does not have the name which follows.
    pub missing: Option<ModuleId>,
}

impl Meaning {
    /// The item that all of the path means.
    pub fn item(&self) -> Option<ItemId> {
        self.items().next()
    }

    /// The item that all of the path means, and its twins.
    pub fn items(&self) -> impl Iterator<Item = ItemId> + '_ {
        let item = |hit: &Hit| match hit.def {
            Def::Item(item) if self.is_whole => Some(item),
            _ => None,
        };
        self.hits.iter().map_while(item)
    }
}

/// Where a path stands.
#[derive(Clone, Copy)]
pub struct From {
    /// The module or block.
    pub module: ModuleId,
    /// The macros in textual scope.
    pub textual: Textual,
    /// Whether it is of a `use`.
    pub is_import: bool,
}

/// More imports than lead from one to the other in programs.
const DEEPEST: usize = 256;

/// What is looked up to answer one question.
#[derive(Default)]
pub struct Around {
    /// The imports on the way here, against circles.
    imports: Vec<(ImportId, u8)>,
    /// What imports and modules were found to have, so that nothing is looked up twice.
    known_imports: BTreeMap<(ImportId, u8), Vec<Hit>>,
    known_names: BTreeMap<(ModuleId, String, u8, ModuleId), Vec<Hit>>,
}

impl Program {
    /// What a path means in one namespace.
    pub fn resolve(&self, path: &Path, tokens: &[Token], from: From, spaces: u8) -> Meaning {
        let names: Vec<&Token> = path.segments.iter().map(|&at| &tokens[at]).collect();
        self.resolve_names(path.global, &names, from, spaces, &mut Around::default())
    }

    /// The item that a type or a trait in the head of an impl means, told by its event; of an alias,
    /// what that stands for.
    pub fn named_by_head(&self, id: ItemId, event: usize) -> Option<ItemId> {
        let found = self.item_named_by_head(id, event)?;
        Some(self.without_alias(found))
    }

    /// What an alias of a type stands for, if that is at hand.
    pub fn without_alias(&self, id: ItemId) -> ItemId {
        let mut found = id;
        for _ in 0..DEEPEST {
            let Entry { item, tokens, .. } = self.items[found];
            if item.kind != Kind::Alias {
                break;
            }
            // Behind `=`, in a macro's fragment if it is one's, begins the type.
            let behind = &tokens[item.head_end + 1..];
            let is_part = |token: &&Token| matches!(token.kind, Begin(_)) || token.text == ":";
            let start = item.head_end + 1 + behind.iter().take_while(is_part).count();
            let is_target =
                |event: &Event| matches!(event, Event::Path(path) if path.segments[0] == start);
            let target = item.events.iter().position(is_target);
            match target.and_then(|event| self.item_named_by_head(found, event)) {
                Some(target) => found = target,
                None => break,
            }
        }
        found
    }

    fn item_named_by_head(&self, id: ItemId, event: usize) -> Option<ItemId> {
        let entry = &self.items[id];
        let events = &entry.item.events;
        let Event::Path(path) = &events[event] else {
            return None;
        };
        let name = entry.tokens[path.segments[0]].name();
        let is_parameter = |event: &Event| match event {
            Event::Generic(parameter) => entry.tokens[*parameter].name() == name,
            _ => false,
        };
        if path.segments.len() == 1 && events[..event].iter().any(is_parameter) {
            return None;
        }
        let meaning = self.resolve(path, entry.tokens, self.place(id), TYPES);
        meaning.item()
    }

    /// Where the paths of an item stand.
    pub fn place(&self, id: ItemId) -> From {
        let entry = &self.items[id];
        From {
            module: entry.module,
            textual: entry.textual,
            is_import: entry.item.kind == Kind::Use,
        }
    }

    /// What an import brings in.
    pub fn import(&self, import: ImportId) -> Vec<Hit> {
        self.import_within(import, ALL, &mut Around::default())
    }

    /// The namespaces that the path of an import is looked up in: a glob's names a module or an enum.
    pub fn spaces_of(&self, import: ImportId) -> &'static [u8] {
        match self.imports[import].leaf.name {
            Some(_) => &[TYPES, VALUES, MACROS],
            None => &[TYPES],
        }
    }

    /// Whether an import names something of what is not at hand, and not a crate alone.
    pub fn leads_out(&self, import: ImportId) -> bool {
        let length = self.imports[import].leaf.path.len();
        self.import_path(import, TYPES).length < length
    }

    /// The names by which std knows what a path into it means, which an import may have renamed.
    pub fn std_names(
        &self,
        path: &Path,
        tokens: &[Token],
        meaning: &Meaning,
        hit: &Hit,
    ) -> Vec<&'static str> {
        let import = hit.via.iter().find(|&&import| self.leads_out(import));
        let import = import.or(hit.via.last());
        let mut names = Vec::new();
        if let Some(Import { item, leaf, .. }) = import.map(|&import| self.imports[import]) {
            let tokens = self.items[item].tokens;
            names.extend(leaf.path.iter().map(|&at| tokens[at].name()));
        }
        let known = import.map_or(0, |_| meaning.length);
        names.extend(path.segments[known..].iter().map(|&at| tokens[at].name()));
        names
    }

    /// What the path of an import means.
    pub fn import_path(&self, import: ImportId, spaces: u8) -> Meaning {
        self.import_meaning(import, spaces, &mut Around::default())
    }

    fn import_meaning(&self, import: ImportId, spaces: u8, around: &mut Around) -> Meaning {
        let Import { item, leaf, .. } = self.imports[import];
        let tokens = self.items[item].tokens;
        let names: Vec<&Token> = leaf.path.iter().map(|&at| &tokens[at]).collect();
        around.imports.push((import, spaces));
        let meaning = self.resolve_names(leaf.global, &names, self.place(item), spaces, around);
        around.imports.pop();
        meaning
    }

    fn import_within(&self, import: ImportId, spaces: u8, around: &mut Around) -> Vec<Hit> {
        if around.imports.contains(&(import, spaces)) || around.imports.len() > DEEPEST {
            return Vec::new();
        }
        if let Some(known) = around.known_imports.get(&(import, spaces)) {
            return known.clone();
        }
        let mut hits = Vec::new();
        for &space in self.spaces_of(import) {
            if spaces & space != 0 {
                let found = self.import_meaning(import, space, around);
                let first = found.hits.first().map(|hit| hit.def);
                if first == Some(Def::Std) && self.spaces_in_std(import) & space == 0 {
                    continue;
                }
                if found.is_whole || matches!(first, Some(Def::Std | Def::Foreign)) {
                    hits.extend(found.hits);
                }
            }
        }
        // What means something at hand in one namespace means nothing from elsewhere in another.
        let is_known = |hits: &[Hit]| hits.iter().any(|hit| hit.def != Def::Foreign);
        if is_known(&hits)
            || (spaces != ALL && !hits.is_empty())
                && is_known(&self.import_within(import, ALL, around))
        {
            hits.retain(|hit| hit.def != Def::Foreign);
        }
        if hits.is_empty() {
            let found = self.import_meaning(import, TYPES, around);
            hits = self.behind(&found, self.imports[import].module, around);
        }
        for hit in &mut hits {
            hit.via.push(import);
        }
        around.known_imports.insert((import, spaces), hits.clone());
        hits
    }

    /// The namespaces in which an import names something of std's: a module, as in `use std::mem`, is
    /// no value, and a function, as in `use std::mem::swap`, no type.
    fn spaces_in_std(&self, import: ImportId) -> u8 {
        let Import { item, leaf, .. } = self.imports[import];
        let name = |at: usize| self.items[item].tokens[at].name();
        match leaf.path[..] {
            [first, last] if standard::is_crate(name(first)) && standard::is_module(name(last)) => {
                ALL - VALUES
            }
            [.., module, last] if standard::is_function(name(module), name(last)) => ALL - TYPES,
            _ => ALL,
        }
    }

    /// What a path may mean by a glob from elsewhere in the module that does not have its name.
    pub fn behind(&self, found: &Meaning, from: ModuleId, around: &mut Around) -> Vec<Hit> {
        let Some(module) = found.missing else {
            return Vec::new();
        };
        let mut hits = self.foreign_globs(module, from, around);
        for hit in &mut hits {
            hit.via.extend(found.hits.iter().flat_map(|hit| &hit.via));
        }
        hits
    }

    fn resolve_names(
        &self,
        global: bool,
        names: &[&Token],
        from: From,
        spaces: u8,
        around: &mut Around,
    ) -> Meaning {
        let space_at = |at: usize| if at + 1 < names.len() { TYPES } else { spaces };
        let (mut start, mut hits) = self.first(global, names, from, space_at(0), around);
        let mut length = names.len().min(1);
        let mut missing = None;
        while length < names.len() {
            let name = names[length].name();
            let mut next = Vec::new();
            for hit in &hits {
                let found = match hit.def {
                    Def::Module(module) if name == "super" => vec![self.above(module)],
                    Def::Module(module) => {
                        let found =
                            self.lookup(module, name, space_at(length), from.module, around);
                        if found.is_empty() {
                            missing = missing.or(Some(module));
                        }
                        found
                    }
                    Def::Item(item) => self.variant(item, name),
                    _ => Vec::new(),
                };
                for mut found in found {
                    let via = hit.via.iter().filter(|import| !found.via.contains(import));
                    let via: Vec<ImportId> = via.copied().collect();
                    found.via.extend(via);
                    found.through = found.through.or(hit.through);
                    next.push(found);
                }
            }
            if next.is_empty() {
                // What a module does not have is of the type of its name.
                if length == 1 && missing.is_some() && standard::is_primitive(names[0].name()) {
                    (start, hits, missing) = (Start::Near, vec![Hit::of(Def::Std)], None);
                }
                break;
            }
            missing = None;
            hits = next;
            length += 1;
        }
        Meaning {
            start,
            hits,
            length,
            is_whole: length == names.len(),
            missing,
        }
    }

    /// The module around a module.
    fn above(&self, module: ModuleId) -> Hit {
        let parent = self.modules[module].parent.unwrap_or(module);
        Hit::of(Def::Module(self.module_around(parent)))
    }

    fn variant(&self, item: ItemId, name: &str) -> Vec<Hit> {
        let index = self.variant_index(item, name);
        let def = index.map(|index| Def::Variant(item, index));
        def.map(Hit::of).into_iter().collect()
    }

    /// Which variant of an item has a name.
    pub fn variant_index(&self, item: ItemId, name: &str) -> Option<usize> {
        let entry = &self.items[item];
        let Body::Variants(variants) = &entry.item.body else {
            return None;
        };
        let mut variants = variants.iter();
        variants.position(|variant| entry.tokens[variant.name].name() == name)
    }

    /// What the first name of a path means.
    fn first(
        &self,
        global: bool,
        names: &[&Token],
        from: From,
        space: u8,
        around: &mut Around,
    ) -> (Start, Vec<Hit>) {
        let crate_id = self.modules[from.module].crate_id;
        let root = |crate_id: CrateId| Hit::of(Def::Module(self.crates[crate_id].root));
        let home = self.module_around(from.module);
        let is_2015 = self.crates[crate_id].edition < 2018;
        let Some(first) = names.first() else {
            // `use ::*` and `use ::{...}` of edition 2015.
            return (Start::Root, vec![root(crate_id)]);
        };
        let name = first.name();
        match first.text {
            "crate" => return (Start::Root, vec![root(crate_id)]),
            "$crate" => return (Start::Root, vec![root(first.source().crate_id)]),
            "self" => return (Start::Around, vec![Hit::of(Def::Module(home))]),
            "super" => return (Start::Around, vec![self.above(home)]),
            _ => {}
        }
        if global || (from.is_import && is_2015) {
            if is_2015 {
                let root = self.crates[crate_id].root;
                let found = self.lookup(root, name, space, from.module, around);
                if !found.is_empty() && !self.is_extern(crate_id, name, &found) {
                    return (Start::Root, found);
                }
            }
            return self.outside(crate_id, name, TYPES, false);
        }
        let is_macro = space == MACROS;
        if is_macro {
            let found = match self.by_local_inner_macros(first) {
                found if found.is_empty() => self.in_textual_scope(name, from.textual),
                found => found,
            };
            if !found.is_empty() {
                return (Start::Near, hits_of(&found));
            }
        }
        let last = around.imports.last().filter(|_| from.is_import);
        let own = last.map(|&(import, _)| self.imports[import]);
        let is_prefix = |import: &ImportId| {
            let (found, own) = (self.imports[*import], own);
            own.is_some_and(|own| {
                own.item == found.item && own.leaf.path.first() == found.leaf.path.first()
            })
        };
        let is_own = |hit: &Hit| hit.via.iter().any(is_prefix);
        for scope in self.scopes_around(from.module) {
            let found = self.lookup(scope, name, space, from.module, around);
            // `extern crate alloc;` says no more than the name does, and no `use` explains itself.
            if !found.is_empty()
                && !self.is_extern(crate_id, name, &found)
                && !found.iter().any(is_own)
            {
                let is_exported = space == MACROS && found[0].via.is_empty();
                let start = match (self.modules[scope].is_block, is_exported) {
                    (true, _) => Start::Near,
                    (false, true) => Start::Exported,
                    (false, false) => Start::Around,
                };
                return (start, found);
            }
        }
        if is_macro {
            let used = self.crates[crate_id].macro_use.iter();
            let mut found = used.map(|&library| self.exported(library, name));
            if let Some(found) = found.find(|found| !found.is_empty()) {
                return (Start::Exported, hits_of(&found));
            }
        }
        self.outside(crate_id, name, space, names.len() == 1)
    }

    /// Whether what a name was found to mean is a crate, and at most an `extern crate` or a `use` of
    /// it alone says so: in a library, that says no more than a path does.
    fn is_extern(&self, crate_id: CrateId, name: &str, found: &[Hit]) -> bool {
        let is_named = |hit: &Hit| {
            let mut via = hit.via.iter();
            let is_alone = via.all(|&import| self.imports[import].leaf.path.len() == 1);
            let is_std = hit.def == Def::Std
                && is_alone
                && standard::is_crate(name)
                && hit.through.is_none();
            let in_root = |item: ItemId| self.items[item].module == self.crates[crate_id].root;
            let is_through = hit.through.is_some_and(in_root) && hit.via.is_empty();
            is_std || (crate_id != 0 && is_through)
        };
        !found.is_empty() && found.iter().all(is_named)
    }

    /// The macro that a name means in the rules of one with `#[macro_export(local_inner_macros)]`.
    fn by_local_inner_macros(&self, name: &Token) -> Vec<ItemId> {
        let Some(around) = self.written_by(name) else {
            return Vec::new();
        };
        let Entry { item, tokens, .. } = self.items[around];
        let mut attributes = item.attributes.iter();
        let is_local = attributes.any(|&at| {
            let argument = tokens.get(at + 2).map_or("", |token| token.text);
            tokens[at].text == "macro_export" && argument == "local_inner_macros"
        });
        if is_local {
            self.exported(self.crate_of(around), name.name())
        } else {
            Vec::new()
        }
    }

    /// What a name means that nothing around explains.
    fn outside(
        &self,
        crate_id: CrateId,
        name: &str,
        space: u8,
        is_alone: bool,
    ) -> (Start, Vec<Hit>) {
        // An `extern crate` in the root gives the name to all of the crate.
        let root = &self.modules[self.crates[crate_id].root];
        let mut named = root.names.get(name).into_iter().flatten();
        let def = named.find_map(|&item| self.extern_crate(item));
        let (start, def) = match def.unwrap_or_else(|| self.crate_called(crate_id, name)) {
            Def::Module(root) if space == TYPES => (
                Start::Library(self.modules[root].crate_id),
                Def::Module(root),
            ),
            Def::Std if space == TYPES => (Start::Std, Def::Std),
            _ if standard::is_in_prelude(name) => (Start::Near, Def::Std),
            _ if is_alone && space == MACROS && standard::is_macro(name) => (Start::Near, Def::Std),
            _ => (Start::Unknown, Def::Foreign),
        };
        (start, vec![Hit::of(def)])
    }

    /// The crate that an `extern crate` names.
    pub fn extern_crate(&self, item: ItemId) -> Option<Def> {
        let Body::ExternCrate(library) = self.items[item].item.body else {
            return None;
        };
        let name = self.items[item].tokens[library].name();
        Some(self.crate_called(self.crate_of(item), name))
    }

    /// What a crate knows as a crate of a name.
    fn crate_called(&self, crate_id: CrateId, name: &str) -> Def {
        let found = match self.dependency(crate_id, name) {
            _ if name == "self" => Some(crate_id),
            found => found.filter(|&found| found != crate_id),
        };
        match found {
            Some(found) => Def::Module(self.crates[found].root),
            None if standard::is_crate(name) => Def::Std,
            None => Def::Foreign,
        }
    }

    /// What a name means in a module or a block, as seen from another one, in one namespace.
    pub fn lookup(
        &self,
        module: ModuleId,
        name: &str,
        space: u8,
        from: ModuleId,
        around: &mut Around,
    ) -> Vec<Hit> {
        let mut hits: Vec<Hit> = Vec::new();
        for &item in self.modules[module].names.get(name).into_iter().flatten() {
            if self.spaces(item) & space == 0 || !self.is_visible(self.items[item].visible, from) {
                continue;
            }
            let found = self.extern_crate(item);
            let through = found.map(|_| item);
            let def = match self.items[item].inside {
                Some(inside) => Def::Module(inside),
                None => found.unwrap_or(Def::Item(item)),
            };
            hits.push(Hit {
                through,
                ..Hit::of(def)
            });
        }
        let imports = |name| self.modules[module].imports.get(name).into_iter().flatten();
        let is_visible =
            |import: ImportId| self.is_visible(self.items[self.imports[import].item].visible, from);
        for &import in imports(name) {
            if is_visible(import) {
                hits.extend(self.import_within(import, space, around));
            }
        }
        let globs = imports("*");
        if !hits.is_empty() || name == "_" || globs.clone().next().is_none() {
            return hits;
        }
        let key = (module, name.to_string(), space, from);
        if let Some(known) = around.known_names.get(&key) {
            return known.clone();
        }
        for &import in globs {
            if is_visible(import) && !around.imports.contains(&(import, space)) {
                let found = self.through_glob(import, name, space, around);
                // What it brings in is as visible as before.
                hits.extend(found.into_iter().filter(|hit| match hit.def {
                    Def::Item(item) => self.is_visible(self.items[item].visible, from),
                    _ => true,
                }));
            }
            // Of several globs that lead to one item, one is enough, but for twins that conditional
            // compilation tells apart.
            let is_twin =
                |hit: &Hit| matches!(hit.def, Def::Item(item) if self.has_attribute(item, "cfg"));
            let is_conditional = self.has_attribute(self.imports[import].item, "cfg");
            if !is_conditional && !hits.iter().all(is_twin) {
                break;
            }
        }
        around.known_names.insert(key, hits.clone());
        hits
    }

    /// What a glob brings in under a name; of `*`, see [`Self::foreign_globs`].
    fn through_glob(
        &self,
        import: ImportId,
        name: &str,
        space: u8,
        around: &mut Around,
    ) -> Vec<Hit> {
        let found = &self.imports[import];
        let targets = self.import_meaning(import, TYPES, around);
        let mut hits = Vec::new();
        around.imports.push((import, space));
        for target in &targets.hits {
            let inner = match target.def {
                Def::Module(inner) if name == "*" => {
                    self.foreign_globs(inner, found.module, around)
                }
                Def::Std | Def::Foreign if name == "*" => vec![Hit::of(target.def)],
                Def::Module(inner) if targets.is_whole => {
                    self.lookup(inner, name, space, found.module, around)
                }
                Def::Item(item) if space != MACROS => self.variant(item, name),
                _ => Vec::new(),
            };
            for mut hit in inner {
                hit.via.push(import);
                hit.via.extend(&target.via);
                hits.push(hit);
            }
        }
        around.imports.pop();
        hits
    }

    /// What globs of crates that are not at hand may bring into a module or a block under any name, as seen
    /// from another one.
    pub fn foreign_globs(&self, module: ModuleId, from: ModuleId, around: &mut Around) -> Vec<Hit> {
        let mut hits = Vec::new();
        for &import in self.modules[module].imports.get("*").into_iter().flatten() {
            let visible = self.items[self.imports[import].item].visible;
            if self.is_visible(visible, from) && !around.imports.contains(&(import, ALL)) {
                hits.extend(self.through_glob(import, "*", ALL, around));
            }
        }
        hits
    }

    /// Whether what a module may name, or all, may be named in another one.
    pub fn is_visible(&self, visible: Option<ModuleId>, from: ModuleId) -> bool {
        visible.map_or(true, |home| self.is_within(from, home))
    }

    /// The namespaces that an item has its name in.
    fn spaces(&self, item: ItemId) -> u8 {
        let entry = &self.items[item];
        match entry.item.kind {
            Kind::Function | Kind::Constant | Kind::Static => VALUES,
            Kind::Struct if entry.tokens[entry.item.head_end].text != "{" => TYPES | VALUES,
            Kind::Macro => MACROS,
            _ => TYPES,
        }
    }

    /// Whether an import in the root of the solution would bring an exported macro or a library to
    /// where that is, or an import anywhere brings no name of a library at all.
    pub fn is_in_place(&self, import: ImportId) -> bool {
        let found = self.imports[import];
        let in_root = found.module == self.crates[0].root;
        let name = found.leaf.name;
        let name = name.map(|name| self.items[found.item].tokens[name].name());
        let Some(name) = name.filter(|&name| in_root || name == "_") else {
            return false;
        };
        let hits = self.import(import);
        let is_there = |hit: &Hit| match hit.def {
            Def::Module(module) => {
                let library = self.crate_with_root(module);
                library.is_some_and(|library| name == "_" || self.crates[library].name == name)
            }
            Def::Item(item) => self.is_exported(item) && self.name(item) == name,
            _ => false,
        };
        !hits.is_empty() && hits.iter().all(is_there)
    }

    /// The error for a name that a module does not have.
    pub fn missing(&self, token: &Token, module: ModuleId) -> Error {
        let entry = &self.modules[module];
        let mut names: BTreeSet<&str> = entry.names.keys().copied().collect();
        names.extend(entry.imports.keys().filter(|&&name| name != "*"));
        let what = match (entry.item, entry.crate_id) {
            (Some(item), _) => format!("module `{}`", self.name(item)),
            (None, 0) => "the solution".to_string(),
            (None, library) => format!("crate `{}`", self.crates[library].name),
        };
        let name = token.name();
        names.remove(name);
        let near = nearest(name, names);
        let hint = near.map_or(String::new(), |near| format!("; is it `{near}`?"));
        token.error(&format!("{what} has no `{name}`{hint}"))
    }
}

/// What needs no import.
fn hits_of(items: &[ItemId]) -> Vec<Hit> {
    let hits = items.iter().map(|&item| Hit::of(Def::Item(item)));
    hits.collect()
}
