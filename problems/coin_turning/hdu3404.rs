//! # HDU 3404 Switch lights
//!
//! <http://acm.hdu.edu.cn/showproblem.php?pid=3404>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** Lights on a grid, rows and columns numbered from 1. A move picks a light (x, y) that
//! is on and numbers u ≤ x, v ≤ y, and switches the different ones among (x, y), (u, y), (x, v)
//! and (u, v). A player who finds all lights off loses. Does the first player win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** By the Tartan theorem ([`snippets::coin_turning`]) the light (x, y) has the
//! nim-product of x and y as its value ([`snippets::nimber`]). A row alone is Turning Turtles: one
//! or two coins, the greater one from heads to tails, and coin x has the value x. The grid is its
//! product with itself. O(1) per light.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::{nim, nimber};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let products = (0..input.read()).map(|_| nimber::product(input.read(), input.read()));
        let won = nim::sum(products) != 0;
        output.line(if won {
            "Have a try, lxhgww."
        } else {
            "Don't waste your time."
        });
    }
}

fn main() {
    snippets::io::run(solve);
}
