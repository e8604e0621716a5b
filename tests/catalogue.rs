//! The catalogue is complete, and the table of all problems in step with it.
use crate::all_problems;
use crate::heading::{link, title};
use crate::problem::Problem;
use crate::support::{entries, home, name, read};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

/// The names of the entries of a folder, without `.rs`.
fn names(folder: &str) -> BTreeSet<String> {
    entries(folder).iter().map(|path| name(path)).collect()
}

/// Fails with all that is missing, so that it can be mended in one round.
fn assert_none(missing: &[String]) {
    assert!(missing.is_empty(), "\n{}\n", missing.join("\n"));
}

#[test]
fn every_file_is_in_the_catalogue_and_that_in_order() {
    let known: Vec<String> = all_problems().iter().map(Problem::path).collect();
    assert!(known.windows(2).all(|pair| pair[0] < pair[1]), "{known:?}");
    let mut missing = Vec::new();
    for folder in entries("problems").into_iter().filter(|path| path.is_dir()) {
        let family = name(&folder);
        for id in names(&format!("problems/{family}")) {
            let path = format!("problems/{family}/{id}.rs");
            if !known.contains(&path) {
                missing.push(format!("{path}: not in catalogue.rs"));
            }
        }
    }
    assert_none(&missing);
}

#[test]
fn samples_and_oracles_belong_to_problems() {
    let problems = all_problems();
    let ids: BTreeSet<String> = problems
        .iter()
        .map(|problem| problem.id.to_string())
        .collect();
    let mut missing = Vec::new();
    for folder in ["tests/samples", "tests/oracles"] {
        for id in names(folder).difference(&ids) {
            missing.push(format!("{folder}/{id}: belongs to no problem"));
        }
    }
    for problem in problems {
        let folder = format!("tests/samples/{}", problem.id);
        if !home().join(&folder).join("1.in").is_file() {
            missing.push(format!("{folder}: no sample, as 1.in with its 1.out"));
            continue;
        }
        for path in entries(&folder) {
            let played = problem.oracle.is_played();
            let other = match path.extension().and_then(|end| end.to_str()) {
                Some("in") if played => path.with_file_name("dialogue.txt"),
                Some("txt") if played => path.with_file_name("1.in"),
                Some("in") => path.with_extension("out"),
                Some("out") => path.with_extension("in"),
                _ => path.join("neither .in nor .out"),
            };
            if !other.is_file() {
                missing.push(format!("{}: no {}", path.display(), other.display()));
            }
        }
    }
    assert_none(&missing);
}

#[test]
fn every_problem_tells_its_task_and_technique() {
    let problems = all_problems();
    let mut missing = Vec::new();
    for problem in &problems {
        let (path, oracle) = (problem.path(), format!("tests/oracles/{}.rs", problem.id));
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
        for path in [&path, &oracle] {
            let text = read(path);
            let lines = (1..)
                .zip(text.lines())
                .filter(|(_, line)| line.contains("TODO"));
            missing.extend(lines.map(|(line, text)| format!("{path}:{line}: {}", text.trim())));
        }
        let twins = text
            .lines()
            .filter_map(|line| line.strip_prefix("//! **Twin.** "));
        for twin in twins {
            if !problems
                .iter()
                .any(|problem| twin == format!("`{}`.", problem.id))
            {
                missing.push(format!("{path}: there is no problem {twin:?}"));
            }
        }
    }
    assert_none(&missing);
}

/// A snippet's page says which problems use it, by title: all that do, and no others. A family may have no page.
#[test]
fn every_page_names_its_problems() {
    let problems = all_problems();
    let mut missing = Vec::new();
    let mut pages = entries("snippets");
    pages.retain(|path| path.is_file());
    let pages: BTreeSet<String> = pages.iter().map(|path| name(path)).collect();
    for problem in &problems {
        let page = format!("snippets/{}.rs", problem.family);
        if pages.contains(problem.family) && !read(&page).contains(&format!("`{}`", problem.id)) {
            missing.push(format!("{page}: problem {} is not named", problem.id));
        }
    }
    for page in &pages {
        let path = format!("snippets/{page}.rs");
        let text = read(&path);
        let docs = text.lines().filter_map(|line| line.strip_prefix("//!"));
        let named = docs.skip_while(|line| *line != " ## Problems").skip(1);
        for line in named.take_while(|line| !line.starts_with(" ##")) {
            let row = line.strip_prefix(" - [`");
            let Some((id, _)) = row.and_then(|row| row.split_once('`')) else {
                continue;
            };
            let Some(problem) = problems.iter().find(|problem| problem.id == id) else {
                missing.push(format!("{path}: there is no problem {id}"));
                continue;
            };
            let (family, mark) = (problem.family, mark(id));
            let title = heading(&problem.path()).expect("a title");
            let row = format!(" - [`{id}`](crate::problems::{family}::{id}){mark} {title}");
            if !line.starts_with(&row) {
                missing.push(format!("{path}: not as the problem has it: //!{row}"));
            }
        }
    }
    assert_none(&missing);
}

