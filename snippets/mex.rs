//! # Minimal excluded value (mex, 最小排除值)
//!
//! The mex of a set of natural numbers is the least one that is not in it. The Grundy value of a
//! position is the mex of the values of its options (R. P. Sprague 1935, P. M. Grundy 1939).
//!
//! ```
//! use snippets::mex::mex;
//!
//! assert_eq!(mex([0, 1, 3, 1]), 2);
//! assert_eq!(mex([]), 0);
//! ```
//!
//! **Problems.** Tables of values filled straight by this rule: `abc206f`, `cf87c`, `gym101908b`,
//! `hackerrank_chessboard_game_2`, `kattis_cuboidslicinggame`, `lightoj1315`, `poj2311`,
//! `typical90_031`.

/// The least natural number that is not among `values`.
///
/// O(n): with n values the mex is at most n, so greater ones are passed over.
pub fn mex(values: impl IntoIterator<Item = usize>) -> usize {
    let values: Vec<usize> = values.into_iter().collect();
    let mut seen = vec![false; values.len()];
    for value in values {
        if let Some(seen) = seen.get_mut(value) {
            *seen = true;
        }
    }
    seen.iter().position(|&seen| !seen).unwrap_or(seen.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_list_of_five_numbers_below_seven() {
        for code in 0..7usize.pow(5) {
            let list: Vec<usize> = (0..5).map(|i| code / 7usize.pow(i) % 7).collect();
            let mex = mex(list.iter().copied());
            assert!(!list.contains(&mex), "{list:?}");
            assert!((0..mex).all(|smaller| list.contains(&smaller)), "{list:?}");
        }
    }

    #[test]
    fn great_values_take_no_room() {
        assert_eq!(mex([usize::MAX, 0]), 1);
    }
}
