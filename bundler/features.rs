//! The default features of a library and its root, by the manifest beside it. Of a manifest nothing else
//! is read.
use crate::error::Error;
use crate::files::read;
use std::path::{Path, PathBuf};

/// The root file of the library at a path, a file or a folder, and its default features; of those that
/// are crates, the ones that `is_known`.
pub fn library(
    path: &Path,
    is_known: &dyn Fn(&str) -> bool,
) -> Result<(PathBuf, Vec<String>), Error> {
    let folders = path.ancestors().take(if path.is_dir() { 1 } else { 3 });
    let mut manifests = folders.map(|folder| folder.join("Cargo.toml"));
    let manifest = manifests.find(|file| file.is_file());
    let text = manifest.map_or(Ok(String::new()), |file| read(&file))?;
    let values = |key: &str| values(&text, key);
    let given = values("lib.path").unwrap_or_default().into_iter();
    let roots = given.chain(["src/lib.rs".to_string(), "lib.rs".to_string()]);
    let mut roots = roots.map(|file| path.join(file));
    let root = match path.is_dir() {
        true => roots.find(|file| file.is_file()),
        false => Some(path.to_path_buf()),
    };
    let problem = || Error(format!("{}: error: no src/lib.rs is in it", path.display()));
    let (mut features, mut open) = (Vec::new(), vec!["default".to_string()]);
    while let Some(feature) = open.pop() {
        let parts = values(&format!("features.{feature}"));
        if (parts.is_some() || is_known(&feature)) && !features.contains(&feature) {
            open.extend(parts.unwrap_or_default());
            features.push(feature);
        }
    }
    Ok((root.ok_or_else(problem)?, features))
}

/// The texts in the value of a key, told as `table.key`.
fn values(text: &str, wanted: &str) -> Option<Vec<String>> {
    let (mut table, mut key, mut found) = ("", String::new(), None);
    for line in text
        .lines()
        .map(str::trim)
        .filter(|line| !line.starts_with('#'))
    {
        let mut value = line;
        if let (true, Some(name)) = (!line.contains('"'), line.strip_prefix('[')) {
            table = name.trim_end_matches(']');
        } else if let Some((name, behind)) = line.split_once('=') {
            key = format!("{table}.{}", name.trim().trim_matches('"'));
            value = behind;
        }
        if key == wanted {
            let texts = value.split('"').skip(1).step_by(2).map(str::to_string);
            found.get_or_insert_with(Vec::new).extend(texts);
        }
    }
    found
}
