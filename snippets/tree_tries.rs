//! # Painting paths to the root: sets of values in tries (树上染色博弈, 字典树合并)
//!
//! A move uses up a path in a tree, and the subtrees that hang off it are games of their own. Each
//! vertex has a set of values, which is made of the sets of its children. As tries these sets are
//! merged fast, and their mex is found in O(log n).
//!
//! ## Rules
//!
//! The vertices of a rooted tree are white or black. A move chooses a white vertex and paints all
//! vertices on the path from the root to it black. A player who finds no white vertex loses.
//!
//! ```text
//!         0  the root
//!         │
//!         1
//!         │
//!         2
//!        / \
//!       3   4
//! ```
//!
//! The choice of vertex 2 makes 0, 1 and 2 black, and 3 and 4 are left, side by side.
//!
//! ## Worked example
//!
//! The picture, all white, from the leaves up. A leaf alone has one option, to paint it, which leaves
//! nothing: value 1.
//!
//! | subtree on | choice | left are the subtrees on | option's value | value |
//! | --- | --- | --- | --- | --- |
//! | 3 | 3 | none | 0 | 1 |
//! | 4 | 4 | none | 0 | 1 |
//! | 2 | 2 | 3 and 4 | 1 ⊕ 1 = 0 | |
//! | | 3 | 4 | 1 | |
//! | | 4 | 3 | 1 | 2 |
//! | 1 | 1 | 2 | 2 | |
//! | | 2, 3 or 4 | as for the subtree on 2 | 0, 1, 1 | 3 |
//! | 0 | 0 | 1 | 3 | |
//! | | 1, 2, 3 or 4 | as for the subtree on 1 | 2, 0, 1, 1 | 4 |
//!
//! The set of vertex 2, {0, 1}, comes from the sets {0} of its two children: below child 3 something of
//! value 0 is left, and child 4 of value 1 stands beside it, so each number changes by ⊕ 1.
//!
//! ## Theorem
//!
//! Let G(v) be the Grundy value of the subtree on v, played by itself with the root v, and S(v) the
//! nim-sum of G(c) over the children c of v. The options of the subtree on v have the values
//!
//! - S(v), if v is white;
//! - x ⊕ G(c) ⊕ S(v) for each child c and each value x of an option of the subtree on c.
//!
//! G(v) is the mex of these.
//!
//! ## Why
//!
//! 1. Once the path from v down to w is black, each subtree that hangs off it is the same game with
//!    its own root: a choice in it paints vertices of that path that are black already, and then a
//!    path from its root. So they are a sum.
//! 2. If w = v, these are the subtrees on the children of v, of nim-sum S(v).
//! 3. If w lies in the subtree on the child c, they are those that the choice of w leaves of this
//!    subtree, of value x, and the subtrees on the other children, of nim-sum S(v) ⊕ G(c).
//!
//! ## All sets in O(n log n)
//!
//! As a trie of two digits, with 0 on the left and 1 on the right, the set {0, 1, 2} of vertex 1 is
//!
//! ```text
//!           •
//!         /   \
//!       •       •
//!      / \     /
//!     0   1   2
//! ```
//!
//! If all numbers change by ⊕ 1, left and right change places at the two lower nodes, which makes the set
//! {1, 0, 3}. If they change by ⊕ 2, left and right change places at the top.
//!
//! Its mex: the left side is full, as it has 2 numbers, so go right; there 0 is full, as it has 1 number,
//! so go right again: 3.
//!
//! The set of options' values of a vertex is made of the sets of its children. In each of these all
//! numbers x become x ⊕ y, with the same y. The code keeps each set as a binary trie, by digits
//! from the highest one down:
//!
//! - *Changing all numbers* is put off: y is noted at the top. When a node with such a note is next
//!   visited, the note goes to its two sides, which change places if y has the node's digit.
//! - *Merging* two tries goes on below where both have a node, and of these two nodes one is left.
//!   So all merges together take no more steps than all numbers have digits.
//! - *The mex* is sought from the top: on the side of the digit 1 if the side of 0 is full, and
//!   otherwise on the side of 0.
//!
//! ## How to play
//!
//! Choose a vertex whose option has the value 0: [`winning_moves`].
//!
//! ## Other rules
//!
//! - *The path is removed, not painted.* The same game, with all vertices white.
//! - *Several trees.* Hang them on a new root that is black.
//!
//! ## Cost
//!
//! O(n log n) time and O(n) memory for n vertices; no recursion deeper than log n.
//!
//! ## Example
//!
//! In the picture only the choice of vertex 2 leaves the value 0.
//!
//! ```
//! use snippets::tree_tries;
//!
//! let edges = [(0, 1), (1, 2), (3, 2), (2, 4)];
//! assert_eq!(tree_tries::grundy_values(&edges, &[true; 5]), [4, 3, 2, 1, 1]);
//! assert!(tree_tries::wins(&edges, &[true; 5]));
//! assert_eq!(tree_tries::winning_moves(&edges, &[true; 5]), [2]);
//! ```
//!
//! ## Problems
//!
//! - [`spoj_cot3`](crate::problems::tree_tries::spoj_cot3) SPOJ COT3 Combat on a tree
//!
//! ## Source
//!
//! SPOJ [COT3](https://www.spoj.com/problems/COT3/), "Combat on a tree".
#![doc(alias(
    "树上染色博弈",
    "Painting paths to the root",
    "字典树合并",
    "01 Trie",
    "mergeable trie",
    "COT3"
))]
use crate::graphs::leaves_first;

