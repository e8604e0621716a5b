use crate::prelude::*;
oracle! { same(generate, solve).some_lines().largest(largest, None, None).slow() }

/// A bracelet with the number of its pearls.
fn bracelet(pearls: &[u64]) -> String {
    format!("{} {}\n", pearls.len(), line(pearls))
}

fn generate(random: &mut Random) -> String {
    let mut input = "2\n".to_string();
    for _ in 0..2 {
        let (n, most) = [(1, 8), (2, 5), (3, 3)][random.between(0, 2)];
        let mut bracelets: Vec<Vec<u64>> = Vec::new();
        for _ in 0..n {
            let pearls = random.between(1, most);
            bracelets.push(random.list(pearls, 1, 5));
        }
        if random.between(0, 3) == 0 {
            // Often lost.
            bracelets.truncate(1);
            bracelets[0].truncate(5);
            bracelets.push(bracelets[0].iter().rev().copied().collect());
        }
        input += &format!("{}\n", bracelets.len());
        for pearls in bracelets {
            input += &bracelet(&pearls);
        }
    }
    input
}

/// The statement's bounds are not known: accepted programs have room for 50 bracelets of 50 pearls.
fn largest(random: &mut Random) -> Vec<String> {
    let growing: Vec<u64> = (1..=50).collect();
    let mut any = String::new();
    for _ in 0..100 {
        any += "50\n";
        for _ in 0..50 {
            let mut pearls = growing.clone();
            random.shuffle(&mut pearls);
            any += &bracelet(&pearls);
        }
    }
    let growing = bracelet(&growing).repeat(49);
    let growing = format!("50\n{growing}{}", bracelet(&[1, 1, 1])).repeat(100);
    [growing, any].map(|tests| format!("100\n{tests}")).into()
}

/// What is left of a bracelet after the choice of each of its weights, by growing weight.
fn choices(pearls: &[u64]) -> Vec<(u64, Vec<Vec<u64>>)> {
    let mut weights = pearls.to_vec();
    weights.sort_unstable();
    weights.dedup();
    let mut choices = Vec::new();
    for weight in weights {
        let runs = pearls.split(|&pearl| pearl >= weight);
        let runs = runs.filter(|run| !run.is_empty()).map(<[u64]>::to_vec);
        choices.push((weight, runs.collect()));
    }
    choices
}

type Bracelets = Vec<Vec<u64>>;

/// All moves: a bracelet's place, a weight, and what is left of all bracelets.
fn moves(bracelets: &Bracelets) -> Vec<(usize, u64, Bracelets)> {
    let mut moves = Vec::new();
    for (i, pearls) in bracelets.iter().enumerate() {
        for (weight, runs) in choices(pearls) {
            let mut rest = [&bracelets[..i], &bracelets[i + 1..], &runs].concat();
            rest.sort_unstable();
            moves.push((i, weight, rest));
        }
    }
    moves
}

fn solve(input: &mut Input, output: &mut Output) {
    let mut search = Search::normal(|bracelets: &Bracelets| {
        let moves = moves(bracelets).into_iter();
        moves.map(|(_, _, rest)| rest).collect()
    });
    for case in 1..=input.read::<u64>() {
        let mut bracelets = Vec::new();
        for _ in 0..input.read() {
            let n = input.read();
            bracelets.push(input.read_list(n));
        }
        let mut won = moves(&bracelets);
        won.retain(|(_, _, rest)| !search.wins(rest));
        let winner = if won.is_empty() { "Genie" } else { "Aladdin" };
        output.line(format!("Case {case}: {winner}"));
        if !won.is_empty() {
            let won = won
                .iter()
                .map(|(i, weight, _)| format!("({} {weight})", i + 1));
            output.line(won.collect::<Vec<_>>().concat());
        }
    }
}
