//! `list`: the pages of the library and, under each, its problems.
use crate::catalogue::plain;
use crate::error::{fail, Error};
use crate::files::{entries, read, stem};
use crate::heading::title;
use crate::home::home;
use std::collections::BTreeSet;

/// The pages that match all words by their names, titles and aliases, and under each the problems that
/// do, by their ids and titles, too. If the words are one of the names, the page's functions follow.
pub fn list(words: &[String]) -> Result<String, Error> {
    let matches = |names: &str| words.iter().all(|word| names.contains(&plain(word)));
    let wanted = plain(&words.concat());
    let home = home()?;
    let snippets = home.join("snippets");
    let families = home.join("problems");
    // A family may have no page.
    let pages = [entries(&snippets, ".rs"), entries(&families, "")].concat();
    let pages: BTreeSet<String> = pages.iter().map(|path| stem(path)).collect();
    let mut list = String::new();
    for page in pages {
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
        for path in entries(&families.join(&page), ".rs") {
            let id = stem(&path);
            let title = title(&read(&path)?).unwrap_or_default();
            if matches(&[&*names, &plain(&id), &plain(&title)].join("\n")) {
                lines += &format!("  {id:28}  {title}\n");
            }
        }
        if page != "lib" && (matches(&names) && !text.is_empty() || !lines.is_empty()) {
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
    let mut functions = String::new();
    for item in code.split("\n\n") {
        let Some((above, rest)) = item.split_once("pub fn ") else {
            continue;
        };
        let docs = above.lines();
        let docs: String = docs
            .filter_map(|line| line.trim().strip_prefix("///"))
            .collect();
        let sentence = docs.split(". ").next().unwrap_or_default();
        let head = rest.split(" {").next().unwrap_or_default();
        functions += &format!("    fn {head}\n       {sentence}\n");
    }
    functions
}
