//! The catalogue is complete, and the table of all problems is in step with it.
use crate::all_problems;
use crate::heading::{aliases, link, title, WITHOUT_RUST};
use crate::judge::{either, Judge};
use crate::oracle::has_one_answer;
use crate::other_names::{self, twins};
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

/// Whether a file of the package holds this text, which was computed. `RENEW=1` writes the file.
pub fn is_stored(path: &str, text: &str) -> bool {
    let path = home().join(path);
    if var_os("RENEW").is_some() {
        fs::write(&path, text).expect("the file is written");
    }
    fs::read_to_string(path).unwrap_or_default() == text
}

#[test]
fn every_file_is_in_the_catalogue_in_order() {
    let known: Vec<String> = all_problems().iter().map(Problem::path).collect();
    assert!(known.windows(2).all(|pair| pair[0] < pair[1]), "{known:?}");
    let mut missing = Vec::new();
    for entry in entries("problems") {
        if !entry.is_dir() {
            continue;
        }
        let family = name(&entry);
        for id in names(&format!("problems/{family}")) {
            let path = format!("problems/{family}/{id}.rs");
            if !known.contains(&path) {
                missing.push(path);
            }
        }
    }
    assert_eq!(missing, [""; 0], "not in catalogue.rs");
}

/// A page that is missing in `lib.rs` compiles nowhere; one that is missing on the map there, or in the order in
/// which the first lesson reads on, is not found.
#[test]
fn every_page_is_a_module_on_the_map_and_in_the_reading_order() {
    let after = |text: &str, start: &str, end: &str| -> BTreeSet<String> {
        let names = text.split(start).skip(1);
        let names = names.filter_map(|rest| rest.split_once(end));
        names.map(|(name, _)| name.to_string()).collect()
    };
    let files = entries("snippets")
        .into_iter()
        .filter(|path| path.is_file());
    let mut pages: BTreeSet<String> = files.map(|path| name(&path)).collect();
    pages.remove("lib");
    let lib = read("snippets/lib.rs");
    let mut modules = after(&lib, "\npub mod ", ";");
    assert!(modules.remove("problems"), "the problems have pages, too");
    assert_eq!(modules, pages, "the modules");
    // What leads to them is no part of either list.
    pages.remove("first_lesson");
    assert_eq!(after(&lib, "[`", "`]"), pages, "the map");
    let lesson = read("snippets/first_lesson.rs");
    let (_, order) = lesson.split_once("//! ## 7.").expect("what to read next");
    assert_eq!(after(order, "(crate::", ")"), pages, "the reading order");
}

#[test]
fn each_problem_and_nothing_else_has_samples_and_an_oracle() {
    let problems = all_problems();
    let ids: BTreeSet<String> = problems.iter().map(|problem| problem.id.into()).collect();
    let families = names("tests/oracles");
    let oracles = families
        .iter()
        .flat_map(|family| names(&format!("tests/oracles/{family}")));
    for (folder, names) in [
        ("samples", names("tests/samples")),
        ("oracles", oracles.collect()),
    ] {
        let others: Vec<&String> = names.symmetric_difference(&ids).collect();
        assert_eq!(
            others, [""; 0],
            "in tests/{folder}, or a problem, but not both"
        );
    }
    let mut wrong = Vec::new();
    for problem in problems {
        let folder = home().join("tests/samples").join(problem.id);
        let files = entries(&folder);
        let mut expected = Vec::new();
        if problem.oracle.is_played() {
            expected.push(folder.join("1.in"));
        } else {
            let samples = files.len().max(2) / 2;
            for number in 1..=samples {
                expected.push(folder.join(format!("{number}.in")));
                expected.push(folder.join(format!("{number}.out")));
            }
        }
        expected.sort();
        if files != expected {
            wrong.push(format!("not {expected:?}"));
        }
    }
    assert_none(&wrong);
}

/// So `grundy test ID` calls no right answer wrong: where only one is right, the samples have it (`ID::samples`).
#[test]
fn the_program_knows_where_samples_do_not_judge() {
    for problem in all_problems() {
        let id = problem.id;
        let found = has_one_answer(&read(problem.oracle_path()));
        let is_same = matches!(problem.oracle.judge, Judge::Same(_));
        assert_eq!(found, is_same, "{id}");
    }
}

