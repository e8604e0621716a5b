//! What no transcript shows: files that are not text, pipes, folders.
use crate::support::{entries, folder_with, grundy, home, read, succeed, tool, write};
use crate::transcripts::said;
use std::env::temp_dir;
use std::ffi::OsString;
use std::fs::{self, File};
use std::path::Path;
use std::process::{self, Command, Stdio};
use std::thread;
use std::time::Duration;

#[test]
fn files_that_are_not_text_and_missing_compilers_are_refused() {
    let folder = folder_with("cli/bytes", &[]);
    fs::write(folder.join("a.rs"), b"fn main() {}\n// \xe9\n").expect("a file");
    let errors = said(&folder, "a.rs");
    assert!(errors.starts_with("! a.rs:2:4: error: "), "{errors}");

    #[cfg(windows)]
    let word: OsString = std::os::windows::ffi::OsStringExt::from_wide(&[0xd800]);
    #[cfg(not(windows))]
    let word: OsString = std::os::unix::ffi::OsStringExt::from_vec(vec![0xff]);
    let errors = grundy().arg(word).output().expect("it runs").stderr;
    assert!(errors.starts_with(b"error: no problem "));

    write(&folder.join("a.rs"), "fn main() {}\n");
    let mut run = grundy();
    run.args(["run", "a.rs"]).current_dir(folder);
    let errors = run.env("RUSTC", "nosuch").output().expect("it runs").stderr;
    assert!(errors.starts_with(b"nosuch: error: cannot run it; https://rustup.rs has Rust: "));
}

#[test]
fn samples_that_are_not_text_files_are_reported() {
    let folder = folder_with("cli/samples", &[("a.rs", "fn main() {}"), ("2.in", "")]);
    #[cfg(unix)]
    std::os::unix::fs::symlink("nosuch", folder.join("1.in")).expect("a link");
    let text = said(&folder, "test a.rs --limit 1000");
    let has_both = text.contains("??   ./2.in") && text.contains("\n! error: 0 right");
    assert!(has_both, "{text}");
    let has_link = text.starts_with("--   ./1.in  is not a file");
    assert!(has_link || !cfg!(unix), "{text}");

    fs::write(folder.join("2.in"), b"\xff\xfe1\0").expect("a file");
    let text = said(&folder, "test a.rs --limit 1000");
    let end = "! ./2.in:1:1: error: the text is not UTF-8; save it as that";
    assert!(text.ends_with(end), "{text}");
}

/// Judges give 256 MiB, and so does a shell, if the system lets it.
#[test]
fn recursion_may_be_deep() {
    let solution = "fn depth(n: u64) -> u64 {\n    if n == 0 { 0 } else { \
        std::hint::black_box([n; 8])[7] - n + 1 + depth(n - 1) }\n}\n\
        fn main() { println!(\"{}\", depth(1_000_000)); }\n";
    let files = [("a.rs", solution), ("1.in", ""), ("1.out", "1000000\n")];
    let folder = folder_with("cli/deep", &files);
    let mut shell = Command::new("/bin/sh");
    let shell = shell.args(["-c", "ulimit -S -s 262144"]).status();
    let text = said(&folder, "test a.rs --limit 1000");
    if shell.is_ok_and(|status| status.success()) {
        assert!(text.starts_with("AC "), "{text}");
    } else {
        assert!(text.contains("ulimit -Hs"), "{text}");
    }
}

#[test]
fn long_bundles_are_reported() {
    for (length, is_long) in [(49_000, false), (51_000, true)] {
        let text = "x".repeat(length);
        let text = format!("const TEXT: &str = \"{text}\";\nfn main() {{}}\n");
        let folder = folder_with("cli/long", &[("a.rs", &text)]);
        let is_told = said(&folder, "a.rs").contains("Luogu takes 50000");
        assert_eq!(is_told, is_long, "{length}");
    }
}

