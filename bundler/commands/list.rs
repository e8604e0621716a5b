//! `list`: the pages of the library and the problems, by words of a statement.
use crate::catalogue::{plain, problems};
use crate::error::{fail, Result};
use crate::files::{entries, name, read, stem};
use crate::heading::{aliases, title};
use crate::home::home;
use crate::other_names::names;
use std::cmp::Reverse;

/// What is replaced in this order, so that all forms of a word are one: letters with accents, American and British
/// spelling, plurals with other letters, another word for the same, double letters, words that only look like forms
/// of others, endings.
const FORMS: &str = "è:e,é:e,ö:o,ü:u,lour:lor,bour:bor,vour:vor,ise:ize,isa:iza,vertices :vertex ,\
    leaves :leaf ,ings :ing ,pile:heap,pp:p,tt:t,nn:n,gg:g, king : kinq , bring : brinq , ring : rinq ,string :strinq ,thing :thinq ,\
    red : rad ,ing : ,ed : ,es : ,e : ,s : ,y :i ";

/// The ten pages and problems that have most of the words, the best first. A word counts twice in a name, and the more,
/// the rarer it is on the map. Below what is called by the words stands what its file has.
pub fn list(words: &[String]) -> Result<String> {
    let home = home()?;
    let map = read(&home.join("snippets/lib.rs"))?;
    let words_of_map = in_one_form(&map);
    let query = words.join(" ");
    let words = in_one_form(&query);
    let mut found = Vec::new();
    for path in [entries(&home.join("snippets"), ".rs"), problems()?].concat() {
        let id = stem(&path);
        if id == "lib" {
            continue;
        }
        let file = read(&path)?;
        let title = title(&file).unwrap_or_default();
        let names = aliases(&file).chain(names(&id));
        let names: Vec<&str> = names.chain([&*id, &title]).collect();
        let rows = map.lines().filter(|row| row.contains(&format!("`{id}`")));
        // Behind its title a page tells its game up to its sections, and a problem its task up to its program.
        let docs = file.split("\nuse ").next().unwrap_or_default();
        let text: Vec<&str> = rows.chain(docs.split('#').take(2)).collect();
        let [in_names, in_text] = [&names, &text].map(|parts| in_one_form(&parts.join(" ")));
        let folder = name(path.parent().unwrap_or(&home));
        let mut why = if folder == "snippets" { "rule" } else { "task" };
        let mut score = 0;
        // Small numbers are in the rules of every game.
        for word in words
            .split_whitespace()
            .filter(|word| word.parse::<u8>().is_err())
        {
            let weight = (1 + 1000 / (1 + words_of_map.matches(word).count())).ilog2();
            if has(&in_names, word) {
                score += 2 * weight;
                why = "name";
            } else if has(&in_text, word) {
                score += weight;
            }
        }
        let mut line = format!("{id:28}  {why}  {folder}: {title}\n");
        if folder == "snippets" && names.iter().any(|name| plain(name) == plain(&query)) {
            score += 1000;
            line += &format!("  {}\n{}", path.display(), items(&file));
        }
        if score > 0 || query.is_empty() {
            found.push((id != query, Reverse(score), folder != "snippets", line));
        }
    }
    if found.is_empty() {
        return fail!("error: no problem and no page matches {query:?}; values are for `grundy guess`; WA? see `grundy list false_friends`");
    }
    found.sort();
    if !query.is_empty() {
        found.truncate(10);
    }
    Ok(found.into_iter().map(|(.., line)| line).collect())
}

/// The words of a text in lower case, each between blanks and in one form.
fn in_one_form(text: &str) -> String {
    let text = format!(" {text} ").to_lowercase();
    let mut text = text.replace(|c: char| !c.is_alphanumeric(), " ");
    for (form, one) in FORMS.split(',').filter_map(|pair| pair.split_once(':')) {
        text = text.replace(form, one);
    }
    text
}

/// Whether a word begins a word of a text. In Chinese, which has no blanks, it may be anywhere.
fn has(text: &str, word: &str) -> bool {
    text.contains(&format!(" {word}")) || !word.is_ascii() && text.contains(word)
}

/// The public items of a file, each with the first sentence of its documentation; methods with their type.
fn items(file: &str) -> String {
    let mut items = String::new();
    let mut owner = "";
    for item in file.split("\n\n") {
        if !item.starts_with(' ') {
            owner = item.strip_prefix("impl").unwrap_or_default();
            owner = owner.split(" {").next().unwrap_or_default();
        }
        if let Some((above, rest)) = item.split_once("pub ") {
            let docs: String = above
                .lines()
                .filter_map(|line| line.trim().strip_prefix("///"))
                .collect();
            let sentence = docs.split(". ").next().unwrap_or_default();
            let own_type = owner.rsplit("> ").next().unwrap_or_default().trim();
            let head = rest
                .split('{')
                .next()
                .unwrap_or_default()
                .trim_end()
                .replace("Self", own_type);
            let head = head.replacen("fn ", &format!("fn{owner}::"), 1);
            // A function of no type has no path.
            let head = head.replace("fn::", "fn ");
            items += &format!("    {head}\n       {sentence}\n");
        }
    }
    items
}
