//! # Green hackenbush (无向图删边游戏)
//!
//! Edges of a graph that stands on the ground are cut, and what nothing holds any longer falls off.
//! However complicated the graph is, its Grundy value is found in linear time: cycles shrink to
//! points, and a tree is as good as a single path.
//!
//! ## Rules
//!
//! A graph, one of whose vertices is the ground. A move cuts an edge; what is no longer joined to
//! the ground falls off with it. A player who cannot move loses. Loops and multiple edges are
//! allowed.
//!
//! ```text
//!     3 ─── 2
//!      \   /          5
//!       \ /           │
//!        1            4
//!        │            │
//!   ─────0────────────0─────
//! ```
//!
//! The line at the bottom is the ground.
//!
//! ## Theorem (colon principle and fusion principle)
//!
//! 1. *Colon principle.* What stands on a vertex may be replaced by anything of the same Grundy
//!    value. An edge that carries a graph of value g has the value g + 1.
//! 2. *Fusion principle.* The vertices of a cycle may be fused to one. The edges of the cycle
//!    become loops, and a loop has the value 1.
//!
//! So fuse all cycles. What is left are loops and bridges, the edges that lie on no cycle, and the
//! bridges make a tree. The value of a vertex of this tree, with all that stands on it, is the
//! nim-sum of 1 for each loop and of g + 1 for each bridge up to a vertex of value g.
//!
#![doc = include_str!("pictures/hackenbush.svg")]
//!
//! ## Why the colon principle
//!
//! Let G and H have equal values. Put two copies of a graph side by side, one with G standing on
//! its vertex x, the other with H there. The second player answers each cut:
//!
//! - a cut elsewhere by the same cut in the other copy;
//! - a cut in G or in H that leaves a smaller value there by one that leaves the same value in the
//!   other. There is one, as the value of the other is a mex and larger;
//! - a cut in G or in H that leaves a larger value there by one that restores the old value there.
//!   There is one for the same reason.
//!
//! So the second player always has an answer, the sum of the copies is lost, and their values are
//! equal. In particular g edges, one above the other, may stand for a graph of value g: call them a
//! *stalk* of length g. With one more edge below, it is a stalk of length g + 1, and cuts bring it to
//! each smaller length, like a heap of Nim.
//!
//! ## Why the fusion principle
//!
//! The proof is long. At a first reading, look at the two cases by hand, skip the rest of this section, and
//! go on with [how to play](#how-to-play).
//!
//! Each cut in a cycle through the ground leaves two paths that stand on the ground; one of them may have
//! no edge. First a triangle, then a cycle of four edges:
//!
//! ```text
//!                       2 ─── 3
//!     2 ─── 1           │     │
//!      \   /            1     │
//!       \ /              \   /
//!   ─────0─────       ─────0─────
//! ```
//!
//! - *The triangle.* The cut of 0-1 or of 0-2 leaves a path of two edges, of value 2. The cut of 1-2 leaves
//!   two edges side by side, of value 1 ⊕ 1 = 0. So the triangle has the value mex {2, 2, 0} = 1, like
//!   three loops: 1 ⊕ 1 ⊕ 1 = 1.
//! - *The cycle of four edges.* The cut of 0-1 or of 0-3 leaves a path of three edges, of value 3. The cut
//!   of 1-2 or of 2-3 leaves paths of one edge and of two, of value 1 ⊕ 2 = 3. So the cycle has the value
//!   mex {3, 3, 3, 3} = 0, like four loops.
//!
//! Let G* be G with all its cycles fused. We show that G and G* have equal values. Suppose not, and
//! let G be a counterexample with the fewest edges and, among those, the fewest vertices. So all of
//! G is joined to the ground, as the rest changes no value. A loop counts as no cycle here, as nothing is
//! left to fuse.
//!
//! *A graph K that is smaller than G keeps its value when two vertices are fused that lie on one cycle, or
//! that are joined by cycles, one after the other.* Call the fused graph M. It has as many edges as K and
//! fewer vertices, so it is smaller than G, too. Neither of the two is a counterexample: K has the value of
//! K*, and M that of M*. But K* and M* are the same graph, as the rest of the cycles is fused in M*. (Let K
//! be the cycle of four edges above, and fuse 0 and 2. Then M has two edges from the ground to 1, and two
//! from the ground to 3. Two edges to one vertex have the value mex {1, 1} = 0, so M has the value 0 ⊕ 0 = 0,
//! as K has. Both K* and M* are four loops.)
//!
//! 1. *No two vertices of G are joined by three paths without a common edge.* Let a and b be so joined,
//!    and let H be G with a and b fused. H has fewer vertices, so it has the value of H* = G*. In the
//!    sum of G and H answer each cut by the same cut in the other graph. Two of the three paths are
//!    left at least, so a and b are still joined by cycles, one after the other. If a and b have fallen
//!    off, the two graphs are now the same. Otherwise what is left of G keeps its value when a and b are fused, as it is
//!    smaller than G. Either way the values are equal after each answer. So G has the value of H, which
//!    is that of G*.
//! 2. *Each cycle of G goes through the ground.* Let C be one that does not. Paths from the ground
//!    enter it at one vertex x only: two such vertices would be joined by three paths, two along C
//!    and one off it. So the part of G around C is joined to the rest at x only. It is a graph with
//!    the ground x and with fewer edges than G, so its cycles may be fused, by the colon principle
//!    in G, too. The result has fewer vertices than G, so it has the value of G*.
//! 3. *G is a cycle through the ground, with a stalk on each other vertex.* Without the ground G falls
//!    into trees, some of them with loops. Each tree with its edges to the ground, and each loop on the
//!    ground, is a component of a sum. If there were several components, each would be smaller than G,
//!    and would have the value that fusing gives it, and so would G. And a loop alone is its own G*. So
//!    there is one tree. If three edges join it to the ground, one of its vertices has three paths to
//!    the ground without a common edge, against step 1: the vertex where the paths between the ends of
//!    the three edges meet in the tree. If only one does, there is no cycle, and G is G*. So there are
//!    two, which make one cycle. What stands on its vertices may be taken for stalks, of length 0 where
//!    nothing stands, by the colon principle, in G* as well. A stalk has no more edges than what it
//!    stands for, as its length is a mex over the cuts there. The graph with stalks may have more
//!    vertices than G; but from here on every graph that is called smaller has fewer edges, so this
//!    does no harm.
//!
//! Let the cycle have n edges, and let A be the nim-sum of the lengths of the stalks. The value of
//! G* is A for even n and A ⊕ 1 for odd n. We show that G has the same value.
//!
//! 4. *No cut leaves this value.* A cut in a stalk leaves a smaller graph, with another A. A cut in
//!    the cycle leaves a tree, and the value of a tree is odd exactly if the number of its edges
//!    is: each edge adds 1, and a nim-sum is odd exactly if the sum is. This number has the parity
//!    of A + n − 1, and the value of G* that of A + n.
//! 5. *Cuts leave all smaller values.* In the stalks they leave a graph with any nim-sum a below A,
//!    as in Nim. By induction that has the value a for even n and a ⊕ 1 for odd n. For even n these
//!    are the values 0 to A − 1. For odd n and odd A they contain 0 to A − 2, all below A ⊕ 1 = A − 1
//!    (for A = 3: 0 ⊕ 1, 1 ⊕ 1 and 2 ⊕ 1 are 1, 0 and 3). For odd n and even A they are 0 to A − 1,
//!    and of the values below A ⊕ 1 = A + 1 only A is missing (for A = 2: 1 and 0, and 2 is missing).
//! 6. *If n is odd, some cut in the cycle leaves the value A.* Here a stalk may stand on the
//!    ground, too, and is counted in A. The induction runs over n plus the lengths of all stalks.
//!    If n = 1, the cut leaves the stalk on the ground, of length A.
//!
//!    First a case by hand: a triangle, n = 3, with a stalk of two edges on vertex 1, so A = 2. Some
//!    cut in the triangle has to leave the value 2.
//!
//!    ```text
//!        •
//!        │
//!        •
//!        │
//!        1 ──1── 2
//!         \     /
//!          0   2
//!           \ /
//!      ──────0──────
//!    ```
//!
//!    | cut | what is left | value |
//!    | --- | --- | --- |
//!    | edge 0 | a path of four edges | 4 |
//!    | edge 1 | paths of three edges and of one | 3 ⊕ 1 = 2 |
//!    | edge 2 | an edge that carries 2 and 1 | (2 ⊕ 1) + 1 = 4 |
//!
//!    It is edge 1. Halve the numbers there, rounded down. Edge 0 makes the 2 that it carries into 3,
//!    and edge 2 makes 0 into 1: the halves 1 and 0 stay. So in the halves one sees a smaller graph,
//!    from which the edges 0 and 2 are gone: all three vertices are the ground, the stalk has length 1,
//!    and edge 1 is a loop. Cutting the loop leaves 1, which is half of A.
//!
//!    In general let n ≥ 3. Number the vertices along the cycle from 0, the ground, to n − 1, let a(i)
//!    be the length of the stalk on vertex i, and let edge i go from vertex i to the next one. Call
//!    edge i even or odd as i + a(1) + ... + a(i) is. (In the triangle the edges 0, 1 and 2 have 0, 1 +
//!    2 and 2 + 2: even, odd, even.) Cut edge k. Then what stands on the upper end of another edge i
//!    has an odd value exactly if the edges i and k are both even or both odd. To see this, count its
//!    edges, by step 4. If i < k, they are the edges i + 1 to k − 1 of the cycle and the stalks i + 1
//!    to k. That is 1 less than the difference of the two numbers that make i and k even or odd. For
//!    i > k it is the same. Such an edge makes x, odd, into x + 1, and ⌊x / 2⌋ becomes one more. Each
//!    other edge leaves ⌊x / 2⌋ as it is. And halves go along with nim-sums: ⌊(x ⊕ y) / 2⌋ = ⌊x / 2⌋ ⊕
//!    ⌊y / 2⌋. So ⌊value / 2⌋ is the value of a smaller graph, in which these other edges of the cycle
//!    are gone, the two ends of each being made one vertex, and all stalks are halved, rounded down.
//!    Stalks that come to one vertex count as one of their nim-sum.
//!
//!    As n is odd, the even edges or the odd edges are an odd number. Let k be any edge of that kind.
//!    Before its edge k is cut, the smaller graph is a cycle of all edges of that kind, with stalks,
//!    and it is the same graph for all these k. It is smaller indeed: if all a(i) are 0, the edges are
//!    alternately even and odd. By induction some cut in it leaves ⌊A / 2⌋. So in G this cut leaves a
//!    value with the same half as A; and also with the same parity, which is that of the number of
//!    edges, n − 1 + a(0) + a(1) + ...
//!
//! ## How to play
//!
//! Cut an edge after which the value is 0: [`winning_moves`].
//!
//! ## Other rules
//!
//! - *Several graphs.* They are one graph if their grounds are made one vertex.
//! - *Several ground vertices* in a tree. Make them one vertex, the ground, and let T be the least
//!   subtree with all of them: the paths between them. *All of T counts as ground, and each edge of T as
//!   a loop of value 1.* To see this, take an edge e of T. It joins two parts of T. Each part has a
//!   ground vertex, as T is the least. The path from the one vertex to the other goes through e. It is a
//!   cycle, or made of cycles, now that its ends are one vertex. So e lies on a cycle. Fuse the cycles.
//!   What stands outside of T are branches, each of value g + 1. So the value is the nim-sum of these and
//!   of the parity of the number of T's edges.
//!
//!   On the path 0 — 1 — 2 with another leaf 3 on vertex 1, let 0 and 2 be ground. T is the path, two
//!   loops of value 1 ⊕ 1 = 0, and the leaf has the value 1: cut the edge to it.
//!
//!   One more ground vertex only makes T grow, by a path to it. So the values with the vertices 0, 0 to
//!   1, 0 to 2, ... as ground are found in O(n) together: `cf1610i`. And the value is odd exactly if
//!   the number of edges of the whole tree is: each edge adds 1, and a nim-sum is odd exactly if the sum is.
//!   So with an odd number the first player always wins.
//! - *A tree.* [`hackenbush_tree`](crate::hackenbush_tree) is shorter, and finds the winning cuts
//!   at once.
//! - *A colour for each player.* See [`red_blue_hackenbush`](crate::red_blue_hackenbush).
//! - *The last cut loses.* See [`misere`](crate::misere), for trees.
//!
//! ## Cost
//!
//! O(n + m) for n vertices and m edges; O(m (n + m)) for the winning moves.
//!
//! ## Example
//!
//! Look at the picture below the rules. The triangle, fused, is three loops on vertex 1: 1 ⊕ 1 ⊕ 1 = 1, and
//! with the edge below it 2. The path has the value 2. As 2 ⊕ 2 = 0, the player to move loses. Without
//! the edge from 4 to 5 the value is 2 ⊕ 1 = 3, and the winning cut is that of the edge from 2 to 3: it
//! leaves an edge with two leaves, of value (1 ⊕ 1) + 1 = 1.
//!
//! ```
//! use snippets::hackenbush;
//!
//! let edges = [(0, 1), (1, 2), (2, 3), (3, 1), (0, 4), (4, 5)];
//! assert_eq!(hackenbush::grundy(6, &edges, 0), 2 ^ 2);
//! assert_eq!(hackenbush::grundy(6, &edges[..5], 0), 2 ^ 1);
//! assert!(hackenbush::wins(6, &edges[..5], 0));
//! assert_eq!(hackenbush::winning_moves(6, &edges[..5], 0), [2]);
//!
//! // Without the edge from 0 to 4 the one from 4 to 5 falls off.
//! let stands = hackenbush::standing(&[&edges[..4], &edges[5..]].concat());
//! assert_eq!(stands, [(0, 1), (1, 2), (2, 3), (3, 1)]);
//! ```
//!
//! ## Problems
//!
//! Easiest first.
//!
//! - [`poj3710`](crate::problems::hackenbush::poj3710) † POJ 3710 Christmas Game
//! - [`cf1610i`](crate::problems::hackenbush::cf1610i) Codeforces 1610I Mashtali vs AtCoder: several ground vertices
//!
//! † The judge takes no Rust.
//!
//! ## Source
//!
//! E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for Your Mathematical Plays, chapter 7;
//! T. S. Ferguson, [Game Theory, part I](https://www.math.ucla.edu/~tom/Game_Theory/comb.pdf),
//! section 6.
#![doc(alias(
    "无向图删边游戏",
    "Green hackenbush",
    "费森原理",
    "克朗原理",
    "fusion principle",
    "colon principle",
    "无向图的删边游戏",
    "无向图删边",
    "删边"
))]
use crate::graphs::Adjacency;

