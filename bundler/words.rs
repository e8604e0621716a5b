//! Texts as words: runs of letters and runs of digits, whatever their case and what is between them.

/// The runs of letters of a text, in lower case, and its runs of digits, without some, with a blank behind each.
pub fn words(text: &str, without: &str) -> String {
    let mut spaced = String::new();
    for c in text.to_lowercase().chars() {
        if c.is_numeric() != spaced.ends_with(char::is_numeric) {
            spaced.push(' ');
        }
        spaced.push(if c.is_alphanumeric() { c } else { ' ' });
    }
    let words = spaced.split_whitespace();
    let words = words.filter(|word| !has(word, without));
    words.flat_map(|word| [word, " "]).collect()
}

/// Whether one of these words is in a list.
pub fn has(words: &str, list: &str) -> bool {
    let mut words = words.split_whitespace();
    words.any(|word| list.split_whitespace().any(|other| other == word))
}
