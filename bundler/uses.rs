//! Stage 5: what an item uses: paths, members of types and traits, macros.
//!
//! This walks over the tokens of an item. It knows enough of Rust's syntax to tell local variables
//! from items, and enough of its types to tell most method calls on a library's types from calls
//! on others. Where it does not know, it says so, and the next stage keeps what may be meant.
use crate::items::{self, Item, Kind};
use crate::names::{is_std, Def, Hit, Names, Path, MACROS, TYPES, VALUES};
use crate::program::{CrateId, ImportId, ItemId, ModuleId, Program};
use crate::source::Source;
use crate::tokens;
use std::ops::Range;
use std::rc::Rc;

/// A member that is named without saying which item it is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Member {
    /// Of some type or trait.
    Any(String),
    /// Of some trait.
    OfTrait(String),
    /// Of this type or trait.
    Of(ItemId, String),
}

/// Another text for a token of a source.
pub struct Edit {
    /// The source.
    pub source: Rc<Source>,
    /// The place of the token's first byte.
    pub at: usize,
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
    /// The members that it names.
    pub members: Vec<Member>,
    /// The macros that it calls, and the scopes of the calls.
    pub macros: Vec<(ItemId, ModuleId)>,
    /// The imports in its blocks.
    pub imports: Vec<ImportId>,
    /// What must change in its paths, now that its crate is a module.
    pub edits: Vec<Edit>,
    /// The names that modules do not have.
    pub missing: Vec<(Place, ModuleId)>,
    /// Heads of paths that mean nothing at hand.
    pub unknown: Vec<Place>,
    /// The calls of `include!` and its like.
    pub includes: Vec<Place>,
    /// The exported macros that are called by a path.
    pub exported: Vec<(CrateId, String)>,
}

/// What is known of the type of an expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Type {
    /// A type at hand.
    Own(ItemId),
    /// A type that is not at hand, and no pointer: its methods are its own or those of traits.
    Foreign,
    Unknown,
}

struct Local {
    name: String,
    kind: Type,
    is_type: bool,
}

/// Walks over the tokens of items.
pub struct Walker<'a> {
    program: &'a mut Program,
    names: &'a mut Names,
    source: Rc<Source>,
    scope: ModuleId,
    /// The crate that the tokens stand in: of a macro's body, the macro's.
    home: CrateId,
    locals: Vec<Local>,
    this: Type,
    in_macro: bool,
    uses: Uses,
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
    walker.home = walker.program.modules[walker.program.items[item].module].crate_id;
    walker.in_macro = true;
    let body = walker.program.items[item].item.body;
    for range in crate::names::transcribers(&walker.source, body) {
        walker.walk(range);
    }
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
        walker.home = walker.program.modules[walker.program.items[found].module].crate_id;
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
    walker.generics(head.generics);
    let on = walker.type_of(head.on.clone());
    let of = head.of.clone().and_then(|of| walker.trait_of(of));
    walker.uses = Uses::default();
    for range in head.of.clone().into_iter().chain([head.on]) {
        walker.walk(range);
    }
    let on = match on {
        Type::Own(item) => Some(item),
        _ => None,
    };
    Impl {
        on,
        of,
        is_of_trait: head.of.is_some(),
        mentions: walker.uses.hits,
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
    /// What its trait and its type mention.
    pub mentions: Vec<Hit>,
}

/// The changes in the path of an import, now that its crate is a module.
pub fn of_import(program: &mut Program, names: &mut Names, import: ImportId) -> Uses {
    let (module, item) = (program.imports[import].module, program.imports[import].item);
    let leaf = program.imports[import].leaf.clone();
    let mut walker = Walker::new(program, names, item, module);
    if !leaf.path.is_empty() {
        walker.import(&leaf);
    }
    walker.uses
}

