//! bundler
fn main() {}
