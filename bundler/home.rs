//! Where the library, the problems and their samples are: found when the program runs, so a checkout
//! that was copied or moved uses itself.
use crate::error::Error;
use std::path::{Path, PathBuf};

/// The folder of the package: the one that cargo names, else the nearest above the current one, else
/// the one where this program was built.
pub fn home() -> Result<PathBuf, Error> {
    let cargo = std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    let here = std::env::current_dir().unwrap_or_default();
    find(cargo.as_deref(), &here, env!("CARGO_MANIFEST_DIR").as_ref())
}

fn find(cargo: Option<&Path>, here: &Path, built: &Path) -> Result<PathBuf, Error> {
    let mut folders = cargo.into_iter().chain(here.ancestors()).chain([built]);
    let found = folders.find(|folder| is_home(folder));
    found.map(Path::to_path_buf).ok_or_else(|| {
        let cargo = cargo.map_or(String::new(), |cargo| {
            format!("\n  {}, which CARGO_MANIFEST_DIR names", cargo.display())
        });
        Error(format!(
            "error: the library is not found; the package `grundy` with snippets/lib.rs is not in{cargo}
  {}, the current folder, and not above it
  {}, where this program was built",
            here.display(),
            built.display()
        ))
    })
}

fn is_home(folder: &Path) -> bool {
    let has = |name: &str| folder.join(name).exists();
    crate::files::read(&folder.join("Cargo.toml")).is_ok_and(|text| text.contains("name = \"grundy\""))
        && has("snippets/lib.rs")
        && has("problems/catalogue.rs")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn cargos_folder_goes_before_the_current_one_and_the_builders_comes_last() {
        let root = std::env::temp_dir().join(format!("grundy home 家 {}", std::process::id()));
        let make = |name: &str, package: &str| {
            let folder = root.join(name);
            for file in ["snippets/lib.rs", "problems/catalogue.rs", "own/x.rs"] {
                let file = folder.join(file);
                fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
                fs::write(file, "").expect("a file");
            }
            let manifest = format!("[package]\nname = \"{package}\"\n");
            fs::write(folder.join("Cargo.toml"), manifest).expect("a file");
            folder
        };
        let (one, two) = (make("one", "grundy"), make("two", "grundy"));
        let other = make("one/other", "other");
        let partial = make("partial", "grundy");
        fs::remove_file(partial.join("snippets/lib.rs")).expect("a file");
        let nothing = root.join("nothing");

        let found = |cargo, here: &Path, built| find(cargo, here, built).expect("a home");
        assert_eq!(found(Some(&two), &one, &one), two);
        assert_eq!(found(Some(&other), &one.join("own"), &two), one);
        assert_eq!(found(None, &other.join("own"), &two), one);
        assert_eq!(found(Some(&partial), &nothing, &two), two);

        let lost = find(Some(&other), &partial, &nothing).expect_err("no home");
        let expected = format!(
            "error: the library is not found; the package `grundy` with snippets/lib.rs is not in\n  \
             {}, which CARGO_MANIFEST_DIR names\n  \
             {}, the current folder, and not above it\n  \
             {}, where this program was built",
            other.display(),
            partial.display(),
            nothing.display()
        );
        assert_eq!(lost.0, expected);
        fs::remove_dir_all(root).expect("a folder");
    }
}
