//! What bundles are made with: an edition and libraries, as given by the command line or a manifest.
use crate::arguments::Making;
use crate::error::Error;
use crate::files::read;
use crate::home::home;
use crate::packages::{libraries, manifest_folder, Package};
use crate::stages::{self, Bundle, Library, Purpose, Text};
use std::path::Path;

/// The judge's edition, and libraries.
struct Setting {
    edition: String,
    libraries: Vec<Library>,
}

impl Setting {
    /// What a solution is bundled with: what the command line gives, what its manifest gives, and the snippets. What
    /// comes first takes precedence.
    fn new(making: &Making, solution: &Text) -> Result<Self, Error> {
        let mut edition = None;
        let mut packages = Vec::new();
        for (name, path) in &making.libraries {
            let mut package = Package::of_library(path)?;
            package.call(name)?;
            packages.push(package);
        }
        if let Some(folder) = solution.path.parent().and_then(manifest_folder) {
            let place = solution.path.canonicalize().unwrap_or_default();
            let mut kinds = ["examples", "tests", "benches"].into_iter();
            let is_in = |kind| place.starts_with(folder.join(kind));
            let mut own = Package::read(&folder, kinds.any(is_in))?;
            if own.root.is_file() && own.root != place {
                own.call(&own.own_name())?;
            }
            edition = own.edition();
            packages.push(own);
        }
        for package in &mut packages {
            package.turn_on("default");
        }
        let given = making.libraries.len();
        let mut libraries = libraries(packages, given)?;
        if !libraries.iter().any(|library| library.name == "snippets") {
            libraries.push(Library {
                name: "snippets".to_string(),
                path: home()?.join("snippets/lib.rs"),
                is_exact: true,
                ..Library::default()
            });
        }
        // A bundle has its libraries in it.
        let has_own = |name: &str| solution.text.contains(&format!("mod {name} {{"));
        let later = libraries.split_off(given.min(libraries.len()));
        libraries.extend(later.into_iter().filter(|library| !has_own(&library.name)));
        let edition = making.edition.clone().or(edition);
        Ok(Self {
            edition: edition.unwrap_or("2021".to_string()),
            libraries,
        })
    }
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
