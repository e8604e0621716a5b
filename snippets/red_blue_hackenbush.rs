//! # Red-blue hackenbush (红蓝删边游戏)
//!
//! ## Rules
//!
//! A tree with blue and red edges, its root is the ground. Left cuts a blue edge, Right a red one;
//! what is no longer joined to the ground falls off. Who cannot move loses.
//!
//! ## Theorem (Conway)
//!
//! The value of each tree is a number, and the values of what stands side by side add. Left wins a
//! sum above 0, Right a sum below 0, and of a sum 0 who moves second. A blue edge with the value x
//! on its upper end has the value 1 + x if x >= 0, else 2^f (1 + x - f) with f = x rounded down. A
//! red edge has the negative of what a blue one has for -x.
//!
//! ## Why
//!
//! All numbers make a binary tree with 0 on top: below a number hang, on either side, the one
//! halfway to the nearest number above it in the tree on that side or, if there is none, the one 1
//! further. A game with numbers as options, Left's less than Right's, equals the highest number of
//! the tree that lies between them. Write 1:x for a blue edge with x on it. Left's options are 0,
//! by cutting the edge, and 1:l for the options l of x, Right's are 1:r. By induction 1:x grows
//! with x and takes the whole tree, x by x, to the part of it from 1 down, the positive numbers. So
//! 1:0 is 1, 1:n is n + 1, 1:(-n) is 2^-n, and what is halfway stays halfway: between two integers
//! the function is a straight line, as the theorem says.
//!
//! **Every fraction m / 2^k is the value of just one path.** These fractions are the numbers, and a
//! number is 0, or 1:x or the negative of 1:x for just one x, which is one step nearer to the top of
//! the tree.
//!
//! ## How to play
//!
//! Left cuts so that the sum stays at 0 or above, Right so that it stays at 0 or below.
//!
//! ## Cost
//!
//! O(n). Values are exact: integers that count units of 2^-100. The value of n edges is a multiple
//! of 2^(1 - n), so 101 edges always fit, and more do unless the value is finer.
//!
//! ## Example
//!
//! ```
//! use snippets::red_blue_hackenbush::{fraction, string_value, tree_value};
//!
//! // Blue on the ground, two red edges above.
//! assert_eq!(fraction(string_value(&[true, false, false])), (1, 4));
//! // A red edge, with a blue and two red ones side by side on it.
//! let edges = [(0, 1, false), (1, 2, true), (3, 1, false), (1, 4, false)];
//! assert_eq!(fraction(tree_value(5, &edges, 0)), (-2, 1));
//! ```
//!
//! ## Problems
//!
//! `poj2931`.
//!
//! ## Source
//!
//! Winning Ways, chapters 1 to 3; J. H. Conway, On Numbers and Games, chapter 15 (where 1:x is an
//! ordinal sum).
use crate::adjacency::Adjacency;

/// The value 1, in the units in which all values are given.
pub const ONE: i128 = 1 << 100;

/// The value of an edge on whose upper end the value `above` stands. O(1).
///
/// # Panics
/// If the value is no multiple of the unit.
pub fn edge_value(blue: bool, above: i128) -> i128 {
    let x = if blue { above } else { -above };
    let value = if x >= 0 {
        x + ONE
    } else {
        let halvings = -x.div_euclid(ONE);
        let multiple = x.rem_euclid(ONE) + ONE;
        assert!(
            halvings <= i128::from(multiple.trailing_zeros()),
            "a value finer than 2^-100"
        );
        multiple >> halvings
    };
    if blue {
        value
    } else {
        -value
    }
}

/// The value of a path whose edges are blue or else red, from the ground up. O(n).
///
/// # Panics
/// As [`edge_value`].
pub fn string_value(blue: &[bool]) -> i128 {
    let downwards = blue.iter().rev();
    downwards.fold(0, |above, &blue| edge_value(blue, above))
}

/// The value of the tree on the vertices `0` to `n - 1` with edges `(a, b, blue)`.
///
/// What is not joined to `ground` does not count. O(n + m) for m edges, without recursion.
///
/// # Panics
/// If a vertex is not below `n`, if what stands on the ground has a cycle, and as [`edge_value`].
pub fn tree_value(n: usize, edges: &[(usize, usize, bool)], ground: usize) -> i128 {
    let ends = edges.iter().enumerate();
    let incident = Adjacency::new(
        n,
        ends.flat_map(|(edge, &(a, b, _))| [(a, edge), (b, edge)]),
    );
    let mut upwards = vec![ground];
    let mut edge_below = vec![usize::MAX; n];
    let mut next = 0;
    while let Some(&v) = upwards.get(next) {
        next += 1;
        for &edge in incident.of(v) {
            let edge = edge as usize;
            if edge != edge_below[v] {
                let w = edges[edge].0 ^ edges[edge].1 ^ v;
                let is_new = w != ground && edge_below[w] == usize::MAX;
                assert!(is_new, "a tree has no cycle");
                edge_below[w] = edge;
                upwards.push(w);
            }
        }
    }
    let mut values = vec![0; n];
    for &v in upwards[1..].iter().rev() {
        let (a, b, blue) = edges[edge_below[v]];
        values[a ^ b ^ v] += edge_value(blue, values[v]);
    }
    values[ground]
}

