//! The catalogue is complete, and the table of all problems in step with it.
use crate::heading::{link, title};
use crate::judge::Judge;
use crate::oracles::oracle;
use crate::problems::problems;
use crate::support::{entries, home, name, read};
use std::collections::BTreeSet;
use std::fs;

/// The names of the entries of a folder, without `.rs`.
fn names(folder: &str) -> BTreeSet<String> {
    entries(folder).iter().map(|path| name(path)).collect()
}

macro_rules! list {
    ($($family:ident { $($id:ident)* })*) => {
        /// Family and id of each problem in the catalogue.
        const CATALOGUE: &[(&str, &str)] = &[$($((stringify!($family), stringify!($id)),)*)*];
    };
}
problems!(list);

/// Fails with all that is missing, so that it can be mended in one round.
fn assert_none(missing: &[String]) {
    assert!(missing.is_empty(), "\n{}\n", missing.join("\n"));
}

#[test]
fn every_file_is_in_the_catalogue() {
    let mut missing = Vec::new();
    for folder in entries("problems").into_iter().filter(|path| path.is_dir()) {
        let family = name(&folder);
        for id in names(&format!("problems/{family}")) {
            if !CATALOGUE.contains(&(&family, &id)) {
                missing.push(format!("problems/{family}/{id}.rs: not in catalogue.rs"));
            }
        }
    }
    assert_none(&missing);
}

#[test]
fn the_catalogue_is_in_order() {
    assert!(
        CATALOGUE.windows(2).all(|pair| pair[0] < pair[1]),
        "{CATALOGUE:?}"
    );
}

#[test]
fn samples_and_oracles_belong_to_problems() {
    let ids: BTreeSet<String> = CATALOGUE.iter().map(|(_, id)| (*id).to_string()).collect();
    let mut missing = Vec::new();
    for folder in ["tests/samples", "tests/oracles"] {
        for id in names(folder).difference(&ids) {
            missing.push(format!("{folder}/{id}: belongs to no problem"));
        }
    }
    for id in ids {
        let folder = format!("tests/samples/{id}");
        let samples = if home().join(&folder).is_dir() {
            entries(&folder)
        } else {
            Vec::new()
        };
        if samples.is_empty() {
            missing.push(format!("{folder}: no sample, as 1.in with its 1.out"));
        }
        for path in samples {
            let played = matches!(oracle(&id).judge, Judge::Played(_));
            let other = match path.extension().and_then(|end| end.to_str()) {
                Some("in") if played => path.with_file_name("dialogue.txt"),
                Some("txt") if played => path.with_file_name("1.in"),
                Some("in") => path.with_extension("out"),
                Some("out") => path.with_extension("in"),
                _ => {
                    missing.push(format!("{}: neither .in nor .out", path.display()));
                    continue;
                }
            };
            if !other.is_file() {
                let (path, other) = (path.display(), other.display());
                missing.push(format!("{path}: no {other}"));
            }
        }
    }
    assert_none(&missing);
}

#[test]
fn every_problem_tells_its_task_and_technique() {
    let mut missing = Vec::new();
    for (family, id) in CATALOGUE {
        let path = format!("problems/{family}/{id}.rs");
        let text = read(&path);
        for part in [
            "//! # ",
            "[Program]",
            "//! **Task.** ",
            "//! **Technique.** ",
        ] {
            if !text.lines().any(|line| line.contains(part)) {
                missing.push(format!("{path}: no line {part:?}"));
            }
        }
        for path in [path.clone(), format!("tests/oracles/{id}.rs")] {
            for (line, text) in (1..).zip(read(&path).lines()) {
                if text.contains("TODO") {
                    missing.push(format!("{path}:{line}: {}", text.trim()));
                }
            }
        }
        let mut lines = text.lines();
        let twin = lines.find_map(|line| line.strip_prefix("//! **Twin.** "));
        let known = |twin: &str| CATALOGUE.iter().any(|(_, id)| twin == format!("`{id}`."));
        if let Some(twin) = twin.filter(|twin| !known(twin)) {
            missing.push(format!("{path}: there is no problem {twin:?}"));
        }
    }
    assert_none(&missing);
}

