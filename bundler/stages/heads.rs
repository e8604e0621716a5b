//! The head of each impl: its trait and its outermost type, as far as these are at hand.
use super::crates::Program;
use super::items::{begins_with_std, path, Item, ItemId, ItemKind};
use super::tokens::lists;
use std::collections::HashSet;
use std::ops::Range;

/// What an impl implements, and for what: `impl<T> Add<u8> for &Mod<T>` is of the trait `Add`, which is not at hand,
/// and of the type `Mod`.
pub struct Head {
    /// Whether it is of a trait, and not `impl A { .. }`.
    pub has_trait: bool,
    /// What the name of its trait may mean; nothing if there is none, or if it is not at hand.
    pub traits: Vec<ItemId>,
    /// What the name of its type may mean; nothing if the type is not at hand. If neither the trait nor the type is,
    /// what any path of the head may mean: `A` and `B` in `impl From<A> for (B, u8)`. One of these items has to be
    /// kept, if there are any.
    pub types: Vec<ItemId>,
}

/// Returns the heads of all impls, at the places of the impls among the items.
pub fn heads(program: &Program) -> Vec<Option<Head>> {
    let head = |item: &Item| (item.kind == ItemKind::Impl).then(|| head(program, item));
    program.items.iter().map(head).collect()
}

fn head(program: &Program, item: &Item) -> Head {
    let source = item.source;
    let tokens = item.own_tokens();
    // The place of a word that is in no brackets.
    let find = |mut at: usize, word: &str| {
        while at < tokens.end && source.at(at) != word {
            at = source.after(at);
        }
        at
    };
    let open = find(tokens.start, "impl") + 1;
    let start = if source.at(open) == "<" {
        source.after(open)
    } else {
        open
    };
    let is_parameter = |word: &str| {
        (open..start)
            .any(|at| source.at(at) == word && matches!(source.before(at, 1), "<" | "," | "const"))
    };
    let end = find(start, "where");
    let split = find(start, "for").min(end);
    // What the path may mean that begins at a token. `None` if no path begins there, if it is a parameter or a macro,
    // or if it is not at hand.
    let at_hand = |at: usize| {
        let is_first = source.is_start(at) && source.before(at, 1) != "::";
        let is_macro = source.at(at + 1) == "!";
        let is_path = is_first && !is_macro && !is_parameter(source.at(at));
        is_path.then(|| meant(program, item, at))?
    };
    // What the path may mean that a range begins with, after references: `A` in `&'a mut A<B>`.
    let of = |mut range: Range<usize>| {
        let is_reference = |at: usize| {
            let text = source.at(at);
            matches!(text, "&" | "mut" | "dyn") || text.starts_with('\'')
        };
        let first = range.find(|&at| !is_reference(at));
        first.and_then(at_hand).unwrap_or_default()
    };
    let has_trait = split < end;
    let (traits, mut types) = if has_trait {
        (of(start..split), of(split + 1..end))
    } else {
        (Vec::new(), of(start..end))
    };
    // `<A as B>::C` and `m!(A)` may be any type.
    let is_plain = (start..end).all(|at| !matches!(source.at(at), "as" | "!"));
    if traits.is_empty() && types.is_empty() && is_plain {
        types = (start..end).filter_map(at_hand).flatten().collect();
    }
    Head {
        has_trait,
        traits,
        types,
    }
}

/// Returns the types or traits that the path at a token may mean. `None` if the path may lead to std, to what a macro
/// makes, or to an alias, as what an alias stands for is not looked up.
fn meant(program: &Program, item: &Item, at: usize) -> Option<Vec<ItemId>> {
    let (path, _) = path(item.source, at..item.range.end);
    let steps = program.look_up(item.source.crate_id, &path, item.module);
    let is_in_prelude = lists(OF_PRELUDE, path[0]);
    let may_be_of_std = begins_with_std(&path)
        || is_in_prelude && !program.defines(item.module, path[0])
        || program.may_be_of_std(&steps, &mut HashSet::new());
    let mut types = steps.into_iter().last()?.items;
    let is_alias = types.iter().any(|&id| program.kind(id) == ItemKind::Alias);
    types.retain(|&id| matches!(program.kind(id), ItemKind::Type | ItemKind::Trait));
    (!types.is_empty() && !is_alias && !may_be_of_std).then_some(types)
}

/// The types and traits of std that are there without an import.
const OF_PRELUDE: &str = "bool char str f32 f64 i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize
    AsMut AsRef AsyncFn AsyncFnMut AsyncFnOnce Box Clone Copy Default DoubleEndedIterator Drop Eq
    ExactSizeIterator Extend Fn FnMut FnOnce From FromIterator Future Into IntoFuture IntoIterator Iterator
    Option Ord PartialEq PartialOrd Result Send Sized String Sync ToOwned ToString TryFrom TryInto Unpin Vec";
