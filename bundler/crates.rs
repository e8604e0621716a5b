//! The crates as trees of modules with their items and imports.
use crate::cfg::{split, Cfg};
use crate::error::Error;
use crate::manifest::Manifest;
use crate::source::{inner_attributes, inside, Source, Token};
use crate::syntax::{Failure, Parser};
use crate::tree::{Block, Body, Call, Event, Item, Kind, Leaf};
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::ops::Range;
use std::path::PathBuf;
use std::rc::Rc;

/// The index of a crate; crate 0 is the solution.
pub type CrateId = usize;
/// The index of a module.
pub type ModuleId = usize;
/// The index of an item.
pub type ItemId = usize;
/// The index of a name that a `use` brings in.
pub type ImportId = usize;
/// The macros of textual scope at a place: the last one or the last call that may write some. Those
/// before are behind it.
pub type Textual = Option<ItemId>;

/// A crate: the solution or a library.
#[derive(Clone, Default)]
pub struct Crate {
    /// Its name.
    pub name: String,
    /// Its root module, and the file of that.
    pub root: ModuleId,
    pub file: PathBuf,
    pub source: Option<&'static Source>,
    /// Its edition.
    pub edition: u32,
    /// What its manifest says, and the features that are asked of it.
    pub manifest: Rc<Manifest>,
    pub asked: BTreeSet<String>,
    /// What its `cfg`s come to.
    pub cfg: Rc<Cfg>,
    /// The crates that it calls by other names than theirs.
    pub aliases: BTreeMap<String, CrateId>,
    /// The crates whose exported macros are everywhere in it.
    pub macro_use: Vec<CrateId>,
}

/// A module, or a block that holds items.
#[derive(Clone, Default)]
pub struct Module {
    /// Its crate.
    pub crate_id: CrateId,
    /// The module around it.
    pub parent: Option<ModuleId>,
    /// The `mod` that it is the inside of, or the item of whose body it is a block.
    pub item: Option<ItemId>,
    /// Whether it is a block: names that it does not have are looked up around it.
    pub is_block: bool,
    /// Its items, those too that its macro calls write.
    pub items: Vec<ItemId>,
    /// Its items by name.
    pub names: BTreeMap<&'static str, Vec<ItemId>>,
    /// The names that are imported into it, globs under `*`.
    pub imports: BTreeMap<&'static str, Vec<ImportId>>,
    /// The tokens of its file, if it has one of its own.
    pub file: Option<&'static [Token]>,
    /// The folder of the files of its modules, if these may have files.
    pub folder: Option<PathBuf>,
    /// The macros of textual scope behind what was entered so far.
    pub textual: Textual,
}

/// An item in its place.
#[derive(Clone)]
pub struct Entry {
    /// The item.
    pub item: &'static Item,
    /// The tokens that its places are of.
    pub tokens: &'static [Token],
    /// The module that it stands in.
    pub module: ModuleId,
    /// Whether a macro writes it.
    pub is_written: bool,
    /// The impl, trait or foreign block that it is a part of.
    pub owner: Option<ItemId>,
    /// The macro call that it is written by.
    pub made_by: Option<ItemId>,
    /// Its parts: members, or what it writes if it is a macro call.
    pub members: Vec<ItemId>,
    /// The inside of a module.
    pub inside: Option<ModuleId>,
    /// The file that an `include!` stands for.
    pub included: Option<&'static [Token]>,
    /// The imports of a `use`.
    pub imports: Vec<ImportId>,
    /// The module that may name it; none if all may.
    pub visible: Option<ModuleId>,
    /// The macros that it sees.
    pub textual: Textual,
    /// The macros that what is behind it sees, beside itself: of a call, those that it writes, too.
    pub behind: Textual,
}

/// A name that a `use` brings in.
#[derive(Clone, Copy)]
pub struct Import {
    /// The module that has it.
    pub module: ModuleId,
    /// The `use`.
    pub item: ItemId,
    /// The path and the name.
    pub leaf: &'static Leaf,
}

