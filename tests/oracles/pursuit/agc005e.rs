use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 2000, 256).slow() }

fn text(places: [usize; 2], red: &[(usize, usize)], blue: &[(usize, usize)]) -> String {
    let head = format!("{} {}", red.len() + 1, line(&places));
    format!("{head}\n{}{}", lines(red), lines(blue))
}

fn generate(random: &mut Random) -> String {
    let n = random.between(2, 8);
    let x = random.between(1, n);
    let y = (x + random.between(0, n - 2)) % n + 1;
    let blue = random.tree(n);
    let mut red = blue.clone();
    if random.between(0, 3) == 0 {
        red = random.tree(n);
    }
    for _ in 0..random.between(0, 2) {
        // A leaf hangs elsewhere.
        let leaf = random.between(1, n);
        let is_at = |&(v, w): &(usize, usize)| v == leaf || w == leaf;
        let edge = red.iter().position(is_at).expect("an edge");
        if red.iter().filter(|edge| is_at(edge)).count() == 1 {
            red[edge] = (leaf, leaf % n + 1);
        }
    }
    text([x, y], &red, &blue)
}

fn largest(random: &mut Random) -> Vec<String> {
    let n = 200_000;
    let path: Vec<(usize, usize)> = (1..n).map(|v| (v, v + 1)).collect();
    let any = random.tree(n);
    vec![
        text([2, 1], &path, &path),
        text([1, 2], &any, &random.tree(n)),
        text([1, 2], &any, &any),
    ]
}

fn solve(input: &mut Input, output: &mut Output) {
    let [n, x, y]: [usize; 3] = [(); 3].map(|()| input.read());
    let [red, blue] = [(); 2].map(|()| {
        let mut near: Vec<Vec<usize>> = (0..n).map(|v| vec![v]).collect();
        for (v, w) in input.read_edges(n - 1) {
            near[v].push(w);
            near[w].push(v);
        }
        near
    });
    let table = |is_caught: &dyn Fn(usize, usize) -> bool| -> Vec<Vec<bool>> {
        let row = |sigma| (0..n).map(move |sugim| sigma == sugim || is_caught(sigma, sugim));
        (0..n).map(|sigma| row(sigma).collect()).collect()
    };
    // Whether Sugim can end the game by that turn, if Sigma moves first and if Sugim does.
    let mut first = table(&|_, _| false);
    let mut second = first.clone();
    for turn in 0.. {
        if first[x - 1][y - 1] {
            return output.line(turn);
        }
        let after_first = table(&|v, w| red[v].iter().all(|&to| second[to][w]));
        let after_second = table(&|v, w| blue[w].iter().any(|&to| first[v][to]));
        if after_first == first && after_second == second {
            return output.line(-1);
        }
        first = after_first;
        second = after_second;
    }
}
