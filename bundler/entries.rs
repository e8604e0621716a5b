//! Texts by paths: what a manifest says, or the options of a command line.

/// Paths with their texts. A path may have several; numbers, dates and `true` are texts, too.
#[derive(Clone, Default)]
pub struct Entries(pub Vec<(String, String)>);

impl Entries {
    /// Lists the texts at a path.
    pub fn all(&self, path: &str) -> Vec<String> {
        let texts = self.0.iter().filter(|entry| entry.0 == path);
        texts.map(|entry| entry.1.clone()).collect()
    }

    /// Returns the first text at a path, or the default if there is none.
    pub fn get(&self, path: &str, default: &str) -> String {
        let mut texts = self.all(path).into_iter();
        texts.next().unwrap_or(default.to_string())
    }
}