/// A snippet's page says which problems use it, by title: all that do, and no others. A family may have no page.
#[test]
fn every_page_names_its_problems() {
    let mut missing = Vec::new();
    let mut pages = entries("snippets");
    pages.retain(|path| path.is_file());
    let pages: BTreeSet<String> = pages.iter().map(|path| name(path)).collect();
    for (family, id) in CATALOGUE
        .iter()
        .filter(|(family, _)| pages.contains(*family))
    {
        let page = format!("snippets/{family}.rs");
        if !read(&page).contains(&format!("`{id}`")) {
            missing.push(format!("{page}: problem {id} is not named"));
        }
    }
    for snippet in pages {
        let path = format!("snippets/{snippet}.rs");
        let text = read(&path);
        let docs = text.lines().filter_map(|line| line.strip_prefix("//!"));
        let problems = docs.skip_while(|line| *line != " ## Problems").skip(1);
        for line in problems.take_while(|line| !line.starts_with(" ##")) {
            let Some((id, _)) = line
                .strip_prefix(" - [`")
                .and_then(|line| line.split_once('`'))
            else {
                continue;
            };
            let Some((family, _)) = CATALOGUE.iter().find(|(_, own)| *own == id) else {
                missing.push(format!("{path}: there is no problem {id}"));
                continue;
            };
            let title = heading(&format!("problems/{family}/{id}.rs")).expect("a title");
            let mark = mark(id);
            let row = format!(" - [`{id}`](crate::problems::{family}::{id}){mark} {title}");
            if !line.starts_with(&row) {
                missing.push(format!("{path}: not as the problem has it: //!{row}"));
            }
        }
    }
    assert_none(&missing);
}

/// The judges as titles name them, and what their ids begin with.
const JUDGES: [(&str, &str); 14] = [
    ("AcWing", "acwing"),
    ("AtCoder", "abc agc arc edpc typical90"),
    ("BZOJ", "bzoj"),
    ("CodeChef", "codechef"),
    ("Codeforces", "cf gym"),
    ("Exercise:", "exercise"),
    ("HackerRank", "hackerrank"),
    ("HDU", "hdu"),
    ("Kattis", "kattis"),
    ("Library Checker", "yosupo"),
    ("LightOJ", "lightoj"),
    ("Luogu", "luogu"),
    ("POJ", "poj"),
    ("SPOJ", "spoj"),
];

/// A problem's judge, and its id without what stands for that.
fn judge_and_number(id: &str) -> (&'static str, &str) {
    let prefixes = JUDGES.iter().flat_map(|(judge, prefixes)| {
        let prefixes = prefixes.split(' ');
        prefixes.map(|prefix| (*judge, prefix))
    });
    let mut numbers =
        prefixes.filter_map(|(judge, prefix)| Some((judge, id.strip_prefix(prefix)?)));
    numbers
        .next()
        .unwrap_or_else(|| panic!("{id}: of which judge?"))
}

/// A title begins with its judge, which has one name in all, and the number there.
#[test]
fn titles_name_judges_in_one_way() {
    let plain = |text: &str| text.to_lowercase().replace([' ', '_'], "");
    let mut wrong = Vec::new();
    for (family, id) in CATALOGUE {
        let title = title(&read(format!("problems/{family}/{id}.rs"))).expect("a title");
        let (judge, number) = judge_and_number(id);
        let rest = title.strip_prefix(&format!("{judge} ")).map(plain);
        let has_number = rest.as_ref().is_some_and(|rest| {
            [*id, number]
                .iter()
                .any(|number| rest.starts_with(&plain(number)))
        });
        // These have names and no numbers.
        let is_named = ["Exercise:", "HackerRank", "Library Checker"].contains(&judge);
        if rest.is_none() || !(has_number || is_named) {
            wrong.push(format!(
                "problems/{family}/{id}.rs: {title:?}, not {judge} {number}"
            ));
        }
    }
    assert_none(&wrong);
}

