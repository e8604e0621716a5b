//! Combinatorial games for competitive programmers.

pub mod chomp;
pub mod counting;
pub mod divide;
pub mod dynamic_nim;
pub mod end_nim;
pub mod euclid;
pub mod gaps;
pub mod io;
pub mod limits;
pub mod mex;
pub mod nim;
pub mod tree_tries;

#[cfg(test)]
#[path = "../tests/search.rs"]
mod search;
