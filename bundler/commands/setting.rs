//! What bundles are made with: an edition and libraries, as the command line or a manifest tells them.
use super::trial::Program;
use crate::arguments::Arguments;
use crate::bundle;
use crate::error::{fail, Error};
use crate::files::{name, read};
use crate::home::home;
use std::env::current_dir;
use std::path::{Path, PathBuf};

/// What no module can be called, beside what is no identifier.
const TAKEN: &str = "_ Self abstract alloc as async await become box break const continue core crate \
    do dyn else enum extern false final fn for gen if impl in let loop macro match mod move mut override \
    priv pub ref return self static std struct super trait true try type typeof unsafe unsized use virtual \
    where while yield";

pub const MANIFEST: &str = "Cargo.toml";

/// The judge's edition, and libraries by name.
pub struct Setting {
    pub edition: u32,
    pub libraries: Vec<(String, PathBuf)>,
}

impl Setting {
    /// What a solution is bundled with: what is given, what its manifest tells, and the snippets if
    /// nothing else has their name.
    pub fn new(arguments: &Arguments, solution: &Path) -> Result<Self, Error> {
        let manifest = Self::of_manifest(solution)?;
        let edition = arguments.number("--edition", manifest.edition)?;
        if ![2015, 2018, 2021, 2024].contains(&edition) {
            return fail!("error: there is no edition {edition}, but 2015, 2018, 2021 and 2024");
        }
        let libraries = Vec::new();
        let mut setting = Self { edition, libraries };
        for given in arguments.all("--lib") {
            let (name, path) = given.split_once('=').unwrap_or_default();
            if !is_library_name(name) {
                return fail!("error: expected NAME=PATH of a library, found {given:?}");
            }
            if setting.has(name) {
                return fail!("error: the library {name:?} is given twice");
            }
            setting.libraries.push((name.to_string(), path.into()));
        }
        let mut text = String::new();
        if is_file(solution) {
            text = read(solution)?;
        }
        // A bundle has its libraries in it.
        let has_own = |name: &str| text.contains(&format!("mod {name} {{"));
        for (name, path) in manifest.libraries {
            if !setting.has(&name) && !has_own(&name) {
                setting.libraries.push((name, path));
            }
        }
        if !setting.has("snippets") && !has_own("snippets") {
            let own = home()?.join("snippets/lib.rs");
            setting.libraries.insert(0, ("snippets".to_string(), own));
        }
        Ok(setting)
    }

    fn has(&self, name: &str) -> bool {
        self.libraries.iter().any(|(other, _)| other == name)
    }

    /// What the nearest manifest above a solution tells. Of an entry all stands on one line. What is called
    /// `grundy` are the snippets.
    fn of_manifest(solution: &Path) -> Result<Self, Error> {
        let mut setting = Self {
            edition: 2021,
            libraries: Vec::new(),
        };
        let Some(folder) = manifest_folder(solution) else {
            return Ok(setting);
        };
        let text = read(&folder.join(MANIFEST))?;
        let edition = value(table(&text, "package"), "edition").map(str::parse);
        if let Some(Ok(edition)) = edition {
            setting.edition = edition;
        }
        for line in table(&text, "dependencies").lines() {
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
            let name = value(root, "name").unwrap_or(name).replace('-', "_");
            setting.libraries.push((name, path));
        }
        Ok(setting)
    }
}

/// The nearest folder with a manifest above a file.
pub fn manifest_folder(file: &Path) -> Option<PathBuf> {
    let full = current_dir().ok()?.join(file);
    let mut folders = full.ancestors();
    let found = folders.find(|folder| folder.join(MANIFEST).is_file())?;
    Some(found.to_path_buf())
}

/// What stands below `[name]`.
fn table<'a>(text: &'a str, name: &str) -> &'a str {
    let (_, rest) = text.split_once(&format!("[{name}]")).unwrap_or_default();
    rest.split("\n[").next().unwrap_or_default()
}

/// What stands in quotes behind a key and its `=`.
fn value<'a>(text: &'a str, key: &str) -> Option<&'a str> {
    let parts = text.split(['\n', ',', '{']);
    let mut entries = parts.filter_map(|part| part.split_once('='));
    let (_, value) = entries.find(|(name, _)| name.trim() == key)?;
    value.split(['"', '\'']).nth(1)
}

/// Whether a solution is no standard input, which is read once only.
fn is_file(solution: &Path) -> bool {
    solution != Path::new("-")
}

/// Whether a module of the bundle may have a name.
fn is_library_name(name: &str) -> bool {
    let is_word = name.chars().all(|c| c.is_alphanumeric() || c == '_');
    let is_taken = TAKEN.split_whitespace().any(|word| word == name);
    is_word && !is_taken && !name.is_empty() && !name.starts_with(char::is_numeric)
}

/// The bundle of a solution. With `keeps_lines` each line of the solution stays where it is, so that
/// what is said of it names its file.
pub fn program(
    arguments: &Arguments,
    solution: &Path,
    keeps_lines: bool,
) -> Result<Program, Error> {
    let setting = Setting::new(arguments, solution)?;
    let text = bundle(solution, &setting, keeps_lines)?;
    let mut file = solution.display().to_string();
    if file.contains('=') {
        // Rustc takes no other name with this mark.
        file = name(solution);
    }
    let mut lines = text.lines().map(str::trim);
    if let Some(line) = lines.find(|line| line.starts_with("use grundy::")) {
        return fail!("{file}: error: `{line}`: the library is called `snippets`");
    }
    let mut own_lines = usize::MAX;
    if !keeps_lines {
        file = format!("bundle of {file}");
    } else if is_file(solution) {
        own_lines = read(solution)?.lines().count();
    }
    Ok(Program {
        name: file,
        text,
        own_lines,
        edition: setting.edition,
    })
}
