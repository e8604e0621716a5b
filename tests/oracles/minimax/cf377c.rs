use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 2000, 256).slow() }

fn text(random: &mut Random, heroes: &[u64], picks: usize, bans: usize) -> String {
    let mut actions = Vec::new();
    for team in [1, 2] {
        actions.extend(vec![format!("p {team}\n"); picks]);
        actions.extend(vec![format!("b {team}\n"); bans]);
    }
    random.shuffle(&mut actions);
    format!("{}{}\n{}", counted(heroes), actions.len(), actions.concat())
}

fn generate(random: &mut Random) -> String {
    let picks = random.between(1, 2);
    let bans = random.between(0, 3 - picks);
    let n = 2 * (picks + bans) + random.between(0, 1);
    let heroes = random.list(n, 1, 12);
    text(random, &heroes, picks, bans)
}

fn largest(random: &mut Random) -> Vec<String> {
    let heroes = random.list(100, 1, 1_000_000);
    vec![text(random, &heroes, 1, 9), text(random, &heroes, 5, 5)]
}

fn solve(input: &mut Input, output: &mut Output) {
    let n = input.read();
    let heroes: Vec<i64> = input.read_list(n);
    let m: usize = input.read();
    let actions: Vec<(bool, bool)> = (0..m)
        .map(|_| (input.read_word() == "p", input.read::<u32>() == 1))
        .collect();
    // The heroes that are gone, and the number of actions. All picks and bans, and a ban that is missed. A missed
    // pick brings the mean of all picks, so it is never better than the best of them.
    let mut scores = Scores::new(|&(gone, done, is_first): &(u32, usize, bool)| {
        let mut moves = Vec::new();
        if done < m && actions[done].1 != is_first {
            // It is not this player's turn.
            moves.push((0, (gone, done, !is_first)));
        } else if done < m {
            for hero in (0..n).filter(|hero| gone >> hero & 1 == 0) {
                let points = either(actions[done].0, heroes[hero], 0);
                moves.push((points, (gone | 1 << hero, done + 1, !is_first)));
            }
            if !actions[done].0 {
                moves.push((0, (gone, done + 1, !is_first)));
            }
        }
        moves
    });
    output.line(scores.lead(&(0, 0, true)));
}
