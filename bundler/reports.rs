//! What cannot be one crate, and what the solution's author should know.
use crate::crates::{CrateId, ItemId, Module, ModuleId, Program};
use crate::error::Error;
use crate::names::{Around, Def, Hit, TYPES, VALUES};
use crate::needed::Needed;
use crate::source::{is_keyword, Token};
use crate::standard;
use crate::tree::Kind;
use std::collections::{BTreeMap, BTreeSet};

/// Checks that names mean what they meant where all crates are modules of one, and changes calls of
/// std's macros that a macro of the solution would take. Fails if two things would have one name.
pub fn check(program: &Program, needed: &mut Needed) -> Result<(), Error> {
    let exported = exported(program, needed)?;
    check_imported_macros(program, needed)?;
    check_libraries(program, needed)?;
    check_features(program, needed)?;
    check_calls(program, needed, &exported)
}

fn clash(program: &Program, item: ItemId, message: &str) -> Error {
    let entry = &program.items[item];
    let token = entry.tokens[entry.item.name.unwrap_or(entry.item.first)];
    token.error(&format!("{message}, and a bundle is one crate"))
}

/// The exported macros by their names. Fails if two crates export one.
fn exported<'a>(program: &'a Program, needed: &Needed) -> Result<BTreeMap<&'a str, ItemId>, Error> {
    let mut exported: BTreeMap<&str, ItemId> = BTreeMap::new();
    let is_macro = |&&item: &&ItemId| program.kind(item) == Kind::Macro;
    for &item in needed.items.iter().filter(is_macro) {
        if program.has_attribute(item, "macro_export") {
            let name = program.name(item);
            let first = program.crate_of(*exported.entry(name).or_insert(item));
            if first != program.crate_of(item) {
                let other = match first {
                    0 => "the solution".to_string(),
                    _ => format!("`{}`", program.crates[first].name),
                };
                let message = format!("{other} exports a macro `{name}` too");
                return Err(clash(program, item, &message));
            }
        }
    }
    Ok(exported)
}

/// What a name means in the root of a crate.
fn lookup(program: &Program, root: ModuleId, name: &str, space: u8) -> Vec<Hit> {
    program.lookup(root, name, space, root, &mut Around::default())
}

/// An import of a macro brings along what else has its name in the root.
fn check_imported_macros(program: &Program, needed: &Needed) -> Result<(), Error> {
    let libraries = libraries(program, needed);
    for &item in needed.exported.intersection(&needed.items) {
        let name = program.name(item);
        let own = program.crates[program.crate_of(item)].root;
        let mut crates = libraries
            .iter()
            .map(|&library| &program.crates[library].name);
        let is_taken =
            crates.any(|other| other == name) && !lookup(program, own, name, TYPES).is_empty();
        let stays = |hit: &Hit| !hit.via.iter().any(|&import| needed.is_for_macros(import));
        let root = program.crates[0].root;
        let mut others = lookup(program, root, name, TYPES | VALUES).into_iter();
        if is_taken || others.any(|hit| stays(&hit)) {
            let message = format!("the macro `{name}` shares its name with something in the root");
            return Err(clash(program, item, &message));
        }
    }
    Ok(())
}

/// A library is a module in the root of the solution.
fn check_libraries(program: &Program, needed: &Needed) -> Result<(), Error> {
    for library in libraries(program, needed) {
        if program.has_std(library) && !program.has_std(0) {
            let source = program.crates[0].source.expect("the solution was read");
            let name = &program.crates[library].name;
            let message = format!("the solution is `no_std`, and library `{name}` is not");
            return Err(source.report(0, "error", &message));
        }
        let library = &program.crates[library];
        let named = lookup(program, program.crates[0].root, &library.name, TYPES);
        let is_other = |hit: &Hit| hit.def != Def::Module(library.root);
        let item = named.into_iter().find(is_other);
        let item = item.and_then(|hit| match (hit.via.last(), hit.def) {
            (Some(&import), _) => Some(program.imports[import].item),
            (None, Def::Item(item)) => Some(item),
            (None, Def::Module(module)) => program.modules[module].item,
            _ => None,
        });
        if let Some(item) = item {
            let message = format!("`{}` is the name of a library too", library.name);
            return Err(clash(program, item, &message));
        }
    }
    Ok(())
}

/// A macro is one text for all that call it.
fn check_features(program: &Program, needed: &Needed) -> Result<(), Error> {
    let is_needed = |token: &&Token| {
        let around = program.written_by(token);
        around.is_some_and(|around| needed.items.contains(&around))
    };
    match program.undecided.iter().find(is_needed) {
        Some(token) => {
            Err(token
                .error("this feature is on where one calls the macro, and off where another does"))
        }
        None => Ok(()),
    }
}

