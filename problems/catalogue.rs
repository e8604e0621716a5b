//! All problems, each once: a family (a folder beside this file), its ids (the files in it), and beside each id what
//! else people call the problem.
//!
//! In brackets stand its other names, without apostrophes, as rustdoc takes none: its title, and what Luogu calls a
//! problem of AtCoder. In braces stand its twins, the same problem elsewhere, and what differs there, such as the format
//! of the input: first ids of this catalogue, then numbers at other judges. Where a number says enough without its judge,
//! as `nim-game-1` does, it is one of the other names, too.

/// Hands the catalogue to the macro of a name.
macro_rules! problems {
    ($callback:ident) => {
        $callback! {
            bash {
                abc297g("Constrained Nim 2", "AT_abc297_g")
                arc168b("Arbitrary Nim", "AT_arc168_b")
                cf154d("Flatland Fencing")
                cses1098("Nim Game II")
                hdu1846("Brave Game") {
                    "HDU 2188": "a sum that grows to n in place of a heap, other answers",
                    "51Nod 1066": "other answers",
                    "LOJ 10241": "one case, the answer is a number",
                    "YBT 1663": "one case, the answer is a number",
                    "AcWing 1318": "one case, the answer is a number",
                    "LeetCode 292": "takes of 1 to 3, one case",
                }
                hdu2897("邂逅明下")
                hdu4764("Stone")
                luogu_p4018("Roy&October之取石子")
                yuki1770("N言っちゃダメゲーム (6)")
            }
            candy_piles {
                agc002e("Candy Piles", "AT_agc002_e")
            }
            cards {
                cf1739c("Card Game")
                cf2104c("Card Game")
            }
            circle {
                hdu3951("Coin Game") {
                    "POJ 2484": "where k is 2, cases up to a 0, other answers",
                }
                hdu3980("Paint Chain")
            }
            coin_turning {
                arc087e("Prefix-free Game", "AT_arc087_c")
                cf2155e("Mimo & Yuyu")
                cf494e("Sharti")
                hdu3404("Switch lights")
                hdu3537("Daizhenyang")
                luogu_p2594("染色游戏") {
                    "BZOJ 1434",
                }
                luogu_p3179("数组游戏") {
                    "BZOJ 4035",
                }
            }
            counting {
                luogu_p2490("黑白棋") {
                    "BZOJ 2281",
                    "BZOJ 4550",
                }
                luogu_p5363("移动金币")
            }
            divide {
                luogu_p3235("江南乐") {
                    "BZOJ 3576",
                }
            }
            divisor_nim {
                abc368f("Dividing Game", "AT_abc368_f") {
                    hackerrank_tower_breakers_2: "several cases, other answers",
                }
                cf150a("Win or Freeze") {
                    "Codeforces 151C",
                }
                hackerrank_tower_breakers_2("Tower Breakers, Revisited!") {
                    abc368f: "one case, other answers",
                }
                hackerrank_tower_breakers_3("Tower Breakers, Again!") {
                    "HDU 6892": "numbers up to 10^9, other answers",
                }
                yuki103("素因数ゲーム リターンズ")
            }
            dynamic_nim {
                luogu_p6487("HRPA") {
                    poj3922: "with k in place of 2, and the first take may not be all",
                    hdu2516: "which asks who wins, and the first take may not be all",
                    "BZOJ 2275",
                    "BOJ 2862",
                }
                luogu_p6791("取石子")
                poj3922("A simple stone game") {
                    luogu_p6487: "where k is 2 and the first take may be all",
                    "HDU 2486",
                    "UVa 1567",
                }
                yuki2666("Decreasing Modulo Nim")
            }
            edge_nim {
                luogu_p1288("取数游戏 II") {
                    "ZOJ 2686": "several cases",
                    "UVa 1561": "several cases",
                }
            }
            end_nim {
                luogu_p2599("取石子游戏") {
                    "BZOJ 1413",
                    "YBT 1670",
                }
            }
            euclid {
                cf167c("Wizards and Numbers")
                luogu_p1290("欧几里德的游戏", "euclidsgame") {
                    "POJ 2348": "cases up to 0 0",
                    "HDU 1525": "cases up to 0 0",
                    "UVa 10368": "cases up to 0 0",
                    "ZOJ 1913": "cases up to 0 0",
                    "BOJ 4342": "cases up to 0 0, other names of the players",
                    "Kattis euclidsgame": "cases up to 0 0",
                    "AcWing 1115": "cases up to 0 0, other answers",
                }
            }
            every_sg {
                hdu3595("GG and MM")
            }
            exchange {
                arc164c("Reversible Card Game", "AT_arc164_c")
                cf1914e2("Game with Marbles (Hard Version)")
                cf1969d("Shop Game")
                cf725f("Family Photos")
            }
            fibonacci {
                hdu2516("取石子游戏") {
                    luogu_p6487: "which asks for the least first take, and that may be all",
                    "UVa 12469": "other names of the players",
                }
            }
            gaps {
                codechef_adapwns("Ada Pawns")
                codechef_g3("A Coin Game") {
                    poj1704: "which asks only who wins",
                }
                hdu4315("Climbing the Hill")
                luogu_p3480("KAM-Pebbles") {
                    "BZOJ 1115",
                }
                poj1704("Georgia and Bob") {
                    codechef_g3: "which asks for a winning first move, too",
                    "AcWing 236",
                }
            }
            geography {
                cf1970c3("Game on Tree (Hard)")
                luogu_p1971("兔兔与蛋蛋游戏") {
                    "BZOJ 2437",
                }
                luogu_p4055() {
                    "BZOJ 1443",
                }
                luogu_p4136("谁能赢呢？") {
                    "BZOJ 2463",
                }
                luogu_p4617("Planinarenje")
                luogu_p5801("Game on a Tree")
            }
            graph_counting {
                agc016f("Games on DAG", "AT_agc016_f")
            }
            graph_game {
                agc010f("Tree Game", "AT_agc010_f")
                agc043c("Giant Graph", "AT_agc043_c")
                cf1658e("Gojou and Matrix Game")
                cf1860c("Game on Permutation")
                poj2425("A Chess Game") {
                    "HDU 1524",
                    "LOJ 10243": "one set of pieces, edges as pairs",
                    "YBT 1665": "one set of pieces, edges as pairs",
                    "AcWing 1319": "one set of pieces, edges as pairs",
                }
            }
            grundys_game {
                cses2207("Grundy Game") {
                    lightoj1199: "several piles per case, other answers",
                }
                lightoj1199("Partitioning Game") {
                    cses2207: "one heap per case, other answers",
                }
            }
            hackenbush {
                cf1610i("Mashtali vs AtCoder")
                poj3710("Christmas Game")
            }
            hackenbush_tree {
                agc017d("Game on Tree", "AT_agc017_d") {
                    hdu3094: "several trees",
                }
                hdu3094("A tree game", "deforestation-1") {
                    agc017d: "one tree",
                    "HackerRank deforestation-1",
                    "HDU 3197": "several trees, other answers",
                }
            }
            inclusion_exclusion {
                acwing890("能被整除的数")
            }
            interactive {
                cf1375f("Integer Game")
                cf1503b("3-Coloring")
            }
            lasker {
                hdu3032("Nim or not Nim?") {
                    "BOJ 11872": "one case, other names of the players",
                }
                hdu5795("A Simple Nim")
            }
            layered_nim {
                cf1149e("Election Promises")
                cf1451f("Nullify The Matrix")
            }
            leaf_picking {
                luogu_p7864("摘叶子")
            }
            limits {
                poj2068() {
                    "UVa 1559",
                    "AOJ 1230",
                    "BOJ 9157",
                }
            }
            linear_basis {
                cf2115d("Gellyfish and Forget-Me-Not")
                cf662a("Gambling Nim")
                luogu_p4301("新Nim游戏") {
                    "BZOJ 3105",
                }
            }
            maximum_nim {
                arc091f("Strange Nim", "AT_arc091_d")
                uva1482("Playing With Stones") {
                    "LightOJ 1296": "names of the players",
                    "UVALive 5059",
                }
            }
            merging {
                hdu4111("Alice and Bob") {
                    "BZOJ 3895": "other answers",
                    "UVa 1500",
                    "UVALive 5760",
                    "AcWing 1321": "other answers",
                    "YBT 1668": "other answers",
                }
                luogu_p4101("人人尽说江南好") {
                    "BZOJ 3609",
                }
            }
            mex {
                abc206f("Interval Game 2", "AT_abc206_f")
                cf87c("Interesting Game")
                gym101908b("Marbles")
                hackerrank_chessboard_game_2("Chessboard Game, Again!")
                kattis_cuboidslicinggame("Cuboid Slicing Game")
                lightoj1315("Game of Hyper Knights")
                poj2311("Cutting Game") {
                    "AcWing 219",
                }
                typical90_031("VS AtCoder", "AT_typical90_ae")
            }
            minimax {
                abc195e("Lucky 7 Battle", "AT_abc195_e")
                abc201d("Game in Momotetsu World", "AT_abc201_d")
                abc218g("Game on Tree 2", "AT_abc218_g")
                abc303g("Bags Game", "AT_abc303_g")
                abc349e("Weighted Tic-Tac-Toe", "AT_abc349_e")
                agc033b("LRUD Game", "AT_agc033_b")
                cf148d("Bag of mice")
                cf2028e("Alices Adventures in the Rabbit Hole")
                cf354b("Game with Strings")
                cf377c("Captains Mode")
                cf538e("Demiurges Play Again")
                cf917b("MADMAX")
                edpc_l("Deque", "P3004", "P2734", "AT_dp_l") {
                    "DMOJ dpl",
                    "CSES 1097": "which asks for the first player's sum",
                    "BZOJ 2101": "which asks for the first player's sum",
                    "Luogu P3004": "which asks for the first player's sum",
                    "Luogu P2734": "which asks for both sums",
                    "LeetCode 486": "which asks whether the first player is not behind",
                }
                luogu_p1199("三国游戏")
                luogu_p3554("LUK-Triumphal arch")
                luogu_p4363("一双木棋") {
                    "BZOJ 5248",
                    "LOJ 2471",
                }
                luogu_p7078("贪吃蛇")
            }
            mirror {
                caddi2018_d("Harlequin", "AT_caddi2018_b")
                cf1215d("Ticket Game")
                cf1451d("Circle Game")
            }
            misere {
                hdu2509("Be the Winner") {
                    luogu_p4279: "whose rows do not fall apart, other answers",
                }
                hdu3590("PP and QQ")
                luogu_p4279("小约翰的游戏", "John", "misere-nim-1") {
                    hdu2509: "whose rows may fall apart, other answers",
                    "BZOJ 1022",
                    "HDU 1907",
                    "POJ 3480",
                    "UVa 1566",
                    "LightOJ 1253": "other names of the players",
                    "HackerRank misere-nim-1": "other answers",
                    "BOJ 11694": "one case, other names of the players",
                }
            }
            mixed {
                cf98e("Help Shrek and Donkey")
                luogu_p4232("无意识之外的捉迷藏")
            }
            moore {
                cf1147c("Thanos Nim")
            }
            multiplication {
                poj2505("A multiplication game", "amultiplicationgame") {
                    "HDU 1517",
                    "UVa 847",
                    "BOJ 4370": "other names of the players",
                    "Kattis amultiplicationgame",
                    "ZOJ 1893",
                }
            }
            nim {
                abc255g("Constrained Nim", "AT_abc255_g")
                acwing891("Nim游戏") {
                    luogu_p2197: "several cases",
                    cses1730: "several cases, other answers",
                    hdu1849: "several cases, pieces on a strip in place of heaps, other answers",
                }
                arc013c("笑いをとれるかな？", "AT_arc013_3")
                arc105d("Lets Play Nim", "AT_arc105_d")
                cf15c("Industrial Nim")
                cf603c("Lieges of Legendre")
                cf768e("Game of Stones") {
                    "BOJ 16889": "names of the players",
                }
                cses1730("Nim Game I") {
                    luogu_p2197: "other answers",
                    acwing891: "one case, other answers",
                    hdu1849: "pieces on a strip in place of heaps, other answers",
                }
                exercise_first_heap()
                exercise_updates()
                hackerrank_zero_move_nim("Zero-Move Nim")
                hdu1849("Rabbit and Grass", "nimble-game-1") {
                    luogu_p2197: "heaps in place of pieces on a strip, other answers",
                    acwing891: "one case, heaps in place of pieces on a strip, other answers",
                    cses1730: "heaps in place of pieces on a strip, other answers",
                    "BOJ 11869": "one strip, names of the players",
                    "HackerRank nimble-game-1": "given by the number of pieces on each square, other answers",
                }
                hdu1850("Being a Good Boy in Spring Festival") {
                    luogu_p1247: "which asks for one of the moves",
                    hdu2176: "which asks for the moves",
                    "POJ 2975",
                    "BOJ 7685",
                    "BOJ 16895": "one case",
                }
                hdu2176("取(m堆)石子游戏") {
                    luogu_p1247: "which asks for one of the moves",
                    hdu1850: "which asks for the number of the moves",
                }
                luogu_p1247("取火柴游戏") {
                    hdu1850: "which asks for the number of the moves",
                    hdu2176: "which asks for all of the moves",
                }
                luogu_p2148("E&D") {
                    "BZOJ 1228",
                }
                luogu_p2197("Nim 游戏", "nim-game-1") {
                    acwing891: "one case",
                    cses1730: "other answers",
                    hdu1849: "pieces on a strip in place of heaps, other answers",
                    "POJ 2234": "cases up to the end of the input",
                    "UVa 10165": "cases up to a 0",
                    "BOJ 11868": "one case, names of the players",
                    "HackerRank nim-game-1": "other answers",
                    "LeetCode 1908": "one case",
                    "51Nod 1069": "one case, other answers",
                    "LOJ 10242": "one case, other answers",
                    "YBT 1664": "one case, other answers",
                    "AcWing 4192": "one case, other answers",
                }
                luogu_p5675("取石子游戏")
                yuki102("トランプを奪え")
            }
            nim_shortcuts {
                cf1458e("Nim Shortcuts")
                codechef_gridgame("GRIDGAME", "Game on a Grid")
            }
            nimber {
                yosupo_nim_product_64("Nim Product")
            }
            nimber_logarithm {
                cf1310f("Bad Cryptography")
            }
            northcott {
                hdu1730("Northcott Game") {
                    "BOJ 18937": "pieces at the ends of the rows, and who begins is given, other answers",
                    "LightOJ 1186": "columns in place of rows, other answers",
                }
                luogu_p7589("黑白棋")
            }
            number_theory {
                cf1537d("Deleting Divisors")
                cf2004e("Not a Nim Problem")
                luogu_p2953("Cow Digit Game") {
                    "BZOJ 3404",
                }
            }
            octal {
                abc278g("Generalized Subtraction Game", "AT_abc278_g")
                cf1704f("Colouring Game")
                cf1823e("Removing Graph")
                cf305e("Playing with String")
                hdu4664("Triangulation")
                poj3537("Crosses and Crosses")
            }
            parity {
                abc048d("An Ordinary Game", "AT_arc064_b")
                arc131c("Zero XOR", "AT_arc131_c")
                cf1363c("Game On Leaves")
                cf1383b("GameGame") {
                    "Codeforces 1384D",
                }
                cf2181f("Fragmented Nim")
                cf346a("Alice and Bob")
                luogu_p8743("异或数列")
            }
            partizan {
                abc229h("Advance or Eat", "AT_abc229_h")
                agc048d("Pocky Game", "AT_agc048_d")
                cf1033g("Chip Game")
                hdu3544("Alices Game")
            }
            powers {
                cf317d("Game with Powers")
            }
            pursuit {
                abc148f("Playing Tag on Tree", "AT_abc148_f")
                agc005e("Sugigma: The Showdown", "AT_agc005_e")
                agc029d("Grid game", "AT_agc029_d")
                arc078d("Fennec VS. Snuke", "AT_arc078_b") {
                    "ABC 067D",
                }
                cf1495b("Lets Go Hiking")
                cf1873h("Mad City")
                cf1921e("Eat the Chip")
                cf2127b("Hamiiid, Haaamid... Hamid?")
                luogu_p4186("Cow at Large")
            }
            red_blue_hackenbush {
                poj2931("Procrastination") {
                    "BZOJ 1869",
                    "BZOJ 2315": "cases without numbers",
                }
            }
            retrograde {
                abc209e("Shiritori", "AT_abc209_e")
                abc261h("Game on Graph", "AT_abc261_h")
                cf787c("Berzerk")
                cf936b("Sleepy Game")
                hdu1404("Digital Deletions")
                luogu_p6560("时光的流逝")
            }
            scoring {
                arc112c("DFS Game", "AT_arc112_c")
                cf1056c("Pick Heroes")
                cf1628d2("Game on Sum")
                cf1929c("Sasha and the Casino")
                cf1931e("Anna and the Valentines Day Gift")
                cf2127c("Trip Shopping")
                cf388c("Fox and Card Game")
                cf794e("Choosing Carrot")
                cf859c("Pie Rules")
                luogu_p3210("取石头游戏") {
                    "BZOJ 2000",
                    "BZOJ 2514",
                }
            }
            selective {
                cses2208("Another Game")
            }
            sequential {
                cf1382b("Sequential Nim")
                cf1966c("Everything Nim")
                spoj_matgame("Matrix Game")
            }
            splitting {
                acwing894("拆分-Nim游戏")
                hackerrank_stone_piles("Stone Piles")
                luogu_p3185("分裂游戏") {
                    "BZOJ 1188",
                    "UVa 1378": "which asks only for the first of the moves",
                    "UVALive 3668": "which asks only for the first of the moves",
                }
            }
            sprague_grundy {
                arc151c("01 Game", "AT_arc151_c")
                cf138d("World of Darkraft")
                cf850c("Arpa and a game with Mojtaba")
                exercise_mixed_heaps()
                lightoj1344("Aladdin and the Game of Bracelets")
            }
            stable_matching {
                cf1147f("Zigzag Game")
            }
            staircase {
                acwing892("台阶-Nim游戏") {
                    cses1099: "several cases, other answers",
                }
                cf812e("Sagheer and Apple Tree")
                cses1099("Stair Game") {
                    acwing892: "one case, other answers",
                }
                hdu3389()
                hdu5724("Chess") {
                    luogu_p2575: "other format of the rows",
                }
                luogu_p2575("高手过招") {
                    hdu5724: "other format of the rows",
                }
            }
            strategies {
                agc010d("Decrementing", "AT_agc010_d")
                agc014d("Black and White Tree", "AT_agc014_d")
                cf1110g("Tree-Tac-Toe")
                cf1191d("Tokitsukaze, CSL and Stone Game")
                cf1369f("BareLee")
                cf1396b("Stoned Game")
                cf1738c("Even Number Addicts")
                cf1943a("MEX Game 1")
                cf455b("A Lot of Games")
                poj1740("A New Stone Game", "PEBBMOV") {
                    "BZOJ 1982": "up to 10^5 heaps, other answers",
                    "SPOJ PEBBMOV": "up to 10^5 heaps, other answers",
                }
                usaco1113("Stone Game", "P7413") {
                    "Luogu P7413",
                }
            }
            strategy_stealing {
                arc137c("Distinct Numbers", "AT_arc137_c")
            }
            subtraction {
                acwing893("集合-Nim游戏") {
                    kattis_snim: "several sets and positions, other answers",
                }
                cf1091h("New Year and the Tricolore Recreation")
                cf1194d("1-2-K Game")
                cf1312f("Attack on Red Kingdom")
                codechef_chn07("Malvika and Animesh play Red-Blue cards Game")
                cses1729("Stick Game") {
                    edpc_k: "which asks for one heap",
                }
                edpc_k("Stones", "bachetsgame", "AT_dp_k") {
                    cses1729: "which asks for all heaps up to n",
                    "UVa 10404": "several cases, 1 is one of the numbers, other answers",
                    "Kattis bachetsgame": "several cases, 1 is one of the numbers, other answers",
                    "DMOJ dpk",
                }
                exercise_take_139()
                hackerrank_the_prime_game("The Prime Game")
                hdu1847("Good Luck in CET-4 Everybody!")
                hdu1848("Fibonacci again and again") {
                    "BOJ 16877": "n heaps in place of three, names of the players",
                }
                hdu4203("Doubloon Game")
                kattis_snim("S-Nim") {
                    acwing893: "one set and one position, other answers",
                    "POJ 2960",
                    "HDU 1536",
                    "LOJ 10247",
                    "YBT 1669",
                }
            }
            survivors {
                abc078d("ABS", "AT_arc085_b")
                arc185a("mod M Game 2", "AT_arc185_a")
                cf135c("Zero-One")
                cf1749c("Number Game")
                cf2062e1("The Game (Easy Version)")
                cf549c("The Game Of Parity")
                cf594a("Warrior and Archer")
            }
            tables {
                cf2027e1("Bit Game (Easy Version)")
            }
            tempo {
                arc143c("Piles of Pebbles", "AT_arc143_c")
                cf1190c("Tokitsukaze and Duel") {
                    "Codeforces 1191E",
                }
                cf1221e("Game With String")
                cf1527b2("Palindrome Game")
                cf1772e("Permutation Game")
                cf2006a("Iris and Game on the Tree")
                cf2053e("Resourceful Caterpillar Sequence")
                cf2203d("Divisibility Game")
            }
            tree_diameter {
                agc033c("Removing Coins", "AT_agc033_c")
                cf1404b("Tree Tag")
            }
            tree_staircase {
                cf1498f("Christmas Game")
            }
            tree_tries {
                spoj_cot3("Combat on a tree", "SP11414") {
                    "BZOJ 4134",
                    "Luogu SP11414",
                }
            }
            vertex_deletion {
                luogu_p8347("另一侧的月")
            }
            walsh_hadamard {
                abc212h("Nim Counting", "AT_abc212_h")
                bzoj4589("Hard Nim")
                cf717d("Dexterinas Lab")
                luogu_p5387("人形演舞")
                luogu_p5970("Nim z utrudnieniem") {
                    "BZOJ 4347",
                }
            }
            window_mex {
                arc038c("茶碗と豆", "AT_arc038_c")
            }
            windows {
                cf255e("Furlo and Rublo and Game")
                cf273e("Dima and Game")
                hdu1729("Stone Game")
            }
            wythoff {
                arc072b("Alice&Brown", "AT_arc072_b") {
                    "ARC 072D",
                    "ABC 059D",
                }
                hackerrank_return_of_the_nim("Return of the Nim")
                hdu2177("取(2堆)石子游戏") {
                    luogu_p2252: "which asks only who wins",
                }
                luogu_p2252("取石子游戏") {
                    hdu2177: "which asks for the winning moves, too",
                    "POJ 1067": "several cases",
                    "HDU 1527": "several cases",
                    "51Nod 1072": "several cases, other answers",
                }
            }
        }
    };
}

