use crate::judge::{Judge, Oracle};
use snippets::io::{Input, Output};
use snippets::random::{line, Random};
use snippets::search::Search;
use std::collections::BTreeMap;

pub const ORACLE: Oracle = Oracle {
    generate,
    inputs: 100,
    judge: Judge::Same(solve),
    largest,
    milliseconds: None,
    mebibytes: None,
};

fn generate(random: &mut Random) -> String {
    loop {
        let n = random.between(2, 5);
        let mut order: Vec<u64> = (2..=n).collect();
        random.shuffle(&mut order);
        let mut depths = vec![(1, 0)];
        let mut parents = BTreeMap::new();
        for node in order {
            random.shuffle(&mut depths);
            let (parent, depth) = depths[0];
            parents.insert(node, parent);
            depths.push((node, depth + 1));
        }
        let parents: Vec<u64> = parents.into_values().collect();
        depths.retain(|(node, _)| !parents.contains(node));
        if depths.iter().all(|(_, depth)| depth % 2 == depths[0].1 % 2) {
            let apples = random.list(n, 1, if n < 4 { 3 } else { 2 });
            return format!("{n}\n{}\n{}\n", line(&apples), line(&parents));
        }
    }
}

fn largest(_: &mut Random) -> Vec<String> {
    Vec::new()
}

fn solve(input: &mut Input, output: &mut Output) {
    let n: usize = input.read();
    let apples: Vec<u64> = input.read_list(n);
    let mut children = vec![Vec::new(); n];
    for child in 1..n {
        let parent: usize = input.read();
        children[parent - 1].push(child);
    }
    let mut search = Search::normal(|apples: &Vec<u64>| {
        let mut options = Vec::new();
        for node in 0..n {
            for count in 1..=apples[node] {
                let mut eaten = apples.clone();
                eaten[node] -= count;
                for &child in &children[node] {
                    let mut option = eaten.clone();
                    option[child] += count;
                    options.push(option);
                }
                if children[node].is_empty() {
                    options.push(eaten);
                }
            }
        }
        options
    });
    let mut pairs = 0;
    for u in 0..n {
        for v in 0..u {
            let mut swapped = apples.clone();
            swapped.swap(u, v);
            pairs += u32::from(!search.wins(&swapped));
        }
    }
    output.line(pairs);
}
