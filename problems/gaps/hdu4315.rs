//! # HDU 4315 Climbing the Hill
//!
//! <https://acm.hdu.edu.cn/showproblem.php?pid=4315>
//! · [Program] · [Samples] · [Difficulty] 4
//!
//! **Task.** Persons stand on different cells of a strip below the hilltop, which is cell 0. A move
//! takes one of them one or more cells up, neither past another nor onto the cell of another, but the
//! hilltop has room for all. The k-th from the top is the king, and the player who brings him there
//! wins. Does Alice, who moves first, win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The persons are coins on a strip, one of them the dollar ([`snippets::gaps`]). O(n)
//! per test. Some published programs use the rule for k = 2 for all even k. They are wrong, for
//! instance, on the cells 1, 2, 3, 4, 6, 7, 8 with k = 6, where Bob wins.
//!
//! </details>
use snippets::gaps;
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    while !input.at_end() {
        let [n, king]: [usize; 2] = input.read_array();
        let won = gaps::wins_with_dollar(&input.read_list(n), king - 1);
        output.line(if won { "Alice" } else { "Bob" });
    }
}

fn main() {
    snippets::io::run(solve);
}
