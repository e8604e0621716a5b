//! How an answer compares with the expected one, and what is shown of texts: where they differ, how they
//! begin and end.

/// Nobody reads more lines than these, or longer ones.
const LINES: usize = 20;
const CHARACTERS: usize = 200;

/// A remark on an answer that is right, usually empty, or the lines of a wrong one that differ from the
/// expected ones. Numbers with a point may differ by `tolerance`, absolutely or relatively.
pub fn compare(expected: &str, actual: &str, tolerance: f64) -> Result<String, String> {
    let mut lines = difference(expected, actual, |a, b| a == b);
    if lines.is_empty() {
        return Ok(lines);
    }
    if words(expected) == words(actual) {
        let line = words(&lines)[0];
        return Ok(format!(
            "only white space differs, first in line {line}: Luogu and Hydro refuse that, DMOJ other line breaks\n"
        ));
    }
    if are_near(expected, actual, tolerance) {
        let mut remark = "numbers differ, by no more than is allowed\n".to_string();
        if !expected.contains(['.', 'e', 'E']) {
            remark += "integers are expected, and most judges compare them as text\n";
        }
        return Ok(remark);
    }
    lines = difference(expected, actual, |a, b| are_near(a, b, tolerance));
    if difference(expected, actual, str::eq_ignore_ascii_case).is_empty() {
        lines += "\nonly the case of letters differs: Kattis takes that, Codeforces in Yes and No";
    }
    Err(lines)
}

/// The words of a text. To judges white space is of ASCII.
fn words(text: &str) -> Vec<&str> {
    text.split_ascii_whitespace().collect()
}

/// Whether two texts have the same words, where numbers may differ a little.
fn are_near(expected: &str, actual: &str, tolerance: f64) -> bool {
    let (expected, actual) = (words(expected), words(actual));
    let mut pairs = expected.iter().zip(&actual);
    expected.len() == actual.len() && pairs.all(|(a, b)| a == b || is_near(a, b, tolerance))
}

/// Whether two words are numbers, one with a point, that differ a little.
fn is_near(expected: &str, actual: &str, tolerance: f64) -> bool {
    match (expected.parse::<f64>(), actual.parse::<f64>()) {
        (Ok(a), Ok(b)) if expected.contains('.') || actual.contains('.') => {
            // The bound itself is right, though not every number is a binary one.
            (a - b).abs() / a.abs().max(1.0) <= tolerance + 1e-15
        }
        _ => false,
    }
}

/// The first lines that are not the same, marked `-` (expected) and `+` (written). White space at the
/// ends of lines does not count, nor do empty lines at the end.
pub fn difference(expected: &str, actual: &str, is_same: impl Fn(&str, &str) -> bool) -> String {
    let [mut expected, mut actual] = [expected, actual].map(lines);
    let count = expected.len().max(actual.len());
    expected.resize(count, "");
    actual.resize(count, "");
    let mut diff = Vec::new();
    for ((number, left), right) in (1..).zip(expected).zip(actual) {
        if is_same(left, right) || diff.len() > LINES {
            continue;
        }
        let same = left
            .chars()
            .zip(right.chars())
            .take_while(|(a, b)| a == b)
            .count();
        for (sign, line) in [('-', left), ('+', right)] {
            if !line.is_empty() {
                diff.push(format!("{number:5} {sign} {}", part(line, same)));
            }
        }
    }
    cut(diff)
}

/// The lines of a text, without the white space at their ends.
fn lines(text: &str) -> Vec<&str> {
    text.lines()
        .map(|line| line.trim_end_matches([' ', '\t', '\r']))
        .collect()
}

/// As many lines as anybody reads.
fn cut(mut lines: Vec<String>) -> String {
    if lines.len() > LINES {
        lines.truncate(LINES);
        lines.push("...".to_string());
    }
    lines.join("\n")
}

/// The part of a line around a place.
fn part(line: &str, place: usize) -> String {
    let start = place.saturating_sub(CHARACTERS / 2);
    let mut rest = line.chars().skip(start);
    let mut part: String = rest.by_ref().take(CHARACTERS).collect();
    if start > 0 {
        part.insert_str(0, "...");
    }
    if rest.next().is_some() {
        part += "...";
    }
    part
}

/// The first lines of a text.
pub fn first(text: &str) -> String {
    let lines = text.lines().map(|line| part(line, 0));
    cut(lines.take(LINES + 1).collect())
}

/// The last lines of a text.
pub fn last(text: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    first(&lines[lines.len().saturating_sub(LINES)..].join("\n"))
}
