//! Macros by example: a call is matched against the rules and what the rule says is written out.
//!
//! A repetition takes as much as it can, and gives a separator back behind which nothing more fits:
//! where rustc takes anything else, it calls the rules ambiguous.
use crate::cfg::Cfg;
use crate::error::Error;
use crate::source::{pair, Token};
use crate::syntax::{operator, Parser};
use crate::tokens::{Fragment, Kind};
use std::collections::BTreeMap;
use std::ops::Range;

/// A part of what a rule matches or writes.
enum Part {
    /// A token that is no bracket; where it is matched, an operator is one.
    Token(Token),
    /// A bracket, what is in it, and the closing bracket.
    Group(Token, Vec<Part>, Token),
    /// `$name`, by the `$` and the name, with the kind of what it matches.
    Name(Token, Token, &'static str),
    /// `$( ... ) separator operator`
    Repeat(Vec<Part>, Vec<Token>, char),
}

/// The rules of a macro: what each matches and what it writes.
pub struct Rules(Vec<(Vec<Part>, Vec<Part>)>);

/// What a name stands for.
enum Bound<'a> {
    /// What stays one name.
    Name(Token),
    /// What was matched, and as what it is parsed ever after if that is as a whole.
    One(&'a [Token], Option<Fragment>),
    Many(Vec<Bound<'a>>),
}

impl Rules {
    /// The rules in `range`, the inside of a macro's definition; `pattern` is the kind that `pat` means.
    pub fn new(
        tokens: &[Token],
        range: Range<usize>,
        pattern: &'static str,
    ) -> Result<Self, Error> {
        let mut rules = Vec::new();
        let mut at = range.start;
        while at < range.end {
            let left = group(tokens, at, range.end)?;
            let arrow = left.end + 1;
            if operator(tokens, arrow) != "=>" {
                return Err(tokens[left.start - 1].error("expected `=>` behind this"));
            }
            let right = group(tokens, arrow + 2, range.end)?;
            at = right.end + 1;
            at += usize::from(at < range.end && tokens[at].text == ";");
            rules.push((
                parts(tokens, left, Some(pattern))?,
                parts(tokens, right, None)?,
            ));
        }
        Ok(Self(rules))
    }

    /// What a call with arguments `input` comes to, names of the rule being of `context` of their
    /// own; nothing if no rule matches. Fails if a rule repeats names that do not go together.
    pub fn expand(
        &self,
        input: &[Token],
        cfg: &Cfg,
        context: impl FnMut(u32) -> u32,
    ) -> Result<Option<Vec<Token>>, Error> {
        let matcher = Matcher { input, cfg };
        for (matched, output) in &self.0 {
            let mut bindings = Bindings::new();
            let end = matcher.sequence(matched, 0..input.len(), &mut bindings);
            if end == Some(input.len()) {
                let written = Vec::new();
                let mut writer = Writer { context, written };
                writer.write(output, &bindings.iter().map(|(k, v)| (*k, v)).collect())?;
                pair(&mut writer.written)?;
                return Ok(Some(writer.written));
            }
        }
        Ok(None)
    }
}

/// The inside of the group that has to open at `at`.
fn group(tokens: &[Token], at: usize, end: usize) -> Result<Range<usize>, Error> {
    match tokens.get(at).filter(|_| at < end) {
        Some(token) if token.kind == Kind::Open => Ok(at + 1..token.partner as usize),
        Some(token) => Err(token.error("expected a bracket here in the macro's rules")),
        None => Err(tokens[end - 1].error("expected a bracket behind this in the macro's rules")),
    }
}

/// The parts of a rule's side: only the one that is matched tells kinds of fragments, `pattern` for `pat`.
fn parts(
    tokens: &[Token],
    range: Range<usize>,
    pattern: Option<&'static str>,
) -> Result<Vec<Part>, Error> {
    let is_matched = pattern.is_some();
    let mut found = Vec::new();
    let mut at = range.start;
    while at < range.end {
        let token = tokens[at];
        let after_dollar = |i: usize| {
            tokens[..range.end]
                .get(at + i)
                .filter(|_| token.text == "$")
        };
        let is_kind = is_matched && after_dollar(2).is_some_and(|colon| colon.text == ":");
        let (part, behind) = match (after_dollar(1), after_dollar(3).filter(|_| is_kind)) {
            _ if matches!(token.kind, Kind::Open | Kind::Begin(_)) => {
                let close = token.partner as usize;
                let inner = parts(tokens, at + 1..close, pattern)?;
                (Part::Group(token, inner, tokens[close]), close + 1)
            }
            (Some(open), _) if open.text == "(" => {
                let close = open.partner as usize;
                let inner = parts(tokens, at + 2..close, pattern)?;
                let sign = sign(tokens, close, range.end)?;
                let separator = match pattern {
                    Some(_) if sign > close + 1 => vec![whole_operator(tokens, close + 1)],
                    _ => tokens[close + 1..sign].to_vec(),
                };
                let sign_text = tokens[sign].text.chars().next().unwrap_or('*');
                (Part::Repeat(inner, separator, sign_text), sign + 1)
            }
            (Some(&name), Some(kind)) if name.kind == Kind::Word => {
                let kind = pattern.filter(|_| kind.text == "pat").unwrap_or(kind.text);
                (Part::Name(token, name, kind), at + 4)
            }
            (Some(&name), _) if name.text == "crate" && !is_matched => {
                let text = "$crate";
                (Part::Token(Token { text, ..name }), at + 2)
            }
            (Some(&name), _) if name.kind == Kind::Word && !is_matched => {
                (Part::Name(token, name, ""), at + 2)
            }
            _ if is_matched => {
                let token = whole_operator(&tokens[..range.end], at);
                (Part::Token(token), at + token_count(&token))
            }
            _ => (Part::Token(token), at + 1),
        };
        found.push(part);
        at = behind;
    }
    Ok(found)
}

/// The token at a place, with all marks of its operator.
fn whole_operator(tokens: &[Token], at: usize) -> Token {
    let token = tokens[at];
    let text = match token.kind {
        Kind::Mark => operator(tokens, at),
        _ => token.text,
    };
    Token { text, ..token }
}

fn is_path_mark(part: &Part) -> bool {
    matches!(part, Part::Token(token) if token.text == "::")
}

/// How many tokens an operator is that [`whole_operator`] gave, or another token.
fn token_count(token: &Token) -> usize {
    if token.kind == Kind::Mark {
        token.text.len()
    } else {
        1
    }
}

/// The `*`, `+` or `?` behind a repetition's bracket and its separator.
fn sign(tokens: &[Token], close: usize, end: usize) -> Result<usize, Error> {
    let is_sign = |at: &usize| *at < end && matches!(tokens[*at].text, "*" | "+" | "?");
    let separated = close + 1 + operator(tokens, close + 1).len().max(1);
    let mut places = [close + 1, separated].into_iter();
    let error = || tokens[close].error("expected `*`, `+` or `?` behind this");
    places.find(is_sign).ok_or_else(error)
}

/// The names in parts.
fn names(parts: &[Part]) -> Vec<&Token> {
    let mut all = Vec::new();
    for part in parts {
        match part {
            Part::Token(_) => {}
            Part::Name(_, name, _) => all.push(name),
            Part::Group(_, inner, _) | Part::Repeat(inner, ..) => all.extend(names(inner)),
        }
    }
    all
}

struct Matcher<'a> {
    input: &'a [Token],
    cfg: &'a Cfg,
}

type Bindings<'a> = Vec<(&'static str, Bound<'a>)>;

impl<'a> Matcher<'a> {
    /// The place behind a token, if it stands at a place.
    fn behind(&self, token: &Token, at: usize, end: usize) -> Option<usize> {
        let found = (at < end).then(|| whole_operator(&self.input[..end], at))?;
        let stands = found.kind == token.kind && found.text == token.text;
        stands.then(|| at + token_count(token))
    }

