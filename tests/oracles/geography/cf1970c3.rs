use crate::prelude::*;
oracle! { same(generate, solve).lines(|input| number(input, 1)).largest(largest, 1000, 256).slow() }

fn text(edges: &[(usize, usize)], starts: &[usize]) -> String {
    let n = edges.len() + 1;
    let starts_line = line(starts);
    format!("{n} {}\n{}{starts_line}\n", starts.len(), lines(edges))
}

fn generate(random: &mut Random) -> String {
    let n = random.between(2, 9);
    let count = random.between(1, n);
    text(&random.tree(n), &random.list(count, 1, n))
}

fn largest(random: &mut Random) -> Vec<String> {
    let n = 200_000;
    let path: Vec<(usize, usize)> = (1..n).map(|v| (v, v + 1)).collect();
    let star: Vec<(usize, usize)> = (1..n).map(|v| (n, v)).collect();
    // A path with a leaf on each of its vertices.
    let half = n / 2;
    let mut comb: Vec<(usize, usize)> = (1..half).map(|v| (v, v + 1)).collect();
    comb.extend((1..=half).map(|v| (half + v, v)));
    let mut starts: Vec<usize> = (1..=n).collect();
    random.shuffle(&mut starts);
    let trees = [path, star, comb, random.tree(n)];
    trees.iter().map(|edges| text(edges, &starts)).collect()
}

fn solve(input: &mut Input, output: &mut Output) {
    let [n, rounds]: [usize; 2] = input.read_array();
    let edges = input.read_edges(n - 1);
    // The vertex of the stone, and the set of those where it has been.
    let mut search = Search::normal(|&(v, visited): &(usize, u32)| {
        let both = edges.iter().flat_map(|&(a, b)| [(a, b), (b, a)]);
        let next = both.filter(|&(from, to)| from == v && visited >> to & 1 == 0);
        next.map(|(_, to)| (to, visited | 1 << to)).collect()
    });
    for _ in 0..rounds {
        let start = input.read::<usize>() - 1;
        let won = search.wins(&(start, 1 << start));
        output.line(either(won, "Ron", "Hermione"));
    }
}
