//! The problems: the files `problems/<family>/<id>.rs`, and what people call them.
use crate::error::Error;
use crate::files::{entries, read, stem};
use crate::heading::{aliases, link, twins, WITHOUT_RUST};
use crate::home::home;
use std::path::{Path, PathBuf};

/// What people call a judge whose ids begin with something else: the name, and that beginning. Longer names first.
const OTHER_NAMES: &str =
    "atcoder: at: codeforcesgym:gym codeforces:cf hdoj:hdu librarychecker:yosupo yukicoderno:yuki yukicoder:yuki 洛谷:luogu";

/// The judges that may be left out of an id: their problems are called by more than a number.
const LEFT_OUT: &str = "luogu cf gym kattis spoj codechef hackerrank yosupo";

/// The parts in which addresses of the same statement may differ.
const NO_MATTER: &str = "contest content description en problem problemset";

/// All problems, by family and id.
pub fn problems() -> Result<Vec<PathBuf>, Error> {
    let families = entries(&home()?.join("problems"), "");
    let problems = families.iter().map(|family| entries(family, ".rs"));
    Ok(problems.flatten().collect())
}

/// The letters and digits of a text, in lower case: what counts in a name.
pub fn plain(text: &str) -> String {
    let letters = text.chars().filter(|c| c.is_alphanumeric());
    letters.flat_map(char::to_lowercase).collect()
}

/// The one problem that a text means: by the address of its statement; otherwise by its id as people say it,
/// or by an address that ends in that; otherwise by an alias, and then it is a twin of what is meant.
pub fn find(text: &str) -> Result<Option<(PathBuf, bool)>, Error> {
    let address = address(text).unwrap_or_default();
    let page = address.split('?').next().unwrap_or_default();
    let name = page.rsplit('/').next().filter(|name| !name.is_empty());
    let name = name.unwrap_or(text);
    let is_there = |path: &PathBuf| {
        let text = read(path).unwrap_or_default();
        let own = link(&text).and_then(self::address).unwrap_or_default();
        own == address || own == page
    };
    let ways: [&dyn Fn(&PathBuf) -> bool; 3] = [
        &|path| !page.is_empty() && is_there(path),
        &|path| may_mean(name, &stem(path)),
        &|path| aliases(&read(path).unwrap_or_default()).any(|alias| may_mean(name, alias)),
    ];
    for (id, way) in ways.iter().enumerate() {
        let mut meant = problems()?;
        meant.retain(way);
        if let Some(path) = meant.pop() {
            return Ok(Some((path, id == 2)).filter(|_| meant.is_empty()));
        }
    }
    Ok(None)
}

/// Whether a text may mean an id, whatever its case, blanks and punctuation.
fn may_mean(text: &str, id: &str) -> bool {
    let (text, id) = (plain(text), plain(id));
    let others = OTHER_NAMES.split(' ');
    let mut others = others.filter_map(|pair| pair.split_once(':'));
    let other = others.find_map(|(name, start)| Some(start.to_string() + text.strip_prefix(name)?));
    let short = LEFT_OUT.split(' ').find_map(|judge| id.strip_prefix(judge));
    let is_number = text.chars().all(char::is_numeric);
    text == id || other.as_ref() == Some(&id) || short == Some(&*text) && !is_number
}

/// The address that a text is, if it is one, in a form that all addresses of the same page share.
fn address(text: &str) -> Option<String> {
    let text = text.to_lowercase();
    let (_, rest) = text.split_once("://")?;
    let rest = rest.trim_start_matches("www.").split('#').next()?;
    let matters = |part: &&str| !NO_MATTER.split(' ').chain([""]).any(|no| no == *part);
    let parts: Vec<&str> = rest.split('/').filter(matters).collect();
    Some(parts.join("/"))
}

/// What has to be known about a problem before it is submitted; usually nothing.
pub fn note(path: &Path, is_twin: bool) -> Result<String, Error> {
    let id = stem(path);
    let mut judges = WITHOUT_RUST.iter();
    let why = match judges.find(|judge| id.starts_with(&judge.to_lowercase())) {
        Some(judge) => format!("{judge} takes no Rust."),
        None if is_twin => format!("this is {id}."),
        None => return Ok(String::new()),
    };
    let text = read(path)?;
    let twins = twins(&text).map_or(String::new(), |twins| format!(" Its twins: {twins}"));
    Ok(format!("note: {why}{twins}\n"))
}
