//! The problems: the files `problems/<family>/<id>.rs`, and what people call them.
use crate::error::Error;
use crate::files::{entries, read};
use crate::heading::link;
use crate::home::home;
use std::path::{Path, PathBuf};

/// What people say where ids begin with something else; the longer one first.
const OTHER_NAMES: &str =
    "atcoder= at= codeforcesgym=gym codeforces=cf hdoj=hdu librarychecker=yosupo 洛谷=luogu";

/// The judges that may be left out of an id: they call problems by more than a number.
const LEFT_OUT: &str = "luogu cf gym kattis spoj codechef hackerrank yosupo";

/// The judges that take no Rust, or nothing any more.
const WITHOUT_RUST: &str = "bzoj hdu poj";

/// The parts in which addresses of one statement differ.
const NO_MATTER: &str = "contest content description en problem problemset";

/// All problems, by family and id.
pub fn problems() -> Result<Vec<PathBuf>, Error> {
    let families = entries(&home()?.join("problems"), "");
    Ok(families
        .iter()
        .flat_map(|family| entries(family, ".rs"))
        .collect())
}

/// The name of a file without its ending, as that of a problem: its id.
pub fn stem(path: &Path) -> String {
    path.file_stem()
        .unwrap_or_default()
        .to_string_lossy()
        .into()
}

/// The letters and digits of a text, the letters small: what counts in a name.
pub fn plain(text: &str) -> String {
    let letters = text.chars().filter(|c| c.is_alphanumeric());
    letters.flat_map(char::to_lowercase).collect()
}

/// The one problem that a text means: by its id as people say that, by the address of its statement or
/// by one that ends in its id.
pub fn find(text: &str) -> Result<Option<PathBuf>, Error> {
    let address = address(text);
    let page = address
        .as_deref()
        .map(|address| address.split('?').next().unwrap_or(address));
    let name = page.map_or(text, |page| page.rsplit('/').next().unwrap_or(page));
    let mut meant = Vec::new();
    for path in problems()? {
        let is_at = || {
            let own = link(&read(&path)?).and_then(self::address);
            Ok(own.is_some() && (own == address || own.as_deref() == page))
        };
        if may_mean(name, &stem(&path)) || address.is_some() && is_at()? {
            meant.push(path);
        }
    }
    Ok(meant.pop().filter(|_| meant.is_empty()))
}

/// Whether a text may mean an id, whatever its case, blanks and marks.
fn may_mean(text: &str, id: &str) -> bool {
    let (text, id) = (plain(text), plain(id));
    let mut others = OTHER_NAMES
        .split(' ')
        .filter_map(|pair| pair.split_once('='));
    let other = others.find_map(|(name, start)| Some(start.to_string() + text.strip_prefix(name)?));
    let short = LEFT_OUT.split(' ').find_map(|judge| id.strip_prefix(judge));
    let is_number = text.chars().all(char::is_numeric);
    text == id || other.as_ref() == Some(&id) || short == Some(&*text) && !is_number
}

/// An address, if the text is one, as all have it that lead to its page.
fn address(text: &str) -> Option<String> {
    let text = text.to_lowercase();
    let (_, rest) = text.split_once("://")?;
    let parts = rest
        .trim_start_matches("www.")
        .split('#')
        .next()?
        .split('/');
    let parts =
        parts.filter(|part| !part.is_empty() && !NO_MATTER.split(' ').any(|no| no == *part));
    Some(parts.collect::<Vec<_>>().join("/"))
}

/// What is to be known of a problem before it is submitted.
pub fn note(path: &Path) -> Result<Option<String>, Error> {
    let id = stem(path);
    let Some(judge) = WITHOUT_RUST.split(' ').find(|judge| id.starts_with(judge)) else {
        return Ok(None);
    };
    let text = read(path)?;
    let twin = text
        .lines()
        .find_map(|line| line.strip_prefix("//! **Twin.** "));
    let twin = twin.map_or(String::new(), |twin| {
        format!("; its twin elsewhere: {twin}")
    });
    Ok(Some(format!(
        "note: {} takes no Rust{twin}",
        judge.to_uppercase()
    )))
}
