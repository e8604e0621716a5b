//! # Interactive games (交互题)
//!
//! In an interactive problem your program is one of the players, and plays on without knowing the opponent's
//! plan: the judge may do anything, and knows your program. Do not ask what the judge wants. Look for a rule
//! that has an answer to everything, and for what it keeps true (不变量).
//!
//! The page [`io`](crate::io) shows how to write such a program, and how to try it.
//!
//! ## Rules
//!
//! *Three colours* (`cf1503b`) stands for all. In each turn the opponent forbids one of the colours 1, 2, 3,
//! and you paint an empty cell of a board in another one. Two cells side by side must never have the same
//! colour.
//!
//! ## Worked example
//!
//! Let cells be black and white as on a chessboard: then neighbours have different classes. Black cells have
//! the colour 1 as their own, and white ones the colour 2. If there is an empty cell whose own colour is not
//! forbidden, paint it in that. Otherwise paint any empty cell in 3.
//!
//! ```text
//!   1 .      1 2      1 2      1 2
//!   . .      . .      . 1      3 1
//! ```
//!
//! Here the opponent forbids 3, then 1, then 2, and then 2 again. The last cell is white, and gets 3.
//!
//! ## Theorem
//!
//! The rule of the example can always be followed, and no two neighbours get the same colour, on any graph
//! whose vertices can be put into two classes so that all neighbours are in different ones.
//!
//! ## Why
//!
//! While both classes have empty cells, one of the colours 1 and 2 is not forbidden. So when 3 is
//! used for the first time, a class is full, and all its cells have their own colour. Only the other
//! class gets 3, and 3 is not forbidden then, as its own colour is. So neighbours have 1 and 2, or one of
//! these and 3.
//!
//! ## How to play
//!
//! Follow the rule of the example. To fill the cells row by row does not work. On 2 × 2 cells let the first
//! row get x and y. If y is forbidden then, the cell below x gets the third colour, and the last cell, beside
//! y and that one, would need x: the judge forbids it.
//!
//! ## Other rules
//!
//! *Count what can get better* (Codeforces 896B). The judge names a number from 1 to c in each round, and
//! you have to write it into one of n cells, over what stood there. You have won when all cells are
//! filled and no number is greater than the one on its right. Let h be c / 2, rounded up. Write a number
//! up to h into the first cell from the left that is empty or has a greater number, and one above h into
//! the first cell from the right that is empty or has a smaller one. That takes n h rounds at most. (Let
//! c be 4, so h is 2, and let three cells get the numbers 2, 4, 1, 2. They are 2 . . and then 2 . 4, then
//! 1 . 4, as 2 is greater than 1, and 1 2 4.) *Why:* as long as a cell is empty, the numbers up to h
//! stand at the left end, in order, and those above h at the right end. So when all cells are filled, all
//! is in order. Each round fills a cell, or makes a number smaller among 1, ..., h, or greater among the
//! others. So no cell is written more than h times.
//!
//! *Gain more than he can undo* (每轮净赚; Codeforces 1368F). n lamps stand in a circle, and all are off. In each
//! round you switch on k lamps, where you choose k ≥ 1 anew each time. Then the opponent switches off k
//! consecutive lamps, some of which may be off already. You may stop before any round. *Theorem.* Let M be
//! the greatest n − k − ⌈n / k⌉ + 1 for k from 1 to n. You can get M lamps, and no more. Choose such a k.
//! Never switch on the lamps 0, k, 2 k, ... As long as k others are off, switch on k of these. (For n = 9 it
//! is k = 3, and M = 4.) *Why:*
//!
//! 1. *M is reached.* Each k consecutive lamps hold one that is never switched on. So he switches off k − 1
//!    of those that are on at most, and each round gains a lamp. When it is over, k − 1 of the others are off
//!    at most.
//! 2. *If k consecutive lamps are on* after your turn, he switches these off, and no more are on than before
//!    the round.
//! 3. *Otherwise* each k consecutive lamps hold one that is off, so at least ⌈n / k⌉ are off and at most n −
//!    n / k on. Of the n places for his move, each lamp is in k. So on average they hold k / n of the lamps
//!    that are on, and at some place as many or more. That leaves (n − n / k) (1 − k / n) = n − k − n / k + 1
//!    at most, so M at most, as the number of lamps is whole. So there are never more than M before a round.
//!
//! In general: see by how much a round can be better than its answer, and what has to be kept out of the play
//! for that.
//!
//! ## Cost
//!
//! O(1) a turn for the cells that are painted by the rule, with a list of the empty cells of each class.
//!
//! ## Problems
//!
//! Easiest first.
//!
//! - [`cf1503b`](crate::problems::interactive::cf1503b) Codeforces 1503B 3-Coloring
//! - [`abc278g`](crate::problems::octal::abc278g) AtCoder ABC 278 G Generalized Subtraction Game
//! - [`cf1375f`](crate::problems::interactive::cf1375f) Codeforces 1375F Integer Game
//! - [`cf1147f`](crate::problems::stable_matching::cf1147f) Codeforces 1147F Zigzag Game
//!
//! ## Source
//!
//! The problems: Codeforces Round 712, problem B of division 1; Codeforces Round 449, problem B of division
//! 1; Codeforces Global Round 8, problem F.
#![doc(alias(
    "交互题",
    "Interactive games",
    "playing on",
    "不变量",
    "invariant",
    "每轮净赚",
    "Lamps on a circle"
))]

