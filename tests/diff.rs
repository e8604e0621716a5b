//! Comparing what a program should write with what it wrote.
#[path = "../bundler/judging/diff.rs"]
mod lines;

/// Panics with a line-by-line diff if the two texts differ in more than trailing white space.
pub fn assert_same(place: &str, expected: &str, actual: &str) {
    if let Some(diff) = lines::difference(expected, actual, |a, b| a == b) {
        panic!("{place}: wrong answer (- expected, + written)\n{diff}");
    }
}

#[test]
fn what_judges_count_as_the_same() {
    let remark = |expected, actual, tolerance| lines::compare(expected, actual, tolerance);
    for (a, b) in [
        ("0.5", ".500"),
        ("1", "1.0000001"),
        ("-2e9", "-2000000001.0"),
        ("0.1", "0.100001"),
    ] {
        for (expected, actual) in [(a, b), (b, a)] {
            let found = remark(expected, actual, 1e-6);
            assert!(
                found.is_ok_and(|said| said.starts_with("numbers")),
                "{a} {b}"
            );
        }
    }
    for (a, b) in [
        ("1", "2"),
        ("1000000001", "1000000000"),
        ("1.0", "1.00001"),
        ("0.0", "0.00001"),
        ("inf", "1.0"),
        ("NaN", "1.0"),
        ("1.0", "1.0 1.0"),
        ("v1.0", "v1.00"),
        ("1", "1\u{3000}"),
    ] {
        for (expected, actual) in [(a, b), (b, a)] {
            assert!(
                remark(expected, actual, 1e-6).is_err(),
                "{expected} {actual}"
            );
        }
    }
    assert_eq!(
        remark("1.0\n2", "1.0000001\n3", 1e-6),
        Err("    2 - 2\n    2 + 3".to_string())
    );
}

#[test]
fn only_what_differs_is_shown_and_not_too_much() {
    use lines::{first, last};
    let difference = |a, b| lines::difference(a, b, |a, b| a == b);
    assert_eq!(difference("Yes \nNo\n\n", "Yes\r\nNo"), None);
    for wrong in ["Yes", "Yes\nNo\nNo", "Yes\n\nNo", " Yes\nNo", "yes\nNo", ""] {
        assert!(difference("Yes\nNo", wrong).is_some(), "{wrong:?}");
    }
    let diff = difference("1\n2\n3\n", "1\n4\n3\n5");
    assert_eq!(diff.as_deref(), Some("    2 - 2\n    2 + 4\n    4 + 5"));

    let many: String = (0..100).map(|i| i.to_string() + "\n").collect();
    let diff = difference(&many, "").expect("a difference");
    assert!(diff.starts_with("    1 - 0\n    2 - 1\n") && diff.ends_with("   20 - 19\n..."));
    assert!(first(&many).ends_with("\n19\n...") && last(&many).starts_with("80\n81\n"));
    let long = "甲".repeat(1000);
    let diff = difference(&format!("{long}1{long}"), &format!("{long}2")).expect("a difference");
    let half = "甲".repeat(100);
    let less = &half[..half.len() - "甲".len()];
    assert_eq!(
        diff,
        format!("    1 - ...{half}1{less}...\n    1 + ...{half}2")
    );
}