/// The numerator and the denominator of a value, in lowest terms. O(1).
pub fn fraction(value: i128) -> (i128, i128) {
    let shift = value.trailing_zeros().min(ONE.trailing_zeros());
    (value >> shift, ONE >> shift)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{product, Search};

    /// Edges `(lower, upper, blue)`, each after the one below it.
    type Tree = Vec<(usize, usize, bool)>;

    fn options(tree: &Tree, left: bool) -> Vec<Tree> {
        let own = tree.iter().filter(|edge| edge.2 == left);
        own.map(|cut| {
            let mut joined = vec![0];
            let mut rest = tree.clone();
            rest.retain(|edge| {
                let stays = edge != cut && joined.contains(&edge.0);
                joined.extend(stays.then_some(edge.1));
                stays
            });
            rest
        })
        .collect()
    }

    fn trees_up_to(edges: usize) -> Vec<Tree> {
        let mut trees = vec![Vec::new()];
        let mut i = 0;
        while i < trees.len() {
            let tree: Tree = trees[i].clone();
            let upper = tree.len() + 1;
            if upper <= edges {
                for lower in 0..upper {
                    for blue in [false, true] {
                        trees.push([tree.as_slice(), &[(lower, upper, blue)]].concat());
                    }
                }
            }
            i += 1;
        }
        trees
    }

    /// The first number between the two bounds on the way down the tree of all numbers.
    fn simplest_between(left: Option<i128>, right: Option<i128>) -> i128 {
        let (mut number, mut lower, mut upper) = (0, None, None);
        loop {
            if matches!(left, Some(left) if number <= left) {
                lower = Some(number);
            } else if matches!(right, Some(right) if number >= right) {
                upper = Some(number);
            } else {
                return number;
            }
            number = match (lower, upper) {
                (Some(lower), Some(upper)) => (lower + upper) / 2,
                (Some(lower), None) => lower + ONE,
                (None, upper) => upper.expect("a bound") - ONE,
            };
        }
    }

    fn value_by_definition(tree: &Tree) -> i128 {
        let [left, right] = [true, false].map(|left| {
            let options = options(tree, left).into_iter();
            options.map(|option| value_by_definition(&option))
        });
        let (left, right) = (left.max(), right.min());
        if let (Some(left), Some(right)) = (left, right) {
            assert!(left < right, "a number's options");
        }
        simplest_between(left, right)
    }

    #[test]
    fn every_tree_of_up_to_four_edges_by_the_definition_of_its_value() {
        for tree in trees_up_to(4) {
            let expected = value_by_definition(&tree);
            assert_eq!(tree_value(5, &tree, 0), expected, "{tree:?}");
            let (numerator, denominator) = fraction(expected);
            assert_eq!(numerator * ONE, expected * denominator);
            assert!(numerator % 2 != 0 || denominator == 1);
            if tree.iter().all(|edge| edge.0 + 1 == edge.1) {
                let blue: Vec<bool> = tree.iter().map(|edge| edge.2).collect();
                assert_eq!(string_value(&blue), expected, "{tree:?}");
            }
        }
    }

    #[test]
    fn the_sign_tells_who_wins_every_tree_of_up_to_five_edges() {
        let mut search = Search::normal(|(tree, left): &(Tree, bool)| {
            let options = options(tree, *left).into_iter();
            options.map(|option| (option, !left)).collect()
        });
        for tree in trees_up_to(5) {
            let value = tree_value(6, &tree, 0);
            let [left, right] = [true, false].map(|left| search.wins(&(tree.clone(), left)));
            assert_eq!(left, value > 0, "{tree:?}, Left first");
            assert_eq!(right, value < 0, "{tree:?}, Right first");
        }
    }

    #[test]
    fn paths_are_the_tree_of_all_numbers() {
        // Of up to `edges` edges, by their values.
        let mut numbers = vec![0];
        for edges in 1..=9 {
            let mut next = vec![numbers[0] - ONE];
            for pair in numbers.windows(2) {
                next.extend([pair[0], (pair[0] + pair[1]) / 2]);
            }
            let last = numbers[numbers.len() - 1];
            next.extend([last, last + ONE]);
            numbers = next;

            let lists = (0..=edges).flat_map(|n| product(&vec![vec![true, false]; n]));
            let mut values: Vec<i128> = lists.map(|blue| string_value(&blue)).collect();
            values.sort_unstable();
            assert_eq!(values, numbers);
        }
    }

    #[test]
    fn cycles_panic() {
        for cycle in [[(0, 0), (1, 1)], [(0, 1), (1, 0)], [(0, 1), (1, 1)]] {
            let edges = cycle.map(|(a, b)| (a, b, true));
            let value = std::panic::catch_unwind(|| tree_value(9, &edges, 0));
            assert!(value.is_err(), "{cycle:?}");
        }
        assert_eq!(tree_value(3, &[(0, 1, true), (2, 2, true)], 0), ONE);
    }

    #[test]
    fn a_hundred_and_one_edges_fit_and_finer_values_panic() {
        let mut string = vec![false; 102];
        string[0] = true;
        assert_eq!(string_value(&string[..101]), 1);
        let finer = std::panic::catch_unwind(|| string_value(&string));
        assert!(finer.is_err());
        assert_eq!(string_value(&[false; 1000]), -1000 * ONE);
    }
}