impl<'a> Walker<'a> {
    fn new(program: &'a mut Program, names: &'a mut Names, item: ItemId, scope: ModuleId) -> Self {
        let source = Rc::clone(&program.items[item].source);
        let home = program.modules[scope].crate_id;
        Self {
            program,
            names,
            source,
            scope,
            home,
            locals: Vec::new(),
            this: Type::Unknown,
            in_macro: false,
            uses: Uses::default(),
        }
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
            self.walk(start..end);
            let variable =
                (start..end).any(|token| source.is(token, "$") && !source.is(token + 1, "crate"));
            heads.push((std::mem::take(&mut self.uses).hits, variable));
        }
        heads
    }

    /// Enters the impl or trait that an item is a part of.
    fn owner(&mut self, owner: ItemId) {
        let item = self.program.items[owner].item.clone();
        let source = Rc::clone(&self.source);
        if item.kind == Kind::Impl {
            let head = items::impl_head(&source, &item);
            self.generics(head.generics);
            self.this = self.type_of(head.on);
        } else if item.kind == Kind::Trait {
            let name = item.name.expect("a trait has a name");
            if source.is(name + 1, "<") {
                self.generics(name + 2..source.behind_generics(name + 1, item.head.end) - 1);
            }
            self.this = Type::Foreign;
        }
        self.uses = Uses::default();
    }

    fn item(&mut self, id: ItemId) {
        let item = self.program.items[id].item.clone();
        let mark = self.locals.len();
        self.derives(&item);
        match item.kind {
            Kind::Function => self.function(&item),
            Kind::Impl => {
                let source = Rc::clone(&self.source);
                self.bind_generics(items::impl_head(&source, &item).generics);
                self.walk(item.head.clone());
            }
            Kind::Trait => {
                self.bind_generics_of(&item);
                self.walk_after_name(&item, item.head.end);
            }
            Kind::Module | Kind::Macro | Kind::ExternCrate => {}
            Kind::Use => {
                let imports = self.program.items[id].imports.clone();
                self.uses.imports.extend(imports);
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
            Kind::Foreign | Kind::Call => self.walk(item.head.start..item.tokens.end),
        }
        self.locals.truncate(mark);
    }

    /// The derive macros may be imported.
    fn derives(&mut self, item: &Item) {
        let source = Rc::clone(&self.source);
        let (_, attributes) = items::behind_attributes(&source, item.tokens.start);
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
    fn nested_item(&mut self, id: ItemId) {
        let (this, locals) = (self.this, std::mem::take(&mut self.locals));
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
        let source = Rc::clone(&self.source);
        let open = item.name.map_or(item.head.start, |name| name + 1);
        if source.is(open, "<") {
            let behind = source.behind_generics(open, item.tokens.end);
            self.bind_generics(open + 1..behind - 1);
        }
    }

    fn walk_after_name(&mut self, item: &Item, end: usize) {
        let name = item.name.expect("the item has a name");
        self.walk(name + 1..end);
    }

    fn variants(&mut self, item: &Item) {
        let source = Rc::clone(&self.source);
        let Some(body) = item.body else { return };
        let inside = source.inside(body);
        let mut token = inside.start;
        while token < inside.end {
            let (name, _) = items::behind_attributes(&source, token);
            let mut end = name + 1;
            while end < inside.end && !source.is(end, ",") {
                end = source.next(end);
            }
            self.walk((name + 1).min(end)..end);
            token = end + 1;
        }
    }

    fn generics(&mut self, range: Range<usize>) {
        self.bind_generics(range.clone());
        self.walk(range);
    }

    /// Makes the generic parameters in `range` known.
    fn bind_generics(&mut self, range: Range<usize>) {
        let source = Rc::clone(&self.source);
        for part in items::split(&source, range) {
            let (first, _) = items::behind_attributes(&source, part.start);
            let name = first + usize::from(source.is(first, "const"));
            if source.is_name(name) {
                self.bind(name, Type::Foreign, true);
            }
        }
    }

    fn bind(&mut self, name: usize, kind: Type, is_type: bool) {
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
            self.generics(token + 1..behind - 1);
            token = behind;
        }
        if source.is(token, "(") {
            for part in items::split(&source, source.inside(token)) {
                self.parameter(part);
            }
            token = source.next(token);
        }
        self.walk(token..item.head.end);
        if let Some(body) = item.body {
            self.block(source.inside(body));
        }
    }

    /// A parameter of a function or a closure: a pattern, and its type if it is given.
    fn parameter(&mut self, range: Range<usize>) {
        let source = Rc::clone(&self.source);
        let (first, _) = items::behind_attributes(&source, range.start);
        let colon = self.single(first..range.end, ":");
        let kind = self.type_of((colon + 1).min(range.end)..range.end);
        self.walk((colon + 1).min(range.end)..range.end);
        self.pattern(first..colon, kind, false);
    }

    /// The first mark `:` or `=` in `range`, outside of brackets and not as a part of `::` or `..=`.
    fn single(&self, range: Range<usize>, mark: &str) -> usize {
        let source = &self.source;
        let mut token = range.start;
        while token < range.end {
            if source.marks(token, "::") {
                token += 2;
            } else if source.marks(token, "..=") {
                token += 3;
            } else if source.is(token, mark) {
                return token;
            } else {
                token = source.next(token);
            }
        }
        range.end
    }

    /// Walks over the inside of a block: its items are known from its start to its end.
    fn block(&mut self, range: Range<usize>) {
        let source = Rc::clone(&self.source);
        let mut found = Vec::new();
        let mut token = range.start;
        let mut at_start = true;
        while token < range.end {
            if at_start {
                // What looks like an item and is none is left to the compiler.
                if let Ok(Some(item)) = items::item(&source, token..range.end) {
                    token = item.tokens.end;
                    found.push(item);
                    continue;
                }
            }
            at_start = matches!(source.word(token), ";" | "{" | "]");
            token = if source.is(token, "#") {
                token + 1
            } else {
                source.next(token)
            };
        }
        if found.is_empty() {
            return self.walk(range);
        }
        let outer = self.scope;
        let mark = self.locals.len();
        let starts: Vec<Range<usize>> = found.iter().map(|item| item.tokens.clone()).collect();
        let Ok(block) = self.program.add_block(outer, &source, range.clone(), found) else {
            return self.walk(range);
        };
        self.scope = block;
        let mut from = range.start;
        let items = self.program.modules[block].items.clone();
        for (tokens, item) in starts.into_iter().zip(items) {
            self.steps(from..tokens.start);
            self.nested_item(item);
            from = tokens.end;
        }
        self.steps(from..range.end);
        self.locals.truncate(mark);
        self.scope = outer;
    }

    /// Walks over tokens; what they bind is forgotten behind them.
    fn walk(&mut self, range: Range<usize>) {
        let mark = self.locals.len();
        self.steps(range);
        self.locals.truncate(mark);
    }

    fn steps(&mut self, range: Range<usize>) {
        let source = Rc::clone(&self.source);
        // Where the parameters of a closure start, until its end.
        let mut closure = None;
        let mut token = range.start;
        while token < range.end {
            let word = source.word(token);
            token = match source.kind(token) {
                tokens::Kind::Open if word == "{" => {
                    self.block(source.inside(token));
                    source.next(token)
                }
                tokens::Kind::Open => {
                    self.walk(source.inside(token));
                    source.next(token)
                }
                tokens::Kind::Literal => {
                    if self.in_macro {
                        self.captures(token);
                    }
                    token + 1
                }
                tokens::Kind::Mark => match word {
                    "," | ";" => {
                        if let Some(mark) = closure.take() {
                            self.locals.truncate(mark);
                        }
                        token + 1
                    }
                    "#" if source.is(token + 1, "[") => source.next(token + 1),
                    "#" if source.marks(token, "#!") && source.is(token + 2, "[") => {
                        source.next(token + 2)
                    }
                    "$" if source.is(token + 1, "crate") => self.path(token + 1, range.end),
                    "$" if source.kind(token + 1) == tokens::Kind::Word => token + 2,
                    "|" if self.starts_closure(token, range.start) => {
                        closure.get_or_insert(self.locals.len());
                        self.closure(token, range.end)
                    }
                    "." if source.marks(token, "..") => token + 2,
                    "." => self.member(token, range.start),
                    ":" if source.marks(token, "::") => self.path(token, range.end),
                    _ => token + 1,
                },
                tokens::Kind::Word => match word {
                    "let" => self.binding(token, range.end),
                    "if" | "while" => self.conditional(token, range.end),
                    "match" => self.matching(token, range.end),
                    "for" => self.looping(token, range.end),
                    "fn" | "struct" | "enum" | "union" | "trait" | "type" | "mod" | "const"
                    | "static"
                        if source.is_name(token + 1) && token + 1 < range.end =>
                    {
                        token + 2
                    }
                    _ => self.path(token, range.end),
                },
                _ => token + 1,
            };
        }
    }

    fn starts_closure(&self, token: usize, first: usize) -> bool {
        let source = &self.source;
        if token == first {
            return true;
        }
        let before = token - 1;
        match source.kind(before) {
            tokens::Kind::Mark => match source.word(before) {
                "?" => false,
                ">" => source.marks(before - 1, "=>"),
                _ => true,
            },
            tokens::Kind::Word => matches!(
                source.word(before),
                "return"
                    | "break"
                    | "move"
                    | "else"
                    | "in"
                    | "match"
                    | "if"
                    | "while"
                    | "async"
                    | "static"
            ),
            _ => false,
        }
    }

    /// Binds the parameters of the closure at `token`; returns the token behind them.
    fn closure(&mut self, token: usize, end: usize) -> usize {
        let source = Rc::clone(&self.source);
        if source.marks(token, "||") {
            return token + 2;
        }
        let mut close = token + 1;
        while close < end && !source.is(close, "|") {
            close = source.next(close);
        }
        for part in items::split(&source, token + 1..close.min(end)) {
            self.parameter(part);
        }
        close + 1
    }

    /// A `let` as a statement.
    fn binding(&mut self, token: usize, end: usize) -> usize {
        let source = Rc::clone(&self.source);
        let mut stop = token;
        while stop < end && !source.is(stop, ";") {
            stop = source.next(stop);
        }
        let colon = self.single(token + 1..stop, ":");
        let equals = self.single(token + 1..stop, "=");
        let mut kind = Type::Unknown;
        let mut value = equals;
        if colon < equals {
            value = source.find(colon + 1..stop, |token| source.is(token, "="));
            kind = self.type_of(colon + 1..value);
            self.walk(colon + 1..value);
        }
        if value < stop {
            self.walk(value + 1..stop);
            if kind == Type::Unknown {
                kind = self.type_of_value(value + 1..stop);
            }
        }
        self.pattern(token + 1..colon.min(equals), kind, false);
        stop
    }

    /// The `{` of the body behind the head that starts at `token`.
    fn body(&self, mut token: usize, end: usize) -> usize {
        let source = &self.source;
        let mut inner = 0;
        while token < end {
            match source.word(token) {
                "match" | "unsafe" | "loop" | "if" | "while" | "for" => inner += 1,
                "{" if inner == 0 => break,
                "{" => inner -= 1,
                _ => {}
            }
            token = source.next(token);
        }
        token.min(end)
    }

    fn conditional(&mut self, token: usize, end: usize) -> usize {
        let source = Rc::clone(&self.source);
        let body = self.body(token + 1, end);
        let mark = self.locals.len();
        self.condition(token + 1..body);
        if body < end {
            self.block(source.inside(body));
        }
        self.locals.truncate(mark);
        if body < end {
            source.next(body)
        } else {
            end
        }
    }

    /// Walks over a condition; what its `let`s bind stays bound.
    fn condition(&mut self, range: Range<usize>) {
        let source = Rc::clone(&self.source);
        let mut token = range.start;
        while token < range.end {
            let mut stop = token;
            if source.is(token, "let") {
                let equals = self.single(token + 1..range.end, "=");
                stop = equals + 1;
                while stop < range.end && source.is(stop, "&") {
                    stop += 1;
                }
                while stop < range.end && !source.marks(stop, "&&") && !source.marks(stop, "||") {
                    stop = source.next(stop);
                }
                let stop = stop.min(range.end);
                self.walk((equals + 1).min(stop)..stop);
                self.pattern(token + 1..equals, Type::Unknown, false);
                token = stop;
            } else {
                while stop < range.end && !source.is(stop, "let") {
                    stop = source.next(stop);
                }
                self.walk(token..stop.min(range.end));
                token = stop;
            }
        }
    }

    fn looping(&mut self, token: usize, end: usize) -> usize {
        let source = Rc::clone(&self.source);
        let mut inner = token + 1;
        while inner < end && !matches!(source.word(inner), "in" | ";" | "{" | "=") {
            inner = source.next(inner);
        }
        if inner >= end || !source.is(inner, "in") {
            // `impl Trait for Type` or `for<'a>`.
            return token + 1;
        }
        let body = self.body(inner + 1, end);
        self.walk(inner + 1..body);
        let mark = self.locals.len();
        self.pattern(token + 1..inner, Type::Unknown, false);
        if body < end {
            self.block(source.inside(body));
        }
        self.locals.truncate(mark);
        if body < end {
            source.next(body)
        } else {
            end
        }
    }

    fn matching(&mut self, token: usize, end: usize) -> usize {
        let source = Rc::clone(&self.source);
        let body = self.body(token + 1, end);
        self.walk(token + 1..body);
        if body >= end {
            return end;
        }
        let arms = source.inside(body);
        let mut token = arms.start;
        while token < arms.end {
            let (start, _) = items::behind_attributes(&source, token);
            let mut arrow = start;
            let mut guard = None;
            while arrow < arms.end && !source.marks(arrow, "=>") {
                if source.is(arrow, "if") && guard.is_none() {
                    guard = Some(arrow);
                }
                arrow = if source.marks(arrow, "..=") {
                    arrow + 3
                } else {
                    source.next(arrow)
                };
            }
            let arrow = arrow.min(arms.end);
            let mark = self.locals.len();
            self.pattern(start..guard.unwrap_or(arrow), Type::Unknown, false);
            if let Some(guard) = guard {
                self.condition(guard + 1..arrow);
            }
            let value = (arrow + 2).min(arms.end);
            if source.is(value, "{") && value < arms.end {
                self.block(source.inside(value));
                token = source.next(value);
                token += usize::from(source.is(token, ","));
            } else {
                let mut stop = value;
                while stop < arms.end && !source.is(stop, ",") {
                    let generics = source.marks(stop, "::") && source.is(stop + 2, "<");
                    stop = if generics {
                        source.behind_generics(stop + 2, arms.end)
                    } else {
                        source.next(stop)
                    };
                }
                self.walk(value..stop.min(arms.end));
                token = stop + 1;
            }
            self.locals.truncate(mark);
        }
        source.next(body)
    }

    /// Binds the names in a pattern. A lone name gets the type `kind`.
    fn pattern(&mut self, range: Range<usize>, kind: Type, fields: bool) {
        let source = Rc::clone(&self.source);
        let lone = |token: usize| {
            let rest = |token: usize| matches!(source.word(token), "mut" | "&");
            token + 1 == range.end && (range.start..token).all(rest)
        };
        let mut token = range.start;
        while token < range.end {
            token = match source.kind(token) {
                tokens::Kind::Open => {
                    let fields = source.is(token, "{");
                    self.pattern(source.inside(token), Type::Unknown, fields);
                    source.next(token)
                }
                tokens::Kind::Word => {
                    let next = token + 1;
                    let word = source.word(token);
                    let is_path = next < range.end
                        && (source.marks(next, "::")
                            || matches!(source.word(next), "(" | "{" | "!"));
                    if matches!(
                        word,
                        "mut" | "ref" | "box" | "true" | "false" | "_" | "if" | "const"
                    ) {
                        next
                    } else if is_path {
                        self.path(token, range.end)
                    } else if fields && source.is(next, ":") && next < range.end {
                        next
                    } else {
                        if fields || source.is(next, "@") || !self.is_constant(token) {
                            let kind = if lone(token) { kind } else { Type::Unknown };
                            self.bind(token, kind, false);
                        }
                        next
                    }
                }
                tokens::Kind::Mark if source.marks(token, "::") => self.path(token, range.end),
                tokens::Kind::Mark if source.is(token, "#") => source.next(token + 1),
                _ => token + 1,
            };
        }
    }

    /// Whether a name in a pattern is a constant, a variant or the like; then it is used.
    fn is_constant(&mut self, token: usize) -> bool {
        let source = Rc::clone(&self.source);
        if matches!(source.word(token), "self" | "Self" | "super" | "crate") {
            return true;
        }
        let segments = [source.name(token)];
        let path = Path {
            segments: &segments,
            global: false,
        };
        let hits = self
            .names
            .resolve(self.program, self.scope, path, VALUES)
            .hits;
        let constant = hits.iter().any(|hit| match hit.def {
            Def::Item(item) => self.program.items[item].item.kind != Kind::Function,
            Def::Variant(_) => true,
            _ => false,
        });
        if constant {
            self.uses.hits.extend(hits);
        }
        constant
    }

    /// A `.` with what follows: a field, or a method that is called.
    fn member(&mut self, dot: usize, first: usize) -> usize {
        let source = Rc::clone(&self.source);
        let name = dot + 1;
        if source.kind(name) != tokens::Kind::Word {
            return dot + 1;
        }
        if source.is(name + 1, "(") || source.marks(name + 1, "::") {
            let text = source.name(name).to_string();
            let member = match self.postfix(dot, first).0 {
                Type::Own(item) => Member::Of(item, text),
                Type::Foreign => Member::OfTrait(text),
                Type::Unknown => Member::Any(text),
            };
            self.uses.members.push(member);
        }
        name + 1
    }

    /// A path, a macro call or a keyword; returns the token behind it.
    fn path(&mut self, start: usize, end: usize) -> usize {
        let source = Rc::clone(&self.source);
        let global = source.marks(start, "::");
        let before = if start == 0 {
            ""
        } else {
            source.word(start - 1)
        };
        // `<T as Trait>::name`, `$t::name`, `(name)::<..>`
        let qualified = global
            && start > 0
            && (before == ">" || (source.kind(start - 1) == tokens::Kind::Word && self.in_macro));
        let mut segments = Vec::new();
        let mut token = start + if global { 2 } else { 0 };
        if global && source.kind(token) != tokens::Kind::Word {
            return start + 2;
        }
        let keyword = crate::source::is_keyword(source.word(token));
        if keyword && !matches!(source.word(token), "crate" | "self" | "super" | "Self") {
            return token + 1;
        }
        loop {
            segments.push(token);
            token += 1;
            if token >= end || !source.marks(token, "::") {
                break;
            }
            if source.is(token + 2, "<") {
                let behind = source.behind_generics(token + 2, end);
                self.walk(token + 3..behind.max(token + 4) - 1);
                token = behind;
                if token >= end || !source.marks(token, "::") {
                    break;
                }
            }
            if source.kind(token + 2) != tokens::Kind::Word || token + 2 >= end {
                break;
            }
            token += 2;
        }
        let is_call = source.is(token, "!")
            && source.kind(token + 1) == tokens::Kind::Open
            && token + 1 < end;
        let is_rules = source.is(token, "!") && source.is(start, "macro_rules");
        if is_rules {
            return token + 2;
        }
        let names: Vec<&str> = segments.iter().map(|&token| source.name(token)).collect();
        if qualified {
            let members = names.iter().map(|name| Member::Any((*name).to_string()));
            self.uses.members.extend(members);
            return token;
        }
        if is_call {
            return self.macro_call(&segments, &names, global, token + 1);
        }
        if segments.len() == 1 && !global {
            let label = source.is(token, ":") && !source.marks(token, "::") && token < end;
            let bound = self.locals.iter().any(|local| local.name == names[0]);
            if label || bound || matches!(names[0], "self") {
                return token;
            }
            let equals =
                source.is(token, "=") && !source.marks(token, "==") && !source.marks(token, "=>");
            if equals && matches!(before, "<" | ",") && token < end {
                self.uses
                    .members
                    .push(Member::OfTrait(names[0].to_string()));
                return token;
            }
        }
        self.named(
            &segments,
            &names,
            global,
            source.is(token, "(") && token < end,
        );
        token
    }

    /// Uses what a path names.
    fn named(&mut self, segments: &[usize], names: &[&str], global: bool, called: bool) {
        if names[0] == "Self" && !global {
            let this = self.this;
            self.members(this, &names[1..]);
            return;
        }
        let generic = self
            .locals
            .iter()
            .any(|local| local.is_type && local.name == names[0]);
        if generic && !global {
            return self.members(Type::Foreign, &names[1..]);
        }
        let want = if called { VALUES } else { TYPES | VALUES };
        let path = Path {
            segments: names,
            global,
        };
        let dollar = names[0] == "crate" && segments[0] > 0 && self.source.is(segments[0] - 1, "$");
        let scope = if dollar {
            self.program.crates[self.home].root
        } else {
            self.scope
        };
        let mut found = self.names.resolve(self.program, scope, path, want);
        if called && found.hits.is_empty() {
            found = self
                .names
                .resolve(self.program, scope, path, TYPES | VALUES);
        }
        if let Some((index, module)) = found.missing {
            let place = Place {
                source: Rc::clone(&self.source),
                token: segments[index],
            };
            self.uses.missing.push((place, module));
        }
        self.path_edit(segments[0], names, global);
        let rest = &names[found.used.min(names.len())..];
        // A path that ends in a module means something else of that name, if there is.
        let only_modules = found
            .hits
            .iter()
            .all(|hit| matches!(hit.def, Def::Module(_)));
        found
            .hits
            .retain(|hit| only_modules || !matches!(hit.def, Def::Module(_)));
        match found.hits.first().map(|hit| hit.def) {
            Some(Def::Item(item)) => {
                let owner = match self.program.items[item].item.kind {
                    Kind::Struct | Kind::Enum | Kind::Trait => Type::Own(item),
                    Kind::Alias => self.alias(item),
                    _ => Type::Unknown,
                };
                self.members(owner, rest);
            }
            Some(_) => self.members(Type::Foreign, rest),
            None if found.missing.is_none() => {
                self.members(Type::Foreign, &names[1..]);
                if names.len() > 1 {
                    self.uses.unknown.push(Place {
                        source: Rc::clone(&self.source),
                        token: segments[0],
                    });
                }
            }
            None => {}
        }
        self.uses.hits.extend(found.hits);
    }

    /// Uses members, the first of them of the type `owner`.
    fn members(&mut self, owner: Type, names: &[&str]) {
        for (index, name) in names.iter().enumerate() {
            let name = (*name).to_string();
            self.uses.members.push(match owner {
                Type::Own(item) if index == 0 => Member::Of(item, name),
                Type::Unknown if index == 0 => Member::Any(name),
                _ => Member::OfTrait(name),
            });
        }
    }

    /// Puts `prefix` in front of a token.
    fn prefix(&mut self, token: usize, prefix: &str) {
        let text = format!("{prefix}{}", self.source.word(token));
        self.replace(token, text);
    }

    /// Another text for a token.
    fn replace(&mut self, token: usize, text: String) {
        let source = Rc::clone(&self.source);
        let at = source.tokens[token].start;
        self.uses.edits.push(Edit { source, at, text });
    }

    /// Whether paths stand in the root module of the solution, where nothing changes.
    fn in_solution_root(&self) -> bool {
        let module = self.program.module_around(self.scope);
        module == self.program.crates[0].root && self.home == 0
    }

    /// Changes the head of a path outside of imports where the crates are modules of one crate,
    /// and so that every edition reads it alike.
    fn path_edit(&mut self, head: usize, names: &[&str], global: bool) {
        let _source = Rc::clone(&self.source);
        if names[0] == "crate" {
            if self.home != 0 {
                let name = self.program.crates[self.home].name.clone();
                self.replace(head, format!("crate::{name}"));
            }
            return;
        }
        let crate_id = self.program.find_crate(names[0]);
        if global {
            if crate_id.is_some() {
                // In front of the `::`.
                self.prefix(head - 2, "crate");
            }
            return;
        }
        if self.in_solution_root() || names.len() == 1 {
            return;
        }
        let path = Path {
            segments: &names[..1],
            global,
        };
        let hits = self
            .names
            .resolve(self.program, self.scope, path, TYPES)
            .hits;
        let direct = hits
            .first()
            .filter(|hit| hit.via.is_empty() && hit.through.is_empty());
        match direct.map(|hit| hit.def) {
            Some(Def::Module(_)) if crate_id.is_some() => {
                self.prefix(head, "crate::");
            }
            Some(Def::Foreign) if is_std(names[0]) => self.prefix(head, "::"),
            _ => {}
        }
    }

    /// The same for the path of an import. Edition 2015 takes it from the root.
    fn import(&mut self, leaf: &items::Leaf) {
        let source = Rc::clone(&self.source);
        let names: Vec<&str> = leaf.path.iter().map(|&token| source.name(token)).collect();
        let want = if leaf.name.is_none() {
            TYPES
        } else {
            TYPES | VALUES | MACROS
        };
        let path = Path {
            segments: &names,
            global: leaf.global,
        };
        let found = self.names.resolve(self.program, self.scope, path, want);
        if let Some((index, module)) = found.missing {
            let place = Place {
                source: Rc::clone(&source),
                token: leaf.path[index],
            };
            self.uses.missing.push((place, module));
        }
        if found.hits.is_empty() && found.missing.is_none() {
            self.uses.unknown.push(Place {
                source: Rc::clone(&source),
                token: leaf.path[0],
            });
        }
        if names[0] == "crate" || leaf.global || self.program.find_crate(names[0]).is_some() {
            if names[0] == "crate" || leaf.global || !self.in_solution_root() {
                self.path_edit(leaf.path[0], &names, leaf.global);
                let direct = names.len() == 1 && names[0] != "crate" && !leaf.global;
                if direct {
                    self.prefix(leaf.path[0], "crate::");
                }
            }
            return;
        }
        if self.in_solution_root() || is_std(names[0]) || matches!(names[0], "self" | "super") {
            return;
        }
        // A name of this module; one of a block stays as it is.
        let module = self.program.module_around(self.scope);
        let here = |walker: &mut Self, module| {
            walker.names.lookup(
                walker.program,
                module,
                names[0],
                TYPES | VALUES | MACROS,
                None,
            )
        };
        let in_block = module != self.scope && !here(self, self.scope).is_empty();
        if !in_block && !here(self, module).is_empty() {
            self.prefix(leaf.path[0], "self::");
        }
    }

    fn macro_call(
        &mut self,
        segments: &[usize],
        names: &[&str],
        global: bool,
        open: usize,
    ) -> usize {
        let source = Rc::clone(&self.source);
        let path = Path {
            segments: names,
            global,
        };
        let dollar = names[0] == "crate" && segments[0] > 0 && source.is(segments[0] - 1, "$");
        let scope = if dollar {
            self.program.crates[self.home].root
        } else {
            self.scope
        };
        let mut hits = self.names.macros(self.program, scope, path);
        if hits.is_empty() && names.len() == 1 && self.in_macro {
            // Called by a macro of another module or crate.
            let root = self.program.crates[self.home].root;
            hits = self.names.macros(self.program, root, path);
        }
        for hit in &hits {
            if let Def::Item(item) = hit.def {
                self.uses.macros.push((item, self.scope));
                let entry = &self.program.items[item];
                let crate_id = self.program.modules[entry.module].crate_id;
                if names.len() > 1
                    && crate_id != 0
                    && crate::program::is_exported(&entry.source, &entry.item)
                {
                    self.uses
                        .exported
                        .push((crate_id, self.program.name(item).to_string()));
                }
            }
        }
        if hits.is_empty() {
            match names[names.len() - 1] {
                "write" | "writeln" => self
                    .uses
                    .members
                    .push(Member::OfTrait("write_fmt".to_string())),
                "include" | "include_str" | "include_bytes" => {
                    self.uses.includes.push(Place {
                        source: Rc::clone(&source),
                        token: segments[0],
                    });
                }
                _ => {}
            }
        }
        self.path_edit(segments[0], names, global);
        self.uses.hits.extend(hits);
        let in_macro = std::mem::replace(&mut self.in_macro, true);
        if source.is(open, "{") {
            self.block(source.inside(open));
        } else {
            self.walk(source.inside(open));
        }
        self.in_macro = in_macro;
        source.next(open)
    }

    /// Uses what a format string names within its braces.
    fn captures(&mut self, literal: usize) {
        let source = Rc::clone(&self.source);
        let text = source.word(literal);
        if !text.contains('{') {
            return;
        }
        for part in text.split('{').skip(1) {
            let part = part.split('}').next().unwrap_or("");
            let (name, format) = part.split_once(':').unwrap_or((part, ""));
            // Width and precision name values too: `{:width$}`.
            let formats = format
                .split('$')
                .map(|piece| piece.trim_start_matches(|c: char| !tokens::is_word_start(c)));
            for name in [name].into_iter().chain(formats) {
                let is_word = name.starts_with(tokens::is_word_start)
                    && name.chars().all(|c| c == '_' || c.is_alphanumeric());
                if is_word && !self.locals.iter().any(|local| local.name == name) {
                    let path = Path {
                        segments: &[name],
                        global: false,
                    };
                    let hits = self
                        .names
                        .resolve(self.program, self.scope, path, VALUES)
                        .hits;
                    self.uses.hits.extend(hits);
                }
            }
        }
    }

    /// The trait that a path in an impl's head names, if it is at hand.
    fn trait_of(&mut self, range: Range<usize>) -> Option<ItemId> {
        self.item_of(range)
            .filter(|&item| self.program.items[item].item.kind == Kind::Trait)
    }

    /// The item that the path at the start of `range` names, if it is at hand.
    fn item_of(&mut self, range: Range<usize>) -> Option<ItemId> {
        match self.path_in(range)?.1.first()?.def {
            Def::Item(item) => Some(item),
            _ => None,
        }
    }

    /// The path at the start of `range`: its names, and what all of them mean.
    fn path_in(&mut self, range: Range<usize>) -> Option<(Vec<String>, Vec<Hit>)> {
        let source = Rc::clone(&self.source);
        let mut token = range.start;
        let dollar = source.is(token, "$");
        token += usize::from(dollar || source.is(token, "!") || source.is(token, "?"));
        let global = source.marks(token, "::");
        token += if global { 2 } else { 0 };
        let mut names = Vec::new();
        while token < range.end && source.kind(token) == tokens::Kind::Word {
            names.push(source.name(token));
            if !source.marks(token + 1, "::") {
                break;
            }
            token += 3;
        }
        if names.is_empty() {
            return None;
        }
        let scope = if dollar {
            self.program.crates[self.home].root
        } else {
            self.scope
        };
        let path = Path {
            segments: &names,
            global,
        };
        let found = self.names.resolve(self.program, scope, path, TYPES);
        let hits = if found.used == names.len() {
            found.hits
        } else {
            Vec::new()
        };
        Some((names.iter().map(|name| (*name).to_string()).collect(), hits))
    }

    /// What is known of the type that stands in `range`.
    fn type_of(&mut self, range: Range<usize>) -> Type {
        let source = Rc::clone(&self.source);
        let mut token = range.start;
        while token < range.end
            && (matches!(source.word(token), "&" | "mut")
                || source.kind(token) == tokens::Kind::Lifetime)
        {
            token += 1;
        }
        if token >= range.end {
            return Type::Unknown;
        }
        match source.word(token) {
            "Self" if token + 1 == range.end => return self.this,
            "[" | "(" | "*" | "fn" | "impl" => return Type::Foreign,
            "dyn" | "<" | "Self" => return Type::Unknown,
            _ => {}
        }
        let Some((names, hits)) = self.path_in(token..range.end) else {
            return Type::Unknown;
        };
        let generic = self
            .locals
            .iter()
            .any(|local| local.is_type && local.name == names[0]);
        if generic && names.len() == 1 {
            return Type::Foreign;
        }
        let last = &names[names.len() - 1];
        match hits.first().map(|hit| hit.def) {
            Some(Def::Item(item)) => match self.program.items[item].item.kind {
                Kind::Struct | Kind::Enum => Type::Own(item),
                Kind::Alias => self.alias(item),
                _ => Type::Unknown,
            },
            Some(Def::Foreign) if is_plain(last) => Type::Foreign,
            None if names.len() == 1 && is_plain(last) => Type::Foreign,
            _ => Type::Unknown,
        }
    }

    /// What is known of the type that an alias names.
    fn alias(&mut self, item: ItemId) -> Type {
        let entry = &self.program.items[item];
        let (source, head, scope) = (
            Rc::clone(&entry.source),
            entry.item.head.clone(),
            entry.module,
        );
        let equals = source.find(head.clone(), |token| source.is(token, "="));
        // An alias of itself is the compiler's to refuse; here it must only end.
        let (first, name) = (source.word(equals + 1), entry.item.name);
        if name.is_some_and(|name| source.is(name, first)) {
            return Type::Unknown;
        }
        self.elsewhere(source, scope, Type::Unknown, |walker| {
            walker.type_of(equals + 1..head.end)
        })
    }

    /// Asks for something in another place.
    fn elsewhere<T>(
        &mut self,
        source: Rc<Source>,
        scope: ModuleId,
        this: Type,
        ask: impl FnOnce(&mut Self) -> T,
    ) -> T {
        let source = std::mem::replace(&mut self.source, source);
        let scope = std::mem::replace(&mut self.scope, scope);
        let this = std::mem::replace(&mut self.this, this);
        let locals = std::mem::take(&mut self.locals);
        let answer = ask(self);
        self.source = source;
        self.scope = scope;
        self.this = this;
        self.locals = locals;
        answer
    }

    /// What is known of the type of the value in `range`.
    fn type_of_value(&mut self, range: Range<usize>) -> Type {
        let (kind, start) = self.postfix(range.end, range.start);
        let source = &self.source;
        let whole = (range.start..start).all(|token| matches!(source.word(token), "&" | "mut"));
        if whole {
            kind
        } else {
            Type::Unknown
        }
    }

    /// What is known of the type of the postfix expression that ends before `end`, and where that
    /// starts; not before `first`.
    fn postfix(&mut self, end: usize, first: usize) -> (Type, usize) {
        let source = Rc::clone(&self.source);
        if end <= first {
            return (Type::Unknown, end);
        }
        let last = end - 1;
        match source.kind(last) {
            tokens::Kind::Literal if last > first && source.is(last - 1, ".") => {
                (Type::Unknown, last)
            }
            tokens::Kind::Literal => (Type::Foreign, last),
            tokens::Kind::Close => {
                let open = source.tokens[last].partner;
                let range = source.is(open, "(")
                    && source.inside(open).any(|token| source.marks(token, ".."));
                if open <= first {
                    // A range in brackets is an iterator.
                    return (if range { Type::Foreign } else { Type::Unknown }, open);
                }
                let callee = open - 1;
                if source.is(callee, "!") {
                    let std = callee > first && matches!(source.word(callee - 1), "vec" | "format");
                    return (
                        if std { Type::Foreign } else { Type::Unknown },
                        callee.max(first + 1) - 1,
                    );
                }
                if source.kind(callee) != tokens::Kind::Word
                    || crate::source::is_keyword(source.word(callee)) && !source.is(callee, "Self")
                {
                    return (if range { Type::Foreign } else { Type::Unknown }, open);
                }
                if source.is(open, "[") {
                    return (Type::Unknown, first.max(1) - 1);
                }
                if callee > first && source.is(callee - 1, ".") {
                    let (receiver, start) = self.postfix(callee - 1, first);
                    return (self.result_of_method(receiver, source.name(callee)), start);
                }
                let start = self.path_start(callee, first);
                (
                    self.result_of_path(start..callee + 1, source.is(open, "{")),
                    start,
                )
            }
            tokens::Kind::Word if last > first && source.is(last - 1, ".") => {
                let (owner, start) = self.postfix(last - 1, first);
                (self.field(owner, source.name(last)), start)
            }
            tokens::Kind::Word if source.is(last, "self") => (self.this, last),
            tokens::Kind::Word if last > first && source.is(last - 1, ":") => (Type::Unknown, last),
            tokens::Kind::Word => {
                let name = source.name(last);
                let local = self
                    .locals
                    .iter()
                    .rev()
                    .find(|local| !local.is_type && local.name == name);
                (local.map_or(Type::Unknown, |local| local.kind), last)
            }
            _ => (Type::Unknown, last),
        }
    }

    fn path_start(&self, last: usize, first: usize) -> usize {
        let source = &self.source;
        let mut start = last;
        while start >= first + 3
            && source.marks(start - 2, "::")
            && source.kind(start - 3) == tokens::Kind::Word
        {
            start -= 3;
        }
        start
    }

    /// The type of a call of the path in `range`, or of the struct that it names with fields.
    fn result_of_path(&mut self, range: Range<usize>, with_fields: bool) -> Type {
        let source = Rc::clone(&self.source);
        if range.start > 0 && source.is(range.start - 1, ":") {
            return Type::Unknown;
        }
        let names: Vec<&str> = range
            .clone()
            .step_by(3)
            .map(|token| source.name(token))
            .collect();
        if with_fields || names.len() == 1 {
            if let own @ Type::Own(_) = self.type_of(range.clone()) {
                return own;
            }
        }
        let path = Path {
            segments: &names,
            global: false,
        };
        let found = self.names.resolve(self.program, self.scope, path, VALUES);
        if found.used == names.len() {
            if let Some(Def::Item(item)) = found.hits.first().map(|hit| hit.def) {
                return match self.program.items[item].item.kind {
                    Kind::Function => self.result(item, Type::Unknown),
                    Kind::Struct => Type::Own(item),
                    _ => Type::Unknown,
                };
            }
        }
        if names.len() < 2 {
            return Type::Unknown;
        }
        let name = names[names.len() - 1];
        match self.type_of(range.start..range.end - 3) {
            Type::Own(item)
                if self.program.items[item]
                    .variants
                    .iter()
                    .any(|variant| variant == name) =>
            {
                Type::Own(item)
            }
            Type::Own(item) => self.result_of_method(Type::Own(item), name),
            Type::Foreign if matches!(name, "new" | "with_capacity" | "from") => Type::Foreign,
            _ => Type::Unknown,
        }
    }

    fn result_of_method(&mut self, receiver: Type, name: &str) -> Type {
        match receiver {
            Type::Own(owner) => match self.program.inherent.get(&(owner, name.to_string())) {
                Some(&method) => self.result(method, receiver),
                None => Type::Unknown,
            },
            // What these make of a type that is not at hand has no methods of ours either.
            Type::Foreign if ADAPTERS.contains(&name) => Type::Foreign,
            _ => Type::Unknown,
        }
    }

    /// The type that a function returns.
    fn result(&mut self, function: ItemId, this: Type) -> Type {
        let entry = &self.program.items[function];
        let (source, head, scope) = (
            Rc::clone(&entry.source),
            entry.item.head.clone(),
            entry.module,
        );
        let mut token = entry.item.name.map_or(head.start, |name| name + 1);
        if source.is(token, "<") {
            token = source.behind_generics(token, head.end);
        }
        let arrow = source.next(token);
        if !source.marks(arrow, "->") || arrow >= head.end {
            return Type::Unknown;
        }
        self.elsewhere(source, scope, this, |walker| {
            walker.type_of(arrow + 2..head.end)
        })
    }

    fn field(&mut self, owner: Type, name: &str) -> Type {
        let Type::Own(item) = owner else {
            return Type::Unknown;
        };
        let entry = &self.program.items[item];
        let (source, scope) = (Rc::clone(&entry.source), entry.module);
        let item = entry.item.clone();
        let (Kind::Struct, Some(body)) = (item.kind, item.body) else {
            return Type::Unknown;
        };
        let fields = items::split(&source, source.inside(body));
        let field = fields.into_iter().find_map(|part| {
            let colon = (part.clone()).find(|&token| source.is(token, ":"))?;
            source
                .name(colon - 1)
                .eq(name)
                .then_some(colon + 1..part.end)
        });
        let Some(range) = field else {
            return Type::Unknown;
        };
        self.elsewhere(source, scope, owner, |walker| {
            walker.bind_generics_of(&item);
            walker.type_of(range)
        })
    }
}

