//! Combinatorial games for competitive programmers.

pub mod adjacency;
pub mod conjunctive;
pub mod every_sg;
pub mod geography;
pub mod hackenbush;
pub mod io;
pub mod loopy;
pub mod matching;
pub mod mex;
pub mod nim;
pub mod red_blue_hackenbush;
pub mod retrograde;
pub mod selective;

#[cfg(test)]
#[path = "../tests/search.rs"]
mod search;
