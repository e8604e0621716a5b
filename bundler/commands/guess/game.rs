//! A game as `guess` knows it: what it is called, what a move does, and what a page computes of it.
use snippets::periodic::Periodic;
use snippets::{all_but, octal, subtraction};

/// Numbers are compared up to heaps of this size. A longer table would take long for some games.
pub const MOST_STONES: u64 = 1000;
/// Lost pairs are compared up to heaps of this size.
pub const MOST_OF_PAIRS: u64 = 300;
/// A period is looked for in the values of the heaps up to this one.
const MOST_FOR_PERIOD: usize = 1200;

/// A game of the library.
pub struct Game {
    /// Empty if it has none.
    pub name: &'static str,
    /// What a move does.
    pub rule: String,
    /// The file `snippets/<page>.rs`.
    pub page: &'static str,
    pub solution: Solution,
}

/// What is computed of a game.
pub enum Solution {
    /// The values, where a move takes one of these numbers.
    Takes(Vec<u64>),
    /// The values, where a move takes any number except these.
    AllBut(Vec<u64>),
    /// The values of the octal game with these digits.
    Octal(Vec<u8>),
    /// The values of the heaps up to a bound.
    Values(Box<dyn Fn(usize) -> Vec<u64>>),
    /// The lost heaps up to a bound, and no values.
    LostHeaps(Box<dyn Fn(u64) -> Vec<u64>>),
    /// The lost heaps up to a bound, of which there are few up to any bound.
    FewLostHeaps(Box<dyn Fn(u64) -> Vec<u64>>),
    /// Whether the player to move wins on two heaps.
    TwoHeaps(Box<dyn Fn(u64, u64) -> bool>),
}

impl Solution {
    /// The value of each heap.
    pub fn of_each(value: impl Fn(u64) -> u64 + 'static) -> Self {
        Solution::Values(Box::new(move |most| {
            (0..=most as u64).map(&value).collect()
        }))
    }

    /// The values of the heaps of 0 to `most` stones, where they are known.
    pub fn values(&self, most: usize) -> Option<Vec<u64>> {
        match self {
            Solution::Takes(takes) => Some(subtraction::grundy_values(takes, most)),
            Solution::AllBut(barred) => Some(all_but::grundy_values(barred, most)),
            Solution::Octal(digits) => Some(octal::grundy_values(digits, most)),
            Solution::Values(values) => Some(values(most)),
            _ => None,
        }
    }

    /// The lost heaps of 0 to `most` stones, for one heap.
    pub fn lost_heaps(&self, most: u64) -> Option<Vec<u64>> {
        match self {
            Solution::TwoHeaps(_) => None,
            Solution::LostHeaps(heaps) | Solution::FewLostHeaps(heaps) => Some(heaps(most)),
            _ => {
                let values = self.values(index(most))?;
                let lost = (0..).zip(values).filter(|&(_, value)| value == 0);
                Some(lost.map(|(heap, _)| heap).collect())
            }
        }
    }

    /// Up to which heap lost heaps are compared.
    pub fn reach(&self) -> u64 {
        match self {
            Solution::FewLostHeaps(_) => 10u64.pow(18),
            _ => MOST_STONES,
        }
    }

    /// The period, if a page proves one.
    pub fn period(&self) -> Option<Periodic> {
        match self {
            Solution::Takes(takes) => subtraction::period(takes, MOST_FOR_PERIOD),
            Solution::AllBut(barred) => all_but::period(barred, MOST_FOR_PERIOD),
            Solution::Octal(digits) => octal::period(digits, MOST_FOR_PERIOD),
            _ => None,
        }
    }
}

impl Game {
    pub fn new(name: &'static str, rule: &str, page: &'static str, solution: Solution) -> Self {
        Self {
            name,
            rule: rule.to_string(),
            page,
            solution,
        }
    }

    /// A game without a name.
    pub fn plain(rule: &str, page: &'static str, solution: Solution) -> Self {
        Self::new("", rule, page, solution)
    }
}

/// A heap as an index of a table.
pub fn index(heap: u64) -> usize {
    heap.try_into().expect("a heap that fits into memory")
}
