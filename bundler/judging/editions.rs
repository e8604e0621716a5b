//! Other editions than that of a bundle: which of them refuse it, and where libraries are of another one and the same
//! words may mean something else, what rustc's lints for migration know of that.
use super::trial::Trial;
use crate::error::Result;
use crate::stages::{Bundle, Purpose};

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

/// What rustc says of a bundle under other editions than its own.
#[derive(Default)]
pub struct OtherEditions {
    /// The editions that refuse it, a line each: the judges that have it, and the first error.
    pub refusals: String,
    /// What in its libraries may mean something else in their own editions.
    pub differences: String,
}

/// Asks rustc about each edition, if a solution is tested. The lints are those of the earliest edition that the bundle
/// or a library of it has.
pub fn ask(trial: &Trial, bundle: &Bundle, purpose: Purpose) -> Result<OtherEditions> {
    let mut others = OtherEditions::default();
    if purpose != Purpose::Test {
        return Ok(others);
    }
    let foreign = bundle.foreign.iter().map(|(_, edition)| edition);
    let mut editions: Vec<&String> = foreign.chain([&bundle.edition]).collect();
    editions.sort_unstable();
    let (first, last) = (editions[0], editions[editions.len() - 1]);
    for (edition, judges, _) in EDITIONS {
        let mut options = vec![
            "--emit=metadata",
            "--cap-lints=allow",
            "--error-format=short",
        ];
        let mut has_lints = false;
        for (later, _, lints) in EDITIONS {
            if edition == first && edition < later && later <= last {
                options.extend(lints.split(' ').flat_map(|lint| ["--force-warn", lint]));
                has_lints = true;
            }
        }
        if edition == bundle.edition && !has_lints {
            continue;
        }
        let (_, messages) = trial.compile(bundle, edition, &options)?;
        let lines = messages.split_inclusive('\n');
        // What has no place is about the edition: rustc is too old for it.
        let is_error = |line: &&str| line.contains(": error");
        if let Some(error) = lines.clone().find(is_error) {
            others.refusals += &format!("edition {edition} ({judges}) refuses it: {error}");
        }
        if has_lints {
            let is_meant = |line: &&str| is_error(line) || line.contains("bundle of ");
            others.differences = lines.filter(is_meant).collect();
        }
    }
    Ok(others)
}
