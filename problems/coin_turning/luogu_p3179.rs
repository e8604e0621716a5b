//! # Luogu P3179 \[HAOI2015\] 数组游戏
//!
//! <https://www.luogu.com.cn/problem/P3179>
//! · [Program] · [Samples] · [Difficulty] 3 · [Twins]
//!
//! **Task.** Cells 1 to n, some of them white. A move picks a white cell x and a number k, and
//! changes the colour of x, 2x, ..., kx, none beyond n. A player who cannot move loses. Several
//! positions with the same n: does the first player win?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** This is a coin-turning game ([`snippets::coin_turning`]) from right to left: the
//! value of cell x is the mex of the nim-sums of the cells 2x, ..., kx. It depends on r = ⌊n/x⌋
//! alone, the number of multiples of x, as cell ix has ⌊r/i⌋ of them: O(√n) values. For one r there
//! are O(√r) quotients q = ⌊r/i⌋, and while q lasts the nim-sum goes to and fro between two
//! numbers. O(n^(3/4)) once, O(1) per cell.
//!
//! </details>
use snippets::io::{Input, Output};
use snippets::mex::Mex;
use snippets::nim;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let values = Values::new(input.read());
    for _ in 0..input.read() {
        let cells: Vec<u32> = input.read_counted();
        let won = nim::sum(cells.iter().map(|x| values.of_quotient(values.n / x))) != 0;
        output.line(if won { "Yes" } else { "No" });
    }
}

/// The values of the cells by their number of multiples, a quotient of n.
struct Values {
    n: u32,
    /// Those of the quotients q from 0 to √n, by q.
    small: Vec<u64>,
    /// Those of the other quotients q, by n / q.
    large: Vec<u64>,
}

impl Values {
    fn new(n: u32) -> Self {
        let root = (1..=n).take_while(|&q| q <= n / q).count();
        let mut values = Self {
            n,
            small: vec![0],
            large: vec![0; root + 1],
        };
        let mut mex = Mex::default();
        let mut quotient = 0;
        while quotient < n {
            quotient = n / (n / (quotient + 1));
            let value = mex.of(values.options(quotient));
            if values.small.len() <= root {
                values.small.push(value);
            } else {
                values.large[(n / quotient) as usize] = value;
            }
        }
        values
    }

    /// The nim-sums of the second to k-th multiples of a cell with `count` multiples, without most
    /// of the repetitions.
    fn options(&self, count: u32) -> Vec<u64> {
        let mut sum = 0;
        let mut options = vec![sum];
        let mut first = 2;
        while first <= count {
            let quotient = count / first;
            let last = count / quotient;
            let value = self.of_quotient(quotient);
            options.push(sum ^ value);
            if (last - first) % 2 == 0 {
                sum ^= value;
            }
            first = last + 1;
        }
        options
    }

    fn of_quotient(&self, quotient: u32) -> u64 {
        match self.small.get(quotient as usize) {
            Some(&value) => value,
            None => self.large[(self.n / quotient) as usize],
        }
    }
}

fn main() {
    snippets::io::run(solve);
}