/// Returns the Grundy value of green hackenbush on a graph on the vertices `0` to `n - 1`.
///
/// What is not joined to `ground` does not count. O(n + m) for m edges, without recursion.
///
/// # Panics
/// If a vertex or the ground is not below `n`.
#[track_caller]
pub fn grundy(n: usize, edges: &[(usize, usize)], ground: usize) -> u64 {
    let incident = Adjacency::incident(n, edges.iter().copied());
    let mut untried: Vec<_> = (0..n).map(|v| incident.row(v)).collect();
    let mut used = vec![false; edges.len()];
    // The depth in the tree of the search, and the least depth that an edge from above v reaches.
    let mut depth = vec![usize::MAX; n];
    let mut reach = vec![usize::MAX; n];
    // The value of what stands on v, with the part of its component above it fused into it.
    let mut value = vec![0; n];
    let mut path = vec![ground];
    depth[ground] = 0;
    while let Some(&v) = path.last() {
        if let Some(edge) = untried[v].next() {
            if used[edge] {
                continue;
            }
            used[edge] = true;
            // The other end, also of a loop.
            let w = edges[edge].0 ^ edges[edge].1 ^ v;
            if depth[w] == usize::MAX {
                depth[w] = path.len();
                path.push(w);
            } else {
                reach[v] = reach[v].min(depth[w]);
                value[v] ^= 1;
            }
            continue;
        }
        path.pop();
        if let Some(&below) = path.last() {
            let bridge = reach[v] >= depth[v];
            value[below] ^= if bridge { value[v] + 1 } else { value[v] ^ 1 };
            reach[below] = reach[below].min(reach[v]);
        }
    }
    value[ground]
}

