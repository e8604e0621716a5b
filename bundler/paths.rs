//! Stage 5, in paths: what they name, members, macro calls, and what changes in them.
use crate::items::Kind;
use crate::names::{names_members, Def, Head, Hit, Path, MACROS, TYPES, VALUES};
use crate::program::{is_exported, ImportId, ItemId, ModuleId};
use crate::source::is_keyword;
use crate::stdlib;
use crate::tokens;
use crate::types::Type;
use crate::uses::{Edit, Place, Walker};
use std::collections::HashSet;
use std::ops::Range;
use std::rc::Rc;

impl Walker<'_> {
    /// A `.` with what follows: a field, or a method that is called.
    pub fn member(&mut self, dot: usize, first: usize) -> usize {
        let source = Rc::clone(&self.source);
        let name = dot + 1;
        if source.kind(name) == tokens::Kind::Literal {
            let (owner, _) = self.postfix(dot, first);
            self.read_field(&owner, source.word(name));
        }
        if source.kind(name) != tokens::Kind::Word {
            return dot + 1;
        }
        if source.is(name + 1, "(") || source.marks(name + 1, "::") {
            let method = source.name(name);
            let (receiver, _) = self.postfix(dot, first);
            self.members(&receiver, &[method]);
            if source.is(name + 1, "(") {
                let told = stdlib::parameters(&receiver, method);
                let told = std::mem::replace(&mut self.parameters, told);
                self.walk(source.inside(name + 1));
                self.parameters = told;
                if dot > first {
                    self.learn(dot - 1, &receiver, method, source.inside(name + 1));
                }
                return source.next(name + 1);
            }
        } else if !source.is(name + 1, "=") || source.marks(name + 1, "==") {
            let (owner, _) = self.postfix(dot, first);
            self.read_field(&owner, source.name(name));
        }
        name + 1
    }

    /// Notes that a field is read, of a type at hand or maybe of one.
    pub fn read_field(&mut self, owner: &Type, name: &str) {
        let of = match owner {
            Type::Own(item, _) => Some(*item),
            Type::Std(..) | Type::Parameter => return,
            Type::Unknown => None,
        };
        // It may be a field of what the type dereferences to.
        let has = |item: &ItemId| {
            self.program.items[*item]
                .fields
                .iter()
                .any(|field| field == name)
        };
        self.uses.fields.push((of.filter(has), name.to_string()));
    }

    /// A path, a macro call or a keyword; returns the token behind it.
    pub fn path(&mut self, start: usize, end: usize) -> usize {
        let source = Rc::clone(&self.source);
        let global = source.marks(start, "::");
        let first = start + if global { 2 } else { 0 };
        if global && source.kind(first) != tokens::Kind::Word {
            return first;
        }
        let keyword = is_keyword(source.word(first));
        if keyword && !matches!(source.word(first), "crate" | "self" | "super" | "Self") {
            return first + 1;
        }
        let (segments, behind) = self.segments(first, end);
        let names: Vec<&str> = segments.iter().map(|&token| source.name(token)).collect();
        let alone = segments.len() == 1;
        if alone && matches!(source.word(start), "crate" | "super") {
            // Of a visibility, `pub(crate)`.
            return behind;
        }
        if source.is(behind, "!") && source.is(start, "macro_rules") {
            return behind + 2;
        }
        if global && self.is_qualified(start) {
            // `<T as Trait>::name`
            if let Some(owner) = self.qualified(start - 1) {
                self.members(&owner, &names);
            }
            return behind;
        }
        if global && start > 1 && source.is(start - 2, "$") {
            // `$t::name`
            self.members(&Type::Unknown, &names);
            return behind;
        }
        let opens = |token| token < end && source.kind(token) == tokens::Kind::Open;
        if source.is(behind, "!") && opens(behind + 1) {
            return self.macro_call(&segments, &names, global, behind + 1);
        }
        if !(alone && !global && self.is_no_item(first, end)) {
            let called = source.is(behind, "(") && behind < end;
            self.named(&segments, &names, global, called);
        }
        behind
    }

    /// The tokens of a path's names, and the token behind it. Walks over its generic arguments.
    fn segments(&mut self, first: usize, end: usize) -> (Vec<usize>, usize) {
        let source = Rc::clone(&self.source);
        let mut segments = vec![first];
        let mut token = first + 1;
        while token < end && source.marks(token, "::") {
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
            segments.push(token + 2);
            token += 3;
        }
        (segments, token)
    }

    /// Whether a lone name is a label, is bound here, or is that of an associated type: `<Item = T>`.
    fn is_no_item(&mut self, token: usize, end: usize) -> bool {
        let source = Rc::clone(&self.source);
        let (name, next) = (source.name(token), token + 1);
        let label = next < end && source.is(next, ":") && !source.marks(next, "::");
        let bound = self.locals.iter().any(|local| local.name == name);
        if (label && !self.labels_mean) || bound || name == "self" {
            return true;
        }
        let equals = source.is(next, "=") && !source.marks(next, "==") && !source.marks(next, "=>");
        let first = token > 0 && matches!(source.word(token - 1), "<" | ",");
        let associated = next < end && equals && first;
        if associated {
            self.members(&Type::Parameter, &[name]);
        }
        associated
    }

    /// Where a path starts whose first name is at `first`: `$crate` is the crate of the macro.
    pub fn scope_at(&self, first: usize) -> ModuleId {
        let dollar = first > 0 && self.source.is(first - 1, "$");
        if dollar && self.source.is(first, "crate") {
            self.program.crates[self.home].root
        } else {
            self.scope
        }
    }

    /// Uses what a path names.
    pub fn named(&mut self, segments: &[usize], names: &[&str], global: bool, called: bool) {
        if names[0] == "Self" && !global {
            let this = self.this.clone();
            self.members(&this, &names[1..]);
            return;
        }
        let mut generics = self.locals.iter().rev().filter(|local| local.is_type);
        let generic = generics.find(|local| local.name == names[0]);
        if let (Some(generic), false) = (generic, global) {
            let kind = match &generic.kind {
                Type::Unknown => Type::Parameter,
                kind => kind.clone(),
            };
            return self.members(&kind, &names[1..]);
        }
        let in_visibility = segments[0] > 2
            && self.source.is(segments[0] - 1, "in")
            && self.source.is(segments[0] - 3, "pub");
        let want = match (called, in_visibility) {
            (true, _) => VALUES,
            (_, true) => TYPES,
            _ => TYPES | VALUES,
        };
        let path = Path {
            segments: names,
            global,
        };
        let scope = self.scope_at(segments[0]);
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
        self.fit(segments[0], names, global, false);
        let rest = &names[found.used.min(names.len())..];
        // A path that ends in a module means something else of that name, if there is.
        let only_modules = found
            .hits
            .iter()
            .all(|hit| matches!(hit.def, Def::Module(_)));
        found
            .hits
            .retain(|hit| only_modules || !matches!(hit.def, Def::Module(_)));
        let is_preferred = |hit: &Hit| hit.spaces & self.preferred != 0;
        if found.hits.iter().any(is_preferred) {
            found.hits.retain(is_preferred);
        }
        match found.hits.first().map(|hit| hit.def) {
            Some(Def::Item(item)) => {
                let owner = match self.program.kind(item) {
                    Kind::Struct | Kind::Enum | Kind::Trait => Type::Own(item, Vec::new()),
                    Kind::Alias => self.alias(item, &[]),
                    _ => Type::Unknown,
                };
                self.members(&owner, rest);
            }
            Some(_) => self.foreign_members(names, found.used),
            None if found.missing.is_none() => {
                self.foreign_members(names, 1);
                if names.len() > 1 {
                    self.uses.unknown.push(Place {
                        source: Rc::clone(&self.source),
                        token: segments[0],
                    });
                }
            }
            None => {}
        }
        if !self.in_pattern {
            for hit in &found.hits {
                if let Def::Variant(item) = hit.def {
                    let name = names[found.used - 1].to_string();
                    self.uses.variants.push((item, name));
                }
            }
        }
        self.uses.hits.extend(found.hits);
    }

    /// Uses the members that a path names in a crate that is not at hand, from a segment on: what
    /// stands behind a type, and not behind a module.
    fn foreign_members(&mut self, names: &[&str], from: usize) {
        for index in from..names.len() {
            let owner = names[index - 1];
            if stdlib::is_std_trait(owner) {
                // The path says which trait: none needs to be in scope.
                continue;
            }
            if owner.starts_with(char::is_uppercase) || stdlib::is_primitive(owner) {
                self.members(&Type::std(owner, []), &names[index..=index]);
            }
        }
    }

    /// Uses members, the first of them of the type `owner`.
    pub fn members(&mut self, owner: &Type, names: &[&str]) {
        for (index, name) in names.iter().enumerate() {
            let of = match owner {
                Type::Parameter => Type::Parameter,
                owner if index == 0 => owner.clone(),
                _ => Type::Unknown,
            };
            let member = (of, (*name).to_string(), self.scope);
            self.uses.members.push(member);
        }
        if let (Type::Own(item, _), Some(first), false) = (owner, names.first(), self.in_pattern) {
            // It may be a variant.
            self.uses.variants.push((*item, (*first).to_string()));
        }
    }

    /// Puts `prefix` in front of a token.
    pub fn prefix(&mut self, token: usize, prefix: &str) {
        let text = format!("{prefix}{}", self.source.word(token));
        self.replace(token, text);
    }

    /// Another text for a token.
    pub fn replace(&mut self, token: usize, text: String) {
        let source = Rc::clone(&self.source);
        self.uses.edits.push(Edit {
            source,
            token,
            text,
        });
    }

    /// Whether paths stand in the root module of the solution, where nothing changes.
    fn in_solution_root(&self) -> bool {
        let module = self.program.module_around(self.scope);
        module == self.program.crates[0].root && self.home == 0
    }

    /// Changes the head of a path where the crates are modules of one crate, and so that every
    /// edition reads it alike.
    fn fit(&mut self, head: usize, names: &[&str], global: bool, in_import: bool) {
        if global {
            if self.program.find_crate(names[0]).is_some() {
                // In front of the `::`.
                self.prefix(head - 2, "crate");
            } else if names[0] == "core" && !self.in_solution_root() {
                self.replace(head, "std".to_string());
            }
            return;
        }
        if names.len() == 1 && !in_import {
            return;
        }
        let module = self.program.module_around(self.scope);
        let root = match self.program.modules[module].crate_id.max(self.home) {
            0 => "crate::".to_string(),
            library => format!("crate::{}::", self.program.crates[library].name),
        };
        let in_root = self.in_solution_root();
        match self.names.head_of(self.program, self.scope, names[0]) {
            Head::Crate => {
                let name = self.program.crates[self.home].name.clone();
                if self.home != 0 {
                    self.replace(head, format!("crate::{name}"));
                }
            }
            Head::Prelude if module != self.program.root_of(module) => self.prefix(head, &root),
            Head::Library if !in_root => {
                // A name that an import brings in goes on leading there.
                let found = self
                    .names
                    .lookup(self.program, module, names[0], TYPES, None);
                if in_import || found.is_empty() {
                    self.prefix(head, "crate::");
                }
            }
            Head::Std if !in_root && !in_import => {
                // Edition 2015 takes `dyn ::std` for a path.
                let after_dyn = head > 0 && self.source.is(head - 1, "dyn");
                // And it knows `core` under no other name than `std`.
                let name = if names[0] == "core" { "std" } else { names[0] };
                let joined = head > 0
                    && self.source.is(head - 1, ":")
                    && self.source.end(head - 1) == self.source.start(head);
                let text = match (after_dyn, joined) {
                    (true, _) => "for<> ::",
                    (_, true) => " ::",
                    _ => "::",
                };
                self.replace(head, format!("{text}{name}"));
            }
            Head::Std if in_import && names[0] == "core" => self.replace(head, "std".to_string()),
            // Edition 2015 takes an import from the root.
            Head::Module if !in_root && in_import => self.prefix(head, "self::"),
            _ => {}
        }
    }

    /// Fits the path of an import, and notes what it does not lead to.
    pub fn import(&mut self, import: ImportId) {
        let leaf = &self.program.imports[import].leaf.clone();
        if leaf.path.is_empty() {
            return;
        }
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
        let hits = self.names.import(self.program, import);
        let foreign = hits.iter().all(|hit| hit.def == Def::Foreign);
        if found.hits.is_empty() && found.missing.is_none() && foreign {
            self.uses.unknown.push(Place {
                source: Rc::clone(&source),
                token: leaf.path[0],
            });
        }
        let textual = |hit: &Hit| match hit.def {
            Def::Item(item) => {
                let entry = &self.program.items[item];
                entry.item.kind == Kind::Macro && !is_exported(&entry.source, &entry.item)
            }
            _ => false,
        };
        if names.len() == 1 && hits.iter().all(textual) {
            return;
        }
        let entry = &self.program.items[self.program.imports[import].item];
        let tree = entry.item.head.start + 1;
        if !leaf.global || !source.is(tree + 2, "{") {
            self.fit(leaf.path[0], &names, leaf.global, true);
        } else if entry
            .imports
            .iter()
            .any(|&import| self.is_of_library(import))
        {
            // `use ::{a, b};`: the `::` stands in front of all of them.
            self.replace(tree, String::new());
            self.replace(tree + 1, String::new());
            if self.is_of_library(import) {
                self.prefix(leaf.path[0], "crate::");
            }
        }
    }

    /// Whether the path of an import starts with the name of a library.
    fn is_of_library(&self, import: ImportId) -> bool {
        let head = self.program.imports[import].leaf.path.first();
        head.is_some_and(|&head| self.program.find_crate(self.source.name(head)).is_some())
    }

    /// A macro call whose arguments open at `open`; returns the token behind it.
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
        let scope = self.scope_at(segments[0]);
        let mut hits = self.names.macros(self.program, scope, path, self.item);
        if hits.is_empty() && names.len() == 1 && self.in_macro {
            // Called by a macro of another module or crate.
            let root = self.program.crates[self.home].root;
            hits = self.names.macros(self.program, root, path, ItemId::MAX);
        }
        for hit in &hits {
            self.called_macro(hit, segments, open);
        }
        let std = hits.is_empty();
        let name = names[names.len() - 1];
        if std {
            self.called_std_macro(name, segments);
        }
        self.fit(segments[0], names, global, false);
        self.uses.hits.extend(hits);
        if std && name == "stringify" {
            return source.next(open);
        }
        let inside = source.inside(open);
        let formats = std && stdlib::is_format(name);
        let plain = std && matches!(name, "vec" | "matches" | "dbg" | "concat" | "env");
        if formats {
            self.format(inside.clone(), name.contains("assert"));
        }
        let in_macro = std::mem::replace(&mut self.in_macro, !formats && !plain);
        self.macros_around += 1;
        if source.is(open, "{") {
            self.block(inside);
        } else {
            self.walk(inside);
        }
        self.macros_around -= 1;
        self.in_macro = in_macro;
        if !formats && !plain {
            self.forget_types(source.inside(open));
        }
        source.next(open)
    }

    /// A macro may bind a name that it is given anew, to another type.
    fn forget_types(&mut self, arguments: Range<usize>) {
        let source = Rc::clone(&self.source);
        for token in arguments.filter(|&token| source.is_name(token)) {
            let name = source.name(token);
            let mut locals = self.locals.iter().rev().filter(|local| !local.is_type);
            let local = locals.find(|local| local.name == name);
            if local.is_some_and(|local| local.kind != Type::Unknown) {
                self.bind(token, Type::Unknown, false);
            }
        }
    }

    /// Uses a macro that a call may mean, with arguments that open at `open`.
    fn called_macro(&mut self, hit: &Hit, segments: &[usize], open: usize) {
        let Def::Item(item) = hit.def else { return };
        let source = Rc::clone(&self.source);
        let scope = self.call_scope.unwrap_or(self.scope);
        self.uses.macros.push((item, scope));
        if names_members(self.program, item, &mut HashSet::new()) {
            for token in source.inside(open).filter(|&token| source.is_name(token)) {
                self.members(&Type::Unknown, &[source.name(token)]);
                self.read_field(&Type::Unknown, source.name(token));
            }
        }
        let entry = &self.program.items[item];
        let crate_id = self.program.crate_of(item);
        if crate_id == 0 || !is_exported(&entry.source, &entry.item) {
            return;
        }
        if segments.len() > 1 {
            let name = self.program.word(item).to_string();
            self.uses.exported.push((crate_id, name));
        } else if hit.via.is_empty()
            && self.call_scope.is_none()
            && !self.in_solution_root()
            && !self.program.in_textual_scope(item, self.scope, self.item)
        {
            // It stands in the root of the bundle.
            self.prefix(segments[0], "crate::");
        }
    }

    /// Uses what a macro of the compiler uses beside its arguments.
    fn called_std_macro(&mut self, name: &str, segments: &[usize]) {
        match name {
            "write" | "writeln" => self.members(&Type::Parameter, &["write_fmt"]),
            "include" | "include_str" | "include_bytes" => self.uses.includes.push(Place {
                source: Rc::clone(&self.source),
                token: segments[0],
            }),
            _ => {}
        }
        // A macro of the solution must not take the place of the compiler's.
        let hidden = self.program.macros.contains_key(&(0, name.to_string()));
        if hidden && segments.len() == 1 && self.home != 0 {
            self.prefix(segments[0], "::std::");
        }
    }

    /// Uses what the format string among a macro's arguments names. Which one it is is not told by
    /// those of an assertion.
    pub fn format(&mut self, arguments: Range<usize>, assertion: bool) {
        let source = Rc::clone(&self.source);
        let mut literals = Vec::new();
        let mut given = Vec::new();
        let mut token = arguments.start;
        while token < arguments.end {
            if source.kind(token) == tokens::Kind::Literal {
                literals.push(token);
            } else if source.is_name(token) && source.is(token + 1, "=") {
                given.push(source.name(token));
            }
            token = source.next(token);
        }
        let most = if assertion { literals.len() } else { 1 };
        for literal in literals.into_iter().take(most) {
            self.captures(literal, &given);
        }
    }

    /// Uses what a format string names within its braces.
    pub fn captures(&mut self, literal: usize, given: &[&str]) {
        let source = Rc::clone(&self.source);
        for name in captured(source.word(literal)) {
            let bound = self.locals.iter().any(|local| local.name == name);
            if !bound && !given.contains(&name) {
                let segments = [name];
                let path = Path {
                    segments: &segments,
                    global: false,
                };
                let found = self.names.resolve(self.program, self.scope, path, VALUES);
                self.uses.hits.extend(found.hits);
            }
        }
    }
}

