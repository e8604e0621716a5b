//! Closures as arguments, and functions that take them.
use super::bodies::Body;
use super::names::World;

/// What a function takes a closure of, beside a number.
#[derive(Clone, Copy, Debug)]
pub enum Taken {
    Nothing,
    Number,
    Pair,
    PairByReference,
}

impl World {
    /// The generics and parameters of a function that takes a closure and a number `x`, what that
    /// takes, whether by reference, and a call of the closure.
    pub fn caller(
        &mut self,
        body: &mut Body,
        f: &str,
        x: &str,
    ) -> ((String, String), Taken, bool, String) {
        use Taken::{Nothing, Number, Pair, PairByReference};
        let all = [Nothing, Number, Pair, PairByReference];
        let taken = self.pick(&all).expect("a kind of closure");
        let (inputs, argument) = match taken {
            Nothing => ("", String::new()),
            Number => ("u32", format!("{x} ^ 9")),
            Pair => ("(u32, u32)", format!("({x}, 5)")),
            PairByReference => ("&(u32, u32)", format!("&({x}, 6)")),
        };
        let signature = format!("Fn({inputs}) -> u32");
        let parameter = self.word_like("A");
        body.taken.push(parameter.clone());
        let (generics, of) = match self.below(4) {
            0 => (String::new(), format!("impl {signature}")),
            1 => (String::new(), format!("&dyn {signature}")),
            _ => (format!("<{parameter}: {signature}>"), parameter),
        };
        let by_reference = of.starts_with('&');
        let parameters = format!("{f}: {of}, {x}: u32");
        let call = format!("{f}({argument})");
        ((generics, parameters), taken, by_reference, call)
    }

    /// A call of such a function.
    pub fn use_caller(
        &mut self,
        body: &mut Body,
        path: &str,
        taken: Taken,
        by_reference: bool,
    ) -> String {
        let (x, y) = self.two_words();
        let closure = match taken {
            Taken::Nothing => format!("|| {}", self.sum(body)),
            Taken::Number => format!("|{x}| {x} ^ {}", self.sum_with(body, &[x])),
            Taken::Pair => format!(
                "|({x}, {y})| {x} ^ {y} / 2 ^ {}",
                self.sum_with(body, &[x, y])
            ),
            Taken::PairByReference if self.chance(50) => {
                format!(
                    "|&({x}, {y})| {x} ^ {y} / 2 ^ {}",
                    self.sum_with(body, &[x, y])
                )
            }
            Taken::PairByReference => format!("|({x}, _)| *{x} ^ 3"),
        };
        let reference = if by_reference { "&" } else { "" };
        format!("{path}({reference}{closure}, {})", self.sum(body))
    }

    /// Closures for what std has.
    pub fn passing(&mut self, body: &mut Body) -> Option<String> {
        let (x, y) = self.two_words();
        let (first, second) = (self.sum(body), self.sum(body));
        let condition = self.bound(body, &[x], false, World::condition);
        let bound = self.sum_with(body, &[x]);
        let both = self.sum_with(body, &[x, y]);
        Some(match self.below(9) {
            0 => format!("(0..4u32).filter(|&{x}| {x} > 1 || {x} < {bound}).fold({first}, |{x}, {y}| {x} ^ {y} ^ {both})"),
            1 => format!("[({first}, {second})].iter().map(|&({x}, {y})| {x} ^ {y} / 2 ^ {both}).max().unwrap_or_else(|| {second})"),
            2 => format!("[({first}, {second})].iter().map(|({x}, {y})| *{x} ^ 3 * (*{y} % 9)).fold(1, |a, b| a ^ b)"),
            3 => format!("({condition}).then(|| {first}).unwrap_or_else(|| {second})"),
            4 => format!("None::<u32>.map_or_else(|| {first}, |{x}| {x} ^ {bound})"),
            5 => format!("std::iter::repeat_with(|| {first}).take(3).fold({second}, |{x}, {y}| {x} ^ {y} / 2 ^ {both})"),
            6 => format!("[{first}, {second}].iter().any(|&{x}| {x} > 9 && {x} < 500 || {condition}) as u32"),
            7 => return self.shadowed(x, &bound, &first),
            _ => format!("[{first}, {second}].iter().enumerate().map(|({x}, &{y})| {x} as u32 ^ {y}).filter(|more| *more > 1 || {condition}).fold(2, |a, b| a ^ b)"),
        })
    }

    /// A closure with the name of a function that is seen there, if it has one of the words.
    fn shadowed(&mut self, x: &str, bound: &str, first: &str) -> Option<String> {
        let name = self.other_word(&[x])?;
        if first.contains(name) || bound.contains(name) {
            return None;
        }
        Some(format!(
            "{{ let {name} = |{x}: u32| {x} ^ {bound}; {name}({first}) ^ {name}(3) }}"
        ))
    }
}
