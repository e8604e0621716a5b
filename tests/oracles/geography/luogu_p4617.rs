use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 5);
    let mut trails: Vec<(usize, usize)> =
        (1..=n).flat_map(|v| (1..=n).map(move |d| (v, d))).collect();
    random.shuffle(&mut trails);
    trails.truncate(random.between(1, (n * n).min(12)));
    format!("{n} {}\n{}", trails.len(), lines(&trails))
}

fn largest(random: &mut Random) -> Vec<String> {
    let n = 5000;
    let path = |i: usize| (i / 2 + 1, (i + 1) / 2 + 1);
    let up: Vec<(usize, usize)> = (0..n).map(path).collect();
    let down = up.iter().rev().map(|&(v, d)| (n + 1 - v, n + 1 - d));
    let down = down.collect();
    let star = (1..=n).map(|v| (v, 1)).collect();
    let mut mixed: Vec<(usize, usize)> = (0..2 * n)
        .map(|_| (random.between(1, n), random.between(1, n)))
        .collect();
    mixed.sort_unstable();
    mixed.dedup();
    random.shuffle(&mut mixed);
    mixed.truncate(5000);
    let input = |trails: &Vec<(usize, usize)>| {
        let mut input = format!("{n} {}\n", trails.len());
        input += &lines(trails);
        input
    };
    [up, down, star, mixed].iter().map(input).collect()
}

fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let m: usize = input.read();
    let trails: Vec<(usize, usize)> = (0..m)
        .map(|_| (input.read(), n + input.read::<usize>()))
        .collect();
    // The walk so far, its places before the last in order, as only the set of them counts.
    let mut search = Search::normal(|(before, place): &(Vec<usize>, usize)| {
        let mut visited = [before.as_slice(), &[*place]].concat();
        visited.sort_unstable();
        let next = trails.iter().filter_map(|&(a, b)| match *place {
            place if place == a => Some(b),
            place if place == b => Some(a),
            _ => None,
        });
        let next = next.filter(|next| !visited.contains(next));
        next.map(|next| (visited.clone(), next)).collect()
    });
    for peak in 1..=n {
        let won = search.wins(&(Vec::new(), peak));
        output.line(either(won, "Slavko", "Mirko"));
    }
}
