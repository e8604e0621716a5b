//! What an item uses: its paths, members and macro calls, as they mean something where they stand.
//!
//! Local variables and type parameters are told from items by scopes and, in what macros write, by
//! where a name is from. Macro calls are expanded, std's are parsed. Types are not inferred.
use crate::cfg::split;
use crate::crates::{CrateId, Entry, ItemId, ModuleId, Program, Textual};
use crate::error::Error;
use crate::lints;
use crate::names::{Around, Def, From, Hit, Meaning, Start, MACROS, TYPES, VALUES};
use crate::patterns::Below;
use crate::source::{inside, is_keyword, Token};
use crate::standard;
use crate::syntax::{operator, Parser};
use crate::tokens::Kind as TokenKind;
use crate::tree::{
    Associated, Body, Call, Event, Kind, Path, Place, Reference, Role, Taken, Typed,
};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// Whose member a name may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Owner {
    /// Any type's or trait's that is called as `.name()`, or read as `.name`.
    Method,
    /// Any type's or trait's, or as a part of a pattern.
    Any,
    /// Any trait's.
    AnyTrait,
    /// Any trait's, or that of a type of std itself.
    OfStd,
    /// Of this type or trait, if that has it.
    Of(ItemId),
}

/// A macro that is called by its name alone, where, and what that means.
pub type Called = (&'static Token, ModuleId, Hit);

/// What an item uses.
#[derive(Default)]
pub struct Uses {
    /// What its paths mean.
    pub hits: Vec<Hit>,
    /// How many of them are of its head.
    pub head: usize,
    /// The globs of which one may bring in what nothing at hand explains.
    pub globs: Vec<Hit>,
    /// The members that it names, and the modules or blocks where it does.
    pub members: Vec<(Owner, &'static str, ModuleId)>,
    /// The fields that it reads, see [`field_of`].
    pub fields: Vec<(Owner, String)>,
    /// The variants that it makes.
    pub made: Vec<(ItemId, usize)>,
    /// What its paths to exported macros mean that have to lead there as they are written.
    pub macro_paths: Vec<Hit>,
    /// The macros that it calls by their names alone, where.
    pub called: Vec<Called>,
    /// The lints that find something in it which they do not find where each crate is one.
    pub lints: BTreeSet<&'static str>,
    /// Other texts for tokens.
    pub edits: Vec<(Token, String)>,
    /// Names that modules do not have.
    pub missing: Vec<(Token, ModuleId)>,
    /// Names of crates that are not at hand.
    pub unknown: Vec<Token>,
}

/// A local variable or a type parameter.
struct Local {
    name: &'static str,
    context: u32,
    is_type: bool,
    /// The item of its type, if that is told.
    of: Option<ItemId>,
    /// The reference that it is, if that is told.
    reference: Option<Reference>,
}

/// A type, or which variant of it.
type Told = (ItemId, Option<usize>);

/// Reads what an item says.
struct Walker<'a> {
    program: &'a mut Program,
    module: ModuleId,
    textual: Textual,
    locals: Vec<Local>,
    /// The variants that the last pattern names.
    patterns: Vec<(ItemId, usize)>,
    /// The variants of enums that are never all there that patterns name.
    open_variants: BTreeSet<(ItemId, usize)>,
    /// Those that the arms around match.
    matched: Vec<(ItemId, usize)>,
    /// How many locals and matched variants there were, the module and the macros around each open
    /// scope.
    scopes: Vec<(usize, usize, ModuleId, Textual)>,
    /// The type that `Self` is, if it is an item, or else whether it may have members of its own.
    this: Option<ItemId>,
    has_members: bool,
    /// The modules and blocks whose globs from elsewhere were noted, and whether for certain.
    globbed: BTreeSet<(ModuleId, bool)>,
    /// The parts of the last pattern that have to say everything.
    explicit: Vec<Below>,
    /// How many locals there were where a macro of a block was defined.
    macros: BTreeMap<ItemId, usize>,
    /// The types that paths mean by their first tokens; none for those of std.
    types: BTreeMap<(*const Token, usize), Option<Told>>,
    uses: Uses,
}

/// What an item uses. Fails if something in it cannot be inlined.
pub fn of_item(program: &mut Program, item: ItemId) -> Result<Uses, Error> {
    let Entry { tokens, owner, .. } = program.items[item];
    let (found, from) = (program.items[item].item, program.place(item));
    let mut walker = Walker {
        program,
        module: from.module,
        textual: from.textual,
        locals: Vec::new(),
        patterns: Vec::new(),
        open_variants: BTreeSet::new(),
        matched: Vec::new(),
        scopes: Vec::new(),
        this: None,
        has_members: false,
        globbed: BTreeSet::new(),
        explicit: Vec::new(),
        macros: BTreeMap::new(),
        types: BTreeMap::new(),
        uses: Uses::default(),
    };
    if walker.program.is_written(item) {
        walker.find_lints(&tokens[found.tokens.clone()]);
    }
    walker.enter_owner(owner.unwrap_or(item));
    walker.find_this(item);
    for &attribute in &found.attributes {
        // Documentation stays in what a macro writes alone.
        if tokens[attribute].text != "doc" || walker.program.is_written(item) {
            walker.attribute(tokens, attribute)?;
        }
    }
    walker.walk(tokens, &found.events, &[])?;
    walker.uses.head = walker.uses.hits.len();
    match &found.body {
        Body::Call(call) => drop(walker.macro_of(tokens, call)?),
        &Body::ExternCrate(library) => {
            let known = walker.program.dependency(0, tokens[library].name());
            if walker.crate_id() == 0 && known.is_none() {
                walker.uses.unknown.push(tokens[library]);
            }
        }
        Body::Group(_) if found.kind == Kind::Function => {
            let events = walker.program.body(item)?;
            walker.walk(tokens, events, &[])?;
        }
        _ => {}
    }
    Ok(walker.uses)
}

/// The changes that a path needs where it comes to stand, by how it begins: other texts for its first
/// name and for the marks in front of it.
pub fn edit_of_start(
    program: &Program,
    (global, segments): (bool, &[usize]),
    tokens: &[Token],
    start: Start,
    from: From,
) -> Vec<(Token, String)> {
    let Some(&first) = segments.first() else {
        return Vec::new();
    };
    let token = tokens[first];
    let crate_id = program.modules[from.module].crate_id;
    let in_root = program.module_around(from.module) == program.crates[0].root;
    let in_crate = |crate_id: CrateId| match crate_id {
        0 => "crate".to_string(),
        _ => format!("crate::{}", program.crates[crate_id].name),
    };
    let is_grouped = global && tokens[first - 1].text != ":";
    // Before 2018 no crate is known but std.
    let is_own_core =
        token.text == "core" && token.source().crate_id == 0 && program.crates[0].edition >= 2018;
    let text = match start {
        Start::Root if token.text == "crate" => in_crate(crate_id),
        Start::Root if token.text == "$crate" => in_crate(token.source().crate_id),
        Start::Root => format!("{}::{}", in_crate(crate_id), token.text),
        // What a macro of the root says stands elsewhere, too.
        Start::Library(library) if in_root && library != 0 && !global && token.context == 0 => {
            program.crates[library].name.clone()
        }
        Start::Library(library) => in_crate(library),
        Start::Std if token.is_name || is_own_core => return Vec::new(),
        Start::Exported if !in_root => format!("crate::{}", token.text),
        Start::Std if matches!(token.text, "proc_macro" | "test") => return Vec::new(),
        Start::Std if global && !is_grouped => return vec![(token, "std".to_string())],
        Start::Std if from.is_import || (in_root && token.context == 0) => "std".to_string(),
        // In 2015 `dyn ::std` is a path of a crate `dyn`.
        Start::Std if first > 0 && tokens[first - 1].text == "dyn" => "for<> ::std".to_string(),
        Start::Std => "::std".to_string(),
        // Since 2018 a `use` looks around, before it did not.
        Start::Around if from.is_import && !in_root => match token.text {
            "self" | "super" => return Vec::new(),
            text => format!("self::{text}"),
        },
        // What means something else where it is written once more may have to change there.
        _ if token.context != 0 => return vec![(token, token.text.to_string())],
        _ => return Vec::new(),
    };
    let mut edits = vec![(token, text)];
    if global {
        // Nothing else begins with marks. They may stand in front of a group.
        let is_use = |token: &Token| token.text == "use";
        let around = tokens[..first].iter().rposition(is_use).unwrap_or(0);
        let marks = if is_grouped { around + 1 } else { first - 2 };
        edits.extend([
            (tokens[marks], String::new()),
            (tokens[marks + 1], String::new()),
        ]);
    }
    edits
}

/// Where a type that is a path begins, with the binder in front of it.
fn start_of_type(tokens: &[Token], path: &Path) -> Token {
    let is_of_binder = |token: &Token| {
        token.kind == TokenKind::Lifetime || matches!(token.text, "<" | ">" | "," | ":" | "+")
    };
    let first = tokens[path.segments[0]];
    let before = &tokens[..path.segments[0]];
    let binder = before.iter().rposition(|token| !is_of_binder(token));
    // An impl has a `for`, too.
    let binder = binder.filter(|&at| tokens[at].text == "for" && tokens[at + 1].text == "<");
    match binder {
        Some(binder) => tokens[binder],
        _ if path.global => tokens[path.segments[0] - 2],
        // A macro's `$crate` is written as two.
        _ if first.text == "$crate" => Token {
            place: first.place - 1,
            text: "$",
            ..first
        },
        _ => first,
    }
}

/// Puts a text in front of a token, and of what stands for that.
fn put_in_front(edits: &mut Vec<(Token, String)>, start: Token, front: &str) {
    let mut known = edits.iter_mut();
    match known.find(|(token, _)| token.place == start.place) {
        Some((_, text)) => text.insert_str(0, front),
        None => edits.push((start, format!("{front}{}", start.text))),
    }
}

impl Walker<'_> {
    fn crate_id(&self) -> CrateId {
        self.program.modules[self.module].crate_id
    }

    fn member(&mut self, owner: Owner, name: &Token) {
        self.uses.members.push((owner, name.name(), self.module));
    }

    fn resolve(&self, path: &Path, tokens: &[Token], spaces: u8) -> Meaning {
        self.program.resolve(path, tokens, self.from(), spaces)
    }

    fn from(&self) -> From {
        From {
            module: self.module,
            textual: self.textual,
            is_import: false,
        }
    }

    /// The parameters of the impl or trait around.
    fn enter_owner(&mut self, owner: ItemId) {
        let Entry { item, tokens, .. } = self.program.items[owner];
        for event in &item.events {
            match *event {
                Event::Generic(name) => self.bind(&tokens[name], true),
                Event::Bind(name) => self.bind(&tokens[name], false),
                _ => break,
            }
        }
    }

    /// Finds out what `Self` is.
    fn find_this(&mut self, item: ItemId) {
        let entry = &self.program.items[item];
        match (&entry.item.body, entry.owner) {
            (Body::Impl(found), _) => {
                let on = found.on.filter(|_| !found.is_reference);
                let on = on.and_then(|on| self.program.named_by_head(item, on));
                self.this = on.filter(|&on| self.program.is_type(on));
                // What is no type itself, as a trait, may have members of its own.
                let mut head = entry.head().iter();
                self.has_members = on.is_some() || head.any(|token| token.text == "dyn");
            }
            (_, Some(owner)) => self.find_this(owner),
            _ if self.program.is_type_or_trait(item) => self.this = Some(item),
            _ => {}
        }
    }

    // Attributes.

    fn attribute(&mut self, tokens: &'static [Token], at: usize) -> Result<(), Error> {
        let name = &tokens[at];
        if operator(tokens, at + 1) == "=" {
            return self.attribute_value(name, tokens, at + 2);
        }
        if name.text == "derive" {
            for part in split(tokens, inside(tokens, at + 1), ",") {
                let mut names = tokens[part].iter().rev();
                let name = names.find(|token| token.kind == TokenKind::Word);
                let Some(name) = name else { continue };
                if !standard::is_derive(name.text) {
                    self.procedural(name, "derive")?;
                }
            }
            return Ok(());
        }
        let is_path = tokens.get(at + 1).is_some_and(|next| next.text == ":");
        if is_path || standard::is_attribute(name.text) || name.kind != TokenKind::Word {
            return Ok(());
        }
        self.procedural(name, "attribute")
    }

    /// What stands behind `=` in an attribute may call macros.
    fn attribute_value(
        &mut self,
        name: &Token,
        tokens: &'static [Token],
        start: usize,
    ) -> Result<(), Error> {
        let mut end = start;
        let ends = |token: &Token| {
            token.text == "," || matches!(token.kind, TokenKind::Close | TokenKind::End)
        };
        while !ends(&tokens[end]) {
            end = match tokens[end].kind {
                TokenKind::Open | TokenKind::Begin(_) => tokens[end].partner as usize + 1,
                _ => end + 1,
            };
        }
        let crate_id = self.crate_id();
        let value = |parser: &mut Parser| parser.arguments();
        let parsed = self
            .program
            .parse(crate_id, name, tokens, start..end, value);
        self.walk(tokens, parsed?.1, &[])
    }

    /// A procedural macro may stand in the solution, as the judge may have it.
    fn procedural(&mut self, name: &'static Token, what: &str) -> Result<(), Error> {
        if self.crate_id() != 0 {
            let message = format!("the {what} macro `{}` is not at hand", name.text);
            return Err(name.error(&message));
        }
        for space in [MACROS, TYPES] {
            let path = Path::alone(0, Role::Type);
            let meaning = self.resolve(&path, &[*name], space);
            self.uses.hits.extend(meaning.hits);
        }
        Ok(())
    }

    // Scopes and local names.

    fn open(&mut self) {
        self.patterns.clear();
        let counts = (self.locals.len(), self.matched.len());
        self.scopes
            .push((counts.0, counts.1, self.module, self.textual));
    }

    fn close(&mut self) {
        let (locals, matched, module, textual) =
            self.scopes.pop().expect("a scope that was opened");
        self.locals.truncate(locals);
        self.matched.truncate(matched);
        self.module = module;
        self.textual = textual;
    }

    fn bind(&mut self, name: &Token, is_type: bool) {
        self.locals.push(Local {
            name: name.name(),
            context: name.context,
            is_type,
            of: None,
            reference: None,
        });
    }

    /// The local variable or the type parameter that a name means.
    fn local(&self, name: &Token, is_type: bool) -> Option<&Local> {
        let (word, mut context, mut count) = (name.name(), name.context, self.locals.len());
        loop {
            let mut around = self.locals[..count].iter().rev();
            let found = around.find(|local| {
                local.name == word && local.context == context && local.is_type == is_type
            });
            if found.is_some() || context == 0 {
                return found;
            }
            // What a macro's rules say is looked up where they stand.
            let from = self.program.contexts[context as usize];
            context = from.outer;
            count = count.min(self.macros.get(&from.item).copied().unwrap_or(0));
        }
    }

    // Events.

    /// Reads events; `items` are those of the block that they are of.
    fn walk(
        &mut self,
        tokens: &'static [Token],
        events: &'static [Event],
        items: &[ItemId],
    ) -> Result<(), Error> {
        let mut blocks: Vec<Option<Vec<ItemId>>> = Vec::new();
        for event in events {
            match event {
                Event::Open => {
                    self.open();
                    blocks.push(None);
                }
                Event::Block(block) => {
                    self.open();
                    let (module, items) =
                        self.program
                            .block(self.module, tokens, block, self.textual)?;
                    self.module = module;
                    self.need_items(module);
                    blocks.push(Some(items));
                }
                Event::Close => {
                    self.close();
                    blocks.pop();
                }
                Event::Bind(name) => self.variable(tokens, *name),
                Event::Generic(name) => self.bind(&tokens[*name], true),
                Event::Name(name) => self.name(tokens, *name, None),
                Event::Typed(typed) => self.name(tokens, typed.name, Some(typed)),
                Event::Below(parts) => {
                    self.explicit.clear();
                    for (taken, pattern) in parts {
                        self.below(tokens, *taken, pattern.clone());
                    }
                }
                Event::Path(path) => self.path(tokens, path),
                Event::Unnamed(of) => {
                    let text = format!("_: {}", tokens[*of].text);
                    self.uses.edits.push((tokens[*of], text));
                }
                Event::Associated(associated) => self.associated(tokens, associated),
                Event::Binding(name) => self.member(Owner::AnyTrait, &tokens[*name]),
                Event::Method(name, before) => {
                    let of = self.type_of(tokens, *before);
                    let of = of.filter(|&of| !self.is_above(of, tokens[*name].name()));
                    self.member(of.map_or(Owner::Method, Owner::Of), &tokens[*name]);
                }
                Event::Field(name, before) => {
                    let of = self.type_of(tokens, *before);
                    let of = of.filter(|&of| self.program.has_field(of, name));
                    let owner = of.map_or(Owner::Method, Owner::Of);
                    self.uses.fields.push((owner, name.clone()));
                }
                Event::Matched => self.matched.append(&mut self.patterns),
                Event::Part(name, of) => self.part(tokens, name, *of),
                Event::Call(call) => self.call(tokens, call)?,
                Event::Item(index) => {
                    let around = blocks.iter().rev().find_map(Option::as_deref);
                    let item = around.unwrap_or(items)[*index];
                    if self.program.kind(item) == Kind::Macro {
                        self.macros.insert(item, self.locals.len());
                        self.textual = Some(item);
                    }
                }
            }
        }
        Ok(())
    }

    /// A field that a pattern reads whose path begins at a token.
    fn part(&mut self, tokens: &[Token], name: &str, of: usize) {
        let told = self.types.get(&(tokens.as_ptr(), of)).copied();
        let this = || (tokens[of].text == "Self").then(|| self.this.map(|this| (this, None)));
        let field = match told.or_else(this) {
            Some(Some((of, variant))) => (Owner::Of(of), field_of(variant, name)),
            // Of std.
            Some(None) => return,
            None => (Owner::Any, name.to_string()),
        };
        self.uses.fields.push(field);
    }

    /// The type of a variable, if it is told.
    fn type_of(&self, tokens: &[Token], variable: Option<usize>) -> Option<ItemId> {
        let variable = &tokens[variable?];
        match variable.text {
            "self" => self.this,
            _ => self.local(variable, false).and_then(|local| local.of),
        }
    }

    /// Whether a trait that the head of one names has a member of a name, too.
    fn is_above(&self, of: ItemId, name: &str) -> bool {
        let program = &*self.program;
        let is_trait = |item| program.kind(item) == Kind::Trait;
        let mut events = 0..program.items[of].item.events.len();
        is_trait(of)
            && events.any(|event| {
                let above = program.named_by_head(of, event);
                above.is_some_and(|above| is_trait(above) && program.has_member(above, name))
            })
    }

    /// The items of a block stay with it.
    fn need_items(&mut self, block: ModuleId) {
        let items = self.program.modules[block].items.iter();
        let hits = items.map(|&item| Hit::of(Def::Item(item)));
        self.uses.hits.extend(hits);
    }

    /// Writes a pattern that takes a reference apart as 2024 has it.
    fn below(&mut self, tokens: &'static [Token], taken: Taken, pattern: Range<usize>) {
        let (Taken::Reference(_, start) | Taken::Variable(start) | Taken::Argument(start)) = taken;
        let word = &tokens[start];
        // What a macro writes may take more apart.
        let mut words = tokens[pattern.clone()].iter();
        if !self.program.is_before(word.source().crate_id, 2024)
            || words.any(|token| token.text == "!")
        {
            return;
        }
        let reference = match taken {
            Taken::Reference(reference, _) => Some(reference),
            Taken::Variable(_) => self.local(word, false).and_then(|local| local.reference),
            Taken::Argument(_) => {
                let is_std = !self.program.closure_takers.contains(word.name());
                let is_reference = is_std && standard::hands_out_references(word.name());
                is_reference.then_some(Reference::Shared)
            }
        };
        let Some(reference) = reference else {
            return;
        };
        let below = Below {
            tokens,
            pattern,
            reference,
        };
        if below.is_explicit() {
            let (start, mark) = below.start();
            // Another path may become another text.
            if start.kind == TokenKind::Open || start.text == "Self" {
                self.uses
                    .edits
                    .push((start, format!("{mark}{}", start.text)));
            }
            self.explicit.push(below);
        } else {
            let edits = below.without_ref(word.context);
            self.uses.edits.extend(edits);
        }
    }

    /// A variable of a pattern.
    fn variable(&mut self, tokens: &'static [Token], name: usize) {
        let mut explicit = self.explicit.iter();
        let edit = explicit.find_map(|below| below.variable(tokens, name));
        self.uses.edits.extend(edit);
        self.bind(&tokens[name], false);
    }

    /// A name in a pattern: a constant, a struct or a variant, or a variable, of which something may be
    /// told.
    fn name(&mut self, tokens: &'static [Token], name: usize, typed: Option<&Typed>) {
        let path = Path::alone(name, Role::Pattern);
        let meaning = self.resolve(&path, tokens, VALUES);
        let is_upper = tokens[name].name().starts_with(char::is_uppercase);
        let is_constant = meaning.hits.iter().any(|hit| match hit.def {
            Def::Item(item) => matches!(
                self.program.kind(item),
                Kind::Constant | Kind::Static | Kind::Struct
            ),
            Def::Variant(..) => true,
            // Of std, constants and variants have upper letters, and functions do not.
            Def::Std | Def::Foreign => {
                is_upper && (!hit.via.is_empty() || tokens[name].text == "None")
            }
            Def::Module(_) => false,
        });
        if is_constant {
            return self.note(tokens, &path, meaning);
        }
        if is_upper && meaning.start == Start::Unknown {
            let is_variant = standard::is_variant(tokens[name].name());
            self.through_foreign_globs(is_variant);
            if is_variant {
                return;
            }
        }
        self.variable(tokens, name);
        if let (Some(typed), Some(local)) = (typed, self.locals.last_mut()) {
            let of = typed
                .of
                .and_then(|of| self.types.get(&(tokens.as_ptr(), of)));
            local.of = of.and_then(|of| of.map(|(of, _)| of));
            local.reference = typed.reference;
        }
    }

    /// What nothing at hand explains comes, or may come, by a glob from elsewhere.
    fn through_foreign_globs(&mut self, is_certain: bool) {
        if !self.globbed.insert((self.module, is_certain)) {
            return;
        }
        let globs = self.foreign_globs();
        let is_one = is_certain && globs.len() == 1;
        let noted = [&mut self.uses.globs, &mut self.uses.hits];
        noted[usize::from(is_one)].extend(globs);
    }

    fn foreign_globs(&self) -> Vec<Hit> {
        let scopes = self.program.scopes_around(self.module).into_iter();
        let globs = |scope| {
            let around = &mut Around::default();
            self.program.foreign_globs(scope, self.module, around)
        };
        scopes.flat_map(globs).collect()
    }

    // Paths.

    fn path(&mut self, tokens: &'static [Token], path: &Path) {
        let first = &tokens[path.segments[0]];
        let is_alone = path.segments.len() == 1;
        let rest = &path.segments[1..];
        if first.text == "Self" {
            if let (Some(this), [variant, ..]) = (self.this, rest) {
                let name = tokens[*variant].name();
                if let Some(index) = self.program.variant_index(this, name) {
                    self.tell_type(tokens, path, Some((this, Some(index))));
                    return self.make(this, index, path.role);
                }
            }
            let owner = match self.this {
                Some(this) => Owner::Of(this),
                None if self.has_members => Owner::Any,
                None => Owner::AnyTrait,
            };
            return self.members(tokens, rest, owner);
        }
        if first.text == "self" && is_alone {
            return;
        }
        if !path.global {
            if is_alone && path.role == Role::Value && self.local(first, false).is_some() {
                return;
            }
            if (!is_alone || path.role == Role::Type) && self.local(first, true).is_some() {
                return self.members(tokens, rest, Owner::AnyTrait);
            }
        }
        let spaces = match path.role {
            Role::Value | Role::Pattern => VALUES,
            Role::Type | Role::Bound | Role::Construct | Role::Destructure => TYPES,
        };
        let mut meaning = self.resolve(path, tokens, spaces);
        if path.role == Role::Type && is_alone && meaning.start == Start::Unknown {
            // A constant as a generic argument.
            if self.local(first, false).is_some() {
                return;
            }
            meaning = self.resolve(path, tokens, VALUES);
        }
        self.note(tokens, path, meaning);
    }

    /// Notes what a path means.
    fn note(&mut self, tokens: &'static [Token], path: &Path, meaning: Meaning) {
        let mut edits = edit_of_start(
            self.program,
            (path.global, &path.segments),
            tokens,
            meaning.start,
            self.from(),
        );
        let first = &tokens[path.segments[0]];
        if self.is_bare_trait(tokens, path, &meaning) {
            put_in_front(&mut edits, start_of_type(tokens, path), "dyn ");
        }
        let start = &tokens[path.segments[0] - if path.global { 2 } else { 0 }];
        let mut marks = self.explicit.iter().map(Below::start);
        if let Some((_, mark)) = marks.find(|(token, _)| token.place == start.place) {
            put_in_front(&mut edits, *start, mark);
        }
        self.uses.edits.extend(edits);
        if meaning.start == Start::Unknown {
            self.through_foreign_globs(true);
            let may_be_std =
                || standard::is_module(first.name()) && !self.foreign_globs().is_empty();
            if (path.segments.len() > 1 || path.global) && !may_be_std() {
                self.uses.unknown.push(*first);
            }
        }
        let rest = &path.segments[meaning.length..];
        if let Some(module) = meaning.missing {
            let around = &mut Around::default();
            let hits = self.program.behind(&meaning, self.module, around);
            if hits.is_empty() {
                self.uses.missing.push((tokens[rest[0]], module));
            }
            self.uses.hits.extend(hits);
        }
        let is_one = meaning.hits.len() == 1;
        let mut owner = Owner::AnyTrait;
        for hit in &meaning.hits {
            match hit.def {
                Def::Item(item) => {
                    let item = self.program.without_alias(item);
                    if is_one && self.program.is_type_or_trait(item) {
                        owner = Owner::Of(item);
                        if rest.is_empty() {
                            self.tell_type(tokens, path, Some((item, None)));
                        }
                    } else {
                        owner = Owner::Any;
                    }
                }
                Def::Variant(item, index) => {
                    if is_one {
                        self.tell_type(tokens, path, Some((item, Some(index))));
                    }
                    self.make(item, index, path.role);
                }
                _ => {}
            }
        }
        match meaning.hits.iter().find(|hit| hit.def == Def::Std) {
            None => self.members(tokens, rest, owner),
            // What follows a type of std may be of a trait at hand, and what follows a module is not.
            Some(hit) => {
                self.tell_type(tokens, path, None);
                let names = self.program.std_names(path, tokens, &meaning, hit);
                let owners = &names[names.len() - rest.len() - 1..];
                for (owner, &name) in owners.iter().zip(rest) {
                    if !standard::is_module(owner) {
                        self.member(Owner::OfStd, &tokens[name]);
                    }
                }
            }
        }
        self.uses.hits.extend(meaning.hits);
    }

    /// Notes the type that a path means, or which variant of it; none if that is of std.
    fn tell_type(&mut self, tokens: &[Token], path: &Path, of: Option<Told>) {
        let first = (tokens.as_ptr(), path.segments[0]);
        self.types.insert(first, of);
    }

    /// Whether a type is a trait without `dyn`, in a library of an edition that takes that.
    fn is_bare_trait(&self, tokens: &[Token], path: &Path, meaning: &Meaning) -> bool {
        let program = &*self.program;
        let is_trait = |hit: &Hit| match hit.def {
            Def::Item(item) => meaning.is_whole && program.kind(item) == Kind::Trait,
            Def::Std => standard::is_trait(&program.std_names(path, tokens, meaning, hit)),
            _ => false,
        };
        let first = &tokens[path.segments[0]];
        // What nothing at hand explains may come by a glob of std.
        let is_unknown = meaning.start == Start::Unknown && path.segments.len() == 1;
        path.role == Role::Type
            && program.is_before(first.source().crate_id, 2021)
            && (meaning.hits.iter().any(is_trait)
                || is_unknown && standard::is_trait(&[first.name()]))
    }

    /// Notes that a path names a variant. For rustc, an arm that matches one does not make it.
    fn make(&mut self, item: ItemId, index: usize, role: Role) {
        let variant = (item, index);
        if !matches!(role, Role::Value | Role::Construct) {
            self.patterns.push(variant);
            let is_foreign = self.program.crate_of(item) != self.crate_id();
            if is_foreign && self.program.has_attribute(item, "non_exhaustive") {
                self.find_all_variants(item, index);
            }
        } else if !self.matched.contains(&variant) {
            self.uses.made.push(variant);
        }
    }

    /// Notes that patterns name all variants of an enum: in another crate, these are never all.
    fn find_all_variants(&mut self, item: ItemId, index: usize) {
        self.open_variants.insert((item, index));
        let Body::Variants(variants) = &self.program.items[item].item.body else {
            return;
        };
        if (0..variants.len()).all(|index| self.open_variants.contains(&(item, index))) {
            self.uses.lints.insert("unreachable_patterns");
            if variants.len() == 1 {
                self.uses.lints.insert("irrefutable_let_patterns");
            }
        }
    }

    /// Notes the names of members behind a type.
    fn members(&mut self, tokens: &'static [Token], names: &[usize], mut owner: Owner) {
        for &name in names {
            self.member(owner, &tokens[name]);
            owner = Owner::Any;
        }
    }

    fn associated(&mut self, tokens: &'static [Token], associated: &Associated) {
        if let Some(of) = &associated.of {
            let meaning = self.resolve(of, tokens, TYPES);
            let is_one = meaning.hits.len() == 1;
            let item = meaning.item().filter(|_| is_one);
            let owner = item.map_or(Owner::AnyTrait, Owner::Of);
            return self.members(tokens, &associated.names, owner);
        }
        let Some(on) = &associated.on else {
            return self.members(tokens, &associated.names, Owner::Any);
        };
        let segments = [&on.segments[..], &associated.names].concat();
        let role = Role::Value;
        let path = Path {
            global: on.global,
            segments,
            role,
        };
        self.path(tokens, &path);
    }

    // Macros.

    /// Notes the macro of a call. Returns it and its twins, and whether it is one of std's.
    fn macro_of(
        &mut self,
        tokens: &'static [Token],
        call: &Call,
    ) -> Result<(Vec<ItemId>, bool), Error> {
        let name = call.name(tokens);
        let mut meaning = self.resolve(&call.path, tokens, MACROS);
        let found: Vec<ItemId> = meaning.items().collect();
        let is_std = meaning.hits.iter().any(|hit| hit.def == Def::Std);
        if let [_] = call.path.segments[..] {
            let first = meaning.hits.first().cloned();
            let hit = first.unwrap_or(Hit::of(Def::Foreign));
            self.uses.called.push((name, self.module, hit));
        }
        let exported = found.first().copied();
        let exported = exported.filter(|&found| self.program.is_exported(found));
        let is_written = exported.is_some_and(|found| self.program.is_written(found));
        let is_near = meaning.start == Start::Near;
        if is_written && !(is_near && meaning.hits[0].via.is_empty()) {
            let message = "a macro makes this macro, and in one crate no path leads to it";
            return Err(name.error(message));
        }
        match (exported, &call.path.segments[..], meaning.start) {
            // An exported macro stands in the root.
            (Some(_), &[first, _], Start::Root | Start::Library(_))
                if !call.path.global && meaning.hits[0].via.is_empty() =>
            {
                self.uses.edits.push((tokens[first], "crate".to_string()));
                self.uses.hits.extend(meaning.hits);
            }
            (Some(_), &[first, _, ..], _) if tokens[first].text != "crate" => {
                self.uses.macro_paths.append(&mut meaning.hits);
                self.note(tokens, &call.path, meaning);
            }
            _ => self.note(tokens, &call.path, meaning),
        }
        Ok((found, is_std))
    }

    fn call(&mut self, tokens: &'static [Token], call: &Call) -> Result<(), Error> {
        let name = call.name(tokens);
        let (found, is_std) = self.macro_of(tokens, call)?;
        let mut twins = self.program.fitting(&found, call, tokens).into_iter();
        if let Some(written) = self.program.written(tokens, call) {
            twins.next();
            self.find_lints(written.tokens);
            self.walk(written.tokens, written.events, &written.items)?;
        } else if twins.len() == 0 {
            let inside = inside(tokens, call.open);
            if is_std {
                return self.standard_call(name, tokens, inside);
            }
            self.loosely(tokens, inside);
        }
        twins.try_for_each(|found| self.expanded(found, tokens, call))
    }

    fn expanded(
        &mut self,
        found: ItemId,
        tokens: &'static [Token],
        call: &Call,
    ) -> Result<(), Error> {
        let parse = |place: Place| {
            move |parser: &mut Parser| match place {
                Place::Statement => parser
                    .statements()
                    .map(|block| (!block.items.is_empty(), false)),
                place => parser.whole(place).map(|ends| (false, ends)),
            }
        };
        let written = self.program.expand(found, call, tokens)?;
        self.find_lints(written);
        let mut parse_as = |place| {
            let parse = parse(place);
            self.program
                .parse_written(written, call, tokens, self.module, parse)
        };
        let parsed = match parse_as(call.place) {
            // At the end of a block it may be statements.
            Err(error) if call.place == Place::Expression => {
                parse_as(Place::Statement).map_err(|_| error)
            }
            parsed => parsed,
        };
        let ((has_items, ends), written) = parsed?;
        if ends && self.program.crate_of(found) != 0 {
            self.uses
                .lints
                .insert("semicolon_in_expressions_from_macros");
        }
        if has_items {
            let name = tokens[call.path.segments[0]];
            return Err(name.error("items of a macro that is imported behind its call"));
        }
        if call.place != Place::Expression {
            return self.walk(written.tokens, written.events, &[]);
        }
        self.open();
        self.walk(written.tokens, written.events, &[])?;
        self.close();
        Ok(())
    }

    /// Notes what rustc would find in what macros of other crates wrote.
    fn find_lints(&mut self, written: &[Token]) {
        let (program, crate_id) = (&*self.program, self.crate_id());
        let is_own = |token: &Token| {
            let from = program.written_by(token);
            from.is_some_and(|from| program.crate_of(from) != crate_id)
        };
        self.uses.lints.extend(lints::lints(written, is_own));
    }

    fn standard_call(
        &mut self,
        name: &Token,
        tokens: &'static [Token],
        inside: Range<usize>,
    ) -> Result<(), Error> {
        let word = name.name();
        match word {
            "include" | "include_str" | "include_bytes" => {
                return Err(name.error("a judge has no file to include"))
            }
            "option_env" if !is_of_cargo(&tokens[inside.clone()]) => return Ok(()),
            "env" | "option_env" => {
                return Err(name.error("a judge does not set the environment that this asks for"))
            }
            "cfg" => {
                let crate_id = self.crate_id();
                let nothing = inside.end..inside.end;
                let decide = |parser: &mut Parser| {
                    parser.decide_features(inside);
                    Ok(())
                };
                self.program
                    .parse(crate_id, name, tokens, nothing, decide)?;
                return Ok(());
            }
            "stringify" | "line" | "column" | "file" | "module_path" | "compile_error" => {
                return Ok(())
            }
            _ => {}
        }
        if word != "matches" && !standard::takes_expressions(word) {
            self.loosely(tokens, inside);
            return Ok(());
        }
        if matches!(word, "write" | "writeln") {
            let member = (Owner::Method, "write_fmt", self.module);
            self.uses.members.push(member);
        }
        let parse = |parser: &mut Parser| match word {
            "matches" => parser.match_arguments(),
            _ => parser.arguments(),
        };
        let crate_id = self.crate_id();
        let parsed = self
            .program
            .parse(crate_id, name, tokens, inside.clone(), parse);
        let ((), events) = parsed?;
        self.open();
        self.walk(tokens, events, &[])?;
        if let Some(index) = standard::format_argument(word) {
            let is_old = self.program.is_before(name.source().crate_id, 2021);
            if is_old && standard::takes_any_message(word) {
                self.message(tokens, inside.clone(), index);
            }
            self.captures(tokens, inside, index);
        }
        self.close();
        Ok(())
    }

    /// Before 2021, a message alone is no format.
    fn message(&mut self, tokens: &[Token], inside: Range<usize>, index: usize) {
        let parts: Vec<Range<usize>> = split(tokens, inside, ",").collect();
        let Some(message) = parts.get(index).filter(|_| parts.len() == index + 1) else {
            return;
        };
        let text = tokens[message.start].text;
        let is_plain = message.len() == 1 && text.contains('"') && !text.contains(['{', '}']);
        let before = tokens[message.start - 1];
        if !is_plain && self.is_without_repetition(&before) {
            let text = match before.text {
                "," => ", \"{}\",".to_string(),
                open => format!("{open}\"{{}}\", "),
            };
            self.uses.edits.push((before, text));
        }
    }

    /// Whether no rules repeat what stands behind one of the marks of a call, up to its end.
    fn is_without_repetition(&self, mark: &Token) -> bool {
        if mark.context == 0 {
            return true;
        }
        let Some((rules, mark)) = self.program.in_rules(mark) else {
            return false;
        };
        let mut at = mark + 1;
        while rules[at].kind != TokenKind::Close {
            if rules[at].text == "$" && rules[at + 1].text == "(" {
                return false;
            }
            at = match rules[at].kind {
                TokenKind::Open => rules[at].partner as usize + 1,
                _ => at + 1,
            };
        }
        rules[rules[at].partner as usize - 1].text == "!"
    }

    /// The names in a macro's format string: `"{name}"`, `"{:width$}"`.
    fn captures(&mut self, tokens: &'static [Token], inside: Range<usize>, index: usize) {
        let parts: Vec<Range<usize>> = split(tokens, inside, ",").collect();
        let Some(format) = parts.get(index) else {
            return;
        };
        let is_named =
            |part: &&Range<usize>| part.len() > 1 && operator(tokens, part.start + 1) == "=";
        let named = parts.iter().filter(is_named);
        let named: Vec<&str> = named.map(|part| tokens[part.start].name()).collect();
        let mut literals = tokens[format.clone()].iter();
        let is_text = |token: &&Token| token.kind == TokenKind::Literal;
        let Some(literal) = literals.find(is_text) else {
            return;
        };
        for name in captured(literal.text) {
            if named.contains(&name) {
                continue;
            }
            // The name stands where the text does.
            let name: &'static [Token] = Vec::leak(vec![Token {
                kind: TokenKind::Word,
                text: name,
                ..*literal
            }]);
            let path = Path::alone(0, Role::Value);
            let count = self.uses.edits.len();
            self.path(name, &path);
            // It is no token that another text could stand for.
            self.uses.edits.truncate(count);
        }
    }

    /// What stands in the call of a macro that is not at hand may mean anything that it names.
    fn loosely(&mut self, tokens: &'static [Token], inside: Range<usize>) {
        let mut at = inside.start;
        while at < inside.end {
            let is_behind = at > 0 && tokens[at - 1].text == ".";
            let start = at;
            at += 1;
            if tokens[start].kind != TokenKind::Word {
                continue;
            }
            if is_behind {
                self.member(Owner::Any, &tokens[start]);
                continue;
            }
            let mut segments = vec![start];
            while at + 2 < inside.end
                && operator(tokens, at) == "::"
                && tokens[at + 2].kind == TokenKind::Word
            {
                segments.push(at + 2);
                at += 3;
            }
            let global = start >= 2 && operator(tokens, start - 2) == "::";
            for space in [TYPES, VALUES, MACROS] {
                let path = Path {
                    global,
                    segments: segments.clone(),
                    role: Role::Value,
                };
                let meaning = self.resolve(&path, tokens, space);
                let known = !matches!(meaning.start, Start::Unknown) && meaning.missing.is_none();
                if known && !is_keyword(tokens[start].text) {
                    self.note(tokens, &path, meaning);
                }
            }
        }
    }
}

