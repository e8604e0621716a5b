//! What changes in the sources, now that a library is a module: what is not needed goes, and paths,
//! imports, visibilities and attributes change.
use crate::crates::{CrateId, Entry, ImportId, ItemId, ModuleId, Program};
use crate::dead;
use crate::editions;
use crate::names::{Def, Hit, TYPES};
use crate::needed::Needed;
use crate::source::{inner_attributes, Token};
use crate::standard;
use crate::tokens;
use crate::tree::{Body, Kind, Tree, Use};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

/// What stands in the place of tokens.
pub enum New {
    /// A text; an empty one takes them out.
    Text(String),
    /// What a file says, in braces.
    Module(&'static [Token]),
    /// What a file says.
    Included(&'static [Token]),
}

/// What changes, by the places of first tokens: the place behind the last that goes, and what comes.
pub type Changes = BTreeMap<u32, (u32, New)>;

/// What changes.
pub struct Edits<'a> {
    program: &'a Program,
    needed: &'a Needed,
    pub changes: Changes,
    /// Attributes of whole crates.
    pub attributes: BTreeSet<(CrateId, String)>,
    /// The libraries that a `use` names themselves, so that they have to be there.
    pub named: BTreeSet<CrateId>,
}

/// What changes in what was read to become what is needed.
pub fn edits<'a>(program: &'a Program, needed: &'a Needed) -> Edits<'a> {
    let kept = needed.items.iter().copied();
    let kept: Vec<ItemId> = kept.filter(|&item| program.crate_of(item) != 0).collect();
    let mut edits = Edits {
        program,
        needed,
        changes: Changes::new(),
        attributes: BTreeSet::new(),
        named: BTreeSet::new(),
    };
    for (&place, text) in &needed.edits {
        edits.put(place, place + 1, text.clone());
    }
    for (token, text) in editions::edits(program) {
        let known = needed.edits.get(&token.place);
        let known = known.map_or(token.text, String::as_str);
        if let Some(before) = known.strip_suffix(token.text) {
            edits.replace(&[token], format!("{before}{text}"));
        }
    }
    for &item in &kept {
        edits.visibilities(item);
        edits.lower_glob(item);
    }
    for (&place, &(behind, text)) in &program.cuts {
        edits.put(place, behind, text.to_string());
    }
    for library in &program.crates[1..] {
        edits.inner_attributes(program.modules[library.root].file.unwrap_or_default());
    }
    edits.recursion_limit();
    for (crate_id, lint) in editions::lints(program, needed) {
        edits.allow_all(lint, crate_id);
    }
    for item in 0..program.items.len() {
        edits.item(item);
    }
    for item in dead::dead(program, needed) {
        edits.allow_in("dead_code", item);
    }
    for &(item, lint) in &needed.lints {
        edits.allow_in(lint, item);
    }
    edits
}

impl Edits<'_> {
    /// Puts a text in the place of the tokens from one place to another.
    fn put(&mut self, place: u32, behind: u32, text: String) {
        self.changes.insert(place, (behind, New::Text(text)));
    }

    fn replace(&mut self, tokens: &[Token], text: String) {
        let behind = tokens[tokens.len() - 1].end();
        self.put(tokens[0].place, behind, text);
    }

    fn remove(&mut self, tokens: &[Token]) {
        self.replace(tokens, String::new());
    }

    /// Takes the attributes of a library's root out: they are of a crate, and it is none any more.
    fn inner_attributes(&mut self, tokens: &[Token]) {
        for open in inner_attributes(tokens, 0) {
            if !matches!(tokens[open + 1].text, "allow" | "expect") {
                self.remove(&tokens[open - 2..=tokens[open].partner as usize]);
            }
        }
    }

    /// Macros of all crates call each other in one crate now.
    fn recursion_limit(&mut self) {
        let files = self.program.crates.iter();
        let files = files.map(|it| self.program.modules[it.root].file.unwrap_or_default());
        let mut limits = files.map(recursion_limit);
        let own = limits.next().flatten();
        let limits = limits.flatten().map(|(limit, _)| limit);
        let most = limits.fold(RECURSION_LIMIT, u32::max);
        match own {
            Some((limit, literal)) if most > limit => {
                self.replace(&[literal], format!("\"{most}\""));
            }
            None if most > RECURSION_LIMIT => {
                let text = format!("recursion_limit = \"{most}\"");
                self.attributes.insert((0, text));
            }
            _ => {}
        }
    }

