//! # Luogu P6560 \[SBCOI2020\] 时光的流逝
//!
//! <https://www.luogu.com.cn/problem/P6560>
//! · [Program] · [Samples] · [Difficulty] 3
//!
//! **Task.** A directed graph with cycles. In each round a token is moved in turn from a start; the
//! player who brings it to the target wins, a player who cannot move loses, and the game may go on for
//! ever. What can the first player force?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Retrograde analysis ([`snippets::retrograde`]) with the target as an end is done for
//! 64 rounds at once. Each position has a word for the rounds in which it is won, and one for those in
//! which it is lost. It counts down, in binary, the options that are not won yet, with a word per
//! digit.
//!
//! **Why.** A position is called won only for an option that is lost, and lost only as an end or since
//! all its options are won: by induction over time, what is said is true in each round. In the end each
//! outcome has been passed on once to all predecessors, in whatever order: nothing that follows is
//! missed.
//!
//! **Cost.** The order matters for the time alone. The earliest position with news passes it on first,
//! so that the news of many rounds meets and travels together: O(n + m) for 64 rounds. The first order
//! is that of a depth-first search, options first. Without a cycle each position passes on its outcomes
//! about once in this order. Where the news does not meet, the next rounds follow the order in which
//! the positions of one round were decided. At worst the news of each round travels alone, O((n + m)
//! log m) per round.
//!
//! </details>
use snippets::graphs::Adjacency;
use snippets::io::{Input, Output};
use snippets::retrograde;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// A set of up to 64 rounds, or of 64 positions in a row.
type Set = u64;
const SIZE: usize = 64;

/// The news does not meet if more outcomes than this are passed on per arc.
const FEW: usize = 4;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let [n, m, rounds]: [usize; 3] = input.read_array();
    let (arcs, rounds) = (input.read_edges(m), input.read_edges(rounds));
    let mut graph = Graph::new(&arcs, options_first(n, &arcs));
    let mut tellings = 0;
    for rounds in rounds.chunks(SIZE) {
        if tellings > FEW * m {
            graph = Graph::new(&arcs, graph.as_decided(rounds[0].1));
        }
        let targets = rounds.iter().map(|&(_, target)| graph.places[target]);
        let (outcomes, count) = graph.outcomes(targets);
        tellings = count;
        for (i, &(start, _)) in rounds.iter().enumerate() {
            let Outcome { won, lost, .. } = outcomes[graph.places[start]];
            let is_in = |set: Set| i32::from(set >> i & 1 == 1);
            output.line(is_in(won) - is_in(lost));
        }
    }
}

/// The places of the vertices in the order in which a depth-first search leaves them.
fn options_first(n: usize, arcs: &[(usize, usize)]) -> Vec<usize> {
    let options = Adjacency::directed(n, arcs);
    let mut places = vec![0; n];
    let mut place = 0;
    let mut seen = vec![false; n];
    let mut stack: Vec<(usize, bool)> = (0..n).map(|v| (v, false)).collect();
    while let Some((v, leave)) = stack.pop() {
        if leave {
            places[v] = place;
            place += 1;
        } else if !seen[v] {
            seen[v] = true;
            stack.push((v, true));
            stack.extend(options.row(v).map(|u| (u, false)));
        }
    }
    places
}

/// The rounds in which a position is won, in which it is lost, and of which its predecessors know.
#[derive(Clone, Default)]
struct Outcome {
    won: Set,
    lost: Set,
    told: Set,
}

/// The graph by the places of its vertices in an order.
struct Graph {
    places: Vec<usize>,
    option_counts: Vec<usize>,
    predecessors: Adjacency,
}

impl Graph {
    fn new(arcs: &[(usize, usize)], places: Vec<usize>) -> Self {
        let arcs = arcs.iter().map(|&(from, to)| (places[from], places[to]));
        let arcs: Vec<(usize, usize)> = arcs.collect();
        let mut option_counts = vec![0; places.len()];
        for &(from, _) in &arcs {
            option_counts[from] += 1;
        }
        Self {
            predecessors: Adjacency::reversed(places.len(), &arcs),
            option_counts,
            places,
        }
    }

