//! Patterns: constants, unit structs and variants next to names that are bound.
use super::bodies::Body;
use super::names::{Def, Form, Kind, World};

impl World {
    pub fn matching(&mut self, body: &mut Body) -> Option<String> {
        match self.below(6) {
            0 | 1 => self.match_constant(body),
            2 => self.match_of_std(body),
            3 => self.match_local(body),
            4 => self.match_unit(body),
            _ => self.match_variants(body),
        }
    }

    /// A constant item. All are less than 1024.
    fn match_constant(&mut self, body: &mut Body) -> Option<String> {
        let (_, path) = self.some(body, |world, id| {
            matches!(world.items[id].kind, Kind::Constant)
        })?;
        let (x, y) = self.two_words();
        let (first, second) = (self.sum(body), self.sum(body));
        let condition = self.bound(body, &[x], false, World::condition);
        let bound = self.sum_with(body, &[x]);
        let on = match self.below(3) {
            0 => path.clone(),
            1 => format!("{path} ^ 1"),
            _ => first.clone(),
        };
        Some(match self.below(9) {
            0 => format!("match {on} {{ {path} => {second}, {x} => {x} ^ 7 ^ {bound} }}"),
            1 => format!("match {on} {{ {x} @ 0..={path} => {x} ^ 6 ^ {bound}, _ => {second} }}"),
            2 => format!("match {on} {{ {path}..=2000 => {second}, {x} => {x} ^ 5 ^ {bound} }}"),
            3 => format!("match ({on}, {second}) {{ ({path}, {x}) | ({x}, {path}) => {x} ^ 3 ^ {bound}, ({x}, {y}) => {x} ^ {y} }}"),
            4 => format!("match Some({on}) {{ Some({path}) => {second}, Some({x}) if {x} > 9 || {condition} => {x} ^ {bound}, _ => 8 }}"),
            5 => format!("if let {path} = {on} {{ 4 ^ {second} }} else {{ {first} }}"),
            6 => format!("matches!({on}, {path} | 2000..=3000) as u32 ^ {first}"),
            7 => format!("match [{on}, {second}] {{ [{path}, {x}] => {x} ^ 1, [{x}, ..] => {x} ^ {bound} }}"),
            _ => format!("match &({on}, {second}) {{ &({path}, {x}) => {x} ^ 2, ({x}, _) => *{x} }}"),
        })
    }

    /// One of std's constants, and where its name comes from.
    fn match_of_std(&mut self, body: &mut Body) -> Option<String> {
        let x = self.word();
        let (first, second) = (self.sum(body), self.sum(body));
        let condition = self.condition(body);
        let bound = self.sum_with(body, &[x]);
        let renamed = self.word_like("AA");
        let (import, name) = match self.below(5) {
            0 => ("use std::u32::MAX; ".into(), "MAX"),
            1 => (
                format!("use std::u32::MAX as {renamed}; "),
                renamed.as_str(),
            ),
            2 if !body.is_macro && self.modules[self.root].name != "main" => {
                self.import_of_std(body.module);
                (String::new(), "MAX")
            }
            3 => (String::new(), "std::u32::MAX"),
            _ => (String::new(), "u32::MAX"),
        };
        let texts = [&first, &second, &condition, &bound];
        if texts.iter().any(|text| text.contains(&renamed)) {
            return None;
        }
        let on = format!("if {condition} {{ !0 }} else {{ {first} }}");
        let arms = match self.below(3) {
            0 => format!("{name} => {second}, {x} => {x} ^ {bound}"),
            1 => format!("{x} @ (0 | {name}) => {x} ^ {bound}, _ => {second}"),
            _ => format!("800..={name} => {second}, {x} => {x} ^ {bound}"),
        };
        Some(format!("{{ {import}match {on} {{ {arms} }} }}"))
    }

    fn import_of_std(&mut self, module: usize) {
        if self.find(module, "MAX", 7).is_none() {
            self.declare(module, "MAX", Def::Nothing, 7, module);
            let line = "use std::u32::MAX;\n".to_string();
            self.modules[module].parts.push(line);
        }
    }

    /// A constant of the block.
    fn match_local(&mut self, body: &mut Body) -> Option<String> {
        let (name, x) = (self.word_like("AA"), self.word());
        let (first, second) = (self.sum(body), self.sum(body));
        let bound = self.sum_with(body, &[x]);
        if [&first, &second, &bound]
            .iter()
            .any(|text| text.contains(&name))
        {
            return None;
        }
        let number = self.below(4);
        Some(format!(
            "{{ const {name}: u32 = {number}; match ({first}) % 4 {{ {name} => {second}, {x} => {x} ^ {bound} }} }}"
        ))
    }

    fn match_unit(&mut self, body: &mut Body) -> Option<String> {
        let (id, path) = self.some(body, |world, id| match &world.items[id].kind {
            Kind::Type(of) => of.form == Form::Unit,
            _ => false,
        })?;
        let value = self.construct(body, id, &path, false)?;
        let x = self.word();
        let first = self.sum(body);
        let condition = self.condition(body);
        let bound = self.sum_with(body, &[x]);
        Some(match self.below(2) {
            0 => format!("match ({value}, {first}) {{ ({path}, {x}) => {x} ^ 2 ^ {bound} }}"),
            _ => format!(
                "match ({condition}).then(|| {value}) {{ Some({path}) => {first}, None => 5 }}"
            ),
        })
    }

    /// A match in which an enum's variants have no path before them.
    fn match_variants(&mut self, body: &mut Body) -> Option<String> {
        let (id, path) = self.some(body, |world, id| match &world.items[id].kind {
            Kind::Type(of) => of.form == Form::Enum,
            _ => false,
        })?;
        let head = path.split("::").next();
        if body.is_macro || body.taken.iter().any(|name| head == Some(name)) {
            return None;
        }
        let value = self.construct(body, id, &path, false)?;
        let of = self.kind_of_type(id);
        let names: Vec<&str> = of.fields.iter().map(|field| field.0.as_str()).collect();
        // A glob does not hide what it is of.
        if names.iter().any(|name| head == Some(name)) {
            return None;
        }
        let x = self.other_word(&["leaf"])?;
        let y = self.other_word(&["leaf", x])?;
        let number = self.below(9);
        let last = names[2];
        let (group, unit, tuple) = match self.below(3) {
            0 => ("*".into(), names[0], names[1]),
            1 => (format!("{{{}}}", names.join(", ")), names[0], names[1]),
            _ => (
                format!("{{{} as First, {} as Second, {last}}}", names[0], names[1]),
                "First",
                "Second",
            ),
        };
        let arms = match self.below(4) {
            0 => format!("{unit} => {number}, {tuple}({x}) | {last} {{ leaf: {x} }} => {x} ^ 4"),
            1 => format!("{tuple}({x} @ 0..=500) => {x}, {unit} | {tuple}(_) => {number}, {last} {{ leaf }} => leaf ^ 2"),
            2 => format!("{last} {{ leaf: {x} }} if {x} > 9 || {x} < 2 => {x}, {y} @ {tuple}(_) => match {y} {{ {tuple}({y}) => {y} ^ 1, _ => 6 }}, {unit} | {last} {{ .. }} => {number}"),
            _ => format!("{unit} => 7, {tuple}({x}) => {x} ^ {number}, {last} {{ leaf: {y} }} => {y} ^ 3"),
        };
        Some(format!(
            "{{ let {y} = {value}; {{ use {path}::{group}; match {y} {{ {arms} }} }} }}"
        ))
    }
}