    /// Fits the visibilities of an item and of what is in it: what is for its crate is for its
    /// library's module. Methods that are not visible do not hide others.
    fn visibilities(&mut self, item: ItemId) {
        let entry = &self.program.items[item];
        let crate_id = self.program.crate_of(item);
        let library = &self.program.crates[crate_id].name;
        let inside = match &entry.item.body {
            Body::Items(_) | Body::Impl(_) => entry.item.first..entry.item.head_end,
            Body::Group(open) => entry.item.first..*open,
            _ => entry.item.tokens.clone(),
        };
        for at in inside {
            let word = |at: usize| entry.tokens.get(at).map_or("", |token| token.text);
            let (at, text) = match [word(at), word(at + 1), word(at + 2), word(at + 3)] {
                ["pub", "(", "crate", ")"] => (at + 2, format!("in crate::{library}")),
                ["pub", "(", "in", "crate"] => (at + 3, format!("crate::{library}")),
                _ => continue,
            };
            self.replace(&entry.tokens[at..=at], text);
        }
    }

    /// A glob may be no more public than all that it brings in, as what nothing names is gone.
    fn lower_glob(&mut self, item: ItemId) {
        let entry = &self.program.items[item];
        let is_narrower = |&home: &ModuleId| {
            entry.visible != Some(home) && self.program.is_visible(entry.visible, home)
        };
        let widest = self.widest(item, &mut Vec::new()).filter(is_narrower);
        let path = widest.and_then(|home| self.path_to(home));
        if let Some(path) = path {
            let first = entry.item.first;
            let last = match entry.tokens[first + 1] {
                open if open.text == "(" => open.partner as usize,
                _ => first,
            };
            self.replace(&entry.tokens[first..=last], format!("pub(in {path})"));
        }
    }

    /// The outermost module that may name something which is kept and which a glob brings in; none
    /// if all may, or it is no glob, or nothing is known of that.
    fn widest(&self, item: ItemId, seen: &mut Vec<ItemId>) -> Option<ModuleId> {
        let program = self.program;
        let entry = &program.items[item];
        let &[import] = entry.imports.as_slice() else {
            return None;
        };
        if program.imports[import].leaf.name.is_some() || seen.contains(&item) {
            return None;
        }
        seen.push(item);
        let mut widest = None;
        for hit in program.import_path(import, TYPES).hits {
            let Def::Module(module) = hit.def else {
                return None;
            };
            let items = program.modules[module].items.iter();
            for &other in items.filter(|other| self.needed.items.contains(other)) {
                let visible = program.items[other].visible;
                let home = match program.kind(other) {
                    Kind::Use => match self.widest(other, seen) {
                        Some(home) if program.is_visible(visible, home) => Some(home),
                        _ => visible,
                    },
                    Kind::Impl | Kind::Call | Kind::Macro => continue,
                    // Its members have visibilities of their own.
                    Kind::Foreign => None,
                    _ => visible,
                };
                let home = home?;
                let is_wider = |&known: &ModuleId| program.is_within(known, home);
                if program.is_within(entry.module, home) && widest.iter().all(is_wider) {
                    widest = Some(home);
                }
            }
        }
        widest
    }

    /// The path to a module of a library; none if it stands in a block.
    fn path_to(&self, module: ModuleId) -> Option<String> {
        let entry = &self.program.modules[module];
        let (Some(item), Some(parent)) = (entry.item, entry.parent) else {
            return Some(format!(
                "crate::{}",
                self.program.crates[entry.crate_id].name
            ));
        };
        let around = self.path_to(parent).filter(|_| !entry.is_block)?;
        Some(format!("{around}::{}", self.program.name_token(item).text))
    }

    /// What changes in an item that stands in a file. What a macro writes stays, but the file of a
    /// module may be an argument.
    fn item(&mut self, id: ItemId) {
        let entry = &self.program.items[id];
        let tokens = &entry.tokens[entry.item.tokens.clone()];
        let is_needed = self.needed.items.contains(&id);
        let inside = entry.inside.map(|inside| &self.program.modules[inside]);
        if let Some(file) = inside.and_then(|inside| inside.file) {
            let place = tokens[tokens.len() - 1].place;
            self.changes.insert(place, (place + 1, New::Module(file)));
        }
        if self.program.is_written(id) {
            return;
        }
        let included = entry.included.filter(|file| {
            let is_of_file = |&id: &ItemId| std::ptr::eq(self.program.items[id].tokens, *file);
            self.needed.items.iter().any(is_of_file)
        });
        if let Some(file) = included {
            let behind = tokens[tokens.len() - 1].end();
            let new = (behind, New::Included(file));
            self.changes.insert(tokens[0].place, new);
        } else if !is_needed {
            self.remove(tokens);
        } else {
            match &entry.item.body {
                Body::Use(found) => self.import(id, found),
                &Body::ExternCrate(library) => self.extern_crate(id, library),
                _ if inside.is_some() => self.remove_attribute(id, "path"),
                _ => {}
            }
        }
    }

