//! The catalogue is complete and the README in step with it.
use crate::judge::Judge;
use crate::oracles::oracle;
use crate::problems::problems;
use crate::support::{entries, grundy, home, name, read, succeed};
use std::collections::BTreeSet;

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
        for part in ["//! # ", "//! **Task.** ", "//! **Technique.** "] {
            if !text.lines().any(|line| line.starts_with(part)) {
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

/// A snippet's page says which problems use it: all that do, and no others. A family may have no page.
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
    let ids: BTreeSet<&str> = CATALOGUE.iter().map(|(_, id)| *id).collect();
    for snippet in pages {
        let path = format!("snippets/{snippet}.rs");
        let text = read(&path);
        let docs = text.lines().filter_map(|line| line.strip_prefix("//!"));
        let problems = docs.skip_while(|line| *line != " ## Problems").skip(1);
        let problems: Vec<&str> = problems
            .take_while(|line| !line.starts_with(" ##"))
            .collect();
        for id in problems.concat().split('`').skip(1).step_by(2) {
            if !ids.contains(id) {
                missing.push(format!("{path}: there is no problem {id}"));
            }
        }
    }
    assert_none(&missing);
}

#[test]
fn the_readme_holds_the_catalogue() {
    let readme = read("README.md");
    let tables = succeed(grundy().arg("--catalogue")).stdout;
    let tables = String::from_utf8(tables).expect("text");
    assert!(
        readme.contains(&format!("\n\n{tables}\n")),
        "README.md: replace its tables by what `cargo run -q -- --catalogue` prints"
    );
}
