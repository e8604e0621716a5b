//! The libraries of a solution, as cargo finds them: those that the manifest above it names by a path, those that
//! their manifests name, and so on.
//!
//! A feature is on if any package turns it on, as when cargo builds this one program (its resolver 2). Dependencies
//! for any target count, those of build scripts do not, and those for development do for an example, a test or a
//! benchmark.
use crate::error::{fail, Error};
use crate::files::cannot;
use crate::manifest::Manifest;
use crate::stages::Library;
use std::env::current_dir;
use std::path::{Path, PathBuf};

pub const MANIFEST: &str = "Cargo.toml";

/// The package of the snippets, which are there anyway.
const OWN: &str = "grundy";

/// A folder with a manifest, or the root file of a library without one.
#[derive(Default)]
pub struct Package {
    folder: PathBuf,
    /// The root file of its library.
    pub root: PathBuf,
    manifest: Manifest,
    /// What other packages call its library.
    names: Vec<String>,
    dependencies: Vec<Dependency>,
    /// The features that are on, and what these turn on in dependencies: `dep:x`, `x/f`, `x?/f`.
    features: Vec<String>,
}

/// A package that another one names by a path.
#[derive(Clone)]
struct Dependency {
    key: String,
    /// Whether the key is the name of the library.
    is_renamed: bool,
    folder: PathBuf,
    is_optional: bool,
    /// The features that it turns on.
    features: Vec<String>,
}

/// Returns the nearest folder with a manifest, from a folder on upwards.
pub fn manifest_folder(folder: &Path) -> Option<PathBuf> {
    let full = current_dir().ok()?.join(folder).canonicalize().ok()?;
    let mut folders = full.ancestors();
    let found = folders.find(|folder| folder.join(MANIFEST).is_file())?;
    Some(found.to_path_buf())
}

impl Package {
    /// Reads the manifest in a folder, and what it takes from that of its workspace.
    pub fn read(folder: &Path) -> Result<Self, Error> {
        let mut package = Self {
            manifest: Manifest::read(&folder.join(MANIFEST))?,
            folder: folder.canonicalize().map_err(cannot("find it", folder))?,
            ..Self::default()
        };
        package.root = package.folder.join(package.get("lib.path.", "src/lib.rs"));
        let workspace = package.manifest.get("package.workspace.");
        let mut above = manifest_folder(&package.folder.join(workspace));
        while let Some(folder) = above {
            let manifest = Manifest::read(&folder.join(MANIFEST))?;
            if !manifest.keys("workspace.").is_empty() {
                package.manifest.inherit(&manifest, &folder);
                break;
            }
            above = folder.parent().and_then(manifest_folder);
        }
        package.add_dependencies("dependencies.");
        for target in package.manifest.keys("target.") {
            package.add_dependencies(&format!("target.{target}.dependencies."));
        }
        Ok(package)
    }

    /// Reads the package whose library has a root file, or is in a folder, and gives that library a name.
    pub fn of_library(name: &str, path: &Path) -> Result<Self, Error> {
        let inside = path.join("src/lib.rs");
        let root = if inside.is_file() { &inside } else { path };
        let mut package = Self::default();
        if let Some(folder) = root.parent().and_then(manifest_folder) {
            let nearest = Self::read(&folder)?;
            if nearest.root.canonicalize().ok() == root.canonicalize().ok() {
                package = nearest;
            }
        }
        package.root = root.to_path_buf();
        package.call(name);
        Ok(package)
    }

    /// Adds those dependencies of a table that have a path.
    pub fn add_dependencies(&mut self, table: &str) {
        for key in self.manifest.keys(table) {
            let get = |word: &str| self.manifest.get(&format!("{table}{key}.{word}."));
            let mut features = self.manifest.all(&format!("{table}{key}.features."));
            if get("default-features") != "false" {
                features.push("default".to_string());
            }
            if !get("path").is_empty() {
                self.dependencies.push(Dependency {
                    is_renamed: !get("package").is_empty(),
                    folder: self.folder.join(get("path")),
                    is_optional: get("optional") == "true",
                    features,
                    key,
                });
            }
        }
    }

    /// Returns what a manifest says, or what is meant if it does not say it.
    fn get(&self, path: &str, default: &str) -> String {
        match self.manifest.get(path) {
            text if text.is_empty() => default.to_string(),
            text => text,
        }
    }

