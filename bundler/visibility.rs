//! Stage 6, visibilities: what must change in them, now that a library is a module of one crate.
use crate::items::{self, Kind, Visibility};
use crate::names::{Def, Hit};
use crate::needed::Closure;
use crate::program::{ImportId, ItemId};
use crate::source::Source;
use std::rc::Rc;

impl Closure<'_> {
    /// Another text for a token.
    pub fn edit(&mut self, source: &Rc<Source>, token: usize, text: String) {
        let edits = self.needed.edits.entry(Rc::as_ptr(source));
        edits.or_default().insert(token, text);
    }

    /// What is private in a library's root is visible in all of the library, and no further now:
    /// neither is a `pub(crate)` import of it.
    pub fn restrict(&mut self, hit: &Hit, import: ItemId) {
        let item = match hit.def {
            Def::Item(item) | Def::Variant(item) => Some(item),
            Def::Module(module) => self.program.modules[module].item,
            Def::Foreign => None,
        };
        if item.is_some_and(|item| self.is_private_in_root(item, import)) {
            let entry = &self.program.items[import];
            let (first, _) = items::behind_attributes(&entry.source, entry.item.tokens.start);
            self.restrict_at(import, first);
        }
    }

    /// Whether an item is private in the root of the library of another one.
    fn is_private_in_root(&self, item: ItemId, other: ItemId) -> bool {
        let crate_id = self.program.crate_of(other);
        let found = &self.program.items[item];
        crate_id != 0
            && found.item.visibility == Visibility::Private
            && found.module == self.program.crates[crate_id].root
    }

    /// Makes the `pub(crate)` at `token`, if it is one, `pub(in crate::library)`.
    fn restrict_at(&mut self, item: ItemId, token: usize) {
        let source = Rc::clone(&self.program.items[item].source);
        let words = [
            source.word(token),
            source.word(token + 1),
            source.word(token + 2),
        ];
        if words == ["pub", "(", "crate"] {
            let library = &self.program.crates[self.program.crate_of(item)].name;
            let text = format!("in crate::{library}");
            self.edit(&source, token + 2, text);
        }
    }

    /// A library that an item hands on must be as public as that.
    pub fn handed_on(&mut self, hit: &Hit, item: ItemId) {
        let Def::Module(module) = hit.def else { return };
        let crate_id = self.program.modules[module].crate_id;
        let public = self.program.items[item].item.visibility != Visibility::Private;
        if public && crate_id != 0 && module == self.program.root_of(module) {
            self.needed.public.insert(crate_id);
        }
    }

    /// Fits what tells of private types, and globs of what is less public than they are.
    pub fn fit_visibilities(&mut self) {
        let needed = (0..self.program.items.len()).filter(|&item| self.is_needed(item));
        let needed: Vec<ItemId> = needed.collect();
        for &item in &needed {
            let types = [Kind::Struct, Kind::Enum, Kind::Trait, Kind::Alias];
            if types.contains(&self.program.kind(item)) && self.is_private_in_root(item, item) {
                for &other in &needed {
                    self.restrict_for(item, other);
                }
            }
        }
        for import in 0..self.needed.imports.len() {
            if self.needed.imports[import] {
                self.lower_glob(import);
            }
        }
    }

    /// An item of a library that names a private type of its root is no more public than that; so
    /// are its fields.
    fn restrict_for(&mut self, private: ItemId, item: ItemId) {
        if self.program.crate_of(item) != self.program.crate_of(private) {
            return;
        }
        let entry = &self.program.items[item];
        let source = Rc::clone(&entry.source);
        let interface = match entry.item.kind {
            Kind::Struct => entry.item.tokens.clone(),
            Kind::Function | Kind::Constant | Kind::Alias => {
                entry.item.tokens.start..entry.item.head.end
            }
            _ => return,
        };
        let name = self.program.name(private);
        if interface.clone().any(|token| source.name(token) == name) {
            for token in interface {
                self.restrict_at(item, token);
            }
        }
    }

    /// A public glob must bring in something public. What nothing names is gone, and the rest may be
    /// for the crate only.
    fn lower_glob(&mut self, import: ImportId) {
        let item = self.program.imports[import].item;
        let entry = &self.program.items[item];
        let alone = entry.imports.len() == 1 && self.program.imports[import].leaf.name.is_none();
        let public = entry.item.visibility == Visibility::Public;
        if !alone || !public || self.program.crate_of(item) == 0 {
            return;
        }
        let mut most = None;
        for hit in self.names.import(self.program, import) {
            let Def::Module(module) = hit.def else { return };
            for &item in &self.program.modules[module].items {
                let entry = &self.program.items[item];
                let named = entry.item.name.is_some() || entry.item.kind == Kind::Use;
                if named && self.is_needed(item) {
                    most = most.max(Some(entry.item.visibility));
                }
            }
        }
        if most == Some(Visibility::Crate) {
            let entry = &self.program.items[item];
            let source = Rc::clone(&entry.source);
            let (first, _) = items::behind_attributes(&source, entry.item.tokens.start);
            self.edit(&source, first, "pub(crate)".to_string());
        }
    }
}
