//! # Luogu P1199 \[NOIP2010 普及组\] 三国游戏
//!
//! <https://www.luogu.com.cn/problem/P1199>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** Each two of N persons have a value, all different. The player and the computer choose
//! persons in turn, the player first. The computer always takes the free person who makes the best pair
//! with one of the player's. In the end the better best pair wins. How much can the player's best pair
//! be worth, if he can win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The computer breaks the best pair, so the second best remains ([`snippets::minimax`],
//! the second best): the answer is the greatest of the second greatest values that the persons have,
//! and the player always wins. O(N²).
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    // The greatest and the second greatest value of each person.
    let mut best = vec![[0, 0]; n];
    for a in 0..n {
        for b in a + 1..n {
            let value: u32 = input.read();
            for person in [a, b] {
                let [first, second] = best[person];
                best[person] = if value > first {
                    [value, first]
                } else {
                    [first, value.max(second)]
                };
            }
        }
    }
    let answer = best.iter().map(|values| values[1]).max();
    output.line(1);
    output.line(answer.expect("a person"));
}

fn main() {
    snippets::io::run(solve);
}