/// Sets of numbers less than `u64::MAX / 2`, each a binary trie that has nodes only where its
/// numbers part. All tries are in one list, of at most two nodes per singleton.
///
/// A set is named by its root. A set that was merged into another one is used up.
#[derive(Default)]
struct Tries {
    nodes: Vec<Node>,
    /// The nodes that are used up.
    free: Vec<usize>,
}

#[derive(Clone, Copy)]
struct Node {
    /// The last `digits` digits are all that the numbers below this node differ in. The children
    /// hold those with the first of these digits 0 and 1; no digits, one number and no children.
    digits: u32,
    children: [usize; 2],
    /// What all numbers below the children are still to be changed by.
    nim_sum: u64,
    /// One of the numbers.
    number: u64,
    /// How many numbers there are.
    size: u64,
}

impl Tries {
    /// The empty set, which has no node.
    const EMPTY: usize = usize::MAX;

    fn node(&mut self, digits: u32, children: [usize; 2], number: u64, size: u64) -> usize {
        let node = Node {
            digits,
            children,
            nim_sum: 0,
            number,
            size,
        };
        if let Some(place) = self.free.pop() {
            self.nodes[place] = node;
            return place;
        }
        self.nodes.push(node);
        self.nodes.len() - 1
    }

    /// The set of one number. O(1).
    fn singleton(&mut self, number: u64) -> usize {
        self.node(0, [Self::EMPTY; 2], number, 1)
    }

    /// Changes each number x of a set to x ⊕ `nim_sum`. O(1).
    fn shift(&mut self, set: usize, nim_sum: u64) {
        if let Some(node) = self.nodes.get_mut(set) {
            node.number ^= nim_sum;
            node.nim_sum ^= nim_sum;
        }
    }

    /// The union of two sets, which are used up. Merging s singletons of numbers with d digits into
    /// one set, in any order and with any shifts between, takes O(s d): in tries with d + 1 nodes
    /// per singleton, one for each digit, each step here would make one node of two.
    fn merge(&mut self, one: usize, other: usize) -> usize {
        if one == Self::EMPTY {
            return other;
        }
        if other == Self::EMPTY {
            return one;
        }
        let (top, low) = if self.nodes[one].digits < self.nodes[other].digits {
            (other, one)
        } else {
            (one, other)
        };
        let (above, below) = (self.nodes[top], self.nodes[low]);
        let digits = u64::BITS - (above.number ^ below.number).leading_zeros();
        if digits > above.digits {
            let children = by_digit(digits, above.number, [top, low]);
            return self.node(digits, children, above.number, above.size + below.size);
        }
        let same_digits = above.digits == below.digits;
        if above.digits > 0 {
            let mut children = self.settled_children(top);
            let others = if same_digits {
                self.settled_children(low)
            } else {
                by_digit(above.digits, below.number, [low, Self::EMPTY])
            };
            for side in 0..2 {
                children[side] = self.merge(children[side], others[side]);
            }
            self.nodes[top].children = children;
            self.nodes[top].size = self.nodes[children[0]].size + self.nodes[children[1]].size;
        }
        if same_digits {
            self.free.push(low);
        }
        top
    }

    /// The children of a node with `digits` > 0, after the change that it holds.
    fn settled_children(&mut self, node: usize) -> [usize; 2] {
        let node = &mut self.nodes[node];
        let nim_sum = std::mem::replace(&mut node.nim_sum, 0);
        node.children = by_digit(node.digits, nim_sum, node.children);
        let children = node.children;
        for child in children {
            self.shift(child, nim_sum);
        }
        children
    }

