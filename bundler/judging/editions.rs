//! Other editions than that of a bundle: which of them refuse it, and where libraries are of another one and the same
//! words may mean something else, what rustc's lints for migration know of that.
use super::trial::Trial;
use crate::error::Result;
use crate::stages::Bundle;

/// Rust's editions, the judges that have them, and the lints that find what means something else from there on. What
/// does not compile there, rustc says anyway; `$x:expr` is found in nearly all macros, and hardly ever `_` or a block
/// that begins with `const` is given for it.
const EDITIONS: [(&str, &str, &str); 4] = [
    ("2015", "Hydro, DOMjudge, CMS, LibreOJ", ""),
    (
        "2018",
        "CSES, LibreOJ",
        "absolute-paths-not-starting-with-crate",
    ),
    (
        "2021",
        "Codeforces, Kattis, DMOJ, CSES, LibreOJ",
        "array-into-iter non-fmt-panics rust-2021-incompatible-closure-captures \
        rust-2021-incompatible-or-patterns rust-2021-prefixes-incompatible-syntax \
        rust-2021-prelude-collisions",
    ),
    (
        "2024",
        "AtCoder, Luogu, Library Checker, yukicoder, LeetCode, Codeforces",
        "boxed-slice-into-iter dependency-on-unit-never-type-fallback if-let-rescope \
        never-type-fallback-flowing-into-unsafe rust-2024-guarded-string-incompatible-syntax \
        rust-2024-prelude-collisions tail-expr-drop-order",
    ),
];

/// Reports the other editions that refuse a bundle, a line each: the judges that have it, and the first error.
pub fn refusals(trial: &Trial, bundle: &Bundle) -> Result<String> {
    let mut report = String::new();
    for (edition, judges, _) in EDITIONS {
        if edition == bundle.edition {
            continue;
        }
        let options = [
            "--emit=metadata",
            "--cap-lints=allow",
            "--error-format=short",
        ];
        let (_, messages) = trial.compile(bundle, edition, &options)?;
        // What has no place is about the edition: rustc is too old for it.
        if let Some(error) = messages.lines().find(|line| line.contains(": error")) {
            report += &format!("edition {edition} ({judges}) refuses it: {error}\n");
        }
    }
    Ok(report)
}

/// Reports what in the libraries of a bundle may mean something else in their own editions. The lints are those of
/// the earliest edition.
pub fn differences(trial: &Trial, bundle: &Bundle) -> Result<String> {
    let mut editions: Vec<&str> = bundle
        .foreign
        .iter()
        .map(|(_, edition)| &**edition)
        .chain([&*bundle.edition])
        .collect();
    editions.sort_unstable();
    let [first, .., last] = editions[..] else {
        return Ok(String::new());
    };
    let mut options = vec!["--emit=metadata", "--cap-lints=allow"];
    for (edition, _, lints) in EDITIONS {
        if first < edition && edition <= last {
            options.extend(lints.split(' ').flat_map(|lint| ["--force-warn", lint]));
        }
    }
    let (made, messages) = trial.compile(bundle, first, &options)?;
    if made.is_none() {
        return Ok(format!(
            "rustc refuses the bundle under edition {first}, so it may mean something else there\n"
        ));
    }
    let messages = messages.split_inclusive("\n\n");
    Ok(messages
        .filter(|message| message.contains("bundle of "))
        .collect())
}