    /// The places in the order in which the vertices are decided if the play ends at `target`, those
    /// of a draw last.
    fn as_decided(&self, target: usize) -> Vec<usize> {
        let mut option_counts = self.option_counts.clone();
        option_counts[self.places[target]] = 0;
        let moves = retrograde::moves_to_end_by(|v| self.predecessors.row(v), option_counts);
        let mut order: Vec<usize> = (0..moves.len()).collect();
        order.sort_by_key(|&place| moves[place].unwrap_or(usize::MAX));
        let mut later = vec![0; order.len()];
        for (place, &before) in order.iter().enumerate() {
            later[before] = place;
        }
        self.places.iter().map(|&place| later[place]).collect()
    }

    /// The outcomes at each place with an end at each of up to 64 `targets`, and along how many arcs
    /// they were passed on.
    fn outcomes(&self, targets: impl Iterator<Item = usize>) -> (Vec<Outcome>, usize) {
        let n = self.places.len();
        let mut outcomes = vec![Outcome::default(); n];
        let mut news = News::new(n);
        // For each position the number of options that are not won yet, less 1: the digits in binary,
        // the last one first, each for all rounds.
        let mut digits = Vec::new();
        let mut starts = vec![0];
        for (v, &count) in self.option_counts.iter().enumerate() {
            let mut rest = count.saturating_sub(1);
            while rest > 0 {
                digits.push(if rest % 2 == 1 { Set::MAX } else { 0 });
                rest /= 2;
            }
            starts.push(digits.len());
            if count == 0 {
                outcomes[v].lost = Set::MAX;
                news.insert(v);
            }
        }
        for (round, target) in targets.enumerate() {
            outcomes[target].lost |= 1 << round;
            news.insert(target);
        }
        let mut tellings = 0;
        while let Some((first, mut tellers)) = news.pop() {
            while tellers != 0 {
                let v = first + tellers.trailing_zeros() as usize;
                tellers &= tellers - 1;
                let Outcome { won, lost, told } = outcomes[v];
                outcomes[v].told = won | lost;
                let predecessors = self.predecessors.row(v);
                tellings += predecessors.len();
                for u in predecessors {
                    let outcome = &mut outcomes[u];
                    let open = !(outcome.won | outcome.lost | told);
                    let won_now = lost & open;
                    // Count down: below 0, where a 1 is borrowed beyond all digits, no option is left.
                    let mut lost_now = won & open;
                    for digit in &mut digits[starts[u]..starts[u + 1]] {
                        let borrow = lost_now & !*digit;
                        *digit ^= lost_now;
                        lost_now = borrow;
                        if borrow == 0 {
                            break;
                        }
                    }
                    outcome.won |= won_now;
                    outcome.lost |= lost_now;
                    if won_now | lost_now != 0 {
                        news.insert(u);
                    }
                }
            }
        }
        (outcomes, tellings)
    }
}

/// The positions that have something to pass on, in words of 64.
struct News {
    words: Vec<Set>,
    /// The words that are not empty.
    order: BinaryHeap<Reverse<usize>>,
}

impl News {
    fn new(n: usize) -> Self {
        Self {
            words: vec![0; n / SIZE + 1],
            order: BinaryHeap::new(),
        }
    }

    fn insert(&mut self, v: usize) {
        let word = v / SIZE;
        if self.words[word] == 0 {
            self.order.push(Reverse(word));
        }
        self.words[word] |= 1 << (v % SIZE);
    }

    /// Takes out the first word that is not empty: its first position, and the set.
    fn pop(&mut self) -> Option<(usize, Set)> {
        let Reverse(word) = self.order.pop()?;
        let positions = std::mem::replace(&mut self.words[word], 0);
        Some((word * SIZE, positions))
    }
}

fn main() {
    snippets::io::run(solve);
}
