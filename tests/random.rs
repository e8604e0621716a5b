//! Numbers that look random and are the same for the same seed.
#![allow(dead_code)] // the unit tests and the oracles share this file, and each uses a part of it

/// `SplitMix64` (Steele, Lea, Flood 2014).
pub struct Random(u64);

impl Random {
    /// The sequence that belongs to `seed`.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ (bits >> 31)
    }

    /// A number from `least` to `most`, both possible.
    pub fn between(&mut self, least: u64, most: u64) -> u64 {
        assert!(least <= most, "no number from {least} to {most}");
        match (most - least).checked_add(1) {
            Some(count) => least + self.next() % count,
            None => self.next(),
        }
    }

    /// A list of `count` numbers from `least` to `most`.
    pub fn list(&mut self, count: u64, least: u64, most: u64) -> Vec<u64> {
        (0..count).map(|_| self.between(least, most)).collect()
    }

    /// Puts `list` into a random order.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for i in (1..list.len()).rev() {
            let j = usize::try_from(self.between(0, i as u64)).expect("an index");
            list.swap(i, j);
        }
    }

    /// The edges of a tree on the vertices 1 to `n`: numbered, directed and listed at random.
    pub fn tree(&mut self, n: u64) -> Vec<(u64, u64)> {
        let mut names: Vec<u64> = (1..=n).collect();
        self.shuffle(&mut names);
        let mut edges: Vec<(u64, u64)> = (1..names.len())
            .map(|child| {
                // Half of the trees' vertices hang on a recent one, so that deep trees occur too.
                let oldest = if self.next() % 2 == 0 {
                    0
                } else {
                    child.saturating_sub(2)
                };
                let parent = self.between(oldest as u64, child as u64 - 1);
                let edge = (
                    names[usize::try_from(parent).expect("an index")],
                    names[child],
                );
                if self.next() % 2 == 0 {
                    edge
                } else {
                    (edge.1, edge.0)
                }
            })
            .collect();
        self.shuffle(&mut edges);
        edges
    }
}

/// `numbers`, with a blank between two of them.
pub fn line(numbers: &[u64]) -> String {
    numbers
        .iter()
        .map(u64::to_string)
        .collect::<Vec<_>>()
        .join(" ")
}
