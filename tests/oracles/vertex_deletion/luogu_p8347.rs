use crate::prelude::*;
oracle! { tests(generate, solve).largest(largest, None, None) }

fn input_of(trees: &[Vec<(usize, usize)>]) -> String {
    let mut input = format!("{}\n", trees.len());
    for tree in trees {
        input += &format!("{}\n", tree.len() + 1);
        input += &lines(tree);
    }
    input
}

fn generate(random: &mut Random) -> String {
    let trees = (0..3).map(|_| {
        if random.between(0, 1) == 1 {
            let n = random.between(2, 8);
            return random.tree(n);
        }
        // Two neighbours more at a time: all degrees are odd.
        let mut tree = vec![(1, 2)];
        for n in 1..=random.between(0, 3) {
            let vertex = random.between(1, 2 * n);
            tree.extend([(vertex, 2 * n + 1), (2 * n + 2, vertex)]);
        }
        random.shuffle(&mut tree);
        tree
    });
    input_of(&trees.collect::<Vec<_>>())
}

fn largest(random: &mut Random) -> Vec<String> {
    let n = 100_000;
    let trees = [
        random.tree(n),
        random.tree(n - 1),
        (1..n).map(|v| (v, v + 1)).collect(),
        (2..=n).map(|v| (1, v)).collect(),
        (1..n).map(|v| (v / 2 * 2 + 1, v + 1)).collect(),
    ];
    vec![input_of(&trees)]
}

fn solve(input: &mut Input, output: &mut Output) {
    for _ in 0..input.read() {
        let n: usize = input.read();
        let edges: Vec<(u32, u32)> = (1..n).map(|_| (input.read(), input.read())).collect();
        // A part has bit v for each vertex v.
        let part_of = |set: u32, v: u32| {
            let mut part = 1u32 << v;
            for _ in &edges {
                for (a, b) in &edges {
                    let edge = 1 << a | 1 << b;
                    if set & edge == edge && part & edge != 0 {
                        part |= edge;
                    }
                }
            }
            part
        };
        // A player who leaves a single vertex loses, and the one who finds it has won.
        let mut search = Search::misere(|&set: &u32| {
            let mut options = Vec::new();
            for deleted in (0..32).filter(|v| set >> v & 1 == 1) {
                let rest = set & !(1 << deleted);
                let kept = (0..32).filter(|v| rest >> v & 1 == 1);
                options.extend(kept.map(|v| part_of(rest, v)));
            }
            options
        });
        let won = search.wins(&((2 << n) - 2));
        output.line(either(won, "Hifuu", "Luna"));
    }
}
