//! What one file cannot have, as it would not mean the same there.
use super::crates::{all, Program};
use super::items::{Item, ItemId, ItemKind};

/// Whether a token begins what one file cannot have: the file of a module that a macro makes, a module in
/// a function, what an exported macro takes from its caller, an exported macro that another item makes.
pub fn changes_in_a_bundle(item: &Item, at: usize) -> bool {
    let source = item.source;
    let is_block = item.kind == ItemKind::Function;
    let of_library = source.crate_id != 0;
    let is_exported = item.is_exported();
    match source.at(at) {
        // A parameter of a macro.
        "mod" if source.before(at, 1) == "$" => false,
        "mod" if is_block && source.is_word(at + 1) => true,
        "mod" => source.at(at + 2) == ";" || source.at(at + 3) == ";",
        "crate" => is_exported && source.at(at + 1) == "::",
        "macro_export" => of_library,
        "feature" if of_library && source.at(at + 1) == "=" => {
            is_exported || source.at(at + 2) == "$"
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
