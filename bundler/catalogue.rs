//! The problems: the files `problems/<family>/<id>.rs`, and what people call them.
use crate::error::Result;
use crate::files::{entries, read, stem};
use crate::heading::link;
use crate::home::home;
use crate::other_names::names;
use crate::words::words;
use std::path::PathBuf;

/// What the beginning of a name may stand for at the beginning of an id: nothing else, a judge that is called otherwise,
/// or a judge that is left out, as its problems are called by more than a number.
const STARTS: &str = ": atcoder: at: codeforcesgym:gym codeforces:cf hdoj:hdu librarychecker:yosupo yukicoderno:yuki \
    yukicoder:yuki 洛谷:luogu :luogu :cf :gym :kattis :spoj :codechef :hackerrank :yosupo";

/// The words in which addresses of the same statement may differ.
const NO_MATTER: &str = "http https www contest content description en problem problemset";

/// All problems, by family and id.
pub fn problems() -> Result<Vec<PathBuf>> {
    let families = entries(&home()?.join("problems"), "");
    let problems = families.iter().flat_map(|family| entries(family, ".rs"));
    Ok(problems.collect())
}

/// The letters and digits of a text, in lower case: what counts in a name.
pub fn plain(text: &str) -> String {
    words(text, "").replace(' ', "")
}

/// Returns the one problem that a text means, and whether it is a twin of that. A problem is found by its id as people
/// say it, or by an address that ends in the id; otherwise by the address of its statement; otherwise by another name, as
/// a twin.
pub fn find(text: &str) -> Result<Option<(PathBuf, bool)>> {
    let page = text.split(['?', '#']).next().unwrap_or_default();
    let name = page
        .trim_end_matches('/')
        .rsplit('/')
        .next()
        .unwrap_or_default();
    let addresses = [text, page].map(|address| words(address, NO_MATTER));
    for way in 0..3 {
        let mut meant = problems()?;
        meant.retain(|path| {
            let id = stem(path);
            match way {
                0 => may_mean(name, &id),
                1 => link(&read(path).unwrap_or_default())
                    .is_some_and(|link| addresses.contains(&words(link, NO_MATTER))),
                _ => names(&id).any(|other| may_mean(name, other)),
            }
        });
        if let Some(path) = meant.pop() {
            let is_twin = way == 2;
            return Ok(Some((path, is_twin)).filter(|_| meant.is_empty()));
        }
    }
    Ok(None)
}

/// Whether a text may mean an id, whatever its case, blanks and punctuation.
fn may_mean(text: &str, id: &str) -> bool {
    let (text, id) = (plain(text), plain(id));
    let mut starts = STARTS.split(' ').filter_map(|pair| pair.split_once(':'));
    starts.any(|(name, start)| {
        let rest = text.strip_prefix(name);
        rest.is_some() && rest == id.strip_prefix(start)
    })
}
