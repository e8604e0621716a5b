//! Macros of a number and of much else, and macros that define items.
use super::bodies::Body;
use super::names::{Form, Kind, Type, World, WORLD};

/// What a macro is called with.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Shape {
    Number,
    Numbers,
    /// A name to bind, and a number.
    Binder,
    /// A label, and a number.
    Label,
    /// Words, one of which has a number behind it.
    Words(&'static str, &'static str),
}

impl World {
    /// The text of a macro that makes a number of its arguments.
    pub fn define_macro(&mut self, id: usize, exported: bool) -> (Shape, String) {
        let item = &self.items[id];
        let (name, module) = (item.name.clone(), item.module);
        let mut body = Body::new(if exported { WORLD } else { module }, &[]);
        body.is_macro = true;
        let path = if exported {
            format!("$crate::{name}")
        } else {
            name.clone()
        };
        let (shape, rules) = match self.below(7) {
            0 => (Shape::Numbers, self.many_rule(&mut body)),
            1 => (Shape::Binder, self.binder_rule(&mut body)),
            2 => self.label_rule(&mut body),
            3 => self.word_rules(&mut body, &path),
            4 => (Shape::Number, self.inner_rules(&mut body, &path)),
            _ => (Shape::Number, self.number_rule(&mut body, "")),
        };
        let export = if exported { "#[macro_export]\n" } else { "" };
        let text = format!("{export}macro_rules! {name} {{\n{rules}}}\n");
        (shape, text)
    }

    fn number_rule(&mut self, body: &mut Body, mark: &str) -> String {
        let text = self.block(body, |_, _| "$number".into());
        format!("    ({mark}$number:expr) => {{{{\n{text}    }}}};\n")
    }

    /// A rule that calls another one.
    fn inner_rules(&mut self, body: &mut Body, path: &str) -> String {
        let rule = self.number_rule(body, "@step ");
        format!("{rule}    ($number:expr) => {{\n        {path}!(@step $number) ^ 5\n    }};\n")
    }

    fn many_rule(&mut self, body: &mut Body) -> String {
        let text = self.block(body, |_, _| "(1u32 $(^ $number)*)".into());
        format!("    ($($number:expr),* $(,)?) => {{{{\n{text}    }}}};\n")
    }

    /// A rule for a statement, with a variable of its own.
    fn binder_rule(&mut self, body: &mut Body) -> String {
        let own = self.word();
        let (first, second) = (self.sum(body), self.sum_with(body, &[own]));
        format!("    ($name:ident, $number:expr) => {{\n        let {own} = {first};\n        let $name = $number ^ {own} ^ {second};\n    }};\n")
    }

    fn label_rule(&mut self, body: &mut Body) -> (Shape, String) {
        let (condition, sum) = (self.condition(body), self.sum(body));
        let rule = format!("    ($label:lifetime, $number:expr) => {{\n        $label: loop {{\n            if {condition} {{\n                break $label $number;\n            }}\n            break $label {sum};\n        }}\n    }};\n");
        (Shape::Label, rule)
    }

    /// Rules that take one word after the other.
    fn word_rules(&mut self, body: &mut Body, path: &str) -> (Shape, String) {
        let (with, alone) = self.two_words();
        let (sum, number) = (self.sum(body), self.sum(body));
        let rules = format!(
            "    (@all $all:expr;) => {{ $all ^ {sum} }};
    (@all $all:expr; {with} $number:expr, $($rest:tt)*) => {{
        {path}!(@all $all.rotate_left(3) ^ $number; $($rest)*)
    }};
    (@all $all:expr; {alone} $($rest:tt)*) => {{
        {path}!(@all $all / 2 ^ {number}; $($rest)*)
    }};
    ($($rest:tt)*) => {{
        {path}!(@all 1u32; $($rest)*)
    }};
"
        );
        (Shape::Words(with, alone), rules)
    }

