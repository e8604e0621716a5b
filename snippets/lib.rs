//! Combinatorial games for competitive programmers.

pub mod graph_game;
pub mod hackenbush_tree;
pub mod inclusion_exclusion;
pub mod io;
pub mod mex;
pub mod nim;
pub mod powers;
pub mod splitting;
pub mod sprague_grundy;
pub mod subtraction;
pub mod tables;

#[cfg(test)]
#[path = "../tests/search.rs"]
mod search;