    /// The least number that is not in a set. O(d) for d digits.
    fn least_missing(&mut self, set: usize) -> u64 {
        let (mut top, mut least) = (set, 0);
        while let Some(&node) = self.nodes.get(top) {
            // The set has all numbers less than `least`, and its next ones, if any, are below `top`.
            if node.number >> node.digits != least >> node.digits {
                break;
            }
            if node.size == 1 << node.digits {
                return least + node.size;
            }
            let [left, right] = self.settled_children(top);
            let half = 1 << (node.digits - 1);
            if self.nodes[left].size == half {
                least += half;
                top = right;
            } else {
                top = left;
            }
        }
        least
    }
}

/// The pair as it is if the first of the last `digits` digits is 0, otherwise turned around.
fn by_digit(digits: u32, number: u64, [a, b]: [usize; 2]) -> [usize; 2] {
    if number >> (digits - 1) & 1 == 0 {
        [a, b]
    } else {
        [b, a]
    }
}

/// Returns for each vertex the Grundy value of the subtree on it in the game of painting paths to the root,
/// where a move chooses a white vertex and paints all vertices from the root to it black, and who cannot move
/// loses. The root is vertex 0, and `white` says which vertices are white; `edges` join the vertices from 0
/// to `edges.len()` to a tree, in any order and direction. O(n log n).
///
/// # Panics
/// If a vertex is greater than `edges.len()`, if the edges make no tree, or if `white` does not have
/// `edges.len()` + 1 items.
#[track_caller]
pub fn grundy_values(edges: &[(usize, usize)], white: &[bool]) -> Vec<u64> {
    let n = edges.len() + 1;
    assert!(white.len() == n, "a colour for each vertex");
    let root = (0, 0);
    let mut tries = Tries::default();
    let mut values = vec![0; n];
    let mut sums = vec![0; n];
    let mut sets = vec![Tries::EMPTY; n];
    for (v, parent) in leaves_first(edges, 0).into_iter().chain([root]) {
        tries.shift(sets[v], sums[v]);
        if white[v] {
            let choice = tries.singleton(sums[v]);
            sets[v] = tries.merge(sets[v], choice);
        }
        values[v] = tries.least_missing(sets[v]);
        if v != 0 {
            sums[parent] ^= values[v];
            tries.shift(sets[v], values[v]);
            sets[parent] = tries.merge(sets[parent], sets[v]);
        }
    }
    values
}

/// Returns whether the player to move wins the game of painting paths to the root, where a move chooses a
/// white vertex and paints all vertices from the root to it black, and who cannot move loses. The root is
/// vertex 0, and `white` says which vertices are white; `edges` join the vertices from 0 to `edges.len()` to
/// a tree, in any order and direction. O(n log n).
///
/// # Panics
/// If a vertex is greater than `edges.len()`, if the edges make no tree, or if `white` does not have
/// `edges.len()` + 1 items.
#[track_caller]
pub fn wins(edges: &[(usize, usize)], white: &[bool]) -> bool {
    grundy_values(edges, white)[0] != 0
}

