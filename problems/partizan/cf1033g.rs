//! # Codeforces 1033G Chip Game
//!
//! <https://codeforces.com/problemset/problem/1033/G>
//! · [Program] · [Samples] · [Difficulty] 5
//!
//! **Task.** Up to 100 heaps of chips. Alice chooses a and Bob b, both from 1 to m; then each move of
//! Alice takes exactly a chips from a heap, each move of Bob exactly b. A player who cannot move loses.
//! For how many pairs (a, b) does Alice win, whoever begins? For how many does Bob, the first player,
//! the second player?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** A heap counts by its remainder modulo a + b only, and for a ≤ b it is a whole number,
//! a star or a switch ([`snippets::partizan`], the chips of the example). By the remainder w:
//!
//! - w < a: 0;
//! - a ≤ w < b: a whole number above 0;
//! - w ≥ b: `{k | 0}` for k = ⌊(w − a) / a⌋. For w < 2a that is a star, otherwise k > 0.
//!
//! With a whole number above 0 Alice wins, as no switch goes below 0. With two switches of k > 0 she
//! wins, too: if Bob closes one, she takes the other. One such switch is closed by the first move, and
//! is won by Alice if it is hers; if it is Bob's, the stars decide, and Alice wins if their number is
//! odd, Bob if it is even. So of the pairs with a ≤ b and without a whole number,
//!
//! - none such switch: an odd number of stars is won by the first player, an even one by the second;
//! - one: an odd number of stars is won by Alice, an even one by the first player.
//!
//! For a > b Alice and Bob are exchanged, so both win the same number of pairs, and only the other two
//! kinds are counted. For each sum s = a + b sort the remainders. No whole number means that the
//! smaller take is greater than all remainders below s / 2, and that the greater one is at most each of
//! the others, of which there are c. If c is even, twice the smaller take has to be greater than all of
//! them: the second player's. If c is odd, it has to be greater than all except one: the first
//! player's. Together with s − m, as both takes are at most m, these bound the smaller take from below.
//! If the greatest bound is t, a is any number from t to s − t. O(m n log n).
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let (n, most): (usize, i64) = (input.read(), input.read());
    let heaps: Vec<i64> = input.read_list(n);
    // Pairs of the second player, and of the first.
    let mut counts = [0; 2];
    for sum in 2..=2 * most {
        // Two more remainders, which bound nothing.
        let mut rests = vec![0, sum];
        rests.extend(heaps.iter().map(|heap| heap % sum));
        rests.sort_unstable();
        let small = rests.iter().filter(|&rest| 2 * rest < sum).count();
        let odd = (n + 1 - small) % 2;
        let bounds = [
            sum - most,
            rests[small - 1] + 1,
            sum - rests[small],
            rests[n - odd] / 2 + 1,
        ];
        let least = bounds.iter().max().expect("four bounds");
        counts[odd] += (sum + 1 - 2 * least).max(0);
    }
    let [second, first] = counts;
    let each = (most * most - first - second) / 2;
    output.list([each, each, first, second]);
}

fn main() {
    snippets::io::run(solve);
}