    /// Matches parts in order; tells where that ends.
    fn sequence(
        &self,
        parts: &[Part],
        range: Range<usize>,
        all: &mut Bindings<'a>,
    ) -> Option<usize> {
        let (mut at, end) = (range.start, range.end);
        for part in parts {
            at = match part {
                Part::Token(token) => self.behind(token, at, end)?,
                Part::Group(open, inner, _) => {
                    self.behind(open, at, end)?;
                    let close = self.input[at].partner as usize;
                    let inside = self.sequence(inner, at + 1..close, all)?;
                    (inside == close).then_some(close + 1)?
                }
                Part::Name(_, name, kind) => {
                    let behind = fragment(kind, self.input, at..end, self.cfg)?;
                    let bound = match *kind {
                        "ident" => Bound::Name(Token {
                            is_name: true,
                            ..self.input[at]
                        }),
                        _ => Bound::One(&self.input[at..behind], whole(kind, behind - at)),
                    };
                    all.push((name.name(), bound));
                    behind
                }
                Part::Repeat(inner, separator, sign) => {
                    let (behind, mut rounds) = self.rounds(inner, separator, *sign, at..end);
                    if *sign == '+' && rounds.is_empty() {
                        return None;
                    }
                    let empty = |name: &Token| (name.name(), Vec::new());
                    let mut many: BTreeMap<_, _> = names(inner).into_iter().map(empty).collect();
                    // Another path may stand for the names of one.
                    let is_path = separator.iter().any(|mark| mark.text == "::");
                    let is_behind = inner.first().is_some_and(is_path_mark);
                    if is_path || is_behind || inner.last().is_some_and(is_path_mark) {
                        let before = all.last_mut().filter(|_| is_behind);
                        let inside = rounds.iter_mut().flatten();
                        for (_, bound) in inside.chain(before) {
                            if let Bound::Name(token) = bound {
                                token.is_name = false;
                            }
                        }
                    }
                    for (name, bound) in rounds.into_iter().flatten() {
                        many.entry(name).or_default().push(bound);
                    }
                    all.extend(many.into_iter().map(|(name, all)| (name, Bound::Many(all))));
                    behind
                }
            };
        }
        Some(at)
    }

