//! # Mex of a window (滑动窗口 mex, 茶碗と豆)
//!
//! ## Rules
//!
//! Beans lie in bowls 0, 1, 2, ... of a row. A move takes one bean from a bowl i and puts it into
//! one of the cᵢ bowls before it, i − cᵢ to i − 1. Who cannot move loses.
//!
//! ## Theorem
//!
//! Let g(i) be the least number v that is the value of none of the bowls i − cᵢ to i − 1: the least
//! v whose last bowl so far, if there is one, is before i − cᵢ. The player to move loses exactly
//! when the nim-sum of g(i) over the bowls with an odd number of beans is 0.
//!
//! For example, c = 0, 1, 2, 1, 2 gives the values 0, 1, 2, 0, 1. With beans in bowls 1 and 4, one in
//! each, the nim-sum is 1 ^ 1 = 0.
//!
//! ## Why
//!
//! The beans do not hinder one another, so they are a sum of games ([`crate::sprague_grundy`]), in
//! which two beans of one bowl cancel. The options of a bean are a window that ends right before
//! it. A value v is in the window exactly if the last bowl with v is, so only the last bowl of each
//! value need be known. A tree over the values, with the minimum of the last bowls in each node,
//! leads to the least v in question: from the root always into the left half if its minimum is
//! before the window, else into the right one.
//!
//! ## How to play
//!
//! With nim-sum x > 0, take a bean from a bowl of value v with v ^ x < v, and put it into a bowl of
//! value v ^ x in its window.
//!
//! ## Cost
//!
//! O(n log n) for n bowls.
//!
//! ## Example
//!
//! ```
//! use snippets::window_mex;
//!
//! assert_eq!(window_mex::grundy_values(&[0, 1, 2, 1, 2]), [0, 1, 2, 0, 1]);
//! ```
//!
//! ## Problems
//!
//! `arc038c`.
//!
//! ## Source
//!
//! AtCoder Regular Contest 038, problem C.

/// For each place i the mex of the values of the `reaches[i]` places before it. O(n log n).
///
/// # Panics
/// If `reaches[i]` is more than i.
pub fn grundy_values(reaches: &[usize]) -> Vec<u64> {
    // A tree whose node i has the children 2 i and 2 i + 1; the last row is for the values. Each
    // node has the least of the places behind the last ones with its values, 0 being none.
    let size = (reaches.len() + 1).next_power_of_two();
    let mut ends = vec![0; 2 * size];
    let mut values = Vec::with_capacity(reaches.len());
    for (i, reach) in reaches.iter().enumerate() {
        let start = i - reach;
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
