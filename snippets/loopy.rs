//! # Sums of games with cycles: loopy Grundy values (有环图上的 SG 函数)
//!
//! **Rules.** A sum of positions in directed graphs with cycles: a move goes along an arc in one
//! component. Who cannot move loses. A game may go on for ever: that is a draw.
//!
//! **Theorem** (Smith). For m = 0, 1, 2, ... play on the positions without a value below m as if
//! they were the whole graph, see [`crate::retrograde`]. Those that are lost get the value m. Those
//! that are drawn, and those that were barred before, are barred from getting one. The rest, won,
//! goes on to m + 1. A sum of positions with values is lost for the player to move if the exclusive
//! or of the values is 0, else won. With one barred position it is won if that one has an option
//! whose value is the exclusive or of the others, else drawn; with more of them it is drawn.
//!
//! **Why.** A position with the value m has options of all lower values; each other option has an
//! option with the value m that is nearer to the end of the play for m. So at exclusive or 0, a move
//! to a lower value is answered as in Nim, and any other is taken back to the same value, nearer to
//! the end. Both times the components that changed went down, so the game ends, and the second
//! player makes the last move. Let G be barred in the play for m. It has options of all values below
//! m, none of value m, and one option H that was drawn then, so barred, and without an option of
//! value m. If the exclusive or x of the others is no value of an option of G, so x >= m, the player
//! to move holds the draw: with x = m he goes to H, with x > m he turns x into m. With two barred
//! components he moves in one of them, to its H. And he has no more: to give G a value leaves an
//! exclusive or that is not 0, and else at least one component stays barred, which is never lost.
//!
//! **How to play.** As told in the proof.
//!
//! **Cost.** O((g + 1) (n + m)) for n positions and m arcs, where g, the greatest value, is less than
//! the square root of 2 m + 1.
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
//! **Source.** C. A. B. Smith, "Graphs and composite games", Journal of Combinatorial Theory 1
//! (1966); A. S. Fraenkel and U. Tassa (1975); Winning Ways, chapter 12.
use crate::adjacency::Adjacency;
use crate::retrograde::moves_to_end;

/// The values of the positions `0` to `n - 1`, `None` for those that have none.
///
/// O((g + 1) (n + m)) for m arcs `(from, to)` and the greatest value g.
///
/// # Panics
/// If a position is not below `n`.
pub fn values(n: usize, arcs: &[(usize, usize)]) -> Vec<Option<usize>> {
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
        // One option too many, which is never won, bars from being lost.
        let mut option_counts: Vec<usize> = (0..n)
            .map(|v| usize::from(barred[v] || has_value(v)))
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

/// Whether the player to move wins the sum of `positions`, `None` if it is drawn. O(m + positions).
///
/// `arcs` and `values` are those of [`values`].
///
/// # Panics
/// If a position has no entry in `values`.
pub fn wins(
    arcs: &[(usize, usize)],
    values: &[Option<usize>],
    positions: &[usize],
) -> Option<bool> {
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

    /// All sums of two positions, of a graph on `n` positions together with Nim heaps up to 3.
    fn check_all_sums(n: usize, graph: usize) {
        let mut arcs: Vec<(usize, usize)> = (0..n * n).map(|arc| (arc / n, arc % n)).collect();
        arcs.retain(|arc| graph >> (arc.0 * n + arc.1) & 1 == 1);
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
        for heap in 0..4 {
            assert_eq!(values[n + heap], Some(heap));
        }
    }

    #[test]
    fn every_graph_on_three_positions() {
        for graph in 0..1 << 9 {
            check_all_sums(3, graph);
        }
    }

    #[test]
    fn some_graphs_on_four_positions() {
        for graph in (0..1 << 16).step_by(331) {
            check_all_sums(4, graph);
        }
    }
}