    /// Returns its edition. None is known without a manifest.
    pub fn edition(&self) -> Option<String> {
        let is_known = !self.manifest.keys("package.").is_empty();
        is_known.then(|| self.get("package.edition.", "2015"))
    }

    fn has_build_script(&self) -> bool {
        let script = self.get("package.build.", "build.rs");
        !self.folder.as_os_str().is_empty() && self.folder.join(script).is_file()
    }

    /// Returns the name that it gives to its library.
    pub fn own_name(&self) -> String {
        self.get("lib.name.", &self.manifest.get("package.name."))
    }

    /// Takes down what others call its library.
    pub fn call(&mut self, name: &str) {
        // As cargo does.
        let name = name.replace('-', "_");
        if !self.names.contains(&name) {
            self.names.push(name);
        }
    }

    fn has(&self, feature: &str) -> bool {
        self.features.iter().any(|on| on == feature)
    }

    /// Turns a feature on, and what it turns on.
    pub fn turn_on(&mut self, feature: &str) {
        if self.has(feature) {
            return;
        }
        self.features.push(feature.to_string());
        for other in self.manifest.all(&format!("features.{feature}.")) {
            self.turn_on(&other);
        }
        // `x/f` turns an optional `x` on, `x?/f` does not.
        let key = feature.split_once('/').map_or("", |(key, _)| key);
        let is_it = |other: &Dependency| other.key == key && other.is_optional;
        if self.dependencies.iter().any(is_it) {
            self.turn_on(key);
        }
    }

    /// Lists the dependencies that are on, with all the features that they are to have.
    fn active(&self) -> Vec<Dependency> {
        let mut active = self.dependencies.clone();
        active.retain(|dependency| {
            let key = &dependency.key;
            let is_on = !dependency.is_optional || self.has(key) || self.has(&format!("dep:{key}"));
            // The folder of the snippets may have been moved.
            is_on && (key != OWN || dependency.folder.join(MANIFEST).is_file())
        });
        for dependency in &mut active {
            let other = |on: &String| {
                let (key, feature) = on.split_once('/')?;
                (key.trim_end_matches('?') == dependency.key).then(|| feature.to_string())
            };
            let others: Vec<String> = self.features.iter().filter_map(other).collect();
            dependency.features.extend(others);
        }
        active
    }
}

/// Returns the libraries that packages lead to. Those of the first packages, which are given by name, take precedence
/// over others of their names. Otherwise each has one name, and a name is that of one library.
pub fn libraries(mut packages: Vec<Package>, given: usize) -> Result<Vec<Library>, Error> {
    let mut before = 0;
    loop {
        let features = packages.iter().map(|package| package.features.len());
        let size = packages.len() + features.sum::<usize>();
        if size == before {
            break;
        }
        before = size;
        for index in 0..packages.len() {
            for dependency in packages[index].active() {
                let folder = dependency.folder.canonicalize();
                let is_known = |other: &Package| folder.as_ref().ok() == Some(&other.folder);
                let known = packages.iter().position(is_known);
                let id = known.unwrap_or(packages.len());
                if id == packages.len() {
                    packages.push(Package::read(&dependency.folder)?);
                }
                let package = &mut packages[id];
                let name = if dependency.is_renamed {
                    dependency.key
                } else {
                    package.own_name()
                };
                package.call(&name);
                for feature in &dependency.features {
                    package.turn_on(feature);
                }
            }
        }
    }
    let mut libraries: Vec<Library> = Vec::new();
    for package in packages {
        let file = package.folder.join(MANIFEST);
        let place = file.display();
        let [name] = &package.names[..] else {
            if package.names.is_empty() {
                continue;
            }
            let names = package.names.join("` and `");
            return fail!("{place}: error: two packages call its library `{names}`");
        };
        let is_own = name == "snippets" && package.manifest.get("package.name.") == OWN;
        let other = libraries.iter().position(|library| library.name == *name);
        match other {
            None if !is_own => libraries.push(Library {
                name: name.clone(),
                is_exact: false,
                edition: package.edition(),
                has_build_script: package.has_build_script(),
                path: package.root,
                features: package.features,
            }),
            Some(other) if other >= given => {
                return fail!("{place}: error: another package has a library `{name}`");
            }
            _ => {}
        }
    }
    Ok(libraries)
}
