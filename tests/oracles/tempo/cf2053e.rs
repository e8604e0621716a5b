use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, 2000, None).slow() }

fn generate(random: &mut Random) -> String {
    cases(2, || {
        let n = random.between(2, 8);
        format!("{n}\n{}", lines(&random.tree(n)))
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    let n = 200_000;
    let path: Vec<_> = (1..n).map(|v| (v, v + 1)).collect();
    let star: Vec<_> = (2..=n).map(|v| (1, v)).collect();
    let mut inputs = Vec::new();
    for edges in [path, star, random.tree(n)] {
        inputs.push(format!("1\n{n}\n{}", lines(&edges)));
    }
    inputs.push(cases(20_000, || format!("20\n{}", lines(&random.tree(20)))));
    inputs
}

/// The head, the tail, and whether Nora is to move.
type Position = (usize, usize, bool);

fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let n: usize = input.read();
        let edges = input.read_edges(n - 1);
        let mut neighbours = vec![Vec::new(); n];
        for &(a, b) in &edges {
            neighbours[a].push(b);
            neighbours[b].push(a);
        }
        // By the vertex that one goes to, and that where one is: the next vertex.
        let mut towards = vec![vec![0; n]; n];
        for (to, steps) in towards.iter_mut().enumerate() {
            let mut open = vec![(to, to)];
            while let Some((v, next)) = open.pop() {
                steps[v] = next;
                open.extend(
                    neighbours[v]
                        .iter()
                        .filter(|&&w| w != next)
                        .map(|&w| (w, v)),
                );
            }
        }
        let is_leaf = |v: usize| neighbours[v].len() == 1;
        let options = |&(head, tail, is_noras): &Position| {
            // Who moves when a goal is reached has lost: the goal is that of the one who has just moved, or was
            // there at the start.
            if is_leaf(head) || is_leaf(tail) {
                return Vec::new();
            }
            let (end, other) = either(is_noras, (head, tail), (tail, head));
            let next = neighbours[end]
                .iter()
                .filter(|&&w| w != towards[other][end]);
            let follows = towards[end][other];
            next.map(|&w| either(is_noras, (w, follows, false), (follows, w, true)))
                .collect()
        };
        let mut positions = Vec::new();
        for head in 0..n {
            for tail in (0..n).filter(|&tail| tail != head) {
                positions.push((head, tail, true));
                positions.push((head, tail, false));
            }
        }
        let ends = forced_ends(&positions, options);
        let mut count = 0;
        for &(head, tail, is_noras) in &positions {
            let aron_wins = match (is_leaf(head), is_leaf(tail)) {
                (false, false) => ends
                    .get(&(head, tail, true))
                    .is_some_and(|moves| moves % 2 == 0),
                (is_noras_goal, is_arons_goal) => is_arons_goal && !is_noras_goal,
            };
            count += usize::from(is_noras && aron_wins);
        }
        output.line(count);
    }
}
