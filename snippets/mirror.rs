//! # The mirror (对称策略, 模仿棋)
//!
//! The board has a middle, or everything is there twice. Whatever the opponent does on one side, do the same
//! on the other side.
//!
//! ## Rules
//!
//! Any game in which a player who cannot move loses, and in which each move has an image: the same move on the
//! other side of a board, or in the other one of two equal parts. Four games stand for all.
//!
//! - *Dominoes.* A move puts a domino on two free neighbouring cells of a board.
//! - *Equal numbers.* A move takes one stone each from one heap or more.
//! - *Beside the diagonal.* A token starts at (0, 0), and a move adds 1 to x or to y; the token may not get
//!   farther than some distance from (0, 0).
//! - *A row of coins.* A move takes one coin, or two neighbours.
//!
//! ## Worked example
//!
//! Let the board of the dominoes have 2 rows and 4 columns. The image of a domino is the place that it comes to
//! if the board is given half a turn. The first player puts the dominoes 1 and 3, and the second one puts 2 on
//! the image of 1, and 4 on the image of 3. Now the first player cannot move.
//!
//! ```text
//!   1 1 . .   1 1 . .   1 1 3 3   1 1 3 3
//!   . . . .   . . 2 2   . . 2 2   4 4 2 2
//! ```
//!
//! ## Theorem
//!
//! Let each move have an image, and call some positions of the game symmetric. If after each move from a
//! symmetric position its image is allowed, and leads to a symmetric position again, the player to move in a
//! symmetric position loses. So a player who can make the position symmetric wins.
//!
//! ## Why
//!
//! By induction over the moves that are left: after a move from a symmetric position and its image the same
//! player has to move in a symmetric position again, nearer to the end. The other one always has a move.
//!
//! ## How to play
//!
//! Two things have to be checked. A move may be its own image, and then it cannot be made again: if
//! there is one such move, in the middle, the first player makes it, and from then on he is the one who
//! answers. And a move may get in the way of its image.
//!
//! - *Dominoes on n × m cells.* Half a turn takes the cells p and q of a domino to p′ and q′. It takes
//!   no cell to itself, unless both sides are odd. So if a domino and its image share a cell, p′ is q
//!   and q′ is p. Then the middle of the board is between p and q, so one side is even and the other
//!   one is odd, and the domino is its own image. So if both sides are even, the first player loses. If
//!   one is even and the other one is odd, he puts the first domino into the middle and wins. If both
//!   are odd, a domino on the middle cell gets in the way of its image, and the mirror says nothing: 3
//!   × 3 is lost, and 3 × 5 is won.
//! - *Equal numbers* (`caddi2018_d`). If all heaps are even, the answer is the same move: each heap that was made
//!   odd has a stone. So that is lost. Otherwise the first player takes one stone of each odd heap and wins.
//! - *Beside the diagonal* (`cf1451d`). The image of a step in x is a step in y. Let (m, m) be the last point
//!   of the diagonal that is allowed. The first player wins exactly if (m + 1, m) is allowed. If that point
//!   is not allowed, the second player answers each step by its image and comes back to the diagonal. If it
//!   is allowed, the first player moves to (1, 0), and after each move of his the token is one step beside
//!   the diagonal, at (i + 1, i), say. If the second player goes back to the diagonal, to (i + 1, i + 1),
//!   then i < m, and a step to (i + 2, i + 1) is allowed. Otherwise he comes to (i + 2, i). That is farther
//!   out than (i + 1, i + 1), so again i < m, and (i + 2, i + 1) is allowed.
//! - *Plates on a table* (摆盘子; Codeforces 197A). A move puts a round plate of radius r on a table, on which
//!   plates may not overlap. The image is that after half a turn. If one plate fits, on a rectangle if 2 r is
//!   at most the shorter side, the first player puts it into the middle and wins: the next plates have their
//!   centres at 2 r or more from the middle, so no plate gets in the way of its image. If the places are
//!   those of a grid, say squares of s × s cells on n × m cells, the middle is free for one if n − s and m −
//!   s are even.
//! - *A row of coins.* The first player takes the middle, one coin or two. If each move must take two
//!   neighbours, he can do so only if the number of coins is even. If it is odd, the mirror says nothing, as a
//!   move on the middle coin gets in the way of its image: 3 coins are won, and 5 are lost. See [`circle`](crate::circle).
//!
//! ## Other rules
//!
//! - *With pairs in place of a middle*, or with threats: [`strategies`](crate::strategies).
//! - *Chess pieces that may not attack each other.* A move puts one more piece, always of the same kind, on a
//!   free cell of an n × n board. If n is odd, the first player wins with queens, rooks, bishops, knights and
//!   kings: he takes the middle cell, and then answers by half a turn. A cell and its image lie in line with
//!   the middle: if they are in one row, column or diagonal, the piece in the middle attacks both. And they
//!   are an even number of columns and of rows apart, so neither a king nor a knight goes from one to the
//!   other. If n is even, the second player wins with bishops and knights, by the image on the other side of
//!   the middle line: in one row neither attacks. With rooks there are n moves, whatever is done. With queens
//!   and kings on an even n the mirror says nothing: a piece attacks its image beside the middle. By search
//!   the first player wins with queens for n = 2 and n = 4; with kings he wins for n = 2 and loses for n = 4.
//! - *With another goal.* A player who always answers can also keep some number at the value that he
//!   wants in the end. In `cf1215d` a ticket has two halves of digits, and an even number of digits are
//!   blank; the players in turn write a digit into a blank, and the second one wins if both halves have
//!   the same sum at the end. Count a blank as 4½, and let D be the sum of the left half less that of the
//!   right one. The second player wins exactly if D is 0.
//!
//!   1. Let D be 0. He answers a digit d by its image 9 − d in the same half: two blanks there counted as
//!      9 before. If that half has no blank left, the other one has, as an odd number of them is left:
//!      there he writes d, too. So D is 0 after each answer.
//!   2. Let D be above 0. The first player writes 9 on the left or 0 on the right, which adds 4½ to D.
//!      The answer takes away 4½ at most. So D stays above 0. If D is below 0, it is the same with the
//!      sides exchanged.
//!
//!   For `12?` and `?45` D is 7.5 − 13.5 = −6, and the first player wins: he writes 0 on the left or 9 on
//!   the right.
//!
//! ## Cost
//!
//! O(size of the position): look whether it is symmetric.
//!
//! ## Example
//!
//! Heaps of which each move takes one stone from each of some: the first player takes one stone of each odd
//! heap, if there is any.
//!
//! ```
//! use snippets::search::{product, Search};
//!
//! let mut search = Search::normal(|heaps: &Vec<u64>| {
//!     let fewer = |&heap: &u64| (heap.saturating_sub(1)..=heap).collect();
//!     let choices: Vec<Vec<u64>> = heaps.iter().map(fewer).collect();
//!     let mut options = product(&choices);
//!     options.retain(|option| option != heaps);
//!     options
//! });
//! assert!(search.wins(&vec![3, 0, 5]) && !search.wins(&vec![2, 0, 4]));
//! ```
//!
//! ## Problems
//!
//! Three positions to decide with a pencil come first:
//! [exercises, step 9](crate::exercises#step-9-no-grundy-values).
//!
//! Easiest first.
//!
//! - [`caddi2018_d`](crate::problems::mirror::caddi2018_d) AtCoder CADDi 2018 D Harlequin
//! - [`cf1451d`](crate::problems::mirror::cf1451d) Codeforces 1451D Circle Game
//! - [`cf1215d`](crate::problems::mirror::cf1215d) Codeforces 1215D Ticket Game
//!
//! ## Source
//!
//! Winning Ways, chapter 1 (the Tweedledum and Tweedledee argument).
#![doc(alias(
    "The mirror",
    "对称策略",
    "模仿棋",
    "对称",
    "symmetry strategy",
    "copycat strategy",
    "Tweedledum and Tweedledee",
    "Cram",
    "后手必胜",
    "棋盘",
    "board",
    "摆盘子",
    "Plates on a table",
    "queen",
    "bishop",
    "皇后"
))]