/// Returns whether the player to move wins green hackenbush on a graph on the vertices `0` to `n - 1`, where a
/// move cuts an edge and a player who cannot move loses. What is not joined to `ground` does not count.
/// O(n + m) for m edges, without recursion.
///
/// # Panics
/// If a vertex or the ground is not below `n`.
#[track_caller]
pub fn wins(n: usize, edges: &[(usize, usize)], ground: usize) -> bool {
    grundy(n, edges, ground) != 0
}

/// Lists the indices of all edges whose cut wins green hackenbush, sorted, on a graph on the vertices `0` to
/// `n - 1`. What is not joined to `ground` does not count. O(m (n + m)) for m edges; for a tree
/// [`hackenbush_tree`](crate::hackenbush_tree::winning_moves) does it in linear time.
///
/// # Panics
/// If a vertex or the ground is not below `n`.
#[track_caller]
pub fn winning_moves(n: usize, edges: &[(usize, usize)], ground: usize) -> Vec<usize> {
    if !wins(n, edges, ground) {
        // The value would stay 0 without an edge that is not joined to the ground.
        return Vec::new();
    }
    let leaves_lost = |&i: &usize| {
        let rest = [&edges[..i], &edges[i + 1..]].concat();
        !wins(n, &rest, ground)
    };
    (0..edges.len()).filter(leaves_lost).collect()
}

