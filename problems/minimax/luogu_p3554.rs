//! # Luogu P3554 \[POI 2013\] LUK-Triumphal arch
//!
//! <https://www.luogu.com.cn/problem/P3554>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** The king begins in town 1 of a tree of towns, which has a triumphal arch. Each day the
//! advisor has k arches built in any towns, and then the king goes to a neighbouring town. What is the
//! least k with which the king never comes to a town without an arch?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Turns that are spent in advance ([`snippets::minimax`], on a tree): below v as many
//! arches are needed before the king comes to v as the children and what they need are more than k. k
//! is enough exactly if nothing is needed below town 1; a search by halves finds the least k. O(n log
//! n).
//!
//! </details>
use snippets::graphs::leaves_first;
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let order = leaves_first(&input.read_edges(n - 1), 0);
    let is_enough = |k: usize| {
        // The arches that are asked for below each town, and after all its children: those needed before.
        let mut asked = vec![0; n];
        for &(v, parent) in &order {
            let needed = usize::max(asked[v], k) - k;
            asked[parent] += needed + 1;
        }
        asked[0] <= k
    };
    // The least number that is enough is in least..=most.
    let (mut least, mut most) = (0, n - 1);
    while least < most {
        let middle = (least + most) / 2;
        if is_enough(middle) {
            most = middle;
        } else {
            least = middle + 1;
        }
    }
    output.line(least);
}

fn main() {
    snippets::io::run(solve);
}
