//! # Luogu P3185 \[HNOI2007\] 分裂游戏
//!
//! <https://www.luogu.com.cn/problem/P3185>
//! · [Program] · [Samples] · [Difficulty] 3 · [Twins]
//!
//! **Task.** Bottles 0 to n − 1 with beans; a move takes a bean out of a bottle i and puts one into a
//! bottle j and one into a bottle k, where i < j ≤ k. By which first moves (i, j, k) does the first
//! player win? Print the first of them, in the order of these numbers, and how many there are.
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** A bean with h bottles behind its own is a heap of h that is replaced by any two
//! smaller ones, as the beans are a sum of games ([`snippets::splitting`]). Two beans in one bottle
//! cancel, so a bottle counts if its number of beans is odd. O(n^3) per case.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::{nim, splitting};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let heights = splitting::grundy_values(splitting::two_smaller, 20);
    for _ in 0..input.read() {
        let n = input.read();
        let beans: Vec<u32> = input.read_list(n);
        let value = |bottle: usize| heights[n - 1 - bottle];
        let odd = (0..n).filter(|&i| beans[i] % 2 == 1);
        let sum = nim::sum(odd.map(value));
        let mut winning = Vec::new();
        for i in (0..n).filter(|&i| beans[i] > 0) {
            for j in i + 1..n {
                for k in j..n {
                    if sum ^ value(i) ^ value(j) ^ value(k) == 0 {
                        winning.push((i, j, k));
                    }
                }
            }
        }
        match winning.first() {
            None => output.line("-1 -1 -1"),
            Some((i, j, k)) => output.list([i, j, k]),
        }
        output.line(winning.len());
    }
}

fn main() {
    snippets::io::run(solve);
}
