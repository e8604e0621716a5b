//! Combinatorial games for competitive programmers.

pub mod bash;
pub mod fibonacci;
pub mod io;
pub mod mex;
pub mod misere;
pub mod moore;
pub mod nim;
pub mod staircase;
pub mod wythoff;

#[cfg(test)]
#[path = "../tests/search.rs"]
mod search;
