//! Stage 4: which item a path means, through imports, renames, re-exports, globs and blocks.
use crate::items::Kind;
use crate::program::{ImportId, ItemId, ModuleId, Program};
use crate::source::Source;
use crate::stdlib;
use crate::tokens;
use std::collections::{HashMap, HashSet};
use std::ops::Range;
use std::rc::Rc;

/// The namespace of types and modules.
pub const TYPES: u8 = 1;
/// The namespace of functions and constants.
pub const VALUES: u8 = 2;
/// The namespace of macros.
pub const MACROS: u8 = 4;

/// What a name can mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Def {
    /// An item.
    Item(ItemId),
    /// A module.
    Module(ModuleId),
    /// A variant of an enum.
    Variant(ItemId),
    /// Something of a crate that is not at hand: `std` or another.
    Foreign,
}

/// What kind of name the head of a path is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Head {
    /// `crate`.
    Crate,
    /// A name of the module.
    Module,
    /// An `extern crate` of the crate's root, which all of its modules know.
    Prelude,
    /// A library.
    Library,
    /// A crate of the compiler's.
    Std,
    /// Relative, of a block, or unknown.
    Other,
}

/// One meaning of a name.
#[derive(Clone, Debug)]
pub struct Hit {
    /// What it means.
    pub def: Def,
    /// In which namespaces.
    pub spaces: u8,
    /// The imports that lead there.
    pub via: Vec<ImportId>,
    /// The `extern crate` and `mod` items that lead there.
    pub through: Vec<ItemId>,
}

impl Hit {
    fn new(def: Def, spaces: u8) -> Self {
        Self {
            def,
            spaces,
            via: Vec::new(),
            through: Vec::new(),
        }
    }

    /// The meaning in some namespaces.
    fn only(mut self, spaces: u8) -> Self {
        self.spaces &= spaces;
        self
    }
}

/// What a path means.
#[derive(Default)]
pub struct Resolved {
    /// The meanings, none if the path's head is unknown.
    pub hits: Vec<Hit>,
    /// How many segments lead there; the others name something in a type.
    pub used: usize,
    /// The segment that its module does not have, and that module.
    pub missing: Option<(usize, ModuleId)>,
}

/// What the call of a macro in the place of an item may bring.
#[derive(Default)]
pub struct Call {
    /// The names that it may define.
    pub names: HashSet<String>,
    /// The macros that it calls, first the one named, then those in their bodies.
    pub macros: Vec<ItemId>,
    /// Whether it calls a macro that is not at hand.
    pub foreign: bool,
}

/// A path as it stands: its segments and whether it starts with `::`.
#[derive(Clone, Copy)]
pub struct Path<'a> {
    /// The names of the segments.
    pub segments: &'a [&'a str],
    /// Whether it starts with `::`.
    pub global: bool,
}

/// The resolver and what it remembers.
#[derive(Default)]
pub struct Names {
    imports: HashMap<ImportId, Vec<Hit>>,
    calls: HashMap<ItemId, Rc<Call>>,
    /// The names that the macro calls of modules may define.
    defined: HashMap<ModuleId, HashMap<String, Vec<ItemId>>>,
    importing: Vec<ImportId>,
    /// The lookups of the outermost one in hand: each is made once, as globs may lead in circles.
    looking: HashSet<(ModuleId, String, u8, Option<ModuleId>)>,
    depth: usize,
    calling: Vec<ItemId>,
    circle: bool,
    /// The imports that were followed for the outermost one in hand.
    attempts: usize,
}

/// So many imports are followed in circles before an answer is taken as it is.
const PATIENCE: usize = 1_000;

