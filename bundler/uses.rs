//! Stage 5: what an item uses: paths, members of types and traits, macros.
//!
//! This walks over the tokens of an item. It knows enough of Rust's syntax to tell local variables
//! from items, and enough of its types to tell most method calls on a library's types from calls
//! on others. Where it does not know, it says so, and the next stage keeps what may be meant.
use crate::items::{self, Item, Kind};
use crate::names::{Def, Hit, Names, Path, MACROS, TYPES};
use crate::program::{CrateId, ImportId, ItemId, ModuleId, Program};
use crate::source::Source;
use crate::tokens;
use crate::types::Type;
use std::collections::HashMap;
use std::ops::Range;
use std::rc::Rc;

/// Another text for a token of a source.
pub struct Edit {
    /// The source.
    pub source: Rc<Source>,
    /// The token.
    pub token: usize,
    /// The text.
    pub text: String,
}

/// A token of a source.
pub struct Place {
    /// The source.
    pub source: Rc<Source>,
    /// The token.
    pub token: usize,
}

/// What an item uses.
#[derive(Default)]
pub struct Uses {
    /// What its paths mean.
    pub hits: Vec<Hit>,
    /// The members that it names: of which type, and in which scope.
    pub members: Vec<(Type, String, ModuleId)>,
    /// The macros that it calls, and the scopes of the calls.
    pub macros: Vec<(ItemId, ModuleId)>,
    /// The imports that stay whether they are used or not.
    pub imports: Vec<ImportId>,
    /// What must change in its paths, now that its crate is a module.
    pub edits: Vec<Edit>,
    /// The names that modules do not have.
    pub missing: Vec<(Place, ModuleId)>,
    /// Heads of paths that mean nothing at hand.
    pub unknown: Vec<Place>,
    /// The calls of `include!` and its like.
    pub includes: Vec<Place>,
    /// What is for tests only in bodies, as tokens.
    pub tests: Vec<(Rc<Source>, Range<usize>)>,
    /// The fields that are read, by name, and their structs where these are known.
    pub fields: Vec<(Option<ItemId>, String)>,
    /// The names of what a macro may write into an impl.
    pub defined: Vec<String>,
    /// The variants that are constructed.
    pub variants: Vec<(ItemId, String)>,
    /// The impls in blocks.
    pub impls: Vec<ItemId>,
    /// What the heads of the impls mention that macros may write.
    pub heads: Vec<Hit>,
    /// The exported macros that are called by a path.
    pub exported: Vec<(CrateId, String)>,
}

/// A name that is bound where the walker is.
pub struct Local {
    /// The name.
    pub name: String,
    /// What is known of its type.
    pub kind: Type,
    /// Whether it is a generic parameter.
    pub is_type: bool,
}

/// Walks over the tokens of items.
pub struct Walker<'a> {
    /// All items; the blocks that are met are added.
    pub program: &'a mut Program,
    /// What resolves paths.
    pub names: &'a mut Names,
    /// The source of the tokens.
    pub source: Rc<Source>,
    /// The block or module that the walker is in.
    pub scope: ModuleId,
    /// The item that is walked over; of a macro's body, none.
    pub item: ItemId,
    /// In a macro's body, where the macro is called: what that calls is called there too.
    pub call_scope: Option<ModuleId>,
    /// Whether a word before a `:` may mean something, as in the arguments of a macro.
    pub labels_mean: bool,
    /// The crate that the tokens stand in: of a macro's body, the macro's.
    pub home: CrateId,
    /// What is bound, the innermost last.
    pub locals: Vec<Local>,
    /// What `Self` is.
    pub this: Type,
    /// How many parts of a type were looked at.
    pub parts: usize,
    /// What is known of postfix expressions: by source, and where they may start and end.
    pub known: HashMap<(*const Source, usize, usize), (Type, usize)>,
    /// The types of the parameters of a closure that stands where the walker is.
    pub parameters: Vec<Type>,
    /// Whether a literal may be the format string of a macro that is not at hand.
    pub in_macro: bool,
    /// Whether names are bound and not constructed.
    pub in_pattern: bool,
    /// The namespaces that a name is of, if it means something there.
    pub preferred: u8,
    /// How many macro calls or bodies of macros are around.
    pub macros_around: usize,
    /// What was found.
    pub uses: Uses,
}

