//! What is shown of texts: where they differ, how they begin and end.

/// More lines, and longer ones, are not read by anyone.
const LINES: usize = 20;
const CHARACTERS: usize = 200;

/// The first lines that differ, marked `-` (expected) and `+` (written). Nothing if the texts differ in
/// no more than white space at the ends of lines and of the text.
pub fn difference(expected: &str, actual: &str) -> Option<String> {
    let lines = |text: &'_ str| -> Vec<String> {
        let lines = text.trim_end().lines();
        lines.map(|line| line.trim_end().to_string()).collect()
    };
    let (expected, actual) = (lines(expected), lines(actual));
    let count = expected.len().max(actual.len());
    let wrong = (0..count).filter(|&i| expected.get(i) != actual.get(i));
    let mut diff = Vec::new();
    for i in wrong.take(LINES + 1) {
        let lines = [expected.get(i), actual.get(i)];
        let [a, b] = lines.map(|line| line.map_or("", |line| line).chars());
        let same = a.zip(b).take_while(|(a, b)| a == b).count();
        for (sign, line) in ['-', '+'].into_iter().zip(lines) {
            diff.extend(line.map(|line| format!("{:5} {sign} {}", i + 1, part(line, same))));
        }
    }
    (!diff.is_empty()).then(|| head(diff.into_iter()))
}

/// A line, or what a long one has about a place.
fn part(line: &str, place: usize) -> String {
    let length = line.chars().count();
    if length <= CHARACTERS {
        return line.to_string();
    }
    let start = place.saturating_sub(CHARACTERS / 2);
    let part: String = line.chars().skip(start).take(CHARACTERS).collect();
    let dots = |is_cut: bool| if is_cut { "..." } else { "" };
    [dots(start > 0), &part, dots(start + CHARACTERS < length)].concat()
}

/// The first lines of a text.
pub fn first(text: &str) -> String {
    head(text.lines().map(|line| part(line, 0)))
}

fn head(mut lines: impl Iterator<Item = String>) -> String {
    let mut head: Vec<String> = lines.by_ref().take(LINES).collect();
    head.extend(lines.next().map(|_| "...".to_string()));
    head.join("\n")
}

/// The last lines of a text.
pub fn last(text: &str) -> String {
    let lines = text.lines().rev().take(LINES);
    let mut lines: Vec<String> = lines.map(|line| part(line, 0)).collect();
    lines.reverse();
    lines.join("\n")
}
