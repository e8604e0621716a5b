//! All problems, each once: a family (a folder beside this file) and its ids (the files in it).

/// Hands the catalogue to the macro that is named.
macro_rules! problems {
    ($callback:ident) => {
        $callback! {
            bash {
                abc297g
                arc168b
                hdu1846
            }
            candy_piles {
                agc002e
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
                hackerrank_tower_breakers_3
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
            graph_counting {
                agc016f
            }
            graph_game {
                agc010f
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
            mex {
                abc206f
                gym101908b
                hackerrank_chessboard_game_2
                kattis_cuboidslicinggame
                poj2311
                typical90_031
            }
            misere {
                hdu1907
                hdu3590
            }
            nim {
                abc255g
                acwing891
                arc013c
                arc105d
                cf603c
                cf768e
                exercise_first_heap
                exercise_updates
                hackerrank_zero_move_nim
                hdu1850
                luogu_p2148
                luogu_p2197
            }
            nimber {
                yosupo_nim_product_64
            }
            octal {
                cf1704f
                cf305e
                poj3537
            }
            powers {
                cf317d
            }
            retrograde {
                abc209e
                luogu_p6560
            }
            splitting {
                acwing894
            }
            sprague_grundy {
                arc151c
                exercise_mixed_heaps
            }
            staircase {
                acwing892
                cf812e
                luogu_p2575
            }
            strategy_stealing {
                arc137c
            }
            subtraction {
                acwing893
                edpc_k
                exercise_take_139
                hdu1848
                kattis_snim
            }
            subtraction_period {
                hackerrank_the_prime_game
            }
            tree_diameter {
                agc033c
            }
            tree_tries {
                spoj_cot3
            }
            window_mex {
                arc038c
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
