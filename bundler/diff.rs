//! Comparing what a program should write with what it wrote.

/// The lines that differ, marked `-` (expected) and `+` (written), with those around them. Nothing if
/// the texts differ in no more than white space at the ends of lines and of the text.
pub fn difference(expected: &str, actual: &str) -> Option<String> {
    let lines = |text: &str| -> Vec<String> {
        let lines = text.trim_end().lines();
        lines.map(|line| line.trim_end().to_string()).collect()
    };
    let (expected, actual) = (lines(expected), lines(actual));
    let count = expected.len().max(actual.len());
    let differs = |&i: &usize| expected.get(i) != actual.get(i);
    let wrong: Vec<usize> = (0..count).filter(differs).collect();
    let shown = &wrong[..wrong.len().min(MOST_LINES)];
    let more = wrong.len() - shown.len();
    let first = shown.first()?.saturating_sub(2);
    let behind = shown.last()? + if more > 0 { 1 } else { 3 };
    let mut diff = String::new();
    for i in first..behind.min(count) {
        if !shown.iter().any(|line| line.abs_diff(i) <= 2) {
            continue;
        }
        let (wanted, found) = (expected.get(i), actual.get(i));
        let start = common(wanted, found).saturating_sub(MOST_CHARACTERS / 2);
        let marked = if wanted == found {
            [(' ', wanted), (' ', None)]
        } else {
            [('-', wanted), ('+', found)]
        };
        for (sign, line) in marked {
            if let Some(line) = line {
                diff += &format!("{:5} {sign} {}\n", i + 1, part(line, start));
            }
        }
    }
    if more > 0 {
        diff += &format!("{more} more lines differ\n");
    }
    Some(diff)
}

/// More are not read by anyone.
const MOST_LINES: usize = 20;
const MOST_CHARACTERS: usize = 200;

/// With how many characters both lines begin.
fn common(a: Option<&String>, b: Option<&String>) -> usize {
    let (a, b) = (a.into_iter(), b.into_iter());
    let pairs = a.flat_map(|a| a.chars()).zip(b.flat_map(|b| b.chars()));
    pairs.take_while(|(a, b)| a == b).count()
}

/// A line, or what is there of a long one from about `start` on.
fn part(line: &str, start: usize) -> String {
    let length = line.chars().count();
    if length <= MOST_CHARACTERS {
        return line.to_string();
    }
    let part: String = line.chars().skip(start).take(MOST_CHARACTERS).collect();
    let before = if start > 0 { "... " } else { "" };
    let behind = if start + MOST_CHARACTERS < length {
        " ..."
    } else {
        ""
    };
    format!("{before}{part}{behind}")
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

#[test]
fn long_texts_are_cut() {
    let many: String = (0..100).map(|i| i.to_string() + "\n").collect();
    let one = difference(&many, &many.replace("50\n", "x\n")).expect("a difference");
    let expected = "   49   48\n   50   49\n   51 - 50\n   51 + x\n   52   51\n   53   52\n";
    assert_eq!(one, expected);
    let all = difference(&many, "").expect("a difference");
    assert_eq!(all.lines().count(), MOST_LINES + 1);
    assert!(all.ends_with("   20 - 19\n80 more lines differ\n"), "{all}");

    let long = "甲".repeat(1000);
    let diff = difference(&format!("{long}1{long}"), &format!("{long}2")).expect("a difference");
    let half = "甲".repeat(MOST_CHARACTERS / 2);
    let less = &half[..half.len() - "甲".len()];
    let expected = format!("    1 - ... {half}1{less} ...\n    1 + ... {half}2\n");
    assert_eq!(diff, expected);
}
