//! The examples of the documentation.
use crate::support::{folder, home, succeed, tool};

/// Rustdoc makes one program of them under 2024, and one per example under 2021.
#[test]
fn of_the_library() {
    let source = ["--edition=2024", "--crate-name=snippets", "snippets/lib.rs"];
    let library = folder("examples").join("libsnippets.rlib");
    let mut rustc = tool("rustc");
    rustc.current_dir(home()).args(source);
    rustc.arg("--crate-type=rlib").arg("-o").arg(&library);
    succeed(&mut rustc);
    let mut rustdoc = tool("rustdoc");
    rustdoc.current_dir(home()).args(source).arg("--test");
    let linked = format!("snippets={}", library.display());
    rustdoc.arg("--extern").arg(linked);
    let output = succeed(&mut rustdoc);
    let report = String::from_utf8_lossy(&output.stdout);
    assert!(report.contains("test snippets/nim.rs - nim"), "{report}");
}
