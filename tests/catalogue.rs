//! The catalogue is complete and the README in step with it.
use crate::judge::Judge;
use crate::oracles::oracle;
use crate::problems::problems;
use crate::support::{bundle, entries, name, read, succeed};
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

#[test]
fn every_file_is_in_the_catalogue() {
    for folder in entries("problems").into_iter().filter(|path| path.is_dir()) {
        let family = name(&folder);
        for id in names(&format!("problems/{family}")) {
            assert!(
                CATALOGUE.contains(&(&family, &id)),
                "problems/{family}/{id}.rs: not in catalogue.rs"
            );
        }
    }
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
    assert_eq!(
        names("tests/samples"),
        ids,
        "folders of samples, and problems"
    );
    assert_eq!(names("tests/oracles"), ids, "oracles, and problems");
    for id in ids {
        for path in entries(format!("tests/samples/{id}")) {
            let played = matches!(oracle(&id).judge, Judge::Played(_));
            let other = match path.extension().and_then(|end| end.to_str()) {
                Some("in") if played => path.with_file_name("dialogue.txt"),
                Some("txt") if played => path.with_file_name("1.in"),
                Some("in") => path.with_extension("out"),
                Some("out") => path.with_extension("in"),
                _ => panic!("{}: neither .in nor .out", path.display()),
            };
            assert!(
                other.is_file(),
                "{}: no {}",
                path.display(),
                other.display()
            );
        }
    }
}

#[test]
fn every_problem_tells_its_task_and_technique() {
    for (family, id) in CATALOGUE {
        let path = format!("problems/{family}/{id}.rs");
        let text = read(&path);
        let mut lines = text.lines();
        assert!(
            lines.next().is_some_and(|line| line.starts_with("//! # ")),
            "{path}: no title"
        );
        for part in ["//! **Task.** ", "//! **Technique.** "] {
            assert!(
                text.lines().any(|line| line.starts_with(part)),
                "{path}: no {part}"
            );
        }
        let twin = text
            .lines()
            .find_map(|line| line.strip_prefix("//! **Twin.** "));
        let known = |twin: &str| CATALOGUE.iter().any(|(_, id)| twin == format!("`{id}`."));
        assert!(
            twin.map_or(true, known),
            "{path}: there is no problem {twin:?}"
        );
    }
}

/// A snippet's page says which problems use it: all that do, and no others.
#[test]
fn every_page_names_its_problems() {
    for (family, id) in CATALOGUE {
        let page = format!("snippets/{family}.rs");
        let text = read(&page);
        assert!(
            text.contains(&format!("`{id}`")),
            "{page}: problem {id} is not named"
        );
    }
    let ids: BTreeSet<&str> = CATALOGUE.iter().map(|(_, id)| *id).collect();
    for snippet in names("snippets") {
        let path = format!("snippets/{snippet}.rs");
        let text = read(&path);
        let docs = text.lines().map_while(|line| line.strip_prefix("//!"));
        let problems = docs.skip_while(|line| *line != " ## Problems").skip(1);
        let problems: Vec<&str> = problems
            .take_while(|line| !line.starts_with(" ##"))
            .collect();
        for id in problems.concat().split('`').skip(1).step_by(2) {
            assert!(ids.contains(id), "{path}: there is no problem {id}");
        }
    }
}

#[test]
fn the_readme_holds_the_catalogue() {
    let readme = read("README.md");
    let tables = succeed(bundle().arg("--catalogue")).stdout;
    let tables = String::from_utf8(tables).expect("text");
    assert!(
        readme.contains(&format!("\n\n{tables}\n")),
        "README.md: replace its tables by what `cargo run -q -- --catalogue` prints"
    );
}
