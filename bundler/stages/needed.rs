//! What the solution needs of the libraries: what the words of kept items may mean is kept, until nothing is
//! added.
use super::crates::{all, Program};
use super::heads::{heads, Head};
use super::items::{begins_with_std, ImportId, Item, ItemId, ItemKind, ModuleId, Path, ROOT};
use super::mentions::{mentions, Mention, MACROS_OF_STD};
use super::names::{leads_to_own_module, Found};
use super::refusals::{changes_in_a_bundle, sees_tokens};
use super::tokens::{lists, Source, TokenId};
use crate::error::Result;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::ops::Range;

/// What is kept.
#[derive(Default)]
pub struct Needed {
    /// For each item whether it is kept; modules are items, too.
    pub items: Vec<bool>,
    /// Imports, those of kept blocks among them.
    pub imports: HashSet<ImportId>,
    /// The first tokens of paths, each with the module in which the path is looked up. For a path in a macro these are
    /// all modules that call the macro, and here is the one with the greatest number: the root of the solution, which
    /// has the least, only if it alone calls it. For in that root alone a library has its name without `crate::`.
    pub paths: HashMap<TokenId, ModuleId>,
    /// The modules that have an exported macro by its own name, each with the macro: the root of its library, and
    /// the modules that call it by that name alone, `m!()`.
    pub macros: BTreeSet<(ModuleId, ItemId)>,
}

/// Traits of std that have to be imported, a line each, with the functions that they bring in.
const TRAITS: &str = "TryFrom try_from\nTryInto try_into\nFromStr from_str\nFromIterator from_iter
    Read read read_exact read_to_end read_to_string read_vectored bytes chain take by_ref
    BufRead lines read_line read_until skip_until split fill_buf consume
    Seek seek seek_relative rewind stream_position
    Write write write_all write_vectored write_fmt write_str write_char flush by_ref\nIsTerminal is_terminal
    Display fmt\nDebug fmt\nBinary fmt\nOctal fmt\nLowerHex fmt\nUpperHex fmt\nLowerExp fmt\nUpperExp fmt\nPointer fmt
    Error source description cause\nAny type_id\nTermination report\nToSocketAddrs to_socket_addrs
    Hash hash hash_slice\nBuildHasher build_hasher hash_one
    Hasher finish write write_u8 write_u16 write_u32 write_u64 write_u128 write_usize
    Hasher write_i8 write_i16 write_i32 write_i64 write_i128 write_isize
    Borrow borrow\nBorrowMut borrow_mut\nDeref deref\nDerefMut deref_mut\nIndex index\nIndexMut index_mut
    SliceIndex get get_mut get_unchecked get_unchecked_mut index index_mut\nJoin join\nConcat concat
    RangeBounds start_bound end_bound contains\nAdd add\nSub sub\nMul mul\nDiv div\nRem rem\nNeg neg\nNot not
    BitAnd bitand\nBitOr bitor\nBitXor bitxor\nShl shl\nShr shr\nSum sum\nProduct product
    AddAssign add_assign\nSubAssign sub_assign\nMulAssign mul_assign\nDivAssign div_assign
    RemAssign rem_assign\nBitAndAssign bitand_assign\nBitOrAssign bitor_assign
    BitXorAssign bitxor_assign\nShlAssign shl_assign\nShrAssign shr_assign
    Future poll\nIntoFuture into_future\nWake wake wake_by_ref\nGlobalAlloc alloc alloc_zeroed dealloc realloc
    AsRawFd as_raw_fd\nFromRawFd from_raw_fd\nIntoRawFd into_raw_fd\nAsFd as_fd
    OsStrExt from_bytes as_bytes\nOsStringExt from_vec into_vec\nFileExt read_at write_at read_exact_at write_all_at
    PermissionsExt mode set_mode from_mode\nOpenOptionsExt mode custom_flags\nCommandExt exec uid gid arg0
    ExitStatusExt from_raw into_raw signal core_dumped\nMetadataExt mode size ino dev nlink uid gid";

