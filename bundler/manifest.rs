//! A library's `Cargo.toml`: its root, edition, features and dependencies, and nothing else of it.
use crate::error::Error;
use crate::files::read;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// What a manifest tells.
#[derive(Default)]
pub struct Manifest {
    /// The file of the library's root.
    pub root: PathBuf,
    /// The name of the library, if it is not that of its package.
    pub name: Option<String>,
    /// The edition; 2021 without a manifest.
    pub edition: u32,
    /// The crates that it uses.
    pub dependencies: Vec<Dependency>,
    /// The features, with what each turns on.
    all_features: Vec<(String, Vec<String>)>,
}

/// A crate that another one uses.
#[derive(Default)]
pub struct Dependency {
    /// What it is called there.
    pub name: String,
    /// The name of its package.
    pub package: String,
    /// Where it is, if that is told.
    pub path: Option<PathBuf>,
    /// The features that it has whichever of the library's are on.
    pub features: Vec<String>,
    /// Whether it has its default ones as well.
    pub has_default: bool,
    /// Whether it is there for a feature only.
    pub optional: bool,
}

impl Dependency {
    /// One that a manifest names in a table. What it asks of the workspace around is told there.
    fn new(tables: &str, name: &str, table: &Table, folder: &Path, around: &Workspace) -> Self {
        let own = |key| table.texts(&format!("{tables}{name}/{key}"));
        let asks = own("workspace").is_some();
        let of_all = |key| {
            let path = format!("workspace/dependencies/{name}/{key}");
            around.table.texts(&path).filter(|_| asks)
        };
        let text = |key| own(key).or_else(|| of_all(key))?.into_iter().next();
        let folder = own("path").map_or(around.folder.as_path(), |_| folder);
        let features = [own("features"), of_all("features")];
        Self {
            name: name.replace('-', "_"),
            package: text("package").unwrap_or(name.into()).replace('-', "_"),
            path: text("path").map(|path| folder.join(path)),
            features: features.into_iter().flatten().flatten().collect(),
            has_default: text("default-features").as_deref() != Some("false"),
            optional: text("optional").as_deref() == Some("true"),
        }
    }

    /// The features that are asked of it, also by those that are on.
    pub fn asked(&self, features: &[String]) -> Vec<String> {
        let of_it = |feature: &String| {
            let (name, asked) = feature.split_once('/')?;
            let name = name.trim_end_matches('?').replace('-', "_");
            (name == self.name).then(|| asked.to_string())
        };
        let more = features.iter().filter_map(of_it);
        let default = self.has_default.then(|| "default".to_string());
        let own = self.features.iter().cloned();
        own.chain(more).chain(default).collect()
    }

    /// Whether its path is told, or it is a library that is known already.
    fn is_at_hand(&self, is_known: &dyn Fn(&str) -> bool) -> bool {
        self.path.is_some() || is_known(&self.package)
    }

    /// Whether no feature that is on asks for it.
    pub fn is_off(&self, features: &[String]) -> bool {
        self.optional && !features.contains(&self.name)
    }
}

impl Manifest {
    /// The manifest of the library whose root file or folder is at `path`: without one, a library
    /// of edition 2021 that has no features.
    ///
    /// # Errors
    /// If there is no root, or the manifest cannot be read.
    pub fn beside(path: &Path) -> Result<Self, Error> {
        if path.is_dir() {
            let file = path.join("Cargo.toml");
            if file.is_file() {
                return Self::read(&file);
            }
            let roots = ["src/lib.rs", "lib.rs"].map(|root| path.join(root));
            let root = roots.into_iter().find(|root| root.is_file());
            let message = "no Cargo.toml, src/lib.rs or lib.rs is in it";
            let root = root.ok_or_else(|| error(path, message))?;
            return Ok(Self::without_file(root));
        }
        // Only a manifest that names this root is its own.
        let real = path.canonicalize().unwrap_or(path.to_path_buf());
        let files = real.ancestors().skip(1).take(2);
        for file in files.map(|folder| folder.join("Cargo.toml")) {
            if file.is_file() {
                let manifest = Self::read(&file)?;
                if manifest.root.canonicalize().ok().as_deref() == Some(&real) {
                    let root = path.to_path_buf();
                    return Ok(Self { root, ..manifest });
                }
            }
        }
        Ok(Self::without_file(path.to_path_buf()))
    }

    fn without_file(root: PathBuf) -> Self {
        Self {
            root,
            edition: 2021,
            ..Self::default()
        }
    }

