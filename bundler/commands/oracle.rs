//! What the oracle of a problem, which `cargo test` judges by, tells of its answers.

#[derive(Debug, PartialEq)]
pub enum Answers {
    /// Only one is right.
    One,
    /// A checker knows the right ones.
    Several,
    /// They are one side of a dialogue.
    Dialogue,
}

/// What the text of an oracle tells.
pub fn answers(oracle: &str) -> Answers {
    let (_, made) = oracle.split_once("oracle! {").unwrap_or_default();
    let made = made.trim_start();
    if made.starts_with("checked(") {
        Answers::Several
    } else if made.starts_with("played(") {
        Answers::Dialogue
    } else {
        Answers::One
    }
}