/// The search for what is kept, and what it knows.
struct Search<'a> {
    program: &'a Program,
    /// The heads of all impls, those of the solution among them, at the places of the impls among the items.
    heads: Vec<Option<Head>>,
    /// For each item whether it may act without being named: a macro call, `const _: () = ..;`, and
    /// `fn f() { impl A for B {} }`.
    acting: Vec<bool>,
    needed: Needed,
    /// What has not been read yet: kept items in their modules, and macros for the modules that call them.
    open: Vec<(ItemId, ModuleId)>,
    /// The names that functions of types and traits may have been called by: `f` of `x.f()`, of `fn f()`, of `A::f`
    /// where `A` is no module, and all words of macros.
    called: HashSet<&'static str>,
    /// The words of kept items, which associated types and constants are known by.
    words: HashSet<&'static str>,
    /// The macros that were read for a module.
    expanded: HashSet<(ItemId, ModuleId)>,
}

/// Where tokens are read: the file that has them, and their module, or for a macro the module of a call.
#[derive(Clone, Copy)]
struct Place {
    source: &'static Source,
    module: ModuleId,
}

/// Finds what the solution needs. Fails if something cannot be inlined.
pub fn needed(program: &Program) -> Result<Needed> {
    let mut search = Search {
        program,
        heads: heads(program),
        acting: program.items.iter().map(may_act).collect(),
        needed: Needed {
            items: vec![false; program.items.len()],
            ..Needed::default()
        },
        open: Vec::new(),
        called: HashSet::new(),
        words: HashSet::new(),
        expanded: HashSet::new(),
    };
    search.keep(ROOT);
    while !search.open.is_empty() {
        while let Some((id, module)) = search.open.pop() {
            search.read(id, module)?;
        }
        search.keep_what_acts();
    }
    Ok(search.needed)
}

/// Whether an item may act without being named.
fn may_act(item: &Item) -> bool {
    let start = item.body.or(item.name_at).unwrap_or_default();
    let mut inside = start..item.range.end;
    match item.kind {
        ItemKind::Call => item.owner.is_none(),
        ItemKind::Function | ItemKind::Value => inside.any(|at| item.source.at(at) == "impl"),
        _ => false,
    }
}

