// All problems, each once: a family (a folder beside this file) and its ids (the files in it).

/// Hands the catalogue to the macro of a name.
macro_rules! problems {
    ($callback:ident) => {
        $callback! {
            bash {
                abc297g
                arc168b
                cf154d
                cses1098
                hdu1846
                hdu2897
                hdu4764
                luogu_p4018
                yuki1770
            }
            candy_piles {
                agc002e
            }
            cards {
                cf1739c
                cf2104c
            }
            circle {
                hdu3951
                hdu3980
            }
            coin_turning {
                arc087e
                cf2155e
                cf494e
                hdu3404
                hdu3537
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
                cf150a
                hackerrank_tower_breakers_2
                hackerrank_tower_breakers_3
                yuki103
            }
            dynamic_nim {
                luogu_p6487
                luogu_p6791
                poj3922
                yuki2666
            }
            edge_nim {
                luogu_p1288
            }
            end_nim {
                luogu_p2599
            }
            euclid {
                cf167c
                luogu_p1290
            }
            every_sg {
                hdu3595
            }
            exchange {
                arc164c
                cf1914e2
                cf1969d
                cf725f
            }
            fibonacci {
                hdu2516
            }
            gaps {
                codechef_adapwns
                codechef_g3
                hdu4315
                luogu_p3480
                poj1704
            }
            geography {
                cf1970c3
                luogu_p1971
                luogu_p4055
                luogu_p4136
                luogu_p4617
                luogu_p5801
            }
            graph_counting {
                agc016f
            }
            graph_game {
                agc010f
                agc043c
                cf1658e
                cf1860c
                poj2425
            }
            grundys_game {
                cses2207
                lightoj1199
            }
            hackenbush {
                cf1610i
                poj3710
            }
            hackenbush_tree {
                agc017d
                hdu3094
            }
            inclusion_exclusion {
                acwing890
            }
            interactive {
                cf1375f
                cf1503b
            }
            lasker {
                hdu3032
                hdu5795
            }
            layered_nim {
                cf1149e
                cf1451f
            }
            leaf_picking {
                luogu_p7864
            }
            limits {
                poj2068
            }
            linear_basis {
                cf2115d
                cf662a
                luogu_p4301
            }
            maximum_nim {
                arc091f
                uva1482
            }
            merging {
                hdu4111
                luogu_p4101
            }
            mex {
                abc206f
                cf87c
                gym101908b
                hackerrank_chessboard_game_2
                kattis_cuboidslicinggame
                lightoj1315
                poj2311
                typical90_031
            }
            minimax {
                abc195e
                abc201d
                abc218g
                abc303g
                abc349e
                agc033b
                cf148d
                cf2028e
                cf354b
                cf377c
                cf538e
                cf917b
                edpc_l
                luogu_p1199
                luogu_p3554
                luogu_p4363
                luogu_p7078
            }
            mirror {
                caddi2018_d
                cf1215d
                cf1451d
            }
            misere {
                hdu2509
                hdu3590
                luogu_p4279
            }
            mixed {
                cf98e
                luogu_p4232
            }
            moore {
                cf1147c
            }
            multiplication {
                poj2505
            }
            nim {
                abc255g
                acwing891
                arc013c
                arc105d
                cf15c
                cf603c
                cf768e
                cses1730
                exercise_first_heap
                exercise_updates
                hackerrank_zero_move_nim
                hdu1849
                hdu1850
                hdu2176
                luogu_p1247
                luogu_p2148
                luogu_p2197
                luogu_p5675
                yuki102
            }
            nim_shortcuts {
                cf1458e
                codechef_gridgame
            }
            nimber {
                yosupo_nim_product_64
            }
            nimber_logarithm {
                cf1310f
            }
            northcott {
                hdu1730
                luogu_p7589
            }
            number_theory {
                cf1537d
                cf2004e
                luogu_p2953
            }
            octal {
                abc278g
                cf1704f
                cf1823e
                cf305e
                hdu4664
                poj3537
            }
            parity {
                abc048d
                arc131c
                cf1363c
                cf1383b
                cf2181f
                cf346a
                luogu_p8743
            }
            partizan {
                abc229h
                agc048d
                cf1033g
                hdu3544
            }
            powers {
                cf317d
            }
            pursuit {
                abc148f
                agc005e
                agc029d
                arc078d
                cf1495b
                cf1873h
                cf1921e
                cf2127b
                luogu_p4186
            }
            red_blue_hackenbush {
                poj2931
            }
            retrograde {
                abc209e
                abc261h
                cf787c
                cf936b
                hdu1404
                luogu_p6560
            }
            scoring {
                arc112c
                cf1056c
                cf1628d2
                cf1929c
                cf1931e
                cf2127c
                cf388c
                cf794e
                cf859c
                luogu_p3210
            }
            selective {
                cses2208
            }
            sequential {
                cf1382b
                cf1966c
                spoj_matgame
            }
            splitting {
                acwing894
                hackerrank_stone_piles
                luogu_p3185
            }
            sprague_grundy {
                arc151c
                cf138d
                cf850c
                exercise_mixed_heaps
                lightoj1344
            }
            stable_matching {
                cf1147f
            }
            staircase {
                acwing892
                cf812e
                cses1099
                hdu3389
                hdu5724
                luogu_p2575
            }
            strategies {
                agc010d
                agc014d
                cf1110g
                cf1191d
                cf1369f
                cf1396b
                cf1738c
                cf1943a
                cf455b
                poj1740
                usaco1113
            }
            strategy_stealing {
                arc137c
            }
            subtraction {
                acwing893
                cf1091h
                cf1194d
                cf1312f
                codechef_chn07
                cses1729
                edpc_k
                exercise_take_139
                hackerrank_the_prime_game
                hdu1847
                hdu1848
                hdu4203
                kattis_snim
            }
            survivors {
                abc078d
                arc185a
                cf135c
                cf1749c
                cf2062e1
                cf549c
                cf594a
            }
            tables {
                cf2027e1
            }
            tempo {
                arc143c
                cf1190c
                cf1221e
                cf1527b2
                cf1772e
                cf2006a
                cf2053e
                cf2203d
            }
            tree_diameter {
                agc033c
                cf1404b
            }
            tree_staircase {
                cf1498f
            }
            tree_tries {
                spoj_cot3
            }
            vertex_deletion {
                luogu_p8347
            }
            walsh_hadamard {
                abc212h
                bzoj4589
                cf717d
                luogu_p5387
                luogu_p5970
            }
            window_mex {
                arc038c
            }
            windows {
                cf255e
                cf273e
                hdu1729
            }
            wythoff {
                arc072b
                hackerrank_return_of_the_nim
                hdu2177
                luogu_p2252
            }
        }
    };
}