/// A field's name or number, of a variant behind the index of that.
pub fn field_of(variant: Option<usize>, name: &str) -> String {
    match variant {
        Some(index) => format!("{index}.{name}"),
        None => name.to_string(),
    }
}

/// Whether a part of the environment is what cargo sets for the crate that it compiles.
fn is_of_cargo(name: &[Token]) -> bool {
    let mut texts = name.iter().map(|token| token.text.trim_matches('"'));
    texts.any(|text| text.starts_with("CARGO") || text == "OUT_DIR")
}

/// The names that a format string captures.
fn captured(text: &'static str) -> Vec<&'static str> {
    let mut names = Vec::new();
    let mut rest = text;
    while let Some(open) = rest.find('{') {
        // `\u{...}` is a character.
        let is_character = !text.starts_with('r') && rest[..open].ends_with("\\u");
        rest = &rest[open + 1..];
        if is_character {
            continue;
        }
        if let Some(escaped) = rest.strip_prefix('{') {
            rest = escaped;
            continue;
        }
        // Behind a colon, a brace may be what fills the width.
        let end = rest.find('}').unwrap_or(rest.len());
        let is_fill = rest[..end].ends_with(':') && rest[end + 1..].starts_with(['<', '^', '>']);
        let end = match rest.get(end + 1..).and_then(|behind| behind.find('}')) {
            Some(length) if is_fill => end + 1 + length,
            _ => end,
        };
        let (name, format) = rest[..end].split_once(':').unwrap_or((&rest[..end], ""));
        let is_name = |name: &str| name.starts_with(|c: char| c == '_' || c.is_alphabetic());
        let name = name.trim();
        names.extend(is_name(name).then_some(name));
        // Width and precision: `{:1$}`, `{:width$.precision$}`.
        for (at, _) in format.match_indices('$') {
            let word = |c: char| !(c == '_' || c.is_alphanumeric());
            let start = format[..at].rfind(word).map_or(0, |before| before + 1);
            let name = format[start..at].trim_start_matches(|c: char| c.is_ascii_digit());
            names.extend(is_name(name).then_some(name));
        }
        rest = &rest[end..];
    }
    names
}
