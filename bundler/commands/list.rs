//! `list`: the pages of the library and, under each, its problems.
use crate::catalogue::{plain, problems};
use crate::error::{fail, Error};
use crate::files::{entries, read, stem};
use crate::heading::title;
use crate::home::home;
use std::collections::BTreeSet;
use std::path::Path;

/// The pages that match all words by their names, titles and aliases, and under each the problems that
/// do, by their ids and titles, too. If the words are one of the names, the page's functions follow.
pub fn list(words: &[String]) -> Result<String, Error> {
    let matches = |names: &str| words.iter().all(|word| names.contains(&plain(word)));
    let wanted = plain(&words.concat());
    let snippets = home()?.join("snippets");
    let problems = problems()?;
    let family = |path: &Path| path.parent().map_or(String::new(), stem);
    // A family may have no page.
    let families = problems.iter().map(|path| family(path));
    let pages = entries(&snippets, ".rs");
    let pages = pages.iter().map(|path| stem(path));
    let mut list = String::new();
    for page in families.chain(pages).collect::<BTreeSet<_>>() {
        let path = snippets.join(&page).with_extension("rs");
        let text = read(&path).unwrap_or_default();
        let page_title = title(&text).unwrap_or_default();
        let mut names = vec![plain(&page), plain(&page_title)];
        for line in text.lines().filter(|line| line.contains("doc(alias")) {
            names.extend(line.split('"').nth(1).map(plain));
        }
        let is_wanted = names.contains(&wanted);
        let names = names.join("\n");
        let mut lines = String::new();
        for path in problems.iter().filter(|path| family(path) == page) {
            let id = stem(path);
            let title = title(&read(path)?).unwrap_or_default();
            if matches(&[&*names, &plain(&id), &plain(&title)].join("\n")) {
                lines += &format!("  {id:28}  {title}\n");
            }
        }
        if page != "lib" && (matches(&names) || !lines.is_empty()) {
            list += format!("{page:30}  {page_title}").trim_end();
            list += &format!("\n{lines}");
        }
        if is_wanted {
            list += &format!("  {}\n{}", path.display(), functions(&text));
        }
    }
    if list.is_empty() {
        let words = words.join(" ");
        return fail!("error: no problem and no page matches {words:?}");
    }
    Ok(list)
}

/// The public functions of a page, each with the first sentence that is said of it.
fn functions(text: &str) -> String {
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    let parts: Vec<&str> = code.split("pub fn ").collect();
    let mut functions = String::new();
    for pair in parts.windows(2) {
        let above = pair[0].rsplit("\n\n").next().unwrap_or_default();
        let docs = above
            .lines()
            .filter_map(|line| line.trim().strip_prefix("///"));
        let docs: String = docs.collect();
        let sentence = docs.split(". ").next().unwrap_or_default();
        let head = pair[1].split('{').next().unwrap_or_default();
        let head: Vec<&str> = head.split_whitespace().collect();
        functions += &format!("    fn {}\n       {sentence}\n", head.join(" "));
    }
    functions
}
