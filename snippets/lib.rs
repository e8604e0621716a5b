//! Combinatorial games for competitive programmers.

pub mod all_but;
pub mod grundys_game;
pub mod hexadecimal;
pub mod io;
pub mod lasker;
pub mod mex;
pub mod nim;
pub mod octal;
pub mod periodic;
pub mod sparse_space;

#[cfg(test)]
#[path = "../tests/search.rs"]
mod search;