/// Methods that give a type of std when called on one that is not at hand.
const ADAPTERS: [&str; 40] = [
    "iter",
    "iter_mut",
    "into_iter",
    "map",
    "filter",
    "filter_map",
    "flat_map",
    "rev",
    "enumerate",
    "zip",
    "chain",
    "skip",
    "take",
    "skip_while",
    "take_while",
    "step_by",
    "cloned",
    "copied",
    "peekable",
    "windows",
    "chunks",
    "keys",
    "values",
    "bytes",
    "chars",
    "lines",
    "trim",
    "len",
    "count",
    "clone",
    "to_vec",
    "to_string",
    "as_bytes",
    "as_str",
    "split_whitespace",
    "split",
    "drain",
    "inspect",
    "fuse",
    "scan",
];

/// Whether a name of std or of the prelude is a type whose methods are its own: no pointer, no trait.
fn is_plain(name: &str) -> bool {
    matches!(
        name,
        "u8" | "u16"
            | "u32"
            | "u64"
            | "u128"
            | "usize"
            | "i8"
            | "i16"
            | "i32"
            | "i64"
            | "i128"
            | "isize"
            | "f32"
            | "f64"
            | "bool"
            | "char"
            | "str"
            | "String"
            | "Vec"
            | "VecDeque"
            | "HashMap"
            | "HashSet"
            | "BTreeMap"
            | "BTreeSet"
            | "BinaryHeap"
            | "Option"
            | "Result"
            | "Range"
            | "RangeInclusive"
            | "Chars"
            | "Bytes"
            | "Lines"
            | "SplitWhitespace"
            | "SplitAsciiWhitespace"
            | "Stdin"
            | "Stdout"
            | "Ordering"
            | "Duration"
            | "Instant"
            | "Formatter"
    )
}