    fn remove_attribute(&mut self, id: ItemId, name: &str) {
        let Entry { item, tokens, .. } = &self.program.items[id];
        for &at in item
            .attributes
            .iter()
            .filter(|&&at| tokens[at].text == name)
        {
            // It may stand in a `cfg_attr`.
            let start = tokens[..at].iter().rposition(|token| token.text == "#");
            let start = start.expect("an attribute begins with a mark");
            self.remove(&tokens[start..=tokens[start + 1].partner as usize]);
        }
    }

    /// An `extern crate` of what is a module now is an import, or nothing in the solution's root.
    fn extern_crate(&mut self, id: ItemId, library: usize) {
        let Entry { item, tokens, .. } = self.program.items[id];
        let in_root = self.program.items[id].module == self.program.crates[0].root;
        let own = self.program.crate_of(id);
        let crate_id = match tokens[library].text {
            "self" => Some(own).filter(|&own| own != 0),
            _ => self.program.dependency(own, tokens[library].name()),
        };
        let alias = self.program.name(id);
        let text = match crate_id.map(|crate_id| &self.program.crates[crate_id].name) {
            Some(name) if in_root && (alias == name || alias == "_") => {
                return self.remove(&tokens[item.tokens.clone()]);
            }
            Some(name) if alias == name => format!("use crate::{name}"),
            Some(name) => format!("use crate::{name} as {alias}"),
            // As a `use` of 2015 it could not be public.
            None if own != 0 && standard::is_crate(tokens[library].name()) => {
                let text = format!("extern crate std as {alias}");
                self.replace(&tokens[library - 2..item.head_end], text);
                return self.remove_attribute(id, "macro_use");
            }
            None => return,
        };
        self.named.extend(crate_id);
        self.replace(&tokens[library - 2..item.head_end], text);
        self.remove_attribute(id, "macro_use");
        // rustc says of no `extern crate` that it is not used.
        if !self.needed.used.items.contains(&id) {
            self.allow("unused_imports", &tokens[library - 2]);
        }
    }

    /// What changes in a `use` of which a part is needed.
    fn import(&mut self, id: ItemId, found: &Use) {
        let Entry { item, tokens, .. } = self.program.items[id];
        let imports = &self.program.items[id].imports;
        let is_sure = |import: &ImportId| self.needed.sure.contains(import);
        let is_kept = |import: &ImportId| {
            self.needed.imports.contains(import)
                && !self.program.is_in_place(*import)
                && !self.needed.is_for_macros(*import)
        };
        let kept: Vec<bool> = imports.iter().map(is_kept).collect();
        if kept.is_empty() || kept.contains(&false) {
            let Some(text) = self.use_text(tokens, &found.tree, &kept) else {
                return self.remove(&tokens[item.tokens.clone()]);
            };
            let (Tree::Leaf(range, _) | Tree::Group(range, _)) = &found.tree;
            self.replace(&tokens[range.start..item.head_end], text);
        }
        let mut stay = imports.iter().zip(kept).filter(|(_, kept)| *kept);
        let root_of = |hit: Hit| match hit.def {
            Def::Module(module) => self.program.crate_with_root(module),
            _ => None,
        };
        for (&import, _) in stay.clone() {
            let hits = self.program.import_path(import, TYPES).hits.into_iter();
            self.named.extend(hits.filter_map(root_of));
        }
        // rustc may find that it is not used although it stays.
        let is_whole = self.program.crate_of(id) == 0;
        let is_used =
            |import| is_sure(import) || (is_whole && !self.needed.for_macros.contains(import));
        if !stay.all(|(import, _)| is_used(import)) {
            self.allow("unused_imports", &tokens[item.tokens.start]);
        }
    }

    /// The kept part of a `use` tree.
    fn use_text(&self, tokens: &[Token], tree: &Tree, kept: &[bool]) -> Option<String> {
        let words = |range: &Range<usize>| {
            let mut text = String::new();
            for token in &tokens[range.clone()] {
                if token.text == "as" || text.ends_with(" as") {
                    text.push(' ');
                }
                match self.changes.get(&token.place) {
                    Some((_, New::Text(new))) => text += new,
                    _ => text += token.text,
                }
            }
            text
        };
        match tree {
            Tree::Leaf(range, leaf) => kept[*leaf].then(|| words(range)),
            Tree::Group(prefix, trees) => {
                let text = |tree| self.use_text(tokens, tree, kept);
                let texts: Vec<String> = trees.iter().filter_map(text).collect();
                let prefix = words(prefix);
                match texts.as_slice() {
                    [] => None,
                    [one] => Some(match one.strip_prefix("self") {
                        Some(alias) if alias.is_empty() || alias.starts_with(" as ") => {
                            format!("{}{alias}", prefix.trim_end_matches("::"))
                        }
                        _ => prefix + one,
                    }),
                    texts => Some(format!("{prefix}{{{}}}", texts.join(", "))),
                }
            }
        }
    }

