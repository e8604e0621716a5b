//! # Northcott's game and reversible moves (诺斯科特棋, 黑白棋, 可逆移动)
//!
//! Moves that the opponent can undo at once do not change who wins.
//!
//! ## Rules
//!
//! In each row of a board stand a black and a white piece. One player has the black pieces, the other
//! the white ones. A move takes one of the player's own pieces along its row, either way, to a free
//! cell, but not past the other piece. A player who cannot move loses.
//!
//! ```text
//! . B . . W .
//! W . B . . .
//! . . . B W .
//! ```
//!
//! Between the two pieces of these rows there are 2, 1 and 0 free cells.
//!
//! ## Theorem
//!
//! Take the free cells between the two pieces of each row as a heap. The player to move wins exactly
//! if he wins Nim on these heaps, that is, if their nim-sum is not 0.
//!
//! ## Why
//!
//! Call a move towards the other piece an advance, and one away from it a retreat.
//!
//! 1. An advance makes a heap smaller, and each move of [Nim](crate::nim) is an advance for either
//!    player.
//! 2. A retreat makes a heap greater. The opponent restores it by an advance: he follows over the
//!    same distance. A move that can be undone like this is called *reversible*.
//! 3. So the player who would win Nim can leave the nim-sum 0 after each of his moves, by advances
//!    alone: he answers an advance as in Nim and a retreat by following.
//! 4. The game ends: as pieces never pass each other, all his advances in a row go the same way, and
//!    he only advances. As he always has a move, it is the opponent who cannot move.
//!
//! ## How to play
//!
//! Advance as in Nim: [`nim::winning_moves`] returns the row and the number of free cells to leave.
//! Follow a piece that retreats.
//!
//! ## Other rules
//!
//! *Endless rows*, where there is a bound on how often each player may retreat, and on how far
//! (`luogu_p7589`): neither bound matters. After the last retreat, heaps only get smaller, so this game
//! ends as well.
//!
//! *Up to k rows in one move.* If all chosen pieces have to advance, or all to retreat (Codeforces 142D), this is
//! Nim-k of the free cells ([`moore`](crate::moore)): retreats are undone in the same rows, which are at most
//! k. If a move may advance in one row and retreat in another, it is not: in four rows of three cells, with
//! k = 2, the heaps 1, 1, 1, 0 are lost in Nim-k. But an advance in the first row together with a retreat in
//! the last one leaves 0, 1, 1, 1, and the player to move does not lose.
//!
//! *One step each* (Codeforces 1942E). A move takes one or more of the player's own pieces, and moves
//! each of them by one cell, to the left or to the right as he likes. The player to move loses exactly if
//! all heaps are even, and there is no draw. *Why:* if all are even, the opponent advances by one where a
//! piece advanced, as an odd heap has a free cell, and follows where one retreated: all are even again.
//! Otherwise the player advances by one in each row with an odd heap. (From the heaps 2 and 1 he advances
//! in the second row and leaves 2 and 0.) The winner only advances, so the game ends. If the black piece
//! is to the left of the white one in each row, these answers all go in one direction if all pieces of
//! the move did; so nothing changes if a move has to choose one direction for all its pieces. Nor does it
//! if all pieces stand on one line, black, white, black, white, ...: each black piece and the next
//! piece, a white one, are a row, and the answers stay between the two.
//!
//! *Poker Nim*: Nim in which a move may also put stones that the player took before back on one heap.
//! The answer is the same: take away what the opponent put back. The game ends, as each stone that you
//! take stays with you. On several heaps at once no one move could undo it.
//!
//! *Rules that only look like a known one* (WA?): row 22 of [false friends](crate::false_friends#the-table).
//!
//! ## Cost
//!
//! O(n) for n rows.
//!
//! ## Example
//!
//! The nim-sum of the heaps 2, 1, 5 is 6. The player to move wins: he advances in the third row and
//! leaves 5 ⊕ 6 = 3 free cells.
//!
//! ```
//! use snippets::{nim, northcott};
//!
//! let rows = [(1, 4), (7, 5), (-2, 4)];
//! assert!(northcott::wins(&rows));
//! let heaps = northcott::free_cells(&rows);
//! assert_eq!(heaps, [2, 1, 5]);
//! assert_eq!(nim::winning_moves(&heaps), [(2, 3)]);
//! ```
//!
//! ## Problems
//!
//! Easiest first.
//!
//! - [`hdu1730`](crate::problems::northcott::hdu1730) † HDU 1730 Northcott Game
//! - [`luogu_p7589`](crate::problems::northcott::luogu_p7589) Luogu P7589 黑白棋（2021 CoE-II B）
//!
//! † The judge takes no Rust.
//!
//! ## Source
//!
//! Winning Ways, chapter 3, "Northcott's game" and "Poker Nim"; J. H. Conway, On Numbers and Games,
//! chapter 11.
#![doc(alias(
    "诺斯科特棋",
    "Northcott game and reversible moves",
    "Northcott game",
    "黑白棋",
    "可逆移动",
    "Poker Nim",
    "Reversible moves"
))]