/// What an item uses; of a module, an impl or a trait its head only.
pub fn of_item(program: &mut Program, names: &mut Names, item: ItemId) -> Uses {
    let entry = &program.items[item];
    let (module, owner) = (entry.module, entry.owner);
    let mut walker = Walker::new(program, names, item, module);
    if let Some(owner) = owner {
        walker.owner(owner);
    }
    walker.item(item);
    walker.uses
}

/// What the bodies of a macro use when it is called in `scope`.
pub fn of_macro(program: &mut Program, names: &mut Names, item: ItemId, scope: ModuleId) -> Uses {
    let mut walker = Walker::new(program, names, item, scope);
    walker.home = walker.program.crate_of(item);
    walker.in_macro = true;
    walker.item = ItemId::MAX;
    walker.call_scope = Some(scope);
    walker.macros_around = 1;
    let body = walker.program.items[item].item.body;
    let bodies = crate::names::transcribers(&walker.source, body);
    let heads = bodies.iter().flat_map(|body| walker.impls_in(body.clone()));
    let heads = heads.flat_map(|(mentions, _)| mentions).collect();
    walker.uses = Uses::default();
    for body in bodies {
        walker.walk(body);
    }
    walker.uses.heads = heads;
    walker.uses
}

/// The heads of the impls that a macro call in the place of an item may bring.
pub struct CallImpls {
    /// For each, what it mentions and whether a macro's variable stands in it.
    pub heads: Vec<(Vec<Hit>, bool)>,
    /// What the arguments of the call mention.
    pub arguments: Vec<Hit>,
}

/// The impls that a macro call in the place of an item may bring through `macros`.
pub fn of_call(
    program: &mut Program,
    names: &mut Names,
    item: ItemId,
    macros: &[ItemId],
) -> CallImpls {
    let module = program.items[item].module;
    let mut walker = Walker::new(program, names, item, module);
    walker.labels_mean = true;
    walker.in_macro = true;
    let body = walker.program.items[item]
        .item
        .body
        .expect("a macro call has arguments");
    let arguments = walker.source.inside(body);
    walker.walk(arguments.clone());
    let mentioned = std::mem::take(&mut walker.uses).hits;
    let mut heads = walker.impls_in(arguments);
    for &found in macros {
        walker.source = Rc::clone(&walker.program.items[found].source);
        walker.home = walker.program.crate_of(found);
        let body = walker.program.items[found].item.body;
        for range in crate::names::transcribers(&walker.source, body) {
            heads.extend(walker.impls_in(range));
        }
    }
    CallImpls {
        heads,
        arguments: mentioned,
    }
}

/// What the type and the trait in an impl's head mean, without its generics' bounds; the trait and
/// the type alone, if they are at hand.
pub fn of_impl(program: &mut Program, names: &mut Names, item: ItemId) -> Impl {
    let module = program.items[item].module;
    let mut walker = Walker::new(program, names, item, module);
    let source = Rc::clone(&walker.source);
    let head = items::impl_head(&source, &walker.program.items[item].item);
    for name in walker.parameters_in(head.generics) {
        walker.bind(name, Type::Parameter, true);
    }
    let on = walker.type_of(head.on.clone());
    let of = head.of.clone().and_then(|of| walker.trait_of(of));
    walker.uses = Uses::default();
    walker.preferred = TYPES;
    for range in head.of.clone().into_iter().chain([head.on]) {
        walker.walk(range);
    }
    let on = match on {
        Type::Own(item, _) => Some(item),
        _ => None,
    };
    Impl {
        on,
        of,
        is_of_trait: head.of.is_some(),
        dereferences: head.of.is_some_and(|of| names_deref(&source, of)),
        mentions: walker.mentions(),
    }
}

/// An impl, as its head tells.
pub struct Impl {
    /// Its type, if that is at hand.
    pub on: Option<ItemId>,
    /// Its trait, if that is at hand.
    pub of: Option<ItemId>,
    /// Whether it is of a trait.
    pub is_of_trait: bool,
    /// Whether that is `Deref`.
    pub dereferences: bool,
    /// What its trait and its type mention.
    pub mentions: Vec<Hit>,
}