impl Names {
    /// The meanings of a path in `scope` in the namespaces `want`.
    pub fn resolve(
        &mut self,
        program: &Program,
        scope: ModuleId,
        path: Path,
        want: u8,
    ) -> Resolved {
        let segments = path.segments;
        let space = |index: usize| {
            if index + 1 == segments.len() {
                want
            } else {
                TYPES
            }
        };
        let mut hits = self.head(program, scope, path, space(0));
        let mut used = 1;
        while used < segments.len() {
            let Some(hit) = hits.first().cloned() else {
                break;
            };
            let name = segments[used];
            let mut next = match hit.def {
                Def::Foreign => {
                    return Resolved {
                        hits,
                        used,
                        missing: None,
                    }
                }
                Def::Module(module) if name == "super" => {
                    let parent = program.parent(module);
                    parent
                        .map(|parent| Hit::new(Def::Module(parent), TYPES))
                        .into_iter()
                        .collect()
                }
                Def::Module(module) => {
                    let want = space(used);
                    let mut found = self.lookup(program, module, name, want, Some(scope));
                    if found.is_empty() {
                        // What is not visible is the compiler's to refuse.
                        found = self.lookup(program, module, name, want, None);
                    }
                    if found.is_empty() {
                        return Resolved {
                            hits: found,
                            used,
                            missing: Some((used, module)),
                        };
                    }
                    found
                }
                Def::Item(item) if program.has_variant(item, name) => {
                    vec![Hit::new(Def::Variant(item), TYPES | VALUES)]
                }
                _ => break,
            };
            for next in &mut next {
                next.via.extend(&hit.via);
                next.through.extend(&hit.through);
            }
            hits = next;
            used += 1;
        }
        Resolved {
            hits,
            used,
            missing: None,
        }
    }

    fn head(&mut self, program: &Program, scope: ModuleId, path: Path, want: u8) -> Vec<Hit> {
        let name = path.segments[0];
        let here = program.module_around(scope);
        let root = program.crates[program.modules[here].crate_id].root;
        let module = |module| vec![Hit::new(Def::Module(module), TYPES)];
        if !path.global {
            match name {
                "crate" => return module(root),
                "self" => return module(here),
                "super" => return program.parent(here).map(module).unwrap_or_default(),
                _ => {}
            }
            let found = self.lexical(program, scope, name, want);
            if !found.is_empty() {
                return found;
            }
        }
        if let Some(item) = extern_crate(program, root, name) {
            return vec![Self::item_hit(program, item)];
        }
        if let Some(found) = program.find_crate(name) {
            return module(program.crates[found].root);
        }
        if want & TYPES != 0 && stdlib::is_std(name) {
            return vec![Hit::new(Def::Foreign, TYPES)];
        }
        Vec::new()
    }

    /// What kind of name the head of a path is that does not start with `::`.
    pub fn head_of(&mut self, program: &Program, scope: ModuleId, name: &str) -> Head {
        let module = program.module_around(scope);
        let all = TYPES | VALUES | MACROS;
        let library = program.find_crate(name);
        if matches!(name, "self" | "super" | "Self") {
            return Head::Other;
        }
        if name == "crate" {
            return Head::Crate;
        }
        let hits = self.lookup(program, module, name, all, None);
        // `use std;` changes nothing.
        let same = |hit: &Hit| {
            let def = library.map_or(Def::Foreign, |found| {
                Def::Module(program.crates[found].root)
            });
            hit.def == def && hit.through.is_empty() && (library.is_some() || stdlib::is_std(name))
        };
        if !hits.is_empty() && library.is_none() && hits.iter().all(same) {
            return Head::Other;
        }
        if !hits.is_empty() && !hits.iter().all(same) {
            let inner = module != scope && !self.lookup(program, scope, name, all, None).is_empty();
            if inner {
                Head::Other
            } else {
                Head::Module
            }
        } else if hits.is_empty() && !self.lexical(program, scope, name, all).is_empty() {
            Head::Other
        } else if extern_crate(program, program.root_of(module), name).is_some() {
            Head::Prelude
        } else if library.is_some() {
            Head::Library
        } else if stdlib::is_std(name) {
            Head::Std
        } else {
            Head::Other
        }
    }

    /// The meanings of a name in a block or module and, for a block, around it.
    fn lexical(&mut self, program: &Program, scope: ModuleId, name: &str, want: u8) -> Vec<Hit> {
        let mut found = Vec::new();
        let mut missing = want;
        let mut around = Some(scope);
        while let Some(module) = around {
            let hits = self.lookup(program, module, name, missing, None);
            let hits: Vec<Hit> = hits.into_iter().map(|hit| hit.only(missing)).collect();
            missing &= !hits.iter().fold(0, |spaces, hit| spaces | hit.spaces);
            found.extend(hits);
            let entry = &program.modules[module];
            around = entry.parent.filter(|_| entry.is_block && missing != 0);
        }
        found
    }

