use crate::prelude::*;
oracle! { same(generate, solve).known(known).largest(largest, 2000, 1024).slow() }

fn generate(random: &mut Random) -> String {
    let n = random.between(1, 3);
    let most = [12, 9, 6][n - 1];
    let mut barred = Vec::new();
    for heap in 1..=most {
        // Of each size few, about half, or all moves.
        let chance = random.between(0, 3);
        barred.extend((1..=heap).map(|take| (heap, take)));
        barred.retain(|&(size, _)| size < heap || random.between(1, 3) <= chance);
    }
    if barred.is_empty() {
        barred.push((1, 1));
    }
    random.shuffle(&mut barred);
    let mut input = format!("{n} {}\n", barred.len());
    input += &format!("{}\n", line(&random.list(n, 1, most)));
    input += &lines(&barred);
    input
}

/// All moves of heaps up to 631.
fn all() -> Vec<(usize, usize)> {
    let all = (1..=631).flat_map(|heap| (1..=heap).map(move |take| (heap, take)));
    all.collect()
}

/// All moves are barred.
fn known(_: &mut Random) -> Vec<(String, String)> {
    let input = format!("1 {}\n631\n{}", all().len(), lines(&all()));
    vec![(input, "Aoki\n".to_string())]
}

fn largest(random: &mut Random) -> Vec<String> {
    let n: usize = 200_000;
    let most = 1_000_000_000_000_000_000;
    let anywhere: Vec<(usize, usize)> = (0..n).map(|i| (most - 2 * i, 1 + i)).collect();
    let one_size: Vec<(usize, usize)> = (0..n).map(|i| (most, most - i)).collect();
    // Each size loses the value of the one below.
    let chain: Vec<(usize, usize)> = (0..n / 2)
        .flat_map(|i| [(most - i, 1), (most - i, 2)])
        .collect();
    // All moves from the sizes up to 631 are barred, so their values are 0.
    let inputs = [anywhere, one_size, chain, all()].map(|mut barred| {
        random.shuffle(&mut barred);
        let heaps = random.list(n, most - n, most);
        let mut input = format!("{n} {}\n{}\n", barred.len(), line(&heaps));
        input += &lines(&barred);
        input
    });
    inputs.to_vec()
}

fn solve(input: &mut Input, output: &mut Output) {
    let n = input.read();
    let m: usize = input.read();
    let heaps: Vec<u64> = input.read_list(n);
    let barred: Vec<(u64, u64)> = (0..m).map(|_| (input.read(), input.read())).collect();
    let mut search = Search::normal(|heaps: &Vec<u64>| {
        let mut options = change_one(heaps, |heap| {
            let takes = (1..=heap).filter(|&take| !barred.contains(&(heap, take)));
            takes.map(|take| heap - take).collect()
        });
        for option in &mut options {
            option.sort_unstable();
        }
        options
    });
    let won = search.wins(&heaps);
    output.line(either(won, "Takahashi", "Aoki"));
}
