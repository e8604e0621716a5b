//! The head of a page or a solution: `//! # Title`, and below it `//! <link>`, more text and aliases.

/// The judges that take no Rust, or no submissions any more. Ids begin with their names in lower case.
pub const WITHOUT_RUST: [&str; 5] = ["HDU", "POJ", "BZOJ", "UVa", "USACO"];

/// The first line, without what Markdown needs before a bracket.
pub fn title(text: &str) -> Option<String> {
    let title = text.lines().next()?.strip_prefix("//! # ")?;
    Some(title.replace("\\[", "[").replace("\\]", "]"))
}

/// Where the statement is.
pub fn link(text: &str) -> Option<&str> {
    let lines = text.lines();
    let mut tags = lines.filter_map(|line| line.strip_prefix("//! <")?.strip_suffix('>'));
    tags.find(|tag| tag.contains("://"))
}

/// Its other names, by which the search of the documentation finds it: one, or a list.
pub fn aliases(text: &str) -> impl Iterator<Item = &str> {
    let lists = text.split("#![doc(alias").skip(1);
    lists.flat_map(|list| {
        let names = list.split(")]").next().unwrap_or_default();
        names.split('"').skip(1).step_by(2)
    })
}

/// Title and link on one line, which is the first of a bundle.
pub fn title_and_link(text: &str) -> Option<String> {
    let line = title(text)? + " " + link(text).unwrap_or_default();
    Some(line.trim_end().to_string())
}
