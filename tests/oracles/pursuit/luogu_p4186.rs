use crate::prelude::*;
use std::collections::HashSet;
oracle! { same(generate, solve).largest(largest, None, None) }

fn generate(random: &mut Random) -> String {
    loop {
        let n = random.between(2, 6);
        let edges = random.tree(n);
        let ends: Vec<usize> = edges.iter().flat_map(|&(a, b)| [a, b]).collect();
        let is_exit = |v: &usize| ends.iter().filter(|end| *end == v).count() == 1;
        if (1..=n).filter(is_exit).count() <= 3 {
            return format!("{n} {}\n{}", random.between(1, n), lines(&edges));
        }
    }
}

fn largest(random: &mut Random) -> Vec<String> {
    let n = 100_000;
    let path: Vec<_> = (1..n).map(|v| (v, v + 1)).collect();
    let star: Vec<_> = (2..=n).map(|v| (1, v)).collect();
    let trees = [path, star, random.tree(n)];
    trees
        .map(|edges| format!("{n} {}\n{}", n / 2, lines(&edges)))
        .to_vec()
}

/// Bessie's barn and those of the farmers, sorted.
type Position = (usize, Vec<usize>);

fn sorted(farmers: &[usize]) -> Vec<usize> {
    let mut farmers = farmers.to_vec();
    farmers.sort_unstable();
    farmers
}

/// Whether Bessie gets away from farmers who start in these barns. From a position, her barn and theirs, she
/// gets away if she is at an exit and no farmer is; or if she has a step that no step of the farmers at the
/// same time can stop: after it none is in her barn, none has come through her tunnel, and she gets away.
fn gets_away(neighbours: &[Vec<usize>], start: usize, farmers: &[usize]) -> bool {
    let stay_or_go = |v: usize| [&neighbours[v][..], &[v]].concat();
    let all_steps = |farmers: &[usize]| {
        let choices: Vec<Vec<usize>> = farmers.iter().map(|&v| stay_or_go(v)).collect();
        product(&choices)
    };
    // The positions that can be reached, and those from which she gets away.
    let mut seen = HashSet::from([(start, farmers.to_vec())]);
    let mut open: Vec<Position> = seen.iter().cloned().collect();
    let mut undecided = Vec::new();
    let mut won = HashSet::new();
    while let Some((runner, farmers)) = open.pop() {
        if farmers.contains(&runner) {
            continue;
        }
        if neighbours[runner].len() == 1 {
            won.insert((runner, farmers));
            continue;
        }
        for next in stay_or_go(runner) {
            for after in all_steps(&farmers) {
                let position = (next, sorted(&after));
                if seen.insert(position.clone()) {
                    open.push(position);
                }
            }
        }
        undecided.push((runner, farmers));
    }
    let mut count = usize::MAX;
    while undecided.len() < count {
        count = undecided.len();
        undecided.retain(|(runner, farmers)| {
            let gets_away = stay_or_go(*runner).into_iter().any(|next| {
                all_steps(farmers).into_iter().all(|after| {
                    let mut steps = farmers.iter().zip(&after);
                    let meets = steps.any(|(from, to)| *from == next && to == runner);
                    !meets && won.contains(&(next, sorted(&after)))
                })
            });
            if gets_away {
                won.insert((*runner, farmers.clone()));
            }
            !gets_away
        });
    }
    won.contains(&(start, farmers.to_vec()))
}

fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let start = input.read::<usize>() - 1;
    let mut neighbours = vec![Vec::new(); n];
    for (a, b) in input.read_edges(n - 1) {
        neighbours[a].push(b);
        neighbours[b].push(a);
    }
    let exits: Vec<usize> = (0..n).filter(|&v| neighbours[v].len() == 1).collect();
    let mut sets: Vec<u32> = (0..1 << exits.len()).collect();
    sets.sort_unstable_by_key(|set| set.count_ones());
    let catches = |set: &u32| {
        let chosen = (0..exits.len()).filter(|i| set >> i & 1 == 1);
        let farmers: Vec<usize> = chosen.map(|i| exits[i]).collect();
        !gets_away(&neighbours, start, &farmers)
    };
    let least = sets
        .into_iter()
        .find(catches)
        .expect("all exits are enough");
    output.line(least.count_ones());
}