    /// A number by a call of a macro.
    pub fn use_macro(&mut self, body: &mut Body, path: &str, shape: Shape) -> Option<String> {
        let (first, second) = (self.sum(body), self.sum(body));
        Some(match shape {
            Shape::Number => format!("{path}!({first})"),
            Shape::Numbers => match self.below(4) {
                0 => format!("{path}!()"),
                1 => format!("{path}![{first}]"),
                2 => format!("{path}!({first}, {second},)"),
                _ => format!("{path}!{{ {first}, {second} }}"),
            },
            Shape::Binder => {
                let word = self.word();
                if path.split("::").next() == Some(word) {
                    return None;
                }
                let bound = self.sum_with(body, &[word]);
                let again = if self.chance(30) {
                    format!("{path}!({word}, {word} ^ 3); ")
                } else {
                    String::new()
                };
                format!("{{ {path}!({word}, {first}); {again}{word} ^ {bound} }}")
            }
            Shape::Label => {
                let label = self.label(&[&first])?;
                format!("{path}!({label}, {first})")
            }
            Shape::Words(with, alone) => match self.below(3) {
                0 => format!("{path}!({with} {first}, {alone} {with} {second},)"),
                1 => format!("{path}!({alone} {alone} {with} {first},)"),
                _ => format!("{path}!({with} {first}, {alone})"),
            },
        })
    }

    /// The items of one kind in the module of `id` that one macro call makes.
    fn batch(&self, id: usize, accept: fn(&Kind) -> bool) -> Vec<usize> {
        let module = self.items[id].module;
        let is_free = |&id: &usize| {
            let item = &self.items[id];
            item.module == module && !item.is_ready && accept(&item.kind)
        };
        (id..self.items.len()).filter(is_free).take(3).collect()
    }

    /// Makes functions by a macro: this one and some of its module.
    pub fn define_functions_by_macro(&mut self, id: usize) {
        let module = self.items[id].module;
        let x = self.word();
        let mut body = Body::new(module, &[(x, true)]);
        body.is_macro = true;
        let block = self.block(&mut body, |_, _| format!("{x} ^ $number"));
        let mut calls = String::new();
        for id in self.batch(id, |kind| matches!(kind, Kind::Function)) {
            let item = &self.items[id];
            let head = self.visibility(item.seen, module) + &item.name;
            calls += &format!("    {head} {};\n", self.below(99));
            self.items[id].is_ready = true;
        }
        let text = format!(
            "    ($($seen:vis $name:ident $number:expr;)*) => {{ $(
        $seen fn $name({x}: u32) -> u32 {{
{block}        }}
    )* }};
"
        );
        self.call_of_macro(id, module, &text, &calls);
    }

    /// Makes structs by a macro, each with a constructor and a method.
    pub fn define_types_by_macro(&mut self, id: usize) {
        let module = self.items[id].module;
        let x = self.word();
        let mut body = Body::new(module, &[(x, true)]);
        body.is_macro = true;
        let (new, read) = (self.sum(&mut body), self.sum(&mut body));
        let mut calls = String::new();
        for id in self.batch(id, |kind| matches!(kind, Kind::Type(_))) {
            let (seen, name) = (self.items[id].seen, self.items[id].name.clone());
            let head = self.visibility(seen, module);
            let (field, (constructor, method)) = (self.word(), self.two_words());
            calls += &format!("    {head}{name} {{ {field} }} {constructor} {method};\n");
            self.items[id].is_ready = true;
            self.items[id].kind = Kind::Type(Type {
                form: Form::Named,
                is_generic: false,
                fields: vec![(field.into(), None)],
                fields_seen: module,
                methods: vec![(constructor, seen), (method, WORLD)],
                traits: Vec::new(),
            });
        }
        let text = format!(
            "    ($($seen:vis $name:ident {{ $field:ident }} $new:ident $read:ident;)*) => {{ $(
        $seen struct $name {{
            $field: u32,
        }}

        impl $name {{
            pub fn $new({x}: u32) -> Self {{
                $name {{ $field: {x} ^ {new} }}
            }}

            pub fn $read(&self, {x}: u32) -> u32 {{
                self.$field / 2 ^ {x} ^ {read}
            }}
        }}
    )* }};
"
        );
        self.call_of_macro(id, module, &text, &calls);
    }

    fn call_of_macro(&mut self, id: usize, module: usize, rules: &str, calls: &str) {
        let name = format!("{}_{id}", self.word());
        self.modules[module].macros += &format!("macro_rules! {name} {{\n{rules}}}\n");
        let call = format!("{name}! {{\n{calls}}}\n");
        self.modules[module].parts.push(call);
    }
}