#[cfg(test)]
mod tests {
    use crate::search::{heaps_up_to, product, Search};

    /// Bit i of a row says whether coin i is there.
    fn coins_taken(row: u32, moves: &[u32]) -> Vec<u32> {
        let moves = moves
            .iter()
            .flat_map(|coins| (0..12).map(move |i| coins << i));
        let possible = moves.filter(|coins| row & coins == *coins);
        possible.map(|coins| row & !coins).collect()
    }

    #[test]
    fn the_middle_of_a_row_of_coins() {
        let mut search = Search::normal(|&row: &u32| coins_taken(row, &[0b1, 0b11]));
        for n in 1..=12 {
            let middle = if n % 2 == 1 { 0b1 } else { 0b11 };
            let row = (1u32 << n) - 1;
            assert!(!search.wins(&(row & !(middle << ((n - 1) / 2)))), "{n}");
        }
        let mut search = Search::normal(|&row: &u32| coins_taken(row, &[0b11]));
        assert!(search.wins(&0b11));
    }

    /// A set of cells is taken; a move takes two free neighbours more.
    fn is_won_with_dominoes(rows: usize, columns: usize) -> bool {
        let cells = (0..rows).flat_map(|i| (0..columns).map(move |j| (i, j)));
        let bit = |i: usize, j: usize| 1u32 << (i * columns + j);
        let right = cells.clone().filter(|(_, j)| j + 1 < columns);
        let right = right.map(|(i, j)| bit(i, j) | bit(i, j + 1));
        let down = cells.filter(|(i, _)| i + 1 < rows);
        let down = down.map(|(i, j)| bit(i, j) | bit(i + 1, j));
        let dominoes: Vec<u32> = right.chain(down).collect();
        let mut search = Search::normal(|&taken: &u32| {
            let free = dominoes.iter().filter(|&domino| taken & domino == 0);
            free.map(|domino| taken | domino).collect()
        });
        search.wins(&0)
    }

