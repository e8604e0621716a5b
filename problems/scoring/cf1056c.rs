//! # Codeforces 1056C Pick Heroes
//!
//! <https://codeforces.com/problemset/problem/1056/C>
//! · [Program] · [Samples] · [Difficulty] 2
//!
//! **Task.** Two teams pick 2n heroes in turn, one hero each time. Some pairs of heroes are known, each
//! hero in one pair at most: a team that picks one of a pair forces the other team to pick the other one
//! at once. Play for one team against the judge, whose picks are read, and get at least as much power in
//! all as you can be sure of (interactive).
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** The forced answer keeps the turn ([`snippets::scoring`], some takes keep the turn): first
//! the better hero of each pair, in any order, then the strongest hero that is left. O(n²).
//!
//! </details>
use snippets::io::{Input, Output};
use std::cmp::Reverse;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let [n, m]: [usize; 2] = input.read_array();
    let powers: Vec<u32> = input.read_list(2 * n);
    let mut partners = vec![None; 2 * n];
    for (a, b) in input.read_edges(m) {
        partners[a] = Some(b);
        partners[b] = Some(a);
    }
    // As long as a better hero of a pair is free, so is the other one.
    let mut wishes: Vec<usize> = (0..2 * n).collect();
    wishes.sort_by_key(|&hero| {
        let is_better = matches!(partners[hero], Some(other) if powers[hero] >= powers[other]);
        Reverse((is_better, powers[hero]))
    });
    let mut players_turn = input.read::<u32>() == 1;
    let mut is_free = vec![true; 2 * n];
    let mut forced = None;
    for _ in 0..2 * n {
        let hero = if players_turn {
            let wish = wishes.iter().find(|&&hero| is_free[hero]);
            let hero = forced.or_else(|| wish.copied()).expect("a free hero");
            output.line(hero + 1);
            hero
        } else {
            input.read::<usize>() - 1
        };
        is_free[hero] = false;
        forced = partners[hero].filter(|&other| is_free[other]);
        players_turn = !players_turn;
    }
}

fn main() {
    snippets::io::run(solve);
}
