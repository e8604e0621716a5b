//! Combinatorial games for competitive programmers.

pub mod coin_turning;
pub mod divisor_nim;
pub mod io;
pub mod mex;
pub mod nim;
pub mod nimber;

#[cfg(test)]
#[path = "../tests/random.rs"]
mod random;
#[cfg(test)]
#[path = "../tests/search.rs"]
mod search;
