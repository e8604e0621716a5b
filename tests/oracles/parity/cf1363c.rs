use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, 2000, 256) }

fn text(edges: &[(usize, usize)], x: usize) -> String {
    format!("{} {x}\n{}", edges.len() + 1, lines(edges))
}

fn generate(random: &mut Random) -> String {
    cases(3, || {
        let n = random.between(1, 9);
        let edges = random.tree(n);
        text(&edges, random.between(1, n))
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    let tree = cases(10, || text(&random.tree(1000), 7));
    let path: Vec<(usize, usize)> = (1..999).map(|v| (v, v + 1)).collect();
    vec![tree, cases(10, || text(&path, 500))]
}

fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let [n, x]: [usize; 2] = [input.read(), input.read()];
        let edges = input.read_edges(n - 1);
        // The vertices that are left. Without x the player to move has lost.
        let mut search = Search::normal(|vertices: &Vec<usize>| {
            let mut options = Vec::new();
            for v in vertices.iter().filter(|_| vertices.contains(&(x - 1))) {
                let is_left =
                    |&&(a, b): &&(usize, usize)| vertices.contains(&a) && vertices.contains(&b);
                let left = edges.iter().filter(is_left);
                if left.filter(|(a, b)| a == v || b == v).count() <= 1 {
                    let others = vertices.iter().filter(|&other| other != v);
                    options.push(others.copied().collect());
                }
            }
            options
        });
        let won = search.wins(&(0..n).collect());
        output.line(either(won, "Ayush", "Ashish"));
    }
}
