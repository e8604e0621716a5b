//! What tokens mention: paths, members, macros, imports of blocks. No name is looked up here.
use crate::items::{leaves, Leaf};
use crate::tokens::{is_keyword, Kind, Source};
use std::ops::Range;

/// Something that is mentioned, by its tokens.
pub enum Mention {
    /// A path by its names.
    Path { path: Vec<usize>, is_global: bool },
    /// A name behind a dot, behind the path of a type, or of a function in a body.
    Member(usize),
    /// The name of a macro that is called.
    Macro(usize),
    /// A word that may mean anything, as a macro decides what.
    Word(usize),
    /// A name behind a parameter of a macro, as in `$x::name`: anything of that name.
    Anything(usize),
    /// A parameter of a macro behind a path, as in `path::$x`: any word of a call may stand for it.
    AnyArgument,
    /// A name that is imported in a block.
    Import(Leaf),
    /// A name in the braces of a text.
    Text(&'static str),
}

/// Macros of std, whose arguments are code like any other.
pub fn is_macro_of_std(name: &str) -> bool {
    matches!(
        name,
        "assert"
            | "assert_eq"
            | "assert_ne"
            | "cfg"
            | "column"
            | "compile_error"
            | "concat"
            | "dbg"
            | "debug_assert"
            | "debug_assert_eq"
            | "debug_assert_ne"
            | "env"
            | "eprint"
            | "eprintln"
            | "file"
            | "format"
            | "format_args"
            | "line"
            | "matches"
            | "module_path"
            | "option_env"
            | "panic"
            | "print"
            | "println"
            | "stringify"
            | "thread_local"
            | "todo"
            | "try"
            | "unimplemented"
            | "unreachable"
            | "vec"
            | "write"
            | "writeln"
    )
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
                        mentions(source, source.inside(open), true, is_plain, found);
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
            found.push(Mention::Member(at));
            return at + 1;
        }
        // A parameter of a macro.
        ("$", _) => return at + 1,
        ("::", _) if before(3) == "$" => found.push(Mention::Anything(at)),
        ("::", _) if matches!(before(2), ">" | ")" | "]") => found.push(Mention::Member(at)),
        (_, "use") => {
            let leaves = leaves(source, at + 1);
            let behind = (at..end).find(|&at| source.at(at) == ";");
            found.extend(leaves.iter().flatten().cloned().map(Mention::Import));
            return behind
                .filter(|_| leaves.is_some() && !is_loose)
                .unwrap_or(at + 1);
        }
        _ => {}
    }
    let path = source.path(at, end);
    let last = path[path.len() - 1];
    let next = last + 1;
    if is_loose {
        found.extend(path[1..].iter().map(|&at| Mention::Word(at)));
    }
    if source.at(next) == "::" && source.at(next + 1) == "$" {
        found.push(Mention::AnyArgument);
    }
    if path.len() > 1 || !is_keyword(text) {
        let is_global = before(1) == "::";
        found.push(Mention::Path { path, is_global });
    }
    let is_open = |at: usize| at < end && source.tokens[at].kind == Kind::Open;
    let is_named = source.is_word(next + 1) && is_open(next + 2);
    if source.at(next) != "!" || !is_open(next + 1) && !is_named {
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
