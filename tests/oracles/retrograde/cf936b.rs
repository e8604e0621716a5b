use crate::prelude::*;

/// Inputs with wrong answers.
const WRONG: &[(&str, &str)] = &[
    ("5 6\n2 2 3\n2 4 5\n1 4\n1 5\n0\n1\n", "Draw\n"),
    ("5 6\n2 2 3\n2 4 5\n1 4\n1 5\n0\n1\n", "Win\n1 2 5\n"),
    ("5 6\n2 2 3\n2 4 5\n1 4\n1 5\n0\n1\n", "Win\n1 2 3 5\n"),
    ("5 6\n2 2 3\n2 4 5\n1 4\n1 5\n0\n1\n", "Win\n2 5\n"),
    ("5 6\n2 2 3\n2 4 5\n1 4\n1 5\n0\n1\n", "Win\n1 2\n"),
    ("5 6\n2 2 3\n2 4 5\n1 4\n1 5\n0\n1\n", "Win\n"),
    ("3 2\n1 3\n1 1\n0\n2\n", "Win\n2 1 3\n"),
    ("3 2\n1 3\n1 1\n0\n2\n", "Draw\n"),
    ("2 2\n1 2\n1 1\n1\n", "Lose\n"),
    ("2 2\n1 2\n1 1\n1\n", "Win\n1 2\n"),
];

oracle! { checked(generate, check, WRONG).some_lines().largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    let n = random.between(2, 8);
    let rare = random.between(2, 5);
    // Without a cycle, or with hardly a vertex that has no arcs, or neither.
    let kind = random.between(0, 3);
    let mut m = 0;
    let mut lines = String::new();
    for from in 1..=n {
        let mut arcs: Vec<usize> = (1..=n).filter(|&to| to != from).collect();
        arcs.retain(|&to| random.between(0, rare) == 0 && (to > from || kind > 0));
        if kind == 1 && arcs.is_empty() {
            arcs.push(from % n + 1);
        }
        if kind > 1 && random.between(0, 5) == 0 {
            arcs.clear();
        }
        random.shuffle(&mut arcs);
        m += arcs.len();
        arcs.insert(0, arcs.len());
        lines += &(line(&arcs) + "\n");
    }
    let start = random.between(1, n.min(3));
    format!("{n} {m}\n{lines}{start}\n")
}

fn largest(random: &mut Random) -> Vec<String> {
    let n = 100_000;
    let text = |arcs: &dyn Fn(usize) -> Vec<usize>| {
        let own = (1..=n).map(|from| {
            let arcs = arcs(from);
            (
                arcs.len(),
                format!("{} {}", arcs.len(), line(&arcs)).trim().to_string() + "\n",
            )
        });
        let (counts, lines): (Vec<_>, Vec<_>) = own.unzip();
        format!(
            "{n} {}\n{}1\n",
            counts.iter().sum::<usize>(),
            lines.concat()
        )
    };
    // An odd circle with one way out, at an even distance: it is gone round nearly twice.
    let circle = text(&|from| match from {
        100_000 => vec![],
        99_999 => vec![1, n],
        _ => vec![from + 1],
    });
    let path = text(&|from| (from + 1..=n.min(from + 1)).collect());
    let steps = text(&|from| (from + 1..=n.min(from + 2)).collect());
    let star = text(&|from| {
        if from == 1 {
            (2..=n).collect()
        } else {
            vec![1]
        }
    });
    let mut targets: Vec<usize> = random.list(n, 1, n);
    for (i, target) in (1..).zip(&mut targets) {
        *target = if *target == i { i % n + 1 } else { *target };
    }
    let circles = text(&|from| vec![targets[from - 1]]);
    vec![circle, path, steps, star, circles]
}

fn check(input: &str, answer: &str) -> Result<(), String> {
    let mut input = Input::from_text(input);
    let n: usize = input.read();
    let _m: usize = input.read();
    let mut options: Vec<Vec<usize>> = vec![Vec::new()];
    for _ in 0..n {
        let count = input.read();
        options.push(input.read_list(count));
    }
    let start: usize = input.read();
    // Where the chip can be after 0, 1, 2, ... moves. Whatever it can do at all, it can do in fewer
    // than 2 n moves, except moving on for ever; and a chip that makes n moves has been somewhere twice.
    let mut places = vec![start];
    let (mut can_win, mut can_draw) = (false, false);
    for moves in 0..4 * n {
        can_win |= moves % 2 == 1 && places.iter().any(|&place| options[place].is_empty());
        can_draw = !places.is_empty();
        places = places
            .iter()
            .flat_map(|&place| options[place].clone())
            .collect();
        places.sort_unstable();
        places.dedup();
    }
    let words: Vec<&str> = answer.split_whitespace().collect();
    match words.split_first() {
        Some((&"Win", walk)) if can_win => {
            let walk: Result<Vec<usize>, _> = walk.iter().map(|word| word.parse()).collect();
            let walk = walk.map_err(|error| error.to_string())?;
            let moves_on = |pair: &[usize]| {
                let own = options.get(pair[0]);
                own.is_some_and(|own| own.contains(&pair[1]))
            };
            if walk.first() != Some(&start) || !walk.windows(2).all(moves_on) {
                return Err("not a walk from the start".to_string());
            }
            if !options[walk[walk.len() - 1]].is_empty() || walk.len() % 2 == 1 {
                return Err("the second player has not lost".to_string());
            }
            if walk.len() > 1_000_000 {
                return Err("too long".to_string());
            }
            Ok(())
        }
        Some((&"Draw", [])) if !can_win && can_draw => Ok(()),
        Some((&"Lose", [])) if !can_win && !can_draw => Ok(()),
        _ => Err(format!("win: {can_win}, draw: {can_draw}")),
    }
}
