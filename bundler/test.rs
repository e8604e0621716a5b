//! `test`: a bundle on samples, with the verdicts of a judge.
use crate::diff::difference;
use crate::error::Error;
use crate::files::{bytes, entries, show};
use crate::trial::{run, End, Folder, Run};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// A sample: its input and where its answer ought to be.
struct Sample {
    input: PathBuf,
    output: PathBuf,
}

/// Runs a bundle on the samples of a folder and prints a verdict for each. Fails, with a hint, if not all
/// are right.
pub fn test(
    bundle: &str,
    edition: u32,
    samples: &Path,
    limit: Duration,
    hint: &str,
) -> Result<(), Error> {
    let samples = self::samples(samples)?;
    let folder = Folder::new(edition)?;
    let program = folder.compile("solution", bundle)?;
    let mut right = 0;
    for sample in &samples {
        let run = run(&mut Command::new(&program), &sample.input, limit)?;
        let verdict = match bytes(&sample.output) {
            Ok(expected) => verdict(&run, &String::from_utf8_lossy(&expected), limit),
            Err(error) => {
                let output = last(&run.output);
                ("??", format!("{error}\nthe program wrote\n{output}"))
            }
        };
        right += usize::from(verdict.0 == "AC");
        let (name, milliseconds) = (sample.input.display(), run.milliseconds);
        let memory = run
            .mebibytes
            .filter(|&mebibytes| mebibytes > 0)
            .map_or(String::new(), |mebibytes| format!("  {mebibytes} MiB"));
        let details = verdict.1.trim_end();
        let details = if details.is_empty() {
            String::new()
        } else {
            format!("{details}\n")
        };
        show(&format!(
            "{:3}  {name}  {milliseconds} ms{memory}\n{details}",
            verdict.0
        ))?;
    }
    match samples.len() {
        all if all == right => Ok(()),
        all => Err(Error(format!(
            "error: {right} of {all} samples are right{hint}"
        ))),
    }
}

/// A text, or the last thousand characters of a longer one.
fn last(text: &str) -> &str {
    let start = text.char_indices().nth_back(999);
    start.map_or(text, |(start, _)| &text[start..])
}

/// What a judge says of a run, and why.
pub fn verdict(run: &Run, expected: &str, limit: Duration) -> (&'static str, String) {
    match &run.end {
        End::TimeLimit => (
            "TLE",
            format!("still running after {} s", limit.as_secs_f64()),
        ),
        End::OutputLimit => ("OLE", "more than 64 MiB were written".to_string()),
        End::Failure(status) => ("RE", format!("{status}\n{}", last(&run.errors))),
        End::Success => match difference(expected, &run.output) {
            Some(diff) => ("WA", format!("- expected, + written\n{diff}")),
            None => ("AC", String::new()),
        },
    }
}

/// The samples in a folder: `NAME.in` and `NAME.out` there or in its folder `test`, and files of one name
/// in its folders `in` and `out`.
fn samples(folder: &Path) -> Result<Vec<Sample>, Error> {
    let mut samples = Vec::new();
    for folder in [folder.to_path_buf(), folder.join("test")] {
        for input in entries(&folder).unwrap_or_default() {
            if input.extension().is_some_and(|end| end == "in") {
                let output = input.with_extension("out");
                samples.push(Sample { input, output });
            }
        }
    }
    for input in entries(&folder.join("in")).unwrap_or_default() {
        let output = folder
            .join("out")
            .join(input.file_name().unwrap_or_default());
        samples.push(Sample { input, output });
    }
    if samples.is_empty() {
        let folder = folder.display();
        return Err(Error(format!(
            "{folder}: error: no sample, as 1.in with its 1.out"
        )));
    }
    Ok(samples)
}
