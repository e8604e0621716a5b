use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, 4000, 256).slow() }

fn text(places: [usize; 2], edges: &[(usize, usize)]) -> String {
    format!("{} {}\n{}", edges.len(), line(&places), lines(edges))
}

/// A tree and an edge more.
fn graph(random: &mut Random, n: usize) -> Vec<(usize, usize)> {
    let mut edges = random.tree(n);
    loop {
        let edge = (random.between(1, n), random.between(1, n));
        let other = (edge.1, edge.0);
        if edge != other && !edges.contains(&edge) && !edges.contains(&other) {
            edges.push(edge);
            return edges;
        }
    }
}

fn generate(random: &mut Random) -> String {
    cases(2, || {
        let n = random.between(3, 7);
        let places = [random.between(1, n), random.between(1, n)];
        text(places, &graph(random, n))
    })
}

fn largest(random: &mut Random) -> Vec<String> {
    let n = 200_000;
    let path = (1..n).map(|v| (v, v + 1));
    let circle: Vec<_> = path.clone().chain([(n, 1)]).collect();
    let tail: Vec<_> = path.chain([(n, n - 2)]).collect();
    let one = |places, edges: &[_]| format!("1\n{}", text(places, edges));
    vec![
        one([1, n], &circle),
        one([n / 2, n / 2 + 1], &tail),
        one([1, 2], &graph(random, n)),
        cases(1000, || text([1, 2], &graph(random, 200))),
    ]
}

fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let [n, a, b]: [usize; 3] = [(); 3].map(|()| input.read());
        let mut near: Vec<Vec<usize>> = (0..n).map(|v| vec![v]).collect();
        for (v, w) in input.read_edges(n) {
            near[v].push(w);
            near[w].push(v);
        }
        // Where Marcel and Valeriu stand, as far as it is not known yet that Valeriu is caught.
        let mut open: Vec<Vec<usize>> = product(&[(0..n).collect(), (0..n).collect()]);
        open.retain(|places| places[0] != places[1]);
        loop {
            let mut still = open.clone();
            still.retain(|places| {
                let has_answer = |&marcel: &usize| {
                    near[places[1]].iter().any(|&valeriu| {
                        let meet_on_a_road = [valeriu, marcel] == places[..];
                        !meet_on_a_road && open.contains(&vec![marcel, valeriu])
                    })
                };
                near[places[0]].iter().all(has_answer)
            });
            if still == open {
                break;
            }
            open = still;
        }
        let escapes = open.contains(&vec![a - 1, b - 1]);
        output.line(either(escapes, "YES", "NO"));
    }
}
