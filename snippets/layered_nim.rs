//! # Layered Nim (分层 Nim)
//!
//! A move lowers a heap and may upset all that lies on lower layers. So each layer is a game of
//! Nim, and a winning move mends the highest layer whose nim-sum is not 0, and all layers below it at
//! once. (Both names are coined here.)
//!
//! ## Rules
//!
//! Each heap lies on a layer 0, 1, 2, ... A move lowers one heap, by as much as one likes, and may
//! change other heaps, up or down, as the game allows. What counts is this:
//!
//! 1. Besides the heap that is lowered, a move changes no heap on its layer.
//! 2. On each lower layer that has heaps, there is a heap that the same move may set to any size. The
//!    player chooses these sizes freely, each for itself. No other heap has to be changed.
//! 3. No play goes on for ever. A player who cannot move loses.
//!
//! For example: a move lowers a cell of a row of numbers and sets all cells to the right of it to
//! any numbers. Here each cell has a layer of its own, and the rightmost cell the lowest one. In the row
//! 2, 7, 3 a move that lowers the 2 may set the 7 to any size and the 3 to any size. A move that lowers the
//! 7 may set the 3 to any size, and leaves the 2. A move from above to below:
//!
//! ```text
//!   layer   2   1   0
//!         ┌───┬───┬───┐
//!         │ 2 │ 7 │ 3 │
//!         └───┴───┴───┘
//!         ┌───┬───┬───┐
//!         │ 0 │ 9 │ 3 │
//!         └───┴───┴───┘
//! ```
//!
//! ## Worked example
//!
//! Two heaps on layer 1 and three on layer 0. A move lowers one heap, and if that lies on layer 1, it may
//! also set one heap on layer 0 to any size.
//!
//! | | start | Ann | Bob | Ann |
//! | --- | --- | --- | --- | --- |
//! | layer 1 | 5 7 | 5 **5** | **2** 5 | 2 **2** |
//! | its nim-sum | 2 | 0 | 7 | 0 |
//! | layer 0 | 4 6 7 | **1** 6 7 | 1 **9** 7 | **14** 9 7 |
//! | its nim-sum | 5 | 0 | 15 | 0 |
//!
//! The changed heaps are bold. Ann brings the 7 down to 7 ⊕ 2 = 5, and sets the 4 to 4 ⊕ 5 = 1 with
//! the same move: both nim-sums are 0. Bob lowers a heap on layer 1, so its nim-sum is not 0 any more,
//! whatever he does below. Ann mends layer 1 as in Nim, and layer 0 with it: 1 ⊕ 15 = 14. Layer 1 runs
//! out of stones, and then layer 0 is Nim.
//!
//! ## Theorem
//!
//! The player to move loses exactly when the nim-sum of each layer is 0.
//!
//! ## Why
//!
//! By induction over the options, as the game ends. At the end all heaps are empty, as any other heap
//! could be lowered, and all nim-sums are 0.
//!
//! 1. *All nim-sums are 0: lost.* A move changes exactly one heap on the layer on which it lowers
//!    one. So the nim-sum of this layer is no longer 0, and the opponent wins.
//! 2. *Some nim-sum is not 0: won.* Let l be the highest layer with such a nim-sum. As in
//!    [Nim](crate::nim), some heap on it can be lowered so that its nim-sum becomes 0. With the
//!    same move, on each lower layer, of nim-sum s, set the heap h of rule 2 to h ⊕ s. The higher layers
//!    have nim-sum 0 and stay as they are. So now all nim-sums are 0, and the opponent loses. (In the example
//!    l = 1: the 7 goes to 7 ⊕ 2 = 5. On layer 0 let the heap h be the 4: it is set to 4 ⊕ 5 = 1.)
//!
//! ## Graphs
//!
//! Heaps lie on the vertices of a graph without cycles. A move lowers the heap on a vertex and sets
//! those on the vertices that its edges lead to. Take as the layer of a vertex its Grundy value
//! ([`graph_game`](crate::graph_game)).
//!
//! - *The layers are right.* By the definition of the mex, no edge leads to a vertex of the same
//!   value, and some edge leads to each smaller value. That edges may also lead to greater ones
//!   does no harm: step 1 looks at the layer of the lowered heap alone, and in step 2 the heaps above
//!   may be set to what they are. (For a path a → b → c the layers are 0, 1 and 0. So the heaps 1, 0, 1 are
//!   lost: whoever lowers a may set b to any size, but the opponent lowers b to 0 again and c with it.)
//! - *The game ends*, though heaps may grow to any size. Order the vertices so that all edges lead
//!   forward. Each move lowers the first heap that it changes, so the list of the heaps becomes
//!   smaller as in a lexicon, where the first difference decides. Lists of natural numbers of one
//!   length cannot become smaller for ever: from some move on the first number stays, from some
//!   later one on the second, and so on.
//!
//! ## How to play
//!
//! [`winning_move`] names the heap to lower: a heap h on a layer of nim-sum s comes to h ⊕ s. With
//! the same move set one heap on each lower layer in the same way. [`sums`] gives the nim-sums.
//!
//! ## Cost
//!
//! O(n + l) for n heaps, the highest of which lies on layer l.
//!
//! ## Example
//!
//! Heaps 5 and 5 on layer 1 and 4, 6 and 7 on layer 0: the nim-sums are 0 and 4 ⊕ 6 ⊕ 7 = 5. The
//! higher layer has nim-sum 0, so the move is one of Nim on layer 0: 4 ⊕ 5 = 1 is less than 4. With
//! 5 and 7 on layer 1 the nim-sum there is 2, so the 7 goes down to 5, and the same move sets a
//! heap on layer 0, say the 4 to 1.
//!
//! ```
//! use snippets::layered_nim;
//!
//! let layers = [1, 1, 0, 0, 0];
//! assert_eq!(layered_nim::sums(&layers, &[5, 5, 4, 6, 7]), [5, 0]);
//! assert_eq!(layered_nim::winning_move(&layers, &[5, 5, 4, 6, 7]), Some((2, 1)));
//! assert_eq!(layered_nim::sums(&layers, &[5, 7, 4, 6, 7]), [5, 2]);
//! assert_eq!(layered_nim::winning_move(&layers, &[5, 7, 4, 6, 7]), Some((1, 5)));
//! ```
//!
//! ## Problems
//!
//! Easiest first.
//!
//! - [`cf1451f`](crate::problems::layered_nim::cf1451f) Codeforces 1451F Nullify The Matrix
//! - [`cf1149e`](crate::problems::layered_nim::cf1149e) Codeforces 1149E Election Promises
//!
//! ## Source
//!
//! Codeforces Round 556, [problem 1149E](https://codeforces.com/contest/1149/problem/E), "Election
//! Promises", and Round 685, [problem 1451F](https://codeforces.com/problemset/problem/1451/F),
//! "Nullify The Matrix".
#![doc(alias(
    "分层 Nim",
    "Layered Nim",
    "分层Nim",
    "Election Promises",
    "Nullify The Matrix"
))]

