//! The catalogue is complete, and the table of all problems in step with it.
use crate::all_problems;
use crate::heading::{link, title};
use crate::judge::{either, Judge};
use crate::oracle::{answers, Answers};
use crate::problem::Problem;
use crate::support::{entries, home, name, read};
use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::env::var_os;
use std::fs;

/// The names of the entries of a folder, without `.rs`.
pub fn names(folder: &str) -> BTreeSet<String> {
    entries(folder).iter().map(|path| name(path)).collect()
}

/// Fails with all that is wrong, so that it can be mended in one round.
pub fn assert_none(wrong: &[String]) {
    assert!(wrong.is_empty(), "\n{}\n", wrong.join("\n"));
}

/// Whether a file of the package is this text, which was computed. `RENEW=1` writes it.
pub fn is_stored(path: &str, text: &str) -> bool {
    let path = home().join(path);
    if var_os("RENEW").is_some() {
        fs::write(&path, text).expect("the file is written");
    }
    fs::read_to_string(path).unwrap_or_default() == text
}

#[test]
fn every_file_is_in_the_catalogue_and_that_in_order() {
    let known: Vec<String> = all_problems().iter().map(Problem::path).collect();
    assert!(known.windows(2).all(|pair| pair[0] < pair[1]), "{known:?}");
    let mut missing = Vec::new();
    for folder in entries("problems").iter().filter(|path| path.is_dir()) {
        let folder = format!("problems/{}", name(folder));
        let names = names(&folder).into_iter();
        let paths = names.map(|id| format!("{folder}/{id}.rs"));
        missing.extend(paths.filter(|path| !known.contains(path)));
    }
    assert_eq!(missing, [""; 0], "not in catalogue.rs");
}

#[test]
fn each_problem_and_nothing_else_has_samples_and_an_oracle() {
    let problems = all_problems();
    let ids: BTreeSet<String> = problems.iter().map(|problem| problem.id.into()).collect();
    for folder in ["tests/samples", "tests/oracles"] {
        let names = names(folder);
        let others: Vec<_> = names.symmetric_difference(&ids).collect();
        assert_eq!(others, [""; 0], "in {folder}, or a problem, but not both");
    }
    let mut wrong = Vec::new();
    for problem in problems {
        let folder = format!("tests/samples/{}", problem.id);
        let files = entries(&folder);
        let mut expected = vec!["1.in".to_string(), "dialogue.txt".to_string()];
        if !problem.oracle.is_played() {
            let pair = |n| [format!("{n}.in"), format!("{n}.out")];
            expected = (1..=files.len().max(2) / 2).flat_map(pair).collect();
        }
        let is_there = |name| files.contains(&home().join(&folder).join(name));
        if files.len() != expected.len() || !expected.iter().all(is_there) {
            wrong.push(format!("{folder}: not {}", expected.join(" ")));
        }
    }
    assert_none(&wrong);
}

/// So `grundy test ID` calls nothing wrong: where only one answer is right, the samples have it (`ID::samples`).
#[test]
fn the_program_knows_where_samples_do_not_judge() {
    for problem in all_problems() {
        let id = problem.id;
        let told = answers(&read(format!("tests/oracles/{id}.rs")));
        let expected = match problem.oracle.judge {
            Judge::Same(_) => Answers::One,
            Judge::Checked(..) => Answers::Several,
            Judge::Played(_) => Answers::Dialogue,
        };
        assert_eq!(told, expected, "{id}");
    }
}

#[test]
fn every_problem_tells_its_task_and_technique() {
    let problems = all_problems();
    let twins = problems.iter().map(|twin| format!("`{}`.", twin.id));
    let twins: Vec<String> = twins.collect();
    let mut wrong = Vec::new();
    for problem in &problems {
        let path = problem.path();
        let text = read(&path);
        for part in ["[Program]", "//! **Task.** ", "//! **Technique.** "] {
            if !text.contains(part) {
                wrong.push(format!("{path}: no {part:?}"));
            }
        }
        for path in [&path, &format!("tests/oracles/{}.rs", problem.id)] {
            if read(path).contains("TODO") {
                wrong.push(format!("{path}: TODO"));
            }
        }
        let lines = text.lines();
        let told = lines.filter_map(|line| line.strip_prefix("//! **Twin.** "));
        for twin in told.filter(|twin| !twins.iter().any(|known| known == twin)) {
            wrong.push(format!("{path}: there is no problem {twin}"));
        }
    }
    assert_none(&wrong);
}

