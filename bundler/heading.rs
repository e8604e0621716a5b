//! The head of a problem's file: its title and its link.

/// The title and the link, on one line.
pub fn heading(text: &str) -> Option<String> {
    let mut docs = text.lines().map_while(|line| line.strip_prefix("//!"));
    let link = docs.find_map(|line| line.trim().strip_prefix('<')?.strip_suffix('>'));
    let title = title(text)?;
    Some(match link {
        Some(link) => format!("{title} {link}"),
        None => title,
    })
}

/// The title of a page: its first line, without what Markdown needs before a bracket.
pub fn title(text: &str) -> Option<String> {
    let title = text.lines().next()?.strip_prefix("//! # ")?;
    Some(title.replace("\\[", "[").replace("\\]", "]"))
}
