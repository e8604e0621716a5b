use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, 1000, 256) }

fn text(edges: &[(usize, usize)], [a, b, da, db]: [usize; 4]) -> String {
    format!("{} {a} {b} {da} {db}\n{}", edges.len() + 1, lines(edges))
}

fn generate(random: &mut Random) -> String {
    let n = random.between(2, 7);
    let edges = random.tree(n);
    let a = random.between(1, n);
    let b = (a + random.between(0, n - 2)) % n + 1;
    let bounds = [
        a,
        b,
        random.between(1, 2.min(n - 1)),
        random.between(1, n - 1),
    ];
    format!("1\n{}", text(&edges, bounds))
}

fn largest(random: &mut Random) -> Vec<String> {
    let n = 100_000;
    let path: Vec<(usize, usize)> = (1..n).map(|v| (v, v + 1)).collect();
    let one = |edges: &[(usize, usize)], bounds| format!("1\n{}", text(edges, bounds));
    let many = cases(10_000, || text(&random.tree(10), [1, 10, 1, 3]));
    let long = one(&path, [1, n, n / 2 - 1, n - 1]);
    vec![long, one(&random.tree(n), [1, n, 1, n - 1]), many]
}

fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let [n, a, b, da, db]: [usize; 5] = [(); 5].map(|_| input.read());
        let edges = input.read_edges(n - 1);
        let mut distances = vec![vec![n; n]; n];
        for v in 0..n {
            distances[v][v] = 0;
        }
        for _ in 0..n {
            for (v, w) in edges.iter().flat_map(|&(v, w)| [(v, w), (w, v)]) {
                for from in 0..n {
                    distances[from][v] = distances[from][v].min(distances[from][w] + 1);
                }
            }
        }
        // Where the player to move stands, where the other one does, and whether Alice is to move.
        let places: Vec<usize> = (0..n).collect();
        let positions = product(&[places.clone(), places.clone(), vec![0, 1]]);
        let ends = forced_ends(&positions, |position| {
            let (own, other, alices_turn) = (position[0], position[1], position[2]);
            // Alice has won: she gets by with staying there, and Bob cannot move.
            let reach = either(own == other, 0, either(alices_turn == 1, da, db));
            let jumps = places.iter().filter(|&&to| distances[own][to] <= reach);
            let jumps = jumps.filter(|_| own != other || alices_turn == 1);
            jumps.map(|&to| vec![other, to, 1 - alices_turn]).collect()
        });
        let won = ends.contains_key(&vec![a - 1, b - 1, 1]);
        output.line(either(won, "Alice", "Bob"));
    }
}
