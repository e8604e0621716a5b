//! The grammar of Rust: one function per production, from tokens to a [`crate::tree`].
//!
//! It takes what rustc takes and a little more; what no later stage asks for (operators' precedence,
//! lifetimes, literals) is read over. What a `cfg` leaves out is parsed and not kept. A function's
//! body is parsed when it is asked for, see [`Parser::block`].
use crate::cfg::{self, Cfg};
use crate::error::Error;
use crate::source::{inside, is_keyword, Token};
use crate::tokens::Fragment;
use crate::tokens::Kind::{
    self as TokenKind, Begin, Close, End, Lifetime, Literal, Mark, Open, Word,
};
use crate::tree::{
    Block, Body, Call, Event, Field, Impl, Item, Kind, Leaf, Path, Place, Reference, Role, Taken,
    Tree, Typed, Use, Variant, Visibility,
};
use std::ops::Range;

/// Where the text does not parse, and what had to stand there.
#[derive(Debug)]
pub struct Failure {
    at: usize,
    expected: &'static str,
}

impl Failure {
    /// The message for a failure in `tokens`, which begin at `place`.
    pub fn error(&self, tokens: &[Token], place: &Token) -> Error {
        let token = tokens.get(self.at);
        let found = token.and_then(|token| token.text.lines().next());
        let found = found.map_or("the end".to_string(), |line| format!("`{line}`"));
        let place = token.or(tokens.last()).unwrap_or(place);
        place.error(&format!("expected {}, found {found}", self.expected))
    }
}

type Parsed<T> = Result<T, Failure>;

/// Another text for a token, of what conditional compilation and documentation leave of the source.
#[derive(Clone, Copy, Debug)]
pub struct Cut {
    /// The first token.
    pub token: usize,
    /// The token behind the last.
    pub behind: usize,
    /// What stands in their place.
    pub text: &'static str,
    /// Whether it is made in what macros write, too: what `cfg`s leave out stays there.
    pub in_macros: bool,
}

/// Operators of more than one mark, longest first.
const OPERATORS: [&str; 24] = [
    "<<=", ">>=", "...", "..=", "::", "->", "=>", "==", "!=", "<=", ">=", "&&", "||", "+=", "-=",
    "*=", "/=", "%=", "^=", "&=", "|=", "<<", ">>", "..",
];

/// The operator that stands at `at`, or one mark, or nothing.
pub fn operator(tokens: &[Token], at: usize) -> &'static str {
    let Some(first) = tokens.get(at).filter(|token| token.kind == Mark) else {
        return "";
    };
    if !first.joint {
        return first.text;
    }
    let stands = |operator: &&&str| {
        operator.bytes().enumerate().all(|(i, mark)| {
            tokens.get(at + i).is_some_and(|token| {
                token.text.as_bytes() == [mark] && (token.joint || i + 1 == operator.len())
            })
        })
    };
    OPERATORS.iter().find(stands).unwrap_or(&first.text)
}

/// A list of tokens that is parsed.
pub struct Parser<'a> {
    tokens: &'a [Token],
    cfg: &'a Cfg,
    at: usize,
    depth: usize,
    events: Vec<Event>,
    /// The blocks that are open.
    blocks: Vec<Block>,
    /// The types `impl Trait`, with all their bounds.
    opaque: Vec<Range<usize>>,
    /// What of the source goes.
    pub cuts: Vec<Cut>,
}

/// Notes in what a pattern says what is told of its type, if it is one variable.
fn tell(pattern: &mut [Event], of: Option<usize>, reference: Option<Reference>) {
    let told = of.is_some() || reference.is_some();
    if let ([Event::Bind(name) | Event::Name(name)], true) = (&*pattern, told) {
        let name = *name;
        pattern[0] = Event::Typed(Typed {
            name,
            of,
            reference,
        });
    }
}

/// Deeper expressions, types and patterns than programs have.
const DEEPEST: usize = 600;

/// No attribute of theirs changes what a program does.
const TOOLS: [&str; 3] = ["clippy", "diagnostic", "rustfmt"];

/// Attributes in front of something.
#[derive(Default)]
struct Attributes {
    start: usize,
    /// Their names.
    names: Vec<usize>,
    /// Whether a `cfg` leaves it out.
    off: bool,
}

/// What an expression may not be, as a set of these.
type Mode = u8;
const ANY: Mode = 0;
/// In front of a block: `Path {` makes no struct.
const HEAD: Mode = 1;
/// As a statement: it ends behind a block.
const STATEMENT: Mode = 2;
/// Behind `let` in a condition: `&&` and `||` do not go on with it.
const SCRUTINEE: Mode = 4;

impl<'a> Parser<'a> {
    /// A parser of the tokens in `range`.
    pub fn new(tokens: &'a [Token], range: Range<usize>, cfg: &'a Cfg) -> Self {
        Self {
            tokens: &tokens[..range.end],
            cfg,
            at: range.start,
            depth: 0,
            events: Vec::new(),
            blocks: Vec::new(),
            opaque: Vec::new(),
            cuts: Vec::new(),
        }
    }

    /// Where it is.
    pub fn at(&self) -> usize {
        self.at
    }

