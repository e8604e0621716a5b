//! The default features of a library and its root, by the manifest beside it. Of a manifest nothing else
//! is read.
use crate::error::Error;
use crate::files::read;
use std::path::{Path, PathBuf};

/// The root file of the library at a path, a file or a folder, and its default features; of crates
/// that are there only if asked for, those that `is_known`.
pub fn library(
    path: &Path,
    is_known: &dyn Fn(&str) -> bool,
) -> Result<(PathBuf, Vec<String>), Error> {
    let folders: Vec<&Path> = path
        .ancestors()
        .skip(usize::from(!path.is_dir()))
        .take(2)
        .collect();
    let manifests = folders.iter().map(|folder| folder.join("Cargo.toml"));
    let manifest = manifests.filter(|file| file.is_file()).find(|file| {
        // The folder of a library may lie in that of another one.
        path.is_dir() && file.parent() == Some(path) || !path.is_dir()
    });
    let text = manifest
        .as_ref()
        .map_or(Ok(String::new()), |file| read(file))?;
    let entries = entries(&text);
    let lists = |key: &str| {
        let found = entries.iter().find(|(name, _)| name == key);
        found.map(|(_, texts)| texts.clone())
    };
    let root = if path.is_dir() {
        let given = lists("lib.path").and_then(|texts| texts.into_iter().next());
        let files = given
            .into_iter()
            .chain(["src/lib.rs".into(), "lib.rs".into()]);
        let mut files = files.map(|file| path.join(file));
        let problem = || Error(format!("{}: error: no src/lib.rs is in it", path.display()));
        files.find(|file| file.is_file()).ok_or_else(problem)?
    } else {
        path.to_path_buf()
    };
    let mut features = Vec::new();
    let mut open = vec!["default".to_string()];
    while let Some(feature) = open.pop() {
        let known = lists(&format!("features.{feature}"));
        // What is no feature is a crate of that name.
        let is_on = known.is_some() || is_known(&feature);
        if is_on && !features.contains(&feature) {
            open.extend(known.unwrap_or_default());
            features.push(feature);
        }
    }
    Ok((root, features))
}

/// The keys of a manifest with their tables, and the texts in their values.
fn entries(text: &str) -> Vec<(String, Vec<String>)> {
    let (mut entries, mut table): (Vec<(String, Vec<String>)>, _) = (Vec::new(), "");
    for line in text.lines() {
        let line = line.split(" #").next().unwrap_or("").trim();
        let value = match line.split_once('=') {
            _ if line.starts_with('#') => continue,
            _ if line.starts_with('[') && line.ends_with(']') && line.len() > 2 => {
                table = line.trim_matches(|c| c == '[' || c == ']');
                continue;
            }
            Some((key, value)) => {
                let key = key.trim().trim_matches('"');
                entries.push((format!("{table}.{key}"), Vec::new()));
                value
            }
            // A list goes on.
            None => line,
        };
        if let Some((_, texts)) = entries.last_mut() {
            texts.extend(value.split('"').skip(1).step_by(2).map(str::to_string));
        }
    }
    entries
}
