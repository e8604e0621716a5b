use crate::prelude::*;

/// Inputs with wrong answers.
const WRONG: &[(&str, &str)] = &[
    ("4 2\n2 1 1 5\n1 2\n3 4\n", "LOSE\n"),
    ("4 2\n2 1 1 5\n1 2\n3 4\n", "WIN\n2 1 1 5\n"),
    ("4 2\n2 1 1 5\n1 2\n3 4\n", "WIN\n0 5 0 5\n"),
    ("4 2\n2 1 1 5\n1 2\n3 4\n", "WIN\n1 5 1\n"),
    ("4 2\n2 1 1 5\n1 2\n3 4\n", "WIN\n1 1 1 5\n"),
    ("4 2\n1 5 1 5\n1 2\n3 4\n", "WIN\n0 5 0 5\n"),
    ("4 2\n1 5 1 5\n1 2\n3 4\n", "WIN\n0 5 1 5\n"),
    ("3 3\n314 159 265\n1 2\n1 3\n3 2\n", "WIN\n0 0 1\n"),
];

oracle! { checked(generate, check, WRONG).some_lines().largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    let (mut n, most) = match random.between(0, 3) {
        0 => (random.between(4, 6), 1),
        _ => (random.between(1, 4), 3),
    };
    // Cities in pairs with the same roads and the same tax are lost; a third of these has another tax.
    let twins = random.between(0, 1) == 0;
    n += if twins { n % 2 } else { 0 };
    let mut names: Vec<usize> = (1..=n).collect();
    random.shuffle(&mut names);
    let groups: Vec<&[usize]> = names.chunks(if twins { 2 } else { 1 }).collect();
    let rare = random.between(0, 2);
    let mut roads = Vec::new();
    let mut taxes = vec![0; names.len()];
    for (i, group) in groups.iter().enumerate() {
        for to in groups[i + 1..].iter().copied().flatten() {
            if random.between(0, rare) == 0 {
                roads.extend(group.iter().map(|from| format!("{from} {to}\n")));
            }
        }
        let tax = random.between(0, most);
        for &city in *group {
            taxes[city - 1] = tax;
        }
    }
    if twins && random.between(0, 2) == 0 {
        taxes[0] = random.between(0, most);
    }
    random.shuffle(&mut roads);
    let m = roads.len();
    format!("{n} {m}\n{}\n{}", line(&taxes), roads.concat())
}

fn largest(random: &mut Random) -> Vec<String> {
    let (n, most) = (200_000, 1_000_000_000);
    let mut text = |roads: &[(usize, usize)], least| {
        let roads = roads.iter().map(|(from, to)| format!("{from} {to}\n"));
        let roads: Vec<String> = roads.collect();
        let taxes = line(&random.list(n, least, most));
        format!("{n} {}\n{taxes}\n{}", roads.len(), roads.concat())
    };
    let path: Vec<_> = (1..n).rev().map(|v| (v, v + 1)).collect();
    let star: Vec<_> = (2..=n).map(|v| (1, v)).collect();
    // All roads among 632 cities: so many layers are possible at most.
    let all = (1..=632).flat_map(|v| (1..v).map(move |w| (n + 1 - w, n + 1 - v)));
    let all: Vec<_> = all.collect();
    vec![text(&path, 0), text(&star, most), text(&all, most / 2)]
}

/// The positions after each move, where no tax is set above `most`. The rules know no such bound, but
/// a search needs one.
fn options(roads: &[(usize, usize)], taxes: &[usize], most: usize) -> Vec<Vec<usize>> {
    let mut options = Vec::new();
    for city in 0..taxes.len() {
        let choices = taxes.iter().enumerate().map(|(other, &tax)| {
            if other == city {
                (0..tax).collect()
            } else if roads.contains(&(city, other)) {
                (0..=most).collect()
            } else {
                vec![tax]
            }
        });
        options.extend(product(&choices.collect::<Vec<_>>()));
    }
    options
}

/// Whether the player to move wins: by search if there are few positions, with a bound of 2^k - 1 that
/// no tax exceeds; otherwise (on two samples) by the theorem, from its definition.
fn wins(roads: &[(usize, usize)], taxes: &[usize]) -> bool {
    let most = taxes.iter().fold(0, |all, tax| all | tax);
    let most = (most + 1).next_power_of_two() - 1;
    if (most + 1).saturating_pow(u32::try_from(taxes.len()).unwrap()) <= 5000 {
        let mut search = Search::normal(|taxes: &Vec<usize>| options(roads, taxes, most));
        return search.wins(&taxes.to_vec());
    }
    let mut token = Search::normal(|&city: &usize| {
        let own = roads.iter().filter(|road| road.0 == city);
        own.map(|road| road.1).collect()
    });
    let layers: Vec<u64> = (0..taxes.len()).map(|city| token.grundy(&city)).collect();
    layers.iter().any(|layer| {
        let own = taxes
            .iter()
            .zip(&layers)
            .filter(|(_, other)| *other == layer);
        own.fold(0, |sum, (tax, _)| sum ^ tax) != 0
    })
}

fn check(input: &str, answer: &str) -> Result<(), String> {
    let mut input = Input::from_text(input);
    let n = input.read();
    let m: usize = input.read();
    let taxes: Vec<usize> = input.read_list(n);
    let mut city = || input.read::<usize>() - 1;
    let roads: Vec<(usize, usize)> = (0..m).map(|_| (city(), city())).collect();
    let words: Vec<&str> = answer.split_whitespace().collect();
    match words.split_first() {
        Some((&"LOSE", [])) => {
            if wins(&roads, &taxes) {
                return Err("the first player wins".to_string());
            }
        }
        Some((&"WIN", after)) => {
            let numbers: Result<Vec<usize>, _> = after.iter().map(|word| word.parse()).collect();
            let after = numbers.map_err(|error| error.to_string())?;
            if after.len() != n || after.iter().any(|&tax| tax > 2_000_000_000_000_000_000) {
                return Err("not a tax for each city".to_string());
            }
            let is_move = (0..n).any(|lowered| {
                after[lowered] < taxes[lowered]
                    && (0..n).all(|other| {
                        let same = after[other] == taxes[other];
                        same || other == lowered || roads.contains(&(lowered, other))
                    })
            });
            if !is_move {
                return Err("not a move".to_string());
            }
            // If the opponent loses, the first player wins.
            if wins(&roads, &after) {
                return Err("the opponent wins".to_string());
            }
        }
        _ => return Err("neither LOSE nor WIN and taxes".to_string()),
    }
    Ok(())
}
