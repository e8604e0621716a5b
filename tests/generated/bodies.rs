//! Numbers, made out of literals, local variables and items.
use super::names::{Def, Form, Kind, Path, Type, World, WORLD};

/// A body that is being made: what may stand in it, and what does.
pub struct Body {
    /// Where it is; the world for that of an exported macro.
    pub module: usize,
    /// The type of `self`.
    pub this: Option<usize>,
    /// Local variables, and whether they are numbers.
    pub locals: Vec<(String, bool)>,
    /// Its imports.
    pub uses: Vec<String>,
    /// The heads of paths in it.
    pub bare: Vec<String>,
    /// Names that mean something else in it.
    pub taken: Vec<String>,
    pub is_constant: bool,
    /// Whether its text may come to stand anywhere in the crate.
    pub is_macro: bool,
    depth: usize,
}

impl Body {
    pub fn new(module: usize, locals: &[(&str, bool)]) -> Self {
        Self {
            module,
            this: None,
            locals: locals
                .iter()
                .map(|(name, is_number)| ((*name).to_string(), *is_number))
                .collect(),
            uses: Vec::new(),
            bare: Vec::new(),
            taken: Vec::new(),
            is_constant: false,
            is_macro: false,
            depth: 0,
        }
    }

    fn numbers(&self) -> Vec<String> {
        let is_visible = |&index: &usize| {
            let (name, is_number) = &self.locals[index];
            *is_number
                && self.locals[index + 1..]
                    .iter()
                    .all(|(other, _)| other != name)
        };
        let indices = (0..self.locals.len()).filter(is_visible);
        indices.map(|index| self.locals[index].0.clone()).collect()
    }

    /// `start` and all numbers of the body.
    pub fn all(&self, start: &str) -> String {
        let numbers = self.numbers().into_iter();
        numbers.fold(start.to_string(), |text, name| format!("{text} ^ {name}"))
    }

    /// Whether a path that starts like this means what it means outside of the body.
    fn allows(&self, path: &Path) -> bool {
        let full = path.full();
        let head = full.split("::").next().unwrap_or("").to_string();
        let is_local = path.way.is_empty() && self.locals.iter().any(|(name, _)| *name == head);
        let is_absolute = full.starts_with("crate::") || full.starts_with("$crate::");
        !self.taken.contains(&head) && !is_local && (is_absolute || !self.is_macro)
    }
}

/// A number by way of something that holds a value and then names it: its type is nowhere written.
fn held(choice: usize, value: &str, word: &str, by_name: &str) -> String {
    let call = by_name.strip_prefix(word).expect("a call of the name");
    let sum = "fold(0, |a, b| a ^ b)";
    match choice {
        0 => format!("{{ let held = vec![{value}]; held[0]{call} }}"),
        1 => format!(
            "{{ let mut all = 0u32; for {word} in &[{value}] {{ all ^= {by_name}; }} all }}"
        ),
        2 => format!("if let Some({word}) = Some({value}) {{ {by_name} }} else {{ 1 }}"),
        3 => format!("match ({value}, 1u32) {{ ({word}, one) => one ^ {by_name} }}"),
        4 => format!("Some({value}).map_or(1, |{word}| {by_name})"),
        5 => format!("vec![({value}, 2u32)].iter().map(|({word}, two)| *two ^ {by_name}).{sum}"),
        _ => {
            format!("{{ let {word} = Box::new(Some({value})); (*{word}).as_ref().unwrap(){call} }}")
        }
    }
}

impl World {
    pub fn kind_of_type(&self, id: usize) -> Type {
        match &self.items[id].kind {
            Kind::Type(found) => found.clone(),
            kind => panic!("{kind:?} is no type"),
        }
    }

