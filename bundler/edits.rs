//! What changes in what is needed, now that a library is a module: paths, visibilities, attributes.
use crate::crates::{CrateId, ImportId, ItemId, Program};
use crate::dead;
use crate::names::{Def, Hit, MACROS, TYPES, VALUES};
use crate::needed::Needed;
use crate::source::{Source, Token};
use crate::tokens;
use crate::tree::{Body, Kind, Visibility};
use std::collections::{HashMap, HashSet};

/// A token of a file.
type Place = (*const Source, u32);

/// What changes.
#[derive(Default)]
pub struct Edits {
    /// Other texts for tokens.
    pub texts: HashMap<Place, String>,
    /// The first tokens of items that get `#[allow(dead_code)]`.
    pub allowed: HashSet<Place>,
    /// The first tokens of imports that get `#[allow(unused_imports)]`.
    pub unused: HashSet<Place>,
    /// The libraries whose modules get `#[allow(dead_code)]`.
    pub libraries: HashSet<CrateId>,
}

/// What changes in what is needed.
pub fn edits(program: &Program, needed: &Needed) -> Edits {
    let mut edits = Edits {
        texts: needed.edits.clone(),
        ..Edits::default()
    };
    for item in dead::dead(program, needed) {
        edits.allow_dead_code(program, item);
    }
    let kept = (0..program.items.len()).filter(|&item| needed.items[item]);
    let kept: Vec<ItemId> = kept.filter(|&item| program.crate_of(item) != 0).collect();
    let tells = |&&item: &&ItemId| tells_of_private(program, needed, item);
    let narrowed = kept
        .iter()
        .filter(tells)
        .map(|&item| program.crate_of(item));
    let narrowed: HashSet<CrateId> = narrowed.chain(needed.globbed.iter().copied()).collect();
    for &item in &kept {
        edits.visibilities(program, item, narrowed.contains(&program.crate_of(item)));
    }
    for import in (0..program.imports.len()).filter(|&import| needed.imports[import]) {
        if is_unsure(program, needed, import) {
            let entry = &program.items[program.imports[import].item];
            let first = &entry.tokens[entry.item.tokens.start];
            edits.unused.insert(first.origin());
        }
        edits.lower_glob(program, needed, import, &narrowed);
    }
    edits
}

impl Edits {
    /// Puts `#[allow(dead_code)]` in front of an item: in the rules of the macro that writes it, or
    /// of the module around if it begins with an argument.
    fn allow_dead_code(&mut self, program: &Program, item: ItemId) {
        let entry = &program.items[item];
        if !program.is_written(item) {
            let first = &entry.tokens[entry.item.tokens.start];
            self.allowed.insert(first.origin());
        } else if let Some(place) = place_in_rules(program, item) {
            let text = self.texts.entry(place.origin());
            let text = text.or_insert_with(|| place.text.to_string());
            if !text.starts_with("#[allow(dead_code)]") {
                text.insert_str(0, "#[allow(dead_code)] ");
            }
        } else {
            match program.modules[program.module_around(entry.module)].item {
                Some(around) => self.allow_dead_code(program, around),
                None => drop(self.libraries.insert(program.crate_of(item))),
            }
        }
    }

    /// Fits the visibilities of an item and of what is in it. What is for its crate is for its
    /// library's module if that is to be `narrowed`.
    fn visibilities(&mut self, program: &Program, item: ItemId, narrowed: bool) {
        let entry = &program.items[item];
        let library = &program.crates[program.crate_of(item)].name;
        let inside = match &entry.item.body {
            Body::Items(_) | Body::Impl(_) => entry.item.first..entry.item.head_end,
            Body::Group(open) => entry.item.first..*open,
            _ => entry.item.tokens.clone(),
        };
        for at in inside {
            let word = |at: usize| entry.tokens.get(at).map_or("", |token| token.text);
            let (place, text) = match [word(at), word(at + 1), word(at + 2), word(at + 3)] {
                ["pub", "(", "crate", ")"] if narrowed => (at + 2, format!("in crate::{library}")),
                ["pub", "(", "in", "crate"] => (at + 3, format!("crate::{library}")),
                _ => continue,
            };
            self.texts.insert(entry.tokens[place].origin(), text);
        }
    }