/// A snippet's page says which problems use it, by title: all that do, and no others. A family may have no
/// page.
#[test]
fn every_page_names_its_problems() {
    let row = |problem: Problem| {
        let Problem { family, id, .. } = problem;
        let title = heading(&problem.path()).expect("a title");
        let link = format!("[`{id}`](crate::problems::{family}::{id})");
        (family, format!(" - {link}{} {title}", mark(id)))
    };
    let rows: Vec<(&str, String)> = all_problems().into_iter().map(row).collect();
    let mut wrong = Vec::new();
    for page in entries("snippets").iter().filter(|path| path.is_file()) {
        let (page, text) = (name(page), read(page));
        let docs = text.lines().filter_map(|line| line.strip_prefix("//!"));
        let named = docs.skip_while(|line| *line != " ## Problems").skip(1);
        let named = named.take_while(|line| !line.starts_with(" ##"));
        let named: Vec<&str> = named.filter(|line| line.starts_with(" - [`")).collect();
        for line in &named {
            if !rows.iter().any(|(_, row)| line.starts_with(row)) {
                wrong.push(format!("snippets/{page}.rs: of no problem: //!{line}"));
            }
        }
        for (_, row) in rows.iter().filter(|(family, _)| *family == page) {
            if !named.iter().any(|line| line.starts_with(row)) {
                wrong.push(format!("snippets/{page}.rs: no line //!{row}"));
            }
        }
    }
    assert_none(&wrong);
}

/// The judges: those that README.md counts.
fn judges() -> Vec<String> {
    let text = read("README.md").replace('\n', " ");
    let (_, list) = text.split_once("By judge: ").expect("the judges");
    let (list, _) = list.split_once('.').expect("an end");
    let name = |judge: &str| judge.rsplit_once(' ').expect("a count").0.to_string();
    list.split(", ").map(name).collect()
}

fn is_of(title: &str, judge: &str) -> bool {
    let rest = title.strip_prefix(judge);
    rest.is_some_and(|rest| rest.starts_with([' ', ':']))
}

/// A title says what the id does: `luogu_p2197` is Luogu P2197, and `abc278g` AtCoder ABC 278 G.
#[test]
fn titles_name_judges_in_one_way() {
    let plain = |text: &str| text.to_lowercase().replace([' ', '_'], "");
    let mut wrong = Vec::new();
    for problem in all_problems() {
        let title = title(&read(problem.path())).expect("a title");
        let mut judges = judges().into_iter();
        let judge = judges.find(|judge| is_of(&title, judge));
        let judge = judge.unwrap_or_default();
        let id = plain(problem.id).replacen("cf", "codeforces", 1);
        let id = id.replacen("yosupo", "librarychecker", 1);
        let is_right = match &judge[..] {
            "" => false,
            // These have names and no numbers.
            "Exercise" | "HackerRank" | "Library Checker" => id.starts_with(&plain(&judge)),
            _ => plain(&title).starts_with(&id) || plain(&title[judge.len()..]).starts_with(&id),
        };
        if !is_right {
            let path = problem.path();
            wrong.push(format!(
                "{path}: not {title:?}, or a judge that is not in README.md"
            ));
        }
    }
    assert_none(&wrong);
}

/// The first sentence of a problem's technique, with links to the pages.
fn technique(text: &str) -> String {
    let (_, rest) = text.split_once("//! **Technique.** ").expect("a technique");
    let lines = rest.split("\n//!\n").next().unwrap_or_default();
    let text = lines.replace("\n//! ", " ");
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
    either(judges.any(|judge| id.starts_with(judge)), " †", "")
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
    let mut titles = Vec::new();
    let mut last = "";
    for problem in all_problems() {
        let (path, family, id) = (problem.path(), problem.family, problem.id);
        let (text, title) = (read(&path), heading(&path).expect("a title"));
        titles.push(title.clone());
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
    }
    let table = format!(
        "# Problems\n\nBy page. † This judge takes no Rust (HDU, POJ, USACO, UVa), or is closed (BZOJ).\n\n\
         | id | problem | page | technique |\n|---|---|---|---|\n{rows}\n{labels}"
    );
    let path = "problems/README.md";
    let renew = "RENEW=1 cargo test the_table writes it anew";
    assert!(is_stored(path, &table), "{path}: {renew}");

    let count = |judge: String| {
        let titles = titles.iter().filter(|title| is_of(title, &judge));
        (Reverse(titles.count()), judge)
    };
    let mut counts: Vec<_> = judges().into_iter().map(count).collect();
    counts.sort_by_key(|(count, judge)| (*count, judge.to_lowercase()));
    let count = |(Reverse(count), judge)| format!("{judge} {count}");
    let counts: Vec<String> = counts.into_iter().map(count).collect();
    let told = format!("By judge: {}.", counts.join(", "));
    let readme = read("README.md").replace('\n', " ");
    assert!(readme.contains(&told), "README.md: not told: {told}");
}
