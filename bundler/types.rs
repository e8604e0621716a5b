//! Stage 5, in types: as much of an expression's type as tells whose method is called on it.
//!
//! References, boxes and counted pointers are seen through, as method calls do. What std's methods
//! return is in [`crate::stdlib`].
use crate::items::{self, Kind};
use crate::names::{Def, Hit, Path, Resolved, TYPES, VALUES};
use crate::program::{ItemId, ModuleId};
use crate::source::{is_keyword, Source};
use crate::stdlib;
use crate::tokens;
use crate::uses::{names_deref, Walker};
use std::ops::Range;
use std::rc::Rc;

/// What is known of the type of an expression.
#[derive(Clone, Debug, PartialEq)]
pub enum Type {
    /// A type at hand, or the trait of a trait object, with its generic arguments.
    Own(ItemId, Vec<Type>),
    /// A type of std by its name, with its arguments. `[` is an array or a slice, `(` a tuple,
    /// `Iterator` any iterator.
    Std(String, Vec<Type>),
    /// A generic parameter: it has the methods of its traits.
    Parameter,
    /// Nothing is known.
    Unknown,
}

impl Type {
    /// A type of std.
    pub fn std(name: &str, arguments: impl Into<Vec<Type>>) -> Self {
        Self::Std(name.to_string(), arguments.into())
    }

    /// The generic argument with an index.
    pub fn argument(&self, index: usize) -> Self {
        match self {
            Self::Own(_, arguments) | Self::Std(_, arguments) => arguments.get(index).cloned(),
            _ => None,
        }
        .unwrap_or(Self::Unknown)
    }
}

/// A path among the tokens: `a::B::<C>::d`.
struct PathIn {
    /// The tokens of its names.
    segments: Vec<usize>,
    /// The inside of the generic arguments behind the last one of these, maybe nothing.
    arguments: Range<usize>,
    /// Whether it starts with `::`, and whether with `$`.
    global: bool,
    dollar: bool,
    /// The token behind it.
    end: usize,
}

/// More parts than a type of a program has, also through aliases, which may lead in circles.
const MOST_PARTS: usize = 64;

