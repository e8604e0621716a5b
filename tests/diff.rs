//! Comparing what a program should write with what it wrote.
use std::fmt::Write as _;

/// Panics with a line-by-line diff if the two texts differ in more than trailing white space.
pub fn assert_same(place: &str, expected: &str, actual: &str) {
    let lines = |text: &str| -> Vec<String> {
        text.trim_end()
            .lines()
            .map(|line| line.trim_end().to_string())
            .collect()
    };
    let (expected, actual) = (lines(expected), lines(actual));
    if expected == actual {
        return;
    }
    let mut diff = format!("{place}: wrong answer (- expected, + written)\n");
    for i in 0..expected.len().max(actual.len()) {
        let (wanted, found) = (expected.get(i), actual.get(i));
        if wanted == found {
            writeln!(diff, "{:5}   {}", i + 1, expected[i]).unwrap();
            continue;
        }
        for (sign, line) in [('-', wanted), ('+', found)] {
            if let Some(line) = line {
                writeln!(diff, "{:5} {sign} {line}", i + 1).unwrap();
            }
        }
    }
    panic!("{diff}");
}

#[test]
fn trailing_white_space_is_forgiven_and_nothing_else() {
    assert_same("case", "Yes \nNo\n\n", "Yes\r\nNo");
    for wrong in ["Yes", "Yes\nNo\nNo", "Yes\n\nNo", " Yes\nNo", "yes\nNo", ""] {
        let panic = std::panic::catch_unwind(|| assert_same("1.in", "Yes\nNo", wrong));
        let message = *panic
            .expect_err("a difference")
            .downcast::<String>()
            .expect("a message");
        assert!(message.starts_with("1.in: wrong answer"), "{message}");
    }
}