    #[test]
    fn dominoes_on_boards_with_an_even_side() {
        for (rows, columns) in (1..=4).flat_map(|i| (1..=6).map(move |j| (i, j))) {
            if rows * columns <= 12 && rows * columns % 2 == 0 {
                let both_even = rows % 2 == 0 && columns % 2 == 0;
                let won = is_won_with_dominoes(rows, columns);
                assert_eq!(won, !both_even, "{rows} by {columns}");
            }
        }
        assert!(!is_won_with_dominoes(3, 3) && is_won_with_dominoes(3, 5));
    }

    /// Whether the first player wins, if `attacks` tells from the distances of two cells in rows and in columns
    /// whether pieces there attack each other.
    fn is_won_with_pieces(n: u32, attacks: impl Fn(u32, u32) -> bool) -> bool {
        let cells: Vec<(u32, u32)> = (0..n).flat_map(|i| (0..n).map(move |j| (i, j))).collect();
        let closed_by = |&(i, j): &(u32, u32)| -> u32 {
            let closed = cells.iter().enumerate().filter(|(_, &(row, column))| {
                let (rows, columns) = (row.abs_diff(i), column.abs_diff(j));
                rows + columns == 0 || attacks(rows, columns)
            });
            closed.map(|(cell, _)| 1 << cell).sum()
        };
        let closed_by: Vec<u32> = cells.iter().map(closed_by).collect();
        let mut search = Search::normal(|&closed: &u32| {
            let free = (0..closed_by.len()).filter(|cell| closed >> cell & 1 == 0);
            free.map(|cell| closed | closed_by[cell]).collect()
        });
        search.wins(&0)
    }

    #[test]
    fn chess_pieces_that_may_not_attack_each_other() {
        let rook = |rows, columns| rows * columns == 0;
        let bishop = |rows: u32, columns: u32| rows == columns;
        let queen = |rows, columns| rook(rows, columns) || bishop(rows, columns);
        let king = |rows: u32, columns: u32| rows.max(columns) == 1;
        let knight = |rows: u32, columns: u32| rows * columns == 2;
        for n in [1, 3, 5] {
            assert!(is_won_with_pieces(n, queen), "{n}");
            assert!(is_won_with_pieces(n, king), "{n}");
        }
        for n in [2, 4] {
            assert!(is_won_with_pieces(n, queen), "{n}");
            assert_eq!(is_won_with_pieces(n, king), n == 2, "{n}");
        }
        for n in 1..=4 {
            let is_odd = n % 2 == 1;
            assert_eq!(is_won_with_pieces(n, rook), is_odd, "{n}");
            assert_eq!(is_won_with_pieces(n, bishop), is_odd, "{n}");
            assert_eq!(is_won_with_pieces(n, knight), is_odd, "{n}");
        }
    }

