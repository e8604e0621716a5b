//! What is shown of texts: where they differ, how they begin and end.

/// More lines, and longer ones, are not read by anyone.
const LINES: usize = 20;
const CHARACTERS: usize = 200;

/// The first lines that differ, marked `-` (expected) and `+` (written). Nothing if the texts differ in
/// no more than white space at the ends of lines and of the text.
pub fn difference(expected: &str, actual: &str) -> Option<String> {
    let lines = |text| str::trim_end(text).lines().map(str::trim_end);
    let (mut expected, mut actual) = (lines(expected), lines(actual));
    let mut diff = String::new();
    for number in 1.. {
        let lines = [expected.next(), actual.next()];
        let [a, b] = lines.map(|line| line.unwrap_or_default().chars());
        let same = a.zip(b).take_while(|(a, b)| a == b).count();
        for (sign, line) in ['-', '+'].iter().zip(lines) {
            if let (Some(line), true) = (line, lines[0] != lines[1]) {
                diff += &format!("{number:5} {sign} {}\n", part(line, same));
            }
        }
        if lines == [None, None] || diff.lines().count() > LINES {
            break;
        }
    }
    (!diff.is_empty()).then(|| first(&diff))
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
    let mut lines: Vec<&str> = text.lines().take(LINES + 1).collect();
    if let Some(line) = lines.get_mut(LINES) {
        *line = "...";
    }
    lines.join("\n")
}

/// The last lines of a text.
pub fn last(text: &str) -> String {
    let lines: Vec<&str> = text.lines().collect();
    lines[lines.len().saturating_sub(LINES)..].join("\n")
}
