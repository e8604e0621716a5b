//! Exhaustive search: games played by their rules alone. Every theorem is held against it.
#![allow(dead_code)] // the unit tests and the oracles share this file, and each uses a part of it
use std::collections::HashMap;
use std::hash::Hash;

/// A game, given by the options of each of its positions, that has no cycle.
pub struct Search<P, F> {
    options: F,
    /// Whether the player to move wins at the end of the game, where he has no move.
    won_at_end: bool,
    won: HashMap<P, bool>,
    values: HashMap<P, usize>,
}

impl<P: Clone + Eq + Hash, F: Fn(&P) -> Vec<P>> Search<P, F> {
    /// Who cannot move loses.
    pub fn normal(options: F) -> Self {
        Self {
            options,
            won_at_end: false,
            won: HashMap::new(),
            values: HashMap::new(),
        }
    }

    /// Who cannot move wins.
    pub fn misere(options: F) -> Self {
        Self {
            won_at_end: true,
            ..Self::normal(options)
        }
    }

    /// Whether the player to move wins: some option is lost for the opponent.
    pub fn wins(&mut self, position: &P) -> bool {
        if let Some(&won) = self.won.get(position) {
            return won;
        }
        let options = (self.options)(position);
        let won = if options.is_empty() {
            self.won_at_end
        } else {
            options.iter().any(|option| !self.wins(option))
        };
        self.won.insert(position.clone(), won);
        won
    }

    /// The Grundy value: the least number that no option has as its value.
    pub fn grundy(&mut self, position: &P) -> usize {
        if let Some(&value) = self.values.get(position) {
            return value;
        }
        let options = (self.options)(position);
        let values: Vec<usize> = options.iter().map(|option| self.grundy(option)).collect();
        let mut value = 0;
        while values.contains(&value) {
            value += 1;
        }
        self.values.insert(position.clone(), value);
        value
    }
}

/// The positions of a game, with cycles or not, in which a player can force the end, each with the
/// number of moves up to it. Who cannot move loses; the winner hurries and the loser delays.
pub fn forced_ends<P: Clone + Eq + Hash>(
    positions: &[P],
    options: impl Fn(&P) -> Vec<P>,
) -> HashMap<P, usize> {
    let mut ends: HashMap<P, usize> = HashMap::new();
    for moves in 0.. {
        let is_new = |position: &&P| {
            let options = options(position);
            let lost = |option| ends.get(option).is_some_and(|moves| moves % 2 == 0);
            let won = |option| ends.get(option).is_some_and(|moves| moves % 2 == 1);
            !ends.contains_key(position) && (options.iter().any(lost) || options.iter().all(won))
        };
        let new: Vec<P> = positions.iter().filter(is_new).cloned().collect();
        if new.is_empty() {
            break;
        }
        ends.extend(new.into_iter().map(|position| (position, moves)));
    }
    ends
}

/// The options of Nim: one or more stones are taken from one heap.
pub fn take_from_one(heaps: &[u64]) -> Vec<Vec<u64>> {
    change_one(heaps, |heap| (0..heap).collect())
}

/// The options of a game in which a move changes one heap of size `h` to a size in `sizes(h)`.
pub fn change_one(heaps: &[u64], sizes: impl Fn(u64) -> Vec<u64>) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for (i, &heap) in heaps.iter().enumerate() {
        for size in sizes(heap) {
            let mut option = heaps.to_vec();
            option[i] = size;
            options.push(option);
        }
    }
    options
}

/// The options of a take-and-break game: from one heap j stones may be taken so that h non-empty
/// heaps are left of it if `digits[j]` has the bit 2^h. Each option is sorted.
pub fn take_and_break(digits: &[u8], heaps: &[u64]) -> Vec<Vec<u64>> {
    let mut options = Vec::new();
    for (i, &heap) in heaps.iter().enumerate() {
        for (digit, rest) in digits.iter().zip((0..=heap).rev()) {
            let counts = (0..8).filter(|count| digit >> count & 1 == 1);
            for parts in counts.flat_map(|count| partitions(rest, count, 1)) {
                let mut option = [&heaps[..i], &heaps[i + 1..], &parts].concat();
                option.sort_unstable();
                options.push(option);
            }
        }
    }
    options
}

/// The ways to write `total` as a sum of `count` numbers that are at least `least`, in any order.
pub fn partitions(total: u64, count: usize, least: u64) -> Vec<Vec<u64>> {
    if count == 0 {
        return if total == 0 {
            vec![Vec::new()]
        } else {
            Vec::new()
        };
    }
    let mut sums = Vec::new();
    for part in least..=total {
        let rests = partitions(total - part, count - 1, part);
        sums.extend(
            rests
                .into_iter()
                .map(|rest| [&[part], rest.as_slice()].concat()),
        );
    }
    sums
}

/// All lists of at most `count` heaps of at most `most` stones each.
pub fn heaps_up_to(count: usize, most: u64) -> Vec<Vec<u64>> {
    let mut lists = vec![Vec::new()];
    let mut longest = lists.clone();
    for _ in 0..count {
        longest = longest
            .iter()
            .flat_map(|list: &Vec<u64>| (0..=most).map(|heap| [list.as_slice(), &[heap]].concat()))
            .collect();
        lists.extend(longest.iter().cloned());
    }
    lists
}

/// The edges that are joined to vertex 0, sorted.
pub fn standing(edges: &[(usize, usize)]) -> Vec<(usize, usize)> {
    let mut joined = vec![0];
    let mut next = 0;
    while let Some(&v) = joined.get(next) {
        next += 1;
        for &(a, b) in edges {
            for (from, to) in [(a, b), (b, a)] {
                if from == v && !joined.contains(&to) {
                    joined.push(to);
                }
            }
        }
    }
    let mut standing = edges.to_vec();
    standing.retain(|edge| joined.contains(&edge.0));
    standing.sort_unstable();
    standing
}

/// All lists that take one item of each of `choices`.
pub fn product<T: Clone>(choices: &[Vec<T>]) -> Vec<Vec<T>> {
    let mut lists = vec![Vec::new()];
    for items in choices {
        let pairs = lists
            .iter()
            .flat_map(|list| items.iter().map(move |item| (list, item)));
        let longer = pairs.map(|(list, item): (&Vec<T>, _)| list.iter().chain([item]).cloned());
        lists = longer.map(Iterator::collect).collect();
    }
    lists
}
