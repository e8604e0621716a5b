//! Stage 5, in types: as much of an expression's type as tells whose method is called on it.
use crate::items::{self, Kind};
use crate::names::{Def, Hit, Path, Resolved, TYPES, VALUES};
use crate::program::{ItemId, ModuleId};
use crate::source::Source;
use crate::tokens;
use crate::uses::{names_deref, Type, Walker};
use std::ops::Range;
use std::rc::Rc;

impl Walker<'_> {
    /// The trait that a path in an impl's head names, if it is at hand.
    pub fn trait_of(&mut self, range: Range<usize>) -> Option<ItemId> {
        self.item_of(range)
            .filter(|&item| self.program.items[item].item.kind == Kind::Trait)
    }

    /// The item that the path at the start of `range` names, if it is at hand.
    pub fn item_of(&mut self, range: Range<usize>) -> Option<ItemId> {
        match self.path_in(range)?.1.first()?.def {
            Def::Item(item) => Some(item),
            _ => None,
        }
    }

    /// The path at the start of `range`: its names, and what all of them mean.
    pub fn path_in(&mut self, range: Range<usize>) -> Option<(Vec<String>, Vec<Hit>)> {
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
    pub fn type_of(&mut self, range: Range<usize>) -> Type {
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
            "impl" if self.program.dereferencing || names_deref(&source, token..range.end) => {
                return Type::Unknown;
            }
            "[" | "(" | "*" | "fn" | "impl" => return Type::Foreign,
            "dyn" | "<" | "Self" => return Type::Unknown,
            _ => {}
        }
        let Some((names, hits)) = self.path_in(token..range.end) else {
            return Type::Unknown;
        };
        let mut generics = self.locals.iter().rev().filter(|local| local.is_type);
        let generic = generics.find(|local| local.name == names[0]);
        if let (Some(generic), 1) = (generic, names.len()) {
            return generic.kind;
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
    pub fn alias(&mut self, item: ItemId) -> Type {
        let entry = &self.program.items[item];
        let (source, head, scope) = (
            Rc::clone(&entry.source),
            entry.item.head.clone(),
            entry.module,
        );
        let equals = source.find(head.clone(), |token| source.is(token, "="));
        // Aliases in a circle are the compiler's to refuse; here they must only end.
        if self.aliases.contains(&item) {
            return Type::Unknown;
        }
        self.aliases.push(item);
        let kind = self.elsewhere(source, scope, Type::Unknown, |walker| {
            walker.type_of(equals + 1..head.end)
        });
        self.aliases.pop();
        kind
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

    /// What is known of the type of the value in `range`.
    pub fn type_of_value(&mut self, range: Range<usize>) -> Type {
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
    pub fn postfix(&mut self, end: usize, first: usize) -> (Type, usize) {
        let source = Rc::clone(&self.source);
        if end <= first {
            return (Type::Unknown, end);
        }
        let last = end - 1;
        match source.kind(last) {
            tokens::Kind::Literal if last > first && source.is(last - 1, ".") => {
                let (owner, start) = self.postfix(last - 1, first);
                (self.field(owner, source.word(last)), start)
            }
            tokens::Kind::Literal => (Type::Foreign, last),
            tokens::Kind::Close => {
                let open = source.tokens[last].partner;
                let mut first_dots = open + 1;
                while first_dots < last && !source.marks(first_dots, "..") {
                    first_dots = source.next(first_dots);
                }
                let range = source.is(open, "(") && first_dots < last;
                if open <= first {
                    // A range in brackets is an iterator; in square ones stands an array.
                    let foreign = range || source.is(open, "[");
                    return (
                        if foreign {
                            Type::Foreign
                        } else {
                            Type::Unknown
                        },
                        open,
                    );
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
                    let array = source.is(open, "[") && source.kind(callee) == tokens::Kind::Mark;
                    let foreign = range || (array && !source.is(callee, "?"));
                    return (
                        if foreign {
                            Type::Foreign
                        } else {
                            Type::Unknown
                        },
                        open,
                    );
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
            tokens::Kind::Word => {
                let start = self.path_start(last, first);
                let name = source.name(last);
                let mut locals = self.locals.iter().rev().filter(|local| !local.is_type);
                let local = locals.find(|local| local.name == name);
                match local.filter(|_| start == last) {
                    Some(local) => (local.kind, last),
                    None => (self.type_of_constant(start..last + 1), start),
                }
            }
            _ => (Type::Unknown, last),
        }
    }

    /// The type of the unit struct, the unit variant or the constant that a path names.
    fn type_of_constant(&mut self, path: Range<usize>) -> Type {
        let (names, found) = self.value_of_path(path);
        if found.used < names.len() {
            return Type::Unknown;
        }
        match found.hits.first().map(|hit| hit.def) {
            Some(Def::Variant(item)) => Type::Own(item),
            Some(Def::Item(item)) => {
                let entry = &self.program.items[item];
                let (source, scope) = (Rc::clone(&entry.source), entry.module);
                let (kind, head, name) =
                    (entry.item.kind, entry.item.head.clone(), entry.item.name);
                match (kind, name) {
                    (Kind::Struct, _) => Type::Own(item),
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

    pub fn path_start(&self, last: usize, first: usize) -> usize {
        let source = &self.source;
        let mut start = last;
        while start >= first + 3
            && source.marks(start - 2, "::")
            && source.kind(start - 3) == tokens::Kind::Word
        {
            start -= 3;
        }
        if start >= first + 2 && source.marks(start - 2, "::") {
            start - 2
        } else if start > first && source.is(start - 1, "$") {
            start - 1
        } else {
            start
        }
    }

    /// What the path in `range` means as a value, with the names of its segments; nothing if it is
    /// the end of another path.
    fn value_of_path(&mut self, range: Range<usize>) -> (Vec<String>, Resolved) {
        let source = Rc::clone(&self.source);
        let global = source.marks(range.start, "::");
        let dollar = source.is(range.start, "$");
        let words = range
            .clone()
            .filter(|&token| source.kind(token) == tokens::Kind::Word);
        let names: Vec<&str> = words.map(|token| source.name(token)).collect();
        let before = range
            .start
            .checked_sub(1)
            .map_or("", |token| source.word(token));
        let behind_type = global
            && !matches!(
                source.kind(range.start.max(1) - 1),
                tokens::Kind::Mark | tokens::Kind::Open
            );
        if names.is_empty() || before == ":" || before == ">" || (behind_type && range.start > 0) {
            return (Vec::new(), Resolved::default());
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
        let found = self.names.resolve(self.program, scope, path, VALUES);
        (
            names.iter().map(|name| (*name).to_string()).collect(),
            found,
        )
    }

    /// The type of a call of the path in `range`, or of the struct that it names with fields.
    pub fn result_of_path(&mut self, range: Range<usize>, with_fields: bool) -> Type {
        let (names, found) = self.value_of_path(range.clone());
        if with_fields || names.len() == 1 {
            if let own @ Type::Own(_) = self.type_of(range.clone()) {
                return own;
            }
        }
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
        let name = names[names.len() - 1].as_str();
        match self.type_of(range.start..range.end - 3) {
            Type::Own(item)
                if self.program.items[item]
                    .variants
                    .iter()
                    .any(|variant| variant == name) =>
            {
                Type::Own(item)
            }
            Type::Own(item) => match self.result_of_method(Type::Own(item), name) {
                Type::Unknown if name == "default" => Type::Own(item),
                result => result,
            },
            Type::Foreign if matches!(name, "new" | "with_capacity" | "from") => Type::Foreign,
            _ => Type::Unknown,
        }
    }

    pub fn result_of_method(&mut self, receiver: Type, name: &str) -> Type {
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
    pub fn result(&mut self, function: ItemId, this: Type) -> Type {
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

    pub fn field(&mut self, owner: Type, name: &str) -> Type {
        let Type::Own(item) = owner else {
            return Type::Unknown;
        };
        let entry = &self.program.items[item];
        let (source, scope) = (Rc::clone(&entry.source), entry.module);
        let item = entry.item.clone();
        if item.kind != Kind::Struct {
            return Type::Unknown;
        }
        let opens = |token| source.is(token, "(") || source.is(token, "{");
        let open = source.find(item.head.start..item.tokens.end, opens);
        if open == item.tokens.end {
            return Type::Unknown;
        }
        let fields = items::split(&source, source.inside(open))
            .into_iter()
            .enumerate();
        let mut ranges = fields.filter_map(|(index, part)| {
            if source.is(open, "(") {
                let (first, _) = items::behind_attributes(&source, part.start);
                let public = usize::from(source.is(first, "pub"));
                let restricted = public == 1 && source.is(first + 1, "(");
                let start = if restricted {
                    source.next(first + 1)
                } else {
                    first + public
                };
                return (index.to_string() == name).then_some(start..part.end);
            }
            let colon = part.clone().find(|&token| source.is(token, ":"))?;
            (source.name(colon - 1) == name).then_some(colon + 1..part.end)
        });
        let field = ranges.next();
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
