//! The examples of the documentation.
use crate::support::{folder, home, succeed, tool};

/// Rustdoc makes one program of them under 2024, and one per example under 2021.
#[test]
fn of_the_library() {
    let source = ["--edition=2024", "--crate-name=snippets", "snippets/lib.rs"];
    let library = folder("examples").join("libsnippets.rlib");
    let mut rustc = tool("rustc");
    rustc.args(source).args(["--crate-type=rlib", "-o"]);
    succeed(rustc.arg(&library).current_dir(home()));
    let mut rustdoc = tool("rustdoc");
    rustdoc.args(source).args(["--test", "--extern"]);
    rustdoc.arg(format!("snippets={}", library.display()));
    let told = succeed(rustdoc.current_dir(home())).stdout;
    let told = String::from_utf8_lossy(&told);
    assert!(told.contains("test snippets/nim.rs - nim"), "{told}");
}
