//! How an answer compares with the expected one, and what is shown of texts: where they differ, how they
//! begin and end.

/// Nobody reads more lines than these, or longer ones.
const LINES: usize = 20;
const CHARACTERS: usize = 200;

/// A remark on an answer that is right, usually empty, or the lines of a wrong one that differ from the
/// expected ones. Numbers with a point may differ by `tolerance`, absolutely or relatively.
pub fn compare(expected: &str, actual: &str, tolerance: f64) -> Result<String, String> {
    let Some(lines) = difference(expected, actual, |a, b| a == b) else {
        return Ok(String::new());
    };
    // To judges white space is of ASCII.
    let words = |text| str::split_ascii_whitespace(text);
    if words(expected).eq(words(actual)) {
        let line = lines.split_ascii_whitespace().next().unwrap_or_default();
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
    let lines = difference(expected, actual, |a, b| are_near(a, b, tolerance));
    let mut lines = lines.unwrap_or_default();
    if difference(expected, actual, str::eq_ignore_ascii_case).is_none() {
        lines += "\nonly the case of letters differs: Kattis takes that, Codeforces in Yes and No";
    }
    Err(lines)
}

/// Whether two texts have the same words, where numbers may differ a little.
fn are_near(expected: &str, actual: &str, tolerance: f64) -> bool {
    let words = |text| str::split_ascii_whitespace(text);
    let mut pairs = words(expected).zip(words(actual));
    words(expected).count() == words(actual).count()
        && pairs.all(|(a, b)| a == b || is_near(a, b, tolerance))
}

/// Whether two words are numbers, one with a point, that differ a little.
fn is_near(expected: &str, actual: &str, tolerance: f64) -> bool {
    match (expected.parse::<f64>(), actual.parse::<f64>()) {
        (Ok(a), Ok(b)) if expected.contains('.') || actual.contains('.') => {
            // The bound itself is right, though not every number is a binary one.
            (a - b).abs() <= (tolerance + 1e-15) * a.abs().clamp(1.0, f64::MAX)
        }
        _ => false,
    }
}

/// The first lines that are not the same, marked `-` (expected) and `+` (written). White space at the
/// ends of lines and of the text does not count. `None` if all are the same.
pub fn difference(
    expected: &str,
    actual: &str,
    is_same: impl Fn(&str, &str) -> bool,
) -> Option<String> {
    let lines = |text| trim_end(text).lines().map(trim_end);
    let (mut expected, mut actual) = (lines(expected), lines(actual));
    let mut diff = Vec::new();
    for number in 1.. {
        let (left, right) = (expected.next(), actual.next());
        if left.is_none() && right.is_none() || diff.len() > LINES {
            break;
        }
        let (a, b) = (left.unwrap_or_default(), right.unwrap_or_default());
        if left.is_some() == right.is_some() && is_same(a, b) {
            continue;
        }
        let pairs = a.chars().zip(b.chars());
        let same = pairs.take_while(|(a, b)| a == b).count();
        for (sign, line) in [('-', left), ('+', right)] {
            if let Some(line) = line {
                diff.push(format!("{number:5} {sign} {}", part(line, same)));
            }
        }
    }
    if diff.is_empty() {
        return None;
    }
    Some(cut(diff))
}

/// A text without the white space at its end.
fn trim_end(text: &str) -> &str {
    text.trim_end_matches([' ', '\t', '\r', '\n'])
}

/// As many lines as anybody reads.
fn cut(mut lines: Vec<String>) -> String {
    if lines.len() > LINES {
        lines.truncate(LINES);
        lines.push("...".to_string());
    }
    lines.join("\n")
}

/// A line, or the part of a long one around a place.
fn part(line: &str, place: usize) -> String {
    let length = line.chars().count();
    if length <= CHARACTERS {
        return line.to_string();
    }
    let start = place.saturating_sub(CHARACTERS / 2);
    let mut part: String = line.chars().skip(start).take(CHARACTERS).collect();
    if start > 0 {
        part.insert_str(0, "...");
    }
    if start + CHARACTERS < length {
        part += "...";
    }
    part
}

/// The first lines of a text.
pub fn first(text: &str) -> String {
    let lines = text.lines().take(LINES + 1);
    cut(lines.map(|line| part(line, 0)).collect())
}

/// The last lines of a text.
pub fn last(text: &str) -> String {
    let lines = text.lines().map(|line| part(line, 0));
    let lines: Vec<String> = lines.collect();
    lines[lines.len().saturating_sub(LINES)..].join("\n")
}
