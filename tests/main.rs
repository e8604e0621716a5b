//! The tests of the whole package: for each problem a module (`luogu_p2197::samples`, `::oracle`, `::bundle`,
//! `::largest`), the examples and pictures of the documentation, the bundler rule by rule and what it
//! refuses, the command line, and the catalogue.
mod bounds;
mod catalogue;
mod cli;
mod dialogue;
mod diff;
mod examples;
mod fixtures;
#[path = "../bundler/heading.rs"]
mod heading;
mod judge;
mod limits;
mod listen;
#[path = "../bundler/commands/oracle.rs"]
mod oracle;
#[macro_use]
#[path = "../problems/catalogue.rs"]
mod other_names;
mod pictures;
mod problem;
#[path = "../problems/mod.rs"]
mod problems;
mod refusals;
mod support;
mod transcripts;

/// What an oracle is written with.
mod prelude {
    pub use crate::dialogue::Player;
    pub use crate::judge::{cases, counted, either, lines, number, rows};
    pub use snippets::io::{Input, Output};
    pub use snippets::random::{line, Random};
    pub use snippets::search::*;
    pub use std::fmt::Write as _;
}

/// `oracle! { same(generate, solve) }`: what a problem's file in `oracles/` begins with.
macro_rules! oracle {
    ($($made:tt)*) => {
        pub fn oracle() -> crate::judge::Oracle {
            crate::judge::Oracle::$($made)*
        }
    };
}

macro_rules! tests {
    ($($family:ident { $($id:ident $names:tt $({ $($twins:tt)* })?)* })*) => {
        mod oracles {
            $(
                pub mod $family {
                    $(pub mod $id;)*
                }
            )*
        }

        $($(
            mod $id {
                pub fn problem() -> crate::problem::Problem {
                    crate::problem::Problem {
                        family: stringify!($family),
                        id: stringify!($id),
                        solve: crate::problems::$family::$id::solve,
                        oracle: crate::oracles::$family::$id::oracle(),
                    }
                }

                #[test]
                fn samples() { problem().check_samples(); }
                #[test]
                fn oracle() { problem().check_against_oracle(); }
                #[test]
                fn bundle() { problem().check_bundle(); }
                #[test]
                fn largest() { problem().check_largest(); }
            }
        )*)*

        /// All problems, as the catalogue has them.
        fn all_problems() -> Vec<problem::Problem> {
            vec![$($($id::problem(),)*)*]
        }
    };
}
problems!(tests);