impl Walker<'_> {
    /// The trait that a path in an impl's head names, if it is at hand.
    pub fn trait_of(&mut self, range: Range<usize>) -> Option<ItemId> {
        let skipped = usize::from(matches!(self.source.word(range.start), "!" | "?"));
        let path = self.path_in(range.start + skipped..range.end)?;
        match self.meanings(&path, TYPES).first()?.def {
            Def::Item(item) if self.program.kind(item) == Kind::Trait => Some(item),
            _ => None,
        }
    }

    /// The path at the start of `range`.
    fn path_in(&self, range: Range<usize>) -> Option<PathIn> {
        let source = &self.source;
        let mut token = range.start;
        let dollar = source.is(token, "$");
        token += usize::from(dollar);
        let global = source.marks(token, "::");
        token += if global { 2 } else { 0 };
        let mut path = PathIn {
            segments: Vec::new(),
            arguments: 0..0,
            global,
            dollar,
            end: token,
        };
        while token < range.end && source.kind(token) == tokens::Kind::Word {
            path.segments.push(token);
            token += 1;
            path.arguments = token..token;
            let turbofish = source.marks(token, "::") && source.is(token + 2, "<");
            let open = token + if turbofish { 2 } else { 0 };
            if open < range.end && source.is(open, "<") {
                token = source.behind_generics(open, range.end);
                path.arguments = open + 1..(token - 1).max(open + 1);
            }
            path.end = token;
            if !source.marks(token, "::") || token >= range.end {
                break;
            }
            token += 2;
        }
        (!path.segments.is_empty()).then_some(path)
    }

    /// What a path leads to, as far as it does.
    fn resolved(&mut self, path: &PathIn, want: u8) -> Resolved {
        let source = Rc::clone(&self.source);
        let names = path.segments.iter().map(|&token| source.name(token));
        let names: Vec<&str> = names.collect();
        if path.dollar && names[0] != "crate" {
            // A macro's variable.
            return Resolved::default();
        }
        let scope = self.scope_at(path.segments[0]);
        let segments = &names;
        let global = path.global;
        self.names
            .resolve(self.program, scope, Path { segments, global }, want)
    }

    /// What all of a path means.
    fn meanings(&mut self, path: &PathIn, want: u8) -> Vec<Hit> {
        let found = self.resolved(path, want);
        if found.used == path.segments.len() {
            found.hits
        } else {
            Vec::new()
        }
    }

    /// Whether `<Type as Trait>` or `<Type>` stands in front of the `::` at `start`.
    pub fn is_qualified(&self, start: usize) -> bool {
        let open = match start.checked_sub(1) {
            Some(close) if self.source.closes_generics(close) => self.before_generics(close, 0),
            _ => None,
        };
        // In `impl<T> ::path` and `for<'a> ::path` a path of its own starts.
        let before = open.and_then(|open| open.checked_sub(1));
        open.is_some()
            && !before.is_some_and(|token| matches!(self.source.word(token), "impl" | "for"))
    }

    /// Whose members are named behind `<Type as Trait>` or `<Type>`, which ends with the `>` at
    /// `close`; nothing if it is a trait that is not at hand.
    pub fn qualified(&mut self, close: usize) -> Option<Type> {
        let source = Rc::clone(&self.source);
        let Some(open) = self.before_generics(close, 0) else {
            return Some(Type::Unknown);
        };
        let of = source.find(open + 1..close, |token| source.is(token, "as"));
        if of == close {
            return Some(self.type_of(open + 1..close));
        }
        let path = self.path_in(of + 1..close);
        let path = path.filter(|path| !path.dollar || source.is(path.segments[0], "crate"));
        let hits = path.map(|path| self.meanings(&path, TYPES));
        match hits.map(|hits| hits.first().map(|hit| hit.def)) {
            Some(Some(Def::Item(item))) => Some(Type::Own(item, Vec::new())),
            Some(Some(Def::Foreign) | None) => None,
            _ => Some(Type::Unknown),
        }
    }

    /// What is known of the type that stands in `range`.
    pub fn type_of(&mut self, range: Range<usize>) -> Type {
        let outermost = self.parts == 0;
        self.parts += 1;
        let kind = if self.parts < MOST_PARTS {
            self.type_at(range)
        } else {
            Type::Unknown
        };
        if outermost {
            self.parts = 0;
        }
        kind
    }

    fn type_at(&mut self, range: Range<usize>) -> Type {
        let source = Rc::clone(&self.source);
        let mut token = range.start;
        let skips = |token| matches!(source.word(token), "&" | "mut" | "dyn");
        while token < range.end && (skips(token) || source.kind(token) == tokens::Kind::Lifetime) {
            token += 1;
        }
        let dynamic = token > range.start && source.is(token - 1, "dyn");
        if token >= range.end {
            return Type::Unknown;
        }
        match source.word(token) {
            "Self" if token + 1 == range.end => return self.this.clone(),
            "Self" | "<" | "for" | "?" => return Type::Unknown,
            "[" => {
                let inside = source.inside(token);
                let end = source.find(inside.clone(), |token| source.is(token, ";"));
                return Type::std("[", [self.type_of(inside.start..end)]);
            }
            "(" => {
                let inside = source.inside(token);
                let parts = items::split(&source, inside.clone());
                if parts.len() == 1 && !source.is(inside.end - 1, ",") {
                    return self.type_of(inside);
                }
                let parts = parts.into_iter().map(|part| self.type_of(part));
                return Type::std("(", parts.collect::<Vec<_>>());
            }
            "impl" => return self.type_of_impl(token + 1..range.end),
            "*" | "fn" | "unsafe" | "extern" => return Type::std("fn", []),
            _ => {}
        }
        let Some(path) = self.path_in(token..range.end) else {
            return Type::Unknown;
        };
        if let ([only], false, false) = (path.segments.as_slice(), path.global, path.dollar) {
            let name = source.name(*only);
            let mut generics = self.locals.iter().rev().filter(|local| local.is_type);
            if let Some(generic) = generics.find(|local| local.name == name) {
                return generic.kind.clone();
            }
        }
        let hits = self.meanings(&path, TYPES);
        let last = source.name(path.segments[path.segments.len() - 1]);
        match hits.first().map(|hit| hit.def) {
            Some(Def::Item(item)) => {
                let arguments = self.arguments(path.arguments);
                match self.program.kind(item) {
                    Kind::Struct | Kind::Enum | Kind::Trait => Type::Own(item, arguments),
                    Kind::Alias => self.alias(item, &arguments),
                    _ => Type::Unknown,
                }
            }
            _ if dynamic && !path.dollar => self.type_of_impl(token..range.end),
            Some(Def::Foreign) => self.type_of_std(last, path.arguments),
            None if !path.dollar && (path.segments.len() == 1 || self.is_in_std(&path)) => {
                self.type_of_std(last, path.arguments)
            }
            _ => Type::Unknown,
        }
    }

    /// Whether a path leads into std.
    fn is_in_std(&mut self, path: &PathIn) -> bool {
        let std = stdlib::is_std(self.source.name(path.segments[0]));
        let found = self.resolved(path, TYPES);
        std && found
            .hits
            .first()
            .is_some_and(|hit| hit.def == Def::Foreign)
    }

    /// What is known of a type of std with some arguments.
    fn type_of_std(&mut self, name: &str, arguments: Range<usize>) -> Type {
        if stdlib::is_pointer(name) {
            return self.arguments(arguments).pop().unwrap_or(Type::Unknown);
        }
        if stdlib::is_plain(name) {
            return Type::Std(name.to_string(), self.arguments(arguments));
        }
        Type::Unknown
    }

    /// What is known of a type that has the traits in `range`, and no more.
    fn type_of_impl(&mut self, range: Range<usize>) -> Type {
        let source = Rc::clone(&self.source);
        if self.program.dereferencing || names_deref(&source, range.clone()) {
            return Type::Unknown;
        }
        let path = self.path_in(range.clone());
        match (self.traits_among(range).as_slice(), path) {
            ([of], _) => Type::Own(*of, Vec::new()),
            ([], Some(path)) => {
                let inside = path.arguments;
                let item = source.find(inside.clone(), |token| source.is(token, "Item"));
                if item == inside.end || !source.is(item + 1, "=") {
                    return Type::Parameter;
                }
                let end = source.find(item + 2..inside.end, |token| source.is(token, ","));
                Type::std("Iterator", [self.type_of(item + 2..end)])
            }
            _ => Type::Parameter,
        }
    }

    /// What is known of generic arguments, without lifetimes.
    fn arguments(&mut self, range: Range<usize>) -> Vec<Type> {
        let parts = without_lifetimes(&self.source, range).into_iter();
        parts.map(|part| self.type_of(part)).collect()
    }

    /// What is known of the type that an alias with some arguments names.
    pub fn alias(&mut self, item: ItemId, arguments: &[Type]) -> Type {
        let entry = &self.program.items[item];
        let (source, head) = (&entry.source, entry.item.head.clone());
        let equals = source.find(head.clone(), |token| source.is(token, "="));
        self.type_in(item, arguments, equals + 1..head.end)
    }

    /// What is known of the type in `range`, a part of an item with some generic arguments.
    fn type_in(&mut self, item: ItemId, arguments: &[Type], range: Range<usize>) -> Type {
        let entry = &self.program.items[item];
        let (source, scope, found) = (Rc::clone(&entry.source), entry.module, entry.item.clone());
        let this = Type::Own(item, arguments.to_vec());
        self.elsewhere(source, scope, this, |walker| {
            walker.bind_arguments(walker.generics_of(&found), arguments);
            walker.type_of(range)
        })
    }

    /// Asks for something in another place.
    pub fn elsewhere<T>(
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

    /// Makes generic parameters known as what they stand for.
    fn bind_arguments(&mut self, generics: Range<usize>, arguments: &[Type]) {
        let mut arguments = arguments.iter().cloned();
        for name in self.parameters_in(generics) {
            self.bind(name, arguments.next().unwrap_or(Type::Unknown), true);
        }
    }

    /// What is known of the type of the value in `range`.
    pub fn type_of_value(&mut self, range: Range<usize>) -> Type {
        let source = Rc::clone(&self.source);
        let first = source.word(range.start);
        if first == "|" || (is_keyword(first) && !is_value(first)) {
            return Type::Unknown;
        }
        let (kind, start) = self.postfix(range.end, range.start);
        let prefix = |token| matches!(source.word(token), "&" | "mut" | "*");
        if (range.start..start).all(prefix) {
            return kind;
        }
        let mut token = range.start;
        while token < range.end {
            if source.is(token, "as") {
                let path = self.path_in(token + 1..range.end);
                let whole = path.is_some_and(|path| path.end == range.end);
                return if whole {
                    self.type_of(token + 1..range.end)
                } else {
                    Type::Unknown
                };
            }
            if source.marks(token, "..") {
                let bound = self.type_of_value(range.start..token);
                return Type::std("Range", [bound]);
            }
            token = source.next(token);
        }
        Type::Unknown
    }

    /// What is known of the type of the postfix expression that ends before `end`, and where that
    /// starts; not before `first`.
    pub fn postfix(&mut self, end: usize, first: usize) -> (Type, usize) {
        if end <= first {
            return (Type::Unknown, end);
        }
        // Each link of a chain asks for all before it.
        let place = (Rc::as_ptr(&self.source), first, end);
        if let Some(known) = self.known.get(&place) {
            return known.clone();
        }
        let found = self.postfix_anew(end - 1, first);
        self.known.insert(place, found.clone());
        found
    }

    fn postfix_anew(&mut self, last: usize, first: usize) -> (Type, usize) {
        let source = Rc::clone(&self.source);
        let is_member = last > first && source.is(last - 1, ".");
        match source.kind(last) {
            tokens::Kind::Literal | tokens::Kind::Word if is_member => {
                let (owner, start) = self.postfix(last - 1, first);
                (self.field(&owner, source.name(last)), start)
            }
            tokens::Kind::Literal => (stdlib::scalar(), last),
            tokens::Kind::Close => self.group(last, first),
            tokens::Kind::Word if matches!(source.word(last), "self" | "Self") => {
                (self.this.clone(), last)
            }
            tokens::Kind::Word => {
                let start = self.path_start(last, first);
                let name = source.name(last);
                let mut locals = self.locals.iter().rev().filter(|local| !local.is_type);
                let local = locals.find(|local| local.name == name);
                match local.filter(|_| start == last) {
                    Some(local) => (local.kind.clone(), last),
                    None => (self.type_of_constant(start..last + 1), start),
                }
            }
            tokens::Kind::Mark if source.is(last, "?") => {
                let (kind, start) = self.postfix(last, first);
                (stdlib::unwrapped(&kind), start)
            }
            _ => (Type::Unknown, last),
        }
    }

    /// As [`Walker::postfix`], of what ends with the bracket at `close`.
    fn group(&mut self, close: usize, first: usize) -> (Type, usize) {
        let source = Rc::clone(&self.source);
        let open = source.partner(close);
        let inside = source.inside(open);
        if open <= first {
            return (self.bracketed(open), open);
        }
        let mut callee = open - 1;
        if source.is(callee, "!") && callee > first {
            let kind = stdlib::of_macro(source.word(callee - 1), || {
                let ends = |token| matches!(source.word(token), ";" | ",");
                let end = source.find(inside.clone(), ends);
                self.type_of_value(inside.start..end)
            });
            return (kind, self.path_start(callee - 1, first));
        }
        let mut generics = 0..0;
        if source.is(open, "(") && source.closes_generics(callee) {
            match self.before_generics(callee, first) {
                Some(less) if less > first + 2 && source.marks(less - 2, "::") => {
                    generics = less + 1..callee;
                    callee = less - 3;
                }
                _ => return (Type::Unknown, callee),
            }
        }
        let value = match source.kind(callee) {
            tokens::Kind::Word => {
                let word = source.word(callee);
                !is_keyword(word) || matches!(word, "self" | "Self")
            }
            tokens::Kind::Close | tokens::Kind::Literal => true,
            _ => source.is(callee, "?"),
        };
        if !value {
            return (self.bracketed(open), open);
        }
        if source.is(open, "[") {
            let (base, start) = self.postfix(open, first);
            let kind = match self.type_of_value(inside) {
                Type::Std(name, _) if name.starts_with("Range") => base,
                _ => stdlib::indexed(&base),
            };
            return (kind, start);
        }
        if source.kind(callee) != tokens::Kind::Word {
            // A function that another one returned is called, or a block stands behind something.
            return (Type::Unknown, open);
        }
        if callee > first && source.is(callee - 1, ".") {
            let (receiver, start) = self.postfix(callee - 1, first);
            let turbofish = generics.start > 0;
            let turbofish = turbofish.then(|| self.type_of(generics));
            let method = source.name(callee);
            return (self.result_of_method(&receiver, method, turbofish), start);
        }
        let start = self.path_start(callee, first);
        let path = start..callee + 1;
        if source.is(open, "{") {
            if let own @ Type::Own(..) = self.type_of(path.clone()) {
                return (own, start);
            }
        }
        (self.result_of_path(path, inside), start)
    }

    /// What is known of an array, a tuple, a value in brackets or a block.
    fn bracketed(&mut self, open: usize) -> Type {
        let source = Rc::clone(&self.source);
        let inside = source.inside(open);
        let parts = items::split(&source, inside.clone());
        match source.word(open) {
            "[" => {
                let first = parts.first().map_or(inside.clone(), Clone::clone);
                let end = source.find(first.clone(), |token| source.is(token, ";"));
                Type::std("[", [self.type_of_value(first.start..end)])
            }
            "(" if parts.len() == 1 && !source.is(inside.end - 1, ",") => {
                self.type_of_value(inside)
            }
            "(" => {
                let parts = parts.into_iter().map(|part| self.type_of_value(part));
                Type::std("(", parts.collect::<Vec<_>>())
            }
            _ => Type::Unknown,
        }
    }

    /// The `<` of the generic arguments that end with the `>` at `close`.
    fn before_generics(&self, close: usize, first: usize) -> Option<usize> {
        let source = &self.source;
        let mut depth = 0;
        let mut token = close;
        loop {
            if source.closes_generics(token) {
                depth += 1;
            } else if source.is(token, "<") {
                depth -= 1;
            } else if source.kind(token) == tokens::Kind::Close {
                token = source.partner(token);
            }
            if depth == 0 {
                return Some(token);
            }
            if token <= first {
                return None;
            }
            token -= 1;
        }
    }

    /// The type of the unit struct, the unit variant or the constant that a path names.
    fn type_of_constant(&mut self, range: Range<usize>) -> Type {
        let Some(path) = self.value_path(range.clone()) else {
            return Type::Unknown;
        };
        let last = path.segments[path.segments.len() - 1];
        let found = self.resolved(&path, VALUES);
        if found.used < path.segments.len() {
            // A variant of an alias's type or of `Self`.
            if let (Some(prefix), true) = (last.checked_sub(2), path.segments.len() > 1) {
                return self.enum_with(range.start..prefix, last);
            }
            return Type::Unknown;
        }
        match found.hits.first().map(|hit| hit.def) {
            Some(Def::Variant(item)) => Type::Own(item, Vec::new()),
            Some(Def::Item(item)) => {
                let entry = &self.program.items[item];
                let (source, scope) = (Rc::clone(&entry.source), entry.module);
                let head = entry.item.head.clone();
                match (entry.item.kind, entry.item.name) {
                    (Kind::Struct, _) => Type::Own(item, Vec::new()),
                    (Kind::Constant, Some(name)) => {
                        let end = source.find(name + 2..head.end, |token| source.is(token, "="));
                        self.elsewhere(source, scope, Type::Unknown, |walker| {
                            walker.type_of(name + 2..end)
                        })
                    }
                    _ => Type::Unknown,
                }
            }
            _ => Type::Unknown,
        }
    }

    /// The enum in `range`, if it has the variant that is named at `variant`.
    fn enum_with(&mut self, range: Range<usize>, variant: usize) -> Type {
        let kind = self.type_of(range);
        let name = self.source.name(variant);
        match kind {
            Type::Own(item, _) if self.program.has_variant(item, name) => kind,
            _ => Type::Unknown,
        }
    }

    /// Where the path starts whose last name is at `last`; not before `first`.
    fn path_start(&self, last: usize, first: usize) -> usize {
        let source = &self.source;
        let mut start = last;
        while start >= first + 3 && source.marks(start - 2, "::") {
            let mut name = start - 3;
            if source.closes_generics(name) {
                match self.before_generics(name, first) {
                    Some(less) if less >= first + 3 && source.marks(less - 2, "::") => {
                        name = less - 3;
                    }
                    _ => break,
                }
            }
            if source.kind(name) != tokens::Kind::Word {
                break;
            }
            start = name;
        }
        if start >= first + 2 && source.marks(start - 2, "::") {
            start - 2
        } else if start > first && source.is(start - 1, "$") {
            start - 1
        } else {
            start
        }
    }

    /// The path in `range`, all of that; nothing if it is the end of another path.
    fn value_path(&self, range: Range<usize>) -> Option<PathIn> {
        let path = self.path_in(range.clone())?;
        let qualified = path.global
            && range.start > 0
            && !matches!(
                self.source.kind(range.start - 1),
                tokens::Kind::Mark | tokens::Kind::Open
            );
        let behind = range.start > 0 && self.source.closes_generics(range.start - 1);
        (path.end == range.end && !qualified && !(behind && path.global)).then_some(path)
    }

    /// The type of a call of the path in `range`.
    fn result_of_path(&mut self, range: Range<usize>, arguments: Range<usize>) -> Type {
        let source = Rc::clone(&self.source);
        let Some(path) = self.value_path(range.clone()) else {
            return Type::Unknown;
        };
        let last = path.segments[path.segments.len() - 1];
        let name = source.name(last);
        let found = self.resolved(&path, VALUES);
        if found.used == path.segments.len() {
            match found.hits.first().map(|hit| hit.def) {
                Some(Def::Item(item)) => {
                    return match self.program.kind(item) {
                        Kind::Function => self.result(item, &Type::Unknown),
                        Kind::Struct => Type::Own(item, Vec::new()),
                        _ => Type::Unknown,
                    };
                }
                Some(Def::Variant(item)) => return Type::Own(item, Vec::new()),
                _ => {}
            }
        }
        if path.segments.len() == 1 {
            return match source.word(last) {
                "Self" => self.this.clone(),
                "Some" => Type::std("Option", [self.type_of_value(arguments)]),
                "Ok" => Type::std("Result", [self.type_of_value(arguments)]),
                "Reverse" => Type::std("Reverse", [self.type_of_value(arguments)]),
                _ => Type::Unknown,
            };
        }
        let owner = source.name(path.segments[path.segments.len() - 2]);
        match self.type_of(range.start..last - 2) {
            Type::Own(item, own) if self.program.has_variant(item, name) => Type::Own(item, own),
            Type::Own(item, own) => {
                match self.result_of_method(&Type::Own(item, own.clone()), name, None) {
                    Type::Unknown if name == "default" => Type::Own(item, own),
                    result => result,
                }
            }
            Type::Std(std, own) if matches!(name, "new" | "with_capacity" | "from" | "default") => {
                match std.as_str() {
                    "RefCell" | "Cell" | "Mutex" if own.is_empty() => {
                        Type::Std(std, vec![self.type_of_value(arguments)])
                    }
                    _ => Type::Std(std, own),
                }
            }
            Type::Unknown if name == "new" && stdlib::is_pointer(owner) => {
                self.type_of_value(arguments)
            }
            _ => Type::Unknown,
        }
    }

    /// Learns what the collection in the variable at `token` holds from what is put into it.
    pub fn learn(&mut self, token: usize, held: &Type, method: &str, arguments: Range<usize>) {
        let source = Rc::clone(&self.source);
        let Type::Std(name, known) = held else { return };
        let unknown = known.iter().all(|part| *part == Type::Unknown);
        if !unknown || !stdlib::puts(name, method) || !source.is_name(token) {
            return;
        }
        let parts = items::split(&source, arguments).into_iter();
        let parts = parts.map(|part| self.type_of_value(part)).collect();
        let mut locals = self.locals.iter_mut().rev().filter(|local| !local.is_type);
        let local = locals.find(|local| local.name == source.name(token));
        if let Some(local) = local.filter(|local| local.kind == *held) {
            local.kind = Type::Std(name.clone(), parts);
        }
    }

    /// What is known of the result of a method, with the type in its turbofish.
    fn result_of_method(&mut self, receiver: &Type, name: &str, turbofish: Option<Type>) -> Type {
        match receiver {
            Type::Own(owner, _) => match self.program.inherent.get(&(*owner, name.to_string())) {
                Some(&Some(method)) => self.result(method, receiver),
                // `Clone` is derived as a rule.
                None if name == "clone" => receiver.clone(),
                _ => Type::Unknown,
            },
            Type::Std(..) => stdlib::result(receiver, name, turbofish),
            _ => Type::Unknown,
        }
    }

    /// The type that a function returns; `this` is the type of its owner.
    fn result(&mut self, function: ItemId, this: &Type) -> Type {
        let entry = &self.program.items[function];
        let (source, scope) = (Rc::clone(&entry.source), entry.module);
        let (item, owner) = (entry.item.clone(), entry.owner);
        let head = item.head.clone();
        let mut token = item.name.map_or(head.start, |name| name + 1);
        if source.is(token, "<") {
            token = source.behind_generics(token, head.end);
        }
        let arrow = source.next(token);
        if !source.marks(arrow, "->") || arrow >= head.end {
            return Type::std("(", []);
        }
        let conditions = source.find(arrow + 2..head.end, |token| source.is(token, "where"));
        self.elsewhere(source, scope, this.clone(), |walker| {
            if let Some(owner) = owner {
                walker.bind_owner(owner, this);
            }
            walker.bind_arguments(walker.generics_of(&item), &[]);
            walker.type_of(arrow + 2..conditions)
        })
    }

    /// Makes the generic parameters of an impl known as what they stand for in the type `this`.
    fn bind_owner(&mut self, owner: ItemId, this: &Type) {
        let source = Rc::clone(&self.source);
        let item = self.program.items[owner].item.clone();
        if item.kind != Kind::Impl {
            return;
        }
        let head = items::impl_head(&source, &item);
        self.bind_arguments(head.generics.clone(), &[]);
        let Some(path) = self.path_in(head.on) else {
            return;
        };
        let parts = without_lifetimes(&source, path.arguments);
        let parameters = self.parameters_in(head.generics);
        for (index, part) in parts.into_iter().enumerate() {
            let name = |&&token: &&usize| source.word(token) == source.word(part.start);
            if let (1, Some(&parameter)) = (part.len(), parameters.iter().find(name)) {
                self.bind(parameter, this.argument(index), true);
            }
        }
    }

    /// The type of a field, by its name or its number.
    pub fn field(&mut self, owner: &Type, name: &str) -> Type {
        let (item, arguments) = match owner {
            Type::Own(item, arguments) => (*item, arguments),
            // A tuple, `Reverse` or the like.
            Type::Std(..) => {
                let index = name.parse().ok();
                return index.map_or(Type::Unknown, |index| owner.argument(index));
            }
            _ => return Type::Unknown,
        };
        let entry = &self.program.items[item];
        let (source, found) = (&entry.source, &entry.item);
        if found.kind != Kind::Struct {
            return Type::Unknown;
        }
        let opens = |token| source.is(token, "(") || source.is(token, "{");
        let open = source.find(found.head.start..found.tokens.end, opens);
        if open == found.tokens.end {
            return Type::Unknown;
        }
        match field_in(source, open, name) {
            Some(range) => self.type_in(item, arguments, range),
            None => Type::Unknown,
        }
    }

    /// The types of what a pattern with the path in `path` takes apart, by name or number.
    pub fn part(&mut self, path: Range<usize>, whole: &Type, name: &str) -> Type {
        let source = Rc::clone(&self.source);
        let Some(last) = path.clone().last() else {
            return self.field(whole, name);
        };
        match (source.word(last), whole) {
            ("Some" | "Ok" | "Reverse" | "Wrapping", Type::Std(..)) => whole.argument(0),
            ("Err", Type::Std(..)) => whole.argument(1),
            _ => match (self.type_of(path.clone()), whole) {
                (Type::Own(item, _), Type::Own(other, arguments)) if item == *other => {
                    self.field(&Type::Own(item, arguments.clone()), name)
                }
                (own @ Type::Own(..), _) => self.field(&own, name),
                _ => self.part_of_variant(path, whole, name),
            },
        }
    }

    fn part_of_variant(&mut self, path: Range<usize>, whole: &Type, name: &str) -> Type {
        let source = Rc::clone(&self.source);
        let Some(path) = self.value_path(path) else {
            return Type::Unknown;
        };
        let variant = source
            .name(path.segments[path.segments.len() - 1])
            .to_string();
        let (item, arguments) = match (self.meanings(&path, VALUES).first(), whole) {
            (Some(hit), _) => match (hit.def, whole) {
                (Def::Variant(item), Type::Own(other, arguments)) if item == *other => {
                    (item, arguments.clone())
                }
                (Def::Variant(item), _) => (item, Vec::new()),
                _ => return Type::Unknown,
            },
            (None, Type::Own(item, arguments)) => (*item, arguments.clone()),
            _ => return Type::Unknown,
        };
        let entry = &self.program.items[item];
        let source = &entry.source;
        let (Kind::Enum, Some(body)) = (entry.item.kind, entry.item.body) else {
            return Type::Unknown;
        };
        let names = |token: &usize| source.name(*token) == variant;
        let parts = items::split(source, source.inside(body)).into_iter();
        let mut heads = parts.map(|part| items::behind_attributes(source, part.start).0);
        let Some(open) = heads.find(names).map(|token| token + 1) else {
            return Type::Unknown;
        };
        if source.kind(open) != tokens::Kind::Open {
            return Type::Unknown;
        }
        match field_in(source, open, name) {
            Some(range) => self.type_in(item, &arguments, range),
            None => Type::Unknown,
        }
    }
}

/// Generic arguments but for the lifetimes among them.
fn without_lifetimes(source: &Source, arguments: Range<usize>) -> Vec<Range<usize>> {
    let mut parts = items::split(source, arguments);
    parts.retain(|part| source.kind(part.start) != tokens::Kind::Lifetime);
    parts
}

/// The type of a field in the group that opens at `open`.
fn field_in(source: &Source, open: usize, name: &str) -> Option<Range<usize>> {
    let fields = items::split(source, source.inside(open));
    let mut fields = fields.into_iter().enumerate();
    fields.find_map(|(index, part)| {
        if source.is(open, "(") {
            let start = items::behind_visibility(source, part.start);
            return (index.to_string() == name).then_some(start..part.end);
        }
        let label = items::behind_visibility(source, part.start);
        (source.name(label) == name).then_some((label + 2).min(part.end)..part.end)
    })
}

/// Whether a value can start with a keyword.
fn is_value(keyword: &str) -> bool {
    matches!(
        keyword,
        "self" | "Self" | "super" | "crate" | "true" | "false"
    )
}
