//! The modules, their names, and the paths that lead to an item.
use super::closures::Taken;
use super::impls::{Blanket, Wide};
use super::macros::Shape;
use super::operators::Operators;
use snippets::random::Random;

/// The module around all crates: what is visible there is public.
pub const WORLD: usize = 0;

/// The namespaces, a bit each.
pub const TYPES: u8 = 1;
pub const VALUES: u8 = 2;
pub const MACROS: u8 = 4;

/// Few, so that many things have the same name.
const WORDS: [&str; 8] = [
    "mex", "pile", "turn", "rank", "fork", "grow", "knot", "leaf",
];

/// What a name means.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Def {
    Module(usize),
    Item(usize),
    /// Not to be used: two globs bring it, or it only keeps a place.
    Nothing,
}

/// A name in a module.
#[derive(Clone, Debug)]
pub struct Name {
    pub text: String,
    pub def: Def,
    /// Its namespaces, a bit each.
    pub spaces: u8,
    /// It may be used in this module and those inside it.
    pub seen: usize,
    pub by_glob: bool,
}

#[derive(Default)]
pub struct Module {
    pub name: String,
    pub parent: usize,
    pub seen: usize,
    pub names: Vec<Name>,
    /// Macros come first: they are known behind their place only.
    pub macros: String,
    pub parts: Vec<String>,
}

