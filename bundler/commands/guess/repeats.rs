//! Patterns in numbers that no game has: periods and remainders.
use super::fits::LEAST_HEAPS;
use snippets::periodic::repetitions;

/// Remainders are looked for up to this modulus.
const MOST_MODULUS: u64 = 30;

/// From which place on the numbers repeat up to their end, with which period, and by how much they are greater
/// each time.
pub fn repeats(numbers: &[u64]) -> Option<(usize, usize, u64)> {
    let step = |pair: &[u64]| pair[1].wrapping_sub(pair[0]);
    let steps: Vec<u64> = numbers.windows(2).map(step).collect();
    // Fewer numbers than that are equal by chance.
    let least = 8.min(numbers.len() / 2);
    for (first, length) in repetitions(&steps).into_iter().zip(1..) {
        let equal = numbers.len() - length - first;
        if equal >= least.max(length) {
            if let Some(saltus) = numbers[first + length].checked_sub(numbers[first]) {
                return Some((first, length, saltus));
            }
        }
    }
    None
}

/// Heaps that are those with certain remainders, up to some heap.
pub struct Pattern {
    pub modulus: u64,
    pub remainders: Vec<u64>,
    /// The last heap of the list up to which this holds.
    pub last: u64,
    /// The first heap where it does not hold.
    pub wrong: u64,
}

/// The remainders that the heaps of a list have longest, if they do not have them up to its end: three times the
/// modulus, and [`LEAST_HEAPS`] heaps at least.
pub fn remainders(heaps: &[u64]) -> Option<Pattern> {
    let (first, last) = (heaps[0], heaps[heaps.len() - 1]);
    let mut longest: Option<Pattern> = None;
    for modulus in (2..=MOST_MODULUS).take_while(|modulus| first + 3 * modulus <= last) {
        let of_first = heaps.iter().take_while(|&&heap| heap < first + modulus);
        let remainders: Vec<u64> = of_first.map(|heap| heap % modulus).collect();
        if remainders.len() as u64 == modulus {
            continue;
        }
        let mut pattern = (first..).filter(|heap| remainders.contains(&(heap % modulus)));
        let mut equal = 0;
        let wrong = heaps.iter().find_map(|&heap| {
            let expected = pattern.next()?;
            equal += 1;
            (expected != heap).then(|| heap.min(expected))
        });
        let wrong = wrong?;
        let is_long = equal > LEAST_HEAPS && wrong >= first + 3 * modulus;
        if is_long && longest.as_ref().map_or(true, |one| one.wrong < wrong) {
            let mut remainders = remainders;
            remainders.sort_unstable();
            longest = Some(Pattern {
                modulus,
                remainders,
                last: heaps[equal - 2],
                wrong,
            });
        }
    }
    longest
}
