use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 2000, 1024) }

fn text(places: [usize; 2], edges: &[(usize, usize)]) -> String {
    format!("{} {}\n{}", edges.len() + 1, line(&places), lines(edges))
}

fn generate(random: &mut Random) -> String {
    let n = random.between(2, 8);
    let u = random.between(1, n);
    let v = (u + random.between(0, n - 2)) % n + 1;
    text([u, v], &random.tree(n))
}

fn largest(random: &mut Random) -> Vec<String> {
    let n = 100_000;
    let path: Vec<(usize, usize)> = (1..n).map(|v| (v, v + 1)).collect();
    vec![text([2, 1], &path), text([1, 2], &random.tree(n))]
}

fn solve(input: &mut Input, output: &mut Output) {
    let [n, u, v]: [usize; 3] = [(); 3].map(|()| input.read());
    let mut near = vec![Vec::new(); n];
    for (a, b) in input.read_edges(n - 1) {
        near[a].push(b);
        near[b].push(a);
    }
    let mut moves = 0;
    while !is_caught(&near, moves, u - 1, v - 1) {
        moves += 1;
    }
    output.line(moves);
}

/// Whether the pursuer can catch the runner, who is to move, in this many moves of the pursuer.
fn is_caught(near: &[Vec<usize>], moves: usize, runner: usize, pursuer: usize) -> bool {
    near[runner].iter().all(|&to| {
        let catches = |&from: &usize| from == to || is_caught(near, moves - 1, to, from);
        to == pursuer || (moves > 0 && near[pursuer].iter().any(catches))
    })
}
