//! What bundles are made with: an edition and libraries, as given by the command line or a manifest.
use crate::arguments::Options;
use crate::error::{fail, Result};
use crate::files::{is_same, read};
use crate::home::home;
use crate::packages::{add, Package};
use crate::stages::{self, Bundle, Library, Purpose, Text};
use std::path::Path;

/// The end of an example that is run: it usually prints nothing.
const HELD: &str = "eprintln!(\"note: no `main`: an example, whose assertions all held\");";

/// Returns the bundle of a solution, which is read once: standard input cannot be read twice. Its libraries are those
/// that the command line gives, those of its manifest, and the snippets; what comes first takes precedence. Notes say
/// which are of another edition.
pub fn bundle(solution: &Path, options: &Options, purpose: Purpose) -> Result<Bundle> {
    let mut text = read(solution)?;
    if purpose == Purpose::Serve {
        text = text.replace("snippets::io::run(", "snippets::served::run(");
    }
    if purpose == Purpose::Run && !text.contains("fn main") {
        // The lines stay where they are.
        text = format!("fn main() {{{}\n{HELD} }}", text.trim_end());
    }
    let mut packages = Vec::new();
    for library in options.all("--lib") {
        let Some((name, path)) = library.split_once('=') else {
            return fail!("error: expected NAME=PATH of a library, found {library:?}");
        };
        let mut root = Path::new(path).join("src/lib.rs");
        if !root.is_file() {
            root = path.into();
        }
        let mut package = Package::around(&root)?;
        if !is_same(&package.library.path, &root) {
            package = Package::default();
        }
        package.library.path = root;
        package.library.name = name.replace('-', "_");
        package.is_given = true;
        package.turn_on("default");
        add(&mut packages, &package)?;
    }
    let mut own = Package::around(solution)?;
    let named = options
        .all("--edition")
        .pop()
        .or(own.library.edition.clone());
    let edition = named.unwrap_or("2024".to_string());
    own.turn_on("default");
    add(&mut packages, &own)?;
    // A bundle has its libraries in it.
    let has_own = |name: &str| {
        let start = format!("mod {name} {{");
        let mut lines = text.lines();
        lines.any(|line| line.trim_start_matches("pub ").starts_with(&start))
    };
    packages.retain(|package| package.is_given || !has_own(&package.library.name));
    let mut libraries: Vec<Library> = packages
        .into_iter()
        .map(|package| package.library)
        .collect();
    if !has_own("snippets") && libraries.iter().all(|library| library.name != "snippets") {
        libraries.push(Library {
            name: "snippets".to_string(),
            path: home()?.join("snippets/lib.rs"),
            is_exact: true,
            ..Library::default()
        });
    }
    if own.library.features.len() > 1 && text.contains("feature =") {
        eprintln!("note: a judge sets no features, also where the manifest does by default");
    }
    let path = solution.to_path_buf();
    let bundle = stages::bundle(Text { path, text }, &libraries, edition, purpose)?;
    // Comments are not bundled.
    if bundle.text.contains(&format!("fn main() {{\n{HELD}")) {
        return fail!("{}: error: there is no code to run", solution.display());
    }
    let mut readers = ["proconio::", "snippets::io"].iter();
    if readers.all(|reader| bundle.text.contains(reader)) {
        eprintln!("note: proconio and snippets::io both read ahead; a program has one reader");
    }
    for (name, other) in &bundle.foreign {
        eprintln!(
            "note: {name} is of edition {other}, the bundle of {}",
            bundle.edition
        );
    }
    Ok(bundle)
}
