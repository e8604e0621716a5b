use crate::prelude::*;
oracle! { played(generate, referee).largest(largest, 1000, 256) }

fn generate(random: &mut Random) -> String {
    let most = either(random.between(0, 1) == 0, 6, 1_000_000_000);
    let mut piles = random.list(3, 1, most);
    while piles[0] == piles[1] || piles[1] == piles[2] || piles[2] == piles[0] {
        piles = random.list(3, 1, most);
    }
    format!("{}\n{}\n", line(&piles), random.between(0, 99))
}

/// Each pair of the first two answers of the judge is played with some seed.
fn largest(_: &mut Random) -> Vec<String> {
    let seeds = 0..20;
    let input = |seed| {
        format!(
            "1000000000 999999999 {}\n{seed}\n",
            1 + seed % 2 * 999_999_997
        )
    };
    seeds.map(input).collect()
}

/// Plays second, with the last number of the input as a seed, and never loses before it must.
fn referee(input: &str, player: &mut Player) -> Result<(), String> {
    let mut numbers = Input::from_text(input);
    let mut piles: Vec<u64> = numbers.read_list(3);
    let mut random = Random::new(if numbers.at_end() { 0 } else { numbers.read() });
    player.tell(line(&piles));
    if player.hear()? != "First" {
        return Err("the judge plays second, and has not lost".to_string());
    }
    let mut last = None;
    for _ in 0..1000 {
        let said = player.hear()?;
        let number = said.parse::<u64>().ok();
        let Some(added) = number.filter(|added| (1..=1_000_000_000_000).contains(added)) else {
            player.tell(-1);
            return Err(format!("not a number of stones: {said}"));
        };
        let mut choices: Vec<usize> = (0..3).filter(|&place| Some(place) != last).collect();
        choices.retain(|&place| !piles.contains(&(piles[place] + added)));
        if choices.is_empty() {
            player.tell(0);
            return Ok(());
        }
        random.shuffle(&mut choices);
        piles[choices[0]] += added;
        player.tell(choices[0] + 1);
        last = Some(choices[0]);
    }
    player.tell(-1);
    Err("1000 turns are over".to_string())
}
