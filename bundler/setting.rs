//! What bundles are made with: an edition and libraries, as given by the command line or a manifest.
use crate::arguments::Options;
use crate::error::{fail, Error};
use crate::files::read;
use crate::home::home;
use crate::packages::{add, Package};
use crate::stages::{self, Bundle, Library, Purpose, Text};
use std::path::Path;

/// The end of an example that is run: it usually prints nothing.
const HELD: &str = "eprintln!(\"note: no `main`: an example, whose assertions all held\");";

/// Returns the bundle of a solution, which is read once: standard input cannot be read twice. Its libraries are those
/// that the command line gives, those of its manifest, and the snippets; what comes first takes precedence. Notes say
/// which are of another edition.
pub fn bundle(solution: &Path, options: &Options, purpose: Purpose) -> Result<Bundle, Error> {
    let mut text = read(solution)?;
    if purpose == Purpose::Serve {
        text = text.replace("snippets::io::run(", "snippets::served::run(");
    }
    if purpose == Purpose::Run && !text.contains("fn main") {
        // The lines stay where they are.
        text = format!("fn main() {{ {text}\n{HELD} }}");
    }
    let on = vec!["default".to_string()];
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
        if !package.is_at(&root) {
            package = Package::default();
        }
        package.library.path = root;
        package.library.name = name.replace('-', "_");
        package.is_given = true;
        add(&mut packages, package, on.clone())?;
    }
    let mut own = Package::around(solution)?;
    let given = options.all("--edition").pop();
    let edition = given.or(own.library.edition.clone());
    if !own.library.path.is_file() || own.is_at(solution) {
        // The package has no other library.
        own.library.name = String::new();
    }
    let has_features = !own.manifest.all("features.default.").is_empty();
    add(&mut packages, own, on)?;
    let snippets = Library {
        name: "snippets".to_string(),
        path: home()?.join("snippets/lib.rs"),
        is_exact: true,
        ..Library::default()
    };
    // A bundle has its libraries in it.
    let has_own = |name: &str| {
        let starts = ["mod", "pub mod"].map(|start| format!("{start} {name} {{"));
        text.lines()
            .any(|line| starts.iter().any(|start| line.starts_with(start)))
    };
    packages.retain(|package| {
        let name = &package.library.name;
        let is_there = package.is_given || !has_own(name);
        is_there && !name.is_empty() && !package.is_ours()
    });
    let libraries = packages.into_iter().map(|package| package.library);
    let mut libraries: Vec<Library> = libraries.collect();
    let mut named = libraries.iter().map(|library| &library.name);
    if !has_own(&snippets.name) && !named.any(|name| *name == snippets.name) {
        libraries.push(snippets);
    }
    if has_features && text.contains("feature =") {
        eprintln!("note: a judge sets no features, also where the manifest does by default");
    }
    let path = solution.to_path_buf();
    let edition = edition.unwrap_or("2024".to_string());
    let bundle = stages::bundle(Text { path, text }, &libraries, edition, purpose)?;
    if ["proconio::", "snippets::io"]
        .iter()
        .all(|reader| bundle.text.contains(reader))
    {
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
