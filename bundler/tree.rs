//! The syntax tree, as far as later stages ask for it.
//!
//! Items are a tree. What stands in heads and bodies is a list of [`Event`]s, in the order in which
//! names come to mean something: the value of a `let` before its pattern, a block's end where its
//! names end. Places are indices of tokens in the list that was parsed.
use crate::source::Token;
use std::ops::Range;

/// What an item is, by its keyword; a `Call` is a macro's, `Foreign` is `extern "C" {}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Function,
    Struct,
    Union,
    Enum,
    Trait,
    Impl,
    Module,
    Use,
    Constant,
    Static,
    Alias,
    Macro,
    Call,
    ExternCrate,
    Foreign,
}

/// Who may name an item.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Visibility {
    /// Its module.
    Private,
    /// The module at a path: `pub(crate)`, `pub(super)`, `pub(in crate::a)`, `pub(self)`.
    In(Vec<usize>),
    /// All.
    Public,
}

/// An item.
#[derive(Debug)]
pub struct Item {
    pub kind: Kind,
    /// All of it, with attributes and visibility.
    pub tokens: Range<usize>,
    /// The brackets of its outer attributes.
    pub attributes: Vec<usize>,
    /// Its first token behind the attributes.
    pub first: usize,
    /// Who may name it.
    pub visibility: Visibility,
    /// Its name, if it has one.
    pub name: Option<usize>,
    /// The first token behind its head: a bracket, `=` or `;`.
    pub head_end: usize,
    /// Whether it is a function that takes `self`.
    pub takes_self: bool,
    /// The types `impl Trait` that a function returns, and whether it takes some.
    pub opaque: Vec<Range<usize>>,
    pub takes_opaque: bool,
    /// What its head, its fields and its value say. A function's body is not in it.
    pub events: Vec<Event>,
    /// What there is to it beside.
    pub body: Body,
}

/// What an item holds.
#[derive(Debug)]
pub enum Body {
    /// Nothing, or what the events tell.
    None,
    /// The brace of a function's body, the bracket of a macro's rules.
    Group(usize),
    /// The items of a module, a trait, an impl or a foreign block.
    Items(Vec<Item>),
    Impl(Impl),
    /// The fields of a struct or a union, by name or number.
    Fields(Vec<Field>),
    /// The variants of an enum.
    Variants(Vec<Variant>),
    /// The tree of a `use`.
    Use(Use),
    /// The crate of an `extern crate`, a macro call.
    ExternCrate(usize),
    Call(Call),
}

/// The head and the members of an impl.
#[derive(Debug)]
pub struct Impl {
    /// The trait, if it is of one, and the type, if that is a path or a reference to one, as indices
    /// of events.
    pub of: Option<usize>,
    pub on: Option<usize>,
    pub is_reference: bool,
    pub items: Vec<Item>,
}

/// A field.
#[derive(Debug)]
pub struct Field {
    /// Its name or number.
    pub name: String,
    /// Its tokens: attributes, visibility, name and type.
    pub tokens: Range<usize>,
}

/// A variant.
#[derive(Debug)]
pub struct Variant {
    pub name: usize,
    pub fields: Vec<Field>,
    /// Whether it is `#[default]`.
    pub is_default: bool,
}

/// A `use`.
#[derive(Debug)]
pub struct Use {
    /// The names that it brings in.
    pub leaves: Vec<Leaf>,
    /// How they are written.
    pub tree: Tree,
}

/// A name, or all names, that a `use` brings in.
#[derive(Clone, Debug, Default)]
pub struct Leaf {
    /// Whether the path begins with `::`.
    pub global: bool,
    /// The path; `self` at the end of a group is left out.
    pub path: Vec<usize>,
    /// The new name; none for `*`.
    pub name: Option<usize>,
}

/// A part of a `use`.
#[derive(Debug)]
pub enum Tree {
    /// Tokens that bring in the leaf of an index.
    Leaf(Range<usize>, usize),
    /// A prefix with its `::`, and what stands in braces behind it.
    Group(Range<usize>, Vec<Tree>),
}

