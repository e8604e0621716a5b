//! `list`: the pages of the library and, under each, its problems.
use crate::catalogue::plain;
use crate::error::{fail, Error};
use crate::files::{entries, read, stem};
use crate::heading::{aliases, title};
use crate::home::home;

/// The pages and problems whose names match the words; if there are none, the pages whose rules do; otherwise the
/// problems whose tasks do. If the words are one of the names of a page, the functions of that page follow.
pub fn list(words: &[String]) -> Result<String, Error> {
    let words = words.join(" ");
    // Numbers are in the rules of every game.
    let places = if words.contains(char::is_alphabetic) {
        3
    } else {
        1
    };
    for place in 0..places {
        let list = found(&words, place)?;
        if !list.is_empty() {
            return Ok(list);
        }
    }
    fail!("error: no problem and no page matches {words:?}; values are for `grundy guess`; WA? see `grundy list false_friends`")
}

/// The pages and problems that match the words in one of three places: in their names, in what the map and a page
/// say about a game, in what a problem says about its task.
fn found(words: &str, place: usize) -> Result<String, Error> {
    let home = home()?;
    let map = read(&home.join("snippets/lib.rs"))?;
    let mut list = String::new();
    for path in entries(&home.join("snippets"), ".rs") {
        let page = stem(&path);
        let text = read(&path)?;
        let names_of_page = names(&page, &text);
        let is_named = names_of_page
            .lines()
            .any(|name| plain(name) == plain(words));
        let mut problems = String::new();
        for path in entries(&home.join("problems").join(&page), ".rs") {
            let text = read(&path)?;
            let id = stem(&path);
            let names = names_of_page.clone() + &names(&id, &text);
            let task = text.split("\nuse ").next().unwrap_or_default();
            if is_named || holds([&names, "", task][place], words) {
                problems += &format!("  {id:28}  {}\n", title(&text).unwrap_or_default());
            }
        }
        // As a link to the page, or to a part of it.
        let leads_here = |row: &&str| row.split(['`', '(', '#']).any(|name| name == page);
        let rows = map.lines().filter(leads_here);
        let start = text.split("\n//! ## ").take(2);
        let game = rows.chain(start).collect::<Vec<_>>().join("\n");
        let is_found = is_named || holds([&names_of_page, &game, ""][place], words);
        if is_found && page != "lib" || !problems.is_empty() {
            list += &format!("{page:30}  {}\n", title(&text).unwrap_or_default());
            list += &problems;
        }
        if is_named {
            list += &format!("  {}\n{}", path.display(), functions(&text));
        }
    }
    Ok(list)
}

/// The name of a file, its title and its aliases, a line each.
fn names(name: &str, text: &str) -> String {
    let title = title(text).unwrap_or_default();
    let mut names = format!("{name}\n{title}\n");
    for alias in aliases(text) {
        names += alias;
        names += "\n";
    }
    names
}

/// Whether each word begins a word of the text. In Chinese, which has no blanks, it may be anywhere.
fn holds(text: &str, words: &str) -> bool {
    let [text, words] = [text, words].map(|text| {
        let text = text.to_lowercase();
        text.replace(|c: char| !c.is_alphanumeric(), " ")
    });
    words.split_whitespace().all(|word| {
        if word.is_ascii() {
            text.split(' ').any(|other| other.starts_with(word))
        } else {
            text.contains(word)
        }
    })
}

/// The public functions of a page, each with the first sentence of its documentation.
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
