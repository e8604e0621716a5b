//! What each impl of a library is of: its trait and its outermost type, as far as these are at hand.
use crate::items::{path, Item, ItemId, ItemKind};
use crate::names::Names;
use crate::tokens::Source;
use std::collections::HashMap;
use std::ops::Range;

/// What an impl is of.
pub struct Head {
    pub is_of_trait: bool,
    /// Whether that trait is at hand.
    pub is_of_own_trait: bool,
    /// What it is of: for its trait and its type what each may mean, if that is at hand. If neither is, so
    /// for all that it names.
    pub of: Vec<Vec<ItemId>>,
}

/// The head of an impl, with what is needed to look its names up.
struct Reader<'a> {
    names: &'a Names<'a>,
    item: &'a Item,
    /// The names of its parameters.
    parameters: Vec<&'static str>,
}

/// The heads of all impls of libraries.
pub fn heads(names: &Names) -> HashMap<ItemId, Head> {
    let items = names.program.items.iter().enumerate();
    let impls = items.filter(|(_, item)| item.kind == ItemKind::Impl && item.source.crate_id != 0);
    impls.map(|(id, item)| (id, head(names, item))).collect()
}

fn head(names: &Names, item: &Item) -> Head {
    let source = item.source;
    let tokens = item.own_tokens();
    let find = |mut range: Range<usize>, is_it: &dyn Fn(usize) -> bool| {
        let end = range.end;
        range.find(|&at| is_it(at)).unwrap_or(end)
    };
    let start = 1 + find(tokens.clone(), &|at| source.at(at) == "impl");
    let (parameters, start) = parameters(source, start..tokens.end);
    let end = find(start..tokens.end, &|at| source.at(at) == "where");
    let split = find(start..end, &|at| {
        source.at(at) == "for" && source.at(at + 1) != "<"
    });
    let reader = Reader {
        names,
        item,
        parameters,
    };
    let is_of_trait = split < end;
    let (of_trait, of_type) = if is_of_trait {
        (reader.outermost(start..split), reader.outermost(split..end))
    } else {
        (None, reader.outermost(start..end))
    };
    let is_of_own_trait = of_trait.is_some();
    let mut of: Vec<Vec<ItemId>> = of_trait.into_iter().chain(of_type).collect();
    if of.is_empty() {
        of = (start..end).filter_map(|at| reader.at_hand(at)).collect();
    }
    Head {
        is_of_trait,
        is_of_own_trait,
        of,
    }
}

/// The names of the parameters that may begin a range, and the place behind them.
fn parameters(source: &Source, range: Range<usize>) -> (Vec<&'static str>, usize) {
    let mut names = Vec::new();
    let mut depth = 0;
    let mut at = range.start;
    while at < range.end && (depth > 0 || source.at(at) == "<") {
        if depth == 1 && matches!(source.before(at, 1), "<" | ",") {
            names.push(source.at(at));
        }
        match source.at(at) {
            "<" => depth += 1,
            ">" => depth -= 1,
            _ => {}
        }
        at = source.next(at);
        if depth == 0 {
            break;
        }
    }
    (names, at)
}

impl Reader<'_> {
    /// What the first path in a range may mean, behind references and brackets, if that is at hand.
    fn outermost(&self, mut range: Range<usize>) -> Option<Vec<ItemId>> {
        self.at_hand(range.find(|&at| self.item.source.is_start(at))?)
    }

    /// The types or traits that the path at a token may mean; none if it may be a parameter or of std, or if a
    /// macro makes it, or if it is an alias, as what that stands for is not looked up.
    fn at_hand(&self, at: usize) -> Option<Vec<ItemId>> {
        let source = self.item.source;
        if !source.is_start(at) || self.parameters.contains(&source.at(at)) {
            return None;
        }
        let path = path(source, at..self.item.range.end);
        let mut found = self.names.path(source.crate_id, &path, self.item.module);
        let found = found.pop()?;
        let program = self.names.program;
        let is_alias = |&id: &ItemId| program.kind(id) == ItemKind::Alias;
        if found.is_outside || found.items.iter().any(is_alias) {
            return None;
        }
        let is_type = |id: &ItemId| matches!(program.kind(*id), ItemKind::Type | ItemKind::Trait);
        let types: Vec<ItemId> = found.items.into_iter().filter(is_type).collect();
        if types.is_empty() {
            return None;
        }
        Some(types)
    }
}
