//! # Luogu P2252 \[SHOI2002\] 取石子游戏
//!
//! <https://www.luogu.com.cn/problem/P2252>
//! · [Program] · [Samples] · [Difficulty] 1
//!
//! **Task.** One position of Wythoff's game: does the first player win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The first player loses exactly when the heaps are a pair of Wythoff, computed in
//! integers ([`snippets::wythoff`]). O(1).
//!
//! </details>
//!
//! **Twins.** `hdu2177`, which asks for the winning moves, too; `POJ 1067`, several cases; `HDU 1527`, several cases; `51Nod 1072`, several cases, other answers.
#![doc(alias(
    "取石子游戏",
    "POJ 1067",
    "POJ1067",
    "HDU 1527",
    "HDU1527",
    "51Nod 1072",
    "51Nod1072"
))]
use snippets::io::{Input, Output};
use snippets::wythoff;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let [a, b] = input.read_array();
    output.line(i32::from(wythoff::wins(a, b)));
}

fn main() {
    snippets::io::run(solve);
}
