//! The libraries of a solution, as cargo finds them: those that the manifest above it names by a path, those that
//! their manifests name, and so on.
//!
//! A feature is on if any package turns it on, as when cargo builds this one program (its resolver 2). Dependencies
//! for any target count, those of build scripts do not. A package with a build script is refused.
use crate::entries::Entries;
use crate::error::{fail, Error, Result};
use crate::files::is_same;
use crate::stages::Library;
use std::path::{Path, PathBuf};

pub const MANIFEST: &str = "Cargo.toml";

/// A library, and what the manifest of its package says.
#[derive(Clone, Default)]
pub struct Package {
    /// The file of the manifest. Empty if there is none.
    path: PathBuf,
    manifest: Entries,
    /// It has no name where it does not count: it is our own, it is the file whose package was asked for, or it is not
    /// there. Among its features are what these turn on in dependencies: `dep:x`, `x/f`, `x?/f`.
    pub library: Library,
    /// Whether the command line names it. Then it takes precedence over others of its name.
    pub is_given: bool,
}

/// Lists the manifests in the folder of a file and above it, the nearest first.
pub fn manifests(file: &Path) -> Vec<PathBuf> {
    let folder = file.with_file_name(".").canonicalize().unwrap_or_default();
    let manifests = folder.ancestors().map(|folder| folder.join(MANIFEST));
    manifests.filter(|manifest| manifest.is_file()).collect()
}

/// Reads the first of these manifests, with what it takes from those of workspaces. Dependencies for any target, and in
/// an example those for development, become such without one.
fn manifest(manifests: &[PathBuf], is_example: bool) -> Result<Entries> {
    let mut manifest = Entries::read(&manifests[0])?;
    let mut taken = Vec::new();
    for (path, _) in &mut manifest.0 {
        let start = path.find("dependencies.").unwrap_or(0);
        let table = &path[..start];
        let is_of_target = table.starts_with("target.") && table.ends_with('.');
        if is_of_target || is_example && table == "dev-" {
            path.drain(..start);
        }
        if let Some(place) = path.strip_suffix("workspace.") {
            taken.push(format!("workspace.{place}"));
        }
    }
    for above in manifests {
        for (path, mut text) in Entries::read(above)?.0 {
            if path.ends_with(".path.") {
                text = above.with_file_name(text).display().to_string();
            }
            if taken.iter().any(|place| path.starts_with(place)) {
                manifest.0.push((path.replacen("workspace.", "", 1), text));
            }
        }
    }
    Ok(manifest)
}

impl Package {
    /// Reads the package that a file is in. Without a manifest above it, nothing is known of that.
    pub fn around(file: &Path) -> Result<Self> {
        let manifests = manifests(file);
        let Some(path) = manifests.first() else {
            return Ok(Self::default());
        };
        let examples = path.with_file_name("examples");
        let is_example = file
            .canonicalize()
            .is_ok_and(|file| file.starts_with(examples));
        let manifest = manifest(&manifests, is_example)?;
        let script = path.with_file_name(manifest.get("package.build.", "build.rs"));
        if script.is_file() {
            return Err(Error::behind(&script, "", "build scripts are not run"));
        }
        let package = manifest.get("package.name.", "");
        let mut name = manifest.get("lib.name.", &package).replace('-', "_");
        let edition = (!name.is_empty()).then(|| manifest.get("package.edition.", "2015"));
        let root = path.with_file_name(manifest.get("lib.path.", "src/lib.rs"));
        // Our own is taken from where this program finds it.
        let is_ours = package == "grundy" && name == "snippets";
        if is_ours || !root.is_file() || is_same(&root, file) {
            name.clear();
        }
        Ok(Self {
            path: path.clone(),
            manifest,
            library: Library {
                path: root,
                edition,
                name,
                ..Library::default()
            },
            is_given: false,
        })
    }

    /// Turns a feature on, and what it turns on.
    pub fn turn_on(&mut self, feature: &str) {
        if self.library.features.contains(&feature.to_string()) {
            return;
        }
        self.library.features.push(feature.to_string());
        for other in self.manifest.all(&format!("features.{feature}.")) {
            self.turn_on(&other);
        }
        // `x/f` turns `x` on, `x?/f` does not.
        self.turn_on(feature.split('/').next().unwrap_or_default());
    }

    /// Adds the dependencies that are on to packages. Rustc says which one is needed and not there.
    fn follow(&self, packages: &mut Vec<Self>) -> Result<()> {
        let on = &self.library.features;
        for (path, text) in &self.manifest.0 {
            let place = path.strip_suffix(".path.").unwrap_or_default();
            let Some(key) = place.strip_prefix("dependencies.") else {
                continue;
            };
            let place = |word: &str| format!("dependencies.{key}.{word}.");
            let about = |word: &str| self.manifest.get(&place(word), "");
            let is_on = on.iter().any(|on| on.trim_start_matches("dep:") == key);
            let manifest = self.path.with_file_name(text).join(MANIFEST);
            if !manifest.is_file() || about("optional") == "true" && !is_on {
                continue;
            }
            let mut package = Self::around(&manifest)?;
            if !about("package").is_empty() {
                package.library.name = key.replace('-', "_");
            }
            for feature in self.manifest.all(&place("features")) {
                package.turn_on(&feature);
            }
            if about("default-features") != "false" {
                package.turn_on("default");
            }
            for on in on {
                let (other, feature) = on.split_once('/').unwrap_or_default();
                if other.trim_end_matches('?') == key {
                    package.turn_on(feature);
                }
            }
            add(packages, &package)?;
        }
        Ok(())
    }
}

/// Adds a package to others, and then those that it leads to. If it is there already, it has the features of both.
pub fn add(packages: &mut Vec<Package>, package: &Package) -> Result<()> {
    let Library { name, features, .. } = &package.library;
    let is_named = |other: &Package| other.library.name == *name;
    let is_there = |other: &Package| is_same(&other.library.path, &package.library.path);
    if name.is_empty() {
        return package.follow(packages);
    }
    let mut others = packages.iter_mut();
    let Some(known) = others.find(|other| is_named(other) || is_there(other)) else {
        packages.push(package.clone());
        return package.follow(packages);
    };
    if !(known.is_given || is_named(known) && is_there(known)) {
        let place = package.library.path.display();
        return fail!(
            "{place}: error: the library `{name}` has two names, or another has its name"
        );
    }
    let before = known.library.features.len();
    for feature in features {
        known.turn_on(feature);
    }
    if known.library.features.len() > before {
        known.clone().follow(packages)?;
    }
    Ok(())
}