/// Where a name that a macro wrote is from.
#[derive(Clone, Copy)]
pub struct Context {
    /// The context of the name in the macro's rules.
    pub outer: u32,
    /// The macro.
    pub item: ItemId,
    /// How many expansions it is within.
    pub depth: usize,
}

/// What a macro call among statements comes to.
#[derive(Clone)]
pub struct Written {
    /// The tokens.
    pub tokens: &'static [Token],
    /// What they say.
    pub events: &'static [Event],
    /// The items that stand in them.
    pub items: Vec<ItemId>,
}

/// All that was read.
#[derive(Clone, Default)]
pub struct Program {
    /// The solution and the libraries.
    pub crates: Vec<Crate>,
    /// The modules of all crates.
    pub modules: Vec<Module>,
    /// The items of all modules.
    pub items: Vec<Entry>,
    /// The imports of all modules.
    pub imports: Vec<Import>,
    /// The names of members of all crates that may take closures.
    pub closure_takers: BTreeSet<&'static str>,
    /// The macros that each crate exports.
    pub exported: BTreeMap<(CrateId, &'static str), Vec<ItemId>>,
    /// The libraries that nothing named yet, and those that are to be read, with their root files.
    pub waiting: Vec<(CrateId, PathBuf)>,
    pub named: VecDeque<(CrateId, PathBuf)>,
    /// The calls among items whose macros are not in textual scope.
    pub pending: Vec<(ItemId, &'static Call)>,
    /// The expansions.
    pub contexts: Vec<Context>,
    /// What of the source goes, by the places of first tokens: the place behind it, and what stands
    /// there.
    pub cuts: BTreeMap<u32, (u32, &'static str)>,
    /// What macros ask of features that is so in one call and otherwise in another.
    pub undecided: Vec<Token>,
    /// The files that are being read, one for the sake of the other.
    pub open: Vec<PathBuf>,
    /// How many tokens macros wrote.
    pub written_tokens: usize,
    /// The lists of tokens that are files, by their first.
    pub files: BTreeSet<*const Token>,
    /// What the bodies of functions say.
    pub bodies: BTreeMap<ItemId, &'static [Event]>,
    /// The blocks that were entered as modules, and the items that stand in them themselves.
    pub blocks: BTreeMap<*const Block, (ModuleId, Vec<ItemId>)>,
    /// What calls among statements come to, by their brackets.
    pub written: BTreeMap<*const Token, Written>,
}

impl Entry {
    /// The tokens of its head, behind its attributes.
    pub fn head(&self) -> &'static [Token] {
        &self.tokens[self.item.first..self.item.head_end]
    }
}

impl Program {
    /// A program with a solution of an edition that is not read yet.
    pub fn new(edition: u32) -> Self {
        let solution = Crate {
            edition,
            ..Crate::default()
        };
        // Context 0 is that of no expansion.
        let none = Context {
            outer: 0,
            item: 0,
            depth: 0,
        };
        Self {
            crates: vec![solution],
            contexts: vec![none],
            ..Self::default()
        }
    }

    /// Parses all tokens in a range as a part of a crate, near a token. Returns what `parse` does, and
    /// what it said.
    pub fn parse<T>(
        &mut self,
        crate_id: CrateId,
        near: &Token,
        tokens: &'static [Token],
        range: Range<usize>,
        parse: impl FnOnce(&mut Parser) -> Result<T, Failure>,
    ) -> Result<(T, &'static [Event]), Error> {
        let cfg = Rc::clone(&self.crates[crate_id].cfg);
        let mut parser = Parser::new(tokens, range, &cfg);
        let parsed = parse(&mut parser);
        let parsed = parsed.and_then(|parsed| parser.expect_done().map(|()| parsed));
        let parsed = parsed.map_err(|failure| failure.error(tokens, near))?;
        let events = parser.keep_events();
        // In what a macro writes stays what a `cfg` takes out, but for the names of features.
        let is_file = self.files.contains(&tokens.as_ptr());
        let cuts = parser.cuts.into_iter();
        for cut in cuts.filter(|cut| is_file || cut.in_macros) {
            let token = &tokens[cut.token];
            let new = (tokens[cut.behind - 1].end(), cut.text);
            let known = self.cuts.insert(token.place, new);
            if known.is_some_and(|(_, text)| text != cut.text) && !is_file {
                self.undecided.push(*token);
            }
        }
        Ok((parsed, events))
    }

    /// The macro of a name that is in textual scope, with its twins.
    pub fn in_textual_scope(&self, name: &str, textual: Textual) -> Vec<ItemId> {
        let before = |&found: &ItemId| self.items[found].behind;
        let all = std::iter::successors(textual, before);
        self.twins(all.filter(|&found| self.name(found) == name))
    }

    /// The macro of a name that a crate exports, with its twins.
    pub fn exported(&self, crate_id: CrateId, name: &'static str) -> Vec<ItemId> {
        let all = self.exported.get(&(crate_id, name)).into_iter().flatten();
        self.twins(all.rev().copied())
    }

    /// The first of some macros of one name, and those that only conditional compilation tells
    /// apart from it.
    fn twins(&self, all: impl Iterator<Item = ItemId>) -> Vec<ItemId> {
        let around = |&id: &ItemId| self.modules[self.items[id].module].item;
        let mut twins = Vec::new();
        for id in all {
            twins.push(id);
            let mut scopes = std::iter::successors(Some(id), around);
            if !scopes.any(|id| self.has_attribute(id, "cfg")) {
                break;
            }
        }
        // As paths find them.
        twins.reverse();
        twins
    }

    /// The macro that wrote a token, if one did.
    pub fn written_by(&self, token: &Token) -> Option<ItemId> {
        let context = Some(token.context).filter(|&context| context != 0);
        context.map(|context| self.contexts[context as usize].item)
    }

    /// The rules of the macro that wrote a token, and where in them it stands.
    pub fn in_rules(&self, token: &Token) -> Option<(&'static [Token], usize)> {
        let rules = self.items[self.written_by(token)?].tokens;
        let at = rules.partition_point(|other| other.place < token.place);
        let found = rules.get(at)?;
        (found.place == token.place).then_some((rules, at))
    }

    /// Whether a crate is of an edition before one that the bundle is not before.
    pub fn is_before(&self, crate_id: CrateId, since: u32) -> bool {
        (self.crates[crate_id].edition + 1..=self.crates[0].edition).contains(&since)
    }

    /// Whether an item has an attribute.
    pub fn has_attribute(&self, id: ItemId, name: &str) -> bool {
        let Entry { item, tokens, .. } = &self.items[id];
        item.attributes.iter().any(|&at| tokens[at].text == name)
    }

    /// Whether an item is a macro that a library exports: it stands in the root then.
    pub fn is_exported(&self, id: ItemId) -> bool {
        let is_macro = self.kind(id) == Kind::Macro && self.crate_of(id) != 0;
        is_macro && self.has_attribute(id, "macro_export")
    }

    /// Whether a macro writes an item.
    pub fn is_written(&self, id: ItemId) -> bool {
        self.items[id].is_written
    }

    /// The name of an item, or an empty one.
    pub fn name(&self, id: ItemId) -> &'static str {
        let Entry { item, tokens, .. } = &self.items[id];
        item.name.map_or("", |name| tokens[name].name())
    }

    /// The name of an item that has one.
    pub fn name_token(&self, id: ItemId) -> Token {
        let Entry { item, tokens, .. } = &self.items[id];
        tokens[item.name.expect("an item with a name")]
    }

    /// The members of an impl, a trait or a foreign block, also those that macro calls in it write.
    pub fn members(&self, owner: ItemId) -> Vec<ItemId> {
        let mut members = Vec::new();
        for &member in &self.items[owner].members {
            members.push(member);
            if self.kind(member) == Kind::Call {
                members.extend(self.members(member));
            }
        }
        members
    }

    /// Whether an impl, a trait or a foreign block has a member of a name.
    pub fn has_member(&self, owner: ItemId, name: &str) -> bool {
        let members = self.members(owner);
        members.iter().any(|&member| self.name(member) == name)
    }

    /// Whether a struct or a union has a field of a name.
    pub fn has_field(&self, id: ItemId, name: &str) -> bool {
        let body = &self.items[id].item.body;
        matches!(body, Body::Fields(fields) if fields.iter().any(|field| field.name == name))
    }

    /// The kind of an item.
    pub fn kind(&self, id: ItemId) -> Kind {
        self.items[id].item.kind
    }

    /// Whether an item is a type at hand.
    pub fn is_type(&self, id: ItemId) -> bool {
        matches!(self.kind(id), Kind::Struct | Kind::Enum | Kind::Union)
    }

    /// Whether an item is a type or a trait.
    pub fn is_type_or_trait(&self, id: ItemId) -> bool {
        self.is_type(id) || self.kind(id) == Kind::Trait
    }

    /// The crate of an item.
    pub fn crate_of(&self, id: ItemId) -> CrateId {
        self.modules[self.items[id].module].crate_id
    }

    /// The root of the crate of a module.
    pub fn root_of(&self, module: ModuleId) -> ModuleId {
        self.crates[self.modules[module].crate_id].root
    }

    /// The crate whose root a module is.
    pub fn crate_with_root(&self, module: ModuleId) -> Option<CrateId> {
        let crate_id = self.modules[module].crate_id;
        (self.crates[crate_id].root == module).then_some(crate_id)
    }

    /// Whether a crate is not `no_std`, or names std all the same.
    pub fn has_std(&self, crate_id: CrateId) -> bool {
        let Crate { root, cfg, .. } = &self.crates[crate_id];
        let file = self.modules[*root].file.unwrap_or_default();
        let is_without = |open: usize| match file[open + 1].text {
            "no_std" => true,
            "cfg_attr" => {
                let mut parts = split(file, inside(file, open + 2), ",");
                let holds = parts.next().map(|predicate| cfg.holds(file, predicate));
                holds != Some(Some(false)) && parts.any(|part| file[part.start].text == "no_std")
            }
            _ => false,
        };
        let names_std = |&id: &ItemId| {
            let Entry { item, tokens, .. } = self.items[id];
            matches!(item.body, Body::ExternCrate(library) if tokens[library].text == "std")
        };
        !inner_attributes(file, 0).any(is_without)
            || self.modules[*root].items.iter().any(names_std)
    }

    /// The library with a name.
    pub fn find_crate(&self, name: &str) -> Option<CrateId> {
        (1..self.crates.len()).find(|&id| self.crates[id].name == name)
    }

    /// The library that a crate knows by a name.
    pub fn dependency(&self, crate_id: CrateId, name: &str) -> Option<CrateId> {
        let alias = self.crates[crate_id].aliases.get(name);
        alias.copied().or_else(|| self.find_crate(name))
    }

    /// A block or a module, the blocks around it and the module around these.
    pub fn scopes_around(&self, scope: ModuleId) -> Vec<ModuleId> {
        let around = |&scope: &ModuleId| {
            let scope = &self.modules[scope];
            scope.parent.filter(|_| scope.is_block)
        };
        std::iter::successors(Some(scope), around).collect()
    }

    /// The module, and no block, that a module is or is in.
    pub fn module_around(&self, module: ModuleId) -> ModuleId {
        let scopes = self.scopes_around(module);
        scopes[scopes.len() - 1]
    }

    /// Whether a module is another one or is inside of it.
    pub fn is_within(&self, module: ModuleId, home: ModuleId) -> bool {
        let around = |&module: &ModuleId| self.modules[module].parent;
        std::iter::successors(Some(module), around).any(|module| module == home)
    }
}
