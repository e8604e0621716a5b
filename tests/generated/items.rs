//! The items of the libraries, and the solution.
use super::bodies::Body;
use super::closures::Taken;
use super::impls::{Blanket, Wide};
use super::macros::Shape;
use super::names::{Def, Item, Kind, Module, Type, World, MACROS, TYPES, VALUES, WORLD};
use super::operators::Operators;
use snippets::random::Random;
use std::fs;
use std::path::Path;

/// What makes the first number of a body.
type Start = Box<dyn FnOnce(&mut World, &mut Body) -> String>;

impl World {
    /// Writes libraries and a solution, `main.rs`, to a folder. Returns the names of the libraries, of
    /// which a later one may use those before it; their roots are `<name>/lib.rs`.
    pub fn write(seed: u64, folder: &Path) -> Vec<&'static str> {
        let mut world = World {
            random: Random::new(seed),
            modules: vec![Module::default()],
            items: Vec::new(),
            root: WORLD,
            imported: Vec::new(),
        };
        let mut libraries = vec!["grove"];
        libraries.extend(world.chance(30).then_some("hedge"));
        for name in &libraries {
            world.library(name);
            let root = world.root;
            world.declare(WORLD, name, Def::Module(root), TYPES, WORLD);
            world.write_file(root, &folder.join(name).join("lib.rs"), &folder.join(name));
        }
        world.solution();
        world.write_file(world.root, &folder.join("main.rs"), folder);
        libraries
    }

    fn write_file(&mut self, module: usize, file: &Path, folder: &Path) {
        let text = self.text(module, folder);
        fs::create_dir_all(file.parent().expect("a folder")).expect("a folder for the crate");
        fs::write(file, text).expect("a file for the crate");
    }

    /// The text of a module; those inside of it that are not inline go to `folder`.
    fn text(&mut self, module: usize, folder: &Path) -> String {
        let mut parts = std::mem::take(&mut self.modules[module].parts);
        for child in module + 1..self.modules.len() {
            if self.modules[child].parent != module {
                continue;
            }
            let name = self.modules[child].name.clone();
            let head = self.visibility(self.modules[child].seen, module) + "mod " + &name;
            let inside = folder.join(&name);
            match self.below(3) {
                0 => self.write_file(child, &folder.join(format!("{name}.rs")), &inside),
                1 => self.write_file(child, &inside.join("mod.rs"), &inside),
                _ => {
                    let text = self.text(child, &inside);
                    parts.push(format!("{head} {{\n{text}}}\n"));
                    continue;
                }
            }
            parts.push(format!("{head};\n"));
        }
        self.random.shuffle(&mut parts);
        let doc = self.doc_of_module().to_string();
        doc + &self.modules[module].macros + &parts.concat()
    }

    fn module(&mut self, parent: usize, name: &str) -> usize {
        let id = self.modules.len();
        let seen = self.random_seen(parent);
        self.modules.push(Module {
            name: name.to_string(),
            parent,
            seen,
            ..Module::default()
        });
        if parent != WORLD {
            self.declare(parent, name, Def::Module(id), TYPES, seen);
        }
        id
    }

    fn library(&mut self, name: &str) {
        self.root = self.module(WORLD, name);
        let first = self.items.len();
        for _ in 0..self.random.between(4, 12) {
            let parent = self.root + self.below(self.modules.len() - self.root);
            let name = self.fresh(parent, "a", TYPES);
            self.module(parent, &name);
        }
        let modules: Vec<usize> = (self.root..self.modules.len()).collect();
        for _ in 0..self.random.between(30, 60) {
            let module = self.pick(&modules).expect("a module");
            self.announce(module);
        }
        for _ in 0..self.random.between(10, 25) {
            let module = self.pick(&modules).expect("a module");
            self.import(module);
        }
        self.globs(&modules);
        for id in first..self.items.len() {
            if !self.items[id].is_ready {
                self.define(id);
            }
            self.items[id].is_ready = true;
            if self.chance(50) {
                let module = modules[self.below(modules.len())];
                self.extend(module);
            }
        }
        for module in modules {
            self.add_tests(module);
        }
    }

    fn add_tests(&mut self, module: usize) {
        if self.chance(15) {
            let tests = self.tests();
            self.modules[module].parts.push(tests);
        }
    }

    /// Gives an item its name and place.
    fn announce(&mut self, module: usize) {
        let kinds = [
            (Kind::Function, "a", VALUES),
            (Kind::Function, "a", VALUES),
            (Kind::Function, "a", VALUES),
            (Kind::Constant, "AA", VALUES),
            (Kind::Static, "AA", VALUES),
            (Kind::Type(Type::default()), "A", TYPES),
            (Kind::Type(Type::default()), "A", TYPES),
            (Kind::Type(Type::default()), "A", TYPES),
            (Kind::Alias(0), "A", TYPES),
            (Kind::Trait(Vec::new()), "A", TYPES),
            (Kind::Trait(Vec::new()), "A", TYPES),
            (
                Kind::Macro {
                    exported: true,
                    shape: Shape::Number,
                },
                "a",
                MACROS,
            ),
            (
                Kind::Macro {
                    exported: false,
                    shape: Shape::Number,
                },
                "a",
                MACROS,
            ),
            (Kind::Caller(Taken::Nothing, false), "a", VALUES),
            (Kind::Operators(Operators::default()), "A", TYPES),
            (Kind::Pointer(0), "A", TYPES),
            (Kind::Wide(Wide::default()), "A", TYPES),
            (Kind::Blanket(Blanket::default()), "A", TYPES),
        ];
        let (kind, like, spaces) = self.pick(&kinds).expect("a kind");
        let mut seen = self.random_seen(module);
        let mut name = self.fresh(module, like, spaces);
        let id = self.items.len();
        let mut import = String::new();
        if let Kind::Macro { exported, .. } = kind {
            name = self.fresh_macro();
            if exported {
                seen = WORLD;
                self.declare(self.root, &name, Def::Item(id), spaces, WORLD);
            }
        } else {
            self.declare(module, &name, Def::Item(id), spaces, seen);
            if matches!(kind, Kind::Operators(_) | Kind::Pointer(_) | Kind::Wide(_)) {
                import = self.fresh(module, "A", TYPES);
                self.declare(module, &import, Def::Nothing, TYPES, module);
            }
        }
        self.items.push(Item {
            name,
            module,
            seen,
            kind,
            import,
            is_ready: false,
        });
    }

    /// A macro's name is the only one of all macros: of two in scope rustc takes neither.
    fn fresh_macro(&mut self) -> String {
        loop {
            let name = format!("{}{}", self.word(), self.below(9));
            let mut items = self.items.iter();
            if items.all(|item| item.name != name || !matches!(item.kind, Kind::Macro { .. })) {
                return name;
            }
        }
    }

    pub fn add(&mut self, module: usize, text: &str) {
        let doc = self.doc();
        self.modules[module].parts.push(format!("{doc}{text}\n"));
    }

    /// Makes the item, out of those that are ready.
    fn define(&mut self, id: usize) {
        let (name, module, seen) = (
            self.items[id].name.clone(),
            self.items[id].module,
            self.items[id].seen,
        );
        let head = self.visibility(seen, module);
        match self.items[id].kind.clone() {
            Kind::Constant | Kind::Static => {
                let mut body = Body::new(module, &[]);
                body.is_constant = true;
                let value = self.sum(&mut body);
                let is_static = matches!(self.items[id].kind, Kind::Static);
                let word = if is_static { "static" } else { "const" };
                self.add(module, &format!("{head}{word} {name}: u32 = {value};"));
            }
            Kind::Type(_) if self.chance(15) => self.define_types_by_macro(id),
            Kind::Type(_) => self.define_type(id, &head),
            Kind::Function if self.chance(15) => self.define_functions_by_macro(id),
            Kind::Alias(_) => {
                let mut body = Body::new(module, &[]);
                if let Some((of, path, alias)) = self.some_type(&mut body, seen) {
                    let path = self.with_arguments(of, &path, alias);
                    self.items[id].kind = Kind::Alias(of);
                    self.add(module, &format!("{head}type {name} = {path};"));
                } else {
                    self.define_type(id, &head);
                }
            }
            Kind::Trait(_) => self.define_trait(id, &head),
            Kind::Macro { exported, .. } => {
                let (shape, text) = self.define_macro(id, exported);
                self.items[id].kind = Kind::Macro { exported, shape };
                let doc = self.doc();
                self.modules[module].macros += &(doc.to_string() + &text);
            }
            Kind::Operators(_) | Kind::Pointer(_) | Kind::Wide(_) | Kind::Blanket(_) => {
                self.define_with_impls(id, &head);
            }
            _ => self.define_function(id, &head),
        }
    }

    /// Makes an item that is not without its impls.
    fn define_with_impls(&mut self, id: usize, head: &str) {
        let item = &self.items[id];
        let (name, module, seen) = (item.name.clone(), item.module, item.seen);
        let import = item.import.clone();
        let made = match item.kind {
            Kind::Operators(_) => {
                let seen = self.visibility(seen, module);
                let (of, text) = self.define_operators(module, head, &seen, &name, &import);
                Some((Kind::Operators(of), text))
            }
            Kind::Pointer(_) => {
                let made = self.define_pointer(id, head, &import);
                made.map(|(of, text)| (Kind::Pointer(of), text))
            }
            Kind::Wide(_) => {
                let made = self.define_wide(id, head, &import);
                made.map(|(wide, text)| (Kind::Wide(wide), text))
            }
            _ => {
                let made = self.define_blanket(id, head);
                made.map(|(blanket, text)| (Kind::Blanket(blanket), text))
            }
        };
        match made {
            Some((kind, text)) => {
                self.items[id].kind = kind;
                self.add(module, &text);
            }
            None => self.define_type(id, head),
        }
    }

    fn define_function(&mut self, id: usize, head: &str) {
        let (name, module, seen) = (
            self.items[id].name.clone(),
            self.items[id].module,
            self.items[id].seen,
        );
        let (x, y) = (self.word(), self.word());
        let mut body = Body::new(module, &[(x, true)]);
        let mut generics = String::new();
        let mut parameters = format!("{x}: u32");
        let mut start: Start = Box::new(move |_, _| x.into());
        match self.below(7) {
            _ if matches!(self.items[id].kind, Kind::Caller(..)) => {
                let f = self.other_word(&[x]).expect("another word");
                body.locals.push((f.into(), false));
                let (made, taken, by_reference, call) = self.caller(&mut body, f, x);
                (generics, parameters) = made;
                start = Box::new(move |_, _| call);
                self.items[id].kind = Kind::Caller(taken, by_reference);
            }
            0 if x != y => {
                let found = self.some_type(&mut body, seen);
                body.locals.push((y.into(), false));
                if let Some((of, path, alias)) = found {
                    let path = self.with_arguments(of, &path, alias);
                    start = Box::new(move |world, body| world.call(body, of, y));
                    parameters = format!("{y}: &{path}, {x}: u32");
                    self.items[id].kind = Kind::Taker(of);
                }
            }
            1 => {
                body.locals.clear();
                if let Some((of, path, alias)) = self.some_type(&mut body, seen) {
                    if let Some(value) = self.construct(&mut body, of, &path, alias) {
                        let path = self.with_arguments(of, &path, alias);
                        self.items[id].kind = Kind::Maker(of);
                        let uses = body.uses.concat();
                        let text = format!("{head}fn {name}() -> {path} {{\n{uses}    {value}\n}}");
                        return self.add(module, &text);
                    }
                }
                body = Body::new(module, &[(x, true)]);
            }
            2 | 3 if x != y => {
                if let Some((of, path)) = self.some_trait(&mut body, seen) {
                    let parameter = self.word_like("A");
                    body.taken.push(parameter.clone());
                    body.locals.push((y.into(), false));
                    let method = self.some_method(of);
                    if path != parameter && !path.starts_with(&format!("{parameter}::")) {
                        let call = match self.below(4) {
                            0 => format!("{parameter}::{method}({y}, "),
                            _ => format!("{y}.{method}("),
                        };
                        let kind = match self.below(4) {
                            0 if call.starts_with(y) => format!("dyn {path}"),
                            1 if call.starts_with(y) => format!("impl {path}"),
                            _ => {
                                generics = format!("<{parameter}: {path}>");
                                parameter
                            }
                        };
                        parameters = format!("{y}: &{kind}, {x}: u32");
                        start = Box::new(move |world, body| format!("{call}{})", world.sum(body)));
                        self.items[id].kind = Kind::Bound(of);
                    }
                }
            }
            4 => {
                generics = "<const N: u32>".into();
                start = Box::new(move |_, _| format!("N ^ {x}"));
                self.items[id].kind = Kind::Generic;
            }
            5 if x != name => {
                let name = name.clone();
                body.locals.push((name.clone(), false));
                start = Box::new(move |_, _| {
                    format!("{x} ^ if {x} == 0 {{ 1 }} else {{ {name}({x} / 2) }}")
                });
            }
            _ => {}
        }
        let text = self.block(&mut body, start);
        let start = format!("{head}fn {name}{generics}({parameters}) -> u32 {{\n");
        let mut text = format!("{start}{text}}}");
        if self.chance(12) {
            text = self.twins(&text, &format!("{start}    loop {{}}\n}}"));
        }
        self.add(module, &text);
    }

    fn define_trait(&mut self, id: usize, head: &str) {
        let (name, module) = (self.items[id].name.clone(), self.items[id].module);
        let mut methods: Vec<(&'static str, bool)> = Vec::new();
        let mut text = String::new();
        for index in 0..self.random.between(1, 4) {
            let used: Vec<&str> = methods.iter().map(|method| method.0).collect();
            let word = self.other_word(&used).expect("a word for a method");
            let has_default = index > 0 && self.chance(60);
            let x = self.word();
            text += &if has_default {
                let mut body = Body::new(module, &[(x, true)]);
                let first = methods[0].0;
                let block = self.block(&mut body, |world, body| {
                    format!("self.{first}({})", world.sum(body))
                });
                format!("    fn {word}(&self, {x}: u32) -> u32 {{\n{block}    }}\n")
            } else {
                format!("    fn {word}(&self, {x}: u32) -> u32;\n")
            };
            methods.push((word, has_default));
        }
        self.items[id].kind = Kind::Trait(methods);
        self.add(module, &format!("{head}trait {name} {{\n{text}}}"));
    }

    /// Adds an impl of or for what is ready.
    fn extend(&mut self, module: usize) -> Option<()> {
        let mut body = Body::new(module, &[]);
        let (id, path, alias) = self.some_type(&mut body, module)?;
        let of = self.kind_of_type(id);
        let is_own = self.root_of(self.items[id].module) == self.root;
        if self.chance(30) && is_own {
            let head = self.impl_head(id, &path, alias, None);
            // The members of an impl for one generic type only are not those of all.
            if !(of.is_generic && alias) {
                let members: Vec<String> = (0..2).map(|_| self.method(id, module)).collect();
                self.add(module, &format!("{head} {{\n{}}}", members.concat()));
            }
            return Some(());
        }
        let (implemented, trait_path) = self.some_trait(&mut body, module)?;
        let Kind::Trait(methods) = self.items[implemented].kind.clone() else {
            return None;
        };
        let used = self.method_names(&of);
        let is_known = of.traits.contains(&implemented)
            || self
                .methods_by(implemented)
                .iter()
                .any(|method| used.contains(method));
        if is_known || (!is_own && self.root_of(self.items[implemented].module) != self.root) {
            return None;
        }
        let mut text = String::new();
        for (name, has_default) in methods {
            if has_default && self.chance(70) {
                continue;
            }
            let x = self.word();
            let mut body = Body::new(module, &[(x, true)]);
            body.this = (!(of.is_generic && alias)).then_some(id);
            let block = self.block(&mut body, |world, body| world.read(body, id));
            text += &format!("    fn {name}(&self, {x}: u32) -> u32 {{\n{block}    }}\n");
        }
        let head = self.impl_head(id, &path, alias, Some(&trait_path));
        self.add(module, &format!("{head} {{\n{text}}}"));
        if let Kind::Type(of) = &mut self.items[id].kind {
            of.traits.push(implemented);
        }
        Some(())
    }

    fn solution(&mut self) {
        self.root = self.module(WORLD, "main");
        for _ in 0..self.random.between(2, 5) {
            let name = self.fresh(self.root, "a", TYPES);
            self.module(self.root, &name);
        }
        let mut calls = Vec::new();
        for module in self.root + 1..self.modules.len() {
            let name = self.fresh(module, "a", VALUES);
            self.declare(module, &name, Def::Nothing, 7, module);
            let x = self.word();
            let mut body = Body::new(module, &[(x, true)]);
            let text = self.block(&mut body, |_, _| x.into());
            let module_name = self.modules[module].name.clone();
            self.add(
                module,
                &format!("pub fn {name}({x}: u32) -> u32 {{\n{text}}}"),
            );
            calls.push(format!("{module_name}::{name}"));
            self.add_tests(module);
        }
        let mut body = Body::new(self.root, &[]);
        let calls: Vec<String> = calls
            .iter()
            .map(|path| {
                body.bare
                    .push(path.split("::").next().expect("a head").into());
                let sum = self.sum(&mut body);
                format!("    println!(\"{{}}\", {path}({sum}));\n")
            })
            .collect();
        let text = self.block_with(&mut body, |world, body| {
            let lines: Vec<String> = (1..7)
                .map(|_| format!("    println!(\"{{}}\", {});\n", world.sum(body)))
                .collect();
            let sum = world.sum(body);
            let last = format!("    println!(\"{{}}\", {});\n", body.all(&sum));
            lines.concat() + &last
        });
        self.add(
            self.root,
            &format!("fn main() {{\n{text}{}}}", calls.concat()),
        );
    }
}
