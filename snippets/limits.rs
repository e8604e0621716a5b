//! # A heap with limits that go round (轮流限取)
//!
//! ## Rules
//!
//! A heap and a list of limits, each at least 1. Two players move in turn; the first move takes at
//! most the first limit, the second one at most the second, and so on, and after the last limit the
//! first follows again. Each move takes one or more stones. Who cannot move loses.
//!
//! ## Theorem
//!
//! With s stones and limit number i next, the player to move wins exactly when some s' with s -
//! limit(i) <= s' < s is lost for who meets s' with the next limit.
//!
//! ## Why
//!
//! That is what winning means; the closest lost s' below s, kept for each limit while s grows,
//! answers it at once.
//!
//! ## How to play
//!
//! Down to such an s'.
//!
//! **Who takes the last stone loses:** then s > 0 stones are played as s - 1 stones here.
//!
//! ## Cost
//!
//! O(s n) time and O(n) memory for s stones and n limits.
//!
//! ## Example
//!
//! ```
//! use snippets::limits;
//!
//! assert!(!limits::wins(3, &[1, 2]));
//! assert!(limits::wins(3, &[2, 1]));
//! ```
//!
//! ## Problems
//!
//! [`poj2068`](crate::problems::limits::poj2068).
//!
//! ## Source
//!
//! POJ 2068, "Nim", where two teams sit around a table and each player has a limit.

/// Whether the player to move wins, the first limit being his. O(`stones` n) for n limits.
///
/// # Panics
/// If there is no limit.
pub fn wins(stones: u64, limits: &[u64]) -> bool {
    let n = limits.len();
    // The greatest lost heap so far for who meets it with each limit.
    let mut lost = vec![0; n];
    for heap in 1..=stones {
        let first = lost[0];
        for i in 0..n {
            let before = lost.get(i + 1).copied().unwrap_or(first);
            if heap - before > limits[i] {
                lost[i] = heap;
            }
        }
    }
    lost[0] != stones
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{heaps_up_to, Search};

    #[test]
    fn every_list_of_up_to_four_limits_of_four() {
        for limits in heaps_up_to(4, 4) {
            if limits.is_empty() || limits.contains(&0) {
                continue;
            }
            let mut search = Search::normal(|&(heap, turn): &(u64, usize)| {
                let takes = 1..=heap.min(limits[turn]);
                let next = (turn + 1) % limits.len();
                takes.map(|take| (heap - take, next)).collect()
            });
            for stones in 0..=20 {
                let won = search.wins(&(stones, 0));
                assert_eq!(wins(stones, &limits), won, "{stones} stones, {limits:?}");
            }
        }
    }
}
