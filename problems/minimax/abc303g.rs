//! # AtCoder ABC 303 G Bags Game
//!
//! <https://atcoder.jp/contests/abc303/tasks/abc303_g>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** Bags of money in a row. In turn a player takes the bag at one end; or pays A and takes a
//! bag from an end B times; or pays C and does so D times. Each wants to be ahead of the other by as
//! much as he can. By how much is the first player ahead?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Minimax over intervals, where the worth of a move is a part that depends on the
//! interval and a part that depends on what is left ([`snippets::minimax`], how to compute it). So the
//! best of all ways to take B bags is the least of a window that moves on by one, which a queue of
//! rising values has in front. O(N²).
//!
//! </details>
use snippets::io::{Input, Output};
use std::collections::VecDeque;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    // What a move costs, and how many bags it takes.
    let mut moves: Vec<(i64, usize)> = vec![(0, 1)];
    for _ in 0..2 {
        moves.push((input.read(), input.read()));
    }
    let mut before = vec![0];
    for i in 0..n {
        before.push(before[i] + input.read::<i64>());
    }
    // For each length, and each start: the sum of an interval and the lead of the player to move there.
    let mut worths = vec![vec![0; n + 1]];
    for length in 1..=n {
        let mut least = vec![i64::MAX; n + 1 - length];
        for &(price, most) in &moves {
            let count = most.min(length);
            let left = &worths[length - count];
            for (start, worth) in least_of_windows(left, count + 1).into_iter().enumerate() {
                if start + length <= n {
                    least[start] = least[start].min(price + worth);
                }
            }
        }
        let sum = |start: usize| before[start + length] - before[start];
        let worth = (0..=n - length).map(|start| 2 * sum(start) - least[start]);
        worths.push(worth.collect());
    }
    output.line(worths[n][0] - before[n]);
}

/// The least number of each `count` numbers side by side.
fn least_of_windows(numbers: &[i64], count: usize) -> Vec<i64> {
    let mut queue: VecDeque<usize> = VecDeque::new();
    let mut least = Vec::new();
    for (i, number) in numbers.iter().enumerate() {
        while matches!(queue.back(), Some(&back) if numbers[back] >= *number) {
            queue.pop_back();
        }
        queue.push_back(i);
        if queue[0] + count <= i {
            queue.pop_front();
        }
        if i + 1 >= count {
            least.push(numbers[queue[0]]);
        }
    }
    least
}

fn main() {
    snippets::io::run(solve);
}
