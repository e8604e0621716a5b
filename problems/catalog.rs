//! All problems, each once: a family (a folder beside this file) and its ids (the files in it).

/// Hands the catalogue to the macro that is named.
macro_rules! problems {
    ($callback:ident) => {
        $callback! {
            divide {
                luogu_p3235
            }
            dynamic_nim {
                luogu_p6487
                luogu_p6791
            }
            end_nim {
                luogu_p2599
            }
            euclid {
                luogu_p1290
            }
            gaps {
                luogu_p2490
                luogu_p2575
                luogu_p3480
                luogu_p5363
                poj1704
            }
            grids {
                abc206f
                hackerrank_chessboard_game_2
                poj2311
                typical90_031
            }
            nim {
                luogu_p2197
            }
            tree_tries {
                spoj_cot3
            }
        }
    };
}

#[allow(unused_imports)] // the tests take it from here, `solve` does not
pub(crate) use problems;

/// A solution: reads the input of a problem and writes its answer.
pub type Solve = fn(&mut snippets::io::Input, &mut snippets::io::Output);

macro_rules! modules {
    ($($family:ident { $($id:ident)* })*) => {
        $(
            pub mod $family {
                $(
                    pub mod $id;
                )*
            }
        )*

        // What a judge runs.
        $($(
            const _: fn() = $family::$id::main;
        )*)*

        /// The solution of the problem with the id `id`.
        pub fn find(id: &str) -> Option<Solve> {
            match id {
                $($(stringify!($id) => Some($family::$id::solve),)*)*
                _ => None,
            }
        }
    };
}
problems!(modules);
