//! Other editions than that of a bundle: which of them refuse it, and where libraries are of another one and the same
//! words may mean something else, what rustc's lints for migration know of that.
use super::trial::{rustc, with_places, Trial};
use crate::error::Error;
use crate::files::cannot;
use crate::stages::Bundle;
use std::collections::BTreeSet;

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

/// What rustc says in the end if there were errors.
const REFUSED: &str = "error: aborting";

/// Reports the editions that refuse a bundle, a line each: the judges that have it, and the first error.
pub fn refusals(trial: &Trial, bundle: &Bundle) -> Result<String, Error> {
    let mut report = String::new();
    for (edition, judges, _) in EDITIONS {
        let messages = compile(trial, bundle, edition, edition, &bundle.text)?;
        // What has no place is about the edition: rustc is too old for it.
        if let Some(error) = messages.lines().find(|line| line.contains(": error")) {
            report += &format!("edition {edition} ({judges}) refuses it: {error}\n");
        }
    }
    Ok(report)
}

/// Reports the places in libraries that may mean something else in the bundle than in their own edition, a line each,
/// with their code. The lints are those of the earlier edition of the two.
pub fn differences(trial: &Trial, bundle: &Bundle) -> Result<String, Error> {
    let mut report = String::new();
    let editions: BTreeSet<&str> = bundle.foreign().map(|(_, edition)| edition).collect();
    for edition in editions {
        let low = edition.min(&bundle.edition);
        let high = edition.max(&bundle.edition);
        let mut messages = compile(trial, bundle, low, high, &bundle.text)?;
        if messages.contains(REFUSED) {
            // The solution may need the later edition, the libraries do not.
            messages = compile(trial, bundle, low, high, &without_solution(bundle))?;
        }
        if messages.contains(REFUSED) {
            report += &format!("rustc refuses the libraries under edition {edition}\n");
        }
        let start = format!("bundle of {}:", bundle.name);
        for message in messages.lines() {
            let place = message.strip_prefix(&start).unwrap_or_default();
            let Ok(line) = place.split(':').next().unwrap_or_default().parse::<usize>() else {
                continue;
            };
            let mut parts = bundle.foreign().filter(|(_, of)| *of == edition);
            if parts.any(|(part, _)| part.lines.contains(&(line - 1))) {
                let code = bundle.text.lines().nth(line - 1).unwrap_or_default();
                report += &format!("{message}\n    {}\n", code.trim());
            }
        }
    }
    Ok(report)
}

/// Looks for errors in a text under the first of two editions, with the lints up to the last one. Returns what rustc
/// says.
fn compile(
    trial: &Trial,
    bundle: &Bundle,
    low: &str,
    high: &str,
    text: &str,
) -> Result<String, Error> {
    let source = trial.file("editions.rs", text)?;
    let remap = format!("--remap-path-prefix={}={}", source.display(), bundle.name);
    let mut command = rustc();
    command.args(["--edition", low, "--emit=metadata", "--cap-lints=allow"]);
    command.args(["--error-format=short", &remap, "-o"]);
    command.arg(source.with_extension("rmeta")).arg(source);
    for (from, _, lints) in EDITIONS {
        if low < from && from <= high {
            command.args(lints.split(' ').flat_map(|lint| ["--force-warn", lint]));
        }
    }
    let output = command.output();
    let output = output.map_err(cannot("run it", "rustc".as_ref()))?;
    Ok(with_places(
        bundle,
        &String::from_utf8_lossy(&output.stderr),
    ))
}

/// The text of a bundle in which the lines of the solution are blank.
fn without_solution(bundle: &Bundle) -> String {
    let mut text = String::new();
    for (number, line) in bundle.text.lines().enumerate() {
        if bundle.parts.iter().any(|part| part.lines.contains(&number)) {
            text += line;
        }
        text += "\n";
    }
    text + "fn main() {}\n"
}
