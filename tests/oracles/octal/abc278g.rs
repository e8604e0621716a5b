use crate::prelude::*;
oracle! { played(generate, referee).largest(largest, 2000, 1024).slow() }

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 9) * random.between(1, 4);
    let least = random.between(1, n.min(9));
    // Where L = R and n has the other parity, more than a mirror is needed.
    let most = match random.between(0, 3) {
        0 => random.between(least, n),
        _ => least,
    };
    format!("{n} {least} {most}\n{}\n", random.between(0, 9))
}

fn largest(_: &mut Random) -> Vec<String> {
    let bounds = ["1 1", "1 2", "2 2", "3 3", "5 5", "27 27", "1000 2000"];
    bounds.map(|bounds| format!("2000 {bounds}\n")).to_vec()
}

/// A row of cards: which still lie there.
type Row = Vec<bool>;

/// The moves: the first card, counted from 1, and how many.
fn moves(row: &Row, least: usize, most: usize) -> Vec<(usize, usize)> {
    let mut moves = Vec::new();
    for start in 0..row.len() {
        let free = row[start..].iter().take_while(|&&lies| lies).count();
        moves.extend((least..=free.min(most)).map(|count| (start + 1, count)));
    }
    moves
}

fn after(row: &Row, (first, count): (usize, usize)) -> Row {
    let mut rest = row.clone();
    rest[first - 1..][..count].fill(false);
    rest
}

/// Up to this length the judge knows all about the game.
const SEARCHED: usize = 9;

fn referee(input: &str, player: &mut Player) -> Result<(), String> {
    let mut numbers = Input::from_text(input);
    let [n, least, most]: [usize; 3] = numbers.read_array();
    let mut random = Random::new(if numbers.at_end() { 0 } else { numbers.read() });
    let options = |row: &Row| moves(row, least, most);
    let mut search = Search::normal(|row: &Row| {
        let options = options(row).into_iter();
        options.map(|cards| after(row, cards)).collect()
    });

    player.tell(format!("{n} {least} {most}"));
    let mut players_turn = match player.hear()?.as_str() {
        "First" => true,
        "Second" => false,
        other => return Err(format!("neither First nor Second: {other}")),
    };
    let mut row = vec![true; n];
    loop {
        let options = options(&row);
        let cards = if players_turn {
            let said = player.hear()?;
            let is_said = |(first, count): &&(usize, usize)| format!("{first} {count}") == said;
            let Some(cards) = options.iter().find(is_said) else {
                player.tell("-1 -1");
                return Err(format!("not a move: {said}"));
            };
            *cards
        } else {
            if options.is_empty() {
                player.tell("0 0");
                return Ok(());
            }
            // To where the fewest answers of the player win; none if that is possible.
            let mut ways_out = |cards: &(usize, usize)| {
                let rest = after(&row, *cards);
                let answers = moves(&rest, least, most).into_iter();
                answers
                    .filter(|&cards| !search.wins(&after(&rest, cards)))
                    .count()
            };
            let mut traps = options.clone();
            if n <= SEARCHED {
                let fewest = options.iter().map(&mut ways_out).min();
                traps.retain(|cards| Some(ways_out(cards)) == fewest);
            }
            random.shuffle(&mut traps);
            player.tell(format!("{} {}", traps[0].0, traps[0].1));
            traps[0]
        };
        row = after(&row, cards);
        players_turn = !players_turn;
    }
}