    /// A path to an item that may stand in a body.
    fn reach(&mut self, body: &mut Body, id: usize) -> Option<Path> {
        let item = &self.items[id];
        let is_macro = matches!(item.kind, Kind::Macro { .. });
        let is_near = is_macro
            && body.module != WORLD
            && !body.is_macro
            && self.sees(item.module, body.module);
        let path = if is_near && self.chance(60) {
            let (way, text) = (String::new(), self.items[id].name.clone());
            if self
                .find(body.module, &text, 4)
                .is_some_and(|name| name.def != Def::Item(id))
            {
                return None;
            }
            Path {
                way,
                home: WORLD,
                text,
            }
        } else {
            self.path(body.module, Def::Item(id), 2)?
        };
        if !body.allows(&path) {
            return None;
        }
        body.bare
            .extend(path.full().split("::").next().map(String::from));
        Some(path)
    }

    /// A ready item that `accept` takes and a path to it.
    pub fn some(
        &mut self,
        body: &mut Body,
        accept: impl Fn(&World, usize) -> bool,
    ) -> Option<(usize, String)> {
        let items: Vec<usize> = (0..self.items.len())
            .filter(|&id| self.items[id].is_ready && accept(self, id))
            .collect();
        for _ in 0..6 {
            let id = self.pick(&items)?;
            if let Some(path) = self.reach(body, id) {
                return Some((id, path.full()));
            }
        }
        None
    }

    /// A type that is `seen` at least so far, a path to it, and whether that leads to an alias.
    pub fn some_type(&mut self, body: &mut Body, seen: usize) -> Option<(usize, String, bool)> {
        let (id, path) = self.some(body, |world, id| {
            world
                .base(id)
                .is_some_and(|id| world.sees(world.items[id].seen, seen))
        })?;
        let base = self.base(id)?;
        Some((base, path, base != id))
    }

    pub fn some_trait(&mut self, body: &mut Body, seen: usize) -> Option<(usize, String)> {
        self.some(body, |world, id| {
            matches!(world.items[id].kind, Kind::Trait(_)) && world.sees(world.items[id].seen, seen)
        })
    }