impl Search<'_> {
    /// Keeps an item, and what it lies in.
    fn keep(&mut self, id: ItemId) {
        if self.needed.items[id] {
            return;
        }
        self.needed.items[id] = true;
        let item = &self.program.items[id];
        self.open.push((id, item.module));
        if item.is_exported() {
            let root = self.program.roots[item.source.crate_id];
            self.needed.macros.insert((root, id));
        }
        if let Some(owner) = item.owner {
            self.keep(owner);
        }
        self.keep(item.module);
    }

    /// Keeps what is needed without being named. All is tried again each time, as a name may be called, or a type kept,
    /// after an item was seen.
    fn keep_what_acts(&mut self) {
        for (id, item) in self.program.items.iter().enumerate() {
            let root = self.program.roots[item.source.crate_id];
            if item.kind == ItemKind::LeftOut || !self.needed.items[root] {
                continue;
            }
            if !self.needed.items[id] && self.acts(id) {
                self.keep(id);
            }
        }
        for id in 0..self.program.imports.len() {
            if !self.needed.imports.contains(&id) && self.is_import_acting(id) {
                self.keep_import(id);
            }
        }
    }

    /// Whether an item is needed though no path leads to it: all of the solution; a member that is asked for; an impl
    /// if its type is kept, and its trait may be called (one without a trait is kept by its members); what may act
    /// without being named, if its module is kept, or if it names a kept type.
    fn acts(&self, id: ItemId) -> bool {
        let item = &self.program.items[id];
        item.source.crate_id == 0
            || item
                .owner
                .is_some_and(|owner| self.is_asked_for(item, owner))
            || self.heads[id]
                .as_ref()
                .is_some_and(|head| self.is_implemented(head))
            || item.has_attribute(&[
                "no_mangle",
                "export_name",
                "used",
                "global_allocator",
                "proc_macro",
                "proc_macro_derive",
                "proc_macro_attribute",
            ])
            || self.acting[id]
                && (item.kind == ItemKind::Call && self.needed.items[item.module]
                    || self.names_a_type(id))
    }

    /// Whether an impl of a trait is needed: the trait may be called, and the type is kept.
    fn is_implemented(&self, head: &Head) -> bool {
        let mut traits = head.traits.iter();
        let may_be_called = traits.len() == 0 || traits.any(|&id| self.may_be_called(id));
        head.has_trait && self.is_ready(head) && may_be_called
    }

    /// Whether a member is asked for, and its owner is kept:
    ///
    /// | owner | it is kept with | a function is asked for | a type or constant is asked for |
    /// |---|---|---|---|
    /// | `impl A` | the type `A` | if its name is called | if its name appears |
    /// | `trait B`, `impl B for A` | the owner | if its name is called | if its name appears |
    /// | the same, `B` not at hand | the owner | always | always |
    ///
    /// A macro call among the members is always asked for.
    fn is_asked_for(&self, item: &Item, owner: ItemId) -> bool {
        let head = self.heads[owner].as_ref();
        let is_there = self.needed.items[owner]
            || head.is_some_and(|head| !head.has_trait && self.is_ready(head));
        let is_foreign = head.is_some_and(|head| head.has_trait && head.traits.is_empty());
        let is_named = match item.kind {
            ItemKind::Call => true,
            ItemKind::Function => self.called.contains(item.name()),
            _ => self.words.contains(item.name()),
        };
        is_there && (is_foreign || is_named)
    }

    /// Whether the type of an impl is kept, or not at hand.
    fn is_ready(&self, head: &Head) -> bool {
        head.types.is_empty() || head.types.iter().any(|&id| self.needed.items[id])
    }

    /// Whether a trait is kept, or a member of it may be called: then which function `x.f()` is depends on it.
    fn may_be_called(&self, id: ItemId) -> bool {
        let mut members = self.program.items[id].members.clone();
        let is_called = |id: ItemId| {
            let item = &self.program.items[id];
            // A macro may write any member.
            item.kind == ItemKind::Call || self.called.contains(item.name())
        };
        self.needed.items[id] || members.any(is_called)
    }

    /// Whether an item of a library names a kept type or trait, perhaps by an alias, another name or a macro.
    fn names_a_type(&self, id: ItemId) -> bool {
        let mut open = vec![id];
        let mut seen = HashSet::new();
        while let Some(id) = open.pop() {
            let Item { source, range, .. } = &self.program.items[id];
            let names = range.clone().filter(|&at| source.is_name(at));
            for id in names.flat_map(|at| self.program.items_called(source.name(at))) {
                let item = &self.program.items[id];
                match item.kind {
                    // No library knows the solution.
                    _ if item.source.crate_id == 0 => {}
                    ItemKind::Type if self.needed.items[id] => return true,
                    ItemKind::Trait if self.may_be_called(id) => return true,
                    ItemKind::Macro | ItemKind::Alias if seen.insert(id) => open.push(id),
                    _ => {}
                }
            }
        }
        false
    }

    /// Whether an import of a kept module acts without being named: `use a::*`, `use a::Trait`, which brings methods.
    fn is_import_acting(&self, id: ImportId) -> bool {
        let import = &self.program.imports[id];
        let item = &self.program.items[import.item];
        if item.kind != ItemKind::Use || !self.needed.items[item.module] {
            return false;
        }
        if import.name.is_empty() {
            return true;
        }
        if begins_with_std(&import.path) {
            let is_exact = self.program.crates[item.source.crate_id].is_exact;
            let brings_a_method = |line: &str| {
                let mut words = line.split_ascii_whitespace();
                words.next() == import.path.last().copied()
                    && words.any(|method| self.words.contains(method))
            };
            return !is_exact || TRAITS.lines().any(brings_a_method);
        }
        let found = self.program.look_up_import(id).pop().unwrap_or_default();
        let kind = |id: &ItemId| self.program.kind(*id);
        let is_trait = |id: &ItemId| kind(id) == ItemKind::Trait && self.needed.items[*id];
        // A macro may make what is found nowhere, and in a module with macro calls something else of that name.
        let mut places = self.program.follow(id).into_iter();
        found.items.is_empty()
            || found.items.iter().any(is_trait)
            || places.any(|(_, module, _)| {
                let mut unnamed = all(&self.program.modules[&module].items, "").iter();
                unnamed.any(|id| kind(id) == ItemKind::Call)
            })
    }

    /// Keeps an import and what its path may mean.
    fn keep_import(&mut self, import: ImportId) {
        if !self.needed.imports.insert(import) {
            return;
        }
        let item = self.program.imports[import].item;
        // An import in a block is there if the block is.
        if self.program.items[item].is_import() {
            self.keep(item);
        }
        for found in self.program.look_up_import(import) {
            self.keep_found(&found);
        }
    }

    fn keep_found(&mut self, found: &Found) {
        for &import in &found.imports {
            self.keep_import(import);
        }
        for &id in &found.items {
            self.keep(id);
        }
    }

    /// Reads a kept item, or a macro for a module.
    fn read(&mut self, id: ItemId, module: ModuleId) -> Result<()> {
        let item = &self.program.items[id];
        let source = item.source;
        let place = Place { source, module };
        if item.has_attribute(&["proc_macro", "proc_macro_derive", "proc_macro_attribute"]) {
            return Err(item.error("a procedural macro cannot be inlined"));
        }
        // The imports of a `use` in a library are kept one by one, as they are needed.
        if item.kind != ItemKind::Use || source.crate_id == 0 {
            for import in item.imports.clone() {
                self.keep_import(import);
            }
        }
        self.scan(place, item.attributes(), false)?;
        self.scan(place, item.own_tokens(), item.kind == ItemKind::Macro)?;
        match item.own_tokens().find(|&at| changes_in_a_bundle(self.program, item, at)) {
            Some(at) => Err(source.error(
                at,
                "a module in a block, the file of a module in a macro, `crate` or a feature of the caller in a \
                 macro, an exported macro in another item, what cargo sets, the name of a type, or a method of \
                 std's name in a `no_std` library: it would change its meaning",
            )),
            None => Ok(()),
        }
    }

    /// Reads tokens. If they are those of a macro, each word may mean anything.
    fn scan(&mut self, place: Place, range: Range<usize>, is_macro: bool) -> Result<()> {
        let is_macro_id = |&id: &ItemId| self.program.kind(id) == ItemKind::Macro;
        let is_own = |name| self.program.items_called(name).iter().any(is_macro_id);
        for mention in mentions(place.source, range, is_macro, is_own) {
            match mention {
                Mention::Path(first, path) => {
                    let paths = &mut self.needed.paths;
                    let module = paths.entry((place.source.id, first)).or_default();
                    *module = place.module.max(*module);
                    self.keep_path(place, &path);
                }
                Mention::Member(name) => self.note_call(name),
                Mention::Word(word) => self.read_word(place, word),
                Mention::Glob(at) => self.read_glob(place, at)?,
                Mention::Macro(name) => self.read_macro(place, name)?,
            }
        }
        Ok(())
    }

    /// Keeps what a path may mean. If a path is a single name that only a module has, it is taken to be a local
    /// variable of that name, and the module is not kept.
    fn keep_path(&mut self, place: Place, path: &Path) {
        let crate_id = place.source.crate_id;
        let steps = self.program.look_up(crate_id, path, place.module);
        if path.len() > 1 || !self.is_module(path[0], &steps[0]) {
            for found in &steps {
                self.keep_found(found);
            }
        }
        let may_be_of_std = begins_with_std(path) || self.program.imports_std(&steps[0]);
        let is_of_std = may_be_of_std && steps[0].items.is_empty();
        for (index, &name) in path.iter().enumerate() {
            self.words.insert(name);
            let is_member = index > 0 && !self.is_module(path[index - 1], &steps[index - 1]);
            // `f` of `Vec::f` is no function of a type of ours, but may be one of a trait of ours.
            if is_member && (!is_of_std || self.is_of_trait(name)) {
                self.note_call(name);
            }
        }
    }

    /// Whether a name means a module and nothing else.
    fn is_module(&self, name: &str, found: &Found) -> bool {
        let mut items = found.items.iter();
        let is_module = items.all(|&id| self.program.kind(id) == ItemKind::Module);
        leads_to_own_module(name) || is_module && !found.items.is_empty()
    }

    /// Whether a trait has a member of a name.
    fn is_of_trait(&self, name: &str) -> bool {
        let owner = |&id: &ItemId| self.program.items[id].owner;
        let mut owners = all(&self.program.named, name).iter().filter_map(owner);
        owners.any(|id| self.program.kind(id) == ItemKind::Trait)
    }

    /// Notes a name that may call a function of a type or trait.
    fn note_call(&mut self, name: &'static str) {
        self.words.insert(name);
        self.called.insert(name);
    }

    /// Keeps all that a word of a macro may mean: what has that name in its crate, and in all libraries except
    /// our own.
    fn read_word(&mut self, place: Place, word: &'static str) {
        self.note_call(word);
        for &id in all(&self.program.named, word) {
            let item = &self.program.items[id];
            let crate_id = item.source.crate_id;
            let is_near = crate_id == place.source.crate_id
                || !self.program.crates[crate_id].is_exact
                || item.is_exported();
            if item.owner.is_none() && is_near {
                self.keep(id);
            }
        }
        self.keep_path(place, &vec![word]);
        self.expand(place, word);
    }

    /// Keeps all that a glob of a macro may bring in, also through the imports and globs of its module. Fails if an
    /// argument of the macro says which module it is, unless the file has a macro that makes an enum of that name.
    fn read_glob(&mut self, place: Place, at: usize) -> Result<()> {
        let Place { source, module } = place;
        let program = self.program;
        // Not `enum $a { .. } use $a::*;`
        let made = format!("enum ${}", source.at(at));
        let is_argument = source.before(at, 1) == "$" && !source.text.contains(&made);
        if !source.is_word(at) || is_argument {
            return Err(source.error(at, "the module of this glob is not known"));
        }
        let mut places = program.places(source.crate_id, &vec![source.name(at)], module);
        // The last place is what the name may mean.
        let mut open = places.pop().unwrap_or_default();
        let mut seen = HashSet::new();
        while let Some(id) = open.pop() {
            if !seen.insert(id) {
                continue;
            }
            let inner = &program.modules[&id];
            for &id in inner.items.values().flatten() {
                self.keep(id);
            }
            for &id in inner.imports.values().flatten() {
                self.keep_import(id);
            }
            for &id in all(&inner.imports, "") {
                let inside = program.brought_in(&program.imports[id]).into_iter();
                open.extend(inside.filter(|id| program.modules.contains_key(id)));
            }
        }
        Ok(())
    }

    /// Reads a macro call, by the token of its name: the macros that it may mean are kept. Fails if the call reads a
    /// file, which a judge does not have, or if the macro may see that a path in its arguments is longer in a bundle.
    fn read_macro(&mut self, place: Place, at: usize) -> Result<()> {
        let source = place.source;
        match source.at(at) {
            // `#[doc = include_str!(..)]` is documentation, which is taken out.
            "include_str" if (source.before(at, 2), source.before(at, 3)) == ("doc", "[") => {}
            "include" | "include_str" | "include_bytes" => {
                return Err(source.error(at, "the judge does not have what this reads"));
            }
            "write" | "writeln" => self.note_call("write_fmt"),
            _ => {}
        }
        if source.before(at, 1) != "::" {
            self.bring_in_macros(place, at)?;
        }
        let name = source.name(at);
        if source.crate_id != 0 && sees_tokens(self.program, name) {
            let grows = |&at: &usize| matches!(source.at(at), "crate" | "$crate");
            if let Some(longer) = source.inside(at + 2).find(grows) {
                let message = "this path is longer in a bundle, which a macro may see";
                return Err(source.error(longer, message));
            }
        }
        self.expand(place, name);
        Ok(())
    }

    /// Brings exported macros into the module that calls them by their name alone. Fails if this may mean std's.
    fn bring_in_macros(&mut self, place: Place, at: usize) -> Result<()> {
        let Place { source, module } = place;
        let root = self.program.roots[source.crate_id];
        let name = source.name(at);
        for &id in all(&self.program.modules[&root].items, name) {
            if !self.program.items[id].is_exported() || module == root {
                continue;
            }
            if lists(MACROS_OF_STD, name) {
                return Err(source.error(at, "this may be a macro of std or of the library"));
            }
            if all(&self.program.modules[&module].imports, name).is_empty() {
                self.needed.macros.insert((module, id));
            }
        }
        Ok(())
    }

    /// Keeps the macros that a name may mean, to be read for the module of the call.
    fn expand(&mut self, place: Place, name: &'static str) {
        for id in self.program.items_called(name) {
            let item = &self.program.items[id];
            // No library knows the solution.
            let is_known = item.source.crate_id != 0 || place.source.crate_id == 0;
            if item.kind == ItemKind::Macro && is_known && self.expanded.insert((id, place.module))
            {
                self.keep(id);
                self.open.push((id, place.module));
            }
        }
    }
}