/// In a folder with no manifest above, an editor and cargo have one from then on.
#[test]
fn new_solutions_have_a_manifest() {
    let folder = temp_dir().join(format!("grundy-new-{}", process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let text = said(&folder, "new day/a.rs");
    assert!(text.starts_with("day/Cargo.toml: new\n"), "{text}");
    assert_eq!(said(&folder, "new day/a.rs"), "");
    // Cargo keeps this name for itself.
    said(&folder, "new day/build.rs");
    // Without a manifest the edition is the same: `gen` is a keyword there.
    write(&folder.join("b.rs"), "fn main() { let gen = 1; }");
    let text = said(&folder, "run b.rs");
    assert!(text.contains("! error: rustc refuses "), "{text}");
    let day = folder.join("day");
    let mut cargo = tool("cargo");
    let cargo = cargo.args(["metadata", "--offline", "--format-version", "1"]);
    let metadata = succeed(cargo.current_dir(&day)).stdout;
    let metadata = String::from_utf8(metadata).expect("text");
    for part in [
        "name\":\"a\"",
        "name\":\"brute\"",
        "name\":\"gen\"",
        "name\":\"build_\"",
        "name\":\"build_gen\"",
        "name\":\"snippets\"",
        "edition\":\"2024\"",
    ] {
        assert!(metadata.contains(part), "{part}: {metadata}");
    }
    assert!(said(&day, "a.rs").contains("\nmod snippets {"));
    fs::remove_dir_all(&folder).expect("an empty place");
}

#[test]
fn the_reader_of_the_output_may_stop() {
    for word in ["agc017d", "list"] {
        let mut command = grundy();
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.arg(word).spawn().expect("it runs");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("it ends");
        let is_calm = output.status.success() && output.stderr.is_empty();
        assert!(is_calm, "{output:?}");
    }
    if let Ok(full) = File::options().write(true).open("/dev/full") {
        let output = grundy().arg("agc017d").stdout(full).output();
        let errors = output.expect("it runs").stderr;
        assert!(errors.starts_with(b"error: cannot write to standard output: "));
    }
}

/// Nothing is left in the folder for temporary files, nor does a program run on, also if the run is killed.
#[test]
fn temporary_files_are_removed() {
    let inputs = ["1.in", "1.out", "temporary/grundy-x/file"].map(|name| (name, ""));
    let folder = folder_with("cli/temporary", &inputs);
    write(&folder.join("a.rs"), "fn main() {}");
    let temporary = folder.join("temporary");
    let run = |file: &str| {
        let mut command = grundy();
        command.args(["test", file]).current_dir(&folder);
        command.env("TMPDIR", &temporary).env("TMP", &temporary);
        command
    };
    succeed(&mut run("a.rs"));
    assert_eq!(entries(&temporary).len(), 1);
    if Path::new("/bin/sh").exists() {
        write(&folder.join("b.rs"), "fn main() { loop {} }");
        let mut child = run("b.rs").stdout(Stdio::null()).spawn().expect("it runs");
        let wait = |count| {
            while entries(&temporary).len() != count {
                thread::sleep(Duration::from_millis(10));
            }
        };
        wait(2);
        child.kill().expect("it runs");
        child.wait().expect("it ends");
        wait(1);
    }
}

/// What the guides quote, transcripts have: programs, and command lines with what these print.
#[test]
fn what_the_guides_quote_is_right() {
    for (guide, name) in [("README.md", "readme"), ("CONTRIBUTING.md", "dialogues")] {
        let transcript = read(format!("tests/transcripts/{name}.txt"));
        let transcript = transcript.replace(" --limit 1000", "");
        let transcript = transcript
            .replace("\n$ ", "\n$ grundy ")
            .replace("\n! ", "\n");
        for block in read(guide).split("```").skip(1).step_by(2) {
            if ["rust\n", "text\n$"]
                .iter()
                .any(|start| block.starts_with(start))
            {
                let behind = transcript.split_once(&block["rust".len()..]);
                let is_there = behind.is_some_and(|(_, rest)| rest.starts_with(['=', '$', '#']));
                assert!(is_there, "{guide}: not in {name}.txt:\n{block}");
            }
        }
    }
}

#[test]
fn help_fits_a_terminal() {
    for command in [
        "", "run", "test", "stress", "guess", "play", "table", "list", "listen", "new",
    ] {
        let help = said(home(), &format!("--help {command}"));
        let long = help.lines().find(|line| line.chars().count() > 79);
        assert_eq!(long, None, "{command}");
    }
}