/// What an item is, and so how it makes a number of a number.
#[derive(Clone, Debug)]
pub enum Kind {
    /// Of a number.
    Function,
    /// Of a reference to a type, and a number.
    Taker(usize),
    /// Of nothing, a value of a type.
    Maker(usize),
    /// Of a reference to what implements a trait, and a number.
    Bound(usize),
    /// Of a number, and a constant given as generic argument.
    Generic,
    Constant,
    Static,
    Type(Type),
    Alias(usize),
    /// The names of its methods, and whether each has a default.
    Trait(Vec<(&'static str, bool)>),
    Macro {
        exported: bool,
        shape: Shape,
    },
    /// Of a closure, or a reference to one, and a number.
    Caller(Taken, bool),
    Operators(Operators),
    /// What derefs to a type.
    Pointer(usize),
    Wide(Wide),
    Blanket(Blanket),
}

/// A struct or enum.
#[derive(Clone, Debug, Default)]
pub struct Type {
    pub form: Form,
    pub is_generic: bool,
    /// Names of fields, each with its type if that is not a number; of an enum the variants.
    pub fields: Vec<(String, Option<usize>)>,
    pub fields_seen: usize,
    /// Names of methods, and where they are seen; the constructor is first.
    pub methods: Vec<(&'static str, usize)>,
    pub traits: Vec<usize>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Form {
    #[default]
    Named,
    Tuple,
    Unit,
    Enum,
}

#[derive(Debug)]
pub struct Item {
    pub name: String,
    pub module: usize,
    pub seen: usize,
    pub kind: Kind,
    /// A name in the module that is free for what the item imports.
    pub import: String,
    /// Whether it is made, so that others may use it.
    pub is_ready: bool,
}

/// A path to a name: what stands before the name, and the module that has it.
pub struct Path {
    pub way: String,
    pub home: usize,
    pub text: String,
}

impl Path {
    pub fn full(&self) -> String {
        format!("{}{}", self.way, self.text)
    }
}

/// All crates.
pub struct World {
    pub random: Random,
    pub modules: Vec<Module>,
    pub items: Vec<Item>,
    /// The root of the crate that is being made.
    pub root: usize,
    /// The modules and names that are imported by name.
    pub imported: Vec<(usize, String)>,
}

impl World {
    pub fn below(&mut self, count: usize) -> usize {
        usize::try_from(self.random.between(0, count as u64 - 1)).expect("an index")
    }

    pub fn chance(&mut self, percent: u64) -> bool {
        self.random.between(0, 99) < percent
    }

    pub fn pick<T: Clone>(&mut self, list: &[T]) -> Option<T> {
        (!list.is_empty()).then(|| list[self.below(list.len())].clone())
    }

    pub fn word(&mut self) -> &'static str {
        WORDS[self.below(WORDS.len())]
    }

    /// A word that is not in `used`.
    pub fn other_word(&mut self, used: &[&str]) -> Option<&'static str> {
        let free: Vec<&str> = WORDS
            .into_iter()
            .filter(|word| !used.contains(word))
            .collect();
        self.pick(&free)
    }

    /// A word with the capitals that a name like `like` has.
    pub fn word_like(&mut self, like: &str) -> String {
        let word = self.word();
        match like.chars().filter(char::is_ascii_uppercase).count() {
            0 => word.to_string(),
            1 => word[..1].to_uppercase() + &word[1..],
            _ => word.to_uppercase(),
        }
    }

    /// Whether `from` is `seen` or inside of it.
    pub fn sees(&self, seen: usize, from: usize) -> bool {
        seen == from || (from != WORLD && self.sees(seen, self.modules[from].parent))
    }

    /// The inner of two modules, one of which is inside of the other.
    pub fn inner(&self, a: usize, b: usize) -> usize {
        if self.sees(a, b) {
            b
        } else {
            a
        }
    }

    /// The root of the crate of `module`.
    pub fn root_of(&self, module: usize) -> usize {
        match self.modules[module].parent {
            _ if module == WORLD => self.root,
            WORLD => module,
            parent => self.root_of(parent),
        }
    }

    pub fn random_seen(&mut self, module: usize) -> usize {
        let mut seen = module;
        if self.chance(60) {
            return WORLD;
        }
        while seen != WORLD && self.chance(50) {
            seen = self.modules[seen].parent;
        }
        seen
    }

    /// The words in front of an item in `module` that is `seen` there.
    pub fn visibility(&self, seen: usize, module: usize) -> String {
        if seen == WORLD {
            return "pub ".into();
        }
        if seen == module {
            return String::new();
        }
        if seen == self.root_of(module) {
            return "pub(crate) ".into();
        }
        if seen == self.modules[module].parent {
            return "pub(super) ".into();
        }
        format!("pub(in {}) ", self.place(seen))
    }

    fn place(&self, module: usize) -> String {
        match self.modules[module].parent {
            WORLD => "crate".into(),
            parent => format!("{}::{}", self.place(parent), self.modules[module].name),
        }
    }

    /// The names in `module` that are `text` in one of the namespaces `spaces`.
    pub fn find(&self, module: usize, text: &str, spaces: u8) -> Option<&Name> {
        let names = &self.modules[module].names;
        let mut found = names
            .iter()
            .filter(|name| name.text == text && name.spaces & spaces != 0);
        found.next()
    }

    /// A word that is free in a module.
    pub fn fresh(&mut self, module: usize, like: &str, spaces: u8) -> String {
        loop {
            let word = self.word_like(like);
            if self.find(module, &word, spaces).is_none() {
                return word;
            }
            let word = format!("{word}{}", self.below(9));
            if self.find(module, &word, spaces).is_none() {
                return word;
            }
        }
    }

    pub fn declare(&mut self, module: usize, text: &str, def: Def, spaces: u8, seen: usize) {
        self.modules[module].names.push(Name {
            text: text.to_string(),
            def,
            spaces,
            seen,
            by_glob: false,
        });
    }

    /// What may stand before a name of the module `to`, in `from`; in an exported macro, if that is
    /// the world.
    pub fn way(&mut self, from: usize, to: usize, depth: usize) -> Option<String> {
        let mut ways: Vec<String> = Vec::new();
        if from == WORLD {
            ways.extend((to == self.root).then(|| "$crate::".into()));
        } else if to == WORLD {
            ways.extend([String::new(), "::".into()]);
        } else {
            if to == from {
                ways.extend([String::new(), "self::".into()]);
            } else if self.sees(to, from) {
                let mut way = String::new();
                let mut module = from;
                while module != to {
                    module = self.modules[module].parent;
                    way += "super::";
                }
                ways.push(way);
            }
            if to == self.root_of(from) {
                ways.push("crate::".into());
            }
        }
        if depth > 0 && to != WORLD {
            let path = self.path(from, Def::Module(to), depth - 1);
            ways.extend(path.map(|path| path.full() + "::"));
        }
        self.pick(&ways)
    }

    /// A path to `def` that can be used in `from`.
    pub fn path(&mut self, from: usize, def: Def, depth: usize) -> Option<Path> {
        let own = Def::Module(self.root_of(from));
        let mut names = Vec::new();
        for (home, module) in self.modules.iter().enumerate() {
            for name in &module.names {
                let is_seen = name.def == def && self.sees(name.seen, from);
                if is_seen && (home != WORLD || def != own) {
                    names.push((home, name.text.clone()));
                }
            }
        }
        for _ in 0..4 {
            let (home, text) = self.pick(&names)?;
            if let Some(way) = self.way(from, home, depth) {
                return Some(Path { way, home, text });
            }
        }
        None
    }

    /// Adds imports to `module`, most of them for others to use.
    pub fn import(&mut self, module: usize) -> Option<()> {
        let def = if self.chance(30) {
            Def::Module(self.below(self.modules.len() - 1) + 1)
        } else {
            Def::Item(self.below(self.items.len()))
        };
        let path = self.path(module, def, 2)?;
        let random = self.random_seen(module);
        let seen = self.inner(random, self.find_def(path.home, &path.text, def).seen);
        let mut list = vec![self.bring(module, &path, &path.text, seen)?];
        for _ in 0..self.below(3) {
            let names = &self.modules[path.home].names;
            let of_same = |name: &&Name| self.sees(name.seen, seen) && name.def != Def::Nothing;
            let others: Vec<String> = names
                .iter()
                .filter(of_same)
                .map(|name| name.text.clone())
                .collect();
            let other = self.pick(&others)?;
            list.extend(self.bring(module, &path, &other, seen));
        }
        let visibility = self.visibility(seen, module);
        let list = if list.len() > 1 {
            format!("{{{}}}", list.join(", "))
        } else {
            list.remove(0)
        };
        let line = format!("{visibility}use {}{list};\n", path.way);
        self.modules[module].parts.push(line);
        Some(())
    }

    fn find_def(&self, module: usize, text: &str, def: Def) -> &Name {
        let names = &mut self.modules[module].names.iter();
        names
            .find(|name| name.def == def && name.text == text)
            .expect("a path leads to a name")
    }

    /// Makes the name `text` at the end of `path` known in `module`, if it is free there. Returns
    /// the words for that in a `use`.
    fn bring(&mut self, module: usize, path: &Path, text: &str, seen: usize) -> Option<String> {
        let renamed = self.chance(40);
        let new = if renamed {
            self.word_like(text)
        } else {
            text.to_string()
        };
        let names = &self.modules[path.home].names;
        let brought: Vec<Name> = names
            .iter()
            .filter(|name| name.text == text && self.sees(name.seen, module))
            .cloned()
            .collect();
        let clash = |name: &Name| {
            self.find(module, &new, name.spaces).is_some() || self.inner(name.seen, seen) != seen
        };
        // What is imported by name keeps its meaning.
        let imported = self.imported.contains(&(module, new.clone()));
        if imported || brought.iter().any(clash) {
            return None;
        }
        self.imported.push((path.home, text.to_string()));
        for name in brought {
            let seen = self.inner(name.seen, seen);
            self.declare(module, &new, name.def, name.spaces, seen);
        }
        Some(if new == text {
            new
        } else {
            format!("{text} as {new}")
        })
    }

    /// Globs in `modules`: each of some modules before it in a random order, so that these are complete.
    pub fn globs(&mut self, modules: &[usize]) {
        let mut order = modules.to_vec();
        self.random.shuffle(&mut order);
        let mut globs = Vec::new();
        for index in 0..order.len() {
            for _ in 0..self.below(3) {
                let module = order[index];
                let target = if index > 0 && self.chance(80) {
                    order[self.below(index)]
                } else {
                    self.below(self.modules.len())
                };
                let known = order[..index].contains(&target) || !modules.contains(&target);
                if known && target != WORLD {
                    globs.extend(self.way(module, target, 2).map(|way| (module, target, way)));
                }
            }
        }
        for (module, target, way) in globs {
            self.glob(module, target, &way);
        }
    }

    fn glob(&mut self, module: usize, target: usize, way: &str) {
        let seen = self.random_seen(module);
        let names = self.modules[target].names.iter();
        let names: Vec<Name> = names
            .filter(|name| self.sees(name.seen, module))
            .cloned()
            .collect();
        // Public globs that hide each other's names bring warnings.
        let clash = |name: &Name| self.find(module, &name.text, name.spaces).is_some();
        // What is imported by name keeps its meaning.
        let imported = |name: &Name| {
            self.imported
                .iter()
                .any(|(home, text)| (*home, text) == (module, &name.text))
        };
        let is_public = seen != module || {
            let names = &mut self.modules[module].names.iter();
            names.any(|name| name.by_glob && name.seen != module)
        };
        // What binds a name must know whether that is a constant.
        let unclear = |name: &Name| {
            let known = self.find(module, &name.text, name.spaces & VALUES);
            known.is_some_and(|known| known.by_glob && known.def != name.def)
        };
        if (is_public && names.iter().any(clash))
            || names.iter().any(|name| imported(name) || unclear(name))
        {
            return;
        }
        let visibility = self.visibility(seen, module);
        self.modules[module]
            .parts
            .push(format!("{visibility}use {way}*;\n"));
        for name in names {
            let seen = self.inner(seen, name.seen);
            let known = self.modules[module].names.iter_mut();
            let mut known =
                known.filter(|known| known.text == name.text && known.spaces & name.spaces != 0);
            match known.next() {
                Some(known) if known.by_glob && (known.def, known.seen) != (name.def, seen) => {
                    known.def = Def::Nothing;
                }
                Some(_) => {}
                None => self.modules[module].names.push(Name {
                    seen,
                    by_glob: true,
                    ..name
                }),
            }
        }
    }
}