/// The names within the braces of a format string, a literal: values, widths and precisions.
fn captured(literal: &str) -> Vec<&str> {
    let raw = literal.starts_with('r');
    let mut names = Vec::new();
    let mut rest = literal;
    while let Some(at) = rest.find(['{', '\\'].as_ref()) {
        let (mark, behind) = rest[at..].split_at(1);
        rest = behind;
        if mark == "\\" && !raw {
            // An escape: its character, or as far as `\u{...}` goes.
            let length = if rest.starts_with("u{") {
                rest.find('}').unwrap_or(0)
            } else {
                0
            };
            rest = rest[length..].get(1..).unwrap_or("");
        } else if let Some(behind) = rest.strip_prefix('{').filter(|_| mark == "{") {
            rest = behind;
        } else if mark == "{" {
            let (inside, behind) = rest.split_once('}').unwrap_or((rest, ""));
            let (name, format) = inside.split_once(':').unwrap_or((inside, ""));
            let widths = format
                .split_inclusive('$')
                .filter_map(|piece| piece.strip_suffix('$'));
            let widths =
                widths.map(|piece| piece.trim_start_matches(|c: char| !tokens::is_word_start(c)));
            names.extend([name.trim()].into_iter().chain(widths));
            rest = behind;
        }
    }
    names.retain(|name| name.starts_with(tokens::is_word_start));
    names
}