    /// What was said since the last call, to live as long as the process.
    pub fn keep_events(&mut self) -> &'static [Event] {
        Vec::leak(std::mem::take(&mut self.events))
    }

    /// Fails unless all is parsed.
    pub fn expect_done(&self) -> Parsed<()> {
        self.check(self.at >= self.tokens.len(), "the end")
    }

    // Tokens.

    fn kind_at(&self, at: usize) -> TokenKind {
        self.tokens.get(at).map_or(End, |token| token.kind)
    }

    fn kind(&self) -> TokenKind {
        self.kind_at(self.at)
    }

    fn word_at(&self, at: usize) -> &'static str {
        self.tokens.get(at).map_or("", |token| token.text)
    }

    fn word(&self) -> &'static str {
        self.word_at(self.at)
    }

    /// Whether an operator stands there, and is no part of a longer one.
    fn is_mark_at(&self, at: usize, mark: &str) -> bool {
        operator(self.tokens, at) == mark
    }

    /// How many tokens `text` is if it comes next, be it by a part of an operator; otherwise 0.
    fn count(&self, text: &str) -> usize {
        if self.word() == text {
            1
        } else if text.len() > 1 && self.is_mark_at(self.at, text) {
            text.len()
        } else {
            0
        }
    }

    fn is(&self, text: &str) -> bool {
        self.count(text) > 0
    }

    fn eat(&mut self, text: &str) -> bool {
        let count = self.count(text);
        self.at += count;
        count > 0
    }

    fn eat_mark(&mut self, mark: &str) -> bool {
        self.is_mark_at(self.at, mark) && self.eat(mark)
    }

    fn eat_kind(&mut self, kind: TokenKind) -> bool {
        let found = self.kind() == kind;
        self.at += usize::from(found);
        found
    }

    fn literal(&mut self) -> bool {
        self.eat("-");
        self.eat_kind(Literal) || self.eat("true") || self.eat("false")
    }

    fn fail<T>(&self, expected: &'static str) -> Parsed<T> {
        let at = self.at;
        Err(Failure { at, expected })
    }

    fn check(&self, holds: bool, expected: &'static str) -> Parsed<()> {
        let at = self.at;
        holds.then_some(()).ok_or(Failure { at, expected })
    }

    fn expect(&mut self, text: &'static str) -> Parsed<()> {
        let found = self.eat(text);
        self.check(found, text)
    }

    /// Takes a token if it fits.
    fn one(&mut self, fits: bool, expected: &'static str) -> Parsed<usize> {
        self.check(fits, expected)?;
        self.at += 1;
        Ok(self.at - 1)
    }

    fn is_name_at(&self, at: usize) -> bool {
        self.kind_at(at) == Word && !is_keyword(self.word_at(at))
    }

    fn name(&mut self) -> Parsed<usize> {
        self.one(self.is_name_at(self.at), "a name")
    }

    /// Whether a name stands there as paths have it.
    fn is_segment_at(&self, at: usize) -> bool {
        // A macro writes `$crate`, whose name is one token.
        let is_special = || matches!(self.word_at(at), "self" | "Self" | "super" | "crate");
        self.kind_at(at) == Word && (is_special() || !is_keyword(self.word_at(at)))
    }

    fn segment(&mut self) -> Parsed<usize> {
        self.one(self.is_segment_at(self.at), "a name")
    }

    /// The group that opens here, as a whole.
    fn group(&mut self) -> Parsed<usize> {
        let opens = matches!(self.kind(), Open | Begin(_));
        let open = self.one(opens, "a bracket")?;
        self.at = self.tokens[open].partner as usize + 1;
        Ok(open)
    }

    // What productions are made of.

    /// Parses one level deeper.
    fn nested<T>(&mut self, parse: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        self.check(self.depth < DEEPEST, "no deeper nesting")?;
        self.depth += 1;
        let parsed = parse(self);
        self.depth -= 1;
        parsed
    }

    /// Parses the inside of a fragment that begins here.
    fn fragment<T>(&mut self, parse: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        self.at += 1;
        let parsed = self.nested(parse)?;
        let ends = self.at < self.tokens.len() && self.kind() == End;
        self.one(ends, "the end of a macro's fragment")?;
        Ok(parsed)
    }

    /// Parses what stands behind `text`, if that is next.
    fn option(&mut self, text: &str, parse: impl FnOnce(&mut Self) -> Parsed<()>) -> Parsed<()> {
        if self.eat(text) {
            return parse(self);
        }
        Ok(())
    }

    fn in_scope(&mut self, parse: impl FnOnce(&mut Self) -> Parsed<()>) -> Parsed<()> {
        self.events.push(Event::Open);
        parse(self)?;
        self.events.push(Event::Close);
        Ok(())
    }

    /// What a production says, to be said later.
    fn said_by(&mut self, parse: impl FnOnce(&mut Self) -> Parsed<()>) -> Parsed<Vec<Event>> {
        let place = self.events.len();
        parse(self)?;
        Ok(self.events.split_off(place))
    }

    fn path_said_at(&self, place: usize) -> Option<Path> {
        match self.events.get(place) {
            Some(Event::Path(path)) => Some(path.clone()),
            _ => None,
        }
    }

    /// A part of a list, a block or a file behind its attributes. A `cfg` may leave it out, with what
    /// it says.
    fn part<T>(
        &mut self,
        parse: impl FnOnce(&mut Self, &Attributes) -> Parsed<T>,
    ) -> Parsed<Option<T>> {
        let attributes = self.attributes_behind(&["#", "["])?;
        let events = self.events.len();
        let calls = self.blocks.last().map_or(0, |block| block.calls.len());
        let parsed = parse(self, &attributes)?;
        if !attributes.off {
            return Ok(Some(parsed));
        }
        self.events.truncate(events);
        if let Some(block) = self.blocks.last_mut() {
            block.calls.truncate(calls);
        }
        let end = usize::from(self.is(",") || self.is(";"));
        self.cut(attributes.start..self.at + end, "", false);
        Ok(None)
    }

    /// Parts in brackets, with commas between them.
    fn list<T>(
        &mut self,
        open: &'static str,
        mut parse: impl FnMut(&mut Self, &Attributes) -> Parsed<T>,
    ) -> Parsed<Vec<T>> {
        let pairs = ["()", "[]", "{}", "<>"];
        let pair = pairs.iter().find(|pair| pair.starts_with(open));
        let close = pair.map_or(open, |pair| &pair[1..]);
        self.expect(open)?;
        let mut parts = Vec::new();
        while !self.is(close) {
            parts.extend(self.part(&mut parse)?);
            if !self.eat(",") {
                break;
            }
        }
        self.expect(close)?;
        Ok(parts)
    }

    /// The `;` behind something, unless it is the last of what a macro writes.
    fn semicolon(&mut self) -> Parsed<()> {
        let ends = self.eat(";") || self.kind() == End;
        self.check(ends, ";")
    }

    // Attributes and conditional compilation.

    fn cut(&mut self, range: Range<usize>, text: &'static str, in_macros: bool) {
        self.cuts.push(Cut {
            token: range.start,
            behind: range.end,
            text,
            in_macros,
        });
    }

    /// A judge knows no features: `all()` holds in the place of one that is on, `any()` does not.
    /// So it is with what build scripts find. Whether there is any of that.
    pub fn decide_features(&mut self, range: Range<usize>) -> bool {
        let count = self.cuts.len();
        for at in range {
            let word = self.word_at(at);
            if word == "feature" {
                let holds = self.cfg.holds(self.tokens, at..at + 3) == Some(true);
                let text = if holds { "all()" } else { "any()" };
                for (token, text) in [(at, text), (at + 1, ""), (at + 2, "")] {
                    self.cut(token..token + 1, text, true);
                }
            } else if cfg::ALWAYS.contains(&word) {
                self.cut(at..at + 1, "all()", true);
            }
        }
        self.cuts.len() > count
    }

    /// The inner attributes at the start of a file. Whether a `cfg` among them leaves it out.
    pub fn inner_attributes(&mut self) -> Parsed<bool> {
        Ok(self.attributes_behind(&["#", "!", "["])?.off)
    }

    fn attributes_behind(&mut self, marks: &[&str]) -> Parsed<Attributes> {
        let mut found = Attributes {
            start: self.at,
            ..Attributes::default()
        };
        while (self.at..)
            .zip(marks)
            .all(|(at, mark)| self.word_at(at) == *mark)
        {
            let start = self.at;
            self.at += marks.len() - 1;
            let open = self.group()?;
            self.attribute(start, open + 1..self.at - 1, &mut found);
        }
        Ok(found)
    }

    /// Notes the attribute in `range`, whose tokens begin at `start`.
    fn attribute(&mut self, start: usize, range: Range<usize>, found: &mut Attributes) {
        let all = start..range.end + 1;
        let begins = matches!(self.kind_at(range.start), Begin(_));
        let first = range.start + usize::from(begins);
        match self.word_at(first) {
            name @ ("doc" | "deny" | "forbid" | "warn") => {
                self.cut(all, "", false);
                found.names.extend((name == "doc").then_some(first));
            }
            name if TOOLS.contains(&name) => self.cut(all, "", false),
            "test" | "bench" => found.off = true,
            name @ ("cfg" | "cfg_attr") => {
                // `#[cfg]` alone has no inside.
                let inside = first + 2..(first + 2).max(range.end.saturating_sub(1));
                let mut parts = cfg::split(self.tokens, inside, ",");
                let Some(predicate) = parts.next() else {
                    return;
                };
                let is_decided = self.decide_features(predicate.clone());
                match self.cfg.holds(self.tokens, predicate) {
                    Some(false) if name == "cfg" => found.off = true,
                    // Without it, rustc finds the braces of a block unnecessary.
                    Some(true) if name == "cfg" && is_decided && !self.is("{") => {
                        self.cut(all, "", false);
                    }
                    Some(false) => self.cut(all, "", false),
                    None if name == "cfg" => found.names.push(first),
                    _ => {
                        let parts: Vec<usize> = parts.map(|part| part.start).collect();
                        let mut words = parts.iter().map(|&part| self.word_at(part));
                        let is_cut = |word| word == "doc" || TOOLS.contains(&word);
                        if name == "cfg_attr" && words.all(is_cut) {
                            self.cut(all, "", false);
                        }
                        found.names.extend(parts);
                    }
                }
            }
            "unsafe" if self.word_at(first + 1) == "(" => found.names.push(first + 2),
            "expect" => self.cut(first..first + 1, "allow", false),
            _ => found.names.push(first),
        }
    }

    // Paths and types.

    /// Whether a path may begin here.
    fn starts_path(&self) -> bool {
        self.is_segment_at(self.at)
            || matches!(self.kind(), Begin(Fragment::Path | Fragment::Type))
            || self.is("<")
            || self.is("::")
    }

    /// Names with `::` between them, without generic arguments.
    fn plain_path(&mut self, role: Role) -> Parsed<Path> {
        if self.kind() == Begin(Fragment::Path) {
            return self.fragment(|p| p.plain_path(role));
        }
        let mut path = Path::new(role);
        path.global = self.eat("::");
        path.segments.push(self.segment()?);
        while self.is("::") && self.is_segment_at(self.at + 2) {
            path.segments.push(self.at + 2);
            self.at += 3;
        }
        Ok(path)
    }

    /// A path with generic arguments: in types they follow at once, in expressions behind `::`.
    fn path(&mut self, role: Role) -> Parsed<()> {
        let in_type = role == Role::Type;
        let place = self.events.len();
        let mut path = Path::new(role);
        // The type and the trait in front of the names, as far as they are plain paths.
        let mut owner = None;
        if self.kind() == Begin(Fragment::Type) {
            self.fragment(|p| p.ty(true))?;
            owner = Some((self.path_said_at(place), None));
        } else if self.kind() == Begin(Fragment::Path) {
            // With its arguments, as they were matched.
            self.fragment(|p| p.path(Role::Type))?;
            if let Some(inner) = self.path_said_at(place) {
                self.events.remove(place);
                path = Path { role, ..inner };
            } else {
                owner = Some((None, None));
            }
        } else if self.eat("<") {
            self.ty(true)?;
            let on = self.path_said_at(place);
            let place = self.events.len();
            self.option("as", |p| p.nested(|p| p.path(Role::Type)))?;
            self.set_role(place, Role::Bound);
            owner = Some((on, self.path_said_at(place)));
            self.expect(">")?;
        } else {
            path.global = self.eat("::");
            path.segments.push(self.segment()?);
        }
        loop {
            let compares = matches!(operator(self.tokens, self.at), "<=" | "<<=");
            if in_type && self.is("<") && !compares {
                self.generic_arguments()?;
            } else if in_type && self.is("(") {
                self.list("(", |p, _| p.ty(true))?;
                self.returns(false)?;
            } else if !self.eat("::") {
                break;
            } else if self.is("<") {
                self.generic_arguments()?;
            } else if !(in_type && self.is("(")) {
                path.segments.push(self.segment()?);
            }
        }
        let event = match owner {
            Some((on, of)) => Event::associated(on, of, path.segments),
            None => Event::Path(path),
        };
        self.events.insert(place, event);
        Ok(())
    }

    /// Whether `!` and a bracket follow.
    fn is_call(&self) -> bool {
        self.is_mark_at(self.at, "!") && self.kind_at(self.at + 1) == Open
    }

    /// A path, or the call of a macro that it turns out to be: returns whether it is no call.
    fn path_or_call(&mut self, role: Role, place: Place) -> Parsed<bool> {
        let start = self.events.len();
        self.path(role)?;
        if !self.is_call() {
            return Ok(true);
        }
        let Some(path) = self.path_said_at(start) else {
            return self.fail("a plain path in front");
        };
        self.at += 1;
        let open = self.group()?;
        self.events.truncate(start);
        self.events.push(Event::Call(Call { path, open, place }));
        Ok(false)
    }

    /// The call of a macro by a plain path, if one is next.
    fn plain_call(&mut self, place: Place) -> Option<Call> {
        let start = self.at;
        if let (Ok(path), true) = (self.plain_path(Role::Value), self.is_call()) {
            let open = self.at + 1;
            self.at = self.tokens[open].partner as usize + 1;
            return Some(Call { path, open, place });
        }
        self.at = start;
        None
    }

    fn generic_arguments(&mut self) -> Parsed<()> {
        let arguments = self.list("<", |p, _| p.nested(Self::generic_argument));
        arguments.map(drop)
    }

    fn generic_argument(&mut self) -> Parsed<()> {
        if self.eat_kind(Lifetime) || self.literal() {
            return Ok(());
        }
        let is_value = matches!(self.kind(), Begin(Fragment::Expression | Fragment::Block));
        if is_value || self.is("{") {
            return self.operand(ANY);
        }
        let place = self.events.len();
        self.ty(true)?;
        let is_bounded = self.is_mark_at(self.at, ":");
        if !is_bounded && !self.is_mark_at(self.at, "=") {
            return Ok(());
        }
        // What was read as a type was the name of an associated one.
        if let Some(path) = self.path_said_at(place) {
            self.events[place] = Event::Binding(path.segments[0]);
        }
        self.at += 1;
        if is_bounded {
            self.bounds()
        } else {
            self.generic_argument()
        }
    }

    fn returns(&mut self, plus: bool) -> Parsed<()> {
        self.option("->", |p| p.ty(plus))
    }

    /// A type; with `plus`, `A + B` goes on with it.
    fn ty(&mut self, plus: bool) -> Parsed<()> {
        self.nested(|p| p.ty_inside(plus))
    }

    fn ty_inside(&mut self, plus: bool) -> Parsed<()> {
        let start = self.at;
        self.type_prefixes()?;
        if self.is_type_fragment() {
            return self.fragment(|p| p.ty(true));
        }
        match self.word() {
            "(" => drop(self.list("(", |p, _| p.ty(true))?),
            "[" => {
                self.at += 1;
                self.ty(true)?;
                self.option(";", |p| p.expression(ANY))?;
                self.expect("]")?;
            }
            "!" | "_" => self.at += 1,
            "fn" | "unsafe" | "extern" => {
                self.eat("unsafe");
                let _ = self.eat("extern") && self.eat_kind(Literal);
                self.expect("fn")?;
                self.list("(", |p, _| {
                    if p.kind() == Word && p.is_mark_at(p.at + 1, ":") {
                        p.at += 2;
                    }
                    p.annotation(p.at, &mut Vec::new())
                })?;
                self.returns(false)?;
            }
            "impl" | "dyn" if self.is_bound_at(self.at + 1) => {
                self.at += 1;
                self.bound()?;
            }
            _ => drop(self.path_or_call(Role::Type, Place::Type)?),
        }
        if plus && self.eat_mark("+") {
            self.bounds()?;
        }
        if plus && self.word_at(start) == "impl" {
            self.opaque.push(start..self.at);
        }
        Ok(())
    }

    /// Whether a macro's fragment is all of a type.
    fn is_type_fragment(&self) -> bool {
        let behind = || self.tokens[self.at].partner as usize + 1;
        self.kind() == Begin(Fragment::Type) && !self.is_mark_at(behind(), "::")
    }

    /// What may stand in front of a type.
    fn type_prefixes(&mut self) -> Parsed<()> {
        loop {
            match self.word() {
                "&" => drop(self.reference()),
                "*" => {
                    self.at += 1;
                    let is_pointer = self.eat("const") || self.eat("mut");
                    self.check(is_pointer, "`const` or `mut`")?;
                }
                "for" => self.option("for", Self::generics)?,
                _ => return Ok(()),
            }
        }
    }

    /// Skips `&'a mut`, as often as it stands there. Which reference it is, if it is one.
    fn reference(&mut self) -> Option<Reference> {
        let is_reference = self.eat("&");
        self.eat_kind(Lifetime);
        let is_unique = self.eat("mut");
        while self.eat_kind(Lifetime) || self.eat("&") || self.eat("mut") {}
        let kind = [Reference::Shared, Reference::Unique][usize::from(is_unique)];
        is_reference.then_some(kind)
    }

    fn is_bound_at(&self, at: usize) -> bool {
        let kind = self.kind_at(at);
        self.is_segment_at(at)
            || matches!(kind, Lifetime | Begin(Fragment::Path | Fragment::Type))
            || matches!(self.word_at(at), "(" | "?" | "~" | "for" | "use" | "<")
            || self.is_mark_at(at, "::")
    }

    fn bounds(&mut self) -> Parsed<()> {
        while self.is_bound_at(self.at) {
            self.bound()?;
            if !self.eat_mark("+") {
                break;
            }
        }
        Ok(())
    }

    fn bound(&mut self) -> Parsed<()> {
        if self.eat_kind(Lifetime) {
            return Ok(());
        }
        if self.eat("(") {
            self.bound()?;
            return self.expect(")");
        }
        if self.eat("use") {
            return self.generic_arguments();
        }
        let _ = self.eat("?") || (self.eat("~") && self.eat("const"));
        let place = self.events.len();
        self.ty(false)?;
        self.set_role(place, Role::Bound);
        Ok(())
    }

    // Generics and functions' parameters.

    fn generics(&mut self) -> Parsed<()> {
        if !self.is("<") {
            return Ok(());
        }
        let place = self.events.len();
        let names = self.list("<", |p, _| p.generic())?;
        // All may be named by the bounds of each.
        self.events
            .splice(place..place, names.into_iter().flatten());
        Ok(())
    }

    /// A parameter; returns its name, if that is no lifetime.
    fn generic(&mut self) -> Parsed<Option<Event>> {
        if self.eat("const") {
            let name = Event::Bind(self.name()?);
            self.expect(":")?;
            self.ty(true)?;
            self.option("=", Self::generic_argument)?;
            return Ok(Some(name));
        }
        let is_type = !self.eat_kind(Lifetime);
        let name = is_type.then(|| self.name()).transpose()?;
        self.option(":", Self::bounds)?;
        self.option("=", |p| p.ty(true))?;
        Ok(name.map(Event::Generic))
    }

    fn where_clause(&mut self) -> Parsed<()> {
        let mut goes_on = self.eat("where");
        while goes_on && !matches!(self.word(), "{" | ";" | "=") && self.kind() != End {
            if !self.eat_kind(Lifetime) {
                self.ty(false)?;
            }
            self.expect(":")?;
            self.bounds()?;
            goes_on = self.eat(",");
        }
        Ok(())
    }

    /// A function's parameter: says its type and returns what its pattern says.
    fn parameter(&mut self, takes_self: &mut bool) -> Parsed<Vec<Event>> {
        let (start, mark) = (self.at, self.events.len());
        let reference = self.reference();
        if self.is("self") && !self.is_mark_at(self.at + 1, "::") {
            *takes_self = true;
            let mut pattern = vec![Event::Bind(self.at)];
            tell(&mut pattern, None, reference);
            let start = self.at;
            self.at += 1;
            self.option(":", |p| p.annotation(start, &mut pattern))?;
            return Ok(pattern);
        }
        self.at = start;
        if self.eat("...") {
            return Ok(Vec::new());
        }
        if let Ok(mut pattern) = self.said_by(Self::pattern) {
            if self.eat(":") {
                self.annotation(start, &mut pattern)?;
                return Ok(pattern);
            }
        }
        // In 2015 a trait's function may tell types alone.
        self.at = start;
        self.events.truncate(mark);
        self.events.push(Event::Unnamed(start));
        self.ty(true)?;
        Ok(Vec::new())
    }

    /// The type of a pattern, which begins at `start`, and to what that says it adds what it tells.
    fn annotation(&mut self, start: usize, pattern: &mut Vec<Event>) -> Parsed<()> {
        if self.eat("...") {
            return Ok(());
        }
        let (end, mark) = (self.at - 1, self.at);
        let is_reference = self.is("&");
        let reference = is_reference.then(|| self.reference()).flatten();
        let (first, place) = (self.at, self.events.len());
        self.ty(true)?;
        let is_path = self.is_segment_at(first) && self.path_said_at(place).is_some();
        let own = reference.filter(|_| self.is_variable(start..end));
        tell(pattern, is_path.then_some(first), own);
        let taken = reference.map(|kind| Taken::Reference(kind, mark));
        if let Some(taken) = taken.filter(|_| end > start + 1) {
            pattern.insert(0, Event::Below(vec![(taken, start..end)]));
        }
        Ok(())
    }

    /// Whether a pattern that is one variable has the type of what it takes.
    fn is_variable(&self, pattern: Range<usize>) -> bool {
        pattern.len() == 1 || self.word_at(pattern.start) == "mut"
    }

    // Patterns.

    fn pattern(&mut self) -> Parsed<()> {
        self.eat("|");
        self.pattern_alone()?;
        while self.eat_mark("|") {
            self.pattern_alone()?;
        }
        Ok(())
    }

    fn pattern_alone(&mut self) -> Parsed<()> {
        self.nested(Self::pattern_inside)
    }

    fn pattern_inside(&mut self) -> Parsed<()> {
        match (self.kind(), self.word()) {
            (Begin(Fragment::Pattern), _) => self.fragment(Self::pattern),
            (Literal | Begin(Fragment::Expression | Fragment::Block), _)
            | (_, "-" | "true" | "false") => {
                self.range_end()?;
                self.range_pattern()
            }
            (_, "_") => self.expect("_"),
            (_, "&") => {
                self.reference();
                self.pattern_alone()
            }
            (_, open @ ("(" | "[")) => self.list(open, |p, _| p.pattern()).map(drop),
            (_, "const") if self.word_at(self.at + 1) == "{" => self.option("const", Self::block),
            (_, "ref" | "mut") => {
                self.eat("ref");
                self.eat("mut");
                // A macro may hand `self` on.
                let name = self.segment()?;
                self.events.push(Event::Bind(name));
                self.option("@", Self::pattern_alone)
            }
            _ if self.is_range() => self.range_pattern(),
            _ => self.pattern_path(),
        }
    }

    fn is_range(&self) -> bool {
        matches!(operator(self.tokens, self.at), ".." | "..=" | "...")
    }

    /// What may follow the first end of a range.
    fn range_pattern(&mut self) -> Parsed<()> {
        if !self.is_range() {
            return Ok(());
        }
        if self.is("...") {
            // Since edition 2021 it is written so.
            self.cut(self.at..self.at + 3, "..=", true);
        }
        self.at += operator(self.tokens, self.at).len();
        if self.starts_path() || self.is("-") || matches!(self.kind(), Literal | Begin(_)) {
            return self.range_end();
        }
        Ok(())
    }

    fn range_end(&mut self) -> Parsed<()> {
        if self.literal() {
            return Ok(());
        }
        match self.kind() {
            Begin(Fragment::Expression | Fragment::Block) => self.operand(ANY),
            _ => self.path(Role::Pattern),
        }
    }

    fn pattern_path(&mut self) -> Parsed<()> {
        let (place, start) = (self.events.len(), self.at);
        self.check(self.starts_path(), "a pattern")?;
        if !self.path_or_call(Role::Pattern, Place::Pattern)? {
            return Ok(());
        }
        if self.is("(") {
            let words = self.list("(", |p, _| {
                let word = if p.is("..") { ".." } else { p.word() };
                p.pattern().map(|()| word)
            })?;
            let rest = words.iter().position(|word| *word == "..");
            for (at, word) in words.iter().enumerate() {
                if !matches!(*word, "_" | "..") {
                    let is_behind = rest.is_some_and(|rest| rest < at);
                    let number = if is_behind {
                        format!("-{}", words.len() - at)
                    } else {
                        at.to_string()
                    };
                    self.events.push(Event::Part(number, start));
                }
            }
            return Ok(());
        }
        if self.is("{") {
            self.set_role(place, Role::Destructure);
            return self.list("{", |p, _| p.field_pattern(start)).map(drop);
        }
        if !self.is_range() && self.at == start + 1 && self.is_name_at(start) {
            let is_bound = self.is("@");
            let event = if is_bound { Event::Bind } else { Event::Name };
            self.events[place] = event(start);
            return self.option("@", Self::pattern_alone);
        }
        self.range_pattern()
    }

    /// What the path that was said at `place` turns out to be there for.
    fn set_role(&mut self, place: usize, role: Role) {
        if let Some(Event::Path(path)) = self.events.get_mut(place) {
            path.role = role;
        }
    }

    fn field_pattern(&mut self, start: usize) -> Parsed<()> {
        if self.eat("..") {
            return Ok(());
        }
        if matches!(self.kind(), Word | Literal) && self.is_mark_at(self.at + 1, ":") {
            if self.word_at(self.at + 2) != "_" {
                self.part_read(self.at, start);
            }
            self.at += 2;
            return self.pattern();
        }
        self.eat("ref");
        self.eat("mut");
        let name = self.name()?;
        self.part_read(name, start);
        self.events.push(Event::Bind(name));
        Ok(())
    }

    fn part_read(&mut self, name: usize, start: usize) {
        let name = self.tokens[name].name().to_string();
        self.events.push(Event::Part(name, start));
    }

    // Expressions.

    /// Operands with operators between them.
    fn expression(&mut self, mode: Mode) -> Parsed<()> {
        self.nested(|p| p.expression_inside(mode))
    }

    fn expression_inside(&mut self, mut mode: Mode) -> Parsed<()> {
        let mut is_behind = false;
        loop {
            let ends_with_block = mode & STATEMENT != 0 && self.is_block_like();
            if !self.operators(is_behind, mode)? {
                return Ok(());
            }
            let start = self.at;
            self.operand(mode)?;
            let goes_on = self.is("?") || self.is_mark_at(self.at, ".");
            if ends_with_block && !goes_on && self.is_behind_block() {
                return Ok(());
            }
            self.postfixes(start)?;
            mode &= !STATEMENT;
            is_behind = true;
        }
    }

    /// Whether a statement that begins here ends behind its block.
    fn is_block_like(&self) -> bool {
        let fragments = [Fragment::Block, Fragment::Statement].map(Begin);
        match self.word() {
            "{" | "if" | "match" | "loop" | "while" | "for" => true,
            "unsafe" | "const" => self.word_at(self.at + 1) == "{",
            _ => self.kind() == Lifetime || fragments.contains(&self.kind()),
        }
    }

    fn is_behind_block(&self) -> bool {
        let last = &self.tokens[self.at - 1];
        last.text == "}" || last.kind == End
    }

    /// Skips operators in front of an operand or behind one. Whether another operand follows.
    fn operators(&mut self, mut is_behind: bool, mode: Mode) -> Parsed<bool> {
        loop {
            let found = operator(self.tokens, self.at);
            match found {
                "&&" | "||" if is_behind && mode & SCRUTINEE != 0 => return Ok(false),
                "&" | "&&" if !is_behind => {
                    self.at += found.len();
                    let next = self.word_at(self.at + 1);
                    let is_raw = matches!(next, "const" | "mut") && self.eat("raw");
                    let _ = (is_raw && self.eat("const")) || self.eat("mut");
                }
                "-" | "!" | "*" if !is_behind => self.at += 1,
                "+" | "-" | "*" | "/" | "%" | "&" | "|" | "^" | "<<" | ">>" | "&&" | "||"
                | "==" | "!=" | "<" | "<=" | ">" | ">=" | "=" | "+=" | "-=" | "*=" | "/="
                | "%=" | "^=" | "&=" | "|=" | "<<=" | ">>="
                    if is_behind =>
                {
                    self.at += found.len();
                    is_behind = false;
                }
                ".." | "..=" => {
                    self.at += found.len();
                    is_behind = !self.starts_expression(mode);
                    if is_behind {
                        return Ok(false);
                    }
                }
                "" if is_behind && self.eat("as") => self.ty(false)?,
                _ => return Ok(!is_behind),
            }
        }
    }

    fn starts_expression(&self, mode: Mode) -> bool {
        match self.kind() {
            End | Close => false,
            Open => mode & HEAD == 0 || !self.is("{"),
            Word => !matches!(self.word(), "as" | "else" | "in" | "where"),
            Mark => matches!(
                operator(self.tokens, self.at),
                "-" | "!" | "*" | "&" | "&&" | "|" | "||" | "<" | "<<" | "::" | ".." | "..=" | "#"
            ),
            _ => true,
        }
    }

    /// Expressions in brackets, and in `[x; n]` a number.
    fn expressions(&mut self, open: &'static str) -> Parsed<()> {
        let list = self.list(open, |p, _| {
            p.expression(ANY)?;
            p.option(";", |p| p.expression(ANY))
        });
        list.map(drop)
    }

    /// Calls, fields, indices and `?` behind an operand that begins at `start`.
    fn postfixes(&mut self, start: usize) -> Parsed<()> {
        let is_variable = self.is_name_at(start) || self.word_at(start) == "self";
        let variable = (is_variable && self.at == start + 1).then_some(start);
        let first = self.at;
        loop {
            match self.word() {
                "?" => self.at += 1,
                open @ ("(" | "[") => self.expressions(open)?,
                "." if self.eat_mark(".") => {
                    let is_field = matches!(self.kind(), Word | Literal);
                    let name = self.one(is_field, "a field or a method")?;
                    let variable = variable.filter(|_| name == first + 1);
                    if self.is("::") || self.is("(") {
                        self.events.push(Event::Method(name, variable));
                    } else if self.word_at(name) != "await" {
                        let name = self.tokens[name].name().to_string();
                        self.events.push(Event::Field(name, variable));
                    }
                    self.option("::", Self::generic_arguments)?;
                }
                _ => return Ok(()),
            }
        }
    }

    /// What stands between operators, without what follows behind `.`, `(` and the like.
    fn operand(&mut self, mode: Mode) -> Parsed<()> {
        let next = self.word_at(self.at + 1);
        match (self.kind(), self.word()) {
            (Begin(Fragment::Type | Fragment::Path), _) => self.path_expression(mode),
            (Begin(Fragment::Pattern), _) => self.fragment(Self::pattern),
            (Begin(Fragment::Statement), _) => self.fragment(Self::statement),
            (Begin(_), _) => self.fragment(|p| p.expression(ANY)),
            (Lifetime, _) => {
                self.at += 1;
                self.expect(":")?;
                self.nested(|p| p.operand(mode))
            }
            (Literal, word) | (_, word @ ("_" | "true" | "false")) => self.expect(word),
            (_, open @ ("(" | "[")) => self.expressions(open),
            (_, "{") => self.block(),
            (_, "#") => {
                self.attributes_behind(&["#", "["])?;
                self.expression(mode)
            }
            (_, "loop") => self.option("loop", Self::block),
            (_, "move" | "|") => self.block_or_closure(mode),
            (_, "async" | "const" | "static" | "unsafe") if matches!(next, "{" | "|" | "move") => {
                self.block_or_closure(mode)
            }
            (_, "if" | "while") => self.conditional(),
            (_, "match") => self.matching(),
            (_, "for") => self.in_scope(|p| {
                p.at += 1;
                let pattern = p.said_by(Self::pattern)?;
                p.expect("in")?;
                p.expression(HEAD)?;
                p.events.extend(pattern);
                p.block()
            }),
            (_, "let") => {
                self.at += 1;
                let start = self.at;
                let mut pattern = self.said_by(Self::pattern)?;
                let range = start..self.at;
                self.expect("=")?;
                let expression = self.matched(mode | SCRUTINEE)?;
                self.said_below(expression, range);
                self.events.append(&mut pattern);
                Ok(())
            }
            (_, "return" | "break" | "continue") => {
                self.at += 1;
                self.eat_kind(Lifetime);
                if !self.starts_expression(mode) {
                    return Ok(());
                }
                self.expression(mode & !STATEMENT)
            }
            _ => self.path_expression(mode),
        }
    }

    fn path_expression(&mut self, mode: Mode) -> Parsed<()> {
        let place = self.events.len();
        self.check(self.starts_path(), "an expression")?;
        let is_path = self.path_or_call(Role::Value, Place::Expression)?;
        if is_path && mode & HEAD == 0 && self.is("{") {
            self.set_role(place, Role::Construct);
            return self.list("{", |p, _| p.field_value()).map(drop);
        }
        Ok(())
    }

    fn field_value(&mut self) -> Parsed<()> {
        let is_base = self.eat("..");
        if is_base && self.is("}") {
            return Ok(());
        }
        if is_base {
            return self.expression(ANY);
        }
        let is_field = matches!(self.kind(), Word | Literal);
        self.check(is_field, "a field")?;
        if self.is_mark_at(self.at + 1, ":") {
            self.at += 2;
            return self.expression(ANY);
        }
        let name = self.segment()?;
        let path = Path::alone(name, Role::Value);
        self.events.push(Event::Path(path));
        Ok(())
    }

    /// A block or a closure, behind words that tell of it.
    fn block_or_closure(&mut self, mode: Mode) -> Parsed<()> {
        let before = |back| self.at.checked_sub(back).map_or("", |at| self.word_at(at));
        let is_argument = before(1) == "(" && before(3) == ".";
        let argument = is_argument.then(|| Taken::Argument(self.at - 2));
        while ["async", "const", "move", "static", "unsafe"].contains(&self.word()) {
            self.at += 1;
        }
        if self.is("{") {
            return self.block();
        }
        self.in_scope(|p| {
            let patterns = p.list("|", |p, _| {
                let start = p.at;
                let mut pattern = p.said_by(Self::pattern_alone)?;
                let below = argument.filter(|_| !p.is(":"));
                let below = below.map(|taken| Event::Below(vec![(taken, start..p.at)]));
                p.option(":", |p| p.annotation(start, &mut pattern))?;
                pattern.splice(0..0, below);
                Ok(pattern)
            })?;
            p.events.extend(patterns.into_iter().flatten());
            if p.is("->") {
                p.returns(false)?;
                return p.block();
            }
            p.expression(mode & !STATEMENT)
        })
    }

    /// A condition and the block in which its names are known, and what stands behind `else`.
    fn conditional(&mut self) -> Parsed<()> {
        loop {
            self.at += 1;
            self.in_scope(|p| {
                p.expression(HEAD)?;
                p.block()
            })?;
            if !self.eat("else") {
                return Ok(());
            }
            if !self.is("if") {
                return self.block();
            }
        }
    }

    fn matching(&mut self) -> Parsed<()> {
        self.expect("match")?;
        let expression = self.matched(HEAD)?;
        self.expect("{")?;
        self.inner_attributes()?;
        while !self.is("}") {
            let arm = |p: &mut Self| {
                let start = p.at;
                p.pattern_of(expression.clone())?;
                if p.tokens[start..p.at].iter().all(|token| token.text != "|") {
                    p.events.push(Event::Matched);
                }
                p.option("if", |p| p.expression(ANY))?;
                p.expect("=>")?;
                p.expression(STATEMENT)
            };
            self.part(|p, _| p.in_scope(arm))?;
            let ends = self.eat(",") || self.is_behind_block() || self.is("}");
            self.check(ends, ",")?;
        }
        self.expect("}")
    }

    /// An expression that a pattern takes apart: returns its tokens.
    fn matched(&mut self, mode: Mode) -> Parsed<Range<usize>> {
        let start = self.at;
        self.expression(mode)?;
        Ok(start..self.at)
    }

    /// A pattern that takes an expression apart.
    fn pattern_of(&mut self, expression: Range<usize>) -> Parsed<()> {
        let start = self.at;
        let pattern = self.said_by(Self::pattern)?;
        self.said_below(expression, start..self.at);
        self.events.extend(pattern);
        Ok(())
    }

    /// What an expression is that a pattern takes apart: written as a reference, or a variable.
    fn taken(&self, expression: Range<usize>) -> Option<Taken> {
        let Range { start, end } = expression;
        let mut at = start + 1;
        if at == end && (self.is_name_at(start) || self.word_at(start) == "self") {
            return Some(Taken::Variable(start));
        }
        let kind = match self.word_at(at) {
            "mut" => Reference::Unique,
            _ => Reference::Shared,
        };
        if !self.is_mark_at(start, "&") || self.word_at(at) == "raw" {
            return None;
        }
        while matches!(self.word_at(at), "mut" | "*") {
            at += 1;
        }
        // No operator stands between its operand and another one.
        while at < end {
            let mark = operator(self.tokens, at);
            if self.word_at(at) == "as" || !matches!(mark, "" | "." | "::" | "?" | "!") {
                return None;
            }
            at = match self.kind_at(at) {
                Open | Begin(_) => self.tokens[at].partner as usize + 1,
                _ => at + mark.len().max(1),
            };
        }
        Some(Taken::Reference(kind, start))
    }

    /// What a pattern and its parts take apart of an expression and, if that is a tuple, of its parts.
    fn taken_apart(
        &self,
        expression: Range<usize>,
        pattern: Range<usize>,
    ) -> Vec<(Taken, Range<usize>)> {
        if let Some(taken) = self.taken(expression.clone()) {
            return vec![(taken, pattern)];
        }
        let mut all = Vec::new();
        for pattern in cfg::split(self.tokens, pattern, "|") {
            let parts = |part: &Range<usize>| -> Vec<Range<usize>> {
                let open = part.start;
                let is_whole = self.tokens[open].partner as usize + 1 == part.end;
                let tuple = inside(self.tokens, open);
                let tuple = Some(tuple).filter(|_| is_whole && self.word_at(open) == "(");
                let parts = tuple.map(|tuple| cfg::split(self.tokens, tuple, ","));
                parts.into_iter().flatten().collect()
            };
            let (from, to) = (parts(&expression), parts(&pattern));
            if from.len() == to.len() {
                let pairs = from.into_iter().zip(to);
                all.extend(pairs.flat_map(|(from, to)| self.taken_apart(from, to)));
            }
        }
        all
    }

    fn said_below(&mut self, expression: Range<usize>, pattern: Range<usize>) {
        let all = self.taken_apart(expression, pattern);
        if !all.is_empty() {
            self.events.push(Event::Below(all));
        }
    }

    // Statements.

    /// A block with its braces.
    pub fn block(&mut self) -> Parsed<()> {
        if self.kind() == Begin(Fragment::Block) {
            return self.fragment(Self::block);
        }
        self.nested(|p| {
            p.expect("{")?;
            let place = p.events.len();
            p.events.push(Event::Open);
            let block = p.statements()?;
            if !block.items.is_empty() || !block.calls.is_empty() {
                p.events[place] = Event::Block(block);
            }
            p.events.push(Event::Close);
            p.expect("}")
        })
    }

    /// The inside of a block, and its items and calls.
    pub fn statements(&mut self) -> Parsed<Block> {
        self.blocks.push(Block::default());
        self.inner_attributes()?;
        while !self.ends() {
            self.statement()?;
        }
        Ok(self.blocks.pop().expect("the block that was pushed"))
    }

    /// Whether a block, or the inside of one that a macro writes, ends here.
    fn ends(&self) -> bool {
        self.is("}") || self.kind() == End
    }

    fn statement(&mut self) -> Parsed<()> {
        if self.eat(";") {
            return Ok(());
        }
        if self.kind() == Begin(Fragment::Statement) {
            self.fragment(Self::statement)?;
            self.eat(";");
            return Ok(());
        }
        let is_open = self.part(Self::open_statement)? == Some(true);
        let ends = self.eat(";") || !is_open;
        self.check(ends, ";")
    }

    /// A statement without the `;` behind it: returns whether it needs that.
    fn open_statement(&mut self, attributes: &Attributes) -> Parsed<bool> {
        let is_fragment = self.kind() == Begin(Fragment::Item);
        if is_fragment || self.is("pub") || self.item_kind().1 != Kind::Call {
            if let Some(item) = self.item(attributes, Place::Statement)? {
                let Some(block) = self.blocks.last_mut() else {
                    return self.fail("no item");
                };
                self.events.push(Event::Item(block.items.len()));
                block.items.push(item);
            }
            return Ok(false);
        }
        if self.eat("let") {
            let start = self.at;
            let mut pattern = self.said_by(Self::pattern)?;
            let range = start..self.at;
            self.option(":", |p| p.annotation(start, &mut pattern))?;
            if self.eat("=") {
                let expression = self.matched(ANY)?;
                self.said_below(expression.clone(), range.clone());
                if let Some(Taken::Reference(kind, _)) = self.taken(expression) {
                    let own = Some(kind).filter(|_| self.is_variable(range));
                    tell(&mut pattern, None, own);
                }
                self.option("else", Self::block)?;
            }
            // Its names are known behind it.
            self.events.append(&mut pattern);
            return Ok(self.kind() != End);
        }
        if self.call_statement() {
            return Ok(false);
        }
        self.expression(STATEMENT)?;
        Ok(!self.is_behind_block() && !self.ends())
    }

    /// A macro call with braces, or with `;` behind it, is a statement of its own.
    fn call_statement(&mut self) -> bool {
        let start = self.at;
        if let Some(call) = self.plain_call(Place::Statement) {
            let goes_on = self.word_at(call.open) != "{" || matches!(self.word(), "." | "?");
            if self.is(";") || self.kind() == End || !goes_on {
                if let Some(block) = self.blocks.last_mut() {
                    block.calls.push(call.clone());
                }
                self.events.push(Event::Call(call));
                return true;
            }
        }
        self.at = start;
        false
    }

    // Items.

    /// All items up to a closing bracket or the end.
    pub fn items(&mut self, place: Place) -> Parsed<Vec<Item>> {
        let mut items = Vec::new();
        while !self.ends() {
            if !self.eat(";") {
                let item = self.part(|p, attributes| p.item(attributes, place))?;
                items.extend(item.flatten());
            }
        }
        Ok(items)
    }

    /// An item behind its attributes; none if a `cfg` leaves it out.
    fn item(&mut self, attributes: &Attributes, place: Place) -> Parsed<Option<Item>> {
        if self.kind() == Begin(Fragment::Item) {
            let item = self.fragment(|p| p.items(place))?.pop();
            return Ok(item.filter(|_| !attributes.off));
        }
        let events = std::mem::take(&mut self.events);
        let blocks = std::mem::take(&mut self.blocks);
        let item = self.nested(|p| p.item_behind(attributes, place));
        (self.events, self.blocks) = (events, blocks);
        Ok(Some(item?).filter(|_| !attributes.off))
    }

    fn item_behind(&mut self, attributes: &Attributes, place: Place) -> Parsed<Item> {
        let first = self.at;
        let visibility = self.visibility()?;
        let (keyword, kind) = self.item_kind();
        self.at = keyword;
        let mut item = Item {
            tokens: attributes.start..attributes.start,
            attributes: attributes.names.clone(),
            first,
            visibility,
            kind,
            name: None,
            head_end: 0,
            takes_self: false,
            opaque: Vec::new(),
            takes_opaque: false,
            events: Vec::new(),
            body: Body::None,
        };
        item.body = self.item_body(&mut item, place)?;
        item.tokens.end = self.at;
        item.events = std::mem::take(&mut self.events);
        Ok(item)
    }

    fn visibility(&mut self) -> Parsed<Visibility> {
        if !self.eat("pub") {
            return Ok(Visibility::Private);
        }
        let word = self.word_at(self.at + 1);
        let closes = self.word_at(self.at + 2) == ")";
        let narrows = word == "in" || (closes && matches!(word, "crate" | "self" | "super"));
        if !self.is("(") || !narrows {
            return Ok(Visibility::Public);
        }
        self.at += 1;
        self.eat("in");
        let path = self.plain_path(Role::Type)?;
        self.expect(")")?;
        Ok(Visibility::In(path.segments))
    }

    /// What an item is, and where its keyword stands, behind what may stand in front of that.
    /// Without a keyword it can be a macro call.
    fn item_kind(&self) -> (usize, Kind) {
        let mut at = self.at;
        loop {
            let (next, kind) = (self.word_at(at + 1), self.kind_at(at + 1));
            let abi = usize::from(kind == Literal);
            let kind = match self.word_at(at) {
                "const" if matches!(next, "fn" | "unsafe" | "async" | "extern") => None,
                "async" | "unsafe" | "default" | "safe" | "auto" if kind == Word => None,
                "extern" if self.word_at(at + 1 + abi) == "fn" => None,
                "fn" => Some(Kind::Function),
                "struct" => Some(Kind::Struct),
                "union" if self.is_name_at(at + 1) => Some(Kind::Union),
                "enum" => Some(Kind::Enum),
                "trait" => Some(Kind::Trait),
                "impl" => Some(Kind::Impl),
                "mod" => Some(Kind::Module),
                "use" => Some(Kind::Use),
                "const" if !matches!(next, "{" | "|" | "move") => Some(Kind::Constant),
                "static" if !matches!(next, "|" | "move") => Some(Kind::Static),
                "type" => Some(Kind::Alias),
                "extern" if next == "crate" => Some(Kind::ExternCrate),
                "extern" => Some(Kind::Foreign),
                "macro_rules" if next == "!" && self.is_name_at(at + 2) => Some(Kind::Macro),
                _ => Some(Kind::Call),
            };
            match kind {
                Some(kind) => return (at, kind),
                None => at += 1 + abi,
            }
        }
    }

    /// What stands between an item's keyword and its body, as far as the item has it.
    fn head(&mut self, item: &mut Item) -> Parsed<()> {
        self.at += if item.kind == Kind::Macro { 2 } else { 1 };
        let is_constant = matches!(item.kind, Kind::Constant | Kind::Static);
        let _ = is_constant && self.eat("mut");
        let is_blank = is_constant && self.is("_");
        item.name = Some(self.one(is_blank || self.is_name_at(self.at), "a name")?);
        self.generics()?;
        let mut patterns = Vec::new();
        if item.kind == Kind::Function {
            self.opaque.clear();
            patterns = self.list("(", |p, _| p.parameter(&mut item.takes_self))?;
            let taken = std::mem::take(&mut self.opaque);
            self.returns(true)?;
            item.takes_opaque = !taken.is_empty();
            item.opaque = std::mem::take(&mut self.opaque);
        } else if is_constant {
            self.expect(":")?;
            self.ty(true)?;
        } else {
            self.option(":", Self::bounds)?;
        }
        self.where_clause()?;
        self.events.extend(patterns.into_iter().flatten());
        item.head_end = self.at;
        Ok(())
    }

    fn item_body(&mut self, item: &mut Item, place: Place) -> Parsed<Body> {
        match item.kind {
            Kind::Impl => self.implementation(item),
            Kind::Use => {
                self.expect("use")?;
                let mut leaves = Vec::new();
                let tree = self.use_tree(Leaf::default(), &mut leaves)?;
                item.head_end = self.at;
                self.expect(";")?;
                Ok(Body::Use(Use { leaves, tree }))
            }
            Kind::ExternCrate => {
                self.at += 2;
                let library = self.segment()?;
                item.name = self.alias()?.or(Some(library));
                item.head_end = self.at;
                self.expect(";")?;
                Ok(Body::ExternCrate(library))
            }
            Kind::Call => {
                let Some(call) = self.plain_call(place) else {
                    return self.fail("an item");
                };
                item.head_end = call.open;
                if self.word_at(call.open) != "{" {
                    self.semicolon()?;
                }
                Ok(Body::Call(call))
            }
            Kind::Foreign => {
                self.at += 1;
                self.eat_kind(Literal);
                item.head_end = self.at;
                self.members(Place::Member).map(Body::Items)
            }
            _ => {
                self.head(item)?;
                self.body_behind_head(item)
            }
        }
    }

    fn body_behind_head(&mut self, item: &Item) -> Parsed<Body> {
        match item.kind {
            Kind::Macro => {
                let open = self.group()?;
                let _ = self.word_at(open) == "{" || self.eat(";");
                return Ok(Body::Group(open));
            }
            Kind::Function if !self.eat(";") => {
                let is_body = self.is("{") || self.kind() == Begin(Fragment::Block);
                self.check(is_body, "a function's body")?;
                return self.group().map(Body::Group);
            }
            Kind::Struct | Kind::Union => {
                let is_tuple = self.is("(");
                let fields = self.fields()?;
                self.where_clause()?;
                if is_tuple || item.head_end == self.at {
                    self.expect(";")?;
                }
                return Ok(Body::Fields(fields));
            }
            Kind::Enum => return self.list("{", Self::variant).map(Body::Variants),
            Kind::Trait => return self.members(Place::Member).map(Body::Items),
            Kind::Module if !self.eat(";") => return self.members(Place::Item).map(Body::Items),
            Kind::Alias => {
                self.option("=", |p| p.ty(true))?;
                self.where_clause()?;
                self.expect(";")?;
            }
            Kind::Constant | Kind::Static => {
                self.option("=", |p| p.expression(ANY))?;
                // The last one in `thread_local!` may go without.
                self.semicolon()?;
            }
            _ => {}
        }
        Ok(Body::None)
    }

    /// The fields in braces or parentheses; none of a unit.
    fn fields(&mut self) -> Parsed<Vec<Field>> {
        let open = self.word();
        if !matches!(open, "{" | "(") {
            return Ok(Vec::new());
        }
        let mut number = 0;
        self.list(open, |p, attributes| {
            p.visibility()?;
            let mut name = number.to_string();
            if open == "{" {
                name = p.tokens[p.name()?].name().to_string();
                p.expect(":")?;
            }
            p.ty(true)?;
            number += usize::from(!attributes.off);
            let tokens = attributes.start..p.at;
            Ok(Field { name, tokens })
        })
    }

    fn variant(&mut self, attributes: &Attributes) -> Parsed<Variant> {
        self.visibility()?;
        let name = self.name()?;
        let fields = self.fields()?;
        self.option("=", |p| p.expression(ANY))?;
        let mut names = attributes.names.iter();
        let is_default = names.any(|&name| self.word_at(name) == "default");
        Ok(Variant {
            name,
            fields,
            is_default,
        })
    }

    /// The items in braces.
    fn members(&mut self, place: Place) -> Parsed<Vec<Item>> {
        self.expect("{")?;
        self.inner_attributes()?;
        let items = self.items(place)?;
        self.expect("}")?;
        Ok(items)
    }

    fn implementation(&mut self, item: &mut Item) -> Parsed<Body> {
        self.expect("impl")?;
        if self.is("<") && self.opens_generics() {
            self.generics()?;
        }
        self.eat("const");
        self.eat("!");
        let mut of = None;
        let (mut on, mut is_reference) = self.head_type()?;
        if self.eat("for") {
            of = on;
            if let Some(of) = of {
                self.set_role(of, Role::Bound);
            }
            (on, is_reference) = self.head_type()?;
        }
        self.where_clause()?;
        item.head_end = self.at;
        let items = self.members(Place::Member)?;
        Ok(Body::Impl(Impl {
            of,
            on,
            is_reference,
            items,
        }))
    }

    /// A type in the head of an impl; tells which event it is if it is a path or a reference to one,
    /// and which of both.
    fn head_type(&mut self) -> Parsed<(Option<usize>, bool)> {
        let start = self.at;
        self.type_prefixes()?;
        let is_reference = self.at > start;
        if self.is_type_fragment() {
            let (on, is_inside) = self.fragment(Self::head_type)?;
            return Ok((on, is_reference || is_inside));
        }
        let place = self.events.len();
        let is_path = self.starts_path() && !self.is("<");
        self.ty(true)?;
        let is_path = is_path && self.path_said_at(place).is_some();
        Ok((is_path.then_some(place), is_reference))
    }

    /// Whether the `<` behind `impl` opens parameters and no type.
    fn opens_generics(&self) -> bool {
        let next = self.at + 1;
        matches!(self.word_at(next), ">" | "#" | "const")
            || self.kind_at(next) == Lifetime
            || (self.is_name_at(next)
                && matches!(self.word_at(next + 1), ">" | "," | ":" | "=")
                && !self.is_mark_at(next + 1, "::"))
    }

    /// A part of a `use`, behind the path of `leaf`.
    fn use_tree(&mut self, mut leaf: Leaf, leaves: &mut Vec<Leaf>) -> Parsed<Tree> {
        let start = self.at;
        leaf.global |= leaf.path.is_empty() && self.eat("::");
        let mut is_whole = false;
        if self.kind() == Begin(Fragment::Path) {
            leaf.path.extend(self.plain_path(Role::Type)?.segments);
            is_whole = !self.eat("::");
        }
        while self.is_segment_at(self.at) && self.is_mark_at(self.at + 1, "::") {
            leaf.path.push(self.at);
            self.at += 3;
        }
        if self.is("{") {
            let head = start..self.at;
            let trees = self.list("{", |p, _| p.nested(|p| p.use_tree(leaf.clone(), leaves)))?;
            return Ok(Tree::Group(head, trees));
        }
        if is_whole || !self.eat("*") {
            if !is_whole {
                let last = self.segment()?;
                if self.word_at(last) != "self" || leaf.path.is_empty() {
                    leaf.path.push(last);
                }
            }
            leaf.name = self.alias()?.or(leaf.path.last().copied());
        }
        leaves.push(leaf);
        Ok(Tree::Leaf(start..self.at, leaves.len() - 1))
    }

    fn alias(&mut self) -> Parsed<Option<usize>> {
        let is_there = self.eat("as");
        let name = is_there.then(|| self.one(self.kind() == Word, "a name"));
        name.transpose()
    }

    // What macros ask for.

    /// Parses what a macro's fragment of a kind may stand for.
    pub fn macro_fragment(&mut self, kind: &str) -> Parsed<()> {
        match (self.kind(), kind) {
            (Begin(Fragment::Meta), "meta")
            | (Begin(Fragment::Statement), "stmt")
            | (Begin(Fragment::Path), "path") => self.group().map(drop),
            (Begin(Fragment::Expression), "literal") => self.fragment(|p| p.macro_fragment(kind)),
            (_, "expr" | "expr_2021") => {
                let is_one = !matches!(self.word(), "let" | "_");
                self.check(is_one, "an expression")?;
                self.expression(ANY)
            }
            (_, "ty") => self.ty(true),
            (_, "pat") => self.pattern(),
            (_, "pat_param") => self.pattern_alone(),
            (_, "path") => self.path(Role::Type),
            (_, "stmt") => {
                self.blocks.push(Block::default());
                self.part(Self::open_statement).map(drop)
            }
            (_, "block") => self.block(),
            (_, "item") => self
                .part(|p, attributes| p.item(attributes, Place::Item))
                .map(drop),
            (_, "meta") => {
                self.plain_path(Role::Type)?;
                if self.kind() == Open {
                    return self.group().map(drop);
                }
                self.option("=", |p| p.expression(ANY))
            }
            (_, "vis") => self.visibility().map(drop),
            (_, "literal") => {
                let found = self.literal();
                self.check(found, "a literal")
            }
            _ => self.fail("a known kind of fragment"),
        }
    }

    /// Arguments of macros like `println!` and `vec!`: expressions between `,` and `;`, some named.
    pub fn arguments(&mut self) -> Parsed<()> {
        while self.at < self.tokens.len() {
            if self.is_name_at(self.at) && self.is_mark_at(self.at + 1, "=") {
                self.at += 2;
            }
            self.expression(ANY)?;
            if !self.eat(",") && !self.eat(";") {
                break;
            }
        }
        Ok(())
    }

    /// Arguments of `matches!`.
    pub fn match_arguments(&mut self) -> Parsed<()> {
        let expression = self.matched(ANY)?;
        self.expect(",")?;
        self.in_scope(|p| {
            p.pattern_of(expression)?;
            p.option("if", |p| p.expression(ANY))
        })?;
        self.eat(",");
        Ok(())
    }

    /// What a macro's call comes to as a type, a pattern, or an expression. Whether it ends with `;`, which
    /// is allowed there.
    pub fn whole(&mut self, place: Place) -> Parsed<bool> {
        match place {
            Place::Type => self.ty(true)?,
            Place::Pattern => self.pattern()?,
            _ => self.expression(ANY)?,
        }
        Ok(self.eat(";"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::tokens_of as tokens;

    /// Parses the bodies of all functions, and what stands in them.
    fn bodies(tokens: &[Token], items: &[Item], said: &mut Vec<String>) -> Parsed<()> {
        for item in items {
            match &item.body {
                Body::Items(items) | Body::Impl(Impl { items, .. }) => bodies(tokens, items, said)?,
                Body::Group(open) if item.kind == Kind::Function => {
                    let (range, cfg) = (*open..tokens[*open].partner as usize + 1, Cfg::default());
                    let mut parser = Parser::new(tokens, range, &cfg);
                    parser.block()?;
                    for event in std::mem::take(&mut parser.events) {
                        said.extend(say(tokens, &event));
                        if let Event::Block(block) = event {
                            bodies(tokens, &block.items, said)?;
                        }
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// A short form of an event.
    fn say(tokens: &[Token], event: &Event) -> Option<String> {
        let join = |names: &[usize]| {
            let names: Vec<_> = names.iter().map(|&at| tokens[at].text).collect();
            names.join("::")
        };
        Some(match event {
            Event::Open | Event::Block(_) => "{".to_string(),
            Event::Close => "}".to_string(),
            Event::Bind(name) | Event::Typed(Typed { name, .. }) => {
                format!("+{}", tokens[*name].text)
            }
            Event::Name(name) => format!("?{}", tokens[*name].text),
            Event::Path(path) => join(&path.segments),
            Event::Associated(path) => format!("<>{}", join(&path.names)),
            Event::Method(name, _) => format!(".{}()", tokens[*name].text),
            Event::Field(name, _) | Event::Part(name, _) => format!(".{name}"),
            Event::Call(call) => format!("{}!", join(&call.path.segments)),
            _ => return None,
        })
    }

    /// What the functions in a file say, or the byte and what had to stand there.
    fn parse(text: &str) -> Result<String, (usize, &'static str)> {
        let tokens = tokens(text).expect("tokens");
        let cfg = Cfg::default();
        let mut parser = Parser::new(&tokens, 0..tokens.len(), &cfg);
        let mut said = Vec::new();
        let parsed = parser.inner_attributes().and_then(|_| {
            let items = parser.items(Place::Item)?;
            parser.expect_done()?;
            bodies(&tokens, &items, &mut said)
        });
        let start = Token::start;
        let place = |at: usize| tokens.get(at).map_or(text.len(), start);
        parsed.map_err(|failure| (place(failure.at), failure.expected))?;
        Ok(said.join(" "))
    }

    const ITEMS: &str = "
        #![allow(x)] #[doc = \"y\"] pub(crate) fn f() {}
        pub(in crate::a) const unsafe extern \"C\" fn f<'a, T: ?Sized + 'a, const N: usize>(self: &Self);
        fn f(#[a] &mut self, (a, b): (u8, [u8; 2]), _: impl Fn(u8) -> u8 + Send, ...) -> ! where T: A {}
        fn f(x: &dyn for<'a> Fn(&'a T) -> U, y: Box<dyn Fn() + 'static>, z: *const u8, w: fn(a: u8, ...)) {}
        fn f(x: for<'a> fn(&'a u8), y: <T as A<B = C>>::D, z: Foo<{ N + 1 }, -1, 'a>, w: Vec<Vec<u8>>) {}
        struct A; struct A(pub u8, #[cfg(test)] u8) where T: B; pub struct A<T = u8> where T: B { a: T, pub b: m!(), }
        union U { a: u8 } enum E { #[default] A, B(u8), C { a: u8 } = 3, D = 1 + 2, }
        unsafe auto trait A<T>: B + C where for<'a> &'a T: D { type E<'a>: F where Self: 'a; const G: u8; fn h(u8); }
        impl<T> !Send for X<T> {} unsafe impl<T> A for [T] {} impl <A as B>::C {} impl<T: A<B: C>> X<T> { m!(); }
        extern crate a as b; extern \"C\" { static X: u8; fn f(); } mod a; mod b { #![c] use d; }
        use ::a::{self, b as _, c::*, d::{e}}; use {a, b}; use a::b::c; const _: () = (); static mut X: u8 = 1;
        type A<T> = B<T>; macro_rules! m { () => {} } m! { x } a::m!(x); fn f<T>() where T: Iterator<Item: A>, {}";

    const STATEMENTS: &str = "
        a.small() || a.large(); (a < b, c > d); (x as usize) < y; x as u8 > y; f::<Vec<Vec<u8>>>(); a.b::<C>().0.1?;
        let Some(x) = y else { return }; if let A | B = x && let C(d) = e && f {} else if g {} else {}
        || x; |(a, b): (u8, u8)| -> u8 { a }; move |&x, _| async move {}; static || (); async |x| x.await;
        ..; a..; ..b; a..b; a..=b; for i in 0.. {} x[..]; x[1..][..=2]; f(.., a..); return ..; &a[..n];
        match x { 0..=9 | 20.. => {} ..=-1 => {} 'a'..'b' => {}, x @ (A | B) if let C = d => e, _ => {} }
        match x { &mut ref y | [a, .., b] => (), A { b, c: d, ref mut e, .. } => (), -1 | A::<B>::C => (), m!(x) => () }
        'a: loop { break 'a x; } 'b: while x { continue 'b } 'c: { break 'c } &raw const x; &raw mut y; &raw; &&mut x;
        *if a { &mut b } else { &mut c } = d; unsafe {} const { 1 } async move {}.await; match x {}.y();
        #[a] { #![b] } #[a] let x = #[b] c; f(#[a] x); [#[a] x, y]; [x; 2]; A { #[a] b, c: d, ..e }; if a == (A {}) {}
        m![x].y(); m! { x } (a); vec![1][0]; <A as B>::c(); <[u8]>::d; a = b; a += 1; a <<= 2; a >>= b; !a; -b; *c;
        let x: u8; fn f() { struct A { x: u8 } } use a::b; return; if a {} - 1; x.y = |a| b; a as B + c; r#try; _ = x; x";

    fn file() -> String {
        format!("{ITEMS} fn f() {{{STATEMENTS} }}")
    }

    #[test]
    fn all_productions_parse() {
        for text in [&file(), include_str!("syntax.rs"), include_str!("tree.rs")] {
            assert!(parse(text).is_ok(), "{:?}", parse(text));
        }
    }

    #[test]
    fn failures_tell_the_place() {
        for (text, at, expected) in [
            ("fn f() { let x = ; }", 17, "an expression"),
            ("fn 1() {}", 3, "a name"),
            ("fn f( {}", 6, "a pattern"),
            ("struct S { a u8 }", 13, ":"),
            ("struct S", 8, ";"),
            ("enum E { 1 }", 9, "a name"),
            ("use a::;", 7, "a name"),
            ("use a", 5, ";"),
            ("impl X { 1 }", 9, "an item"),
            ("x", 0, "an item"),
            ("m!() fn f() {}", 5, ";"),
            ("fn f() -> {}", 10, "a name"),
            ("fn f() x", 7, "a function's body"),
            ("type A = *u8;", 10, "`const` or `mut`"),
            ("fn f() { match x { 1 => } }", 24, "an expression"),
            ("fn f() { match x { 1 => 2 3 } }", 26, ","),
            ("fn f() { match x { = } }", 19, "a pattern"),
            ("fn f() { x y }", 11, ";"),
            ("fn f() { x.+ }", 11, "a field or a method"),
            ("fn f() { A { + } }", 13, "a field"),
            ("fn f() { if x }", 14, "{"),
            ("fn f() { 'a }", 12, ":"),
            // So rustc has it, too.
            ("fn f() { x as u8 < y; }", 20, ">"),
        ] {
            // A bracket that is not closed is the scanner's to refuse.
            let parsed = tokens(text).map(|_| parse(text));
            assert!(
                parsed.map_or(true, |parsed| parsed == Err((at, expected))),
                "{text}"
            );
        }
    }

    #[test]
    fn names_are_said_where_they_begin_to_mean_something() {
        for (body, expected) in [
            ("let x: T = x; x", "{ T x +x x }"),
            ("let A(x, b) = y else { z };", "{ y { z } A ?x ?b .0 .1 }"),
            ("for x in y { x }", "{ { y ?x { x } } }"),
            ("if let x = y { x } z", "{ { y ?x { x } } z }"),
            ("while let x = y && x {}", "{ { y ?x x { } } }"),
            (
                "match a { b if c => d, e => f }",
                "{ a { ?b c d } { ?e f } }",
            ),
            ("|x: T, y| x.z().w", "{ { T +x ?y x .z() .w } }"),
            ("A { b, c: d }", "{ A b d }"),
            ("let S { b, c: d } = e;", "{ e S .b +b .c ?d }"),
            ("<T as U>::v::<W>()", "{ <>v T U W }"),
            ("m!(x); let y = n![z];", "{ m! n! ?y }"),
            ("#[cfg(test)] let x = y; z", "{ z }"),
        ] {
            assert_eq!(
                parse(&format!("fn f() {{ {body} }}")).as_deref(),
                Ok(expected),
                "{body}"
            );
        }
    }

    /// A part of a text with brackets added where it was cut.
    fn balanced(text: &str) -> String {
        let (mut before, mut open) = (String::new(), Vec::new());
        for (kind, mark) in crate::tokens::tokens(text) {
            let pair = ["()", "[]", "{}"]
                .into_iter()
                .find(|pair| pair.contains(mark));
            match (kind, pair) {
                (Open, Some(pair)) => open.push(&pair[1..]),
                (Close, Some(pair)) if open.pop().is_none() => before.insert_str(0, &pair[..1]),
                _ => {}
            }
        }
        open.reverse();
        format!("{before}{text}{}", open.concat())
    }

    #[test]
    fn parts_of_texts_do_not_panic() {
        for (text, step) in [(file().as_str(), 3), (include_str!("syntax.rs"), 1999)] {
            for token in tokens(text).expect("tokens").iter().step_by(step) {
                let (before, behind) = text.split_at(token.start());
                for part in [before, behind] {
                    let _ = parse(&balanced(part));
                    let _ = parse(&format!("fn f() {{ {} }}", balanced(part)));
                }
            }
        }
    }
}