/// Returns the nim-sum of each layer of layered Nim, up to the highest with a heap. Heap `i` lies on layer
/// `layers[i]`, counted from 0. Of a list `layers` that is longer than `heaps`, the rest is not looked at.
/// O(n + l) time and memory for n heaps, the highest of which lies on layer l.
///
/// # Panics
/// If there are fewer layers than heaps.
#[track_caller]
pub fn sums(layers: &[usize], heaps: &[u64]) -> Vec<u64> {
    let mut nim_sums = Vec::new();
    for (i, &heap) in heaps.iter().enumerate() {
        if layers[i] >= nim_sums.len() {
            nim_sums.resize(layers[i] + 1, 0);
        }
        nim_sums[layers[i]] ^= heap;
    }
    nim_sums
}

/// Returns whether the player to move wins layered Nim, where heap `i` lies on layer `layers[i]`, counted from
/// 0, a move lowers a heap and changes heaps on lower layers, and a player who cannot move loses. O(n + l) for
/// n heaps, the highest of which lies on layer l.
///
/// # Panics
/// If there are fewer layers than heaps.
#[track_caller]
pub fn wins(layers: &[usize], heaps: &[u64]) -> bool {
    sums(layers, heaps).iter().any(|&sum| sum != 0)
}

/// Returns a winning move `(i, rest)` of layered Nim, where heap `i` lies on layer `layers[i]`, counted from 0,
/// or `None` if no move wins: heap `i` is brought down to `rest`, so that its layer, the highest whose nim-sum
/// is not 0, gets nim-sum 0. O(n + l) for n heaps, the highest of which lies on layer l.
///
/// # Panics
/// If there are fewer layers than heaps.
#[track_caller]
pub fn winning_move(layers: &[usize], heaps: &[u64]) -> Option<(usize, u64)> {
    let nim_sums = sums(layers, heaps);
    let highest = nim_sums.iter().rposition(|&sum| sum != 0)?;
    let mut rests = heaps
        .iter()
        .map(|heap| heap ^ nim_sums[highest])
        .enumerate();
    rests.find(|&(i, rest)| layers[i] == highest && rest < heaps[i])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::graph_game;
    use crate::search::{product, Search};

    /// The positions after each move that lowers heap `i` and sets the heaps in `others` to 0 up to
    /// `most` stones. If `most` + 1 is a power of two, the theorem holds with this bound.
    fn options_of(heaps: &[u64], i: usize, others: &[usize], most: u64) -> Vec<Vec<u64>> {
        let mut choices: Vec<Vec<u64>> = heaps.iter().map(|&heap| vec![heap]).collect();
        choices[i] = (0..heaps[i]).collect();
        for &other in others {
            choices[other] = (0..=most).collect();
        }
        product(&choices)
    }

    fn check_graph(n: usize, most: u64, code: u32) {
        // A bit for each arc from a vertex to a greater one.
        let pairs = (0..n).flat_map(|b| (0..b).map(move |a| (a, b)));
        let arcs = pairs.enumerate().filter(|(i, _)| code >> i & 1 == 1);
        let arcs: Vec<(usize, usize)> = arcs.map(|(_, arc)| arc).collect();
        let mut edges = vec![Vec::new(); n];
        for &(from, to) in &arcs {
            edges[from].push(to);
        }
        let values = graph_game::grundy_values(n, &arcs);
        let layers = values.iter().map(|&value| usize::try_from(value).unwrap());
        let layers: Vec<usize> = layers.collect();
        let mut search = Search::normal(|heaps: &Vec<u64>| {
            let options = (0..n).map(|v| options_of(heaps, v, &edges[v], most));
            options.flatten().collect()
        });
        for heaps in product(&vec![(0..=most).collect(); n]) {
            let place = format!("{heaps:?} on {edges:?}");
            assert_eq!(wins(&layers, &heaps), search.wins(&heaps), "{place}");
            let Some((lowered, rest)) = winning_move(&layers, &heaps) else {
                assert!(!search.wins(&heaps), "{place}");
                continue;
            };
            let mut good = options_of(&heaps, lowered, &edges[lowered], most);
            good.retain(|option| option[lowered] == rest && !search.wins(option));
            assert!(!good.is_empty(), "{place}");
        }
    }

    #[test]
    fn every_graph_on_up_to_four_vertices() {
        for (n, most) in [(1, 7), (2, 7), (3, 3), (4, 1)] {
            for code in 0..1 << (n * (n - 1) / 2) {
                check_graph(n, most, code);
            }
        }
    }

    #[test]
    fn some_graphs_on_five_vertices() {
        for code in (0..1 << 10).step_by(7) {
            check_graph(5, 1, code);
        }
    }
}
