//! `list`: the pages of the library and, under each, its problems.
use crate::catalogue::{plain, problems};
use crate::error::{fail, Error};
use crate::files::{entries, read, stem};
use crate::heading::title;
use crate::home::home;
use std::collections::BTreeSet;
use std::path::Path;

/// The pages that match all words by their names, titles and aliases, and under each the problems that
/// do, by their ids and titles, too.
pub fn list(words: &[String]) -> Result<String, Error> {
    let matches = |names: &str| words.iter().all(|word| names.contains(&plain(word)));
    let (snippets, problems) = (home()?.join("snippets"), problems()?);
    let family = |path: &Path| path.parent().map_or(String::new(), stem);
    // A family may have no page.
    let families = problems.iter().map(|path| family(path));
    let pages = entries(&snippets, ".rs");
    let pages = pages.iter().map(|path| stem(path));
    let mut list = String::new();
    for page in families.chain(pages).collect::<BTreeSet<_>>() {
        let text = read(&snippets.join(&page).with_extension("rs")).unwrap_or_default();
        let page_title = title(&text).unwrap_or_default();
        let aliases = text.lines().filter(|line| line.contains("doc(alias"));
        let names: Vec<String> = aliases.chain([&*page, &page_title]).map(plain).collect();
        let names = names.join("\n");
        let mut lines = String::new();
        for path in problems.iter().filter(|path| family(path) == page) {
            let (id, title) = (stem(path), title(&read(path)?).unwrap_or_default());
            if matches(&[&*names, &plain(&id), &plain(&title)].join("\n")) {
                lines += &format!("  {id:28}  {title}\n");
            }
        }
        if page != "lib" && (matches(&names) || !lines.is_empty()) {
            list += format!("{page:30}  {page_title}").trim_end();
            list += &format!("\n{lines}");
        }
    }
    if list.is_empty() {
        let words = words.join(" ");
        return fail!("error: no problem and no page matches {words:?}");
    }
    Ok(list)
}
