//! The libraries of a solution, as cargo finds them: those that the manifest above it names by a path, those that
//! their manifests name, and so on.
//!
//! A feature is on if any package turns it on, as when cargo builds this one program (its resolver 2). Dependencies
//! for any target count, those of build scripts do not.
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
    pub manifest: Manifest,
    /// The root file of its library.
    pub root: PathBuf,
    /// What others call its library. Empty if they do not know it.
    pub name: String,
    /// The features that are on, and what these turn on in dependencies: `dep:x`, `x/f`, `x?/f`.
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
    /// Reads the manifest in a folder. Dependencies for any target become such without one, and so do those for
    /// development, if these count; what is marked `workspace = true` is taken from the manifests above.
    pub fn read(folder: &Path, for_development: bool) -> Result<Self, Error> {
        let mut package = Self {
            manifest: Manifest::read(&folder.join(MANIFEST))?,
            folder: folder.canonicalize().map_err(cannot("find it", folder))?,
            ..Self::default()
        };
        let own = package.manifest.clone();
        for target in own.keys("target.") {
            let table = format!("target.{target}.dependencies.");
            package.manifest.copy(&own, &table, "dependencies.");
        }
        if for_development {
            package
                .manifest
                .copy(&own, "dev-dependencies.", "dependencies.");
        }
        let named = package.manifest.get("package.workspace.", "");
        let workspace = package.folder.join(named);
        for above in package.folder.ancestors().chain([workspace.as_path()]) {
            let file = above.join(MANIFEST);
            if !file.is_file() {
                continue;
            }
            let mut other = Manifest::read(&file)?;
            for (path, texts) in &mut other.0 {
                if path.ends_with(".path.") {
                    texts[0] = above.join(&texts[0]).display().to_string();
                }
            }
            for place in package.manifest.clone().0.keys() {
                if let Some(place) = place.strip_suffix("workspace.") {
                    let source = format!("workspace.{place}");
                    package.manifest.copy(&other, &source, place);
                }
            }
        }
        let root = package.manifest.get("lib.path.", "src/lib.rs");
        package.root = package.folder.join(root);
        Ok(package)
    }

    /// Reads the package whose library has a root file, or is in a folder.
    pub fn of_library(path: &Path) -> Result<Self, Error> {
        let inside = path.join("src/lib.rs");
        let root = if inside.is_file() { &inside } else { path };
        let mut package = Self::default();
        if let Some(folder) = root.parent().and_then(manifest_folder) {
            let nearest = Self::read(&folder, false)?;
            if nearest.root.canonicalize().ok() == root.canonicalize().ok() {
                package = nearest;
            }
        }
        package.root = root.to_path_buf();
        Ok(package)
    }

    /// Returns the name that it gives to its library.
    pub fn own_name(&self) -> String {
        let name = self.manifest.get("package.name.", "");
        self.manifest.get("lib.name.", &name)
    }

    /// Enters what another package calls its library.
    pub fn call(&mut self, name: &str) -> Result<(), Error> {
        // As cargo does.
        let name = name.replace('-', "_");
        if !self.name.is_empty() && self.name != name {
            return self.fail(&format!("it is called `{name}`, too"));
        }
        self.name = name;
        Ok(())
    }

    fn fail<T>(&self, message: &str) -> Result<T, Error> {
        let (place, name) = (self.root.display(), &self.name);
        fail!("{place}: error: this is the library `{name}`, but {message}")
    }

    /// Returns its edition, which is not known without a manifest.
    pub fn edition(&self) -> Option<String> {
        let edition = self.manifest.get("package.edition.", "2015");
        (!self.manifest.keys("package.").is_empty()).then_some(edition)
    }

    fn library(self) -> Library {
        let script = self
            .folder
            .join(self.manifest.get("package.build.", "build.rs"));
        Library {
            edition: self.edition(),
            has_build_script: self.edition().is_some() && script.is_file(),
            name: self.name,
            path: self.root,
            is_exact: false,
            features: self.features,
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
        let (key, _) = feature.split_once('/').unwrap_or_default();
        if self.about(key, "optional") == "true" {
            self.turn_on(key);
        }
    }

    /// Returns what is said about a dependency.
    fn about(&self, key: &str, word: &str) -> String {
        self.manifest
            .get(&format!("dependencies.{key}.{word}."), "")
    }

    /// Returns the folder of a dependency, if it has a path and is on.
    fn dependency(&self, key: &str) -> Option<PathBuf> {
        let is_on = self.about(key, "optional") != "true" || self.has(key);
        let path = self.about(key, "path");
        let folder = self.folder.join(&path);
        // The folder of the snippets may have been moved.
        let is_there = key != OWN || folder.join(MANIFEST).is_file();
        let is_taken = (is_on || self.has(&format!("dep:{key}"))) && !path.is_empty() && is_there;
        is_taken.then_some(folder)
    }

    /// Lists the features that it turns on in a dependency.
    fn features_of(&self, key: &str) -> Vec<String> {
        let mut features = self.manifest.all(&format!("dependencies.{key}.features."));
        if self.about(key, "default-features") != "false" {
            features.push("default".to_string());
        }
        for on in &self.features {
            let (other, feature) = on.split_once('/').unwrap_or_default();
            if other.trim_end_matches('?') == key {
                features.push(feature.to_string());
            }
        }
        features
    }
}

/// Returns the libraries that packages lead to. The names of the first packages, which are given, take precedence.
/// Otherwise a package has one name, and a name is that of one package.
pub fn libraries(mut packages: Vec<Package>, given: usize) -> Result<Vec<Library>, Error> {
    let mut before = 0;
    let mut size = 1;
    while before < size {
        before = size;
        for index in 0..packages.len() {
            for key in packages[index].manifest.keys("dependencies.") {
                let Some(folder) = packages[index].dependency(&key) else {
                    continue;
                };
                let features = packages[index].features_of(&key);
                let is_renamed = !packages[index].about(&key, "package").is_empty();
                let place = folder.canonicalize().unwrap_or_default();
                let known = packages.iter().position(|other| other.folder == place);
                let id = known.unwrap_or(packages.len());
                if known.is_none() {
                    packages.push(Package::read(&folder, false)?);
                }
                let found = &mut packages[id];
                let name = if is_renamed { key } else { found.own_name() };
                found.call(&name)?;
                for feature in features {
                    found.turn_on(&feature);
                }
            }
        }
        let sizes = packages.iter().map(|package| package.features.len() + 1);
        size = sizes.sum();
    }
    packages.retain(|package| !package.name.is_empty());
    let mut libraries: Vec<Library> = Vec::new();
    for package in packages {
        let is_it = |other: &Library| other.name == package.name;
        match libraries.iter().position(is_it) {
            None => libraries.push(package.library()),
            Some(other) if other < given => {}
            Some(_) => return package.fail("another one is called so, too"),
        }
    }
    Ok(libraries)
}
