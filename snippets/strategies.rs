//! # Strategies without values (配对策略, 对称策略, 先后手)
//!
//! Rounds in a row: each game by itself is searched, and the match is decided by who can force what.
#![doc(alias = "配对策略")]
#![doc(alias = "对称策略")]
#![doc(alias = "先后手")]

/// What can be forced in rounds that are played one after another: the loser of a round begins the
/// next one, and the winner of the last one wins the match.
///
/// For each round, `rounds` tells whether the player who begins it can force to win it, and whether he
/// can force to lose it. Item i of the result tells the same of the match of the rounds i, i + 1, ...:
/// whether the player who begins round i can force to win the match, and to lose it. The last item,
/// `(false, true)`, stands for no round at all: he would begin as the loser. O(rounds).
pub fn rounds(rounds: &[(bool, bool)]) -> Vec<(bool, bool)> {
    let mut next = (false, true);
    let mut forced = vec![next];
    for &(win, loss) in rounds.iter().rev() {
        // What is good for the player who begins the next round is good for the loser of this one.
        let force = |is_good_for_loser| if is_good_for_loser { loss } else { win };
        next = (force(next.0), force(next.1));
        forced.push(next);
    }
    forced.reverse();
    forced
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::{product, Search};

    /// Every match of up to four rounds in every game on four positions.
    #[test]
    fn every_match_of_up_to_four_rounds() {
        for code in 0..1u32 << 6 {
            // The options of a position are below it.
            let below = |v: usize| (0..v).filter(move |w| code >> (v * (v - 1) / 2 + w) & 1 == 1);
            // The current position first, then where the other rounds begin.
            let options = |rounds: &Vec<usize>| {
                let mut rounds = &rounds[..];
                // Who cannot move has lost the round and begins the next.
                while rounds.len() > 1 && below(rounds[0]).next().is_none() {
                    rounds = &rounds[1..];
                }
                let moves = below(rounds[0]).map(|w| [&[w], &rounds[1..]].concat());
                moves.collect::<Vec<_>>()
            };
            let (mut normal, mut misere) = (Search::normal(options), Search::misere(options));
            let mut force = |starts: &[usize]| {
                let starts = starts.to_vec();
                (normal.wins(&starts), misere.wins(&starts))
            };
            for count in 1..=4 {
                for starts in product(&vec![(0..4).collect(); count]) {
                    let single: Vec<_> = starts.iter().map(|&v| force(&[v])).collect();
                    let mut expected: Vec<_> = (0..count).map(|i| force(&starts[i..])).collect();
                    expected.push((false, true));
                    assert_eq!(rounds(&single), expected, "{code:#b}, {starts:?}");
                }
            }
        }
    }
}
