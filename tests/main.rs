//! The tests of the whole: every solution on its samples and against an oracle, every bundle
//! through rustc, every example, the bundler rule by rule and what it refuses, the command line, and
//! the catalogue.
mod bundles;
mod catalogue;
mod cli;
mod commands;
mod dialogue;
mod diff;
mod examples;
mod fixtures;
#[path = "../bundler/heading.rs"]
mod heading;
mod judge;
mod oracles;
mod pictures;
#[path = "../problems/catalogue.rs"]
mod problems;
mod refusals;
mod samples;
mod support;