    /// Matches parts as often as that goes; tells where that ends, and what each round bound.
    fn rounds(
        &self,
        parts: &[Part],
        separator: &[Token],
        sign: char,
        range: Range<usize>,
    ) -> (usize, Vec<Bindings<'a>>) {
        let (mut at, end) = (range.start, range.end);
        let mut rounds = Vec::new();
        while sign != '?' || rounds.is_empty() {
            let separator = if rounds.is_empty() { &[] } else { separator };
            let mut marks = separator.iter();
            let Some(start) = marks.try_fold(at, |at, token| self.behind(token, at, end)) else {
                break;
            };
            let mut found = Bindings::new();
            match self.sequence(parts, start..end, &mut found) {
                Some(behind) if behind > at => at = behind,
                _ => break,
            }
            rounds.push(found);
        }
        (at, rounds)
    }
}

/// Where what a fragment of a kind stands for ends.
fn fragment(kind: &str, input: &[Token], range: Range<usize>, cfg: &Cfg) -> Option<usize> {
    let first = input.get(range.start).filter(|_| !range.is_empty());
    match kind {
        "tt" => {
            let first = first?;
            Some(match first.kind {
                Kind::Open | Kind::Begin(_) => first.partner as usize + 1,
                Kind::Mark => range.start + operator(input, range.start).len(),
                _ => range.start + 1,
            })
        }
        "ident" | "lifetime" => {
            let wanted = [Kind::Word, Kind::Lifetime][usize::from(kind == "lifetime")];
            let found = first.filter(|token| token.kind == wanted && token.text != "_");
            found.map(|_| range.start + 1)
        }
        _ => {
            let mut parser = Parser::new(input, range, cfg);
            parser.macro_fragment(kind).ok()?;
            Some(parser.at())
        }
    }
}

/// As what a fragment of a kind and some tokens is parsed ever after, if that is as a whole.
fn whole(kind: &str, count: usize) -> Option<Fragment> {
    Some(match kind {
        // A number with its sign.
        "literal" if count > 1 => Fragment::Expression,
        "expr" | "expr_2021" => Fragment::Expression,
        "ty" => Fragment::Type,
        "pat" | "pat_param" => Fragment::Pattern,
        "path" => Fragment::Path,
        "stmt" => Fragment::Statement,
        "block" => Fragment::Block,
        "item" => Fragment::Item,
        "meta" => Fragment::Meta,
        _ => return None,
    })
}

/// More tokens than a call in a program comes to.
const MOST: usize = 1 << 20;

/// Writes a rule out.
struct Writer<F> {
    context: F,
    written: Vec<Token>,
}

impl<F: FnMut(u32) -> u32> Writer<F> {
    fn write(&mut self, parts: &[Part], all: &BTreeMap<&str, &Bound<'_>>) -> Result<(), Error> {
        for part in parts {
            match part {
                Part::Token(token) => self.push(*token),
                Part::Group(open, inner, close) => {
                    self.push(*open);
                    self.write(inner, all)?;
                    self.push(*close);
                }
                Part::Name(dollar, name, _) => match all.get(name.name()) {
                    Some(Bound::One(tokens, whole)) => {
                        self.separate();
                        self.copy(tokens, *whole);
                        self.separate();
                        if self.written.len() > MOST {
                            return Err(name.error("a macro writes too much"));
                        }
                    }
                    Some(Bound::Name(token)) => {
                        self.separate();
                        self.written.push(*token);
                        self.separate();
                    }
                    Some(Bound::Many(_)) => {
                        let message = "this name stands for many, and is not repeated here";
                        return Err(name.error(message));
                    }
                    None => [dollar, name]
                        .into_iter()
                        .for_each(|token| self.push(*token)),
                },
                Part::Repeat(inner, separator, _) => self.repeat(inner, separator, all)?,
            }
        }
        Ok(())
    }

