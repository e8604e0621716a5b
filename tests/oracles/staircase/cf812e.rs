use crate::prelude::*;
use std::collections::BTreeMap;
oracle! { same(generate, solve).largest(largest, 2000, 256) }

fn generate(random: &mut Random) -> String {
    loop {
        let n = random.between(2, 5);
        let mut order: Vec<usize> = (2..=n).collect();
        random.shuffle(&mut order);
        let mut depths = vec![(1, 0)];
        let mut parents = BTreeMap::new();
        for node in order {
            random.shuffle(&mut depths);
            let (parent, depth) = depths[0];
            parents.insert(node, parent);
            depths.push((node, depth + 1));
        }
        let parents: Vec<usize> = parents.into_values().collect();
        depths.retain(|(node, _)| !parents.contains(node));
        if depths.iter().all(|(_, depth)| depth % 2 == depths[0].1 % 2) {
            let apples = random.list(n, 1, if n < 4 { 3 } else { 2 });
            return format!("{n}\n{}\n{}\n", line(&apples), line(&parents));
        }
    }
}

fn largest(random: &mut Random) -> Vec<String> {
    let n = 100_000;
    // All pairs are right, as the nim-sum is 0 and all apples are alike.
    let path: Vec<usize> = (1..n).collect();
    let alike = line(&vec![10_000_000; 100_000]);
    let star = vec![1; 99_999];
    // Twigs of two nodes, each on the root or on the end of another one: all leaves have even depth.
    let mut names: Vec<usize> = (2..n).collect();
    random.shuffle(&mut names);
    let mut parents = vec![1; 99_998];
    let mut ends = vec![1];
    for twig in names.chunks(2) {
        let place = random.between(0, ends.len() as usize - 1);
        for (node, parent) in [(twig[0], ends[place]), (twig[1], twig[0])] {
            parents[node - 2] = parent;
        }
        ends.push(twig[1]);
    }
    let mixed = line(&random.list(n, 1, 10_000_000));
    let others = line(&random.list(n - 1, 1, 10_000_000));
    vec![
        format!("{n}\n{alike}\n{}\n", line(&path)),
        format!("{n}\n{mixed}\n{}\n", line(&star)),
        format!("{}\n{others}\n{}\n", n - 1, line(&parents)),
    ]
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
