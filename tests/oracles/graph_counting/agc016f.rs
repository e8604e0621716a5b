use crate::prelude::*;
oracle! { same(generate, solve).largest(largest, 5000, 256).slow() }

fn generate(random: &mut Random) -> String {
    let mut n = random.between(3, 6);
    let mut edges: Vec<(u64, u64)> = (1..n)
        .flat_map(|x| (x + 1..=n).map(move |y| (x, y)))
        .collect();
    random.shuffle(&mut edges);
    edges.truncate(random.between(2, 8));
    if n == 3 && random.between(0, 15) == 0 {
        // More graphs than the modulus: all edges between vertices that no piece can reach.
        edges.extend((4..11).flat_map(|x| (x + 1..=11).map(move |y| (x, y))));
        n = 11;
    }
    format!("{n} {}\n{}", edges.len(), lines(&edges))
}

fn largest(_: &mut Random) -> Vec<String> {
    let mut input = "15 105\n".to_string();
    for x in 1..15 {
        for y in x + 1..=15 {
            input += &format!("{x} {y}\n");
        }
    }
    vec![input]
}

fn solve(input: &mut Input, output: &mut Output) {
    let _: usize = input.read();
    let m: usize = input.read();
    let mut edges: Vec<(usize, usize)> = (0..m).map(|_| (input.read(), input.read())).collect();
    // An edge that no piece can reach makes no difference.
    let mut reached = vec![1, 2];
    let mut next = 0;
    while let Some(&from) = reached.get(next) {
        let own = edges.iter().filter(|edge| edge.0 == from);
        let new: Vec<usize> = own.map(|edge| edge.1).collect();
        reached.extend(new);
        next += 1;
    }
    edges.retain(|edge| reached.contains(&edge.0));
    let free = m - edges.len();
    let m = edges.len();
    let won = |set: &usize| {
        let kept = (0..m).filter(|i| set >> i & 1 == 1);
        let kept: Vec<(usize, usize)> = kept.map(|i| edges[i]).collect();
        let mut search = Search::normal(|&(a, b): &(usize, usize)| {
            let own = |v: usize| kept.iter().filter(move |edge| edge.0 == v);
            let first = own(a).map(|edge| (edge.1, b));
            first.chain(own(b).map(|edge| (a, edge.1))).collect()
        });
        search.wins(&(1, 2))
    };
    let won = (0..1 << m).filter(won).count() as u64;
    output.line((0..free).fold(won, |graphs, _| graphs * 2 % 1_000_000_007));
}
