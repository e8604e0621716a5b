//! # HDU 1848 Fibonacci again and again
//!
//! <http://acm.hdu.edu.cn/showproblem.php?pid=1848>
//! · [Program] · [Samples] · [Difficulty] 1 · [Twins]
//!
//! **Task.** Three heaps of at most 1000 stones; a move takes a Fibonacci number of stones from one.
//! Does the first player win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The nim-sum of the Grundy values of a subtraction game decides
//! ([`snippets::subtraction`]). O(1) per game, after 15 steps per heap for the table.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::{nim, subtraction};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let takes = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987];
    let values = subtraction::grundy_values(&takes, 1000);
    loop {
        let heaps: Vec<usize> = input.read_list(3);
        if heaps == [0, 0, 0] {
            break;
        }
        let won = nim::sum(heaps.iter().map(|&heap| values[heap])) != 0;
        output.line(if won { "Fibo" } else { "Nacci" });
    }
}

fn main() {
    snippets::io::run(solve);
}