    #[test]
    fn one_stone_from_each_of_some_heaps() {
        let mut search = Search::normal(|heaps: &Vec<u64>| {
            let fewer = |&heap: &u64| (heap.saturating_sub(1)..=heap).collect();
            let choices: Vec<Vec<u64>> = heaps.iter().map(fewer).collect();
            let mut options = product(&choices);
            options.retain(|option| option != heaps);
            options
        });
        for heaps in heaps_up_to(4, 4) {
            let has_odd = heaps.iter().any(|heap| heap % 2 == 1);
            assert_eq!(search.wins(&heaps), has_odd, "{heaps:?}");
        }
    }

    #[test]
    fn a_walk_beside_the_diagonal() {
        let is_won = |is_allowed: &dyn Fn(u32, u32) -> bool| {
            let mut search = Search::normal(|&(x, y): &(u32, u32)| {
                let mut options = vec![(x + 1, y), (x, y + 1)];
                options.retain(|&(x, y)| is_allowed(x, y));
                options
            });
            search.wins(&(0, 0))
        };
        // The square of the distance.
        for most in 0..150 {
            let is_allowed = |x: u32, y: u32| x * x + y * y <= most;
            let last = (0..10).rev().find(|&m| is_allowed(m, m)).unwrap();
            let expected = is_allowed(last + 1, last);
            assert_eq!(is_won(&is_allowed), expected, "{most}");
        }
        // That (m + 2, m) is farther out than (m + 1, m + 1) is needed: here m is 0.
        assert!(!is_won(&|x, y| x * y == 0 && x + y <= 2));
    }

    /// Tickets of four digits from 0 to `most` and blanks, where a blank counts as half of `most`; and the
    /// one of the text.
    #[test]
    fn tickets_with_an_even_number_of_blanks() {
        for most in [1, 2, 3, 9] {
            // A blank is `None`. At the end, where nobody can move, the first player would be to move.
            let mut search = Search::normal(|ticket: &Vec<Option<u64>>| {
                let mut options = Vec::new();
                for place in (0..ticket.len()).filter(|&place| ticket[place].is_none()) {
                    for digit in 0..=most {
                        let mut option = ticket.clone();
                        option[place] = Some(digit);
                        options.push(option);
                    }
                }
                if options.is_empty() && !ticket.is_empty() {
                    let (left, right) = ticket.split_at(ticket.len() / 2);
                    if left.iter().flatten().sum::<u64>() != right.iter().flatten().sum() {
                        // He has won: this is lost for the other one.
                        options.push(Vec::new());
                    }
                }
                options
            });
            let digits: Vec<Option<u64>> = (0..=most).map(Some).chain([None]).collect();
            let of_the_text = [Some(1), Some(2), None, None, Some(4), Some(5)];
            let tickets = match most {
                9 => vec![of_the_text.to_vec()],
                _ => product(&vec![digits; 4]),
            };
            for ticket in tickets {
                let doubled = |half: &[Option<u64>]| -> u64 {
                    let counted = half
                        .iter()
                        .map(|digit| digit.map_or(most, |digit| 2 * digit));
                    counted.sum()
                };
                let blanks = ticket.iter().filter(|digit| digit.is_none()).count();
                if blanks % 2 == 0 {
                    let (left, right) = ticket.split_at(ticket.len() / 2);
                    let expected = doubled(left) != doubled(right);
                    assert_eq!(search.wins(&ticket), expected, "{ticket:?}, {most}");
                }
            }
        }
    }

    #[test]
    fn squares_that_do_not_overlap() {
        for (n, m, side) in [
            (3, 3, 1),
            (2, 4, 2),
            (4, 4, 2),
            (4, 6, 2),
            (3, 5, 3),
            (5, 5, 3),
        ] {
            // Bit i of a board stands for the cell i, row by row.
            let square = |i: usize, j: usize| -> u64 {
                let cells = (i..i + side).flat_map(|a| (j..j + side).map(move |b| a * m + b));
                cells.fold(0, |set, cell| set | 1 << cell)
            };
            let places: Vec<u64> = (0..=n - side)
                .flat_map(|i| (0..=m - side).map(move |j| (i, j)))
                .map(|(i, j)| square(i, j))
                .collect();
            let mut search = Search::normal(|&board: &u64| {
                let free = places.iter().filter(|&place| board & place == 0);
                free.map(|place| board | place).collect()
            });
            assert!(search.wins(&0), "{n}, {m}, {side}");
            assert!(
                !search.wins(&square((n - side) / 2, (m - side) / 2)),
                "{n}, {m}, {side}"
            );
        }
    }
}
