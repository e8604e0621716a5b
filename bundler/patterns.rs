//! Patterns that take references apart, as edition 2024 has them.
//!
//! What stands below a reference without saying so is borrowed, since 2024 always: it says no `ref`,
//! and a pattern that says `&` or `mut` there has to say everything.
use crate::cfg::split;
use crate::source::{inside, Token};
use crate::tokens::Kind;
use crate::tree::Reference;
use std::ops::Range;

/// A pattern for a reference.
pub struct Below {
    pub tokens: &'static [Token],
    pub pattern: Range<usize>,
    pub reference: Reference,
}

impl Below {
    fn word(&self, at: usize) -> &'static str {
        self.tokens[at].text
    }

    /// Whether it takes something apart and has to say everything.
    pub fn is_explicit(&self) -> bool {
        let Range { start, end } = self.pattern;
        let mut marks = start + 1..end;
        let is_plain = |token: &Token| token.context == 0 && !matches!(token.text, "|" | "@");
        self.tokens[end - 1].kind == Kind::Close
            && self.tokens[start].kind != Kind::Mark
            && !matches!(self.word(self.outermost()), "&" | "ref" | "mut")
            && marks.any(|at| self.word(at) == "&" || self.is_moved(at) || self.is_shared(at))
            && self.tokens[start..end].iter().all(is_plain)
    }

    /// Whether a variable that is not borrowed begins here.
    fn is_moved(&self, at: usize) -> bool {
        self.word(at) == "mut" && !matches!(self.word(at - 1), "ref" | "&")
    }

    /// Whether a variable that is another reference begins here.
    fn is_shared(&self, at: usize) -> bool {
        let is_unique = self.reference == Reference::Unique;
        is_unique && self.word(at) == "ref" && self.word(at + 1) != "mut"
    }

    /// The start of a pattern that says everything, and what it says in front.
    pub fn start(&self) -> (Token, &'static str) {
        let mark = match self.reference {
            Reference::Shared => "&",
            Reference::Unique => "&mut ",
        };
        (self.tokens[self.pattern.start], mark)
    }

    /// A variable of a pattern that says everything.
    pub fn variable(&self, tokens: &'static [Token], name: usize) -> Option<(Token, String)> {
        let is_its = std::ptr::eq(tokens, self.tokens) && self.pattern.contains(&name);
        if !is_its || matches!(self.word(name - 1), "ref" | "mut") || self.is_behind_mark(name) {
            return None;
        }
        let word = match self.reference {
            Reference::Shared => "ref",
            Reference::Unique => "ref mut",
        };
        Some((tokens[name], format!("{word} {}", self.word(name))))
    }

    /// Whether a name is of what stands behind a `&`.
    fn is_behind_mark(&self, name: usize) -> bool {
        let mut marks = (self.pattern.start..name).filter(|&at| self.word(at) == "&");
        marks.any(|mark| {
            let mut end = mark + 1;
            while self.tokens[end].kind == Kind::Word || matches!(self.word(end), "&" | ":") {
                end += 1;
            }
            if self.tokens[end].kind == Kind::Open {
                end = self.tokens[end].partner as usize;
            }
            name < end
        })
    }

    /// Where it begins within brackets that are no tuple's.
    fn outermost(&self) -> usize {
        let is_alone = |at: &usize| {
            let inside = || inside(self.tokens, *at);
            self.word(*at) == "("
                && split(self.tokens, inside(), ",").count() == 1
                && self.word(inside().end - 1) != ","
        };
        let brackets = self.pattern.clone().take_while(is_alone);
        self.pattern.start + brackets.count()
    }

    /// The words that go from a pattern that says nothing but `ref`, as far as it is of a context.
    pub fn without_ref(&self, context: u32) -> Vec<(Token, String)> {
        let Range { start, end } = self.pattern;
        if self.tokens[start..end]
            .iter()
            .any(|token| token.text == "&")
        {
            return Vec::new();
        }
        let is_ref = |&at: &usize| self.word(at) == "ref" && self.tokens[at].context == context;
        let refs = (self.outermost() + 1..end).filter(is_ref);
        let refs = refs.filter(|&at| self.word(at - 1) != "|");
        let is_unique = self.reference == Reference::Unique;
        let refs = refs.filter(|&at| (self.word(at + 1) == "mut") == is_unique);
        let words = refs.flat_map(|at| &self.tokens[at..=at + usize::from(is_unique)]);
        words.map(|&word| (word, String::new())).collect()
    }
}