    /// The meanings of a name in a module: its items, its imports, then its globs. For a glob of
    /// module `from`, only what is visible there.
    pub fn lookup(
        &mut self,
        program: &Program,
        module: ModuleId,
        name: &str,
        want: u8,
        from: Option<ModuleId>,
    ) -> Vec<Hit> {
        if !self.looking.insert((module, name.to_string(), want, from)) {
            self.circle = true;
            return Vec::new();
        }
        self.depth += 1;
        let entry = &program.modules[module];
        let visible = |item: ItemId| {
            let owner = &program.items[item];
            from.map_or(true, |from| {
                program.is_visible(owner.item.visibility, owner.module, from)
            })
        };
        let mut found = Vec::new();
        for &item in entry.names.get(name).into_iter().flatten() {
            let hit = Self::item_hit(program, item);
            if hit.spaces & want != 0 && (visible(item) || hit.spaces == MACROS) {
                found.push(hit);
            }
        }
        for &import in entry
            .imports
            .get(name)
            .into_iter()
            .flatten()
            .filter(|_| name != "*")
        {
            if visible(program.imports[import].item) {
                let hits = self.import(program, import);
                found.extend(hits.into_iter().filter(|hit| hit.spaces & want != 0));
            }
        }
        let missing = want & !found.iter().fold(0, |spaces, hit| spaces | hit.spaces);
        if missing & (TYPES | VALUES) != 0 {
            // They only may define it, so the globs are asked as well.
            found.extend(self.call_hits(program, module, name));
        }
        if missing != 0 {
            for &import in entry.imports.get("*").into_iter().flatten() {
                if visible(program.imports[import].item) {
                    let hits = self.through_glob(program, import, name, missing);
                    found.extend(hits.into_iter().map(|hit| hit.only(missing)));
                }
            }
        }
        let mut seen = HashSet::new();
        found.retain(|hit| seen.insert((hit.def, hit.spaces)));
        self.depth -= 1;
        if self.depth == 0 {
            self.looking.clear();
        }
        found
    }

    /// The macro calls in a module that may define a name.
    fn call_hits(&mut self, program: &Program, module: ModuleId, name: &str) -> Vec<Hit> {
        let calls = &program.modules[module].calls;
        if self.calling.is_empty() && !self.defined.contains_key(&module) {
            let mut defined: HashMap<String, Vec<ItemId>> = HashMap::new();
            for &item in calls {
                for name in &self.call(program, item).names {
                    defined.entry(name.clone()).or_default().push(item);
                }
            }
            self.defined.insert(module, defined);
        }
        let hit = |&item: &ItemId| Hit::new(Def::Item(item), TYPES | VALUES | MACROS);
        if let Some(defined) = self.defined.get(&module) {
            return defined.get(name).into_iter().flatten().map(hit).collect();
        }
        let mut found = calls.clone();
        found.retain(|&item| self.call(program, item).names.contains(name));
        found.iter().map(hit).collect()
    }

    fn item_hit(program: &Program, item: ItemId) -> Hit {
        let entry = &program.items[item];
        match entry.item.kind {
            Kind::Module => {
                let inside = entry.inside.expect("a module has an inside");
                Hit {
                    through: vec![item],
                    ..Hit::new(Def::Module(inside), TYPES)
                }
            }
            Kind::ExternCrate => {
                let name = entry.source.name(entry.item.head.start + 2);
                let own = program.modules[entry.module].crate_id;
                let def = match (name, program.find_crate(name)) {
                    ("self", _) => Def::Module(program.crates[own].root),
                    (_, Some(found)) => Def::Module(program.crates[found].root),
                    _ => Def::Foreign,
                };
                Hit {
                    through: vec![item],
                    ..Hit::new(def, TYPES)
                }
            }
            Kind::Function | Kind::Constant | Kind::Foreign => Hit::new(Def::Item(item), VALUES),
            Kind::Struct => {
                // With braces it is no value.
                let source = &entry.source;
                let braces = entry.item.body.is_some_and(|body| source.is(body, "{"));
                Hit::new(Def::Item(item), if braces { TYPES } else { TYPES | VALUES })
            }
            Kind::Macro => Hit::new(Def::Item(item), MACROS),
            _ => Hit::new(Def::Item(item), TYPES),
        }
    }