    fn read(file: &Path) -> Result<Self, Error> {
        let table = Table::read(file)?;
        let folder = file.parent().unwrap_or(Path::new(""));
        Self::new(&table, folder, &Workspace::around(file)?)
            .ok_or_else(|| error(file, "the edition is not a number"))
    }

    /// What a manifest in a folder says, if its edition is a number.
    fn new(table: &Table, folder: &Path, around: &Workspace) -> Option<Self> {
        let of_all = table.text("package/edition/workspace");
        let of_all = of_all.and_then(|_| around.table.text("workspace/package/edition"));
        let edition = table.text("package/edition").or(of_all);
        let of_table = |tables: &str| -> Vec<Dependency> {
            let names = table.names(tables).into_iter();
            let dependency = |name| Dependency::new(tables, name, table, folder, around);
            names.map(dependency).collect()
        };
        let mut dependencies = of_table("dependencies/");
        for target in table.names("target/") {
            let found = of_table(&format!("target/{target}/dependencies/"));
            // No feature is off for what only some machines need.
            dependencies.extend(found.into_iter().filter(|it| it.path.is_some()));
        }
        let features = table.names("features/").into_iter();
        let parts = |name| table.texts(&format!("features/{name}")).unwrap_or_default();
        Some(Self {
            root: folder.join(table.text("lib/path").unwrap_or("src/lib.rs".into())),
            name: table.text("lib/name"),
            edition: edition.map_or(Ok(2015), |edition| edition.parse()).ok()?,
            dependencies,
            all_features: features.map(|name| (name.into(), parts(name))).collect(),
        })
    }

    /// The features that are on: those that are asked for, and what they turn on. One that
    /// needs a crate that is not at hand is off.
    pub fn features(
        &self,
        asked: &BTreeSet<String>,
        is_known: &dyn Fn(&str) -> bool,
    ) -> Vec<String> {
        let mut on = Vec::new();
        for feature in asked {
            self.turn_on(feature, is_known, &mut on);
        }
        on
    }

    fn turn_on(&self, name: &str, is_known: &dyn Fn(&str) -> bool, on: &mut Vec<String>) -> bool {
        if on.iter().any(|feature| feature == name) {
            return true;
        }
        // `dep:name`, `name/feature of it`; `name?/feature of it` asks for no crate.
        let plain = name.strip_prefix("dep:").unwrap_or(name);
        let wanted = plain.split('/').next().unwrap_or(plain).replace('-', "_");
        let mut optional = self.dependencies.iter().filter(|found| found.optional);
        let optional = optional.find(|found| found.name == wanted);
        if optional.is_some_and(|found| !found.is_at_hand(is_known)) {
            return false;
        }
        if plain != name || name.contains('/') {
            on.extend(optional.map(|_| wanted));
            on.extend(name.contains('/').then(|| name.to_string()));
            return true;
        }
        on.push(name.to_string());
        let found = self.all_features.iter().find(|(listed, _)| listed == name);
        let mut all = true;
        for part in found.map_or(&[][..], |(_, parts)| parts) {
            all &= self.turn_on(part, is_known, on);
        }
        // A default that cannot be had in full is still the default.
        if !all && name != "default" {
            on.retain(|feature| feature != name);
            return false;
        }
        true
    }
}

fn error(path: &Path, message: &str) -> Error {
    Error(format!("{}: error: {message}", path.display()))
}

/// The workspace around a manifest: its folder and what its manifest says.
#[derive(Default)]
struct Workspace {
    folder: PathBuf,
    table: Table,
}

impl Workspace {
    /// That of a manifest; without one, it says nothing.
    fn around(file: &Path) -> Result<Self, Error> {
        let real = file.canonicalize().unwrap_or(file.to_path_buf());
        for folder in real.ancestors().skip(1) {
            let file = folder.join("Cargo.toml");
            if file.is_file() {
                let table = Table::read(&file)?;
                if table.names("").contains(&"workspace") {
                    let folder = folder.to_path_buf();
                    return Ok(Self { folder, table });
                }
            }
        }
        Ok(Self::default())
    }
}

/// What a file says: texts (also numbers and truth values) at paths, which are names with `/`
/// between them. A list is an entry without a text and one for each text in it; a table has none.
#[derive(Default)]
struct Table(Vec<(String, Option<String>)>);

impl Table {
    fn read(file: &Path) -> Result<Self, Error> {
        let text = read(file)?;
        Self::parse(&text).map_err(|row| {
            let file = file.display();
            Error(format!("{file}:{row}: error: cannot read this line"))
        })
    }

    /// Reads the part of TOML that manifests are written in, or tells the line that is none of it.
    fn parse(text: &str) -> Result<Self, usize> {
        let mut table = Self::default();
        let mut reader = Reader(text, &mut table);
        let read = reader.document();
        let row = text[..text.len() - reader.0.len()].matches('\n').count() + 1;
        read.map(|()| table).ok_or(row)
    }