    /// Writes a repetition; nothing without a name that stands for many, as it is of a macro that
    /// this one writes.
    fn repeat(
        &mut self,
        parts: &[Part],
        separator: &[Token],
        all: &BTreeMap<&str, &Bound<'_>>,
    ) -> Result<(), Error> {
        let many = |name: &Token| match all.get(name.name()) {
            Some(Bound::Many(bounds)) => Some((name.name(), bounds)),
            _ => None,
        };
        let many: Vec<_> = names(parts).into_iter().filter_map(many).collect();
        let Some(count) = many.iter().map(|(_, bounds)| bounds.len()).min() else {
            return Ok(());
        };
        let mut now = all.clone();
        for index in 0..count {
            let separator = if index > 0 { separator } else { &[] };
            for &token in separator {
                self.push(token);
            }
            now.extend(many.iter().map(|(name, bounds)| (*name, &bounds[index])));
            self.write(parts, &now)?;
        }
        self.separate();
        Ok(())
    }

    /// Writes what was matched, in brackets of its own if it is a whole.
    fn copy(&mut self, tokens: &[Token], whole: Option<Fragment>) {
        let bracket = |kind, near: &Token| Token {
            kind,
            joint: false,
            text: "",
            ..*near
        };
        let begin = whole.zip(tokens.first());
        let begin = begin.map(|(whole, first)| bracket(Kind::Begin(whole), first));
        let end = whole
            .and(tokens.last())
            .map(|last| bracket(Kind::End, last));
        self.written.extend(begin);
        self.written.extend_from_slice(tokens);
        self.written.extend(end);
    }

    fn push(&mut self, token: Token) {
        let context = (self.context)(token.context);
        self.written.push(Token { context, ..token });
    }

