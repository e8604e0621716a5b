use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 1000, 256) }

fn generate(random: &mut Random) -> String {
    cases(random.between(1, 3), || {
        // Starts in each of the parts of a round.
        let (end, halvings) = (random.between(1, 24), random.between(0, 3));
        format!("{} {end}\n", random.between(1, (end >> halvings).max(1)))
    })
}

/// Halved as often as can be, and any numbers.
fn largest(random: &mut Random) -> Vec<String> {
    let mut start = 0;
    let halved = cases(100_000, || {
        start += 1;
        format!("{start} {}\n", 1_u64 << 59)
    });
    let any = cases(100_000, || {
        let end = random.between(1, 1_000_000_000_000_000_000_u64);
        format!("{} {end}\n", random.between(1, end))
    });
    vec![halved, any]
}

/// The round, the number on the board, and whether the player to move has to pass, as the other one has
/// just lost a round and begins the next.
type Position = (usize, u64, bool);

fn options(rounds: &[(u64, u64)], &(round, number, is_passed): &Position) -> Vec<Position> {
    let Some(&(start, end)) = rounds.get(round) else {
        // The loser of the last round is to move, or the other one, who passes.
        return vec![(round, 0, false); usize::from(is_passed)];
    };
    if is_passed {
        return vec![(round, start, false)];
    }
    let written = [number + 1, 2 * number].into_iter();
    written
        .map(|number| either(number > end, (round + 1, 0, true), (round, number, false)))
        .collect()
}

fn solve(input: &mut Input, output: &mut Output) {
    let rounds: Vec<(u64, u64)> = (0..input.read())
        .map(|_| (input.read(), input.read()))
        .collect();
    let begin = (0, rounds[0].0, false);
    let win = Search::normal(|position| options(&rounds, position)).wins(&begin);
    let loss = Search::misere(|position| options(&rounds, position)).wins(&begin);
    output.list([u8::from(win), u8::from(loss)]);
}
