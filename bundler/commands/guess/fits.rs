//! The games that have given numbers.
use super::game::{index, Game, Solution, MOST_OF_PAIRS, MOST_STONES};
use super::known::one_heap;
use super::two_heaps::two_heaps;

/// A table has at least this many values.
pub const LEAST_VALUES: usize = 10;
/// A list of lost heaps is at least this long.
pub const LEAST_HEAPS: usize = 6;
/// A list of lost pairs is at least this long.
pub const LEAST_PAIRS: usize = 3;
/// Numbers begin at one of the first heaps: 0, 1, 2 or 3.
pub const STARTS: usize = 4;
/// Two tables are equal if this many values after those asked for are equal, too.
pub const NEXT_VALUES: usize = 64;
/// Two lists of lost heaps are equal if those up to this many stones more are equal, too.
pub const NEXT_STONES: u64 = 200;
/// Lost heaps are compared up to these first: small heaps tell most games apart, and long tables take time.
const STAGES: [u64; 3] = [20, 64, 256];
/// A number may stand for a heap that has this many stones more. These are tried in turn.
const SHIFTS: [i64; 7] = [0, 1, -1, 2, -2, 3, -3];

/// A game that fits.
pub struct Found {
    pub game: Game,
    /// The heap of the first value.
    pub start: usize,
    /// How many stones a heap has more than the number that stands for it.
    pub shift: i64,
    /// What the game has: the place and the value, or the lost heap and 0, or the lost pair.
    pub numbers: Vec<(u64, u64)>,
    /// These numbers are complete up to this place or heap.
    pub most: u64,
    /// Whether numbers were given beyond those that were compared.
    pub is_cut: bool,
    /// Names of other games with the same numbers.
    pub others: Vec<&'static str>,
}

/// A game that has the first ones of given numbers, and then another one.
pub struct Begun {
    pub game: Game,
    /// The first heap, or the place of the first value, where it differs.
    pub until: u64,
}

/// What was found for given numbers.
#[derive(Default)]
pub struct Fits {
    pub found: Vec<Found>,
    /// A game that agrees longest with the numbers, if none fits.
    pub begun: Option<Begun>,
    /// How many games fit, each one counted.
    pub count: usize,
    /// How many games there are.
    pub of: usize,
}

impl Found {
    /// Where this game and another one first differ.
    pub fn first_difference(&self, other: &Self) -> Option<(u64, u64)> {
        let most = self.most.min(other.most);
        let [own, others] = [self, other].map(|one| {
            let known = one.numbers.iter().copied();
            known.filter(|number| number.0 <= most).collect::<Vec<_>>()
        });
        first_difference(&own, &others)
    }
}

/// The first element in which two lists differ that are in increasing order: the lesser one.
fn first_difference<T: Copy + Ord>(one: &[T], other: &[T]) -> Option<T> {
    let equal = one.iter().zip(other).take_while(|(a, b)| a == b).count();
    let next = one.get(equal).into_iter().chain(other.get(equal));
    next.min().copied()
}

impl Fits {
    /// Adds a game, or its name alone if one with the same numbers was found before. Of games without a name it
    /// does not matter from which heap on they have them.
    fn add(&mut self, found: Found) {
        self.count += 1;
        let has_name = !found.game.name.is_empty();
        for before in &mut self.found {
            let is_same = before.first_difference(&found).is_none();
            if is_same && (before.start == found.start || !has_name) {
                if has_name && found.game.name != before.game.name {
                    before.others.push(found.game.name);
                }
                return;
            }
        }
        self.found.push(found);
    }

    /// Keeps a game that agrees up to this number, if it agrees longer than the one before.
    fn begin(&mut self, game: Game, until: u64) {
        if self.begun.as_ref().map_or(0, |begun| begun.until) < until {
            self.begun = Some(Begun { game, until });
        }
    }
}

/// The games that have these values from heap 0, 1, 2 or 3 on.
pub fn with_values(values: &[u64]) -> Fits {
    let most = values.len().min(index(MOST_STONES));
    let (values, rest) = values.split_at(most);
    let few = &values[..LEAST_VALUES];
    let mut fits = Fits::default();
    for game in one_heap() {
        fits.of += 1;
        let Some(start) = start(&game, few) else {
            continue;
        };
        let most = start + values.len() + NEXT_VALUES;
        let table = game.solution.values(most).unwrap_or_default();
        let agree = table[start..]
            .iter()
            .zip(values)
            .take_while(|(a, b)| a == b)
            .count();
        if agree < values.len() {
            fits.begin(game, agree as u64);
            continue;
        }
        fits.add(Found {
            game,
            start,
            shift: 0,
            numbers: (0..).zip(table[start..].iter().copied()).collect(),
            most: (table.len() - start) as u64,
            is_cut: !rest.is_empty(),
            others: Vec::new(),
        });
    }
    fits
}

