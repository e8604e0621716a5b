//! The stages through their door: what of a library is kept, and how it is printed. `stages.txt` has an example
//! or more for each rule, with a blank line behind each. It begins with the solution, `ours: fn main() { .. }` if the
//! library is ours, `theirs: ..` if it is one of somebody else. The lines of the library `kit`, whose feature `fast` is
//! on, come below:
//!
//! - `+ ` is kept,
//! - `- ` is left out,
//! - `> ` is printed, and no line of the library: one that was changed.
//!
//! The solution stays as it is, or is printed as after `= `.
use super::{bundle, Library, Purpose, Text};
use std::path::PathBuf;
use std::{env, fs, process};

/// Returns the bundle of a solution with the library `kit`, or the cause why there is none.
fn bundled(solution: &str, library: &str, is_exact: bool) -> String {
    let name = format!("grundy-stages-{}", process::id());
    let folder = env::temp_dir().join(name);
    fs::create_dir_all(&folder).expect("a folder");
    fs::write(folder.join("lib.rs"), library).expect("a file");
    let library = Library {
        name: "kit".to_string(),
        path: folder.join("lib.rs"),
        is_exact,
        features: vec!["fast".to_string()],
        ..Library::default()
    };
    let solution = Text {
        path: PathBuf::from("a.rs"),
        text: solution.to_string(),
    };
    let made = bundle(solution, &[library], "2021".to_string(), Purpose::Submit);
    fs::remove_dir_all(folder).expect("the folder");
    made.map_or_else(|error| error.0, |bundle| bundle.text)
}

#[test]
fn what_is_kept_and_how_it_is_printed() {
    let mut wrong = String::new();
    for example in include_str!("stages.txt").split("\n\n") {
        let mut lines = example.lines().filter(|line| !line.starts_with('#'));
        let first = lines.next().expect("a solution");
        let (whose, solution) = first.split_once(": ").expect("whose library it is");
        let is_ours = whose == "ours";
        let mut library = String::new();
        let mut kept = String::new();
        let mut expected = solution.to_string() + "\n";
        for line in lines {
            let (mark, text) = line.split_at(1);
            let text = text.strip_prefix(' ').unwrap_or(text).to_string() + "\n";
            match mark {
                "+" => {
                    library += &text;
                    kept += &text;
                }
                "-" => library += &text,
                ">" => kept += &text,
                _ => expected = text,
            }
        }
        if !kept.is_empty() {
            let start = if is_ours {
                "mod"
            } else {
                "#[allow(warnings)]\npub mod"
            };
            expected += &format!("\n{start} kit {{\n{kept}}}\n");
        }
        let printed = bundled(solution, &library, is_ours);
        if printed != expected {
            wrong += &format!("{example}\nbut it is:\n{printed}\n");
        }
    }
    assert!(wrong.is_empty(), "\n{wrong}");
}
