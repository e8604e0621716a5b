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
    /// The name of a function that stands there, which a trait may ask for.
    Function(usize),
    /// The name of a macro that is called.
    Macro(usize),
    /// A word that may mean anything, as a macro decides what.
    Word(usize),
    /// A name in the braces of a text.
    Text(&'static str),
}

/// Macros of std, whose arguments are code like any other.
const OF_STD: &str = "assert assert_eq assert_ne cfg column compile_error concat dbg debug_assert \
    debug_assert_eq debug_assert_ne env eprint eprintln file format format_args include include_bytes \
    include_str line matches module_path option_env panic print println stringify thread_local todo \
    try unimplemented unreachable vec write writeln";

pub fn is_macro_of_std(name: &str) -> bool {
    OF_STD.split(' ').any(|word| word == name)
}

/// Adds what a range of tokens mentions. In what is handed to macros that `is_plain` does not know, and
/// if all is loose, every word may mean anything.
pub fn mentions(
    source: &'static Source,
    range: Range<usize>,
    is_loose: bool,
    is_plain: &dyn Fn(&str) -> bool,
    found: &mut Vec<Mention>,
) {
    let mut at = range.start;
    while at < range.end {
        let token = &source.tokens[at];
        match token.kind {
            Kind::Word => at = word(source, at, range.end, is_loose, is_plain, found),
            Kind::Literal => {
                found.extend(names_in(token.text).map(Mention::Text));
                at += 1;
            }
            Kind::Mark if token.text == "#" => {
                let open = at + 1 + usize::from(source.at(at + 1) == "!");
                at = open;
                if source.at(open) == "[" && open < range.end {
                    if source.at(open + 1) != "doc" {
                        mentions(source, source.inside(open), is_loose, is_plain, found);
                    }
                    at = source.behind(open);
                }
            }
            _ => at += 1,
        }
    }
}

/// Adds what the word at a place mentions, with what belongs to it. Returns the place behind.
fn word(
    source: &'static Source,
    at: usize,
    end: usize,
    is_loose: bool,
    is_plain: &dyn Fn(&str) -> bool,
    found: &mut Vec<Mention>,
) -> usize {
    let before = |count: usize| at.checked_sub(count).map_or("", |at| source.at(at));
    let text = source.at(at);
    if is_loose && !is_keyword(text) {
        found.push(Mention::Word(at));
    }
    match (before(1), text) {
        ("." | "fn", _) => {
            let is_member = before(1) == ".";
            found.push(if is_member {
                Mention::Member(at)
            } else {
                Mention::Function(at)
            });
            return at + 1;
        }
        // A parameter of a macro.
        ("$", _) => return at + 1,
        ("::", _) if matches!(before(2), ">" | ")" | "]") => found.push(Mention::Member(at)),
        // Imports of blocks are known as those of modules are.
        (_, "use") if !is_loose && source.at(at + 1) != "<" => {
            return (at..end).find(|&at| source.at(at) == ";").unwrap_or(end);
        }
        _ => {}
    }
    let path = source.path(at, end);
    let last = path[path.len() - 1];
    let next = last + 1;
    if is_loose {
        found.extend(path[1..].iter().map(|&at| Mention::Word(at)));
    }
    if path.len() > 1 || !is_keyword(text) {
        let is_global = before(1) == "::";
        found.push(Mention::Path(Leaf {
            path,
            is_global,
            ..Leaf::default()
        }));
    }
    let is_open = |at: usize| at < end && source.tokens[at].kind == Kind::Open;
    let is_named = text == "macro_rules" && is_open(next + 2);
    let is_call = source.at(next) == "!" && !is_keyword(source.at(last));
    if !is_call || !is_open(next + 1) && !is_named {
        return next;
    }
    found.push(Mention::Macro(last));
    let open = if is_named { next + 2 } else { next + 1 };
    let is_loose = is_loose || !is_plain(source.tokens[last].name());
    mentions(source, source.inside(open), is_loose, is_plain, found);
    source.behind(open)
}

/// The names in the braces of a text, as in `{name:width$}`.
fn names_in(text: &'static str) -> impl Iterator<Item = &'static str> {
    let is_name = |word: &&str| word.starts_with(|c: char| c == '_' || c.is_alphabetic());
    let parts = text
        .split('{')
        .skip(1)
        .filter_map(|part| Some(part.split_once('}')?.0));
    let words = parts.flat_map(|part| part.split([':', '$', '.', '>', '<', '^']));
    words.filter(is_name)
}
