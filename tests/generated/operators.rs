//! Types whose impls of std's operators are named by the operators alone.
use super::bodies::Body;
use super::names::World;

/// What a type with operators has.
#[derive(Clone, Debug, Default)]
pub struct Operators {
    /// The name of its one field, `0` of a tuple's.
    field: String,
    of: Vec<Operator>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Operator {
    /// Of two values: its trait, method and sign.
    Binary(&'static str, &'static str, &'static str),
    Assign(&'static str, &'static str, &'static str),
    Unary(&'static str, &'static str, &'static str),
    Index,
    Equal,
    Order,
    /// Of a reference and a number.
    Mixed,
    /// Of a number and a value.
    Behind,
}

const ALL: [Operator; 12] = [
    Operator::Binary("Add", "add", "+"),
    Operator::Binary("Sub", "sub", "-"),
    Operator::Binary("BitXor", "bitxor", "^"),
    Operator::Assign("AddAssign", "add_assign", "+="),
    Operator::Assign("BitOrAssign", "bitor_assign", "|="),
    Operator::Unary("Neg", "neg", "-"),
    Operator::Unary("Not", "not", "!"),
    Operator::Index,
    Operator::Equal,
    Operator::Order,
    Operator::Mixed,
    Operator::Behind,
];

impl World {
    /// The text of a type with operators; one of the traits may come by the name `import`.
    pub fn define_operators(
        &mut self,
        module: usize,
        head: &str,
        visibility: &str,
        name: &str,
        import: &str,
    ) -> (Operators, String) {
        let is_tuple = self.chance(50);
        let field = if is_tuple { "0" } else { self.word() }.to_string();
        let fields = if is_tuple {
            format!("({visibility}u32);")
        } else {
            format!(" {{\n    {visibility}{field}: u32,\n}}")
        };
        let mut text = format!("#[derive(Clone, Copy)]\n{head}struct {name}{fields}\n");
        let mut of = ALL.to_vec();
        self.random.shuffle(&mut of);
        of.truncate(4);
        // What is ordered can be equal.
        if of.contains(&Operator::Order) && !of.contains(&Operator::Equal) {
            of.push(Operator::Equal);
        }
        let operators = Operators { field, of };
        for (index, operator) in operators.of.iter().enumerate() {
            let import = (index == 0).then_some(import);
            text += &self.implement(module, name, &operators.field, *operator, import);
        }
        (operators, text)
    }

    fn implement(
        &mut self,
        module: usize,
        name: &str,
        field: &str,
        operator: Operator,
        import: Option<&str>,
    ) -> String {
        let word = self.other_word(&["leaf"]).expect("another word");
        let mut body = Body::new(module, &[]);
        let sum = self.sum(&mut body);
        let new = if field == "0" {
            format!("{name}({word})")
        } else {
            format!("{name} {{ {field}: {word} }}")
        };
        let (of, after, members) = match operator {
            Operator::Binary(of, method, _) => (of, String::new(), format!(
                "    type Output = Self;\n\n    fn {method}(self, other: Self) -> Self {{\n        let {word} = self.{field}.wrapping_mul(3) ^ other.{field} ^ {sum};\n        {new}\n    }}\n"
            )),
            Operator::Assign(of, method, _) => (of, String::new(), format!(
                "    fn {method}(&mut self, other: Self) {{\n        self.{field} = self.{field} / 2 ^ other.{field} ^ {sum};\n    }}\n"
            )),
            Operator::Unary(of, method, _) => (of, String::new(), format!(
                "    type Output = {name};\n\n    fn {method}(self) -> Self {{\n        let {word} = self.{field} ^ {sum};\n        {new}\n    }}\n"
            )),
            Operator::Index => ("Index", "<u32>".into(), format!(
                "    type Output = u32;\n\n    fn index(&self, at: u32) -> &u32 {{\n        match at % 2 {{\n            0 => &self.{field},\n            _ => &77,\n        }}\n    }}\n"
            )),
            Operator::Equal => ("PartialEq", String::new(), format!(
                "    fn eq(&self, other: &Self) -> bool {{\n        self.{field} % 3 == other.{field} % 3\n    }}\n"
            )),
            Operator::Order => ("PartialOrd", String::new(), format!(
                "    fn partial_cmp(&self, other: &{name}) -> Option<std::cmp::Ordering> {{\n        other.{field}.partial_cmp(&self.{field})\n    }}\n"
            )),
            Operator::Mixed => ("Mul", "<u32>".into(), format!(
                "    type Output = u32;\n\n    fn mul(self, other: u32) -> u32 {{\n        self.{field} / 2 ^ other ^ {sum}\n    }}\n"
            )),
            Operator::Behind => ("Shl", format!("<{name}>"), format!(
                "    type Output = u32;\n\n    fn shl(self, other: {name}) -> u32 {{\n        self ^ other.{field} / 4 ^ {sum}\n    }}\n"
            )),
        };
        let home = if matches!(operator, Operator::Equal | Operator::Order) {
            "cmp"
        } else {
            "ops"
        };
        let (line, of) = match import {
            Some(import) if self.chance(70) => (
                format!("use std::{home}::{of} as {import};\n"),
                import.to_string(),
            ),
            _ => (String::new(), format!("std::{home}::{of}")),
        };
        let on = match operator {
            Operator::Mixed => format!("impl<'a> {of}{after} for &'a {name}"),
            Operator::Behind => format!("impl {of}{after} for u32"),
            _ => format!("impl {of}{after} for {name}"),
        };
        format!("{line}{on} {{\n{members}}}\n")
    }

    fn operated(&mut self, body: &mut Body, path: &str, field: &str) -> String {
        let sum = self.sum(body);
        if field == "0" {
            format!("{path}({sum})")
        } else {
            format!("{path} {{ {field}: {sum} }}")
        }
    }

    /// A number by some of the operators.
    pub fn use_operators(&mut self, body: &mut Body, path: &str, of: &Operators) -> Option<String> {
        let Operators { field, of } = of;
        let (a, b) = (
            self.operated(body, path, field),
            self.operated(body, path, field),
        );
        let (x, y) = self.two_words();
        let sum = self.sum(body);
        Some(match self.pick(of)? {
            Operator::Binary(.., sign) => match self.below(3) {
                0 => format!("({a} {sign} {b}).{field}"),
                1 => format!(
                    "{{ let ({x}, {y}) = ({a}, {b}); ({y} {sign} {x} {sign} {y}).{field} }}"
                ),
                _ => format!("[{a}, {b}].iter().fold({a}, |{x}, &{y}| {x} {sign} {y}).{field}"),
            },
            Operator::Assign(.., sign) => {
                format!("{{ let (mut {x}, {y}) = ({a}, {b}); {x} {sign} {y}; {x}.{field} }}")
            }
            Operator::Unary(.., sign) => format!("({sign}{a}).{field}"),
            Operator::Index if self.chance(50) => format!("({a})[{sum}]"),
            Operator::Index => format!("{{ let ({x}, {y}) = ({a}, {sum}); {x}[0] ^ {x}[{y}] }}"),
            Operator::Equal => format!("if ({a}) == ({b}) {{ {sum} }} else {{ 3 }}"),
            Operator::Order => {
                format!("(({a}) < ({b})) as u32 ^ 2 * (({a}) >= ({b})) as u32")
            }
            Operator::Mixed => format!("&({a}) * ({sum})"),
            Operator::Behind => format!("{{ let ({x}, {y}) = ({sum}, {b}); {x} << {y} }}"),
        })
    }
}