    /// The meanings of an import.
    pub fn import(&mut self, program: &Program, import: ImportId) -> Vec<Hit> {
        if let Some(hits) = self.imports.get(&import) {
            return hits.clone();
        }
        if self.importing.contains(&import) {
            self.circle = true;
            return Vec::new();
        }
        self.importing.push(import);
        let entry = &program.imports[import];
        let source = Rc::clone(&program.items[entry.item].source);
        let segments: Vec<&str> = entry
            .leaf
            .path
            .iter()
            .map(|&token| source.name(token))
            .collect();
        let want = if entry.leaf.name.is_none() {
            TYPES
        } else {
            TYPES | VALUES | MACROS
        };
        let path = Path {
            segments: &segments,
            global: entry.leaf.global,
        };
        let looking = std::mem::take(&mut self.looking);
        let depth = std::mem::take(&mut self.depth);
        let mut found = Resolved::default();
        if !segments.is_empty() {
            found = self.resolve(program, entry.module, path, want);
        }
        let mut hits = found.hits;
        self.looking = looking;
        self.depth = depth;
        if hits.is_empty() && segments.len() == 1 {
            // `pub(crate) use name;` behind a macro of textual scope.
            let crate_id = program.modules[entry.module].crate_id;
            let macros = program.macros.get(&(crate_id, segments[0].to_string()));
            hits.extend(
                macros
                    .into_iter()
                    .flatten()
                    .map(|&item| Hit::new(Def::Item(item), MACROS)),
            );
        }
        if hits.is_empty() && found.missing.is_none() && !self.circle {
            // From a crate that is not at hand.
            hits.push(Hit::new(Def::Foreign, TYPES | VALUES | MACROS));
        }
        for hit in &mut hits {
            hit.via.push(import);
        }
        self.importing.pop();
        // In a circle a name found is right, and one not found may be when asked for again.
        let certain = hits.iter().any(|hit| hit.def != Def::Foreign);
        self.attempts += 1;
        let patient = self.attempts < PATIENCE;
        if !patient || !self.circle || certain || self.importing.is_empty() {
            self.imports.insert(import, hits.clone());
        }
        if self.importing.is_empty() {
            self.circle = false;
            self.attempts = 0;
        }
        hits
    }

    fn through_glob(
        &mut self,
        program: &Program,
        import: ImportId,
        name: &str,
        want: u8,
    ) -> Vec<Hit> {
        let from = program.imports[import].module;
        let mut found = Vec::new();
        for glob in self.import(program, import) {
            let mut hits = match glob.def {
                Def::Module(module) => self.lookup(program, module, name, want, Some(from)),
                Def::Item(item) if program.has_variant(item, name) => {
                    vec![Hit::new(Def::Variant(item), TYPES | VALUES)]
                }
                _ => Vec::new(),
            };
            for hit in &mut hits {
                hit.via.extend(&glob.via);
                hit.through.extend(&glob.through);
            }
            found.append(&mut hits);
        }
        found
    }

    /// The macros that a call in the item `from` may mean: by textual scope, or by path.
    pub fn macros(
        &mut self,
        program: &Program,
        scope: ModuleId,
        path: Path,
        from: ItemId,
    ) -> Vec<Hit> {
        let crate_id = program.modules[scope].crate_id;
        let hit = |&item: &ItemId| Hit::new(Def::Item(item), MACROS);
        let mut textual = [].as_slice();
        if let (&[name], false) = (path.segments, path.global) {
            let all = program.macros.get(&(crate_id, name.to_string()));
            textual = all.map_or(textual, Vec::as_slice);
        }
        let mut last = textual.iter().rev();
        if let Some(found) = last.find(|&&item| program.in_textual_scope(item, scope, from)) {
            return vec![hit(found)];
        }
        let mut hits = self.resolve(program, scope, path, MACROS).hits;
        if hits.is_empty() {
            hits.extend(textual.iter().map(hit));
        }
        if let (true, &[name]) = (hits.is_empty(), path.segments) {
            hits.extend(
                program
                    .macros_of_extern_crates(crate_id, name)
                    .map(|item| hit(&item)),
            );
            // A macro may be written by another one, in this module or in one around it.
            let mut around = Some(scope);
            while let Some(module) = around {
                hits.extend(self.call_hits(program, module, name));
                around = program.modules[module].parent;
            }
        }
        hits
    }