/// The heap from which on a game has these values.
pub fn start(game: &Game, values: &[u64]) -> Option<usize> {
    let table = game.solution.values(values.len() + STARTS - 2)?;
    (0..STARTS).find(|&start| table[start..].starts_with(values))
}

/// The games that have these lost heaps, and no other ones between them. Only games with a name are tried with heaps
/// that have more or less stones than the numbers.
pub fn with_lost_heaps(heaps: &[u64]) -> Fits {
    let mut first = None;
    for shift in SHIFTS {
        let shifted = heaps.iter().map(|&heap| heap.checked_add_signed(shift));
        let Some(shifted) = shifted.collect::<Option<Vec<u64>>>() else {
            continue;
        };
        let fits = with_shifted_heaps(&shifted, shift);
        if !fits.found.is_empty() {
            return fits;
        }
        first = first.or(Some(fits));
    }
    first.unwrap_or_default()
}

fn with_shifted_heaps(heaps: &[u64], shift: i64) -> Fits {
    let mut fits = Fits::default();
    for game in one_heap() {
        fits.of += 1;
        if shift != 0 && game.name.is_empty() {
            continue;
        }
        let last = heaps[heaps.len() - 1];
        let compared = last.min(game.solution.reach());
        if heaps.iter().filter(|&&heap| heap <= compared).count() < LEAST_HEAPS {
            continue;
        }
        match first_wrong_heap(&game, heaps, compared) {
            None => {
                let most = compared + NEXT_STONES;
                let further = lost_heaps(&game, heaps[0], most).into_iter();
                let number = |heap: u64| heap.wrapping_add_signed(-shift);
                fits.add(Found {
                    game,
                    start: 0,
                    shift,
                    numbers: further.map(|heap| (number(heap), 0)).collect(),
                    most: number(most),
                    is_cut: compared < last,
                    others: Vec::new(),
                });
            }
            Some(wrong) if heaps.iter().filter(|&&heap| heap < wrong).count() >= LEAST_HEAPS => {
                fits.begin(game, wrong);
            }
            Some(_) => (),
        }
    }
    fits
}

/// The first heap up to `most` that is lost and not in the list, or in the list and not lost. The list begins with the
/// first lost heap, or the first one from heap 1, 2 or 3 on.
pub fn first_wrong_heap(game: &Game, heaps: &[u64], most: u64) -> Option<u64> {
    let small = STAGES.into_iter().filter(|&stage| stage < most);
    small.chain([most]).find_map(|most| {
        let lost = lost_heaps(game, heaps[0], most);
        let given = heaps.partition_point(|&heap| heap <= most);
        first_difference(&lost, &heaps[..given])
    })
}

/// The lost heaps up to `most` of a list that begins with `first`.
fn lost_heaps(game: &Game, first: u64, most: u64) -> Vec<u64> {
    let start = first.min(STARTS as u64 - 1);
    let mut lost = game.solution.lost_heaps(most).unwrap_or_default();
    lost.retain(|&heap| heap >= start);
    lost
}

/// The games that have these lost pairs, and no other ones between them. The first heap of a pair is the smaller one;
/// the pairs are in increasing order.
pub fn with_lost_pairs(pairs: &[(u64, u64)]) -> Fits {
    let mut pairs = pairs.to_vec();
    let count = pairs.len();
    pairs.retain(|pair| pair.1 <= MOST_OF_PAIRS);
    let mut fits = Fits::default();
    if pairs.len() < LEAST_PAIRS {
        return fits;
    }
    let (first, last) = (pairs[0].0, pairs[pairs.len() - 1].0);
    let largest = pairs.iter().map(|pair| pair.1).max().unwrap_or(0);
    for game in two_heaps() {
        fits.of += 1;
        let Solution::TwoHeaps(wins) = &game.solution else {
            continue;
        };
        // The pairs between them are many.
        let are_lost = pairs.iter().all(|&(a, b)| !wins(a, b));
        if are_lost && lost_pairs(wins, first, last, largest) == pairs {
            let numbers = lost_pairs(wins, first, MOST_OF_PAIRS / 2, MOST_OF_PAIRS / 2);
            fits.add(Found {
                game,
                start: 0,
                shift: 0,
                numbers,
                most: MOST_OF_PAIRS,
                is_cut: pairs.len() < count,
                others: Vec::new(),
            });
        }
    }
    fits
}

/// The lost pairs a ≤ b with a from `first` to `last` and b up to `most`.
fn lost_pairs(
    wins: &dyn Fn(u64, u64) -> bool,
    first: u64,
    last: u64,
    most: u64,
) -> Vec<(u64, u64)> {
    let pairs = (first..=last).flat_map(|a| (a..=most).map(move |b| (a, b)));
    pairs.filter(|&(a, b)| !wins(a, b)).collect()
}
