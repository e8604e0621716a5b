//! What cannot be one crate, and what the solution's author should know.
use crate::crates::{ItemId, Program};
use crate::names::{Around, Def, Hit, TYPES, VALUES};
use crate::needed::Needed;
use crate::source::{is_keyword, Error, Token};
use crate::standard;
use crate::tree::{Body, Kind};
use std::collections::{BTreeSet, HashMap, HashSet};

/// Checks that names mean what they meant where all crates are modules of one, and changes calls of
/// std's macros that a macro of the solution would take. Fails if two things would have one name.
pub fn check(program: &Program, needed: &mut Needed) -> Result<(), Error> {
    let token = |item: ItemId| {
        let entry = &program.items[item];
        entry.tokens[entry.item.name.unwrap_or(entry.item.first)]
    };
    let clash = |item: ItemId, message: String| {
        Err(token(item).error(&format!("{message}, and a bundle is one crate")))
    };
    let all = (0..program.items.len()).filter(|&item| needed.items.contains(&item));
    let all: Vec<ItemId> = all.filter(|&item| program.crate_of(item) != 0).collect();
    let libraries: BTreeSet<usize> = all.iter().map(|&item| program.crate_of(item)).collect();
    let mut exported: HashMap<&str, ItemId> = HashMap::new();
    for item in all.into_iter().filter(|&item| program.is_exported(item)) {
        let name = program.name(item);
        let first = program.crate_of(*exported.entry(name).or_insert(item));
        if first != program.crate_of(item) {
            let other = &program.crates[first].name;
            return clash(item, format!("`{other}` exports a macro `{name}` too"));
        }
    }
    let root = program.crates[0].root;
    let named = |name: &str, space| program.lookup(root, name, space, root, &mut Around::default());
    for &(_, name) in &needed.exported {
        // A path to the macro would lead to these, too.
        let mut crates = libraries
            .iter()
            .map(|&library| program.crates[library].name.as_str());
        let is_shared = crates.any(|other| other == name)
            || !named(name, TYPES).is_empty()
            || !named(name, VALUES).is_empty();
        if let Some(&item) = exported.get(name).filter(|_| is_shared) {
            return clash(
                item,
                format!("the macro `{name}` shares its name with something in the root"),
            );
        }
    }
    for &library in &libraries {
        let name = &program.crates[library].name;
        let is_other = |hit: &Hit| hit.def != Def::Module(program.crates[library].root);
        let other = named(name, TYPES).into_iter().find(is_other);
        let item = other.and_then(|hit| match (hit.via.last(), hit.def) {
            (Some(&import), _) => Some(program.imports[import].item),
            (None, Def::Item(item)) => Some(item),
            (None, Def::Module(module)) => program.modules[module].item,
            _ => None,
        });
        if let Some(item) = item {
            return clash(item, format!("`{name}` is the name of a library too"));
        }
    }
    let last = program.modules[root].textual;
    let mut edits = Vec::new();
    for &(name, module, def) in &needed.called {
        // In the root, an exported macro needs no import; the solution's macros go before all.
        let other = if program.module_around(module) == root {
            exported.get(name.name()).copied()
        } else if program.modules[module].crate_id != 0 {
            let is_own = matches!(def, Def::Item(found) if program.crate_of(found) != 0 && !program.is_exported(found));
            program
                .in_textual_scope(name.name(), last)
                .filter(|_| !is_own)
        } else {
            None
        };
        match other.filter(|&other| def != Def::Item(other)) {
            Some(_) if def == Def::Std => edits.push((*name, format!("::std::{}", name.text))),
            Some(other) => {
                let name = name.name();
                return clash(
                    other,
                    format!("the macro `{name}` would be called in the place of another one"),
                );
            }
            None => {}
        }
    }
    edits
        .into_iter()
        .try_for_each(|(name, text)| needed.edit(&name, text))
}

/// What tells of crates that are not at hand.
pub fn warnings(program: &Program, needed: &Needed) -> Vec<Error> {
    let mut unknown = needed.unknown.clone();
    for entry in &program.items {
        if let (Body::ExternCrate(library), Kind::ExternCrate) = (&entry.item.body, entry.item.kind)
        {
            let token = entry.tokens[*library];
            let is_solution = program.modules[entry.module].crate_id == 0;
            if is_solution && program.dependency(0, token.name()).is_none() {
                unknown.push(token);
            }
        }
    }
    unknown.sort_by_key(|token| (token.source.path.clone(), token.start));
    let mut told = HashSet::new();
    let mut is_new_crate = |token: &&Token| {
        let name = token.name();
        let is_crate = name.starts_with(char::is_lowercase) && !is_keyword(token.text);
        is_crate && !standard::is_crate(name) && told.insert(name)
    };
    let warning = |token: &Token| {
        let message = format!(
            "`{}` is no library at hand; the judge may have it",
            token.name()
        );
        token.report("warning", &message)
    };
    unknown
        .iter()
        .filter(|token| is_new_crate(token))
        .map(warning)
        .collect()
}
