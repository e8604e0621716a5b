//! What the oracle of a problem, by which `cargo test` judges, says about the answers.

/// Whether each input has one right answer, according to the text of an oracle. Otherwise samples cannot judge.
pub fn has_one_answer(oracle: &str) -> bool {
    !oracle.contains("checked(") && !oracle.contains("played(")
}
