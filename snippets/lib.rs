//! Combinatorial games for competitive programmers.

pub mod bash;
pub mod fibonacci;
pub mod graph_game;
pub mod hackenbush_tree;
pub mod inclusion_exclusion;
pub mod coin_turning;
pub mod divisor_nim;
pub mod chomp;
pub mod counting;
pub mod divide;
pub mod dynamic_nim;
pub mod end_nim;
pub mod euclid;
pub mod gaps;
pub mod io;
pub mod limits;
pub mod adjacency;
pub mod conjunctive;
pub mod every_sg;
pub mod geography;
pub mod hackenbush;
pub mod io;
pub mod loopy;
pub mod matching;
pub mod mex;
pub mod misere;
pub mod moore;
pub mod nim;
pub mod staircase;
pub mod wythoff;
pub mod powers;
pub mod splitting;
pub mod sprague_grundy;
pub mod subtraction;
pub mod tables;
pub mod nimber;
pub mod tree_tries;
pub mod red_blue_hackenbush;
pub mod retrograde;
pub mod selective;

#[cfg(test)]
#[path = "../tests/random.rs"]
mod random;
#[cfg(test)]
#[path = "../tests/search.rs"]
mod search;
