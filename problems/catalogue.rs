//! All problems, each once: a family (a folder beside this file) and its ids (the files in it).

/// Hands the catalogue to the macro that is named.
macro_rules! problems {
    ($callback:ident) => {
        $callback! {
            bash {
                abc297g
                hdu1846
            }
            coin_turning {
                cf494e
                hdu3404
                luogu_p2594
                luogu_p3179
            }
            counting {
                luogu_p2490
                luogu_p5363
            }
            divide {
                luogu_p3235
            }
            divisor_nim {
                abc368f
                hackerrank_tower_breakers_2
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
            every_sg {
                hdu3595
            }
            fibonacci {
                hdu2516
            }
            gaps {
                luogu_p3480
                poj1704
            }
            geography {
                luogu_p1971
                luogu_p4055
                luogu_p4136
                luogu_p4617
            }
            graph_game {
                poj2425
            }
            hackenbush {
                poj3710
            }
            hackenbush_tree {
                agc017d
            }
            inclusion_exclusion {
                acwing890
            }
            lasker {
                hdu3032
            }
            layered_nim {
                cf1149e
                cf1451f
            }
            linear_basis {
                cf662a
            }
            mex {
                abc206f
                cf87c
                gym101908b
                hackerrank_chessboard_game_2
                poj2311
                typical90_031
            }
            misere {
                hdu1907
                hdu3590
            }
            nim {
                acwing891
                cf15c
                cf603c
                cf768e
                exercise_first_heap
                exercise_updates
                hdu1850
                luogu_p2148
                luogu_p2197
            }
            nim_shortcuts {
                cf1458e
            }
            nimber {
                yosupo_nim_product_64
            }
            nimber_logarithm {
                cf1310f
            }
            number_theory {
                cf1537d
                cf2004e
            }
            octal {
                cf1704f
                cf1823e
                cf305e
                poj3537
            }
            powers {
                cf317d
            }
            retrograde {
                cf787c
                cf936b
                luogu_p6560
            }
            splitting {
                acwing894
            }
            sprague_grundy {
                cf138d
                cf850c
                exercise_mixed_heaps
            }
            staircase {
                acwing892
                cf812e
                luogu_p2575
            }
            subtraction {
                acwing893
                cf1194d
                edpc_k
                exercise_take_139
                hdu1848
                kattis_snim
            }
            subtraction_bits {
                cf1091h
            }
            subtraction_period {
                cf1312f
            }
            tree_staircase {
                cf1498f
            }
            tree_tries {
                spoj_cot3
            }
            windows {
                cf255e
            }
            wythoff {
                hackerrank_return_of_the_nim
                luogu_p2252
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
