//! The default features of a library, by the manifest beside it. Nothing else of that is read.
use crate::error::Error;
use crate::files::read;
use std::collections::HashMap;
use std::path::Path;

/// The default features of the library with a root file, and what they turn on, but for crates.
pub fn features(root: &Path) -> Result<Vec<String>, Error> {
    let folders = root.ancestors().skip(1).take(2);
    let mut manifests = folders.map(|folder| folder.join("Cargo.toml"));
    let manifest = manifests.find(|file| file.is_file());
    let text = manifest.map_or(Ok(String::new()), |file| read(&file))?;
    // Each entry is a list, maybe on several lines, behind comments.
    let mut tables = text.split("\n[");
    let table = tables.find_map(|table| table.strip_prefix("features]"));
    let entries = table
        .unwrap_or("")
        .split(']')
        .filter_map(|entry| entry.split_once('='));
    let entries = entries.map(|(key, list)| {
        let key = key.lines().last().unwrap_or("").trim().trim_matches('"');
        (key, list.split('"').skip(1).step_by(2).collect())
    });
    let entries: HashMap<&str, Vec<&str>> = entries.collect();
    let (mut features, mut open) = (Vec::new(), vec!["default"]);
    while let Some(feature) = open.pop() {
        let is_new = !features.iter().any(|other| other == feature);
        if let Some(parts) = entries.get(feature).filter(|_| is_new) {
            open.extend(parts);
            features.push(feature.to_string());
        }
    }
    Ok(features)
}
