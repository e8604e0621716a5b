//! Traits with impls for what std has, and for all that implement another trait.
use super::bodies::Body;
use super::names::{Def, Kind, World};

/// A trait with one method, `fn <method>(&self, u32) -> u32`.
#[derive(Clone, Debug, Default)]
pub struct Wide {
    method: &'static str,
    on: Vec<On>,
}

/// What such a trait has an impl for; numbers are types around which std's are.
#[derive(Clone, Copy, Debug)]
enum On {
    Numbers,
    Pair,
    Slice,
    Borrowed(usize),
    Boxed(usize),
    Shared(usize),
    Maybe(usize),
}

impl World {
    /// The words that are methods of traits with impls for what std has.
    fn wide_methods(&self) -> Vec<&'static str> {
        let kinds = self.items.iter().map(|item| &item.kind);
        let methods = kinds.filter_map(|kind| match kind {
            Kind::Wide(wide) => Some(wide.method),
            _ => None,
        });
        methods.collect()
    }

    /// A trait's text, with impls for some of std's types; `import` may come to be a name for one.
    pub fn define_wide(&mut self, id: usize, head: &str, import: &str) -> Option<(Wide, String)> {
        let item = &self.items[id];
        let (name, module) = (item.name.clone(), item.module);
        let used = self.wide_methods();
        let method = self.other_word(&used)?;
        let x = self.word();
        let mut text = format!(
            "use std::rc::Rc as {import};\n{head}trait {name} {{\n    fn {method}(&self, {x}: u32) -> u32;\n}}\n"
        );
        let mut on = vec![On::Numbers, On::Pair, On::Slice];
        let mut body = Body::new(module, &[]);
        for wrap in [On::Borrowed, On::Boxed, On::Shared, On::Maybe] {
            let found = self.some_type(&mut body, module);
            on.extend(found.map(|(of, ..)| wrap(of)));
        }
        self.random.shuffle(&mut on);
        on.truncate(4);
        let mut done = Vec::new();
        for on in on {
            if let Some(implemented) = self.implement_wide(module, &name, method, on, import) {
                text += &implemented;
                done.push(on);
            }
        }
        let wide = Wide { method, on: done };
        Some((wide, text))
    }

    fn implement_wide(
        &mut self,
        module: usize,
        name: &str,
        method: &str,
        on: On,
        import: &str,
    ) -> Option<String> {
        let x = self.word();
        let mut body = Body::new(module, &[(x, true)]);
        let target = match on {
            On::Numbers => return Some(self.implement_numbers(module, name, method)),
            On::Pair => "(u32, u32)".into(),
            On::Slice => "[u32]".into(),
            On::Borrowed(of) => format!("&'a {}", self.full(&mut body, of)?),
            On::Boxed(of) => format!("Box<{}>", self.full(&mut body, of)?),
            On::Shared(of) => format!("{import}<{}>", self.full(&mut body, of)?),
            On::Maybe(of) => format!("Option<{}>", self.full(&mut body, of)?),
        };
        let generics = if target.starts_with('&') { "<'a>" } else { "" };
        let block = self.block(&mut body, |world, body| world.read_wide(body, on));
        Some(format!(
            "impl{generics} {name} for {target} {{\n    fn {method}(&self, {x}: u32) -> u32 {{\n{block}    }}\n}}\n"
        ))
    }

    /// A number out of a `self` that such a trait has an impl for.
    fn read_wide(&mut self, body: &mut Body, on: On) -> String {
        match on {
            On::Numbers => "*self as u32".into(),
            On::Pair => "self.0 ^ 2 ^ self.1 / 2".into(),
            On::Slice => "self.iter().fold(9, |a, b| a ^ b)".into(),
            On::Borrowed(of) | On::Boxed(of) => self.behind(body, of, "(**self)"),
            On::Shared(of) => self.behind(body, of, "self.as_ref()"),
            On::Maybe(of) => {
                let call = self.behind(body, of, "some");
                format!("self.as_ref().map_or(5, |some| {call})")
            }
        }
    }

    /// A call of a method of what is in something of std, with that thing seen.
    fn behind(&mut self, body: &mut Body, of: usize, receiver: &str) -> String {
        let call = self.call(body, of, receiver);
        if call == "1" {
            format!("std::mem::size_of_val(&{receiver}) as u32 % 1")
        } else {
            call
        }
    }

    /// One macro call for several types.
    fn implement_numbers(&mut self, module: usize, name: &str, method: &str) -> String {
        let x = self.word();
        let mut body = Body::new(module, &[(x, true)]);
        body.is_macro = true;
        let sum = self.sum(&mut body);
        let implement = format!("{}_for_{}", self.word(), name.to_lowercase());
        format!(
            "macro_rules! {implement} {{
    ($($kind:ty),* $(,)?) => {{ $(
        impl {name} for $kind {{
            fn {method}(&self, {x}: u32) -> u32 {{
                {x} ^ 3 * (*self % 99) as u32 ^ {sum}
            }}
        }}
    )* }};
}}
{implement}!(u8, u32, usize,);
"
        )
    }

    /// A type's name in full.
    fn full(&mut self, body: &mut Body, of: usize) -> Option<String> {
        let (path, alias) = self.path_to_type(body, of)?;
        Some(self.with_arguments(of, &path, alias))
    }

    fn path_to_type(&mut self, body: &mut Body, of: usize) -> Option<(String, bool)> {
        let (id, path) = self.some(body, |world, id| world.base(id) == Some(of))?;
        Some((path, id != of))
    }

    /// Whether a trait is known where a body is, so that its methods can be called with a dot.
    pub fn is_in_scope(&self, body: &Body, id: usize, path: &str) -> bool {
        let head = path.split("::").next();
        let is_imported = body.taken.iter().any(|name| head == Some(name));
        let mut names = self.modules[body.module].names.iter();
        let is_known = names.any(|name| name.def == Def::Item(id));
        body.module != super::names::WORLD && is_known && !is_imported && !body.is_macro
    }

    /// A number by one of the impls.
    pub fn use_wide(
        &mut self,
        body: &mut Body,
        id: usize,
        path: &str,
        of: &Wide,
    ) -> Option<String> {
        let on = self.pick(&of.on)?;
        let inner = match on {
            On::Borrowed(of) | On::Boxed(of) | On::Shared(of) | On::Maybe(of) => {
                Some((self.full(body, of)?, self.value(body, of)?))
            }
            _ => None,
        };
        let (full, value) = inner.unwrap_or_default();
        let (a, b) = (self.sum(body), self.sum(body));
        let kinds = ["u8", "u32", "usize"];
        let kind = self.pick(&kinds)?;
        let (kind, value) = match on {
            On::Numbers => (kind.into(), format!("({} as {kind})", self.below(200))),
            On::Pair => ("(u32, u32)".into(), format!("({a}, {b})")),
            On::Slice => ("[u32]".into(), format!("[{a}, {b}][..]")),
            On::Borrowed(_) => (format!("&{full}"), format!("(&{value})")),
            On::Boxed(_) => (format!("Box<{full}>"), format!("Box::new({value})")),
            On::Shared(_) => (
                format!("std::rc::Rc<{full}>"),
                format!("std::rc::Rc::new({value})"),
            ),
            On::Maybe(_) => (format!("Option<{full}>"), format!("Some({value})")),
        };
        let (method, sum) = (of.method, self.sum(body));
        Some(match self.below(3) {
            _ if self.is_in_scope(body, id, path) && self.chance(60) => {
                // A method of what is borrowed goes before, unless that is borrowed twice.
                let twice = matches!(on, On::Borrowed(_));
                let value = if twice { format!("(&{value})") } else { value };
                format!("{value}.{method}({sum})")
            }
            0 => format!("{path}::{method}(&{value}, {sum})"),
            _ => format!("<{kind} as {path}>::{method}(&{value}, {sum})"),
        })
    }
}

