//! # Luogu P2252 \[SHOI2002\] 取石子游戏
//!
//! <https://www.luogu.com.cn/problem/P2252>
//! · [Program]
//!
//! **Task.** One position of Wythoff's game: does the first player win?
//!
//! **Technique.** The first player loses exactly when the heaps are a pair of Wythoff, computed in
//! integers ([`snippets::wythoff`]). O(1).
//!
//! **Twins.** `hdu2177`, which asks for the winning moves, too; `POJ 1067`, several cases; `HDU 1527`, several cases; `51Nod 1072`, several cases, other answers.
#![doc(alias = "取石子游戏")]
#![doc(alias = "POJ 1067")]
#![doc(alias = "POJ1067")]
#![doc(alias = "HDU 1527")]
#![doc(alias = "HDU1527")]
#![doc(alias = "51Nod 1072")]
#![doc(alias = "51Nod1072")]
use snippets::io::{Input, Output};
use snippets::wythoff;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let [a, b] = input.read_array();
    output.line(i32::from(wythoff::wins(a, b)));
}

fn main() {
    snippets::io::run(solve);
}
