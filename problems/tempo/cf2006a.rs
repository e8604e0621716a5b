//! # Codeforces 2006A Iris and Game on the Tree
//!
//! <https://codeforces.com/problemset/problem/2006/A>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** A tree with the root 1 and a 0, a 1 or a blank at each vertex. Iris and Dora in turn put 0
//! or 1 on a blank vertex, Iris first, until none is left. A leaf counts if the path from the root to
//! it does not have as many pieces 01 as pieces 10. Iris wants as many such leaves as possible, Dora as
//! few as possible. How many are there in the end?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** If root and leaves balance, nobody wants to begin with them, and the blank vertices
//! in between are waiting moves ([`snippets::tempo`], theorem 3). Pieces 01 and 10 alternate along a
//! path, so a leaf counts exactly if its digit is not the root's.
//!
//! - The root has a digit: the leaves with the other digit count, and of the q blank ones each player
//!   fills every other one, Iris first: she gets half of them, rounded up.
//! - The root is blank, and the leaves do not have as many 0 as 1: Iris puts the rarer one of the two
//!   on the root, so the leaves with the more frequent digit count. Then Dora begins with the blank
//!   leaves.
//! - The root is blank, and there are as many 0 as 1: a player who fills the root lets the other one
//!   begin with the leaves, and a player who fills a leaf lets the other one choose the root. So nobody
//!   wants to begin. With an even number of waiting moves Iris has to, otherwise Dora.
//!
//! O(n).
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let n: usize = input.read();
        let mut degrees = vec![0; n + 1];
        for end in input.read_list::<usize>(2 * (n - 1)) {
            degrees[end] += 1;
        }
        let word = input.read_word();
        let signs = word.as_bytes();
        let (mut zeros, mut ones, mut blanks, mut waiting) = (0, 0, 0, 0);
        for v in 2..=n {
            match (signs[v - 1], degrees[v]) {
                (b'0', 1) => zeros += 1,
                (b'1', 1) => ones += 1,
                (b'?', 1) => blanks += 1,
                (b'?', _) => waiting += 1,
                _ => {}
            }
        }
        // The leaves that count by now, and how many more of the blank ones Iris gets than Dora.
        let (count, more) = match signs[0] {
            b'0' => (ones, blanks % 2),
            b'1' => (zeros, blanks % 2),
            _ if zeros == ones && waiting % 2 == 1 => (zeros, blanks % 2),
            _ => (zeros.max(ones), 0),
        };
        output.line(count + blanks / 2 + more);
    }
}

fn main() {
    snippets::io::run(solve);
}