/// Where the labels of README.md, the table of all problems, lead in the documentation. In the file
/// itself they are defined below the table; the first definition counts.
#[cfg(doc)]
macro_rules! labels {
    ($($family:ident { $($id:ident $names:tt $({ $($twins:tt)* })?)* })*) => {
        concat!($(
            "[", stringify!($family), "]: crate::", stringify!($family), "\n",
            $(
                "[", stringify!($id), "]: crate::problems::",
                stringify!($family), "::", stringify!($id), "\n",
            )*
        )*)
    };
}

/// Returns what else people call a problem: its other names, and its numbers at other judges.
pub fn names<'a>(id: &str) -> impl Iterator<Item = &'a str> {
    let (names, _) = beside(id);
    names.iter().copied()
}

/// Returns the twins of a problem: ids and numbers in backticks, each with what differs.
pub fn twins(id: &str) -> String {
    let (_, twins) = beside(id);
    twins.join("; ")
}

/// The names of a problem, and its twins.
type Beside = (&'static [&'static str], &'static [&'static str]);

/// Returns what stands beside an id, which is nothing if the catalogue does not have it.
fn beside(id: &str) -> Beside {
    let mut problems = ALL.iter();
    problems
        .find(|(other, _)| *other == id)
        .map_or((&[], &[]), |(_, beside)| *beside)
}

macro_rules! all {
    ($($family:ident {
        $($id:ident($($name:literal),*) $({
            $($here:ident $(: $how_here:literal)?,)*
            $($there:literal $(: $how_there:literal)?,)*
        })?)*
    })*) => {
        &[$($(
            (stringify!($id), (
                &[$($name,)* $($($there,)*)?],
                &[$(
                    $(concat!("`", stringify!($here), "`" $(, ", ", $how_here)?),)*
                    $(concat!("`", $there, "`" $(, ", ", $how_there)?),)*
                )?],
            )),
        )*)*]
    };
}
const ALL: &[(&str, Beside)] = problems!(all);
