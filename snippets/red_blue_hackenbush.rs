//! # Red-blue hackenbush (红蓝删边游戏)
//!
//! Each player cuts edges of his own colour. A tree is worth a number: by how many moves Left, who
//! cuts the blue ones, is ahead, in which fractions of a move count, too.
//!
//! ## Rules
//!
//! A tree with blue and red edges; its root is the ground. Left cuts a blue edge, Right a red one;
//! what is no longer joined to the ground falls off. They move in turn, and a player who cannot
//! move loses. Below the line is the ground:
//!
//! ```text
//!     │ red         │     │     │
//!     │ red    blue │ red │     │ red
//!     │ blue        └─────┼─────┘
//!     │                   │ red
//!  ───┴───────────────────┴───────
//! ```
//!
//! On the left there are three edges, one on the other. On the right one red edge carries three: a blue one
//! and two red ones. (The line from side to side is their common lower end, and no edge.)
//!
//! ## Theorem (Conway)
//!
//! Each tree is worth a number, its *value*. The values of what stands side by side add up; Left wins a sum
//! above 0 and Right a sum below 0, whoever begins, and a sum of 0 is lost for the player to move. (What it
//! means in general that a position is equal to a number is explained on the page
//! [`partizan`](crate::partizan).) A blue edge that carries the value x has the value 1:x (this is a name,
//! not a ratio):
//!
//! - 1:x = 1 + x if x ≥ 0, and
//! - 1:x = 2^f (1 + x − f) if x < 0, where f is x rounded down.
//!
//! A red edge has the negative of what a blue one has for −x. An edge *carries* what stands on its upper
//! end, and would fall with it.
//!
//! For example a blue edge alone has 1:0 = 1, and a red one −1. A blue edge that carries a red one has
//! 1:(−1) = 2^(−1) (1 − 1 + 1) = 1/2. Two of these beside one red edge are 1/2 + 1/2 − 1 = 0, so the
//! player who begins loses:
//!
//! ```text
//!    │ red    │ red
//!    │ blue   │ blue   │ red
//!   ─┴────────┴────────┴─
//! ```
//!
//! If Left begins, he cuts one 1/2 down to 0, and Right the other one up to 1. That leaves 1 − 1 = 0: each
//! has one cut, Left is to move, and loses. If Right begins, he leaves 1 + 1/2 − 1 or 1/2 + 1/2. Left cuts a
//! 1/2 down to 0, which leaves 0 or 1/2, with Right to move, and Right loses.
//!
#![doc = include_str!("pictures/red_blue_hackenbush.svg")]
//!
//! ## Why
//!
//! (Skip the proof at a first reading. It needs what the page [`partizan`](crate::partizan) explains: {what
//! Left can move to | what Right can move to}, and the simplest number.)
//!
//! By induction over the edges. Trees side by side are a sum, and values add up. A red edge is the
//! negative of a blue one. So let a blue edge carry a tree T of value x, a fraction m / 2^k.
//!
//! 1. *1:x is above 0 and grows with x*, and it is linear for f ≤ x ≤ f + 1, with values from f + 1 to f + 2
//!    for f ≥ 0, and from 2^f to 2^(f + 1) for f < 0.
//! 2. *The options of the number 1:x* are 1:a for the options a of the number x, and also 0 for Left
//!    if x has none for Left:
//!    - *x = n ≥ 0* is {n − 1 | }, or { | } for n = 0, and 1:x = n + 1 = {n | }. For n > 0 this n is
//!      1:(n − 1).
//!    - *x = −n < 0* is { | −n + 1}, and 1:x = 2^(−n) = {0 | 2^(−n + 1)}, where 2^(−n + 1) is
//!      1:(−n + 1).
//!    - *Any other x* is {x − 2^(−k) | x + 2^(−k)}. These two are not beyond f and f + 1, where the
//!      line is straight. For f ≥ 0 its slope is 1, and 1:x has the denominator 2^k, too. For f < 0
//!      its slope is 2^f, and the denominator is 2^(k − f). So 1:x ± one part of its denominator is 1:a
//!      for the two options a.
//! 3. *The cuts in T* lead to numbers, Left's to less than x and Right's to more. For whoever begins loses
//!    T − x, so what a cut of Left leaves there is below 0. So x is the simplest number between them,
//!    and the options of x are not between them.
//! 4. *The cuts in the whole* lead to 1:y for each y to which they lead in T, by induction; and Left
//!    may cut the edge itself, which leaves 0. By 1 the number 1:x is between these, as x is between
//!    the others. By 2 its options are not, as those of x are not between the others. So it is the
//!    value, by step 4 of the proof of [`partizan`](crate::partizan).
//!
//! ## Strings
//!
//! The fractions m / 2^k make an infinite tree, with 0 on top:
//!
//! ```text
//!                    0
//!        −1                     1
//!   −2        −1/2        1/2        2
//! −3  −3/2  −3/4 −1/4  1/4  3/4  3/2   3
//! ```
//!
//! Below each number there is a smaller one on its left and a greater one on its right: the one halfway
//! to the next number above it in the tree on that side, or, if there is none, the one that is 1
//! further. (Below 1/2 stand 1/4, halfway to 0, and 3/4, halfway to 1. Below 2 stand 3/2, halfway to 1,
//! and 3.) So the options of a number are the next numbers above it on its left and on its right, if
//! any. By step 2 of the proof those of 1:x are 1:a for those of x, and 0. So 1:x stands below 1 where x
//! stands below 0. (From 0 to x = −1/2 one goes left, right; from 1 to 1:x = 3/4 one goes left, right,
//! too.)
//!
//! A string is a path that stands on the ground. *Read from the ground up, it is the way from 0
//! down the tree of numbers to its value: right for blue, left for red.* For if a blue edge carries
//! a string of value x, the way to 1:x goes right and then as the way to x. So each number is the
//! value of just one string.
//!
//! *Berlekamp's sign rule.* n blue edges lead to n. The first red edge goes back by 1/2, and each
//! edge after it goes half as far as the edge before it, up if it is blue and down if it is red. In
//! binary: the value is n − 1, and behind the point a digit for each edge after that first red one,
//! 1 for blue and 0 for red, and then one more digit 1. With only blue edges the value is n. If the
//! lowest edge is red, exchange the colours and take the negative.
//!
//! For example blue, blue, red, blue, red is 2 − 1/2 + 1/4 − 1/8 = 13/8, or 1.101 in binary. And
//! the string of 3/4, or 0.11, is blue, red (n = 1) and blue.
//!
//! ## Values
//!
//! ```
//! use snippets::partizan::fraction;
//! use snippets::red_blue_hackenbush::string_value;
//! use snippets::search::product;
//!
//! let mut table = String::new();
//! for above in (0..=3).flat_map(|n| product(&vec![vec![true, false]; n])) {
//!     let string = [&[true], above.as_slice()].concat();
//!     let colours = string.iter().map(|&blue| if blue { 'B' } else { 'R' });
//!     let (numerator, denominator) = fraction(string_value(&string));
//!     let colours: String = colours.collect();
//!     table += &format!("{colours:4} {numerator}/{denominator}\n");
//! }
//! assert_eq!(table, "\
//! B    1/1
//! BB   2/1
//! BR   1/2
//! BBB  3/1
//! BBR  3/2
//! BRB  3/4
//! BRR  1/4
//! BBBB 4/1
//! BBBR 5/2
//! BBRB 7/4
//! BBRR 5/4
//! BRBB 7/8
//! BRBR 5/8
//! BRRB 3/8
//! BRRR 1/8
//! ");
//! ```
//!
//! ## How to play
//!
//! A cut of Left makes the sum smaller, one of Right greater. Left cuts so that it stays at 0 or
//! above, Right so that it stays at 0 or below: try the edges with [`graph_value`].
//!
//! ## Other rules
//!
//! - *Towers of white and black cubes*, from which a player takes a cube of his colour with all
//!   that is above it: strings.
//! - *Graphs with cycles.* Their values are numbers, too, but they are NP-hard to find (Winning
//!   Ways, chapter 7).
//! - *One colour for both players.* See [`hackenbush`](crate::hackenbush).
//!
//! ## Cost
//!
//! O(n). Values are exact, in the units of [`partizan`](crate::partizan), 2^−100. The value of n edges is
//! a multiple of 2^(1 − n), so 101 edges always fit, and more do unless the value is finer than 2^−100.
//!
//! ## Example
//!
//! The program finds the values of the picture below the rules. Blue, red, red is 1 − 1/2 − 1/4 = 1/4. In the
//! tree the red edge carries 1 − 1 − 1 = −1; a blue one that carries 1 has the value 2, so this red one has
//! −2. In the sum of both Right is ahead by 7/4 of a move and wins.
//!
//! ```
//! use snippets::partizan::fraction;
//! use snippets::red_blue_hackenbush::{graph_value, string_value};
//!
//! assert_eq!(fraction(string_value(&[true, false, false])), (1, 4));
//! let edges = [(0, 1, false), (1, 2, true), (3, 1, false), (1, 4, false)];
//! assert_eq!(fraction(graph_value(5, &edges, 0)), (-2, 1));
//! ```
//!
//! ## Problems
//!
//! Three positions to decide with a pencil come first:
//! [exercises, step 9](crate::exercises#step-9-no-grundy-values).
//!
//! - [`poj2931`](crate::problems::red_blue_hackenbush::poj2931) † POJ 2931 Procrastination
//!
//! † The judge takes no Rust.
//!
//! ## Source
//!
//! E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for Your Mathematical Plays, chapters 1
//! to 3 (chapter 3 for the sign rule); J. H. Conway, On Numbers and Games, chapters 8 and 15 (where
//! 1:x is an ordinal sum); 方展鹏, 《浅谈如何解决不平等博弈问题》, papers of China's national team
//! (国家集训队论文), 2009.
#![doc(alias(
    "红蓝删边游戏",
    "Red-blue hackenbush",
    "红蓝删边",
    "blue-red hackenbush",
    "hackenbush string",
    "Berlekamp sign rule"
))]
use crate::graphs::Adjacency;
use crate::partizan::ONE;