use crate::nim;

/// Returns the numbers of cells between the two pieces of each row in Northcott's game, where a row is given
/// by the cells of its two pieces. O(n).
///
/// # Panics
/// If two pieces stand on one cell.
#[track_caller]
pub fn free_cells(rows: &[(i64, i64)]) -> Vec<u64> {
    let mut heaps = Vec::new();
    for &(black, white) in rows {
        assert!(black != white, "two pieces on the cell {}", black);
        heaps.push(black.abs_diff(white) - 1);
    }
    heaps
}

/// Returns whether the player to move wins Northcott's game, where who cannot move loses. Each row is given
/// by the cells of its two pieces. O(n).
///
/// # Panics
/// If two pieces stand on one cell.
#[track_caller]
pub fn wins(rows: &[(i64, i64)]) -> bool {
    nim::sum(free_cells(rows)) != 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{forced_ends, heaps_up_to, product, Search};

    /// The pieces of the player to move stand first in each pair.
    type Rows = Vec<(i64, i64)>;

    fn options_of(rows: &Rows, columns: i64) -> Vec<Rows> {
        let mut options = Vec::new();
        for (i, &(own, other)) in rows.iter().enumerate() {
            for cell in (1..=columns).filter(|&cell| cell != own) {
                if (cell < other) == (own < other) && cell != other {
                    let mut option = rows.clone();
                    option[i].0 = cell;
                    options.push(option.iter().map(|&(own, other)| (other, own)).collect());
                }
            }
        }
        options
    }

    fn check_board(rows: usize, columns: i64) {
        let cells = (1..=columns).flat_map(|a| (1..=columns).map(move |b| (a, b)));
        let row: Rows = cells.filter(|(a, b)| a != b).collect();
        let positions = product(&vec![row; rows]);
        let ends = forced_ends(&positions, |rows| options_of(rows, columns));
        for rows in &positions {
            let moves = ends.get(rows).expect("no draw");
            assert_eq!(wins(rows), moves % 2 == 1, "{rows:?}");
            for (i, rest) in nim::winning_moves(&free_cells(rows)) {
                let (own, other) = rows[i];
                let distance = i64::try_from(rest + 1).expect("a few cells");
                let mut option = rows.clone();
                option[i].0 = other + (own - other).signum() * distance;
                let option = option.iter().map(|&(own, other)| (other, own)).collect();
                assert!(options_of(rows, columns).contains(&option), "{rows:?}");
                assert_eq!(ends[&option] % 2, 0, "{rows:?}");
            }
        }
    }

    #[test]
    fn boards_on_which_pieces_go_to_and_fro() {
        check_board(1, 7);
        check_board(2, 5);
        check_board(3, 3);
    }

    #[test]
    fn endless_rows_with_few_moves_away() {
        // The cells between the pieces, and how often the two players may still move away.
        let mut search = Search::normal(|(heaps, own, other): &(Vec<u64>, u64, u64)| {
            let mut options = Vec::new();
            for (i, &heap) in heaps.iter().enumerate() {
                let away = (1..=2)
                    .filter(|_| *own > 0)
                    .map(|step| (heap + step, own - 1));
                for (heap, left) in (0..heap).map(|rest| (rest, *own)).chain(away) {
                    let mut option = heaps.clone();
                    option[i] = heap;
                    options.push((option, *other, left));
                }
            }
            options
        });
        for heaps in heaps_up_to(3, 2) {
            for (own, other) in [(0, 1), (1, 0), (1, 1), (0, 2), (2, 1)] {
                let won = search.wins(&(heaps.clone(), own, other));
                assert_eq!(nim::wins(&heaps), won, "{heaps:?}, {own} and {other}");
            }
        }
    }

    #[test]
    fn poker_nim() {
        // Three heaps, the stones of the player to move and those of the opponent, six in all.
        let mut positions = product(&vec![(0..=6).collect(); 5]);
        positions.retain(|position| position.iter().sum::<u64>() == 6);
        let ends = forced_ends(&positions, |position| {
            let mut options = Vec::new();
            for i in 0..3 {
                let stones = position[i] + position[3];
                for rest in (0..=stones).filter(|&rest| rest != position[i]) {
                    let mut option = position.clone();
                    option[i] = rest;
                    option[3] = stones - rest;
                    option.swap(3, 4);
                    options.push(option);
                }
            }
            options
        });
        assert_eq!(positions.len(), 210);
        for position in &positions {
            let moves = ends.get(position).expect("no draw");
            assert_eq!(
                nim::sum(position[..3].iter().copied()) != 0,
                moves % 2 == 1,
                "{position:?}"
            );
        }
    }

    #[test]
    #[should_panic(expected = "two pieces on the cell 3")]
    fn two_pieces_on_one_cell() {
        free_cells(&[(3, 3)]);
    }

    /// The rows after a move in one to `k` rows, seen from the other side. In each row the player to move is
    /// on the left. The pieces go in different directions only if it is `mixed`.
    fn moves_in_rows(k: usize, rows: &Rows, columns: i64, mixed: bool) -> Vec<Rows> {
        let cells: Vec<Vec<i64>> = rows.iter().map(|row| (1..row.1).collect()).collect();
        let mut options = Vec::new();
        for to in product(&cells) {
            let steps: Vec<i64> = to.iter().zip(rows).map(|(to, row)| to - row.0).collect();
            let moved = steps.iter().filter(|&&step| step != 0).count();
            let both = steps.iter().any(|&step| step > 0) && steps.iter().any(|&step| step < 0);
            if (1..=k).contains(&moved) && (mixed || !both) {
                let end = columns + 1;
                let pairs = to.iter().zip(rows);
                options.push(pairs.map(|(to, row)| (end - row.1, end - to)).collect());
            }
        }
        options
    }

    #[test]
    fn up_to_k_rows_all_forward_or_all_back() {
        for (k, count, columns) in [(1, 3, 3), (2, 3, 4), (2, 4, 3), (3, 4, 3)] {
            let cells = (1..=columns).flat_map(|a| (a + 1..=columns).map(move |b| (a, b)));
            let positions = product(&vec![cells.collect::<Rows>(); count]);
            let ends = forced_ends(&positions, |rows| moves_in_rows(k, rows, columns, false));
            for rows in &positions {
                let moves = ends.get(rows).expect("no draw");
                let won = crate::moore::wins(k, &free_cells(rows));
                assert_eq!(won, moves % 2 == 1, "{k}, {rows:?}");
            }
            if (k, count) == (2, 4) {
                let ends = forced_ends(&positions, |rows| moves_in_rows(k, rows, columns, true));
                let rows = vec![(1, 3), (1, 3), (1, 3), (2, 3)];
                assert!(!crate::moore::wins(k, &free_cells(&rows)));
                let loses = ends.get(&rows).map(|moves| moves % 2) == Some(0);
                assert!(!loses);
            }
        }
    }

    /// The pieces of the player to move and those of the other, in rows or on one line, and what a
    /// move of some by one cell each leaves.
    type Pieces = (Vec<i64>, Vec<i64>);

    fn one_step_each((own, other): &Pieces, cells: i64, line: bool, one_way: bool) -> Vec<Pieces> {
        let mut options = Vec::new();
        for steps in product(&vec![vec![-1, 0, 1]; own.len()]) {
            let to: Vec<i64> = own
                .iter()
                .zip(&steps)
                .map(|(piece, step)| piece + step)
                .collect();
            let rows = to.iter().enumerate();
            let is_free = rows.clone().all(|(i, cell)| {
                let hit = if line {
                    other.contains(cell)
                } else {
                    other[i] == *cell
                };
                (0..cells).contains(cell) && !hit
            });
            let goes = |way: i64| steps.contains(&way);
            if is_free && (goes(-1) || goes(1)) && !(one_way && goes(-1) && goes(1)) {
                options.push((other.clone(), to));
            }
        }
        options
    }

    fn check_one_step_each(positions: &[Pieces], cells: i64, line: bool, one_way: bool) {
        let ends = forced_ends(positions, |pieces| {
            one_step_each(pieces, cells, line, one_way)
        });
        for (own, other) in positions {
            let mut heaps = own.iter().zip(other).map(|(a, b)| (a - b).abs() - 1);
            let moves = ends.get(&(own.clone(), other.clone()));
            let moves = moves.expect("no draw");
            assert_eq!(
                moves % 2 == 0,
                heaps.all(|heap| heap % 2 == 0),
                "{own:?}, {other:?}"
            );
        }
    }

    #[test]
    fn one_step_each_in_rows() {
        let cells = product(&vec![(0..4).collect::<Vec<i64>>(); 4]);
        let pieces = cells.iter().map(|c| (c[..2].to_vec(), c[2..].to_vec()));
        let mut positions: Vec<Pieces> = pieces.collect();
        positions.retain(|(own, other)| (0..2).all(|i| own[i] != other[i]));
        check_one_step_each(&positions, 4, false, false);
        // On one side in all rows.
        positions.retain(|(own, other)| (own[0] < other[0]) == (own[1] < other[1]));
        check_one_step_each(&positions, 4, false, true);
    }

    #[test]
    fn one_step_each_on_a_line() {
        for (pairs, cells) in [(1, 7), (2, 7), (3, 8)] {
            let mut lines = product(&vec![(0..cells).collect::<Vec<i64>>(); 2 * pairs]);
            lines.retain(|line| line.windows(2).all(|two| two[0] < two[1]));
            let mut positions = Vec::new();
            for line in lines {
                let nth = |first: usize| line[first..].iter().step_by(2).copied().collect();
                let (first, second): Pieces = (nth(0), nth(1));
                positions.push((first.clone(), second.clone()));
                positions.push((second, first));
            }
            for one_way in [false, true] {
                check_one_step_each(&positions, cells, true, one_way);
            }
        }
    }
}
