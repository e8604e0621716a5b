//! What rustc finds in what a macro writes, but not if that is another crate's.
use crate::source::Token;
use crate::syntax::operator;
use crate::tokens::Kind;

/// The lints that may find something in what macros of other crates wrote: a glob or a trait for what the
/// arguments may need, a variable that nothing names, and a `mut` that nothing here needs. `is_own` tells what such a macro says itself.
pub fn lints(written: &[Token], is_own: impl Fn(&Token) -> bool) -> Vec<&'static str> {
    let mut lints = Vec::new();
    for at in 1..written.len() {
        let (before, name) = (&written[at - 1], &written[at]);
        if name.text == "use" && is_own(name) {
            let mut tree = written[at..].iter().take_while(|token| token.text != ";");
            let is_for_arguments = tree.any(|token| matches!(token.text, "*" | "_"));
            lints.extend(is_for_arguments.then_some("unused_imports"));
        }
        let binds = is_own(before) && name.kind == Kind::Word && name.text != "mut";
        let is_mut = before.text == "mut" && at > 1 && matches!(written[at - 2].text, "let" | "(");
        if !binds || !(is_mut || matches!(before.text, "let" | "for")) {
            continue;
        }
        let is_it = |other: &Token| other.text == name.text && other.context == name.context;
        let uses = || (0..written.len()).filter(|&other| other != at && is_it(&written[other]));
        let captured = format!("{{{}", name.text);
        let mut texts = written.iter().map(|token| token.text);
        let is_named = uses().next().is_some() || texts.any(|text| text.contains(&captured));
        // What names an argument may be said elsewhere.
        if is_own(name) && !is_named && !name.text.starts_with('_') {
            lints.push("unused_variables");
        }
        if is_mut && !(is_own(name) && uses().any(|other| may_change(written, other))) {
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
    // A macro may change it.
    let is_argument = at > 1 && tokens[at - 1].kind == Kind::Open && tokens[at - 2].text == "!";
    is_assigned || mark == "." || next == "[" || tokens[at - 1].text == "mut" || is_argument
}
