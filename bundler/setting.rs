//! What bundles are made with: an edition and libraries, as given by the command line or a manifest.
use crate::arguments::Making;
use crate::error::Error;
use crate::files::read;
use crate::home::home;
use crate::packages::{libraries, manifest_folder, Package};
use crate::stages::{self, Bundle, Library, Purpose, Text};
use std::path::Path;

/// Returns the bundle of a solution, which is read once: standard input cannot be read twice. Its libraries are those
/// that the command line gives, those of its manifest, and the snippets; what comes first takes precedence.
pub fn bundle(solution: &Path, making: &Making, purpose: Purpose) -> Result<Bundle, Error> {
    let text = read(solution)?;
    let mut edition = None;
    let mut packages = Vec::new();
    for (name, path) in &making.libraries {
        let mut package = Package::of_library(path)?;
        package.call(name)?;
        packages.push(package);
    }
    if let Some(folder) = solution.parent().and_then(manifest_folder) {
        let place = solution.canonicalize().unwrap_or_default();
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
    let mut libraries = libraries(packages, making.libraries.len())?;
    let snippets = home()?.join("snippets/lib.rs");
    let is_own =
        |library: &Library| library.path.canonicalize().ok() == snippets.canonicalize().ok();
    libraries.retain(|library| library.name != "snippets" || !is_own(library));
    if !libraries.iter().any(|library| library.name == "snippets") {
        libraries.push(Library {
            name: "snippets".to_string(),
            path: snippets,
            is_exact: true,
            ..Library::default()
        });
    }
    // A bundle has its libraries in it.
    let is_given = |name: &str| {
        making
            .libraries
            .iter()
            .any(|(given, _)| given.replace('-', "_") == name)
    };
    let has_own = |name: &str| {
        let starts = ["mod", "pub mod"].map(|start| format!("{start} {name} {{"));
        text.lines()
            .any(|line| starts.iter().any(|start| line.starts_with(start)))
    };
    libraries.retain(|library| is_given(&library.name) || !has_own(&library.name));
    let edition = making.edition.clone().or(edition);
    let path = solution.to_path_buf();
    let edition = edition.unwrap_or("2024".to_string());
    stages::bundle(Text { path, text }, &libraries, edition, purpose)
}