    /// Puts an attribute in front of what rustc may warn of, on a line of its own.
    fn allow(&mut self, lint: &str, token: &Token) {
        let before = &token.source().text[..token.start()];
        let start = before.rsplit('\n').next().unwrap_or("");
        let indent = &start[..start.len() - start.trim_start_matches(' ').len()];
        self.put_before(token, &format!("#[allow({lint})]\n{indent}"));
    }

    fn put_before(&mut self, token: &Token, text: &str) {
        let place = token.place;
        let unchanged = || (place + 1, New::Text(token.text.to_string()));
        if let New::Text(found) = &mut self.changes.entry(place).or_insert_with(unchanged).1 {
            // What was taken out leaves its white space.
            let text = if found.is_empty() {
                text.trim_end()
            } else {
                text
            };
            if !found.starts_with(text) {
                found.insert_str(0, text);
            }
        }
    }

    /// Puts an attribute in front of an item: in the rules of the macro that writes it, or of the module
    /// around if it begins with an argument.
    fn allow_in(&mut self, lint: &'static str, item: ItemId) {
        let entry = &self.program.items[item];
        if !self.program.is_written(item) {
            self.allow(lint, &entry.tokens[entry.item.tokens.start]);
        } else if let Some(place) = place_in_rules(self.program, item) {
            self.put_before(&place, &format!("#[allow({lint})] "));
        } else {
            match self.program.modules[self.program.module_around(entry.module)].item {
                Some(around) => self.allow_in(lint, around),
                None => self.allow_all(lint, self.program.crate_of(item)),
            }
        }
    }

    /// Puts an attribute in front of a crate.
    fn allow_all(&mut self, lint: &str, crate_id: CrateId) {
        self.attributes.insert((crate_id, format!("allow({lint})")));
    }
}

/// What rustc takes if a crate does not tell.
const RECURSION_LIMIT: u32 = 128;

/// The limit that a crate's root file tells, and where.
fn recursion_limit(file: &[Token]) -> Option<(u32, Token)> {
    let mut attributes = inner_attributes(file, 0);
    let open = attributes.find(|&open| file[open + 1].text == "recursion_limit")?;
    let literal = file[open + 3];
    let limit = literal.text.trim_matches('"').parse().ok()?;
    Some((limit, literal))
}

/// Where the rules of a macro begin to write an item: its first token that is no argument, or what
/// stands for an argument in front of that.
fn place_in_rules(program: &Program, item: ItemId) -> Option<Token> {
    let entry = &program.items[item];
    let head = &entry.tokens[entry.item.tokens.start..entry.item.head_end];
    // Of macros that call each other, the last writes it.
    let from = |context: u32| {
        let found = program.contexts[context as usize];
        (found.item, found.depth)
    };
    let last = head.iter().map(|token| token.context).max();
    let last = last.filter(|&context| context > 0)?;
    let is_of_last = |token: &Token| token.context > 0 && from(token.context) == from(last);
    let mut arguments = head.iter().position(is_of_last)?;
    let (rules, mut at) = program.in_rules(&head[arguments])?;
    loop {
        let word = |back: usize| at.checked_sub(back).map_or("", |at| rules[at].text);
        let is_repeated = matches!(word(1), "*" | "+" | "?") && word(2) == ")";
        let open = is_repeated.then(|| rules[at - 2].partner as usize);
        // `$($visibility)*` may stand for nothing here, and for something elsewhere.
        let open = open.filter(|open| arguments > 0 || at - open == 5);
        // Of what is no argument of this item, a visibility alone may stand for nothing.
        let is_visibility = |four: &[Token]| {
            let texts = [four[0].text, four[1].text, four[2].text, four[3].text];
            texts == ["$", word(1), ":", "vis"]
        };
        let is_name = word(2) == "$" && rules[at - 1].kind == tokens::Kind::Word;
        at = match open {
            Some(open) => open - 1,
            None if is_name && (arguments > 0 || rules.windows(4).any(is_visibility)) => at - 2,
            None => break,
        };
        arguments = arguments.saturating_sub(1);
    }
    // All of what documentation stands for is written in one place.
    while rules[at].place == rules[at + 1].place {
        at = rules[at + 1].partner as usize + 1;
    }
    Some(rules[at])
}
