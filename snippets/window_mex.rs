//! # Mex of a window (滑动窗口 mex, 茶碗と豆)
//!
//! The options of a place are a number of places just before it. A tree over the values finds all
//! Grundy values in O(n log n).
//!
//! ## Rules
//!
//! Beans lie in bowls 0, 1, 2, ... of a row (茶碗と豆). A move takes one bean from a bowl i and puts it
//! into one of the cᵢ ≤ i bowls before it, i − cᵢ to i − 1. A player who cannot move loses.
//!
//! ## Theorem
//!
//! Let the value g(i) of bowl i be the mex of the values of the bowls i − cᵢ to i − 1, its window. Take
//! the nim-sum of g(i) over the bowls with an odd number of beans. The player to move loses exactly if
//! it is 0.
//!
//! ## Why
//!
//! The beans do not hinder one another, so they are a sum of games
//! ([`sprague_grundy`](crate::sprague_grundy)), in which two beans of one bowl cancel. The options
//! of a bean are the bowls of its window.
//!
//! ## How to compute it
//!
//! A value is in the window of i exactly if the last bowl before i that has this value is not before i
//! − cᵢ. So only the last bowl of each value need be known. A binary tree has the values as its leaves,
//! and each node keeps the foremost of the last bowls of the values below it; a value without a bowl
//! counts as before all bowls. From the root go to the left child if its bowl is before the window, as
//! then some value below it is not in the window; otherwise go to the right child. The leaf is g(i).
//!
//! ## How to play
//!
//! Find the moves by [`sprague_grundy::winning_moves`](crate::sprague_grundy::winning_moves), each
//! bean being a game whose options have the values of its window.
//!
//! ## Cost
//!
//! O(n log n) for n bowls.
//!
//! ## Example
//!
//! c = 0, 1, 2, 1, 2 gives the values 0, 1, 2, 0, 1. With one bean in bowl 1 and one in bowl 4 the
//! nim-sum is 1 ⊕ 1 = 0: lost. With one in bowl 2 and one in bowl 4 it is 2 ⊕ 1 = 3. The bean in
//! bowl 2 goes to bowl 1, of value 2 ⊕ 3 = 1, or the one in bowl 4 to bowl 2, of value 1 ⊕ 3 = 2.
//!
//! ```
//! use snippets::{sprague_grundy, window_mex};
//!
//! let reaches = [0, 1, 2, 1, 2];
//! let values = window_mex::grundy_values(&reaches);
//! assert_eq!(values, [0, 1, 2, 0, 1]);
//!
//! let beans = [2, 4];
//! let window = |bean: usize| {
//!     let bowl = beans[bean];
//!     (bowl - reaches[bowl]..bowl).map(|to| (to, values[to]))
//! };
//! // The bean, and the bowl to which it goes.
//! let moves = sprague_grundy::winning_moves(window, &beans.map(|bowl| values[bowl]));
//! assert_eq!(moves, [(0, 1), (1, 2)]);
//! ```
//!
//! ## Problems
//!
//! - [`arc038c`](crate::problems::window_mex::arc038c) AtCoder ARC 038 C 茶碗と豆
//!
//! ## Source
//!
//! AtCoder Regular Contest 038, [problem C](https://atcoder.jp/contests/arc038/tasks/arc038_c).
#![doc(alias("滑动窗口mex", "Mex of a window", "滑动窗口 mex", "茶碗と豆"))]

/// Returns for each place i the mex of the values of the `reaches[i]` places before it. O(n log n).
///
/// # Panics
/// If `reaches[i]` is more than i.
#[track_caller]
pub fn grundy_values(reaches: &[usize]) -> Vec<u64> {
    // A tree whose node k has the children 2 k and 2 k + 1; the last row is for the values. Each
    // node has the least of the places behind the last ones with its values, 0 being none.
    let size = reaches.len().next_power_of_two();
    let mut ends = vec![0; 2 * size];
    let mut values = Vec::with_capacity(reaches.len());
    for (i, &reach) in reaches.iter().enumerate() {
        let start = i.checked_sub(reach).expect("a window of places");
        let mut node = 1;
        while node < size {
            node *= 2;
            if ends[node] > start {
                node += 1;
            }
        }
        values.push((node - size) as u64);
        ends[node] = i + 1;
        while node > 1 {
            node /= 2;
            ends[node] = ends[2 * node].min(ends[2 * node + 1]);
        }
    }
    values
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{product, Search};

    #[test]
    fn every_row_of_up_to_seven_bowls() {
        for n in 0..=7usize {
            let choices: Vec<Vec<usize>> = (0..n).map(|i| (0..=i).collect()).collect();
            for reaches in product(&choices) {
                let mut search = Search::normal(|&i: &usize| (i - reaches[i]..i).collect());
                let expected: Vec<u64> = (0..n).map(|i| search.grundy(&i)).collect();
                assert_eq!(grundy_values(&reaches), expected, "{reaches:?}");
            }
        }
    }

    #[test]
    #[should_panic(expected = "a window of places")]
    fn a_window_before_the_first_place() {
        grundy_values(&[0, 2]);
    }

    #[test]
    fn beans_are_a_sum() {
        // The bowls of up to three beans, and of none where nothing can be moved.
        let reaches = [0, 1, 2, 1, 3, 2, 5];
        let values = grundy_values(&reaches);
        let mut search = Search::normal(|beans: &Vec<usize>| {
            let mut options = Vec::new();
            for (bean, &i) in beans.iter().enumerate() {
                for to in i - reaches[i]..i {
                    let mut option = beans.clone();
                    option[bean] = to;
                    options.push(option);
                }
            }
            options
        });
        for beans in product(&vec![(0..reaches.len()).collect(); 3]) {
            let sum = beans.iter().fold(0, |sum, &i| sum ^ values[i]);
            assert_eq!(sum, search.grundy(&beans), "{beans:?}");
        }
    }
}