/// Lists all vertices whose choice wins the game of painting paths to the root, by growing vertex: a move
/// chooses a white vertex and paints all vertices from the root to it black, and who cannot move loses. The
/// root is vertex 0, and `white` says which vertices are white; `edges` join the vertices from 0 to
/// `edges.len()` to a tree, in any order and direction. O(n log n).
///
/// # Panics
/// If a vertex is greater than `edges.len()`, if the edges make no tree, or if `white` does not have
/// `edges.len()` + 1 items.
#[track_caller]
pub fn winning_moves(edges: &[(usize, usize)], white: &[bool]) -> Vec<usize> {
    let order = leaves_first(edges, 0);
    let values = grundy_values(edges, white);
    // The nim-sum over the children of a vertex, and later over all that hangs off the path to it.
    let mut sums = vec![0; values.len()];
    for &(v, parent) in &order {
        sums[parent] ^= values[v];
    }
    for &(v, parent) in order.iter().rev() {
        sums[v] ^= sums[parent] ^ values[v];
    }
    let leaves_0 = |&v: &usize| white[v] && sums[v] == 0;
    (0..values.len()).filter(leaves_0).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;
    use crate::search::Search;
    use std::collections::BTreeSet;

    /// Every colouring of the tree in which `parents` names the parents of the vertices 1, 2, ...
    fn check(parents: &[usize]) {
        let n = parents.len() + 1;
        let name = |v: usize| {
            // In an order of names other than that of the depths.
            if v == 0 {
                0
            } else {
                n - v
            }
        };
        let mut edges = Vec::new();
        let mut paths = vec![1u32; n];
        for (v, &parent) in (1..).zip(parents) {
            let edge = (name(v), name(parent));
            edges.push(if v % 2 == 0 { edge } else { (edge.1, edge.0) });
            paths[name(v)] = paths[name(parent)] | 1 << name(v);
        }
        // The set of the white vertices.
        let choices = |set: u32| (0..n).filter(move |v| set >> v & 1 == 1);
        let mut search =
            Search::normal(|&set: &u32| choices(set).map(|v| set & !paths[v]).collect());
        for set in 0..1 << n {
            let white: Vec<bool> = (0..n).map(|v| set >> v & 1 == 1).collect();
            let values = grundy_values(&edges, &white);
            assert_eq!(values.len(), n);
            for (v, &value) in values.iter().enumerate() {
                // The vertices whose path goes through v.
                let subtree: u32 = (0..n).map(|w| (paths[w] >> v & 1) << w).sum();
                assert_eq!(value, search.grundy(&(set & subtree)), "{edges:?} {set:b}");
            }
            let good: Vec<usize> = choices(set)
                .filter(|&v| !search.wins(&(set & !paths[v])))
                .collect();
            assert_eq!(winning_moves(&edges, &white), good, "{edges:?} {set:b}");
            assert_eq!(wins(&edges, &white), !good.is_empty(), "{edges:?} {set:b}");
        }
    }

    #[test]
    fn every_tree_up_to_five_vertices() {
        let mut trees: Vec<Vec<usize>> = vec![vec![]];
        for v in 1..=5 {
            for parents in &trees {
                check(parents);
            }
            let longer = |parents: &Vec<usize>| {
                let parents = parents.clone();
                (0..v).map(move |parent| [parents.as_slice(), &[parent]].concat())
            };
            trees = trees.iter().flat_map(longer).collect();
        }
    }

    #[test]
    fn a_path_a_star_and_a_caterpillar_of_nine_vertices() {
        check(&[0, 1, 2, 3, 4, 5, 6, 7]);
        check(&[0; 8]);
        check(&[0, 0, 1, 1, 3, 3, 5, 5]);
    }

    #[test]
    fn all_pairs_of_sets_of_numbers_below_four() {
        for code in 0..1u64 << 12 {
            let (one, other) = (code & 15, code >> 4 & 15);
            let (before, after) = (code >> 8 & 3, code >> 10);
            let numbers = |set: u64| (0..4).filter(move |x| set >> x & 1 == 1);
            let mut tries = Tries::default();
            let mut build = |set| {
                let mut all = Tries::EMPTY;
                for number in numbers(set) {
                    let single = tries.singleton(number);
                    all = tries.merge(all, single);
                }
                all
            };
            let (left, right) = (build(one), build(other));
            tries.shift(left, before);
            let union = tries.merge(left, right);
            tries.shift(union, after);
            let expected: BTreeSet<u64> = numbers(one)
                .map(|x| x ^ before ^ after)
                .chain(numbers(other).map(|x| x ^ after))
                .collect();
            let missing = (0..=4).find(|x| !expected.contains(x));
            assert_eq!(Some(tries.least_missing(union)), missing);
        }
    }

    #[test]
    fn random_sets_are_merged_to_one() {
        let mut random = Random::new(1);
        let place = |random: &mut Random, count: usize| {
            usize::try_from(random.between(0, count as u64 - 1)).unwrap()
        };
        for round in 0..1000 {
            let most = 1 << (round % 8);
            let mut tries = Tries::default();
            let mut sets: Vec<(usize, BTreeSet<u64>)> = Vec::new();
            for _ in 0..60 {
                let first = random.between(0, most);
                sets.push((tries.singleton(first), BTreeSet::from([first])));
            }
            while sets.len() > 1 {
                let first = place(&mut random, sets.len());
                let (one, mut numbers) = sets.swap_remove(first);
                let nim_sum = random.between(0, most);
                tries.shift(one, nim_sum);
                numbers = numbers.iter().map(|x| x ^ nim_sum).collect();
                let second = place(&mut random, sets.len());
                let (other, others) = &mut sets[second];
                *other = tries.merge(one, *other);
                others.extend(numbers);
                let missing = (0..=60).find(|x| !others.contains(x));
                assert_eq!(Some(tries.least_missing(*other)), missing, "{others:?}");
                assert_eq!(tries.nodes[*other].size, others.len() as u64, "{others:?}");
            }
            assert!(tries.nodes.len() <= 2 * 60);
        }
    }
}
