//! Numbers by way of conditions: of heads, of tuples, of loops with labels.
use super::bodies::Body;
use super::names::{Form, World};

impl World {
    /// A number by an expression of one of the themes that bind no item.
    pub fn phrase(&mut self, body: &mut Body) -> Option<String> {
        match self.below(5) {
            0 => self.conditional(body),
            1 => self.headed(body),
            2 => self.labelled(body),
            3 => self.passing(body),
            _ => self.matching(body),
        }
    }

    /// A sum in which some names are numbers too.
    pub fn sum_with(&mut self, body: &mut Body, names: &[&str]) -> String {
        self.bound(body, names, true, World::sum)
    }

    /// What is made where some names are variables, maybe numbers.
    pub fn bound(
        &mut self,
        body: &mut Body,
        names: &[&str],
        are_numbers: bool,
        make: fn(&mut World, &mut Body) -> String,
    ) -> String {
        let mark = body.locals.len();
        let names = names.iter().map(|name| ((*name).to_string(), are_numbers));
        body.locals.extend(names);
        let text = make(self, body);
        body.locals.truncate(mark);
        text
    }

    pub fn two_words(&mut self) -> (&'static str, &'static str) {
        let first = self.word();
        (first, self.other_word(&[first]).expect("another word"))
    }

    /// A sum that may stand before `<`.
    pub fn operand(&mut self, body: &mut Body) -> String {
        let sum = self.sum(body);
        if sum.contains(" as ") {
            format!("({sum})")
        } else {
            sum
        }
    }

    /// A call of a method of a new value.
    fn probe(&mut self, body: &mut Body) -> Option<String> {
        let (id, path, alias) = self.some_type(body, body.module)?;
        let value = self.construct(body, id, &path, alias)?;
        let receiver = if value.ends_with('}') {
            format!("({value})")
        } else {
            value
        };
        let call = self.call(body, id, &receiver);
        (call != "1").then_some(call)
    }

    fn comparison(&mut self, body: &mut Body) -> String {
        let probe = if self.chance(40) {
            self.probe(body)
        } else {
            None
        };
        let left = match probe {
            Some(probe) => probe,
            None => self.operand(body),
        };
        let operators = ["<", ">", "<=", ">=", "==", "!="];
        let operator = self.pick(&operators).expect("an operator");
        format!("{left} {operator} {}", self.sum(body))
    }

    pub fn condition(&mut self, body: &mut Body) -> String {
        let first = self.comparison(body);
        let choice = self.below(6);
        if choice == 0 {
            return first;
        }
        let second = self.comparison(body);
        match choice {
            1 => format!("{first} || {second}"),
            2 => format!("{first} && {second}"),
            3 => format!("!({first}) && {second}"),
            4 => format!("({first} || {second}) && {}", self.comparison(body)),
            _ => format!("{first} && {second} || {}", self.comparison(body)),
        }
    }

    fn conditional(&mut self, body: &mut Body) -> Option<String> {
        let condition = self.condition(body);
        let (first, second) = (self.sum(body), self.sum(body));
        Some(match self.below(8) {
            0 | 1 => format!("if {condition} {{ {first} }} else {{ {second} }}"),
            2 => format!("match {condition} {{ true => {first}, false => {second} }}"),
            3 => format!("({condition}) as u32"),
            4 => format!(
                "{{ let mut rest = {first}; let mut all = 1u32; while rest > 0 && (all % 5 < 4 || {condition}) {{ rest /= 2; all ^= rest; }} all }}"
            ),
            5 => return self.compared(body),
            6 => format!("((({first}) as u8 as usize) < 99 || {condition}) as u32"),
            _ => self.turbofish(&first, &second),
        })
    }

    /// Comparisons side by side, which are no generic arguments.
    fn compared(&mut self, body: &mut Body) -> Option<String> {
        let (x, y) = self.two_words();
        let less = format!("{} < {}", self.operand(body), self.sum(body));
        let pair = format!("{less}, {} > ({})", self.sum(body), self.sum(body));
        let name = self.word();
        Some(match self.below(3) {
            0 => format!("{{ let ({x}, {y}) = ({pair}); ({x} || {y}) as u32 ^ 2 * {y} as u32 }}"),
            1 => format!("[{pair}].iter().filter(|&&{x}| {x}).count() as u32"),
            _ if !pair.contains(name) => format!(
                "{{ fn {name}({x}: bool, {y}: bool) -> u32 {{ {x} as u32 ^ 2 * {y} as u32 }} {name}({pair}) }}"
            ),
            _ => return None,
        })
    }

