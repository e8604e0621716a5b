//! The structs and enums, and their members.
use super::bodies::Body;
use super::names::{Form, Kind, Type, World, WORLD};

impl World {
    pub fn define_type(&mut self, id: usize, head: &str) {
        let (name, module, seen) = (
            self.items[id].name.clone(),
            self.items[id].module,
            self.items[id].seen,
        );
        let mut body = Body::new(module, &[]);
        let forms = [Form::Named, Form::Tuple, Form::Unit, Form::Enum];
        let form = self.pick(&forms).expect("a form");
        let is_generic = matches!(form, Form::Named | Form::Tuple) && self.chance(30);
        let mut fields: Vec<(String, Option<usize>)> = Vec::new();
        let fields_seen = if self.chance(50) { seen } else { module };
        let count = if form == Form::Enum {
            3
        } else {
            self.random.between(1, 3)
        };
        let mut types = Vec::new();
        for index in 0..count {
            let used: Vec<&str> = fields.iter().map(|(name, _)| name.as_str()).collect();
            let used: Vec<String> = used.iter().map(|name| name.to_lowercase()).collect();
            let used: Vec<&str> = used.iter().map(String::as_str).collect();
            let word = self.other_word(&used).expect("a word for a field");
            let inner = if form != Form::Enum && self.chance(30) {
                self.some_type(&mut body, seen)
            } else {
                None
            };
            let word = if form == Form::Enum {
                word[..1].to_uppercase() + &word[1..]
            } else {
                word.to_string()
            };
            let kind = match inner {
                Some((of, path, alias)) if index > 0 || !is_generic => {
                    fields.push((word, Some(of)));
                    self.with_arguments(of, &path, alias)
                }
                _ => {
                    fields.push((word, None));
                    if is_generic && index == 0 { "T" } else { "u32" }.to_string()
                }
            };
            types.push(kind);
        }
        let of = self.visibility(fields_seen, module);
        let pairs = fields.iter().zip(&types);
        let generics = if is_generic { "<T>" } else { "" };
        let text = match form {
            Form::Named => {
                let fields: Vec<String> = pairs
                    .map(|((name, _), kind)| format!("{}    {of}{name}: {kind},\n", self.doc()))
                    .collect();
                format!("{head}struct {name}{generics} {{\n{}}}", fields.concat())
            }
            Form::Tuple => {
                let fields: Vec<String> = types.iter().map(|kind| format!("{of}{kind}")).collect();
                format!("{head}struct {name}{generics}({});", fields.join(", "))
            }
            Form::Unit => {
                fields.clear();
                format!("{head}struct {name};")
            }
            Form::Enum => {
                let (a, b, c) = (&fields[0].0, &fields[1].0, &fields[2].0);
                format!(
                    "{head}enum {name} {{\n    {a},\n{}    {b}(u32),\n    {c} {{ leaf: u32 }},\n}}",
                    self.doc()
                )
            }
        };
        let derive = if fields.iter().all(|(_, inner)| inner.is_none()) && self.chance(30) {
            "#[derive(Clone)]\n"
        } else {
            ""
        };
        self.add(module, &format!("{derive}{text}"));
        let constructor = self.pick(&["new", "of", "mex", "pile"]).expect("a name");
        let methods = vec![(constructor, seen)];
        let traits = Vec::new();
        self.items[id].kind = Kind::Type(Type {
            form,
            is_generic,
            fields,
            fields_seen,
            methods,
            traits,
        });
        self.add_members(id);
    }

    /// Adds the members of a new type: its constructor and a method.
    fn add_members(&mut self, id: usize) {
        let (name, module) = (self.items[id].name.clone(), self.items[id].module);
        let is_generic = self.kind_of_type(id).is_generic;
        let new = self.constructor(id);
        let path = if is_generic {
            format!("{name}<u32>")
        } else {
            name.clone()
        };
        let method = self.method(id, module);
        if is_generic {
            self.add(module, &format!("impl {path} {{\n{new}}}"));
            let head = self.impl_head(id, &name, false, None);
            self.add(module, &format!("{head} {{\n{method}}}"));
        } else {
            self.add(module, &format!("impl {path} {{\n{new}{method}}}"));
        }
    }

    /// The first member of a type: a function that makes it of a number.
    fn constructor(&mut self, id: usize) -> String {
        let of = self.kind_of_type(id);
        let name = of.methods[0].0;
        let x = self.word();
        let mut body = Body::new(self.items[id].module, &[(x, true)]);
        let mut value = |world: &mut World, inner: Option<usize>| match inner {
            // A literal of it may need a type that has no path to there.
            Some(inner) => (0..20)
                .find_map(|_| world.value(&mut body, inner))
                .expect("a path that led there"),
            None => format!("{x} ^ {}", world.sum(&mut body)),
        };
        let text = match of.form {
            Form::Unit => {
                return format!("    pub fn {name}(_: u32) -> Self {{\n        Self\n    }}\n")
            }
            Form::Enum => {
                let [(unit, _), (tuple, _), (fields, _), ..] = &of.fields[..] else {
                    unreachable!("an enum has three variants")
                };
                let (one, other) = (value(self, None), value(self, None));
                format!("match {x} % 3 {{\n            0 => Self::{unit},\n            1 => Self::{tuple}({one}),\n            _ => Self::{fields} {{ leaf: {other} }},\n        }}")
            }
            Form::Named => {
                let fields: Vec<String> = of
                    .fields
                    .iter()
                    .map(|(name, inner)| format!("{name}: {}", value(self, *inner)))
                    .collect();
                format!("Self {{ {} }}", fields.join(", "))
            }
            Form::Tuple => {
                let fields: Vec<String> = of
                    .fields
                    .iter()
                    .map(|(_, inner)| value(self, *inner))
                    .collect();
                format!("Self({})", fields.join(", "))
            }
        };
        let uses = if of.fields.iter().all(|field| field.1.is_some()) {
            format!("        let _ = {x};\n")
        } else {
            String::new()
        };
        format!("    pub fn {name}({x}: u32) -> Self {{\n{uses}        {text}\n    }}\n")
    }

    /// A new method that reads all of `self`. Returns its text.
    pub fn method(&mut self, id: usize, module: usize) -> String {
        let of = self.kind_of_type(id);
        let used = self.method_names(&of);
        let Some(name) = self.other_word(&used) else {
            return String::new();
        };
        let x = self.word();
        let mut body = Body::new(module, &[(x, true)]);
        body.this = Some(id);
        let text = self.block(&mut body, |world, body| world.read(body, id));
        let seen = if self.chance(80) { WORLD } else { module };
        let seen = if of.methods.len() == 1 { WORLD } else { seen };
        let head = self.visibility(seen, module);
        if let Kind::Type(of) = &mut self.items[id].kind {
            of.methods.push((name, seen));
        }
        format!("    {head}fn {name}(&self, {x}: u32) -> u32 {{\n{text}    }}\n")
    }

    /// All names that are methods of a type.
    pub fn method_names(&self, of: &Type) -> Vec<&'static str> {
        let mut names: Vec<&str> = of.methods.iter().map(|method| method.0).collect();
        for &implemented in &of.traits {
            names.extend(self.methods_by(implemented));
        }
        names
    }

    pub fn impl_head(&self, id: usize, path: &str, alias: bool, of: Option<&str>) -> String {
        let of = of.map_or(String::new(), |of| format!("{of} for "));
        if self.kind_of_type(id).is_generic && !alias {
            format!("impl<T: Copy> {of}{path}<T>\nwhere\n    u32: From<T>,\n")
        } else {
            format!("impl {of}{path}")
        }
    }
}
