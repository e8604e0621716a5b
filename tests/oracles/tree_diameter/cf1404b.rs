use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, 1000, 256) }

fn text(edges: &[(usize, usize)], bounds: [usize; 4]) -> String {
    format!("{} {}\n{}", edges.len() + 1, line(&bounds), lines(edges))
}

fn generate(random: &mut Random) -> String {
    let n = random.between(4, 6);
    let edges = random.tree(n);
    let a = random.between(1, n);
    let b = (a + random.between(0, n - 2)) % n + 1;
    let da = 1 + usize::from(random.between(0, 4) == 0);
    let bounds = [a, b, da, random.between(2, n - 1)];
    format!("1\n{}", text(&edges, bounds))
}

fn largest(random: &mut Random) -> Vec<String> {
    let n = 100_000;
    let path: Vec<(usize, usize)> = (1..n).map(|v| (v, v + 1)).collect();
    let one = format!("1\n{}", text(&path, [1, n, n / 2 - 1, n - 1]));
    vec![one, cases(10_000, || text(&random.tree(10), [1, 10, 1, 3]))]
}

fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let [n, a, b, da, db]: [usize; 5] = input.read_array();
        let edges = input.read_edges(n - 1);
        let jumps = |from: usize, most: usize| {
            let mut near = vec![from];
            for _ in 0..most {
                let is_near = |v: usize| near.contains(&v);
                let next = edges.iter().filter(|&&(v, w)| is_near(v) != is_near(w));
                let next: Vec<_> = next.map(|&(v, w)| either(is_near(v), w, v)).collect();
                near.extend(next);
            }
            near
        };
        // Where the player to move stands, where the other one does, and whether Alice is to move.
        let triples = product(&[(0..n).collect(), (0..n).collect(), vec![0, 1]]);
        let positions: Vec<_> = triples.iter().map(|t| (t[0], t[1], t[2] == 1)).collect();
        let ends = forced_ends(&positions, |&(own, other, alices_turn)| {
            // Alice can stay, and Bob has lost.
            if own == other && !alices_turn {
                return Vec::new();
            }
            let jumps = jumps(own, either(alices_turn, da, db)).into_iter();
            jumps.map(|to| (other, to, !alices_turn)).collect()
        });
        let won = ends.contains_key(&(a - 1, b - 1, true));
        output.line(either(won, "Alice", "Bob"));
    }
}
