use crate::prelude::*;
use std::collections::HashMap;

oracle! { same(generate, solve).largest(largest, 2000, 1024).slow() }

/// N, and the edges of the three graphs.
fn text(n: usize, graphs: &[Vec<(usize, usize)>]) -> String {
    let graphs = graphs.iter();
    let texts = graphs.map(|edges| format!("{}\n{}", edges.len(), lines(edges)));
    format!("{n}\n{}", texts.collect::<String>())
}

fn generate(random: &mut Random) -> String {
    let n = random.between(2, 3);
    let graph = |_| {
        let pairs = (1..=n).flat_map(|a| (1..=n).map(move |b| (a, b)));
        let mut edges: Vec<_> = pairs.filter(|(a, b)| a < b).collect();
        random.shuffle(&mut edges);
        edges.truncate(random.between(1, edges.len()));
        for edge in &mut edges {
            if random.between(0, 1) == 0 {
                *edge = (edge.1, edge.0);
            }
        }
        edges
    };
    text(n, &[0, 1, 2].map(graph))
}

fn largest(random: &mut Random) -> Vec<String> {
    let n = 100_000;
    let path: Vec<(usize, usize)> = (1..n).map(|v| (v, v + 1)).collect();
    let star: Vec<(usize, usize)> = (1..n).map(|v| (v, n)).collect();
    // All pairs of 447 vertices have the values 0 to 446.
    let pairs = (1..=447).flat_map(|b| (1..b).map(move |a| (a, b)));
    let complete: Vec<(usize, usize)> = pairs.collect();
    vec![
        text(n, &[0; 3].map(|_| complete.clone())),
        text(n, &[path, star, random.tree(n)]),
    ]
}

/// The weight of the heaviest independent set among the vertices `rest`, which are bits. `known` has the weights
/// of other sets that were found before.
fn heaviest(rest: u32, neighbours: &[u32], weights: &[u64], known: &mut HashMap<u32, u64>) -> u64 {
    if let Some(&weight) = known.get(&rest) {
        return weight;
    }
    let degree = |v: &usize| (neighbours[*v] & rest).count_ones();
    let vertices = (0..neighbours.len()).filter(|v| rest >> v & 1 == 1);
    let (alone, joined): (Vec<usize>, Vec<usize>) = vertices.partition(|v| degree(v) == 0);
    let mut weight = alone.iter().map(|&v| weights[v]).sum();
    if let Some(v) = joined.into_iter().max_by_key(degree) {
        let others = alone
            .iter()
            .fold(rest & !(1 << v), |set, v| set & !(1 << v));
        let without = heaviest(others, neighbours, weights, known);
        let with = heaviest(others & !neighbours[v], neighbours, weights, known);
        weight += without.max(weights[v] + with);
    }
    known.insert(rest, weight);
    weight
}

/// More than there are vertices, so that no digit of a weight overflows.
const W: u64 = 32;

fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let mut graphs = Vec::new();
    for _ in 0..3 {
        let m = input.read();
        graphs.push(input.read_edges(m));
    }
    let triples = product(&vec![(0..n).collect::<Vec<usize>>(); 3]);
    let are_joined = |a: &Vec<usize>, b: &Vec<usize>| {
        let places: Vec<usize> = (0..3).filter(|&i| a[i] != b[i]).collect();
        let is_edge = |i: usize| {
            let graph = &graphs[i];
            graph.contains(&(a[i], b[i])) || graph.contains(&(b[i], a[i]))
        };
        places.len() == 1 && is_edge(places[0])
    };
    let neighbours: Vec<u32> = triples
        .iter()
        .map(|a| {
            let joined = (0..triples.len()).filter(|&j| are_joined(a, &triples[j]));
            joined.map(|j| 1 << j).sum()
        })
        .collect();
    let weight = |triple: &Vec<usize>| W.pow(u32::try_from(triple.iter().sum::<usize>()).unwrap());
    let weights: Vec<u64> = triples.iter().map(weight).collect();
    let mut rest = heaviest(
        (1 << triples.len()) - 1,
        &neighbours,
        &weights,
        &mut HashMap::new(),
    );
    // The vertices of the statement count from 1.
    let modulus = 998_244_353;
    let base = 10u64.pow(18) % modulus;
    let mut weight = base * base % modulus * base % modulus;
    let mut total = 0;
    while rest > 0 {
        total = (total + rest % W * weight) % modulus;
        rest /= W;
        weight = weight * base % modulus;
    }
    output.line(total);
}
