//! Comparing what a program should write with what it wrote.
#[path = "../bundler/commands/diff.rs"]
mod lines;

/// Panics with a line-by-line diff if the two texts differ in more than trailing white space.
pub fn assert_same(place: &str, expected: &str, actual: &str) {
    if let Some(diff) = lines::difference(expected, actual) {
        panic!("{place}: wrong answer (- expected, + written)\n{diff}");
    }
}