#[cfg(test)]
mod tests {
    use crate::search::product;

    /// All ways to forbid colours, on boards and on a graph with two classes. The vertices that come first
    /// in the lists are painted first.
    #[test]
    fn three_colours_whatever_is_forbidden() {
        let board = |n: usize, m: usize| {
            let cells = (0..n * m).flat_map(|a| (0..a).map(move |b| (a, b)));
            let are_neighbours =
                |&(a, b): &(usize, usize)| (a / m).abs_diff(b / m) + (a % m).abs_diff(b % m) == 1;
            let classes: Vec<usize> = (0..n * m).map(|cell| (cell / m + cell % m) % 2).collect();
            (cells.filter(are_neighbours).collect(), classes)
        };
        let pairs = product(&[vec![0, 1, 2], vec![3, 4, 5]]);
        let all_joined = pairs.iter().map(|pair| (pair[0], pair[1])).collect();
        let graphs: [(Vec<(usize, usize)>, Vec<usize>); 5] = [
            board(1, 4),
            board(2, 2),
            board(2, 3),
            board(3, 3),
            (all_joined, vec![0, 0, 0, 1, 1, 1]),
        ];
        for (edges, classes) in graphs {
            for forbidden in product(&vec![vec![1, 2, 3]; classes.len()]) {
                let mut colours = vec![0; classes.len()];
                for colour in &forbidden {
                    let mut empty = (0..classes.len()).filter(|&v| colours[v] == 0);
                    let any = empty.clone().next().unwrap();
                    let own = empty.find(|&v| classes[v] + 1 != *colour);
                    let (v, painted) = own.map_or((any, 3), |v| (v, classes[v] + 1));
                    assert_ne!(painted, *colour, "{classes:?}, {forbidden:?}");
                    colours[v] = painted;
                    for &(a, b) in &edges {
                        let is_same = colours[a] != 0 && colours[a] == colours[b];
                        assert!(!is_same, "{classes:?}, {forbidden:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn numbers_put_in_order_within_the_rounds() {
        for n in 2..=4 {
            for c in 1..=6_u64 {
                let half = (c + 1) / 2;
                // All that can stand in the cells after each round, whatever the judge tells.
                let mut boards = vec![vec![0; n]];
                let mut rounds = 0;
                while !boards.is_empty() {
                    rounds += 1;
                    let mut next = Vec::new();
                    for (board, number) in boards
                        .iter()
                        .flat_map(|board| (1..=c).map(move |x| (board, x)))
                    {
                        let mut board = board.clone();
                        let cell = if number <= half {
                            board.iter_mut().find(|cell| **cell == 0 || **cell > number)
                        } else {
                            board.iter_mut().rev().find(|cell| **cell < number)
                        };
                        *cell.expect("a cell for each number") = number;
                        if board.contains(&0) || board.windows(2).any(|two| two[0] > two[1]) {
                            next.push(board);
                        }
                    }
                    next.sort_unstable();
                    next.dedup();
                    boards = next;
                }
                assert!(rounds <= n as u64 * half, "{n} cells, numbers up to {c}");
            }
        }
    }

    /// The greatest number of lamps that can be on before some round, by the rules.
    fn lamps_by_rules(n: usize) -> usize {
        let windows = |k: usize| -> Vec<usize> {
            let window = |i: usize| (i..i + k).fold(0, |set, j| set | 1 << (j % n));
            (0..n).map(window).collect()
        };
        let mut best = 0;
        for goal in 1..=n {
            let reaches = |on: usize| on.count_ones() as usize >= goal;
            let mut good: Vec<bool> = (0..1 << n).map(reaches).collect();
            loop {
                let gains = |on: usize, more: usize| {
                    let windows = windows(more.count_ones() as usize);
                    on & more == 0 && windows.iter().all(|window| good[(on | more) & !window])
                };
                let can = |&on: &usize| !good[on] && (1..1 << n).any(|more| gains(on, more));
                let new: Vec<usize> = (0..1 << n).filter(can).collect();
                if new.is_empty() {
                    break;
                }
                for on in new {
                    good[on] = true;
                }
            }
            if good[0] {
                best = goal;
            }
        }
        best
    }

    #[test]
    fn lamps_in_a_circle() {
        for n in 1..=8 {
            let left = |k: usize| n + 1 - (k + (n + k - 1) / k).min(n + 1);
            let most = (1..=n).map(left).max().unwrap();
            assert_eq!(lamps_by_rules(n), most, "{n}");
        }
    }
}
