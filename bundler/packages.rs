//! The libraries of a solution, as cargo finds them: those that the manifest above it names by a path, those that
//! their manifests name, and so on.
//!
//! A feature is on if any package turns it on, as when cargo builds this one program (its resolver 2). Dependencies
//! for any target count, those of build scripts do not. A package with a build script is refused.
use crate::error::{fail, Error};
use crate::manifest::Entries;
use crate::stages::Library;
use std::env::current_dir;
use std::path::{Path, PathBuf};

pub const MANIFEST: &str = "Cargo.toml";

/// A library, and what the manifest of its package says.
#[derive(Clone, Default)]
pub struct Package {
    /// Where the manifest is. Empty if there is none.
    folder: PathBuf,
    pub manifest: Entries,
    /// Among its features are what these turn on in dependencies: `dep:x`, `x/f`, `x?/f`.
    pub library: Library,
    /// Whether the command line names it. Then it takes precedence over others of its name.
    pub is_given: bool,
}

/// Returns the nearest folder with a manifest, from a folder on upwards.
pub fn manifest_folder(folder: &Path) -> Option<PathBuf> {
    let full = current_dir().ok()?.join(folder).canonicalize().ok()?;
    let mut folders = full.ancestors();
    let found = folders.find(|folder| folder.join(MANIFEST).is_file())?;
    Some(found.to_path_buf())
}

/// Reads the manifest in a folder, with what it takes from that of the workspace. Dependencies for any target, and in
/// an example those for development, become such without one.
fn manifest(folder: &Path, is_example: bool) -> Result<Entries, Error> {
    let mut manifest = Entries::read(&folder.join(MANIFEST))?;
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
    for above in folder.ancestors().map(|above| above.join(MANIFEST)) {
        if above.is_file() {
            for (path, mut text) in Entries::read(&above)?.0 {
                if path.ends_with(".path.") {
                    text = above.with_file_name(text).display().to_string();
                }
                if taken.iter().any(|place| path.starts_with(place)) {
                    manifest.0.push((path.replacen("workspace.", "", 1), text));
                }
            }
        }
    }
    Ok(manifest)
}

impl Package {
    /// Reads the package that a file is in. Without a manifest above it, nothing is known of that.
    pub fn around(file: &Path) -> Result<Self, Error> {
        let Some(folder) = file.parent().and_then(manifest_folder) else {
            return Ok(Self::default());
        };
        let examples = folder.join("examples");
        let is_inside = |place: PathBuf| place.starts_with(examples);
        let is_example = file.canonicalize().is_ok_and(is_inside);
        let manifest = manifest(&folder, is_example)?;
        let script = folder.join(manifest.get("package.build.", "build.rs"));
        if script.is_file() {
            return Err(Error::behind(&script, "", "build scripts are not run"));
        }
        let name = manifest.get("lib.name.", &manifest.get("package.name.", ""));
        let edition = manifest.get("package.edition.", "2015");
        let library = Library {
            path: folder.join(manifest.get("lib.path.", "src/lib.rs")),
            edition: (!name.is_empty()).then_some(edition),
            name: name.replace('-', "_"),
            ..Library::default()
        };
        Ok(Self {
            folder,
            manifest,
            library,
            is_given: false,
        })
    }

    /// Whether it is a checkout of this package, whose library is taken from where this program finds it.
    pub fn is_ours(&self) -> bool {
        self.library.name == "snippets" && self.manifest.get("package.name.", "") == "grundy"
    }

    /// Whether a file is the root file of its library.
    pub fn is_at(&self, path: &Path) -> bool {
        self.library.path.canonicalize().ok() == path.canonicalize().ok()
    }

    /// Turns a feature on, and what it turns on.
    fn turn_on(&mut self, feature: &str) {
        if self.library.features.iter().any(|on| on == feature) {
            return;
        }
        self.library.features.push(feature.to_string());
        for other in self.manifest.all(&format!("features.{feature}.")) {
            self.turn_on(&other);
        }
        // `x/f` turns `x` on, `x?/f` does not.
        if let Some((key, _)) = feature.split_once('/') {
            self.turn_on(key);
        }
    }

    /// Adds the dependencies that are on to packages. Rustc says which one is needed and not there.
    fn follow(&self, packages: &mut Vec<Self>) -> Result<(), Error> {
        for (path, text) in &self.manifest.0 {
            let table = path.strip_prefix("dependencies.");
            let Some(key) = table.and_then(|table| table.strip_suffix(".path.")) else {
                continue;
            };
            let place = format!("dependencies.{key}.");
            let about = |word: &str| self.manifest.get(&format!("{place}{word}."), "");
            let on = &self.library.features;
            let mut turned_on = on.iter().map(|on| on.trim_start_matches("dep:"));
            let is_on = about("optional") != "true" || turned_on.any(|on| on == key);
            let manifest = self.folder.join(text).join(MANIFEST);
            if !is_on || !manifest.is_file() {
                continue;
            }
            let mut package = Self::around(&manifest)?;
            if !about("package").is_empty() {
                package.library.name = key.replace('-', "_");
            }
            let mut features = self.manifest.all(&format!("{place}features."));
            if about("default-features") != "false" {
                features.push("default".to_string());
            }
            for on in on {
                let (other, feature) = on.split_once('/').unwrap_or_default();
                if other.trim_end_matches('?') == key {
                    features.push(feature.to_string());
                }
            }
            add(packages, package, features)?;
        }
        Ok(())
    }
}

/// Adds a library, with features that are on in it, to others, and then those that it leads to. If it is there
/// already, it has the features of both.
pub fn add(packages: &mut Vec<Package>, package: Package, on: Vec<String>) -> Result<(), Error> {
    let Library { name, path, .. } = package.library.clone();
    let likeness = |other: &Package| [other.library.name == name, other.is_at(&path)];
    let known = packages
        .iter()
        .position(|other| likeness(other).contains(&true));
    let id = known.unwrap_or(packages.len());
    if known.is_none() {
        packages.push(package);
    }
    if likeness(&packages[id]).contains(&false) {
        if packages[id].is_given {
            return Ok(());
        }
        let place = path.display();
        return fail!(
            "{place}: error: the library `{name}` has two names, or another has its name"
        );
    }
    let found = &mut packages[id];
    let before = found.library.features.len();
    for feature in on {
        found.turn_on(&feature);
    }
    if known.is_none() || found.library.features.len() > before {
        found.clone().follow(packages)?;
    }
    Ok(())
}
