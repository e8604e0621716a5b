//! What tokens mention: paths, members, macros. No name is looked up here.
use super::items::{path, Path};
use super::tokens::{is_word_part, lists, Source, TokenKind};
use std::ops::Range;

/// Something that is mentioned.
pub enum Mention {
    /// A path, and the token that begins it: `a::b`, a local `x`, the `x` in the text `"{x}"`.
    Path(usize, Path),
    /// A member: `f` in `x.f()`, in `fn f()`, in `Vec::<T>::f`.
    Member(&'static str),
    /// A macro that is called, by the token of its name: `m` in `a::m!(..)`.
    Macro(usize),
    /// A word that may mean anything, as a macro decides what: `a` and `b` in `m!(a => b)`.
    Word(&'static str),
    /// A module whose names a macro may import, by the token of its name: `a` in `use $crate::a::*`.
    Glob(usize),
}

/// Macros of std, whose arguments are code like any other.
pub const MACROS_OF_STD: &str = "assert assert_eq assert_ne cfg column compile_error concat dbg debug_assert \
    debug_assert_eq debug_assert_ne env eprint eprintln file format format_args include include_bytes \
    include_str line matches module_path option_env panic print println stringify thread_local todo \
    try unimplemented unreachable vec write writeln";

/// Returns what a range of tokens mentions. In a macro, and in the arguments of macros that the sources define
/// (`is_own`) or that are not std's, every word may mean anything.
pub fn mentions(
    source: &Source,
    range: Range<usize>,
    is_macro: bool,
    is_own: impl Fn(&'static str) -> bool,
) -> Vec<Mention> {
    let mut found = Vec::new();
    // Before this place are the arguments of a macro that is not std's.
    let mut arguments_end = range.start;
    let mut at = range.start;
    while at < range.end {
        let token = source.tokens[at];
        let before = source.before(at, 1);
        let is_argument = at < arguments_end;
        let is_loose = is_macro || is_argument;
        let mut next = at + 1;
        if token.kind == TokenKind::Literal {
            found.extend(names_in_text(token.text).map(|name| Mention::Path(at, vec![name])));
        } else if token.text == "*" && before == "::" {
            // In a macro, as other imports are passed over.
            found.push(Mention::Glob(at - 2));
        } else if token.kind != TokenKind::Word || before == "$" {
            // What comes after `$` is a parameter of a macro.
        } else if matches!(before, "." | "fn") && !is_argument {
            // A function that is defined here may be one that a trait requires. In arguments a macro may make a path
            // of the name.
            found.push(Mention::Member(source.name(at)));
        } else if token.text == "use" && !is_loose && source.at(next) != "<" {
            // Imports in blocks are already known, as those in modules are.
            while next < range.end && source.at(next) != ";" {
                next += 1;
            }
        } else if source.is_start(at) {
            let (mut path, after) = path(source, at..range.end);
            let last = after - 1;
            next = after;
            let is_member = before == "::" && source.before(at, 2) == ">";
            let name = source.name(last);
            // `macro_rules! name { .. }`
            let open = last + if name == "macro_rules" { 3 } else { 2 };
            if source.at(last + 1) == "!" && matches!(source.at(open), "(" | "[" | "{") {
                found.push(Mention::Macro(last));
                if is_own(name) || !lists(MACROS_OF_STD, name) {
                    arguments_end = arguments_end.max(source.next(open));
                }
            }
            if is_loose {
                found.extend(path.iter().map(|&name| Mention::Word(name)));
            }
            if is_member {
                found.extend(path.into_iter().map(Mention::Member));
            } else if !is_argument || !matches!(path[0], "std" | "core") {
                // A path of std stays as it is in arguments, as a macro may take it token by token. One of `alloc`
                // would lead nowhere.
                let mut first = at;
                if before == "::" {
                    path.insert(0, "::");
                    first -= 1;
                }
                found.push(Mention::Path(first, path));
            }
        }
        at = next;
    }
    found
}

/// Returns the words in the braces of a string: `a` and `b` of `"{a} {:b$}"`.
fn names_in_text(text: &'static str) -> impl Iterator<Item = &'static str> {
    let groups = text.split('{').filter_map(|behind| behind.split_once('}'));
    let words = groups.flat_map(|(inside, _)| inside.split(|c| !is_word_part(c)));
    words.filter(|word| !word.is_empty())
}
