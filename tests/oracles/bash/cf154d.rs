use crate::prelude::*;

/// Inputs with wrong answers.
const WRONG: &[(&str, &str)] = &[
    ("0 2 0 4\n", "FIRST\n1\n"),
    ("0 2 0 4\n", "DRAW\n"),
    ("0 12 2 3\n", "FIRST\n3\n"),
    ("0 12 2 3\n", "SECOND\n"),
    ("0 10 2 3\n", "DRAW\n"),
    ("0 11 2 3\n", "FIRST\n1\n"),
    ("0 11 2 3\n", "FIRST\n"),
];

oracle! { checked(generate, check, WRONG).some_lines().largest(largest, 2000, 256) }

fn generate(random: &mut Random) -> String {
    let least = random.between(-3, 3);
    let most = random.between(least, 4);
    loop {
        let (own, other) = (random.between(-9, 9), random.between(-9, 9));
        if own != other {
            return format!("{own} {other} {least} {most}\n");
        }
    }
}

fn largest(_: &mut Random) -> Vec<String> {
    let most = 1_000_000_000;
    let inputs = [
        (-most, most, 1, most),
        (most, -most, -most, -1),
        (-most, most, most, most),
    ];
    inputs
        .map(|(own, other, a, b)| format!("{own} {other} {a} {b}\n"))
        .to_vec()
}

fn check(input: &str, answer: &str) -> Result<(), String> {
    let mut input = Input::from_text(input);
    let [own, other, least, most]: [i64; 4] = [(); 4].map(|()| input.read());
    // The distance, where 0 has been reached and the player to move has lost. Far away they only walk on.
    let bound = 24;
    let options = |&distance: &i64| {
        let steps = (least..=most).filter(|_| distance != 0);
        steps
            .map(|step| (distance - step).clamp(-bound, bound))
            .collect()
    };
    let ends = forced_ends(&(-bound..=bound).collect::<Vec<_>>(), options);
    let is_lost = |rest: i64| ends.get(&rest).is_some_and(|moves| moves % 2 == 0);
    let words: Vec<&str> = answer.split_whitespace().collect();
    let is_right = match (words[..].split_first(), ends.get(&(other - own))) {
        (Some((&"DRAW", [])), None) => true,
        (Some((&"SECOND", [])), Some(moves)) => moves % 2 == 0,
        (Some((&"FIRST", [place])), Some(moves)) if moves % 2 == 1 => {
            let place: i64 = place.parse().map_err(|_| "no place".to_string())?;
            (least..=most).contains(&(place - own)) && is_lost(other - place)
        }
        _ => false,
    };
    if is_right {
        Ok(())
    } else {
        Err("not the outcome, or not a winning place".to_string())
    }
}