/// Whether a crate or one that it names has std: then all its methods are there.
fn sees_std(program: &Program, crate_id: CrateId) -> bool {
    let (mut seen, mut open) = (BTreeSet::new(), vec![crate_id]);
    while let Some(crate_id) = open.pop() {
        if program.has_std(crate_id) {
            return true;
        }
        if seen.insert(crate_id) {
            let own = |module: &&Module| module.crate_id == crate_id;
            let files = program.modules.iter().filter(own);
            let tokens = files.flat_map(|module| module.file.unwrap_or_default());
            open.extend(tokens.filter_map(|token| program.dependency(crate_id, token.name())));
        }
    }
    false
}

/// A macro of the solution's root is in textual scope in the libraries, too, and what they export is
/// in the root.
fn check_calls(
    program: &Program,
    needed: &mut Needed,
    exported: &BTreeMap<&str, ItemId>,
) -> Result<(), Error> {
    for (token, module, hit) in std::mem::take(&mut needed.called) {
        let (name, def) = (token.name(), hit.def);
        let root = program.crates[0].root;
        let around = program.module_around(module);
        let import = hit.via.last().map(|&import| program.imports[import]);
        let is_imported = import.is_some_and(|import| import.module == around);
        let other = match (def, program.modules[module].crate_id) {
            // What is in textual scope goes before all.
            (Def::Item(item), home)
                if hit.via.is_empty()
                    && program.crate_of(item) == home
                    && !program.is_exported(item) =>
            {
                None
            }
            // In the root, an exported macro needs no import.
            _ if around == root => exported.get(name).copied(),
            (_, 0) => None,
            _ => {
                let textual = program.modules[root].textual;
                program.in_textual_scope(name, textual).first().copied()
            }
        };
        // By a path, no macro of textual scope is meant.
        let path = match def {
            Def::Std => Some("::std"),
            _ if token.context != 0 => None,
            Def::Item(item) if program.is_exported(item) && !program.is_written(item) => {
                Some("crate")
            }
            _ => Some("self").filter(|_| is_imported),
        };
        match (other.filter(|&other| def != Def::Item(other)), path) {
            (Some(_), Some(path)) => needed.edit(token, format!("{path}::{}", token.text))?,
            (Some(other), None) => {
                let message =
                    format!("the macro `{name}` would be called in the place of another one");
                return Err(clash(program, other, &message));
            }
            (None, _) => {}
        }
    }
    Ok(())
}

/// The libraries of which something is needed.
fn libraries(program: &Program, needed: &Needed) -> BTreeSet<CrateId> {
    let crates = needed.items.iter().map(|&item| program.crate_of(item));
    crates.filter(|&crate_id| crate_id != 0).collect()
}

/// What tells of crates that are not at hand, of libraries that are newer than the bundle, and of
/// methods that may mean others there.
pub fn warnings(program: &Program, needed: &Needed) -> Vec<Error> {
    let mut warnings = unknown_crates(needed);
    warnings.extend(methods_of_floats(program, needed));
    let edition = program.crates[0].edition;
    for library in libraries(program, needed) {
        let library = &program.crates[library];
        if library.edition > edition {
            let (file, name, own) = (library.file.display(), &library.name, library.edition);
            warnings.push(Error(format!(
                "{file}: warning: library `{name}` is of edition {own}, and the bundle of {edition}"
            )));
        }
    }
    warnings
}

/// A method of std's goes before that of a trait, and a library without std does not see it.
fn methods_of_floats(program: &Program, needed: &Needed) -> Vec<Error> {
    let callers = needed.callers.keys();
    let callers = callers.filter(|(_, name)| standard::is_method_of_floats(name));
    let named: BTreeSet<(CrateId, &str)> = callers
        .map(|&(scope, name)| (program.modules[scope].crate_id, name))
        .collect();
    let crates: BTreeSet<CrateId> = named.iter().map(|&(crate_id, _)| crate_id).collect();
    let mut warnings = Vec::new();
    for library in crates.into_iter().filter(|&it| !sees_std(program, it)) {
        for &item in &needed.items {
            let name = program.name(item);
            let of = program.items[item].owner;
            let of = of.and_then(|owner| Some((owner, needed.impls.get(&owner)?)));
            let is_for_floats = of.is_some_and(|(owner, found)| {
                let mut words = program.items[owner].head().iter();
                found.of.is_some() && words.any(|word| matches!(word.text, "f32" | "f64"))
            });
            if is_for_floats && named.contains(&(library, name)) {
                let library = &program.crates[library].name;
                let message = format!(
                    "library `{library}` knows no `{name}` of std's, which goes before this one"
                );
                warnings.push(program.name_token(item).report("warning", &message));
            }
        }
    }
    warnings
}

fn unknown_crates(needed: &Needed) -> Vec<Error> {
    let mut unknown = needed.unknown.clone();
    unknown.sort_by_key(|token| (token.source().path.clone(), token.place));
    let mut told = BTreeSet::new();
    unknown.retain(|token| {
        let name = token.name();
        let is_crate = name.starts_with(char::is_lowercase) && !is_keyword(token.text);
        is_crate && !standard::is_crate(name) && told.insert(name)
    });
    let warning = |token: &Token| {
        let name = token.name();
        token.report(
            "warning",
            &format!("`{name}` is no library at hand; the judge may have it"),
        )
    };
    unknown.iter().map(warning).collect()
}