#[test]
fn every_problem_states_its_task_and_technique() {
    let problems = all_problems();
    let mut wrong = Vec::new();
    for problem in &problems {
        let path = problem.path();
        let text = read(&path);
        for part in [
            "[Program] · [Samples] · ",
            "//! **Task.** ",
            "//! **Technique.** ",
        ] {
            if !text.contains(part) {
                wrong.push(format!("{path}: no {part:?}"));
            }
        }
        if text.contains(" · [Twins]\n") == twins(problem.id).is_empty() {
            wrong.push(format!(
                "{path}: [Twins] stands exactly where the catalogue has some"
            ));
        }
        for file in [&path, &problem.oracle_path()] {
            if read(file).contains("TODO") {
                wrong.push(format!("{file}: TODO"));
            }
        }
    }
    assert_none(&wrong);
}

/// The ids and numbers of the twins of a problem.
fn names_of_twins(twins: &str) -> Vec<&str> {
    twins.split('`').skip(1).step_by(2).collect()
}

/// The search of the documentation and the program find a problem by its numbers elsewhere, and by the number alone
/// where that is enough; without the blank the program does, and the search shows it among the nearest names. Luogu
/// has names of its own for AtCoder's problems.
#[test]
fn every_number_elsewhere_is_a_name() {
    let problems = all_problems();
    let mut found = BTreeSet::new();
    let mut wrong = Vec::new();
    for problem in &problems {
        let path = problem.path();
        let text = read(&path);
        let names: Vec<&str> = other_names::names(problem.id).collect();
        let twins = twins(problem.id);
        let mut numbers = Vec::new();
        for name in names_of_twins(&twins) {
            if problems.iter().all(|other| other.id != name) {
                let (judge, number) = name.split_once(' ').expect("a judge and a number");
                if ["Luogu", "Kattis", "HackerRank"].contains(&judge) {
                    numbers.push(number.to_string());
                }
                numbers.push(name.to_string());
            }
        }
        let address = link(&text).unwrap_or_default();
        if let Some(task) = address.strip_prefix("https://atcoder.jp/contests/") {
            numbers.push(format!("AT_{}", task.rsplit('/').next().expect("a task")));
        }
        for number in numbers {
            if !names.contains(&&*number) {
                wrong.push(format!("{path}: the catalogue has no name {number:?}"));
            }
            if !found.insert(number.clone()) {
                wrong.push(format!("{path}: another problem has {number}, too"));
            }
        }
    }
    assert_none(&wrong);
}

