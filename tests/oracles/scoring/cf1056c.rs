use crate::prelude::*;
oracle! { played(generate, referee).largest(largest, 1000, 256) }

/// The heroes in any order, so that pairs may be made of neighbours.
fn text(random: &mut Random, n: usize, m: usize, most: i64) -> String {
    let powers = random.list(2 * n, 1, most);
    let mut heroes: Vec<usize> = (1..=2 * n).collect();
    random.shuffle(&mut heroes);
    let pairs = heroes.chunks(2).take(m);
    let pairs: String = pairs.map(|pair| line(pair) + "\n").collect();
    let [team, seed] = [random.between(1, 2), random.between(0, 99)];
    format!("{n} {m}\n{}\n{pairs}{team}\n{seed}\n", line(&powers))
}

fn generate(random: &mut Random) -> String {
    let n = random.between(1, SEARCHED);
    let m = random.between(0, n);
    let most = random.between(1, 9);
    text(random, n, m, most)
}

fn largest(random: &mut Random) -> Vec<String> {
    let pairs = [0, 400, 1000];
    pairs.map(|m| text(random, 1000, m, 1000)).to_vec()
}

/// Up to so many heroes for each team the judge knows what a team can be sure of.
const SEARCHED: usize = 4;

/// Which heroes are picked, and the one that has to be picked next.
type Picks = (Vec<bool>, Option<usize>);

/// The heroes that may be picked.
fn allowed((picked, forced): &Picks) -> Vec<usize> {
    match forced {
        Some(hero) => vec![*hero],
        None => (0..picked.len()).filter(|&hero| !picked[hero]).collect(),
    }
}

fn after((picked, _): &Picks, hero: usize, partners: &[Option<usize>]) -> Picks {
    let mut picked = picked.clone();
    picked[hero] = true;
    let forced = partners[hero].filter(|&other| !picked[other]);
    (picked, forced)
}

/// Picks by the last number of the input: as well as it can, or any hero. A good pick of the player's is one
/// after which he can still be sure of as much as before, so his sum is held against all his turns.
fn referee(input: &str, player: &mut Player) -> Result<(), String> {
    let mut numbers = Input::from_text(input);
    let [n, m]: [usize; 2] = numbers.read_array();
    let powers: Vec<i64> = numbers.read_list(2 * n);
    let mut partners = vec![None; 2 * n];
    let pairs = numbers.read_edges(m);
    for &(a, b) in &pairs {
        partners[a] = Some(b);
        partners[b] = Some(a);
    }
    let team: u32 = numbers.read();
    let seed = if numbers.at_end() { 0 } else { numbers.read() };
    let mut random = Random::new(seed);
    let mut search = Scores::new(|picks: &Picks| {
        let heroes = allowed(picks).into_iter();
        let picks = |hero| (powers[hero], after(picks, hero, &partners));
        heroes.map(picks).collect()
    });

    player.tell(format!("{n} {m}"));
    player.tell(line(&powers));
    for (a, b) in pairs {
        player.tell(format!("{} {}", a + 1, b + 1));
    }
    player.tell(team);
    let mut picks: Picks = (vec![false; 2 * n], None);
    let mut players_turn = team == 1;
    // By how much the player is ahead, and by how much he could be sure to be.
    let (mut ahead, mut sure) = (0, i64::MIN);
    for _ in 0..2 * n {
        let mut heroes = allowed(&picks);
        if players_turn {
            if n <= SEARCHED {
                sure = sure.max(ahead + search.lead(&picks));
            }
            let said = player.hear()?;
            let number = said.parse();
            heroes.retain(|hero| number == Ok(hero + 1));
            if heroes.is_empty() {
                player.tell(-1);
                return Err(format!("not a hero to pick: {said}"));
            }
        } else {
            random.shuffle(&mut heroes);
            if n <= SEARCHED && seed % 2 == 1 {
                heroes.sort_by_key(|&hero| {
                    search.lead(&after(&picks, hero, &partners)) - powers[hero]
                });
            }
            player.tell(heroes[0] + 1);
        }
        let hero = heroes[0];
        ahead += either(players_turn, powers[hero], -powers[hero]);
        picks = after(&picks, hero, &partners);
        players_turn = !players_turn;
    }
    if ahead < sure {
        return Err(format!("ahead by {ahead}, and not by {sure}"));
    }
    Ok(())
}
