//! Comparing what a program should write with what it wrote.
#[path = "../bundler/judging/diff.rs"]
mod lines;

/// Panics with a line-by-line diff if the two texts differ in more than trailing white space.
pub fn assert_same(place: &str, expected: &str, actual: &str) {
    let diff = lines::difference(expected, actual, |a, b| a == b);
    assert!(
        diff.is_empty(),
        "{place}: wrong answer (- expected, + written)\n{diff}"
    );
}

/// What is right and what differs is in transcripts.
#[test]
fn only_what_differs_is_shown_and_not_too_much() {
    use lines::{compare, first, last};
    let many: String = (0..100).map(|i| i.to_string() + "\n").collect();
    assert!(first(&many).ends_with("\n19\n...") && last(&many).starts_with("80\n81\n"));
    let diff = compare(&many, "", 0.0).expect_err("a difference");
    assert!(diff.starts_with("    1 - 0\n    2 - 1\n") && diff.ends_with("   20 - 19\n..."));
    let long = "甲".repeat(1000);
    let half = "甲".repeat(100);
    let less = "甲".repeat(99);
    assert_eq!(
        compare(&format!("{long}1{long}"), &format!("{long}2"), 0.0),
        Err(format!("    1 - ...{half}1{less}...\n    1 + ...{half}2"))
    );
}
