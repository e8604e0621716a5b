//! Combinatorial games for competitive programmers.

pub mod adjacency;
pub mod bash;
pub mod chomp;
pub mod coin_turning;
pub mod conjunctive;
pub mod counting;
pub mod divide;
pub mod divisor_nim;
pub mod dynamic_nim;
pub mod end_nim;
pub mod euclid;
pub mod every_sg;
pub mod fibonacci;
pub mod gaps;
pub mod geography;
pub mod graph_game;
pub mod hackenbush;
pub mod hackenbush_tree;
pub mod inclusion_exclusion;
pub mod io;
pub mod limits;
pub mod loopy;
pub mod matching;
pub mod mex;
pub mod misere;
pub mod moore;
pub mod nim;
pub mod nimber;
pub mod powers;
pub mod red_blue_hackenbush;
pub mod retrograde;
pub mod selective;
pub mod splitting;
pub mod sprague_grundy;
pub mod staircase;
pub mod subtraction;
pub mod tables;
pub mod tree_tries;
pub mod wythoff;

#[cfg(test)]
#[path = "../tests/random.rs"]
mod random;
#[cfg(test)]
#[path = "../tests/search.rs"]
mod search;
