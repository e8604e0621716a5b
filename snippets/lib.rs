//! Combinatorial games for competitive programmers.

pub mod adjacency;
pub mod hackenbush;
pub mod io;
pub mod loopy;
pub mod mex;
pub mod nim;
pub mod red_blue_hackenbush;
pub mod retrograde;

#[cfg(test)]
#[path = "../tests/search.rs"]
mod search;