    pub fn some_method(&mut self, of: usize) -> &'static str {
        match self.items[of].kind.clone() {
            Kind::Trait(methods) => self.pick(&methods).expect("a trait has a method").0,
            kind => panic!("{kind:?} is no trait"),
        }
    }

    /// The type that an item is or stands for.
    pub fn base(&self, id: usize) -> Option<usize> {
        match self.items[id].kind {
            Kind::Type(_) => Some(id),
            Kind::Alias(of) => Some(of),
            _ => None,
        }
    }

    /// The type that a path leads to, in full.
    pub fn with_arguments(&self, id: usize, path: &str, alias: bool) -> String {
        let generic = self.kind_of_type(id).is_generic && !alias && path != "Self";
        format!("{path}{}", if generic { "<u32>" } else { "" })
    }

    /// The inside of a function's braces: a number out of `start` and all local variables.
    pub fn block(
        &mut self,
        body: &mut Body,
        start: impl FnOnce(&mut World, &mut Body) -> String,
    ) -> String {
        self.block_with(body, |world, body| {
            let start = start(world, body);
            let sum = world.sum(body);
            format!("        {}\n", body.all(&format!("{start} ^ {sum}")))
        })
    }

    /// Imports, items and variables, and what `end` makes behind them.
    pub fn block_with(
        &mut self,
        body: &mut Body,
        end: impl FnOnce(&mut World, &mut Body) -> String,
    ) -> String {
        let mut lines = String::new();
        if self.chance(20) {
            lines += &self.nested(body);
        }
        for _ in 0..self.below(3) {
            let used: Vec<String> = body.locals.iter().map(|(name, _)| name.clone()).collect();
            let used: Vec<&str> = used.iter().map(String::as_str).collect();
            let Some(name) = self.other_word(&used) else {
                continue;
            };
            let imported = if self.chance(30) {
                self.local_import(body)
            } else {
                None
            };
            let value = match imported {
                Some(value) => format!("1 ^ {value}"),
                None => self.sum(body),
            };
            let value = format!("        let {name} = {value};\n");
            lines += &value;
            body.locals.push((name.to_string(), true));
        }
        let end = end(self, body);
        body.uses.concat() + &lines + &end
    }

    /// A function in a block, called once.
    fn nested(&mut self, body: &mut Body) -> String {
        let name = self.word().to_string();
        let locals: Vec<String> = body.locals.iter().map(|(name, _)| name.clone()).collect();
        let mut used: Vec<&str> = locals.iter().map(String::as_str).collect();
        if used.contains(&name.as_str())
            || body.taken.contains(&name)
            || body.bare.contains(&name)
            || body.module == WORLD
            || body.is_macro
        {
            return String::new();
        }
        used.push(&name);
        let Some(result) = self.other_word(&used) else {
            return String::new();
        };
        let x = self.word();
        let mut inner = Body::new(body.module, &[(x, true)]);
        body.taken.push(name.clone());
        inner.taken = body.taken.clone();
        inner.taken.extend(locals);
        let text = self.block(&mut inner, |_, _| x.into());
        body.bare.append(&mut inner.bare);
        let sum = self.sum(body);
        body.locals.push((result.to_string(), true));
        format!("        fn {name}({x}: u32) -> u32 {{\n{text}        }}\n        let {result} = {name}({sum});\n")
    }

    /// An import in the block, or in a module of the solution around it, and what it is there for.
    fn local_import(&mut self, body: &mut Body) -> Option<String> {
        let items: Vec<usize> = (0..self.items.len())
            .filter(|&id| self.items[id].is_ready)
            .collect();
        let id = self.pick(&items)?;
        if body.is_macro || body.is_constant {
            return None;
        }
        let path = self.path(body.module, Def::Item(id), 2)?;
        let full = path.full();
        let segments: Vec<&str> = full.split("::").collect();
        if !body.allows(&path) || segments.len() < 2 {
            return None;
        }
        body.bare.push(segments[0].to_string());
        let in_module = self.root_of(body.module) == self.root
            && self.modules[self.root].name == "main"
            && self.chance(50);
        let is_glob = self.chance(30) && !path.way.is_empty() && path.way != "::";
        let (line, new, rest) = if is_glob {
            let names = self.modules[path.home].names.iter();
            let new: Vec<String> = names
                .filter(|name| self.sees(name.seen, body.module))
                .map(|name| name.text.clone())
                .collect();
            (format!("use {}*;\n", path.way), new, path.text.clone())
        } else {
            let is_name =
                |&index: &usize| !matches!(segments[index], "" | "crate" | "super" | "self");
            let ends: Vec<usize> = (1..segments.len()).filter(is_name).collect();
            let end = self.pick(&ends)?;
            let new = if self.chance(30) {
                self.word_like(segments[end])
            } else {
                segments[end].to_string()
            };
            let renamed = if new == segments[end] {
                String::new()
            } else {
                format!(" as {new}")
            };
            let mut rest = vec![new.as_str()];
            rest.extend(&segments[end + 1..]);
            let rest = rest.join("::");
            (
                format!("use {}{renamed};\n", segments[..=end].join("::")),
                vec![new],
                rest,
            )
        };
        // Of a glob's name and one around its block, rustc takes neither in an import.
        let around = self.find(body.module, &path.text, 7).map(|name| name.def);
        let is_local = |name: &String| body.locals.iter().any(|(local, _)| local == name);
        let clash = |name: &String| {
            is_local(name)
                || body.bare.contains(name)
                || body.taken.contains(name)
                || (in_module && self.find(body.module, name, 7).is_some())
        };
        // Textual scope goes before that of imports.
        let item = &self.items[id];
        let is_near =
            matches!(item.kind, Kind::Macro { .. }) && self.sees(item.module, body.module);
        if (is_near && rest == item.name)
            || (is_glob && around.is_some_and(|def| def != Def::Item(id)))
            || new.iter().any(clash)
        {
            return None;
        }
        let mark = body.taken.len();
        body.taken.extend(new.iter().cloned());
        let Some(used) = self.use_item(body, id, &rest) else {
            body.taken.truncate(mark);
            return None;
        };
        if in_module {
            self.modules[body.module].parts.push(line);
            for name in &new {
                self.declare(body.module, name, Def::Nothing, 7, body.module);
            }
        } else {
            body.uses.push(format!("        {line}"));
        }
        Some(used)
    }

    /// Some numbers, the first of them plain.
    pub fn sum(&mut self, body: &mut Body) -> String {
        let numbers = body.numbers();
        let mut text = match self.pick(&numbers) {
            Some(name) if self.chance(60) => name,
            // No number is below zero, and rustc knows.
            _ => format!("{}u32", 1 + self.below(999)),
        };
        body.depth += 1;
        let count = match body.depth {
            1 => self.below(3),
            2 => self.below(2),
            _ => 0,
        };
        for _ in 0..count {
            if let Some(number) = self.number(body) {
                text = format!("{text} ^ {number}");
            }
        }
        body.depth -= 1;
        text
    }

    fn number(&mut self, body: &mut Body) -> Option<String> {
        if body.is_constant {
            let (_, path) = self.some(body, |world, id| {
                matches!(world.items[id].kind, Kind::Constant)
            })?;
            return Some(path);
        }
        if let Some(this) = body.this.filter(|_| self.chance(20)) {
            return Some(self.call(body, this, "self"));
        }
        if self.chance(35) {
            return if self.chance(50) {
                self.syntax(body)
            } else {
                self.phrase(body)
            };
        }
        let (id, path) = self.some(body, |_, _| true)?;
        self.use_item(body, id, &path)
    }

    /// A number from an item.
    fn use_item(&mut self, body: &mut Body, id: usize, path: &str) -> Option<String> {
        Some(match self.items[id].kind.clone() {
            Kind::Function => format!("{path}({})", self.sum(body)),
            Kind::Generic => format!("{path}::<{}>({})", self.below(9), self.sum(body)),
            Kind::Taker(of) => format!("{path}(&{}, {})", self.value(body, of)?, self.sum(body)),
            Kind::Maker(of) => self.call(body, of, &format!("{path}()")),
            Kind::Bound(of) => {
                let on = self.implementor(of)?;
                format!("{path}(&{}, {})", self.value(body, on)?, self.sum(body))
            }
            Kind::Constant | Kind::Static => path.to_string(),
            Kind::Type(_) => self.use_type(body, id, path, false)?,
            Kind::Alias(of) => self.use_type(body, of, path, true)?,
            Kind::Trait(_) => self.use_trait(body, id, path)?,
            Kind::Macro { shape, .. } => self.use_macro(body, path, shape)?,
            Kind::Caller(taken, by_reference) => self.use_caller(body, path, taken, by_reference),
            Kind::Operators(of) => self.use_operators(body, path, &of)?,
            Kind::Pointer(of) => self.use_pointer(body, path, of)?,
            Kind::Wide(wide) => self.use_wide(body, id, path, &wide)?,
            Kind::Blanket(by) => self.use_blanket(body, id, path, &by)?,
        })
    }

    pub fn implementor(&mut self, of: usize) -> Option<usize> {
        let implements = |&id: &usize| match &self.items[id].kind {
            Kind::Type(found) => found.traits.contains(&of),
            _ => false,
        };
        let types: Vec<usize> = (0..self.items.len()).filter(implements).collect();
        self.pick(&types)
    }

    /// A value of a type.
    pub fn value(&mut self, body: &mut Body, of: usize) -> Option<String> {
        let (id, path) = self.some(body, |world, id| world.base(id) == Some(of))?;
        self.construct(body, of, &path, id != of)
    }

    /// A value of the type that a path leads to, maybe by an alias.
    pub fn construct(
        &mut self,
        body: &mut Body,
        id: usize,
        path: &str,
        alias: bool,
    ) -> Option<String> {
        let of = self.kind_of_type(id);
        let is_open = self.sees(of.fields_seen, body.module);
        let is_imported = body
            .taken
            .iter()
            .any(|name| path.split("::").next() == Some(name));
        let is_bare = body.this == Some(id) && !of.is_generic && !is_imported && self.chance(50);
        let path = if is_bare { "Self" } else { path };
        let literal = is_open && self.chance(50) && of.form != Form::Enum;
        // What imports a tuple struct imports its constructor only where the fields are seen.
        let hidden = of.form == Form::Tuple && of.fields_seen != self.items[id].seen;
        if !literal || (alias && of.form != Form::Named) || hidden {
            return Some(format!("{path}::{}({})", of.methods[0].0, self.sum(body)));
        }
        let mut values = Vec::new();
        for (name, inner) in &of.fields {
            let value = match inner {
                Some(inner) => self.value(body, *inner)?,
                None if of.form == Form::Named && body.numbers().contains(name) => String::new(),
                None => self.sum(body),
            };
            let name = if of.form == Form::Named {
                name.as_str()
            } else {
                ""
            };
            let colon = if name.is_empty() || value.is_empty() {
                ""
            } else {
                ": "
            };
            values.push(format!("{name}{colon}{value}"));
        }
        let values = values.join(", ");
        Some(match of.form {
            Form::Named => format!("{path} {{ {values} }}"),
            Form::Tuple => format!("{path}({values})"),
            _ => path.to_string(),
        })
    }

    /// A call of a method.
    pub fn call(&mut self, body: &mut Body, of: usize, receiver: &str) -> String {
        let methods = self.kind_of_type(of).methods;
        let seen: Vec<&str> = methods[1..]
            .iter()
            .filter(|(_, seen)| self.sees(*seen, body.module))
            .map(|(name, _)| *name)
            .collect();
        match self.pick(&seen) {
            Some(method) => format!("{receiver}.{method}({})", self.sum(body)),
            None => "1".into(),
        }
    }

    /// A number out of all parts of `self`.
    pub fn read(&mut self, body: &mut Body, id: usize) -> String {
        let of = self.kind_of_type(id);
        if !self.sees(of.fields_seen, body.module) || (of.methods.len() > 1 && self.chance(30)) {
            return self.call(body, id, "self");
        }
        if of.form == Form::Enum {
            let (a, b, c) = (&of.fields[0].0, &of.fields[1].0, &of.fields[2].0);
            let sum = self.sum(body);
            return format!("1 ^ match self {{ Self::{a} => {sum}, Self::{b}(leaf) => *leaf, Self::{c} {{ leaf }} => *leaf }}");
        }
        let mut parts = vec!["1".to_string()];
        for (index, (name, inner)) in of.fields.iter().enumerate() {
            let place = match of.form {
                Form::Named => format!("self.{name}"),
                _ => format!("self.{index}"),
            };
            parts.push(match inner {
                Some(inner) => self.call(body, *inner, &place),
                None if of.is_generic && index == 0 => format!("u32::from({place})"),
                None => place,
            });
        }
        parts.join(" ^ ")
    }

    fn use_type(&mut self, body: &mut Body, id: usize, path: &str, alias: bool) -> Option<String> {
        let value = self.construct(body, id, path, alias)?;
        let of = self.kind_of_type(id);
        let full = self.with_arguments(id, path, alias);
        let word = self.word();
        let mark = body.locals.len();
        body.locals.push((word.into(), false));
        let by_name = self.call(body, id, word);
        body.locals.truncate(mark);
        let choice = self.below(14);
        let called = by_name.starts_with(word);
        Some(match choice {
            7.. if called => held(choice - 7, &value, word, &by_name),
            0 if !value.ends_with('}') => self.call(body, id, &value),
            1 => format!("{{ let {word}: {full} = {value}; {by_name} }}"),
            2 => {
                let call = self.call(body, id, "");
                let method = call
                    .strip_prefix('.')
                    .and_then(|call| call.split_once('('))?;
                let full = full.replace('<', "::<");
                format!("{full}::{}(&{value}, {}", method.0, method.1)
            }
            3 if of.form == Form::Enum => {
                let (a, b, c) = (&of.fields[0].0, &of.fields[1].0, &of.fields[2].0);
                let sum = self.sum(body);
                body.locals.push((word.into(), true));
                let arms = format!("{path}::{a} => {sum}, {path}::{b}({word}) => {word} ^ {}, {path}::{c} {{ leaf }} => leaf", self.sum(body));
                body.locals.truncate(mark);
                format!("match {value} {{ {arms} }}")
            }
            4 if of.form == Form::Enum => {
                let [(unit, _), (tuple, _), (fields, _), ..] = &of.fields[..] else {
                    unreachable!("an enum has three variants")
                };
                let (one, other) = (self.sum(body), self.sum(body));
                let calls = [
                    format!("{path}::{unit}"),
                    format!("{path}::{tuple}({one})"),
                    format!("({path}::{fields} {{ leaf: {other} }})"),
                ];
                let calls: Vec<String> = calls
                    .iter()
                    .map(|value| self.call(body, id, value))
                    .collect();
                calls.join(" ^ ")
            }
            3 if self.sees(of.fields_seen, body.module)
                && of.form == Form::Named
                && of.fields.iter().all(|field| field.1.is_none()) =>
            {
                let names: Vec<&str> = of.fields.iter().map(|field| field.0.as_str()).collect();
                format!(
                    "{{ let {path} {{ {} }} = {value}; {} }}",
                    names.join(", "),
                    names.join(" ^ ")
                )
            }
            5 => format!("[{value}].iter().map(|{word}: &{full}| {by_name}).fold(0, |a, b| a ^ b)"),
            _ => format!("{{ let {word} = {value}; {by_name} }}"),
        })
    }

    fn use_trait(&mut self, body: &mut Body, id: usize, path: &str) -> Option<String> {
        let on = self.implementor(id)?;
        let (type_id, type_path) = self.some(body, |world, id| world.base(id) == Some(on))?;
        let value = self.construct(body, on, &type_path, type_id != on)?;
        let method = self.some_method(id);
        let sum = self.sum(body);
        let word = self.word();
        let full = self.with_arguments(on, &type_path, type_id != on);
        let in_scope = body.module != WORLD
            && self.modules[body.module]
                .names
                .iter()
                .any(|name| name.def == Def::Item(id));
        // Edition 2015 has no paths to what a block around imports.
        let is_imported = body
            .taken
            .iter()
            .any(|name| path.split("::").next() == Some(name));
        let only_by_name = is_imported || in_scope || body.is_macro;
        Some(match self.below(3) {
            _ if in_scope && !is_imported && !body.is_macro && self.chance(50) => {
                format!("{{ let {word} = {value}; {word}.{method}(3) }}")
            }
            0 => format!("{path}::{method}(&{value}, {sum})"),

            2 if !only_by_name => {
                format!("{{ use {path} as _; let {word} = {value}; {word}.{method}(4) }}")
            }
            _ => format!("<{full} as {path}>::{method}(&{value}, {sum})"),
        })
    }

    /// A number by an expression that binds names or has blocks.
    fn syntax(&mut self, body: &mut Body) -> Option<String> {
        let word = self.word();
        let first = self.sum(body);
        let mark = body.locals.len();
        body.locals.push((word.into(), true));
        let bound = self.sum(body);
        body.locals.truncate(mark);
        let second = self.sum(body);
        Some(match self.below(9) {
            0 => format!("(|{word}: u32| {word} ^ {bound})({first})"),
            1 => {
                let (_, path) = self.some(body, |world, id| matches!(world.items[id].kind, Kind::Constant))?;
                format!("match {first} {{ {path} => {second}, {word} => {word} ^ {bound} }}")
            }
            2 => format!("if let Some({word}) = Some({first}) {{ {word} ^ {bound} }} else {{ {second} }}"),
            3 => format!("[{first}, {second}].iter().fold(0, |a, b| a ^ b)"),
            4 => format!("format!(\"{{}} {{}}\", {first}, {second}).len() as u32"),
            5 => format!("{{ let {word} = {first}; {word} ^ {bound} }}"),
            6 if !first.contains(&format!("'{word}:")) => format!("{{ '{word}: loop {{ break '{word} {first}; }} }}"),
            7 => format!("(0..3u32).map(|{word}| {word} ^ {bound}).fold(0, |a, b| a ^ b)"),
            _ => format!("{{ let mut total = {first}; for {word} in 0..3u32 {{ total ^= {word} ^ {bound}; }} total }}"),
        })
    }
}