/// The changes in the path of an import, now that its crate is a module.
pub fn of_import(program: &mut Program, names: &mut Names, import: ImportId) -> Uses {
    let (module, item) = (program.imports[import].module, program.imports[import].item);
    let mut walker = Walker::new(program, names, item, module);
    walker.import(import);
    walker.uses
}

impl<'a> Walker<'a> {
    /// A walker over an item, or over a macro that is called in `scope`.
    pub fn new(
        program: &'a mut Program,
        names: &'a mut Names,
        item: ItemId,
        scope: ModuleId,
    ) -> Self {
        let source = Rc::clone(&program.items[item].source);
        let home = program.modules[scope].crate_id;
        Self {
            program,
            names,
            source,
            scope,
            item,
            call_scope: None,
            labels_mean: false,
            home,
            locals: Vec::new(),
            this: Type::Unknown,
            parts: 0,
            known: HashMap::new(),
            parameters: Vec::new(),
            in_macro: false,
            in_pattern: false,
            preferred: 0,
            macros_around: 0,
            uses: Uses::default(),
        }
    }

    /// What was used so far, with what aliases mean in the place of these.
    pub fn mentions(&mut self) -> Vec<Hit> {
        let mut mentions = Vec::new();
        let mut seen = Vec::new();
        let mut hits = std::mem::take(&mut self.uses).hits;
        while let Some(hit) = hits.pop() {
            match hit.def {
                Def::Item(alias) if self.program.kind(alias) == Kind::Alias => {
                    if !seen.contains(&alias) {
                        seen.push(alias);
                        let entry = &self.program.items[alias];
                        let (source, scope) = (Rc::clone(&entry.source), entry.module);
                        self.elsewhere(source, scope, Type::Unknown, |walker| walker.item(alias));
                        hits.append(&mut std::mem::take(&mut self.uses).hits);
                    }
                }
                _ => mentions.push(hit),
            }
        }
        mentions
    }

    /// The heads of the impls among the tokens of a macro.
    fn impls_in(&mut self, range: Range<usize>) -> Vec<(Vec<Hit>, bool)> {
        let source = Rc::clone(&self.source);
        let mut heads = Vec::new();
        for token in range.clone().filter(|&token| source.is(token, "impl")) {
            let mut start = token + 1;
            if source.is(start, "<") {
                start = source.behind_generics(start, range.end);
            }
            let stop = |token| matches!(source.word(token), "{" | "where");
            let end = source.find(start..range.end, stop);
            // An impl of its own stands behind nothing, another item, or an attribute.
            let is_type = token > range.start
                && source.kind(token - 1) == tokens::Kind::Mark
                && !matches!(source.word(token - 1), ";");
            if is_type || end == range.end {
                continue;
            }
            self.preferred = TYPES;
            self.walk(start..end);
            self.preferred = 0;
            let variables = |range: Range<usize>| -> Vec<&str> {
                let marks = range.filter(|&token| source.is(token, "$"));
                marks.map(|token| source.word(token + 1)).collect()
            };
            // A variable that is a parameter too names no type that is at hand.
            let parameters = variables(token..start);
            let names = variables(start..end).into_iter();
            let mut types = names.filter(|name| *name != "crate" && !parameters.contains(name));
            let variable = types.any(|name| name != "(");
            heads.push((self.mentions(), variable));
        }
        heads
    }

    /// Enters the impl or trait that an item is a part of.
    pub fn owner(&mut self, owner: ItemId) {
        let item = self.program.items[owner].item.clone();
        let source = Rc::clone(&self.source);
        if item.kind == Kind::Impl {
            let head = items::impl_head(&source, &item);
            self.generics(head.generics, &item.head);
            self.this = self.type_of(head.on);
        } else if item.kind == Kind::Trait {
            let name = item.name.expect("a trait has a name");
            if source.is(name + 1, "<") {
                let behind = source.behind_generics(name + 1, item.head.end);
                self.generics(name + 2..behind - 1, &item.head);
            }
            self.this = Type::Own(owner, Vec::new());
        }
        self.uses = Uses::default();
    }