/// The first sentence of a problem's technique, with links to the pages.
fn technique(text: &str) -> String {
    let lines = text.lines().filter_map(|line| line.strip_prefix("//!"));
    let lines = lines
        .map(str::trim)
        .skip_while(|line| !line.starts_with("**Technique.**"));
    let lines: Vec<&str> = lines.take_while(|line| !line.is_empty()).collect();
    let text = lines.join(" ").replace("**Technique.** ", "");
    let mut ends = text.match_indices(". ").map(|(end, _)| end);
    let end = ends.find(|&end| !text[..end].ends_with('.'));
    let sentence = &text[..end.map_or(text.len(), |end| end + 1)];
    let mut linked = String::new();
    for part in sentence.replace('|', "\\|").split("[`") {
        linked += &match part.split_once("`]") {
            Some((path, rest)) => match path.strip_prefix("snippets::") {
                Some(item) => {
                    let page = item.split("::").next().expect("a page");
                    format!("[`{item}`][{page}]{rest}")
                }
                None => format!("`{path}`{rest}"),
            },
            None => part.to_string(),
        };
    }
    linked
}

/// What stands behind the id of a problem whose judge takes no Rust.
fn mark(id: &str) -> &'static str {
    let mut judges = ["bzoj", "hdu", "poj"].iter();
    if judges.any(|judge| id.starts_with(judge)) {
        " †"
    } else {
        ""
    }
}

/// The title of a file of the documentation, in Markdown.
fn heading(path: &str) -> Option<String> {
    let text = fs::read_to_string(home().join(path)).ok()?;
    Some(text.lines().next()?.strip_prefix("//! # ")?.to_string())
}

/// So that all problems can be read and searched on one page, and are counted right on the first.
/// `RENEW=1 cargo test the_table` writes the page.
///
/// Where its labels lead stands below the table, so that the documentation can show the same text
/// with labels of its own before it (`labels` in the catalogue).
#[test]
fn the_table_of_all_problems() {
    let (mut rows, mut labels) = (String::new(), String::new());
    let mut last = "";
    for (family, id) in CATALOGUE {
        let path = format!("problems/{family}/{id}.rs");
        let (text, title) = (read(&path), heading(&path).expect("a title"));
        let title = link(&text).map_or(title.clone(), |link| format!("[{title}]({link})"));
        let page = heading(&format!("snippets/{family}.rs"));
        if page.is_some() && last != *family {
            labels += &format!("[{family}]: ../snippets/{family}.rs\n");
        }
        last = family;
        labels += &format!("[{id}]: {family}/{id}.rs\n");
        let page = page.map_or((*family).to_string(), |page| format!("[{page}][{family}]"));
        let (mark, technique) = (mark(id), technique(&text));
        rows += &format!("| [{id}]{mark} | {title} | {page} | {technique} |\n");
    }
    let table = format!(
        "# Problems\n\nBy page. † This judge takes no Rust (HDU, POJ), or is closed (BZOJ).\n\n\
         | id | problem | page | technique |\n|---|---|---|---|\n{rows}\n{labels}"
    );
    let path = home().join("problems/README.md");
    if std::env::var_os("RENEW").is_some() {
        fs::write(&path, &table).expect("a file for the table");
    }
    let written = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        written == table,
        "problems/README.md: not of these problems; RENEW=1 cargo test the_table writes it anew"
    );

    let mut counts: Vec<(usize, &str)> = Vec::new();
    for (judge, _) in JUDGES {
        let of_judge = CATALOGUE
            .iter()
            .filter(|(_, id)| judge_and_number(id).0 == judge);
        counts.push((of_judge.count(), judge.trim_end_matches(':')));
    }
    counts.sort_by_key(|(count, _)| std::cmp::Reverse(*count));
    let counts = counts
        .iter()
        .map(|(count, judge)| format!("{judge} {count}"));
    let counts = counts.collect::<Vec<_>>().join(", ");
    let readme = read("README.md").replace('\n', " ");
    assert!(readme.contains(&counts), "README.md: not told: {counts}");
}
