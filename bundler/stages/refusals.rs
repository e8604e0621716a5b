//! What one file cannot have, as it would not mean the same there.
use super::crates::{all, Program};
use super::items::{Item, ItemId, ItemKind};
use super::tokens::lists;

/// The functions that std adds to types of core, by its prelude and by itself.
const OF_STD: &str = "to_string to_owned clone_into to_vec into_vec sort sort_by sort_by_key sort_by_cached_key
    concat connect join repeat replace replacen to_lowercase to_uppercase to_ascii_lowercase to_ascii_uppercase
    into_string into_boxed_bytes floor ceil round round_ties_even trunc fract abs signum copysign mul_add
    div_euclid rem_euclid powi powf sqrt exp exp2 exp_m1 ln ln_1p log log2 log10 abs_sub cbrt hypot sin cos tan
    asin acos atan atan2 sin_cos sinh cosh tanh asinh acosh atanh gamma ln_gamma";

/// Whether a token begins what one file cannot have: the file of a module that a macro makes, a module in
/// a function, what an exported macro takes from its caller, an exported macro that another item makes,
/// the name of a type, a function of a trait that std has, too, if a library is without std: there, `x.f()` would be
/// std's.
pub fn changes_in_a_bundle(program: &Program, item: &Item, at: usize) -> bool {
    let source = item.source;
    let of_library = source.crate_id != 0;
    let is_exported = item.is_exported();
    match source.at(at) {
        // Not a parameter of a macro: `$mod`
        "mod" if source.before(at, 1) != "$" => {
            let is_in_block = item.kind == ItemKind::Function && source.is_word(at + 1);
            is_in_block || source.at(at + 2) == ";" || source.at(at + 3) == ";"
        }
        "crate" => is_exported && source.at(at + 1) == "::",
        "macro_export" => of_library,
        // The text of `type_name::<T>()` begins with the name of a crate.
        "type_name" => {
            let is_exact = program.crates[source.crate_id].is_exact;
            source.at(at + 1) == "::" && !is_exact
        }
        "feature" if of_library && source.at(at + 1) == "=" => {
            is_exported || source.at(at + 2) == "$"
        }
        name if source.before(at, 1) == "fn" => {
            let mut sources = program.sources.iter();
            let kind = item.owner.map_or(item.kind, |owner| program.kind(owner));
            matches!(kind, ItemKind::Trait | ItemKind::Macro)
                && lists(OF_STD, name)
                && sources.any(|source| source.text.contains("no_std"))
        }
        // What cargo sets: `$m!("CARGO_PKG_NAME")` may read it.
        text => text.starts_with("\"CARGO_"),
    }
}

/// Whether a macro may see the tokens of its arguments: it takes them one by one, or as text.
pub fn sees_tokens(program: &Program, name: &str) -> bool {
    let sees = |&id: &ItemId| {
        let item = &program.items[id];
        item.own_tokens().any(|at| match item.source.at(at) {
            // Not only in `$($name:tt)*`.
            "tt" => item.source.at(at + 1) != ")",
            text => text == "stringify",
        })
    };
    name == "stringify" || all(&program.named, name).iter().any(sees)
}