    /// Walks over an item, of a module, an impl or a trait over its head only.
    pub fn item(&mut self, id: ItemId) {
        let item = self.program.items[id].item.clone();
        let mark = self.locals.len();
        self.before(&item);
        match item.kind {
            Kind::Function => self.function(&item),
            Kind::Impl => {
                let source = Rc::clone(&self.source);
                self.bind_generics(items::impl_head(&source, &item).generics, &item.head);
                self.walk(item.head.clone());
            }
            Kind::Trait => {
                self.bind_generics_of(&item);
                self.walk_after_name(&item, item.head.end);
            }
            Kind::Module | Kind::Macro | Kind::ExternCrate => {}
            Kind::Use => {
                // Of a library's imports those are needed that a name is found through.
                if self.home == 0 || self.macros_around > 0 {
                    let imports = self.program.items[id].imports.clone();
                    self.uses.imports.extend(imports);
                }
            }
            Kind::Enum => {
                self.bind_generics_of(&item);
                self.walk_after_name(&item, item.head.end);
                self.variants(&item);
            }
            Kind::Struct | Kind::Constant | Kind::Alias => {
                self.bind_generics_of(&item);
                self.walk_after_name(&item, item.tokens.end);
            }
            Kind::Foreign => self.walk(item.head.start..item.tokens.end),
            Kind::Call => {
                self.labels_mean = true;
                self.walk(item.head.start..item.tokens.end);
                self.labels_mean = false;
            }
        }
        self.locals.truncate(mark);
    }

    /// What stands before an item may name something: a derive macro that is imported, the module
    /// of a visibility.
    pub fn before(&mut self, item: &Item) {
        let source = Rc::clone(&self.source);
        let (first, attributes) = items::behind_attributes(&source, item.tokens.start);
        self.walk(first..item.head.start);
        for open in attributes
            .into_iter()
            .filter(|open| source.is(open + 1, "derive"))
        {
            for part in items::split(&source, source.inside(open + 2)) {
                let names: Vec<&str> = part
                    .clone()
                    .step_by(3)
                    .map(|token| source.name(token))
                    .collect();
                let path = Path {
                    segments: &names,
                    global: false,
                };
                let hits = self
                    .names
                    .resolve(self.program, self.scope, path, TYPES | MACROS)
                    .hits;
                let imported = hits.into_iter().filter(|hit| hit.def == Def::Foreign);
                self.uses.hits.extend(imported);
            }
        }
    }

    /// Walks over an item that stands in a block, all of it.
    pub fn nested_item(&mut self, id: ItemId) {
        let (this, locals) = (self.this.clone(), std::mem::take(&mut self.locals));
        if self.program.kind(id) == Kind::Impl {
            self.uses.impls.push(id);
        }
        self.item(id);
        let (members, inside) = (
            self.program.items[id].members.clone(),
            self.program.items[id].inside,
        );
        if !members.is_empty() {
            let uses = std::mem::take(&mut self.uses);
            self.owner(id);
            self.uses = uses;
            for member in members {
                self.item(member);
            }
        }
        if let Some(inside) = inside {
            let scope = std::mem::replace(&mut self.scope, inside);
            for item in self.program.modules[inside].items.clone() {
                self.nested_item(item);
            }
            self.scope = scope;
        }
        self.this = this;
        self.locals = locals;
    }

    /// Makes the generic parameters behind an item's name known.
    fn bind_generics_of(&mut self, item: &Item) {
        self.bind_generics(self.generics_of(item), &item.head);
    }

    /// The inside of the generic parameters behind an item's name, maybe nothing.
    pub fn generics_of(&self, item: &Item) -> Range<usize> {
        let open = item.name.map_or(item.head.start, |name| name + 1);
        if self.source.is(open, "<") {
            open + 1..self.source.behind_generics(open, item.tokens.end) - 1
        } else {
            open..open
        }
    }

    /// The names of generic parameters, without lifetimes.
    pub fn parameters_in(&self, generics: Range<usize>) -> Vec<usize> {
        let source = &self.source;
        let parts = items::split(source, generics).into_iter();
        let names = parts.map(|part| {
            let (first, _) = items::behind_attributes(source, part.start);
            first + usize::from(source.is(first, "const"))
        });
        names.filter(|&name| source.is_name(name)).collect()
    }

