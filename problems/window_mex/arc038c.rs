//! # AtCoder ARC 038 C 茶碗と豆
//!
//! <https://atcoder.jp/contests/arc038/tasks/arc038_c>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** Up to 10^5 bowls in a row, with beans. A move takes a bean from a bowl and puts it
//! into one of the bowls before it, as near as a number of the bowl says. A player who cannot move
//! loses. Does the first player win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Each value is the mex of a window of those before it ([`snippets::window_mex`]), and
//! beans in one bowl cancel in pairs. O(n log n).
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::{nim, window_mex};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let mut reaches = vec![0; n];
    let mut beans = vec![0u64; n];
    for i in 1..n {
        reaches[i] = input.read();
        beans[i] = input.read();
    }
    let values = window_mex::grundy_values(&reaches);
    let won = nim::sum(
        beans
            .iter()
            .zip(values)
            .map(|(beans, value)| beans % 2 * value),
    ) != 0;
    output.line(if won { "First" } else { "Second" });
}

fn main() {
    snippets::io::run(solve);
}