/// A trait with one method and an impl for all that implement another one.
#[derive(Clone, Debug, Default)]
pub struct Blanket {
    pub of: usize,
    pub method: &'static str,
}

impl World {
    /// The methods that a type has by a trait: its own, and those of traits for all that implement it.
    pub fn methods_by(&self, id: usize) -> Vec<&'static str> {
        let mut methods = match &self.items[id].kind {
            Kind::Trait(methods) => methods.iter().map(|method| method.0).collect(),
            _ => Vec::new(),
        };
        for item in &self.items {
            if let Kind::Blanket(blanket) = &item.kind {
                methods.extend((blanket.of == id && item.is_ready).then_some(blanket.method));
            }
        }
        methods
    }

    pub fn define_blanket(&mut self, id: usize, head: &str) -> Option<(Blanket, String)> {
        let item = &self.items[id];
        let (name, module, seen) = (item.name.clone(), item.module, item.seen);
        let (x, parameter) = (self.word(), self.word_like("A"));
        let mut body = Body::new(module, &[(x, true)]);
        body.taken.push(parameter.clone());
        let (of, path) = self.some_trait(&mut body, seen)?;
        let mut used = self.methods_by(of);
        for index in 0..self.items.len() {
            match &self.items[index].kind {
                Kind::Type(found) if found.traits.contains(&of) => {
                    used.extend(self.method_names(found));
                }
                _ => {}
            }
        }
        let method = self.other_word(&used)?;
        let inner = self.some_method(of);
        let start = format!("{parameter}::{inner}(self, {x}) ^ 13");
        let block = self.block(&mut body, |_, _| start);
        if name == parameter || path == parameter {
            return None;
        }
        let head_of_impl = match self.below(3) {
            0 => format!("impl<{parameter}: {path}> {name} for {parameter}"),
            1 => format!("impl<{parameter}: {path} + ?Sized> {name} for {parameter}"),
            _ => format!(
                "impl<{parameter}> {name} for {parameter}\nwhere\n    {parameter}: {path},\n"
            ),
        };
        let text = format!(
            "{head}trait {name} {{\n    fn {method}(&self, {x}: u32) -> u32;\n}}\n{head_of_impl} {{\n    fn {method}(&self, {x}: u32) -> u32 {{\n{block}    }}\n}}"
        );
        Some((Blanket { of, method }, text))
    }

    /// A number by such a trait, of what implements the other.
    pub fn use_blanket(
        &mut self,
        body: &mut Body,
        id: usize,
        path: &str,
        by: &Blanket,
    ) -> Option<String> {
        let on = self.implementor(by.of)?;
        let (full, value) = (self.full(body, on)?, self.value(body, on)?);
        let (method, sum, word) = (by.method, self.sum(body), self.word());
        Some(match self.below(3) {
            _ if self.is_in_scope(body, id, path) && self.chance(60) => {
                format!("{{ let ({word}, more) = ({value}, {sum}); {word}.{method}(more) }}")
            }
            0 => format!("{path}::{method}(&{value}, {sum})"),
            _ => format!("<{full} as {path}>::{method}(&{value}, {sum})"),
        })
    }
}