    fn turbofish(&mut self, first: &str, second: &str) -> String {
        match self.below(4) {
            0 => format!("[{first}, {second}].iter().copied().collect::<Vec<u32>>()[1]"),
            1 => format!("(0..({first}) % 5).collect::<Vec<_>>().len() as u32"),
            2 => format!("\"7\".parse::<u32>().unwrap_or({first})"),
            _ => format!("std::cmp::max::<u32>({first}, {second})"),
        }
    }

    /// What has blocks in its head.
    fn headed(&mut self, body: &mut Body) -> Option<String> {
        let word = self.word();
        let [a, b, c, d] = [(); 4].map(|()| self.sum(body));
        let condition = self.condition(body);
        let bound = self.sum_with(body, &[word]);
        Some(match self.below(8) {
            0 => format!("if match {a} % 3 {{ 0 => {b}, _ => {c} }} > {d} {{ {a} }} else {{ {b} }}"),
            1 => format!("match if {condition} {{ {a} }} else {{ {b} }} {{ 0..=99 => {c}, {word} => {word} ^ {bound} }}"),
            2 => format!("if if {condition} {{ {a} > {b} }} else {{ {d} > {c} }} {{ {b} }} else {{ {d} }}"),
            3 => format!(
                "{{ let mut all = {d}; for {word} in match {condition} {{ true => 0..2u32, false => 1..4 }} {{ all ^= {word} ^ {bound}; }} all }}"
            ),
            4 => format!("{{ let mut all = 0u32; while match {condition} {{ true => all < 5, false => all < 3 }} {{ all += 1; }} all }}"),
            5 => format!("if let Some({word}) = if {condition} {{ Some({a}) }} else {{ None }} {{ {word} ^ {bound} }} else {{ {b} }}"),
            _ => return self.literal_in_head(body, &a, &b),
        })
    }

    fn literal_in_head(&mut self, body: &mut Body, a: &str, b: &str) -> Option<String> {
        let (id, path, alias) = self.some_type(body, body.module)?;
        let of = self.kind_of_type(id);
        let value = self.construct(body, id, &path, alias)?;
        if of.form != Form::Named || !value.ends_with('}') {
            return None;
        }
        let name = &of.fields[0].0;
        if of.fields[0].1.is_none() && self.chance(50) {
            let rest = if of.fields.len() > 1 { ", .." } else { "" };
            return Some(format!(
                "match ({value}) {{ {path} {{ {name}{rest} }} => {name} ^ {a} }}"
            ));
        }
        let call = self.call(body, id, &format!("({value})"));
        (call != "1").then(|| format!("if {call} > {a} || {b} > 99 {{ {a} }} else {{ {b} }}"))
    }

    /// A label that none of some texts has.
    pub fn label(&mut self, texts: &[&str]) -> Option<String> {
        let label = match self.below(2) {
            0 => "'outer".into(),
            _ => format!("'{}", self.word()),
        };
        let is_free = |text: &&str| !text.contains(&label);
        texts.iter().all(is_free).then_some(label)
    }

    fn labelled(&mut self, body: &mut Body) -> Option<String> {
        let (x, y) = self.two_words();
        let condition = self.bound(body, &[x, y], false, World::condition);
        let second = self.bound(body, &[x, y], false, World::sum);
        let first = self.sum(body);
        let bound = self.sum_with(body, &[x, y]);
        let label = self.label(&[&condition, &first, &second, &bound])?;
        Some(match self.below(3) {
            0 => format!(
                "{{ let mut all = {first}; {label}: for {x} in 0..3u32 {{ for {y} in 0..3 {{ if {x} > {y} || {condition} {{ continue {label}; }} if {x} == 1 {{ break {label}; }} all ^= 8 * {x} ^ {y} ^ {bound}; }} }} all }}"
            ),
            1 => format!("{{ {label}: {{ if {condition} {{ break {label} {first}; }} {second} }} }}"),
            _ => format!(
                "{{ let mut {x} = {first}; {label}: while {x} > 1 {{ let {y} = {second}; loop {{ {x} /= 2; if {x} == {y} {{ break {label}; }} if {x} % 2 == 0 || {bound} > 9 {{ break; }} }} }} {x} }}"
            ),
        })
    }
}
