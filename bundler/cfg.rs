//! Conditional compilation: what `cfg` predicates come to where a judge compiles.
use crate::source::{inside, Token};
use crate::tokens::Kind;
use std::ops::Range;

/// What build scripts find with every compiler since 1.26, and a judge does not set.
pub const ALWAYS: [&str; 2] = ["has_i128", "has_std"];

/// What holds where a crate is compiled: no tests, no documentation, and some features.
#[derive(Clone, Debug, Default)]
pub struct Cfg {
    /// The features that are on.
    pub features: Vec<String>,
}

impl Cfg {
    /// Whether the predicate in `range` holds; none if that depends on the machine or on how the
    /// judge compiles.
    pub fn holds(&self, tokens: &[Token], range: Range<usize>) -> Option<bool> {
        let Some(first) = tokens.get(range.start).filter(|_| !range.is_empty()) else {
            return Some(true);
        };
        if let Kind::Begin(_) = first.kind {
            // An argument of a macro.
            return self.holds(tokens, inside(tokens, range.start));
        }
        let behind = range.start + 1;
        let is_group = behind < range.end && tokens[behind].text == "(";
        match first.text {
            "not" if is_group => self
                .holds(tokens, inside(tokens, behind))
                .map(|holds| !holds),
            "all" | "any" if is_group => {
                let is_all = first.text == "all";
                let parts = split(tokens, inside(tokens, behind), ",");
                let parts: Vec<_> = parts.map(|part| self.holds(tokens, part)).collect();
                if parts.contains(&Some(!is_all)) {
                    Some(!is_all)
                } else if parts.contains(&None) {
                    None
                } else {
                    Some(is_all)
                }
            }
            "feature" => {
                let name = tokens.get(behind + 1)?.text.trim_matches('"');
                Some(self.features.iter().any(|feature| feature == name))
            }
            name if name == "true" || ALWAYS.contains(&name) => Some(true),
            "unix" | "windows" | "debug_assertions" | "panic" | "overflow_checks" => None,
            name if name.starts_with("target_") => None,
            // Tests, documentation, and names that only a build script or a flag can set.
            _ => Some(false),
        }
    }
}

/// The parts of `range` between marks, groups taken as wholes; none is empty.
pub fn split<'a>(
    tokens: &'a [Token],
    range: Range<usize>,
    mark: &'static str,
) -> impl Iterator<Item = Range<usize>> + 'a {
    let mut at = range.start;
    std::iter::from_fn(move || {
        let start = at;
        while at < range.end && tokens[at].text != mark {
            at = (tokens[at].partner as usize).max(at) + 1;
        }
        let part = start..at.min(range.end);
        at += 1;
        (!part.is_empty()).then_some(part)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::tokens_of;

    fn holds(text: &str) -> Option<bool> {
        let tokens = tokens_of(text).expect("tokens");
        let features = vec!["std".to_string(), "more".to_string()];
        Cfg { features }.holds(&tokens, 0..tokens.len())
    }

    #[test]
    fn what_is_certain_decides() {
        for (text, expected) in [
            ("test", Some(false)),
            ("doc", Some(false)),
            ("true", Some(true)),
            ("has_i128", Some(true)),
            ("has_more", Some(false)),
            ("feature = \"std\"", Some(true)),
            ("feature = \"no\"", Some(false)),
            ("not(feature = \"std\")", Some(false)),
            ("unix", None),
            ("not(target_os = \"linux\")", None),
            ("all(unix, test)", Some(false)),
            ("all(unix, not(test))", None),
            ("all(not(test), feature = \"std\",)", Some(true)),
            ("all()", Some(true)),
            ("any()", Some(false)),
            ("any(unix, not(test))", Some(true)),
            ("any(debug_assertions, test)", None),
            ("any(all(test, unix), feature = \"no\")", Some(false)),
        ] {
            assert_eq!(holds(text), expected, "{text}");
        }
    }
}
