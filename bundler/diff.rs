//! Comparing what a program should write with what it wrote.

/// The lines of both texts, marked `-` (expected) and `+` (written) where they differ. Nothing if the
/// texts differ in no more than white space at the ends of lines and of the text.
pub fn difference(expected: &str, actual: &str) -> Option<String> {
    let lines = |text: &str| -> Vec<String> {
        let lines = text.trim_end().lines();
        lines.map(|line| line.trim_end().to_string()).collect()
    };
    let (expected, actual) = (lines(expected), lines(actual));
    if expected == actual {
        return None;
    }
    let mut diff = String::new();
    for i in 0..expected.len().max(actual.len()) {
        let marked = match (expected.get(i), actual.get(i)) {
            (wanted, found) if wanted == found => [(' ', wanted), (' ', None)],
            (wanted, found) => [('-', wanted), ('+', found)],
        };
        for (sign, line) in marked {
            if let Some(line) = line {
                diff += &format!("{:5} {sign} {line}\n", i + 1);
            }
        }
    }
    Some(diff)
}

#[test]
fn white_space_at_ends_is_forgiven_and_nothing_else() {
    assert_eq!(difference("Yes \nNo\n\n", "Yes\r\nNo"), None);
    for wrong in ["Yes", "Yes\nNo\nNo", "Yes\n\nNo", " Yes\nNo", "yes\nNo", ""] {
        assert!(difference("Yes\nNo", wrong).is_some(), "{wrong:?}");
    }
}

#[test]
fn lines_that_differ_are_marked() {
    let diff = difference("1\n2\n3\n", "1\n4\n3\n5");
    assert_eq!(
        diff.expect("a difference"),
        "    1   1\n    2 - 2\n    2 + 4\n    3   3\n    4 + 5\n"
    );
}
