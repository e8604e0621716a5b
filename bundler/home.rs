//! Where the library, the problems and their samples are.
use crate::error::{fail, Result};
use std::path::{Path, PathBuf};

/// The checkout around the current folder, otherwise the one where this program was built. So a checkout
/// that was copied or moved uses itself.
pub fn home() -> Result<PathBuf> {
    let here = std::env::current_dir().unwrap_or_default();
    let built = env!("CARGO_MANIFEST_DIR");
    let mut folders = here.ancestors().chain([Path::new(built)]);
    match folders.find(|folder| folder.join("problems/catalogue.rs").is_file()) {
        Some(home) => Ok(home.to_path_buf()),
        None => fail!(
            "error: the library was in {built} and is gone; go to where it is now, \
             and install again there: `cargo install --path .`"
        ),
    }
}
