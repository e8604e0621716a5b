//! # Luogu P5363 [SDOI2019] 移动金币
//!
//! <https://www.luogu.com.cn/problem/P5363>
//!
//! **Task.** A strip of n cells and m coins; a move takes a coin to the left, past no other coin.
//! On how many of the placements does the first player win?
//!
//! **Technique.** Staircase Nim on the gaps ([`snippets::gaps`]). A placement is lost if the gaps
//! on the h = (m + 1) / 2 odd steps, rounded down, are a lost list of Nim
//! ([`snippets::counting`]). If they have s cells in all, the n - m - s others go anywhere in the
//! m + 1 - h other gaps. O(n m).
use snippets::counting::{binomials, lost_by_total};
use snippets::io::{Input, Output};

const MODULUS: u64 = 1_000_000_009;

pub fn solve(input: &mut Input, output: &mut Output) {
    let (n, m): (usize, usize) = (input.read(), input.read());
    let mut won = binomials(n, m, MODULUS)[n];
    if let Some(free) = n.checked_sub(m) {
        let odd_steps = (m + 1) / 2;
        let ways = binomials(n, m - odd_steps, MODULUS);
        let lost = lost_by_total(odd_steps, free, 1, MODULUS);
        for (total, lost) in lost.iter().enumerate() {
            won = (won + (MODULUS - lost) * ways[n - odd_steps - total]) % MODULUS;
        }
    }
    output.line(won);
}

pub fn main() {
    snippets::io::run(solve);
}
