//! What bundles are made with: an edition and libraries, as given by the command line or a manifest.
use crate::arguments::Making;
use crate::error::Error;
use crate::files::read;
use crate::home::home;
use crate::stages::{self, Bundle, Library, Purpose, Text};
use std::env::current_dir;
use std::path::{Path, PathBuf};

pub const MANIFEST: &str = "Cargo.toml";

/// The judge's edition, and libraries.
struct Setting {
    edition: String,
    libraries: Vec<Library>,
}

impl Setting {
    /// What a solution is bundled with: the snippets, what its manifest gives, and what the
    /// command line gives. What comes later takes precedence.
    fn new(making: &Making, solution: &Text) -> Result<Self, Error> {
        let mut setting = Self {
            edition: "2021".to_string(),
            libraries: Vec::new(),
        };
        setting.add("snippets", home()?.join("snippets/lib.rs"), true);
        if let Some(folder) = manifest_folder(&solution.path) {
            setting.read_manifest(&folder)?;
        }
        // A bundle has its libraries in it.
        let has_own = |name: &str| solution.text.contains(&format!("mod {name} {{"));
        setting.libraries.retain(|library| !has_own(&library.name));
        for (name, path) in &making.libraries {
            setting.add(name, path.clone(), false);
        }
        if let Some(edition) = &making.edition {
            setting.edition.clone_from(edition);
        }
        Ok(setting)
    }

    /// Adds a library, in place of another one of the same name.
    fn add(&mut self, name: &str, path: PathBuf, is_exact: bool) {
        // As cargo does.
        let name = name.replace('-', "_");
        self.libraries.retain(|other| other.name != name);
        self.libraries.push(Library {
            name,
            path,
            is_exact,
        });
    }

    /// Takes what the manifest in a folder gives: the edition, and the libraries that it names by a path. All of
    /// an entry is on one line. The library that it calls `grundy` is the snippets.
    fn read_manifest(&mut self, folder: &Path) -> Result<(), Error> {
        let manifest = read(&folder.join(MANIFEST))?;
        if let Some(edition) = value(table(&manifest, "package"), "edition") {
            self.edition = edition.to_string();
        }
        for line in table(&manifest, "dependencies").lines() {
            let (name, about) = line.split_once('=').unwrap_or_default();
            let name = name.trim();
            let Some(path) = value(about, "path") else {
                continue;
            };
            if name == "grundy" || name.starts_with('#') {
                continue;
            }
            let library = folder.join(path);
            let text = read(&library.join(MANIFEST))?;
            let root = table(&text, "lib");
            let path = library.join(value(root, "path").unwrap_or("src/lib.rs"));
            self.add(value(root, "name").unwrap_or(name), path, false);
        }
        Ok(())
    }
}

/// The nearest folder with a manifest above a file.
pub fn manifest_folder(file: &Path) -> Option<PathBuf> {
    let full = current_dir().ok()?.join(file);
    let mut folders = full.ancestors();
    let found = folders.find(|folder| folder.join(MANIFEST).is_file())?;
    Some(found.to_path_buf())
}

/// The entries below `[name]`.
fn table<'a>(text: &'a str, name: &str) -> &'a str {
    let (_, rest) = text.split_once(&format!("[{name}]")).unwrap_or_default();
    rest.split("\n[").next().unwrap_or_default()
}

/// What is in quotes after a key and its `=`.
fn value<'a>(text: &'a str, key: &str) -> Option<&'a str> {
    let parts = text.split(['\n', ',', '{']);
    let mut entries = parts.filter_map(|part| part.split_once('='));
    let (_, value) = entries.find(|(name, _)| name.trim() == key)?;
    value.split(['"', '\'']).nth(1)
}

/// Returns the bundle of a solution, which is read once: standard input cannot be read twice.
pub fn bundle(solution: &Path, making: &Making, purpose: Purpose) -> Result<Bundle, Error> {
    let solution = Text {
        path: solution.to_path_buf(),
        text: read(solution)?,
    };
    let setting = Setting::new(making, &solution)?;
    stages::bundle(solution, &setting.libraries, setting.edition, purpose)
}
