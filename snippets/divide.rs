//! # Division games: a quotient, or an even split (除法游戏, 江南乐)
//!
//! ## Rules
//!
//! Some heaps and a number `least`. A move chooses a heap of n >= `least` stones and a number
//! m >= 2. In the *quotient game* n / m stones are left of the heap, rounded down. In the *even
//! split*, m <= n, and the heap becomes m heaps that differ by at most one stone. Who cannot move
//! loses.
//!
//! ## Theorem
//!
//! The value of a heap in the quotient game is the number of binary digits of n / `least`, rounded
//! down (0 has none). In the even split, the values of all options of a heap are found in O(sqrt n)
//! from those of smaller heaps.
//!
//! ## Why
//!
//! *Quotient.* Put N = n / `least`, rounded down. The option n / m has the number N / m in its
//! place, so by induction its value is the number of binary digits of N / m. That is less than N's,
//! and m = 2, 4, 8, ... give all numbers that are less.
//!
//! *Even split.* With q = n / m rounded down there are y = n - q m heaps of q + 1 and m - y of q.
//! Two equal heaps cancel, so their numbers matter by parity. If m is even, both numbers have the
//! parity of n: the value is that of q and q + 1 together if n is odd, else 0. If m is odd, one
//! of the numbers is odd, that of the one heap among q and q + 1 whose parity is n's: the value
//! is this heap's. So of all m with the same q two in a row are enough. As m or q is at most
//! sqrt n, that leaves the m up to sqrt n, and for each q up to sqrt n the last two m that have it.
//!
//! ## How to play
//!
//! As in any sum: to an option that makes the nim-sum of the values 0.
//!
//! ## Cost
//!
//! O(1) a heap for the quotient, O(n sqrt n) for all heaps up to n for the even split.
//!
//! ## Example
//!
//! ```
//! use snippets::divide;
//!
//! assert_eq!(divide::quotient_grundy(1_000_000_000_000_000_000, 1), 60);
//! assert_eq!(divide::even_split_grundy_values(5, 3), [0, 0, 0, 1, 1, 2]);
//! ```
//!
//! ## Problems
//!
//! [`luogu_p3235`](crate::problems::divide::luogu_p3235).
//!
//! ## Source
//!
//! R. P. Sprague, P. M. Grundy, see [`crate::mex`]; the even split is HNOI 2014.
use crate::mex::Mex;

/// The Grundy value of a heap of `n` stones in the quotient game. O(1).
///
/// # Panics
/// If `least` is 0.
pub fn quotient_grundy(n: u64, least: u64) -> u64 {
    u64::from(u64::BITS - (n / least).leading_zeros())
}

/// The Grundy values of the heaps of 0 to `most` stones in the even split.
/// O(`most` sqrt(`most`)).
pub fn even_split_grundy_values(most: usize, least: usize) -> Vec<u64> {
    let mut mex = Mex::default();
    let mut values = vec![0; most + 1];
    for n in least.max(2)..=most {
        let option = |m: usize, quotient: usize| {
            if m % 2 == 0 {
                (values[quotient] ^ values[quotient + 1]) * (n % 2) as u64
            } else {
                values[quotient + (n - quotient) % 2]
            }
        };
        let mut before = n;
        let options = (1..).take_while(|i| i * i <= n).flat_map(|i| {
            // n / i, the last m with the quotient i.
            let end = before;
            before = n / (i + 1);
            let other = (end - 1).max(before + 1);
            [option(i + 1, before), option(end, i), option(other, i)]
        });
        values[n] = mex.of(options);
    }
    values
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::Search;

    #[test]
    fn every_quotient_heap_up_to_hundred() {
        for least in 1..=8 {
            let mut search = Search::normal(|&n: &u64| {
                let numbers = (2..=n + 1).filter(|_| n >= least);
                numbers.map(|m| n / m).collect()
            });
            for n in 0..=100 {
                let value = quotient_grundy(n, least);
                assert_eq!(value, search.grundy(&n), "{n} stones, {least}");
            }
        }
        assert_eq!(quotient_grundy(u64::MAX, 1), 64);
    }

    #[test]
    fn every_even_split_up_to_thirteen() {
        for least in 1..=6 {
            let mut search = Search::normal(|heaps: &Vec<usize>| {
                let mut options = Vec::new();
                for (i, &heap) in heaps.iter().enumerate() {
                    for m in (2..=heap).filter(|_| heap >= least) {
                        let mut option = heaps.clone();
                        option.remove(i);
                        option.extend((0..m).map(|part| (heap + part) / m));
                        option.sort_unstable();
                        options.push(option);
                    }
                }
                options
            });
            for (n, value) in even_split_grundy_values(13, least).into_iter().enumerate() {
                assert_eq!(value, search.grundy(&vec![n]), "{n} stones, {least}");
            }
        }
    }
}