    /// A public glob must bring in something public. What nothing names is gone, and the rest may be
    /// for the crate only.
    fn lower_glob(
        &mut self,
        program: &Program,
        needed: &Needed,
        import: ImportId,
        narrowed: &HashSet<CrateId>,
    ) {
        let found = &program.imports[import];
        let entry = &program.items[found.item];
        let is_alone = entry.imports.len() == 1 && found.leaf.name.is_none();
        let is_public = entry.item.visibility == Visibility::Public;
        if !is_alone || !is_public || program.crate_of(found.item) == 0 {
            return;
        }
        let mut is_found = false;
        for hit in program.import_path(import, TYPES).hits {
            let Def::Module(module) = hit.def else { return };
            let items = program.modules[module].items.iter();
            for &item in items.filter(|&&item| needed.items[item]) {
                match program.items[item].item.visibility {
                    Visibility::Public => return,
                    Visibility::Crate => is_found = true,
                    _ => {}
                }
            }
        }
        if is_found {
            let first = entry.tokens[entry.item.first].origin();
            let crate_id = program.crate_of(found.item);
            let text = if narrowed.contains(&crate_id) {
                format!("pub(in crate::{})", program.crates[crate_id].name)
            } else {
                "pub(crate)".to_string()
            };
            self.texts.insert(first, text);
        }
    }
}

/// Whether rustc may find that an import is not used although it stays.
fn is_unsure(program: &Program, needed: &Needed, import: ImportId) -> bool {
    let item = program.imports[import].item;
    let is_likely = match program.crate_of(item) {
        0 => !needed.for_macros.contains(&import),
        _ => needed.likely.contains(&import),
    };
    !is_likely && !needed.sure.contains(&import) && !program.is_written(item)
}

/// Where the rules of a macro begin to write an item: its first token that is no argument, or the
/// name of an argument in front of that.
fn place_in_rules(program: &Program, item: ItemId) -> Option<Token> {
    let entry = &program.items[item];
    let mut head = entry.tokens[entry.item.tokens.start..entry.item.head_end].iter();
    let first = head.find(|token| token.context != 0)?;
    let rules = program.items[program.contexts[first.context as usize].item].tokens;
    let mut at = rules.partition_point(|token| token.place < first.place);
    rules
        .get(at)
        .filter(|token| token.origin() == first.origin())?;
    while at > 1 && rules[at - 2].text == "$" && rules[at - 1].kind == tokens::Kind::Word {
        at -= 2;
    }
    Some(rules[at])
}

/// Whether an item is for its crate and tells of something that is private in the root of its
/// library: that is visible in all of the library, and no further.
fn tells_of_private(program: &Program, needed: &Needed, item: ItemId) -> bool {
    let crate_id = program.crate_of(item);
    let is_private = |other: ItemId| {
        let entry = &program.items[other];
        entry.item.visibility == Visibility::Private
            && entry.module == program.crates[crate_id].root
            && entry.item.kind != Kind::Macro
    };
    let entry = &program.items[item];
    let is_brought = |hit: Hit| match hit.def {
        Def::Item(found) | Def::Variant(found, _) => is_private(found),
        Def::Module(module) => program.modules[module].item.is_some_and(is_private),
        Def::Std | Def::Foreign => false,
    };
    let brings = |&import: &ImportId| {
        let hits = program.import(import, TYPES | VALUES | MACROS);
        hits.into_iter().any(is_brought)
    };
    let mut head = needed.heads.get(&item).into_iter().flatten();
    head.any(|&other| is_private(other)) || entry.imports.iter().any(brings)
}
