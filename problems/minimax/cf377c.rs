//! # Codeforces 377C Captains Mode
//!
//! <https://codeforces.com/problemset/problem/377/C>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** Heroes with strengths, and a fixed order of picks and bans of two teams. A pick takes a
//! free hero into the team, a ban takes one out of the game, and a ban may be missed. Each team wants
//! its strengths to be ahead. By how much is team 1 ahead in the end?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** A pick takes the strongest free hero, and only the m strongest matter, with m actions
//! ([`snippets::exchange`], the better thing first). A ban is searched: a position is the set of heroes
//! that are gone, and their number says which action comes next ([`snippets::minimax`]). O(2^m m).
//!
//! </details>
use snippets::io::{Input, Output};

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let mut heroes: Vec<i32> = input.read_counted();
    heroes.sort_unstable_by(|a, b| b.cmp(a));
    let m: usize = input.read();
    let actions: Vec<(bool, bool)> = (0..m)
        .map(|_| (input.read_word() == "p", input.read::<u32>() == 1))
        .collect();
    // By the set of heroes that are gone, as many as actions: the lead of team 1 from there on.
    let mut leads = vec![0; 1 << m];
    for gone in (0..(1_usize << m) - 1).rev() {
        let (is_pick, is_first) = actions[gone.count_ones() as usize];
        let sign = if is_first { 1 } else { -1 };
        let mut free = (0..m).filter(|hero| gone >> hero & 1 == 0);
        let after = |hero: usize| leads[gone | 1 << hero];
        leads[gone] = if is_pick {
            let hero = free.next().expect("a free hero");
            sign * heroes[hero] + after(hero)
        } else {
            let best = free.map(|hero| sign * after(hero)).max();
            sign * best.expect("a free hero")
        };
    }
    output.line(leads[0]);
}

fn main() {
    snippets::io::run(solve);
}
