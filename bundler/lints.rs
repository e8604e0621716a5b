//! What rustc finds in what a macro writes, but not if that is another crate's.
use crate::source::Token;
use crate::syntax::operator;
use crate::tokens::Kind;
use std::collections::BTreeMap;

/// The lints that may find something in what macros of other crates wrote: an item that imports what
/// the arguments may need, a variable that nothing names, and a `mut` that nothing here needs. `is_own`
/// tells what such a macro says itself.
pub fn lints(written: &[Token], is_own: impl Fn(&Token) -> bool) -> Vec<&'static str> {
    let mut lints = Vec::new();
    let mut places: BTreeMap<(&str, u32), Vec<usize>> = BTreeMap::new();
    for (at, token) in written.iter().enumerate() {
        let name = (token.text, token.context);
        places.entry(name).or_default().push(at);
    }
    let formats = written.iter().filter(|token| token.text.contains('{'));
    let formats: Vec<&str> = formats.map(|token| token.text).collect();
    if written
        .first()
        .is_some_and(|first| first.text == "use" && is_own(first))
    {
        let count = |text: &str| written.iter().filter(|token| token.text == text).count();
        let may_be_left = count("*") > 0 || count("_") > 1;
        lints.extend(may_be_left.then_some("unused_imports"));
    }
    for at in 1..written.len() {
        let (before, name) = (&written[at - 1], &written[at]);
        let next = written.get(at + 1).map_or("", |token| token.text);
        let is_mut = before.text == "mut" && at > 1 && matches!(written[at - 2].text, "let" | "(");
        let is_bound = match before.text {
            "for" => next == "in",
            "let" => matches!(next, "=" | ":" | ";"),
            _ => is_mut,
        };
        if !is_bound || !is_own(before) || name.kind != Kind::Word {
            continue;
        }
        let places = places[&(name.text, name.context)].iter();
        let mut uses = places.filter(|&&other| other != at).peekable();
        let captured = format!("{{{}", name.text);
        let is_named =
            uses.peek().is_some() || formats.iter().any(|format| format.contains(&captured));
        // What names an argument may be said elsewhere, and changed there if the call says so.
        if is_own(name) && !is_named && !name.text.starts_with('_') {
            lints.push("unused_variables");
        }
        let may_change = if is_own(name) {
            uses.any(|&other| may_change(written, other))
        } else {
            let text = &name.source().text[..name.start()];
            text.trim_end().ends_with("mut")
        };
        if is_mut && !may_change {
            lints.push("unused_mut");
        }
    }
    lints
}

/// Whether a variable may be changed where it is named.
fn may_change(tokens: &[Token], at: usize) -> bool {
    let mark = operator(tokens, at + 1);
    let next = tokens.get(at + 1).map_or("", |token| token.text);
    let is_assigned = mark.ends_with('=') && !matches!(mark, "==" | "!=" | "<=" | ">=");
    let before = |back| at.checked_sub(back).map(|at| &tokens[at]);
    // A macro may change it.
    let is_argument = before(1).is_some_and(|token| token.kind == Kind::Open)
        && before(2).is_some_and(|token| token.text == "!");
    let is_mut = before(1).is_some_and(|token| token.text == "mut");
    is_assigned || mark == "." || matches!(next, "[" | "(") || is_mut || is_argument
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::tokens_of;

    #[test]
    fn what_may_be_left_over_is_told() {
        let (unread, unchanged) = ("unused_variables", "unused_mut");
        for (text, expected) in [
            ("let a = 1; a", vec![]),
            ("let a = 1;", vec![unread]),
            (
                "let _a = 1; let b: u8; for c in d {} ",
                vec![unread, unread],
            ),
            ("let a = 1; f!(\"{a}\")", vec![]),
            ("let a = 1; f!(\"{b}\", \"a\")", vec![unread]),
            ("let Some(a) = b; impl A for B {} let A { .. } = c;", vec![]),
            ("let mut a = 1; a", vec![unchanged]),
            (
                "a; let mut a = 1; a == 1; a != 1; a <= 1; a >= 1",
                vec![unchanged],
            ),
            ("let mut a = 1; a += 1", vec![]),
            ("let mut a = 1; a = 1", vec![]),
            ("let mut a = 1; a <<= 1", vec![]),
            ("let mut a = 1; a.f()", vec![]),
            ("let mut a = 1; a[0]", vec![]),
            ("let mut a = 1; a(0)", vec![]),
            ("let mut a = 1; f(&mut a)", vec![]),
            ("let mut a = 1; f(a); [a]", vec![unchanged]),
            ("let mut a = 1; f!(a, 1)", vec![]),
            ("fn f(mut a: u8) { a }", vec![unchanged]),
            ("use a::{b, c as _};", vec![]),
            ("use a::{b as _, c as _};", vec!["unused_imports"]),
            ("use a::*;", vec!["unused_imports"]),
            ("use a::b;", vec![]),
        ] {
            let tokens = tokens_of(text).expect("tokens");
            assert_eq!(lints(&tokens, |_| true), expected, "{text}");
            assert!(lints(&tokens, |_| false).is_empty(), "{text}");
        }
    }

    #[test]
    fn a_call_may_ask_for_what_it_changes() {
        let is_own = |token: &Token| token.text != "a";
        for (text, expected) in [("a let mut", vec!["unused_mut"]), ("mut a let mut", vec![])] {
            let tokens = tokens_of(text).expect("tokens");
            let argument = tokens.iter().position(|token| token.text == "a");
            let count = tokens.len();
            let written = [
                tokens[count - 2],
                tokens[count - 1],
                tokens[argument.unwrap()],
            ];
            assert_eq!(lints(&written, is_own), expected, "{text}");
        }
    }
}