/// Lists those edges that are joined to vertex 0, the ground, sorted. For a brute force: after a cut, these are
/// the edges that do not fall off. O(m (n + log m)) for m edges on n vertices.
pub fn standing(edges: &[(usize, usize)]) -> Vec<(usize, usize)> {
    let mut joined = vec![0];
    let mut next = 0;
    while let Some(&v) = joined.get(next) {
        next += 1;
        for &(a, b) in edges {
            for (from, to) in [(a, b), (b, a)] {
                if from == v && !joined.contains(&to) {
                    joined.push(to);
                }
            }
        }
    }
    let mut kept = edges.to_vec();
    kept.retain(|edge| joined.contains(&edge.0));
    kept.sort_unstable();
    kept
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{product, Search};

    #[test]
    fn every_graph_up_to_four_vertices_and_seven_edges() {
        let pairs: Vec<_> = (0..4).flat_map(|a| (a..4).map(move |b| (a, b))).collect();
        let mut search = Search::normal(|edges: &Vec<(usize, usize)>| {
            let cut = |i| standing(&[&edges[..i], &edges[i + 1..]].concat());
            (0..edges.len()).map(cut).collect()
        });
        // Edges by growing place in `pairs`, each with the least place of a further one.
        let mut graphs = vec![(Vec::new(), 0)];
        while let Some((edges, least)) = graphs.pop() {
            let expected = search.grundy(&standing(&edges));
            assert_eq!(grundy(4, &edges, 0), expected, "{edges:?}");
            if edges.len() < 6 {
                let stands = standing(&edges);
                let mut good: Vec<usize> = (0..edges.len()).collect();
                good.retain(|&i| {
                    let rest = standing(&[&edges[..i], &edges[i + 1..]].concat());
                    stands.contains(&edges[i]) && !search.wins(&rest)
                });
                assert_eq!(winning_moves(4, &edges, 0), good, "{edges:?}");
            }
            if edges.len() < 7 {
                for (i, &pair) in pairs.iter().enumerate().skip(least) {
                    graphs.push(([edges.as_slice(), &[pair]].concat(), i));
                }
            }
        }
    }

    /// Whether vertices of both sides of an edge of a tree are in the set `grounds`.
    fn is_between(edges: &[(usize, usize)], i: usize, grounds: usize) -> bool {
        let (mut side, far) = (1 << edges[i].0, 1 << edges[i].1);
        for _ in edges {
            for &(a, b) in edges {
                let ends = 1 << a | 1 << b;
                if side & ends != 0 && (a, b) != edges[i] {
                    side |= ends;
                }
            }
        }
        assert!(side & far == 0);
        side & grounds != 0 && grounds & !side != 0
    }

    #[test]
    fn several_ground_vertices_in_every_tree_on_up_to_six_vertices() {
        let mut search = Search::normal(|edges: &Vec<(usize, usize)>| {
            let cut = |i| standing(&[&edges[..i], &edges[i + 1..]].concat());
            (0..edges.len()).map(cut).collect()
        });
        for n in 1..=6 {
            let parents: Vec<Vec<usize>> = (1..n).map(|v| (0..v).collect()).collect();
            for parents in product(&parents) {
                let edges: Vec<_> = parents.into_iter().zip(1..).collect();
                for grounds in 1..1usize << n {
                    let ground = |v: usize| if grounds >> v & 1 == 1 { n } else { v };
                    // Vertex 0 is the ground for the search.
                    let fused = edges
                        .iter()
                        .map(|&(a, b)| [a, b].map(|v| (ground(v) + 1) % (n + 1)));
                    let fused: Vec<_> = fused.map(|[a, b]| (a, b)).collect();
                    let expected = search.grundy(&standing(&fused));

                    // T as the page has it: its vertices are the ground of a tree, its edges loops.
                    let in_t = |&i: &usize| is_between(&edges, i, grounds);
                    let ways: Vec<usize> = (0..edges.len()).filter(in_t).collect();
                    let mut all = grounds;
                    for &i in &ways {
                        all |= 1 << edges[i].0 | 1 << edges[i].1;
                    }
                    let ground = |v: usize| if all >> v & 1 == 1 { 0 } else { v + 1 };
                    let outside = (0..edges.len()).filter(|i| !ways.contains(i));
                    let outside = outside.map(|i| (ground(edges[i].0), ground(edges[i].1)));
                    let branches = grundy(n + 1, &outside.collect::<Vec<_>>(), 0);
                    let value = branches ^ (ways.len() as u64 % 2);
                    assert_eq!(value, expected, "{edges:?}, {grounds:#b}");
                    assert_eq!(value % 2, edges.len() as u64 % 2);
                }
            }
        }
    }

    /// The edge that the proof cuts in a cycle with an odd number of edges. Vertex 0 is the ground.
    fn cut_of_the_proof(stalks: &[usize]) -> usize {
        let n = stalks.len();
        if n == 1 {
            return 0;
        }
        let above = |i: usize| i + stalks[1..=i].iter().sum::<usize>();
        let of_parity = |parity| (0..n).filter(|&i| above(i) % 2 == parity).collect();
        let kinds: [Vec<usize>; 2] = [of_parity(0), of_parity(1)];
        let kept = kinds
            .iter()
            .find(|kind| kind.len() % 2 == 1)
            .expect("n is odd");
        let mut fused = vec![0; kept.len()];
        for (i, stalk) in stalks.iter().enumerate() {
            // The next edge that is kept leads away from the vertex that this one is fused to.
            let place = kept.iter().take_while(|&&edge| edge < i).count();
            fused[place % kept.len()] ^= stalk / 2;
        }
        kept[cut_of_the_proof(&fused)]
    }

    #[test]
    fn some_cut_in_an_odd_cycle_leaves_the_nim_sum_of_its_stalks() {
        for n in [1, 3, 5] {
            for stalks in product(&vec![(0..=4).collect(); n]) {
                let cut = cut_of_the_proof(&stalks);
                let mut edges: Vec<_> = (0..n).map(|i| (i, (i + 1) % n)).collect();
                edges.remove(cut);
                let mut vertices = n;
                for (mut below, &length) in stalks.iter().enumerate() {
                    for above in vertices..vertices + length {
                        edges.push((below, above));
                        below = above;
                    }
                    vertices += length;
                }
                let nim_sum = stalks.iter().fold(0, |sum, &stalk| sum ^ stalk as u64);
                assert_eq!(
                    grundy(vertices, &edges, 0),
                    nim_sum,
                    "{stalks:?}, edge {cut}"
                );
            }
        }
        assert_eq!(cut_of_the_proof(&[0, 2, 0]), 1);
    }
}
