//! # Sums of games with cycles: loopy Grundy values (有环图上的 SG 函数)
//!
//! ## Rules
//!
//! A sum of positions in directed graphs with cycles: a move goes along an arc in one component.
//! Who cannot move loses. A game may go on for ever: that is a draw.
//!
//! ## Theorem (Smith)
//!
//! For m = 0, 1, 2, ... solve the game of the positions without a value below m, see
//! [`crate::retrograde`], barred ones being drawn if not won. Those that are lost get the value m,
//! those that are drawn are barred from getting one, those that are won go on to m + 1. A sum of
//! positions with values is lost for the player to move if their nim-sum is 0, else won. With one
//! barred position it is won if that has an option whose value is the nim-sum of the others, else
//! drawn; with more of them it is drawn.
//!
//! ## Why
//!
//! A position with the value m has options of all lower values; each other option has an option
//! with the value m that is nearer to the end of the game for m. So with nim-sum 0 a move to a
//! lower value is answered as in Nim, and any other is taken back to the same value, nearer to the
//! end. Both times the components that changed went down, so the game ends, and the second player
//! makes the last move.
//!
//! Let G be barred in the game for m. It has options of all values below m, none of value m, and
//! one option H that was drawn then, so is barred, and has no option of value m either. If the
//! nim-sum x of the others is no value of an option of G, so x >= m, the player to move holds the
//! draw: with x = m he goes to H, with x > m he turns x into m. With two barred components he goes
//! from one of them to its H. And he has no more: a value instead of G leaves a nim-sum that is not
//! 0, and else a component stays barred, and such a sum is never lost.
//!
//! ## How to play
//!
//! As told in the proof.
//!
//! ## Cost
//!
//! O((g + 1) (n + e)) for n positions, e arcs and the greatest value g; g (g + 1) <= 2 e.
//!
//! ## Example
//!
//! ```
//! use snippets::loopy;
//!
//! // 0 ends. From 1 to 0. From 2 to 1 and to itself. From 3 to 2 only, from 4 to 0 and to 1.
//! let arcs = [(1, 0), (2, 1), (2, 2), (3, 2), (4, 0), (4, 1)];
//! let values = loopy::values(5, &arcs);
//! assert_eq!(values, [Some(0), Some(1), None, None, Some(2)]);
//! assert_eq!(loopy::wins(&arcs, &values, &[2, 1]), Some(true));
//! assert_eq!(loopy::wins(&arcs, &values, &[2, 4]), None);
//! ```
//!
//! ## Source
//!
//! C. A. B. Smith, "Graphs and composite games", Journal of Combinatorial Theory 1 (1966); Winning
//! Ways, chapter 12; A. N. Siegel, Combinatorial Game Theory, chapter IV.
use crate::adjacency::Adjacency;
use crate::retrograde::moves_to_end;

/// The values of the positions `0` to `n - 1`, `None` for those that have none.
///
/// O((g + 1) (n + e)) for e arcs `(from, to)` and the greatest value g.
///
/// # Panics
/// If a position is not below `n`.
pub fn values(n: usize, arcs: &[(usize, usize)]) -> Vec<Option<u64>> {
    let mut values = vec![None; n];
    let mut barred = vec![false; n];
    for level in 0.. {
        if (0..n).all(|v| barred[v] || values[v].is_some()) {
            break;
        }
        let has_value = |v: usize| values[v].is_some();
        let rest = arcs
            .iter()
            .filter(|arc| !has_value(arc.0) && !has_value(arc.1));
        // One option too many, which is never won, keeps from being lost.
        let mut option_counts: Vec<u32> = (0..n)
            .map(|v| u32::from(barred[v] || has_value(v)))
            .collect();
        for arc in rest.clone() {
            option_counts[arc.0] += 1;
        }
        let predecessors = Adjacency::new(n, rest.map(|&(from, to)| (to, from)));
        let moves = moves_to_end(&predecessors, option_counts);
        for v in 0..n {
            match moves[v] {
                Some(moves) if moves % 2 == 0 => values[v] = Some(level),
                Some(_) => {}
                None => barred[v] = true,
            }
        }
    }
    values
}

/// Whether the player to move wins the sum of `positions`, `None` if it is drawn. O(e + positions).
///
/// `arcs` and `values` are those of [`values`].
///
/// # Panics
/// If a position has no entry in `values`.
pub fn wins(arcs: &[(usize, usize)], values: &[Option<u64>], positions: &[usize]) -> Option<bool> {
    let nim_sum = positions
        .iter()
        .fold(0, |sum, &v| sum ^ values[v].unwrap_or(0));
    let mut barred = positions.iter().filter(|&&v| values[v].is_none());
    match (barred.next(), barred.next()) {
        (None, _) => Some(nim_sum != 0),
        (Some(&v), None) => {
            let mut options = arcs.iter().filter(|arc| arc.0 == v);
            options
                .find(|arc| values[arc.1] == Some(nim_sum))
                .map(|_| true)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::forced_ends;

    /// All sums of two positions in all graphs on `n` positions, with Nim heaps up to 3 beside them
    /// and arcs from the positions to heaps below `heaps` as well.
    fn check_all_sums(n: usize, heaps: usize) {
        let pairs = (0..n).flat_map(|v| (0..n + heaps).map(move |w| (v, w)));
        let pairs: Vec<(usize, usize)> = pairs.collect();
        for code in 0..1 << pairs.len() {
            let present = (0..pairs.len()).filter(|i| code >> i & 1 == 1);
            let mut arcs: Vec<(usize, usize)> = present.map(|i| pairs[i]).collect();
            for heap in 0..4 {
                arcs.extend((0..heap).map(|rest| (n + heap, n + rest)));
            }
            let values = values(n + 4, &arcs);
            let sums: Vec<_> = (0..n + 4)
                .flat_map(|v| (0..n + 4).map(move |w| (v, w)))
                .collect();
            let ends = forced_ends(&sums, |&(v, w)| {
                let first = arcs.iter().filter(|arc| arc.0 == v).map(|arc| (arc.1, w));
                let second = arcs.iter().filter(|arc| arc.0 == w).map(|arc| (v, arc.1));
                first.chain(second).collect()
            });
            for sum in sums {
                let expected = ends.get(&sum).map(|moves| moves % 2 == 1);
                assert_eq!(
                    wins(&arcs, &values, &[sum.0, sum.1]),
                    expected,
                    "{arcs:?}, {sum:?}"
                );
            }
        }
    }

    #[test]
    fn every_graph_on_three_positions() {
        check_all_sums(3, 0);
    }

    #[test]
    fn every_graph_on_two_positions_above_heaps() {
        check_all_sums(2, 3);
    }
}
