//! Libraries of another edition than their bundle, where the same words may mean something else: what rustc's lints
//! for migration know of that.
use super::trial::{rustc, Trial};
use crate::error::Error;
use crate::files::cannot;
use crate::stages::Bundle;
use std::collections::BTreeSet;
use std::process::Output;

/// The lints that find what means something else from an edition on. What does not compile there, rustc says anyway;
/// `$x:expr` is found in nearly all macros, and hardly ever `_` or a block that begins with `const` is given for it.
const LINTS: [(&str, &str); 3] = [
    ("2018", "absolute-paths-not-starting-with-crate"),
    (
        "2021",
        "array-into-iter non-fmt-panics rust-2021-incompatible-closure-captures \
        rust-2021-incompatible-or-patterns rust-2021-prefixes-incompatible-syntax \
        rust-2021-prelude-collisions",
    ),
    (
        "2024",
        "boxed-slice-into-iter dependency-on-unit-never-type-fallback if-let-rescope \
        never-type-fallback-flowing-into-unsafe rust-2024-guarded-string-incompatible-syntax \
        rust-2024-prelude-collisions tail-expr-drop-order",
    ),
];

/// Reports the places in libraries that may mean something else in the bundle than in their own edition, a line each,
/// with their code. The lints are those of the earlier edition of the two.
pub fn differences(trial: &Trial, bundle: &Bundle) -> Result<String, Error> {
    let mut report = String::new();
    let editions: BTreeSet<&str> = bundle.foreign().map(|(_, edition)| edition).collect();
    for edition in editions {
        let mut output = lint(trial, bundle, edition, &bundle.text)?;
        if !output.status.success() {
            // The solution may need the later edition, the libraries do not.
            output = lint(trial, bundle, edition, &without_solution(bundle))?;
        }
        if !output.status.success() {
            report += &format!("rustc refuses the libraries under edition {edition}\n");
        }
        for message in String::from_utf8_lossy(&output.stderr).lines() {
            let place = message.strip_prefix("bundle:").unwrap_or_default();
            let Ok(line) = place.split(':').next().unwrap_or_default().parse::<usize>() else {
                continue;
            };
            let mut parts = bundle.foreign().filter(|(_, of)| *of == edition);
            if parts.any(|(part, _)| part.lines.contains(&(line - 1))) {
                let code = bundle.text.lines().nth(line - 1).unwrap_or_default();
                report += &format!("bundle of {}:{place}\n    {}\n", bundle.name, code.trim());
            }
        }
    }
    Ok(report)
}

/// Compiles a text under the earlier one of an edition and that of the bundle, with the lints up to the later one.
fn lint(trial: &Trial, bundle: &Bundle, edition: &str, text: &str) -> Result<Output, Error> {
    let low = edition.min(&bundle.edition);
    let high = edition.max(&bundle.edition);
    let source = trial.file("editions.rs", text)?;
    let remap = format!("--remap-path-prefix={}=bundle", source.display());
    let mut command = rustc();
    command.args(["--edition", low, "--emit=metadata", "--cap-lints=allow"]);
    command.args(["--error-format=short", &remap, "-o"]);
    command.arg(source.with_extension("rmeta")).arg(source);
    for (from, lints) in LINTS {
        if low < from && from <= high {
            command.args(lints.split(' ').flat_map(|lint| ["--force-warn", lint]));
        }
    }
    command.output().map_err(cannot("run it", "rustc".as_ref()))
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
