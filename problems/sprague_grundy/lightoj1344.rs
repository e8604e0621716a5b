//! # LightOJ 1344 Aladdin and the Game of Bracelets
//!
//! <http://lightoj.com/volume_showproblem.php?problem=1344>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** Bracelets, each a row of pearls with weights. A move chooses a weight in one of them:
//! all its pearls that are not lighter go, and the runs that are left are bracelets of their own. A
//! player who cannot move loses. Does Aladdin, who moves first, win, and with which first moves?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The value of a run of pearls is the mex, over the weights in it, of the nim-sum of
//! the lighter runs that are left ([`snippets::sprague_grundy`]). The runs of pearls lighter than a
//! weight w are found for one w after the other, from the least up. The value of a run takes, for each
//! weight v in it, the nim-sum of the runs of pearls lighter than v inside it: no such run crosses its
//! ends, where there are heavier pearls, so this nim-sum follows from sums over all runs up to each
//! place. The choice of w in a bracelet wins if the nim-sum of the runs that it leaves is that of the
//! other bracelets. O(n d) for n pearls of d weights.
//!
//! </details>
//!
//! **Samples.** They are from memory, not copied from the judge.
use snippets::io::{Input, Output};
use snippets::mex::mex;
use snippets::nim;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    for case in 1..=input.read::<u64>() {
        let mut bracelets = Vec::new();
        for _ in 0..input.read() {
            bracelets.push(choices(&input.read_counted()));
        }
        let sum = nim::sum(bracelets.iter().map(|bracelet| bracelet.1));
        if sum == 0 {
            output.line(format!("Case {case}: Genie"));
            continue;
        }
        output.line(format!("Case {case}: Aladdin"));
        let mut moves = String::new();
        for ((choices, value), number) in bracelets.iter().zip(1..) {
            for (weight, left) in choices {
                if left ^ value == sum {
                    moves += &format!("({number} {weight})");
                }
            }
        }
        output.line(moves);
    }
}

/// The weights in a bracelet by size, each with the nim-sum of what its choice leaves, and the value
/// of the bracelet.
fn choices(pearls: &[u64]) -> (Vec<(u64, u64)>, u64) {
    let mut weights = pearls.to_vec();
    weights.sort_unstable();
    weights.dedup();
    let ranks = pearls.iter().map(|pearl| weights.binary_search(pearl));
    let ranks: Vec<usize> = ranks.map(|rank| rank.expect("a weight")).collect();
    // For each rank, the nim-sums of the runs of lighter pearls up to each place between runs.
    let mut sums: Vec<Vec<u64>> = Vec::new();
    for rank in 0..=weights.len() {
        let (mut start, mut sum) = (0, 0);
        let mut places = vec![0; pearls.len() + 2];
        for run in ranks.split(|&other| other >= rank) {
            let end = start + run.len();
            sum ^= mex(run.iter().map(|&rank| sums[rank][start] ^ sums[rank][end]));
            places[end] = sum;
            places[end + 1] = sum;
            start = end + 1;
        }
        sums.push(places);
    }
    let left = sums.iter().map(|places| places[pearls.len()]);
    let mut left: Vec<u64> = left.collect();
    let value = left.pop().expect("what the choice of no pearl leaves");
    (weights.into_iter().zip(left).collect(), value)
}

fn main() {
    snippets::io::run(solve);
}
