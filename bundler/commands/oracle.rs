//! What the oracle of a problem, which `cargo test` judges by, tells of its answers.

/// Whether each input has one right answer, as the text of an oracle tells; else samples cannot judge.
pub fn has_one_answer(oracle: &str) -> bool {
    let (_, made) = oracle.split_once("oracle! {").unwrap_or_default();
    let others = ["checked(", "played("];
    !others
        .iter()
        .any(|other| made.trim_start().starts_with(other))
}