    /// What a macro call in the place of an item may bring.
    pub fn call(&mut self, program: &Program, item: ItemId) -> Rc<Call> {
        if let Some(call) = self.calls.get(&item) {
            return Rc::clone(call);
        }
        if self.calling.contains(&item) {
            return Rc::default();
        }
        self.calling.push(item);
        let entry = &program.items[item];
        let source = &entry.source;
        let mut call = Call::default();
        let arguments = source.inside(entry.item.body.expect("a macro call has arguments"));
        let mut any_argument = definitions(source, arguments.clone(), &mut call.names);
        self.called(program, item, source, entry.item.head.clone(), &mut call);
        let mut next = 0;
        while next < call.macros.len() {
            let found = &program.items[call.macros[next]];
            next += 1;
            let source = Rc::clone(&found.source);
            for body in transcribers(&source, found.item.body) {
                any_argument |= definitions(&source, body.clone(), &mut call.names);
                for token in body.filter(|&token| source.is(token, "!") && token > 0) {
                    self.called(program, item, &source, token - 1..token, &mut call);
                }
            }
        }
        if any_argument {
            let names = arguments.filter(|&token| source.is_name(token));
            call.names
                .extend(names.map(|token| source.name(token).to_string()));
        }
        self.calling.pop();
        let call = Rc::new(call);
        self.calls.insert(item, Rc::clone(&call));
        call
    }

    /// Adds the macros that a path in a call, or in a macro that it calls, may mean.
    fn called(
        &mut self,
        program: &Program,
        item: ItemId,
        source: &Source,
        path: Range<usize>,
        call: &mut Call,
    ) {
        let global = source.marks(path.start, "::");
        let words = path.filter(|&token| source.kind(token) == tokens::Kind::Word);
        let segments: Vec<&str> = words.map(|token| source.name(token)).collect();
        if segments.is_empty() {
            return;
        }
        let path = Path {
            segments: &segments,
            global,
        };
        let mut hits = self.macros(program, program.items[item].module, path, item);
        if let (true, Some(&around)) = (hits.is_empty(), call.macros.last()) {
            // A macro of another crate calls one of its own.
            hits = self.macros(program, program.items[around].module, path, ItemId::MAX);
        }
        call.foreign |= hits.is_empty() && segments != ["macro_rules"];
        for hit in hits {
            match hit.def {
                Def::Item(item) if program.kind(item) == Kind::Macro => {
                    if !call.macros.contains(&item) {
                        call.macros.push(item);
                    }
                }
                _ => call.foreign = true,
            }
        }
    }
}

/// Puts the names that are defined in `range` into `names`; tells whether some name is given by a
/// macro's variable.
fn definitions(source: &Source, range: Range<usize>, names: &mut HashSet<String>) -> bool {
    let mut by_variable = false;
    let mut behind_impl = 0;
    for token in range.clone() {
        let repeated = token > range.start + 1 && source.is(token - 2, "$");
        let before = if token > range.start {
            source.word(token - 1)
        } else {
            ""
        };
        let item = match before {
            "(" => repeated,
            before => !matches!(before, ":" | ">" | "&" | "," | "<" | "=" | "+"),
        };
        if item && source.is(token, "impl") {
            // What an impl defines is no name of the module.
            let body = source.find(token..range.end, |token| source.is(token, "{"));
            behind_impl = source.next(body.min(range.end - 1));
        }
        if token < behind_impl {
            continue;
        }
        let rules = token > range.start + 1 && source.is(token - 2, "macro_rules");
        let definer = (rules && before == "!")
            || matches!(
                before,
                "fn" | "struct"
                    | "enum"
                    | "union"
                    | "trait"
                    | "type"
                    | "const"
                    | "static"
                    | "mod"
                    | "mut"
                    | "as"
            );
        if definer && source.is_name(token) {
            names.insert(source.name(token).to_string());
        }
        by_variable |= definer && source.is(token, "$");
    }
    by_variable
}

/// Whether a macro, or one that it calls, takes the names of members from its arguments: `.$name` or
/// `::$name` stands in its body.
pub fn names_members(program: &Program, item: ItemId, seen: &mut HashSet<ItemId>) -> bool {
    let entry = &program.items[item];
    let source = &entry.source;
    let crate_id = program.modules[entry.module].crate_id;
    seen.insert(item)
        && transcribers(source, entry.item.body)
            .into_iter()
            .any(|body| {
                body.clone().skip(1).any(|token| {
                    let variable = source.is(token, "$") && !source.is(token + 1, "crate");
                    let member = variable && matches!(source.word(token - 1), "." | ":" | "fn");
                    let called = source
                        .is(token, "!")
                        .then(|| source.name(token - 1).to_string());
                    let macros = called.and_then(|name| program.macros.get(&(crate_id, name)));
                    let mut macros = macros.into_iter().flatten();
                    member || macros.any(|&inner| names_members(program, inner, seen))
                })
            })
}

