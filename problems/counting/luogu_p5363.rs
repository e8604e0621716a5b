//! # Luogu P5363 \[SDOI2019\] 移动金币
//!
//! <https://www.luogu.com.cn/problem/P5363>
//! · [Program] · [Samples] · [Difficulty] 4
//!
//! **Task.** A strip of n cells and m coins; a move takes a coin to the left, past no other coin.
//! On how many of the placements does the first player win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The gaps between the coins are staircase Nim ([`snippets::gaps`]), whose lost
//! positions are counted bit by bit ([`snippets::counting`]). A placement is lost if the gaps on the
//! odd steps, of which there are h = ⌊(m + 1) / 2⌋, are a lost list of Nim. If they have s cells in
//! all, the n − m − s others go anywhere in the m + 1 − h other gaps. O(n m).
//!
//! </details>
use snippets::arithmetic::Binomials;
use snippets::counting;
use snippets::io::{Input, Output};

const MODULUS: u64 = 1_000_000_009;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let [n, m]: [usize; 2] = input.read_array();
    let binomials = Binomials::<MODULUS>::new(n);
    let mut won = binomials.choose(n, m);
    if let Some(free) = n.checked_sub(m) {
        let odd_steps = (m + 1) / 2;
        let lost = counting::lost_by_total::<MODULUS>(1, odd_steps, free);
        for (total, lost) in lost.iter().enumerate() {
            let ways = binomials.choose(n - odd_steps - total, m - odd_steps);
            won = (won + (MODULUS - lost) * ways) % MODULUS;
        }
    }
    output.line(won);
}

fn main() {
    snippets::io::run(solve);
}