/// What a path is there for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// A type; a trait that is a type, too.
    Type,
    /// A trait, as a bound or in front of its types.
    Bound,
    /// A value.
    Value,
    /// A struct or a variant that is made by braces.
    Construct,
    /// A constant, a struct or a variant in a pattern.
    Pattern,
    /// A struct or a variant that a pattern takes apart by braces.
    Destructure,
}

/// A path without its generic arguments.
#[derive(Clone, Debug)]
pub struct Path {
    /// Whether it begins with `::`.
    pub global: bool,
    /// Its names.
    pub segments: Vec<usize>,
    /// What it is there for.
    pub role: Role,
}

impl Path {
    /// A path whose names are to come.
    pub fn new(role: Role) -> Self {
        Self {
            global: false,
            segments: Vec::new(),
            role,
        }
    }

    /// The path that is one name.
    pub fn alone(name: usize, role: Role) -> Self {
        Self {
            segments: vec![name],
            ..Self::new(role)
        }
    }
}

/// `<T as Trait>::name`, or what follows a type that is no plain path.
#[derive(Debug)]
pub struct Associated {
    /// The type, if it is a path.
    pub on: Option<Path>,
    /// The trait, if it is named.
    pub of: Option<Path>,
    /// The names behind it.
    pub names: Vec<usize>,
}

/// Where a macro is called. Members are those of an impl, a trait or a foreign block.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    Item,
    Member,
    Statement,
    Expression,
    Type,
    Pattern,
}

/// A call of a macro.
#[derive(Clone, Debug)]
pub struct Call {
    pub path: Path,
    /// The bracket of its arguments.
    pub open: usize,
    /// Where it stands.
    pub place: Place,
}

impl Call {
    /// The name of the macro, without the path to it.
    pub fn name<'a>(&self, tokens: &'a [Token]) -> &'a Token {
        &tokens[self.path.segments[self.path.segments.len() - 1]]
    }
}

/// The items of a block and its statements that are macro calls, in order.
#[derive(Debug, Default)]
pub struct Block {
    pub items: Vec<Item>,
    /// The brackets of the calls.
    pub calls: Vec<Call>,
}

/// A kind of reference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reference {
    Shared,
    Unique,
}

/// A local variable and what is told of its type.
#[derive(Clone, Copy, Debug)]
pub struct Typed {
    pub name: usize,
    /// Where a path begins that is the type, or what that is a reference to.
    pub of: Option<usize>,
    /// The reference that it is.
    pub reference: Option<Reference>,
}

/// What a pattern takes apart.
#[derive(Clone, Copy, Debug)]
pub enum Taken {
    /// What is written as a reference, from a token on.
    Reference(Reference, usize),
    /// A variable.
    Variable(usize),
    /// What a method of a name hands a closure.
    Argument(usize),
}

/// One thing that code says.
#[derive(Debug)]
pub enum Event {
    /// A scope of local names begins.
    Open,
    /// A block begins that holds items or calls macros as statements.
    Block(Block),
    /// The last scope ends.
    Close,
    /// A local variable.
    Bind(usize),
    /// A local variable of which a type is told.
    Typed(Typed),
    /// A pattern comes whose parts there take apart what is told.
    Below(Vec<(Taken, Range<usize>)>),
    /// A parameter without a name, as in a trait of edition 2015: its type.
    Unnamed(usize),
    /// A type parameter.
    Generic(usize),
    /// A name in a pattern: a variable, or what the name already means.
    Name(usize),
    Path(Path),
    /// A path behind a type.
    Associated(Box<Associated>),
    /// An associated type of a bound, as `Item` in `Iterator<Item = u8>`.
    Binding(usize),
    /// `.name()`, and the variable before it, if it is one.
    Method(usize, Option<usize>),
    /// A field that an expression reads, by name or number, and the variable before it, if it is one.
    Field(String, Option<usize>),
    /// The pattern of an arm ends, which has no alternatives.
    Matched,
    /// A field that a pattern reads, by name or number; `-1` is the last behind a `..`. The pattern's
    /// path begins at a token.
    Part(String, usize),
    Call(Call),
    /// The item of that index of the innermost block stands here.
    Item(usize),
}

impl Event {
    /// A path behind a type, as far as that and its trait are plain paths.
    pub fn associated(on: Option<Path>, of: Option<Path>, names: Vec<usize>) -> Self {
        Self::Associated(Box::new(Associated { on, of, names }))
    }
}
