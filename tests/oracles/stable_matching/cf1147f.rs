use crate::prelude::*;
use std::rc::Rc;
oracle! { played(generate, referee).largest(largest, None, None) }

fn cases(random: &mut Random, sizes: &[usize]) -> String {
    let mut input = format!("{}\n", sizes.len());
    for n in sizes {
        let mut weights: Vec<usize> = (1..=n * n).collect();
        random.shuffle(&mut weights);
        input += &format!("{n}\n");
        for row in weights.chunks(*n) {
            input += &format!("{}\n", line(row));
        }
    }
    input + &format!("{}\n", random.between(1, 1000))
}

fn generate(random: &mut Random) -> String {
    let count = random.between(1, 4);
    let sizes = random.list(count, 1, 5);
    cases(random, &sizes)
}

fn largest(random: &mut Random) -> Vec<String> {
    vec![cases(random, &[50; 50])]
}

#[derive(Clone)]
struct Game {
    n: usize,
    weights: Rc<Vec<Vec<i64>>>,
    alice_climbs: bool,
    /// The vertices that were visited, the last one with the token.
    visited: Vec<usize>,
    /// The weight of the last edge.
    weight: Option<i64>,
}

impl Game {
    /// The weight of the edge between two vertices, if there is one.
    fn edge(&self, a: usize, b: usize) -> Option<i64> {
        let (left, right) = (a.min(b), a.max(b));
        (left < self.n && right >= self.n).then(|| self.weights[left][right - self.n])
    }

    /// Where the token may go.
    fn moves(&self) -> Vec<usize> {
        let token = *self.visited.last().expect("a start");
        let climbs = (self.visited.len() % 2 == 0) == self.alice_climbs;
        let mut moves: Vec<usize> = (0..2 * self.n).collect();
        moves.retain(|next| {
            let Some(edge) = self.edge(token, *next) else {
                return false;
            };
            let grows = self.weight.map_or(true, |weight| (edge > weight) == climbs);
            grows && !self.visited.contains(next)
        });
        moves
    }

    fn after(&self, next: usize) -> Self {
        let token = *self.visited.last().expect("a start");
        Self {
            visited: [&self.visited[..], &[next]].concat(),
            weight: self.edge(token, next),
            ..self.clone()
        }
    }
}

/// Plays each of the games that the input gives, the last number being a seed.
fn referee(input: &str, player: &mut Player) -> Result<(), String> {
    let mut input = Input::from_text(input);
    let count: usize = input.read();
    let tables: Vec<Vec<Vec<i64>>> = (0..count)
        .map(|_| {
            let n = input.read();
            (0..n).map(|_| input.read_list(n)).collect()
        })
        .collect();
    let mut random = Random::new(if input.at_end() { 0 } else { input.read() });
    player.tell(count);
    tables
        .into_iter()
        .try_for_each(|weights| play(weights, &mut random, player))
}

fn play(weights: Vec<Vec<i64>>, random: &mut Random, player: &mut Player) -> Result<(), String> {
    let n = weights.len();
    player.tell(n);
    for row in &weights {
        let row: Vec<String> = row.iter().map(i64::to_string).collect();
        player.tell(row.join(" "));
    }
    let player_is_alice = match player.hear()?.as_str() {
        "A" => true,
        "B" => false,
        other => return Err(format!("neither A nor B: {other}")),
    };
    let start = if player_is_alice {
        player.hear()?
    } else {
        let climbs = if random.between(0, 1) == 0 { "D" } else { "I" };
        let start = format!("{climbs} {}", random.between(1, 2 * n));
        player.tell(&start);
        start
    };
    let vertex = |word: &str| {
        word.parse()
            .ok()
            .filter(|place| (1..=2 * n).contains(place))
    };
    let (climbs, place) = match start.split_once(' ') {
        Some(("I", place)) => (true, vertex(place)),
        Some(("D", place)) => (false, vertex(place)),
        _ => (false, None),
    };
    let place: usize = place.ok_or_else(|| format!("not a start: {start}"))?;
    let mut game = Game {
        n,
        weights: Rc::new(weights),
        alice_climbs: climbs,
        visited: vec![place - 1],
        weight: None,
    };
    loop {
        let mut moves = game.moves();
        let alice_moves = game.visited.len() % 2 == 0;
        if alice_moves == player_is_alice {
            let said = player.hear()?;
            let Some(next) = moves.iter().find(|&next| vertex(&said) == Some(next + 1)) else {
                player.tell(-2);
                return Err(format!("not a move: {said}, of {} moves", moves.len()));
            };
            game = game.after(*next);
        } else if moves.is_empty() || random.between(0, 9) == 0 {
            // The judge may give up.
            player.tell(-1);
            return Ok(());
        } else {
            // Mostly to where the player has the fewest moves.
            let answers = |next: usize| game.after(next).moves().len();
            random.shuffle(&mut moves);
            let trap = moves.iter().min_by_key(|&&next| answers(next));
            let next = trap
                .filter(|_| random.between(0, 2) > 0)
                .unwrap_or(&moves[0]);
            player.tell(next + 1);
            game = game.after(*next);
        }
    }
}
