//! What bundles are made with: an edition and libraries, as given by the command line or a manifest.
use super::trial::Program;
use crate::arguments::Arguments;
use crate::bundle;
use crate::crates::Library;
use crate::error::{fail, Error};
use crate::files::read;
use crate::home::home;
use std::env::current_dir;
use std::path::{Path, PathBuf};

pub const MANIFEST: &str = "Cargo.toml";

/// The judge's edition, and libraries.
struct Setting {
    edition: String,
    libraries: Vec<Library>,
}

impl Setting {
    /// What a solution with this text is bundled with: the snippets, what its manifest gives, and what the
    /// command line gives. What comes later takes precedence.
    fn new(arguments: &Arguments, solution: &Path, text: &str) -> Result<Self, Error> {
        let mut setting = Self {
            edition: "2021".to_string(),
            libraries: Vec::new(),
        };
        setting.add("snippets", home()?.join("snippets/lib.rs"), true);
        if let Some(folder) = manifest_folder(solution) {
            setting.read_manifest(&folder)?;
        }
        // A bundle has its libraries in it.
        let has_own = |name: &str| text.contains(&format!("mod {name} {{"));
        setting.libraries.retain(|library| !has_own(&library.name));
        for given in arguments.all("--lib") {
            let Some((name, path)) = given.split_once('=') else {
                return fail!("error: expected NAME=PATH of a library, found {given:?}");
            };
            setting.add(name, path.into(), false);
        }
        if let Some(edition) = arguments.get("--edition") {
            setting.edition = edition.to_string();
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

/// The bundle of a solution. With `keeps_lines` each line of the solution stays where it is, so that
/// messages about it name its file.
pub fn program(
    arguments: &Arguments,
    solution: &Path,
    keeps_lines: bool,
) -> Result<Program, Error> {
    let mut own_text = String::new();
    // Standard input can be read only once.
    if solution != Path::new("-") {
        own_text = read(solution)?;
    }
    let setting = Setting::new(arguments, solution, &own_text)?;
    let text = bundle(solution, &setting.libraries, keeps_lines)?;
    // Rustc takes no name with this character.
    let mut name = solution.display().to_string().replace('=', "_");
    if !keeps_lines {
        name = format!("bundle of {name}");
    }
    Ok(Program {
        name,
        text,
        own_lines: own_text.lines().count(),
        edition: setting.edition,
    })
}