/// The judges as titles name them, and what their ids begin with.
const JUDGES: [(&str, &str); 17] = [
    ("AcWing", "acwing"),
    ("AtCoder", "abc agc arc edpc typical90"),
    ("BZOJ", "bzoj"),
    ("CodeChef", "codechef"),
    ("Codeforces", "cf gym"),
    ("CSES", "cses"),
    ("Exercise:", "exercise"),
    ("HackerRank", "hackerrank"),
    ("HDU", "hdu"),
    ("Kattis", "kattis"),
    ("Library Checker", "yosupo"),
    ("LightOJ", "lightoj"),
    ("Luogu", "luogu"),
    ("POJ", "poj"),
    ("SPOJ", "spoj"),
    ("USACO", "usaco"),
    ("UVa", "uva"),
];

/// A problem's judge, and its id without what stands for that.
fn judge_and_number(id: &str) -> (&'static str, &str) {
    let of = |(judge, prefixes): (_, &'static str)| {
        let mut prefixes = prefixes.split(' ');
        prefixes.find_map(|prefix| Some((judge, id.strip_prefix(prefix)?)))
    };
    JUDGES
        .into_iter()
        .find_map(of)
        .unwrap_or_else(|| panic!("{id}: of which judge?"))
}

/// A title begins with its judge, which has one name in all, and the number there.
#[test]
fn titles_name_judges_in_one_way() {
    let plain = |text: &str| text.to_lowercase().replace([' ', '_'], "");
    let mut wrong = Vec::new();
    for problem in all_problems() {
        let title = title(&read(problem.path())).expect("a title");
        let (judge, number) = judge_and_number(problem.id);
        // These have names and no numbers.
        let is_named = ["Exercise:", "HackerRank", "Library Checker"].contains(&judge);
        let is_right = |rest: &str| {
            let mut numbers = [problem.id, number].into_iter();
            is_named || numbers.any(|number| plain(rest).starts_with(&plain(number)))
        };
        if !title
            .strip_prefix(&format!("{judge} "))
            .is_some_and(is_right)
        {
            wrong.push(format!(
                "{}: {title:?}, not {judge} {number}",
                problem.path()
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
    let mut judges = ["bzoj", "hdu", "poj", "usaco", "uva"].iter();
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
    let mut counts = BTreeMap::new();
    let mut last = "";
    for problem in all_problems() {
        let (path, family, id) = (problem.path(), problem.family, problem.id);
        let (text, title) = (read(&path), heading(&path).expect("a title"));
        let title = link(&text).map_or(title.clone(), |link| format!("[{title}]({link})"));
        let page = heading(&format!("snippets/{family}.rs"));
        if page.is_some() && last != family {
            labels += &format!("[{family}]: ../snippets/{family}.rs\n");
        }
        last = family;
        labels += &format!("[{id}]: {family}/{id}.rs\n");
        let page = page.map_or(family.to_string(), |page| format!("[{page}][{family}]"));
        let (mark, technique) = (mark(id), technique(&text));
        rows += &format!("| [{id}]{mark} | {title} | {page} | {technique} |\n");
        *counts
            .entry(judge_and_number(id).0.trim_end_matches(':'))
            .or_insert(0) += 1;
    }
    let table = format!(
        "# Problems\n\nBy page. † This judge takes no Rust (HDU, POJ, USACO, UVa), or is closed (BZOJ).\n\n\
         | id | problem | page | technique |\n|---|---|---|---|\n{rows}\n{labels}"
    );
    let path = home().join("problems/README.md");
    if std::env::var_os("RENEW").is_some() {
        fs::write(&path, &table).expect("a file for the table");
    }
    let written = fs::read_to_string(&path).unwrap_or_default();
    let renew = "RENEW=1 cargo test the_table writes it anew";
    assert!(
        written == table,
        "problems/README.md: not of these problems; {renew}"
    );

    let mut counts: Vec<(&str, usize)> = counts.into_iter().collect();
    let place = |judge| {
        JUDGES
            .iter()
            .position(|(name, _)| name.trim_end_matches(':') == judge)
    };
    counts.sort_by_key(|&(judge, count)| (Reverse(count), place(judge)));
    let counts: Vec<String> = counts
        .iter()
        .map(|(judge, count)| format!("{judge} {count}"))
        .collect();
    let (readme, counts) = (read("README.md").replace('\n', " "), counts.join(", "));
    assert!(readme.contains(&counts), "README.md: not told: {counts}");
}
