//! What tokens mention: paths, members, macros, imports of blocks. No name is looked up here.
use crate::items::Leaf;
use crate::tokens::{is_keyword, Kind, Source};
use std::ops::Range;

/// Something that is mentioned, by its tokens.
pub enum Mention {
    /// A path by its names.
    Path(Leaf),
    /// A name behind a dot or behind the path of a type.
    Member(usize),
    /// The name of a macro that is called.
    Macro(usize),
    /// A word that may mean anything, as a macro decides what.
    Word(usize),
}

/// Macros of std, whose arguments are code like any other.
const OF_STD: &str = "assert assert_eq assert_ne cfg column compile_error concat dbg debug_assert \
    debug_assert_eq debug_assert_ne env eprint eprintln file format format_args include include_bytes \
    include_str line matches module_path option_env panic print println stringify thread_local todo \
    try unimplemented unreachable vec write writeln";

pub fn is_macro_of_std(name: &str) -> bool {
    OF_STD.split(' ').any(|word| word == name)
}

/// What a range of tokens mentions. If it is loose, and in what is handed to macros that `is_plain` does not
/// know, every word may mean anything.
pub fn mentions(
    source: &'static Source,
    range: Range<usize>,
    is_loose: bool,
    is_plain: impl Fn(&str) -> bool,
) -> Vec<Mention> {
    let (mut found, mut at, end) = (Vec::new(), range.start, range.end);
    let mut loose_end = if is_loose { end } else { at };
    while at < end {
        let (kind, text, is_loose) = (source.tokens[at].kind, source.at(at), at < loose_end);
        let (before, next) = (source.before(at, 1), source.at(at + 1));
        let is_type = before == "::" && matches!(source.before(at, 2), ">" | ")" | "]");
        if is_loose && kind == Kind::Word && before != "$" && !is_keyword(text) {
            found.push(Mention::Word(at));
        }
        match (kind, before) {
            // A function that stands here may be one that a trait asks for.
            (Kind::Word, "." | "fn") => found.push(Mention::Member(at)),
            (Kind::Word, _) if is_type => {
                let path = source.path(at, end);
                at = path[path.len() - 1];
                found.extend(path.into_iter().map(Mention::Member));
            }
            // Imports of blocks are known as those of modules are.
            (Kind::Word, _) if text == "use" && !is_loose && next != "<" => {
                at = (at..end).find(|&at| source.at(at) == ";").unwrap_or(end);
            }
            // Behind it stands a parameter of a macro.
            (Kind::Word, before) if before != "$" => {
                let path = source.path(at, end);
                at = path[path.len() - 1];
                if is_loose {
                    found.extend(path[1..].iter().map(|&at| Mention::Word(at)));
                }
                let open = at + if text == "macro_rules" { 3 } else { 2 };
                let is_call =
                    source.at(at + 1) == "!" && matches!(source.at(open), "(" | "[" | "{");
                if path.len() > 1 || !is_keyword(text) {
                    found.extend(is_call.then_some(Mention::Macro(at)));
                    let is_plain = !is_call || is_plain(source.tokens[at].name());
                    let behind = if is_plain { at } else { source.behind(open) };
                    loose_end = loose_end.max(behind);
                    let is_global = before == "::";
                    found.push(Mention::Path(Leaf {
                        is_global,
                        ..path.into()
                    }));
                }
            }
            _ => {}
        }
        at += 1;
    }
    found
}
