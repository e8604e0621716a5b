//! The stages through their door: what of a library is kept, and how it is printed. `stages.txt` has an example
//! or more for each rule, with a blank line behind each. `ours: BODY` is the program `fn main() { BODY }` over a
//! library of ours, `theirs: BODY` over one of somebody else. The lines of the library come below:
//!
//! - `+ ` is kept,
//! - `- ` is left out,
//! - `> ` is printed, and no line of the library: one that was changed.
use super::{bundle, Bundle, Library, Purpose, Text};
use std::path::PathBuf;
use std::{env, fs, process};

/// Returns the library as it is in the bundle of `fn main() { BODY }`, or the cause why there is none.
fn printed(body: &str, library: &str, is_exact: bool) -> String {
    let name = format!("grundy-stages-{}", process::id());
    let folder = env::temp_dir().join(name);
    fs::create_dir_all(&folder).expect("a folder");
    fs::write(folder.join("lib.rs"), library).expect("a file");
    let text = format!("fn main() {{\n{body}\n}}\n");
    let library = Library {
        name: "kit".to_string(),
        path: folder.join("lib.rs"),
        is_exact,
        ..Library::default()
    };
    let path = PathBuf::from("a.rs");
    let solution = Text { path, text };
    let made = bundle(solution, &[library], "2021".to_string(), Purpose::Submit);
    fs::remove_dir_all(folder).expect("the folder");
    match made {
        Ok(Bundle { text, .. }) => {
            let start = text.find("mod kit {").unwrap_or(text.len());
            text[start..].to_string()
        }
        Err(error) => error.0,
    }
}

#[test]
fn what_is_kept_and_how_it_is_printed() {
    let mut wrong = String::new();
    for example in include_str!("stages.txt").split("\n\n") {
        let mut lines = example.lines().filter(|line| !line.starts_with('#'));
        let solution = lines.next().expect("a solution");
        let (whose, body) = solution.split_once(':').expect("whose library it is");
        let mut library = String::new();
        let mut expected = String::new();
        for line in lines {
            let (mark, text) = line.split_at(1);
            let text = text.strip_prefix(' ').unwrap_or(text).to_string() + "\n";
            if mark != ">" {
                library += &text;
            }
            if mark != "-" {
                expected += &text;
            }
        }
        if !expected.is_empty() {
            expected = format!("mod kit {{\n{expected}}}\n");
        }
        let printed = printed(body, &library, whose == "ours");
        if printed != expected {
            wrong += &format!("{example}\nbut it is:\n{printed}\n");
        }
    }
    assert!(wrong.is_empty(), "\n{wrong}");
}
