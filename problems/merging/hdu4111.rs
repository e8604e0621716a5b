//! # HDU 4111 Alice and Bob
//!
//! <https://acm.hdu.edu.cn/showproblem.php?pid=4111>
//! · [Program] · [Samples] · [Difficulty] 4 · [Twins]
//!
//! **Task.** Up to 50 heaps. A move takes one stone, or merges two heaps into one. A player who cannot
//! move loses. Does Alice, who moves first, win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The parity of the number of moves decides, as in [`snippets::merging`], and only
//! heaps of one stone can change it, as taking a heap of one spares a merge, too. Let a be the number
//! of heaps of one stone, and b the number of moves that the other heaps allow together: their stones
//! and the merges of them, one fewer than there are heaps; 0 without such a heap. The player to move
//! loses exactly if
//!
//! - b = 0 or b = 2, which is one heap of two stones: 3 divides a;
//! - otherwise, b ≥ 3: a and b are even.
//!
//! By induction over the moves that are left. Merging two ones leaves (a − 2, b + 3), or (a − 2, 2) if
//! b = 0; merging a one with another heap (a − 1, b + 1).
//!
//! 1. *b = 0.* The moves lead to (a − 1, 0) and (a − 2, 2). If 3 divides a, it divides neither a − 1
//!    nor a − 2. Otherwise it divides one of these, which has a move to it.
//! 2. *b = 2.* The heap of two becomes a one, (a + 1, 0), or a one is taken, (a − 1, 2). If 3 does not
//!    divide a, it divides one of these. If 3 divides a, it divides neither, and merging a one leaves
//!    b = 3 or b = 5, which is won.
//! 3. *a and b even, b ≥ 3.* Each move to a number b ≥ 3 makes a or b odd. Only two kinds of moves need
//!    a closer look. One heap of b stones has b ≥ 4, so b − 1 ≥ 3. And a heap of two that becomes a one
//!    beside others leaves (a + 1, b − 3), where b ≥ 6.
//! 4. *a odd, b ≥ 3.* Take a one if b is even; otherwise merge a one with another heap.
//! 5. *a even, b ≥ 5 odd.* There is a heap of three or more to take a stone from, or there are two
//!    heaps to merge: (a, b − 1).
//! 6. *a even, b = 3, a heap of three.* Merge two ones: (a − 2, 6). Without ones take a stone: (0, 2).
//!
//! O(n).
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for case in 1..=input.read::<u64>() {
        let heaps: Vec<usize> = input.read_counted();
        let ones = heaps.iter().filter(|&&heap| heap == 1).count();
        let others = heaps.iter().filter(|&&heap| heap > 1);
        let moves = others.map(|heap| heap + 1).sum::<usize>().saturating_sub(1);
        let lost = if moves < 3 {
            ones % 3 == 0
        } else {
            ones % 2 == 0 && moves % 2 == 0
        };
        let winner = if lost { "Bob" } else { "Alice" };
        output.line(format!("Case #{}: {}", case, winner));
    }
}

fn main() {
    snippets::io::run(solve);
}