/// Returns the value in red-blue hackenbush of an edge on whose upper end the value `upper` stands, in the
/// units of [`ONE`]. The edge is blue if `blue`, otherwise red. O(1).
///
/// # Panics
/// If `upper` is 2^26 or more in size, or if the value is finer than 2^−100.
#[track_caller]
pub fn edge_value(blue: bool, upper: i128) -> i128 {
    assert!(upper.unsigned_abs() < 1 << 126, "a value of 2^26 or more");
    let x = if blue { upper } else { -upper };
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

/// Returns the value in red-blue hackenbush of a path whose edges are blue (`true`) or red, from the ground
/// up, in the units of [`ONE`]. O(n).
///
/// # Panics
/// If a value on the way is 2^26 or more in size, or finer than 2^−100.
#[track_caller]
pub fn string_value(blue: &[bool]) -> i128 {
    let mut value = 0;
    for &blue in blue.iter().rev() {
        value = edge_value(blue, value);
    }
    value
}

/// Returns the value in red-blue hackenbush of a graph on the vertices `0` to `n - 1` with edges
/// `(a, b, blue)`, in the units of [`ONE`].
///
/// What is not joined to `ground` does not count, and the rest is a tree. O(n + m) for m edges, without
/// recursion.
///
/// # Panics
/// If a vertex is not below `n`, if what stands on the ground has a cycle, if a value on the way is 2^26 or more
/// in size, or finer than 2^−100.
#[track_caller]
pub fn graph_value(n: usize, edges: &[(usize, usize, bool)], ground: usize) -> i128 {
    assert!(ground < n, "no vertex {}", ground);
    let incident = Adjacency::incident(n, edges.iter().map(|&(a, b, _)| (a, b)));
    let mut upwards = vec![ground];
    let mut edge_below = vec![usize::MAX; n];
    let mut next = 0;
    while let Some(&v) = upwards.get(next) {
        next += 1;
        for edge in incident.row(v) {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::partizan::Game;
    use crate::search::{product, Search};

    /// Edges `(lower, upper, blue)`, each after the one below it.
    type Tree = Vec<(usize, usize, bool)>;

    fn options_of(tree: &Tree, left: bool) -> Vec<Tree> {
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

    #[test]
    fn every_tree_of_up_to_four_edges_by_the_definition_of_its_value() {
        let mut game = Game::new(|tree: &Tree, left| {
            let options = options_of(tree, left).into_iter();
            options.map(|option| vec![option]).collect()
        });
        for tree in trees_up_to(4) {
            let expected = game.value(&tree);
            assert_eq!(graph_value(5, &tree, 0), expected, "{tree:?}");
            if tree.iter().all(|edge| edge.0 + 1 == edge.1) {
                let blue: Vec<bool> = tree.iter().map(|edge| edge.2).collect();
                assert_eq!(string_value(&blue), expected, "{tree:?}");
            }
        }
    }

    #[test]
    fn the_sign_tells_who_wins_every_tree_of_up_to_five_edges() {
        let mut search = Search::normal(|(tree, left): &(Tree, bool)| {
            let options = options_of(tree, *left).into_iter();
            options.map(|option| (option, !left)).collect()
        });
        for tree in trees_up_to(5) {
            let sign = graph_value(6, &tree, 0);
            let [left, right] = [true, false].map(|left| search.wins(&(tree.clone(), left)));
            assert_eq!(left, sign > 0, "{tree:?}, Left first");
            assert_eq!(right, sign < 0, "{tree:?}, Right first");
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

    /// n equal edges, a first one of the other colour, and a digit for each edge above it.
    fn value_by_the_sign_rule(blue: &[bool]) -> i128 {
        let lowest = blue[0];
        let equal = blue.iter().take_while(|&&edge| edge == lowest).count();
        let mut value = equal as i128 * ONE;
        if equal < blue.len() {
            value -= ONE;
            let digits = blue[equal + 1..].iter().map(|&edge| edge == lowest);
            for (digit, place) in digits.chain([true]).zip(1..) {
                value += i128::from(digit) * (ONE >> place);
            }
        }
        if lowest {
            value
        } else {
            -value
        }
    }

    #[test]
    fn the_sign_rule_for_every_string_of_up_to_ten_edges() {
        for blue in (1..=10).flat_map(|n| product(&vec![vec![true, false]; n])) {
            assert_eq!(
                string_value(&blue),
                value_by_the_sign_rule(&blue),
                "{blue:?}"
            );
        }
    }

    #[test]
    fn cycles_panic() {
        for cycle in [[(0, 0), (1, 1)], [(0, 1), (1, 0)], [(0, 1), (1, 1)]] {
            let edges = cycle.map(|(a, b)| (a, b, true));
            let found = std::panic::catch_unwind(|| graph_value(9, &edges, 0));
            assert!(found.is_err(), "{cycle:?}");
        }
        assert_eq!(graph_value(3, &[(0, 1, true), (2, 2, true)], 0), ONE);
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
