//! Stage 6, reports: what the solution's author should know.
use crate::items::Kind;
use crate::names::{self, Def};
use crate::needed::Closure;
use crate::program::{is_exported, ItemId, ModuleId};
use crate::source::{is_keyword, Error};
use crate::stdlib;
use crate::uses::Place;
use std::collections::{BTreeSet, HashMap, HashSet};

impl Closure<'_> {
    /// There is a `main`, of the solution or imported.
    pub fn expect_main(&mut self) -> Result<(), Error> {
        let root = self.program.crates[0].root;
        let found = self
            .names
            .lookup(self.program, root, "main", names::VALUES, None);
        let module = &self.program.modules[root];
        if found.is_empty() && module.calls.is_empty() {
            return Err(module.source.error(0, "the solution has no `fn main`"));
        }
        Ok(())
    }

    /// Errors for names that are one too many where the crates are modules of one crate.
    fn clashes(&self) -> Vec<Error> {
        let mut errors = Vec::new();
        let mut clash = |item: ItemId, message: &str| {
            let entry = &self.program.items[item];
            let token = entry.item.name.unwrap_or(entry.item.head.start);
            let message = format!("{message}, and a bundle is one crate");
            errors.push(entry.source.error_at(token, &message));
        };
        let mut libraries = BTreeSet::new();
        let mut exported = HashMap::new();
        for item in (0..self.program.items.len()).filter(|&item| self.is_needed(item)) {
            let entry = &self.program.items[item];
            let crate_id = self.program.modules[entry.module].crate_id;
            libraries.insert(crate_id);
            if entry.item.kind == Kind::Macro && is_exported(&entry.source, &entry.item) {
                let name = self.program.name(item);
                let first = *exported.entry(name).or_insert(crate_id);
                if first != crate_id {
                    let other = &self.program.crates[first].name;
                    clash(item, &format!("`{other}` exports a macro `{name}` too"));
                }
            }
        }
        let root = &self.program.modules[self.program.crates[0].root];
        for library in libraries.into_iter().filter(|&library| library != 0) {
            let name = &self.program.crates[library].name;
            for &item in root.names.get(name).into_iter().flatten() {
                // Of these, a module of the same name may stand beside.
                let beside = matches!(
                    self.program.kind(item),
                    Kind::Function
                        | Kind::Constant
                        | Kind::Macro
                        | Kind::Foreign
                        | Kind::ExternCrate
                );
                if !beside {
                    clash(item, &format!("`{name}` is the name of a library too"));
                }
            }
        }
        errors
    }

    /// The error for a name that a module does not have, if that is certain.
    fn missing_name(&mut self, place: &Place, module: ModuleId) -> Option<Error> {
        let entry = &self.program.modules[module];
        let mut names: BTreeSet<String> = entry.names.keys().cloned().collect();
        names.extend(entry.imports.keys().filter(|&name| name != "*").cloned());
        if !entry.calls.is_empty() {
            return None;
        }
        for import in entry.imports.get("*").cloned().unwrap_or_default() {
            let hits = self.names.import(self.program, import);
            for hit in &hits {
                if let Def::Module(inner) = hit.def {
                    names.extend(self.program.modules[inner].names.keys().cloned());
                }
            }
            if hits.is_empty() || hits.iter().any(|hit| hit.def == Def::Foreign) {
                return None;
            }
        }
        let name = place.source.name(place.token);
        let crate_id = entry.crate_id;
        let what = if crate_id == 0 && entry.parent.is_none() {
            "the solution".to_string()
        } else if entry.parent.is_none() {
            format!("crate `{}`", self.program.crates[crate_id].name)
        } else {
            let item = entry.item.map_or("", |item| self.program.name(item));
            format!("module `{item}`")
        };
        let hint = match crate::suggest::nearest(name, names.iter().map(String::as_str)) {
            Some(near) => format!("; is it `{near}`?"),
            None => String::new(),
        };
        Some(
            place
                .source
                .error_at(place.token, &format!("{what} has no `{name}`{hint}")),
        )
    }

    /// Fails with the first error, or notes the warnings.
    pub fn report(&mut self) -> Result<(), Error> {
        let mut errors = std::mem::take(&mut self.seen.errors);
        errors.extend(self.clashes());
        for (place, module) in std::mem::take(&mut self.seen.missing) {
            errors.extend(self.missing_name(&place, module));
        }
        if let Some(error) = errors.into_iter().next() {
            return Err(error);
        }
        let mut unknown = std::mem::take(&mut self.seen.unknown);
        unknown.sort_by_key(|place| (place.source.path.clone(), place.token));
        let mut named = HashSet::new();
        for Place { source, token } in unknown {
            let name = source.name(token);
            let is_crate = name.starts_with(char::is_lowercase)
                && !is_keyword(name)
                && !stdlib::is_primitive(name)
                && !stdlib::is_std(name);
            if is_crate && named.insert(name.to_string()) {
                let message = format!("`{name}` is no library at hand; the judge may have it");
                let warning = source.report(source.start(token), "warning", &message);
                self.needed.warnings.push(warning);
            }
        }
        Ok(())
    }
}