    /// The texts at a path, if it is there.
    fn texts(&self, path: &str) -> Option<Vec<String>> {
        let mut entries = self.0.iter().filter(|(at, _)| at == path).peekable();
        entries.peek()?;
        Some(entries.filter_map(|(_, text)| text.clone()).collect())
    }

    fn text(&self, path: &str) -> Option<String> {
        self.texts(path)?.into_iter().next()
    }

    /// The names behind a start of paths.
    fn names(&self, start: &str) -> Vec<&str> {
        let mut names = Vec::new();
        for rest in self.0.iter().filter_map(|(at, _)| at.strip_prefix(start)) {
            let name = rest.split('/').next().unwrap_or(rest);
            if !names.contains(&name) {
                names.push(name);
            }
        }
        names
    }
}

/// What is to be read, and what was.
struct Reader<'a>(&'a str, &'a mut Table);

/// Each reads what it is named after; nothing if something else stands there.
impl Reader<'_> {
    fn document(&mut self) -> Option<()> {
        let mut section = String::new();
        while self.skip(true) {
            if self.eat("[").is_some() {
                let close = self.eat("[").map_or("]", |()| "]]");
                section = self.key("")?;
                self.eat(close)?;
                self.1 .0.push((section.clone(), None));
                section.push('/');
            } else {
                self.pair(&section)?;
            }
            if self.skip(false) {
                self.eat("\n")?;
            }
        }
        Some(())
    }

    /// Skips blanks and comments, with `lines` also ends of lines, and tells if anything is left.
    fn skip(&mut self, lines: bool) -> bool {
        let blank = |c| matches!(c, ' ' | '\t' | '\r') || (lines && c == '\n');
        self.0 = self.0.trim_start_matches(blank);
        while self.0.starts_with('#') {
            self.0 = self.0.trim_start_matches(|c| c != '\n');
            self.0 = self.0.trim_start_matches(blank);
        }
        !self.0.is_empty()
    }

    fn eat(&mut self, text: &str) -> Option<()> {
        self.0 = self.0.strip_prefix(text)?;
        Some(())
    }

    fn pair(&mut self, table: &str) -> Option<()> {
        let path = self.key(table)?;
        self.eat("=")?;
        self.skip(false);
        self.value(&path)
    }

    /// Names with dots between them, as the path that begins with `table`.
    fn key(&mut self, table: &str) -> Option<String> {
        self.skip(false);
        let name = self.text(|c| !(c.is_ascii_alphanumeric() || c == '-' || c == '_'))?;
        self.skip(false);
        let path = format!("{table}{name}");
        match self.eat(".") {
            Some(()) => self.key(&(path + "/")),
            None => Some(path),
        }
    }

    fn value(&mut self, path: &str) -> Option<()> {
        if !self.0.starts_with(['[', '{']) {
            let text = self.text(|c| ",]}#\n\r ".contains(c))?;
            self.1 .0.push((path.to_string(), Some(text)));
            return Some(());
        }
        self.1 .0.push((path.to_string(), None));
        if self.eat("[").is_some() {
            return self.list("]", |reader| reader.value(path));
        }
        self.eat("{")?;
        self.list("}", |reader| reader.pair(&format!("{path}/")))
    }

    /// Parts with commas between them, up to a bracket.
    fn list(&mut self, close: &str, part: impl Fn(&mut Self) -> Option<()>) -> Option<()> {
        self.skip(true);
        while self.eat(close).is_none() {
            part(self)?;
            self.skip(true);
            if !self.0.starts_with(close) {
                self.eat(",")?;
                self.skip(true);
            }
        }
        Some(())
    }

    /// A string, or what stands in front of a character that ends it.
    fn text(&mut self, ends: fn(char) -> bool) -> Option<String> {
        let quotes = ["\"\"\"", "'''", "\"", "'"];
        if let Some(quote) = quotes.into_iter().find(|quote| self.eat(quote).is_some()) {
            return self.string(quote);
        }
        let (word, rest) = self.0.split_at(self.0.find(ends).unwrap_or(self.0.len()));
        self.0 = rest;
        (!word.is_empty()).then(|| word.to_string())
    }

    /// The rest of a string, without its escapes resolved: paths and names have none.
    fn string(&mut self, quote: &str) -> Option<String> {
        let (all, mut is_escaped) = (self.0, false);
        for (at, c) in all.char_indices() {
            self.0 = &all[at..];
            if !is_escaped && self.eat(quote).is_some() {
                return Some(all[..at].to_string());
            }
            if c == '\n' && quote.len() == 1 {
                return None;
            }
            is_escaped = c == '\\' && !is_escaped && quote.starts_with('"');
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Table {
        Table::parse(text).unwrap_or_else(|row| panic!("line {row} of {text}"))
    }

    fn manifest(text: &str, shared: &str) -> Option<Manifest> {
        let (folder, table) = ("/a".into(), parse(shared));
        let around = Workspace { folder, table };
        Manifest::new(&parse(text), Path::new("/a/b"), &around)
    }

    #[test]
    fn toml_is_read() {
        for (text, expected) in [
            ("a = 1", "1"),
            ("# x\n\n  a\t=  true # y\r\nb=2", "true"),
            ("'a' = 'c:\\'", "c:\\"),
            ("\"a\" = \"# \\\" #\"", "# \\\" #"),
            ("a = '''\nx'y\n'''", "\nx'y\n"),
            ("a = [ 'x', # ]\n\n \"y\"\n , ]\nb = 2", "x y"),
            ("a = []", ""),
        ] {
            assert_eq!(
                parse(text).texts("a").unwrap().join(" "),
                expected,
                "{text}"
            );
        }
        for text in [
            "a.b.c = 1",
            "[a . 'b']\nc=1",
            "[a]\nb = {d = [], c = 1}",
            "[[x]]\n[a.b]\nc=1",
        ] {
            assert_eq!(parse(text).text("a/b/c").as_deref(), Some("1"), "{text}");
        }
        assert_eq!(
            parse("a.x = 1\nb.y = 1\n[a]\nz = 2").names("a/"),
            ["x", "z"]
        );
    }

    #[test]
    fn errors_tell_the_line() {
        let rows = [
            ("a", 1),
            ("\na = 1 2", 2),
            ("a = 1\nb = 'x\n", 2),
            ("[a\n", 1),
            ("[[a]\n", 1),
            ("[\na]", 1),
            ("a\n= 1", 1),
        ];
        for (text, row) in rows
            .into_iter()
            .chain([("a =\n", 1), ("a = [1,\n2\n3]", 3)])
        {
            assert_eq!(Table::parse(text).err(), Some(row), "{text}");
        }
    }

    #[test]
    fn a_workspace_shares() {
        let own = "package.edition.workspace = true\n[lib]\nname = 'own'\n[dependencies]\n\
                   x-y = {workspace = true, features = ['g']}\n[target.'cfg(unix)'.dependencies]\n\
                   z = {path = 'z', package = 'z-z', optional = true, features = ['f']}";
        let shared = "[workspace]\npackage.edition = '2018'\n\
                      dependencies.x-y = {path = 'c', features = ['h']}";
        let found = manifest(own, shared).unwrap();
        assert_eq!(
            (found.edition, found.root),
            (2018, "/a/b/src/lib.rs".into())
        );
        let [x, z] = &found.dependencies[..] else {
            panic!()
        };
        assert_eq!(found.name.as_deref(), Some("own"));
        assert!(z.name != z.package && x.name == x.package && x.features == ["g", "h"]);
        assert_eq!(
            (x.name.as_str(), x.path.as_deref()),
            ("x_y", Some(Path::new("/a/c")))
        );
        assert_eq!(
            (z.package.as_str(), z.path.as_deref()),
            ("z_z", Some(Path::new("/a/b/z")))
        );
        assert!(z.optional && z.features == ["f"] && !x.optional);
        assert!(manifest("package.edition = 'x'", "").is_none());
    }

    #[test]
    fn features_turn_on_features() {
        let text = "[dependencies]\nhere = {optional = true}\naway-x = {optional = true}\n\
                    near = {optional = true, path = 'near'}\n\
                    [features]\ndefault = ['a', 'lost']\na = ['b']\nb = []\nc = ['dep:here']\n\
                    d = ['here/x']\ne = ['here?/x']\nf = ['dep:away-x']\ng = ['f', 'b']\n\
                    h = ['away-x?/y']\nlost = ['away-x/y']";
        let found = manifest(text, "").unwrap();
        for (asked, expected) in [
            ("", ""),
            ("default", "default a b"),
            ("c default", "c here default a b"),
            ("d", "d here here/x"),
            ("e", "e here?/x"),
            ("f", ""),
            ("g", "b"),
            ("h", "h away-x?/y"),
            ("here", "here"),
            ("near", "near"),
        ] {
            let asked = asked.split_whitespace().map(String::from).collect();
            let on = found.features(&asked, &|package| package == "here");
            assert_eq!(on.join(" "), expected, "{asked:?}");
        }
    }
}