/// A snippet's page says which problems use it, by title: all that do, and no others.
#[test]
fn every_page_names_its_problems() {
    let row = |problem: Problem| {
        let Problem { family, id, .. } = problem;
        let title = markdown_title(&problem.path());
        let link = format!("[`{id}`](crate::problems::{family}::{id})");
        (family, format!(" - {link}{} {title}", mark(id)))
    };
    let rows: Vec<(&str, String)> = all_problems().into_iter().map(row).collect();
    let mut wrong = Vec::new();
    for file in entries("snippets") {
        if !file.is_file() {
            continue;
        }
        let page = name(&file);
        let text = read(&file);
        let named = problems_named_in(&text);
        for line in &named {
            if !rows.iter().any(|(_, row)| line.starts_with(row)) {
                wrong.push(format!(
                    "snippets/{page}.rs: not a problem's line: //!{line}"
                ));
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

/// The search of the documentation finds a query with a blank or a hyphen only if it is an alias. So each name
/// that the title of a page or the map has is an alias as it stands, and a Chinese one without blanks, too.
#[test]
fn every_name_of_a_page_is_an_alias() {
    let mut wrong = Vec::new();
    for line in read("snippets/lib.rs").lines() {
        let links = line.split("[`");
        for (page, others) in links.filter_map(|link| link.split_once("`]")) {
            let text = read(format!("snippets/{page}.rs"));
            // An alias cannot have an apostrophe.
            let names = title(&text).unwrap_or_default().replace("'s", "") + others;
            for name in names.split(|mark| ",:()|".contains(mark)).map(str::trim) {
                // What begins with a small letter or a mark is no name.
                if name < "A" || name.starts_with(char::is_lowercase) {
                    continue;
                }
                let is_chinese = name.contains(|letter| letter > '\u{2e80}');
                for blank in [" ", either(is_chinese, "", " ")] {
                    let name = name.replace(' ', blank);
                    if !aliases(&text).any(|alias| alias == name) {
                        wrong.push(format!("snippets/{page}.rs: no alias {name:?}"));
                    }
                }
            }
        }
    }
    wrong.dedup();
    assert_none(&wrong);
}

/// Anchors of rustdoc that a heading of a page could have, too: it would get another one.
const TAKEN: [&str; 4] = ["fields", "help", "search", "variants"];

#[test]
fn every_link_to_a_heading_finds_it() {
    let mut wrong = Vec::new();
    for file in entries("snippets").iter().filter(|path| path.is_file()) {
        for link in read(file).split("](").skip(1) {
            let link = link.split(')').next().unwrap_or_default();
            let Some((page, anchor)) = link.split_once('#') else {
                continue;
            };
            let page = page.trim_start_matches("crate::");
            let page = either(page.is_empty(), name(file), page.to_string());
            let text = read(format!("snippets/{page}.rs"));
            let headings = text.lines().filter_map(|line| line.strip_prefix("//! ## "));
            let mut anchors = headings.map(anchor_of);
            if TAKEN.contains(&anchor) || !anchors.any(|found| found == anchor) {
                wrong.push(format!("{}: {link}", file.display()));
            }
        }
    }
    assert_none(&wrong);
}

fn anchor_of(heading: &str) -> String {
    let mut anchor = heading.replace(' ', "-").to_lowercase();
    anchor.retain(|letter| letter.is_alphanumeric() || "-_".contains(letter));
    anchor
}

/// The lines of the section Problems of a page that name one.
fn problems_named_in(page: &str) -> Vec<&str> {
    let mut is_in_section = false;
    let mut lines = Vec::new();
    for line in page.lines() {
        let Some(doc) = line.strip_prefix("//!") else {
            continue;
        };
        if doc.starts_with(" ## ") {
            is_in_section = doc == " ## Problems";
        }
        if is_in_section && doc.starts_with(" - [`") {
            lines.push(doc);
        }
    }
    lines
}

/// The judges: those that README.md counts.
fn judges() -> Vec<String> {
    let text = read("README.md").replace('\n', " ");
    let (_, behind) = text.split_once("By judge: ").expect("the judges");
    let (list, _) = behind.split_once('.').expect("an end");
    let mut judges = Vec::new();
    for judge_and_count in list.split(", ") {
        let (judge, _count) = judge_and_count.rsplit_once(' ').expect("a count");
        judges.push(judge.to_string());
    }
    judges
}

fn is_of(title: &str, judge: &str) -> bool {
    let rest = title.strip_prefix(judge);
    rest.is_some_and(|rest| rest.starts_with([' ', ':']))
}

/// A title says the same as the id: `luogu_p2197` is Luogu P2197, and `abc278g` AtCoder ABC 278 G.
#[test]
fn titles_name_judges_in_one_way() {
    let plain = |text: &str| text.to_lowercase().replace([' ', '_'], "");
    let mut wrong = Vec::new();
    for problem in all_problems() {
        let title = title(&read(problem.path())).expect("a title");
        let judge = judges().into_iter().find(|judge| is_of(&title, judge));
        let judge = judge.unwrap_or_default();
        let mut id = problem.id.to_string();
        for (start, name) in [
            ("cf", "codeforces"),
            ("yosupo", "library checker"),
            ("yuki", "yukicoder"),
        ] {
            if let Some(rest) = problem.id.strip_prefix(start) {
                id = format!("{name}{rest}");
            }
        }
        let id = plain(&id);
        let is_right = match &judge[..] {
            "" => false,
            // These have names and no numbers.
            "Exercise" | "HackerRank" | "Library Checker" => id.starts_with(&plain(&judge)),
            _ => {
                let without_judge = &title[judge.len()..];
                plain(&title).starts_with(&id) || plain(without_judge).starts_with(&id)
            }
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
    let (_, behind) = text.split_once("//! **Technique.** ").expect("a technique");
    let lines = behind.split("\n//!\n").next().unwrap_or_default();
    let paragraph = lines.replace("\n//! ", " ");
    let mut stops = paragraph.match_indices(". ").map(|(stop, _)| stop);
    // Not after "..".
    let last = stops.find(|&stop| !paragraph[..stop].ends_with('.'));
    let sentence = match last {
        Some(stop) => &paragraph[..=stop],
        None => &paragraph,
    };
    let mut linked = String::new();
    for part in sentence.replace('|', "\\|").split("[`") {
        match part.split_once("`]") {
            Some((path, rest)) => linked += &(link_to(path) + rest),
            None => linked += part,
        }
    }
    linked
}

/// A link to the page of an item, if it is one of a snippet.
fn link_to(path: &str) -> String {
    match path.strip_prefix("snippets::") {
        Some(item) => {
            let page = item.split("::").next().expect("a page");
            format!("[`{item}`][{page}]")
        }
        None => format!("`{path}`"),
    }
}

#[test]
fn the_readme_names_the_judges_without_rust() {
    let expected = format!("{} take no Rust", WITHOUT_RUST.join(", "));
    let readme = read("README.md").replace('\n', " ");
    assert!(readme.contains(&expected), "README.md: no {expected:?}");
}

/// What comes after the id of a problem whose judge takes no Rust.
fn mark(id: &str) -> &'static str {
    let takes_none = |judge: &&str| id.starts_with(&judge.to_lowercase());
    either(WITHOUT_RUST.iter().any(takes_none), " †", "")
}

/// The title of a file of the documentation, in Markdown.
fn markdown_title(path: &str) -> String {
    let text = read(path);
    let line = text.lines().next().expect("a title");
    line.replace("//! # ", "")
}

/// All problems can be read and searched on one page, and README.md counts them right.
/// `RENEW=1 cargo test the_table` writes the page.
///
/// Where the labels of the page lead is given below the table, so that the documentation can show the same
/// text with labels of its own before it (`labels` in the catalogue).
#[test]
fn the_table_of_all_problems() {
    let mut rows = String::new();
    let mut labels = String::new();
    let mut titles = Vec::new();
    let mut last_family = "";
    for problem in all_problems() {
        let Problem { family, id, .. } = problem;
        let path = problem.path();
        let text = read(&path);
        let title = markdown_title(&path);
        let page = markdown_title(&format!("snippets/{family}.rs"));
        if last_family != family {
            labels += &format!("[{family}]: ../snippets/{family}.rs\n");
        }
        labels += &format!("[{id}]: {family}/{id}.rs\n");
        last_family = family;

        let mark = mark(id);
        let mut names = match link(&text) {
            Some(address) => format!("[{title}]({address})"),
            None => title.clone(),
        };
        let twins = twins(id);
        if !twins.is_empty() {
            names += &format!("; {twins}");
        }
        let (_, behind) = text.split_once("[Difficulty] ").expect("a difficulty");
        let difficulty = &behind[..1];
        assert!("12345".contains(difficulty), "{path}: {difficulty}");
        let technique = technique(&text);
        rows += &format!(
            "| [{id}]{mark} | {difficulty} | {technique} | {names} | [{page}][{family}] |\n"
        );
        titles.push(title);
    }
    let without_rust = WITHOUT_RUST.join(", ");
    let table = format!(
        "# Problems\n\nBy page. † This judge takes no Rust, or nothing any more ({without_rust}).\n\n\
         ## Difficulty\n\nAn estimate of how much is left to find for one who has read the pages of the \
         nine steps of the first lesson:\n\n\
         1. The statement is a game of one of these pages.\n\
         2. A known theorem decides after a small change, or values, outcomes or leads come straight \
         from the rules.\n\
         3. A model has to be found, or a pattern to be seen and proved; then what is known decides.\n\
         4. An idea of one's own is needed, which none of these pages has.\n\
         5. Several such ideas are needed, or one whose proof fills a paper.\n\n\
         ## Table\n\n\
         | id | difficulty | technique | problem, twins | page |\n|---|---|---|---|---|\n{rows}\n{labels}"
    );
    let path = "problems/README.md";
    let renew = "RENEW=1 cargo test the_table writes it anew";
    assert!(is_stored(path, &table), "{path}: {renew}");

    let expected = format!("By judge: {}.", counts_by_judge(&titles));
    let readme = read("README.md").replace('\n', " ");
    assert!(readme.contains(&expected), "README.md: no {expected:?}");
}

/// How many of these titles each judge has, the most first.
fn counts_by_judge(titles: &[String]) -> String {
    let mut counts = Vec::new();
    for judge in judges() {
        let count = titles.iter().filter(|title| is_of(title, &judge)).count();
        counts.push((judge, count));
    }
    counts.sort_by_key(|(judge, count)| (Reverse(*count), judge.to_lowercase()));
    let texts = counts
        .iter()
        .map(|(judge, count)| format!("{judge} {count}"));
    texts.collect::<Vec<_>>().join(", ")
}
