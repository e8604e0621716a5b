//! Combinatorial games for competitive programmers.

pub mod bash;
pub mod fibonacci;
pub mod graph_game;
pub mod hackenbush_tree;
pub mod inclusion_exclusion;
pub mod io;
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

#[cfg(test)]
#[path = "../tests/search.rs"]
mod search;
