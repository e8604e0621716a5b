use crate::prelude::*;
oracle! { same(generate, solve).lines(|input| number(input, 2)).largest(largest, 1500, 500).slow() }

fn generate(random: &mut Random) -> String {
    // Now and then more than a machine word has bits, and a circle, so that the rounds are decided
    // in different orders.
    let is_large = random.between(1, 40) == 1;
    let (most, rounds) = if is_large { (70, 130) } else { (8, 3) };
    let n = random.between(2, most);
    let mut arcs: Vec<(usize, usize)> = Vec::new();
    if is_large {
        arcs.extend((1..=n).map(|v| (v, v % n + 1)));
    }
    for _ in 0..random.between(1, 2 * n) {
        arcs.push((random.between(1, n), random.between(1, n)));
    }
    let mut input = format!("{n} {} {rounds}\n", arcs.len());
    input += &lines(&arcs);
    for _ in 0..rounds {
        let start = random.between(1, n);
        let target = (start + random.between(0, n - 2)) % n + 1;
        input += &format!("{start} {target}\n");
    }
    input
}

fn largest(random: &mut Random) -> Vec<String> {
    let n = 100_000;
    let mut names: Vec<usize> = (1..=n).collect();
    random.shuffle(&mut names);
    let name = |v: usize| names[v % n];
    // A circle with moves of one to five steps: no vertex is decided without the target, and all are
    // with it.
    let steps = (0..n).flat_map(|v| (1..=5).map(move |step| (v, v + step)));
    let mut circle: Vec<(usize, usize)> = steps.map(|(v, w)| (name(v), name(w))).collect();
    random.shuffle(&mut circle);
    // A circle with moves of one step: the longest games.
    let mut slow: Vec<(usize, usize)> = (0..n).map(|v| (name(v), name(v + 1))).collect();
    slow.extend_from_within(..);
    slow.extend_from_within(..);
    slow.extend_from_within(..100_000);
    // A small circle with all targets, and moves to any vertices before: no order of the vertices
    // keeps neighbours together.
    let mut mixed = Vec::new();
    for v in (0..n).flat_map(|v| [v; 5]) {
        let w = if v < 1000 {
            (v + 1) % 1000
        } else {
            random.between(0, v - 1)
        };
        mixed.push((name(v), name(w)));
    }
    random.shuffle(&mut mixed);
    // A circle backwards, with moves from odd vertices to any and from even ones to odd ones before,
    // so that all are decided, one after the other, and no search finds the order.
    let mut chords = Vec::new();
    for v in 0..n {
        chords.push((name(v), name(v + n - 1)));
        for _ in 0..if v < 1000 { 0 } else { 4 } {
            let w = if v % 2 == 1 {
                random.between(0, n - 1)
            } else {
                random.between(499, v / 2 - 1) * 2 + 1
            };
            chords.push((name(v), name(w)));
        }
    }
    random.shuffle(&mut chords);
    // Few vertices and many moves.
    let steps = (0..1000).flat_map(|v| (1..=500).map(move |step| (v, (v + step) % 1000)));
    let mut dense: Vec<(usize, usize)> = steps.map(|(v, w)| (name(v), name(w))).collect();
    random.shuffle(&mut dense);
    // Every vertex of a circle with moves to and from one more: many moves to count down.
    let mut hub = Vec::new();
    for v in 1..n {
        hub.extend([(name(0), name(v)), (name(v), name(0))]);
        hub.extend([(name(v), name(v % (n - 1) + 1)); 3]);
    }
    random.shuffle(&mut hub);
    let graphs = [circle, slow, mixed, chords, dense, hub];
    let input = |arcs: &Vec<(usize, usize)>| {
        let mut input = String::with_capacity(8_000_000);
        writeln!(input, "{n} {} 500", arcs.len()).unwrap();
        input += &lines(arcs);
        for i in 0..500 {
            // Where moves go forward on a circle, the start is the last that is decided.
            writeln!(input, "{} {}", name(2 * i + 1), name(2 * i)).unwrap();
        }
        input
    };
    graphs.iter().map(input).collect()
}

fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let m: usize = input.read();
    let rounds: usize = input.read();
    let arcs: Vec<(usize, usize)> = (0..m).map(|_| (input.read(), input.read())).collect();
    let positions: Vec<usize> = (1..=n).collect();
    for _ in 0..rounds {
        let [start, target]: [usize; 2] = input.read_array();
        let ends = forced_ends(&positions, |&v| {
            let own = arcs.iter().filter(|arc| arc.0 == v && v != target);
            own.map(|arc| arc.1).collect()
        });
        output.line(match ends.get(&start) {
            None => "0",
            Some(moves) if moves % 2 == 1 => "1",
            Some(_) => "-1",
        });
    }
}
