//! Stage 5, in bodies: what is bound where, in blocks, closures, conditions, loops and patterns.
use crate::items::{self, Kind};
use crate::names::{Def, Path, VALUES};
use crate::stdlib;
use crate::tokens;
use crate::types::Type;
use crate::uses::Walker;
use std::ops::Range;
use std::rc::Rc;

impl Walker<'_> {
    /// The first mark `:` or `=` in `range`, outside of brackets and not as a part of `::` or `..=`.
    pub fn single(&self, range: Range<usize>, mark: &str) -> usize {
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
    pub fn block(&mut self, range: Range<usize>) {
        let source = Rc::clone(&self.source);
        let mut found = Vec::new();
        let mut token = range.start;
        let mut at_start = true;
        while token < range.end {
            if at_start {
                // What looks like an item and is none is left to the compiler.
                if let Ok(Some(item)) = items::item(&source, token..range.end) {
                    token = item.tokens.end;
                    let is_test = items::is_test(&source, item.tokens.start);
                    if is_test && self.macros_around == 0 {
                        self.uses.tests.push((Rc::clone(&source), item.tokens));
                    } else {
                        found.push(item);
                    }
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
        if self.macros_around > 0 {
            // They may be members of an impl, and then the trait must keep them.
            let names = found.iter().filter_map(|item| item.name);
            let names = names.map(|name| source.name(name).to_string());
            self.uses.defined.extend(names);
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

    /// The token behind what has attributes at `token` and is for tests only: a field, a variant, an
    /// arm or a statement, with its comma or semicolon. It is taken out.
    pub fn without_tests(&mut self, token: usize, end: usize) -> Option<usize> {
        let source = Rc::clone(&self.source);
        // What a macro takes stays as it is.
        if self.macros_around > 0 || !items::is_test(&source, token) {
            return None;
        }
        let (first, _) = items::behind_attributes(&source, token);
        let is_field = source.is(first, "pub")
            || (source.is_name(first)
                && source.is(first + 1, ":")
                && !source.marks(first + 1, "::"));
        // Of a field's type commas may be a part.
        let mut behind = if is_field {
            source.find(first..end, |token| source.is(token, ","))
        } else {
            first
        };
        // A statement or an arm that ends with its block.
        let mut ends_with_block = matches!(
            source.word(first),
            "{" | "if" | "while" | "for" | "loop" | "match" | "unsafe"
        );
        while behind < end {
            let word = source.word(behind);
            ends_with_block |= source.marks(behind, "=>") && source.is(behind + 2, "{");
            behind = source.next(behind);
            let block = word == "{" && ends_with_block && !source.is(behind, "else");
            if block || matches!(word, "," | ";") {
                break;
            }
        }
        if behind < end && source.is(behind, ",") && source.is(behind - 1, "}") {
            behind += 1;
        }
        self.uses.tests.push((source, token..behind));
        Some(behind)
    }

    /// Walks over tokens; what they bind is forgotten behind them.
    pub fn walk(&mut self, range: Range<usize>) {
        let mark = self.locals.len();
        self.steps(range);
        self.locals.truncate(mark);
    }

    /// Walks over tokens; what they bind stays bound.
    fn steps(&mut self, range: Range<usize>) {
        let source = Rc::clone(&self.source);
        // Where the parameters of a closure start, until its end.
        let mut closure = None;
        let mut token = range.start;
        while token < range.end {
            let word = source.word(token);
            token = match source.kind(token) {
                tokens::Kind::Open => {
                    let told = std::mem::take(&mut self.parameters);
                    if word == "{" {
                        self.block(source.inside(token));
                    } else {
                        self.walk(source.inside(token));
                    }
                    self.parameters = told;
                    source.next(token)
                }
                tokens::Kind::Literal => {
                    if self.in_macro {
                        self.captures(token, &[]);
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
                    "#" if source.is(token + 1, "[") => {
                        match self.without_tests(token, range.end) {
                            Some(behind) => behind,
                            None => source.next(token + 1),
                        }
                    }
                    "#" if source.marks(token, "#!") && source.is(token + 2, "[") => {
                        source.next(token + 2)
                    }
                    "$" if source.is(token + 1, "crate") => self.path(token + 1, range.end),
                    "$" if source.kind(token + 1) == tokens::Kind::Word => token + 2,
                    "|" if self.starts_closure(token, range.start) => {
                        let told = match closure {
                            Some(_) => Vec::new(),
                            None => self.parameters.clone(),
                        };
                        closure.get_or_insert(self.locals.len());
                        self.closure(token, range.end, &told)
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
                        // `*const Name` names a type.
                        if source.is_name(token + 1)
                            && token + 1 < range.end
                            && !(token > range.start && source.is(token - 1, "*")) =>
                    {
                        token + 2
                    }
                    _ => self.path(token, range.end),
                },
                _ => token + 1,
            };
        }
    }

    /// Whether the `|` at `token` is none of an expression: the operator stands behind a value.
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

    /// Binds the parameters of the closure at `token`, whose types the place may tell; returns the
    /// token behind them.
    pub fn closure(&mut self, token: usize, end: usize, told: &[Type]) -> usize {
        let source = Rc::clone(&self.source);
        if source.marks(token, "||") {
            return token + 2;
        }
        let mut close = token + 1;
        while close < end && !source.is(close, "|") {
            close = source.next(close);
        }
        let mut told = told.iter().cloned();
        for part in items::split(&source, token + 1..close.min(end)) {
            self.parameter(part, told.next().unwrap_or(Type::Unknown));
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
                let is_else = |token| source.is(token, "else");
                let end = source.find(value + 1..stop, is_else);
                kind = self.type_of_value(value + 1..end);
            }
        }
        self.pattern(token + 1..colon.min(equals), &kind);
        stop
    }

    /// The `{` of the body behind the head that starts at `token`.
    pub fn body(&self, mut token: usize, end: usize) -> usize {
        let source = &self.source;
        let mut inner = 0;
        while token < end {
            // Behind an operator a block is a value.
            let operator = source.kind(token - 1) == tokens::Kind::Mark
                && !matches!(source.word(token - 1), "?" | "." | ">");
            match source.word(token) {
                "match" | "unsafe" | "loop" | "if" | "while" | "for" => inner += 1,
                "{" if operator && inner == 0 => {}
                "{" if inner == 0 => break,
                "{" => inner -= 1,
                _ => {}
            }
            token = source.next(token);
        }
        token.min(end)
    }

    /// An `if` or a `while`; returns the token behind its block.
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
    pub fn condition(&mut self, range: Range<usize>) {
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
                let value = (equals + 1).min(stop)..stop;
                self.walk(value.clone());
                let kind = self.type_of_value(value);
                self.pattern(token + 1..equals, &kind);
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

    /// A `for`; returns the token behind its block.
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
        let kind = stdlib::element(&self.type_of_value(inner + 1..body));
        self.pattern(token + 1..inner, &kind);
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

    /// A `match`; returns the token behind its arms.
    fn matching(&mut self, token: usize, end: usize) -> usize {
        let source = Rc::clone(&self.source);
        let body = self.body(token + 1, end);
        self.walk(token + 1..body);
        if body >= end {
            return end;
        }
        let kind = self.type_of_value(token + 1..body);
        let arms = source.inside(body);
        let mut token = arms.start;
        while token < arms.end {
            if let Some(behind) = self.without_tests(token, arms.end) {
                token = behind;
                continue;
            }
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
            self.pattern(start..guard.unwrap_or(arrow), &kind);
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

    /// Binds the names in a pattern for a value of the type `kind`.
    pub fn pattern(&mut self, range: Range<usize>, kind: &Type) {
        let source = Rc::clone(&self.source);
        let before = |token: usize| matches!(source.word(token), "mut" | "&" | "ref" | "box");
        let outer = std::mem::replace(&mut self.in_pattern, true);
        // The path in front of a bracket.
        let mut path = 0..0;
        let mut token = range.start;
        while token < range.end {
            let next = token + 1;
            let word = source.word(token);
            let start = token;
            token = match source.kind(token) {
                tokens::Kind::Open => {
                    self.pattern_parts(token, path.clone(), kind);
                    source.next(token)
                }
                tokens::Kind::Word if matches!(word, "true" | "false" | "_" | "if" | "const") => {
                    next
                }
                tokens::Kind::Word if before(token) => next,
                tokens::Kind::Word
                    if next < range.end
                        && (source.marks(next, "::")
                            || matches!(source.word(next), "(" | "{" | "!")) =>
                {
                    self.path(token, range.end)
                }
                tokens::Kind::Word => {
                    let named = next < range.end && source.is(next, "@");
                    if named || !self.is_constant(token) {
                        let lone = (named || next == range.end) && (range.start..token).all(before);
                        let kind = if lone { kind.clone() } else { Type::Unknown };
                        self.bind(token, kind, false);
                    }
                    next
                }
                tokens::Kind::Mark if source.marks(token, "::") => self.path(token, range.end),
                tokens::Kind::Mark if source.is(token, "#") => source.next(token + 1),
                _ => next,
            };
            path = start..token;
            if source.kind(token - 1) != tokens::Kind::Word && !source.is(token - 1, ">") {
                path = 0..0;
            }
        }
        self.in_pattern = outer;
    }

    /// Binds the names in the bracketed group at `open` of a pattern for a value of the type `kind`,
    /// behind a path or behind nothing.
    fn pattern_parts(&mut self, open: usize, path: Range<usize>, kind: &Type) {
        let source = Rc::clone(&self.source);
        let inside = source.inside(open);
        let parts = items::split(&source, inside.clone());
        let alone = parts.len() == 1 && !source.is(inside.end - 1, ",");
        let owner = self.type_of(path.clone());
        let mut rest = false;
        for (index, part) in parts.into_iter().enumerate() {
            let (mut first, _) = items::behind_attributes(&source, part.start);
            rest |= source.marks(first, "..");
            let kind = match source.word(open) {
                "{" => {
                    while matches!(source.word(first), "ref" | "mut" | "box") {
                        first += 1;
                    }
                    let name = source.name(first);
                    let kind = self.part(path.clone(), kind, name);
                    if source.is_name(first) || source.kind(first) == tokens::Kind::Literal {
                        self.read_field(&owner, name);
                        if source.is(first + 1, ":") && !source.marks(first + 1, "::") {
                            first += 2;
                        } else {
                            self.bind(first, kind, false);
                            continue;
                        }
                    }
                    kind
                }
                "[" if part.clone().any(|token| source.marks(token, "..")) => kind.clone(),
                "[" => stdlib::indexed(kind),
                _ if alone && path.is_empty() => kind.clone(),
                _ if rest => Type::Unknown,
                _ => {
                    let index = index.to_string();
                    if matches!(owner, Type::Own(..)) && !source.is(first, "_") {
                        self.read_field(&owner, &index);
                    }
                    self.part(path.clone(), kind, &index)
                }
            };
            self.pattern(first.min(part.end)..part.end, &kind);
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
            Def::Item(item) => self.program.kind(item) != Kind::Function,
            Def::Variant(_) => true,
            _ => false,
        });
        if constant {
            self.uses.hits.extend(hits);
        }
        constant
    }
}
