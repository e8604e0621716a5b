//! What one file cannot have, as it would not mean the same there.
use super::crates::Program;
use super::items::{Item, ItemId, ItemKind};
use super::tokens::lists;

/// The functions that std adds to types of core, by its prelude and by itself.
const OF_STD: &str = "to_string to_owned clone_into to_vec into_vec sort sort_by sort_by_key sort_by_cached_key
    concat connect join repeat replace replacen to_lowercase to_uppercase to_ascii_lowercase to_ascii_uppercase
    into_string into_boxed_bytes floor ceil round round_ties_even trunc fract abs signum copysign mul_add
    div_euclid rem_euclid powi powf sqrt exp exp2 exp_m1 ln ln_1p log log2 log10 abs_sub cbrt hypot sin cos tan
    asin acos atan atan2 sin_cos sinh cosh tanh asinh acosh atanh gamma ln_gamma";

/// Whether a token begins what one file cannot have:
///
/// - a module in a function, or a module with a file of its own in a macro;
/// - `crate` or a feature in an exported macro, which are those of the caller;
/// - an exported macro in another item;
/// - in a trait or in a macro, a function with the name of one of std, if a library is without std: `x.f()` would then
///   be std's;
/// - `type_name::<T>()`, whose text begins with the name of a crate, except in a message of `panic!`;
/// - what cargo sets.
pub fn changes_in_a_bundle(program: &Program, item: &Item, at: usize) -> bool {
    let source = item.source;
    let of_library = source.crate_id != 0;
    let is_exported = item.is_exported();
    match source.at(at) {
        // Not a parameter of a macro: `$mod`
        "mod" if source.before(at, 1) != "$" => {
            // `mod a;` or `mod $a;`, which can only be in a macro here.
            let is_in_block = item.kind == ItemKind::Function && source.is_word(at + 1);
            is_in_block || source.at(at + 2) == ";" || source.at(at + 3) == ";"
        }
        // Neither `pub(crate)` nor `extern crate`
        "crate" => is_exported && source.before(at, 2) != "pub" && source.before(at, 1) != "extern",
        "macro_export" => of_library,
        // The text of `type_name::<T>()` begins with the name of a crate.
        "type_name" => {
            let is_exact = program.crates[source.crate_id].is_exact;
            let open = source.around(at).unwrap_or_default();
            source.at(at + 1) == "::" && !is_exact && source.before(open, 2) != "panic"
        }
        "feature" if of_library && source.at(at + 1) == "=" => {
            is_exported || source.at(at + 2) == "$"
        }
        name if source.before(at, 1) == "fn" => {
            let kind = item.owner.map_or(item.kind, |owner| program.kind(owner));
            matches!(kind, ItemKind::Trait | ItemKind::Macro)
                && lists(OF_STD, name)
                && program
                    .sources
                    .iter()
                    .any(|source| source.text.contains("no_std"))
        }
        // What cargo sets: `$m!("CARGO_PKG_NAME")` may read it.
        text => text.starts_with("\"CARGO_"),
    }
}

/// Whether a macro may see the tokens of its arguments: it takes them one by one, or as text.
pub fn sees_tokens(program: &Program, name: &'static str) -> bool {
    let sees = |id: ItemId| {
        let item = &program.items[id];
        item.own_tokens().any(|at| match item.source.at(at) {
            // `$($name:tt)*` takes any tokens, however many; another `tt` takes one of them.
            "tt" => item.source.at(at + 1) != ")",
            // `$a:ident::$b:ident` takes two.
            "::" => item.source.before(at, 1) == "ident",
            text => text == "stringify",
        })
    };
    name == "stringify" || program.items_called(name).into_iter().any(sees)
}