    /// What comes next is not of one operator with what was written last.
    fn separate(&mut self) {
        if let Some(last) = self.written.last_mut() {
            last.joint = false;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::tokens_of;

    fn read(text: &str) -> Vec<Token> {
        tokens_of(text).unwrap()
    }

    /// What a call of a macro comes to; wholes are in `<` and `>`.
    fn expand(rules: &str, input: &[Token]) -> Option<Vec<Token>> {
        let tokens = read(rules);
        let rules = Rules::new(&tokens, 0..tokens.len(), "pat").unwrap();
        rules
            .expand(input, &Cfg::default(), |context| context)
            .unwrap()
    }

    fn text(tokens: &[Token]) -> String {
        let text = |token: &Token| match token.kind {
            Kind::Begin(_) => "<",
            Kind::End => ">",
            _ => token.text,
        };
        tokens.iter().map(text).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn calls_are_written_out() {
        let list = "($($e:expr),* $(,)?) => { [$($e),*] }";
        let nested = "($($k:ident: [$($v:tt)*]);+) => { $($k($($v $k)*))+ }";
        for (rules, input, expected) in [
            ("() => {0}; (a) => {1}; ($x:tt) => {$x}", "a", "1"),
            ("() => {0}; (a) => {1}; ($x:tt) => {$x}", "b", "b"),
            ("() => {0}; (a) => {1}; ($x:tt) => {$x}", "b c", "none"),
            (nested, "a: [1 2]; b: []", "a ( 1 a 2 a ) b ( )"),
            (nested, "", "none"),
            ("($($x:ident)and*) => {$($x)=>*}", "a and b", "a = > b"),
            ("($($x:ident)=>*) => {$($x)and*}", "a => b", "a and b"),
            (list, "1 + 2, 3,", "[ < 1 + 2 > , < 3 > ]"),
            (list, "", "[ ]"),
            (list, "1,,", "none"),
            ("($e:expr) => {$e * 2}", "1 + 1", "< 1 + 1 > * 2"),
            (
                "($a:tt $b:tt $c:tt) => {$c $b $a}",
                "=> ..= (x)",
                "( x ) . . = = >",
            ),
            ("($a:ident) => {$a}", "fn", "fn"),
            ("($a:ident) => {$a}", "_", "none"),
            (
                "($l:lifetime $t:ty) => {&$l $t}",
                "'a Vec<u8>",
                "& 'a < Vec < u8 > >",
            ),
            ("() => {$crate::f()}", "", "$crate : : f ( )"),
            (
                "($n:ident) => {macro_rules! $n {($x:tt) => {$x}}}",
                "m",
                "macro_rules ! m { ( $ x : tt ) = > { $ x } }",
            ),
        ] {
            let written = expand(rules, &read(input));
            assert_eq!(
                written.map_or("none".into(), |all| text(&all)),
                expected,
                "{rules}: {input}"
            );
        }
    }

    #[test]
    fn a_whole_stays_one_when_it_is_forwarded() {
        let forwarded = expand("($e:expr) => {$e * 2}", &read("1 + 1")).unwrap();
        let whole = &forwarded[..forwarded.len() - 2];
        assert!(expand("(1 + 1) => {}", whole).is_none());
        assert_eq!(
            text(&expand("($t:tt) => {[$t]}", whole).unwrap()),
            "[ < 1 + 1 > ]"
        );
    }

    #[test]
    fn broken_rules_are_errors() {
        for rules in ["a => {}", "() {}", "() =>", "($(a)) => {}", "() => {$(a),}"] {
            let tokens = read(rules);
            assert!(
                Rules::new(&tokens, 0..tokens.len(), "pat").is_err(),
                "{rules}"
            );
        }
        let tokens = read("($($x:tt)*) => {$x}");
        let rules = Rules::new(&tokens, 0..tokens.len(), "pat").unwrap();
        assert!(rules
            .expand(&[], &Cfg::default(), |context| context)
            .is_err());
    }
}