pub(crate) use problems;

/// Where the labels of README.md, the table of all problems, lead in the documentation. In the file
/// itself they are defined below the table; the first definition counts.
#[cfg(doc)]
macro_rules! labels {
    ($($family:ident { $($id:ident)* })*) => {
        concat!($(
            "[", stringify!($family), "]: crate::", stringify!($family), "\n",
            $(
                "[", stringify!($id), "]: crate::problems::",
                stringify!($family), "::", stringify!($id), "\n",
            )*
        )*)
    };
}

/// A solution: reads the input of a problem and writes its answer.
pub type Solve = fn(&mut snippets::io::Input, &mut snippets::io::Output);

macro_rules! modules {
    ($($family:ident { $($id:ident)* })*) => {
        $(
            pub mod $family {
                $(
                    // Where the labels on the page of each problem lead; the samples, from target/doc.
                    #[doc = concat!(
                        "[Program]: ../../../../src/snippets/problems/",
                        stringify!($family), "/", stringify!($id), ".rs.html\n",
                        "[Samples]: ../../../../../../tests/samples/", stringify!($id), "\n",
                        "[Difficulty]: ../../index.html#difficulty\n",
                    )]
                    #[allow(dead_code)] // A judge runs `main`.
                    pub mod $id;
                )*
            }
        )*
    };
}
problems!(modules);
