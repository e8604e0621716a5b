//! # Luogu P2594 \[ZJOI2009\] 染色游戏
//!
//! <https://www.luogu.com.cn/problem/P2594>
//! · [Program] · [Samples] · [Difficulty] 3 · [Twins]
//!
//! **Task.** A board of coins, rows and columns numbered from 1. A move turns over a connected set of
//! cells. The cell in the last row and the last column of the set belongs to it, and goes from tails to
//! heads. A player who cannot move loses. Does the first player win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** This is a coin-turning game ([`snippets::coin_turning`]) in which heads are called
//! tails, and in which the value of each cell is a power of two. In the first row and column it is
//! Ruler: the value is the greatest power of two that divides i + j − 1. Elsewhere it is 2^(i + j − 2).
//! This is greater than all values to the left and above, so a set has it in its nim-sum and it is no
//! option. For i, j > 2 all smaller numbers are options by induction: the sets that end in the cell
//! above give the value 2^(i + j − 3) of that cell together with any lower bits, and the cell on the
//! left, joined to such a set, takes the value away. The boards two cells wide are done by hand. O(nm),
//! with one bit per power of two.
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let n: usize = input.read();
        let m: usize = input.read();
        let mut sum = vec![false; n + m];
        for i in 1..=n {
            for (j, coin) in (1..=m).zip(input.read_word().into_bytes()) {
                let exponent = if i == 1 || j == 1 {
                    (i + j - 1).trailing_zeros() as usize
                } else {
                    i + j - 2
                };
                sum[exponent] ^= coin == b'T';
            }
        }
        let won = sum.contains(&true);
        output.line(if won { "-_-" } else { "=_=" });
    }
}

fn main() {
    snippets::io::run(solve);
}