    fn walk_after_name(&mut self, item: &Item, end: usize) {
        let name = item.name.expect("the item has a name");
        self.walk(name + 1..end);
    }

    /// Walks over the variants of an enum, whose names mean nothing.
    fn variants(&mut self, item: &Item) {
        let source = Rc::clone(&self.source);
        let Some(body) = item.body else { return };
        let inside = source.inside(body);
        let mut token = inside.start;
        while token < inside.end {
            if let Some(behind) = self.without_tests(token, inside.end) {
                token = behind;
                continue;
            }
            let (name, _) = items::behind_attributes(&source, token);
            let mut end = name + 1;
            while end < inside.end && !source.is(end, ",") {
                end = source.next(end);
            }
            self.walk((name + 1).min(end)..end);
            token = end + 1;
        }
    }

    fn generics(&mut self, range: Range<usize>, head: &Range<usize>) {
        self.bind_generics(range.clone(), head);
        self.walk(range);
    }

    /// Makes the generic parameters in `range` of an item's head known, with the one trait at hand
    /// that each has.
    fn bind_generics(&mut self, range: Range<usize>, head: &Range<usize>) {
        let source = Rc::clone(&self.source);
        // What dereferences to a type has the methods of that.
        let dereferences = self.program.dereferencing || names_deref(&source, head.clone());
        for name in self.parameters_in(range.clone()) {
            self.bind(name, Type::Unknown, true);
        }
        if dereferences {
            return;
        }
        let conditions = source.find(head.clone(), |token| source.is(token, "where"));
        let conditions = (conditions + 1).min(head.end)..head.end;
        let mut parts = items::split(&source, range.clone());
        parts.extend(items::split(&source, conditions));
        for name in self.parameters_in(range) {
            let mut traits = Vec::new();
            for part in &parts {
                if source.name(part.start) == source.name(name) && source.is(part.start + 1, ":") {
                    traits.extend(self.traits_among(part.start + 2..part.end));
                }
            }
            let kind = match traits.as_slice() {
                [of] => Type::Own(*of, Vec::new()),
                _ => Type::Parameter,
            };
            self.bind(name, kind, true);
        }
    }

    /// The traits at hand among bounds.
    pub fn traits_among(&mut self, mut range: Range<usize>) -> Vec<ItemId> {
        let source = Rc::clone(&self.source);
        let mut traits = Vec::new();
        while range.start < range.end {
            let plus = source.find(range.clone(), |token| source.is(token, "+"));
            traits.extend(self.trait_of(range.start..plus));
            range.start = plus + 1;
        }
        traits
    }

    /// Makes the name at a token known, as a variable or a generic parameter of a type.
    pub fn bind(&mut self, name: usize, kind: Type, is_type: bool) {
        let name = self.source.name(name).to_string();
        self.locals.push(Local {
            name,
            kind,
            is_type,
        });
    }

    fn function(&mut self, item: &Item) {
        let source = Rc::clone(&self.source);
        let mut token = item.name.expect("a function has a name") + 1;
        if source.is(token, "<") {
            let behind = source.behind_generics(token, item.head.end);
            self.generics(token + 1..behind - 1, &item.head);
            token = behind;
        }
        if source.is(token, "(") {
            for part in items::split(&source, source.inside(token)) {
                self.parameter(part, Type::Unknown);
            }
            token = source.next(token);
        }
        self.walk(token..item.head.end);
        if let Some(body) = item.body {
            self.block(source.inside(body));
        }
    }

    /// A parameter of a function or a closure: a pattern, and its type if it is given, or else the
    /// one that the place tells.
    pub fn parameter(&mut self, range: Range<usize>, told: Type) {
        let source = Rc::clone(&self.source);
        let (first, _) = items::behind_attributes(&source, range.start);
        let colon = self.single(first..range.end, ":");
        let given = (colon + 1).min(range.end)..range.end;
        let kind = match self.type_of(given.clone()) {
            Type::Unknown => told,
            kind => kind,
        };
        self.walk(given);
        self.pattern(first..colon, &kind);
    }
}

/// Whether `Deref` or `DerefMut` stands among some tokens.
pub fn names_deref(source: &Source, mut range: Range<usize>) -> bool {
    range.any(|token| source.word(token).starts_with("Deref"))
}