/// The right sides of the rules of a macro, whose body opens at `body`.
pub fn transcribers(source: &Source, body: Option<usize>) -> Vec<Range<usize>> {
    let Some(body) = body else { return Vec::new() };
    let inside = source.inside(body);
    let mut found = Vec::new();
    let mut token = inside.start;
    while token < inside.end {
        let arrow = source.next(token);
        if source.marks(arrow, "=>") && source.kind(arrow + 2) == tokens::Kind::Open {
            found.push(source.inside(arrow + 2));
            token = source.next(arrow + 2);
        } else {
            token = arrow;
        }
    }
    found
}

/// The `extern crate` in a root module that brings in a name.
fn extern_crate(program: &Program, root: ModuleId, name: &str) -> Option<ItemId> {
    let mut named = program.modules[root]
        .names
        .get(name)
        .into_iter()
        .flatten()
        .copied();
    named.find(|&item| program.kind(item) == Kind::ExternCrate)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::rc::Rc;

    const LIBRARY: &str = "
        pub mod a {
            pub fn f() {}
            pub struct F;
            pub mod deep { pub fn g() {} fn private() {} }
            pub use self::deep::g as renamed;
            pub use super::b::*;
        }
        mod b {
            pub fn f() {}
            pub fn only_here() {}
            pub enum Side { Left, Right }
            pub use self::Side::*;
            pub use super::a::*;
        }
        pub use a::f;
        pub mod prelude { pub use super::a::{self, deep}; pub use crate::b::Side as S; }
        pub mod circle { pub use super::circle::x; pub use self::y as x; pub use self::x as y; }
        #[macro_export] macro_rules! exported { () => {} }
    ";

    /// What a path in the library's root means: the names of the items on the way to each meaning.
    fn meanings(path: &str) -> Vec<String> {
        let mut program = Program::default();
        let source = Source::new("lib.rs".into(), LIBRARY.to_string()).expect("tokens");
        program
            .add_text("library", &Rc::new(source))
            .expect("a library");
        let segments: Vec<&str> = path.split("::").collect();
        let root = program.crates[1].root;
        let path = Path {
            segments: &segments,
            global: false,
        };
        let found = Names::default().resolve(&program, root, path, TYPES | VALUES | MACROS);
        let describe = |hit: &Hit| {
            let (what, item) = match hit.def {
                Def::Item(item) => ("item", item),
                Def::Variant(item) => ("variant of", item),
                Def::Module(_) => return format!("module, {} of {}", found.used, segments.len()),
                Def::Foreign => return "foreign".to_string(),
            };
            let module = program.items[item].module;
            let around =
                (0..program.items.len()).find(|&other| program.items[other].inside == Some(module));
            let around = around.map_or("root", |around| program.name(around));
            format!("{what} {around}::{}", program.name(item))
        };
        found.hits.iter().map(describe).collect()
    }

    #[test]
    fn paths() {
        assert_eq!(meanings("a::f"), ["item a::f"]);
        assert_eq!(meanings("crate::a::deep::g"), ["item deep::g"]);
        assert_eq!(meanings("self::a::F"), ["item a::F"]);
        assert_eq!(meanings("a::deep::super::f"), ["item a::f"]);
        assert_eq!(meanings("library::a::f"), ["item a::f"]);
        assert_eq!(meanings("std::mem::swap"), ["foreign"]);
        assert_eq!(meanings("nothing::f"), [""; 0]);
    }

    #[test]
    fn imports_and_globs() {
        assert_eq!(meanings("f"), ["item a::f"]);
        assert_eq!(meanings("a::renamed"), ["item deep::g"]);
        assert_eq!(meanings("a::only_here"), ["item b::only_here"]);
        assert_eq!(meanings("b::f"), ["item b::f"], "an item wins over a glob");
        assert_eq!(meanings("b::F"), ["item a::F"]);
        assert_eq!(meanings("prelude::deep::g"), ["item deep::g"]);
        assert_eq!(meanings("prelude::S::Left"), ["variant of b::Side"]);
        assert_eq!(meanings("b::Right"), ["variant of b::Side"]);
        assert_eq!(
            meanings("a::Left"),
            ["variant of b::Side"],
            "through two globs"
        );
        assert_eq!(
            meanings("circle::x"),
            [""; 0],
            "a circle means nothing and ends"
        );
    }

    #[test]
    fn macros_of_the_root() {
        assert_eq!(meanings("exported"), ["item root::exported"]);
        assert_eq!(meanings("library::exported"), ["item root::exported"]);
    }
}
