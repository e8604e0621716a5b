//! # Luogu P7078 \[CSP-S2020\] 贪吃蛇
//!
//! <https://www.luogu.com.cn/problem/P7078>
//! · [Program] · [Samples] · [Difficulty] 4
//!
//! **Task.** Snakes with strengths; of equal ones the greater number is stronger. In each round the
//! strongest snake eats the weakest one and loses as much strength as that had, or it ends the game.
//! Each wants above all not to be eaten, and then to eat as many as it can. How many snakes are left?
//!
//! <details><summary>Solution</summary>
//!
//! **Technique.** Each for himself, from the last one back ([`snippets::minimax`], several players). A
//! snake that is not the weakest after its meal eats, as no later eater is stronger. If it is the
//! weakest, it is safe exactly if the next one does not eat: so a run of such meals is followed to the
//! first meal that is safe for sure, and its parity decides. The eaters come out ever weaker, so a
//! queue of them beside the sorted others is enough. O(n) per game.
//!
//! </details>
use snippets::io::{Input, Output};
use std::collections::VecDeque;

pub(crate) fn solve(input: &mut Input, output: &mut Output) {
    let games: usize = input.read();
    let mut strengths: Vec<u32> = Vec::new();
    for game in 0..games {
        if game == 0 {
            strengths = input.read_counted();
        } else {
            for _ in 0..input.read() {
                let [snake, strength]: [u32; 2] = input.read_array();
                strengths[snake as usize - 1] = strength;
            }
        }
        output.line(left(&strengths));
    }
}

/// A strength and a number: what is compared.
type Snake = (u32, usize);

/// How many snakes are left in the end.
fn left(strengths: &[u32]) -> usize {
    let mut snakes = Snakes {
        others: strengths.iter().copied().zip(1..).collect(),
        eaters: VecDeque::new(),
    };
    let mut count = strengths.len();
    // Meals after which the eater is not the weakest.
    let mut weakest = loop {
        if count == 2 {
            return 1;
        }
        let weakest = snakes.weakest();
        let eater = snakes.meal(weakest);
        if snakes.has_weaker(eater) {
            snakes.eaters.push_front(eater);
            count -= 1;
        } else {
            break eater;
        }
    };
    // The snakes that are left if the first meal of the run is eaten, and the meals after it.
    let left = count - 1;
    let mut meals = 1;
    for _ in 3..=left {
        weakest = snakes.meal(weakest);
        if snakes.has_weaker(weakest) {
            break;
        }
        meals += 1;
    }
    left + meals % 2
}

/// Both queues begin with the weakest.
struct Snakes {
    others: VecDeque<Snake>,
    eaters: VecDeque<Snake>,
}

impl Snakes {
    fn weakest(&mut self) -> Snake {
        let is_other = match (self.others.front(), self.eaters.front()) {
            (Some(other), Some(eater)) => other < eater,
            (_, eater) => eater.is_none(),
        };
        let queue = if is_other {
            &mut self.others
        } else {
            &mut self.eaters
        };
        queue.pop_front().expect("a snake")
    }

    /// The strongest snake after it has eaten, which is in no queue.
    fn meal(&mut self, weakest: Snake) -> Snake {
        let is_other = self.others.back() > self.eaters.back();
        let queue = if is_other {
            &mut self.others
        } else {
            &mut self.eaters
        };
        let (strength, number) = queue.pop_back().expect("a snake");
        (strength - weakest.0, number)
    }

    fn has_weaker(&self, snake: Snake) -> bool {
        let mut fronts = self.others.front().into_iter().chain(self.eaters.front());
        fronts.any(|&front| front < snake)
    }
}

fn main() {
    snippets::io::run(solve);
}
